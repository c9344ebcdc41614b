"""The table as plain data that scenes edit; the screen is given a snapshot of it."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import NamedTuple

from game.rules.cadence import CountStep
from game.rules.cards import Card, Cards
from game.rules.counting import THIRTY_ONE
from game.rules.in_words import capital, together
from game.rules.voice import HOUSE, Voice
from game.sheets.marks import BEFORE_KEYS
from game.sheets.message_window import MessageWindow
from game.values import fresh, frozen, mutable, replace

TALK_LINE = 36
"""How many letters a line has in which talk is typed, on every machine at the least."""


@frozen
class InHand:
    """The place of one card in a seat's hand, counted from the left."""

    seat: int
    index: int


@frozen
class AmongPlayed:
    """The place of one card among those that all seats have played, in order of play, and whose it is."""

    seat: int
    index: int


@frozen
class InCrib:
    """The place of one card in the crib."""

    index: int


@frozen
class ForCrib:
    """The place of one card of the crib before it is gathered by its dealer."""

    index: int


@frozen
class OnPack:
    """The top of the pack, where the starter lies."""


Place = InHand | AmongPlayed | ForCrib | InCrib | OnPack


class CutShown(NamedTuple):
    """A card that somebody cut from the spread pack: who, where, and what."""

    seat: int
    depth: int
    card: Card


class SpreadPack(NamedTuple):
    """The pack fanned across the table: where it may be cut, where the cursor is, what was cut."""

    size: int
    depths: Sequence[int] = ()
    cursor: int | None = None
    shown: Sequence[CutShown] = ()
    marks: Mapping[int, str] = {}


class Pegs(NamedTuple):
    """A side's two pegs by their holes; 0 is the start, and the front peg is the score."""

    front: int = 0
    back: int = 0


class BoardLine(NamedTuple):
    """The last hole in which a loser is beaten so badly, the letter that stands for it, and its name."""

    hole: int
    letter: str
    name: str = ""

    @property
    def initial(self) -> str:
        """Return a letter that no other line has."""
        return self.name[:1].upper()


class PlayedCard(NamedTuple):
    """A card that was played, and by whom."""

    seat: int
    card: Card | None


@frozen
class CountPanel:
    """A hand or crib being counted: whose, its title, and the words so far, the last being read."""

    seat: int
    is_crib: bool
    title: str
    words: Sequence[str] = ()
    total: int | None = None
    steps: Sequence[CountStep] = ()
    """The same with their cards and sums, where they are read one by one."""
    to_come: Sequence[CountStep] = ()
    """Those that are read after these."""
    unread: int = 0
    """How many rows of the step that is being read come after that which a finger is on."""
    is_guided: bool = False
    """Whether it is counted in words beside it, by a lesson or the guide."""
    missed: Sequence[Cards] = ()
    """The cards of each score that was missed and called: its rows are lit."""
    is_asked: bool = False
    """Whether its points are asked for where its list is to come."""

    @property
    def is_laid(self) -> bool:
        """Whether its list is seen: with its first row, or what is asked there, and not before."""
        return bool(self.title) and (self.is_asked or bool(self.words) or self.total is not None)

    @property
    def rows(self) -> tuple[int, int]:
        """How many rows were read, one for each score, and how many are read after these."""
        read, after = (sum(len(step.listed) for step in steps) for steps in (self.steps, self.to_come))
        return read - self.unread, after + self.unread

    @property
    def read(self) -> Sequence[str]:
        """The words so far; of a breath those of the row that a finger is on, and the whole with its last."""
        if not self.unread:
            return self.words
        return (*self.words[:-1], self.steps[-1].listed[-1 - self.unread].words)

    @property
    def is_part(self) -> bool:
        """Whether its total is that of the items read so far; some sources tell the whole at once."""
        after = self.rows[1]
        return bool(after and self.steps and self.total == self.steps[-1].listed[-1 - self.unread].total)


class Verdict(NamedTuple):
    """What the cut has shown, large, in a side's color."""

    side: int
    heading: str
    cuts: str = ""
    """Who cut what."""

    @property
    def parts(self) -> tuple[str, str]:
        """What is told large, and below it why."""
        why, colon, told = self.heading.rpartition(": ")
        return capital(told), f"{why}{colon}{self.cuts}"


