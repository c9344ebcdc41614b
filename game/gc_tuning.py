"""No long pauses for tidying up: what players remember is no garbage, and looking through it takes time."""

import gc

_YOUNG, _OLDER, _NEVER = 250, 5, 1_000_000


def read_first() -> None:
    """While the program is being read there is no garbage; `spare_them` ends this."""
    gc.disable()


def spare_them() -> None:
    """What is in memory by now stays; of what comes later only the young is looked through."""
    gc.enable()
    gc.freeze()
    gc.set_threshold(_YOUNG, _OLDER, _NEVER)
