"""Counting by the players: what is pegged for a right count, a low one and a high one, house by house."""

import pytest

from game.rules.counting import points
from game.rules.errors import IllegalMove
from game.rules.events import Claimed, CountAgain, MugginsCalled
from game.rules.moves import Accept, CallMuggins, Claim, Play, TakeHeels
from game.rules.reasons import Reason
from game.rules.stages.stage import Phase
from tests.rules.positions import Position, at_play, at_starter

POLICIES = ["bsd", "loadstar", "partner", "hoyle", "acc"]


def at_count(counting: str, *scores: int, form: str = "six-card", extra: str = "") -> Position:
    """The play is over, with the pegs put so; A is to count a hand of twelve, B one of eight."""
    hands = {
        "six-card": ("5C 5D TH TS", "7C 6D 6H 9S"),
        "seven-card": ("5C 5D TH TS 2C", "7C 6D 6H 9S KC"),
        "five-card": ("9S TH KS", "7C 6D 6H"),
    }[form]
    laid = ["QD 4H", "9H 8C"] if form != "five-card" else ["QD 4H", "KD 8C"]
    position = at_play(form, *hands, laid=laid, starter="AS", house=f"counting={counting} {extra}")
    while position.game.phase is Phase.PLAY:
        position.do(*_quiet_move(position))
    return position.pegs_at(*scores)


def _quiet_move(position: Position) -> tuple[Play | Claim | Accept]:
    """The next move of a play in which nobody claims anything or calls."""
    legal = position.game.legal(position.game.waiting[0])
    for move in (Accept(), Claim(0)):
        if move in legal:
            return (move,)
    return (next(move for move in legal if isinstance(move, Play)),)


def true_count(position: Position) -> int:
    """What the hand now to be counted holds."""
    shown = position.shown()[-1]
    return int(shown.split()[-1])


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
    claimed = next(event for event in reversed(position.events) if isinstance(event, Claimed))
    assert (claimed.seat, claimed.said, points(claimed.scores)) == (0, 12, 12)


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
    assert CountAgain(0, 14) in position.events
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


@pytest.mark.parametrize("counting", POLICIES)
def test_claimed_points_come_before_muggins_so_an_undercount_can_win(counting: str) -> None:
    position = at_count(counting, 113, 120)
    assert position.do(Claim(8)) == ["A 8 hand"]
    assert position.game.outcome is not None
    assert position.game.outcome.winner == 0


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


@pytest.mark.parametrize("counting", ["bsd", "loadstar", "partner", "hoyle"])
def test_only_acc_sends_a_false_game_backwards(counting: str) -> None:
    position = at_count(counting, 100, 20)
    texts = position.do(Claim(24))
    assert not [text for text in texts if "-" in text]
    assert position.game.scores[0] >= 100


def test_acc_without_muggins_loses_what_was_not_seen() -> None:
    position = at_count("acc-without-muggins", 10, 20)
    assert position.do(Claim(8)) == ["A 8 hand"]
    assert true_count(position) == 6


def test_hoyle_muggins_is_called_in_the_show_alone() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", house="counting=hoyle")
    assert position.play("A4 B6 A5") == ["A 5 play"]
    shown = at_count("hoyle", 10, 20)
    assert shown.do(Claim(14)) == ["A 12 hand", "B 2 penalty"]


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


def test_s3_heels_wait_for_the_dealer_where_players_peg() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc")
    position.cut()
    assert TakeHeels() in position.game.legal(1)
    assert position.do(TakeHeels(), seat=1) == ["B 2 heels"]
    assert TakeHeels() not in position.game.legal(1)
    with pytest.raises(IllegalMove, match="no heels"):
        position.do(TakeHeels(), seat=1)


def test_s3_heels_can_still_be_taken_while_the_non_dealers_card_is_counted() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc")
    position.cut()
    position.do(Play(position.game.view(0).hand[0]))
    assert position.do(TakeHeels(), seat=1) == ["B 2 heels"]
    assert position.turn == "A"


def test_s3_forgotten_heels_are_lost_at_the_dealers_first_card() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc")
    position.cut()
    position.do(Play(position.game.view(0).hand[0]), Claim(0), Accept())
    position.do(Play(position.game.view(1).hand[0]))
    with pytest.raises(IllegalMove, match="no heels"):
        position.do(TakeHeels(), seat=1)


@pytest.mark.parametrize("starter", ["TC", "JC"])
def test_s3_nobody_else_and_no_other_starter_gives_heels(starter: str) -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter=starter, house="counting=acc")
    position.cut()
    with pytest.raises(IllegalMove, match="no heels"):
        position.do(TakeHeels(), seat=0 if starter == "JC" else 1)


def test_s3_heels_taken_can_win() -> None:
    position = at_starter(
        "six-card", "4 5 K Q", "6 T T 9", starter="JC", house="counting=acc", scores=(100, 119)
    )
    position.cut()
    position.do(TakeHeels(), seat=1)
    assert position.game.outcome is not None
    assert position.game.outcome.reason is Reason.HEELS


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


def test_h10_nineteen_is_refused_where_the_house_does_not_know_it() -> None:
    position = at_count("bsd", 10, 20)
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
    position = at_play("three-handed", "5C 5D TH TS", "2 4 6 8", "3 4 7 9", starter="AS", house="counting=hoyle")
    position.play_on()
    position.pegs_at(0, 0, 0)
    position.do(Claim(8))
    assert position.turn == "B"
    position.do(Accept())
    assert position.turn == "C"
    position.do(CallMuggins(4))
    assert position.scores == (8, 0, 4)


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
