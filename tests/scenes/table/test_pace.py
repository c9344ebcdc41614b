"""The pace: fast shows all at once, every speed has its time, a press ends one movement."""

from itertools import cycle
from pathlib import Path

import pytest

from game.devices.button import READING, Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.events import Dealt, Phase
from game.rules.game import Game
from game.scenes.pace import STEPS_A_SECOND, Pace
from game.scenes.table.game_scene import GameScene
from game.scenes.table.thinking import LONG_STEPS, LONG_WORDS, Thinking
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Home, Visit, at_home, at_table
from tests.scenes.quick_hands import MOST_PRESSES, WANTED, figures

_DOES_SOMETHING = (Button.BACK, Button.BACKSPACE, Button.HELP, Button.FAST, *READING)
QUIET_PRESSES = [Press(button) for button in Button if button not in _DOES_SOMETHING] + [
    Press(Button.GO, fired=True),
    *(Press(None, digit=digit) for digit in range(10)),
]


def test_slower_speeds_take_longer() -> None:
    frames = [Pace(speed).frames(1.0) for speed in range(1, 6)]
    assert frames == sorted(frames, reverse=True)
    assert frames[2] == STEPS_A_SECOND
    assert Pace(1, fast=True).frames(1.0) == 0


def display_steps(visit: Visit) -> int:
    """How many steps the display of a deal takes, whoever is asked or thinks between."""
    deal = visit.game.deals
    steps = 0
    while visit.game.deals == deal or visit.context.acting.mover.is_moving or not _deal_comes(visit):
        if visit.is_asked:
            visit.answer()
        steps += visit.context.acting.mover.is_moving
        visit.tick()
    return steps


def _deal_comes(visit: Visit) -> bool:
    return isinstance(visit.context.events[0], Dealt)


def test_fast_shows_a_whole_deal_at_once_and_waits_for_nothing() -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), wait=True)
    visit.press(Button.FAST)
    assert display_steps(visit) == 0


def test_fast_off_again_is_the_pace_of_before() -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), wait=True)
    visit.press(Button.FAST, Button.FAST)
    assert not visit.context.acting.pace.fast
    visit.tick()
    assert visit.context.acting.mover.is_moving


@pytest.mark.parametrize(("speed", "wanted"), WANTED.items())
def test_a_deal_takes_as_long_as_its_speed_says(speed: int, wanted: float) -> None:
    """All of it, with a player who answers at once: thoughts, movements, and what waits for the button."""
    seconds, presses = figures(speed)
    assert seconds == pytest.approx(wanted, rel=0.1)
    assert presses <= MOST_PRESSES


def test_any_press_ends_the_movement_under_way_and_nothing_more() -> None:
    """At every step of a deal: the next movement waits for the clock, and nobody makes a move."""
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), wait=True, speed=3)
    presses = cycle(QUIET_PRESSES)
    while visit.game.deals == 1:
        if visit.is_asked:
            visit.answer()
            continue
        moves, events, waited = (
            list(visit.game.moves),
            list(visit.context.events),
            visit.context.acting.mover.waits,
        )
        visit.stack.press(next(presses))
        assert (visit.game.moves, list(visit.context.events)) == (moves, events)
        assert not visit.is_asked
        assert waited or visit.context.acting.mover.waits or not visit.context.acting.mover.is_moving
        visit.tick()


@pytest.mark.parametrize("press", QUIET_PRESSES, ids=str)
def test_a_press_at_every_step_makes_no_move_nobody_asked_for(press: Press) -> None:
    """The same button again and again while things move: no card falls, nothing is confirmed."""
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), speed=3)
    while visit.game.deals == 1:
        if visit.is_asked:
            visit.answer()
            continue
        own = _own_moves(visit.game)
        visit.stack.press(press)
        visit.stack.press(press)
        visit.tick()
        assert _own_moves(visit.game) == own


def _own_moves(game: Game) -> int:
    return sum(1 for seat, _ in game.moves if seat == 0)


@pytest.mark.parametrize("step", range(0, 40, 3))
def test_a_press_at_any_moment_leaves_what_happens_the_same(step: int, tmp_path: Path) -> None:
    """Pressed on or left alone, the same answers make the same game."""
    left_alone, pressed = (at_home(tmp_path / name, seed="9") for name in "ab")
    left_alone.answer_until(lambda: left_alone.game.deals == 2)
    count = 0
    while pressed.game.deals < 2:
        if pressed.is_asked:
            pressed.answer()
        elif count % 40 == step:
            pressed.press(Button.FIRE)
        pressed.tick()
        count += 1
    assert pressed.game.moves == left_alone.game.moves


