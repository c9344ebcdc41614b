"""Wood by dithering: grain that runs up and down, in ordered dots of a darker colour."""

from functools import cache

import pygame

from game.screen.drawings import Size, indexed
from game.screen.palette import Colour

THRESHOLDS = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
RINGS = (1, 1, 2, 3, 5, 7, 9, 7, 4, 2, 1, 0, 0, 1, 2, 4, 6, 4, 2, 1, 1, 2, 3, 2)
"""How dark the wood is from one year's ring to the next, in sixteenths."""
RING_WIDTH = 3
BENDS = (0, 1, 2, 4, 6, 7, 8, 8, 8, 7, 6, 4, 2, 1)
BEND_LENGTH = 17


@cache
def wood(size: Size) -> pygame.Surface:
    """A plank of a size."""
    wide, high = size
    return indexed(bytes(_shade(x, y) for y in range(high) for x in range(wide)), size)


def _shade(x: int, y: int) -> int:
    ring = (x + BENDS[y // BEND_LENGTH % len(BENDS)]) // RING_WIDTH
    return Colour.RED if RINGS[ring % len(RINGS)] > THRESHOLDS[y % 4][x % 4] else Colour.BROWN
