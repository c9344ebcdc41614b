"""Which button of a pad does what, and how the settings change that."""

from collections.abc import Mapping, Sequence

from game.devices.button import BUTTON_OF_WORD, Button

PadLayout = Mapping[int, Button]
MOST_DIGITS = 3

FACE: PadLayout = {0: Button.FIRE, 1: Button.BACK, 2: Button.HINT, 3: Button.GO}

SHOULDERS: PadLayout = {4: Button.EARLIER, 5: Button.FAST}

# Select 6, start 7, the sticks pushed in 9 and 10, a hat: what most pads look like.
WITH_HAT: PadLayout = {
    **FACE,
    **SHOULDERS,
    6: Button.HELP,
    7: Button.BACK,
    9: Button.BACKSPACE,
    10: Button.TELL,
}

# Triggers that count as buttons 6 and 7 push select and start along.
WITH_HAT_AND_TRIGGERS: PadLayout = {
    **FACE,
    **SHOULDERS,
    8: Button.HELP,
    9: Button.BACK,
    10: Button.BACKSPACE,
    11: Button.TELL,
}

# The d-pad comes as four buttons at the end of a console pad's own order.
WITHOUT_HAT: PadLayout = {
    **FACE,
    4: Button.HELP,
    6: Button.BACK,
    7: Button.BACKSPACE,
    8: Button.TELL,
    9: Button.EARLIER,
    10: Button.FAST,
    11: Button.UP,
    12: Button.DOWN,
    13: Button.LEFT,
    14: Button.RIGHT,
}


def layout_for(buttons: int, hats: int, wishes: PadLayout) -> PadLayout:
    """Return the layout of a pad by what it has; a button that the settings place has only those places."""
    if not hats and buttons > max(WITHOUT_HAT):
        usual = WITHOUT_HAT
    else:
        usual = WITH_HAT_AND_TRIGGERS if buttons >= 12 else WITH_HAT
    served = set(wishes.values())
    return {number: button for number, button in usual.items() if button not in served} | dict(wishes)


def read_pads(settings: Mapping[str, Sequence[str]]) -> tuple[PadLayout, tuple[str, ...]]:
    """Read the wishes `{"fire": ["3"]}` as a layout, and a sentence for each that cannot be met."""
    wishes: dict[int, Button] = {}
    complaints = []
    for word, numbers in settings.items():
        button = BUTTON_OF_WORD.get(word.lower())
        if button is None:
            complaints.append(f"Unknown button '{word}'.")
            continue
        for number in numbers:
            if not (number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS):
                complaints.append(f"Unknown pad button '{number}'. Pad buttons are numbers from 0.")
            elif wishes.setdefault(int(number), button) is not button:
                complaints.append(f"Pad button {number} can't be {button.word} too.")
    return wishes, tuple(complaints)
