"""Typing a count: digits, or up and down; nothing is taken before fire."""

from game.devices.button import Button, Press
from game.rules.counting import MOST_POINTS
from game.screen.sheets import DONE, LESS, MORE, TAKE_BACK
from game.screen.spots import ButtonSpot, Spot

MOST_DIGITS = 2
_CLICKED = {
    MORE: Press(Button.UP),
    LESS: Press(Button.DOWN),
    TAKE_BACK: Press(Button.BACKSPACE),
    DONE: Press(Button.FIRE),
    **{str(digit): Press(None, digit=digit) for digit in range(10)},
}


def clicked(spot: Spot | None) -> Press | None:
    """What a figure or a sign of the number pad stands for."""
    return _CLICKED.get(spot.name) if isinstance(spot, ButtonSpot) else None


class CountEntry:
    """A number on its way. The 1 of 10 is never taken as 1; `usual` is what fire alone says."""

    def __init__(self, prompt: str, usual: str = "") -> None:
        self.prompt = prompt
        self.digits = self._usual = usual
        self._is_typed = False

    @property
    def is_empty(self) -> bool:
        return not self.digits

    def clear(self) -> None:
        self.digits = self._usual
        self._is_typed = False

    def press(self, press: Press) -> int | None:
        """Take a press; the number once fire was pressed."""
        if press.digit is not None:
            self._type(press.digit)
        elif press.chosen:
            return int(self.digits) if self.digits else None
        elif press.button in (Button.UP, Button.DOWN):
            step = 1 if press.button is Button.UP else -1
            self.digits = str((int(self.digits or "0") + step) % (MOST_POINTS + 1))
        elif press.button in (Button.BACKSPACE, Button.LEFT):
            self.digits = self.digits[:-1]
            self._is_typed = True
        return None

    def click(self, spot: Spot | None) -> int | None:
        """The mouse on the figures of the number pad."""
        key = clicked(spot)
        return self.press(key) if key else None

    def _type(self, digit: int) -> None:
        """The first figure takes the place of what stood there unasked."""
        typed = self.digits if self._is_typed else ""
        self.digits = (typed + str(digit))[-MOST_DIGITS:].lstrip("0") or "0"
        self._is_typed = True
