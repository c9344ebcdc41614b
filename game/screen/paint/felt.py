"""The cloth of the table: plain, and a little darker towards its edges, by dithering."""

from functools import cache

import pygame
from pygame import Rect

from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.paint.picture import Picture
from game.screen.paint.wood import THRESHOLDS


@cache
def felt(look: Look, size: Point) -> pygame.Surface:
    """A cloth of a size."""
    wide, high = size
    tallness, reach = look.monitor.tallness, len(look.table.shade)
    rows = (
        _row(look, wide, y % len(THRESHOLDS), min(int(min(y, high - 1 - y) * tallness), reach))
        for y in range(high)
    )
    return look.palette.picture(b"".join(rows), size)


def draw_wall(picture: Picture) -> None:
    """Behind what has no table: the cloth, or one colour where the machine has one for it."""
    look, wall = picture.look, picture.look.inks.wall
    if wall is None:
        picture.canvas.blit(felt(look, look.size), (0, 0))
    else:
        picture.canvas.fill(Rect((0, 0), look.size), wall)


@cache
def _row(look: Look, wide: int, y: int, from_edge: int) -> bytes:
    """A row of which the nearest edge is so far above or below; between its ends one pattern goes on."""
    shade, dots = (*look.table.shade, 0), THRESHOLDS[y]
    ends = min(len(shade), wide // 2)

    def inks(columns: range) -> bytes:
        return bytes(
            look.inks.felt_shade
            if shade[min(x, wide - 1 - x, from_edge, len(shade) - 1)] > dots[x % len(dots)]
            else look.inks.felt
            for x in columns
        )

    pattern = inks(range(ends, min(ends + len(dots), wide - ends)))
    between = wide - 2 * ends
    middle = pattern * (between // len(dots) + 1)
    return inks(range(ends)) + middle[:between] + inks(range(wide - ends, wide))
