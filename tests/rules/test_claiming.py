"""Counting by the players: what is pegged for a right count, a low one and a high one, house by house."""

import pytest

from game.rules.counting import Reason, points
from game.rules.errors import IllegalMove
from game.rules.events import (
    Ask,
    Claimed,
    CountAgain,
    CountSettled,
    HandShown,
    MugginsCalled,
    Paid,
    Pegged,
    Won,
)
from game.rules.moves import Accept, CallMuggins, Claim, Play
from tests.rules.at_the_count import at_count, true_count
from tests.rules.positions import Position, at_play


def settled(position: Position) -> CountSettled:
    """The count that was settled last."""
    return next(event for event in reversed(position.events) if isinstance(event, CountSettled))


def three_at_the_show() -> Position:
    """A has twelve, and the others may call."""
    hands = ("5C 5D TH TS", "2 4 6 8", "3 4 7 9")
    position = at_play("three-handed", *hands, starter="AS", house="counting=hoyle")
    position.play_on()
    return position.pegs_at(0, 0, 0)


POLICIES = ["bsd", "loadstar", "partner", "hoyle", "acc"]


def test_the_hands_are_what_the_tests_say() -> None:
    position = at_count("bsd", 0, 0)
    assert (position.turn, true_count(position)) == ("A", 12)
    position.do(Claim(12))
    assert (position.turn, true_count(position)) == ("B", 6)


@pytest.mark.parametrize("counting", POLICIES)
def test_right_count_is_pegged_with_its_items(counting: str) -> None:
    position = at_count(counting, 10, 20)
    assert position.do(Claim(12)) == ["A 12 hand"]
    assert position.scores == (22, 20)
    if position.game.asks(1) is Ask.CALL_MUGGINS:
        assert Claimed(0, 12) in position.events
        position.do(Accept())
    count = settled(position)
    assert (count.seat, count.said, points(count.scores), count.paid) == (0, 12, 12, ())


@pytest.mark.parametrize(
    ("counting", "said", "paid"),
    [
        ("bsd", 8, ()),
        ("bsd", 16, (Paid(1, 2),)),
        ("loadstar", 8, (Paid(1, 4),)),
        ("partner", 16, ()),
        ("hoyle", 16, (Paid(1, 4),)),
        ("acc-without-muggins", 16, (Paid(1, 4),)),
    ],
)
def test_count_that_nobody_may_call_is_settled_as_it_is_said(
    counting: str, said: int, paid: tuple[Paid, ...]
) -> None:
    position = at_count(counting, 10, 20)
    position.do(Claim(said))
    count = settled(position)
    assert (count.said, count.paid, count.was_open) == (said, paid, False)
    pegs = position.events[position.events.index(count) + 1 :]
    assert isinstance(pegs[0], Pegged)
    assert (pegs[0].seat, pegs[0].holes) == (0, min(said, 12))
    assert Claimed(0, said) not in position.events


@pytest.mark.parametrize("said", [8, 12])
def test_count_that_can_be_called_is_settled_by_the_last_answer(said: int) -> None:
    position = at_count("hoyle", 10, 20)
    position.do(Claim(said))
    assert position.events[-2:] == [Claimed(0, said), Pegged(0, 0, said, 10 + said, Reason.HAND)]
    position.do(Accept())
    assert (settled(position).said, settled(position).was_open) == (said, True)


def test_count_is_settled_after_the_call_is_pegged_and_before_the_next_hand() -> None:
    position = at_count("hoyle", 10, 20)
    position.do(Claim(8))
    told = len(position.events)
    position.do(CallMuggins(9))
    assert position.events[told : told + 2] == [MugginsCalled(1, 9, 4), Pegged(1, 1, 4, 24, Reason.MUGGINS)]
    assert position.events[told + 2] == settled(position)
    assert settled(position).paid == (Paid(1, 4),)
    assert isinstance(position.events[told + 3], HandShown)


def test_call_that_wins_settles_the_count_before_the_game_is_over() -> None:
    position = at_count("hoyle", 10, 119)
    position.do(Claim(8), CallMuggins(4))
    assert position.events[-2] == settled(position)
    assert isinstance(position.events[-1], Won)
    assert settled(position).paid == (Paid(1, 2),)


def test_call_that_is_wrong_settles_nothing_while_another_may_call() -> None:
    position = three_at_the_show()
    position.do(Claim(12), CallMuggins(3))
    assert position.events[-1] == MugginsCalled(1, 3, 0)
    position.do(Accept())
    assert settled(position).paid == ()


def test_who_wins_on_what_he_said_pays_nothing() -> None:
    position = at_count("bsd", 110, 20)
    position.do(Claim(16))
    assert settled(position).paid == ()
    assert isinstance(position.events[-1], Won)


def test_false_game_is_paid_back_and_over() -> None:
    position = at_count("acc", 100, 20)
    position.do(Claim(24))
    assert settled(position).paid == (Paid(0, -15), Paid(1, 9))
    assert settled(position).pegs == 3


def test_bsd_low_count_is_lost() -> None:
    position = at_count("bsd", 10, 20)
    assert position.do(Claim(8)) == ["A 8 hand"]
    assert position.scores == (18, 20)
    assert position.turn == "B"


def test_bsd_high_count_pegs_the_true_count_and_gives_two() -> None:
    position = at_count("bsd", 10, 20)
    assert position.do(Claim(16)) == ["A 12 hand", "B 2 penalty"]
    assert position.scores == (22, 22)


