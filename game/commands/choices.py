"""What the words choose for one game: settings that hold until the program ends."""

from game import machines
from game.commands.values import initials, number, one_of
from game.commands.words import Misspelt, Words
from game.rules.forms import FORMS
from game.rules.house import TARGETS
from game.rules.presets import PRESETS
from game.store.settings import AS_THE_SOURCE, TUTOR_WORDS, Settings


def choose(settings: Settings, words: Words) -> None:
    """Change the settings as the words say; none of it is remembered."""
    with settings.for_now():
        _choose_game(settings, words)
        if "--record" in words:
            settings.initials = initials(words, "--record")
        if "--speed" in words:
            settings.speed = number(words, "--speed", 1, 5)
        if "--tutor" in words:
            settings.tutor = one_of(words, "--tutor", TUTOR_WORDS)
        if "--machine" in words:
            settings.machine = one_of(words, "--machine", [*machines.names(), AS_THE_SOURCE])
        if words.keys() & {"--machine", "--preset"}:
            settings.cover = settings.machine_now
        if "--mute" in words:
            settings.muted = True
        if "--fullscreen" in words:
            settings.full_screen = True


def _choose_game(settings: Settings, words: Words) -> None:
    if "--preset" in words:
        settings.take_out(one_of(words, "--preset", PRESETS))
    if "--form" in words:
        settings.form = one_of(words, "--form", FORMS)
    if "--level" in words:
        from game.players.levels import LEVELS  # its tables take a moment to read

        settings.play_against(one_of(words, "--level", LEVELS))
    if "--target" in words:
        settings.target = int(one_of(words, "--target", list(map(str, TARGETS))))
    if words.keys() & {"--preset", "--form"}:
        _fit_form_to_preset(settings, words)


def _fit_form_to_preset(settings: Settings, words: Words) -> None:
    """A form that was named brings rules that know it; a preset that was named, a form that it knows."""
    preset = PRESETS[settings.preset]
    if settings.form in preset.forms:
        return
    if "--form" not in words:
        settings.form = preset.forms[0]
    elif "--preset" not in words:
        settings.preset = next(name for name in reversed(PRESETS) if settings.form in PRESETS[name].forms)
    else:
        raise Misspelt(f"--preset {preset.name} plays {', '.join(preset.forms)}, not {settings.form}.")
