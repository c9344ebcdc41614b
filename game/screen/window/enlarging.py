"""Makes the picture as large as the window; what has not changed in it stays there as it is."""

from functools import lru_cache
from math import ceil

import pygame
from pygame import Rect, Surface

from game.screen.looks.monitor import Point

DEEP, FEW_COLOURS = 32, 8
MOST_PIECES = 10
"""Across and down; the smaller they are, the longer takes a picture that has changed everywhere."""
SCAN_LINE = (0xC0, 0xC0, 0xC0)


class Enlarger:
    """Makes one picture after the other as large as a target, which is given anew each time.

    Its workbenches are kept: to clear a few new megabytes for each picture takes longer than to scale it."""

    def __init__(self) -> None:
        self._deep = self._sharp = self._smooth = _workbench((1, 1))
        self._shown: dict[Point, bytes] = {}
        self._kind: object = None

    def forget(self) -> None:
        """The target no longer shows what was drawn on it, or is another one."""
        self._shown = {}

    def enlarge(self, picture: Surface, target: Surface) -> list[Rect]:
        """Fill the target, and tell where it has changed.

        The picture is cut into pieces that have whole pixels in both, so that no seam is seen."""
        has_few = picture.get_bitsize() == FEW_COLOURS
        kind = (picture.get_size(), target.get_size(), picture.get_palette() if has_few else None)
        if kind != self._kind:
            self._kind, self._shown = kind, {}
        changed = []
        for place, area in _pieces(picture.get_size(), target.get_size()):
            piece = picture.subsurface(place)
            pixels = pygame.image.tobytes(piece, "P" if has_few else "RGB")
            if pixels != self._shown.get(place.topleft):
                self._shown[place.topleft] = pixels
                self._fill(target.subsurface(area), piece)
                changed.append(area)
        return changed

    def _fill(self, target: Surface, piece: Surface) -> None:
        if target.get_bitsize() == DEEP:
            self._scale(piece, target)
        else:  # smooth scaling needs true colours
            self._smooth = _fitting(self._smooth, target.get_size())
            self._scale(piece, self._smooth)
            target.blit(self._smooth, (0, 0))

    def _scale(self, piece: Surface, target: Surface) -> None:
        """By whole numbers so that pixels stay sharp, then smoothly down."""
        old, size = piece.get_size(), target.get_size()
        across, down = (max(ceil(new / was), 1) for new, was in zip(size, old, strict=True))
        self._deep = _fitting(self._deep, old)
        self._deep.blit(piece, (0, 0))
        self._sharp = _fitting(self._sharp, (old[0] * across, old[1] * down))
        pygame.transform.scale(self._deep, self._sharp.get_size(), self._sharp)
        if self._sharp.get_size() == size:
            target.blit(self._sharp, (0, 0))
        else:
            pygame.transform.smoothscale(self._sharp, size, target)


def draw_scan_lines(window: Surface, area: Rect, lines: int) -> None:
    """Darken the gap below each of a monitor's lines, where there is room for a gap."""
    if area.height < 2 * lines:
        return
    gap = Surface((area.width, max(area.height // lines // 3, 1)), 0, DEEP)
    gap.fill(SCAN_LINE)
    for line in range(1, lines + 1):
        below = area.top + line * area.height // lines - gap.get_height()
        window.blit(gap, (area.left, below), special_flags=pygame.BLEND_MULT)


@lru_cache(maxsize=4)
def _pieces(old: Point, new: Point) -> list[tuple[Rect, Rect]]:
    """Where each piece lies in a picture, and where in a target."""
    columns, rows = (_most_pieces(*lengths) for lengths in zip(old, new, strict=True))
    grid = [(column, row) for row in range(rows) for column in range(columns)]
    (wide, high), (to_wide, to_high) = ((size[0] // columns, size[1] // rows) for size in (old, new))
    return [
        (
            Rect(column * wide, row * high, wide, high),
            Rect(column * to_wide, row * to_high, to_wide, to_high),
        )
        for column, row in grid
    ]


def _most_pieces(*lengths: int) -> int:
    """Into how many pieces all of these lengths can be cut with nothing left over."""
    return max(
        pieces for pieces in range(1, MOST_PIECES + 1) if not any(length % pieces for length in lengths)
    )


def _workbench(size: Point) -> Surface:
    return Surface(size, 0, DEEP)


def _fitting(workbench: Surface, size: Point) -> Surface:
    """The same one, while the size stays the same."""
    return workbench if workbench.get_size() == size else _workbench(size)
