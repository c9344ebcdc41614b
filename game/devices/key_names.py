"""What keys and the buttons of pads are called on the screen, and the words that stand for them in a text."""

import re
from collections.abc import Mapping, Sequence

from game.devices.button import Button
from game.devices.key_bindings import words_by_button
from game.devices.keyboard import ALT, DEFAULT_KEYS, Keys
from game.devices.padlayout import PadLayout

_SIGNS = {"return": "Enter", "escape": "Esc", "up": "↑", "down": "↓", "left": "←", "right": "→"}
_SIGNS |= {"pageup": "Page Up", "pagedown": "Page Down", "leftbracket": "[", "rightbracket": "]"}
_PAD_SIGNS = {"period": ".", "divide": "/", "multiply": "*", "minus": "-", "plus": "+", "enter": "Enter"}
KEYPAD = "kp"
MOVING = (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT)
MOST_NAMED = 3

# By the usual layout; its face has the same numbers on most pads.
_FACE = {0: "A", 1: "B", 2: "X", 3: "Y"}
_PAD_NAMES: Mapping[Button, Sequence[str]] = {
    Button.FIRE: ("A",),
    Button.BACK: ("B", "start"),
    Button.HINT: ("X",),
    Button.GO: ("Y",),
    Button.EARLIER: ("left shoulder",),
    Button.FAST: ("right shoulder",),
    Button.HELP: ("select",),
    Button.BACKSPACE: ("left stick in",),
    Button.TELL: ("right stick in",),
}

_MARK = re.compile(r"\{([A-Za-z_]+(?:\.[a-z_]+)?)\}")


def key_title(word: str) -> str:
    """A key as the screen calls it: `Esc`, `Page Up`, `Keypad 8`, `Alt+Enter`."""
    if word.startswith(ALT):
        return f"Alt+{key_title(word.removeprefix(ALT))}"
    if _is_keypad(word):
        return f"Keypad {_on_keypad(word)}"
    return _SIGNS.get(word, word.replace("_", " ").title())


def _is_keypad(word: str) -> bool:
    return word.removeprefix(ALT).startswith(KEYPAD)


def _on_keypad(word: str) -> str:
    sign = word.removeprefix(ALT).removeprefix(KEYPAD).removeprefix("_")
    return f"{'Alt+' if word.startswith(ALT) else ''}{_PAD_SIGNS.get(sign, sign.title())}"


def pad_title(number: int) -> str:
    """A button of a pad as the screen calls it."""
    return _FACE.get(number, f"button {number}")


def key_names(keys: Keys = DEFAULT_KEYS, pad: PadLayout | None = None) -> dict[str, str]:
    """What stands for each button in a text: `{back}` its first key, `{keys.back}` the first few,
    `{keypad.back}` those of the keypad, `{pad.back}` those of a pad; `{move}` for the four directions."""
    names: dict[str, str] = {}
    for button, words in words_by_button(keys).items():
        typed = [key_title(word) for word in words if not _is_keypad(word)]
        names[button.word] = (typed or [key_title(word) for word in words] or ["-"])[0]
        names[f"keys.{button.word}"] = ", ".join(typed[:MOST_NAMED])
        names[f"keypad.{button.word}"] = " ".join(_on_keypad(word) for word in words if _is_keypad(word))
        names[f"pad.{button.word}"] = ", ".join(pad_names(button, pad or {}))
    moving = [names[button.word] for button in MOVING]
    names["move"] = "Arrows" if "".join(moving) == "↑↓←→" else " ".join(moving)
    names["keypad.move"] = " ".join(names[f"keypad.{button.word}"] for button in MOVING)
    return names


def pad_names(button: Button, wishes: PadLayout) -> list[str]:
    """What a button is called on a pad of the usual layout."""
    own = [pad_title(number) for number, wished in wishes.items() if wished is button]
    taken = {pad_title(number) for number in wishes}
    return own or [name for name in _PAD_NAMES.get(button, ()) if name not in taken]


def with_keys(text: str, names: Mapping[str, str]) -> str:
    """A text with each mark replaced by what the key is called; other braces stay."""
    return _MARK.sub(lambda mark: names.get(mark[1], mark[0]), text) if "{" in text else text
