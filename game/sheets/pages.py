"""The sheets that are a page of their own: to read, to choose from, or of parts."""

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Self

from game.devices.button import with_keys
from game.sheets.charts import Bars, Graph
from game.sheets.page_parts import Lines, PageRow, Part, Reading, Words
from game.sheets.read_aloud import spoken
from game.sheets.sheet import Choice, Sheet, Told
from game.sheets.spots import BACK, ButtonSpot, LineSpot, PartSpot, Spot
from game.sheets.teller import Teller, in_small_letters, sentence
from game.values import frozen, replace

Line = tuple[str, str]
"""Words, and the present value at their right ('' for none)."""
OPENS = "►"
"""The value of a line that leads to others."""
LEADS_BACK = " back"
WAYS_BACK = (LEADS_BACK, " leave", " quit", " hang up")
"""How a footer ends that can be clicked."""
ORDER, MORE_PAGES = "order", "menu"
"""What else a key of a footer does that a click or one switch must do, too."""
_FIRST_LETTER = re.compile(r"^\s*\w")
FIRE_DOES = re.compile(r"Enter (.+?)(?:   |$)")


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
    headings: Lines = ()
    """Of each line the heading of the group that it begins, or nothing."""
    longest_value: int = 0
    first: int = 0
    is_list: bool = False
    order: str = ""
    """How its lines follow one another, where several can have one name: they are taken by number."""
    footer: str = "{up} {down} choose   {fire} open   {back} back"
    tabs: Lines = ()
    tab: int = 0
    """The pages it is one of, where a machine has a row for them."""
    shelf: Shelf | None = None
    turns: bool = False
    """Whether left and right turn the chosen line to another value."""
    opened_from: "MenuSheet | None" = None
    beside: "MenuSheet | None" = None
    """The menu it was opened from, and what the chosen line opens, where a picture has room for both."""

    def named(self, keys: Mapping[str, str]) -> Self:
        note, footer = with_keys(self.note, keys), with_keys(self.footer, keys)
        notes = keys_named(self.notes, keys)
        shelf = self.shelf and replace(self.shelf, keys=with_keys(self.shelf.keys, keys))
        card = keys_named(self.card, keys)
        named = replace(self, note=note, notes=notes, footer=footer, card=card, shelf=shelf)
        return replace(named, beside=self.beside and self.beside.named(keys))

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return [*line_spots(len(self.lines)), ButtonSpot(BACK)]

    def choices(self, below: Sequence[Choice]) -> Sequence[Choice]:
        return [Choice(" ".join(words.split()), LineSpot(at)) for at, (words, _) in enumerate(self.lines)]

    @property
    def pointed_at(self) -> str:
        return str(self.chosen + 1) if self.order else " ".join(self.lines[self.chosen][0].split())

    @property
    def heading(self) -> str:
        """What it is called in a text."""
        return in_small_letters(self.title)

    def said(self) -> Told:
        yield ("menu", self.title), self.title
        yield ("line",), " ".join(self.lines[self.chosen])
        yield ("card",), ". ".join(self.card)
        yield ("note",), self.note
        if self.shelf:
            yield ("now",), self.shelf.now

    def told(self, teller: Teller) -> Told:
        yield ("menu", self.title), sentence(", ".join(filter(None, (self.heading, self.order))))
        for at, (words, value) in enumerate(self.lines):
            if heading := self.heading_of(at):
                yield ("group", self.title, at), f"{heading}:"
            about = self._note_told(at)
            yield ("line", self.title, at), teller.line(f"{at + 1}: {words}", value, about)
        if not self.notes and not self.is_list:  # below a list stands what the question says
            yield ("note",), teller.named(self.note)

    def heading_of(self, at: int) -> str:
        """Return the heading that a line brings."""
        return self.headings[at] if self.headings else ""

    def group_of(self, at: int) -> str:
        """Return the heading of the group that a line is in."""
        return next(filter(None, reversed(self.headings[: at + 1])), "")

    def _note_told(self, at: int) -> str:
        """Return what is told of a line: a note that several in a row have is told once, behind the last."""
        note = self.notes[at] if self.notes else ""
        if not note or note == "".join(self.notes[at + 1 : at + 2]):
            return ""
        first = at
        while first and self.notes[first - 1] == note:
            first -= 1
        joined = "and" if at == first + 1 else "to"
        return note if first == at else f"{first + 1} {joined} {at + 1}: {note}"


