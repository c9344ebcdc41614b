"""One line of WASCO: a finished game as its player's record keeps it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from game.rules.cards import CARD_PATTERN
from game.rules.errors import LONGEST_SEED, MOST_INITIALS
from game.rules.forms import FORMS
from game.values import frozen

END = "."  # a line without it was torn off while it was written
LONGEST_SEED_WORD = 10 * LONGEST_SEED  # each letter may be written \U0001f0a1
LATER_VERSION = re.compile(rb"v\d+ ")

_TALLY = r"\d{1,4}:\d{1,3}"
_LUCK = r"[+-]\d{1,3}\.\d"
_ESCAPED = re.compile(r"(?:[!-\[\]-~]|\\(?:[\\nrt]|x[\da-f]{2}|u[\da-f]{4}|U000[\da-f]{5}|U0010[\da-f]{4}))*")


def _for_each_side(name: str, pattern: str) -> str:
    """Return the pattern of one's own part, then of what each of the others has."""
    return f"(?P<own_{name}>{pattern})(?P<their_{name}>(?:/{pattern}){{1,3}})"


COLUMNS = {
    "initials": f"[A-Z0-9]{{1,{MOST_INITIALS}}}",
    "begun": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d",
    "form": "|".join(FORMS),
    "preset": "[a-z+-]{1,40}",
    "level": r"-|[a-z/-]{1,80}",
    "result": "(?:won|lost)(?:-lurch|-skunk|-double-skunk)?",
    "scores": _for_each_side("scores", r"\d{1,3}"),
    "deals": r"\d{1,3}",
    "pegged": _for_each_side("pegged", r"\d{1,4}"),
    "hands": _for_each_side("hands", _TALLY),
    "cribs": _for_each_side("cribs", _TALLY),
    "best": rf"-|\d{{1,2}}:(?:{CARD_PATTERN}){{3,5}}\+{CARD_PATTERN}",
    "luck": _for_each_side("luck", _LUCK),
    "seed": rf"\S{{1,{LONGEST_SEED_WORD}}}",
}
_WORDS = "".join(f"(?P<{name}>{pattern})\\s+" for name, pattern in COLUMNS.items())
LINE = re.compile(rf"\s*{_WORDS}\{END}\s*".encode())
"""A whole line, with or without its end: a group for each column, and for one's own part and the others'."""
WITH_HINTS = "+hints"
"""What stands behind the preset of a game in which the coach was asked; older versions read it, too."""
WITH_SEED = "+seed"
"""What stands there, before that, where somebody chose the seed: such a game is outside the standings."""
WIDTHS = (3, 19, 9, 8, 10, 11, 7, 2, 5, 10, 9, 17, 9, 1)

HEADING = f"""\
# WASCO: finished games played under initials, one a line.
# {" ".join(COLUMNS)}
# Yours first, then / the others'. Hands and cribs: points:how many. Luck: points that the cards dealt
# could hold, against average. After the preset: {WITH_HINTS} if the coach gave a hint,
# {WITH_SEED} if somebody chose the seed.
# CRIB leaves alone any line it can't read.
"""


@frozen
class PointsInHands:
    """Points, and in how many hands."""

    points: int
    hands: int

    def __str__(self) -> str:
        return f"{self.points}:{self.hands}"

    @classmethod
    def parse(cls, text: str) -> PointsInHands:
        """Read the text of `str`."""
        return cls(*map(int, text.split(":")))


@frozen
class GameRecord:
    """A finished game. Where it has something of each side, the player's own stands first."""

    initials: str
    begun: str
    form: str
    preset: str
    level: str
    result: str
    scores: tuple[int, ...]
    deals: int
    pegged: tuple[int, ...]
    hands: tuple[PointsInHands, ...]
    cribs: tuple[PointsInHands, ...]
    best: str
    luck: tuple[float, ...]
    seed: str

    @property
    def won(self) -> bool:
        return self.result.startswith("won")

    @property
    def has_hints(self) -> bool:
        return self.preset.endswith(WITH_HINTS)

    @property
    def has_seed(self) -> bool:
        return WITH_SEED in self.preset

    @property
    def margin(self) -> int:
        """How far the player was in front of the best of the others."""
        return self.scores[0] - max(self.scores[1:])

    def to_line(self) -> str:
        words = (_WRITERS.get(name, str)(getattr(self, name)) for name in COLUMNS)
        padded = (word.ljust(width) for word, width in zip(words, WIDTHS, strict=True))
        return f"{' '.join(padded)} {END}"

    @classmethod
    def of(cls, line: re.Match[bytes]) -> GameRecord:
        """Read the game of a line that was found to be one."""
        words = {name: line[name].decode("latin-1") for name in COLUMNS}
        return cls(**{name: _READERS.get(name, str)(word) for name, word in words.items()})


def fits(column: str, word: str) -> bool:
    """Tell whether a word may stand in a column."""
    return re.fullmatch(COLUMNS[column], word) is not None


def is_record(line: bytes) -> bool:
    """Tell whether a line is a game that this version can read, from its first word to its full stop."""
    return LINE.fullmatch(line) is not None


def is_remark(line: bytes) -> bool:
    """Tell whether a line is none of a game's, or one that a later version will read."""
    return not line.strip() or line.startswith(b"#") or LATER_VERSION.match(line) is not None


def numbers(text: str) -> tuple[int, ...]:
    """Read a number of each side."""
    return tuple(map(int, text.split("/")))


def tallies(text: str) -> tuple[PointsInHands, ...]:
    """Read a tally of each side."""
    return tuple(map(PointsInHands.parse, text.split("/")))


def _joined(of_each_side: tuple[object, ...]) -> str:
    return "/".join(map(str, of_each_side))


def seed_word(seed: str) -> str:
    """Write a seed without spaces, in plain letters."""
    return seed.encode("unicode_escape").decode("ascii").replace(" ", r"\x20")


def _seed(word: str) -> str:
    if not _ESCAPED.fullmatch(word):
        return word  # no seed of ours, but it says what it says
    return word.encode("latin-1").decode("unicode_escape")


_READERS: dict[str, Callable[[str], Any]] = {
    "scores": numbers,
    "deals": int,
    "pegged": numbers,
    "hands": tallies,
    "cribs": tallies,
    "luck": lambda word: tuple(map(float, word.split("/"))),
    "seed": _seed,
}
_WRITERS: dict[str, Callable[[Any], str]] = {
    **dict.fromkeys(("scores", "pegged", "hands", "cribs"), _joined),
    "luck": lambda points: "/".join(f"{each:+.1f}" for each in points),
    "seed": seed_word,
}
