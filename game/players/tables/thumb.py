"""The old rules of thumb for a card, as a program of the machine rooms wrote them down."""

from collections.abc import Collection, Sequence
from functools import cache

from game.players.tables.pile import Pile
from game.players.tables.shown import ranks_of
from game.rules.cards import PIPS
from game.rules.counting import FIFTEEN, THIRTY_ONE

_TOWARDS_FIFTEEN = (8, 7, 9, 6, 11, 12, 13, 14, 10, 5)
_TEN = 10


def rule_of_thumb(pile: Pile, hand: int) -> int:
    """The rank that pegs most, and if none pegs the one that the old rules know."""
    ranks, pips = _ranks_and_pips(hand)
    room, gains = THIRTY_ONE - pile.count, pile.gains
    most, best = 0, 0
    for rank in ranks:
        if PIPS[rank] > room:
            break
        gained = gains[rank]
        if gained > most:
            most, best = gained, rank
    return best or ranks[quiet(pips, pile.count)]


@cache
def _ranks_and_pips(hand: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Those of every card of a hand, the lowest first."""
    ranks = tuple(ranks_of(hand))
    return ranks, tuple([PIPS[rank] for rank in ranks])


@cache
def quiet(pips: tuple[int, ...], count: int) -> int:
    """Which card to play, by its place, when none pegs; the pips stand in order, the lowest first."""
    for rule in (_four_or_three, _back_to_thirty_one, _back_to_fifteen):
        if made := rule(pips, count):
            return pips.index(made)
    for totals in ((5, 10, 21), (5, 21), ()):
        place = _highest_that_leaves_none_of(totals, pips, count)
        if place is not None:
            return place
    raise AssertionError("a card must fit where a card is asked for")


def _four_or_three(pips: tuple[int, ...], count: int) -> int:
    """(a) Count four exactly, else lead a three."""
    if count < 4 and 4 - count in pips:
        return 4 - count
    return 3 if count == 0 and 3 in pips else 0


def _back_to_thirty_one(pips: tuple[int, ...], count: int) -> int:
    """(b) Leave a ten for thirty-one that is answered from the hand: 21 - i with a card of i to come."""
    if not 1 <= count <= 19:
        return 0
    return _making_with(pips, count, [(21 - other, other) for other in range(1, _TEN + 1)])


def _back_to_fifteen(pips: tuple[int, ...], count: int) -> int:
    """(c) Leave a total from which a card in hand makes fifteen."""
    if count >= FIFTEEN:
        return 0
    return _making_with(pips, count, [(total, FIFTEEN - total) for total in _TOWARDS_FIFTEEN])


def _making_with(pips: tuple[int, ...], count: int, aims: Sequence[tuple[int, int]]) -> int:
    """The card that brings the count to the first of some totals, while another of so many pips stays."""
    for total, other in aims:
        made = total - count
        if made in pips and pips.count(other) > (made == other):
            return made
    return 0


def _highest_that_leaves_none_of(totals: Collection[int], pips: tuple[int, ...], count: int) -> int | None:
    """(d), (e) and the rest."""
    for place in reversed(range(len(pips))):
        total = count + pips[place]
        if total <= THIRTY_ONE and total not in totals:
            return place
    return None
