"""The title."""

from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.box import Notice
from game.scenes.front.options import OptionsScene
from game.scenes.front.title import NOTE_LETTERS, HowToPlay, Title
from game.scenes.table.game_scene import GameScene
from game.sheets.sheets import TitleSheet
from game.sheets.spots import LineSpot
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import Moment

FIRE, BACK = Button.FIRE, Button.BACK
UP, DOWN, LEFT, RIGHT = Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return at_home(tmp_path, begin=False)


def title(home: Home) -> Title:
    return home.on(Title)


# The title.


@pytest.mark.parametrize(
    ("words", "scene"),
    [
        ("New game", GameScene),
        ("Options", OptionsScene),
        ("How to play", HowToPlay),
    ],
)
def test_each_line_of_the_title_leads_somewhere(words: str, scene: type[object], home: Home) -> None:
    home.take_line(words)
    assert isinstance(home.scene, scene)


@pytest.mark.parametrize(("machine", "below"), [("amiga", 3), ("ega", 1), ("tty", 1)])
def test_down_goes_to_what_lies_below(machine: str, below: int, home: Home) -> None:
    home.stack.draw(Screen(switched_on(machine)))
    home.press(RIGHT, DOWN)
    assert title(home).chosen == 1 + below
    home.press(UP, UP)
    assert title(home).chosen == {3: 7, 1: 0}[below], "the lowest of its column, or the line above"


@pytest.mark.parametrize(("key", "button"), [("M", Button.MUTE), ("G", Button.GO), ("H", Button.HELP)])
def test_a_letter_of_the_title_goes_before_what_its_key_does_elsewhere(
    key: str, button: Button, home: Home
) -> None:
    before, expected = title(home), next(at for at, words in enumerate(home.lines) if words[0] == key)
    home.stack.press(Press(button, letter=key))
    assert home.scene is not before
    assert before.chosen == expected


def test_with_a_game_that_waits_the_title_has_nine_lines(tmp_path: Path) -> None:
    at_home(tmp_path).until_asked(Moment.LAY_AWAY)
    home = at_home(tmp_path, begin=False)
    assert title(home).lines[0][0] == "Continue game"
    assert title(home).size == 9


def test_beside_a_game_that_waits_the_title_tells_who_has_how_many_points(tmp_path: Path) -> None:
    at_home(tmp_path).until_asked(Moment.LAY_AWAY)
    home = at_home(tmp_path, begin=False)
    (sheet,) = title(home).picture()
    assert isinstance(sheet, TitleSheet)
    assert sheet.notes[0] == "YOU 0, CHAMP 0, deal 1"
    assert max(map(len, sheet.notes)) <= NOTE_LETTERS
    at_home(tmp_path, initials="ANN").until_asked(Moment.LAY_AWAY)
    home = at_home(tmp_path, begin=False, initials="ANN")
    (sheet,) = title(home).picture()
    assert isinstance(sheet, TitleSheet)
    assert (sheet.lines[0], sheet.notes[0]) == ("Continue: 2 games", "ANN 0, CHAMP 0, deal 1")


def test_the_last_line_leaves(home: Home) -> None:
    home.take_line("Quit")
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
