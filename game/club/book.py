"""The club's book, `club.txt`: every evening and every game of it, a line each, and their sums."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from game.club.night import EVENTS, NIGHT, YOU, Event, Meeting, Tie
from game.club.scoring import Result, Standing
from game.store.judged import NOBODY
from game.store.line_file import LineFile
from game.store.lock import Hold, take
from game.values import frozen

FILE_NAME = "club.txt"
END = "."
WATCHED = "CPU"
"""The initials of an evening at which the computer plays your side: nobody's season counts it."""
HEADING = """\
# The book of the club: who came, who met whom, and the spread of the first of the two; `card`: you signed.
"""
_LINE = re.compile(
    r"(?:(?P<kind>night|day|short) (?P<begun>\d+) (?P<initials>[A-Z0-9]{1,3}|-) (?P<date>\S{10,19})"
    r" (?P<seed>[0-9a-f]{16}) (?P<shipmate>shipmate-\d{1,4})"
    r"|game (?P<game>\d+) (?P<round>\d{1,4}) (?P<player>\S{1,40}) (?P<rival>\S{1,40}) (?P<spread>[+-]\d{1,3})"
    r"|card (?P<card>\d+) (?P<signed>\d{1,4})) \."
)
_OF_AN_EVENING = ("begun", "kind", "initials", "date", "seed", "shipmate")
_Line = re.Match[str]
BUSY = "Another CRIB has the club's book open. Close it there first."


@dataclass
class Evening:
    """A night or a tournament, as far as it has been played."""

    number: int
    kind: str
    initials: str
    date: str
    seed: str
    shipmate: str
    results: list[Result] = field(default_factory=list)
    signed: set[int] = field(default_factory=set)

    def add(self, result: Result) -> bool:
        """Add a game unless it has been; what is told of one first holds."""
        is_new = all(one[:3] != result[:3] for one in self.results)
        if is_new:
            self.results.append(result)
        return is_new

    @property
    def event(self) -> Event:
        return EVENTS[self.kind]

    @property
    def standings(self) -> list[Standing]:
        return self.event.standings(self.results)

    @property
    def yours(self) -> list[Result]:
        """Your games, in order."""
        return sorted(one for one in self.results if one.player == YOU)

    @property
    def meetings(self) -> list[Meeting]:
        return self.event.meetings(self.results)

    @property
    def next_meeting(self) -> Meeting | None:
        """Return your next game; nothing when you have played all of yours, or others must play first."""
        return next((one for one in self.meetings if one.player == YOU), None)

    @property
    def to_sign(self) -> Result | None:
        """Return a game that is played and not on your card."""
        return next((one for one in self.yours if one.round not in self.signed), None)

    @property
    def is_over(self) -> bool:
        return not self.meetings and self.to_sign is None

    @property
    def ties(self) -> list[Tie]:
        """The bracket, as far as it is drawn."""
        return self.event.ties(self.results)

    @property
    def place(self) -> int:
        """Return where you stand, counted from one."""
        return 1 + [one.player for one in self.standings].index(YOU)

    @property
    def your_standing(self) -> Standing:
        return self.standings[self.place - 1]


class Book:
    """The file in one folder. What cannot be written comes back as a sentence."""

    def __init__(self, folder: Path) -> None:
        self._file = LineFile(folder / FILE_NAME, _read, HEADING)
        self._path = folder / FILE_NAME

    def open(self) -> Hold | None:
        """Have the book to this program alone; nothing when another has it."""
        return take(
            self._path.with_suffix(".open")
        )  # a lock of its own: each line is written under the file's

    def _all(self) -> dict[int, Evening]:
        found: dict[int, Evening] = {}
        for line in self._file.all():
            _add(found, line)
        return found

    def evening(self, number: int) -> Evening | None:
        """Return the evening of this number, as far as it has been played."""
        return self._all().get(number)

    def evenings(self, initials: str) -> list[Evening]:
        """Return all evenings of these initials, the first in front."""
        return [one for one in self._all().values() if one.initials == (initials or NOBODY)]

    def unfinished(self, initials: str) -> Evening | None:
        """Return the evening that can be continued."""
        return next((one for one in reversed(self.evenings(initials)) if not one.is_over), None)

    def begin(self, evening: Evening) -> str | None:
        """Begin an evening, under the next number of the book."""
        evening.number = 1 + max(
            (int(line["begun"]) for line in self._file.all() if line["begun"]), default=0
        )
        words = (
            evening.kind,
            evening.number,
            evening.initials or "-",
            evening.date,
            evening.seed,
            evening.shipmate,
        )
        evening.initials = evening.initials or "-"
        return self._add(words)

    def note(self, evening: Evening, result: Result) -> str | None:
        """Note a game, once."""
        if not evening.add(result):
            return None
        return self._add(("game", evening.number, *result[:3], f"{result.spread:+}"))

    def sign(self, evening: Evening, number: int) -> str | None:
        """Note that a game is on your card, and signed."""
        evening.signed.add(number)
        return self._add(("card", evening.number, number))

    def _add(self, words: Iterable[object]) -> str | None:
        return self._file.add(" ".join(map(str, (*words, END))).encode())


def _read(line: bytes) -> _Line | None:
    return _LINE.fullmatch(line.decode(errors="replace"))


def _add(found: dict[int, Evening], line: _Line) -> None:
    """Add a line's meaning to the evenings that stand above it; one of none of them says nothing."""
    if line["kind"]:
        number, kind, initials, date, seed, shipmate = line.group(*_OF_AN_EVENING)
        found[int(number)] = Evening(int(number), kind, initials, date, seed, shipmate)
    elif line["game"] and int(line["game"]) in found:
        result = Result(int(line["round"]), line["player"], line["rival"], int(line["spread"]))
        found[int(line["game"])].add(result)
    elif line["card"] and int(line["card"]) in found:
        found[int(line["card"])].signed.add(int(line["signed"]))


@frozen
class Season:
    """What somebody's evenings add up to."""

    nights: int
    points: int
    won: int
    spread: int
    on_the_list: int
    """The points of the nights that brought enough of them."""
    grand_slams: int


def season(evenings: Iterable[Evening], year: str = "") -> Season:
    """Return the season of a year, or of all years: only nights that are over count."""
    over = [one for one in evenings if one.is_over and one.date.startswith(year)]
    own = [one.your_standing for one in over]
    nights = [one.your_standing for one in over if one.kind == NIGHT]
    return Season(
        nights=len(own),
        points=sum(one.points for one in own),
        won=sum(one.won for one in own),
        spread=sum(one.spread for one in own),
        on_the_list=sum(one.points for one in nights if one.qualifies),
        grand_slams=sum(one.won == one.played for one in own),
    )
