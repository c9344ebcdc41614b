"""What the mouse moves, on a machine that draws it itself."""

from typing import NamedTuple

from pygame import Surface

from game.screen.looks.monitor import Point


class Pointer(NamedTuple):
    """A small picture, how large each of its pixels is in those of the machine, and the one that points."""

    picture: Surface
    pixel: Point = (1, 1)
    tip: Point = (0, 0)
