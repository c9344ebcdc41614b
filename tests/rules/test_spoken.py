"""What happens is told in the same words at the window and in a terminal."""

import pytest

from game.rules import spoken, spoken_events
from game.rules.cards import Card, parse_cards
from game.rules.counting import show
from game.rules.events import CountSettled, Paid
from game.rules.forms import FORMS

NAMES = ["YOU", "SKIPPER"]
SIX = show(parse_cards("4D 5S 6D KC"), Card.parse("2H"))  # seven


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("AS", "ace of spades"),
        ("2C", "two of clubs"),
        ("TD", "ten of diamonds"),
        ("JH", "jack of hearts"),
        ("QH", "queen of hearts"),
        ("KC", "king of clubs"),
    ],
)
def test_a_card_has_a_name_that_can_be_said(card: str, words: str) -> None:
    assert spoken.in_words(Card.parse(card)) == words


@pytest.mark.parametrize(
    ("said", "running", "words"), [(8, None, "I count 8"), (2, 15, "15 for 2"), (0, 9, "")]
)
def test_a_count_is_said_and_a_card_only_if_it_counts(said: int, running: int | None, words: str) -> None:
    assert spoken.count_said(said, running) == words


@pytest.mark.parametrize(
    ("said", "paid", "words"),
    [
        (7, (), ""),
        (5, (), "YOU said 5, it counts 7: 2 lost."),
        (5, (Paid(1, 2),), "YOU said 5, it counts 7: 2 to SKIPPER."),
        (9, (), "YOU said 9, it counts 7: nothing lost."),
        (9, (Paid(0, -15), Paid(1, 2)), "YOU said 9, it counts 7: YOU 15 back, 2 to SKIPPER."),
    ],
)
def test_a_miscount_says_what_it_cost(said: int, paid: tuple[Paid, ...], words: str) -> None:
    assert spoken_events.miscount(CountSettled(0, said, SIX, paid), NAMES, NAMES, FORMS["six-card"]) == words
