"""What the scenes of one game share: who looks on, and the events to act out."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import KW_ONLY, InitVar, dataclass, field

from game.coaching.coach import Coach
from game.devices.button import Press
from game.devices.tune_player import TunePlayer
from game.handbook.guide import Guide
from game.handbook.help_page import About
from game.rules.cards import Blank, Card
from game.rules.events import Event, Phase
from game.rules.game import Game
from game.rules.in_words import so_many
from game.rules.log import SeatMove
from game.rules.match import Match
from game.rules.moves import Moves
from game.rules.outcome import Win
from game.rules.preset import PLAIN_MANNER, Manner
from game.rules.voice import Voice
from game.scenes.help_pages import Help
from game.scenes.pace import Debounce, Pace
from game.scenes.table.acting import Acting
from game.scenes.table.host import Host
from game.session.telling import EventLines
from game.sheets.table_state import BoardLine, Pegs, ReasonLine, SeatTop, TableState
from game.sheets.table_told import GAMES_WON
from game.table import Table

NO_HINTS = "No hints at this table, unless you choose the tutor before the game."
NO_UNDO = "No undo: the rules of this table have none."
NO_UNDO_IN_PRACTICE = "In practice an answer stands."
NO_UNDO_RECORDED = "No undo in a game that goes into the record book."
_HANDS_HELD = (Phase.LAY_AWAY, Phase.CUT_STARTER, Phase.PLAY)


class Viewer:
    """The person for whom the table is drawn; nobody between two people who play at one screen."""

    def __init__(self, table: Table, *, sees_all: bool) -> None:
        self.table = table
        self._sees_all = sees_all
        self.seat = table.people[0] if len(table.people) == 1 else None

    def sees(self, seat: int) -> bool:
        return self._sees_all or seat == self.seat

    def faces(self, seat: int, cards: Iterable[Card]) -> list[Card | None]:
        """Return cards as they lie in a seat's hand: face down where nobody at the screen may see them."""
        return [card if self.sees(seat) and not isinstance(card, Blank) else None for card in sorted(cards)]

    def own(self, seat: int, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return cards that one player alone knows, while it is that one who looks on."""
        known = (card for card in cards if not isinstance(card, Blank))
        return tuple(sorted(known)) if seat == self.seat else ()

    def come(self, seat: int, top: TableState) -> None:
        """Seat a person at the lower edge of the table: the hands are turned over."""
        self.seat = top.below = top.looks_on = seat
        self._turn_hands(top)

    def look_away(self, top: TableState) -> None:
        """Turn the hands face down where several people play: nobody looks for the moment."""
        if len(self.table.people) > 1:
            self.seat = top.looks_on = None
            self._turn_hands(top)

    def _turn_hands(self, top: TableState) -> None:
        for seat_top in top.seats:
            seat_top.discarded = ()
        if self.table.game.phase not in _HANDS_HELD:
            return
        for seat, seat_top in enumerate(top.seats):
            seat_top.discarded = self.own(seat, self.table.game.deal.laid_away[seat])
            if seat_top.hand:
                seat_top.hand = self.faces(seat, self.table.game.deal.hands[seat])

    def change_seats(self, top: TableState) -> None:
        """Follow partners whom the cut has moved to other seats, and with them the one who looks on."""
        if len(self.table.people) == 1:
            self.seat = top.below = self.table.people[0]
        for seat, named in zip(top.seats, seats_of(self.table, top.voice), strict=True):
            seat.name, seat.signed = named.name, named.signed


def seats_of(table: Table, voice: Voice) -> list[SeatTop]:
    """Name who sits where; initials stand on a plate where the source has them there."""
    return [
        SeatTop(name, signed=sitter.name if voice.signs_plates else "")
        for name, sitter in zip(table.names, table.sitters, strict=True)
    ]


_LETTERS = {Win.LURCH: "L", Win.SKUNK: "S", Win.DOUBLE_SKUNK: "S"}


@dataclass(eq=False)
class GameContext:
    """What the scenes of one game share."""

    table: Table
    speaker: InitVar[TunePlayer]
    pace: InitVar[Pace]
    _: KW_ONLY
    manner: Manner = PLAIN_MANNER
    is_demo: bool = False
    match: Match | None = None
    own_rules: bool = False
    """Whether the house has others than the source."""
    confirms_discard: bool = False
    """Whether a discard is asked for once more."""
    coach: Coach | None = None
    """Who is asked for hints; nobody is where the computer plays itself."""
    no_hints: str = ""
    """Why nobody gives any in practice, where one question alone is asked; nothing at any other table."""
    guide: Guide | None = None
    lights_advice: bool = True
    """Whether the cards are lit that the guide advises, until a hint is asked for; in lines none are."""
    host: Host = field(default_factory=Host)
    knows_how: set[tuple[object, ...]] = field(default_factory=set)
    """Who was told how a question is answered: of a line at each kind of question."""
    debounce: Debounce = field(default_factory=Debounce, init=False)
    acted: Event | None = field(default=None, init=False)
    """What has been acted out, of which the guide has not spoken yet."""
    was_told: bool = field(default=False, init=False)
    """Whether the guide spoke of the last of it."""

    def __post_init__(self, speaker: TunePlayer, pace: Pace) -> None:
        pace.only_thinks_fast = self.manner.blanks
        self._lay_the_table(speaker, pace)

    def _lay_the_table(self, speaker: TunePlayer, pace: Pace) -> None:
        """Lay the table as it is before the first move."""
        table = self.table
        self.events: deque[Event] = deque(table.game.opening)
        self.last_to_play: int | None = None
        self.race: list[tuple[int, ...]] = []
        self.viewer = Viewer(table, sees_all=self.is_demo)
        form = table.game.form
        self.top = TableState(
            seats=seats_of(table, self.voice),
            pegs=[Pegs() for _ in range(form.sides)],
            target=table.game.target,
            form="" if self.manner.is_bare else form.title,
            lines=[] if self.manner.is_bare else _lines(table.game),
            partners=form.partners,
            cuts_for_partners=table.game.house.cuts_for_partners(form),
            kept=form.kept,
            below=self.viewer.seat or 0,
            voice=self.voice,
            is_bare=self.manner.is_bare,
            ivory_pegs=self.manner.ivory_pegs,
            pales_counted=self.manner.pales_counted,
        )
        if self.match and any(self.match.games):
            self.top.before = games_won(self.match, self.top.signed_names())
        self.lines = EventLines(table, self.manner)
        self.acting = Acting(self.top, speaker, pace, self.manner, may_wait=bool(table.people))

    @property
    def voice(self) -> Voice:
        return self.manner.voice

    def meant(self, press: Press) -> Press:
        """Return the meaning of a key of the upper row here."""
        is_pointing = self.manner.points_by_figures and self.host.is_at_home
        return press.as_pointing if is_pointing else press

    @contextmanager
    def taking_back(self) -> Iterator[list[SeatMove]]:
        """Lay the table anew, for the moves that stay."""
        with self.table.taking_back() as moves:
            self._lay_the_table(self.acting.speaker, self.acting.pace)
            yield moves
        if self.guide:
            self.guide.take_back()

    @property
    def is_guided(self) -> bool:
        """Whether the guide leads through the game, and was not turned off."""
        return self.guide is not None and not self.guide.is_gone

    @property
    def was_read(self) -> bool:
        """Whether a press ended the guide's words on the last event: the picture needs no other one."""
        return self.was_told and self.is_guided

    def answer(self, seat: int, moves: Moves) -> None:
        """Make the moves of an answer; their outcome waits to be acted out."""
        self.events.extend(self.table.answer(seat, moves))

    @property
    def is_over(self) -> bool:
        return not self.events and self.table.is_over

    def help(self, about: About) -> Help:
        game, pales = self.table.game, self.manner.pales_counted
        return Help(game.form, game.house, self.voice, about, game.seal, pales=pales)

    @property
    def marks(self) -> list[str]:
        """What holds at this table and could not be seen otherwise; nothing at one as the original."""
        if self.manner.is_bare:
            return []
        acting = self.acting
        holds = {"FAST": acting.pace.fast, "SILENT": acting.speaker.muted, "HOUSE": self.own_rules}
        return [mark for mark, is_so in holds.items() if is_so]

    @property
    def has_hints(self) -> bool:
        """Whether the coach may be asked: at a table without hints only where he was chosen as a tutor."""
        return self.coach is not None and (self.manner.hints or self.coach.speaks_from is not None)

    @property
    def why_no_hints(self) -> str:
        """Why the coach may not be asked, where there is one, or in practice."""
        return "" if self.has_hints else self.no_hints or NO_HINTS * (self.coach is not None)

    @property
    def no_undo(self) -> str:
        """Why no move may ever be taken back in this game, if so."""
        house = self.table.game.house
        if house.lets_undo(counts=self.table.counts):
            return ""
        if self.no_hints:
            return NO_UNDO_IN_PRACTICE
        return NO_UNDO_RECORDED if house.lets_undo(counts=False) else NO_UNDO

    @property
    def due(self) -> Event | None:
        return self.events[0] if self.events else None


def _lines(game: Game) -> list[BoardLine]:
    """Return the lines on the board that the house's stakes ask for (W12)."""
    lines = game.house.stakes.lines(game.target)
    return [BoardLine(hole, _LETTERS[win], win.value) for win, hole in lines.items()]


def games_won(match: Match, names: Sequence[str]) -> Sequence[ReasonLine]:
    """Tell the games of each side, whoever leads last."""
    won = match.games if match.has_points else match.won
    sides = sorted(range(len(names)), key=lambda side: won[side])
    told = [ReasonLine(side, f"{names[side]}: {so_many(won[side], 'game')}") for side in sides]
    return [ReasonLine(None, GAMES_WON, is_divider=True), *told]
