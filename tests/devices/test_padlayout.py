import pytest

from game.devices.button import DIRECTIONS, Button
from game.devices.padlayout import WITH_HAT, WITH_HAT_AND_TRIGGERS, WITHOUT_HAT, PadLayout, layout_for

LAYOUTS = [WITH_HAT, WITH_HAT_AND_TRIGGERS, WITHOUT_HAT]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_pad_has_what_a_game_needs(layout: PadLayout) -> None:
    needed = {Button.FIRE, Button.BACK, Button.GO, Button.HELP, Button.FAST, Button.HINT}
    assert needed <= set(layout.values())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_button_1_is_fire_and_the_two_beside_it_are_back_and_go(layout: PadLayout) -> None:
    assert (layout[0], layout[1], layout[3]) == (Button.FIRE, Button.BACK, Button.GO)


@pytest.mark.parametrize(
    ("buttons", "hats", "layout"),
    [
        (2, 0, WITH_HAT),
        (11, 1, WITH_HAT),
        (12, 1, WITH_HAT_AND_TRIGGERS),
        (13, 1, WITH_HAT_AND_TRIGGERS),
        (10, 0, WITH_HAT),
        (15, 0, WITHOUT_HAT),
        (16, 0, WITHOUT_HAT),
    ],
)
def test_the_layout_is_told_from_what_the_pad_has(buttons: int, hats: int, layout: PadLayout) -> None:
    assert layout_for(buttons, hats) is layout


def test_a_pad_without_a_hat_has_its_directions_as_buttons() -> None:
    assert set(WITHOUT_HAT.values()) >= DIRECTIONS
