"""Makes the picture as large as the window, in the shape it had on its own monitor."""

from enum import Enum
from math import ceil, log

import pygame
from pygame import Rect, Surface

from game.screen.looks.monitor import Monitor, Point

DEEP = 32
HARDLY_SEEN = 0.1
"""A shape so little wider or higher than the true one may have whole pixels."""
SCAN_LINE = (0xC0, 0xC0, 0xC0)


class Fit(Enum):
    """How the picture fills the window."""

    SHARP = "sharp 4:3"
    WHOLE = "even lines"
    SQUARE = "square pixels"


def picture_size(monitor: Monitor, window: Point, fit: Fit) -> Point:
    """How large the picture is in a window; one too small for whole pixels gets the true shape."""
    if fit is Fit.WHOLE:
        choices = [size for size in _whole_sizes(monitor, window) if _distortion(monitor, size) < HARDLY_SEEN]
        choices = choices or _even_lines(monitor, window)
    elif fit is Fit.SQUARE:
        choices = [size for size in _whole_sizes(monitor, window) if _is_square(monitor, size)]
    else:
        choices = []
    best_first = sorted(choices, key=lambda size: (_distortion(monitor, size), -size[0]))
    return best_first[0] if best_first else _true_size(monitor, window)


class Enlarger:
    """Makes one picture after the other as large as the window.

    Its workbenches are kept: to clear a few new megabytes for each picture takes longer than to scale it."""

    def __init__(self) -> None:
        self._deep = self._sharp = self._smooth = _workbench((1, 1))

    def enlarge(self, picture: Surface, target: Surface) -> None:
        """Fill the target: by whole numbers so that pixels stay sharp, then smoothly down."""
        if target.get_bitsize() == DEEP:
            self._fill(target, picture)
        else:  # smooth scaling needs true colours
            self._smooth = _fitting(self._smooth, target.get_size())
            self._fill(self._smooth, picture)
            target.blit(self._smooth, (0, 0))

    def _fill(self, target: Surface, picture: Surface) -> None:
        old, size = picture.get_size(), target.get_size()
        across, down = (max(ceil(new / was), 1) for new, was in zip(size, old, strict=True))
        self._deep = _fitting(self._deep, old)
        self._deep.blit(picture, (0, 0))
        self._sharp = _fitting(self._sharp, (old[0] * across, old[1] * down))
        pygame.transform.scale(self._deep, self._sharp.get_size(), self._sharp)
        if self._sharp.get_size() == size:
            target.blit(self._sharp, (0, 0))
        else:
            pygame.transform.smoothscale(self._sharp, size, target)


def draw_scan_lines(window: Surface, area: Rect, lines: int) -> None:
    """Darken the gap below each of a monitor's lines, where there is room for a gap."""
    if area.height < 2 * lines:
        return
    gap = Surface((area.width, max(area.height // lines // 3, 1)), 0, DEEP)
    gap.fill(SCAN_LINE)
    for line in range(1, lines + 1):
        below = area.top + line * area.height // lines - gap.get_height()
        window.blit(gap, (area.left, below), special_flags=pygame.BLEND_MULT)


def _true_size(monitor: Monitor, window: Point) -> Point:
    across, down = monitor.shape
    wide, high = window
    if wide * down > high * across:
        wide = high * across // down
    else:
        high = wide * down // across
    return max(wide, 1), max(high, 1)


def _whole_sizes(monitor: Monitor, window: Point) -> list[Point]:
    wide, high = monitor.size
    return [
        (wide * across, high * down)
        for across in range(1, window[0] // wide + 1)
        for down in range(1, window[1] // high + 1)
    ]


def _even_lines(monitor: Monitor, window: Point) -> list[Point]:
    """All lines equally high, in the true shape; none where the window is too small for them."""
    lines = monitor.size[1]
    high = _true_size(monitor, window)[1] // lines * lines
    return [(high * monitor.shape[0] // monitor.shape[1], high)] if high else []


def _is_square(monitor: Monitor, size: Point) -> bool:
    return size[0] * monitor.size[1] == size[1] * monitor.size[0]


def _distortion(monitor: Monitor, size: Point) -> float:
    """How far a size is from the true shape, to either side; rounded, for equal shapes to be equal."""
    return round(abs(log(size[0] * monitor.shape[1] / (size[1] * monitor.shape[0]))), 6)


def _workbench(size: Point) -> Surface:
    return Surface(size, 0, DEEP)


def _fitting(workbench: Surface, size: Point) -> Surface:
    """The same one, while the size stays the same."""
    return workbench if workbench.get_size() == size else _workbench(size)
