"""The play in the other forms: stopped at the first count, played out, round the table."""

import pytest

from game.rules.events import CountCleared, Phase, Played, WentGo
from game.rules.moves import SayGo
from tests.rules.positions import at_play


def test_p18_five_card_play_stops_at_31() -> None:
    position = at_play("five-card", "T 9 3", "Q 2 7")
    assert position.play("AT BQ A9 B2") == ["B 2 play"]
    assert position.game.deals == 2
    assert len(position.shown()) == 3
    assert not any(isinstance(event, CountCleared) for event in position.events)


def test_p18_five_card_play_stops_when_nobody_can_lay() -> None:
    position = at_play("five-card", "T 9 3", "Q 8 7")
    assert position.play("AT BQ A9") == ["A 1 last card"]
    assert position.game.deals == 2


def test_p18_partners_with_four_dealt_stop_at_the_first_count() -> None:
    position = at_play("four-handed-five-card", "T 3 4", "9 5 6", "K 6 7", "8 T J")
    assert position.play("AT B9 CK") == ["C 1 last card"]
    assert position.game.deals == 2


def test_p18_partners_with_five_dealt_play_out() -> None:
    position = at_play("four-handed", "T 3 4 K", "9 5 6 K", "K 6 7 Q", "8 T J Q")
    position.play_on()
    assert position.game.deals == 2
    assert sum(isinstance(event, Played) for event in position.events) == 16


def test_p19_five_card_out_of_cards_below_31_is_one_for_last() -> None:
    position = at_play("five-card", "2 4 2", "3 9 3")
    assert position.play("A2 B3 A4 B9 A2 B3") == ["A 3 play", "B 1 last card"]


def test_p20_seven_card_plays_out_with_three_goes_and_a_last_card() -> None:
    position = at_play("seven-card", "T T T T Q", "K K K K Q")
    goes = position.play("AT BK AT BK AT BK AT BK AQ BQ")
    assert goes == ["A 1 go", "B 1 go", "A 1 go", "B 1 last card"]


def test_p21_each_player_goes_on_until_none_can() -> None:
    position = at_play("three-handed", "T 2 A K", "Q K J 9", "5 A 8 8")
    assert position.play("AT BQ C5 A2 CA AA") == ["A 2 play", "A 1 go"]
    assert [event.seat for event in position.events if isinstance(event, WentGo)] == [1, 2, 0]


def test_p21_who_went_stays_out_until_the_next_count() -> None:
    position = at_play("three-handed", "T 2 A K", "Q K J 9", "5 A 8 8", house="go_by_hand=yes")
    position.play("AT BQ C5 A2 Bgo CA AA")
    assert position.turn == "C"
    assert position.game.view(0).called_go == {1}
    assert position.game.legal(1) == ()
    assert position.play("Cgo Ago") == ["A 1 go"]
    assert position.game.view(0).called_go == frozenset()


def test_p21_two_may_play_on_after_the_others_went() -> None:
    position = at_play("four-handed", "K 2 2 9", "Q J J 9", "5 3 A 9", "J Q Q T")
    assert position.play("AK BQ C5 A2 C3") == []
    assert [event.seat for event in position.events if isinstance(event, WentGo)] == [3, 1, 0]
    assert position.play("CA") == ["C 5 play"]  # thirty-one and a run, by the only one left


def test_p8_left_of_the_last_card_leads_in_a_round() -> None:
    position = at_play("three-handed", "T 2 A K", "Q K J 9", "5 A 8 8")
    position.play("AT BQ C5 A2 CA AA")
    assert position.turn == "B"


def test_p8_a_seat_without_cards_is_passed_over_for_the_lead() -> None:
    position = at_play("three-handed", "4 3 2 A", "K J 5 J", "K Q 6 T")
    assert position.play("A4 BK CK A3 A2 AA") == ["C 2 play", "A 3 play", "A 1 go"]
    assert position.turn == "B"
    assert position.play("BJ CQ B5 C6") == ["C 2 play"]
    assert position.turn == "B"


def test_p5_one_for_the_go_in_a_round_whoever_laid_last() -> None:
    position = at_play("three-handed", "T 9 7 K", "Q 8 J 9", "K 8 7 Q")
    assert position.play("AT BQ CK") == ["C 1 go"]
    assert position.turn == "A"


def test_p7_a_round_passes_over_seats_without_cards() -> None:
    position = at_play("three-handed", "4 3 2 A", "K J 5 J", "K Q 6 T")
    position.play("A4 BK CK A3 A2 AA BJ CQ B5 C6 BJ CT")
    assert position.game.phase is Phase.LAY_AWAY
    assert position.game.deals == 2


@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_seat_in_turn_may_play(seat: int) -> None:
    position = at_play("three-handed", "T 2 A K", "Q K J 9", "5 A 8 8")
    assert position.game.waiting == (0,)
    assert position.game.legal(seat) == ()
    assert SayGo() not in position.game.legal(0)


def test_w8_partners_peg_for_one_side() -> None:
    position = at_play("four-handed", "7 3 4 K", "8 5 6 K", "7 6 7 Q", "8 T J Q")
    assert position.play("A7 B8") == ["B 2 play"]
    assert position.scores == (0, 2)
    assert position.play("C7 D8") == ["D 1 go"]
    assert position.scores == (0, 3)
    position = at_play("four-handed", "7 3 4 K", "2 5 6 K", "6 6 7 Q", "8 T J Q")
    assert position.play("A7 B2 C6") == ["C 2 play"]
    assert position.scores == (2, 0)
