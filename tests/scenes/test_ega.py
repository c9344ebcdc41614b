"""On the PC every scene is seen, heard and clicked as it was."""

import pytest

from game.machines import USUAL
from tests.conftest import CheckPicture, CheckSums
from tests.scenes.every_scene import EVERY_SCENE, drawn
from tests.scenes.test_pictures import MOMENTS


@pytest.mark.parametrize("name", EVERY_SCENE)
def test_a_scene_is_as_it_was(name: str, check_sums: CheckSums) -> None:
    check_sums(USUAL, name, drawn(USUAL, name).sums)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_scene_is_drawn_as_it_was(name: str, check_picture: CheckPicture) -> None:
    check_picture(drawn(USUAL, name).surface, f"scene_{name}")
