"""Thoughts beside the clock, as many slices of a step as leave it time to draw."""

from collections.abc import Callable
from time import perf_counter

SECONDS_A_STEP = 0.0045
SECONDS_WHILE_WAITED_FOR = 0.0065  # where nothing is drawn anew meanwhile


def for_a_while(step: Callable[[], bool], seconds: float = SECONDS_A_STEP) -> None:
    """Take steps, each of which says whether another is wanted, as long as one more would be over in time."""
    before = perf_counter()
    until, longest = before + seconds, 0.0
    while step():
        now = perf_counter()
        longest, before = max(longest, now - before), now
        if now + longest > until:
            return
