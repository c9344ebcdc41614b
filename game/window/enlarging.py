"""Enlarges the picture to the window, drawing only what has changed."""

from functools import lru_cache
from math import ceil

import pygame
from pygame import Rect, Surface

from game.paint.looks.monitor import Point

DEEP, FEW_COLORS = 32, 8
MOST_PIECES = 10
"""Across and down, at most: with smaller pieces a wholly new picture takes longer."""
SCAN_LINE = (0xC0, 0xC0, 0xC0)


class Workbench:
    """A surface of any size to work on; it is kept, because clearing new memory takes long."""

    def __init__(self) -> None:
        self._whole = Surface((1, 1), 0, DEEP)

    def of(self, size: Point) -> Surface:
        """Return a part of this size; what lay there may be gone."""
        have = self._whole.get_size()
        if size[0] > have[0] or size[1] > have[1]:
            self._whole = Surface((max(size[0], have[0]), max(size[1], have[1])), 0, DEEP)
        return self._whole.subsurface((0, 0), size)


class Enlarger:
    """Enlarges one picture after another onto a target."""

    def __init__(self) -> None:
        self._deep, self._broad, self._sharp, self._smooth = (Workbench() for _ in range(4))
        self._shown: dict[Point, bytes] = {}
        self._kind: object = None

    def forget(self) -> None:
        """Forget the last picture: the target has lost it, or is a new one."""
        self._shown = {}

    def enlarge(self, picture: Surface, target: Surface) -> list[Rect]:
        """Fill the target and return the areas that changed.

        The picture is cut into pieces that have whole pixels in both, so that no seam is seen."""
        has_few = picture.get_bitsize() == FEW_COLORS
        kind = (picture.get_size(), target.get_size(), picture.get_palette() if has_few else None)
        if kind != self._kind:
            self._kind, self._shown = kind, {}
        changed: list[tuple[Rect, Rect]] = []
        for place, area in _pieces(picture.get_size(), target.get_size()):
            pixels = pygame.image.tobytes(picture.subsurface(place), "P" if has_few else "RGB")
            if pixels != self._shown.get(place.topleft):
                self._shown[place.topleft] = pixels
                _add(changed, place.copy(), area.copy())
        for place, area in changed:
            self._fill(target.subsurface(area), picture.subsurface(place))
        return [area for _, area in changed]

    def _fill(self, target: Surface, piece: Surface) -> None:
        if target.get_bitsize() == DEEP:
            self._scale(piece, target)
        else:  # smooth scaling needs true colors
            smooth = self._smooth.of(target.get_size())
            self._scale(piece, smooth)
            target.blit(smooth, (0, 0))

    def _scale(self, piece: Surface, target: Surface) -> None:
        """Scale across, then down: doing both at once makes the same pixels in twice the time."""
        deep = self._deep.of(piece.get_size())
        deep.blit(piece, (0, 0))
        broad = self._broad.of((target.get_width(), piece.get_height()))
        self._stretch(deep, broad)
        self._stretch(broad, target)

    def _stretch(self, old: Surface, new: Surface) -> None:
        """Stretch by whole numbers to keep pixels sharp, then shrink smoothly."""
        (was_wide, was_high), (wide, high) = old.get_size(), new.get_size()
        size = ceil(wide / was_wide) * was_wide, ceil(high / was_high) * was_high
        if size == new.get_size():
            pygame.transform.scale(old, size, new)
        else:
            sharp = self._sharp.of(size)
            pygame.transform.scale(old, size, sharp)
            pygame.transform.smoothscale(sharp, new.get_size(), new)


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
    """Return where each piece lies in the picture, and where in the target."""
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
    """Return the most pieces that divide all these lengths evenly."""
    return max(
        pieces for pieces in range(1, MOST_PIECES + 1) if not any(length % pieces for length in lengths)
    )


def _add(changed: list[tuple[Rect, Rect]], place: Rect, area: Rect) -> None:
    """Join a piece to the one on its left: a few large pieces are quicker than many small ones."""
    if changed and changed[-1][0].topright == place.topleft:
        changed[-1][0].union_ip(place)
        changed[-1][1].union_ip(area)
    else:
        changed.append((place, area))


SPECKS = (120, 90)
"""Points across and down any tube: the fewer, the farther its light reaches."""
KEPT, SPREAD = (200, 200, 200), (80, 80, 80)
"""Of 255 parts of the light, how many stay where they are and how many go astray; one color stays one."""


class Tube:
    """Makes pictures glow as a tube does; it keeps its workbenches."""

    def __init__(self) -> None:
        self._glowing = self._astray = Surface((1, 1), 0, DEEP)
        self._specks = Surface(SPECKS, 0, DEEP)

    def glow(self, picture: Surface) -> Surface:
        """Return the picture as the tube shows it, until the next one."""
        size = picture.get_size()
        if self._glowing.get_size() != size:
            self._glowing, self._astray = Surface(size, 0, DEEP), Surface(size, 0, DEEP)
        self._glowing.blit(picture, (0, 0))
        pygame.transform.smoothscale(self._glowing, SPECKS, self._specks)
        self._specks.fill(SPREAD, special_flags=pygame.BLEND_MULT)
        pygame.transform.smoothscale(self._specks, size, self._astray)
        self._glowing.fill(KEPT, special_flags=pygame.BLEND_MULT)
        self._glowing.blit(self._astray, (0, 0), special_flags=pygame.BLEND_ADD)
        return self._glowing
