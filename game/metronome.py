"""The clock of the program: sixty steps a second, however long pictures take."""

from collections.abc import Callable
from time import perf_counter

from game.scenes.sitting.pace import STEPS_A_SECOND

STEP = 1 / STEPS_A_SECOND
MOST_STEPS_AT_ONCE = 5
LONGEST_GAP = MOST_STEPS_AT_ONCE * STEP


class Metronome:
    """How many steps are due. A long gap, such as a window being dragged, is forgotten."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._last = clock()
        self._owed = 0.0

    def steps_due(self) -> int:
        """The steps since it was last asked, at most a few."""
        now = self._clock()
        self._owed = min(self._owed + now - self._last, LONGEST_GAP)
        self._last = now
        due = int(self._owed / STEP)
        self._owed -= due * STEP
        return due

    def rest(self, steps: int = 1) -> float:
        """Seconds until so many steps are due."""
        return max(0.0, steps * STEP - self._owed - (self._clock() - self._last))
