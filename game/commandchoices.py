"""What the words choose for one game: settings that hold until the program ends, and values checked."""

from collections.abc import Collection
from pathlib import Path

from game.commandwords import Misspelt, Words, nearest
from game.rules.errors import CribbageError
from game.rules.forms import FORMS
from game.rules.house import TARGETS
from game.rules.presets import PRESETS
from game.store.settings import Settings
from game.store.settingwords import are_initials

PLAYS_EVERY_FORM = "hoyle"
MOST_FRAMES = 10**9


def choose(settings: Settings, words: Words) -> None:
    """Change the settings as the words say; none of it is remembered."""
    if "--preset" in words:
        settings.for_now("preset", one_of(words, "--preset", PRESETS))
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


def one_of(words: Words, option: str, known: Collection[str]) -> str:
    """The value of an option that can only be one of these."""
    word = words[option].lower()
    if word not in known:
        advice = nearest(word, known) or f" It can be {', '.join(known)}."
        raise Misspelt(f"{option} cannot be '{words[option]}'.{advice}")
    return word


def number(words: Words, option: str, low: int, high: int) -> int:
    """The value of an option that is a number."""
    word = words[option]
    if not (word.isascii() and word.isdecimal() and len(word) <= len(str(high)) and low <= int(word) <= high):
        raise Misspelt(f"{option} takes a number from {low} to {high}, not '{word}'.")
    return int(word)


def frames(words: Words) -> int | None:
    """How long to run."""
    return number(words, "--frames", 1, MOST_FRAMES) if "--frames" in words else None


def initials(words: Words, option: str) -> str:
    """Initials as WASCO takes them; none where the option is not there."""
    word = words.get(option, "")
    if option in words and not (word and are_initials(word)):
        raise Misspelt(f"Initials are 1 to 3 letters or digits, such as ABC, not '{word}'.")
    return word.upper()


def seed(words: Words) -> str | None:
    """The words to shuffle from."""
    if "--seed" not in words:
        return None
    text = " ".join(words["--seed"].split())
    if not text or not text.isprintable():
        raise Misspelt("--seed needs words or a number after it.")
    return text


def path(words: Words, option: str) -> Path | None:
    """A file or folder that was named."""
    return Path(words[option]) if words.get(option) else None


def game_file(words: Words) -> Path | None:
    """The game to be looked at again, if it can be read."""
    file = path(words, "--replay")
    if file:
        from game.store.finished import read_game  # it brings all the rules with it

        try:
            read_game(file)
        except CribbageError as error:
            raise Misspelt(f"{file.name} cannot be played again. {error}") from None
    return file