@frozen
class Ending:
    """How a game ended: the winner in large letters, how it was won, and the scores with their points."""

    side: int
    heading: str
    sentence: str
    worth: str
    totals: tuple[int | None, ...] = ()
    """What the last hand of each seat counts, and then the crib, where all of it was seen."""


class ReasonLine(NamedTuple):
    """What tells a score, and the side it belongs to (None: to nobody); a divider begins a deal.

    Friends who talk are heard among the reasons: a name, a colon, and what was said."""

    side: int | None
    text: str
    is_divider: bool = False
    is_talk: bool = False
    who: str = ""
    """Who pegged, and how many points."""
    points: int = 0
    kind: str = ""
    """Whether a hand or a crib was counted."""
    keeps_capital: bool = False
    """Whether its source writes its first word with a capital wherever it stands."""
    is_heard: bool = False
    """Whether a voice says it elsewhere."""


@mutable
class SeatTop:
    """One seat's part of the table. A card that is None lies face down."""

    name: str
    """As it stands in sentences."""
    hand: list[Card | None] = fresh(default_factory=list)
    faded: set[int] = fresh(default_factory=set)
    says: str = ""
    pegged: ReasonLine | None = None
    """Why it has the points that its words tell."""
    is_lost: bool = False
    """Whether nothing comes from there any more, as its words say."""
    room: int = 0
    """For how many cards the hand has room, though not all of them lie there."""
    signed: str = ""
    """The initials on a plate, where these stand for the name."""
    discarded: tuple[Card, ...] = ()
    """The discards from there, while nobody but their player looks on."""
    said_go: bool = False
    """Whether it has said go in this count."""

    def say(self, words: str, pegged: ReasonLine | None = None) -> None:
        """Write its words; of points that it has just pegged also why."""
        self.says, self.pegged = words, pegged

    @property
    def on_plate(self) -> str:
        """Name who sits there, beside his cards."""
        return self.signed or self.name

    @property
    def says_beside_score(self) -> str:
        """What it says, where a number alone would read as one more score."""
        called = HOUSE.say("say|says", self.on_plate)
        return f"{called} {self.says}" if self.says.isdigit() else self.says


