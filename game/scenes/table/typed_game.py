"""A game on the screen of a program that is typed at: messages, prompts, and nothing that moves."""

from collections import deque
from collections.abc import Sequence

from game.devices.button import Button, Press
from game.rules.counting import THIRTY_ONE, Reason, points
from game.rules.events import CountSettled, DealerChosen, Event, Pegged, Played, Won
from game.rules.moves import Moves, cards_chosen
from game.rules.question import Question
from game.scenes.scene import STAY, Answer, LayOver
from game.scenes.table.acting import GOES, SAY_SECONDS, AnimationStep, Movement
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene
from game.scenes.table.input import Input
from game.scenes.table.thinking import Thinking
from game.scenes.table.typed_input import TypedInput, as_listed, typed_input_for
from game.scenes.table.typed_prompts import QuitPrompt, to_the_last
from game.session.telling import MessageLines
from game.sheets.message_window import MessageWindow
from game.sheets.sheet import Sheet
from game.sheets.sheets import TableSheet
from game.sheets.spots import Spot

KEYS = "{help} rules {hint} hint {machine} machine {back} quit"
"""There is room for no more below the crib."""


class TypedGame(GameScene):
    """Every event is over at once, and told in a line; what must be read waits."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context, lambda: LayOver(QuitPrompt(context)), to_the_last)
        self.messages = self.top.messages = MessageWindow(games=context.match.won if context.match else ())
        self.voice = context.manner.voice
        self._ahead: deque[Press] = deque()
        """What was typed while nothing was asked."""
        self.written = MessageLines(context.lines)
        self._is_to_be_read = False
        self.held: Played | None = None
        """A card that does not lie there before its score has been read."""

    def anew(self) -> GameScene:
        return TypedGame(self.context)

    # The clock.

    def tick(self) -> Answer:
        answer = super().tick()
        turn, mover = self.turn, self.acting.mover
        if answer is STAY and isinstance(turn, TypedInput) and not mover.is_moving:
            self._keep_asking(turn)
        if answer is STAY and self._ahead and (mover.waits or isinstance(self.turn, TypedInput)):
            return self.press(self._ahead.popleft())
        return answer

    def _keep_asking(self, turn: TypedInput) -> None:
        """Ask again; the coach's words stand in the window too."""
        if self.top.message and not (self.beside and self.beside.held):
            words, self.top.message, self.stale = self.top.message, "", True
            turn.tell(words)
        self.stale |= self.messages.typed is None
        turn.ask()

    def _input(self, asked: Question, seat: int) -> Input:
        return typed_input_for(asked, seat, self.context)

    def _by_itself(self, seat: int) -> Moves:
        moves = super()._by_itself(seat)
        for card in cards_chosen(moves):
            name = self.top.seats[seat].name
            self.messages.say(self.voice.say(self.voice.last_card, name, card=self.voice.named(card)))
        return moves

    def _think(self, thinking: Thinking) -> Answer:
        thinking.hurry()
        return super()._think(thinking)

    # What happens.

    def movement(self, event: Event) -> Movement:
        """Tell an event, and make all of it so at once: what is told and waited for is so afterwards."""
        scored = self.context.due
        if isinstance(event, Played) and isinstance(scored, Pegged) and self._is_told_first(event, scored):
            self.held = event
            return
        for words in self.written.lines(event):
            self.messages.say(words)
        if isinstance(event, Pegged) and (self.held or event.reason in GOES):
            yield from self._told_first(event)
            return
        self._make_so(event)
        self._is_to_be_read |= self._must_be_read(event)
        if self._is_to_be_read and not isinstance(self.context.due, Pegged):
            self._is_to_be_read = False
            yield from self._wait()
            if isinstance(event, DealerChosen):
                self.messages.clear()
        elif self.context.is_demo:
            yield from self.acting.hold(SAY_SECONDS)

    def _is_told_first(self, played: Played, scored: Pegged) -> bool:
        """Tell whether a card lies there only when its score was read: the program's thirty-one, a person's
        last card, and one that ends the game."""
        is_read = played.count == THIRTY_ONE
        if self._is_person(played.seat):
            is_read = len(self.top.seats[played.seat].hand) == 1
        return scored.reason is Reason.PLAY and (is_read or self._ends_it(scored))

    def _told_first(self, scored: Pegged) -> Movement:
        """Wait until a score was read, and then move its peg; the card that made it is not there before."""
        held, self.held = self.held, None
        if held and self._ends_it(scored):
            self._make_so(scored)
            return
        if held and not self._is_person(held.seat):
            self._make_so(scored)
            yield from self._wait()
            self._make_so(held)
            return
        yield from self._wait()
        if held:
            self._make_so(held)
        self._make_so(scored)

    def _make_so(self, event: Event) -> None:
        """Act an event out in no time; the end leaves everything as it lies, and counts the games."""
        lies = self.top.snapshot()
        was_silent, self.acting.in_silence = self.acting.in_silence, True
        for _ in super().movement(event):
            pass
        self.acting.in_silence, self.top.message = was_silent, ""
        for cards in (*(seat.hand for seat in self.top.seats), self.top.crib):
            cards.sort(key=as_listed)
        if isinstance(event, Won):
            self.top.lie_as(lies)
            self.messages.games = self.context.match.won if self.context.match else ()

    def settle(self) -> None:
        """Lay a card down that waited for its score to be read."""
        super().settle()
        if held := self.held:
            self.held = None
            self._make_so(held)

    def _wait(self) -> Movement:
        """Wait until it is read; where nobody reads, a moment."""
        if self.context.is_demo or not self.acting.pace.waits:
            yield from self.acting.hold(2 * SAY_SECONDS)
            return
        self.messages.wait(self.voice.waiting)
        yield AnimationStep.WAIT
        self.messages.read_on()

    def _must_be_read(self, event: Event) -> bool:
        """Stop for the cuts, its hand and crib where it deals, unless they end the game, and a miscount."""
        match event:
            case DealerChosen():
                return True
            case CountSettled(seat, said, scores):
                is_read = seat == self.top.dealer and not self._ends_it(self.context.due)
                return said != points(scores) if self._is_person(seat) else is_read
            case _:
                return False

    def _ends_it(self, event: Event | None) -> bool:
        return isinstance(event, Pegged) and event.total >= self.top.target

    def _is_person(self, seat: int) -> bool:
        return self.context.table.sitters[seat].is_person

    # The hands.

    def press(self, press: Press) -> Answer:
        mover, turn = self.acting.mover, self.turn
        if self.context.is_demo:
            return super().press(press)
        if press.button is Button.HELP:
            self.messages.keys = KEYS
        elif mover.is_moving and mover.waits:
            if press.chosen:
                mover.hurry()
        elif isinstance(turn, TypedInput) and not mover.is_moving and not (self.beside and self.beside.held):
            self.scenes.on.press(press)
        else:
            self._ahead.append(press)
        return self._onward()

    def click(self, spot: Spot | None) -> Answer:
        if self.context.is_demo:
            return super().click(spot)
        if self.acting.mover.is_moving:
            self.acting.mover.hurry()
        elif isinstance(self.turn, TypedInput):
            self.scenes.on.click(spot)
        return self._onward()

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        """Take all that is typed; the first time the help is asked for, its keys are told in a line."""
        is_first_help = press.button is Button.HELP and not self.messages.keys
        is_typed = bool(press.letter) or press.digit is not None
        return is_first_help or is_typed or super().types(press, at_keyboard=at_keyboard)

    @property
    def may_take_back(self) -> bool:
        return not self.messages.typed and super().may_take_back

    @property
    def ways_out(self) -> list[str]:
        """Nothing is there to be clicked."""
        return []

    def picture(self) -> Sequence[Sheet]:
        return [TableSheet(self.top.snapshot())]
