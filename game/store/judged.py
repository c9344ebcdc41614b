"""What was given away in the games that were judged: a line for each in `judged.txt`."""

from math import isfinite
from pathlib import Path

from game.store.line_file import LineFile
from game.values import frozen, parts, replace

FILE_NAME = "judged.txt"
COUNTED = "counted"
SEAL_NOTED = 8
"""How many letters of a seal tell one game from another."""
NOBODY = "-"
"""Stands for the initials of a game that was played under none."""


@frozen
class JudgedGame:
    """Whose game it was, when it began, what its decisions cost and how many there were."""

    initials: str
    begun: str
    form: str
    given_away: float
    unit: str
    """What it is told in; today parts of a game, each decision as far as it counts for a player's measure."""
    decisions: int
    seal: str
    """The first letters of it, by which the game is known again."""

    def to_line(self) -> str:
        return " ".join(
            f"{word:.4f}" if isinstance(word, float) else str(word) for word in parts(self).values()
        )

    def is_same(self, other: "JudgedGame") -> bool:
        """Tell whether it is the same game, judged once more."""
        return (self.initials, self.begun, self.seal) == (other.initials, other.begun, other.seal)

    @classmethod
    def parse(cls, line: str) -> "JudgedGame | None":
        """Read the text of `to_line`; nothing where it is something else."""
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
        self._file = LineFile(self.path, _read)

    def of(self, initials: str) -> list[JudgedGame]:
        own = (game for game in self._file.all() if game.initials == initials)
        return sorted(own, key=lambda game: game.begun)

    def has(self, game: JudgedGame) -> bool:
        return any(map(game.is_same, self._file.all()))

    def add(self, game: JudgedGame) -> str | None:
        """Add a game, unless it is there already."""

        def is_there(line: bytes) -> bool:
            other = _read(line)
            return other is not None and game.is_same(other)

        return self._file.add(game.to_line().encode(), is_there)

    def sign(self, begun: str, seal: str, initials: str) -> str | None:
        """Put the game that was begun at this moment with this seal, and was nobody's, under initials."""
        for game in self.of(NOBODY):
            if (game.begun, game.seal) == (begun, seal[:SEAL_NOTED]):
                return self.add(replace(game, initials=initials)) or self._file.remove(game.is_same)
        return None

    def remove(self, initials: str) -> str | None:
        return self._file.remove(lambda game: game.initials == initials)

    def reset(self) -> str | None:
        return self._file.remove(lambda _: True)


def _read(line: bytes) -> JudgedGame | None:
    return JudgedGame.parse(line.decode(errors="replace"))
