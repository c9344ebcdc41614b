"""How a page is read: line by line, where it is longer than the picture."""

from collections.abc import Sequence

from game.devices.button import Button
from game.screen.screen import Screen

_PAGE_KEY = 4
_STEPS = {Button.UP: -1, Button.DOWN: 1, Button.EARLIER: -_PAGE_KEY, Button.LATER: _PAGE_KEY}


class Reading:
    """How far down a page has been read; how far one can is known once it was drawn."""

    def __init__(self) -> None:
        self.scroll = self._last = 0
        self._rows_seen = 1

    def moves(self, button: Button | None) -> bool:
        """Up and down, the page keys and the wheel; no other button moves anything."""
        step = _STEPS.get(button, 0) if button else 0
        self._move(step)
        return bool(step)

    def reads_on(self) -> bool:
        """The next pictureful, if there is one."""
        if self.scroll == self._last:
            return False
        self._move(self._rows_seen)
        return True

    def _move(self, lines: int) -> None:
        self.scroll = max(0, min(self._last, self.scroll + lines))

    def draw(self, screen: Screen, title: str, lines: Sequence[str], footer: str) -> None:
        self._rows_seen = screen.page_lines
        self._last = max(0, screen.page_rows(lines) - self._rows_seen)
        screen.page(title, lines, footer, self.scroll)
