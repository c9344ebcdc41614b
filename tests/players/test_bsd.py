"""The Berkeley program's policy, on positions worked out by hand from its statement."""

from itertools import combinations

import pytest

from game.players.bsd import Bsd, in_order, rounded_crib
from game.rules.cards import PACK, cards_text, parse_cards
from game.rules.counting import show_points
from tests.players.positions import laying_view, playing_view


def card(hand: str, pile: str = "") -> str:
    """What it plays."""
    return str(Bsd().play(playing_view(hand, pile)))


def laid(hand: str, *, dealer: bool) -> str:
    """What it lays away."""
    return cards_text(Bsd().lay_away(laying_view(hand, dealer=dealer)))


def test_the_hand_is_ordered_by_rank_then_spades_hearts_diamonds_clubs() -> None:
    assert cards_text(in_order(parse_cards("KC 5C 5D 5H 5S AC"))) == "AC 5S 5H 5D 5C KC"


@pytest.mark.parametrize(
    ("hand", "pile", "played"),
    [
        ("5C 9D KH", "JC", "5C"),  # fifteen for 2
        ("6C 7D KH", "8C 6D", "7D"),  # the run of 3 before the pair of sixes
        ("AC 7D", "TC TD TH", "AC"),  # thirty-one for 2
        ("7C 8D KH", "7D", "7C"),  # the pair and the fifteen are 2 each: the first in order
        ("4C 4S KH", "4D", "4S"),  # either makes the pair
    ],
)
def test_the_card_that_scores_most_first_in_order(hand: str, pile: str, played: str) -> None:
    assert card(hand, pile) == played


@pytest.mark.parametrize(
    ("hand", "pile", "played"),
    [
        ("4C 9D KH", "", "4C"),
        ("3C 9D KH", "", "3C"),
        ("3H 4S 4D KH", "", "4S"),  # four before three, and the first four
        ("AC 9D KH", "3S", "AC"),  # an ace on a three is four
        ("3C 9D KH", "2S", "KH"),  # a three is only led; (b) 12, and the nine answers a nine
    ],
)
def test_step_a_count_four_or_lead_a_three(hand: str, pile: str, played: str) -> None:
    assert card(hand, pile) == played


@pytest.mark.parametrize(
    ("hand", "pile", "played"),
    [
        ("9C JD QH", "2S", "JD"),  # i = 9: twelve with the nine behind, the first ten-card
        ("AC TD", "KS", "TD"),  # i = 1: twenty with the ace behind
        ("2C 7D", "8S 4D", "7D"),  # i = 2: nineteen with the deuce behind
        ("3S 3D KH", "9S 6C", "3S"),  # i = 3: eighteen with the other three behind
        ("3S 9D KH", "9S 6C", "KH"),  # no other three: not (b), and (d) plays the king to 25
    ],
)
def test_step_b_leave_what_a_card_in_hand_takes_to_twenty_one(hand: str, pile: str, played: str) -> None:
    assert card(hand, pile) == played


@pytest.mark.parametrize(
    ("hand", "pile", "played"),
    [
        ("7C 8D KH", "", "8D"),  # eight, with the seven behind
        ("6D 9C KH", "", "9C"),  # nine comes before six
        ("5C QD", "", "QD"),  # ten, with the five behind, comes before five
        ("6C 7D", "2S", "6C"),  # eight, with the seven behind
    ],
)
def test_step_c_leave_what_a_card_in_hand_takes_to_fifteen(hand: str, pile: str, played: str) -> None:
    assert card(hand, pile) == played


@pytest.mark.parametrize(
    ("hand", "pile", "played"),
    [
        ("2C 9D KH", "", "9D"),  # the king would leave ten
        ("AC 5D", "", "AC"),  # the five would leave five
        ("2D 6C QH", "TS AD", "6C"),  # the queen would leave twenty-one
        ("2C 9H JD", "KS 8D", "JD"),  # nothing forbids 28
    ],
)
def test_step_d_the_highest_that_leaves_no_five_ten_or_twenty_one(hand: str, pile: str, played: str) -> None:
    assert card(hand, pile) == played


