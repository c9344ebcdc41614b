"""Acting: movements, and sights and sounds while something happens at the table."""

from collections.abc import Generator, Sequence
from enum import Enum, auto

from game.devices.button import Button, Press
from game.devices.tune_player import TunePlayer
from game.devices.tunes import Tune
from game.rules.cards import Card
from game.rules.counting import Reason
from game.rules.events import Pegged
from game.rules.in_words import capital
from game.rules.preset import Manner
from game.rules.spoken import why, without_dashes
from game.scenes.pace import Pace
from game.scenes.scene import STAY, Answer, Buttons
from game.sheets.table_state import Flight, ForCrib, InCrib, InHand, Pegs, Place, ReasonLine, TableState


class AnimationStep(Enum):
    """What a movement asks of the clock."""

    STEP = auto()
    HOLD = auto()
    """A step in which nothing has changed since the one before."""
    WAIT = auto()


Movement = Generator[AnimationStep, None, None]


class Mover:
    """The movement under way, if any."""

    def __init__(self) -> None:
        self._movement: Movement | None = None
        self.is_moving = False
        self.waits = False
        self.has_changed = False
        """Whether the latest beat changed anything that is seen."""

    def begin(self, movement: Movement) -> None:
        """Start a movement, up to its first beat."""
        self._movement, self.is_moving = movement, True
        self._advance()

    def tick(self) -> None:
        if not self.waits:
            self._advance()

    def hurry(self) -> None:
        """Finish the steps under way, or end the wait: one press does one of them."""
        if self.waits:
            self._advance()
        else:
            while self.is_moving and not self.waits:
                self._advance()

    def finish(self) -> None:
        while self.is_moving:
            self._advance()

    def _advance(self) -> None:
        beat = next(self._movement, None) if self._movement else None
        self.waits = beat is AnimationStep.WAIT
        self.has_changed = beat is not AnimationStep.HOLD
        if beat is None:
            self._movement, self.is_moving = None, False


GOES, _SHOWN = (Reason.GO, Reason.LAST_CARD), (Reason.HAND, Reason.CRIB)
HOLE_SECONDS, FLIGHT_SECONDS, SAY_SECONDS = 0.08, 0.4, 1.15
LEAFED: dict[Button | None, int] = {Button.EARLIER: 2, Button.LATER: -2}
"""How many reasons a press goes back."""
LEAST_STEPS_TO_READ = 45


