"""The game at the table: events are acted out one by one, players think, and people are asked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random

from game.coaching.ask import ask_lines
from game.devices.button import Button, Press
from game.handbook.guided_steps import part_in
from game.rules.errors import IllegalMove
from game.rules.events import CountCleared, Event, LaidAway, WentGo
from game.rules.in_words import as_sentence
from game.rules.log import SeatMove
from game.rules.match_words import match_words
from game.rules.moves import Moves
from game.rules.question import Question, WhatItCounts, WhatToPlay, WhereToCut
from game.rules.spoken import refused
from game.scenes.pace import Mouse
from game.scenes.position_box import position_box
from game.scenes.scene import (
    NO_LINE,
    STAY,
    Answer,
    AskedLine,
    GoTo,
    LayOver,
    Scene,
    StartOver,
    Stop,
    TakeOff,
    ToldInLines,
    Way,
    distinct,
)
from game.scenes.table import guide_balloon as guided
from game.scenes.table.acting import Movement
from game.scenes.table.beside import Beside
from game.scenes.table.curtain import Curtain
from game.scenes.table.discard import DISCARD
from game.scenes.table.five_scenes import FiveScenes
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_over import GameOver
from game.scenes.table.input import CountEntry, Input
from game.scenes.table.leaving import ask_to_leave
from game.scenes.table.line_answers import LineAnswers
from game.scenes.table.play import GO
from game.scenes.table.thinking import Thinking
from game.session.typed import NotUnderstood
from game.session.who_sits import who_is_behind
from game.sheets.marks import small_cards, with_signs
from game.sheets.sheet import Sheet
from game.sheets.sheets import KEYS, BlankSheet, ButtonsSheet
from game.sheets.spots import HELP, HINT, LEAVE, UNDO, ButtonSpot, CardSpot, CutSpot, Spot
from game.sheets.table_state import InHand
from game.values import replace

PRESS_A_KEY = "PRESS A KEY"
TAKEN_BACK = "Taken back."
NO_HINT_NOW = "No hint now. Ask when you discard or play."
NO_SIDES = "No score yet: the cut makes the partners."
READS_ALL = "{fire} all at once"


def lead_to_the_end(context: GameContext) -> Answer:
    """Lead to the end of the game, when it is told."""
    return GoTo(GameOver(context)) if context.is_over else STAY


def leave_the_table(context: GameContext) -> Answer:
    """Lead back to whoever opened the table, when the game is told."""
    return TakeOff() if context.is_over else STAY


class GameScene(Scene, ToldInLines):
    """One game, until it is won. What can be answered, and how, is up to the input."""

    has_talk = False
    """Whether a friend talks here, so that what is no part of the game stands beside his words."""

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
        self.debounce, self.pace = context.debounce, context.acting.pace
        self.top.messages = None
        self.told_before = self.top.told
        self.viewer = context.viewer
        self.scenes = FiveScenes(context, self._offer)
        self.beside = Beside(context.coach, context.acting) if context.coach else None
        self.turn: Thinking | Input | None = None
        self._line_answers: LineAnswers | None = None
        if not context.is_demo:
            self.buttons = {
                Button.BACK: self._back,
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
    def listener(self) -> int | None:
        return self.asked if len(self.context.table.people) > 1 else None

    @property
    def no_score(self) -> str:
        return "" if self.top.has_sides else f"{NO_SIDES} The game is to {self.top.target}."

    @property
    def told_of_score(self) -> Sequence[str]:
        match = self.context.match
        return [match_words(match, self.top.side_names())] if match and match.length else ()

    @property
    def told_of_table(self) -> Sequence[str]:
        is_practice = bool(self.context.no_hints)  # whoever sits there only bears a name
        return [] if is_practice else who_is_behind(self.context.table.sitters)

    @property
    def entry(self) -> CountEntry | None:
        return self.turn.entry if isinstance(self.turn, Input) else None

    # The clock.

    def tick(self) -> Answer:
        """Go on with the movement under way, then with the next event, then with whoever must act."""
        if other := self.context.host.other_scene(self):
            return GoTo(other)
        if not self.context.table.is_over:  # what comes last of all is told where the game leads to
            self._announce(self.context.host.complaints())
        mover = self.acting.mover
        if mover.is_moving:
            if not mover.waits:
                mover.tick()
                self.stale |= mover.has_changed
            return self._onward()
        if event := self.context.due:
            self.act(event)
            self.context.acted = event
            return self._onward()
        match self.turn:
            case Thinking():
                return self._think(self.turn)
            case Input():
                return self._listen_to_the_coach(self.turn)
            case None:
                return self._next_turn()

    def _announce(self, sentences: Iterable[str]) -> None:
        """Tell what is no part of the game: trouble, and what happens at the door of the table."""
        for sentence in sentences:
            self.acting.reason(None, sentence, is_talk=self.has_talk)
            self.top.asides += (sentence,)
            self.stale = True

    def act(self, event: Event) -> None:
        self.stale = True
        self._tell(event)
        self.context.events.popleft()
        self.acting.mover.begin(self.movement(event))

    def _tell(self, event: Event) -> None:
        """Note for those who hear the table what happens, and what they may ask for."""
        _, *later = self.context.events
        before, self.context.lines.is_read = self.top.told, self.context.was_read
        self.top.told += tuple(self.context.lines.lines(event, later[0] if later else None))
        match event:
            case LaidAway(seat, cards):
                self.top.seats[seat].discarded = self.viewer.own(seat, cards)
                self.top.told_by_then = before
            case WentGo(seat):
                self.top.seats[seat].said_go = True
            case CountCleared():
                for seat_top in self.top.seats:
                    seat_top.said_go = False

    def movement(self, event: Event) -> Movement:
        """Act out an event."""
        return self.scenes.act(event)

    def _onward(self) -> Answer:
        still = not self.acting.mover.is_moving
        return (guided.after(self.context, self.help) or self._lead_on(self.context)) if still else STAY

    def _next_turn(self) -> Answer:
        table = self.context.table
        seat = table.turn
        if seat is None:
            return self._onward()
        if moves := table.unasked or self._by_itself(seat):
            self.context.answer(seat, moves)
            return STAY
        self.stale = True
        self.scenes.lead_to(table.game.phase)
        self.top.part = part_in(table.game.phase) * self.context.is_guided
        if not table.sitters[seat].is_person:
            self.turn = Thinking(self.context, seat)
            return STAY
        return self._ask(seat)

    def _by_itself(self, seat: int) -> Moves:
        """Do what the original does unasked: play a last card, and cut where it asks for no cuts."""
        table, manner = self.context.table, self.context.manner
        is_ours = manner.is_typed and table.sitters[seat].is_person
        match table.question(seat) if is_ours else None:
            case WhatToPlay(hand, fits=fits) as asked if len(hand) == len(fits) == 1:
                return asked.play(*hand)
            case WhereToCut() as asked if not manner.asks_cuts:
                game = table.game
                return asked.at(Random(f"{game.seed} {len(game.moves)}").choice(asked.depths))
        return ()

    def _ask(self, seat: int) -> Answer:
        """Ask: first the curtain between two people, then the question, and the guide's words on it."""
        asked = self.context.table.question(seat)
        assert asked, "the game waits for this seat"
        if seat != self.viewer.seat:
            self.viewer.look_away(self.top)
        if self.context.table.needs_curtain(seat, asked, self.viewer.seat):
            return LayOver(Curtain(self.context, seat))
        self.turn = self.scenes.on.asked = self._input(asked, seat)
        self._line_answers = LineAnswers(self.context, seat)
        self.acting.begin_turn(seat, self.turn.plate)
        return guided.at_question(self.context, self.help, asked, self.turn) or STAY

    def _input(self, asked: Question, seat: int) -> Input:
        return self.scenes.on.ask(asked, seat)

    def _think(self, thinking: Thinking) -> Answer:
        moves = thinking.tick()
        self.stale |= thinking.has_news
        if moves is not None:
            self.turn = None
            self.stale = True
            self.context.answer(thinking.seat, moves)
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
        return self.context.host.work()

    @property
    def is_still(self) -> bool:
        """While it waits for a press, or for the person asked."""
        mover = self.acting.mover
        waits = mover.waits if mover.is_moving else not self.context.due and self.input is not None
        coach_is_still = not self.beside or not self.input or self.beside.is_still(self.input)
        return waits and coach_is_still and not self.context.debounce.is_deaf

    # The hands.

    def _hint(self, _: Press) -> Answer | None:
        """Give a hint, or say that there is none: to an ear in its words, to an eye with signs."""
        if self.may_hint and self.beside and self.input:
            return self.beside.hint(self.input)
        if words := self._no_hint:
            self.top.asides += (words,)
        elif not self.input or not self.context.has_hints:
            return None
        self.top.message = with_signs(words) or NO_HINT_NOW
        return STAY

    @property
    def _no_hint(self) -> str:
        """Why there is none for this question, if anything is to be said."""
        if not self.context.has_hints:
            return self.context.why_no_hints
        if not (self.input and self.input.takes_cards):
            return ""
        return next(ask_lines(self.context.table.game.view(self.input.seat), small_cards))

    def _back(self, _: Press) -> Answer:
        """Put a hint away first: whoever has read it means to leave that, and not the game."""
        if self.beside and self.beside.hides_hint():
            return STAY
        return self._leave() if self._leave else ask_to_leave(self, self.context)

    def _position(self, _: Press) -> Answer | None:
        table = self.context.table
        return LayOver(position_box(table.game.view(self.input.seat), table.stand)) if self.input else None

    def _take_back(self, press: Press) -> Answer | None:
        """Show the table before the move that is taken back; of a discard first the card that was typed."""
        if self._line_answers and self.has_noted:
            self._line_answers.take_back()
            self.top.asides += (TAKEN_BACK,)
            return STAY
        if not self.may_take_back:
            return None
        if self.context.debounce.swallows(press):
            return STAY
        self.context.debounce.did_something(press)
        asides = self.top.asides
        with self.context.taking_back() as moves:
            scene = self.anew()
            catch_up(scene, moves)
        scene.lies_already, scene.top.asides = False, (*asides, TAKEN_BACK)
        return GoTo(scene)

    def anew(self) -> "GameScene":
        """Make the same scene for the table as it lies now."""
        return GameScene(self.context, self._leave, self._lead_on)

    def take_over(self, before: "GameScene") -> "GameScene":
        """Go on where another scene of this game was: its machine was switched off."""
        before.settle()
        self.scenes = before.scenes
        self.scenes.answer_to(self._offer)
        return self

    def settle(self) -> None:
        """End what is under way: the game goes on in another scene."""
        self.acting.mover.finish()
        if self.input:
            self.input.put_down()
            self.top.message = self.top.hands = ""  # the other scene asks in its own way

    def press(self, press: Press) -> Answer:
        return self._hurry_or_answer(press if self.entry else self.context.meant(press))

    def click(self, spot: Spot | None) -> Answer:
        return self._hurry_or_answer(Mouse.CLICK, spot)

    def _hurry_or_answer(self, press: Press | Mouse, spot: Spot | None = None) -> Answer:
        """Hurry the movement under way, or answer the question: one press never does both."""
        if self.context.is_demo:
            return StartOver(Way.TITLE)
        turn, mover = self.turn, self.acting.mover
        hurried = mover if mover.is_moving else turn if isinstance(turn, Thinking) else None
        if hurried:
            hurried.hurry()
            if isinstance(press, Press) and press.digit is not None:
                self._type_ahead(press)
        elif isinstance(turn, Input) and not (self.beside and self.beside.held):
            scene = self.scenes.on
            scene.click(spot) if isinstance(press, Mouse) else scene.press(press)
        if hurried or turn is not self.turn:
            self.context.debounce.did_something(press)
            return self._onward()
        return STAY

    def _type_ahead(self, press: Press) -> None:
        """Take the figure that ended the wait before a number is asked for as its first."""
        table, is_over = self.context.table, not (self.acting.mover.is_moving or self.context.due)
        asks_again = is_over and len(table.people) == 1 and table.turn in table.people
        if asks_again and self.turn is None and isinstance(table.question(table.people[0]), WhatItCounts):
            self._next_turn()
            if self.entry:
                self.entry.press(press)

    def _offer(self, asked: Input, moves: Moves) -> None:
        """Make these moves, if they are a whole answer and the tutor does not object."""
        if moves and not (self.beside and self.beside.holds(asked, moves, partial(self._give, asked, moves))):
            self._give(asked, moves)

    def _give(self, asked: Input, moves: Moves) -> None:
        """Make the moves of the person asked; their outcome is acted out from the next step on."""
        self.context.answer(asked.seat, moves)
        self.acting.end_turn()
        scene = self.scenes.on
        scene.answered(asked)
        self.turn = scene.asked = self.top.cursor = None
        self.top.message = self.top.hands = self.top.typed = ""

    @property
    def asks_line(self) -> AskedLine:
        if not (self.input and self._line_answers):
            return NO_LINE
        return replace(self._line_answers.asked, take=self._answer_line)

    def say_how(self) -> None:
        """Have the question say how it is typed, for somebody who has asked for help."""
        if self._line_answers:
            self._line_answers.say_how()

    def _answer_line(self, line: str) -> Answer:
        """Answer the question with a line, wherever the highlight stands."""
        if self.input and self._line_answers:
            try:
                self._offer(self.input, self._line_answers.read(line))
            except IllegalMove as error:
                raise NotUnderstood(as_sentence(refused(self.context.voice, error))) from None
            except NotUnderstood as error:
                raise NotUnderstood(as_sentence(str(error))) from None
        return STAY

    def hover(self, spot: Spot | None) -> None:
        super().hover(spot)
        scene = self.scenes.on
        scene.hover(spot)
        self.stale, scene.stale = self.stale or scene.stale, False

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        return self.scenes.on.types(press, at_keyboard=at_keyboard)

    # Taking back.

    @property
    def has_noted(self) -> bool:
        """Whether a card of a discard was typed, and is only noted as yet."""
        return bool(self._line_answers and self._line_answers.gone)

    @property
    def may_take_back(self) -> bool:
        """Whether a last move, or a card just chosen, can be taken back, and nothing typed comes first."""
        if self.entry or self.top.typed:
            return False
        return bool(self.input and self.input.takes_back) or bool(self.context.table.to_take_back)

    # What is seen.

    @property
    def may_hint(self) -> bool:
        """Whether the coach may be asked now."""
        return bool(
            self.context.has_hints and self.beside and self.input and self.beside.may_hint(self.input)
        )

    @property
    def button_names(self) -> Sequence[str]:
        return self.input.names if self.input else ()

    @property
    def ways_out(self) -> list[str]:
        return [HINT] * (self.may_hint and not self.context.manner.is_bare) + [HELP, LEAVE]

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
        keys = [ButtonSpot(name) for row in KEYS for name in row] if self.entry else []
        figures = [key for key in keys if key in spots]  # some are only typed at the terminal
        undo = [ButtonSpot(UNDO)] * self.may_take_back
        out = [ButtonSpot(name) for name in self.ways_out]
        return distinct([*cards, *a_few, *figures, *words, *undo, *out])

    def help(self) -> Scene:
        return self.scenes.on.help()

    @property
    def marks(self) -> list[str]:
        """What holds at this table, as far as there is room for it."""
        return self.scenes.on.marks(self.button_names)

    @property
    def lit_word(self) -> str:
        return self.scenes.on.lit(self.pointed, self.input.lit if self.input else "")

    @property
    def is_blank(self) -> bool:
        """CRIBBAGE 128: a long thought in the fast mode switches the picture off."""
        return self.thinking is not None and self.thinking.is_dark

    def picture(self) -> Sequence[Sheet]:
        if self.is_blank:
            return [BlankSheet()]
        return [*self.scenes.on.picture(), self.clickable]

    @property
    def clickable(self) -> ButtonsSheet:
        """Whatever can be clicked, on every table the ways to the help and out, and the table's marks."""
        undo = [UNDO] * (self.may_take_back and not self.context.manner.is_bare)
        names = [PRESS_A_KEY] if self.context.is_demo else [*self.button_names, *undo, *self.ways_out]
        typed = self.input.typed_so if self.input and not self.context.manner.is_bare else self._reads_on
        hands = self.top.hands
        return ButtonsSheet(
            names, self.lit_word, self.marks, hands=hands, typed_so=typed, ghosts=self._ghosts
        )

    @property
    def _reads_on(self) -> str:
        """What a press does while a count is read, of which more is to come."""
        panel, is_read = self.top.count_panel, self.acting.mover.waits
        return READS_ALL * bool(panel and panel.to_come and not (is_read or self.context.is_demo))

    @property
    def _ghosts(self) -> list[str]:
        """Name what can be done in the play and the discard at this table, be it now or later."""
        table, is_bare, top = self.context.table, self.context.manner.is_bare, self.top
        hand = top.seats[top.below].hand
        is_up = top.starter or any(hand)
        if self.context.is_demo or top.count_panel or top.verdict or not (top.pack and is_up):
            return []
        is_whole = len(hand) > table.game.form.kept  # then a card that is chosen can be taken back
        undo = (is_whole or not self.context.no_undo) and not is_bare
        go = [GO] * table.game.house.go_by_hand if top.starter else [DISCARD] * is_whole
        return go + [HINT] * (self.context.has_hints and not is_bare) + [UNDO] * undo


def catch_up(scene: GameScene, moves: Iterable[SeatMove]) -> Scene:
    """Replay the journal's moves at once and in silence; return the scene in which the game continues."""
    scene.acting.in_silence = True
    for event in act_out(scene, moves):
        if scene.context.guide:
            scene.context.guide.skip(event)
    scene.acting.in_silence = False
    scene.top.message, scene.told_before, scene.lies_already = "", scene.top.told, True
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
