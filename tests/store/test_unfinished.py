import os
from pathlib import Path

import pytest

from game.rules.game import Game
from game.rules.log import move_line
from game.store.finished import Finished
from game.store.saved import SavedGame
from game.store.unfinished import Unfinished
from game.store.wasco.wasco_file import Wasco
from tests.store.games import finished_game, saved_game

HEADING = 4  # lines of a log before its moves
MOVES = 40


def heading_of(saved: SavedGame) -> SavedGame:
    return SavedGame(saved.seats, saved.initials, saved.lines[:HEADING], saved.extras)


def keep(folder: Path, moves: int | None = MOVES) -> Unfinished:
    """Write a game down, move by move."""
    saved = saved_game()
    unfinished = Unfinished(folder)
    assert unfinished.begin(heading_of(saved)) is None
    for line in saved.lines[HEADING:][:moves]:
        assert unfinished.append(line) is None
    return unfinished


def test_every_move_is_there_as_soon_as_it_is_made(tmp_path: Path) -> None:
    keep(tmp_path)
    saved = Unfinished(tmp_path).load()
    assert saved
    assert saved.lines == saved_game().lines[: HEADING + MOVES]
    assert saved.seats == saved_game().seats
    assert saved.extras["preset"] == "champ"


def test_without_a_file_nothing_waits(tmp_path: Path) -> None:
    unfinished = Unfinished(tmp_path)
    assert (unfinished.load(), unfinished.complaints) == (None, [])


def test_it_goes_on_to_the_same_end(tmp_path: Path) -> None:
    keep(tmp_path)
    unfinished = Unfinished(tmp_path)
    unfinished.load()
    for line in saved_game().lines[HEADING + MOVES :]:
        unfinished.append(line)
    unfinished.finish()
    [path] = Finished(tmp_path).paths
    assert path.read_text().split("\n")[-len(saved_game().lines) - 1 : -1] == [*saved_game().lines]
    assert not unfinished.path.exists()


def test_a_file_cut_off_anywhere_gives_every_whole_move(tmp_path: Path) -> None:
    path = keep(tmp_path).path
    content = path.read_bytes()
    start = content.index(b"seed 1987\n") + len(b"seed 1987\n")
    for end in range(start, len(content), 5):
        path.write_bytes(content[:end])
        unfinished = Unfinished(tmp_path)
        saved = unfinished.load()
        assert saved
        assert list(saved.lines) == content[:end].decode().split("\n")[-len(saved.lines) - 1 : -1]
        assert unfinished.complaints == []


def test_a_move_after_a_torn_line_stands_on_its_own(tmp_path: Path) -> None:
    path = keep(tmp_path).path
    path.write_bytes(path.read_bytes()[:-2])
    unfinished = Unfinished(tmp_path)
    saved = unfinished.load()
    assert saved
    unfinished.append(saved_game().lines[len(saved.lines)])
    again = Unfinished(tmp_path).load()
    assert again
    assert again.lines == saved_game().lines[: HEADING + MOVES]


def test_what_was_edited_by_hand_is_kept_aside_and_told_of_once(tmp_path: Path) -> None:
    path = keep(tmp_path).path
    lines = path.read_text().split("\n")
    lines[-10] = "0 play XX"
    path.write_text("\n".join(lines))
    unfinished = Unfinished(tmp_path)
    saved = unfinished.load()
    assert saved
    assert saved.lines == saved_game().lines[: HEADING + MOVES - 9]
    assert len(unfinished.complaints) == 1
    assert (tmp_path / "unfinished.not-understood.txt").read_text() == "\n".join(lines)
    unfinished.append(saved_game().lines[len(saved.lines)])
    once_more = Unfinished(tmp_path)
    assert once_more.load()
    assert once_more.complaints == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("crib game 1", "crib game 2"),
        lambda text: text.replace("form six-card", "form four-handed"),
        lambda text: text.replace("seat 1 deckhand COMPUTER\n", ""),
        lambda _: "",
    ],
)
def test_a_game_of_another_version_is_kept_aside(tmp_path: Path, spoil: object) -> None:
    path = keep(tmp_path).path
    path.write_text(spoil(path.read_text()))  # type: ignore[operator]
    unfinished = Unfinished(tmp_path)
    assert unfinished.load() is None
    assert len(unfinished.complaints) == 1
    assert [file.name for file in tmp_path.glob("unfinished*")] == ["unfinished.not-understood.txt"]
    assert (Unfinished(tmp_path).load(), Unfinished(tmp_path).complaints) == (None, [])


def test_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = keep(tmp_path).path
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    unfinished = Unfinished(tmp_path)
    assert unfinished.load()
    unfinished.append(saved_game().lines[HEADING + MOVES])
    saved = Unfinished(tmp_path).load()
    assert saved
    assert len(saved.lines) == HEADING + MOVES + 1


def test_a_finished_game_leaves_a_line_in_the_record(tmp_path: Path) -> None:
    assert keep(tmp_path, None).finish() is None
    [record] = Wasco(tmp_path).latest()
    assert record.initials == "ABC"
    assert record.scores == tuple(finished_game().scores)


def test_a_game_killed_after_its_last_move_is_recorded_when_it_is_found(tmp_path: Path) -> None:
    keep(tmp_path, None)
    unfinished = Unfinished(tmp_path)
    assert unfinished.load() is None
    assert unfinished.complaints == []
    assert len(Wasco(tmp_path).latest()) == len(Finished(tmp_path).paths) == 1


def test_a_game_killed_after_its_record_is_not_recorded_twice(tmp_path: Path) -> None:
    unfinished = keep(tmp_path, None)
    content = unfinished.path.read_bytes()
    unfinished.finish()
    unfinished.path.write_bytes(content)
    Unfinished(tmp_path).load()
    assert len(Wasco(tmp_path).latest()) == 1


def test_a_new_game_puts_the_old_one_away_and_leaves_no_record(tmp_path: Path) -> None:
    keep(tmp_path)
    unfinished = keep(tmp_path, 1)
    assert len(Finished(tmp_path).paths) == 1
    assert Wasco(tmp_path).latest() == []
    saved = unfinished.load()
    assert saved
    assert len(saved.lines) == HEADING + 1


def test_moves_that_found_no_room_are_written_when_there_is_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfinished = keep(tmp_path, 10)
    lines = saved_game().lines[HEADING:]

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        patch.setattr(os, "fsync", full)
        told = [unfinished.append(line) for line in lines[10:15]]
    assert told[0] == "unfinished.txt cannot be written: No space left on device."
    assert told[1:] == [None] * 4
    unfinished.append(lines[15])
    saved = Unfinished(tmp_path).load()
    assert saved
    assert saved.lines[HEADING:] == lines[:16]


def test_a_move_costs_less_than_a_picture(tmp_path: Path) -> None:
    from time import perf_counter

    unfinished = keep(tmp_path, 0)
    game = Game.from_lines(saved_game().lines)
    begun = perf_counter()
    for seat, move in game.moves:
        unfinished.append(move_line(seat, move))
    assert (perf_counter() - begun) / len(game.moves) < 1 / 60