def test_nothing_is_drawn_while_a_pause_is_merely_held() -> None:
    """A deal is drawn far less often than the clock ticks; at rest and while it waits never."""
    visit, screen = (
        at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), wait=True, speed=3),
        Screen(switched_on(USUAL)),
    )
    steps = drawn = waited = 0
    while visit.game.deals == 1 or visit.context.events:
        if visit.is_asked:
            visit.answer()
        elif visit.context.acting.mover.waits:
            visit.stack.draw(screen)
            visit.tick(STEPS_A_SECOND)
            assert not visit.stack.stale
            visit.press(Button.FIRE)
            waited += 1
        visit.tick()
        steps += 1
        if visit.stack.stale:
            drawn += 1
            visit.stack.draw(screen)
    assert waited
    assert drawn < steps / 2


def test_what_is_seen_is_never_older_than_the_table() -> None:
    """Drawn only when it is stale, the picture is at every step the one that would be drawn anew."""
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), wait=True, speed=4)
    seen, fresh, steps = Screen(switched_on(USUAL)), Screen(switched_on(USUAL)), 0
    while visit.game.deals == 1:
        visit.step_on()
        steps += 1
        if visit.stack.stale:
            visit.stack.draw(seen)
        elif steps % 7 == 0:
            visit.stack.draw(fresh)
            assert seen.surface.get_buffer().raw == fresh.surface.get_buffer().raw


# Thinking.


def thinking_visit(folder: Path) -> Home:
    visit = at_home(folder, speed=3, level="bsd", preset="loadstar")
    visit.answer_until(lambda: _thought(visit) is not None and visit.game.phase is Phase.LAY_AWAY)
    return visit


def _thought(visit: Visit) -> Thinking | None:
    return visit.scene.thinking if isinstance(visit.scene, GameScene) else None


def test_thinking_is_shown_and_heard(tmp_path: Path) -> None:
    visit = thinking_visit(tmp_path)
    thought = _thought(visit)
    assert thought
    assert visit.top.seats[thought.seat].says == "thinking...."
    visit.tick()
    assert visit.ear.heard[-1].name == "THINKING"


def test_whoever_thinks_long_is_seen_to_think_on_every_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = at_home(tmp_path, speed=3, preset="hoyle", level="bsd")
    visit.answer_until(lambda: _thought(visit) is not None and visit.game.phase is Phase.PLAY)
    thought = _thought(visit)
    assert thought
    monkeypatch.setattr("game.scenes.table.thinking.think", lambda _: [])
    visit.tick(LONG_STEPS - 1)
    assert visit.top.seats[thought.seat].says == ""
    visit.stack.draw(Screen(switched_on(USUAL)))
    visit.tick()
    assert visit.top.seats[thought.seat].says == LONG_WORDS
    assert visit.stack.stale


@pytest.mark.parametrize(
    ("as_original", "form", "words"),
    [(False, "three-handed", "C to play"), (False, "six-card", ""), (True, "three-handed", "")],
)
def test_at_a_table_of_several_it_is_written_whose_play_it_is(
    as_original: bool, form: str, words: str, tmp_path: Path
) -> None:
    visit = at_home(tmp_path, preset="hoyle", form=form, seed=3, as_original=as_original)
    visit.answer_until(lambda: _thought(visit) is not None and visit.game.phase is Phase.PLAY)
    assert visit.top.prompt == words
    assert visit.top.spoken == "", "whoever hears the table hears the card itself"


def test_no_move_comes_before_the_thought_was_seen(tmp_path: Path) -> None:
    visit = thinking_visit(tmp_path)
    moves = len(visit.game.moves)
    visit.tick(STEPS_A_SECOND - 1)
    assert len(visit.game.moves) == moves
    visit.tick()
    assert len(visit.game.moves) == moves + 1
    assert visit.top.seats[1].says == ""


def test_no_more_than_a_second_and_a_half_passes_from_your_card_to_the_answer(tmp_path: Path) -> None:
    visit = at_home(tmp_path, speed=3, level="landlubber", preset="loadstar", machine="c128")
    visit.answer_until(lambda: visit.is_asked and visit.game.phase is Phase.PLAY)
    moves, lying = len(visit.game.moves), len(visit.top.played)
    visit.answer()
    visit.until(lambda: len(visit.top.played) > lying)
    assert visit.until(lambda: len(visit.game.moves) == moves + 2) <= STEPS_A_SECOND * 3 / 2


def test_a_press_hurries_a_thought_but_makes_no_move(tmp_path: Path) -> None:
    visit = thinking_visit(tmp_path)
    visit.tick()
    moves = len(visit.game.moves)
    visit.press(Button.FIRE)
    assert len(visit.game.moves) == moves
    steps = visit.until(lambda: len(visit.game.moves) > moves)
    assert steps < STEPS_A_SECOND / 2


def test_a_thought_stands_still_under_the_help(tmp_path: Path) -> None:
    visit = thinking_visit(tmp_path)
    game = visit.game
    moves = len(game.moves)
    visit.press(Button.HELP)
    visit.tick(10 * STEPS_A_SECOND)
    assert len(game.moves) == moves
