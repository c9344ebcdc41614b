"""The short moment after another machine was switched on; any press ends it."""

from collections.abc import Sequence

from game.scenes.pace import STEPS_A_SECOND
from game.scenes.scene import Answer, Passing, TakeOff
from game.sheets.sheet import Sheet
from game.sheets.sheets import BlankSheet

STEPS_A_LINE = STEPS_A_SECOND // 5
LASTS = 2 * STEPS_A_SECOND


class PowerOn(Passing):
    """The machine writes its lines, one after the other."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__()
        self.lines = lines
        self.steps = 0

    def tick(self) -> Answer:
        self.steps += 1
        self.stale |= self.steps % STEPS_A_LINE == 0
        return super().tick() if self.steps < LASTS else TakeOff()

    def picture(self) -> Sequence[Sheet]:
        return [BlankSheet(booted=self.lines[: self.steps // STEPS_A_LINE])]
