"""As much of pygame as the game asks for, on bytes alone: the page packs it under that name.

A surface has eight bits a pixel. What windows, pads and a desktop have is not here.
The numbers of keys and events are added by the build, from pygame itself (`tools/web/stand_in.py`)."""

from types import SimpleNamespace
from typing import NoReturn

from . import draw, event, image, mask, mixer, transform
from .rect import Rect
from .surface import Color, Surface

__all__ = ["Color", "Rect", "Surface", "draw", "event", "image", "mask", "mixer", "transform"]


class error(RuntimeError):  # noqa: N801 - its name there
    """What a page has not."""


def Cursor(*_: object) -> NoReturn:  # noqa: N802 - its name there
    """Make none: the page has its own."""
    raise error("a page has its own pointer")


def _nothing(*_: object) -> None:
    """Do nothing."""


quit = _nothing
mouse = SimpleNamespace(set_visible=_nothing, set_cursor=_nothing)
joystick = SimpleNamespace(init=_nothing, get_count=lambda: 0, JoystickType=object)
copied = [""]
"""What was pasted into the page last."""
scrap = SimpleNamespace(put_text=lambda text: mixer.send("copy", text), get_text=lambda: copied[0])
