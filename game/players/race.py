"""The race home: what a score is worth, in games won, between two deals or at the end of a play."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import product
from math import floor, prod
from operator import mul

from game.players.tables.odds import MOST_LACKING, WIN_STEPS, FormOdds
from game.rules.forms import Form
from game.rules.view import View

RACE_BEGINS = 60  # when any side lacks no more than this, points are no longer all alike

# The table of three holds these lacks, and the rest is drawn straight: far from home little changes.
STOPS = (*range(1, 13), *range(14, 31, 2), *range(33, 61, 3), 61)
_SIDE = len(STOPS)

Lacks = tuple[int, ...]  # to the game hole
Values = tuple[float, ...]  # the chance to win of each side
Corner = Sequence[tuple[int, float]]  # the stops beside a lack, and the share of each


def lacking(view: View) -> tuple[int, int]:
    """Return the points that this seat's side and the best of the others still need."""
    own, *others = view.own_score_first
    return view.target - own, view.target - max(others)


def is_near_home(view: View) -> bool:
    """Tell whether some points are worth more than others by now."""
    return min(lacking(view)) <= RACE_BEGINS


class Race:
    """The chances to win before a deal, as the tables of a form have them.

    Places are counted from the dealer's left; the dealer's is the last. A cell of the table has the chances
    of all places but one: with two sides the dealer's alone, with three those of the other two."""

    def __init__(self, form: Form, odds: FormOdds) -> None:
        self.form = form
        self.odds = odds
        self.win = odds.win
        if form.sides == 2:
            self.most, self.around = MOST_LACKING, _around_of_two
            self.strides: tuple[int, ...] = (1, MOST_LACKING)
            self.told: tuple[int, ...] = (1,)
        else:
            self.most, self.around = STOPS[-1], around
            self.strides = (2 * _SIDE * _SIDE, 2 * _SIDE, 2)
            self.told = (0, 1)

    def before(self, lacks: Sequence[float], dealer: int) -> Values:
        """Return each side's chance, given the points they need and who deals."""
        order = self.order(dealer)
        by_place = self.before_deal([lacks[side] for side in order])
        return tuple([by_place[order.index(side)] for side in range(self.form.sides)])

    def order(self, dealer: int) -> list[int]:
        """List the sides as they sit from the dealer's left."""
        seats = self.form.round_from(self.form.left_of(dealer))
        return [self.form.side(seat) for seat in seats[: self.form.sides]]

    def before_deal(self, lacks: Sequence[float]) -> Values:
        """Return the chances by place; scores beyond the table are all moved closer to home."""
        if min(lacks) <= 0:
            return shared([lack <= 0 for lack in lacks])
        nearer = max(0, max(lacks) - self.most)
        corners = [self.around(lack - nearer) for lack in lacks]
        if all(len(corner) == 1 for corner in corners):
            return self._in_cell([corner[0][0] for corner in corners])
        found = [0.0] * len(lacks)
        for corner in product(*corners):
            share = prod([part for _, part in corner])
            if not share:
                continue
            for at, chance in enumerate(self._in_cell([stop for stop, _ in corner])):
                found[at] += share * chance
        return tuple(found)

    def _in_cell(self, stops: Sequence[int]) -> Values:
        if min(stops) < 0:
            return shared([stop < 0 for stop in stops])
        at = sum(map(mul, self.strides, stops))
        told = [chance / WIN_STEPS for chance in self.win[at : at + len(self.told)]]
        rest = 1 - sum(told)
        return (rest, *told) if self.told[0] else (*told, rest)

    def line(self, at: int, stops: Sequence[int], number: int) -> list[float]:
        """Return a place's chances at each of its first n stops, the other places being at `at`."""
        stride = self.strides[at]
        start = sum(map(mul, self.strides, stops)) - stride * stops[at]
        rows = [self.win[start + told : start + stride * number : stride] for told in range(len(self.told))]
        if at in self.told:
            return [chance / WIN_STEPS for chance in rows[self.told.index(at)]]
        return [1 - sum(told) / WIN_STEPS for told in zip(*rows, strict=True)]

    def stops_within(self, lack: int) -> int:
        """Count the stops up to a lack, and to the one above it."""
        return lack if self.form.sides == 2 else min(bisect_left(STOPS, lack) + 1, _SIDE)


def shared(home: Sequence[bool]) -> Values:
    """Share the win among the sides that are home: which was first is not known."""
    return tuple([is_home / sum(home) for is_home in home])


def _around_of_two(lack: float) -> Corner:
    low = floor(lack)
    part = lack - low
    return ((low - 1, 1 - part), (low, part)) if part else ((low - 1, 1.0),)


def around(lack: float) -> Corner:
    """Return the two stops beside a lack, and the share of each."""
    low = min(max(bisect_right(STOPS, lack) - 1, 0), _SIDE - 2)
    part = min(max((lack - STOPS[low]) / (STOPS[low + 1] - STOPS[low]), 0.0), 1.0)
    return (low, 1 - part), (low + 1, part)


def chance_after(view: View, odds: FormOdds, gains: Sequence[float]) -> float:
    """Return this side's chance to win before the next deal, after these gains of each side."""
    assert view.dealer is not None
    lacks = [view.target - score - gain for score, gain in zip(view.scores, gains, strict=True)]
    return Race(view.form, odds).before(lacks, view.form.left_of(view.dealer))[view.form.side(view.seat)]


def worth_of_a_point(view: View, odds: FormOdds) -> float:
    """Return the mean value of a point, in games won."""
    side = view.form.side(view.seat)
    mine = [float(at == side) for at in range(view.form.sides)]
    theirs = [(1 - own) / (view.form.sides - 1) for own in mine]
    return (chance_after(view, odds, mine) - chance_after(view, odds, theirs)) / 2


class EndOfPlay:
    """The worth of the end of a play to a side: hands count in turn, then the crib."""

    def __init__(self, race: Race, dealer: int, side: int) -> None:
        self.race = race
        next_dealer = race.form.left_of(dealer)
        self.counting = [race.form.side(seat) for seat in race.form.round_from(next_dealer)]
        self.order = race.order(next_dealer)
        self.place = self.order.index(side)
        self.side = side
        self._known: dict[Lacks, float] = {}

    def chance(self, lacks: Sequence[int], hands: Iterable[int], crib: Iterable[tuple[int, float]]) -> float:
        """Return the chance to win, given each hand's points by place and the odds of the crib."""
        left = [*lacks]
        side = 0
        for side, points in zip(self.counting, hands, strict=True):
            left[side] -= points
            if left[side] <= 0:
                return float(side == self.side)
        dealers, known, total = left[side], self._known, 0.0
        for points, likely in crib:
            if points >= dealers:
                total += likely * (side == self.side)
                continue
            left[side] = dealers - points
            key = (*left,)
            chance = known.get(key)
            if chance is None:
                by_place = self.race.before_deal([left[side] for side in self.order])
                chance = known[key] = by_place[self.place]
            total += likely * chance
        return total
