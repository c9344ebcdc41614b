"""Every scene there is, to be drawn on a machine."""

from collections.abc import Callable, Mapping
from pathlib import Path

from game.screen.screen import Screen
from tests.scenes.coach.test_coach_pictures import COACHED
from tests.scenes.driver import Visit
from tests.scenes.test_small_look import PICTURES, Draw


def _visited(make: Callable[[], Visit]) -> Draw:
    def draw(_: Path, screen: Screen) -> None:
        make().stack.draw(screen)

    return draw


EVERY_SCENE: Mapping[str, Draw] = {
    **PICTURES,
    **{name: _visited(make) for name, make in COACHED.items()},
}
