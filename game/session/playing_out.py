"""Choices played out on all processors where that is worth it, with a word now and then of how far it is."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from time import monotonic

from game.coaching.ask import PlaysOut
from game.coaching.how_long import HowLong
from game.players.player import Thought
from game.players.weigh.rollouts import Rollouts
from game.store.system import processors
from game.tournament.executors import lent

REPORTED_EACH = 5.0  # seconds
MOST_PROCESSES = 8


def playing_out(how_long: HowLong, rollouts: Rollouts) -> Thought[None]:
    """Play the choices out as long as asked; if other processes fail, in this one."""
    others = min(MOST_PROCESSES, processors()) - 1 if how_long.is_worth_processes else 0
    if others:
        try:
            with lent(others) as workers:
                yield from how_long.think(rollouts, workers, others)
            return
        except (BrokenExecutor, OSError):
            pass
    yield from how_long.think(rollouts)


def plays_out(how_long: HowLong, say: Callable[[str], object]) -> PlaysOut:
    """Return who plays choices out, says so at once, and each few seconds how far it is."""

    def play(rollouts: Rollouts) -> None:
        say(f"Playing it out {how_long.words}.")
        began = reported = monotonic()
        for _ in playing_out(how_long, rollouts):
            if (now := monotonic()) - reported >= REPORTED_EACH:
                reported = now
                say(f"{how_long.so_far(rollouts, now - began)}.")

    return play
