"""Pictures turned, flipped and enlarged, by the arithmetic of pygame: the same pixels."""

from collections.abc import Sequence
from math import cos, sin

from .surface import Point, Surface


def flip(surface: Surface, across: bool, down: bool) -> Surface:
    """Exchange left and right, above and below."""
    rows = [row[::-1] for row in surface.rows()] if across else surface.rows()
    return surface.with_rows(reversed(rows) if down else rows, surface.w)


def scale(surface: Surface, size: Point) -> Surface:
    """Make it so large; each pixel is one of the old ones."""
    (wide, high), rows = size, surface.rows()
    columns, taken = _middles(surface.w, wide), _middles(surface.h, high)
    drawn = {at: bytes([rows[at][column] for column in columns]) for at in set(taken)}
    return surface.with_rows([drawn[at] for at in taken], wide)


def _middles(length: int, wished: int) -> list[int]:
    """Return which pixel lies under the middle of each new one."""
    step = (length << 16) // max(wished, 1)
    return [(step // 2 + at * step) >> 16 for at in range(wished)]


def scale_by(surface: Surface, times: float | Sequence[float]) -> Surface:
    """Make it so many times as wide and high."""
    across, down = (times, times) if isinstance(times, int | float) else times
    return scale(surface, (int(surface.w * across), int(surface.h * down)))


def scale2x(surface: Surface) -> Surface:
    """Double it, with corners rounded where two neighbors agree."""
    rows = surface.rows()
    doubled = []
    for at, row in enumerate(rows):
        above, below = rows[max(at - 1, 0)], rows[min(at + 1, surface.h - 1)]
        upper, lower = bytearray(), bytearray()
        for x, ink in enumerate(row):
            up, down = above[x], below[x]
            left, right = row[max(x - 1, 0)], row[min(x + 1, surface.w - 1)]
            if up != down and left != right:
                upper += bytes((left if left == up else ink, right if right == up else ink))
                lower += bytes((left if left == down else ink, right if right == down else ink))
            else:
                upper += bytes((ink, ink))
                lower += bytes((ink, ink))
        doubled += [bytes(upper), bytes(lower)]
    return surface.with_rows(doubled, 2 * surface.w)


def rotate(surface: Surface, degrees: float) -> Surface:
    """Turn it to the left; what comes into the corners is clear."""
    if not degrees:
        return surface.copy()
    turn = degrees * 0.01745329251994329
    s, c = sin(turn), cos(turn)
    w, h = surface.w, surface.h
    wide = int(max(abs(c * w + s * h), abs(c * w - s * h)))
    high = int(max(abs(s * w + c * h), abs(s * w - c * h)))
    across, down = int(c * 65536), int(s * 65536)
    x0 = (wide << 15) - int(c * ((wide - 1) << 15)) + ((w - wide) << 15)
    y0 = (high << 15) - int(s * ((wide - 1) << 15)) + ((h - high) << 15)
    clear, pixels = surface.key or 0, b"".join(surface.rows())
    rows = []
    for row in range(high // 2, high // 2 - high, -1):
        x, y = x0 + down * row, y0 - across * row
        inside = _within(range(wide), (x, across, w << 16), (y, down, h << 16))
        turned = bytes([pixels[((y + down * at) >> 16) * w + ((x + across * at) >> 16)] for at in inside])
        rows.append(bytes([clear]) * inside.start + turned + bytes([clear]) * (wide - inside.stop))
    return surface.with_rows(rows, wide)


def _within(places: range, *ways: tuple[int, int, int]) -> range:
    """Return where all ways are within their ends: each begins somewhere, takes steps and has an end."""
    first, last = places.start, places.stop
    for begun, step, end in ways:
        if step < 0:  # the same way, seen from its end
            begun, step = end - 1 - begun, -step
        if step:
            first = max(first, -(begun // step))
            last = min(last, -((begun - end) // step))
        elif not 0 <= begun < end:
            last = first
    return range(first, max(first, last))
