"""Cards print as two letters and read back."""

import pytest

from game.rules.cards import PACK, Card, Suit, cards_text, parse_cards
from game.rules.errors import InvalidCard, InvalidHand


def test_pack_is_52_different_cards() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert {card.rank for card in PACK} == set(range(1, 14))


@pytest.mark.parametrize("card", PACK, ids=str)
def test_card_printed_can_be_read_back(card: Card) -> None:
    assert len(str(card)) == 2
    assert Card.parse(str(card)) == card
    assert Card.parse(f" {str(card).lower()} ") == card


def test_ten_may_be_written_in_full() -> None:
    assert Card.parse("10H") == Card.parse("th") == Card(10, Suit.HEARTS)


def test_ace_is_low_and_court_cards_count_ten() -> None:
    assert [Card.parse(word).pips for word in ("AC", "9D", "TH", "JS", "QC", "KD")] == [1, 9, 10, 10, 10, 10]


@pytest.mark.parametrize(
    "word", ["1X", "1H", "", " ", "5", "H", "5HH", "11H", "0C", "HT", "5♥", "ßC", "JOKER"]
)
def test_bad_word_is_no_card(word: str) -> None:
    with pytest.raises(InvalidCard, match=r"is not a card"):
        Card.parse(word)


def test_cards_are_read_with_spaces_or_commas() -> None:
    cards = parse_cards("5H, JC 10d")
    assert cards_text(cards) == "5H JC TD"
    assert parse_cards(cards_text(cards)) == cards


def test_same_card_twice_is_no_hand() -> None:
    with pytest.raises(InvalidHand, match="5H is there more than once"):
        parse_cards("5H 6C 5H")
