"""Where things lie on a machine's table and on its pages, and how its wood is grained."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from pygame import Rect

from game.paint.looks.board_plan import FIVE
from game.paint.looks.monitor import Point
from game.paint.looks.played_cards import PlayedPlan
from game.values import fresh, frozen, replace

PlaceOfSeat = TypeVar("PlaceOfSeat")


def nowhere() -> Rect:
    """Return an empty rectangle, for what a look has no room for."""
    return Rect(0, 0, 0, 0)


def in_cells(cell: Point, column: int, row: int, columns: int, rows: int = 1) -> Rect:
    """Return an area measured in letters."""
    wide, high = cell
    return Rect(column * wide, row * high, columns * wide, rows * high)


@frozen
class CardRow:
    """Cards side by side. For up to n cards: where the first lies, and how far it is to the next."""

    top: int
    fits: Sequence[tuple[int, int, int]]

    def point(self, index: int, number: int) -> Point:
        """Return where a card lies in a row of n."""
        rows = (row for row in self.fits if number <= row[0])
        _, left, step = next(rows, self.fits[-1])
        return left + index * step, self.top

    @property
    def left(self) -> int:
        """Where the first of the most cards lies."""
        return self.fits[-1][1]


def amid(
    card: int, most: int, left: int, wide: int, numbers: Sequence[int] = range(1, 8)
) -> tuple[tuple[int, int, int], ...]:
    """Lay so many cards in the middle of their room, this far apart at most or as far as they fit."""
    steps = [(cards, min(most, (wide - card) // max(cards - 1, 1))) for cards in numbers]
    return tuple((cards, left + (wide - card - (cards - 1) * step) // 2, step) for cards, step in steps)


@frozen
class PlatePlaces:
    """A seat's plate: a band in its color, its peg, name, word and score, and the dealer's chip."""

    area: Rect
    name: Rect
    word: Rect
    chip: Rect = fresh(default_factory=nowhere)
    score: Rect = fresh(default_factory=nowhere)
    band: Rect = fresh(default_factory=nowhere)
    peg: Point = (0, 0)
    """The middle of its left edge; (0, 0): a narrow plate has none."""
    is_wide: bool = False
    """Whether figures are twice as wide, if its word leaves them room, and that begins at its left."""


@frozen
class SeatPlaces:
    """Where one seat has its plate and its hand, and the height of the cards that it has played."""

    plate: PlatePlaces
    hand: CardRow
    played: int
    own_row: CardRow | None = None
    """Where it lays the cards it has played, if not among those of all others."""


@frozen
class CribPlaces:
    """Where the crib lies, and the words that tell whose it is."""

    cards: CardRow
    owner: Rect


@frozen
class ShowPlaces:
    """Where cards are counted: their total, the cards, and the panel with the words."""

    total: Rect
    cards: CardRow
    count_panel: Rect
    takes_hands: bool
    """Whether hands come here too to be counted; the others are counted where they lie."""
    pad: Rect = fresh(default_factory=nowhere)
    """Where the keys lie for a count by hand, if its panel has room for them."""
    asked: int = 0
    """How wide the words of its question are left of the keys; 0: they stand above them."""
    free_below: int = 0
    """How much farther down the panel reaches, unless the guide has a balloon there."""


@frozen
class TablePlaces:
    """The places of things for one number of seats; seat 0 sits below. Cribs are told by their dealer."""

    seats: tuple[SeatPlaces, ...]
    played: PlayedPlan
    laying_away: tuple[CribPlaces, ...]
    """While the crib is laid away, until it is gathered."""
    cribs: tuple[CribPlaces, ...]
    show: ShowPlaces
    pack: Point
    counter: Rect
    pack_label: Rect = fresh(default_factory=nowhere)
    number_pad: Rect = fresh(default_factory=nowhere)
    fan: Point | None = None
    guided_crib: CribPlaces | None = None
    """While a crib is laid away and the guide explains a discard; its words close to the cards."""
    buttons: Rect = fresh(default_factory=nowhere)
    """If these do not lie where they usually do."""

    def turned_to(self, below: int) -> "TablePlaces":
        """Turn the places, with this seat at the lower edge and the others round from it."""

        def turned(places: tuple[PlaceOfSeat, ...]) -> tuple[PlaceOfSeat, ...]:
            return places[-below:] + places[:-below] if below else places

        return replace(
            self, seats=turned(self.seats), laying_away=turned(self.laying_away), cribs=turned(self.cribs)
        )


@frozen
class FanPlan:
    """The pack spread across the table: its left end and height, how far cards are apart and lifted."""

    at: Point
    step: int
    lifted: int
    gap: int
    """Between cards and words."""
    verdict: Rect


@frozen
class CountPlan:
    """In the box of the count: how high its caption and its rule are, how wide a point of the rule is, and
    how large its figures are."""

    caption: int = 0
    rule: int = 0
    point: int = 0
    margin: int = 0
    times: Point = (2, 2)


@frozen
class CountPanelPlan:
    """On the panel of a count: how high its title is, and its margin."""

    title: int = 0
    margin: Point = (0, 0)


@frozen
class EndingPlan:
    """The end of a game: its banner, and the plates below which the hands and the starter lie, by seats."""

    banner: Rect
    plates: Mapping[int, Sequence[Rect]]
    starters: Mapping[int, Rect]
    heading: Rect = fresh(default_factory=nowhere)
    """Where it says who won, if that has a place of its own."""
    margin: int = 0
    gap: int = 0
    most_step: int | None = None
    """How far cards may lie apart, where it is not as far as there is room."""
    cribs: Mapping[int, Rect] = fresh(default_factory=dict)
    """Where the last crib has a plate and lies, where there is room for it."""
    small: Mapping[int, Sequence[Rect]] = fresh(default_factory=dict)
    """Plates with small cards on them, for what has no room: the losers' hands, or crib and starter."""
    told: Mapping[int, Rect] = fresh(default_factory=dict)
    """Where a friend speaks beside the race of n seats; else below it."""
    buttons: Rect = fresh(default_factory=nowhere)
    """Where the next step can be chosen; nowhere: on the line of buttons."""
    sign: Rect = fresh(default_factory=nowhere)
    """Where initials are asked for, as a field; nowhere: on the line of messages."""


