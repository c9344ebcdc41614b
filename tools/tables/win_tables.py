"""Chances to win before a deal by what each side lacks, from the odds of one deal: two sides, and three."""

from array import array
from collections.abc import Iterator, Sequence

from game.players.race import STOPS
from game.players.tables.odds import MOST_LACKING, WIN_STEPS
from game.players.tables.show_odds import Odds
from game.rules.forms import Form

_Grid = list[list[float]]


def win_table(form: Form, pegged: dict[tuple[int, ...], float], hands: list[Odds], crib: Odds) -> list[int]:
    """Work out every chance, in the steps of the shipped table, beginning with the side that lacks less."""
    dealer = form.side(form.seats - 1)
    shows = [(form.side(place) == dealer, list(odds.items())) for place, odds in enumerate(hands)]
    shows.append((True, list(crib.items())))
    size = MOST_LACKING + 1
    before = [[0.0] * size for _ in range(size)]
    after: list[_Grid] = [[[0.0] * size for _ in range(size)] for _ in range(len(shows) + 1)]
    for both in range(2, 2 * MOST_LACKING + 1):
        cells = [(own, both - own) for own in range(max(1, both - MOST_LACKING), min(both, size))]
        for own, other in cells:
            before[own][other] = _before_play(after[0], pegged, own, other)
        for own, other in cells:
            after[-1][own][other] = 1 - before[other][own]
        for number in range(len(shows) - 1, -1, -1):
            dealers, odds = shows[number]
            for own, other in cells:
                after[number][own][other] = _shown(after[number + 1], dealers, odds, own, other)
    rows = (before[own][1:] for own in range(1, size))
    return [round(chance * WIN_STEPS) for row in rows for chance in row]


def _before_play(after: _Grid, pegged: dict[tuple[int, ...], float], own: int, other: int) -> float:
    total = 0.0
    for (mine, theirs), chance in pegged.items():
        if mine < own and theirs < other:
            total += chance * after[own - mine][other - theirs]
        elif theirs < other:
            total += chance
        elif mine >= own:
            total += chance / 2  # nobody knows who was there first
    return total


def _shown(after: _Grid, dealers: bool, odds: list[tuple[int, float]], own: int, other: int) -> float:
    if dealers:
        return sum(
            [chance * (after[own - points][other] if points < own else 1.0) for points, chance in odds]
        )
    row = after[own]
    return sum([chance * row[other - points] for points, chance in odds if points < other])


_SEATS = 3
_DEALER = 2
Places = tuple[int, ...]  # what each has pegged, from the dealer's left


class _Chances:
    """Those of the dealer's left and of the next seat, in each cell."""

    def __init__(self, cells: int) -> None:
        self.left = array("d", bytes(8 * cells))
        self.middle = array("d", bytes(8 * cells))

    def put(self, cell: int, left: float, middle: float) -> None:
        self.left[cell] = left
        self.middle[cell] = middle


class _Cells:
    """Each cell is what the three lack; they follow each other by what the places lack, the dealer's last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.number = (most + 1) ** _SEATS
        self.steps = ((most + 1) ** 2, most + 1, 1)  # to where a place lacks a point more

    def at(self, left: int, middle: int, dealer: int) -> int:
        return left * self.steps[0] + middle * self.steps[1] + dealer

    def lacking(self, total: int) -> Iterator[tuple[int, int, int]]:
        """Yield the shares of the three who lack so much together."""
        for left in range(max(1, total - 2 * self.most), min(self.most, total - 2) + 1):
            for middle in range(max(1, total - left - self.most), min(self.most, total - left - 1) + 1):
                yield left, middle, total - left - middle

    def before_play(self, after: _Chances, pegged: dict[Places, float], lacks: Places) -> tuple[float, float]:
        cell = self.at(*lacks)
        left = middle = 0.0
        for points, chance in pegged.items():
            home = [place for place, lack in enumerate(lacks) if points[place] >= lack]
            if home:  # nobody knows who was there first
                left += chance * (0 in home) / len(home)
                middle += chance * (1 in home) / len(home)
            else:
                there = cell - self.at(*points)
                left += chance * after.left[there]
                middle += chance * after.middle[there]
        return left, middle

    def shown(self, after: _Chances, place: int, odds: Odds, lacks: Places) -> tuple[float, float]:
        cell = self.at(*lacks)
        left = middle = 0.0
        for points, chance in odds.items():
            if points >= lacks[place]:
                left += chance * (place == 0)
                middle += chance * (place == 1)
            else:
                there = cell - points * self.steps[place]
                left += chance * after.left[there]
                middle += chance * after.middle[there]
        return left, middle


def win_of_three(
    pegged: dict[Places, float], hands: list[Odds], crib: Odds, stops: Sequence[int] = STOPS
) -> list[int]:
    """Work out every chance at the stops, in the steps of the shipped table, beginning with who lack less."""
    shows = [*enumerate(hands), (_DEALER, crib)]
    cells = _Cells(stops[-1])
    before, *after = [_Chances(cells.number) for _ in range(len(shows) + 2)]
    for total in range(_SEATS, _SEATS * cells.most + 1):
        for lacks in cells.lacking(total):
            before.put(cells.at(*lacks), *cells.before_play(after[0], pegged, lacks))
        for left, middle, dealer in cells.lacking(total):
            turned = cells.at(middle, dealer, left)  # who sits to the dealer's left deals next
            ahead = before.left[turned], before.middle[turned]
            after[-1].put(cells.at(left, middle, dealer), 1 - sum(ahead), ahead[0])
        for number in range(len(shows) - 1, -1, -1):
            place, odds = shows[number]
            for lacks in cells.lacking(total):
                after[number].put(cells.at(*lacks), *cells.shown(after[number + 1], place, odds, lacks))
    at_stops = [cells.at(left, middle, dealer) for left in stops for middle in stops for dealer in stops]
    pairs = [(before.left[cell], before.middle[cell]) for cell in at_stops]
    return [round(chance * WIN_STEPS) for pair in pairs for chance in pair]
