"""What the hands can say to a scene, whichever device they use."""

from dataclasses import dataclass, replace
from enum import Enum, auto

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
    """Say aloud what lies on the table, and what is held."""

    @property
    def word(self) -> str:
        """The button's name in the settings file."""
        return self.name.lower()


BUTTON_OF_WORD = {button.word: button for button in Button}
DIRECTIONS = frozenset({Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT})
READING = frozenset({Button.EARLIER, Button.LATER})
"""What leafs through the reasons below the board, and through pages."""


@dataclass(frozen=True)
class Press:
    """A button pressed, and the digit or capital letter on the same key for those who ask for one."""

    button: Button | None
    digit: int | None = None
    letter: str | None = None
    fired: bool = False

    @property
    def chosen(self) -> bool:
        """Fire, even with the stick held up: for a scene where there is no go to call."""
        return self.fired or self.button is Button.FIRE

    def as_typed(self, letters: str) -> "Press":
        """The same press, and nothing but a letter if it is one of these."""
        return replace(self, button=None) if self.letter and self.letter in letters else self


def up_and_fire(fire: Press) -> Press:
    """CRIBBAGE 128: up held, then fire, is go."""
    return replace(fire, button=Button.GO, fired=True)


@dataclass(frozen=True)
class NamedKey:
    """A key, or a button of a pad, by its word and what it does elsewhere, where keys are being chosen."""

    word: str
    does: Button | None = None
    of_pad: bool = False


@dataclass(frozen=True)
class Click:
    """The mouse pressed at a point of the window."""

    point: Point


@dataclass(frozen=True)
class Hover:
    """The mouse moved to a point of the window."""

    point: Point


@dataclass(frozen=True)
class Pull:
    """The right button of the mouse pressed at a point of the window."""

    point: Point


@dataclass(frozen=True)
class LetGo:
    """The right button let go."""

    point: Point


@dataclass(frozen=True)
class PadFound:
    """A pad was plugged in."""

    name: str


@dataclass(frozen=True)
class PadLost:
    """A pad was pulled out."""

    name: str


Gesture = Press | NamedKey | Click | Hover | Pull | LetGo | PadFound | PadLost
