"""The question whether to go on, asked once where a game was left."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL
from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.forms import FORMS
from game.scenes.front.title import Title
from game.scenes.front.unfinished_list import Resume, about
from game.scenes.table.game_scene import GameScene
from game.sheets.sheets import BlankSheet, BoxSheet
from game.store.kept_game import KeptGame, understand
from game.store.unfinished import UnfinishedGames
from tests.conftest import CheckPicture
from tests.scenes.driver import Home, at_home
from tests.scenes.every_scene import drawn
from tests.scenes.shown import shown
from tests.store.games import saved_game

MOVES = 60


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """The program started where a game was left."""
    saved = saved_game()
    UnfinishedGames(tmp_path).begin(KeptGame(saved.seats, saved.initials, saved.lines[:MOVES], saved.extras))
    home = at_home(tmp_path, begin=False)
    home.stack.tick()
    return home


def test_it_is_asked_and_goes_on_at_the_very_card(home: Home) -> None:
    assert isinstance(home.scene, Resume)
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    assert tuple(home.game.to_lines()) == saved_game().lines[:MOVES]


@pytest.mark.parametrize("buttons", [(Button.BACK,), (Button.DOWN, Button.FIRE)])
def test_not_now_leaves_it_on_the_title_and_asks_no_more(home: Home, buttons: tuple[Button, ...]) -> None:
    home.press(*buttons)
    for _ in range(5):
        home.stack.tick()
    assert home.on(Title).lines[0][0] == "Continue game"


def test_one_who_leaves_a_game_is_not_asked_about_it(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, preset="acc")
    home.stack.tick()
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    home.press(Button.BACK, Button.DOWN, Button.FIRE)
    assert isinstance(home.scene, Title)
    home.stack.tick()
    assert isinstance(home.scene, Title)


def test_a_player_that_is_not_known_is_one_that_is(tmp_path: Path) -> None:
    saved = saved_game()
    seats = ("person ANN", "holographic HAL")
    UnfinishedGames(tmp_path).begin(KeptGame(seats, "", saved.lines[:MOVES], saved.extras))
    home = at_home(tmp_path, begin=False)
    home.stack.tick()
    home.press(Button.FIRE)
    assert [sitter.name for sitter in home.at.context.table.sitters] == ["ANN", "HAL"]


@pytest.mark.parametrize("form", sorted(FORMS))
@pytest.mark.parametrize("lines", [4, 30])
def test_it_can_be_asked_of_every_form(form: str, lines: int) -> None:
    saved = saved_game(form=form)
    part = KeptGame(saved.seats, "", saved.lines[:lines], saved.extras)
    words = about(understand(Path("unfinished.txt"), part.to_lines()))
    assert max(map(len, words)) <= EGA.pages.menu.box_columns
    shown(Screen(switched_on(USUAL)), BlankSheet(), BoxSheet(words))


def test_picture_of_the_question(home: Home, check_picture: CheckPicture) -> None:
    screen = home.drawn(Screen(switched_on(USUAL)))
    check_picture(screen.surface, "resume")


@pytest.mark.parametrize(
    ("machine", "scene", "is_bare"), [("ega", "another game", False), ("c128", "a game waits", True)]
)
def test_around_it_a_table_waits_or_nothing_at_all(machine: str, scene: str, is_bare: bool) -> None:
    surface = drawn(machine, scene).surface
    above = {surface.get_at_mapped((x, 30)) for x in range(40, surface.get_width() - 40)}
    assert (len(above) == 1) is is_bare
