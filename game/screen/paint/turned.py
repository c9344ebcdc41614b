"""Cards turned by an angle, for a fan, without a smoothed edge."""

from functools import lru_cache

from pygame import Surface, mask, transform

from game.screen.looks.palette import Ink

FINENESS = 4
"""Turned so many times larger, a thin line does not fall between the pixels."""
KEPT = 16


@lru_cache(maxsize=KEPT)
def turned(picture: Surface, degrees: int, tallness: float, edge: Ink) -> Surface:
    """The picture turned to the right as it is seen on a monitor whose pixels are so tall.

    Its edge is drawn anew: of a line as thin as a pixel, turning leaves pieces."""
    across, down = FINENESS, FINENESS * tallness
    large = transform.rotate(transform.scale_by(picture, (across, down)), -degrees)
    small = transform.scale_by(large, (1 / across, 1 / down))
    for point in mask.from_surface(small).outline():
        small.set_at(point, int(edge))
    return small
