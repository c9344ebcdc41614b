"""The machine's own pointer in place of the system's: it moves without the picture being drawn anew."""

from collections.abc import Callable
from contextlib import suppress

import pygame
from pygame import Rect, Surface

from game.paint.looks.monitor import Monitor, Point, Pointer


class OwnPointer:
    """Worn while the mouse moves, put away while keys are used. Without one of its own the system's stays."""

    def __init__(self) -> None:
        self._make: Callable[[], Pointer] | None = None
        self._worn: object = None

    def become(self, make: Callable[[], Pointer] | None) -> None:
        """Become another machine's pointer, or none."""
        if self._make and not make:
            _wear_usual()
            pygame.mouse.set_visible(True)
        self._make, self._worn = make, None

    def show(self, area: Rect, monitor: Monitor) -> None:
        """Show the pointer: the mouse has moved over a picture of this size."""
        if not self._make:
            return
        if self._worn != area.size:
            self._worn = area.size
            _wear(self._make(), area.size, monitor)
        pygame.mouse.set_visible(True)

    def hide(self) -> None:
        """Hide the pointer: something else has the hands."""
        if self._make:
            pygame.mouse.set_visible(False)


def _wear(pointer: Pointer, size: Point, monitor: Monitor) -> None:
    """Wear it as large as its pixels are in the window; a system that cannot have it so keeps its own."""
    lengths = zip(size, pointer.pixel, monitor.size, strict=True)
    across, down = (length * pixel / lines for length, pixel, lines in lengths)
    wide, high = pointer.picture.get_size()
    picture = Surface((wide, high), pygame.SRCALPHA)
    picture.blit(pointer.picture, (0, 0))
    large = pygame.transform.scale(picture, (max(round(wide * across), 1), max(round(high * down), 1)))
    tip = round(pointer.tip[0] * across), round(pointer.tip[1] * down)
    try:
        pygame.mouse.set_cursor(pygame.Cursor(tip, large))
    except pygame.error:
        _wear_usual()


def _wear_usual() -> None:
    """Wear the system's, where it has one."""
    with suppress(pygame.error):
        pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_ARROW)
