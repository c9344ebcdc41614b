"""What a full page is put together of: named parts in rows, each with one kind of thing in it.

Nothing here knows a size, a color or a place; each machine lays them out, one below the other where it is
too narrow for more."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Self

from game.devices.button import with_keys
from game.rules.cards import PACK, Card
from game.sheets.sheet import Sheet
from game.sheets.spots import BACK, ButtonSpot, PartSpot, Spot
from game.values import fresh, frozen, replace

Lines = Sequence[str]


@frozen
class Words:
    """Prose that is broken to the room there is; see `page_text` for what can stand in it."""

    lines: Lines
    is_printed: bool = False
    """Whether a printer has written it, on paper with holes at both sides."""


@frozen
class Leaders:
    """Labels with dots that lead to their values; with a chosen one they are a list."""

    rows: Sequence[tuple[str, str]]
    chosen: int | None = None
    are_seats: bool = False
    """Whether they sit round a table, the first one below, and it can be drawn."""


class Estimate(NamedTuple):
    """A value, and how far off it may be to either side."""

    value: float
    error: float = 0


@frozen
class Grid:
    """Rows of cells below their heads; figures end below one another, words begin so.

    Where there are estimates each row has a bar at its right, over one scale. What is written by hand lies on
    paper. Of more rows than there is room for those around the chosen one are seen, or the lit one."""

    heads: Lines
    rows: Sequence[Lines]
    chosen: int | None = None
    estimates: Sequence[Estimate] = ()
    by_hand: bool = False
    last_is_total: bool = False
    lit: int | None = None
    """A row that stands out, where none is chosen."""
    shares: Sequence[float] = ()
    """Of each row a share, which ends its first cell as a bar."""


@frozen
class Deck:
    """All fifty-two to take from; those in use have left a hole, and one may be pointed at."""

    used: frozenset[Card] = frozenset()
    cursor: Card | None = None


@frozen
class Dial:
    """A value from nothing to the most, in the color of a side."""

    name: str
    value: int
    most: int
    side: int


@frozen
class Dials:
    """Values to turn, one of them in hand, and a switch with the word that holds."""

    dials: Sequence[Dial]
    chosen: int | None = None
    switch: tuple[str, Lines, int] | None = None
    """What is switched, what it can be, and which of these it is."""


@frozen
class Hand:
    """Cards side by side, with words below some of them; places that are still free are outlined."""

    cards: Sequence[Card]
    places: int = 0
    words: Mapping[int, str] = fresh(default_factory=dict)
    lit: frozenset[Card] = frozenset()
    cursor: int | None = None
    fanned: bool = False
    """Whether they overlap even where there is room."""
    has_cut: bool = False
    """Whether the last one lies by itself."""
    told: Lines = ()
    """What stands below all of them."""
    is_small: bool = False
    """Whether small cards will do, where a machine has them: for its words these have another paper."""


@frozen
class Portrait:
    """Somebody by the words of his face (see `portrait`), and words beside the picture: the name first."""

    face: str
    lines: Lines


@frozen
class Curve:
    """Values from left to right. The first is drawn thick, others thin or in dots; letters mark some."""

    name: str
    values: Sequence[float]
    is_dotted: bool = False
    labels: Mapping[int, str] = fresh(default_factory=dict)
    has_points: bool = False
    """Whether each step is seen: where it rises in one color, where it falls in another."""


@frozen
class Scale:
    """The lowest and highest value, and those at which a line is drawn, each with its words.

    Columns are begun at a share of the way along, and have their words below them."""

    low: float
    high: float
    marks: Sequence[tuple[float, str]]
    columns: Sequence[tuple[float, str]] = ()


@frozen
class Graph:
    """Curves over a scale; those that have a name are told below it."""

    curves: Sequence[Curve]
    scale: Scale


@frozen
class Bar:
    """How many above the line, and how many below it."""

    label: str
    up: int
    down: int


@frozen
class Bars:
    """Bars side by side, above and below a line."""

    bars: Sequence[Bar]


@frozen
class Share:
    """A piece of a sum: its words, how much it is, and what it is: a side's, or nobody's (None)."""

    words: str
    size: float
    side: int | None = None


@frozen
class Sums:
    """Bars of pieces, all drawn to one scale, so that their sums can be seen to be the same."""

    bars: Sequence[Sequence[Share]]


@frozen
class Compared:
    """One's own figure beside the average."""

    name: str
    own: float
    usual: float
    less_is_better: bool = False


@frozen
class Comparison:
    """Figures beside the average: two bars to one scale, both in figures, and how far they are apart."""

    rows: Sequence[Compared]


@frozen
class Modem:
    """What came over a line, the newest last, and the lamps of the box beside it: which of them are lit."""

    lines: Lines
    lamps: Lines
    lit: frozenset[str] = frozenset()


@frozen
class Choices:
    """Words to press, one of them lit."""

    names: Lines
    lit: int | None = None


Content = (
    Words
    | Leaders
    | Grid
    | Deck
    | Dials
    | Hand
    | Portrait
    | Graph
    | Bars
    | Sums
    | Comparison
    | Modem
    | Choices
)


@frozen
class Part:
    """One thing on a page: its title, a word at the other end of its head, its share of the row."""

    title: str
    content: Content
    at_right: str = ""
    share: int = 1
    is_now: bool = False
    """Whether it is what the hands are on."""
    is_dark: bool = False
    """Whether it is written on black."""
    is_beside: bool = False
    """Whether it is only seen beside what is asked, and can be read on a page of its own."""
    is_fine: bool | None = None
    """Whether it is there only where pixels are free, or only where they are not."""
    head_rows: int = 1
    """What its title takes at least, so that nothing below moves when it is another one."""


@frozen
class PageSheet(Sheet):
    """A full page: where one is, its parts row by row from the top, and what the keys do."""

    title: str
    at_right: str
    rows: Sequence[Sequence[Part]]
    footer: str = ""
    on_wood: bool = False
    told: Lines = ()
    """The page in sentences, where its parts are drawn rather than said."""
    is_sign: bool = False
    """Whether its title is sawn into the wood above all."""

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, footer=with_keys(self.footer, keys))

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        parts = [part.content for row in self.rows for part in row]
        places = ((number, at) for number, part in enumerate(parts) for at in range(things(part)))
        return [None, *(PartSpot(*place) for place in places), ButtonSpot(BACK)]


def chart_page(title: str, words: Lines, chart: Graph | Bars, footer: str) -> PageSheet:
    """Put a chart below the words that tell what it shows."""
    return PageSheet(title, "", [[Part("", Words(words))], [Part("", chart)]], footer, on_wood=True)


def things(content: Content) -> int:
    """Count how many there are in it to be taken."""
    match content:
        case Leaders(rows, int()) | Grid(_, rows, int()):
            return len(rows)
        case Deck():
            return len(PACK)
        case Dials(dials, _, switch):
            return len(dials) + bool(switch)
        case Hand(cards, places) if places:
            return max(len(cards), places)
        case Choices(names):
            return len(names)
    return 0
