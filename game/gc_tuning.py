"""No long pauses for tidying up: what players remember is no garbage, and looking through it takes time."""

import gc

_YOUNG, _OLDER, _NEVER = 250, 5, 1_000_000
_PILED_UP = 20_000
"""So much may lie about where no rest comes."""


def read_first() -> None:
    """Collect no garbage while the program is being read, nor for an answer that is there in a moment."""
    gc.disable()


def from_now_on() -> None:
    """Collect as usual: what comes now may go on for hours."""
    gc.enable()


def end() -> None:
    """Look through nothing at the end: the system takes it all back."""
    gc.freeze()


def spare_them(young: int = _YOUNG) -> None:
    """Spare what is in memory by now; of what comes later look through the young only."""
    gc.enable()
    gc.freeze()
    gc.set_threshold(young, _OLDER, _NEVER)


def wait_for_a_rest() -> None:
    """Leave garbage lying until `tidy_up`, lest a card halt in its flight."""
    spare_them(_PILED_UP)


def tidy_up() -> None:
    """Collect as much as would have been collected by now."""
    young, older, _ = gc.get_count()
    if older > _OLDER:
        gc.collect(1)
    elif young > _YOUNG:
        gc.collect(0)
