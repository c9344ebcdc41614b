"""Every scene is seen, heard and clicked as it was, and has the colors that it had."""

import pytest

from game.machines import USUAL, names
from tests.conftest import ChangedSums, CheckPicture
from tests.scenes.every_scene import COLORS, EVERY_SCENE, drawn
from tests.scenes.test_pictures import MOMENTS

LOOK = "look at it, then run pytest --redraw"


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
