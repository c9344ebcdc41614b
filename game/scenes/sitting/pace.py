"""The pace of the table: how long things take to be seen."""

from dataclasses import dataclass

STEPS_A_SECOND = 60
SPEEDS = range(1, 6)
USUAL_SPEED = 3
_FACTORS = dict(zip(SPEEDS, (1.77, 1.31, 1.0, 0.54, 0.15), strict=True))


@dataclass
class Pace:
    """Speed 1 to 5; fast shows everything at once; `waits` leaves scores on the table until a press.

    CRIBBAGE 128 only thinks fast, and shows everything as ever (X4)."""

    speed: int = USUAL_SPEED
    waits: bool = True
    fast: bool = False
    only_thinks_fast: bool = False

    @property
    def shows_at_once(self) -> bool:
        """Whether nothing stands on the table longer than it takes to happen."""
        return self.fast and not self.only_thinks_fast

    def frames(self, seconds: float) -> int:
        """How many steps something takes that takes so long at speed three."""
        return 0 if self.shows_at_once else round(seconds * STEPS_A_SECOND * _FACTORS[self.speed])
