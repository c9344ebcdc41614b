"""Movements: what is seen while something happens, one beat for each step of the clock.

A movement is a generator. Its steps can be cut short by a press; where it waits, it stays until a press."""

from collections.abc import Generator
from enum import Enum, auto


class Beat(Enum):
    """What a movement asks of the clock."""

    STEP = auto()
    HOLD = auto()
    """A step in which nothing has changed since the one before."""
    WAIT = auto()


Movement = Generator[Beat, None, None]


class Mover:
    """The movement under way, if any."""

    def __init__(self) -> None:
        self._movement: Movement | None = None
        self.waits = False
        self.has_changed = False
        """Whether the latest beat changed anything that is seen."""

    @property
    def is_moving(self) -> bool:
        """Whether anything is under way or waits for a press."""
        return self._movement is not None

    def begin(self, movement: Movement) -> None:
        """Start a movement, up to its first beat."""
        self._movement = movement
        self._advance()

    def tick(self) -> None:
        """Go on by one step, unless it waits."""
        if not self.waits:
            self._advance()

    def hurry(self) -> None:
        """Finish the steps under way, or end the wait: one press does one of them."""
        if self.waits:
            self._advance()
        else:
            while self.is_moving and not self.waits:
                self._advance()

    def finish(self) -> None:
        """Bring it to its end, waits and all."""
        while self.is_moving:
            self._advance()

    def _advance(self) -> None:
        beat = next(self._movement, None) if self._movement else None
        self.waits = beat is Beat.WAIT
        self.has_changed = beat is not Beat.HOLD
        if beat is None:
            self._movement = None
