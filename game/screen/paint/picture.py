"""The picture under way, which every drawing of a scene's words is given."""

from dataclasses import dataclass, field

from pygame import Rect

from game.screen.cards.card_art import CardArt
from game.screen.click_targets import Spotting
from game.screen.looks.look import Look
from game.screen.looks.palette import Colour
from game.screen.paint.canvas import Canvas


@dataclass
class Picture:
    """A look, the canvas that is drawn on, the pictures of the cards, and what can be clicked."""

    look: Look
    art: CardArt
    canvas: Canvas = field(init=False)
    spotting: Spotting = field(init=False)

    def __post_init__(self) -> None:
        self.canvas, self.spotting = Canvas(self.look.size), Spotting()

    def clear(self, colour: Colour = Colour.BLACK) -> None:
        """Begin an empty picture."""
        self.spotting.clear()
        self.canvas.fill(self.whole, colour)

    @property
    def whole(self) -> Rect:
        """All of the picture."""
        return Rect((0, 0), self.look.size)

    def cells(self, column: int, row: int, columns: int, rows: int = 1) -> Rect:
        """An area of letters."""
        wide, high = self.look.cell
        return Rect(column * wide, row * high, columns * wide, rows * high)

    def middle_cells(self, columns: int, rows: int) -> Rect:
        """An area of so many letters in the middle of the picture, on the grid."""
        return self.cells((self.look.columns - columns) // 2, (self.look.rows - rows) // 2, columns, rows)
