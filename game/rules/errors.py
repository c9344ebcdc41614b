"""The errors of reading and asking, each with a sentence; and how much there may be of it."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_LINE = 4_000
MOST_LINES = 20_000  # of a game: forty times as many as the longest ever seen
MOST_DIGITS = 9
LONGEST_SEED = 2_000
LONGEST_QUOTE = 40
LONGEST_NAME = 10  # as long as a nameplate is wide
MOST_INITIALS = 3


class CribbageError(ValueError):
    """Anything the rules refuse."""


class InvalidCard(CribbageError):
    """A word that names no card."""


class InvalidHand(CribbageError):
    """Cards that cannot be held together."""


class InvalidMove(CribbageError):
    """A word that names no move."""


class InvalidHouse(CribbageError):
    """House rules that cannot be read, or that do not fit the form."""


class IllegalMove(CribbageError):
    """A move that the rules do not allow now; `phrase` names what a voice says of it, with these facts."""

    def __init__(self, words: str, phrase: str = "", **facts: object) -> None:
        super().__init__(words)
        self.phrase, self.facts = phrase, facts


class InvalidLog(CribbageError):
    """A log that cannot be played back; the sentence names the line."""


class InvalidPosition(CribbageError):
    """A position that cannot be read, or cannot be; the sentence names the word."""


def bounded(lines: Iterable[str], above: int = 0) -> list[str]:
    """Return the lines without their ends; `InvalidLog` names the first that is too long, or one too many."""
    rows = []
    for number, line in enumerate(lines, above + 1):
        if len(line) > LONGEST_LINE:
            raise InvalidLog(f"Line {number}: it is longer than {LONGEST_LINE} letters.")
        if number > above + MOST_LINES:
            raise InvalidLog(f"Line {number}: no game has more lines than {MOST_LINES}.")
        rows.append(line.rstrip("\r\n"))
    return rows


def are_initials(word: str) -> bool:
    """Tell whether somebody may be recorded under these, in capitals; or under none."""
    capitals = word.upper()
    return not word or (len(capitals) <= MOST_INITIALS and capitals.isascii() and capitals.isalnum())


def is_number(word: str, most_digits: int) -> bool:
    """Tell a number in a few plain digits from anything else that somebody has typed or sent."""
    return word.isascii() and word.isdecimal() and len(word) <= most_digits


def whole_number(word: str) -> int:
    """Read a number as the log writes it: a few plain digits. Anything else is a `ValueError`."""
    if not is_number(word, MOST_DIGITS):
        raise ValueError(f"'{quoted(word)}' is not a number")
    return int(word)


def quoted(text: str) -> str:
    """Quote as much of a player's words as a sentence has room for."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}..."
