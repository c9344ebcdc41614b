"""The tournament rules of the miscount, with their fine print."""

import pytest

from game.rules.errors import IllegalMove
from game.rules.events import MugginsCalled
from game.rules.moves import Accept, CallMuggins, Claim, Play
from tests.rules.at_the_count import at_count, true_count
from tests.rules.positions import at_play, at_starter


def test_acc_muggins_must_be_called() -> None:
    position = at_count("acc", 10, 20)
    assert position.do(Claim(8)) == ["A 8 hand"]
    assert position.turn == "B"
    assert position.do(CallMuggins(4)) == ["B 4 muggins"]
    assert position.scores == (18, 24)


def test_acc_accepted_low_count_is_lost() -> None:
    position = at_count("acc", 10, 20)
    assert position.do(Claim(8), Accept()) == ["A 8 hand"]
    assert true_count(position) == 6
    assert position.turn == "B"


@pytest.mark.parametrize(("called", "right"), [(3, 3), (4, 4), (9, 4), (46, 4)])
def test_acc_who_calls_the_wrong_amount_gets_the_lesser(called: int, right: int) -> None:
    position = at_count("acc", 10, 20)
    position.do(Claim(8), CallMuggins(called))
    assert position.scores == (18, 20 + right)
    assert MugginsCalled(1, called, right) in position.events


def test_acc_call_against_a_right_count_gets_nothing() -> None:
    position = at_count("acc", 10, 20)
    position.do(Claim(12), CallMuggins(4))
    assert position.scores == (22, 20)
    assert true_count(position) == 6


def test_acc_high_count_is_pegged_back_and_the_excess_goes_over() -> None:
    position = at_count("acc", 10, 20)
    assert position.do(Claim(16)) == ["A 12 hand", "B 4 penalty"]
    assert position.scores == (22, 24)
    assert position.turn == "B"  # to count his own: nobody calls muggins on a high count
    assert Claim(6) in position.game.legal(1)


def test_acc_10_4_a_muggins_cannot_exceed_the_holes_that_were_left() -> None:
    position = at_count("acc", 118, 20)
    assert position.do(Claim(2)) == ["A 2 hand"]
    position.do(CallMuggins(10))
    assert position.scores == (120, 21)


def test_acc_10_4_a_nothing_is_missed_when_nothing_more_could_be_pegged() -> None:
    position = at_count("acc", 119, 20)
    assert position.do(Claim(2)) == ["A 2 hand"]
    assert position.game.outcome is not None


def test_acc_false_game_costs_fifteen_backwards() -> None:
    position = at_count("acc", 100, 20)
    position.do(Claim(24))
    assert position.game.outcome is None
    # Twelve are his; fifteen back; of the overclaim, nine reached the game hole.
    assert position.scores == (100 + 12 - 15, 20 + 9)


def test_acc_high_count_by_a_true_winner_is_no_false_game() -> None:
    position = at_count("acc", 110, 20)
    assert position.do(Claim(24)) == ["A 11 hand"]
    assert position.game.outcome is not None


def test_acc_without_muggins_loses_what_was_not_seen() -> None:
    position = at_count("acc-without-muggins", 10, 20)
    assert position.do(Claim(8)) == ["A 8 hand"]
    assert true_count(position) == 6


def test_acc_10_3_heels_cannot_be_taken_by_muggins() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc")
    assert position.cut() == []
    assert not any(isinstance(move, CallMuggins) for seat in (0, 1) for move in position.game.legal(seat))


def test_acc_10_3_penalties_and_muggins_are_never_counted_again() -> None:
    position = at_count("acc", 10, 20)
    position.do(Claim(8), CallMuggins(4))
    assert not any(isinstance(move, CallMuggins) for seat in (0, 1) for move in position.game.legal(seat))
    position = at_count("acc", 10, 20)
    position.do(Claim(16))
    assert not any(isinstance(move, CallMuggins) for seat in (0, 1) for move in position.game.legal(seat))


def test_acc_10_4_b_points_missed_in_play_are_called_before_the_next_card_or_not_at_all() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", house="counting=acc")
    position.do(Play(position.game.view(0).hand[0]), Claim(0), Accept())
    position.do(Play(position.game.view(1).hand[0]), Claim(0), Accept())
    position.do(Play(position.game.view(0).hand[0]), Claim(2))
    assert position.turn == "B"
    assert CallMuggins(3) in position.game.legal(1)
    with pytest.raises(IllegalMove, match="whether the count stands"):
        position.do(Play(position.game.view(1).hand[0]))
    position.do(Accept())
    assert not any(isinstance(move, CallMuggins) for move in position.game.legal(1))


def test_acc_8_3_a_count_once_said_cannot_be_corrected() -> None:
    position = at_count("acc", 10, 20)
    position.do(Claim(8))
    with pytest.raises(IllegalMove, match="not your turn"):
        position.do(Claim(12), seat=0)
