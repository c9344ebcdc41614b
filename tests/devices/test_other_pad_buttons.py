"""Pads whose buttons somebody wished otherwise, by real events from SDL."""

import pygame

from game.devices.button import Button, NamedKey, Press
from game.devices.controls import Hands
from game.devices.keyboard import DEFAULT_KEYS
from tests.devices.virtual_pad import VirtualPad

A, B = 0, 1


def test_its_buttons_can_be_others_and_are_named_while_one_is_chosen(window: None) -> None:  # noqa: ARG001
    hands = Hands()
    hands.open_pads()
    with VirtualPad() as pad:
        hands.read(pygame.event.get())
        hands.follow(DEFAULT_KEYS, {B: Button.FIRE})
        pad.press(B)
        assert hands.read(pygame.event.get(), by_name=True) == [NamedKey("1", Button.FIRE, of_pad=True)]
        pad.release(B)
        assert hands.read(pygame.event.get()) == []
        pad.press(A)
        pad.press(B)
        assert hands.read(pygame.event.get()) == [Press(Button.FIRE)]
