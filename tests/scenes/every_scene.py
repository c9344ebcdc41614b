"""Every scene there is, to be drawn on a machine, alone or with others on a sheet."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from pygame import Surface

from game.machines.power import switched_on
from game.screen.machine import Machine
from game.screen.screen import Screen
from tests.scenes.driver import Visit
from tests.scenes.table.test_coach_pictures import COACHED
from tests.scenes.test_small_look import PICTURES, Draw


def _visited(make: Callable[[], Visit]) -> Draw:
    def draw(_: Path, screen: Screen) -> None:
        make().stack.draw(screen)

    return draw


EVERY_SCENE: Mapping[str, Draw] = {
    **PICTURES,
    **{name: _visited(make) for name, make in COACHED.items()},
}

SHEETS: Mapping[str, tuple[str, ...]] = {
    "coach": ("coach_keeps", "coach_first_figures", "coach_cards", "tutor"),
    "lists": ("keys_page", "house_rules", "seats", "records", "games that wait", "cabinet acc"),
    "pages": ("record 1", "record 2", "record 4", "record 6", "help 12", "picture_options"),
    "moments": ("deal", "starter", "refused", "muggins", "replay", "drill"),
    "hands": (
        *("seven cards", "three handed", "quit_question"),
        *("cut three_seats", "cut four_seats", "table four_seats_shown"),
    ),
}
"""What has no picture of its own on every machine; nothing in which a player's figures stand."""


@cache
def drawn(machine: str, name: str) -> Surface:
    """A scene on a machine, drawn once for all that is asked of its picture."""
    screen = Screen(switched_on(machine))
    with TemporaryDirectory() as folder:
        EVERY_SCENE[name](Path(folder), screen)
    return screen.surface


def contact_sheet(machine: Machine, name: str) -> Surface:
    """The scenes of a sheet, two side by side."""
    scenes = SHEETS[name]
    wide, high = machine.look.monitor.size
    sheet = machine.look.palette.plain(machine.look.inks.border, (2 * wide, -(-len(scenes) // 2) * high))
    for number, scene in enumerate(scenes):
        sheet.blit(drawn(machine.name, scene), (number % 2 * wide, number // 2 * high))
    return sheet
