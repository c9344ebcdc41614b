"""Waiting for a hand: the system wakes the program when one does something, wherever it can."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:  # the title stands sooner without it
    from ctypes import CDLL

WAKES_US = ("x11", "wayland", "windows", "cocoa")
"""The drivers of SDL that sleep until something happens; others would look a thousand times a second."""
GLANCE = 0.015  # seconds between looks where nobody wakes us: with a press drawn, nobody feels them
_LIBRARY_BESIDE = "SDL2.dll"


@cache
def sdl() -> CDLL | None:
    """Find the SDL that pygame has loaded: by name where it lies beside, or through pygame."""
    from ctypes import CDLL

    here = Path(pygame.base.__file__)
    beside = here.with_name(_LIBRARY_BESIDE)
    try:
        return CDLL(str(beside if beside.exists() else here))
    except OSError:
        return None


@cache
def _wait() -> Callable[[None, int], int] | None:
    """Return SDL's own wait: pygame's looks a thousand times a second, which takes 2% of a core."""
    return getattr(sdl(), "SDL_WaitEventTimeout", None)


def wait_for_a_hand(seconds: float, *, has_pads: bool) -> None:
    """Wait until an event is there, or so much time is over. SDL looks after pads as pygame does."""
    wait = None if has_pads or pygame.display.get_driver() not in WAKES_US else _wait()
    if wait:
        wait(None, int(seconds * 1000) + 1)
        return
    until = monotonic() + seconds
    while not pygame.event.peek() and (left := until - monotonic()) > 0:
        sleep(min(left, GLANCE))
