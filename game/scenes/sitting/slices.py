"""Thoughts beside the clock, as many slices of a step as leave it time to draw."""

from collections.abc import Callable
from time import perf_counter

SECONDS_A_STEP = 0.004


def for_a_while(step: Callable[[], bool]) -> None:
    """Take steps, each of which says whether another is wanted, until the time is over."""
    until = perf_counter() + SECONDS_A_STEP
    while step() and perf_counter() < until:
        pass
