"""A page of the review to be read."""

from collections.abc import Sequence

from game.devices.button import Button, Press
from game.scenes.reading import Reading
from game.scenes.scene import STAY, Answer, Scene, TakeOff
from game.screen.screen import Screen
from game.screen.spots import Spot

FOOTER = "{up} {down} lines   {fire} reads on   {back} back"


class ReviewPage(Scene):
    """Fire and a click read on, and lead back after the last line."""

    def __init__(self, title: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.title, self.lines = title, lines
        self.reading = Reading()

    def press(self, press: Press) -> Answer:
        self.stale = True
        if press.button is Button.BACK:
            return TakeOff()
        if not self.reading.moves(press.button) and press.chosen:
            return self._read_on()
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        self.stale = True
        return self._read_on()

    def _read_on(self) -> Answer:
        return STAY if self.reading.reads_on() else TakeOff()

    def draw(self, screen: Screen) -> None:
        self.reading.draw(screen, self.title, self.lines, FOOTER)
