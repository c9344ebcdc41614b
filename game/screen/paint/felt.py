"""The cloth of the table, by dithering."""

from functools import cache

import pygame

from game.screen.looks.look import Look
from game.screen.looks.monitor import Point


@cache
def felt(look: Look, size: Point) -> pygame.Surface:
    """A cloth of a size."""
    wide, high = size
    threads = {".": look.inks.felt, "d": look.inks.felt_shade}
    weave = look.table.weave
    rows = [bytes(threads[thread] for thread in (row * (wide // len(row) + 1))[:wide]) for row in weave]
    return look.palette.picture(b"".join(rows[y % len(rows)] for y in range(high)), size)
