"""Lists to choose from, by buttons or with the mouse, and menus whose lines are settings."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeGuard, TypeVar

from game.devices.button import Button, Press
from game.scenes.scene import STAY, Answer, Scene, TakeOff, Way
from game.screen.sheets import Lazily, MenuSheet, Seen, Sheet
from game.screen.spots import LineSpot, Spot


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
        """A line was found by its letter: it is pointed at, and no more."""
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
        """The next line that begins with a letter; the only one is as good as chosen."""
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

    def _has(self, spot: Spot | None) -> TypeGuard[LineSpot]:
        """Whether it is a line of this list; what is still seen may be one of the list before it."""
        return isinstance(spot, LineSpot) and spot.index < self.size

    def was_shown(self, seen: Seen) -> None:
        """The lines follow the choice when it leaves them."""
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


T = TypeVar("T")
YES_NO = ((True, "yes"), (False, "no"))


class Row(ABC):
    """One line of a menu."""

    words: str
    note: str
    takes_letters = False

    @property
    @abstractmethod
    def value_words(self) -> str:
        """The present value in words."""

    @property
    def longest_value(self) -> int:
        return len(self.value_words)

    @abstractmethod
    def choose(self) -> Answer:
        """Fire was pressed on the line."""

    def turn(self, step: int) -> None:
        """Left or right was pressed on the line."""

    def take(self, press: Press) -> bool:
        """Whether this press was a letter typed into the line."""
        return False


@dataclass(frozen=True)
class ChoiceRow(Row, Generic[T]):
    """A line that turns through values, each with its words."""

    words: str
    values: Sequence[tuple[T, str]]
    get: Callable[[], T]
    put: Callable[[T], None]
    note: str

    @property
    def value_words(self) -> str:
        present = self.get()
        return dict(self.values).get(present, str(present))

    @property
    def longest_value(self) -> int:
        return max(len(words) for words in (self.value_words, *(words for _, words in self.values)))

    def turn(self, step: int) -> None:
        values, present = [value for value, _ in self.values], self.get()
        here = values.index(present) if present in values else -1
        self.put(values[(here + step) % len(values)])

    def choose(self) -> Answer:
        self.turn(1)
        return STAY


@dataclass(frozen=True)
class WordRow(Row):
    """A line in which a word is typed; the usual one stands in brackets until then."""

    words: str
    longest: int
    get: Callable[[], str]
    put: Callable[[str], None]
    note: str
    usual: str = ""
    takes_letters = True

    @property
    def value_words(self) -> str:
        return self.get() or (f"({self.usual})" if self.usual else "")

    @property
    def longest_value(self) -> int:
        return max(self.longest, len(self.value_words))

    def take(self, press: Press) -> bool:
        typed = press.letter or ("" if press.digit is None else str(press.digit))
        if press.button is Button.BACKSPACE:
            self.put(self.get()[:-1])
        elif typed:
            self.put((self.get() + typed)[: self.longest])
        return bool(typed) or press.button is Button.BACKSPACE

    def choose(self) -> Answer:
        return STAY


@dataclass(frozen=True)
class DoorRow(Row):
    """A line that leads somewhere, or does something."""

    words: str
    opens: Callable[[], Answer]
    note: str
    value_words: str = ""

    def choose(self) -> Answer:
        return self.opens()


class RowScene(MenuScene):
    """A menu of such lines; fire takes the next value."""

    _at = 0
    _words = ""

    def __init__(self, title: str, rows: Callable[[], list[Row]]) -> None:
        """`rows` gives the lines as they are now: one choice can change what another offers."""
        super().__init__()
        self.title = title
        self._rows = rows

    @property
    def rows(self) -> list[Row]:
        return self._rows()

    @property
    def size(self) -> int:
        return len(self.rows)

    @property
    def chosen(self) -> int:
        """The line last chosen, wherever it stands now; where it is gone, the one in its place."""
        words = [row.words for row in self.rows]
        same = [index for index, word in enumerate(words) if word == self._words]
        return min(same or range(len(words)), key=lambda index: abs(index - self._at))

    @chosen.setter
    def chosen(self, index: int) -> None:
        self._at, self._words = index, self.rows[index].words

    @property
    def initials(self) -> str:
        return "".join(row.words[0] for row in self.rows).upper()

    def types(self, press: Press) -> bool:
        is_typed = press.letter is not None or press.digit is not None
        return is_typed and self.rows[self.chosen].takes_letters

    def turn(self, index: int, step: int) -> Answer:
        self.rows[index].turn(step)
        return STAY

    def choose(self, index: int) -> Answer:
        return self.rows[index].choose()

    def press(self, press: Press) -> Answer:
        """Where a word is typed, letters and digits are taken first."""
        if self.rows[self.chosen].take(press):
            self.stale = True
            return STAY
        return super().press(press)

    def picture(self) -> Sequence[Sheet]:
        rows, chosen = self.rows, self.chosen
        lines = [(row.words, row.value_words) for row in rows]
        note, longest = rows[chosen].note, max(row.longest_value for row in rows)
        return [MenuSheet(self.title, lines, chosen, note, lit=self.pointed, longest_value=longest)]
