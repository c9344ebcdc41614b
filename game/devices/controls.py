"""The hands: keyboard, keypad, mouse and pads, read from the one queue of events."""

from collections.abc import Iterable

import pygame

from game.devices.button import (
    Button,
    Click,
    Gesture,
    Held,
    Hover,
    LetGo,
    NamedKey,
    Press,
    Pull,
    up_and_fire,
)
from game.devices.gamepad import Pads
from game.devices.keyboard import DEFAULT_KEYS, MODIFIERS, Keys, press_of, word_of
from game.devices.pad_layout import PadLayout


class Hands:
    """All that the players' hands do, in the order in which they do it."""

    def __init__(self) -> None:
        self._keys = DEFAULT_KEYS
        self._held_keys = Held()
        self._pads = Pads()

    def follow(self, keys: Keys, pads: PadLayout) -> None:
        """Follow these keys and buttons of pads from now on."""
        self._keys = keys
        self._pads.follow(pads)

    def open_pads(self) -> None:
        """Look for pads. It takes a while on some systems, so the first picture is shown before."""
        pygame.joystick.init()
        self._pads.find_all()

    def read(self, events: Iterable[pygame.event.Event], *, by_name: bool = False) -> list[Gesture]:
        """Read these events, if a hand made them; `by_name`: a key is being chosen."""
        return [
            gesture
            for event in events
            if (gesture := self._named(event) if by_name else self._gesture(event))
        ]

    def tick(self) -> list[Press]:
        """Step the clock, sixty to the second: the directions that repeat while they are held."""
        return self._held_keys.tick() + self._pads.tick()

    @property
    def hold_anything(self) -> bool:
        """Whether a direction is held, which repeats."""
        return not self._held_keys.is_empty or self._pads.hold_anything

    def release(self) -> None:
        """Let go of everything held: another scene begins, or another window has the hands."""
        self._held_keys.release()
        self._pads.release()

    def _gesture(self, event: pygame.event.Event) -> Gesture | None:
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        if event.type == pygame.KEYUP:
            self._held_keys.let_go(event.key)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return Click(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            return Pull(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_RIGHT:
            return LetGo(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_MIDDLE:
            return Press(Button.TELL)
        elif event.type == pygame.MOUSEWHEEL and event.y:
            return Press(Button.EARLIER if event.y > 0 else Button.LATER)
        elif event.type == pygame.MOUSEMOTION:
            return Hover(event.pos)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.release()
        return self._pads.read(event)

    def _named(self, event: pygame.event.Event) -> Gesture | None:
        """Name a key or a pad's button, whatever else it does; a key without a name is none."""
        if event.type == pygame.JOYBUTTONDOWN:
            return NamedKey(str(event.button), self._pads.does(event), of_pad=True)
        if event.type != pygame.KEYDOWN:
            return self._gesture(event)
        key = event.key, bool(getattr(event, "mod", 0) & pygame.KMOD_ALT)
        word = word_of(key)
        return NamedKey(word, self._keys.get(key)) if word and event.key not in MODIFIERS else None

    def _key_down(self, event: pygame.event.Event) -> Press | None:
        press = press_of(event, self._keys)
        if press and press.button is Button.FIRE and self._held_keys.has(Button.UP):
            return up_and_fire(press)
        if press:
            self._held_keys.hold(event.key, press)
        return press
