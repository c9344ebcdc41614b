"""The whole program killed at any moment of a game, and started again."""

import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.devices.button import Button
from game.scenes.front.title import Title
from game.scenes.table.game_over import GameOver
from game.store.ended_games import EndedGames
from game.store.kept_game import read_game
from game.store.wasco_file import Wasco
from tests.programs import in_a_child, wait_for
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


def at_each_touch(of_the_disk: Callable[[], None]) -> pytest.MonkeyPatch:
    """Do something before a file is opened, written, put in its place, named or closed."""
    patch = pytest.MonkeyPatch()

    def touch(does: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        of_the_disk()
        return does(*arguments, **more)

    for name in ("open", "write", "fsync", "replace", "rename", "link", "unlink", "close"):
        patch.setattr(os, name, partial(touch, getattr(os, name)))
    return patch


def touches_of(folder: Path) -> int:
    """How often a whole game touches the disk."""
    touches = 0

    def count() -> None:
        nonlocal touches
        touches += 1

    patch = at_each_touch(count)
    play(folder)
    patch.undo()
    return touches


def killed_at(touch: int, folder: Path) -> None:
    """Play there until the disk is to be touched once too often."""
    left = touch

    def count() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    at_each_touch(count)
    play(folder)


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
    touches = touches_of(tmp_path / "whole")
    [whole] = EndedGames(tmp_path / "whole").paths
    resumed = 0
    assert touches > 100
    for kill in range(kills):
        folder = tmp_path / str(kill)
        wait_for(in_a_child(partial(killed_at, chance.randrange(touches), folder)))
        resumed += (folder / "unfinished.txt").exists()
        go_on(folder)
        for path in EndedGames(folder).paths:
            assert read_game(path).lines == read_game(whole).lines
        assert len(Wasco(folder).latest()) == len(EndedGames(folder).paths)
    assert resumed > kills // 2