class Acting:
    """Words, sounds, and movements on one tabletop."""

    def __init__(
        self, top: TableState, speaker: TunePlayer, pace: Pace, manner: Manner, *, may_wait: bool
    ) -> None:
        """Act on the table; `may_wait`: there is somebody to press a key."""
        self.top = top
        self.voice = manner.voice
        self.speaker = speaker
        self.pace = pace
        self.mover = Mover()
        self.flights: tuple[Flight, ...] = ()
        self.in_silence = False
        self._tells_goes, self._beeps_for_a_go = manner.tells_goes, manner.beeps_for_a_go
        self.may_wait = may_wait
        self.buttons: Buttons = {
            Button.FAST: self._toggle_fast,
            Button.EARLIER: self._read_reasons,
            Button.LATER: self._read_reasons,
        }

    def _toggle_fast(self, _: Press) -> Answer:
        self.pace.fast = not self.pace.fast
        if not self.pace.only_thinks_fast:
            self.mover.hurry()
        return STAY

    def sound(self, tune: Tune) -> None:
        if not self.in_silence:
            self.speaker.play(tune)

    def say(self, seat: int, words: str, pegged: ReasonLine | None = None) -> None:
        """Write the words of a seat beside its cards; the others fall silent."""
        self.silence()
        self.top.seats[seat].say(words, pegged)

    def silence(self) -> None:
        """Take all words away that stand beside cards."""
        for seat_top in self.top.seats:
            seat_top.say("")

    def begin_turn(self, seat: int, words: str) -> None:
        """Begin a seat's turn; the last words of others can still be read."""
        self.top.turn = seat
        self.top.seats[seat].say(words)

    def end_turn(self) -> None:
        if self.top.turn is not None:
            self.top.seats[self.top.turn].say("")
        self.top.turn = None

    def reason(
        self, side: int | None, text: str, *, is_talk: bool = False, who: str = "", kind: str = ""
    ) -> None:
        self._note(ReasonLine(side, without_dashes(text), is_talk=is_talk, who=who, kind=kind))

    def _note(self, reason: ReasonLine) -> None:
        self.top.reasons.append(reason)
        self.top.reasons_back, self.top.is_score_old = 0, False

    def _read_reasons(self, press: Press) -> Answer:
        self.top.read_back(LEAFED[press.button])
        return STAY

    def divide_reasons(self, words: str) -> None:
        self.top.reasons.append(ReasonLine(None, words, is_divider=True))

    def sweep(self) -> None:
        """Take the cards of the old deal off the table; the pack lies ready."""
        top = self.top
        self.silence()
        for seat_top in top.seats:
            seat_top.hand, seat_top.room = [], 0
            seat_top.discarded, seat_top.said_go = (), False
            seat_top.faded.clear()
        top.crib, top.starter, top.count, top.cursor, top.turn = [], None, None, None, None
        top.played, top.counted, top.is_gathered, top.count_panel, top.verdict = [], 0, False, None, None
        top.lit, top.message, top.pack = frozenset(), "", True

    def take_from_hand(self, seat: int, cards: Sequence[Card]) -> list[Place]:
        """Lift cards off a hand, and say where they were; any place will do for one that lies face down."""
        hand = self.top.seats[seat].hand
        middle = len(hand) // 2
        places = [hand.index(card) if card in hand else middle - at for at, card in enumerate(cards)]
        hand[:] = [card for index, card in enumerate(hand) if index not in places]
        return [InHand(seat, index) for index in places]

    def hold(self, seconds: float) -> Movement:
        yield from self.stand(self.pace.frames(seconds))

    def stand(self, frames: int) -> Movement:
        """Let the picture stand for n steps."""
        for frame in range(frames):
            yield AnimationStep.HOLD if frame else AnimationStep.STEP

    def pause(self, words: str = "", *, on_table: bool = False) -> Movement:
        """Wait for the button where the pace says so, else let the picture stand a moment.

        What is said in words must be read, however fast it goes. `on_table`: it is written there already."""
        self.top.message = "" if on_table else words or self.top.message
        if self.pace.shows_at_once and not words:
            return
        if self.pace.waits:
            yield from self.wait("" if on_table else words)
        elif words:
            yield from self.stand(max(self.pace.frames(2 * SAY_SECONDS), LEAST_STEPS_TO_READ))
        else:
            yield from self.hold(2 * SAY_SECONDS)

    def wait(self, words: str) -> Movement:
        """Wait for the button, however fast it goes; where nobody is to press it, let the picture stand."""
        if self.may_wait:
            self.top.message = "   ".join(filter(None, (words or self.top.message, self.voice.waiting)))
            self.top.waits = True
            yield AnimationStep.WAIT
            self.top.message, self.top.waits = "", False
        else:
            yield from self.hold(2 * SAY_SECONDS)

    def fly(
        self,
        cards: Sequence[tuple[Card | None, Place, Place]],
        seconds: float,
        before: TableState | None = None,
    ) -> Movement:
        """Let cards fly, each from where it lay on the table before, if that was another."""
        frames = self.pace.frames(seconds)
        for frame in range(frames):
            progress = frame / frames
            self.flights = tuple(Flight(card, start, end, progress, before) for card, start, end in cards)
            yield AnimationStep.STEP
        self.flights = ()

    def take_back(self) -> None:
        """Take back the cards played, everybody's, which all have seen."""
        for seat, seat_top in enumerate(self.top.seats):
            played = sorted(card for player, card in self.top.played if player == seat and card)
            seat_top.hand = [*played, *seat_top.hand]
        self.top.played, self.top.counted = [], 0

    def gather_crib(self) -> Movement:
        """Gather the discards beside their dealer."""
        top = self.top
        self.silence()
        crib, top.crib, top.is_gathered = top.crib, [], True
        yield from self.fly([(None, ForCrib(n), InCrib(n)) for n in range(len(crib))], FLIGHT_SECONDS)
        top.crib = crib

    def peg(self, event: Pegged, claim: str) -> Movement:
        """Jump the back peg over the front one and walk it to the new score, hole by hole.

        `claim`: the words for the cards, where the points are not yet known to be right."""
        front = self.top.pegs[event.side].front
        if self._beeps_for_a_go and event.reason in GOES and event.side == self.top.side(self.top.below):
            self.sound(Tune.GO)
        pegged = self._note_points(event, claim)
        if self.top.partners and event.holes > 0:
            points = self.voice.points(event.holes)
            self.say(event.seat, self.voice.pegs.format(n=event.holes, points=points), pegged)
        step = 1 if event.holes > 0 else -1
        for hole in range(front + step, event.total + step, step):
            self.top.pegs[event.side] = Pegs(hole, front)
            if self.pace.frames(HOLE_SECONDS):
                self.sound(Tune.PEG)
            yield from self.hold(HOLE_SECONDS)
        self.top.pegs[event.side] = Pegs(event.total, front)

    def _note_points(self, event: Pegged, claim: str) -> ReasonLine | None:
        """Note why points are pegged, unless nobody says so here."""
        if event.reason in GOES and not self._tells_goes:
            return None
        seat = self.top.seats[event.seat]
        words = without_dashes(claim or why(self.voice, event, seat.name, self.top.target))
        line = ReasonLine(
            event.side,
            capital(words),
            who=seat.on_plate,
            points=event.holes,
            kind=event.reason.value if event.reason in _SHOWN else "",
            keeps_capital=words[:1].isupper(),
        )
        self._note(line)
        return line
