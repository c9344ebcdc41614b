"""A page of the review to be read, line by line where it is longer than the picture."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.scenes.scene import STAY, Answer, Scene, TakeOff
from game.screen.screen import Screen
from game.screen.spots import Spot

FOOTER = "{up} {down} lines   {fire} reads on   {back} back"
_STEPS = {Button.UP: -1, Button.DOWN: 1, Button.EARLIER: -4, Button.LATER: 4}


class ReviewPage(Scene):
    """Fire and a click read on, and lead back after the last line."""

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.title, self.lines = title, lines
        self.scroll = 0
        self.rows = self.rows_seen = 1

    def press(self, press: Press) -> Answer:
        self.stale = True
        if press.button is Button.BACK:
            return TakeOff()
        if press.button in _STEPS:
            self._scroll(_STEPS[press.button])
        elif press.chosen:
            return self._read_on()
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        self.stale = True
        return self._read_on()

    @property
    def _last(self) -> int:
        return max(0, self.rows - self.rows_seen)

    def _scroll(self, lines: int) -> None:
        self.scroll = max(0, min(self._last, self.scroll + lines))

    def _read_on(self) -> Answer:
        if self.scroll == self._last:
            return TakeOff()
        self._scroll(self.rows_seen)
        return STAY

    def draw(self, screen: Screen) -> None:
        self.rows, self.rows_seen = screen.page_rows(self.lines), screen.page_lines
        screen.page(self.title, self.lines, FOOTER, self.scroll)
