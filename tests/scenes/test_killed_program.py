"""The whole program killed at any moment of a game, and started again."""

import time
from functools import partial
from pathlib import Path
from random import Random

import pytest

from game.devices.button import Button
from game.scenes.front.title import Title
from game.scenes.table.game_over import GameOver
from game.store.ended_games import EndedGames
from game.store.kept_game import read_game
from game.store.wasco_file import Wasco
from tests.programs import end_child, in_a_child
from tests.scenes.driver import at_home
from tests.store.test_killed import needs_fork

pytestmark = needs_fork


def play(folder: Path) -> None:
    """A game from its first cut to its end, as a person plays it."""
    at_home(folder, initials="ABC").until_scene(GameOver)


def go_on(folder: Path) -> None:
    """The program started again after it was killed."""
    home = at_home(folder, begin=False, initials="ABC")
    assert isinstance(home.scene, Title)
    assert home.session.complaints == []
    if home.scene.games:
        home.press(Button.FIRE)
        home.until_scene(GameOver)


def wait_for_size(path: Path, size: int) -> None:
    """Until a game has been written so far, or finished."""
    deadline = time.perf_counter() + 30
    while time.perf_counter() < deadline:
        if (path.exists() and path.stat().st_size >= size) or EndedGames(path.parent).paths:
            return
    raise AssertionError("it was never written")


def killed_at(size: int, folder: Path) -> None:
    """Killed as soon as so many bytes of its game are on the disk."""
    child = in_a_child(partial(play, folder))
    wait_for_size(folder / "unfinished.txt", size)
    end_child(child)


def test_a_game_under_initials_leaves_one_line_and_the_game(tmp_path: Path) -> None:
    play(tmp_path)
    [record] = Wasco(tmp_path).latest()
    [path] = EndedGames(tmp_path).paths
    assert (record.initials, record.preset, record.level) == ("ABC", "champ+seed", "landlubber")
    assert read_game(path).initials == "ABC"


def test_a_game_under_none_leaves_the_game_alone(tmp_path: Path) -> None:
    at_home(tmp_path).until_scene(GameOver)
    assert Wasco(tmp_path).latest() == []
    assert len(EndedGames(tmp_path).paths) == 1


def test_a_demo_leaves_nothing(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, demo=True, initials="ABC")
    home.until(lambda: isinstance(home.scene, GameOver))
    assert [path.name for path in tmp_path.iterdir() if not path.name.startswith(".")] == []


@pytest.mark.parametrize("kills", [6, pytest.param(200, marks=pytest.mark.slow)])
def test_it_goes_on_to_the_very_end_it_would_have_had(tmp_path: Path, kills: int) -> None:
    chance = Random(31)
    play(tmp_path / "whole")
    [whole] = EndedGames(tmp_path / "whole").paths
    resumed = 0
    for kill in range(kills):
        folder = tmp_path / str(kill)
        killed_at(chance.randrange(whole.stat().st_size), folder)
        resumed += (folder / "unfinished.txt").exists()
        go_on(folder)
        for path in EndedGames(folder).paths:
            assert read_game(path).lines == read_game(whole).lines
        assert len(Wasco(folder).latest()) == len(EndedGames(folder).paths)
    assert resumed > kills // 2