@pytest.mark.parametrize(
    ("hand", "pile", "played"),
    [
        ("KC KD", "", "KC"),  # both leave ten: the last in order is the highest
        ("TC QD", "", "QD"),
        ("6C 6D", "4S", "6C"),
    ],
)
def test_step_e_ten_is_left_before_five_or_twenty_one(hand: str, pile: str, played: str) -> None:
    assert card(hand, pile) == played


@pytest.mark.parametrize(
    ("hand", "pile", "played"),
    [
        ("5C 5D", "", "5C"),  # five is left when nothing else is held
        ("TC JD", "6S 5D", "JD"),  # so is twenty-one
        ("2C JD", "TS 7D 6C", "2C"),  # the jack would pass thirty-one
    ],
)
def test_else_the_highest_that_fits(hand: str, pile: str, played: str) -> None:
    assert card(hand, pile) == played


@pytest.mark.parametrize(
    ("cards", "rounded"),
    [
        ("AC 4D", 5),  # 5.4637
        ("AC 4C", 6),  # 5.4637 + 0.1882 = 5.6519
        ("2C 6D", 4),  # 4.3616
        ("2C 6C", 5),  # 4.3616 + 0.1882 = 4.5498
        ("3C 7D", 4),  # 4.3492
        ("3C 7C", 5),  # 4.3492 + 0.1882 = 4.5374
        ("7C 9C", 5),  # 4.3476 + 0.1882 = 4.5358
        ("9C KD", 4),  # 3.5014: half is rounded up
        ("TC KC", 4),  # 3.4078 + 0.1882 = 3.5960
        ("TC KD", 3),
    ],
)
def test_the_crib_is_rounded_half_up_and_suited_cards_bring_more(cards: str, rounded: int) -> None:
    assert rounded_crib(parse_cards(cards)) == rounded


@pytest.mark.slow
def test_the_mean_of_a_crib_is_that_of_all_cribs() -> None:
    pair = parse_cards("AC 4D")
    left = [card for card in PACK if card not in pair]
    total = number = 0
    for others in combinations(left, 2):
        for starter in left:
            if starter not in others:
                total += show_points((*pair, *others), starter, crib=True)
                number += 1
    assert total / number == pytest.approx(5.4637, abs=0.00005)


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("4C 5S 5C 6S 6D TD", "5S TD"),  # either five may go: the first in order
        ("2H 9S TS TH JS JD", "2H TS"),  # either ten
        ("2S 9H 9D TC JS JH", "2S 9H"),  # either nine
    ],
)
def test_of_choices_that_sum_alike_the_first_pair_goes(hand: str, away: str) -> None:
    assert laid(hand, dealer=True) == away


@pytest.mark.parametrize(
    ("hand", "dealer", "away"),
    [
        ("3H 4H 5S 6D 7H QC", True, "3H 7H"),  # three and seven of one suit round up to five
        ("3S 7S TC TH JC 4C", True, "3S 7S"),
        ("3S 4C 7S 9H TD JD", False, "4C 7S"),  # which is too much to give away
        ("4S 6C 7D 9D 9S 3D", False, "4S 7D"),
        ("7C 9C TS QD KC AC", True, "7C 9C"),
        ("2C 2S 3H 5C 7C 9C", False, "2S 9C"),
    ],
)
def test_suited_cards_are_rounded_up_in_two_more_pairs(hand: str, dealer: bool, away: str) -> None:
    assert laid(hand, dealer=dealer) == away


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("3D 6D 9D TD JC KS", "3D KS"),  # four diamonds count nothing alone: the run is kept
        ("2S 2H 5H 8H JC QH", "JC QH"),
        ("2H 5D 9H TH QH KC", "2H 9H"),
    ],
)
def test_a_flush_in_hand_is_counted_as_in_a_crib(hand: str, away: str) -> None:
    assert laid(hand, dealer=True) == away


def test_the_crib_is_for_the_dealer_and_against_pone() -> None:
    assert laid("2S 3H 7C 8D JC QH", dealer=True) == "7C 8D"
    assert laid("2S 3H 7C 8D JC QH", dealer=False) == "7C QH"
