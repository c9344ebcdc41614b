"""The cloth of the table: plain, and a little darker towards its edges, by dithering."""

from functools import cache

import pygame

from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.paint.wood import THRESHOLDS


@cache
def felt(look: Look, size: Point) -> pygame.Surface:
    """A cloth of a size."""
    wide, high = size
    tallness = look.monitor.tallness
    rows = (_row(look, wide, y % len(THRESHOLDS), int(min(y, high - 1 - y) * tallness)) for y in range(high))
    return look.palette.picture(b"".join(rows), size)


@cache
def _row(look: Look, wide: int, y: int, from_edge: int) -> bytes:
    """A row of which the nearest edge is so far above or below."""
    shade, dots = look.table.shade, THRESHOLDS[y]
    darkness = dict(enumerate(shade))
    return bytes(
        look.inks.felt_shade
        if darkness.get(min(x, wide - 1 - x, from_edge), 0) > dots[x % len(dots)]
        else look.inks.felt
        for x in range(wide)
    )
