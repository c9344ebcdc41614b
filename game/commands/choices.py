"""What the words choose for one game: settings that hold until the program ends."""

from game.commands.values import number, one_of
from game.commands.words import Misspelt, Words
from game.rules.forms import FORMS
from game.rules.house import TARGETS
from game.rules.presets import PRESETS
from game.scenes.sitting.source_style import as_it_comes
from game.store.settings import Settings

PLAYS_EVERY_FORM = "hoyle"


def choose(settings: Settings, words: Words) -> None:
    """Change the settings as the words say; none of it is remembered."""
    if "--preset" in words:
        _take_out(settings, one_of(words, "--preset", PRESETS))
    if "--form" in words:
        settings.for_now("form", one_of(words, "--form", FORMS))
    if "--level" in words:
        from game.players.levels import LEVELS  # its tables take a moment to read

        settings.for_now("level", one_of(words, "--level", LEVELS))
    if "--target" in words:
        settings.for_now("target", int(one_of(words, "--target", list(map(str, TARGETS)))))
    if "--speed" in words:
        settings.for_now("speed", number(words, "--speed", 1, 5))
    if "--mute" in words:
        settings.for_now("muted", True)
    if "--fullscreen" in words:
        settings.for_now("full_screen", True)
    _fit_form_to_preset(settings, words)


def _take_out(settings: Settings, preset: str) -> None:
    """As from the cabinet: another source brings its own rules, the same one stays as it was left."""
    if preset != settings.preset:
        for name, value in as_it_comes(preset).items():
            settings.for_now(name, value)


def _fit_form_to_preset(settings: Settings, words: Words) -> None:
    """A form that was named brings rules that know it; a preset that was named, a form that it knows."""
    preset = PRESETS[settings.preset]
    if settings.form in preset.forms:
        return
    if "--form" not in words:
        settings.for_now("form", preset.forms[0])
    elif "--preset" not in words:
        settings.for_now("preset", PLAYS_EVERY_FORM)
    else:
        raise Misspelt(f"--preset {preset.name} plays {', '.join(preset.forms)}, not {settings.form}.")
