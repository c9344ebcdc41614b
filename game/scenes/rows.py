"""Menus whose lines are settings, words to be typed, and doors."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from game.devices.button import Button, Press
from game.rules.in_words import as_sentence
from game.scenes.menu import MenuScene
from game.scenes.scene import STAY, Answer, LayOver
from game.scenes.spelling import Spelling
from game.scenes.typed_settings import ON_OR_OFF, NoSuchValue, value_meant, values_named, values_told
from game.session.typed import NotUnderstood, one_of
from game.sheets.pages import OPENS, MenuSheet
from game.sheets.sheet import Sheet
from game.sheets.spots import ButtonSpot, LineSpot, Spot
from game.values import frozen, replace

T = TypeVar("T")
KEYS = "{up} {down} choose   {fire} select   {back} back"
KEYS_TO_CHANGE = "{up} {down} choose   {left} {right} change   {fire} select   {back} back"
KEYS_TO_OPEN = "{up} {down} choose   {fire} open   {back} back"
NONE = "none"
"""What is typed to clear a line."""


class Row(ABC):
    """One line of a menu."""

    words: str
    note: str
    about: Sequence[str] = ()
    """What there is to read beside the line: a sentence, and more."""
    takes_letters = False

    @property
    def keys(self) -> str:
        """What the line below the menu says can be done with it."""
        return KEYS

    @property
    @abstractmethod
    def value_words(self) -> str:
        """The present value in words."""

    @property
    def offered(self) -> Sequence[str]:
        """The words of each value that it turns through."""
        return ()

    @property
    def longest_value(self) -> int:
        return len(self.value_words)

    def beside(self) -> MenuSheet:
        """Return what is seen beside the menu: what the line opens, its values, or what there is to read."""
        return MenuSheet(self.words.upper(), (), 0, card=self.about or (self.note,))

    @abstractmethod
    def choose(self) -> Answer:
        """Fire was pressed on the line."""

    def turn(self, step: int) -> Answer:
        """Turn the line's value: left or right was pressed on it."""
        return STAY

    def click(self) -> Answer:
        """Answer a click on the line."""
        return self.choose()

    def set(self, words: str) -> None:
        """Set a value by its words: one of those offered, or whatever is typed into the line."""

    def take(self, press: Press) -> bool:
        """Take a letter typed into the line, and tell whether this press was one."""
        return False

    def take_beside(self, words: str) -> Answer:
        """Take what was clicked beside the menu: a value, or something of what the line opens."""
        return STAY


@frozen
class ChoiceRow(Row, Generic[T]):
    """A line that turns through values, each with its words."""

    words: str
    values: Sequence[tuple[T, str]]
    get: Callable[[], T]
    put: Callable[[T], None]
    note: str
    about: Sequence[str] = ()
    """What stands behind each value where all of them are seen."""

    @property
    def value_words(self) -> str:
        present = self.get()
        return dict(self.values).get(present, str(present))

    @property
    def keys(self) -> str:
        return KEYS_TO_CHANGE

    @property
    def longest_value(self) -> int:
        return max(len(words) for words in (self.value_words, *self.offered))

    @property
    def offered(self) -> Sequence[str]:
        return [words for _, words in self.values]

    def beside(self) -> MenuSheet:
        words = self.offered
        chosen = words.index(self.value_words) if self.value_words in words else 0
        about = self.about or [""] * len(words)
        return MenuSheet(self.words.upper(), [*zip(words, about, strict=True)], chosen)

    def turn(self, step: int) -> Answer:
        values, present = [value for value, _ in self.values], self.get()
        here = values.index(present) if present in values else -1
        self.put(values[(here + step) % len(values)])
        return STAY

    def set(self, words: str) -> None:
        self.put(self.values[self.offered.index(words)][0])

    def take_beside(self, words: str) -> Answer:
        if words in self.offered:
            self.set(words)
        return STAY

    def choose(self) -> Answer:
        return self.turn(1)


@frozen
class WordRow(Row):
    """A line in which a word is typed; the usual one stands in brackets until then."""

    words: str
    longest: int
    get: Callable[[], str]
    put: Callable[[str], None]
    note: str
    usual: str = ""
    takes_letters = True
    about: Sequence[str] = ()
    is_fit: Callable[[str], bool] = str.isalnum
    """Whether a word may stand there."""
    is_spelled: bool = False
    """Whether hands without a keyboard can put it together, after a click, or left and right."""

    @property
    def value_words(self) -> str:
        return self.get() or (f"({self.usual})" if self.usual else "")

    @property
    def longest_value(self) -> int:
        return max(self.longest, len(self.value_words))

    def take(self, press: Press) -> bool:
        typed = press.written
        if press.button is Button.BACKSPACE:
            self.put(self.get()[:-1])
        elif typed:
            self.put((self.get() + typed)[: self.longest])
        return bool(typed) or press.button is Button.BACKSPACE

    def set(self, words: str) -> None:
        word = "" if words.lower() == NONE else words.replace(" ", "").upper()
        if word and not (len(word) <= self.longest and self.is_fit(word)):
            raise NotUnderstood(f"Type 1 to {self.longest} letters or digits.")
        self.put(word)

    def choose(self) -> Answer:
        return STAY

    def turn(self, step: int) -> Answer:
        return LayOver(Spelling(self.words, self.longest, self.get, self.put)) if self.is_spelled else STAY

    def click(self) -> Answer:
        return self.turn(1)


