"""Lines, ellipses and triangles, by the arithmetic of pygame: the same pixels, where all of it is inside."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from struct import pack, unpack
from typing import Any

from .rect import Rect
from .surface import Point, Surface


def rect(surface: Surface, ink: int, area: Any, thick: int) -> None:
    """Draw the edge of an area."""
    x, y, wide, high = Rect(area)
    for part in ((x, y, wide, thick), (x, y + high - thick, wide, thick)):
        surface.fill(ink, part)
    for part in ((x, y, thick, high), (x + wide - thick, y, thick, high)):
        surface.fill(ink, part)


def line(surface: Surface, ink: int, start: Point, end: Point, thick: int = 1) -> None:
    """Draw a line, thick across its steeper side."""
    is_steep = abs(start[0] - end[0]) <= abs(start[1] - end[1])
    before = (thick - 1) // 2
    for x, y in _on_line(start, end):
        if thick == 1:
            surface.set_at((x, y), ink)
        elif is_steep:
            surface.fill(ink, (x - before, y, thick, 1))
        else:
            surface.fill(ink, (x, y - before, 1, thick))


def _on_line(start: Point, end: Point) -> Iterator[Point]:
    (x, y), (last_x, last_y) = start, end
    wide, high = abs(last_x - x), abs(last_y - y)
    right, down = 1 if x < last_x else -1, 1 if y < last_y else -1
    error = wide // 2 if wide > high else -(high // 2)
    yield x, y
    while (x, y) != end:
        before = error
        if before > -wide:
            error -= high
            x += right
        if before < high:
            error += wide
            y += down
        yield x, y


def lines(surface: Surface, ink: int, _closed: bool, points: Sequence[Point], thick: int = 1) -> None:
    """Draw lines from point to point."""
    for start, end in pairwise(points):
        line(surface, ink, start, end, thick)


def ellipse(surface: Surface, ink: int, area: Any) -> None:
    """Fill an ellipse: its upper half by steps across, then by steps down, each with the row opposite."""
    left, top, wide, high = Rect(area)
    if wide <= 1 or high <= 1:
        surface.fill(ink, (left, top, wide, high))
        return
    x0, y0 = left + wide // 2, top + high // 2
    even_x, even_y = 1 - wide % 2, 1 - high % 2
    for x, y in _quarter(wide // 2, high // 2):
        for row in (y0 - y, y0 + y - even_y):
            ends = sorted((x0 - x, x0 + x - even_x))
            surface.fill(ink, (ends[0], row, ends[1] - ends[0] + 1, 1))


def _quarter(a: int, b: int) -> Iterator[Point]:
    x, y, aa, bb = 0, b, a * a, b * b
    across, down = 0, 2 * aa * y
    off: float = bb - aa * b + 0.25 * aa
    while across < down:
        yield x, y
        x += 1
        across += 2 * bb
        if off >= 0:
            y -= 1
            down -= 2 * aa
            off -= down
        off += across + bb
    off = bb * ((x + 0.5) * (x + 0.5)) + aa * ((y - 1) * (y - 1)) - aa * bb
    while y >= 0:
        yield x, y
        y -= 1
        down -= 2 * aa
        if off <= 0:
            x += 1
            across += 2 * bb
            off += across
        off += aa - down


def polygon(surface: Surface, ink: int, corners: Sequence[Point]) -> None:
    """Fill a triangle, row by row from its upper corner."""
    (x0, y0), (x1, y1), (x2, y2) = sorted(corners, key=lambda corner: corner[1])
    long, upper, lower = _slope(x2 - x0, y2 - y0), _slope(x1 - x0, y1 - y0), _slope(x2 - x1, y2 - y1)
    for y in range(y0, y2 + 1):
        one = x0 + int(_single((y - y0) * long))
        other = x0 + int(_single((y - y0) * upper)) if y < y1 else x1 + int(_single((y - y1) * lower))
        surface.fill(ink, (min(one, other), y, abs(other - one) + 1, 1))


def _slope(wide: int, high: int) -> float:
    return _single(wide / (high + 1e-17))


def _single(number: float) -> float:
    """Round as numbers of four bytes are."""
    rounded: float = unpack("f", pack("f", number))[0]
    return rounded
