"""The play of the cards for two: turns, the go, thirty-one, the last card."""

import pytest

from game.rules.counting import Reason
from game.rules.errors import IllegalMove
from game.rules.events import CountCleared, Phase, WentGo
from game.rules.moves import Play, SayGo
from tests.rules.positions import at_play, at_starter


def test_p1_non_dealer_leads() -> None:
    assert at_play("six-card", "2 3 4 5", "6 7 8 9").turn == "A"
    assert at_play("six-card", "2 3 4 5", "6 7 8 9", dealer=0).turn == "B"


def test_p2_a_player_who_can_lay_must() -> None:
    position = at_play("six-card", "T 9 4 K", "7 8 A Q", house="go_by_hand=yes")
    position.play("AT B7 A9")
    assert position.game.legal(1) == (Play(position.game.view(1).hand[1]),)
    with pytest.raises(IllegalMove):
        position.do(SayGo())


def test_p2_in_five_card_he_plays_on_after_a_go_too() -> None:
    position = at_play("five-card", "T 9 K", "Q A A")
    assert position.play("AT BQ A9 BA BA") == ["B 4 play"]


def test_p3_false_go_is_refused_without_penalty() -> None:
    position = at_play("six-card", "4 4 K K", "7 J 5 Q", house="go_by_hand=yes", scores=(10, 20))
    position.play("A4")
    with pytest.raises(IllegalMove, match="can still play"):
        position.do(SayGo())
    assert position.turn == "B"
    assert position.scores == (10, 20)


def test_p4_card_past_31_is_refused_and_stays_in_hand() -> None:
    position = at_play("six-card", "T 9 4 K", "Q 8 A 7")
    position.play("AT BQ A9")
    held = position.game.view(1).hand
    with pytest.raises(IllegalMove, match="would pass 31"):
        position.play("B8")
    assert position.game.view(1).hand == held
    assert position.count == 29


def test_p5_go_is_one_below_31() -> None:
    assert at_play("six-card", "T 9 6 K", "Q 8 7 7").play("AT BQ A9") == ["A 1 go"]


def test_p5_31_is_two_and_never_three() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 2 7 7")
    assert position.play("AT BQ A9 B2") == ["B 2 play"]
    assert position.count == 0


def test_p6_after_a_go_the_other_plays_on_and_all_he_makes_alone_counts() -> None:
    position = at_play("six-card", "K 9 T T", "5 3 3 8")
    assert position.play("AK B5 A9 B3 B3") == ["B 2 play", "B 2 play", "B 1 go"]
    position = at_play("six-card", "T J K A", "9 8 7 6")
    assert position.play("AT B9 AJ AA") == ["A 3 play", "A 1 go"]


def test_p7_no_cards_left_is_a_go_and_the_other_plays_on_from_the_same_count() -> None:
    position = at_play("six-card", "2 3 2 3", "A 9 A 9")
    position.play("A2 B9 A3 B9 A2 BA A3")
    assert position.turn == "B"
    assert position.count == 29
    assert position.play("BA") == ["B 1 last card"]


def test_p7_a_player_without_cards_says_nothing() -> None:
    position = at_play("six-card", "2 3 2 3", "A 9 A 9")
    position.play_on()
    assert not [event for event in position.events if isinstance(event, WentGo)]


def test_p8_opponent_of_the_last_layer_leads_the_next_count() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 2 7 7")
    position.play("AT BQ A9 B2")
    assert position.turn == "A"
    position = at_play("six-card", "T 9 6 K", "Q 8 7 7")
    position.play("AT BQ A9")
    assert position.turn == "B"
    assert CountCleared(1) in position.events


def test_p9_very_last_card_is_one() -> None:
    position = at_play("six-card", "2 3 2 3", "A 9 A 9")
    assert position.play("A2 B9 A3 B9 A2 BA A3 BA") == ["A 3 play", "B 1 last card"]


def test_p9_very_last_card_at_31_is_two() -> None:
    position = at_play("six-card", "K T 8 5", "Q 9 7 2")
    assert position.play("AK BQ AT B9 A8 B7 A5 B2") == ["A 1 go", "B 3 play", "B 2 play"]


def test_p9_very_last_card_that_makes_fifteen_is_three() -> None:
    position = at_play("six-card", "K T 4 2", "Q 3 3 3")
    assert position.play("AK BQ AT B3 A4 B3 A2") == ["A 1 go", "A 3 play"]
    assert position.play("B3") == ["B 2 play", "B 1 last card"]


def test_p10_pairs_do_not_reach_over_a_31() -> None:
    position = at_play("six-card", "T 9 2 K", "Q 2 7 7")
    assert position.play("AT BQ A9 B2") == ["B 2 play"]
    assert position.play("A2") == []


def test_p10_pairs_do_not_reach_over_a_go() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 9 7 7")
    assert position.play("AT BQ A9") == ["A 1 go"]
    assert position.play("B9") == []


def test_p10_runs_do_not_reach_over_a_go() -> None:
    position = at_play("six-card", "Q J 6 4", "K T 9 9")
    assert position.play("AQ BK AJ") == ["A 3 play", "A 1 go"]
    assert position.play("BT") == []


def test_p13_scores_of_one_card_are_pegged_together() -> None:
    assert at_play("six-card", "4 5 K Q", "6 T T 9").play("A4 B6 A5") == ["A 5 play"]


def test_p22_game_ends_on_the_card_that_reaches_the_target() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", scores=(119, 120))
    assert position.play("A4 B6 A5") == ["A 2 play"]
    outcome = position.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.seat, outcome.reason) == (0, 0, Reason.PLAY)
    assert outcome.scores == (121, 120)
    assert position.game.phase is Phase.OVER
    assert position.shown() == []


def test_p22_a_go_may_win() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 8 7 7", scores=(120, 120))
    position.play("AT BQ A9")
    assert position.game.outcome is not None
    assert position.game.outcome.reason is Reason.GO


def test_s5_stink_hole_bars_a_go_and_a_last_card_from_the_last_hole() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 8 7 7", scores=(120, 0), house="stink_hole=yes")
    assert position.play("AT BQ A9") == []
    assert position.game.outcome is None
    last = at_play("six-card", "2 3 2 3", "A 9 A 9", house="stink_hole=yes")
    last.play("A2 B9 A3 B9 A2 BA A3")
    assert last.pegs_at(0, 120).play("BA") == []
    assert last.game.outcome is not None
    assert last.game.outcome.reason is Reason.HAND


def test_s5_stink_hole_does_not_bar_what_a_card_makes() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", scores=(120, 0), house="stink_hole=yes")
    position.play("A4 B6 A5")
    assert position.game.outcome is not None


def test_card_that_is_not_held_is_refused() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9")
    with pytest.raises(IllegalMove, match="don't have"):
        position.do(Play(position.game.view(1).hand[0]))


def test_out_of_turn_is_refused() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9")
    with pytest.raises(IllegalMove, match="not your turn"):
        position.do(Play(position.game.view(1).hand[0]), seat=1)


def test_go_by_itself_is_told() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 8 7 7")
    position.play("AT BQ A9")
    assert [event.seat for event in position.events if isinstance(event, WentGo)] == [1, 0]


def test_go_by_hand_waits_for_each_word() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 8 7 7", house="go_by_hand=yes")
    position.play("AT BQ A9")
    assert position.game.legal(1) == (SayGo(),)
    assert position.play("Bgo Ago") == ["A 1 go"]
    assert position.turn == "B"


def test_starter_is_there_before_the_lead() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9")
    with pytest.raises(IllegalMove, match="must be cut"):
        position.do(Play(position.game.view(0).hand[0]))
