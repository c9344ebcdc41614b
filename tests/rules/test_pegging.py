"""What the last card of a running count pegs by itself."""

import pytest

from game.rules.cards import RANK_LETTERS, Card, Cards, Suit
from game.rules.counting import Kind, peg, points


def pile(ranks: str) -> Cards:
    """These ranks in this order, the suits of each rank in turn."""
    seen = ""
    cards = []
    for rank in ranks.replace(" ", ""):
        cards.append(Card(RANK_LETTERS.index(rank) + 1, Suit(seen.count(rank))))
        seen += rank
    return tuple(cards)


VECTORS = [
    ("4 6 5", 15, 5),
    ("4 6 5 7", 22, 4),
    ("5 5 5", 15, 8),
    ("4 5 6 4", 19, 3),
    ("2 3 3 4", 12, 0),
    ("3 5 6 7", 21, 3),
    ("3 5 6 7 4", 25, 5),
    ("6 8 9 7", 30, 4),
    ("5 3 2 6 4", 20, 5),
    ("A 2 3 4 5 6 7", 28, 7),
    ("T 9 6 6", 31, 4),
    ("9 8 7 7", 31, 4),
    ("8 8 7 8", 31, 2),
    ("4 4 3 4", 15, 2),
    ("7 7 7 7", 28, 12),
    ("Q K A", 21, 0),
    ("T 9 4 5 3", 31, 5),
]


@pytest.mark.parametrize(("ranks", "count", "pegged"), VECTORS)
def test_play_vectors(ranks: str, count: int, pegged: int) -> None:
    cards = pile(ranks)
    assert sum(card.pips for card in cards) == count
    assert points(peg(cards)) == pegged


def _kinds(ranks: str) -> list[tuple[Kind, int]]:
    return [(score.kind, score.points) for score in peg(pile(ranks))]


def test_first_card_pegs_nothing() -> None:
    assert _kinds("5") == []


def test_p11_only_the_longest_run_scores() -> None:
    assert _kinds("3 5 6 7") == [(Kind.RUN, 3)]
    assert _kinds("3 5 6 7 4") == [(Kind.RUN, 5)]


def test_p11_a_run_may_lie_behind_a_gap_that_is_filled_later() -> None:
    assert _kinds("2 6 3 5 4") == [(Kind.RUN, 5)]


def test_p12_a_duplicate_ends_the_look_back() -> None:
    assert _kinds("2 3 3 4") == []
    assert _kinds("4 5 6 4") == [(Kind.RUN, 3)]
    assert _kinds("6 5 4 4 5 6") == [(Kind.RUN, 3)]


def test_p13_all_scores_of_one_card_are_added() -> None:
    assert _kinds("4 6 5") == [(Kind.FIFTEEN, 2), (Kind.RUN, 3)]
    assert _kinds("T 9 6 6") == [(Kind.THIRTY_ONE, 2), (Kind.PAIR, 2)]
    assert _kinds("5 5 5") == [(Kind.FIFTEEN, 2), (Kind.PAIR, 6)]
    assert _kinds("T 9 4 5 3") == [(Kind.THIRTY_ONE, 2), (Kind.RUN, 3)]


def test_p13_fourth_deuce_at_thirty_one_is_the_most_a_card_pegs() -> None:
    assert points(peg(pile("9 T 4 2 2 2 2"))) == 14


def test_p14_no_flush_in_play() -> None:
    assert peg((Card(2, Suit.CLUBS), Card(9, Suit.CLUBS), Card(6, Suit.CLUBS), Card(13, Suit.CLUBS))) == ()


@pytest.mark.parametrize("ranks", ["K Q", "T J", "J K", "Q T"])
def test_p15_tenth_cards_pair_by_rank_alone(ranks: str) -> None:
    assert _kinds(ranks) == []


@pytest.mark.parametrize("ranks", ["Q K A", "K A 2", "A K Q", "2 K A"])
def test_p16_no_run_round_the_corner(ranks: str) -> None:
    assert _kinds(ranks) == []


def test_p17_longest_run_is_ace_to_seven() -> None:
    assert _kinds("A 2 3 4 5 6 7") == [(Kind.RUN, 7)]
    assert _kinds("7 3 5 A 6 2 4") == [(Kind.RUN, 7)]
    assert sum(range(2, 9)) > 31  # seven ranks without the ace pass thirty-one


def test_pair_is_broken_by_another_card() -> None:
    assert _kinds("8 7 8") == []
    assert _kinds("8 8 7 8") == [(Kind.THIRTY_ONE, 2)]


def test_pairs_royal() -> None:
    assert _kinds("3 3") == [(Kind.PAIR, 2)]
    assert _kinds("3 3 3") == [(Kind.PAIR, 6)]
    assert _kinds("3 3 3 3") == [(Kind.PAIR, 12)]


def test_each_item_names_its_cards() -> None:
    fifteen, run = peg(pile("A 3 5 4 2"))
    assert len(fifteen.cards) == 5
    assert {card.rank for card in run.cards} == {1, 2, 3, 4, 5}
    assert peg(pile("K 4 4"))[0].cards == pile("K 4 4")[1:]
