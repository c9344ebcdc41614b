"""What the program does while nobody does anything: it sleeps, and wakes up at once."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app import GLANCE, ROOM_TO_THINK, STEPS_TOGETHER, App
from game.scenes.pace import STEP, Metronome
from tests.conftest import Clock
from tests.devices.virtual_pad import VirtualPad
from tests.test_app import key, started


@pytest.fixture
def sleeps(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """What happens during each sleep of the app; time goes by on the test's clock."""
    happens: list[Callable[[], None]] = []

    def sleep(seconds: float) -> None:
        clock.now += seconds
        if happens:
            happens.pop(0)()

    monkeypatch.setattr("game.app.sleep", sleep)
    return happens


def steps_slept(app: App, clock: Clock, metronome: Metronome) -> float:
    began = clock.now
    app._rest(metronome)
    return (clock.now - began) / STEP


def until_asked(app: App) -> None:
    """Somebody must act, and no button is deaf."""
    while not app.is_still:
        app.frame(1)
    pygame.event.clear()


def nothing() -> None:
    pass


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
    monkeypatch.setattr("game.app.perf_counter", clock)
    monkeypatch.setattr(app.session.speaker, "get_ready", lambda: False)
    app.frame(1)
    in_the_step = len(thoughts)
    assert steps_slept(app, clock, metronome) == pytest.approx(1 - in_the_step / 20)
    assert len(thoughts) > in_the_step + 5
    assert min(thoughts) > ROOM_TO_THINK, "the next step is not late"


@pytest.mark.usefixtures("sleeps")
def test_where_nothing_moves_steps_are_taken_together(
    tmp_path: Path, clock: Clock, metronome: Metronome
) -> None:
    app = started(tmp_path, begin=True)
    until_asked(app)
    assert steps_slept(app, clock, metronome) == pytest.approx(STEPS_TOGETHER)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_LEFT, "mod": 0, "unicode": ""}))
    app.frame(1)
    assert not app.is_still, "a key that is held repeats at its time"


def test_a_hand_wakes_it_at_once(
    tmp_path: Path, clock: Clock, metronome: Metronome, sleeps: list[Callable[[], None]]
) -> None:
    app = started(tmp_path, begin=True)
    pygame.joystick.init()
    pad = VirtualPad("Pad", hats=1)
    app.frame(1)
    until_asked(app)
    for hand in (lambda: key(pygame.K_F1), lambda: pad.press(0)):
        sleeps += [hand, nothing, nothing]
        assert steps_slept(app, clock, metronome) * STEP == pytest.approx(GLANCE)
        assert pygame.event.peek()
        pygame.event.clear()
        sleeps.clear()
        metronome.steps_due()
    pad.unplug()
    app.frame(1)
