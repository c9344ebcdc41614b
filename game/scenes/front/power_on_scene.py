"""The short moment after another machine was switched on; any press ends it."""

from collections.abc import Sequence

from game.devices.button import Press
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.scene import Answer, Scene, TakeOff
from game.screen.sheets import PowerOnSheet, Sheet
from game.screen.spots import Spot

STEPS_A_LINE = STEPS_A_SECOND // 5
LASTS = 2 * STEPS_A_SECOND


class PowerOn(Scene):
    """The machine writes its lines, one after the other."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.lines = lines
        self.steps = 0

    def press(self, press: Press) -> Answer:
        return TakeOff()

    def click(self, spot: Spot | None) -> Answer:
        return TakeOff()

    def tick(self) -> Answer:
        self.steps += 1
        self.stale |= self.steps % STEPS_A_LINE == 0
        return super().tick() if self.steps < LASTS else TakeOff()

    def picture(self) -> Sequence[Sheet]:
        return [PowerOnSheet(self.lines[: self.steps // STEPS_A_LINE])]
