"""A press that hurries never does more: its button is deaf for a moment, and no other is."""

from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.rules.moves import Cut
from game.scenes.pace import DEAF_STEPS, MOST_DEAF_STEPS, STEPS_A_SECOND, Debounce, Mouse
from game.scenes.table.curtain import Curtain
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.sheets.spots import CardSpot, LineSpot
from game.sheets.table_state import InHand
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, at_home, at_table
from tests.scenes.seen import Moment

FIRE, RIGHT = Press(Button.FIRE), Press(Button.RIGHT)
UP_AND_FIRE = Press(Button.GO, fired=True)
A_HASTY_HAND = round(0.15 * STEPS_A_SECOND)


def ticked(debounce: Debounce, steps: int) -> Debounce:
    for _ in range(steps):
        debounce.tick()
    return debounce


def test_the_button_that_did_something_is_deaf_for_a_third_of_a_second() -> None:
    debounce = Debounce()
    assert not debounce.swallows(FIRE)
    debounce.did_something(FIRE)
    assert ticked(debounce, DEAF_STEPS - 1).swallows(FIRE)
    debounce.did_something(FIRE)
    assert not ticked(debounce, DEAF_STEPS).swallows(FIRE)


def test_fire_is_one_button_on_every_device_and_the_mouse_another() -> None:
    debounce = Debounce()
    debounce.did_something(UP_AND_FIRE)
    assert debounce.swallows(FIRE)
    assert not debounce.swallows(Mouse.CLICK)
    debounce.did_something(Mouse.CLICK)
    assert debounce.swallows(Mouse.CLICK)


def test_another_button_hears_and_ends_the_deafness() -> None:
    debounce = Debounce()
    debounce.did_something(FIRE)
    assert not debounce.swallows(Press(None, digit=4))
    assert not debounce.swallows(FIRE)


def test_directions_are_never_deaf() -> None:
    debounce = Debounce()
    debounce.did_something(RIGHT)
    assert not debounce.swallows(RIGHT)


@pytest.mark.parametrize("between", range(1, DEAF_STEPS))
def test_hammering_keeps_it_deaf_but_not_for_ever(between: int) -> None:
    debounce = Debounce()
    debounce.did_something(FIRE)
    steps = between
    while ticked(debounce, between).swallows(FIRE):
        steps += between
    assert DEAF_STEPS <= steps <= MOST_DEAF_STEPS + between


# At the table.


def asked_to_play(speed: int = 3, *, wait: bool = False) -> Visit:
    """In the play, with a card of either side on the table."""
    position = at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC", dealer=0)
    visit = at_table(position, speed=speed, wait=wait)
    visit.until_asked(Moment.PLAY)
    visit.tick(DEAF_STEPS)
    return visit


def own_moves(visit: Visit) -> int:
    return sum(seat == 0 for seat, _ in visit.game.moves)


@pytest.mark.parametrize("speed", range(1, 6))
@pytest.mark.parametrize("wait", [False, True])
def test_six_fires_in_haste_do_one_thing(speed: int, wait: bool) -> None:
    visit = asked_to_play(speed, wait=wait)
    before = own_moves(visit)
    for _ in range(6):
        visit.stack.press(FIRE)
        visit.tick(A_HASTY_HAND)
    assert own_moves(visit) == before + 1


@pytest.mark.parametrize("first", range(0, 120, 7))
def test_six_fires_in_haste_play_one_card_at_most_from_any_moment_on(first: int) -> None:
    visit = asked_to_play()
    visit.stack.press(FIRE)
    visit.tick(first)
    before = own_moves(visit)
    for _ in range(6):
        visit.stack.press(FIRE)
        visit.tick(A_HASTY_HAND)
    assert own_moves(visit) <= before + 1


def test_six_clicks_in_haste_do_one_thing() -> None:
    visit = asked_to_play(speed=5)
    before = own_moves(visit)
    for _ in range(6):
        visit.stack.click(CardSpot(InHand(0, 0)))
        visit.tick(A_HASTY_HAND)
    assert own_moves(visit) == before + 1


def test_a_click_elsewhere_is_no_haste() -> None:
    visit = asked_to_play(speed=5)
    before = own_moves(visit)
    for _ in range(2):
        visit.stack.mouse_moved()
        visit.stack.click(CardSpot(InHand(0, 0)))
        visit.tick()
        visit.until(lambda: visit.is_asked)
    assert own_moves(visit) == before + 2


def test_a_mouse_that_moves_lets_no_button_hear() -> None:
    debounce = Debounce()
    debounce.did_something(FIRE)
    debounce.mouse_moved()
    assert debounce.swallows(FIRE)


def test_whoever_looks_between_loses_no_press() -> None:
    visit = asked_to_play(speed=5)
    for _ in range(2):
        before = own_moves(visit)
        visit.stack.press(FIRE)
        assert own_moves(visit) == before + 1
        visit.tick(DEAF_STEPS)
        visit.until(lambda: visit.is_asked)


def test_twelve_rights_at_once_are_twelve_steps() -> None:
    visit = asked_to_play()
    start, cards = visit.top.cursor, len(visit.top.seats[0].hand)
    assert isinstance(start, InHand)
    for step in range(1, 13):
        visit.stack.press(RIGHT)
        assert visit.top.cursor == InHand(0, (start.index + step) % cards)


def test_who_types_ahead_with_different_keys_loses_nothing(tmp_path: Path) -> None:
    visit = at_home(tmp_path, speed=5, preset="bsd")
    visit.until(lambda: visit.is_asked)
    for digit in (2, 7):
        visit.stack.press(Press(None, digit=digit))
    visit.stack.press(FIRE)
    assert visit.game.moves[-1] == (0, Cut(27))


def test_the_end_waits_for_a_press_of_its_own_in_the_fast_mode_too(tmp_path: Path) -> None:
    home = at_home(tmp_path, target=61, wait=False)
    home.press(Button.FAST)
    home.answer_until(lambda: home.game.outcome is not None)
    home.until(lambda: home.context.is_over and home.context.acting.mover.waits)
    home.tick(10 * STEPS_A_SECOND)
    assert isinstance(home.scene, GameScene)
    for _ in range(6):
        home.stack.press(FIRE)
        home.tick(A_HASTY_HAND)
    assert isinstance(home.scene, GameOver), "a new game was begun in haste"


def test_no_curtain_is_drawn_aside_in_haste(tmp_path: Path) -> None:
    home = at_home(tmp_path, names=("ANN", "BOB"), seats=("person", "person"), speed=3)
    home.answer_until(lambda: isinstance(home.scene, Curtain))
    curtain = home.on(Curtain)
    curtain.context.debounce.did_something(FIRE)
    home.stack.press(FIRE)
    assert home.scene is curtain
    curtain.context.debounce.did_something(Mouse.CLICK)
    home.stack.click(LineSpot(0))
    assert home.scene is curtain
    home.tick(DEAF_STEPS)
    home.stack.click(LineSpot(0))
    assert home.scene is not curtain
