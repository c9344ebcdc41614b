"""A picture as a value: sheets in words and cards, the lowest first, that know no size, color or place."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Self, TypeVar, overload

from game.devices.button import with_keys
from game.sheets.menu_bar import MenuBar, OpenMenu, with_names
from game.sheets.page_parts import PageSheet as PageSheet
from game.sheets.sheet import Sheet as Sheet
from game.sheets.spots import BACK, HELP, HINT, LEAVE, UNDO, ButtonSpot, LineSpot, Spot
from game.sheets.table_state import Ending, Flight, SpreadPack, TableState
from game.values import frozen, replace

Lines = Sequence[str]
Line = tuple[str, str]
"""Words, and the present value at their right ('' for none)."""
LEADS_BACK = " back"
WAYS_BACK = (LEADS_BACK, " leave", " hang up")
"""How a footer ends that can be clicked."""
T = TypeVar("T")


class Lazily(Sequence[T]):
    """Lines that are worked out when they are looked at: a list may be long, and each of them dear."""

    def __init__(self, size: int, line: Callable[[int], T]) -> None:
        self._size, self._line = size, line

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[T]: ...
    def __getitem__(self, at: int | slice) -> T | Sequence[T]:
        return [*map(self._line, range(self._size)[at])] if isinstance(at, slice) else self._line(at)


@frozen
class Seen:
    """Of a page that may be longer than the picture: the first that was seen, how many, and of how many."""

    first: int = 0
    rows: int = 1
    of: int = 1
    columns: int = 1
    """How many lines stand side by side."""

    @property
    def last_first(self) -> int:
        """The first that is seen when the last is."""
        return max(0, self.of - self.rows)


def window(heights: Sequence[int], room: int, chosen: int, first: int = 0) -> range:
    """Scroll, here alone: show as many as have room, moved as little as shows the chosen one."""
    first = max(0, min(first, chosen))
    while first < chosen and sum(heights[first : chosen + 1]) > room:
        first += 1
    last = chosen + 1
    while last < len(heights) and sum(heights[first : last + 1]) <= room:
        last += 1
    return range(first, min(last, len(heights)))


MORE, LESS, TAKE_BACK, DONE = "▲", "▼", "◄", "OK"
KEYS = (("7", "8", "9", MORE), ("4", "5", "6", LESS), ("1", "2", "3", TAKE_BACK), ("0", DONE))
"""The keys on a sheet that asks for a number."""


# The sheets.


@frozen
class BlankSheet(Sheet):
    """Nothing but border."""

    is_backed: bool = False
    """But for the table that a machine shows behind its menus."""
    is_curtain: bool = False
    """But for a curtain, where every dot is free."""


@frozen
class PowerOnSheet(Sheet):
    """What a machine has written so far that was switched on; what was heard before still holds."""

    lines: Lines

    @property
    def begins(self) -> bool:
        return False


@frozen
class TableSheet(Sheet):
    """The table and all that lies on it, is spread on it or flies over it, as it is now."""

    top: TableState
    flights: Sequence[Flight] = ()
    spread: SpreadPack | None = None

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, top=_top_named(self.top, keys))


@frozen
class TextSheet(Sheet):
    """A page to read from a row on; see `page_text` for what can stand on it."""

    title: str
    lines: Lines
    footer: str = ""
    first: int = 0
    at_right: str = ""
    """Where in a row of pages it is."""
    within: str = ""
    contents: Lines = ()
    at: int = 0
    """What all its pages are called together, each of them, and which of them is read."""
    sections: Lines = ()
    """Of each of them the heading it stands under."""

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, lines=_named(self.lines, keys), footer=with_keys(self.footer, keys))

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return [None, *[ButtonSpot(BACK)] * self.footer.endswith(WAYS_BACK)]


class Medium(Enum):
    """What a game comes on."""

    DISK = auto()
    SMALL_DISK = auto()
    REEL = auto()
    BOOK = auto()
    BOOKLET = auto()
    CARD = auto()


@frozen
class Shelf:
    """Lines of a menu as things that stand side by side, where pictures have room; and the table of now."""

    media: Sequence[Medium]
    now: str = ""
    keys: str = ""


@frozen
class MenuSheet(Sheet):
    """Lines to choose from, a card about the chosen one, and a note below all.

    A list shows a pictureful of its lines, and is as wide as these; a menu has all of them, and keeps room
    for the longest value."""

    title: str
    lines: Sequence[Line]
    chosen: int
    note: str = ""
    card: Lines = ()
    lit: str = ""
    notes: Lines = ()
    """Of each line what the note says while it is chosen, for whoever hears all lines at once."""
    longest_value: int = 0
    first: int = 0
    is_list: bool = False
    footer: str = "{up} {down} choose   {fire} open   {back} back"
    tabs: Lines = ()
    tab: int = 0
    """The pages it is one of, where a machine has a row for them."""
    shelf: Shelf | None = None

    def named(self, keys: Mapping[str, str]) -> Self:
        note, footer = with_keys(self.note, keys), with_keys(self.footer, keys)
        shelf = self.shelf and replace(self.shelf, keys=with_keys(self.shelf.keys, keys))
        return replace(self, note=note, footer=footer, card=_named(self.card, keys), shelf=shelf)

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return [*_lines(len(self.lines)), ButtonSpot(BACK)]


@frozen
class BoxSheet(Sheet):
    """A question or a word laid over whatever is there."""

    lines: Lines
    choices: Lines = ()
    chosen: int | None = None

    @property
    def begins(self) -> bool:
        return False

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, lines=_named(self.lines, keys))

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return _lines(len(self.choices))


class Thing(Enum):
    """What on the table a balloon can speak of."""

    DECK = auto()
    PLATE = auto()
    DEALER = auto()
    CRIB = auto()
    STARTER = auto()
    HAND = auto()
    COUNT = auto()
    SHOW = auto()


@frozen
class BalloonSheet(Sheet):
    """The guide, or an alarm, speaks of a thing on the table below it; `seat` says whose it may be."""

    title: str
    words: str
    place: str
    thing: Thing
    seat: int
    top: TableState
    choices: Lines = ()
    chosen: int | None = 0
    is_alarm: bool = False
    keys: str = ""
    """What the hands do now, for whoever has a window."""
    stays: bool = False
    """Whether the title stays while the words change, and is told once."""
    heard: str = ""
    """What whoever does not see the table is told before the words."""

    @property
    def all_words(self) -> str:
        """What is seen."""
        return f"{self.words} {self.keys}".strip()

    @property
    def begins(self) -> bool:
        return False

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, words=with_keys(self.words, keys), keys=with_keys(self.keys, keys))

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return _lines(len(self.choices))


@frozen
class TitleSheet(Sheet):
    """The title; with a chosen line the lines are a menu."""

    lines: Lines
    chosen: int | None = None
    footer: str = ""
    notes: Lines = ()
    """Of each line what a machine may say beside it."""

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, footer=with_keys(self.footer, keys))

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return _lines(len(self.lines))


@frozen
class Figures:
    """A column: its head, and a word for each choice. Where room is short details stand below the others."""

    head: str
    cells: Lines
    is_detail: bool = False

    @property
    def wide(self) -> int:
        """Its letters, and the gap before it."""
        return 1 + max(map(len, (self.head, *self.cells)))


WHY_LETTERS = 112
"""How long the reason on the sheet of advice may be."""


@frozen
class AdviceSheet(Sheet):
    """All choices by their cards, with figures; one is the person's own so far, one is looked at, and why.

    It lies over a table of n seats, leaves the own hand to be seen, and nothing to be heard."""

    title: str
    choices: Lines
    figures: Sequence[Figures]
    starred: int | None
    chosen: int
    why: str
    seats: int
    first: int = 0
    told: Lines = ()
    """Each choice with its figures in a sentence."""
    word: str = ""
    """What is said of the choice that was made."""

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return _lines(len(self.choices)) or [None]


@frozen
class NumberSheet(Sheet):
    """A question answered by typing figures, at a table of n; it may have an empty slip for a count."""

    prompt: str
    digits: str
    lit: str = ""
    seats: int = 2
    has_slip: bool = False

    @property
    def begins(self) -> bool:
        return False

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return [*below, *(ButtonSpot(name) for row in KEYS for name in row)]


Series = Sequence[tuple[Sequence[str], Sequence[int]]]
"""For each side who plays for it, and its scores from 0 on."""


@frozen
class EndingSheet(Sheet):
    """The end of a game: the winner, the last hands, the race, and what there is to tell a friend of it."""

    top: TableState
    ending: Ending
    series: Series
    told: Lines = ()


@frozen
class ButtonsSheet(Sheet):
    """Words to click at the right end of their line, one of them pointed at, and marks before them."""

    names: Lines
    lit: str = ""
    marks: Lines = ()
    is_large: bool = False
    """Whether they stand below the end of a game, where a machine has room for them there."""
    keys: Lines = ()
    """The key of each word, where a machine names them."""
    ghosts: Lines = ()
    """Those that this table has, but not now, where a machine keeps their places."""

    @property
    def begins(self) -> bool:
        return False

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, keys=_named([KEYS_OF_WORDS.get(name, "") for name in self.names], keys))

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return [*below, *map(ButtonSpot, reversed(self.names))]


@frozen
class PullDownSheet(Sheet):
    """The machine's own menu over whatever is drawn."""

    columns: MenuBar
    open: OpenMenu

    @property
    def begins(self) -> bool:
        return self.open.column is not None

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, columns=with_names(self.columns, keys))


def _top_named(top: TableState, names: Mapping[str, str]) -> TableState:
    messages = top.messages
    if messages and messages.keys:
        messages = replace(messages, keys=with_keys(messages.keys, names))
    elif "{" not in top.message:
        return top
    return replace(top, message=with_keys(top.message, names), messages=messages)


KEYS_OF_WORDS = {
    HINT: "{hint}",
    HELP: "{help}",
    LEAVE: "{back}",
    BACK: "{back}",
    UNDO: "{backspace}",
    "GO": "{go}",
}


def _named(lines: Lines, names: Mapping[str, str]) -> Lines:
    return [with_keys(line, names) for line in lines]


# Where one button stops.


def stops(sheets: Sequence[Sheet]) -> list[Spot | None]:
    """List the choices, in order, on the uppermost sheet: lines, or nothing in particular and the words."""
    found: Sequence[Spot | None] = []
    for sheet in sheets:
        found = sheet.stops(found)
    return [*dict.fromkeys(found)]


def _lines(number: int) -> list[Spot | None]:
    return [*map(LineSpot, range(number))]
