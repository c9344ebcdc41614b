"""Hands for tests of counting, written in a few letters."""

from collections.abc import Sequence

from game.rules.cards import RANK_LETTERS, Card, Cards, Suit, parse_cards
from game.rules.counting import Scores, points, show, show_points

TWELVE = (
    *("5H 5S 5D JC + 5C", "4D 4H 5S 6D + KC", "3C 4D 4H 5S + 5C", "7C 7D 7H 8S + 9C", "6C 7D 8H 8S + 9C"),
    *("8C 8D 7H 6S + 6C", "3C 3D 3H 9S + 9C", "9C 9D 6H 6S + KC", "KD QH JS TD + 5C", "TH 9C JH 3D + 4H"),
    *("2H 4H 6H 8H + KH", "2C 4D 6H 8S + KC"),
)
"""The worked hands of all voices, each with its starter."""


def counted(text: str) -> Scores:
    """What a hand with its starter counts."""
    hand, _, starter = text.partition(" + ")
    return show(parse_cards(hand), Card.parse(starter))


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
