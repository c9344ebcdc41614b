"""A machine's appearance: everything that a painter asks before it draws."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from pygame import Rect, Surface

from game.rules.cards import Suit
from game.screen.board_plan import BoardPlan
from game.screen.card_plan import CardPlan, SuitInks
from game.screen.drawings import Drawings, read_drawings
from game.screen.monitor import Ink, Monitor, Palette, Point
from game.screen.plans import PLAIN_WOOD, PagePlans, TablePlan, WoodPlan
from game.values import frozen


@frozen
class PanelInks:
    """A framed panel, and the lines on it: words, their values, and the bar on the chosen one."""

    back: Ink
    frame: Ink
    title: Ink
    words: Ink
    value: Ink
    bar: Ink
    bar_words: Ink
    head: Ink
    head_words: Ink
    """The bar above a page and its parts, and what the keys do below it."""


@frozen
class WoodInks:
    """Boards and wooden letters: grain on the face, a light and a dark edge, and what is burnt into it."""

    face: Ink
    grain: Ink
    light: Ink
    dark: Ink
    words: Ink
    shades: Sequence[Ink] = ()
    """From the lightest to the darkest, where there are more than face and grain."""
    way_back: Ink | None = None
    """The numbers of the way back, where they stand among those of the way out."""


@frozen
class PaperInks:
    """What every card is made of; a faded card has each colour's lighter neighbour."""

    paper: Ink
    lit: Ink
    outline: Ink
    faded: Mapping[Ink, Ink]


@frozen
class SideInks:
    """A side's own colours: what is inlaid, words, figures and rules on that, and words on a dark ground."""

    inlay: Ink
    inlay_words: Ink
    figures: Ink
    rule: Ink
    words: Ink


@frozen
class PlateInks:
    """A seat's plate, quiet or lit, with its dealer's chip; count panels are quiet like it."""

    back: Ink
    words: Ink
    now: Ink
    now_words: Ink
    chip: Ink
    chip_words: Ink
    edges: tuple[Ink, Ink] | None = None
    """A light and a dark one, where it stands out."""


@frozen
class FigureInks:
    """Bars and curves, and the scale they are read off."""

    grid: Ink
    axis: Ink
    words: Ink
    up: Ink
    down: Ink
    curves: Sequence[Ink]


@frozen
class RaceInks:
    """The race: its panel, its scale, and the lines of the board in it."""

    panel: PanelInks
    grid: Ink
    words: Ink
    special: Ink


def suit_inks(black: Ink, red: Ink, green: Ink, blue: Ink) -> Mapping[SuitInks, Mapping[Suit, Ink]]:
    """Return two colors as a rule; with four, clubs are green and diamonds blue."""
    usual = {Suit.CLUBS: black, Suit.DIAMONDS: red, Suit.HEARTS: red, Suit.SPADES: black}
    four = usual | {Suit.CLUBS: green, Suit.DIAMONDS: blue}
    return {SuitInks.USUAL: usual, SuitInks.FOUR_COLOURS: four}


@frozen
class Inks:
    """Every role there is. `lit` is what is in hand now: the cursor, the depth chosen, the message."""

    border: Ink
    ground: Ink
    felt: Ink
    on_felt: Ink
    shadow: Ink
    lit: Ink
    crib: Ink
    reasons: Ink
    older_reasons: Ink
    button: Ink
    button_words: Ink
    wood: WoodInks
    paper: PaperInks
    plate: PlateInks
    counter: PanelInks
    panel: PanelInks
    figures: FigureInks
    race: RaceInks
    sides: Sequence[SideInks]
    suits: Mapping[SuitInks, Mapping[Suit, Ink]]
    darker: Mapping[Ink, Ink] = MappingProxyType({})
    """The darker neighbour of each colour, where a menu has a darkened table behind it."""
    newest: Ink | None = None
    """What the latest reason stands on, where it is another ground."""
    boot: tuple[Ink, Ink] | None = None
    """What it writes on and in when it is switched on; None: as on a page."""
    wall: Ink | None = None
    """What pages without a table hang on; None: the cloth."""
    page_border: Ink | None = None
    """What is around them; None: what is around a table."""
    cloth: Sequence[Ink] = ()
    """The colour of the cloth in each line of the picture, where it is not the same in all."""
    shade: Sequence[Ink] = ()
    """The same where a card throws its shadow; none: there is no shadow."""

    def on_paper(self, side: int) -> Ink:
        """Return what is written on paper with: a side's color, or the outline's where that is as light."""
        own = self.sides[side].inlay
        return self.paper.outline if own == self.paper.paper else own


@frozen
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
    stroke: Point
    """How thick the edges of boxes are at the sides, and above and below."""
    cards: CardPlan
    table: TablePlan
    pages: PagePlans
    shadow: Point = (0, 0)
    wood: WoodPlan | Callable[["Look", Point], Surface] = PLAIN_WOOD
    """How its wood is grained, or who makes a plank of a size."""
    boards: Mapping[int, BoardPlan] = MappingProxyType({})
    """The board by the number of sides."""
    frame: Callable[..., None] | None = None
    """Who frames its panels, on a canvas, around an area, in the inks of one, with a title; None: letters."""
    bar: Callable[..., int] | None = None
    """Who draws the bar above a page, on a picture, with words at both ends, and tells how high it is;
    None: letters."""
    settle: Callable[..., None] | None = None
    """Who leaves the cells of a chart the colors a cell can have, on a picture, within an area, from a ground
    and the inks that come first; None: a cell can have any."""
    peg_letters: str = ""
    """What stands for each side's peg beside words, where it is a letter."""
    grid: Point = (1, 1)
    """What words in the middle of something stand on."""

    __eq__, __hash__ = object.__eq__, object.__hash__  # there is one of each: drawings are kept by it

    def on_grid(self, at: Point) -> Point:
        """Return the same point, or the one left of it or above on which words can stand."""
        return at[0] - at[0] % self.grid[0], at[1] - at[1] % self.grid[1]

    @property
    def has_fine_grid(self) -> bool:
        """Whether things may stand on any pixel, and not on letters alone."""
        return self.grid == (1, 1)

    @property
    def has_only_letters(self) -> bool:
        """Whether nothing but letters can come over its line."""
        return self.monitor.line is not None

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
        """Return how many pixels the words take."""
        return len(words) * self.cell[0]

    def cells(self, column: int, row: int, columns: int, rows: int = 1) -> Rect:
        """Return an area of letters."""
        wide, high = self.cell
        return Rect(column * wide, row * high, columns * wide, rows * high)

    def middle_cells(self, columns: int, rows: int) -> Rect:
        """Return an area of so many letters in the middle of the picture, on the grid."""
        return self.cells((self.columns - columns) // 2, (self.rows - rows) // 2, columns, rows)

    def rows_in(self, area: Rect) -> int:
        """Return how many lines of letters an area has room for."""
        return area.height // self.cell[1]

    def columns_in(self, area: Rect) -> int:
        """Return how many letters an area has room for."""
        return area.width // self.cell[0]


@lru_cache(maxsize=64)  # files of drawings for eight looks
def drawings(look: Look, path: Path) -> Drawings:
    """Read a file of drawings in the colors of a look, when it is first wanted."""
    return read_drawings(path, look.palette)
