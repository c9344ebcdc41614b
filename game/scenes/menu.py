"""Lists to choose from, by buttons or with the mouse."""

from abc import abstractmethod
from collections.abc import Sequence

from game.devices.button import Button, Press
from game.scenes.scene import STAY, Answer, Scene, TakeOff, Way
from game.sheets.pages import MenuSheet, PageSheet
from game.sheets.scrolling import Lazily, Seen, window
from game.sheets.sheet import Sheet
from game.sheets.spots import LineSpot, PartSpot, Spot


class MenuScene(Scene):
    """Up and down choose, fire takes, back lifts the menu off; a list that is too long scrolls."""

    chosen = 0
    title = ""
    note = order = ""
    typed_help: Sequence[str] = (
        "Type the number of a line, or its name. {fire} takes the one that the question names.",
        "again: the list once more. back or leave: one step back.",
    )
    first = 0
    """The first line that is seen."""
    columns = 1
    """How many lines stand side by side."""
    are_side_by_side = False
    """Whether left and right lead from one to the next."""

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

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        return at_keyboard and press.is_one_of(self.initials)

    def choose_typed(self, index: int) -> Answer:
        """Point at a line that was found by its letter, and do no more."""
        return STAY

    def turn(self, index: int, step: int) -> Answer:
        """Left or right was pressed on a line."""
        if self.are_side_by_side:
            self.chosen = (index + step) % self.size
        return STAY

    def back(self) -> Answer:
        return TakeOff()

    def type_in(self, press: Press) -> bool:
        """Take what is typed into the chosen line, and tell whether this press was any of it."""
        return False

    def pass_by(self, press: Press) -> Answer:
        """Answer a press that means nothing in a list."""
        return STAY

    def press(self, press: Press) -> Answer:
        if self.type_in(press):
            return STAY
        match press.button:
            case Button.UP | Button.DOWN:
                self._step(press.down)
            case Button.LEFT | Button.RIGHT:
                return self.turn(self.chosen, press.across)
            case Button.BACK:
                return self.back()
            case None if press.letter and press.letter in self.initials:
                return self._find(press.letter)
            case _ if press.chosen:
                return self.choose(self.chosen)
            case _:
                return self.pass_by(press)
        return STAY

    def _step(self, step: int) -> None:
        """Go to the line below or above the chosen one; a last row of fewer lines is as wide as others."""
        below_each_other = [*range(self.chosen % self.columns, self.size, self.columns)]
        if len(below_each_other) * self.columns < self.size:
            below_each_other.append(self.size - 1)
        at = below_each_other.index(self.chosen) + step
        self.chosen = below_each_other[at % len(below_each_other)]

    def _find(self, letter: str) -> Answer:
        """Find the next line that begins with a letter; the only one is as good as chosen."""
        after = (self.initials + self.initials).index(letter, self.chosen + 1)
        self.chosen = after % self.size
        return self.choose_typed(self.chosen) if self.initials.count(letter) == 1 else STAY

    def hover(self, spot: Spot | None) -> None:
        super().hover(spot)
        if (row := self.row_of(spot)) is not None:
            self.stale |= self.chosen != row
            self.chosen = row

    def click(self, spot: Spot | None) -> Answer:
        if (row := self.row_of(spot)) is None:
            return STAY
        self.chosen = row
        return self.choose(row)

    def row_of(self, spot: Spot | None) -> int | None:
        """Return which line of this list it is; the one still seen may be one of the list before it."""
        return spot.index if isinstance(spot, LineSpot | PartSpot) and spot.index < self.size else None

    def was_shown(self, seen: Seen) -> None:
        """Follow the choice with the lines when it leaves them, and its ways among them."""
        self.first, self.columns = seen.first, seen.columns

    def menu(self) -> MenuSheet:
        """Return the lines, whatever is seen beside them."""
        lines = Lazily(self.size, self.line)
        return MenuSheet(
            *(self.title, lines, self.chosen, self.note, self.card, self.pointed),
            first=self.first,
            is_list=True,
            order=self.order,
        )

    def picture(self) -> Sequence[Sheet]:
        return [self.menu()]


class AnswerScene(MenuScene):
    """A few answers, side by side or one below the other: a letter takes the one that it begins."""

    are_side_by_side = True

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


class PageScene(MenuScene):
    """A full page, on which one part is a list: the one that has things to take."""

    most_seen = 0
    """Lines of a list that may be longer than its part; 0: all of them are seen."""

    @abstractmethod
    def page(self) -> PageSheet:
        """Put the page together."""

    def picture(self) -> Sequence[Sheet]:
        return [self.page()]

    @property
    def seen(self) -> range:
        """Which lines are seen."""
        return self.seen_of(self.size)

    def seen_of(self, size: int) -> range:
        """Return which of n lines are seen, moved no more than the chosen one needs."""
        return window([1] * size, self.most_seen or size, min(self.chosen, size - 1), self.first)

    def row_of(self, spot: Spot | None) -> int | None:
        parts = [part.content for row in self.page().rows for part in row]
        if not isinstance(spot, PartSpot) or spot.part >= len(parts) or not parts[spot.part].things:
            return None
        return super().row_of(LineSpot(self.seen.start + spot.index))

    def was_shown(self, seen: Seen) -> None:
        self.first = self.seen.start
