"""What the program does while nobody does anything: it sleeps, and wakes up at once."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.devices import waiting
from game.devices.waiting import GLANCE, wait_for_a_hand
from game.paint.brushes.picture import Blinking
from game.scenes.front.title import DEMO_AFTER_SECONDS
from game.scenes.pace import STEP, STEPS_A_SECOND, Metronome
from game.window.app import ROOM_TO_THINK, STEPS_ASLEEP, STEPS_OF_A_WALK, App
from tests.conftest import Clock
from tests.devices.virtual_pad import VirtualPad
from tests.window.test_app import key, started


@pytest.fixture
def sleeps(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time goes by on the test's clock alone, however loaded the machine, and nobody wakes the app."""

    def sleep(seconds: float, **_: bool) -> None:
        clock.now += seconds

    monkeypatch.setattr("game.window.app.perf_counter", clock)
    monkeypatch.setattr("game.window.app.sleep", sleep)
    monkeypatch.setattr("game.window.app.wait_for_a_hand", sleep)


def steps_slept(app: App, clock: Clock, metronome: Metronome) -> float:
    began = clock.now
    app._rest(metronome)
    return (clock.now - began) / STEP


def until_asked(app: App) -> None:
    """Somebody must act, and no button is deaf."""
    while not app.is_still:
        app.frame(1)
    pygame.event.clear()


@pytest.mark.usefixtures("sleeps")
def test_where_something_moves_it_rests_for_one_step(
    tmp_path: Path, clock: Clock, metronome: Metronome
) -> None:
    assert steps_slept(started(tmp_path, demo=True), clock, metronome) == pytest.approx(1)


@pytest.mark.usefixtures("sleeps")
def test_what_can_wait_is_thought_on_between_two_steps(
    tmp_path: Path, clock: Clock, metronome: Metronome, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = started(tmp_path, demo=True)
    thoughts: list[float] = []

    def thought() -> bool:
        thoughts.append(metronome.rest())
        clock.now += STEP / 20
        return True

    monkeypatch.setattr(app.stack, "idle", thought)
    monkeypatch.setattr(app.speaker, "get_ready", lambda: False)
    app.frame(1)
    in_the_step = len(thoughts)
    assert steps_slept(app, clock, metronome) == pytest.approx(1 - in_the_step / 20)
    assert len(thoughts) > in_the_step + 5
    assert min(thoughts) > ROOM_TO_THINK, "the next step is not late"


@pytest.mark.usefixtures("sleeps")
def test_where_nothing_moves_it_sleeps_and_takes_the_steps_of_that_time_at_once(
    tmp_path: Path, clock: Clock, metronome: Metronome
) -> None:
    app = started(tmp_path, begin=True)
    until_asked(app)
    assert steps_slept(app, clock, metronome) == pytest.approx(STEPS_ASLEEP)
    assert app._rest(metronome) == pytest.approx(STEPS_ASLEEP, abs=1)
    assert app.due_after is None, "however long"
    before = app.steps
    app.frame(0, STEPS_ASLEEP)
    assert app.steps == before + STEPS_ASLEEP
    while app._is_busy:  # however little a loaded machine gets done in one step
        app._go_on_with_what_can_wait()
    app.one_button.tenths = 7
    assert steps_slept(app, clock, metronome) == pytest.approx(STEPS_OF_A_WALK)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_LEFT, "mod": 0, "unicode": ""}))
    app.frame(1)
    assert not app.is_still, "a key that is held repeats at its time"


@pytest.mark.usefixtures("sleeps")
def test_the_demo_begins_after_its_half_minute_asleep(
    tmp_path: Path, clock: Clock, metronome: Metronome
) -> None:
    app, slept = started(tmp_path), 0
    title, began = app.stack.top, clock.now
    assert app.due_after == pytest.approx(DEMO_AFTER_SECONDS * STEPS_A_SECOND, abs=1)
    while app.stack.top is title:
        app.frame(metronome.steps_due(), slept)
        slept = app._rest(metronome)
    assert clock.now - began == pytest.approx(DEMO_AFTER_SECONDS, abs=2 * STEPS_ASLEEP * STEP)


@pytest.mark.usefixtures("sleeps")
def test_what_blinks_wakes_it_in_time(tmp_path: Path, clock: Clock, metronome: Metronome) -> None:
    app = started(tmp_path)
    until_asked(app)
    times, steps = 4, 36
    assert steps < STEPS_ASLEEP
    picture = app.screen._picture
    picture.blinking = Blinking((0, 0), [pygame.Surface((8, 8), 0, picture.whole)] * 2, steps, times)
    wakings = []
    for _ in range(times + 1):
        began = clock.now
        app.frame(0, app._rest(metronome))
        wakings.append(round((clock.now - began) / STEP))
    assert wakings[0] <= steps, "it may have stood a few steps before"
    assert wakings[1:times] == [steps] * (times - 1)
    assert wakings[times] == STEPS_ASLEEP, "it has blinked often enough"


@pytest.mark.usefixtures("sleeps")
def test_what_was_slept_through_came_before_the_press(tmp_path: Path) -> None:
    """Otherwise what a press sets in motion would be over before it is seen."""
    app = started(tmp_path, begin=True)
    until_asked(app)
    key(pygame.K_RETURN)
    app.frame(0, STEPS_ASLEEP)
    assert not app.is_still
    app.frame(1)
    assert not app.is_still


def test_a_window_that_nobody_sees_is_not_drawn_in_but_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = started(tmp_path, demo=True)
    shown: list[object] = []
    said: list[str] = []
    monkeypatch.setattr(app.window, "show", lambda picture, _: shown.append(picture))
    monkeypatch.setattr(app.screen_reader.speech, "say", said.append)
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    for _ in range(300):
        app.frame(1)
    assert (shown, said) == ([], [])
    app.screen_reader.listens = True
    for _ in range(300):
        app.frame(1)
    assert shown == []
    assert any(said)
    monkeypatch.undo()
    monkeypatch.setattr(app.window, "show", lambda picture, _: shown.append(picture))
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    app.frame(1)
    assert shown, "it is drawn as soon as it is seen again"


# The wait itself.


@pytest.fixture
def happens(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], object]]:
    """What happens during each sleep between two glances."""
    deeds: list[Callable[[], object]] = []

    def sleep(seconds: float) -> None:
        clock.now += seconds
        if deeds:
            deeds.pop(0)()

    monkeypatch.setattr(waiting, "sleep", sleep)
    monkeypatch.setattr(waiting, "monotonic", clock)
    return deeds


def seconds_waited(clock: Clock) -> float:
    began = clock.now
    wait_for_a_hand(1)
    return clock.now - began


def test_a_hand_is_seen_at_the_next_glance(
    tmp_path: Path, clock: Clock, happens: list[Callable[[], object]]
) -> None:
    app = started(tmp_path, begin=True)
    pygame.joystick.init()
    pad = VirtualPad("Pad", hats=1)
    app.frame(1)
    until_asked(app)
    assert seconds_waited(clock) == pytest.approx(1)
    for hand in (lambda: key(pygame.K_F1), lambda: pad.press(0)):
        happens += [bool, hand]
        assert seconds_waited(clock) == pytest.approx(2 * GLANCE)
        assert pygame.event.peek()
        assert seconds_waited(clock) == 0, "what is there already is not waited for"
        pygame.event.clear()
    pad.unplug()
