"""Wood by dithering: grain that runs up and down, in ordered dots of a darker colour."""

from functools import cache

import pygame

from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.wood_plan import WoodPlan

THRESHOLDS = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))


@cache
def wood(look: Look, size: Point) -> pygame.Surface:
    """A plank of a size."""
    if not isinstance(look.wood, WoodPlan):
        return look.wood(look, size)
    wide, high = size
    plan, bends, length = look.wood, look.wood.bends, look.wood.bend_length
    rows = (_row(look, plan, bends[y // length % len(bends)], y % len(THRESHOLDS)) for y in range(high))
    return look.palette.picture(b"".join((row * (wide // len(row) + 1))[:wide] for row in rows), size)


@cache
def _row(look: Look, plan: WoodPlan, bend: int, y: int) -> bytes:
    """As much of a row as repeats itself."""
    rings, ring_width = plan.rings, plan.ring_width
    darkness = (rings[(x + bend) // ring_width % len(rings)] for x in range(len(rings) * ring_width))
    inks, dots = look.inks.wood, THRESHOLDS[y]
    shades = inks.shades or (inks.face, inks.grain)
    steps = (divmod(dark, len(dots) ** 2) for dark in darkness)
    return bytes(shades[step + (rest > dots[x % len(dots)])] for x, (step, rest) in enumerate(steps))
