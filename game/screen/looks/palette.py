"""The colours a machine has, and pictures made of their numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.screen.looks.monitor import Point

Ink = int
"""A colour by its number in the palette of its machine."""
CLEAR = 255
"""The number of a hole: no machine has so many colours."""
CLEAR_RGB = (1, 2, 3)


@dataclass(frozen=True, eq=False)
class Palette:
    """A machine's colours by their numbers, and the names that its drawings call them by."""

    rgb: tuple[tuple[int, int, int], ...]
    names: Mapping[str, Ink]

    @cached_property
    def _colours(self) -> list[pygame.Color]:
        """As pygame has them: to read them as numbers for each picture takes nine times as long."""
        return [pygame.Color(*rgb) for rgb in (*self.rgb, *[CLEAR_RGB] * (CLEAR + 1 - len(self.rgb)))]

    def picture(self, pixels: bytes, size: Point) -> pygame.Surface:
        """A surface of colour numbers, on which `CLEAR` is a hole."""
        surface = pygame.image.frombytes(pixels, size, "P")
        surface.set_palette(self._colours)
        surface.set_colorkey(CLEAR)
        return surface

    def plain(self, ink: Ink, size: Point) -> pygame.Surface:
        """A surface of one colour, without holes."""
        surface = self.picture(bytes([ink]) * (size[0] * size[1]), size)
        surface.set_colorkey(None)
        return surface

    def blank(self, size: Point) -> pygame.Surface:
        """A surface on which nothing is drawn yet."""
        return self.picture(bytes([CLEAR]) * (size[0] * size[1]), size)
