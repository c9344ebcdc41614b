"""The buttons and presses a scene hears, whichever device they use, and the buttons held down."""

import re
from collections.abc import Hashable, Mapping
from enum import Enum, auto

from game.values import frozen, replace

Point = tuple[int, int]


class Button(Enum):
    """Everything a hand can ask for; the settings file calls them by these names in small letters."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    FIRE = auto()
    GO = auto()
    FAST = auto()
    HELP = auto()
    HINT = auto()
    BACK = auto()
    BACKSPACE = auto()
    FULL_SCREEN = auto()
    MUTE = auto()
    MACHINE = auto()
    EARLIER = auto()
    LATER = auto()
    TELL = auto()
    """Read the table and the hand aloud."""

    POSITION = auto()
    """The moment in one line, to be copied."""

    @property
    def word(self) -> str:
        """The button's name in the settings file."""
        return self.name.lower()


BUTTON_OF_WORD = {button.word: button for button in Button}
DIRECTIONS = (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT)
WALKING = frozenset({*DIRECTIONS, Button.FIRE, Button.BACK})
"""With these alone one gets everywhere; for the left hand they are letters."""

READING = frozenset({Button.EARLIER, Button.LATER})
"""What leafs through the reasons below the board, and through pages."""


_POINTING = {8: Button.UP, 2: Button.DOWN, 4: Button.LEFT, 5: Button.RIGHT, 6: Button.RIGHT}


PASTE = "\x16"
"""What Ctrl+V types."""


@frozen
class Press:
    """A button pressed, and the digit, capital letter or space on the same key for those who ask for one."""

    button: Button | None
    digit: int | None = None
    letter: str | None = None
    fired: bool = False
    typed: str = ""
    """The sign itself, where a text is written; `PASTE` for what was copied last."""

    @property
    def is_sign_alone(self) -> bool:
        """Whether it means nothing but where a text is written."""
        return bool(self.typed) and self.button is None and self.digit is None and self.letter is None

    @property
    def chosen(self) -> bool:
        """Fire, even with the stick held up: for a scene where there is no go to call."""
        return self.fired or self.button is Button.FIRE

    @property
    def across(self) -> int:
        """One step to the right, -1 to the left; 0: neither."""
        return (self.button is Button.RIGHT) - (self.button is Button.LEFT)

    @property
    def down(self) -> int:
        """One step down, -1 up; 0: neither."""
        return (self.button is Button.DOWN) - (self.button is Button.UP)

    @property
    def more(self) -> int:
        """One step up or to the right, where the larger figures are, -1 to the smaller ones; 0: neither."""
        return self.across - self.down

    @property
    def sign(self) -> str:
        """The letter or figure on the key; a space is none."""
        return (self.letter or ("" if self.digit is None else str(self.digit))).strip()

    @property
    def written(self) -> str:
        """The sign where a word is written: a figure that moves there, as the keypad's do, is none."""
        does = self.letter is None and self.button not in (None, Button.GO)
        return "" if does else self.sign

    def spelled_onto(self, word: str) -> str:
        """Return the word with this sign behind it, or without its last one."""
        return word[:-1] if self.button is Button.BACKSPACE else word + self.written

    @property
    def as_pointing(self) -> "Press":
        """The same press where figures point as on the keypad, and type nothing (CRIBBAGE 128)."""
        is_figure = self.digit is not None and self.button is None
        return Press(_POINTING.get(self.digit or 0)) if is_figure else self

    def is_one_of(self, letters: str) -> bool:
        """Tell whether it is one of these letters, and does not move or take."""
        return self.letter is not None and self.letter in letters and self.button not in WALKING

    @property
    def as_typed(self) -> "Press":
        """The same press, and nothing but a letter if it has one and does not move or take."""
        return replace(self, button=None) if self.letter and self.button not in WALKING else self


def up_and_fire(fire: Press) -> Press:
    """Make a go of up held, then fire, as CRIBBAGE 128 does."""
    return replace(fire, button=Button.GO, fired=True)


@frozen
class NamedKey:
    """A key, or a button of a pad, by its word and what it does elsewhere, where keys are being chosen."""

    word: str
    does: Button | None = None
    of_pad: bool = False


@frozen
class Click:
    """The mouse pressed at a point of the window."""

    point: Point


@frozen
class Hover:
    """The mouse moved to a point of the window."""

    point: Point


@frozen
class Pull:
    """The right button of the mouse pressed at a point of the window."""

    point: Point


@frozen
class LetGo:
    """The right button let go."""

    point: Point


@frozen
class PadLost:
    """A pad was pulled out."""

    name: str


Gesture = Press | NamedKey | Click | Hover | Pull | LetGo | PadLost

_MARK = re.compile(r"\{([A-Za-z_]+(?:\.[a-z_]+)?)\}")


def with_keys(text: str, names: Mapping[str, str]) -> str:
    """Replace each mark in a text by the name of the key; other braces stay."""
    return _MARK.sub(lambda mark: names.get(mark[1], mark[0]), text) if "{" in text else text


STEPS_BEFORE_REPEAT = 24
STEPS_BETWEEN_REPEATS = 6


class Held:
    """What is held, by the place that holds it (a key, the stick); the newest repeats."""

    def __init__(self) -> None:
        self._presses: dict[Hashable, Press] = {}
        self._steps = 0

    def hold(self, place: Hashable, press: Press) -> None:
        """Begin to hold; only what moves on repeats."""
        if press.button in DIRECTIONS or press.button in READING:
            self._presses[place] = press
            self._steps = 0

    def let_go(self, place: Hashable) -> None:
        """Hold no longer; what was held before begins its wait anew."""
        if self._presses.pop(place, None):
            self._steps = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing is held."""
        return not self._presses

    def has(self, button: Button) -> bool:
        return any(press.button is button for press in self._presses.values())

    def tick(self) -> list[Press]:
        """Step the clock: the newest press held, when it is time to repeat it."""
        if not self._presses:
            return []
        self._steps += 1
        late = self._steps - STEPS_BEFORE_REPEAT
        if late < 0 or late % STEPS_BETWEEN_REPEATS:
            return []
        return [list(self._presses.values())[-1]]

    def release(self) -> None:
        self._presses.clear()
