"""A player's thought beside the clock, a few slices a step, so that the picture never stands still."""

from game.devices.tunes import Tune
from game.rules.moves import Move
from game.rules.phase import Phase
from game.scenes.sitting.pace import STEPS_A_SECOND
from game.scenes.sitting.sitting import Sitting
from game.scenes.sitting.slices import for_a_while

THINKING = "thinking...."
SOUND_EVERY = STEPS_A_SECOND // 2
# A move that comes too soon cannot be followed, so that a thought is shown at least so many seconds.
_LEAST_SECONDS = {Phase.LAY_AWAY: 1.0, Phase.PLAY: 0.8}
# Less would be a flash.
_LEAST_STEPS_DARK = STEPS_A_SECOND // 2


class Thinking:
    """One thought of one seat."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self._thought = sitting.table.think(seat)
        self._move: Move | None = None
        self._steps = 0
        least = _LEAST_SECONDS.get(sitting.table.game.phase, 0.3)
        self._least = sitting.acting.pace.frames(least)
        self._may_go_dark = sitting.manner.blanks and sitting.table.game.phase is Phase.LAY_AWAY
        sitting.acting.begin_turn(seat, THINKING)

    @property
    def is_dark(self) -> bool:
        """Whether the picture is off while this thought lasts."""
        return self._may_go_dark and self.sitting.acting.pace.fast

    def hurry(self) -> None:
        """Think no longer than is needed."""
        self._least = 0
        self._may_go_dark = False

    def tick(self) -> Move | None:
        """Think on; the move, once it is found and was waited for."""
        if self._steps % SOUND_EVERY == 0 and not self.sitting.acting.pace.fast:
            self.sitting.acting.sound(Tune.THINKING)
        self._steps += 1
        if self._move is None:
            for_a_while(self._think_on)
        least = _LEAST_STEPS_DARK if self.is_dark else 0 if self.sitting.acting.pace.fast else self._least
        if self._move is None or self._steps < least:
            return None
        self.sitting.acting.end_turn()
        return self._move

    def _think_on(self) -> bool:
        """One slice; whether there is more to think."""
        try:
            next(self._thought)
        except StopIteration as found:
            self._move = found.value
        return self._move is None
