"""A picture as a value: sheets in words and cards, the lowest first, that know no size, color or place."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Self

from game.devices.button import with_keys
from game.rules.cards import Cards
from game.rules.in_words import capital
from game.sheets.columns import laid_out
from game.sheets.menu_bar import MenuBar, OpenMenu, with_names
from game.sheets.page_parts import Lines
from game.sheets.pages import keys_named, line_spots
from game.sheets.read_aloud import spoken
from game.sheets.sheet import Choice, Sheet, SheetAbove, Told
from game.sheets.spots import BUTTONS_OF_WORDS, GO_ON, ButtonSpot, LineSpot, Spot
from game.sheets.table_said import table_said
from game.sheets.table_state import Ending, Flight, SpreadPack, TableState
from game.sheets.teller import Teller, headed, in_a_row, sentence
from game.values import frozen, replace

MORE, LESS, TAKE_BACK, DONE = "↑", "↓", "←", "OK"
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
    booted: Lines | None = None
    """But for what a machine writes while it starts; what was heard before still holds."""
    behind: TableState | None = None
    """But for the table that stands darkened behind what follows: that of a game that waits."""

    @property
    def begins(self) -> bool:
        return self.booted is None and not self.behind

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return below if self.behind else [None]


@frozen
class TableSheet(Sheet):
    """The table and all that lies on it, is spread on it or flies over it, as it is now."""

    top: TableState
    flights: Sequence[Flight] = ()
    spread: SpreadPack | None = None

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, top=_topkeys_named(self.top, keys))

    def at_rest(self) -> Self:
        return replace(self, top=self.top.at_rest, spread=self.spread and self.spread._replace(cursor=None))

    def said(self) -> Told:
        return table_said(self.top, self.spread)

    def told(self, teller: Teller) -> Told:
        yield from ()  # a reader is told what happens there, and not what has changed


ROW_OF_A_LINE = 30
"""Letters of a row of what is written in a box."""


class AskingSheet(SheetAbove):
    """A layer with answers that can be chosen by their line."""

    __slots__ = ()
    answers: Lines

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return line_spots(len(self.answers))

    def choices(self, below: Sequence[Choice]) -> Sequence[Choice]:
        return [Choice(in_a_row(one), LineSpot(at)) for at, one in enumerate(self.answers)]


@frozen
class BoxSheet(AskingSheet):
    """A question or a word laid over whatever is there."""

    lines: Lines
    answers: Lines = ()
    chosen: int | None = None
    typed: str | None = None
    """What has been typed so far, where a line is written."""
    stand_alone: bool = False
    """Whether each line says something of its own."""
    keys: str = ""
    """What its keys do, where it has the picture to itself."""

    @property
    def drawn(self) -> Lines:
        """Its lines, and below them the one that is written, with its cursor."""
        if self.typed is None:
            return self.lines
        line = f"{self.typed}_"
        rows = [line[at : at + ROW_OF_A_LINE] for at in range(0, len(line), ROW_OF_A_LINE)]
        return [*self.lines, "", *rows]

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, lines=keys_named(self.lines, keys), keys=with_keys(self.keys, keys))

    @property
    def pointed_at(self) -> str:
        return in_a_row(self.answers[self.chosen or 0]) if self.answers else ""

    def said(self) -> Told:
        yield ("box",), " ".join(self.lines)
        yield ("typed",), self.typed or ""
        yield ("answer",), _at(self.answers, self.chosen)

    def told(self, teller: Teller) -> Told:
        *above, last = "\n".join(self.lines).split("\n\n")
        alone = map(sentence, filter(None, self.lines))
        told = [*alone] if self.stand_alone else [*map(sentence, above), last]
        if told[0].endswith(":"):  # what comes behind it may be copied
            yield ("head",), told.pop(0)
        yield ("box",), teller.named(" ".join(" ".join(told).split("\n")).strip())
        yield ("typed",), self.typed or ""


class Thing(Enum):
    """What on the table a balloon can speak of."""

    BOARD = auto()
    DECK = auto()
    PLATE = auto()
    CRIB = auto()
    STARTER = auto()
    HAND = auto()
    LIT = auto()
    """The cards of a hand that are lit."""
    PLAYED = auto()
    """The card that was played last."""
    SPEECH = auto()
    COUNT = auto()
    SHOW = auto()


NEXT = "Next"
"""The answer that goes on."""
SHOW_ME = "Show me"
"""The answer that does what is asked, for whoever cannot."""


@frozen
class BalloonSheet(AskingSheet):
    """The guide, or an alarm, speaks of a thing on the table below it; `seat` says whose it may be."""

    title: str
    words: str
    place: str
    thing: Thing
    seat: int
    top: TableState
    answers: Lines = ()
    chosen: int | None = 0
    is_alarm: bool = False
    stays: bool = False
    """Whether the title stays while the words change, and is told once."""
    is_known: bool = False
    """Whether the title was told before it came, as the cards of a hand are."""
    heard: str = ""
    """What whoever does not see the table is told before the words."""
    says_here: Lines = ()
    """All that it says in turn at one place: it is as large as the longest of them needs."""
    answers_here: Lines = ()
    """The widest of the choices it offers in turn at one place."""
    about: Cards = ()
    """The cards that the words name, where these are not lit."""
    asks: str = ""
    """What asks for a card in a lesson, where one is typed."""
    keys: str = ""
    """What its keys do, where the table's message is of something else, or those of the answer that shows."""
    always: str = ""
    """The keys that a line of keys always begins with: help, and the answer of whoever goes back."""
    out: str = ""
    """That answer, where it has such a line."""

    @property
    def is_lesson(self) -> bool:
        """Whether it speaks in a lesson."""
        return self.stays and not self.is_known

    def named(self, keys: Mapping[str, str]) -> Self:
        words, own = with_keys(self.words, keys).strip(), with_keys(self.keys, keys)
        always, top = with_keys(self.always, keys), _topkeys_named(self.top, keys)
        return replace(self, words=words, keys=own, always=always, top=top)

    def is_by_key(self, answer: str) -> bool:
        """Tell whether a line of keys needs no other words for an answer."""
        return bool(self.out) and answer in (NEXT, self.out)

    def said(self) -> Told:
        about = ", ".join(filter(None, (self.title, self.place)))
        yield ("balloon",), f"{spoken([about, self.heard])}. {self.words}"
        yield ("answer",), _at(self.answers, self.chosen)

    def told(self, teller: Teller) -> Told:
        if self.stays:
            yield ("title", self.title), "" if self.is_known else sentence(self.title)
            yield ("balloon",), teller.named(" ".join(filter(None, (self.heard, self.words))))
        else:
            yield ("balloon",), headed(self.title, teller.named(self.words))


