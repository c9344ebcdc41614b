"""What keys and the buttons of a pad are called on a page."""

from collections.abc import Mapping

from game.devices.button import Button
from game.devices.pad_layout import WITH_HAT, PadLayout

ALT = "alt+"
_SIGNS = {"return": "Enter", "escape": "Esc", "up": "↑", "down": "↓", "left": "←", "right": "→"}
_SIGNS |= {"pageup": "Page Up", "pagedown": "Page Down", "leftbracket": "[", "rightbracket": "]"}
_SIGNS |= {"clear": "Keypad 5"}  # with Num Lock off
_PAD_SIGNS = {"period": ".", "divide": "/", "multiply": "*", "minus": "-", "plus": "+", "enter": "Enter"}
KEYPAD = "kp"

# By the usual layout; its face has the same numbers on most pads.
_FACE = {0: "A", 1: "B", 2: "X", 3: "Y"}
_USUAL = _FACE | {4: "Left shoulder", 5: "Right shoulder", 6: "Select", 7: "Start"}
_USUAL |= {9: "Left stick in", 10: "Right stick in"}


def key_title(word: str) -> str:
    """Name a key as the screen calls it: `Esc`, `Page Up`, `Keypad 8`, `Alt+Enter`."""
    if word.startswith(ALT):
        return f"Alt+{key_title(word.removeprefix(ALT))}"
    if is_keypad(word):
        return f"Keypad {on_keypad(word)}"
    return _SIGNS.get(word, word.replace("_", " ").title())


def is_keypad(word: str) -> bool:
    """Tell whether a key is one of the keypad."""
    return word.removeprefix(ALT).startswith(KEYPAD)


def on_keypad(word: str) -> str:
    """Name a key of the keypad, without saying that it is one."""
    sign = word.removeprefix(ALT).removeprefix(KEYPAD).removeprefix("_")
    return f"{'Alt+' if word.startswith(ALT) else ''}{_PAD_SIGNS.get(sign, sign.title())}"


def pad_title(number: int) -> str:
    """Name a button of a pad as the screen calls it."""
    return _FACE.get(number, f"button {number}")


def as_on_pad(names: Mapping[str, str]) -> dict[str, str]:
    """Return the same names for a hand that holds a pad."""
    first = {button.word: names[f"pad.{button.word}"].split(", ")[0] for button in Button}
    return {**names, **{word: name for word, name in first.items() if name}, "moves": "Stick"}


def pad_names(button: Button, wishes: PadLayout) -> list[str]:
    """Name a button on a pad of the standard layout."""
    own = [pad_title(number) for number, wished in wishes.items() if wished is button]
    taken = {pad_title(number) for number in wishes}
    usual = [_USUAL[number] for number, does in WITH_HAT.items() if does is button]
    return own or [name for name in usual if name not in taken]
