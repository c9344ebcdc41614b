"""Counts are said as they are at a table."""

import pytest

from game.rules.cards import Card, parse_cards
from game.rules.counting import Reason, peg, points, show
from game.rules.events import Pegged
from game.rules.spoken import (
    aloud,
    flush_that_counts_nothing,
    nothing_aloud,
    number_word,
    steps,
)
from game.rules.spoken_events import pegged_aloud


@pytest.mark.parametrize(
    ("number", "word"), [(0, "nought"), (2, "two"), (19, "nineteen"), (20, "twenty"), (29, "twenty-nine")]
)
def test_numbers_are_words(number: int, word: str) -> None:
    assert number_word(number) == word


@pytest.mark.parametrize(
    ("hand", "starter", "said"),
    [
        ("4D 5S 6D KC", "2H", "fifteen two, fifteen four and a run of three makes seven"),
        ("4D 4C 7H KC", "QH", "fifteen two and a pair is four"),
        ("9D 9C 9H KC", "2H", "a pair royal"),
        ("JH 2C 4S 8D", "KH", "one for his nobs"),
        ("2H 4H 6H 8H", "TS", "a flush of four"),
        ("2C 4D 6H 8S", "KC", "nothing at all"),
    ],
)
def test_a_hand_is_counted_in_one_sentence(hand: str, starter: str, said: str) -> None:
    assert aloud(show(parse_cards(hand), Card.parse(starter))) == said


def test_each_breath_names_its_cards_and_the_total_so_far() -> None:
    breaths = steps(show(parse_cards("4D 4H 5S 6D"), Card.parse("KC")))
    assert [breath.total for breath in breaths] == [2, 4, 6, 9, 12, 14]
    assert breaths[-1].cards == parse_cards("4D 4H")


def test_thirty_one_is_said_for_two() -> None:
    assert aloud(peg(parse_cards("TC 9D 6H 6S"))) == "thirty-one for two and a pair is four"


def test_a_go_needs_no_more_than_a_word() -> None:
    assert pegged_aloud(Pegged(0, 0, 1, 1, Reason.GO), 121) == "one for the go"


def test_four_of_a_suit_in_the_crib_are_explained() -> None:
    crib = parse_cards("2H 4H 6H 8H")
    assert flush_that_counts_nothing(crib, Card.parse("KS"))
    assert not flush_that_counts_nothing(crib, Card.parse("KH"))
    assert not flush_that_counts_nothing(parse_cards("2H 4H 6H 8S"), Card.parse("KC"))


def test_nineteen_is_said_only_where_it_cannot_be_held() -> None:
    assert nothing_aloud(parse_cards("2C 4D 6H 8S")) == "nineteen, nothing at all"
    assert nothing_aloud(parse_cards("2C 4D 6H 8S TC")) == "nothing at all"


@pytest.mark.parametrize(
    ("hand", "starter", "needed", "said"),
    [
        ("5H 5S 5D JC", "5C", 3, "fifteen two and fifteen makes the game"),
        ("4D 4H 5S 6D", "KC", 1, "fifteen makes the game"),
        ("4D 4H 5S 6D", "KC", 8, "fifteen two, fifteen four, fifteen six and a run of three makes the game"),
        ("2H 4H 6H 8H", "KH", 5, "a flush of five makes the game"),
    ],
)
def test_a_count_goes_no_further_than_the_game(hand: str, starter: str, needed: int, said: str) -> None:
    scores = show(parse_cards(hand), Card.parse(starter))
    assert aloud(scores, needed) == said
    assert steps(scores, needed)[-1].total == needed
    assert aloud(scores, points(scores) + 1) == aloud(scores)


@pytest.mark.parametrize(
    ("pegged", "said"),
    [
        (Pegged(0, 0, 1, 121, Reason.LAST_CARD), "one for the last card, and the game"),
        (Pegged(0, 0, 1, 121, Reason.HEELS), "one for his heels, and the game"),
        (Pegged(0, 0, -15, 90, Reason.PENALTY), "fifteen back for the miscount"),
        (Pegged(0, 0, 5, 90, Reason.HAND), "as counted"),
    ],
)
def test_the_game_hole_is_told_and_not_what_more_there_was(pegged: Pegged, said: str) -> None:
    assert pegged_aloud(pegged, 121) == said
