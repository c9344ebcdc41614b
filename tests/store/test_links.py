"""Links and pipes laid where our files go: what is not ours is neither written nor waited for."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.kept_game import read_game
from game.store.reading import read_text
from game.store.safe_files import write_lines
from game.store.settings import Settings, load_settings, save_settings
from game.store.unfinished import UnfinishedGames
from tests.store.games import saved_game, taken_up
from tests.store.test_unfinished import HEADING, heading_of, keep

LETTER = "Dear Ann,\n"


@pytest.fixture
def letter(tmp_path: Path) -> Iterator[Path]:
    """Something of somebody else's, which is as it was after each test."""
    path = tmp_path / "letter"
    path.write_text(LETTER)
    yield path
    assert path.read_text() == LETTER


def test_a_game_is_not_written_through_a_link(tmp_path: Path, letter: Path) -> None:
    saves = tmp_path / "saves"
    path = keep(saves, 10).path
    unfinished = UnfinishedGames(saves)
    taken_up(unfinished)
    path.unlink()
    path.symlink_to(letter)
    assert unfinished.append(saved_game().lines[HEADING + 10]) is None
    assert not path.is_symlink()
    [waiting] = UnfinishedGames(saves).look()
    assert waiting.lines
    assert len(waiting.lines) == HEADING + 11


def test_a_new_game_takes_no_place_where_a_link_lies(tmp_path: Path, letter: Path) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    (saves / "unfinished.txt").symlink_to(letter)
    (saves / "unfinished-2.txt").symlink_to(tmp_path / "nowhere")
    unfinished = UnfinishedGames(saves)
    assert unfinished.begin(heading_of(saved_game())) is None
    assert unfinished.path.name == "unfinished-3.txt"
    assert not (tmp_path / "nowhere").exists()


def test_settings_take_the_place_of_a_link(tmp_path: Path, letter: Path) -> None:
    (tmp_path / "settings.txt").symlink_to(letter)
    _, [complaint] = load_settings(tmp_path)
    assert "Line 1 of settings.txt" in complaint
    assert save_settings(tmp_path, Settings(speed=5)) is None
    assert load_settings(tmp_path)[0].speed == 5


def test_what_is_written_anew_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "settings.txt"
    path.touch()
    path.chmod(0o600)
    assert write_lines(path, ["speed = 5"]) is None
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    for name in ("settings.txt", "unfinished.txt", "game.txt"):
        os.mkfifo(tmp_path / name)
    signal.alarm(10)
    assert read_text(tmp_path / "game.txt") is None
    with pytest.raises(ValueError, match="No game"):
        read_game(tmp_path / "game.txt")
    assert load_settings(tmp_path) == (Settings(), [])
    [waiting] = UnfinishedGames(tmp_path).look()
    assert "Can't read" in waiting.trouble
    signal.alarm(0)