@frozen
class TitleSheet(Sheet):
    """The title, and its menu."""

    lines: Lines
    chosen: int = 0
    footer: str = ""
    notes: Lines = ()
    """Of each line what a machine may say beside it."""
    waits: str = ""
    """Which game it is that the first line continues."""
    stands: Lines = ()
    """How that game stands, part by part: the deal comes last."""

    def note(self, at: int) -> str:
        """Return what may be said beside a line."""
        return self.notes[at] if self.notes else ""

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, footer=with_keys(self.footer, keys))

    def at_rest(self) -> Self:
        return replace(self, footer="")

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return line_spots(len(self.lines))

    def choices(self, below: Sequence[Choice]) -> Sequence[Choice]:
        return [Choice(words, LineSpot(at)) for at, words in enumerate(self.lines)]

    @property
    def pointed_at(self) -> str:
        return self.lines[self.chosen]

    def said(self) -> Told:
        yield ("title",), "CRIB"
        yield ("line",), self.lines[self.chosen]

    def told(self, teller: Teller) -> Told:
        yield from ((("line", "title", at), f"{at + 1}: {line}.") for at, line in enumerate(self.lines))


@frozen
class Figures:
    """A column: its head, and a word for each choice. Where room is short details stand below the others."""

    head: str
    cells: Lines
    is_detail: bool = False
    least: int = 0
    """As many letters its cells are given, for longer ones that are to come."""

    def wide(self, head: Sequence[str]) -> int:
        """Return how many letters it takes, below a head of these rows or words."""
        return max(self.least, *map(len, (*head, *self.cells)))


WHY_LETTERS = 111
"""How long the reason on the sheet of advice may be."""


