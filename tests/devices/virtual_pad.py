"""A pad without a pad: SDL's virtual joystick, which sends the events of a real one.

`with VirtualPad() as pad:` plugs one in. The program under test must open it as it would any other,
or moving it fails. With `player`, a generator, the pad plays by itself: SDL asks it for its next
move each time the program reads its events, so a whole program can be played from outside its loop.
"""

import ctypes
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

import pygame
import pytest

GAME_CONTROLLER = 1
FULL = 32767
HAT = {"up": 1, "right": 2, "down": 4, "left": 8, "rest": 0}
AXES = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0), "rest": (0, 0)}

Player = Callable[["VirtualPad"], Iterator[None]]
UPDATE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("axes", ctypes.c_uint16),
        ("buttons", ctypes.c_uint16),
        ("hats", ctypes.c_uint16),
        ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("update", UPDATE),
        ("unused", ctypes.c_void_p * 5),
    )


def library() -> ctypes.CDLL:
    """The SDL that pygame has loaded; skips the test where it has no virtual joystick."""
    base = Path(pygame.base.__file__)
    beside = base.with_name("SDL2.dll")
    try:
        loaded = ctypes.CDLL(str(beside if beside.exists() else base))
    except OSError:
        pytest.skip("this SDL cannot be called")
    if not hasattr(loaded, "SDL_JoystickAttachVirtualEx"):
        pytest.skip("this SDL has no virtual joystick")
    loaded.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return loaded


class VirtualPad:
    """One virtual pad, plugged in until `unplug`."""

    def __init__(
        self, name: str = "Pad", axes: int = 2, buttons: int = 11, hats: int = 1, player: Player | None = None
    ) -> None:
        self._sdl = library()
        self._moves = player(self) if player else iter(())
        self._failure: Exception | None = None
        # SDL keeps the address of the description's function, so the pad must keep the description.
        self._description = Description(
            version=1, type=GAME_CONTROLLER, axes=axes, buttons=buttons, hats=hats,
            name=name.encode(), update=UPDATE(self._update),
        )  # fmt: skip
        index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(self._description))
        assert index >= 0, "SDL would not plug in the virtual pad"
        self._number = self._sdl.SDL_JoystickGetDeviceInstanceID(index)

    def __enter__(self) -> "VirtualPad":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.unplug()
        if self._failure:
            raise self._failure

    def push(self, direction: str, how_far: float = 1.0) -> None:
        """Push the stick up, down, left or right, or let it come to rest."""
        for axis, sign in enumerate(AXES[direction]):
            self.axis(axis, sign * how_far)

    def axis(self, axis: int, value: float) -> None:
        """Move one axis to a value between -1 and 1."""
        self._set("Axis", axis, round(value * FULL))

    def hat(self, *directions: str) -> None:
        """Press the hat in one direction, or in two at once."""
        self._set("Hat", 0, sum(HAT[direction] for direction in directions))

    def press(self, button: int) -> None:
        """Press a button and keep it down."""
        self._set("Button", button, 1)

    def release(self, button: int) -> None:
        """Let a button go."""
        self._set("Button", button, 0)

    def tap(self, button: int) -> Iterator[None]:
        """For a player: press a button and let it go."""
        self.press(button)
        yield
        self.release(button)
        yield

    def hint(self, direction: str) -> Iterator[None]:
        """For a player: push the stick and let it come to rest."""
        self.push(direction)
        yield
        self.push("rest")
        yield

    def call_go(self) -> Iterator[None]:
        """For a player: the stick up, then fire."""
        self.push("up")
        yield
        yield from self.tap(0)
        self.push("rest")
        yield

    def unplug(self) -> None:
        """Pull the pad out, if it is still in."""
        for index in range(self._sdl.SDL_NumJoysticks()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self._number:
                self._sdl.SDL_JoystickDetachVirtual(index)
                return

    def _set(self, what: str, place: int, value: int) -> None:
        joystick = self._sdl.SDL_JoystickFromInstanceID(self._number)
        assert joystick, "nobody has opened this pad"
        setter = getattr(self._sdl, f"SDL_JoystickSetVirtual{what}")
        assert setter(ctypes.c_void_p(joystick), place, value) == 0

    def _update(self, _: int | None) -> None:
        try:
            next(self._moves, None)
        except Exception as failure:  # SDL, which calls this, would lose it
            self._failure = failure
