"""A sitting: one game at the table, what lies on it, and what is still to be acted out."""

from collections import deque
from collections.abc import Iterable, Sequence

from game.devices.speaker import Speaker
from game.devices.tunes import Tune
from game.rules.aloud import pegged_aloud
from game.rules.cards import Card
from game.rules.events import Event, Pegged
from game.rules.moves import Move
from game.rules.phase import Ask, Phase
from game.rules.presets import PLAIN_MANNER, Manner
from game.rules.reasons import Reason
from game.rules.results.match import Match
from game.scenes.sitting.movements import Beat, Movement, Mover, hold
from game.scenes.sitting.pace import Pace
from game.screen.tabletop import Flight, InHand, Pegs, Place, ReasonLine, SeatTop, Tabletop
from game.table import Table

_OUT_OF_HAND = (Ask.LAY_AWAY, Ask.PLAY)
_HANDS_HELD = (Phase.LAY_AWAY, Phase.CUT_STARTER, Phase.PLAY)
_GOES = (Reason.GO, Reason.LAST_CARD)
HOLE_SECONDS, FLIGHT_SECONDS, SAY_SECONDS = 0.05, 0.3, 0.7
REASONS_KEPT = 12
PRESS_THE_BUTTON = "press the button"


class Sitting:
    """What the scenes of one game share."""

    def __init__(
        self,
        table: Table,
        speaker: Speaker,
        pace: Pace,
        *,
        manner: Manner = PLAIN_MANNER,
        demo: bool = False,
        match: Match | None = None,
    ) -> None:
        self.table = table
        self.speaker = speaker
        self.pace = pace
        self.match = match
        self.manner = manner
        self.is_demo = demo
        self.onlooker = self.people[0] if len(self.people) == 1 else None
        self.mover = Mover()
        self.events: deque[Event] = deque(table.game.opening)
        self.flights: tuple[Flight, ...] = ()
        self.in_silence = False
        self.last_to_play: int | None = None
        self.race: list[tuple[int, ...]] = []
        form = table.game.form
        self.top = Tabletop(
            seats=[SeatTop(sitter.name) for sitter in table.sitters],
            pegs=[Pegs() for _ in range(form.sides)],
            target=table.game.target,
            partners=form.partners,
            below=self.onlooker or 0,
        )

    @property
    def people(self) -> tuple[int, ...]:
        """The seats whose moves come from a hand."""
        return tuple(seat for seat, sitter in enumerate(self.table.sitters) if sitter.is_person)

    def is_open(self, seat: int) -> bool:
        """Whether this seat's cards lie face up for whoever looks at the screen."""
        return self.is_demo or seat == self.onlooker

    def let_look(self, seat: int) -> None:
        """A person looks at the screen, from the lower edge of the table: the hands are turned over."""
        self.onlooker = self.top.below = seat
        self._turn_hands()

    def look_away(self) -> None:
        """Where several people play nobody looks for the moment: the hands lie face down."""
        if len(self.people) > 1:
            self.onlooker = None
            self._turn_hands()

    def _turn_hands(self) -> None:
        if self.table.game.phase not in _HANDS_HELD:
            return
        for seat, seat_top in enumerate(self.top.seats):
            if seat_top.hand:
                seat_top.hand = self.faces(seat, self.table.game.deal.hands[seat])

    def needs_curtain(self, seat: int) -> bool:
        """Whether a person who must now look at a hand is not the one who looks at the screen."""
        asked = self.table.game.asks(seat)
        return len(self.people) > 1 and seat != self.onlooker and asked in _OUT_OF_HAND

    def do(self, seat: int, move: Move) -> None:
        """Make a move; what comes of it waits to be acted out."""
        self.events.extend(self.table.apply(seat, move))

    def toggle_fast(self) -> None:
        """The fast mode, on and off."""
        self.pace.fast = not self.pace.fast
        self.mover.hurry()

    def whose_crib(self) -> str:
        """Whose crib it is, to whoever looks at the screen."""
        dealer = self.table.game.dealer
        return "your own" if dealer == self.onlooker else f"{self.top.seats[dealer].name}'s"

    def take_seats(self) -> None:
        """The cut may have moved partners to other seats, and with them the one who looks on."""
        if len(self.people) == 1:
            self.onlooker = self.top.below = self.people[0]
        for seat_top, sitter in zip(self.top.seats, self.table.sitters, strict=True):
            seat_top.name = sitter.name

    def sweep(self) -> None:
        """Take the cards of the old deal off the table; the pack lies ready."""
        top = self.top
        for seat_top in top.seats:
            seat_top.hand, seat_top.played, seat_top.counted, seat_top.says = [], [], 0, ""
            seat_top.faded.clear()
        top.crib, top.starter, top.count, top.cursor = [], None, None, None
        top.lit, top.message, top.pack = frozenset(), "", True

    def sound(self, tune: Tune) -> None:
        """Let the speaker say something."""
        if not self.in_silence:
            self.speaker.play(tune)

    def say(self, seat: int, words: str) -> None:
        """Write what a seat says beside its cards; the others fall silent."""
        for number, seat_top in enumerate(self.top.seats):
            seat_top.says = words if number == seat else ""

    def faces(self, seat: int, cards: Iterable[Card]) -> list[Card | None]:
        """Cards as they lie in a seat's hand: face down where nobody at the screen may see them."""
        is_open = self.is_open(seat)
        return [card if is_open else None for card in sorted(cards)]

    def index_in_hand(self, seat: int, card: Card) -> int:
        """Where a card lies in a hand; any place will do for one that lies face down."""
        hand = self.top.seats[seat].hand
        return hand.index(card) if card in hand else len(hand) // 2

    def take_from_hand(self, seat: int, card: Card) -> Place:
        """Lift a card off a hand, and say where it was."""
        index = self.index_in_hand(seat, card)
        self.top.seats[seat].hand.pop(index)
        return InHand(seat, index)

    def reason(self, side: int | None, text: str) -> None:
        """Tell a score below the board."""
        self.top.reasons = [*self.top.reasons, ReasonLine(side, text)][-REASONS_KEPT:]

    # Movements that more than one scene needs.

    def fly(self, cards: Sequence[tuple[Card | None, Place, Place]], seconds: float) -> Movement:
        """Cards slide together from place to place."""
        frames = self.pace.frames(seconds)
        for frame in range(frames):
            progress = frame / frames
            self.flights = tuple(Flight(card, start, end, progress) for card, start, end in cards)
            yield Beat.STEP
        self.flights = ()

    def peg(self, event: Pegged) -> Movement:
        """The back peg jumps over the front one and walks to the new score, hole by hole."""
        front = self.top.pegs[event.side].front
        if self.manner.tells_goes or event.reason not in _GOES:
            self.reason(event.side, f"{event.holes}: {pegged_aloud(event)}")
        step = 1 if event.holes > 0 else -1
        for hole in range(front + step, event.total + step, step):
            self.top.pegs[event.side] = Pegs(hole, front)
            if self.pace.frames(HOLE_SECONDS):
                self.sound(Tune.PEG)
            yield from hold(self.pace.frames(HOLE_SECONDS))
        self.top.pegs[event.side] = Pegs(event.total, front)

    def pause(self, words: str = "") -> Movement:
        """Wait for the button where the pace says so, else let the picture stand a moment."""
        self.top.message = words or self.top.message
        if self.pace.fast:
            return
        if self.pace.waits and self.people:
            self.top.message = f"{words} {PRESS_THE_BUTTON}".strip()
            yield Beat.WAIT
            self.top.message = ""
        else:
            yield from hold(self.pace.frames(2 * SAY_SECONDS))
