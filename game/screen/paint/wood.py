"""Wood by dithering: grain that runs up and down, in ordered dots of a darker colour."""

from functools import cache

import pygame

from game.screen.looks.palette import Colour
from game.screen.looks.sheets import Size, indexed

THRESHOLDS = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
RINGS = (1, 1, 2, 3, 5, 7, 9, 7, 4, 2, 1, 0, 0, 1, 2, 4, 6, 4, 2, 1, 1, 2, 3, 2)
"""How dark the wood is from one year's ring to the next, in sixteenths."""
RING_WIDTH = 3
YEARS_WIDTH = len(RINGS) * RING_WIDTH
BENDS = (0, 1, 2, 4, 6, 7, 8, 8, 8, 7, 6, 4, 2, 1)
BEND_LENGTH = 17


@cache
def wood(size: Size) -> pygame.Surface:
    """A plank of a size."""
    wide, high = size
    years = wide // YEARS_WIDTH + 1
    rows = (_row(BENDS[y // BEND_LENGTH % len(BENDS)], y % len(THRESHOLDS)) for y in range(high))
    return indexed(b"".join((row * years)[:wide] for row in rows), size)


@cache
def _row(bend: int, y: int) -> bytes:
    """As much of a row as repeats itself."""
    darkness = (RINGS[(x + bend) // RING_WIDTH % len(RINGS)] for x in range(YEARS_WIDTH))
    dots = THRESHOLDS[y]
    return bytes(Colour.RED if dark > dots[x % 4] else Colour.BROWN for x, dark in enumerate(darkness))
