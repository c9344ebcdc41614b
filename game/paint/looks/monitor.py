"""A machine's monitor: how many pixels, in what shape and colors they are seen, and the mouse's pointer."""

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

import pygame
from pygame import Surface

from game.values import frozen

Point = tuple[int, int]
Rgb = tuple[int, int, int]


@frozen
class TerminalLine:
    """The line over which a picture comes: letters in each frame, and the place and size of the first."""

    letters: int
    first: tuple[int, int, int, int]


SHAPE = 4, 3
"""How wide the whole of a picture is shown, and how high, whatever its pixels."""


@frozen
class Monitor:
    """How large a machine's picture is, with its border, and how it comes."""

    size: Point
    line: TerminalLine | None = None
    """None where a picture is there as soon as it is drawn."""

    @property
    def tallness(self) -> float:
        """How much taller than wide a pixel is."""
        return round(self.size[0] * SHAPE[1] / (self.size[1] * SHAPE[0]), 3)


Ink = int
"""A color by its number in the palette of its machine."""
CLEAR = 255
"""The number of a hole: more than any machine has colors."""
CLEAR_RGB = (1, 2, 3)


class Palette:
    """A machine's colors by their numbers, and the names that its drawings call them by."""

    def __init__(self, rgb: tuple[Rgb, ...], names: Mapping[str, Ink]) -> None:
        self.rgb = rgb
        self.names = names

    @classmethod
    def of(cls, colors: Mapping[str, str]) -> "Palette":
        """Read colors by their names."""
        names = {name: ink for ink, name in enumerate(colors)}
        return cls(tuple(map(rgb_of, colors.values())), names)

    @cached_property
    def _colors(self) -> list[pygame.Color]:
        """As pygame has them: to read them as numbers for each picture takes nine times as long."""
        return [pygame.Color(*rgb) for rgb in (*self.rgb, *[CLEAR_RGB] * (CLEAR + 1 - len(self.rgb)))]

    def picture(self, pixels: bytes, size: Point) -> pygame.Surface:
        """Make a surface of color numbers, on which `CLEAR` is a hole."""
        surface = pygame.image.frombytes(pixels, size, "P")
        surface.set_palette(self._colors)
        surface.set_colorkey(CLEAR)
        return surface

    def plain(self, ink: Ink, size: Point) -> pygame.Surface:
        """Make a surface of one color, without holes."""
        surface = self.picture(bytes([ink]) * (size[0] * size[1]), size)
        surface.set_colorkey(None)
        return surface

    def blank(self, size: Point) -> pygame.Surface:
        """Make a surface on which nothing is drawn yet."""
        return self.picture(bytes([CLEAR]) * (size[0] * size[1]), size)


def rgb_of(figures: str) -> Rgb:
    """Read a color such as FFAA00, or of twelve bits such as FA0."""
    digits = len(figures) // 3
    red, green, blue = (
        int(figures[at : at + digits] * (3 - digits), 16) for at in range(0, len(figures), digits)
    )
    return red, green, blue


class Pointer(NamedTuple):
    """A small picture, how large each of its pixels is in those of the machine, and the one that points."""

    picture: Surface
    pixel: Point = (1, 1)
    tip: Point = (0, 0)
