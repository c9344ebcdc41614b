"""A picture of color numbers: a byte a pixel, row after row, in one array that the pieces of it share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .rect import Rect

Point = tuple[int, int]
Runs = Sequence[tuple[int, bytes]]
"""What is drawn in a row: from which column on, and the pixels."""


class Color(tuple[int, ...]):
    """Red, green and blue."""

    __slots__ = ()

    def __new__(cls, *parts: int) -> Color:
        return super().__new__(cls, parts[:3])


class Surface:
    """As pygame has it with eight bits a pixel, as far as the game asks."""

    def __init__(self, size: Point, _flags: int = 0, _depth: int = 8) -> None:
        self.w, self.h = int(size[0]), int(size[1])
        self.pixels = bytearray(self.w * self.h)
        self.pitch, self.first = self.w, 0
        self.palette: Sequence[Any] = ()
        self.key: int | None = None
        self.whole = self
        self._runs: list[Runs] | None = None

    # What it is.

    def get_size(self) -> Point:
        return self.w, self.h

    size = property(get_size)

    def get_width(self) -> int:
        return self.w

    def get_height(self) -> int:
        return self.h

    def get_rect(self, **place: Any) -> Rect:
        rect = Rect(0, 0, self.w, self.h)
        for name, value in place.items():
            setattr(rect, name, value)
        return rect

    def get_palette(self) -> Sequence[Any]:
        return self.palette

    def set_palette(self, palette: Sequence[Any]) -> None:
        self.palette = palette

    def set_colorkey(self, key: int | None) -> None:
        self.key, self._runs = key, None

    def get_at_mapped(self, at: Point) -> int:
        return self.pixels[self.first + at[1] * self.pitch + at[0]]

    def get_bounding_rect(self) -> Rect:
        """Return what holds all of it that is not clear."""
        if self.key is None:
            return self.get_rect()
        clear, rows = bytes([self.key]), self.rows()
        drawn = [at for at, row in enumerate(rows) if row.strip(clear)]
        if not drawn:
            return Rect(0, 0, 0, 0)
        left = min(self.w - len(row.lstrip(clear)) for row in rows)
        right = max(len(row.rstrip(clear)) for row in rows)
        return Rect(left, drawn[0], right - left, drawn[-1] + 1 - drawn[0])

    def rows(self) -> list[bytes]:
        """Return its rows, each as it is now."""
        last = self.first + self.h * self.pitch
        return [bytes(self.pixels[at : at + self.w]) for at in range(self.first, last, self.pitch)]

    def copy(self) -> Surface:
        return self.with_rows(self.rows(), self.w)

    def with_rows(self, rows: Iterable[bytes], wide: int) -> Surface:
        """Make another with the same colors."""
        pixels = bytearray(b"".join(rows))
        other = Surface((wide, 0))
        other.h, other.pixels = len(pixels) // wide if wide else 0, pixels
        other.palette, other.key = self.palette, self.key
        return other

    def subsurface(self, *area: Any) -> Surface:
        """Make a piece that is drawn on with the whole."""
        rect = Rect(*area)
        if not (0 <= rect.x <= rect.right <= self.w and 0 <= rect.y <= rect.bottom <= self.h):
            raise ValueError("subsurface rectangle outside surface area")
        piece = Surface((0, 0))
        piece.w, piece.h, piece.pixels, piece.pitch = rect.w, rect.h, self.pixels, self.pitch
        piece.first = self.first + rect.y * self.pitch + rect.x
        piece.palette, piece.key, piece.whole = self.palette, self.key, self.whole
        return piece

    # What is drawn on it.

    def set_at(self, at: Point, ink: int) -> None:
        if 0 <= at[0] < self.w and 0 <= at[1] < self.h:
            self.whole._runs = None
            self.pixels[self.first + at[1] * self.pitch + at[0]] = ink

    def fill(self, ink: int, area: Any = None) -> None:
        whole = Rect(0, 0, self.w, self.h)
        rect = whole if area is None else Rect(area).clip(whole)
        self.whole._runs = None
        row, pixels = bytes([ink]) * rect.w, self.pixels
        first = self.first + rect.y * self.pitch + rect.x
        if rect.w == self.pitch:
            pixels[first : first + rect.w * rect.h] = row * rect.h
            return
        for at in range(first, first + rect.h * self.pitch, self.pitch):
            pixels[at : at + rect.w] = row

    def blit(self, source: Surface, to: Any = (0, 0), area: Any = None) -> None:
        """Draw another, or an area of it, but for what is clear there."""
        x, y = int(to[0]), int(to[1])
        if area is not None:
            rect = Rect(area)
            x, y = x - min(rect.x, 0), y - min(rect.y, 0)
            rect = rect.clip(0, 0, source.w, source.h)
            if not rect:
                return
            source = source.subsurface(rect)
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + source.w, self.w), min(y + source.h, self.h)
        if left >= right or top >= bottom:
            return
        self.whole._runs = None
        at = self.first + top * self.pitch + left
        if source.key is None:
            self._copy(source, at, (left - x, top - y), (right - left, bottom - top))
        else:
            self._draw(source.runs()[top - y : bottom - y], at, left - x, right - x)

    def _copy(self, source: Surface, at: int, corner: Point, size: Point) -> None:
        pixels, (wide, high) = self.pixels, size
        first = source.first + corner[1] * source.pitch + corner[0]
        starts = range(first, first + high * source.pitch, source.pitch)
        # All is read before any of it is written: it may be the same picture.
        for row in [source.pixels[start : start + wide] for start in starts]:
            pixels[at : at + wide] = row
            at += self.pitch

    def _draw(self, rows: Iterable[Runs], at: int, left: int, right: int) -> None:
        pixels, pitch = self.pixels, self.pitch
        for row in rows:
            for begun, run in row:
                ended = begun + len(run)
                if left <= begun and ended <= right:
                    pixels[at + begun - left : at + ended - left] = run
                elif begun < right and left < ended:
                    first, last = max(begun, left), min(ended, right)
                    pixels[at + first - left : at + last - left] = run[first - begun : last - begun]
            at += pitch

    def runs(self) -> list[Runs]:
        """Return what is not clear, row by row; a piece, which may change unseen, looks each time."""
        if self._runs is None:
            runs = [_runs(row, self.key) for row in self.rows()]
            if self.whole is not self:
                return runs
            self._runs = runs
        return self._runs

    def blits(self, many: Iterable[tuple[Any, ...]]) -> None:
        for one in many:
            self.blit(*one)


def _runs(row: bytes, key: int | None) -> Runs:
    if key is None or key not in row:
        return ((0, row),)
    found, at = [], 0
    for run in row.split(bytes([key])):
        if run:
            found.append((at, run))
        at += len(run) + 1
    return found
