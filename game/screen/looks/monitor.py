"""What a window must know of a machine: how many pixels it has, and in what shape they are seen."""

from typing import NamedTuple

Point = tuple[int, int]


class Line(NamedTuple):
    """The line over which a picture comes: letters in each frame, and the place and size of the first."""

    letters: int
    first: tuple[int, int, int, int]


class Monitor(NamedTuple):
    """A picture of so many pixels, shown so that the whole of it has the given shape."""

    size: Point
    shape: Point
    line: Line | None = None
    """None where a picture is there as soon as it is drawn."""

    @property
    def tallness(self) -> float:
        """How much taller than wide a pixel is."""
        return round(self.size[0] * self.shape[1] / (self.size[1] * self.shape[0]), 3)
