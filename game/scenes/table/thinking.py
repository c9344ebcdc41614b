"""A thought at the table: as long as it takes, and no shorter than can be followed."""

from game.devices.tunes import Tune
from game.rules.events import Phase
from game.rules.moves import Moves
from game.scenes.pace import STEPS_A_SECOND, think
from game.scenes.table.game_context import GameContext

SOUND_EVERY = STEPS_A_SECOND // 2
# A thought that lasts longer is told on every machine: an engine may think for ten seconds.
LONG_STEPS = 2 * STEPS_A_SECOND
LONG_WORDS = "thinking...."
# A move that comes too soon cannot be followed: a thought is shown for this many seconds at least.
_LEAST_SECONDS = {Phase.LAY_AWAY: 1.0, Phase.PLAY: 0.8}
# Less would be a flash.
_LEAST_STEPS_DARK = STEPS_A_SECOND // 2


class Thinking:
    """One thought of one seat."""

    def __init__(self, context: GameContext, seat: int) -> None:
        self.context = context
        self.seat = seat
        self._thought = context.table.think(seat)
        self._moves: Moves | None = None
        self._steps = 0
        least = _LEAST_SECONDS.get(context.table.game.phase, 0.3)
        self._least = context.acting.pace.frames(least)
        is_discard = context.table.game.phase is Phase.LAY_AWAY
        self._may_go_dark = context.manner.blanks and is_discard
        self._words = context.voice.thinking if is_discard else ""
        context.acting.begin_turn(seat, self._words)

    @property
    def is_dark(self) -> bool:
        """Whether the picture is off while this thought lasts."""
        return self._may_go_dark and self.context.acting.pace.fast

    @property
    def has_news(self) -> bool:
        """Whether it is now that it has become a long one."""
        return self._moves is None and self._steps == LONG_STEPS

    def hurry(self) -> None:
        """Think no longer than is needed."""
        self._least = 0
        self._may_go_dark = False

    def tick(self) -> Moves | None:
        """Think on; return the move, once it is found and was waited for, or at once that there is none."""
        if self._words and self._steps % SOUND_EVERY == 0 and not self.context.acting.pace.fast:
            self.context.acting.sound(Tune.THINKING)
        self._steps += 1
        if self._moves is None:
            self._moves = next(iter(think(self._thought)), None)
            if self.has_news:
                self.context.acting.begin_turn(self.seat, LONG_WORDS)
        least = _LEAST_STEPS_DARK if self.is_dark else 0 if self.context.acting.pace.fast else self._least
        if self._moves is None or (self._moves and self._steps < least):
            return None
        self.context.acting.end_turn()
        return self._moves
