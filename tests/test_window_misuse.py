"""Ill use of the window: thumbnails, sizes, full screen and back."""

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.settings import load_settings
from tests.real_window import (
    KEYBOARD,
    Hands,
    needs_a_screen,
    press_until,
    presses,
    program,
    screen,
    write_settings,
)

pytestmark = needs_a_screen
Place = tuple[int, int]

TIMES_THAT_TELL = 3


def leave(hands: Hands, game: subprocess.Popen[str]) -> None:
    """Press Esc until the program has ended; a window that comes or goes may lose a key."""
    press_until(lambda: game.poll() is not None, presses(hands, "back"))
    assert game.wait() == 0


@pytest.fixture
def display() -> Iterator[str]:
    with screen() as name:
        yield name


def test_the_size_of_a_thumbnail_is_survived_and_remembered_readably(display: str, tmp_path: Path) -> None:
    write_settings(tmp_path)
    with program(display, "main.py", "--demo", "--saves", str(tmp_path)) as game:
        hands = Hands(display)
        hands.wait_for_window()
        for size in ((50, 50), (1100, 300), (3, 3), (50, 50)):
            hands.resize(*size)
            time.sleep(0.3)
        leave(hands, game)
    settings, complaints = load_settings(tmp_path)
    assert complaints == []
    assert (settings.window_width, settings.window_height) >= (320, 175)


@pytest.mark.window
def test_a_size_is_remembered(display: str, tmp_path: Path) -> None:
    write_settings(tmp_path)
    for size in ((700, 500), (900, 640)):
        with program(display, "main.py", "--saves", str(tmp_path)) as game:
            hands = Hands(display)
            hands.wait_for_window()
            resize(hands, size)
            leave(hands, game)
        settings, _ = load_settings(tmp_path)
        assert (settings.window_width, settings.window_height) == size


def resize(hands: Hands, size: Place) -> None:
    """Pull until the window keeps this size: while it opens it may be opened anew, or not hear of it."""
    kept = 0
    for _ in range(20):
        hands.resize(size[0] - 10, size[1])
        hands.resize(*size)
        time.sleep(0.5)
        kept = kept + 1 if _size(hands) == size else 0
        if kept == TIMES_THAT_TELL:
            return
    raise AssertionError(f"the window will not be {size}")


def _size(hands: Hands) -> Place:
    place = hands.place()
    return place[2:] if place else (0, 0)


def becomes(hands: Hands, size: Place) -> bool:
    """Whether the window has this size before long."""
    for _ in range(200):
        if _size(hands) == size:
            return True
        time.sleep(0.025)
    return False


@pytest.mark.slow  # without a window manager the window is lost for a while
def test_full_screen_and_back(display: str, tmp_path: Path) -> None:
    write_settings(tmp_path)
    with program(display, "main.py", "--saves", str(tmp_path)) as game:
        hands = Hands(display)
        hands.wait_for_window()
        time.sleep(1)
        before = _size(hands)
        hands.chord(KEYBOARD["alt"], KEYBOARD["return"])
        assert becomes(hands, (1280, 1024))
        time.sleep(1)
        hands.chord(KEYBOARD["alt"], KEYBOARD["return"])
        assert becomes(hands, before)
        time.sleep(1)
        leave(hands, game)
    assert load_settings(tmp_path)[0].full_screen is False
