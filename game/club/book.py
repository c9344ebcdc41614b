"""The club's book, `club.txt`: every evening and every game of it, a line each, and their sums."""

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from game.club.evening import EVENTS, NIGHT, YOU, Evening
from game.club.scoring import AWARDED, Result
from game.players.seating import is_player
from game.store.judged import NOBODY
from game.store.kept_game import CLUB_OPEN
from game.store.line_file import LineFile
from game.store.lock import Hold, take

FILE_NAME = "club.txt"
END = "."
NAMED = "named"
WATCHED = "CPU"
"""The initials of an evening at which the computer plays your side: nobody's season counts it."""
HEADING = """\
# The book of the club: who came, who met whom, and the spread of the first of the two; `card`: you signed.
# `named`: an evening begun under no initials has these since.
"""
LISTED = "points on the list"
BUSY = "Another copy of CRIB is at the club. Close it there first."


class Book:
    """The file in one folder. What cannot be written comes back as a sentence."""

    def __init__(self, folder: Path) -> None:
        self._file = LineFile(folder / FILE_NAME, _read, HEADING)
        self._unwritten: list[bytes] = []

    def open(self) -> Hold | None:
        """Have the book to this program alone; nothing when another has it."""
        return take(self._file.path.with_name(CLUB_OPEN))  # each line is written under the file's own lock

    def _all(self) -> dict[int, Evening]:
        """Read all evenings, each by its number, leaving out lines that say nothing."""
        found: dict[int, Evening] = {}
        for words in self._file.all():
            with suppress(ValueError, LookupError, TypeError):
                _add(found, *words)
        return found

    def evenings(self, initials: str) -> list[Evening]:
        """Return all evenings of these initials, the first in front."""
        return [one for one in self._all().values() if one.initials == (initials or NOBODY)]

    def unfinished(self, initials: str, kind: str) -> Evening | None:
        """Return the evening of a kind that can be continued."""
        found = (one for one in self.evenings(initials) if one.kind == kind and not one.is_over)
        return next(found, None)

    def name(self, evening: Evening, initials: str) -> str | None:
        """Put an evening under initials that was begun under none."""
        evening.initials = initials
        return self._add(NAMED, evening.number, initials)

    def kind_of(self, seed: str) -> str:
        """Return what is played in the evening of this seed; a night where the book has lost it."""
        return next((one.kind for one in self._all().values() if one.seed == seed), NIGHT)

    def begin(self, evening: Evening) -> str | None:
        """Begin an evening, under the next number of the book."""
        evening.number = 1 + max(self._all(), default=0)
        told = evening.initials, evening.date, evening.seed, evening.shipmate
        return self._add(evening.kind, evening.number, *told)

    def note(self, evening: Evening, result: Result) -> str | None:
        """Note a game, once."""
        if not evening.add(result):
            return None
        best = [result.best] * bool(result.best)
        return self._add("game", evening.number, *result[:3], f"{result.spread:+}", *best)

    def sign(self, evening: Evening, number: int) -> str | None:
        """Note that a game is on your card, and signed."""
        evening.signed.add(number)
        return self._add("card", evening.number, number)

    def _add(self, *words: object) -> str | None:
        self._unwritten.append(" ".join(map(str, (*words, END))).encode())
        return self._write()

    def _write(self) -> str | None:
        """Write what there was no room for, too, and first: a line leans on those above it."""
        while self._unwritten:
            if trouble := self._file.add(self._unwritten[0]):
                return trouble
            del self._unwritten[0]
        return None

    @property
    def is_on_disk(self) -> bool:
        """Whether no line is missing there; what is missing is tried once more."""
        return self._write() is None


def _read(line: bytes) -> list[str] | None:
    """Return the words of a line that came to its end."""
    *words, end = line.decode(errors="replace").split() or [""]
    return words if end == END else None


def _add(found: dict[int, Evening], kind: str, number: str, *told: str) -> None:
    """Add a line's meaning to the evenings that stand above it; an error if it has none."""
    if kind == "game":
        at, player, rival, spread, *best = told
        found[int(number)].add(Result(int(at), player, rival, int(spread), *map(int, best)))
    elif kind == "card":
        found[int(number)].signed.add(int(*told))
    elif kind == NAMED:
        (found[int(number)].initials,) = told
    elif kind in EVENTS and is_player(told[-1]):
        initials, date, seed, shipmate = told
        found[int(number)] = Evening(int(number), kind, initials, date, seed, shipmate)


def _over(evenings: Iterable[Evening], year: str) -> list[Evening]:
    """Return those of a year that are over: no others count."""
    return [one for one in evenings if one.is_over and one.date.startswith(year)]


def season(evenings: Iterable[Evening], year: str = "") -> dict[str, int]:
    """Add up somebody's evenings of a year, or of all years."""
    over = _over(evenings, year)
    own = [one.your_standing for one in over]
    best = [result.best for one in over for result in one.yours]
    return {
        "evenings": len(own),
        "points": sum(one.points for one in own),
        "games won": sum(one.won for one in own),
        "spread": sum(one.spread for one in own),
        LISTED: next((points for who, points, _ in years_list(over) if who == YOU), 0),
        "grand slams": sum(one.won == one.played for one in own),
        **{f"hands of {hand}": best.count(hand) for hand in AWARDED},
    }


def years_list(evenings: Iterable[Evening], year: str = "") -> list[tuple[str, int, int]]:
    """Return who is on the list, with points and nights: only a night that qualifies goes on it."""
    points, nights = Counter[str](), Counter[str]()
    for evening in _over(evenings, year):
        for one in evening.standings if evening.kind == NIGHT else ():
            points[one.player] += one.points * one.qualifies
            nights[one.player] += one.qualifies
    return [(who, number, nights[who]) for who, number in points.most_common() if number]
