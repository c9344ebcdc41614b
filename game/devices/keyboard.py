"""Keyboard and keypad: a table from keys to buttons, changed by the settings, and the names of keys."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

import pygame

from game.devices.button import BUTTON_OF_WORD, DIRECTIONS, PASTE, Button, Press
from game.devices.key_titles import ALT, is_keypad, key_title, on_keypad, pad_names
from game.devices.pad_layout import PadLayout
from game.values import replace

Key = tuple[int, bool]
"""A key code, and whether Alt is held with it."""

Keys = Mapping[Key, Button]

MOST_NAMED = 3

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
    Button.POSITION: ("f5",),
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
    | {sign: ord(sign) for sign in map(chr, range(ord("!"), ord("~") + 1)) if not sign.isalnum()}
)

DIGITS: Mapping[int, int] = {
    KEY_CODES[place + digit]: int(digit) for place in ("", "kp") for digit in "0123456789"
} | {pygame.K_CLEAR: 5}

LETTERS: Mapping[int, str] = {ord(letter): letter.upper() for letter in "abcdefghijklmnopqrstuvwxyz "}

MODIFIERS = frozenset(
    {pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT}
)
CHORDS = pygame.KMOD_CTRL | pygame.KMOD_META


def key_of(word: str) -> Key:
    """Return the key of a word such as `return`, `kp8`, `.` or `alt+return`; KeyError when there is none."""
    name = word.lower()
    return KEY_CODES[name.removeprefix(ALT)], name.startswith(ALT)


def word_of(key: Key) -> str:
    """Return the word of a key, as the settings have it; nothing when it has none."""
    code, alt = key
    return f"{ALT if alt else ''}{_WORDS[code]}" if code in _WORDS else ""


_WORDS = {code: name for name, code in reversed(KEY_CODES.items())} | {
    key_of(word)[0]: word.removeprefix(ALT) for words in DEFAULT_WORDS.values() for word in words
}

DEFAULT_KEYS: Keys = {key_of(word): button for button, words in DEFAULT_WORDS.items() for word in words}


def press_of(event: pygame.event.Event, keys: Keys) -> Press | None:
    """Read a key pressed by its code; by the sign it typed where the code means nothing.

    The sign finds `?` and the digits wherever a country's keyboard has put them."""
    held = getattr(event, "mod", 0)
    if held & CHORDS:
        is_interrupt = bool(held & pygame.KMOD_CTRL) and event.key == pygame.K_c
        pasted = Press(None, typed=PASTE) if event.key == pygame.K_v else None
        return Press(Button.BACK) if is_interrupt else pasted
    alt = bool(held & pygame.KMOD_ALT)
    meant = _meaning(event.key, alt, keys) or _meaning(_typed(event), alt, keys)
    sign = getattr(event, "unicode", "")
    if alt or len(sign) != 1 or not " " <= sign <= "~":
        return meant
    return replace(meant or Press(None), typed=sign)


def _meaning(code: int, alt: bool, keys: Keys) -> Press | None:
    button = keys.get((code, alt))
    digit, letter = (None, None) if alt else (DIGITS.get(code), LETTERS.get(code))
    if button is None and digit is None and letter is None:
        return None
    return Press(button, digit, letter)


def _typed(event: pygame.event.Event) -> int:
    sign = getattr(event, "unicode", "")
    return ord(sign) if len(sign) == 1 else pygame.K_UNKNOWN


def read_keys(settings: Mapping[str, object], *, left_hand: bool = False) -> tuple[Keys, tuple[str, ...]]:
    """Return the table of keys with the player's wishes in it, and a sentence for each that cannot be met.

    `{"fire": ["return", "space"]}` gives fire these keys alone. A button not named keeps its
    own keys, but for those that another button asked for; `left_hand` gives it some more."""
    complaints: list[str] = []
    wishes: dict[Key, Button] = {}
    for word, keys in settings.items():
        button = BUTTON_OF_WORD.get(word.lower())
        if button is None:
            complaints.append(_unknown("button", word, BUTTON_OF_WORD))
        else:
            _grant(button, _words(keys), wishes, complaints)
    table = _defaults_without(wishes, left_hand=left_hand) | wishes
    complaints += [f"{button.word} needs a key." for button in Button if button not in table.values()]
    return table, tuple(complaints)


def _words(keys: object) -> list[str]:
    return [str(key) for key in (keys if isinstance(keys, list | tuple) else [keys])]


def _grant(button: Button, words: list[str], wishes: dict[Key, Button], complaints: list[str]) -> None:
    for word in words:
        try:
            key = key_of(word)
        except KeyError:
            complaints.append(_unknown("key", word, KEY_CODES))
            continue
        owner = wishes.setdefault(key, button)
        if owner is not button:
            complaints.append(f"The key '{word}' is {owner.word} already and can't be {button.word} too.")


def _defaults_without(wishes: Mapping[Key, Button], *, left_hand: bool) -> dict[Key, Button]:
    """Return the keys of every button that got none of its own."""
    served = set(wishes.values())
    sets = (LEFT_HAND_WORDS, DEFAULT_WORDS) if left_hand else (DEFAULT_WORDS,)
    return {
        key_of(word): button
        for words_by_button in sets
        for button, words in words_by_button.items()
        if button not in served
        for word in words
    }


def words_by_button(keys: Keys) -> dict[Button, list[str]]:
    """Return the keys of each button in words, the first of them first."""
    return {button: [word_of(key) for key, owner in keys.items() if owner is button] for button in Button}


def _unknown(kind: str, word: str, known: Iterable[str]) -> str:
    name = word.lower()
    alt = ALT if name.startswith(ALT) else ""
    nearest = get_close_matches(name.removeprefix(alt), known, n=1)
    advice = f" Did you mean '{alt}{nearest[0]}'?" if nearest else ""
    return f"Unknown {kind} '{word}'.{advice}"


def key_names(keys: Keys = DEFAULT_KEYS, pad: PadLayout | None = None) -> dict[str, str]:
    """Name each button in a text: `{back}` its first key, `{keys.back}` the first few, `{keypad.back}`
    those of the keypad, `{pad.back}` those of a pad; `{move}` the four directions.

    `{moves}` is the same, and a pad's own where a hand holds one."""
    names: dict[str, str] = {}
    for button, words in words_by_button(keys).items():
        typed = [key_title(word) for word in words if not is_keypad(word)]
        names[button.word] = (typed or [key_title(word) for word in words] or ["-"])[0]
        names[f"keys.{button.word}"] = ", ".join(typed[:MOST_NAMED])
        names[f"keypad.{button.word}"] = " ".join(on_keypad(word) for word in words if is_keypad(word))
        names[f"pad.{button.word}"] = ", ".join(pad_names(button, pad or {}))
    moving = [names[button.word] for button in DIRECTIONS]
    names["move"] = "Arrows" if "".join(moving) == "↑↓←→" else " ".join(moving)
    names["keypad.move"] = " ".join(names[f"keypad.{button.word}"] for button in DIRECTIONS)
    names["moves"] = names["move"]
    return names
