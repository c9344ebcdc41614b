"""No long pauses for tidying up: what players remember is no garbage, and looking through it takes time."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_YOUNG, _OLDER, _NEVER = 250, 5, 1_000_000


def read_first() -> None:
    """Collect no garbage while the program is being read; `spare_them` ends this."""
    gc.disable()


@contextmanager
def read_undisturbed() -> Iterator[None]:
    """Do the same for a part of the program."""
    gc.disable()
    yield
    gc.enable()


def spare_them() -> None:
    """Spare what is in memory by now; of what comes later look through the young only."""
    gc.enable()
    gc.freeze()
    gc.set_threshold(_YOUNG, _OLDER, _NEVER)
