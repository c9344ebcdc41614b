"""Cards turned by an angle, for a fan, without a smoothed edge."""

from functools import lru_cache
from math import ceil, cos, radians, sin

from pygame import Surface, image

from game.screen.drawings import CLEAR, Size, indexed

TALLNESS = 1.371
"""How much taller than wide a pixel is."""
KEPT = 16


@lru_cache(maxsize=KEPT)
def turned(picture: Surface, degrees: int) -> Surface:
    """The picture turned to the right on the monitor, where pixels are taller than wide."""
    sine, cosine = sin(radians(degrees)), cos(radians(degrees))
    wide, high = picture.get_size()
    size = _room(wide, high, abs(sine), abs(cosine))
    source = image.tobytes(picture, "P")

    def pixel(x: int, y: int) -> int:
        across, down = x - size[0] / 2, (y - size[1] / 2) * TALLNESS
        left = round(across * cosine + down * sine + wide / 2)
        upper = round((down * cosine - across * sine) / TALLNESS + high / 2)
        return source[upper * wide + left] if 0 <= left < wide and 0 <= upper < high else CLEAR

    return indexed(bytes(pixel(x, y) for y in range(size[1]) for x in range(size[0])), size)


def _room(wide: int, high: int, sine: float, cosine: float) -> Size:
    tall = high * TALLNESS
    return ceil(wide * cosine + tall * sine), ceil((wide * sine + tall * cosine) / TALLNESS)
