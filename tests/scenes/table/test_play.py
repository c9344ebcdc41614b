"""The play: fire plays one card, a card past thirty-one is refused, the go beeps."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.devices.tunes import Tune
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.cards import parse_cards
from game.rules.moves import Play, SayGo, TakeHeels
from game.scenes.table.play import GO, HEELS
from game.sheets.spots import ButtonSpot, CardSpot
from game.sheets.table_state import InHand
from game.sheets.table_told import happened_besides, newest_told
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, at_home, at_table, past_the_discard
from tests.scenes.seen import Moment, moment

FIRE, LEFT, RIGHT = Button.FIRE, Button.LEFT, Button.RIGHT


def playing(own: str, other: str, plays: str, house: str = "", dealer: int = 0, wait: bool = False) -> Visit:
    """Sit down to play; the other seat plays its cards in this order."""
    position = at_lay_away("six-card", own, other, house=house, dealer=dealer)
    visit = past_the_discard(position, plays, wait=wait)
    visit.until_still()
    if dealer == 1:
        visit.press(FIRE)  # the starter
        visit.until_still()
    assert moment(visit.at) is Moment.PLAY
    return visit


def count_of(visit: Visit) -> int:
    assert visit.top.count is not None
    return visit.top.count


def test_it_shows_the_count_and_points_at_a_card_that_fits() -> None:
    visit = playing("AH 3D KS QC", "TC TD 4S 4C", "TC TD")
    assert count_of(visit) == 10
    assert visit.top.message == "Play a card"
    assert not visit.top.is_refused
    visit.play("KS")
    visit.until_still()
    assert count_of(visit) == 30
    assert visit.top.cursor == InHand(0, 0)


def test_fire_plays_exactly_one_card() -> None:
    visit = playing("2H 3D KS QC", "TC 9D 4S 4C", "TC 9D")
    before = len(visit.game.moves)
    visit.go_to("2H")
    visit.press(FIRE, FIRE, FIRE)
    own = [move for seat, move in visit.game.moves[before:] if seat == 0]
    assert own == [Play(parse_cards("2H")[0])]
    visit.until(lambda: visit.top.count == 12)
    assert visit.top.played[-1] == (0, *parse_cards("2H"))
    assert visit.top.seats[0].hand == [*parse_cards("3D QC KS")]


def test_a_card_past_thirty_one_is_refused_with_a_sentence_and_a_sound() -> None:
    visit = playing("2H 3D KS QC", "TC TD 9S 4C", "TC 9S")
    visit.play("KS")
    visit.until_still()
    assert count_of(visit) == 29
    moves = list(visit.game.moves)
    visit.play("QC")
    assert visit.at.input
    assert visit.at.input.typed_so == "a card (2h)", "what was refused is no example"
    assert visit.top.message == "That card goes over 31"
    assert visit.top.is_refused
    assert visit.ear.heard[-1] is Tune.ERROR
    assert visit.game.moves == moves
    assert visit.top.seats[0].hand == [*parse_cards("2H 3D QC")]
    visit.play("2H")
    visit.until(lambda: visit.top.count == 31)


def test_thirty_one_has_its_own_tune_and_two_points() -> None:
    visit = playing("2H AD KS QC", "TC TD 9S 4C", "TC TD")
    visit.play("KS")
    visit.until_still()
    assert count_of(visit) == 30
    visit.play("AD")
    visit.until(lambda: bool(visit.told()))
    assert Tune.THIRTY_ONE in visit.ear.heard
    assert count_of(visit) == 31
    assert visit.told() == ["Thirty-one for two"]


def test_a_score_is_the_newest_until_the_next_card() -> None:
    visit = playing("2H AD KS QC", "TC TD 9S 4C", "TC TD 9S")
    visit.play("KS")
    visit.until_still()
    visit.play("AD")
    visit.until(lambda: bool(visit.told()))
    assert newest_told(visit.top)
    visit.until(lambda: visit.top.played[-1].card in parse_cards("9S"))
    assert not newest_told(visit.top)


def test_what_happened_last_is_told_until_the_next_but_never_a_second_time() -> None:
    visit = playing("2H AD KS QC", "TC TD 9S 4C", "TC TD 9S")
    assert happened_besides(visit.top)[-1] == "SEAT1: ten of clubs, 10"
    visit.play("KS")
    visit.until_still()
    visit.play("AD")
    visit.until(lambda: bool(visit.told()))
    assert visit.told() == ["Thirty-one for two"], "which is written there"
    assert happened_besides(visit.top)[-1] == "SEAT0: ace of diamonds, 31"
    visit.until(lambda: visit.top.count == 0)
    assert happened_besides(visit.top)[-1] == "New count: SEAT1 leads"


def test_a_go_that_nobody_calls_by_hand_beeps_and_is_said() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC TD 7S 4C")
    visit.play("KS")
    visit.until(lambda: Tune.THEIR_GO in visit.ear.heard)
    assert visit.top.seats[0].says == "go"
    assert [move for _, move in visit.game.moves if move == SayGo()] == []
    assert Tune.GO not in visit.ear.heard
    visit.until_still()
    assert visit.told()[-1] == "One for the go"
    assert (count_of(visit), visit.top.counted) == (0, 3), "the old cards are dimmed"


def test_the_beep_on_go_says_whose_it_is() -> None:
    """CRIB.DOC: it beeps when one has a go, and the go is of whoever laid the last card."""
    ours = playing("TC TD 7S 4C", "5H KD KS QC", "KS KD QC 5H", dealer=1)
    ours.play("TC")
    ours.until_still()
    ours.play("7S")
    ours.until(lambda: ours.top.seats[1].says == "go")
    assert (Tune.GO in ours.ear.heard, Tune.THEIR_GO in ours.ear.heard) == (True, False)


def test_go_by_hand_is_asked_for_and_said() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC TD 7S 4C", house="go_by_hand=yes")
    visit.play("KS")
    visit.until_still()
    assert count_of(visit) == 30
    assert visit.top.message == "Play a card, or {go} for go"
    visit.press(Button.GO)
    assert visit.game.moves[-1] == (0, SayGo())
    visit.until(lambda: visit.top.seats[0].says == "go")


def test_a_false_go_by_hand_is_refused() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC", house="go_by_hand=yes")
    visit.press(Button.GO)
    assert visit.top.message == "You can play a card"
    assert visit.ear.heard[-1] is Tune.ERROR
    assert visit.is_asked


def test_a_card_over_thirty_one_leaves_the_go_to_be_said() -> None:
    """The question stays beside the refusal, and fire says go as soon as no card fits."""
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC TD 7S 4C", house="go_by_hand=yes")
    visit.play("KS")
    visit.until_still()
    visit.press(FIRE)
    assert visit.top.message == "That card goes over 31. Play a card, or {go} for go"
    assert visit.top.is_refused
    assert visit.at.lit_word == GO
    visit.press(FIRE)
    assert visit.game.moves[-1] == (0, SayGo())


def test_a_card_over_thirty_one_leaves_the_highlight_where_another_fits() -> None:
    visit = playing("AH 6D KS QC", "TC TD 7S 4C", "TC TD 7S 4C", house="go_by_hand=yes")
    visit.play("KS")
    visit.until_still()
    visit.play("QC")
    assert visit.at.lit_word == ""
    visit.play("AH")
    visit.until(lambda: visit.top.count == 31)


def test_the_stick_up_and_fire_is_go_where_go_is_called_by_hand_and_fire_where_not() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC", house="go_by_hand=yes")
    visit.call_go()
    assert visit.top.message == "You can play a card"
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    visit.call_go()
    assert isinstance(visit.game.moves[-1][1], Play)


def test_up_points_at_the_go_and_fire_says_it() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC TD 7S 4C", house="go_by_hand=yes")
    visit.play("KS")
    visit.until_still()
    scene = visit.at
    assert moment(scene) is Moment.PLAY
    cursor = visit.top.cursor
    visit.press(Button.UP)
    assert scene.lit_word == GO
    visit.press(Button.DOWN)
    assert scene.lit_word == ""
    assert visit.top.cursor == cursor
    visit.press(Button.UP, FIRE)
    assert visit.game.moves[-1] == (0, SayGo())


def test_where_go_is_not_called_up_points_at_nothing() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC TD 7S 4C")
    cursor = visit.top.cursor
    visit.press(Button.UP)
    assert visit.top.cursor == cursor


def test_the_mouse_points_at_what_a_click_would_take() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC TD 7S 4C", house="go_by_hand=yes")
    scene = visit.at
    visit.stack.hover(CardSpot(InHand(0, 2)))
    assert visit.top.cursor == InHand(0, 2)
    visit.stack.hover(CardSpot(InHand(1, 0)))
    assert visit.top.cursor == InHand(0, 2)
    visit.stack.draw(Screen(switched_on(USUAL)))
    visit.stack.hover(CardSpot(InHand(0, 2)))
    assert not visit.stack.stale, "a pointer that lies still draws nothing anew"
    visit.stack.hover(ButtonSpot(GO))
    assert scene.lit_word == GO
    visit.stack.hover(None)
    assert scene.lit_word == ""


def test_the_mouse_plays_a_card_and_calls_go() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC TD 7S 4C", house="go_by_hand=yes")
    assert visit.at.button_names == [GO]
    visit.stack.click(CardSpot(InHand(1, 0)))
    assert visit.is_asked
    visit.stack.click(CardSpot(InHand(0, 3)))
    assert str(visit.game.moves[-1][1]) == "play KS"
    visit.until_still()
    visit.click(ButtonSpot(GO))
    assert visit.game.moves[-1] == (0, SayGo())


def asked_of_heels(starter: str, house: str) -> Visit:
    """Play until two for his heels may be taken, rightly or not."""
    hands = "5H 6D KS QC", "TC TD 7S 4C"
    visit = at_table(at_lay_away("six-card", *hands, starter=starter, house=house, dealer=0), "TC")
    visit.until_asked(Moment.PLAY)
    while HEELS not in visit.at.button_names:
        visit.answer()
        visit.until_asked(Moment.PLAY)
    return visit


def test_heels_are_taken_by_hand_where_players_peg_for_themselves() -> None:
    visit = asked_of_heels("JD", "counting=partner")
    visit.press(Button.UP, Button.DOWN, Button.UP)
    assert (0, TakeHeels()) not in visit.game.moves
    visit.press(Button.FIRE)
    assert visit.game.moves[-1] == (0, TakeHeels())


def test_up_and_fire_is_go_where_there_are_no_heels_to_take() -> None:
    visit = asked_of_heels("2D", "counting=acc go_by_hand=yes")
    visit.press(Button.UP)
    visit.call_go()
    assert visit.top.message == "You can play a card"


def test_the_highlight_may_go_to_cards_that_do_not_fit() -> None:
    visit = playing("2H 3D KS QC", "TC TD 9S 4C", "TC 9S")
    visit.play("KS")
    visit.until_still()
    assert visit.top.cursor == InHand(0, 0)
    visit.press(LEFT)
    assert visit.top.cursor == InHand(0, 2)
    visit.press(RIGHT)
    assert visit.top.cursor == InHand(0, 0)


def test_the_last_card_stays_until_the_button() -> None:
    visit = playing("2H 3D 4S 6C", "TC TD 9S 8C", "TC TD 9S 8C", wait=True)
    while visit.game.deals == 1 and visit.at.asked is not None:
        visit.answer()
        visit.until(lambda: visit.is_asked or visit.context.acting.mover.waits)
    assert moment(visit.at) is Moment.SHOW
    visit.tick(600)
    assert visit.top.message == "{fire} goes on"
    assert len(visit.top.played) == 8
    assert visit.top.count is not None
    visit.press(FIRE)
    visit.until(lambda: visit.top.count is None)


@pytest.mark.parametrize("house", ["", "go_by_hand=yes"])
def test_a_count_is_said_by_who_plays(house: str) -> None:
    visit = playing("2H 3D KS QC", "TC TD 9S 4C", "TC 9S", house=house)
    assert visit.top.seats[1].says == "10"
    visit.play("KS")
    visit.until(lambda: visit.top.count == 20)
    assert visit.top.seats[0].says == "20"
    assert visit.top.seats[1].says == ""


def test_of_partners_the_one_who_pegged_is_told(tmp_path: Path) -> None:
    """They share their pegs: the plate of the seat says whose points they are."""
    visit = at_home(tmp_path, preset="hoyle", form="four-handed", seed="3", speed=3)
    visit.answer_until(lambda: any(" point" in seat.says for seat in visit.top.seats))
    [said] = [seat.says for seat in visit.top.seats if " point" in seat.says]
    assert said in ("1 point", "2 points")
    assert visit.told()
