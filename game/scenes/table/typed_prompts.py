"""The questions in the window of messages besides the cards: to quit, and whether to play again."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

from game.devices.button import Button, Press
from game.handbook.help_page import About
from game.rules.errors import MOST_INITIALS
from game.scenes.scene import STAY, Answer, GoTo, LayOver, Leave, Scene, StartOver, TakeOff, Way
from game.scenes.spelling import Spelling
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_over import KEEP_IT, ended_elsewhere
from game.scenes.table.typed_input import SPACE
from game.sheets.message_window import MessageWindow
from game.sheets.sheet import Sheet
from game.sheets.sheets import TableSheet
from game.sheets.table_state import Pegs, SeatTop, TableState

YES = "Y"


class AtHome(Scene):
    """A question that is asked in the window of messages, and nowhere else: other machines have none."""

    def __init__(self, top: TableState, is_at_home: Callable[[], bool]) -> None:
        super().__init__()
        assert top.messages, "there is a window to ask in"
        self.top, self.messages, self.is_at_home = top, top.messages, is_at_home

    @abstractmethod
    def elsewhere(self) -> Answer:
        """Return the next step on another machine."""

    def tick(self) -> Answer:
        return STAY if self.is_at_home() else self.elsewhere()

    @property
    def is_still(self) -> bool:
        is_deaf = bool(self.debounce and self.debounce.deaf_to_all)
        return self.is_at_home() and not is_deaf

    def picture(self) -> Sequence[Sheet]:
        return [TableSheet(self.top.snapshot())]


class Prompt(AtHome):
    """A question that one letter answers, at once."""

    hears_space = False
    """Whoever reads on with the space bar has not answered yet."""
    letters = "YN"
    """What left and right write for hands without a keyboard, as the question has them."""

    def __init__(self, top: TableState, words: str, is_at_home: Callable[[], bool]) -> None:
        super().__init__(top, is_at_home)
        self.words = words
        self.messages.ask_behind(words, 1)

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        return bool(press.letter)

    def press(self, press: Press) -> Answer:
        if press.button in (Button.LEFT, Button.RIGHT) and not press.letter:
            self.messages.typed = self.letters[press.button is Button.RIGHT].lower()
        if not (press.letter or press.chosen or press.button is Button.BACK):
            return STAY
        if press.letter == SPACE and not self.hears_space:
            return STAY
        written = (self.messages.typed or "").upper() if press.chosen else ""
        letter = (press.letter or "").strip() or written
        self.messages.typed = letter.lower()
        self.messages.take()
        return self.answered(letter)

    @abstractmethod
    def answered(self, letter: str) -> Answer:
        """Return the scene that a letter leads to; none after any other key."""


def empty_table() -> TableState:
    """Return an empty screen with a window of messages."""
    return TableState([SeatTop(""), SeatTop("")], [Pegs(), Pegs()], messages=MessageWindow())


class OpeningPrompt(Prompt):
    """A question before a game, on an empty screen or the last table; the letter says the next step."""

    def __init__(
        self,
        top: TableState,
        words: str,
        then: Callable[[str], Answer],
        begin: Callable[[], Scene],
        is_at_home: Callable[[], bool],
        to_figures: str = "",
        letters: str = Prompt.letters,
    ) -> None:
        """Take `begin`, for a machine that asks nothing, and `to_figures`, said to whoever types a figure."""
        super().__init__(top, words, is_at_home)
        self._then, self._begin, self._to_figures = then, begin, to_figures
        self.letters = letters
        self._has_read = False
        self.buttons = {Button.BACK: lambda _: StartOver(Way.TITLE)}

    def press(self, press: Press) -> Answer:
        if press.digit is None or not self._to_figures:
            return super().press(press)
        self.messages.say(self._to_figures)
        self.messages.ask_behind(self.words, 1)
        self._to_figures = ""
        return STAY

    def answered(self, letter: str) -> Answer:
        answer = self._then(letter)
        self._has_read = isinstance(answer, LayOver)
        return answer

    def tick(self) -> Answer:
        """Step on once the page over it has been read."""
        return self._then("") if self._has_read and self.is_at_home() else super().tick()

    @property
    def is_still(self) -> bool:
        return super().is_still and not self._has_read

    def elsewhere(self) -> Answer:
        return GoTo(self._begin())

    def help(self) -> Way:
        return Way.RULES


class QuitPrompt(Prompt):
    """The program ends at a yes, and the game is kept; anything else plays on."""

    hears_space = True

    def __init__(self, context: GameContext) -> None:
        messages = context.top.messages
        assert messages, "there is a window to ask in"
        if messages.typed is not None:
            messages.take()
        self._waiting, messages.waiting = messages.waiting, ""
        super().__init__(context.top, context.voice.leave, lambda: context.host.is_at_home)

    def elsewhere(self) -> Answer:
        return self.answered("")

    def answered(self, letter: str) -> Answer:
        if self._waiting:
            self.messages.wait(self._waiting)
        return Leave() if letter == YES else TakeOff()


def to_the_last(context: GameContext) -> Answer:
    """Ask the question after a game, when its end is told; a card typed ahead is no answer."""
    if not context.is_over:
        return STAY
    context.debounce.hear_nothing()
    asks_for_initials = context.host.may_sign and not context.manner.is_bare
    return GoTo(SignPrompt(context) if asks_for_initials else AgainPrompt(context))


class SignPrompt(AtHome):
    """A line of three letters that keeps the game; Return alone goes past it."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context.top, lambda: context.host.is_at_home)
        self.context, self.debounce = context, context.debounce
        self._ask()

    def _ask(self) -> None:
        self.messages.ask_behind(f"{KEEP_IT}?", MOST_INITIALS)

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        return bool(press.letter) or press.digit is not None

    def press(self, press: Press) -> Answer:
        if press.written or press.button is Button.BACKSPACE:
            self._put(press.spelled_onto(self.messages.typed or "")[:MOST_INITIALS])
        elif press.button in (Button.LEFT, Button.RIGHT):
            return LayOver(Spelling("Initials", MOST_INITIALS, lambda: self.messages.typed or "", self._put))
        elif press.button is Button.BACK or (press.chosen and press.letter is None):
            return self._go_on(self.messages.take() * press.chosen)
        return STAY

    def _put(self, initials: str) -> None:
        self.messages.typed = initials

    def _go_on(self, initials: str) -> Answer:
        """Keep the game under initials, if any were typed; where it cannot be, say why and ask again."""
        trouble = self.context.host.sign(initials) if initials else None
        if words := trouble or self.context.host.news * bool(initials):
            self.messages.say(words)
        if not trouble:
            return GoTo(AgainPrompt(self.context))
        self._ask()
        return STAY

    def elsewhere(self) -> Answer:
        return ended_elsewhere(self.context)

    def idle(self) -> bool:
        return self.context.host.work()


class AgainPrompt(Prompt):
    """The next game at a yes, and the title otherwise; up and down lead to the review and to the records."""

    def __init__(self, context: GameContext) -> None:
        super().__init__(context.top, context.voice.again, lambda: context.host.is_at_home)
        self.context, self.debounce = context, context.debounce
        self.buttons = {
            Button.UP: lambda _: LayOver(Way.REVIEW),
            Button.DOWN: lambda _: LayOver(Way.RECORDS),
        }

    def answered(self, letter: str) -> Answer:
        if letter != YES:
            return StartOver(Way.TITLE)
        self.context.host.go_on_at(self.top)
        return StartOver(self.context.host.after)

    def elsewhere(self) -> Answer:
        return ended_elsewhere(self.context)

    def idle(self) -> bool:
        return self.context.host.work()

    def help(self) -> Scene:
        return self.context.help(About.GAME)
