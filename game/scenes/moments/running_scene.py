"""A game that runs by itself: events are acted out one by one, players think, and people are asked."""

from typing import Protocol

from game.rules.events import CountSettled, Event
from game.scenes.questions.overlays import Curtain, GuideBox
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene
from game.scenes.sitting.count_aloud import Anywhere, act_anywhere, entry_for, tell_miscount
from game.scenes.sitting.count_entry import CountEntry, PersonAsked
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting
from game.scenes.sitting.thinking import Thinking


class Cast(Protocol):
    """Which scene acts out an event, and which one asks; the scenes themselves know no other."""

    def act(self, here: "RunningScene", event: Event) -> Movement | GoTo:
        """An event acted out here, or the way to the scene that acts it out."""

    def ask(self, here: "RunningScene") -> GoTo | None:
        """The way to the scene in which the next move is asked for, unless it is this one."""

    def take_back(self, here: "RunningScene") -> GoTo:
        """The way to the scene before the move that is taken back."""


class RunningScene(Scene):
    """One moment of a game, as the clock drives it."""

    def __init__(self, sitting: Sitting, cast: Cast) -> None:
        super().__init__()
        self.sitting = sitting
        self.cast = cast
        self.top = sitting.top
        self.onlooker = sitting.onlooker
        self.acting = sitting.acting
        self.turn: Thinking | PersonAsked | None = None

    @property
    def thinking(self) -> Thinking | None:
        return self.turn if isinstance(self.turn, Thinking) else None

    @property
    def asked(self) -> int | None:
        """The seat of the person who must act."""
        return self.turn.seat if isinstance(self.turn, PersonAsked) else None

    @property
    def entry(self) -> CountEntry | None:
        return self.turn.entry if isinstance(self.turn, PersonAsked) else None

    @property
    def asked_words(self) -> str:
        """What stands on the plate of the person asked."""
        return "your turn"

    def ask(self, seat: int) -> None:
        """A person must act: say what is asked."""

    def idle(self) -> bool:
        return self.sitting.beside()

    def tick(self) -> Answer:
        """Go on with what is under way, then with the next event, then with whoever must act."""
        self.sitting.haste.tick()
        mover = self.acting.mover
        if mover.is_moving:
            if not mover.waits:
                mover.tick()
                self.stale |= mover.has_changed
            return STAY
        if self.sitting.due:
            return self._act_out(self.sitting.due)
        match self.turn:
            case Thinking():
                self._think(self.turn)
                return STAY
            case PersonAsked():
                return STAY
            case None:
                return self._next_turn()

    @property
    def is_still(self) -> bool:
        """While it waits for a press, or for the person asked."""
        mover = self.acting.mover
        waits = mover.waits if mover.is_moving else not self.sitting.due and self.asked is not None
        return waits and not self.sitting.haste.is_deaf

    @property
    def is_hurried(self) -> bool:
        return self.acting.pace.fast

    def _act_out(self, event: Event) -> Answer:
        guide = self.sitting.guide
        if guide and (words := guide.before(event)):
            return LayOver(GuideBox(guide, words))
        acted = self.cast.act(self, event)
        if isinstance(acted, GoTo):
            return acted
        self.stale = True
        self.sitting.events.popleft()
        self.acting.mover.begin(acted)
        return STAY

    def act_anywhere(self, event: Anywhere) -> Movement:
        return act_anywhere(self.sitting, event, self.explain)

    def explain(self, settled: CountSettled) -> Movement:
        return tell_miscount(self.sitting, settled)

    def _next_turn(self) -> Answer:
        seat = self.sitting.table.turn
        if seat is None:
            return STAY
        if cut := self.sitting.table.settled_cut:
            self.sitting.do(seat, cut)
            return STAY
        if elsewhere := self.cast.ask(self):
            return elsewhere
        self.stale = True
        if not self.sitting.table.sitters[seat].is_person:
            self.turn = Thinking(self.sitting, seat)
            return STAY
        if seat != self.onlooker.seat:
            self.onlooker.look_away(self.top)
        if self.onlooker.needs_curtain(seat):
            return LayOver(Curtain(self.sitting, seat))
        guide = self.sitting.guide
        if guide and (words := guide.asked(seat)):
            return LayOver(GuideBox(guide, words))
        self.turn = PersonAsked(seat, entry_for(self.sitting, seat))
        self.acting.begin_turn(seat, self.asked_words)
        if not self.turn.entry:
            self.ask(seat)
        return STAY

    def _think(self, thinking: Thinking) -> None:
        move = thinking.tick()
        if move is not None:
            self.turn = None
            self.stale = True
            self.sitting.do(thinking.seat, move)
