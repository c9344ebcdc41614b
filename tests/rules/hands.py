"""Hands for tests of counting, written in a few letters."""

from collections.abc import Sequence

from game.rules.cards import RANK_LETTERS, Card, Cards, Suit, parse_cards
from game.rules.counting import points, show, show_points


def total(hand: str | Sequence[Card], starter: str | Card, *, crib: bool = False) -> int:
    """What a hand shows, by the itemised count and by the lean one, which must agree."""
    cards = parse_cards(hand) if isinstance(hand, str) else tuple(hand)
    start = Card.parse(starter) if isinstance(starter, str) else starter
    itemised = points(show(cards, start, crib=crib))
    assert show_points(cards, start, crib=crib) == itemised
    return itemised


def motley(ranks: str) -> tuple[Cards, Card]:
    """A hand and a starter of these ranks, with neither a flush nor his nobs."""
    cards = [Card(RANK_LETTERS.index(rank) + 1, Suit(place % 4)) for place, rank in enumerate(ranks.split())]
    starter = cards.pop(2)  # the one whose suit no other card has
    return tuple(cards), starter


def ranks_total(ranks: str) -> int:
    """What ranks alone count, in hand and in crib."""
    hand, starter = motley(ranks)
    counted = total(hand, starter)
    assert total(hand, starter, crib=True) == counted
    return counted
