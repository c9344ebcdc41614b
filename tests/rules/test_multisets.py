"""Every multiset of ranks, counted three ways."""

import pytest

from game.rules.cards import Card, Suit
from game.rules.counting import points, show, show_points
from tests.rules.brute_force import count_ranks, multisets


def spread(ranks: tuple[int, ...]) -> tuple[list[Card], Card]:
    """A hand and a starter with neither a flush of all nor his nobs."""
    cards = [Card(rank, Suit(ranks[:place].count(rank))) for place, rank in enumerate(ranks)]
    starter = cards.pop(next((place for place, card in enumerate(cards) if card.rank == 11), 0))
    if all(card.suit == starter.suit for card in cards):
        cards[0] = cards[0]._replace(suit=Suit.SPADES)
    return cards, starter


@pytest.mark.parametrize(("cards", "number"), [(4, 1820), (5, 6175)])
def test_every_multiset_against_brute_force(cards: int, number: int) -> None:
    counted = 0
    for ranks in multisets(cards):
        hand, starter = spread(ranks)
        true = count_ranks(ranks)
        assert show_points(hand, starter, crib=True) == true, ranks
        assert points(show(hand, starter, crib=True)) == true, ranks
        counted += 1
    assert counted == number


def test_every_multiset_of_the_seven_card_game_by_the_lean_count() -> None:
    for ranks in multisets(6):
        hand, starter = spread(ranks)
        assert show_points(hand, starter, crib=True) == count_ranks(ranks), ranks


def test_brute_force_knows_hands_that_anybody_can_count() -> None:
    assert count_ranks((5, 5, 5, 5, 11)) == 28
    assert count_ranks((4, 4, 5, 6, 13)) == 14
    assert count_ranks((4, 4, 5, 5, 6, 6)) == 46
    assert count_ranks((1, 3, 5, 7, 13)) == 4
    assert count_ranks((2, 4, 6, 8, 13)) == 0
