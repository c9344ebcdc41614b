"""Keyboard and keypad: one table from keys to buttons."""

import string
from collections.abc import Mapping

import pygame

from game.devices.button import Button, Press

Key = tuple[int, bool]
"""A key code, and whether Alt is held with it."""

Keys = Mapping[Key, Button]

# Keypad minus, times and divide are there so that the keypad alone can work every screen.
# Keypad 5 with Num Lock off is `clear` on Windows.
DEFAULT_WORDS: Mapping[Button, tuple[str, ...]] = {
    Button.UP: ("up", "kp8"),
    Button.DOWN: ("down", "kp2"),
    Button.LEFT: ("left", "kp4"),
    Button.RIGHT: ("right", "kp5", "kp6", "clear"),
    Button.FIRE: ("return", "space", "kp_enter"),
    Button.GO: ("0", "kp0", "g"),
    Button.FAST: (".", "kp_period"),
    Button.HELP: ("f1", "h", "?", "help", "kp_divide"),
    Button.HINT: ("f2", "tab", "kp_plus"),
    Button.BACK: ("escape", "kp_minus"),
    Button.BACKSPACE: ("backspace", "delete", "kp_multiply"),
    Button.FULL_SCREEN: ("alt+return", "f11", "alt+kp_enter"),
    Button.MUTE: ("m",),
    Button.MACHINE: ("f9",),
    Button.EARLIER: ("pageup", "kp9"),
    Button.LATER: ("pagedown", "kp3"),
    Button.TELL: ("f3", "t", "kp7"),
}

# Beside the usual ones, for whoever plays with the left hand alone.
LEFT_HAND_WORDS: Mapping[Button, tuple[str, ...]] = {
    Button.UP: ("w",),
    Button.DOWN: ("s",),
    Button.LEFT: ("a",),
    Button.RIGHT: ("d",),
    Button.FIRE: ("f",),
    Button.GO: ("e",),
    Button.FAST: ("x",),
    Button.BACK: ("q",),
    Button.MUTE: ("z",),
    Button.EARLIER: ("r",),
    Button.LATER: ("v",),
    Button.TELL: ("c",),
}

KEY_CODES: dict[str, int] = (
    {
        name.removeprefix("K_").lower(): code
        for name, code in vars(pygame).items()
        if name.startswith("K_") and code != pygame.K_UNKNOWN
    }
    | {"enter": pygame.K_RETURN, "esc": pygame.K_ESCAPE}
    | {sign: ord(sign) for sign in string.punctuation}
)

DIGITS: Mapping[int, int] = {
    KEY_CODES[place + digit]: int(digit) for place in ("", "kp") for digit in string.digits
} | {pygame.K_CLEAR: 5}

LETTERS: Mapping[int, str] = {ord(letter): letter.upper() for letter in string.ascii_lowercase}

ALT = "alt+"
MODIFIERS = frozenset(
    {pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT}
)
CHORDS = pygame.KMOD_CTRL | pygame.KMOD_META


def key_of(word: str) -> Key:
    """The key of a word such as `return`, `kp8`, `.` or `alt+return`; KeyError when there is none."""
    name = word.lower()
    return KEY_CODES[name.removeprefix(ALT)], name.startswith(ALT)


def word_of(key: Key) -> str:
    """The word of a key, as the settings have it; nothing when it has none."""
    code, alt = key
    return f"{ALT if alt else ''}{_WORDS[code]}" if code in _WORDS else ""


_WORDS = {code: name for name, code in reversed(KEY_CODES.items())} | {
    key_of(word)[0]: word.removeprefix(ALT) for words in DEFAULT_WORDS.values() for word in words
}

DEFAULT_KEYS: Keys = {key_of(word): button for button, words in DEFAULT_WORDS.items() for word in words}


def press_of(event: pygame.event.Event, keys: Keys) -> Press | None:
    """What a key pressed means, by its code; by the sign it typed where the code means nothing.

    The sign finds `?` and the digits wherever a country's keyboard has put them.
    """
    held = getattr(event, "mod", 0)
    if held & CHORDS:
        return None
    alt = bool(held & pygame.KMOD_ALT)
    return _meaning(event.key, alt, keys) or _meaning(_typed(event), alt, keys)


def _meaning(code: int, alt: bool, keys: Keys) -> Press | None:
    button = keys.get((code, alt))
    digit, letter = (None, None) if alt else (DIGITS.get(code), LETTERS.get(code))
    if button is None and digit is None and letter is None:
        return None
    return Press(button, digit, letter)


def _typed(event: pygame.event.Event) -> int:
    sign = getattr(event, "unicode", "")
    return ord(sign) if len(sign) == 1 else pygame.K_UNKNOWN
