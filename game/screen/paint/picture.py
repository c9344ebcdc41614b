"""The picture under way, which every drawing of a scene's words is given."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.screen.cards.card_art import CardArt
from game.screen.click_targets import Spotting
from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.palette import Ink
from game.screen.paint.canvas import Canvas


class Blinking(NamedTuple):
    """What is drawn in one colour after the other, each for so many steps, while the picture stands.

    It changes so many times, and then rests: a window to which nobody comes costs nothing."""

    at: Point
    shapes: Sequence[Surface]
    steps: int
    times: int


class Picture:
    """A look, the canvas that is drawn on, the pictures of the cards, and what can be clicked."""

    def __init__(self, look: Look, art: CardArt) -> None:
        self.look, self.art = look, art
        self.whole = look.palette.plain(look.inks.border, look.monitor.size)
        self.canvas, self.spotting = Canvas(look, self.whole.subsurface(look.inside)), Spotting()

        self._border = look.inks.border
        self.message = Rect(0, 0, 0, 0)
        """Where the last row of the message stands."""
        self.blinking: Blinking | None = None
        self._stood = self._changes = 0

    def blinks(self, steps: int) -> bool:
        """So many steps went by; whether what blinks has changed its colour."""
        self._stood += steps
        blinking = self.blinking
        if not blinking or self._stood < blinking.steps or self._changes == blinking.times:
            return False
        self._stood, self._changes = 0, self._changes + 1
        self.canvas.blit(blinking.shapes[self._changes % len(blinking.shapes)], blinking.at)
        return True

    def draw_page_border(self) -> None:
        """Around a page without a table."""
        page, table = self.look.inks.page_border, self.look.inks.border
        self.draw_border(table if page is None else page)

    def draw_border(self, ink: Ink) -> None:
        """Around the canvas."""
        if self._border != ink:
            self._border = ink
            inside = self.canvas.surface.copy()
            self.whole.fill(ink)
            self.canvas.blit(inside, (0, 0))

    def clear(self, ink: Ink | None = None) -> None:
        self.spotting.clear()
        self.blinking, self._stood, self._changes = None, 0, 0
        self.message = Rect(0, 0, 0, 0)
        self.canvas.fill(Rect((0, 0), self.look.size), self.look.inks.ground if ink is None else ink)