@frozen
class AdviceSheet(Sheet):
    """All choices by their cards, with figures; one is the person's own so far, one is looked at, and why.

    It lies over a table of n seats, leaves the own hand to be seen, and nothing to be heard."""

    title: str
    options: Lines
    figures: Sequence[Figures]
    starred: int | None
    chosen: int
    why: str
    seats: int
    first: int = 0
    sentences: Lines = ()
    """Each choice with its figures in a sentence."""
    table: Sequence[Lines] = ()
    remarks: Lines = ()
    """The same in rows below their heads, and what is said below them."""
    word: str = ""
    """What is said of the choice that was made."""
    scores: Lines = ()
    """Those on the plates that it may cover."""

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return line_spots(len(self.options)) or [None]

    def said(self) -> Told:
        yield ("advice",), self.title
        figures = ", ".join(f"{column.head} {column.cells[self.chosen]}" for column in self.figures)
        yield ("choice",), f"{self.options[self.chosen]}: {figures}" if self.options else ""
        yield ("why",), self.why

    def told(self, teller: Teller) -> Told:
        yield ("word",), sentence(teller.named(self.word))
        lines = [sentence(teller.named(line)) for line in self.sentences]
        if teller.in_columns and self.table:
            rows = [[*map(teller.named, row)] for row in self.table]
            lines = [*laid_out(rows), *map(teller.named, self.remarks)]
        yield from ((("choice", at), line) for at, line in enumerate(lines))


@frozen
class NumberSheet(SheetAbove):
    """A question answered by typing figures, at a table of n; it may have an empty slip for a count."""

    prompt: str
    digits: str
    lit: str = ""
    seats: int = 2
    has_slip: bool = False
    is_of_count: bool = False
    """Whether it is about a hand that is being counted, though its slip may be written."""
    is_total: bool = False
    """Whether it is what the cards count, and not what was missed in them."""
    refusal: str = ""
    """Why what was typed will not do, where the question stands in the place of such sentences."""
    stakes: str = ""
    """What a number that is too high costs, where it costs anything."""
    is_guided: bool = False
    """Whether words beside it need some of its room."""
    whose: str = ""
    """Who holds the hand that is being counted, as its title says."""
    costs: Sequence[tuple[str, str]] = ()
    """When a wrong number costs something, one too low as well, and what, for a machine with room for it."""
    plain: str = ""
    """The question without what it tells of 0, where it tells that: a line may tell it besides."""
    listed: int = 0
    """How many rows of a count are written on that slip, or are to come."""

    @property
    def below_title(self) -> str:
        """The question where that title stands above it: a name is not said twice."""
        return capital(self.prompt.removeprefix(f"{self.whose}: "))

    @property
    def in_short(self) -> str:
        """The question above all numbers that there are."""
        return "how many?" if self.is_total else "how many missed?"

    @property
    def briefly(self) -> str:
        """The question of what was missed in few words, where a line tells besides what 0 calls."""
        return (self.plain or self.prompt).replace("Muggins: how", "How")

    @property
    def asks(self) -> str:
        """The question, and before it why it is asked again."""
        return f"{sentence(self.refusal)} {self.prompt}" if self.refusal else self.prompt

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return [*below, *(ButtonSpot(name) for row in KEYS for name in row)]

    def named(self, keys: Mapping[str, str]) -> Self:
        return replace(self, refusal=with_keys(self.refusal, keys))

    def said(self) -> Told:
        yield from ((("prompt",), self.prompt), (("digits",), self.digits), (("key",), self.lit))

    def told(self, teller: Teller) -> Told:
        yield from ()  # the table's own line asks


Series = Sequence[tuple[Sequence[str], Sequence[int]]]
"""For each side who plays for it, and its scores from 0 on."""


@frozen
class EndingWords:
    """What there is to tell a friend of a game."""

    sentences: Lines = ()
    turned: int = 0
    """The deal in which the game turned, if it did."""
    turn_told: int = 0
    """Which of the sentences names it."""
    made: Lines = ()
    """The parts of what hands, cribs and pegging brought, to be read while the game is reviewed."""


