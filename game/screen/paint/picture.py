"""The picture under way, which every drawing of a scene's words is given."""

from pygame import Rect

from game.screen.cards.card_art import CardArt
from game.screen.click_targets import Spotting
from game.screen.looks.look import Look
from game.screen.looks.palette import Ink
from game.screen.paint.canvas import Canvas


class Picture:
    """A look, the canvas that is drawn on, the pictures of the cards, and what can be clicked."""

    def __init__(self, look: Look, art: CardArt) -> None:
        self.look, self.art = look, art
        self.whole = look.palette.plain(look.inks.border, look.monitor.size)
        self.canvas, self.spotting = Canvas(look, self.whole.subsurface(look.inside)), Spotting()

        self.message = Rect(0, 0, 0, 0)
        """Where the last row of the message stands."""

    def draw_border(self, ink: Ink) -> None:
        """Around the canvas."""
        if self.whole.get_at_mapped((0, 0)) != ink:
            inside = self.canvas.surface.copy()
            self.whole.fill(ink)
            self.canvas.blit(inside, (0, 0))

    def clear(self, ink: Ink | None = None) -> None:
        self.spotting.clear()
        self.message = Rect(0, 0, 0, 0)
        self.canvas.fill(Rect((0, 0), self.look.size), self.look.inks.ground if ink is None else ink)
