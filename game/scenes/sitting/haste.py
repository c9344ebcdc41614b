"""Haste: a hand that presses again what has just done something has not yet seen what it did."""

from enum import Enum, auto

from game.devices.button import DIRECTIONS, Button, Press
from game.scenes.sitting.pace import STEPS_A_SECOND

# A hand that hammers presses every 0.1 to 0.25 s, one that has looked takes 0.4 s and more.
DEAF_STEPS = round(0.35 * STEPS_A_SECOND)
# However long it hammers, the button hears again after so long: nobody is locked out.
MOST_DEAF_STEPS = round(0.8 * STEPS_A_SECOND)


class Mouse(Enum):
    """What the mouse presses with, wherever it points."""

    CLICK = auto()


class Haste:
    """The button that is deaf for a moment, because it has just done something.

    All others hear, and to press one of them ends the deafness: a hand that changes buttons knows what it
    wants. Directions are never deaf, for whatever they point at can be pointed away from again."""

    def __init__(self) -> None:
        self._button: object = None
        self._deaf = self._at_most = 0

    @property
    def is_deaf(self) -> bool:
        """Whether there is a button that is deaf now."""
        return self._deaf > 0

    def did_something(self, press: Press | Mouse) -> None:
        """It finished a movement, ended a wait, or made a move."""
        self._button = _button(press)
        self._deaf, self._at_most = DEAF_STEPS, MOST_DEAF_STEPS

    def swallows(self, press: Press | Mouse) -> bool:
        """Whether this press comes too soon; if so, the button stays deaf a little longer."""
        button = _button(press)
        if button != self._button or button in DIRECTIONS:
            self.forget()
        elif self._deaf:
            self._deaf = min(DEAF_STEPS, self._at_most)
        return self.is_deaf

    def tick(self) -> None:
        """A step of the clock."""
        self._deaf, self._at_most = max(0, self._deaf - 1), max(0, self._at_most - 1)

    def mouse_moved(self) -> None:
        """A hand that points elsewhere knows what it wants, too."""
        if self._button is Mouse.CLICK:
            self.forget()

    def forget(self) -> None:
        """All buttons hear."""
        self._deaf = 0


def _button(press: Press | Mouse) -> object:
    """Fire is fire on whichever key, and with the stick held up; a digit is a button of its own."""
    if isinstance(press, Mouse):
        return press
    return Button.FIRE if press.chosen else press.button or press
