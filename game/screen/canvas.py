"""A picture to draw on: words, boxes and frames in the sixteen colours."""

import pygame
from pygame import Rect

from game.screen import glyphs
from game.screen.drawings import indexed
from game.screen.look import Point
from game.screen.palette import Colour


class Canvas:
    """One picture, and the strokes that everything on it is made of."""

    def __init__(self, size: Point) -> None:
        self.surface = indexed(bytes(size[0] * size[1]), size)
        self.surface.set_colorkey(None)

    def fill(self, area: Rect, colour: Colour) -> None:
        """Paint an area in one colour."""
        self.surface.fill(int(colour), area)

    def blit(self, picture: pygame.Surface, at: Point) -> None:
        """Lay a picture down."""
        self.surface.blit(picture, at)

    def text(self, at: Point, words: str, colour: Colour, back: Colour | None = None) -> None:
        """Write a line; with a back colour its cells are painted first."""
        if back is not None:
            self.fill(Rect(at, (glyphs.width(words), glyphs.HEIGHT)), back)
        self.surface.blit(glyphs.line(words, colour), at)

    def centred(self, area: Rect, words: str, colour: Colour, back: Colour | None = None) -> None:
        """Write a line in the middle of the top of an area."""
        self.text((area.centerx - glyphs.width(words) // 2, area.top), words, colour, back)

    def outline(self, area: Rect, colour: Colour) -> None:
        """Draw the edge of an area, two pixels thick at the sides where pixels are narrow."""
        for edge in (
            Rect(area.left, area.top, area.width, 1),
            Rect(area.left, area.bottom - 1, area.width, 1),
            Rect(area.left, area.top, 2, area.height),
            Rect(area.right - 2, area.top, 2, area.height),
        ):
            self.fill(edge, colour)