@mutable
class TableState:
    """Everything that lies on the table, lies written beside it, or stands in the board."""

    seats: list[SeatTop]
    pegs: list[Pegs]
    target: int = 121
    partners: bool = False
    cuts_for_partners: bool = False
    dealer: int | None = None
    deal: int = 0
    """Which deal of the game it is."""
    form: str = ""
    """What kind of game it is, where that is told before the first score."""
    before: Sequence[ReasonLine] = ()
    """What else is told there: the games won, and how the deal was cut for."""
    turn: int | None = None
    """The seat that must act, or whose cards are counted."""
    is_explained: bool = False
    """Whether the guide speaks of it: until that is read, nothing but its answer asks for attention."""
    is_guided: bool = False
    """Whether the guide leads through this deal, and a hand that grows small stays left of its balloons."""
    explains_discard: bool = False
    """Whether it explains a discard of this deal, and its balloons need room above the own hand."""
    lines: Sequence[BoardLine] = ()
    played: list[PlayedCard] = fresh(default_factory=list)
    counted: int = 0
    """How many of the cards played belong to earlier counts."""
    kept: int = 0
    """How many cards each seat plays in a deal, where that is known."""
    is_bare: bool = False
    """Whether nothing is written that no original wrote: the lap, and which of several is to play."""
    ivory_pegs: bool = False
    pales_counted: bool = True
    """Whether these are dimmed."""
    crib: list[Card | None] = fresh(default_factory=list)
    is_gathered: bool = False
    """Whether the crib lies by its dealer, and no longer where it was laid away."""
    count_panel: CountPanel | None = None
    verdict: Verdict | None = None
    starter: Card | None = None
    pack: bool = False
    count: int | None = None
    reasons: list[ReasonLine] = fresh(default_factory=list)
    reasons_back: int = 0
    """How many of the latest reasons are left out, to read those before them."""
    message: str = ""
    refusal: str = ""
    """The latest of them that told why something will not do."""
    waits: bool = False
    """Whether it goes on at a press, and a machine may have words to click for that."""
    hands: str = ""
    """What the guide told the hands to do, until it is done: in the place of the keys of the message."""
    part: str = ""
    """Which part of a deal this is, as the guide says it as long as it is there."""
    typed: str = ""
    """What has been typed of a card."""
    talk: str | None = None
    """What has been typed to a friend far away."""
    cursor: Place | None = None
    lit: frozenset[Card] = frozenset()
    lit_quietly: Cards = ()
    """Which cards have a quiet light: those that the guide speaks of, or whose points are asked for."""
    below: int = 0
    """The seat at the lower edge: whose table it is to look at."""
    voice: Voice = HOUSE
    """Whose words stand at this table."""
    looks_on: int | None = None
    """The seat of whoever alone may look, where several people play."""
    is_score_old: bool = False
    """Whether a card was played since the newest score."""
    told: tuple[str, ...] = ()
    """A line for each thing that has happened here, for whoever does not see it."""
    told_by_then: tuple[str, ...] | None = None
    """Those lines when cards were discarded: where that goes without saying, the last of them is over."""
    asides: tuple[str, ...] = ()
    """A line for each thing that was said to one person alone, such as a hint."""
    messages: MessageWindow | None = None
    """What a program says that is typed at; nothing where the table is no such program's screen."""

    def snapshot(self) -> "TableState":
        """Copy the table at this moment, which nothing that happens to it later changes."""
        still = copy(self)
        still.seats = [replace(seat, hand=[*seat.hand], faded={*seat.faded}) for seat in self.seats]
        still.pegs, still.crib = [*self.pegs], [*self.crib]
        still.played, still.reasons = [*self.played], [*self.reasons]
        still.messages = self.messages and self.messages.snapshot()
        return still

    @property
    def cards_counted(self) -> Sequence[Card | None]:
        """The hand or the crib that is counted, without the starter; nothing while none is."""
        if not (panel := self.count_panel):
            return ()
        return self.crib if panel.is_crib else self.seats[panel.seat].hand

    @property
    def at_rest(self) -> "TableState":
        """The same with nothing that is pointed at, lit or asked."""
        still = replace(self, cursor=None, lit=frozenset(), lit_quietly=(), is_explained=True)
        return replace(still, message="", hands="", typed="", talk=None, waits=False)

    def lie_as(self, still: "TableState") -> None:
        """Lay the cards as they lay at a moment."""
        for name in ("seats", "crib", "played", "counted", "count", "count_panel", "starter"):
            setattr(self, name, getattr(still, name))

    @property
    def is_refused(self) -> bool:
        """Whether the line of messages tells that something will not do."""
        return bool(self.refusal) and self.prompt.startswith(self.refusal)

    @property
    def prompt(self) -> str:
        """What is typed, and where it goes on; otherwise the message, or else who is to play."""
        return self.prompt_in(TALK_LINE)

    def prompt_in(self, columns: int) -> str:
        """Return the same in a line of so many letters, where of a long line of talk the end is seen."""
        if self.talk is not None:
            seen = columns - len("Say: _")
            is_long = len(self.talk) > seen
            return f"Say: ...{self.talk[3 - seen :]}_" if is_long else f"Say: {self.talk}_"
        return f"{self.spoken or self._others_play}{'_' * bool(self.typed)}"

    @property
    def _others_play(self) -> str:
        """Tell which of several others is to play a card; who hears the table hears the card itself."""
        if self.is_bare or len(self.seats) == 2 or self.turn in (None, self.below):
            return ""
        is_play = self.starter and not self.count_panel
        return self.voice.say(self.voice.others_play, self.seats[self.turn].name) if is_play else ""

    @property
    def spoken(self) -> str:
        """The same to be heard."""
        if self.typed:
            return f"Card: {self.typed.lower()}"
        if not self.hands:
            return self.message
        return f"{self.message.partition(BEFORE_KEYS)[0]}{BEFORE_KEYS}{self.hands}"

    @property
    def has_talk(self) -> bool:
        """Whether something was said among friends far away."""
        return any(reason.is_talk for reason in self.reasons)

    def read_back(self, lines: int) -> None:
        """Look n reasons back, or forward again."""
        self.reasons_back = min(max(self.reasons_back + lines, 0), max(len(self.reasons) - 1, 0))

    def is_faded(self, place: Place) -> bool:
        """Tell whether the card there is discarded or cannot be played, or belongs to an earlier count."""
        match place:
            case InHand(seat, index):
                return index in self.seats[seat].faded
        return self.pales_counted and self.is_of_old_count(place)

    def is_of_old_count(self, place: Place) -> bool:
        """Tell whether the card there was played to a count that is over."""
        return isinstance(place, AmongPlayed) and place.index < self.counted

    @property
    def running_counts(self) -> Sequence[int]:
        """The count after each card that was played."""
        counts: list[int] = []
        for _, card in self.played:
            before, pips = counts[-1] % THIRTY_ONE if counts else 0, card.pips if card else 0
            counts.append(before + pips if before + pips <= THIRTY_ONE else pips)
        return counts

    @property
    def later_counts(self) -> frozenset[int]:
        """Return where each count after the first begins among the cards played, or will."""
        totals = self.running_counts
        begun = {at for at in range(1, len(totals)) if totals[at] <= totals[at - 1]}
        return frozenset(begun | ({self.counted} - {0}))

    def light(self, cards: Cards) -> None:
        """Light the cards of a score in the show."""
        self.lit = self.with_starter(cards)

    def with_starter(self, cards: Cards) -> frozenset[Card]:
        """Return what makes a score: a card that counts alone does so by the starter's suit."""
        return frozenset((*cards, self.starter) if self.starter and len(cards) == 1 else cards)

    def is_lit(self, seat: int) -> bool:
        """Tell whether a seat is to act now, and no words of the guide are to be read before."""
        return seat == self.turn and not self.is_explained

    def side(self, seat: int) -> int:
        """Return the side that a seat plays for."""
        return seat % 2 if self.partners else seat

    @property
    def has_sides(self) -> bool:
        """Whether it is known who plays with whom: partners may be cut for, and with them the dealer."""
        return not self.cuts_for_partners or self.dealer is not None

    def side_names(self) -> list[str]:
        """Name each side by those who play for it."""
        return self._by_side([seat.name for seat in self.seats])

    def signed_names(self) -> list[str]:
        """Name each side as its plates do."""
        return self._by_side([seat.on_plate for seat in self.seats])

    def _by_side(self, names: Sequence[str]) -> list[str]:
        sides = range(len(self.pegs))
        return [together([name for at, name in enumerate(names) if self.side(at) == side]) for side in sides]

    def names(self, side: int) -> Sequence[str]:
        """Name all who play for a side."""
        return [seat.name for number, seat in enumerate(self.seats) if self.side(number) == side]

    @property
    def initials(self) -> Sequence[str]:
        """Return a letter for each seat that no other has: the one behind a name of several, or the first
        of the name that is free."""
        names = [seat.on_plate for seat in self.seats]
        lone = [last if len(last := name.rpartition(" ")[2]) == 1 else "" for name in names]
        taken: dict[int, str] = {}
        for seat in sorted(range(len(names)), key=lambda seat: not lone[seat]):
            free = (letter for letter in lone[seat] + names[seat] if letter not in taken.values())
            taken[seat] = next(free, "")
        return [taken[seat] for seat in range(len(names))]

    @property
    def scores(self) -> Sequence[str]:
        """Tell the score of each side after its names, or all names alone while there are no sides."""
        return self._scores([seat.name for seat in self.seats])

    @property
    def signed_scores(self) -> Sequence[str]:
        """Tell the same, each named as beside his cards."""
        return self._scores([seat.on_plate for seat in self.seats])

    def _scores(self, names: Sequence[str]) -> Sequence[str]:
        if not self.has_sides:
            return names
        return [f"{name} {pegs.front}" for name, pegs in zip(self._by_side(names), self.pegs, strict=True)]


class Flight(NamedTuple):
    """A card on its way over the table, from 0.0 at its start to 1.0 at its end."""

    card: Card | None
    start: Place
    end: Place
    progress: float
    before: TableState | None = None
    """The table it left, where others have moved up since."""
