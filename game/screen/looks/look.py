"""A machine's appearance: everything that a painter asks before it draws."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pygame import Rect, Surface

from game.screen.looks.board_plan import BoardPlan
from game.screen.looks.card_plan import CardPlan
from game.screen.looks.drawings import Drawings, read_drawings
from game.screen.looks.inks import Inks
from game.screen.looks.monitor import Monitor, Point
from game.screen.looks.page_plans import PagePlans
from game.screen.looks.palette import Palette
from game.screen.looks.places import TablePlan
from game.screen.looks.wood_plan import WoodPlan


@dataclass(frozen=True, eq=False)
class Look:
    """One machine. Places are in its pixels, pages in its letters; nothing else knows a number of it."""

    monitor: Monitor
    inside: Rect
    """What is drawn on; around it is border. All other places count from its corner."""
    cell: Point
    palette: Palette
    inks: Inks
    glyphs: Path
    pegs: Path
    logo: Path
    stroke: Point
    """How thick the edges of boxes are at the sides, and above and below."""
    shadow: Point
    wood: WoodPlan | Callable[["Look", Point], Surface]
    """How its wood is grained, or who makes a plank of a size."""
    cards: CardPlan
    boards: Mapping[int, BoardPlan]
    """The board by the number of sides."""
    table: TablePlan
    pages: PagePlans
    frame: Callable[..., None] | None = None
    """Who frames its panels, on a canvas, around an area, in the inks of one, with a title; None: letters."""
    grid: Point = (1, 1)
    """What words in the middle of something stand on."""

    def on_grid(self, at: Point) -> Point:
        """The same point, or the one left of it or above on which words can stand."""
        return at[0] - at[0] % self.grid[0], at[1] - at[1] % self.grid[1]

    @property
    def size(self) -> Point:
        """Pixels across and down within the border."""
        return self.inside.size

    @property
    def columns(self) -> int:
        """Letters in a line."""
        return self.size[0] // self.cell[0]

    @property
    def rows(self) -> int:
        """Lines of letters in the picture."""
        return self.size[1] // self.cell[1]

    def width(self, words: str) -> int:
        """How many pixels the words take."""
        return len(words) * self.cell[0]

    def cells(self, column: int, row: int, columns: int, rows: int = 1) -> Rect:
        """An area of letters."""
        wide, high = self.cell
        return Rect(column * wide, row * high, columns * wide, rows * high)

    def middle_cells(self, columns: int, rows: int) -> Rect:
        """An area of so many letters in the middle of the picture, on the grid."""
        return self.cells((self.columns - columns) // 2, (self.rows - rows) // 2, columns, rows)

    def rows_in(self, area: Rect) -> int:
        """How many lines of letters an area has room for."""
        return area.height // self.cell[1]

    def columns_in(self, area: Rect) -> int:
        """How many letters an area has room for."""
        return area.width // self.cell[0]


@cache
def drawings(look: Look, path: Path) -> Drawings:
    """A file of drawings in the colours of a look, read when it is first wanted."""
    return read_drawings(path, look.palette)
