import pygame
import pytest

from game.devices.button import PASTE, Button, Press
from game.devices.keyboard import DEFAULT_KEYS, press_of
from game.values import replace

TABLE = [
    (pygame.K_UP, Press(Button.UP)),
    (pygame.K_DOWN, Press(Button.DOWN)),
    (pygame.K_LEFT, Press(Button.LEFT)),
    (pygame.K_RIGHT, Press(Button.RIGHT)),
    (pygame.K_KP8, Press(Button.UP, digit=8)),
    (pygame.K_KP2, Press(Button.DOWN, digit=2)),
    (pygame.K_KP4, Press(Button.LEFT, digit=4)),
    (pygame.K_KP5, Press(Button.RIGHT, digit=5)),
    (pygame.K_CLEAR, Press(Button.RIGHT, digit=5)),
    (pygame.K_KP6, Press(Button.RIGHT, digit=6)),
    (pygame.K_RETURN, Press(Button.FIRE)),
    (pygame.K_SPACE, Press(Button.FIRE, letter=" ")),
    (pygame.K_KP_ENTER, Press(Button.FIRE)),
    (pygame.K_0, Press(Button.GO, digit=0)),
    (pygame.K_KP0, Press(Button.GO, digit=0)),
    (pygame.K_g, Press(Button.GO, letter="G")),
    (pygame.K_PERIOD, Press(Button.FAST)),
    (pygame.K_KP_PERIOD, Press(Button.FAST)),
    (pygame.K_F1, Press(Button.HELP)),
    (pygame.K_HELP, Press(Button.HELP)),
    (pygame.K_h, Press(Button.HELP, letter="H")),
    (pygame.K_QUESTION, Press(Button.HELP)),
    (pygame.K_KP_DIVIDE, Press(Button.HELP)),
    (pygame.K_F2, Press(Button.HINT)),
    (pygame.K_TAB, Press(Button.HINT)),
    (pygame.K_KP_PLUS, Press(Button.HINT)),
    (pygame.K_ESCAPE, Press(Button.BACK)),
    (pygame.K_KP_MINUS, Press(Button.BACK)),
    (pygame.K_BACKSPACE, Press(Button.BACKSPACE)),
    (pygame.K_DELETE, Press(Button.BACKSPACE)),
    (pygame.K_KP_MULTIPLY, Press(Button.BACKSPACE)),
    (pygame.K_F11, Press(Button.FULL_SCREEN)),
    (pygame.K_m, Press(Button.MUTE, letter="M")),
    (pygame.K_F9, Press(Button.MACHINE)),
    (pygame.K_1, Press(None, digit=1)),
    (pygame.K_9, Press(None, digit=9)),
    (pygame.K_PAGEUP, Press(Button.EARLIER)),
    (pygame.K_PAGEDOWN, Press(Button.LATER)),
    (pygame.K_KP9, Press(Button.EARLIER, digit=9)),
    (pygame.K_KP3, Press(Button.LATER, digit=3)),
    (pygame.K_F3, Press(Button.TELL)),
    (pygame.K_F5, Press(Button.POSITION)),
    (pygame.K_t, Press(Button.TELL, letter="T")),
    (pygame.K_KP7, Press(Button.TELL, digit=7)),
    (pygame.K_a, Press(None, letter="A")),
    (pygame.K_z, Press(None, letter="Z")),
]


def key(code: int, mod: int = 0, sign: str = "") -> pygame.event.Event:
    """A key going down."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=sign)


@pytest.mark.parametrize(("code", "press"), TABLE, ids=lambda value: str(value))
@pytest.mark.parametrize("num_lock", [0, pygame.KMOD_NUM], ids=["num lock off", "num lock on"])
def test_every_key_of_the_table(code: int, press: Press, num_lock: int) -> None:
    assert press_of(key(code, num_lock), DEFAULT_KEYS) == press


def test_every_key_of_the_table_is_tested() -> None:
    assert {code for code, alt in DEFAULT_KEYS if not alt} <= {code for code, _ in TABLE}


@pytest.mark.parametrize("sign", ["8", ""])
def test_keypad_8_is_up_whatever_num_lock_makes_it_type(sign: str) -> None:
    assert press_of(key(pygame.K_KP8, sign=sign), DEFAULT_KEYS) == Press(Button.UP, digit=8, typed=sign)


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_KP_ENTER])
@pytest.mark.parametrize("alt", [pygame.KMOD_LALT, pygame.KMOD_RALT | pygame.KMOD_NUM])
def test_alt_and_enter_is_full_screen_and_no_fire(code: int, alt: int) -> None:
    assert press_of(key(code, alt), DEFAULT_KEYS) == Press(Button.FULL_SCREEN)


@pytest.mark.parametrize(
    ("code", "mod"),
    [(pygame.K_g, pygame.KMOD_LCTRL), (pygame.K_h, pygame.KMOD_LMETA), (pygame.K_m, pygame.KMOD_LALT)],
)
def test_a_chord_meant_for_the_system_presses_nothing(code: int, mod: int) -> None:
    assert press_of(key(code, mod), DEFAULT_KEYS) is None


@pytest.mark.parametrize("mod", [pygame.KMOD_LSHIFT, pygame.KMOD_CAPS])
def test_letters_are_capital_with_shift_or_without(mod: int) -> None:
    assert press_of(key(pygame.K_h, mod, "H"), DEFAULT_KEYS) == Press(Button.HELP, letter="H", typed="H")


@pytest.mark.parametrize(
    ("code", "sign", "press"),
    [
        (pygame.K_SLASH, "?", Press(Button.HELP)),
        (0xDF, "?", Press(Button.HELP)),  # German: the sharp s
        (0xE0, "0", Press(Button.GO, digit=0)),  # French: the a with its accent
        (pygame.K_LEFTPAREN, "5", Press(None, digit=5)),  # French
        (pygame.K_SEMICOLON, ".", Press(Button.FAST)),  # French
    ],
)
def test_a_sign_is_found_where_another_country_types_it(code: int, sign: str, press: Press) -> None:
    assert press_of(key(code, pygame.KMOD_LSHIFT, sign), DEFAULT_KEYS) == replace(press, typed=sign)


def test_a_sign_that_means_nothing_can_be_written() -> None:
    written = press_of(key(pygame.K_QUOTE, pygame.KMOD_LSHIFT, '"'), DEFAULT_KEYS)
    assert written == Press(None, typed='"')
    assert written.is_sign_alone
    assert press_of(key(pygame.K_v, pygame.KMOD_LCTRL, "\x16"), DEFAULT_KEYS) == Press(None, typed=PASTE)


@pytest.mark.parametrize("code", [pygame.K_F6, pygame.K_SLASH, pygame.K_LSHIFT, pygame.K_NUMLOCK])
def test_other_keys_press_nothing(code: int) -> None:
    assert press_of(key(code), DEFAULT_KEYS) is None


def test_ctrl_c_leads_back_as_it_ends_a_program_elsewhere() -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_c, mod=pygame.KMOD_LCTRL, unicode="\x03")
    assert press_of(event, DEFAULT_KEYS) == Press(Button.BACK)
