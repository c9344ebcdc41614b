"""The values of the options: checked, and read."""

from collections.abc import Collection
from pathlib import Path

from game.commands.words import Misspelt, Words
from game.rules.errors import LONGEST_SEED, CribbageError
from game.rules.pack import is_seed
from game.store.wasco_line import are_initials

MOST_FRAMES = 10**9


def one_of(words: Words, option: str, known: Collection[str]) -> str:
    """The value of an option that can only be one of these."""
    word = words[option].lower()
    if word not in known:
        raise Misspelt(f"{option} cannot be '{words[option]}'. It can be {', '.join(known)}.")
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
    if not is_seed(text):
        raise Misspelt(f"--seed needs words or a number after it, {LONGEST_SEED} letters at most.")
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
