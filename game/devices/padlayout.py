"""Which number the maker, or the system's driver, gave to each button of a pad."""

from collections.abc import Mapping

from game.devices.button import Button

PadLayout = Mapping[int, Button]

FACE: PadLayout = {0: Button.FIRE, 1: Button.BACK, 2: Button.HINT, 3: Button.GO}

# Shoulders 4 and 5, select 6, start 7, the sticks pushed in 9 and 10, a hat: what most pads look like.
WITH_HAT: PadLayout = {
    **FACE,
    4: Button.EARLIER,
    5: Button.FAST,
    6: Button.HELP,
    7: Button.BACK,
    9: Button.BACKSPACE,
    10: Button.BACKSPACE,
}

# Triggers that count as buttons 6 and 7 push select and start along.
WITH_HAT_AND_TRIGGERS: PadLayout = {
    **FACE,
    4: Button.EARLIER,
    5: Button.FAST,
    8: Button.HELP,
    9: Button.BACK,
    10: Button.BACKSPACE,
    11: Button.BACKSPACE,
}

# The d-pad comes as four buttons at the end of a console pad's own order.
WITHOUT_HAT: PadLayout = {
    **FACE,
    4: Button.HELP,
    6: Button.BACK,
    7: Button.BACKSPACE,
    8: Button.BACKSPACE,
    9: Button.EARLIER,
    10: Button.FAST,
    11: Button.UP,
    12: Button.DOWN,
    13: Button.LEFT,
    14: Button.RIGHT,
}


def layout_for(buttons: int, hats: int) -> PadLayout:
    """The layout of a pad, told from what it has."""
    if not hats and buttons > max(WITHOUT_HAT):
        return WITHOUT_HAT
    return WITH_HAT_AND_TRIGGERS if buttons >= 12 else WITH_HAT
