"""Keys changed by the settings file: words in, a table of keys and sentences about mistakes out."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from game.devices.button import BUTTON_OF_WORD, Button
from game.devices.keyboard import ALT, DEFAULT_WORDS, KEY_CODES, LEFT_HAND_WORDS, Key, Keys, key_of, word_of


def read_keys(settings: Mapping[str, object], *, left_hand: bool = False) -> tuple[Keys, tuple[str, ...]]:
    """The table of keys with the player's wishes in it, and a sentence for each that cannot be met.

    `{"fire": ["return", "space"]}` gives fire these keys alone. A button not named keeps its
    own keys, but for those that another button asked for; `left_hand` gives it some more.
    """
    complaints: list[str] = []
    wishes: dict[Key, Button] = {}
    for word, keys in settings.items():
        button = BUTTON_OF_WORD.get(word.lower())
        if button is None:
            complaints.append(_unknown("button", word, BUTTON_OF_WORD))
        else:
            _grant(button, _words(keys), wishes, complaints)
    table = _defaults_without(wishes, left_hand=left_hand) | wishes
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


def _defaults_without(wishes: Mapping[Key, Button], *, left_hand: bool) -> dict[Key, Button]:
    """The keys of every button that got none of its own."""
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
    """The keys of each button in words, the first of them first."""
    return {button: [word_of(key) for key, owner in keys.items() if owner is button] for button in Button}


def _unknown(kind: str, word: str, known: Iterable[str]) -> str:
    name = word.lower()
    alt = ALT if name.startswith(ALT) else ""
    nearest = get_close_matches(name.removeprefix(alt), known, n=1)
    advice = f" Did you mean '{alt}{nearest[0]}'?" if nearest else ""
    return f"There is no {kind} called '{word}'.{advice}"