@frozen
class TablePlan:
    """The areas of the picture while there is a table in it, and how things lie on it."""

    reasons: Rect
    reasons_indent: int
    cloth: Rect
    message: Rect
    buttons: Rect
    button_gap: int
    by_seats: Mapping[int, TablePlaces]
    fan: FanPlan
    ending: EndingPlan
    ungathered: Mapping[int, TablePlaces] | None = None
    """Where all lies in a game until the crib is gathered, at tables of n where the play has other places."""
    counting: Mapping[int, TablePlaces] | None = None
    """Where all lies while something is counted, if it makes room for that."""
    guided: Mapping[int, TablePlaces] | None = None
    """The same, if words beside it need some of that room."""
    without_reasons: Mapping[int, TablePlaces] | None = None
    """Where all lies while no reasons are told, or until the crib is gathered, if it takes their place."""
    guide: Mapping[int, Rect] = fresh(default_factory=dict)
    """Where the guide speaks at a table of n, as long as no count is listed there; else at the foot."""
    advice: Mapping[int, Rect] = fresh(default_factory=dict)
    """Where the coach speaks at a table of n, if that is clear of all cards; else over its upper part."""
    cursor_frame: Point = (0, 0)
    """By how much the frame of the card at the cursor is larger than it."""
    owner_peg: Point = (0, 0)
    """Where on a played card its owner's peg is, where more than two play."""
    board: Rect = fresh(default_factory=nowhere)
    number_pad: Rect = fresh(default_factory=nowhere)
    count_box: CountPlan = CountPlan()
    count_panel: CountPanelPlan = CountPanelPlan()
    crib_tag: Rect = fresh(default_factory=nowhere)
    """Where on the top card of a gathered crib its name stands."""
    reasons_in_columns: bool = False
    """Whether who pegged and how much stand in columns before them."""
    reasons_margin: int = 0
    reasons_windows: Mapping[int, Rect] = fresh(default_factory=dict)
    """Where it lies on the cloth at a table of n, if they have one."""
    message_margin: int = 0
    shade: Sequence[int] = ()
    """How dark the cloth is from its edge inwards, in sixteenths."""
    raised: int = 0
    """How far the card at the cursor is lifted."""
    lit_raised: int = 0
    frames_lit: bool = False
    chosen_raised: int = 0
    """How far a card stands out that is chosen for the crib; it fades where it does not."""
    pack_layers: Sequence[Point] = ()
    card_shadow: Point = (0, 0)
    """How far right and below a card's shadow lies."""


