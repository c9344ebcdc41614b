"""Keys changed by the settings file: words in, a table of keys and sentences about mistakes out."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from game.devices.button import Button
from game.devices.keyboard import ALT, DEFAULT_WORDS, KEY_CODES, Key, Keys, key_of

BUTTON_OF_WORD = {button.word: button for button in Button}


def read_keys(settings: Mapping[str, object]) -> tuple[Keys, tuple[str, ...]]:
    """The table of keys with the player's wishes in it, and a sentence for each that cannot be met.

    `{"fire": ["return", "space"]}` gives fire these keys alone. A button not named keeps its
    own keys, but for those that another button asked for.
    """
    complaints: list[str] = []
    wishes: dict[Key, Button] = {}
    for word, keys in settings.items():
        button = BUTTON_OF_WORD.get(word.lower())
        if button is None:
            complaints.append(_unknown("button", word, BUTTON_OF_WORD))
        else:
            _grant(button, _words(keys), wishes, complaints)
    table = _defaults_without(wishes) | wishes
    complaints += [f"No key is left for {button.word}." for button in Button if button not in table.values()]
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
            complaints.append(f"The key '{word}' is {owner.word} already and cannot be {button.word} too.")


def _defaults_without(wishes: Mapping[Key, Button]) -> dict[Key, Button]:
    """The keys of every button that got none of its own."""
    served = set(wishes.values())
    left = {button: words for button, words in DEFAULT_WORDS.items() if button not in served}
    return {key_of(word): button for button, words in left.items() for word in words}


def _unknown(kind: str, word: str, known: Iterable[str]) -> str:
    name = word.lower()
    alt = ALT if name.startswith(ALT) else ""
    nearest = get_close_matches(name.removeprefix(alt), known, n=1)
    advice = f" Did you mean '{alt}{nearest[0]}'?" if nearest else ""
    return f"There is no {kind} called '{word}'.{advice}"
