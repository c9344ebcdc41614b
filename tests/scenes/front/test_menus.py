"""The title and the options."""

from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.scenes.front.cabinet import Cabinet
from game.scenes.front.options import Options
from game.scenes.front.title import Title
from game.scenes.help.help_scene import Help
from game.scenes.lists.setting_rows import ChoiceRow, RowScene
from game.scenes.moments.table_scene import TableScene
from game.scenes.questions.overlays import Notice
from game.screen.screen import Screen
from game.screen.spots import LineSpot
from game.store.settings import load_settings
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
    [("New game", TableScene), ("Options", Options), ("How to play", Help), ("Watch a game", TableScene)],
)
def test_each_line_of_the_title_leads_somewhere(words: str, scene: type[object], home: Home) -> None:
    choose(home, words)
    assert isinstance(home.scene, scene)


def test_the_last_line_leaves(home: Home) -> None:
    choose(home, "Leave")
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
    assert isinstance(home.scene, TableScene)


def test_what_went_wrong_is_said_once(home: Home) -> None:
    home.evening.complaints.append("The disk is full.")
    home.tick()
    assert isinstance(home.scene, Notice)
    home.press(FIRE)
    home.tick(3)
    assert isinstance(home.scene, Title)


# The options.


def test_every_option_can_be_turned_both_ways_and_is_drawn(home: Home, tmp_path: Path) -> None:
    choose(home, "Options")
    screen = Screen()
    for index in range(rows(home).size):
        rows(home).chosen = index
        for button in (RIGHT, RIGHT, LEFT, FIRE):
            home.press(button)
            home.stack.draw(screen)
            if isinstance(home.scene, Cabinet):
                home.press(BACK)
    assert load_settings(tmp_path) == (home.evening.settings, [])


def test_every_value_goes_round(home: Home) -> None:
    choose(home, "Options")
    for index, row in enumerate(rows(home).rows):
        if isinstance(row, ChoiceRow):
            rows(home).chosen = index
            before = row.get()
            home.press(RIGHT)
            assert row.get() != before
            home.press(*[RIGHT] * (len(row.values) - 1))
            assert row.get() == before
            home.press(LEFT, RIGHT)
            assert row.get() == before


def test_initials_are_typed_letter_by_letter_whatever_else_the_keys_do(home: Home) -> None:
    choose(home, "Options")
    go_to(home, "Initials")
    for letter, button in {"H": Button.HELP, "G": Button.GO, "M": Button.MUTE}.items():
        home.stack.press(Press(button, letter=letter))
    assert home.evening.settings.initials == "HGM"
    home.press(Button.BACKSPACE)
    assert home.evening.settings.initials == "HG"


def test_the_pace_and_the_sound_follow_at_once(home: Home) -> None:
    choose(home, "Options")
    go_to(home, "Speed")
    home.press(LEFT)
    go_to(home, "Silence")
    home.press(FIRE)
    assert home.evening.pace.speed == home.evening.settings.speed == 4
    assert home.ear.muted


def test_a_menu_keeps_its_width_while_its_values_change(home: Home) -> None:
    """Every value of every line is turned through; the frame stays where it is."""
    choose(home, "Options")
    screen, lefts = Screen(), set()
    for _ in rows(home).rows:
        if isinstance(rows(home).rows[rows(home).chosen], ChoiceRow):
            for _ in range(4):
                home.press(RIGHT)
                home.stack.draw(screen)
                middle = screen.surface.get_height() // 2
                spots = [x for x in range(640) if isinstance(screen.spot_at((x, middle)), LineSpot)]
                lefts.add((spots[0], spots[-1]))
        home.press(DOWN)
    assert len(lefts) == 1
