"""The styles of playing a card that are met at a table, of programs and of people, and what each plays."""

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from game.players.tables.habit import Habit
from game.players.tables.pile import Pile
from game.players.tables.thumb import rule_of_thumb
from game.rules.cards import FIVE, PIPS

Chances = tuple[float, ...]  # of each rank that fits, the lowest first

_SHARPER, _EASIER = 2.5, 0.4
_OVERLOOKED, _OFTEN_OVERLOOKED = 0.2, 0.35
_INVITING = (5, 21)
_FIVES_LED = 0.8  # of those that could be


class Glance(NamedTuple):
    """A choice of two ranks or more, as any style may look at it."""

    habit: Habit
    pile: Pile
    hand: int
    ranks: list[int]
    worths: list[float]  # to the able
    gains: list[int]


def glance(habit: Habit, pile: Pile, hand: int, others: int) -> Glance:
    """What there is to see before a card is chosen."""
    worths = habit.worths(pile, hand, others)
    ranks = [rank for rank, _ in worths]
    return Glance(
        habit, pile, hand, ranks, [worth for _, worth in worths], [pile.gain(rank) for rank in ranks]
    )


def _able(seen: Glance, sharper: float = 1.0) -> Chances:
    """The better the likelier, as the habit has it."""
    best, sharpness = max(seen.worths), sharper * seen.habit.sharpness
    likely = [exp(sharpness * (worth - best)) for worth in seen.worths]
    total = sum(likely)
    return tuple([chance / total for chance in likely])


def _sharp(seen: Glance) -> Chances:
    return _able(seen, _SHARPER)


def _easy(seen: Glance) -> Chances:
    return _able(seen, _EASIER)


def _by_thumb(seen: Glance) -> Chances:
    return _surely(seen, seen.ranks.index(rule_of_thumb(seen.pile, seen.hand)))


def _greedy(seen: Glance) -> Chances:
    """The most points, or else the highest card."""
    return _surely(seen, _last_of_most(seen.gains))


def _wary(seen: Glance) -> Chances:
    """What it pegs, less what may be pegged on it at once."""
    pile, piles = seen.pile, seen.habit.piles
    threats = [seen.habit.threat(pile.after[rank] or piles.add(pile, rank)) for rank in seen.ranks]
    apart = [gain - 2 * threat for gain, threat in zip(seen.gains, threats, strict=True)]
    return _surely(seen, _last_of_most(apart))


def _careless(seen: Glance) -> Chances:
    """Points where it sees them, or else the highest card that invites no ten."""
    counts = [seen.pile.count + PIPS[rank] for rank in seen.ranks]
    quiet = _last_of_most([count not in _INVITING for count in counts])
    return _overlooking(seen, _surely(seen, quiet), _OVERLOOKED)


def _beginning(seen: Glance) -> Chances:
    """Points where it sees them, or else any card; it likes to lead a five."""
    number = len(seen.ranks)
    anything = (1 / number,) * number
    if not seen.pile.count and FIVE in seen.ranks:
        led = _surely(seen, seen.ranks.index(FIVE))
        anything = _mixed(led, anything, _FIVES_LED)
    return _overlooking(seen, anything, _OFTEN_OVERLOOKED)


# By how many ranks fit, and which of them is played.
_SURE = [[tuple([float(at == other) for other in range(fit)]) for at in range(fit)] for fit in range(8)]


def _surely(seen: Glance, at: int) -> Chances:
    return _SURE[len(seen.ranks)][at]


def _last_of_most(values: Sequence[float]) -> int:
    return len(values) - 1 - values[::-1].index(max(values))


def _overlooking(seen: Glance, quiet: Chances, overlooked: float) -> Chances:
    """The most points, but for those overlooked."""
    if not any(seen.gains):
        return quiet
    return _mixed(quiet, _greedy(seen), overlooked)


def _mixed(some: Chances, others: Chances, share: float) -> Chances:
    return tuple([share * one + (1 - share) * other for one, other in zip(some, others, strict=True)])


class Style(NamedTuple):
    """How many play so before anything is known of them, and how often they play anything else."""

    share: float
    trembling: float
    chances: Callable[[Glance], Chances]


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
