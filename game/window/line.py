"""The line to a terminal: what changes is erased at once, and then comes n letters a frame, from the top."""

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from game.paint.looks.monitor import TerminalLine

A_BLANK, A_LETTER = 1, 8
"""How long these take: many blanks are fewer signs than many letters, and what is erased takes no time."""


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
        first = Rect(line.first)
        for area in _changed(shown, picture, first):  # or old and new would stand side by side
            shown.fill(picture.get_at_mapped((0, 0)), area)
        left = line.letters * frames * A_LETTER
        for area in _changed(shown, picture, first):
            self.is_late = left <= 0
            if self.is_late:
                return shown
            shown.blit(picture, area, area)
            left -= A_BLANK if _is_blank(_pixels(picture, area)) else A_LETTER
        self.is_late = False
        return shown


def _changed(shown: Surface, picture: Surface, first: Rect) -> Iterator[Rect]:
    """Yield each letter that differs, line by line, beginning where the first one stands."""
    wide, high = first.size
    for top in range(first.top, picture.get_height() - high + 1, high):
        row = Rect(first.left, top, picture.get_width() - first.left, high)
        old, new = _pixels(shown, row), _pixels(picture, row)
        if old != new:
            for left in _changed_columns(old, new, row.width, wide):
                yield Rect(row.left + left, top, wide, high)


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
