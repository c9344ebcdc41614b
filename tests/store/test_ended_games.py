import os
from pathlib import Path

import pytest

from game.rules.errors import CribbageError
from game.store import ended_games
from game.store.ended_games import EndedGames
from game.store.kept_game import read_game
from tests.store.games import saved_game


def take(folder: Path, number: int) -> None:
    path = folder / "unfinished.txt"
    path.write_text(f"{number}\n")
    assert EndedGames(folder).take(path) is None


def texts(folder: Path) -> list[str]:
    return [path.read_text().strip() for path in EndedGames(folder).paths]


def test_games_that_end_in_the_same_second_do_not_collide(tmp_path: Path) -> None:
    for number in range(12):
        take(tmp_path, number)
    assert texts(tmp_path) == [str(number) for number in reversed(range(12))]


def test_the_last_hundred_are_kept_even_if_the_clock_is_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Date:
        days = iter(f"20{90 - number // 2:02}-01-01" for number in range(105))

        @classmethod
        def today(cls) -> str:
            return next(cls.days)

    monkeypatch.setattr(ended_games, "date", Date)
    for number in range(105):
        take(tmp_path, number)
    assert texts(tmp_path) == [str(number) for number in range(104, 4, -1)]


def test_files_of_other_people_are_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "notes.txt").touch()
    for number in range(101):
        take(tmp_path, number)
    assert (folder / "notes.txt").exists()


def test_a_game_reads_back(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("\n".join(saved_game().to_lines()) + "\n")
    assert read_game(path) == saved_game()
    path.write_bytes(os.urandom(300))
    with pytest.raises(CribbageError):
        read_game(path)
    with pytest.raises(CribbageError, match="No game found"):
        read_game(tmp_path / "nowhere")


def test_a_game_comes_from_another_disk_once(tmp_path: Path) -> None:
    """Others of its length are no copies of it; nor are files that are no games numbered."""
    (tmp_path / "games").mkdir()
    for name, text in (("00004-x.txt", "one"), ("\u00b2-x.txt", "two"), ("x-9.txt", "five")):
        (tmp_path / "games" / name).write_text(text)
    for text, kept in (("six", True), ("six", False), ("one", False), ("seven", True)):
        path = tmp_path / "unfinished.txt"
        path.write_text(text)
        place = tmp_path / "games" / f"0000{len(EndedGames(tmp_path).paths) + 4}-x.txt"
        ended_games._move_across(path, place)
        assert (place.exists(), path.exists()) == (kept, False)
    assert texts(tmp_path) == ["seven", "six", "one"]
