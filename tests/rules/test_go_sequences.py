"""The eight sequences that settle the go, and the end of the game around it."""

import pytest

from game.rules.counting import Reason
from game.rules.events import Phase
from game.rules.outcome import Win
from tests.rules.positions import at_play, at_starter


def test_go_sequence_1_go_then_the_other_leads() -> None:
    position = at_play("six-card", "4 4 K K", "7 J 5 Q")
    assert position.play("A4 B7 A4") == ["A 2 play"]
    assert position.play("BJ") == []
    assert position.play("B5") == ["B 1 go"]
    assert (position.turn, position.count) == ("A", 0)


def test_go_sequence_2_two_cards_alone_may_pair() -> None:
    position = at_play("six-card", "K T 9 9", "Q A A 7", laid=["2C 3C", "4C 5C"])
    assert position.play("AK BQ A9 BA BA") == ["B 4 play"]  # the pair, and thirty-one instead of a go
    position = at_play("six-card", "K 8 9 9", "Q A A 7")
    assert position.play("AK BQ A8 BA BA") == ["B 2 play", "B 1 go"]


@pytest.mark.parametrize(
    ("a", "b", "score", "last"),
    [
        ("K T 8 5", "Q 9 7 2", "AK BQ AT B9 A8 B7 A5 B2", ["B 2 play"]),
        ("K T 4 2", "Q 3 3 3", "AK BQ AT B3 A4 B3 A2 B3", ["B 2 play", "B 1 last card"]),
        ("2 3 2 3", "A 9 A 9", "A2 B9 A3 B9 A2 BA A3 BA", ["B 1 last card"]),
    ],
)
def test_go_sequence_3_last_card_of_the_deal(a: str, b: str, score: str, last: list[str]) -> None:
    position = at_play("six-card", a, b)
    words = score.split()
    position.play(" ".join(words[:-1]))
    assert position.play(words[-1]) == last


def test_go_sequence_4_both_last_cards_by_one_player() -> None:
    position = at_play("six-card", "2 2 A A", "T 9 8 Q")
    position.play("A2 BT A2 B9 AA AA")
    assert position.turn == "B"
    assert position.play("B8") == []
    assert position.play("BQ") == ["B 1 last card"]
    paired = at_play("six-card", "2 2 A A", "T 9 8 8")
    paired.play("A2 BT A2 B9 AA AA")
    assert paired.play("B8 B8") == ["B 2 play", "B 1 last card"]


@pytest.mark.parametrize("score", [119, 120])
def test_go_sequence_5_heels_win_with_no_card_played(score: int) -> None:
    position = at_starter("six-card", "4 4 K K", "7 T 5 Q", starter="JS", scores=(120, score))
    position.cut()
    assert position.game.phase is Phase.OVER
    assert position.game.deal.played == []


@pytest.mark.parametrize(("dealer", "win"), [(89, Win.SKUNK), (90, Win.SKUNK), (91, Win.PLAIN)])
def test_go_sequence_6_pone_wins_in_the_show_over_a_hand_of_29(dealer: int, win: Win) -> None:
    position = at_play("six-card", "7C 8D 9H QH", "5H 5S 5D JC", starter="5C")
    position.play("A7 B5 A8 B5 B5 A9 BJ")
    position.pegs_at(119, dealer).play("AQ")
    assert position.shown() == ["A 7"]
    outcome = position.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.scores) == (0, Reason.HAND, (121, dealer))
    assert outcome.beaten[0].win is win


@pytest.mark.parametrize(("last", "pegs"), [("2", ["B 2 play"]), ("8", ["A 1 last card"])])
def test_go_sequence_7_five_card_leaves_the_rest_unplayed(last: str, pegs: list[str]) -> None:
    position = at_play("five-card", "T 9 3", f"Q {last} 7")
    score = "AT BQ A9 B2" if last == "2" else "AT BQ A9"
    assert position.play(score) == pegs
    assert len(position.shown()) == 3
    assert position.game.deals == 2


def test_go_sequence_8_third_and_first_play_on_after_the_second_went() -> None:
    position = at_play("three-handed", "T 2 A K", "Q K J 9", "5 A 8 8", house="go_by_hand=yes")
    position.play("AT BQ C5 A2 Bgo")
    assert position.turn == "C"
    position.play("CA")
    assert position.turn == "A"
    assert position.play("AA Cgo Ago") == ["A 2 play", "A 1 go"]
