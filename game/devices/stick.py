"""A stick or a hat as four directions, one at a time."""

from game.devices.button import Button

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
