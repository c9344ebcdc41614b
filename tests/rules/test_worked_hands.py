"""Every hand that the sources count out, counted again."""

from itertools import combinations_with_replacement

import pytest

from game.rules.cards import parse_cards
from game.rules.counting import Kind, peg, points, show
from tests.rules.hands import motley, ranks_total, total

# Hoyle's table of hands at five-card cribbage, the start included.
HOYLE_HANDS = {
    20: ["5 5 5 5"],
    14: ["5 5 5 T", "5 5 5 Q"],
    12: [
        *["5 5 4 6", "4 4 5 6", "6 6 5 4"],
        *["3 3 3 9", "6 6 6 9", "6 6 6 3", "7 7 7 8", "8 8 8 7", "9 9 9 6", "7 7 7 A"],
        # He prints 13 for the next five; his own items, fifteen four, a pair and a double run, are 12.
        *["8 8 6 7", "8 8 9 7", "7 7 6 8", "6 5 4 4"],
        *["5 5 T T", "5 5 K K", "9 9 6 6"],
    ],
    10: ["5 5 T K", "6 6 7 8"],
    9: ["5 J Q K", "5 T J Q"],
    8: ["2 3 4 4", "9 T J J", "J Q K K"],
}

# His table of cribs, likewise.
HOYLE_CRIBS = {
    24: ["5 5 4 4 6", "5 5 6 6 4", "4 4 6 6 5", "7 7 8 8 9", "3 3 3 3 9"],
    23: ["5 5 5 4 6"],
    21: ["4 4 4 5 6", "6 6 6 4 5", "7 7 7 8 9", "8 8 8 7 9"],
    20: [
        *["2 2 2 2 9", "3 3 3 3 6"],
        *["6 6 7 7 8", "7 7 8 9 9", "8 8 7 9 9"],
        *["T T T 5 5", "K K K 5 5", "3 3 3 9 9", "7 7 7 A A"],
    ],
    18: ["3 3 3 6 6"],
    17: ["4 4 4 3 5", "T J Q 5 5", "J Q K 5 5"],
    16: ["J J Q Q K", "2 2 3 3 4", "T T J Q Q"],
    15: ["J J J Q K", "9 T J J J", "A 2 2 2 3"],
    14: ["T J K 5 5"],  # his note: tenth cards with neither pair nor sequence
}

ELSEWHERE = {
    "K 5 5 5": 14,  # the Amiga text's three hands
    "7 6 6 5": 8,
    "Q 5 4 3 3": 12,
    "T 5 5": 6,  # fifteen four, and its pair
    "9 9 6 6": 12,
    "9 3 3 3": 12,
    "3 3 4 5": 10,
    "4 4 5 6 K": 14,  # CRIB.DOC
    "9 6 5 4 4": 14,  # According to Hoyle
    "8 8 7 6 6": 16 + 4,
    "4 3 3 2": 8,
    "K K K Q J": 15,
    "3 4 4 5 5": 16,  # Loadstar
}


def _rows(table: dict[int, list[str]]) -> list[tuple[str, int]]:
    return [(ranks, counted) for counted, hands in table.items() for ranks in hands]


@pytest.mark.parametrize(("ranks", "counted"), [*_rows(HOYLE_HANDS), *_rows(HOYLE_CRIBS), *ELSEWHERE.items()])
def test_hand_of_the_sources(ranks: str, counted: int) -> None:
    assert ranks_total(ranks) == counted


def test_four_fifteens_are_the_most_that_four_cards_hold() -> None:
    most = 0
    for ranks in combinations_with_replacement("A23456789TJQK", 4):
        hand, starter = motley(" ".join(ranks))
        most = max(most, sum(score.kind is Kind.FIFTEEN for score in show(hand, starter)))
    assert most == 4


def test_three_fives_and_the_jack_of_the_fifth_are_29_and_28_without_nobs() -> None:
    assert total("5H 5S 5D JC", "5C") == 29
    assert total("5H 5S 5D JC", "5C", crib=True) == 29
    assert total("5C 5H 5S JC", "5D") == 28
    assert total("5C 5D 5H 5S", "JC", crib=True) == 28  # with his heels, Hoyle's thirty


@pytest.mark.parametrize("ranks", ["4 3 3 2", "T J J Q K", "K K K Q J", "8 8 7 6 6"])
def test_double_triple_and_quadruple_runs_without_their_fifteens(ranks: str) -> None:
    hand, starter = motley(ranks)
    without = points(score for score in show(hand, starter) if score.kind is not Kind.FIFTEEN)
    assert without == {"4 3 3 2": 8, "T J J Q K": 10, "K K K Q J": 15, "8 8 7 6 6": 16}[ranks]


@pytest.mark.parametrize(
    ("pile", "pegs"),
    [
        ("2H 2C 2S 9D", [0, 2, 6, 2]),  # CRIB.DOC
        ("4C 6D 5H 7S", [0, 0, 5, 4]),
        ("7C 6D 8H", [0, 0, 3]),  # According to Hoyle
        ("5C 2D 4H 3S", [0, 0, 0, 4]),
        ("5C 4D 3H 2S AC", [0, 0, 3, 4, 5 + 2]),  # Hoyle's run, which also makes fifteen with the ace
        ("5C 4D 6H", [0, 0, 3 + 2]),
        ("5C 3D 2H 6S 4C", [0, 0, 0, 0, 5]),
        ("8C 7D", [0, 2]),  # the Amiga text
        ("6C 5D 4H", [0, 0, 5]),
        ("TC 9D 6H 6S", [0, 0, 0, 4]),
        ("6C 8D 9H 7S", [0, 0, 0, 4]),  # Loadstar
        ("9C TD JH", [0, 0, 3]),
        ("9C TD QH", [0, 0, 0]),
    ],
)
def test_cards_played_in_the_sources(pile: str, pegs: list[int]) -> None:
    cards = parse_cards(pile)
    assert [points(peg(cards[:length])) for length in range(1, len(cards) + 1)] == pegs
