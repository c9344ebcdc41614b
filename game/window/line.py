"""The line to a terminal: it brings a changed picture n letters a frame, from the top."""

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.paint.looks.monitor import TerminalLine

A_LINE_CLEARED, A_BLANK, A_LETTER = 0, 1, 8
"""How long these take: many blanks are fewer signs than many letters."""


class PictureOverLine:
    """What has come over a line so far."""

    def __init__(self) -> None:
        self._shown: Surface | None = None
        self.is_late = False
        """Whether some of the latest picture has not come yet."""

    def bring(self, picture: Surface, line: TerminalLine | None, frames: int) -> Surface:
        """Bring the part of a picture that shows after n more frames; without a line or frames, all."""
        shown = self._shown
        if not line or not frames or shown is None or shown.get_palette() != picture.get_palette():
            self._shown, self.is_late = picture.copy() if line else None, False
            return picture
        left = line.letters * frames * A_LETTER
        for area, takes in _changed(shown, picture, Rect(line.first)):
            self.is_late = left <= 0
            if self.is_late:
                return shown
            shown.blit(picture, area, area)
            left -= takes
        self.is_late = False
        return shown


def _changed(shown: Surface, picture: Surface, first: Rect) -> Iterator[tuple[Rect, int]]:
    """Yield each difference and how long it takes, line by line, beginning where the first letter stands."""
    wide, high = first.size
    for top in range(first.top, picture.get_height() - high + 1, high):
        row = Rect(first.left, top, picture.get_width() - first.left, high)
        old, new = _pixels(shown, row), _pixels(picture, row)
        if old == new:
            continue
        if _is_blank(new):
            yield row, A_LINE_CLEARED
            continue
        for left in _changed_columns(old, new, row.width, wide):
            cell = Rect(row.left + left, top, wide, high)
            yield cell, A_BLANK if _is_blank(_pixels(picture, cell)) else A_LETTER


def _changed_columns(old: bytes, new: bytes, width: int, wide: int) -> Iterator[int]:
    """Yield where in a line of letters one differs: pixel by pixel, all its rows laid over one another."""
    differing = 0
    for row in range(0, len(new), width):
        differing |= _number(old[row : row + width]) ^ _number(new[row : row + width])
    pixels = differing.to_bytes(width, "big")
    return (left for left in range(0, width - wide + 1, wide) if any(pixels[left : left + wide]))


def _number(pixels: bytes) -> int:
    return int.from_bytes(pixels, "big")


def _is_blank(pixels: bytes) -> bool:
    return pixels.count(pixels[:1]) == len(pixels)


def _pixels(surface: Surface, area: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(area), "P")
