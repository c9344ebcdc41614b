import pytest

from game.devices.button import Button, Press
from tests.programs import python


@pytest.mark.parametrize(
    ("press", "chosen"),
    [
        (Press(Button.FIRE), True),
        (Press(Button.GO, fired=True), True),
        (Press(Button.GO, digit=0), False),
        (Press(Button.UP), False),
        (Press(None, digit=7), False),
    ],
)
def test_a_scene_without_go_takes_stick_up_and_fire_for_fire(press: Press, chosen: bool) -> None:
    assert press.chosen is chosen


@pytest.mark.parametrize(
    ("digit", "button"),
    [
        (8, Button.UP),
        (2, Button.DOWN),
        (4, Button.LEFT),
        (5, Button.RIGHT),
        (6, Button.RIGHT),
        *((digit, None) for digit in (1, 3, 7, 9)),
    ],
)
def test_figures_of_the_upper_row_point_and_type_nothing(digit: int, button: Button | None) -> None:
    """CRIBBAGE 128's own keys."""
    assert Press(None, digit=digit).as_pointing == Press(button)
    assert Press(Button.GO, digit=digit).as_pointing == Press(Button.GO, digit=digit)


def test_the_settings_file_calls_a_button_by_its_small_name() -> None:
    assert Button.FULL_SCREEN.word == "full_screen"


def test_scenes_can_know_buttons_without_pygame() -> None:
    question = "import sys, game.devices.button; sys.exit('pygame' in sys.modules)"
    assert python("-c", question).returncode == 0
