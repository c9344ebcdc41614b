"""A picture to draw on: words, boxes and frames in the colours of a look."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.palette import Ink
from game.screen.paint.glyphs import line


class Canvas:
    """One picture, and the strokes that everything on it is made of."""

    def __init__(self, look: Look, surface: Surface) -> None:
        self.look, self.surface = look, surface

    def fill(self, area: Rect, ink: Ink) -> None:
        self.surface.fill(int(ink), area)

    def blit(self, picture: Surface, at: Point) -> None:
        self.surface.blit(picture, at)

    def blit_middle(self, picture: Surface, middle: Point) -> None:
        """Lay a picture down around a point."""
        wide, high = picture.get_size()
        self.blit(picture, (middle[0] - wide // 2, middle[1] - high // 2))

    def text(self, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None:
        """Write a line; with a back colour its cells are painted first."""
        if back is not None:
            self.fill(Rect(at, (self.look.width(words), self.look.cell[1])), back)
        if words:
            self.blit(line(self.look, words, ink), at)

    def centred(self, area: Rect, words: str, ink: Ink, back: Ink | None = None) -> None:
        """Write a line in the middle of an area."""
        at = area.centerx - self.look.width(words) // 2, area.centery - self.look.cell[1] // 2
        self.text(self.look.on_grid(at), words, ink, back)

    def large(self, area: Rect, words: str, ink: Ink, width: int = 2) -> None:
        """Write a line twice as high, and as a rule as wide, in the middle of an area."""
        picture = pygame.transform.scale_by(line(self.look, words, ink), (width, 2))
        self.blit(picture, picture.get_rect(center=area.center).topleft)

    def heading(self, area: Rect, words: str, ink: Ink) -> None:
        """Write a line twice as wide and high with a shadow; as wide as usual where it has no room."""
        width = 2 if 2 * self.look.width(words) <= area.width else 1
        words = words[: self.look.columns_in(area)]
        across, down = self.look.stroke
        self.large(area.move(width * across // 2, 2 * down), words, self.look.inks.shadow, width)
        self.large(area, words, ink, width)

    def wide(self, area: Rect, words: str, ink: Ink) -> None:
        """Write a line twice as wide, up to the right end of an area."""
        picture = pygame.transform.scale_by(line(self.look, words, ink), (2, 1))
        self.blit(picture, picture.get_rect(midright=area.midright).topleft)

    def right(self, area: Rect, words: str, ink: Ink) -> None:
        """Write a line up to the right end of an area."""
        self.text((area.right - self.look.width(words), area.top), words, ink)

    def outline(self, area: Rect, ink: Ink) -> None:
        """Draw the edge of an area, thicker at the sides where pixels are narrow."""
        self.bevel(area, ink, ink)

    def bevel(self, area: Rect, light: Ink, dark: Ink) -> None:
        """Draw the edge of an area so that it stands out, or with the colours exchanged lies deeper."""
        across, down = self.look.stroke
        self.fill(Rect(area.left, area.top, area.width, down), light)
        self.fill(Rect(area.left, area.top, across, area.height), light)
        self.fill(Rect(area.left, area.bottom - down, area.width, down), dark)
        self.fill(Rect(area.right - across, area.top, across, area.height), dark)

    def round_off(self, area: Rect, cuts: Sequence[int]) -> None:
        """Take so many pixels off the ends of the first and last rows of an area."""
        for row, cut in enumerate(cuts):
            for y in (area.top + row, area.bottom - 1 - row):
                self.fill(Rect(area.left, y, cut, 1), self.look.inks.ground)
                self.fill(Rect(area.right - cut, y, cut, 1), self.look.inks.ground)
