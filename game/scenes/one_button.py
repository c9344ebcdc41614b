"""One button for everything: the highlight walks over what can be clicked, and the button takes it."""

from collections.abc import Sequence

from game.scenes.scene import Scene, Stop
from game.scenes.stack import Stack
from game.screen.screen import Screen

STEPS_A_TENTH = 6
LEAST_DEAF_STEPS = 36
"""A hand that presses twice, or trembles, is heard once: so long, or half a stop."""


class OneButton:
    """Walks over the scene on top; it clicks as a mouse would, and needs no word from any scene."""

    def __init__(self, stack: Stack, screen: Screen) -> None:
        self.stack, self.screen = stack, screen
        self.tenths = 0
        """How long the highlight stays, in tenths of a second; 0: the button is one of many."""
        self.at = 0
        self._steps = self._deaf = 0
        self._scene: Scene | None = None
        self._stops: Sequence[Stop] = ()

    @property
    def stop(self) -> Stop:
        """What the button would take now; none where it only goes on."""
        return self._stops[self.at] if self._stops else None

    def tick(self) -> bool:
        """A step of the clock; whether the highlight has moved."""
        scene = self.stack.top
        if not self.tenths or not scene:
            return False
        self._deaf = max(0, self._deaf - 1)
        stops = scene.stops(self.screen.sheets, self.screen.spots)
        has_changed = scene is not self._scene or len(stops) != len(self._stops)
        self._scene, self._stops = scene, stops
        if has_changed:
            return self._go_to(0)
        self._steps += 1
        return self._steps >= self._stay and len(stops) > 1 and self._go_to((self.at + 1) % len(stops))

    @property
    def _stay(self) -> int:
        return self.tenths * STEPS_A_TENTH

    def _go_to(self, at: int) -> bool:
        self.at, self._steps = at, 0
        if self.stop:
            self.stack.hover(self.stop)
        self.stack.redraw()
        return True

    def press(self) -> None:
        """Take what is highlighted, unless the button has only just taken something."""
        if self._deaf:
            return
        self._deaf = max(LEAST_DEAF_STEPS, self._stay // 2)
        self._steps = -self._deaf
        self.stack.mouse_moved()
        self.stack.click(self.stop)

    def draw(self) -> None:
        """Frame what is highlighted."""
        if self.tenths and self.stop:
            self.screen.frame(self.stop)
