"""Pads and joysticks, as many as are plugged in: their buttons, sticks and hats."""

from collections.abc import Hashable
from contextlib import suppress

import pygame

from game.devices.button import Button, Held, PadLost, Press, up_and_fire
from game.devices.pad_layout import PadLayout, layout_for

PRESS_PAST = 0.6
RELEASE_UNDER = 0.4


class Stick:
    """Two axes, right and down positive. Between the two thresholds a loose stick changes nothing."""

    def __init__(self) -> None:
        self._axes = [0.0, 0.0]
        self.direction: Button | None = None

    def move(self, axis: int, value: float) -> None:
        """Move one axis (0 across, 1 up and down); a direction lasts until the stick has left it."""
        self._axes[axis] = value
        if self.direction is None or self._lean(self.direction) < RELEASE_UNDER:
            furthest = max(_SIGNS, key=self._lean)
            self.direction = furthest if self._lean(furthest) > PRESS_PAST else None

    def _lean(self, direction: Button) -> float:
        axis, sign = _SIGNS[direction]
        return self._axes[axis] * sign


_SIGNS = {Button.UP: (1, -1), Button.DOWN: (1, 1), Button.LEFT: (0, -1), Button.RIGHT: (0, 1)}


# Further axes are triggers, which rest at -1.
STICK_AXES = (0, 1)
# While the left shoulder is held, the stick reads back and on.
READ_BY_STICK = {Button.UP: Button.EARLIER, Button.DOWN: Button.LATER}


class Pad:
    """One pad, and its held buttons."""

    def __init__(self, joystick: pygame.joystick.JoystickType, wishes: PadLayout) -> None:
        # Its events come only while somebody keeps the joystick.
        self._joystick = joystick
        self.number = joystick.get_instance_id()
        self.name = joystick.get_name()
        self.follow(wishes)
        self._stick, self._hat = Stick(), Stick()
        self.held = Held()

    def follow(self, wishes: PadLayout) -> None:
        """Lay out its buttons as somebody wishes."""
        joystick = self._joystick
        self.layout = layout_for(joystick.get_numbuttons(), joystick.get_numhats(), wishes)

    def read(self, event: pygame.event.Event) -> Press | None:
        if event.type == pygame.JOYAXISMOTION and event.axis in STICK_AXES:
            return self._move(self._stick, {event.axis: event.value})
        if event.type == pygame.JOYHATMOTION:
            across, up = event.value
            return self._move(self._hat, {0: across, 1: -up})
        if event.type == pygame.JOYBUTTONDOWN:
            return self._push(event.button)
        if event.type == pygame.JOYBUTTONUP:
            self.held.let_go(event.button)
        return None

    def _move(self, stick: Stick, axes: dict[int, float]) -> Press | None:
        before = stick.direction
        for axis, value in axes.items():
            stick.move(axis, value)
        if stick.direction is before:
            return None
        self.held.let_go(stick)
        return self._hold(stick, stick.direction) if stick.direction else None

    def _push(self, number: int) -> Press | None:
        button = self.layout.get(number)
        if button is Button.FIRE and self.held.has(Button.UP):
            return up_and_fire(Press(button))
        return self._hold(number, button) if button else None

    def _hold(self, place: Hashable, button: Button) -> Press:
        press = Press(READ_BY_STICK.get(button, button) if self.held.has(Button.EARLIER) else button)
        self.held.hold(place, press)
        return press


class Pads:
    """All the pads, by the number that each keeps while it is plugged in."""

    def __init__(self) -> None:
        self._pads: dict[int, Pad] = {}
        self._wishes: PadLayout = {}

    def follow(self, wishes: PadLayout) -> None:
        """Lay out the buttons of all pads as somebody wishes."""
        self._wishes = wishes
        for pad in self._pads.values():
            pad.follow(wishes)

    def find_all(self) -> None:
        """Take up the pads that are there already; the events that will tell of them bring nothing new."""
        for place in range(pygame.joystick.get_count()):
            self._find(place)

    def read(self, event: pygame.event.Event) -> Press | PadLost | None:
        """Read the meaning of an event, if it is a pad's."""
        if event.type == pygame.JOYDEVICEADDED:
            self._find(event.device_index)
        if event.type == pygame.JOYDEVICEREMOVED:
            return self._lose(event.instance_id)
        pad = self._pads.get(getattr(event, "instance_id", -1))
        return pad.read(event) if pad else None

    def does(self, event: pygame.event.Event) -> Button | None:
        """Return the use of a pad's button that was pressed."""
        pad = self._pads.get(event.instance_id)
        return pad.layout.get(event.button) if pad else None

    def tick(self) -> list[Press]:
        """Step the clock: the repeats of every pad."""
        return [press for pad in self._pads.values() for press in pad.held.tick()]

    @property
    def hold_anything(self) -> bool:
        return any(not pad.held.is_empty for pad in self._pads.values())

    def release(self) -> None:
        """Let go of everything. A stick still pushed says nothing more until it has been at rest."""
        for pad in self._pads.values():
            pad.held.release()

    def _find(self, place_in_line: int) -> None:
        with suppress(pygame.error):  # pulled out again before its event was read
            pad = Pad(pygame.joystick.Joystick(place_in_line), self._wishes)
            self._pads.setdefault(pad.number, pad)

    def _lose(self, number: int) -> PadLost | None:
        pad = self._pads.pop(number, None)
        return PadLost(pad.name) if pad else None
