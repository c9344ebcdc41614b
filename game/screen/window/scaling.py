"""How large the picture is in the window, in the shape it had on its own monitor."""

from enum import Enum
from math import log

from game.screen.looks.monitor import Monitor, Point

HARDLY_SEEN = 0.1
"""A shape so little wider or higher than the true one may have whole pixels."""


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
