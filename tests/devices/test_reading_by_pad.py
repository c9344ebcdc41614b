"""The left shoulder of a pad leafs through what was before, and the stick with it."""

from collections.abc import Callable

import pygame
import pytest

from game.devices.button import Button, Press
from game.devices.controls import Hands
from tests.devices.virtual_pad import VirtualPad

LEFT_SHOULDER = 4


@pytest.mark.parametrize("push", [VirtualPad.push, VirtualPad.hat])
def test_the_left_shoulder_reads_back_and_the_stick_with_it(
    push: Callable[[VirtualPad, str], None],
    window: None,  # noqa: ARG001
) -> None:
    hands = Hands()
    hands.open_pads()
    with VirtualPad() as pad:
        hands.read(pygame.event.get())
        _read_by(hands, pad, push)


def _read_by(hands: Hands, pad: VirtualPad, push: Callable[[VirtualPad, str], None]) -> None:
    pad.press(LEFT_SHOULDER)
    assert hands.read(pygame.event.get()) == [Press(Button.EARLIER)]
    for direction, button in (("down", Button.LATER), ("rest", None), ("up", Button.EARLIER), ("rest", None)):
        push(pad, direction)
        assert hands.read(pygame.event.get()) == ([Press(button)] if button else [])
    pad.release(LEFT_SHOULDER)
    assert hands.read(pygame.event.get()) == []
    push(pad, "down")
    assert hands.read(pygame.event.get()) == [Press(Button.DOWN)]