def test_bsd_counts_the_play_by_itself() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", house="counting=bsd")
    assert position.play("A4 B6 A5") == ["A 5 play"]


def test_loadstar_adds_the_difference_to_the_other_score() -> None:
    position = at_count("loadstar", 10, 20)
    assert position.do(Claim(8)) == ["A 8 hand", "B 4 muggins"]
    assert position.scores == (18, 24)


def test_loadstar_asks_again_for_a_high_count() -> None:
    position = at_count("loadstar", 10, 20)
    assert position.do(Claim(14)) == []
    assert position.turn == "A"
    assert position.scores == (10, 20)
    assert position.events[-2:] == [Claimed(0, 14), CountAgain(0, 14)]
    assert position.do(Claim(12)) == ["A 12 hand"]


def test_partner_low_count_goes_over_and_high_count_costs_nothing() -> None:
    assert at_count("partner", 10, 20).do(Claim(8)) == ["A 8 hand", "B 4 muggins"]
    assert at_count("partner", 10, 20).do(Claim(14)) == ["A 12 hand"]


def test_partner_counts_the_play_by_hand_too() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", house="counting=partner")
    position.do(Play(position.game.view(0).hand[0]), Claim(0))
    position.do(Play(position.game.view(1).hand[0]), Claim(0))
    position.do(Play(position.game.view(0).hand[0]))
    assert position.turn == "A"
    assert position.do(Claim(2)) == ["A 2 play", "B 3 muggins"]
    assert position.turn == "B"


@pytest.mark.parametrize("counting", POLICIES)
def test_claimed_points_come_before_muggins_so_an_undercount_can_win(counting: str) -> None:
    position = at_count(counting, 113, 120)
    assert position.do(Claim(8)) == ["A 8 hand"]
    assert position.game.outcome is not None
    assert position.game.outcome.winner == 0


@pytest.mark.parametrize("counting", ["bsd", "loadstar", "partner", "hoyle"])
def test_only_acc_sends_a_false_game_backwards(counting: str) -> None:
    position = at_count(counting, 100, 20)
    texts = position.do(Claim(24))
    assert not [text for text in texts if "-" in text]
    assert position.game.scores[0] >= 100


def test_hoyle_muggins_is_called_in_the_show_alone() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", house="counting=hoyle")
    assert position.play("A4 B6 A5") == ["A 5 play"]
    shown = at_count("hoyle", 10, 20)
    assert shown.do(Claim(14)) == ["A 12 hand", "B 2 penalty"]


def test_h10_nineteen_is_nothing_in_five_and_six_card_hands() -> None:
    for form in ("six-card", "five-card"):
        position = at_count("bsd", 10, 20, form=form, extra="nineteen=yes target=181")
        assert position.do(Claim(19)) == []
        assert position.scores == (10, 20)
        assert position.turn == "B"


def test_h10_nineteen_is_a_score_in_seven_card_hands() -> None:
    position = at_count("bsd", 10, 20, form="seven-card", extra="nineteen=yes")
    true = true_count(position)
    assert true < 19
    assert position.do(Claim(19)) == [f"A {true} hand", "B 2 penalty"]


def test_h10_nineteen_is_nothing_in_the_seven_card_crib() -> None:
    position = at_count("bsd", 0, 0, form="seven-card", extra="nineteen=yes")
    position.do(Claim(true_count(position)))
    position.do(Claim(true_count(position)))
    scores = position.scores
    assert position.do(Claim(19)) == []
    assert position.scores == scores


def test_h10_nineteen_is_refused_where_the_house_does_not_know_it() -> None:
    position = at_count("hoyle", 10, 20)
    with pytest.raises(IllegalMove, match="can count 19"):
        position.do(Claim(19))
    assert Claim(19) not in position.game.legal(0)


@pytest.mark.parametrize("said", [-1, 19, 25, 26, 27, 30, 100])
def test_h9_impossible_counts_are_refused(said: int) -> None:
    position = at_count("acc", 10, 20)
    with pytest.raises(IllegalMove, match=f"can count {said}"):
        position.do(Claim(said))
    assert position.scores == (10, 20)


@pytest.mark.parametrize("called", [0, -3, 47])
def test_impossible_calls_are_refused(called: int) -> None:
    position = at_count("acc", 10, 20)
    position.do(Claim(8))
    with pytest.raises(IllegalMove, match="Call between 1 and 46"):
        position.do(CallMuggins(called))


def test_three_players_are_asked_in_turn_and_the_first_right_call_has_it() -> None:
    position = three_at_the_show()
    position.do(Claim(8))
    assert position.turn == "B"
    position.do(Accept())
    assert position.turn == "C"
    position.do(CallMuggins(4))
    assert position.scores == (8, 0, 4)


def test_third_player_is_not_asked_after_a_right_call() -> None:
    position = three_at_the_show()
    position.do(Claim(8), CallMuggins(1))
    assert position.scores == (8, 1, 0)
    assert position.turn == "B"
    assert Claim(0) in position.game.legal(1)


def test_w11_no_partner_calls_muggins_on_his_own_side() -> None:
    position = at_play(
        "four-handed", "5C 5D TH TS", "2 4 6 8", "3 4 7 9", "K K Q 8", starter="AS", house="counting=hoyle"
    )
    position.play_on()
    position.do(Claim(8))
    asked = []
    while position.turn in ("B", "C", "D") and Accept() in position.game.legal(position.game.waiting[0]):
        asked.append(position.turn)
        position.do(Accept())
    assert asked == ["B", "D"]
