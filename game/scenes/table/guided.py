"""What the guide says over the table, and how it is sent away."""

from abc import abstractmethod
from collections.abc import Callable

from game.handbook.guide import Guide
from game.scenes.box import Box
from game.scenes.menu import AnswerScene
from game.scenes.pace import DEAF_STEPS, Debounce
from game.scenes.scene import Answer, GoTo, Scene, TakeOff
from game.sheets.marks import BEFORE_KEYS
from game.sheets.sheets import NEXT
from game.sheets.table_state import TableState
from game.values import replace

TURN_OFF = "Guide off"
ANSWERS = (NEXT, TURN_OFF)
KEEP, TURN_OFF_NOW = "Keep it", "Turn it off"
IS_OFF_MEANT = ("Turn the guide off?", "", "Options, Play, Guide brings it back.")
GOES_ON = "{fire} goes on"
Helps = Callable[[], Scene]


class Guided(AnswerScene):
    """What the guide says over the table. One press never sends it away: it asks whether that is meant."""

    initials = ""
    """A letter is meant for the table: G is go."""

    def __init__(self, guide: Guide, top: TableState, helps: Helps) -> None:
        """Take `helps`, which opens the help of the table below."""
        super().__init__()
        self.guide, self.top, self._helps = guide, top, helps
        self.covers = False
        top.is_explained = True
        self._make_room(is_guided=True)
        self.debounce: Debounce = Debounce()
        self.debounce.hear_nothing(DEAF_STEPS)  # a press that hurried the table takes no words away unseen

    @property
    def always(self) -> str:
        """Its line of keys where a machine has one."""
        return f"{{help}} help{BEFORE_KEYS}{{back}} {self.out.lower()}"

    @property
    def foot(self) -> str:
        """What its keys do, at the foot of the table: help stands there among the words to click."""
        return GOES_ON if self.guide.is_gone else f"{GOES_ON}{BEFORE_KEYS}{{back}} {TURN_OFF.lower()}"

    @property
    def out(self) -> str:
        """The answer of whoever goes back."""
        return TURN_OFF if TURN_OFF in self.choices else self.choices[0]

    @abstractmethod
    def go_on(self, word: str) -> Answer:
        """Do what was chosen."""

    def end(self) -> None:
        """Leave the table as if it had never spoken: what made room for its words lies where it lay."""
        self.top.is_explained = False
        self._make_room(is_guided=False)

    def _make_room(self, *, is_guided: bool) -> None:
        """Have what lies around a count make room for its words, or not."""
        if panel := self.top.count_panel:
            self.top.count_panel = replace(panel, is_guided=is_guided)

    def choose(self, index: int) -> Answer:
        word = self.choices[index]
        if word != TURN_OFF:
            return self.go_on(word)
        self.chosen = 0
        self.debounce.hear_nothing(DEAF_STEPS)  # no press means both
        return GoTo(OffBox(self).seen_first(DEAF_STEPS))

    def leave(self) -> Answer:
        """Leave for good, and the table as it was."""
        self.guide.leave()
        self.end()
        self.top.part = ""
        return TakeOff()

    def back(self) -> Answer:
        return self.choose(self.choices.index(self.out))

    def help(self) -> Scene:
        return self._helps()


class OffBox(Box):
    """Asks whether the guide is to leave; who goes back keeps it, and it says again what it said."""

    def __init__(self, guided: Guided) -> None:
        super().__init__(IS_OFF_MEANT, [(KEEP, GoTo(guided)), (TURN_OFF_NOW, guided.leave)])

    def back(self) -> Answer:
        return self.choose(0)
