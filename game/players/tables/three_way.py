"""A race of three: each side's chance to win before a deal, by what the three of them lack."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from game.players.tables.odds import WIN_STEPS

# The table holds these lacks, and what is between them is drawn straight: far from home little changes.
STOPS = (*range(1, 13), *range(14, 31, 2), *range(33, 61, 3), 61)
_SIDE = len(STOPS)
Lacks = tuple[float, float, float]  # by place: the dealer's left, the next, the dealer
Corner = tuple[tuple[int, float], tuple[int, float]]


def before_next_deal(win: Sequence[int], lacks: Lacks) -> Lacks:
    """The chances after a deal, by the places of that deal: who sat to the dealer's left deals next."""
    left, middle, dealer = lacks
    of_middle, of_dealer, of_left = before_deal(win, (middle, dealer, left))
    return of_left, of_middle, of_dealer


def before_deal(win: Sequence[int], lacks: Lacks) -> Lacks:
    """By place; where somebody lacks more than the table knows, all are brought nearer by as much."""
    if any(lack <= 0 for lack in lacks):
        home = [float(lack <= 0) for lack in lacks]
        return home[0] / sum(home), home[1] / sum(home), home[2] / sum(home)
    nearer = max(0.0, max(lacks) - STOPS[-1])
    corners = [around(lack - nearer) for lack in lacks]
    left = middle = 0.0
    for first, first_share in corners[0]:
        for second, second_share in corners[1]:
            for third, third_share in corners[2]:
                share = first_share * second_share * third_share
                if share:
                    at = 2 * ((first * _SIDE + second) * _SIDE + third)
                    left += share * win[at]
                    middle += share * win[at + 1]
    left, middle = left / WIN_STEPS, middle / WIN_STEPS
    return left, middle, 1 - left - middle


def own_chances(win: Sequence[int], at: int, before: Sequence[int]) -> list[list[list[float]]]:
    """A place's chances after a deal, by the stops of the next seat, the dealer and the dealer's left.

    No lack is looked for but those that were there `before` the deal, and less.
    """
    lefts, middles, dealers = [min(bisect_left(STOPS, lack) + 1, _SIDE) for lack in before]
    rows = []
    for middle in range(middles):
        starts = [2 * (middle * _SIDE + dealer) * _SIDE for dealer in range(dealers)]
        rows.append([_of_next(win[start : start + 2 * lefts], at) for start in starts])
    return rows


def _of_next(pairs: Sequence[int], at: int) -> list[float]:
    """Of the table's pairs that of a place: they are the chances of who sits next, and of the dealer."""
    if at:
        return [chance / WIN_STEPS for chance in pairs[at - 1 :: 2]]
    return [1 - (middle + dealer) / WIN_STEPS for middle, dealer in zip(pairs[::2], pairs[1::2], strict=True)]


def around(lack: float) -> Corner:
    """The two stops beside a lack, and the share of each."""
    low = min(max(bisect_right(STOPS, lack) - 1, 0), _SIDE - 2)
    part = min(max((lack - STOPS[low]) / (STOPS[low + 1] - STOPS[low]), 0.0), 1.0)
    return (low, 1 - part), (low + 1, part)
