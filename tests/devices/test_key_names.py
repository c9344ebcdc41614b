import string

import pygame
import pytest

from game.devices.button import Button, with_keys
from game.devices.key_titles import as_on_pad, key_title
from game.devices.keyboard import DEFAULT_KEYS, KEY_CODES, key_names, key_of, read_keys, word_of
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.presets import PRESETS
from game.scenes.front.title import KEYS
from game.scenes.help_pages import keys_page
from game.sheets.pages import reading_page
from tests.scenes.shown import read_on


@pytest.mark.parametrize(
    ("word", "title"),
    [
        ("return", "Enter"),
        ("pageup", "Page Up"),
        ("f1", "F1"),
        ("q", "Q"),
        ("kp8", "Keypad 8"),
        ("kp_divide", "Keypad /"),
        ("alt+return", "Alt+Enter"),
        ("print_screen", "Print Screen"),
        (".", "."),
    ],
)
def test_keys_are_called_as_they_are_labeled(word: str, title: str) -> None:
    assert key_title(word) == title


def test_every_key_has_a_word_that_leads_back_to_it() -> None:
    for code in KEY_CODES.values():
        assert key_of(word_of((code, False))) == (code, False)
    assert word_of((pygame.K_RETURN, True)) == "alt+return"
    assert word_of((123456, False)) == ""


def test_a_text_names_the_keys_as_they_are() -> None:
    text = "{back} back, {move}, {keys.fire}, {keypad.back}, {pad.back}, {nothing}, { 1 }"
    assert with_keys(text, key_names()) == "Esc back, Arrows, Enter, Space, -, B, Start, {nothing}, { 1 }"
    keys, _ = read_keys({"back": ["x"], "up": ["i"]})
    names = key_names(keys, {1: Button.GO})
    assert with_keys(text, names) == "X back, I ↓ ← →, Enter, Space, , Start, {nothing}, { 1 }"


def test_the_left_hand_has_keys_beside_the_usual_ones() -> None:
    keys, complaints = read_keys({}, left_hand=True)
    assert complaints == ()
    assert DEFAULT_KEYS.items() <= keys.items()
    assert key_names(keys)["move"] == "W S A D"
    assert with_keys("{back} {fire} {go}", key_names(keys)) == "Q F E"


def test_a_hand_that_holds_a_pad_reads_of_its_buttons() -> None:
    text = "{fire} {back} {help} {machine}"
    assert with_keys(text, as_on_pad(key_names())) == "A B Select F9"


def test_the_title_names_a_pads_own_stick_to_a_hand_that_holds_a_pad() -> None:
    assert with_keys(KEYS, as_on_pad(key_names())) == "Stick choose   A select   Select help   B quit"


def test_the_page_of_keys_tells_a_hand_that_holds_a_pad_of_the_keyboard_too() -> None:
    typed = [line.split("\t")[1] for line in keys_page(PRESETS["champ"].house).lines if "\t" in line]
    assert [with_keys(keys, as_on_pad(key_names())) for keys in typed] == [
        with_keys(keys, key_names()) for keys in typed
    ]


@pytest.mark.parametrize(
    ("machine", "words"),
    [
        ("ega", "Enter Esc F1, A"),
        ("c128", "RETURN ESC F1, FIRE"),
        ("amiga", "Return Esc F1, A"),
        ("tty", "Return Esc F1, A"),
    ],
)
def test_each_machine_calls_its_keys_by_their_names_there(machine: str, words: str) -> None:
    screen = Screen(switched_on(machine))

    def shown() -> str:
        screen.show([reading_page("", ["{fire} {back} {help}"])])
        return read_on(screen.sheets[0]).lines[0]

    typed = shown()
    screen.show_keys(as_on_pad(key_names()))
    assert f"{typed}, {shown().split()[0]}" == words


def test_each_sign_of_a_plain_keyboard_is_a_key() -> None:
    assert {name for name in KEY_CODES if not name.isalnum() and len(name) == 1} == {*string.punctuation}
