"""What the guide says over the table, and how it is sent away."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

from game.handbook.guide import Guide
from game.scenes.menu import AnswerScene
from game.scenes.pace import DEAF_STEPS, Debounce
from game.scenes.scene import STAY, Answer, Scene, TakeOff
from game.sheets.marks import BEFORE_KEYS
from game.sheets.sheets import NEXT
from game.sheets.table_state import TableState

TURN_OFF = "Guide off"
ANSWERS = (NEXT, TURN_OFF)
KEEP, TURN_OFF_NOW = OFF_ANSWERS = ("Keep it", "Turn it off")
IS_OFF_MEANT = "Turn the guide off for good? Options, Play, Guide brings it back."
GOES_ON = "{fire} goes on"
Helps = Callable[[], Scene]


class Guided(AnswerScene):
    """What the guide says over the table. One press never sends it away: it asks whether that is meant."""

    initials = ""
    """A letter is meant for the table: G is go."""
    asks_off = False
    """Whether it asks if it is to leave."""

    def __init__(self, guide: Guide, top: TableState, helps: Helps) -> None:
        """Take `helps`, which opens the help of the table below."""
        super().__init__()
        self.guide, self.top, self._helps = guide, top, helps
        self.covers = False
        top.is_explained = True
        self.debounce: Debounce = Debounce()
        self.debounce.hear_nothing(DEAF_STEPS)  # a press that hurried the table takes no words away unseen

    @property
    def choices(self) -> Sequence[str]:
        return OFF_ANSWERS if self.asks_off else self.ways_on

    @property
    @abstractmethod
    def ways_on(self) -> Sequence[str]:
        """What can be chosen while it speaks."""

    @property
    def always(self) -> str:
        """Its line of keys where a machine has one."""
        out = "keeps it" if self.asks_off else self._out.lower()
        return f"{{help}} help{BEFORE_KEYS}{{back}} {out}"

    @property
    def _out(self) -> str:
        """The answer of whoever goes back."""
        word = KEEP if self.asks_off else TURN_OFF
        return word if word in self.choices else self.choices[0]

    @abstractmethod
    def go_on(self, word: str) -> Answer:
        """Do what was chosen."""

    def end(self) -> None:
        """Leave the table as if it had never spoken."""
        self.top.is_explained = False

    def choose(self, index: int) -> Answer:
        word = self.choices[index]
        if not self.asks_off and word != TURN_OFF:
            return self.go_on(word)
        self.asks_off, self.chosen = word == TURN_OFF, 0
        if self.asks_off:
            self.debounce.hear_nothing(DEAF_STEPS)  # no press means both
        if word != TURN_OFF_NOW:
            return STAY
        self.guide.leave()
        self.end()
        return TakeOff()

    def back(self) -> Answer:
        return self.choose(self.choices.index(self._out))

    def help(self) -> Scene:
        return self._helps()
