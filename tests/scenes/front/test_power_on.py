"""A machine that is switched on shows itself for a moment, which any press ends."""

import pytest

from game import machines
from game.devices.button import Button, Press
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.front.power_on_scene import LASTS, STEPS_A_LINE, PowerOn
from game.scenes.scene import STAY, TakeOff
from tests.scenes.shown import draw


@pytest.mark.parametrize("name", machines.names())
def test_it_writes_line_by_line_and_goes_by_itself(name: str) -> None:
    screen, pictures = Screen(switched_on(name)), set()
    scene = PowerOn(screen.machine.power_on)
    for step in range(1, LASTS):
        assert scene.tick() == STAY
        if step % STEPS_A_LINE == 0:
            draw(scene, screen)
            pictures.add(bytes(screen.surface.get_buffer().raw))
    assert isinstance(scene.tick(), TakeOff)
    assert len(pictures) == len(screen.machine.power_on)
    assert max(map(len, screen.machine.power_on)) < screen.machine.look.columns


def test_any_press_and_any_click_ends_it() -> None:
    assert isinstance(PowerOn(()).press(Press(Button.LEFT)), TakeOff)
    assert isinstance(PowerOn(()).click(None), TakeOff)
