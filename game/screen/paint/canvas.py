"""A picture to draw on: words, boxes and frames in the sixteen colours."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.screen.looks.look import Point
from game.screen.looks.palette import Colour
from game.screen.looks.sheets import indexed
from game.screen.paint import glyphs


class Canvas:
    """One picture, and the strokes that everything on it is made of."""

    def __init__(self, size: Point) -> None:
        self.surface = indexed(bytes(size[0] * size[1]), size)
        self.surface.set_colorkey(None)

    def fill(self, area: Rect, colour: Colour) -> None:
        """Paint an area in one colour."""
        self.surface.fill(int(colour), area)

    def blit(self, picture: Surface, at: Point) -> None:
        """Lay a picture down."""
        self.surface.blit(picture, at)

    def text(self, at: Point, words: str, colour: Colour, back: Colour | None = None) -> None:
        """Write a line; with a back colour its cells are painted first."""
        if back is not None:
            self.fill(Rect(at, (glyphs.width(words), glyphs.HEIGHT)), back)
        if words:
            self.surface.blit(glyphs.line(words, colour), at)

    def centred(self, area: Rect, words: str, colour: Colour, back: Colour | None = None) -> None:
        """Write a line in the middle of an area."""
        at = area.centerx - glyphs.width(words) // 2, area.centery - glyphs.HEIGHT // 2
        self.text(at, words, colour, back)

    def large(self, area: Rect, words: str, colour: Colour) -> None:
        """Write a line twice as wide and high in the middle of an area."""
        picture = pygame.transform.scale_by(glyphs.line(words, colour), 2)
        self.blit(picture, picture.get_rect(center=area.center).topleft)

    def outline(self, area: Rect, colour: Colour) -> None:
        """Draw the edge of an area, two pixels thick at the sides where pixels are narrow."""
        self.bevel(area, colour, colour)

    def bevel(self, area: Rect, light: Colour, dark: Colour) -> None:
        """Draw the edge of an area so that it stands out, or with the colours exchanged lies deeper."""
        self.fill(Rect(area.left, area.top, area.width, 1), light)
        self.fill(Rect(area.left, area.top, 2, area.height), light)
        self.fill(Rect(area.left, area.bottom - 1, area.width, 1), dark)
        self.fill(Rect(area.right - 2, area.top, 2, area.height), dark)

    def round_off(self, area: Rect, cuts: Sequence[int], colour: Colour = Colour.BLACK) -> None:
        """Take so many pixels off the ends of the first and last rows of an area."""
        for row, cut in enumerate(cuts):
            for y in (area.top + row, area.bottom - 1 - row):
                self.fill(Rect(area.left, y, cut, 1), colour)
                self.fill(Rect(area.right - cut, y, cut, 1), colour)