@frozen
class DoorRow(Row):
    """A line that leads somewhere, or does something."""

    words: str
    opens: Callable[[], Answer]
    note: str
    value_words: str = ""
    shows: Callable[[], MenuSheet] | None = None
    about: Sequence[str] = ()

    @property
    def keys(self) -> str:
        is_door = self.value_words == OPENS or (self.shows and self.value_words)
        return KEYS_TO_OPEN if is_door else KEYS

    def beside(self) -> MenuSheet:
        return replace(self.shows(), chosen=-1) if self.shows else Row.beside(self)

    def choose(self) -> Answer:
        return self.opens()

    def take_beside(self, words: str) -> Answer:
        return self.opens() if self.shows else STAY


class RowScene(MenuScene):
    """A menu of such lines; fire takes the next value."""

    shows_beside = False
    """Whether there is something to see beside each line."""
    _at = 0
    _words = ""
    is_value_asked = False
    """Whether the values of the chosen line were just named, or its word asked for, to have one typed."""

    def __init__(self, title: str, rows: Callable[[], list[Row]]) -> None:
        """Take `rows`, the lines as they are now: one choice can change what another offers."""
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
        self._at, self._words, self.is_value_asked = index, self.rows[index].words, False

    @property
    def initials(self) -> str:
        return "".join(row.words[0] for row in self.rows).upper()

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        if press.written and self.rows[self.chosen].takes_letters:
            return True
        return super().types(press, at_keyboard=at_keyboard)

    def set_value(self, text: str) -> bool:
        """Set the value that is typed, alone or behind its line; whether one is, and not just a line."""
        rows = self.rows
        try:
            found = value_meant(text, rows, self.chosen, is_asked=self.is_value_asked)
        except NoSuchValue as error:
            if not self.is_word_asked:
                self._ask(error.at)
            raise
        if found:
            at, words = found
            rows[at].set(words)
            self.chosen, self.stale = at, True
        return found is not None

    def asks_for_value(self, spot: Spot | None) -> str:
        """Choose a line by its name, and say what it can be; nothing of one that is opened or switched."""
        at, rows = self.row_of(spot), self.rows
        if at is None or not (rows[at].takes_letters or len(rows[at].offered) > 2):
            return ""
        self._ask(at)
        told = f"{rows[at].words.strip()}, {rows[at].value_words}."
        if self.is_word_asked:
            return f"{told} {as_sentence(rows[at].note)}"
        return values_named(told, "Type another:", rows[at], rows[at].value_words)

    @property
    def is_word_asked(self) -> bool:
        """Whether the word of the chosen line was just asked for."""
        return self.is_value_asked and self.rows[self.chosen].takes_letters

    @property
    def values_asked(self) -> str:
        """What the chosen line can be, where that was just asked."""
        return self.asks_for_value(LineSpot(self.chosen)) if self.is_value_asked else ""

    def _ask(self, at: int) -> None:
        """Choose a line whose values are named."""
        self.chosen, self.stale, self.is_value_asked = at, True, True

    def ask_no_more(self) -> None:
        """Take a number for a line again, and for no value of the chosen one."""
        self.is_value_asked = False

    @property
    def values_help(self) -> Sequence[str]:
        """Say how values are typed, where there are any."""
        named = ((row.words.strip().partition(",")[0], row.offered) for row in self.rows)
        examples = (f"{name} {offered[-1]}".lower() for name, offered in named if offered)
        if not (example := min(examples, key=len, default="")):
            return ()
        return (
            "Type the number of a line, or its name: it opens, switches, or says what it can be.",
            f"Type a value, or a line and its value, such as {example}. values: all that a line can be.",
            "A number alone is a line; after numbered values, one of those. again: all of them once more.",
            "back or leave: one step back. Changes are kept.",
        )

    @property
    def values_typed(self) -> Sequence[str]:
        """The values of the chosen line as they are typed, with what else switches it."""
        values = [value.lower() for value in self.rows[self.chosen].offered]
        return [*values, *ON_OR_OFF] if {*values} & {*ON_OR_OFF} else values

    def values_told(self, name: str) -> Sequence[str]:
        """Tell the values of a line, or of the chosen one."""
        rows = self.rows
        row = one_of({row.words.strip(): row for row in rows}, rows[self.chosen])(name)
        return values_told(row) if row.offered else [as_sentence(row.note)]

    def turn(self, index: int, step: int) -> Answer:
        return self.rows[index].turn(step)

    def choose(self, index: int) -> Answer:
        return self.rows[index].choose()

    def click(self, spot: Spot | None) -> Answer:
        """Take the line that is clicked, or what is beside the chosen one."""
        if isinstance(spot, ButtonSpot) and self.shows_beside:
            return self.rows[self.chosen].take_beside(spot.name)
        if (row := self.row_of(spot)) is None:
            return STAY
        self.chosen = row
        return self.rows[row].click()

    def type_in(self, press: Press) -> bool:
        return self.rows[self.chosen].take(press)

    def picture(self) -> Sequence[Sheet]:
        return [self.with_beside()]

    def with_beside(self) -> MenuSheet:
        """Return the menu with what is seen beside it."""
        if not self.shows_beside:
            return self.menu()
        return replace(self.menu(), beside=replace(self.rows[self.chosen].beside(), lit=self.pointed))

    def menu(self) -> MenuSheet:
        rows, chosen = self.rows, self.chosen
        lines = [(row.words, row.value_words) for row in rows]
        note, longest = rows[chosen].note, max(row.longest_value for row in rows)
        return MenuSheet(
            *(self.title, lines, chosen, note),
            lit=self.pointed,
            notes=[row.note for row in rows],
            longest_value=longest,
            footer=rows[chosen].keys,
            turns=rows[chosen].keys == KEYS_TO_CHANGE,
        )
