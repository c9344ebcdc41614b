"""A terminal's picture comes over its line: only what has changed, from the top, and whole in time."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.devices.button import Button, Press
from game.machines.tty import BAUD, BITS_OF_A_LETTER, FRAMES_A_SECOND
from game.machines.tty.machine import MACHINE, TTY
from game.paint.screen import Screen
from game.scenes.table.game_scene import GameScene
from game.session.run_options import RunOptions
from game.sheets.pages import reading_page
from game.store.settings import Settings
from game.window.app import App
from game.window.line import PictureOverLine
from game.window.opening import open_window
from tests.scenes.driver import ASKED_BEFORE
from tests.scenes.shown import shown

LINE = MACHINE.look.monitor.line
WIDE, HIGH = TTY.cell


def pictures() -> tuple[Surface, Surface]:
    """Two pages of the terminal."""
    screen = shown(Screen(MACHINE), reading_page("ONE", ["the same line", *["a line that goes"] * 8], ""))
    one = screen.surface.copy()
    screen.show([reading_page("TWO", ["the same line", *["another line, which is longer"] * 8], "")])
    return one, screen.surface.copy()


def cells(surface: Surface) -> list[bytes]:
    inside = surface.subsurface(TTY.inside)
    return [
        pygame.image.tobytes(inside.subsurface((column * WIDE, line * HIGH, WIDE, HIGH)), "P")
        for line in range(TTY.rows)
        for column in range(TTY.columns)
    ]


def differing(one: Surface, other: Surface) -> list[int]:
    pairs = enumerate(zip(cells(one), cells(other), strict=True))
    return [at for at, (here, there) in pairs if here != there]


def test_what_changes_is_erased_at_once_and_comes_letter_by_letter_from_the_top() -> None:
    assert LINE
    one, two = pictures()
    wire = PictureOverLine()
    assert wire.bring(one, LINE, 1) is one, "the first picture is there at once"
    before, after, awaited, frames = cells(one), cells(two), differing(one, two), 0
    while not frames or wire.is_late:
        seen = cells(wire.bring(two, LINE, 1))
        assert all(seen[at] == before[at] for at in range(len(seen)) if at not in awaited), "nothing else"
        came = [at for at in awaited if seen[at] == after[at] and len(set(seen[at])) > 1]
        still = [at for at in awaited if seen[at] != after[at]]
        assert all(not any(seen[at]) for at in still), "nothing old stands beside what is new"
        assert not still or not came or came[-1] < still[0], "the first comes first"
        frames += 1
        assert len(came) <= LINE.letters * frames
    assert seen == after
    assert frames > 1


def test_a_whole_screen_comes_in_the_time_of_its_letters() -> None:
    assert LINE
    one, full = Screen(MACHINE).surface.copy(), Screen(MACHINE)
    full.show([reading_page("", ["x" * 72] * 20)])
    wire = PictureOverLine()
    wire.bring(one, LINE, 1)
    frames = 1
    while wire.bring(full.surface, LINE, 1) and wire.is_late:
        frames += 1
    letters = sum(len(set(cell)) > 1 for cell in cells(full.surface))
    assert frames * BAUD / BITS_OF_A_LETTER / FRAMES_A_SECOND <= letters + LINE.letters
    assert frames < FRAMES_A_SECOND


@pytest.mark.parametrize("frames", [0, 60])
def test_all_of_it_comes_at_once_where_that_is_wanted(frames: int) -> None:
    one, two = pictures()
    wire = PictureOverLine()
    wire.bring(one, LINE, 1)
    assert not differing(wire.bring(two, LINE, frames), two)
    assert not wire.is_late


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    settings = Settings()
    for name, value in {**ASKED_BEFORE, "machine": "tty", "muted": True, "preset": "acc"}.items():
        setattr(settings, name, value)
    app = App(settings, RunOptions(tmp_path, seed="7", begin=True), open_window(settings))
    app.frame(1)
    yield app
    pygame.joystick.quit()
    pygame.display.quit()


def test_no_step_and_no_press_waits_for_the_line(app: App) -> None:
    app.stack.press(Press(Button.HELP))
    app.frame(1)
    assert app.window.is_late
    assert not app.is_still, "the rest of it is still to come"
    app.stack.press(Press(Button.BACK))
    assert isinstance(app.stack.top, GameScene)
    steps = app.steps
    app.frame(3)
    assert app.steps == steps + 3
    frames = 0
    while app.window.is_late:
        app.frame(1)
        frames += 1
    assert frames < FRAMES_A_SECOND


def test_in_fast_mode_nothing_waits(app: App) -> None:
    app.stack.press(Press(Button.FAST))
    for _ in range(60):
        app.frame(1)
        assert not app.window.is_late
