"""What a full page is put together of: named parts in rows, each with one kind of thing in it.

Nothing here knows a size, a color or a place; each machine lays them out, one below the other where it is
too narrow for more."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.devices.button import with_keys
from game.rules.cards import PACK, Card
from game.rules.in_words import capital
from game.rules.voice import HOUSE
from game.sheets.columns import laid_out
from game.sheets.read_aloud import FACE_DOWN, cells_named, spoken
from game.sheets.sheet import Told
from game.sheets.teller import Teller, in_small_letters, sentence
from game.values import fresh, frozen, replace

Lines = Sequence[str]


class Content:
    """What stands in a part of a page. This one says nothing, and has nothing to take."""

    __slots__ = ()

    def named(self, keys: Mapping[str, str]) -> "Content":
        """Return the same with each key called by its name, where a text has a mark for one."""
        return self

    def said(self) -> Iterable[str]:
        """Say it to an ear: of things to choose from the chosen one."""
        return ()

    def told(self, teller: Teller, number: int) -> Told:
        """Tell it to a reader, as the part of this number."""
        told = (sentence(teller.named(spoken([one]))) for one in self.said())
        yield ("part", number), " ".join(filter(None, told))

    @property
    def things(self) -> int:
        """How many there are in it to be taken."""
        return 0

    @property
    def lit_name(self) -> str:
        """The one of them that fire takes now, where that is told."""
        return ""

    @property
    def is_numbered(self) -> bool:
        """Whether each of these is told with its number."""
        return False

    @property
    def names(self) -> Sequence[str]:
        """What each of these is called by whoever types it."""
        return _numbers(self.things)


def _numbers(most: int) -> list[str]:
    return [str(at + 1) for at in range(most)]


def _rows_told(teller: Teller, number: int, lines: Iterable[str]) -> Told:
    yield from ((("row", number, at), sentence(teller.named(line))) for at, line in enumerate(lines))


@frozen
class Words(Content):
    """Prose that is broken to the room there is; see `page_text` for what can stand in it."""

    lines: Lines
    is_printed: bool = False
    """Whether a printer has written it, on paper with holes at both sides."""
    has_air: bool = False
    """Whether a few rows of it lie apart where letters would touch: what is below can give them room."""
    in_words: Lines = ()
    """What is said instead of them, where they name what is drawn."""
    in_brief: Lines = ()
    """What is written instead of them where rows are few."""
    least: int = 1
    """How many rows it takes at least, so that nothing moves where they are broken into fewer."""

    def said(self) -> Iterable[str]:
        return self.in_words or self.lines

    def told(self, teller: Teller, number: int) -> Told:
        """Tell each line; one that ends in the middle of a sentence goes on in the next."""
        whole: list[str] = []
        for line in self.said():
            goes_on = bool(whole) and whole[-1].endswith((",", ";"))
            whole[-1:] = [f"{whole[-1]} {line}"] if goes_on else [*whole[-1:], line]
        return _rows_told(teller, number, whole)


@frozen
class PageRow:
    """A row of pages: what it is called, each of them and the heading it stands under, and which is read."""

    title: str = ""
    pages: Lines = ()
    sections: Lines = ()
    at: int = 0

    @property
    def place(self) -> str:
        """Where in the row it is."""
        return f"{self.at + 1} of {len(self.pages)}" if self.pages else ""


@frozen
class Reading(Content):
    """A page to read from a row on; see `page_text` for what can stand on it."""

    title: str
    lines: Lines
    first: int = 0
    within: PageRow = PageRow()

    def named(self, keys: Mapping[str, str]) -> "Reading":
        return replace(self, lines=[with_keys(line, keys) for line in self.lines])

    def said(self) -> Iterable[str]:
        return self.lines

    def told(self, teller: Teller, number: int) -> Told:
        yield from ((("row", self.title, at), row) for at, row in enumerate(teller.page_rows(self.lines)))


@frozen
class Leaders(Content):
    """Labels with dots that lead to their values; with a chosen one they are a list."""

    rows: Sequence[tuple[str, str]]
    chosen: int | None = None
    are_seats: bool = False
    """Whether they sit round a table, the first one below, and it can be drawn."""

    def said(self) -> Iterable[str]:
        rows = self.rows if self.chosen is None else [self.rows[self.chosen]]
        return [" ".join(row) for row in rows]

    def told(self, teller: Teller, number: int) -> Told:
        for at, (label, value) in enumerate(self.rows):
            lead = "" if self.chosen is None else f"{at + 1}: "
            yield ("row", number, at), teller.line(f"{lead}{label}", value)

    @property
    def things(self) -> int:
        return 0 if self.chosen is None else len(self.rows)

    @property
    def names(self) -> Sequence[str]:
        return [label for label, _ in self.rows[: self.things]]

    @property
    def lit_name(self) -> str:
        return "" if self.chosen is None else self.rows[self.chosen][0]


class Estimate(NamedTuple):
    """A value, and how far off it may be to either side."""

    value: float
    error: float = 0


@frozen
class Grid(Content):
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
    is_quiet: bool = False
    """Whether its ink alone does so: what is chosen stands beside it."""
    shares: Sequence[float] = ()
    """Of each row a share, which ends its first cell as a bar."""
    in_words: "Grid | None" = None
    """Heads and rows for an ear, where these are too short for one."""

    @property
    def is_numbered(self) -> bool:
        return self.chosen is not None

    @property
    def names(self) -> Sequence[str]:
        """Its rows, by number; those above a total by what stands in front."""
        is_by_name = self.last_is_total and self.chosen is not None
        return [row[0] for row in self.rows] if is_by_name else _numbers(self.things)

    @property
    def lit_name(self) -> str:
        return self.rows[self.chosen][0] if self.last_is_total and self.chosen is not None else ""

    def said(self) -> Iterable[str]:
        at, told = self.lit if self.chosen is None else self.chosen, self.in_words or self
        return [] if at is None else [", ".join(cells_named(told.heads, told.rows[at]))]

    def told(self, teller: Teller, number: int) -> Told:
        """Tell it row by row: to an eye in columns below their heads, to an ear each cell by its head."""
        is_table = teller.in_columns and any(len([*filter(None, row)]) > 1 for row in self.rows)
        by_heads = (self._row_told(teller, at) for at in range(len(self.rows)))
        rows = self._in_columns(teller) if is_table else by_heads
        yield from ((("row", number, at), words) for at, words in enumerate(rows, -is_table))

    def _in_columns(self, teller: Teller) -> Iterator[str]:
        """Write the heads and the rows, those that can be taken behind their numbers."""
        rows = [[teller.named(cell).strip() for cell in row] for row in (self.heads, *self.rows)]
        if self.is_numbered:
            numbers = ["", *(f"{number}:" for number in _numbers(len(self.rows)))]
            is_counted = rows[1:] and all(row[0] == str(at) for at, row in enumerate(rows[1:], 1))
            rows = [[lead, *row[1 if is_counted else 0 :]] for lead, row in zip(numbers, rows, strict=True)]
        for at, (row, line) in enumerate(zip(rows, laid_out(rows), strict=True)):
            is_empty = at and not any(cell.strip() for cell in row[1:])
            yield "" if is_empty else line

    def _row_told(self, teller: Teller, at: int) -> str:
        told = self.in_words or self
        cells = told.rows[at]
        if not any(cells[1:]):
            return ""  # it is still empty
        is_total = self.last_is_total and at + 1 == len(self.rows)
        heads = [*told.heads[:-1], ""] if is_total else told.heads  # what ends a total names itself
        named = cells_named(heads, cells)
        is_counted = cells[0] == str(at + 1)
        lead = f"{at + 1}: " if self.is_numbered and cells[0] and not is_counted else ""
        is_place = named[0] == cells[0] and not self.is_numbered  # which is nothing to type
        mark = "." if is_place else ":"
        words = f"{named[0]}{mark} {', '.join(named[1:])}" if is_counted else ", ".join(named)
        return sentence(f"{lead}{teller.named(words)}")

    @property
    def things(self) -> int:
        return 0 if self.chosen is None else len(self.rows)


@frozen
class Deck(Content):
    """All fifty-two to take from; those in use have left a hole, and one may be pointed at."""

    used: frozenset[Card] = frozenset()
    cursor: Card | None = None

    def said(self) -> Iterable[str]:
        return [HOUSE.named(self.cursor)] if self.cursor else []

    @property
    def things(self) -> int:
        return len(PACK)


@frozen
class Dial:
    """A value from nothing to the most, in the color of a side."""

    name: str
    value: int
    most: int
    side: int


@frozen
class Dials(Content):
    """Values to turn, one of them in hand, and a switch with the word that holds."""

    dials: Sequence[Dial]
    chosen: int | None = None
    switch: tuple[str, Lines, int] | None = None
    """What is switched, what it can be, and which of these it is."""

    def said(self) -> Iterable[str]:
        yield from (f"{dial.name} {dial.value}" for dial in self.dials)
        if self.switch:
            yield f"{self.switch[0]} {self.switch[1][self.switch[2]]}"

    @property
    def things(self) -> int:
        return len(self.dials) + bool(self.switch)


@frozen
class Hand(Content):
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
    below: Lines = ()
    """What stands beside all of them, or below where there is no room; cards in a line are small ones."""
    below_told: Lines = ()
    """The same for a reader, where it names more cards than a picture has room for."""
    is_small: bool = False
    """Whether small cards will do, where a machine has them: for its words these have another paper."""

    def said(self) -> Iterable[str]:
        return [HOUSE.named(card) if card else FACE_DOWN for card in self.cards]

    def told(self, teller: Teller, number: int) -> Told:
        apart = len(self.cards) - self.has_cut
        rows = filter(None, (self.cards[:apart], self.cards[apart:]))
        lying = ", with ".join(map(teller.row, rows))
        by_word: dict[str, list[Card]] = {}
        for at, said in self.words.items():
            if at < apart:
                by_word.setdefault(said, []).append(self.cards[at])
        named = [f"{capital(said)}: {teller.row(cards)}." for said, cards in by_word.items()]
        told = [f"Hand: {lying}.", *named] if named else [sentence(lying)]
        yield ("part", number), " ".join(told)
        for at, words in enumerate(self.below_told or self.below):
            yield ("below", number, at), sentence(teller.named(words.replace("   ", ": ")))

    @property
    def things(self) -> int:
        return max(len(self.cards), self.places) if self.places else 0


@frozen
class Portrait(Content):
    """Somebody by the words of his face (see `portrait`), and words beside the picture: the name first."""

    face: str
    lines: Lines

    def said(self) -> Iterable[str]:
        return self.lines

    def told(self, teller: Teller, number: int) -> Told:
        """Tell the name once: the words beside a picture may have it, too."""
        name, *words = self.lines
        is_named = any(name in line for line in words)
        return _rows_told(teller, number, words if is_named else self.lines)


@frozen
class Modem(Content):
    """What came over a line, the newest last, and the lamps of the box beside it: which of them are lit."""

    lines: Lines
    lamps: Lines
    lit: frozenset[str] = frozenset()

    def said(self) -> Iterable[str]:
        return self.lines


@frozen
class Choices(Content):
    """Words to press, one of them lit."""

    words: Lines
    lit: int | None = None
    across: int = 0
    """How many are in a row, where they are keys of one width; 0: all of them."""

    @property
    def rows(self) -> Sequence[Lines]:
        """The words of each row."""
        across = self.across or len(self.words)
        return [self.words[at : at + across] for at in range(0, len(self.words), across)]

    def said(self) -> Iterable[str]:
        return [] if self.lit is None else [self.words[self.lit]]

    @property
    def things(self) -> int:
        return len(self.words)

    @property
    def names(self) -> Sequence[str]:
        return [*map(str.lower, self.words)]


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
    longest: int = 1
    """How many letters its title may have, so that nothing below moves when the title changes."""

    def named(self, keys: Mapping[str, str]) -> "Part":
        """Return the same with each key called by its name."""
        content = self.content.named(keys)
        return self if content is self.content else replace(self, content=content)

    def said(self) -> str:
        """Say its title, and what is in it."""
        return spoken([self.title, *self.content.said()])

    def told(self, teller: Teller, number: int) -> Told:
        """Tell it to a reader, as the part of this number."""
        if self.title:
            title = in_small_letters(self.title) if self.title.isupper() else self.title
            yield ("title", number), sentence(teller.named(title))
        yield from self.content.told(teller, number)
