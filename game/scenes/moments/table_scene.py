"""What the scenes of a game have in common: events are acted out, players think, people are asked."""

from abc import abstractmethod
from typing import ClassVar

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.rules.errors import IllegalMove
from game.rules.events import Claimed, CountAgain, CountSettled, Event, MugginsCalled, Pegged
from game.rules.moves import Accept, CallMuggins, Claim, Move
from game.rules.phase import Ask, Phase
from game.scenes.help.help_scene import Help
from game.scenes.questions.overlays import Curtain, Quit
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene, StartOver, Way
from game.scenes.sitting.count_aloud import ask_again, call_muggins, entry_for, say_count, tell_miscount
from game.scenes.sitting.count_entry import CountEntry
from game.scenes.sitting.movements import Movement
from game.scenes.sitting.sitting import Sitting
from game.scenes.sitting.thinking import Thinking
from game.screen.screen import Screen
from game.screen.spots import Spot


class TableScene(Scene):
    """One moment of a game. A scene acts out the events it is named for, and asks in its phases."""

    _by_event: ClassVar[dict[type[Event], type["TableScene"]]] = {}
    _by_phase: ClassVar[dict[Phase, type["TableScene"]]] = {}

    def __init_subclass__(cls, events: tuple[type[Event], ...] = (), phases: tuple[Phase, ...] = ()) -> None:
        super().__init_subclass__()
        cls._by_event.update(dict.fromkeys(events, cls))
        cls._by_phase.update(dict.fromkeys(phases, cls))

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.top = sitting.top
        self.thinking: Thinking | None = None
        self.asked: int | None = None
        self.entry: CountEntry | None = None

    # What a scene of its own adds.

    @abstractmethod
    def act(self, event: Event) -> Movement:
        """Act out one of the events this scene is named for."""

    def ask(self, seat: int) -> None:
        """A person must act: say what is asked."""

    def answer(self, press: Press) -> None:
        """The person asked pressed a button."""

    def answer_click(self, spot: Spot | None) -> None:
        """The person asked clicked something."""

    @property
    def button_names(self) -> list[str]:
        """Words that can be clicked."""
        return []

    # The clock.

    def tick(self) -> Answer:
        """Go on with what is under way, then with the next event, then with whoever must act."""
        mover = self.sitting.mover
        if mover.is_moving:
            self.stale |= not mover.waits
            mover.tick()
            return STAY
        if self.sitting.events:
            return self._next_event()
        if self.asked is not None:
            return STAY
        return self._think() if self.thinking else self._next_turn()

    @classmethod
    def now(cls, sitting: Sitting) -> "TableScene":
        """The scene in which the next event is acted out, or the next move asked for."""
        if sitting.events and type(sitting.events[0]) in cls._by_event:
            return cls._by_event[type(sitting.events[0])](sitting)
        return cls._by_phase[sitting.table.game.phase](sitting)

    def _next_event(self) -> Answer:
        event = self.sitting.events[0]
        scene = self._by_event.get(type(event), type(self))
        if scene is not type(self):
            return GoTo(scene(self.sitting))
        self.stale = True
        self.sitting.mover.begin(self.perform(self.sitting.events.popleft()))
        return STAY

    def perform(self, event: Event) -> Movement:
        """Act out any event: pegs walk and claims are answered alike in all scenes."""
        match event:
            case Pegged():
                return self.sitting.peg(event)
            case Claimed(seat, said):
                return say_count(self.sitting, seat, said)
            case CountAgain(_, said):
                return ask_again(self.sitting, said)
            case MugginsCalled(seat, said, right):
                return call_muggins(self.sitting, seat, said, right)
            case CountSettled():
                return self._settle(event)
            case _:
                return self.act(event)

    def _settle(self, settled: CountSettled) -> Movement:
        if not settled.was_open:
            yield from say_count(self.sitting, settled.seat, settled.said)
        yield from self.explain(settled)

    def explain(self, settled: CountSettled) -> Movement:
        """What a wrong count cost."""
        return tell_miscount(self.sitting, settled)

    def _next_turn(self) -> Answer:
        seat = self.sitting.table.turn
        if seat is None:
            return STAY
        scene = self._by_phase[self.sitting.table.game.phase]
        if scene is not type(self):
            return GoTo(scene(self.sitting))
        self.stale = True
        if not self.sitting.table.sitters[seat].is_person:
            self.thinking = Thinking(self.sitting, seat)
            return STAY
        if seat != self.sitting.onlooker:
            self.sitting.look_away()
        if self.sitting.needs_curtain(seat):
            return LayOver(Curtain(self.sitting, seat))
        self._ask(seat)
        return STAY

    def _ask(self, seat: int) -> None:
        self.asked = seat
        self.entry = entry_for(self.sitting, seat)
        if not self.entry:
            self.ask(seat)

    def _think(self) -> Answer:
        assert self.thinking
        move = self.thinking.tick()
        if move is not None:
            seat, self.thinking = self.thinking.seat, None
            self.stale = True
            self.sitting.do(seat, move)
        return STAY

    # The hands.

    def press(self, press: Press) -> Answer:
        """Leave, hurry what is under way, or answer what was asked; one press never does two of these."""
        self.stale = True
        if self.sitting.is_demo:
            return StartOver(Way.TITLE)
        if press.button is Button.BACK:
            return LayOver(Quit())
        if press.button is Button.FAST:
            self.sitting.toggle_fast()
        elif self._hurry():
            pass
        elif self.entry:
            self._enter(self.entry.press(press))
        elif self.asked is not None:
            self.answer(press)
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        """Like a press, on something seen."""
        self.stale = True
        if self.sitting.is_demo:
            return StartOver(Way.TITLE)
        if self._hurry():
            return STAY
        if self.entry:
            self._enter(self.entry.click(spot))
        elif self.asked is not None:
            self.answer_click(spot)
        return STAY

    def _hurry(self) -> bool:
        if self.sitting.mover.is_moving:
            self.sitting.mover.hurry()
            return True
        if self.thinking:
            self.thinking.hurry()
            return True
        return False

    def _enter(self, number: int | None) -> None:
        if number is None or self.asked is None:
            return
        if self.sitting.table.game.asks(self.asked) is Ask.COUNT:
            self.move(Claim(number))
        else:
            self.move(CallMuggins(number) if number else Accept())

    def move(self, move: Move) -> None:
        """Make the move of the person asked; one that the rules refuse is answered with why."""
        assert self.asked is not None
        try:
            self.sitting.do(self.asked, move)
        except IllegalMove as error:
            self.complain(str(error))
            return
        self.asked = self.entry = self.top.cursor = None
        self.top.message = ""

    def complain(self, sentence: str) -> None:
        """Say what was wrong."""
        self.sitting.sound(Tune.ERROR)
        self.top.message = sentence
        if self.entry:
            self.entry.clear()

    def help(self) -> Scene:
        """The rules of the game in play."""
        return Help(self.sitting.table.game.form, self.sitting.table.game.house)

    @property
    def is_blank(self) -> bool:
        """CRIBBAGE 128: a long thought in the fast mode switches the picture off."""
        return self.thinking is not None and self.thinking.is_dark

    def draw(self, screen: Screen) -> None:
        """The table, what flies over it, and what is asked."""
        if self.is_blank:
            screen.clear()
            return
        screen.tabletop(self.top, self.sitting.flights)
        if self.entry:
            screen.number(self.entry.prompt, self.entry.digits)
        screen.buttons(self.button_names)
