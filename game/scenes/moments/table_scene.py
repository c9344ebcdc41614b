"""What the scenes of a game have in common: people press, click and point, and the table is drawn."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.devices.button import READING, Button, Press
from game.devices.tunes import Tune
from game.handbook.page_parts import About
from game.rules.errors import IllegalMove
from game.rules.events import Event
from game.rules.moves import Accept, CallMuggins, Claim, Move
from game.rules.phase import Ask
from game.scenes.help.help_scene import Help
from game.scenes.moments.running_scene import RunningScene
from game.scenes.questions.overlays import Quit
from game.scenes.scene import STAY, Answer, LayOver, Scene, StartOver, Stop, Way, distinct
from game.scenes.sitting.count_entry import PersonAsked, clicked
from game.scenes.sitting.haste import Mouse
from game.scenes.sitting.movements import Movement
from game.screen.screen import Screen
from game.screen.spots import HELP, LEAVE, UNDO, ButtonSpot, CardSpot, CutSpot, Spot
from game.screen.tabletop import InHand, Place

E = TypeVar("E", bound=Event)
PRESS_A_KEY = "PRESS A KEY"


class TableScene(RunningScene):
    """One moment of a game, with hands to it."""

    about = About.GAME
    """The page of the help that tells of this moment."""

    # What a scene of its own adds.

    @property
    def takes_figures(self) -> bool:
        """Whether figures are typed here, so that none of them is a button."""
        return self.entry is not None

    def answer(self, press: Press) -> None:
        """The person asked pressed a button."""

    def answer_click(self, spot: Spot | None) -> None:
        """The person asked clicked something."""

    @property
    def button_names(self) -> list[str]:
        """Words that can be clicked."""
        return []

    # The hands.

    def press(self, press: Press) -> Answer:
        """Leave, hurry what is under way, or answer what was asked; one press never does two of these."""
        self.stale = True
        if self.sitting.is_demo:
            return StartOver(Way.TITLE)
        if press.button is Button.BACK:
            return LayOver(Quit())
        if press.button is Button.FAST:
            self.acting.toggle_fast()
            return STAY
        if press.button in READING and not (self.takes_figures and press.digit is not None):
            self.acting.read_reasons(press.button)
            return STAY
        if press.button is Button.BACKSPACE and self.may_take_back:
            return self._take_back(press)
        return self._unless_hasty(press, lambda: self.take_press(press))

    @property
    def may_take_back(self) -> bool:
        """Whether a person's last move can be taken back, and no figure is what is taken back first."""
        return not self.entry and bool(self.sitting.table.to_take_back)

    def _take_back(self, press: Press) -> Answer:
        haste = self.sitting.haste
        if haste.swallows(press):
            return STAY
        haste.did_something(press)
        return self.cast.take_back(self)

    def take_press(self, press: Press) -> Answer:
        """A press that hurried nothing."""
        if isinstance(self.turn, PersonAsked):
            if self.turn.entry:
                self.enter(self.turn.seat, self.turn.entry.press(press))
            else:
                self.answer(press)
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        """Like a press, on something seen."""
        self.stale = True
        if self.sitting.is_demo:
            return StartOver(Way.TITLE)
        return self._unless_hasty(Mouse.CLICK, lambda: self.take_click(spot))

    def stops(self, spots: Sequence[Spot]) -> Sequence[Stop]:
        """The cards of the person asked, what is asked for, and the ways out; elsewhere a press goes on."""
        if self.acting.mover.is_moving or self.thinking or self.sitting.is_demo:
            return []
        words: list[Stop] = [ButtonSpot(name) for name in self.button_names]
        if self.asked is None:
            return words
        cards = [spot for spot in spots if isinstance(spot, CardSpot) and self._is_own(spot.place)]
        cuts = [spot for spot in spots if isinstance(spot, CutSpot)]
        a_few = cuts[len(cuts) // 6 :: max(1, len(cuts) // 3)]
        figures = [spot for spot in spots if self.entry and clicked(spot)]
        undo = [ButtonSpot(UNDO)] * self.may_take_back
        out = [ButtonSpot(name) for name in self.ways_out]
        return distinct([*cards, *a_few, *figures, *words, *undo, *out])

    def _is_own(self, place: Place) -> bool:
        return isinstance(place, InHand) and place.seat == self.asked and not self.entry

    def mouse_moved(self) -> None:
        self.sitting.haste.mouse_moved()

    def take_click(self, spot: Spot | None) -> Answer:
        """A click that hurried nothing."""
        if isinstance(self.turn, PersonAsked):
            if self.turn.entry:
                self.enter(self.turn.seat, self.turn.entry.click(spot))
            else:
                self.answer_click(spot)
        return STAY

    def _unless_hasty(self, press: Press | Mouse, take: Callable[[], Answer]) -> Answer:
        """A press hurries what is under way or is taken for an answer; what did something is deaf a while."""
        haste, turn = self.sitting.haste, self.turn
        if haste.swallows(press):
            return STAY
        has_hurried = self._hurry()
        answer = STAY if has_hurried else take()
        if has_hurried or turn is not self.turn:
            haste.did_something(press)
        return answer

    def _hurry(self) -> bool:
        if self.acting.mover.is_moving:
            self.acting.mover.hurry()
            return True
        if self.thinking:
            self.thinking.hurry()
            return True
        return False

    def enter(self, seat: int, number: int | None) -> None:
        if number is None:
            return
        if self.sitting.table.game.asks(seat) is Ask.COUNT:
            self.move(Claim(number))
        else:
            self.move(CallMuggins(number) if number else Accept())

    def move(self, move: Move) -> None:
        """Make the move of the person asked."""
        seat = self.asked
        assert seat is not None
        self.attempt(lambda: self.sitting.do(seat, move), move)

    def attempt(self, make: Callable[[], None], move: Move) -> None:
        """What the person asked does; what the rules refuse is answered with why."""
        try:
            make()
        except IllegalMove as error:
            self.complain(str(error))
            return
        self.acting.end_turn()
        self.turn = self.top.cursor = None
        self.top.message = self.top.typed = ""

    def complain(self, sentence: str) -> None:
        self.acting.sound(Tune.ERROR)
        self.top.message = sentence
        if self.entry:
            self.entry.clear()

    def help(self) -> Scene:
        """The rules of the game in play, at the page of the moment."""
        game, starter = self.sitting.table.game, self.sitting.manner.starter
        about = About.COUNTING if self.entry else self.about
        return Help(game.form, game.house, starter, about, game.seal)

    @property
    def is_blank(self) -> bool:
        """CRIBBAGE 128: a long thought in the fast mode switches the picture off."""
        return self.thinking is not None and self.thinking.is_dark

    def draw(self, screen: Screen) -> None:
        """The table, what flies over it, and what is asked."""
        if self.is_blank:
            screen.clear()
            return
        screen.tabletop(self.top, self.acting.flights)
        if self.entry:
            screen.number(self.entry.prompt, self.entry.digits, self.pointed)
        self.draw_words(screen)

    def draw_words(self, screen: Screen) -> None:
        """Whatever can be clicked, on every table the ways to the help and out, and the table's marks."""
        undo = [UNDO] * self.may_take_back
        names = [PRESS_A_KEY] if self.sitting.is_demo else [*self.button_names, *undo, *self.ways_out]
        screen.buttons(names, self.lit_word, self.marks)

    @property
    def marks(self) -> list[str]:
        """What holds at this table and could not be seen otherwise."""
        return self.sitting.marks

    @property
    def lit_word(self) -> str:
        """The word that the next click or fire would take."""
        return self.pointed

    @property
    def ways_out(self) -> list[str]:
        return [HELP, LEAVE]


class ActingScene(TableScene, Generic[E]):
    """A scene with events of its own."""

    @abstractmethod
    def act(self, event: E) -> Movement: ...
