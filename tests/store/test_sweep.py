"""What a crash has left beside its place is swept away, and nothing else."""

import os
import time
from pathlib import Path

from game.store import reading
from game.store.safe_files import LEFT_SECONDS, free_name, sweep
from game.store.unfinished import UnfinishedGames


def lay(path: Path, seconds_old: float) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text("half a file")
    then = time.time() - seconds_old
    os.utime(path, (then, then))
    return path


def test_only_what_was_left_long_ago_is_swept(tmp_path: Path) -> None:
    old = lay(tmp_path / "settings.txt.0123abcd.new", LEFT_SECONDS + 60)
    young = lay(tmp_path / "WASCO.0123abcd.new", 60)
    strange = lay(tmp_path / "mine.new", LEFT_SECONDS + 60)
    (tmp_path / "folder.0123abcd.new").mkdir()
    link = tmp_path / "link.0123abcd.new"
    link.symlink_to(strange)
    sweep(tmp_path)
    assert not old.exists()
    assert all(path.exists() for path in (young, strange, link, tmp_path / "folder.0123abcd.new"))


def test_a_program_that_begins_sweeps_its_folders(tmp_path: Path) -> None:
    left = [
        lay(tmp_path / "unfinished.txt.00000000.new", LEFT_SECONDS + 60),
        lay(tmp_path / "games" / "00001-1987-11-18.txt.ffffffff.new", LEFT_SECONDS + 60),
    ]
    UnfinishedGames(tmp_path)
    assert not any(path.exists() for path in left)


def test_where_there_is_no_folder_nothing_is_swept(tmp_path: Path) -> None:
    sweep(tmp_path / "nowhere")
    assert not any(tmp_path.iterdir())


def test_a_name_that_is_free_is_found_however_many_are_taken(tmp_path: Path) -> None:
    found = []
    for _ in range(4):
        found.append(free_name(tmp_path / "game.txt"))
        found[-1].touch()
    assert [path.name for path in found] == ["game.txt", "game-2.txt", "game-3.txt", "game-4.txt"]


def test_far_too_much_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "paper").write_text("abc")
    assert reading.read_text(tmp_path / "paper", largest=3) == "abc"
    (tmp_path / "paper").write_text("abcd")
    assert reading.read_text(tmp_path / "paper", largest=3) is None
    assert reading.read_text(tmp_path) is None
