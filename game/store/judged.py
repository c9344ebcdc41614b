"""What was given away in the games that were judged: a line for each in `judged.txt`."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import astuple, dataclass
from math import isfinite
from pathlib import Path

from game.store.lock import locked
from game.store.safe_files import NO_LINK, append_bytes, cannot_write, replace_with

FILE_NAME = "judged.txt"
GAMES = "games"
NOBODY = "-"
"""Stands for the initials of a game that was played under none."""
_AS_THEY_ARE = "surrogateescape"  # bytes that are no letters


@dataclass(frozen=True)
class JudgedGame:
    """Whose game it was and when it began, and what was given away in so many decisions."""

    initials: str
    begun: str
    form: str
    given_away: float
    unit: str
    """What it is told in; all that is told today is parts of a game."""
    decisions: int
    seal: str
    """The first letters of it, by which the game is known again."""

    def to_line(self) -> str:
        """The game as it stands in the file."""
        return " ".join(f"{word:.4f}" if isinstance(word, float) else str(word) for word in astuple(self))

    def is_same(self, other: "JudgedGame") -> bool:
        """Whether it is the same game, judged once more."""
        return (self.initials, self.begun, self.seal) == (other.initials, other.begun, other.seal)

    @classmethod
    def parse(cls, line: str) -> "JudgedGame | None":
        """Read what `to_line` wrote; nothing where it is something else."""
        words = line.split()
        try:
            initials, begun, form, given_away, unit, decisions, seal = words
            found = cls(initials, begun, form, float(given_away), unit, int(decisions), seal)
        except ValueError:
            return None
        return found if found.to_line() == line and isfinite(found.given_away) else None


class JudgedGames:
    """The file in one folder. What goes wrong comes back as a sentence."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def of(self, initials: str) -> list[JudgedGame]:
        """The games of somebody, in the order in which they began."""
        with suppress(OSError):
            own = (game for game in self._games() if game.initials == initials)
            return sorted(own, key=lambda game: game.begun)
        return []

    def has(self, game: JudgedGame) -> bool:
        """Whether a game was added before."""
        with suppress(OSError):
            return any(game.is_same(other) for other in self._games())
        return False

    def add(self, game: JudgedGame) -> str | None:
        """Add a game, unless it is there already."""
        try:
            with locked(self.path):
                if not any(game.is_same(other) for other in self._games()):
                    lead = "\n" if self._torn() else ""
                    piece = f"{lead}{game.to_line()}\n"
                    append_bytes(self.path, piece.encode(), os.O_CREAT | NO_LINK)
        except OSError as error:
            return cannot_write(self.path, error)
        return None

    def remove(self, initials: str) -> str | None:
        """Take out all games of somebody, or of everybody."""
        return self._keep(lambda line: line.partition(" ")[0] != initials)

    def reset(self) -> str | None:
        return self._keep(lambda line: JudgedGame.parse(line) is None)

    def _keep(self, stays: Callable[[str], bool]) -> str | None:
        if not self.path.exists():
            return None
        try:
            with locked(self.path):
                kept = "\n".join(filter(stays, self._text().split("\n")))
                replace_with(self.path, kept.encode(errors=_AS_THEY_ARE))
        except OSError as error:
            return cannot_write(self.path, error)
        return None

    def _games(self) -> Iterator[JudgedGame]:
        return filter(None, map(JudgedGame.parse, self._text().split("\n")))

    def _torn(self) -> str:
        """The last line, if a crash has torn it."""
        return self._text().rpartition("\n")[2]

    def _text(self) -> str:
        return self.path.read_bytes().decode(errors=_AS_THEY_ARE) if self.path.is_file() else ""
