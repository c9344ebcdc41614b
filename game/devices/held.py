"""What is held down on one device and repeats, counted in steps of the game's clock."""

from collections.abc import Hashable

from game.devices.button import DIRECTIONS, READING, Button, Press

STEPS_BEFORE_REPEAT = 24
STEPS_BETWEEN_REPEATS = 6


class Held:
    """What is held, by the place that holds it (a key, the stick); the newest repeats."""

    def __init__(self) -> None:
        self._presses: dict[Hashable, Press] = {}
        self._steps = 0

    def hold(self, place: Hashable, press: Press) -> None:
        """Begin to hold; only what moves on repeats."""
        if press.button in DIRECTIONS | READING:
            self._presses[place] = press
            self._steps = 0

    def let_go(self, place: Hashable) -> None:
        """Hold no longer; what was held before begins its wait anew."""
        if self._presses.pop(place, None):
            self._steps = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing is held."""
        return not self._presses

    def has(self, button: Button) -> bool:
        return any(press.button is button for press in self._presses.values())

    def tick(self) -> list[Press]:
        """One step of the clock: the newest press held, when it is time to repeat it."""
        if not self._presses:
            return []
        self._steps += 1
        late = self._steps - STEPS_BEFORE_REPEAT
        if late < 0 or late % STEPS_BETWEEN_REPEATS:
            return []
        return [list(self._presses.values())[-1]]

    def release(self) -> None:
        self._presses.clear()
