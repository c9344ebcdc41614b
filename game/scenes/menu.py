"""Lists to choose from, by buttons or with the mouse."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TypeGuard

from game.devices.button import Button, Press
from game.scenes.scene import STAY, Answer, Scene, TakeOff, Way
from game.screen.sheets import Lazily, MenuSheet, Seen, Sheet
from game.screen.spots import BACK, ButtonSpot, LineSpot, PartSpot, Spot


class MenuScene(Scene):
    """Up and down choose, fire takes, back lifts the menu off; a list that is too long scrolls."""

    chosen = 0
    title = ""
    note = ""
    first = 0
    """The first line that is seen."""

    @property
    @abstractmethod
    def size(self) -> int:
        """How many lines there are."""

    def line(self, index: int) -> tuple[str, str]:
        return "", ""

    @property
    def card(self) -> Sequence[str]:
        """What there is to read about the chosen line of a list."""
        return ()

    @abstractmethod
    def choose(self, index: int) -> Answer:
        """Fire was pressed on a line."""

    def help(self) -> Scene | Way | None:
        return Way.HELP

    @property
    def initials(self) -> str:
        """The letter by which each line is found when it is typed; nothing where lines have none."""
        return ""

    @property
    def typed_letters(self) -> str:
        return self.initials

    def choose_typed(self, index: int) -> Answer:
        """Point at a line that was found by its letter, and do no more."""
        return STAY

    def turn(self, index: int, step: int) -> Answer:
        return STAY

    def back(self) -> Answer:
        return TakeOff()

    def press(self, press: Press) -> Answer:
        self.stale = True
        match press.button:
            case Button.UP:
                self.chosen = (self.chosen - 1) % self.size
            case Button.DOWN:
                self.chosen = (self.chosen + 1) % self.size
            case Button.LEFT:
                return self.turn(self.chosen, -1)
            case Button.RIGHT:
                return self.turn(self.chosen, 1)
            case Button.BACK:
                return self.back()
            case None if press.letter and press.letter in self.initials:
                return self._find(press.letter)
            case _ if press.chosen:
                return self.choose(self.chosen)
        return STAY

    def _find(self, letter: str) -> Answer:
        """Find the next line that begins with a letter; the only one is as good as chosen."""
        after = (self.initials + self.initials).index(letter, self.chosen + 1)
        self.chosen = after % self.size
        return self.choose_typed(self.chosen) if self.initials.count(letter) == 1 else STAY

    def hover(self, spot: Spot | None) -> None:
        super().hover(spot)
        if self._has(spot):
            self.stale |= self.chosen != spot.index
            self.chosen = spot.index

    def click(self, spot: Spot | None) -> Answer:
        if not self._has(spot):
            return STAY
        self.stale = True
        self.chosen = spot.index
        return self.choose(spot.index)

    def _has(self, spot: Spot | None) -> TypeGuard[LineSpot | PartSpot]:
        """Tell whether it is a line of this list; the one still seen may be one of the list before it."""
        return isinstance(spot, LineSpot | PartSpot) and spot.index < self.size

    def was_shown(self, seen: Seen) -> None:
        """Follow the choice with the lines when it leaves them."""
        self.first = seen.first

    def picture(self) -> Sequence[Sheet]:
        lines = Lazily(self.size, self.line)
        return [
            MenuSheet(
                *(self.title, lines, self.chosen, self.note, self.card, self.pointed),
                first=self.first,
                is_list=True,
            )
        ]


class AnswerScene(MenuScene):
    """A few answers, side by side or one below the other: a letter takes the one that it begins."""

    @property
    @abstractmethod
    def choices(self) -> Sequence[str]:
        """The words of each answer that can be taken now."""

    @property
    def size(self) -> int:
        return len(self.choices)

    @property
    def initials(self) -> str:
        return "".join(words[0] for words in self.choices)

    def choose_typed(self, index: int) -> Answer:
        return self.choose(index)

    def turn(self, _: int, step: int) -> Answer:
        self.chosen = (self.chosen + step) % self.size
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        return self.back() if spot == ButtonSpot(BACK) else super().click(spot)
