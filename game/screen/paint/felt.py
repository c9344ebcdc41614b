"""The green cloth of the table, by dithering."""

from functools import cache

import pygame

from game.screen.looks.palette import Colour
from game.screen.looks.sheets import Size, indexed

WEAVE = (".......d", "........", "...d....", "........")
THREADS = {".": Colour.GREEN, "d": Colour.BLACK}


@cache
def felt(size: Size) -> pygame.Surface:
    """A cloth of a size."""
    wide, high = size
    rows = [bytes(THREADS[thread] for thread in (row * (wide // len(row) + 1))[:wide]) for row in WEAVE]
    return indexed(b"".join(rows[y % len(rows)] for y in range(high)), size)