@frozen
class PageSheet(Sheet):
    """A full page: where one is, its parts row by row from the top, and what the keys do."""

    title: str
    at_right: str
    rows: Sequence[Sequence[Part]]
    footer: str = ""
    on_wood: bool = False
    sentences: Lines = ()
    """The page in sentences, where its parts are drawn rather than said."""
    is_sign: bool = False
    """Whether its title is sawn into the wood above all."""
    name: str = ""
    """What it is called in a row of pages, where that is not its title in small letters."""
    about: str = ""
    """What its figures mean, for whoever reads it in lines."""

    def named(self, keys: Mapping[str, str]) -> Self:
        rows = [[part.named(keys) for part in row] for row in self.rows]
        return replace(self, rows=rows, footer=with_keys(self.footer, keys))

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        things = (choice.spot for choice in self._things())
        deeds = [spot for part in self.footer.split("   ") if (spot := deed_of(part))]
        return [None, *things, *deeds, *[ButtonSpot(BACK)] * self.footer.endswith(WAYS_BACK)]

    @property
    def heading(self) -> str:
        return self.name or in_small_letters(self.title)

    @property
    def reading(self) -> Reading | None:
        """What there is to read on it, where that is all."""
        first = self._parts[0].content if self.rows else None
        return first if isinstance(first, Reading) else None

    def with_reading(self, reading: Reading) -> Self:
        """Return the same page to read, as it now is."""
        return replace(self, rows=[[Part("", reading)]])

    def choices(self, below: Sequence[Choice]) -> Sequence[Choice]:
        return [*self._things()] if FIRE_DOES.search(self.footer) else []

    def _things(self) -> Iterator[Choice]:
        """List what can be taken on it: of a list its lines by their numbers."""
        for number, part in enumerate(self._parts):
            yield from (Choice(words, PartSpot(number, at)) for at, words in enumerate(part.content.names))

    @property
    def is_numbered(self) -> bool:
        """Whether what can be taken on it is told with its number."""
        return any(part.content.is_numbered for part in self._parts)

    @property
    def _parts(self) -> list[Part]:
        return [part for row in self.rows for part in row]

    @property
    def _is_headed_by_a_part(self) -> bool:
        """Whether a part of it is called as it is, so that its own name would be told twice."""
        return self.heading.lower() in {part.title.lower() for part in self._parts}

    @property
    def pointed_at(self) -> str:
        return next((part.content.lit_name for part in self._parts if part.content.lit_name), "")

    def said(self) -> Told:
        yield ("page", self.title), spoken([self.title, self.at_right])
        yield from ((("part", part.title), part.said()) for part in self._parts)

    def told(self, teller: Teller) -> Told:
        if self.sentences:
            for at, line in enumerate(self.sentences):
                told = teller.named(line)  # which a card may begin
                yield ("row", "page", at), _FIRST_LETTER.sub(lambda first: first[0].upper(), told)
            return
        if not self._is_headed_by_a_part:
            beside = "" if self.heading.lower() in self.at_right.lower() else self.at_right
            title = ", ".join(filter(None, (self.heading, beside)))
            yield ("page", self.title), sentence(title)
        yield ("about", self.title), self.about
        for number, part in enumerate(part for part in self._parts if not part.is_beside):
            yield from part.told(teller, number)


def deed_of(part: str) -> ButtonSpot | None:
    """Return what can be clicked in a part of a footer, beside the way back."""
    return next((ButtonSpot(deed) for deed in (ORDER, MORE_PAGES) if part.endswith(f" {deed}")), None)


def reading_page(
    title: str, lines: Lines, footer: str = "", *, within: PageRow | None = None, name: str = ""
) -> PageSheet:
    """Return a page to read, which may be one of a row."""
    reading = Reading(title, lines, within=within or PageRow())
    return PageSheet(title, "", [[Part("", reading)]], footer, name=name)


def chart_page(name: str, words: Lines, chart: Graph | Bars, footer: str, in_words: Lines = ()) -> PageSheet:
    """Put a chart below the words that tell what it shows; `in_words` is said where these name its looks."""
    rows = [[Part("", Words(words, has_air=True, in_words=in_words))], [Part("", chart)]]
    return PageSheet(name.upper(), "", rows, footer, on_wood=True, name=name)


def keys_named(lines: Lines, names: Mapping[str, str]) -> Lines:
    """Call each key in them by its name."""
    return [with_keys(line, names) for line in lines]


def line_spots(number: int) -> list[Spot | None]:
    """Return the spots of n lines."""
    return [*map(LineSpot, range(number))]
