import subprocess
import sys

import pytest

from game.devices.button import Button, Press


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


def test_the_settings_file_calls_a_button_by_its_small_name() -> None:
    assert Button.FULL_SCREEN.word == "full_screen"


def test_scenes_can_know_buttons_without_pygame() -> None:
    question = "import sys, game.devices.button; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", question], check=False).returncode == 0
