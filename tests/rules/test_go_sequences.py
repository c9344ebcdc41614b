"""Sequences that settle the go, and the end of the game around it."""

import pytest

from game.rules.counting import Reason
from game.rules.outcome import Win
from tests.rules.positions import at_play


def test_go_then_the_other_leads() -> None:
    position = at_play("six-card", "4 4 K K", "7 J 5 Q")
    assert position.play("A4 B7 A4") == ["A 2 play"]
    assert position.play("BJ") == []
    assert position.play("B5") == ["B 1 go"]
    assert (position.turn, position.count) == ("A", 0)


def test_two_cards_alone_may_pair() -> None:
    position = at_play("six-card", "K T 9 9", "Q A A 7", laid=["2C 3C", "4C 5C"])
    assert position.play("AK BQ A9 BA BA") == ["B 4 play"]  # the pair, and thirty-one instead of a go
    position = at_play("six-card", "K 8 9 9", "Q A A 7")
    assert position.play("AK BQ A8 BA BA") == ["B 2 play", "B 1 go"]


def test_p8_both_last_cards_by_one_player() -> None:
    position = at_play("six-card", "2 2 A A", "T 9 8 Q")
    position.play("A2 BT A2 B9 AA AA")
    assert (position.turn, position.count) == ("B", 0), "who has no cards cannot lead"
    assert position.play("B8") == []
    assert position.play("BQ") == ["B 1 last card"]
    paired = at_play("six-card", "2 2 A A", "T 9 8 8")
    paired.play("A2 BT A2 B9 AA AA")
    assert paired.play("B8 B8") == ["B 2 play", "B 1 last card"]


@pytest.mark.parametrize(("dealer", "win"), [(89, Win.SKUNK), (90, Win.SKUNK), (91, Win.PLAIN)])
def test_pone_wins_in_the_show_over_a_hand_of_29(dealer: int, win: Win) -> None:
    position = at_play("six-card", "7C 8D 9H QH", "5H 5S 5D JC", starter="5C")
    position.play("A7 B5 A8 B5 B5 A9 BJ")
    position.pegs_at(119, dealer).play("AQ")
    assert position.shown() == ["A 7"]
    outcome = position.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.scores) == (0, Reason.HAND, (121, dealer))
    assert outcome.beaten[0].win is win


def test_third_and_first_play_on_after_the_second_went() -> None:
    position = at_play("three-handed", "T 2 A K", "Q K J 9", "5 A 8 8", house="go_by_hand=yes")
    position.play("AT BQ C5 A2 Bgo")
    assert position.turn == "C"
    position.play("CA")
    assert position.turn == "A"
    assert position.play("AA Cgo Ago") == ["A 2 play", "A 1 go"]
