"""The outline of a picture, point by point around it."""

from .surface import Point, Surface

AROUND = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


class Mask:
    """What is drawn of a picture."""

    def __init__(self, surface: Surface) -> None:
        self._drawn = {
            (x, y) for y, row in enumerate(surface.rows()) for x, ink in enumerate(row) if ink != surface.key
        }

    def outline(self) -> list[Point]:
        """Walk around the first thing, beginning at its first point, as pygame does."""
        first = min(self._drawn, key=lambda point: (point[1], point[0]), default=None)
        second, turn = self._next(first, 0) if first else (None, 0)
        if not first or not second:
            return [first] if first else []
        points, here = [first], second
        while True:
            points.append(here)
            then, turn = self._next(here, turn + 6)
            assert then, "there is a way back"
            if here == first and then == second:
                return points
            here = then

    def _next(self, here: Point, begin: int) -> tuple[Point | None, int]:
        for turn in range(begin, begin + 8):
            across, down = AROUND[turn % 8]
            if (there := (here[0] + across, here[1] + down)) in self._drawn:
                return there, turn % 8
        return None, 0


def from_surface(surface: Surface) -> Mask:
    """Take what is drawn of it."""
    return Mask(surface)
