"""Every scene is seen, heard and clicked as it was, and has the colors that it had."""

from collections.abc import Mapping

import pytest
from pygame import Surface

from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.machine import Machine
from tests import pictures
from tests.conftest import ChangedSums, CheckPicture
from tests.scenes.every_scene import COLORS, EVERY_SCENE, drawn
from tests.scenes.test_pictures import MOMENTS

LOOK = "look at it, then run pytest --redraw"
KEPT = (
    *("title", "discard", "thirty_one", "show", "claim", "game_over"),
    *("table three_seats", "table four_seats", "help 4", "record 5"),
)
MORE_KEPT = {
    "c128": ("cut_for_deal", "cards_cut"),
    "tty": ("friends talk",),
    "amiga": ("options", "quit_question", "tutor"),
}
SHEETS: Mapping[str, tuple[str, ...]] = {
    "coach": ("coach_keeps", "coach_first_figures", "coach_cards", "tutor"),
    "lists": ("keys_page", "house_rules", "seats", "records", "unfinished list", "choose_game acc"),
    "pages": ("record 1", "record 2", "record 4", "record 6", "help 12", "picture_options"),
    "moments": ("deal", "starter", "refused", "muggins", "replay", "drill"),
    "hands": (
        *("seven cards", "three handed", "quit_question"),
        *("cut three_seats", "cut four_seats", "table four_seats_shown"),
    ),
}
"""What has no picture of its own on every machine; nothing in which a player's figures stand."""


@pytest.mark.parametrize("name", EVERY_SCENE)
def test_a_scene_is_as_it_was_on_every_machine(name: str, changed_sums: ChangedSums) -> None:
    """Its shapes are, in whatever colors."""
    changed = {
        machine: [what for what in changed_sums(machine, name, drawn(machine, name).sums) if what != COLORS]
        for machine in names()
    }
    told = [f"{machine} ({', '.join(what)})" for machine, what in changed.items() if what]
    assert not told, f"{name} has changed on {', '.join(told)}; {LOOK}"


@pytest.mark.parametrize("machine", names())
def test_all_that_is_drawn_as_it_was_has_the_colors_that_it_had(
    machine: str, changed_sums: ChangedSums
) -> None:
    other = [
        name for name in EVERY_SCENE if changed_sums(machine, name, drawn(machine, name).sums) == [COLORS]
    ]
    assert not other, f"{machine} has other colors in {len(other)} scenes: {', '.join(other)}; {LOOK}"


@pytest.mark.parametrize("name", MOMENTS)
def test_a_scene_is_drawn_as_it_was(name: str, check_picture: CheckPicture) -> None:
    check_picture(drawn(USUAL, name).surface, f"scene_{name}")


@pytest.mark.parametrize(
    ("machine", "name"), [(machine, name) for machine, more in MORE_KEPT.items() for name in (*KEPT, *more)]
)
def test_a_scene_is_drawn_as_it_was_on_the_other_machines(machine: str, name: str, redraw: bool) -> None:
    check(drawn(machine, name).surface, machine, name.replace(" ", "_"), redraw)


@pytest.mark.parametrize("machine", MORE_KEPT)
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_of_scenes_is_drawn_as_it_was(machine: str, name: str, redraw: bool) -> None:
    check(contact_sheet(switched_on(machine), name), machine, f"sheet_{name}", redraw)


def check(picture: Surface, machine: str, name: str, redraw: bool) -> None:
    """A picture against the one that is kept."""
    pictures.check(picture, f"{machine}_{name}", redraw=redraw, rgb=switched_on(machine).look.palette.rgb)


def contact_sheet(machine: Machine, name: str) -> Surface:
    """The scenes of a sheet, two side by side."""
    scenes = SHEETS[name]
    wide, high = machine.look.monitor.size
    sheet = machine.look.palette.plain(machine.look.inks.border, (2 * wide, -(-len(scenes) // 2) * high))
    for number, scene in enumerate(scenes):
        sheet.blit(drawn(machine.name, scene).surface, (number % 2 * wide, number // 2 * high))
    return sheet
