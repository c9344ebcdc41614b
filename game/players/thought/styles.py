"""The styles of playing a card that are met at a table, of programs and of people, and what each plays."""

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from game.players.tables.habit import Habit
from game.players.tables.pile import Pile
from game.players.tables.thumb import rule_of_thumb
from game.rules.cards import FIVE, PIPS

Chances = tuple[float, ...]  # of each rank that fits, the lowest first
Likely = list[float]  # the same, while it is added up

_SHARPER, _EASIER = 2.5, 0.4
_OVERLOOKED, _OFTEN_OVERLOOKED = 0.2, 0.35
_INVITING = (5, 21)
_FIVES_LED = 0.8  # of those that could be


class Glance(NamedTuple):
    """A choice of two ranks or more, as any style may look at it."""

    habit: Habit
    pile: Pile
    hand: int
    ranks: tuple[int, ...]
    behind: list[float]  # the best, to the able: nought or less
    gains: list[int]
    greedily: int  # the place of what pegs most


def glance(habit: Habit, pile: Pile, hand: int, others: int) -> Glance:
    """What there is to see before a card is chosen."""
    ranks, worths = zip(*habit.worths(pile, hand, others), strict=True)
    best, on_pile = max(worths), pile.gains
    gains = [on_pile[rank] for rank in ranks]
    behind = [worth - best for worth in worths]
    return Glance(habit, pile, hand, ranks, behind, gains, _last_of_most(gains))


def _able(seen: Glance, share: float, likely: Likely, sharper: float = 1.0) -> None:
    """The better the likelier, as the habit has it."""
    sharpness = sharper * seen.habit.sharpness
    chances = [exp(sharpness * less) for less in seen.behind]
    total = sum(chances)
    for at, chance in enumerate(chances):
        likely[at] += share * (chance / total)


def _sharp(seen: Glance, share: float, likely: Likely) -> None:
    _able(seen, share, likely, _SHARPER)


def _easy(seen: Glance, share: float, likely: Likely) -> None:
    _able(seen, share, likely, _EASIER)


def _by_thumb(seen: Glance, share: float, likely: Likely) -> None:
    likely[seen.ranks.index(rule_of_thumb(seen.pile, seen.hand))] += share


def _greedy(seen: Glance, share: float, likely: Likely) -> None:
    """The most points, or else the highest card."""
    likely[seen.greedily] += share


def _wary(seen: Glance, share: float, likely: Likely) -> None:
    """What it pegs, less what may be pegged on it at once."""
    after, habit, pile = seen.pile.after, seen.habit, seen.pile
    apart = [
        gain - 2 * habit.threat(after[rank] or habit.piles.add(pile, rank))
        for rank, gain in zip(seen.ranks, seen.gains, strict=True)
    ]
    likely[_last_of_most(apart)] += share


def _careless(seen: Glance, share: float, likely: Likely) -> None:
    """Points where it sees them, or else the highest card that invites no ten."""
    count = seen.pile.count
    quiet = _last_of_most([count + PIPS[rank] not in _INVITING for rank in seen.ranks])
    greedily = seen.greedily
    if quiet == greedily or not seen.gains[greedily]:
        likely[quiet] += share
    else:
        likely[quiet] += share * _OVERLOOKED
        likely[greedily] += share * (1 - _OVERLOOKED)


def _beginning(seen: Glance, share: float, likely: Likely) -> None:
    """Points where it sees them, or else any card; it likes to lead a five."""
    number = len(seen.ranks)
    anything = [1 / number] * number
    if not seen.pile.count and FIVE in seen.ranks:
        anything = _mixed(seen.ranks.index(FIVE), anything, _FIVES_LED)
    if seen.gains[seen.greedily]:
        anything = _mixed(seen.greedily, anything, 1 - _OFTEN_OVERLOOKED)
    for at, chance in enumerate(anything):
        likely[at] += share * chance


def _mixed(at: int, others: Likely, share: float) -> Likely:
    """This place with so large a share, and all by the others' chances."""
    rest = 1 - share
    return [share + rest * chance if at == place else rest * chance for place, chance in enumerate(others)]


def _last_of_most(values: Sequence[float]) -> int:
    most = max(values)
    at = len(values) - 1
    while values[at] != most:
        at -= 1
    return at


class Style(NamedTuple):
    """How many play so before anything is known of them, and how often they play anything else."""

    share: float
    trembling: float
    add: Callable[[Glance, float, Likely], None]
    """Add the chance of each rank, so large a share of all that is played."""

    def chances(self, seen: Glance) -> Chances:
        """How likely it plays each rank."""
        likely = [0.0] * len(seen.ranks)
        self.add(seen, 1.0, likely)
        return tuple(likely)


# A few that are fixed need a real share, or they are learnt too late.
STYLES = (
    Style(0.50, 0.10, _able),
    Style(0.05, 0.10, _sharp),
    Style(0.04, 0.10, _easy),
    Style(0.20, 0.05, _by_thumb),
    Style(0.08, 0.05, _greedy),
    Style(0.04, 0.10, _wary),
    Style(0.05, 0.10, _careless),
    Style(0.04, 0.10, _beginning),
)
PRIOR: Chances = tuple(style.share for style in STYLES)


def likely_by_style(seen: Glance) -> tuple[Chances, ...]:
    """How likely each style plays each rank."""
    return tuple([style.chances(seen) for style in STYLES])
