import pygame
import pytest

from game.devices.button import Button
from game.devices.keyboard import DEFAULT_KEYS, read_keys


def codes_of(keys: dict[str, object], button: Button) -> set[int]:
    """The key codes that press a button under these settings, which must be free of mistakes."""
    table, complaints = read_keys(keys)
    assert complaints == ()
    return {code for (code, _), pressed in table.items() if pressed is button}


def test_no_settings_leave_the_keys_as_they_are() -> None:
    assert read_keys({}) == (DEFAULT_KEYS, ())


def test_a_button_named_has_these_keys_alone() -> None:
    assert codes_of({"fire": ["f6", "x"]}, Button.FIRE) == {pygame.K_F6, pygame.K_x}


def test_a_button_not_named_keeps_its_keys() -> None:
    assert codes_of({"fire": ["f6"]}, Button.BACK) == {pygame.K_ESCAPE, pygame.K_KP_MINUS}


def test_a_key_asked_for_leaves_the_button_that_had_it() -> None:
    wish: dict[str, object] = {"fast": ["g"]}
    assert codes_of(wish, Button.FAST) == {pygame.K_g}
    assert codes_of(wish, Button.GO) == {pygame.K_0, pygame.K_KP0}


@pytest.mark.parametrize("keys", ["enter", ["Return"], ("RETURN",)])
def test_one_word_will_do_and_capitals_do_not_matter(keys: object) -> None:
    assert codes_of({"Fire": keys}, Button.FIRE) == {pygame.K_RETURN}


def test_a_number_is_the_key_of_its_digit() -> None:
    assert codes_of({"go": 7}, Button.GO) == {pygame.K_7}


def test_a_key_with_alt() -> None:
    table, complaints = read_keys({"full_screen": ["alt+f"]})
    assert complaints == ()
    assert table[pygame.K_f, True] is Button.FULL_SCREEN
    assert (pygame.K_F11, False) not in table


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"fyre": ["return"]}, "Unknown button 'fyre'. Did you mean 'fire'?"),
        ({"fire": ["retrun"]}, "Unknown key 'retrun'. Did you mean 'return'?"),
        ({"fire": ["alt+retrun"]}, "Unknown key 'alt+retrun'. Did you mean 'alt+return'?"),
        ({"fire": ["#!%*#!"]}, "Unknown key '#!%*#!'."),
        ({"fire": ["unknown"]}, "Unknown key 'unknown'."),
        ({"fire": ["x"], "go": ["x", "g"]}, "The key 'x' is fire already and can't be go too."),
        ({"fire": ["m"]}, "mute needs a key."),
        ({"fire": [["return"]]}, "Unknown key '['return']'. Did you mean 'return'?"),
        ({"fire": []}, None),
    ],
)
def test_a_mistake_is_told_in_a_sentence(settings: dict[str, object], complaint: str | None) -> None:
    _, complaints = read_keys(settings)
    assert complaints == ((complaint,) if complaint else ())


def test_a_button_with_nothing_but_mistakes_keeps_its_keys() -> None:
    table, complaints = read_keys({"fire": ["retrun", "spaec"], "fyre": ["x"]})
    assert table == DEFAULT_KEYS
    assert len(complaints) == 3


def test_the_right_words_beside_a_mistake_are_taken() -> None:
    table, _ = read_keys({"fire": ["retrun", "x"]})
    assert table[pygame.K_x, False] is Button.FIRE
    assert (pygame.K_RETURN, False) not in table
