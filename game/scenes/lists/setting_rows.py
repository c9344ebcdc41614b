"""Menus whose lines are settings: left and right change them, and each has a sentence about it."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from game.devices.button import Button, Press
from game.scenes.lists.list_scene import MenuScene
from game.scenes.scene import STAY, Answer, TakeOff
from game.screen.screen import Screen

Values = Sequence[tuple[object, str]]
YES_NO: Values = ((True, "yes"), (False, "no"))


@dataclass(frozen=True)
class Row:
    """One line: its words, the setting it changes, the values that can take with their words, a note.

    Where letters can be typed, `typed` says how many."""

    words: str
    name: str
    values: Values = YES_NO
    note: str = ""
    typed: int = 0


class RowScene(MenuScene):
    """Fire takes the next value; back lifts the menu off."""

    heading = ""

    @property
    @abstractmethod
    def rows(self) -> list[Row]:
        """The lines, as they are now: one choice can change what another offers."""

    @abstractmethod
    def get(self, name: str) -> object:
        """The present value of a setting."""

    @abstractmethod
    def put(self, name: str, value: object) -> None:
        """Change a setting."""

    @property
    def size(self) -> int:
        """How many lines there are."""
        return len(self.rows)

    @property
    def takes_letters(self) -> bool:
        """On a line where a word is typed."""
        return self.rows[self.chosen].typed > 0

    def turn(self, index: int, step: int) -> Answer:
        """The next value, or the one before."""
        row = self.rows[index]
        values = [value for value, _ in row.values]
        if values:
            present = self.get(row.name)
            here = values.index(present) if present in values else -1
            self.put(row.name, values[(here + step) % len(values)])
        return STAY

    def choose(self, index: int) -> Answer:
        """The next value."""
        return self.turn(index, 1)

    def back(self) -> Answer:
        """To what lies below."""
        return TakeOff()

    def press(self, press: Press) -> Answer:
        """Where a word is typed, letters and digits are taken first."""
        row = self.rows[self.chosen]
        if row.typed and self._type(row, press):
            self.stale = True
            return STAY
        return super().press(press)

    def _type(self, row: Row, press: Press) -> bool:
        text = str(self.get(row.name))
        typed = press.letter or ("" if press.digit is None else str(press.digit))
        if press.button is Button.BACKSPACE:
            self.put(row.name, text[:-1])
        elif typed:
            self.put(row.name, (text + typed)[: row.typed])
        return bool(typed) or press.button is Button.BACKSPACE

    def value_words(self, row: Row) -> str:
        """The present value in words."""
        present = self.get(row.name)
        return dict(row.values).get(present, str(present))

    def draw(self, screen: Screen) -> None:
        """The menu, with a sentence about the line chosen."""
        lines = [(row.words, self.value_words(row)) for row in self.rows]
        screen.menu(self.heading, lines, self.chosen, self.rows[self.chosen].note)