@frozen
class EndingSheet(Sheet):
    """The end of a game: the winner, the last hands, the race, and what there is to tell a friend of it."""

    top: TableState
    ending: Ending
    series: Series
    words: EndingWords = EndingWords()
    reviewed: float = 1
    """The share of the game that is."""
    may_sign: bool = False
    """Whether its message asks for initials."""

    def said(self) -> Told:
        ending = self.ending
        yield ("ending",), f"{ending.heading}. {ending.sentence} {ending.worth}"
        if self.words.made:
            yield ("made",), " ".join(self.words.made)
        yield from ((("told", row), words) for row, words in enumerate(self.words.sentences))

    def told(self, teller: Teller) -> Told:
        ended = self.ending.heading, self.ending.sentence, self.ending.worth
        yield from ((("ending", one), sentence(one)) for one in ended)
        if self.words.made:
            yield ("made",), teller.named(" ".join(self.words.made))
        yield from ((("told", at), teller.named(one)) for at, one in enumerate(self.words.sentences))


@frozen
class ButtonsSheet(SheetAbove):
    """Words to click at the right end of their line, one of them pointed at, and marks before them."""

    names: Lines
    lit: str = ""
    marks: Lines = ()
    is_large: bool = False
    """Whether they stand below the end of a game, where a machine has room for them there."""
    keys: Lines = ()
    """The key of each word, where a machine names them."""
    hands: str = ""
    """What the guide told the hands to do, which is not told again."""
    typed_so: str = ""
    """What can be typed instead, where a machine is typed at."""
    ghosts: Lines = ()
    """Those that this table has, but not now, where a machine keeps their places."""

    def named(self, keys: Mapping[str, str]) -> Self:
        pressed = {self.lit: "{fire}"} | KEYS_OF_WORDS
        own = keys_named([pressed.get(name, "") for name in self.names], keys)
        hands, typed_so = (with_keys(words, keys) for words in (self.hands, self.typed_so))
        return replace(self, keys=own, hands=hands, typed_so=typed_so)

    def tells(self, name: str, key: str) -> bool:
        """Tell whether the message says already what this key does."""
        return f"{key} {name.lower()}" in self.hands

    def at_rest(self) -> Self:
        return replace(self, names=(), lit="", typed_so="")

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        return [*below, *map(ButtonSpot, reversed(self.names))]

    def choices(self, below: Sequence[Choice]) -> Sequence[Choice]:
        own = [name for name in self.names if name not in BUTTONS_OF_WORDS]
        # The others can be typed at any question, so that none lists them.
        return [*below, *(Choice(name.strip(ARROWS).lower(), ButtonSpot(name)) for name in own)]

    @property
    def pointed_at(self) -> str:
        return self.lit.strip(ARROWS).lower() if self.is_large else ""

    def said(self) -> Told:
        yield ("button",), self.lit.lower()

    def told(self, teller: Teller) -> Told:
        yield from ()


WHILE_TALKING = ButtonsSheet((), typed_so="{fire} send   {back} say nothing")
"""In the place of a table's words to click while a line to a friend is typed, which takes all keys."""


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

    def said(self) -> Told:
        if self.open.column is not None:
            title, items = [*self.columns.items()][self.open.column]
            yield ("column", title), title
            yield ("item",), "" if self.open.item is None else items[self.open.item].words


def _topkeys_named(top: TableState, names: Mapping[str, str]) -> TableState:
    messages = top.messages
    if messages and messages.keys:
        messages = replace(messages, keys=with_keys(messages.keys, names))
    elif "{" not in top.message + top.hands:
        return top
    message, hands = (with_keys(one, names) for one in (top.message, top.hands))
    return replace(top, message=message, hands=hands, messages=messages)


KEYS_OF_WORDS = {
    **{word: f"{{{button.word}}}" for word, button in BUTTONS_OF_WORDS.items()},
    "GO": "{go}",
    "HEELS": "{up}",
    **dict.fromkeys(("CUT", "PLAY", "PAUSE", "LET IT STAND", "PLAY AGAIN", GO_ON), "{fire}"),
    "↑ REVIEW": "{up}",
    "↓ RECORDS": "{down}",
    "◄": "{left}",
    "►": "{right}",
    "TITLE": "{back}",
}


ARROWS = "↑↓ "


def _at(lines: Lines, chosen: int | None) -> str:
    return "" if chosen is None else lines[chosen]
