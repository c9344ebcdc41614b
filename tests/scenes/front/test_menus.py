"""The title."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.scenes.box import Notice
from game.scenes.front.options import OptionsScene
from game.scenes.front.title import HowToPlay, Title
from game.scenes.rows import RowScene
from game.scenes.table.game_scene import GameScene
from game.screen.spots import LineSpot
from tests.scenes.driver import Home, at_home

FIRE, BACK = Button.FIRE, Button.BACK
UP, DOWN, LEFT, RIGHT = Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return at_home(tmp_path, begin=False)


def title(home: Home) -> Title:
    assert isinstance(home.scene, Title)
    return home.scene


def choose(home: Home, words: str) -> None:
    """Go down to a line of the title, and fire."""
    lines = [line for line, _ in title(home).lines]
    home.press(*[DOWN] * lines.index(words), FIRE)


def rows(home: Home) -> RowScene:
    assert isinstance(home.scene, RowScene)
    return home.scene


def go_to(home: Home, name: str) -> None:
    """Go to the line of a setting."""
    scene = rows(home)
    home.press(*[DOWN] * ([row.words for row in scene.rows].index(name) - scene.chosen))


# The title.


@pytest.mark.parametrize(
    ("words", "scene"),
    [
        ("New game", GameScene),
        ("Options", OptionsScene),
        ("How to play", HowToPlay),
        ("Demo", GameScene),
    ],
)
def test_each_line_of_the_title_leads_somewhere(words: str, scene: type[object], home: Home) -> None:
    choose(home, words)
    assert isinstance(home.scene, scene)


def test_the_last_line_leaves(home: Home) -> None:
    choose(home, "Quit")
    assert home.stack.top is None


def test_esc_points_at_leaving_and_a_second_one_leaves(home: Home) -> None:
    home.press(BACK)
    assert title(home).chosen == title(home).size - 1
    home.press(BACK)
    assert home.stack.top is None


def test_the_mouse_points_and_clicks(home: Home) -> None:
    home.stack.hover(LineSpot(1))
    assert title(home).chosen == 1
    home.stack.click(None)
    assert isinstance(home.scene, Title)
    home.stack.click(LineSpot(0))
    assert isinstance(home.scene, GameScene)


def test_what_went_wrong_is_said_once(home: Home) -> None:
    home.session.complaints.append("The disk is full.")
    home.tick()
    assert isinstance(home.scene, Notice)
    home.press(FIRE)
    home.tick(3)
    assert isinstance(home.scene, Title)
