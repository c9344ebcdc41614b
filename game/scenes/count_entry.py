"""Typing a count: digits, or up and down; nothing is taken before fire."""

from game.devices.button import Button, Press

MOST_DIGITS = 2
MOST = 46


class CountEntry:
    """A number on its way. The 1 of 10 is never taken as 1."""

    def __init__(self, prompt: str) -> None:
        self.prompt = prompt
        self.digits = ""

    def clear(self) -> None:
        """Begin again."""
        self.digits = ""

    def press(self, press: Press) -> int | None:
        """Take a press; the number once fire was pressed."""
        if press.digit is not None:
            self.digits = (self.digits + str(press.digit))[-MOST_DIGITS:]
        elif press.button in (Button.UP, Button.DOWN):
            step = 1 if press.button is Button.UP else -1
            self.digits = str((int(self.digits or "0") + step) % (MOST + 1))
        elif press.button in (Button.BACKSPACE, Button.LEFT):
            self.digits = self.digits[:-1]
        elif press.chosen and self.digits:
            return int(self.digits)
        return None
