import pytest

from game.devices.button import Button
from game.devices.gamepad import Stick

ACROSS, UP_AND_DOWN = 0, 1


@pytest.mark.parametrize(
    ("axis", "value", "direction"),
    [
        (UP_AND_DOWN, -0.7, Button.UP),
        (UP_AND_DOWN, 0.7, Button.DOWN),
        (ACROSS, -0.7, Button.LEFT),
        (ACROSS, 0.7, Button.RIGHT),
        (ACROSS, 0.6, None),
        (UP_AND_DOWN, -0.6, None),
    ],
)
def test_a_direction_begins_past_the_dead_zone(axis: int, value: float, direction: Button | None) -> None:
    stick = Stick()
    stick.move(axis, value)
    assert stick.direction is direction


def test_a_direction_lasts_until_the_stick_has_left_it() -> None:
    stick = Stick()
    seen = []
    for value in (0.55, 0.65, 0.55, 0.41, 0.39, 0.55, 0.65):
        stick.move(ACROSS, value)
        seen.append(stick.direction)
    right = Button.RIGHT
    assert seen == [None, right, right, right, None, None, right]


def test_rolling_the_stick_round_a_corner_changes_direction_once() -> None:
    stick = Stick()
    seen = []
    for axis, value in ((UP_AND_DOWN, -0.9), (ACROSS, 0.8), (UP_AND_DOWN, -0.3)):
        stick.move(axis, value)
        seen.append(stick.direction)
    assert seen == [Button.UP, Button.UP, Button.RIGHT]


def test_thrown_from_side_to_side_in_one_movement() -> None:
    stick = Stick()
    stick.move(ACROSS, -1.0)
    stick.move(ACROSS, 1.0)
    assert stick.direction is Button.RIGHT
