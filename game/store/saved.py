"""A saved game: who sits where, then the log, in plain lines."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from game.rules.errors import CribbageError, InvalidLog, bounded, quoted
from game.rules.game import Game
from game.rules.log import FIRST_LINE as LOG_LINE
from game.rules.log import parse_move_line, read_log
from game.rules.pack import seal

FIRST_LINE = "crib game 1"
TURNED = "other-side-of"  # the name of the line that tells which kept game was played with these cards first
HINTS = "hints"  # the name of the line that tells before which moves one was given
LONGEST_SITTER = 60  # letters: the seat, a level and a name


@dataclass(frozen=True)
class SavedGame:
    """Who sits where (`person ANN`, `champ`), whose record it is, the log, and what else belongs to it."""

    seats: tuple[str, ...]
    initials: str
    lines: tuple[str, ...]
    extras: dict[str, str] = field(default_factory=dict)
    above: int = field(default=0, compare=False)
    """How many lines stood above the log where it was read."""

    def begun_at(self, moment: str) -> "SavedGame":
        """This game with its seal, and the moment it was begun unless that is known."""
        return replace(self, extras={"begun": moment, "seal": seal(self.seed)} | self.extras)

    @property
    def hints(self) -> list[int]:
        """Before which moves, counted from none, the coach was asked or spoke up."""
        return [int(word) for word in self.extras.get(HINTS, "").split() if word.isdecimal()]

    @property
    def seed(self) -> str:
        """What the packs are shuffled from."""
        return read_log(self.lines).heading.seed

    def played(self) -> tuple[Game, list[str], str]:
        """The game as far as it goes (`play_again`); `InvalidLog` where others sit than it takes."""
        game, lines, why = play_again(self.lines, self.above)
        if len(self.seats) != game.form.seats:
            sat = f"It takes {game.form.seats} to play, and {len(self.seats)} have sat down."
            raise InvalidLog(f"Line {self.above}: {sat}")
        return game, lines, why

    def to_lines(self) -> list[str]:
        """The saved game as text."""
        seats = [f"seat {number} {who}" for number, who in enumerate(self.seats)]
        extras = [f"{name} {word}" for name, word in self.extras.items()]
        return [FIRST_LINE, f"initials {self.initials}".rstrip(), *seats, *extras, *self.lines]

    @classmethod
    def from_lines(cls, lines: Iterable[str]) -> "SavedGame":
        """Read what `to_lines` wrote; `InvalidLog` says why it cannot be read."""
        rows = bounded(lines)
        if not rows or rows[0] != FIRST_LINE:
            raise InvalidLog(f"Line 1: this is no saved game (one begins '{FIRST_LINE}').")
        if LOG_LINE not in rows:
            raise InvalidLog(f"Line {len(rows)}: the log is missing (it begins '{LOG_LINE}').")
        start = rows.index(LOG_LINE)
        words = [row.partition(" ") for row in rows[1:start]]
        seats = tuple(rest.partition(" ")[2] for name, _, rest in words if name == "seat")
        _check(words)
        extras = {name: rest for name, _, rest in words if name not in ("seat", "")}
        return cls(seats, extras.pop("initials", ""), tuple(rows[start:]), extras, start)


def _check(words: list[tuple[str, str, str]]) -> None:
    for number, (name, _, rest) in enumerate(words, 2):
        if name in ("seat", "initials") and len(rest) > LONGEST_SITTER:
            raise InvalidLog(f"Line {number}: nobody is called '{quoted(rest)}'.")


def play_again(lines: Iterable[str], above: int = 0) -> tuple[Game, list[str], str]:
    """Play a log as far as it goes: the game, the lines played, and why it went no further.

    The line that it names is counted with those that stand above the log.
    """
    rows = list(lines)
    first = next((place for place, row in enumerate(rows) if row[:1].isdecimal()), len(rows))
    game = Game.from_lines(rows[:first], above)
    for place, row in enumerate(rows[first:], first):
        try:
            game.apply(*parse_move_line(row))
        except CribbageError as error:
            return game, rows[:place], f"Line {above + place + 1}: {error}"
    return game, rows, ""
