"""The table as plain data that scenes edit; the screen is given a snapshot of it."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import NamedTuple

from game.rules.cadence import CountStep
from game.rules.cards import Card, Cards, named_card
from game.rules.counting import THIRTY_ONE, Reason
from game.rules.in_words import capital, together
from game.rules.voice import HOUSE, Voice
from game.sheets.marks import BEFORE_KEYS
from game.sheets.message_window import MessageWindow
from game.values import fresh, frozen, mutable, replace

GAMES_WON, GAME_POINTS = "Games won", "Game points"
"""The head of how a match stands."""
TALK_SEEN = 30
"""The last letters of a line of talk, while it is typed."""


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

    @property
    def rows(self) -> tuple[int, int]:
        """How many rows were read, one for each score, and how many are read after these."""
        read, after = (sum(len(step.listed) for step in steps) for steps in (self.steps, self.to_come))
        return read - self.unread, after + self.unread

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
    """Whether the guide leads through this game, and its balloons need room above the own hand."""
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
        if self.talk is not None:
            is_long = len(self.talk) > TALK_SEEN
            return f"Say: ...{self.talk[3 - TALK_SEEN :]}_" if is_long else f"Say: {self.talk}_"
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
    def stage(self) -> str:
        """Tell how far the game is, and to how many."""
        deal = "The show, " if self.count_panel else f"Deal {self.deal}, " if self.deal else ""
        return f"{deal}{self.target} up"

    @property
    def letters_told(self) -> str:
        """Tell what the initials at the holes stand for."""
        return ", ".join(f"{line.initial}: {line.name}" for line in sorted(self.lines) if line.name)

    @property
    def opening(self) -> Sequence[ReasonLine]:
        """Tell what is played, and what came before the first score."""
        if not self.form:
            return ()
        lines = [f"{line.letter} at {line.hole}: {line.name}" for line in self.lines]
        about = ReasonLine(None, f"{self.target} up. {', '.join(lines)}".strip(" ."))
        deal = ReasonLine(None, f"Deal {1 if self.reasons else self.deal}", is_divider=True)
        kind = ReasonLine(None, self.form, is_divider=True)
        return [kind, about, *self.before, *[deal] * bool(self.deal)]

    def hand_counted(self, seat: int) -> str:
        """Tell what a hand has pegged, if it was counted before the one that is counted now."""
        if self.dealer is None or not (panel := self.count_panel):
            return ""
        order = [(self.dealer + at) % len(self.seats) for at in range(1, len(self.seats) + 1)]
        if not panel.is_crib and order.index(seat) >= order.index(panel.seat):
            return ""
        begun = max((at for at, reason in enumerate(self.reasons) if reason.is_divider), default=0)
        shown = [one for one in self.reasons[begun:] if one.kind == Reason.HAND.value]
        return f"= {sum(one.points for one in shown if one.who == self.seats[seat].on_plate)}"

    @property
    def scores_title(self) -> str:
        """Name the list of scores and of what friends say, and the deal."""
        return f"Scores{' and talk' * self.has_talk}{f', deal {self.deal}' * bool(self.deal)}"

    @property
    def newest_told(self) -> Sequence[str]:
        """Tell a score just made, with a name before it, and without for less room; or how a match stands."""
        latest = self.reasons[: len(self.reasons) - self.reasons_back][-1 - len(self.pegs) :]
        if not latest or latest[-1].is_divider:
            return ()
        if latest[0].text in (GAMES_WON, GAME_POINTS):
            won = [line.text.replace(":", "").partition(" game")[0] for line in latest[1:]]
            return [f"{latest[0].text}: {', '.join(reversed(won))}."]
        text, heard = latest[-1].text, "".join(self.told[1 - len(self.seats) :]) or latest[-1].text
        if self.is_score_old or (self.turn == self.below and text not in heard):
            return ()
        return [self._with_name(latest[-1]), text]

    @property
    def latest_scores(self) -> Sequence[str]:
        """Tell the last two scores, each with its name, and whether a hand or a crib was counted."""
        return [self._with_name(one, one.kind) for one in self.reasons if one.side is not None][-2:]

    def _with_name(self, reason: ReasonLine, kind: str = "") -> str:
        name = reason.who or ("" if reason.side is None else self.side_names()[reason.side])
        named = ", ".join(filter(None, [name, kind]))
        return reason.text if reason.text.startswith(name) else f"{named}: {reason.text}"

    @property
    def told_beside_scores(self) -> Sequence[str]:
        """Tell what has happened without the scores, where these are written."""
        scores = f"{', '.join(self.scores)}, of {self.target}."
        return [line.replace(scores, "").rstrip() for line in self.told]

    @property
    def _told_lately(self) -> Sequence[str]:
        """The same, or nothing after a discard that goes without saying, as one's own does."""
        return [] if self.told == self.told_by_then else self.told_beside_scores

    @property
    def happened(self) -> str:
        """Tell what has happened last, unless what is asked says it."""
        words = "".join(self._told_lately[-1:]).removeprefix(f"{self.prompt}. ")
        return "" if self.prompt.startswith(words.rstrip(".")) else words

    @property
    def happened_besides(self) -> Sequence[str]:
        """Tell what has happened in this deal and is written nowhere else, as a score is, the latest last."""
        declared = self.verdict.heading if self.verdict else ""
        written = [*filter(None, [self.prompt, declared, *(score.text for score in self.reasons[-1:])])]
        lines = [line.rstrip(".") for line in self._told_lately]
        begun = max((at for at, line in enumerate(lines) if not line), default=-1) + 1
        return [line for line in lines[begun:] if not any(line in one or one in line for one in written)]

    @property
    def chosen_told(self) -> Sequence[str]:
        """Name the cards that are chosen for the crib, in words, and in letters for less room."""
        seat = self.seats[self.below if self.turn is None else self.turn]
        cards = [card for at, card in enumerate(seat.hand) if card and at in seat.faded]
        return [capital(", ".join(map(name, cards))) for name in (self.voice.named, named_card) if cards]

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

    def is_lit(self, seat: int) -> bool:
        """Tell whether a seat is to act now, and no words of the guide are to be read before."""
        return seat == self.turn and not self.is_explained

    def side(self, seat: int) -> int:
        """Return the side that a seat plays for."""
        return seat % 2 if self.partners else seat

    @property
    def has_sides(self) -> bool:
        """Whether it is known who plays with whom: partners may be cut for, and with them the dealer."""
        return not self.partners or self.dealer is not None

    def seen_from_above(self) -> Sequence[str]:
        """Write who sits round the table in lines, oneself below."""
        own, before, *above, after = (
            self.seats[self.below - at].on_plate for at in range(len(self.seats), 0, -1)
        )
        wide = max(len(before), len(after))
        across = f"{before:>{wide}} ─{'┼' if above else '┬'}─ {after:{wide}}"
        return (*above, *"│" * len(above), across, "│", own)

    def side_names(self) -> list[str]:
        """Name each side by those who play for it."""
        return self._by_side([seat.name for seat in self.seats])

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

    def light(self, cards: Cards) -> None:
        """Light the cards of a score in the show; one that counts alone does so by the starter's suit."""
        starter = (self.starter,) if self.starter and len(cards) == 1 else ()
        self.lit = frozenset((*cards, *starter))

    def signed_names(self) -> list[str]:
        """Name each side as its plates do."""
        return self._by_side([seat.on_plate for seat in self.seats])

    def _by_side(self, names: Sequence[str]) -> list[str]:
        sides = range(len(self.pegs))
        return [together([name for at, name in enumerate(names) if self.side(at) == side]) for side in sides]

    def names(self, side: int) -> Sequence[str]:
        """Name all who play for a side."""
        return [seat.name for number, seat in enumerate(self.seats) if self.side(number) == side]


class Flight(NamedTuple):
    """A card on its way over the table, from 0.0 at its start to 1.0 at its end."""

    card: Card | None
    start: Place
    end: Place
    progress: float
    before: TableState | None = None
    """The table it left, where others have moved up since."""
