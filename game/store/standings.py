"""The record's page: how the players stand beside the average, one player's games in order, and news."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from math import sqrt

from game.rules.forms import FORMS, Form
from game.store.usual_figures import EXPECTED
from game.store.wasco_file import WordCounts
from game.store.wasco_line import WITH_HINTS, GameRecord, numbers, tallies
from game.values import fresh, mutable

CHANCE = 2  # standard deviations: the bounds luck keeps nineteen times in twenty


@mutable
class AgainstAverage:
    """Points in some hands, and how many would be average."""

    points: float = 0
    number: int = 0
    usual_points: float = 0

    def add(self, points: float, number: int, usual: float) -> None:
        """Add more hands, of which each is usually worth `usual`."""
        self.points += points
        self.number += number
        self.usual_points += usual * number

    @property
    def each(self) -> float:
        return self.points / self.number if self.number else 0.0

    @property
    def usual(self) -> float:
        """The standard value for the forms that were played."""
        return self.usual_points / self.number if self.number else 0.0


@mutable
class Standing:
    """How a player stands, all forms together."""

    initials: str
    games: int = 0
    with_hints: int = 0
    won: int = 0
    skunks_given: int = 0
    skunks_taken: int = 0
    margins: int = 0
    hand: AgainstAverage = fresh(default_factory=AgainstAverage)
    crib: AgainstAverage = fresh(default_factory=AgainstAverage)
    pegging: AgainstAverage = fresh(default_factory=AgainstAverage)
    luck: AgainstAverage = fresh(default_factory=AgainstAverage)
    their_luck: AgainstAverage = fresh(default_factory=AgainstAverage)
    variance: float = 0
    best: str = "-"

    @property
    def lost(self) -> int:
        return self.games - self.won

    @property
    def margin(self) -> float:
        """The average margin, negative where more was lost."""
        return self.margins / self.games

    @property
    def chance(self) -> float:
        """How far the luck of a dealt hand may lie off by chance alone."""
        return CHANCE * sqrt(self.variance) / self.luck.number if self.luck.number else 0.0

    def add(self, form: Form, columns: dict[str, Counter[bytes]]) -> None:
        words = {
            name: [(word.decode(), times) for word, times in column.items()]
            for name, column in columns.items()
        }
        self._add_results(words["result"])
        self.with_hints += sum(times for preset, times in words["preset"] if preset.endswith(WITH_HINTS))
        self.margins += sum(_margin(scores) * times for scores, times in words["scores"])
        dealt = sum(int(deals) * times for deals, times in words["deals"]) * form.seats // form.sides
        usual = EXPECTED[form.name]
        self.pegging.add(sum(int(word) * times for word, times in words["own_pegged"]), dealt, usual.pegging)
        _add_tallies(self.hand, words["own_hands"], usual.hand)
        _add_tallies(self.crib, words["own_cribs"], usual.crib)
        self.luck.add(_sum_of(words["own_luck"]), dealt, 0)
        self.their_luck.add(_sum_of(words["their_luck"]), dealt * (form.sides - 1), 0)
        self.variance += dealt * usual.spread**2
        self.best = max([self.best, *(word for word, _ in words["best"])], key=_points_of)

    def _add_results(self, results: list[tuple[str, int]]) -> None:
        for result, times in results:
            self.games += times
            word, _, badly = result.partition("-")
            self.won += times if word == "won" else 0
            self.skunks_given += times if word == "won" and badly else 0
            self.skunks_taken += times if word == "lost" and badly else 0


def _sum_of(words: list[tuple[str, int]]) -> float:
    return sum(sum(map(float, word.strip("/").split("/"))) * times for word, times in words)


def _add_tallies(average: AgainstAverage, words: list[tuple[str, int]], usual: float) -> None:
    for word, times in words:
        [own] = tallies(word)
        average.add(own.points * times, own.hands * times, usual)


def _points_of(best: str) -> int:
    points, _, cards = best.partition(":")
    return int(points) if cards else -1


def standings_of(counts: WordCounts) -> list[Standing]:
    """List everybody who stands in the record, by initials."""
    standings: dict[str, Standing] = {}
    for (initials, form), columns in counts.by_player.items():
        name = initials.decode()
        standings.setdefault(name, Standing(name)).add(FORMS[form.decode()], columns)
    return [standings[name] for name in sorted(standings)]


MONTHS_SHOWN = 12
WIDTH_OF_MARGINS = 15
WIDEST_MARGIN = 60


class History:
    """The games of one player, oldest first."""

    def __init__(self, records: Sequence[GameRecord]) -> None:
        self.records = records

    def months(self) -> list[tuple[str, int, int]]:
        """Return the last months in which anything was played: the month, games won, games lost."""
        months: dict[str, list[bool]] = {}
        for record in self.records:
            months.setdefault(record.begun[:7], []).append(record.won)
        return [
            (month, sum(won), len(won) - sum(won)) for month, won in sorted(months.items())[-MONTHS_SHOWN:]
        ]

    def share_won(self) -> list[float]:
        """Return after each game the share of all games that were won."""
        won = accumulate(record.won for record in self.records)
        return [number / games for games, number in enumerate(won, 1)]

    def margins(self) -> list[tuple[int, int]]:
        """Count how often games were lost or won by how much, in groups of fifteen; the outer two go on."""
        highest = WIDEST_MARGIN - WIDTH_OF_MARGINS
        groups = dict.fromkeys(range(-WIDEST_MARGIN, WIDEST_MARGIN, WIDTH_OF_MARGINS), 0)
        for record in self.records:
            group = (record.margin - record.won) // WIDTH_OF_MARGINS * WIDTH_OF_MARGINS
            groups[min(max(group, -WIDEST_MARGIN), highest)] += 1
        return [*groups.items()]

    def luck(self) -> list[float]:
        """Return after each game by how much one's cards could hold more than average, all together."""
        return self._running(lambda record: record.luck[0])

    def their_luck(self) -> list[float]:
        """Return the same for the other side; of two others, the middle."""
        return self._running(lambda record: sum(record.luck[1:]) / len(record.luck[1:]))

    def chance(self) -> float:
        """Return the bounds within which luck stays nineteen times in twenty."""
        return CHANCE * sqrt(sum(map(_variance, self.records)))

    def _running(self, value: Callable[[GameRecord], float]) -> list[float]:
        return [0.0, *accumulate(map(value, self.records))]


def _variance(record: GameRecord) -> float:
    form = FORMS[record.form]
    return record.deals * form.seats // form.sides * EXPECTED[record.form].spread ** 2


def news(record: GameRecord, before: WordCounts) -> str:
    """Tell the widest win or the best hand so far, in a sentence; nothing of a first game."""
    if record.has_seed:
        return ""
    columns = before.by_player.get((record.initials.encode(), record.form.encode()))
    if columns is None:
        return ""
    found = []
    if record.won and record.margin > max(map(_margin, _words(columns["scores"])), default=0):
        found.append("widest win")
    points = _points_of(record.best)
    if points > max([0, *map(_points_of, _words(columns["best"]))]):
        found.append(f"best hand {points}")
    return f"A record for {record.initials}: {', '.join(found)}." if found else ""


def _words(column: Counter[bytes]) -> Iterable[str]:
    return (word.decode() for word in column)


def _margin(scores: str) -> int:
    own, *others = numbers(scores)
    return own - max(others)
