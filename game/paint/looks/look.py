"""A machine's appearance: everything that a painter asks before it draws."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from pygame import Rect, Surface

from game.paint.looks.board_plan import BoardPlan
from game.paint.looks.card_plan import CardPlan
from game.paint.looks.drawings import Drawings, read_drawings
from game.paint.looks.grain import Cells, Grain, Letters, Pixels
from game.paint.looks.inks import Inks
from game.paint.looks.monitor import Monitor, Palette, Point
from game.paint.looks.plans import PLAIN_WOOD, PagePlans, TablePlan, WoodPlan, in_cells
from game.values import fresh, frozen


@frozen
class Look:
    """One machine. Places are in its pixels, pages in its letters; nothing else knows a number of it."""

    monitor: Monitor
    cell: Point
    palette: Palette
    inks: Inks
    folder: Path
    """Of its drawings: those of letters, and of all that is carved into a board."""
    cards: CardPlan
    table: TablePlan
    pages: PagePlans
    stroke: Point = (1, 1)
    """How thick the edges of boxes are at the sides, and above and below."""
    border: Point = (0, 0)
    """How much of the monitor is never drawn on, at either side, and above and below."""
    shadow: Point = (0, 0)
    wood: WoodPlan | Callable[["Look", Point], Surface] = PLAIN_WOOD
    """How its wood is grained, or who makes a plank of a size."""
    boards: Mapping[int, BoardPlan] = fresh(default_factory=dict)
    """The board by the number of sides."""
    frame: Callable[..., None] | None = None
    """Who frames its panels, on a canvas, around an area, in the inks of one, with a title; None: its
    grain."""
    bar: Callable[..., int] | None = None
    """Who draws the bar above a page, on a picture, with words at both ends, and tells how high it is;
    None: letters."""
    peg_letters: str = ""
    """What stands for each side's peg beside words, where it is a letter."""
    grid: Point = (1, 1)
    """What words in the middle of something stand on."""

    __eq__, __hash__ = object.__eq__, object.__hash__  # there is one of each: drawings are kept by it

    def on_grid(self, at: Point) -> Point:
        """Return the same point, or the one left of it or above on which words can stand."""
        return at[0] - at[0] % self.grid[0], at[1] - at[1] % self.grid[1]

    @property
    def grain(self) -> Grain:
        """What its pictures are made of."""
        return grain_of(self)

    @property
    def inside(self) -> Rect:
        """What is drawn on, within the border. All other places count from its corner."""
        return Rect(self.border, self.size)

    @property
    def size(self) -> Point:
        """Pixels across and down within the border."""
        return self.monitor.size[0] - 2 * self.border[0], self.monitor.size[1] - 2 * self.border[1]

    @property
    def columns(self) -> int:
        """Letters in a line."""
        return self.size[0] // self.cell[0]

    @property
    def rows(self) -> int:
        """Lines of letters in the picture."""
        return self.size[1] // self.cell[1]

    def width(self, words: str) -> int:
        """Return how many pixels the words take."""
        return len(words) * self.cell[0]

    def cells(self, column: int, row: int, columns: int, rows: int = 1) -> Rect:
        """Return an area of letters."""
        return in_cells(self.cell, column, row, columns, rows)

    def middle_cells(self, columns: int, rows: int) -> Rect:
        """Return an area of n letters in the middle of the picture, on the grid."""
        return self.cells((self.columns - columns) // 2, (self.rows - rows) // 2, columns, rows)

    def rows_in(self, area: Rect) -> int:
        """Return how many lines of letters an area has room for."""
        return area.height // self.cell[1]

    def columns_in(self, area: Rect) -> int:
        """Return how many letters an area has room for."""
        return area.width // self.cell[0]


@lru_cache(maxsize=8)  # looks: four machines, for weak eyes too
def grain_of(look: Look) -> Grain:
    """Return what the pictures of a look are made of: nothing but letters can come over a terminal's line."""
    if look.monitor.line:
        return Letters(look.cell, look.stroke)
    return Pixels(look.cell, look.stroke) if look.grid == (1, 1) else Cells(look.cell, look.stroke)


@lru_cache(maxsize=64)  # files of drawings for eight looks
def drawings(look: Look, path: Path) -> Drawings:
    """Read a file of drawings in the colors of a look, when it is first wanted."""
    return read_drawings(path, look.palette)
