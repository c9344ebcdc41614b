"""The game at the table: events are acted out one by one, players think, and people are asked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.handbook.page_parts import About
from game.rules.cards import PACK
from game.rules.errors import IllegalMove
from game.rules.events import Event, Phase
from game.rules.log import SeatMove
from game.rules.moves import Moves
from game.rules.question import Question
from game.rules.spoken import refused
from game.scenes.pace import Mouse
from game.scenes.position_box import position_box
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Scene, StartOver, Stop, Way, distinct
from game.scenes.table import guide as guided
from game.scenes.table.acting import Movement
from game.scenes.table.acts import MOMENTS, Acts
from game.scenes.table.beside import Beside
from game.scenes.table.cards_input import CardsInput
from game.scenes.table.game_context import Curtain, GameContext, Thinking
from game.scenes.table.game_over import GameOver
from game.scenes.table.input import CountEntry, Input
from game.scenes.table.input_for import SpreadInput, input_for
from game.scenes.table.leaving import ask_to_leave
from game.screen.sheets import KEYS, BlankSheet, ButtonsSheet, Sheet, TableSheet
from game.screen.spots import HELP, HINT, LEAVE, UNDO, ButtonSpot, CardSpot, CutSpot, Spot
from game.screen.table_state import InHand, SpreadPack

PRESS_A_KEY = "PRESS A KEY"
_ABOUT = {
    Phase.LAY_AWAY: About.CRIB,
    Phase.CUT_STARTER: About.CRIB,
    Phase.PLAY: About.PLAY,
    Phase.SHOW: About.SHOW,
}


def lead_to_the_end(context: GameContext) -> Answer:
    """Lead to the end of the game, when it is told."""
    return GoTo(GameOver(context)) if context.is_over else STAY


class GameScene(Scene):
    """A game until it is won. What can be answered, and how, is an input's affair."""

    def __init__(
        self,
        context: GameContext,
        leave: Callable[[], Answer] | None = None,
        lead_on: Callable[[GameContext], Answer] = lead_to_the_end,
    ) -> None:
        """Take `leave`, done by back instead of the original's way, and `lead_on`, the next step."""
        super().__init__()
        self._leave, self._lead_on = leave, lead_on
        self.context, self.top, self.acting = context, context.top, context.acting
        self.top.messages = None
        self.viewer = context.viewer
        self.acts = Acts(context)
        self.beside = Beside(context.coach, context.acting) if context.coach else None
        self.turn: Thinking | Input | None = None
        self.moment = MOMENTS.get(type(context.due), context.table.game.phase)
        """Which part of a game is seen; the help opens there."""
        self._at = 0
        if not context.is_demo:
            self.buttons = {
                Button.BACK: lambda _: leave() if leave else ask_to_leave(self, context),
                Button.HINT: self._hint,
                Button.POSITION: self._position,
                Button.BACKSPACE: self._take_back,
                **self.acting.buttons,
            }

    @property
    def thinking(self) -> Thinking | None:
        return self.turn if isinstance(self.turn, Thinking) else None

    @property
    def input(self) -> Input | None:
        return self.turn if isinstance(self.turn, Input) else None

    @property
    def asked(self) -> int | None:
        return self.turn.seat if isinstance(self.turn, Input) else None

    @property
    def entry(self) -> CountEntry | None:
        return self.turn.entry if isinstance(self.turn, Input) else None

    # The clock.

    def tick(self) -> Answer:
        """Go on with the movement under way, then with the next event, then with whoever must act."""
        if other := self.context.elsewhere(self):
            return GoTo(other)
        self.context.debounce.tick()
        mover = self.acting.mover
        if mover.is_moving:
            if not mover.waits:
                mover.tick()
                self.stale |= mover.has_changed
            return self._onward()
        if self.context.due:
            return self._act_out(self.context.due)
        match self.turn:
            case Thinking():
                return self._think(self.turn)
            case Input():
                return self._listen_to_the_coach(self.turn)
            case None:
                return self._next_turn()

    def _act_out(self, event: Event) -> Answer:
        self.act(event)
        self.context.acted = event
        return self._onward()

    def act(self, event: Event) -> None:
        self.stale = True
        self._enter(MOMENTS.get(type(event), self.moment))
        self.context.events.popleft()
        self.acting.mover.begin(self.movement(event))

    def movement(self, event: Event) -> Movement:
        """Act out an event."""
        return self.acts.of(event)

    def _onward(self) -> Answer:
        still = not self.acting.mover.is_moving
        return (guided.after(self.context) or self._lead_on(self.context)) if still else STAY

    def _enter(self, moment: Phase) -> None:
        if moment is not self.moment:
            self.moment, self._at = moment, 0

    def _next_turn(self) -> Answer:
        table = self.context.table
        seat = table.turn
        if seat is None:
            return self._onward()
        if moves := table.unasked:
            self.context.answer(seat, moves)
            return STAY
        self.stale = True
        self._enter(table.game.phase)
        if not table.sitters[seat].is_person:
            self.turn = Thinking(self.context, seat)
            return STAY
        return self._ask(seat)

    def _ask(self, seat: int) -> Answer:
        """Ask: first the curtain between two people, then the question, and the guide's words on it."""
        asked = self.context.table.question(seat)
        assert asked, "the game waits for this seat"
        if seat != self.viewer.seat:
            self.viewer.look_away(self.top)
        if self.context.table.needs_curtain(seat, asked, self.viewer.seat):
            return LayOver(Curtain(self.context, seat))
        self.turn = self._input(asked, seat)
        self.acting.begin_turn(seat, self.turn.plate)
        return guided.at_question(self.context, asked, seat) or STAY

    def _input(self, asked: Question, seat: int) -> Input:
        return input_for(asked, seat, self.context, self._at)

    def _think(self, thinking: Thinking) -> Answer:
        move = thinking.tick()
        if move is not None:
            self.turn = None
            self.stale = True
            self.context.answer(thinking.seat, (move,))
        return STAY

    def _listen_to_the_coach(self, asked: Input) -> Answer:
        if not self.beside:
            return STAY
        answer, is_news = self.beside.tick(asked)
        self.stale |= is_news
        return answer

    def idle(self) -> bool:
        if self.beside and self.input and self.beside.glance(self.input):
            return True
        return self.context.beside()

    @property
    def is_still(self) -> bool:
        """While it waits for a press, or for the person asked."""
        mover = self.acting.mover
        waits = mover.waits if mover.is_moving else not self.context.due and self.input is not None
        coach_is_still = not self.beside or not self.input or self.beside.is_still(self.input)
        return waits and coach_is_still and not self.context.debounce.is_deaf

    @property
    def is_hurried(self) -> bool:
        return self.acting.pace.fast

    # The hands.

    def _hint(self, _: Press) -> Answer | None:
        """Give a hint; where there is none to be had, the guide's last words."""
        if not self.may_hint:
            return guided.told(self.context)
        return self.beside.hint(self.input) if self.beside and self.input else None

    def _position(self, _: Press) -> Answer | None:
        return LayOver(position_box(self.context.table.game.view(self.input.seat))) if self.input else None

    def _take_back(self, press: Press) -> Answer | None:
        """Show the table before the move that is taken back."""
        if not self.may_take_back:
            return None
        if self.context.debounce.swallows(press):
            return STAY
        self.context.debounce.did_something(press)
        with self.context.taking_back() as moves:
            return GoTo(catch_up(self.anew(), moves))

    def anew(self) -> "GameScene":
        """Make the same scene for the table as it lies now."""
        return GameScene(self.context, self._leave, self._lead_on)

    def take_over(self, before: "GameScene") -> "GameScene":
        """Go on where another scene of this game was: its machine was switched off."""
        before.acting.mover.finish()
        if before.input:
            before.input.put_down()
        self.acts, self.moment = before.acts, before.moment
        return self

    def press(self, press: Press) -> Answer:
        return self._hurry_or_answer(press if self.entry else self.context.meant(press))

    def click(self, spot: Spot | None) -> Answer:
        return self._hurry_or_answer(Mouse.CLICK, spot)

    def _hurry_or_answer(self, press: Press | Mouse, spot: Spot | None = None) -> Answer:
        """Hurry the movement under way, or answer the question: one press never does both."""
        self.stale = True
        if self.context.is_demo:
            return StartOver(Way.TITLE)
        debounce, turn, mover = self.context.debounce, self.turn, self.acting.mover
        if debounce.swallows(press):
            return STAY
        hurried = mover if mover.is_moving else turn if isinstance(turn, Thinking) else None
        if hurried:
            hurried.hurry()
        elif isinstance(turn, Input) and not (self.beside and self.beside.held):
            self._hear(turn, press, spot)
        if hurried or turn is not self.turn:
            debounce.did_something(press)
            return self._onward()
        return STAY

    def _hear(self, asked: Input, press: Press | Mouse, spot: Spot | None) -> None:
        """Hear an answer as soon as there is one, unless the tutor has something to say to it."""
        try:
            moves = asked.click(spot) if isinstance(press, Mouse) else asked.press(press)
            if moves and not (
                self.beside and self.beside.holds(asked, moves, partial(self._give, asked, moves))
            ):
                self._give(asked, moves)
        except IllegalMove as error:
            self.acting.sound(Tune.ERROR)
            self.top.message = refused(self.context.voice, error)
            asked.refused()

    def _give(self, asked: Input, moves: Moves) -> None:
        """Make the moves of the person asked; their outcome is acted out from the next step on."""
        self.context.answer(asked.seat, moves)
        self.acting.end_turn()
        self._at = asked.at if isinstance(asked, CardsInput) else self._at
        self.turn = self.top.cursor = None
        self.top.message = self.top.typed = ""

    def hover(self, spot: Spot | None) -> None:
        super().hover(spot)
        if self.input:
            self.stale |= self.input.hover(spot)

    def mouse_moved(self) -> None:
        self.context.debounce.mouse_moved()

    def types(self, press: Press) -> bool:
        return self.input is not None and self.input.types(press)

    @property
    def typed_letters(self) -> str:
        return self.input.typed_letters if self.input else "TH"

    # Taking back.

    @property
    def may_take_back(self) -> bool:
        """Whether a person's last move can be taken back, and nothing typed comes first."""
        return not self.entry and not self.top.typed and bool(self.context.table.to_take_back)

    # What is seen.

    @property
    def may_hint(self) -> bool:
        """Whether the coach may be asked: at a table without hints only where he was chosen as a tutor."""
        is_there = self.beside and (self.context.manner.hints or self.beside.coach.speaks_from)
        return bool(is_there and self.beside and self.input and self.beside.may_hint(self.input))

    @property
    def button_names(self) -> Sequence[str]:
        return self.input.names if self.input else ()

    @property
    def ways_out(self) -> list[str]:
        return [HINT] * self.may_hint + [HELP, LEAVE]

    def stops(self, sheets: Sequence[Sheet], spots: Sequence[Spot]) -> Sequence[Stop]:
        """List the cards of the person asked, the question, and the ways out; elsewhere a press leads on."""
        if self.acting.mover.is_moving or self.thinking or self.context.is_demo:
            return []
        words: list[Stop] = [ButtonSpot(name) for name in self.button_names]
        if self.asked is None:
            return words
        hand = range(0 if self.entry else len(self.top.seats[self.asked].hand))
        cards = [CardSpot(InHand(self.asked, at)) for at in hand]
        cuts = [spot for spot in spots if isinstance(spot, CutSpot)]
        a_few = cuts[len(cuts) // 6 :: max(1, len(cuts) // 3)]
        figures = [ButtonSpot(name) for row in KEYS for name in row] if self.entry else []
        undo = [ButtonSpot(UNDO)] * self.may_take_back
        out = [ButtonSpot(name) for name in self.ways_out]
        return distinct([*cards, *a_few, *figures, *words, *undo, *out])

    def help(self) -> Scene:
        return self.context.help(About.COUNTING if self.entry else _ABOUT.get(self.moment, About.GAME))

    @property
    def marks(self) -> list[str]:
        """What holds at this table; beside the words of a whole lay-away there is no room for it."""
        is_whole = self.moment is Phase.LAY_AWAY and bool(self.button_names)
        return [] if is_whole else self.context.marks

    @property
    def lit_word(self) -> str:
        own = self.input.lit if self.input else ""
        return own if self.input and self.moment is Phase.PLAY and own else self.pointed or own

    @property
    def is_blank(self) -> bool:
        """CRIBBAGE 128: a long thought in the fast mode switches the picture off."""
        return self.thinking is not None and self.thinking.is_dark

    def picture(self) -> Sequence[Sheet]:
        if self.is_blank:
            return [BlankSheet()]
        number = [self.entry.sheet(self.top, self.pointed)] if self.entry else []
        return [TableSheet(self.top.snapshot(), self.acting.flights, self._spread), *number, self.clickable]

    @property
    def clickable(self) -> ButtonsSheet:
        """Whatever can be clicked, on every table the ways to the help and out, and the table's marks."""
        undo = [UNDO] * self.may_take_back
        names = [PRESS_A_KEY] if self.context.is_demo else [*self.button_names, *undo, *self.ways_out]
        return ButtonsSheet(names, self.lit_word, self.marks)

    @property
    def _spread(self) -> SpreadPack | None:
        """The pack lies spread over an empty table while the deal is cut for."""
        if self.moment is not Phase.CUT_FOR_DEAL:
            return None
        asked = self.input
        if not isinstance(asked, SpreadInput):
            return SpreadPack(len(PACK), range(0), None, tuple(self.acts.cuts))
        depths = asked.asked.depths
        return SpreadPack(len(PACK), depths, asked.depth, tuple(self.acts.cuts), asked.marks)


def catch_up(scene: GameScene, moves: Iterable[SeatMove]) -> Scene:
    """Make moves of the journal again, in silence and at once; the scene in which the game goes on."""
    scene.acting.in_silence = True
    for _ in act_out(scene, moves):
        pass
    scene.acting.in_silence = False
    return GameOver(scene.context) if scene.context.is_over else scene


def act_out(scene: GameScene, moves: Iterable[SeatMove]) -> Iterator[Event]:
    """Make moves again, each when the one before is acted out: what may be told of a move depends on where
    the game stood after it. Each event, when it has been seen."""
    yield from _act_out_events(scene)
    for seat, move in moves:
        scene.context.answer(seat, (move,))
        yield from _act_out_events(scene)


def _act_out_events(scene: GameScene) -> Iterator[Event]:
    while event := scene.context.due:
        scene.act(event)
        scene.acting.mover.finish()
        yield event
