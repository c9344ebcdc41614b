"""What hands and cribs count with the starter."""

import pytest

from game.rules.cards import Card, parse_cards
from game.rules.counting import Kind, points, show
from game.rules.errors import InvalidHand
from tests.rules.hands import ranks_total, total


@pytest.mark.parametrize(
    ("hand", "starter", "counted"),
    [
        ("5H 5S 5D JC", "5C", 29),
        ("5H 5S 5D JH", "5C", 28),
        ("4D 4H 5S 6D", "KC", 14),
        ("9C 6D 5H 4S", "4C", 14),
        ("KC 5D 5H", "5S", 14),
        ("7C 6D 6H", "5S", 8),
        ("KH QH 2S 3S", "JH", 9),
        ("4H 4S 5H 5S 6H", "6S", 46),
        ("5H 5S 5D JC JD", "JS", 32),
        ("5H 5S 5D JC JS", "JH", 32),
    ],
)
def test_show_vectors(hand: str, starter: str, counted: int) -> None:
    assert total(hand, starter) == counted


def test_show_vector_of_the_crib_in_the_amiga_text() -> None:
    assert total("QC 4D 3H 3S", "5C", crib=True) == 12


def test_items_come_in_the_order_in_which_they_are_counted_aloud() -> None:
    scores = show(parse_cards("4D 4H 5S 6D"), Card.parse("KC"))
    assert [(score.kind, score.points) for score in scores] == [
        (Kind.FIFTEEN, 2),
        (Kind.FIFTEEN, 2),
        (Kind.FIFTEEN, 2),
        (Kind.RUN, 3),
        (Kind.RUN, 3),
        (Kind.PAIR, 2),
    ]


def test_each_item_names_its_cards() -> None:
    scores = show(parse_cards("JC QC KC 5C"), Card.parse("5D"))
    cards = {str(score.kind.value): {str(card) for card in score.cards} for score in scores}
    assert cards["run"] == {"JC", "QC", "KC"}
    assert cards["flush"] == {"JC", "QC", "KC", "5C"}
    assert cards["pair"] == {"5C", "5D"}
    fifteens = [score for score in scores if score.kind is Kind.FIFTEEN]
    assert len(fifteens) == 6
    assert all(sum(card.pips for card in score.cards) == 15 for score in fifteens)


def test_pair_royal_is_one_item_of_six_and_double_pair_royal_one_of_twelve() -> None:
    three = [score for score in show(parse_cards("8C 8D 8H 2S"), Card.parse("KC")) if score.kind is Kind.PAIR]
    four = [score for score in show(parse_cards("8C 8D 8H 8S"), Card.parse("KC")) if score.kind is Kind.PAIR]
    assert [score.points for score in three] == [6]
    assert [score.points for score in four] == [12]


@pytest.mark.parametrize(("starter", "counted"), [("KH", 5), ("KS", 4)])
def test_h3_flush_of_four_in_hand_is_four_and_five_with_the_starter(starter: str, counted: int) -> None:
    assert total("2H 4H 6H 8H", starter) == counted


def test_h3_four_of_a_suit_with_the_starter_among_them_is_no_flush() -> None:
    assert total("2H 4H 6H 8S", "KH") == 0


@pytest.mark.parametrize(("starter", "counted"), [("KH", 5), ("KS", 0)])
def test_h4_flush_in_the_crib_needs_all_five(starter: str, counted: int) -> None:
    assert total("2H 4H 6H 8H", starter, crib=True) == counted


@pytest.mark.parametrize(("starter", "counted"), [("KH", 4), ("KS", 3)])
def test_h5_flush_of_three_in_the_five_card_game(starter: str, counted: int) -> None:
    assert total("3H 7H QH", starter) == counted


def test_h5_two_of_three_and_the_starter_are_no_flush() -> None:
    assert total("3H 7H QS", "KH") == 0


@pytest.mark.parametrize(("starter", "counted"), [("KH", 6), ("KS", 5)])
def test_h6_flush_of_five_in_the_seven_card_game(starter: str, counted: int) -> None:
    assert total("2H 4H 6H 8H TH", starter) == counted


def test_h6_four_of_five_in_hand_are_no_flush_even_with_the_starter() -> None:
    assert total("2H 4H 6H 8H TS", "KH") == 0


@pytest.mark.parametrize(
    ("ranks", "counted"),
    [
        ("2 3 4 5 T", 4 + 4),  # 5-10, 2-3-10
        ("8 9 T J Q", 5),
        ("9 T J J Q", 8 + 2),
        ("4 5 6 7 8 9", 6 + 6),  # 4-5-6, 7-8, 6-9
    ],
)
def test_h7_a_longer_run_does_not_score_its_shorter_ones(ranks: str, counted: int) -> None:
    assert ranks_total(ranks) == counted


@pytest.mark.parametrize(
    ("ranks", "counted"),
    [
        ("4 3 3 2", 6 + 2),
        ("3 2 2 A 6", 6 + 2),
        ("K K K Q J", 9 + 6),
        ("T J J Q Q K", 16 + 4),
        ("8 8 7 6 6", 16 + 4),
    ],
)
def test_h7_duplicates_multiply_a_run(ranks: str, counted: int) -> None:
    assert ranks_total(ranks) == counted


def test_h8_nobs_counts_one_in_hand_and_in_crib() -> None:
    assert total("JH 2C 4D 8S", "KH") == 1
    assert total("JH 2C 4D 8S", "KH", crib=True) == 1
    assert total("JH 2C 4D 8S", "KS") == 0


def test_s4_jack_turned_up_is_not_his_own_nobs() -> None:
    assert total("KH QH 2S 3S", "JH") == 9
    assert all(score.kind is not Kind.NOBS for score in show(parse_cards("KH QH 2S 3S"), Card.parse("JH")))


def test_ace_does_not_follow_the_king() -> None:
    assert ranks_total("Q K A 7 9") == 0


def test_k_and_j_are_no_pair() -> None:
    assert ranks_total("K J 8 2 A") == 0


def test_same_card_twice_cannot_be_counted() -> None:
    with pytest.raises(InvalidHand, match="twice"):
        show(parse_cards("5H 6C 7D 8S"), Card.parse("5H"))


def test_points_adds_up() -> None:
    assert points(()) == 0
    assert points(show(parse_cards("5H 5S 5D JC"), Card.parse("5C"))) == 29
