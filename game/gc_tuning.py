"""No long pauses for tidying up: what players remember is no garbage, and looking through it takes time."""

import gc

_YOUNG, _OLDER, _NEVER = 250, 5, 1_000_000


def read_first() -> None:
    """Collect no garbage while the program is being read; `spare_them` ends this."""
    gc.disable()


def spare_them() -> None:
    """Spare what is in memory by now; of what comes later look through the young only."""
    gc.enable()
    gc.freeze()
    gc.set_threshold(_YOUNG, _OLDER, _NEVER)