@frozen
class TextPlan:
    """A page to read: its margin, first row and rows for the footer, and the gaps between cards in pixels."""

    margin: int = 3
    first_row: int = 2
    footer_rows: int = 1
    card_gap: int = 8
    cards_apart: int = 24
    above_paper: int = 1
    """How far the paper of a small card begins below its line."""
    contents: int = 22
    """Columns of the contents beside a page; 0 where there is no room for them."""
    scroll: int = 1
    """Columns of air right of a page beside its contents, where it is told how far one has read."""
    mini_card: Point | None = None
    """The size of the cards on a page, where those of the table are too large for it."""

    @property
    def over_letters(self) -> int:
        """How far the paper of a small card begins above its line, and a bar with it."""
        return max(-self.above_paper, 0)


@frozen
class MenuPlan:
    """Menus and boxes; `lines_seen` is how many lines of a long list are seen at once."""

    margin: int = 4
    between: int = 4
    card_columns: int = 67
    """How wide the text of a card below a menu may be."""
    box_columns: int = 60
    """The same of the lines in a box."""
    lines_seen: int = 12
    above: int = 21
    """In pixels, from its edge to the first line, and from the last one to its other edge."""
    air: int = 0
    """The same between lines."""
    is_page: bool = False
    """Whether a menu fills the picture, its lines apart and their values reversed."""


@frozen
class NumberPlan:
    """The number pad, if there is one: how large its keys are and how far they lie apart, in pixels, its
    margins, and what the line of the message says of it below a count, where nothing else stands there."""

    key: Point = (0, 0)
    step: Point = (0, 0)
    margin_rows: int = 0
    margin_columns: int = 0
    told: str = ""


@frozen
class RacePlan:
    """The race, in pixels: its panel, where the curves are, and a dash and its gap."""

    area: Rect
    plot: Rect
    dash: Point = (4, 4)


@frozen
class FiguresPlan:
    """Bars and curves, in pixels: the gap above labels, and how wide bars, curves and dots are."""

    label_gap: int = 0
    widest_bar: int = 32
    thick: int = 2
    dot: Point = (2, 2)
    dots_apart: int = 16


@frozen
class LogoPlan:
    """The name in wooden letters, in pixels: the squares it is drawn of, gaps, thickness and edge."""

    square: Point = (1, 1)
    gap: int = 0
    thick: int = 1
    edge: Point = (1, 1)
    rounded: int = 0
    """How many times its corners are rounded, finer each time."""
    drawn: Path | None = None
    """The drawing of the whole name, where it is not sawn."""


@frozen
class StripPlan:
    """A board lying across the title, in pixels."""

    area: Rect
    rows: Sequence[int]
    holes: int = 45
    first_hole: int = 24
    step: int = 12
    five_gap: int = 8
    pegs: Sequence[tuple[int, int]] = ((0, 12), (0, 19), (1, 26), (1, 31))
    """Sides, and the holes their pegs stand in."""

    def hole(self, number: int) -> int:
        """Return how far to the right its middle is."""
        return self.first_hole + number * self.step + number // FIVE * self.five_gap


@frozen
class TitlePlan:
    """The title, in pixels."""

    fan: Sequence[tuple[int, Point]]
    """For each card how many degrees it is turned and its middle, or its corner where none is turned."""
    logo: LogoPlan = LogoPlan()
    logo_middle: Point = (0, 0)
    strapline: Rect = fresh(default_factory=nowhere)
    strip: StripPlan | None = None


@frozen
class PagePlans:
    """All pages."""

    text: TextPlan
    menu: MenuPlan
    race: RacePlan
    title: TitlePlan
    number: NumberPlan = NumberPlan()
    figures: FiguresPlan = FiguresPlan()


@frozen
class WoodPlan:
    """Rings that run up and down, bending a little on the way."""

    rings: Sequence[int]
    """How dark the wood is from one year's ring to the next, in sixteenths."""
    ring_width: int
    bends: Sequence[int]
    bend_length: int


PLAIN_WOOD = WoodPlan(rings=(0,), ring_width=1, bends=(0,), bend_length=1)
