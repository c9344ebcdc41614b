import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.game import Game
from game.rules.log import move_line
from game.store.ended_games import EndedGames
from game.store.folder import ENDED
from game.store.kept_game import KeptGame, read_game
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from tests.store.games import finished_game, saved_game, taken_up, taken_up_if_any

HEADING = 4  # lines of a log before its moves
MOVES = 40


def heading_of(saved: KeptGame) -> KeptGame:
    return KeptGame(saved.seats, saved.initials, saved.lines[:HEADING], saved.extras)


def keep(folder: Path, moves: int | None = MOVES) -> UnfinishedGames:
    """Write a game down, move by move."""
    saved = saved_game()
    unfinished = UnfinishedGames(folder)
    assert unfinished.begin(heading_of(saved)) is None
    for line in saved.lines[HEADING:][:moves]:
        assert unfinished.append(line) is None
    return unfinished


def test_every_move_is_there_as_soon_as_it_is_made(tmp_path: Path) -> None:
    keep(tmp_path)
    saved = taken_up(UnfinishedGames(tmp_path))
    assert saved.lines == saved_game().lines[: HEADING + MOVES]
    assert saved.seats == saved_game().seats
    assert saved.extras["preset"] == "champ"


def test_what_is_noted_of_a_game_stands_above_its_moves(tmp_path: Path) -> None:
    unfinished = keep(tmp_path)
    assert unfinished.note("hints", "12") is None
    assert unfinished.note("hints", "12 40") is None
    unfinished.append(saved_game().lines[HEADING + MOVES])
    saved = taken_up(UnfinishedGames(tmp_path))
    assert saved.hints == [12, 40]
    assert saved.lines == saved_game().lines[: HEADING + MOVES + 1]


def test_without_a_file_nothing_waits(tmp_path: Path) -> None:
    assert not UnfinishedGames(tmp_path).news
    unfinished = UnfinishedGames(tmp_path)
    assert (taken_up_if_any(unfinished), unfinished.complaints) == (None, [])


def test_it_goes_on_to_the_same_end(tmp_path: Path) -> None:
    keep(tmp_path)
    unfinished = UnfinishedGames(tmp_path)
    taken_up(unfinished)
    for line in saved_game().lines[HEADING + MOVES :]:
        unfinished.append(line)
    unfinished.finish()
    [path] = EndedGames(tmp_path).paths
    assert path.read_text().split("\n")[-len(saved_game().lines) - 1 : -1] == [*saved_game().lines]
    assert not unfinished.path.exists()


def test_a_file_cut_off_anywhere_gives_every_whole_move(tmp_path: Path) -> None:
    path = keep(tmp_path).path
    content = path.read_bytes()
    start = content.index(b"seed 1987\n") + len(b"seed 1987\n")
    for end in range(start, len(content), 5):
        path.write_bytes(content[:end])
        unfinished = UnfinishedGames(tmp_path)
        saved = taken_up(unfinished)
        assert list(saved.lines) == content[:end].decode().split("\n")[-len(saved.lines) - 1 : -1]
        assert unfinished.complaints == []


def test_a_move_after_a_torn_line_stands_on_its_own(tmp_path: Path) -> None:
    path = keep(tmp_path).path
    path.write_bytes(path.read_bytes()[:-2])
    unfinished = UnfinishedGames(tmp_path)
    saved = taken_up(unfinished)
    unfinished.append(saved_game().lines[len(saved.lines)])
    again = taken_up(UnfinishedGames(tmp_path))
    assert again.lines == saved_game().lines[: HEADING + MOVES]


def test_what_was_edited_by_hand_is_kept_aside_and_told_of_once(tmp_path: Path) -> None:
    path = keep(tmp_path).path
    lines = path.read_text().split("\n")
    lines[-10] = "0 play XX"
    path.write_text("\n".join(lines))
    unfinished = UnfinishedGames(tmp_path)
    saved = taken_up(unfinished)
    assert saved.lines == saved_game().lines[: HEADING + MOVES - 9]
    assert len(unfinished.complaints) == 1
    assert "unfinished.txt, is damaged. The game is kept as far as it can be read" in unfinished.complaints[0]
    assert (tmp_path / "unfinished.not-understood.txt").read_text() == "\n".join(lines)
    unfinished.append(saved_game().lines[len(saved.lines)])
    once_more = UnfinishedGames(tmp_path)
    taken_up(once_more)
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
def test_a_game_that_cannot_be_read_waits_until_somebody_decides(
    tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    path = keep(tmp_path).path
    path.write_text(spoilt := spoil(path.read_text()))
    for _ in range(3):
        unfinished = UnfinishedGames(tmp_path)
        [waiting] = unfinished.look()
        assert waiting.lines == ()
        assert "can't be read" in waiting.trouble
        assert not unfinished.take_up(waiting)
        assert path.read_text() == spoilt
    assert unfinished.give_up(waiting)
    assert [file.name for file in tmp_path.glob("unfinished*")] == ["unfinished.not-understood.txt"]
    assert unfinished.look() == []


def test_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = keep(tmp_path).path
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    unfinished = UnfinishedGames(tmp_path)
    taken_up(unfinished)
    unfinished.append(saved_game().lines[HEADING + MOVES])
    saved = taken_up(UnfinishedGames(tmp_path))
    assert len(saved.lines) == HEADING + MOVES + 1


def test_a_finished_game_leaves_a_line_in_the_record(tmp_path: Path) -> None:
    assert keep(tmp_path, None).finish() is None
    [record] = Wasco(tmp_path).latest()
    assert record.initials == "ABC"
    assert record.scores == tuple(finished_game().scores)


def test_a_game_killed_after_its_last_move_is_recorded_when_it_is_found(tmp_path: Path) -> None:
    keep(tmp_path, None)
    unfinished = UnfinishedGames(tmp_path)
    assert taken_up_if_any(unfinished) is None
    assert unfinished.complaints == []
    assert len(Wasco(tmp_path).latest()) == len(EndedGames(tmp_path).paths) == 1


def test_a_game_killed_after_its_record_is_not_recorded_twice(tmp_path: Path) -> None:
    unfinished = keep(tmp_path, None)
    content = unfinished.path.read_bytes()
    unfinished.finish()
    unfinished.path.write_bytes(content)
    taken_up_if_any(UnfinishedGames(tmp_path))
    assert len(Wasco(tmp_path).latest()) == 1


def test_a_new_game_leaves_the_old_one_waiting(tmp_path: Path) -> None:
    keep(tmp_path)
    unfinished = keep(tmp_path, 1)
    assert [len(waiting.lines) for waiting in unfinished.look() if waiting.lines] == [
        HEADING + MOVES,
        HEADING + 1,
    ], "what was not dealt yet waits behind it"
    assert (EndedGames(tmp_path).paths, Wasco(tmp_path).latest()) == ([], [])


def test_first_waits_the_game_of_the_initials_that_were_given(tmp_path: Path) -> None:
    for initials in ("ANN", "", "BEN", "2"):
        saved = heading_of(saved_game(initials=initials))
        UnfinishedGames(tmp_path).begin(saved)
    found = [waiting.initials for waiting in UnfinishedGames(tmp_path).look("ANN")]
    assert found == ["ANN", "2", "BEN", ""]
    assert [waiting.initials for waiting in UnfinishedGames(tmp_path).look()] == ["", "2", "BEN", "ANN"]


def test_a_game_that_somebody_sets_aside_lies_among_the_games(tmp_path: Path) -> None:
    keep(tmp_path)
    unfinished = UnfinishedGames(tmp_path)
    assert unfinished.give_up(unfinished.look()[0])
    assert (unfinished.look(), Wasco(tmp_path).latest()) == ([], [])
    assert len(EndedGames(tmp_path).paths) == 1


def test_a_game_that_another_program_went_on_with_is_not_gone_on_with_as_it_was(tmp_path: Path) -> None:
    keep(tmp_path)
    here, there = UnfinishedGames(tmp_path), UnfinishedGames(tmp_path)
    [waiting] = here.look()
    taken_up(there)
    there.append(saved_game().lines[HEADING + MOVES])
    assert not here.take_up(waiting)
    assert here.take_up(here.look()[0])


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
    assert told[0] == "Can't write unfinished.txt: No space left on device."
    assert told[1:] == [None] * 4
    unfinished.append(lines[15])
    saved = taken_up(UnfinishedGames(tmp_path))
    assert saved.lines[HEADING:] == lines[:16]


def test_a_game_left_without_room_is_written_when_there_is_some_and_then_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfinished, saved = keep(tmp_path, 10), saved_game()
    first = unfinished.path
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", lambda *_: 0)
        assert "the disk is full" in str(unfinished.append(saved.lines[HEADING + 10]))
        for _ in range(2):
            unfinished.begin(heading_of(saved))
        assert len(read_game(first).lines) == HEADING + 10
    unfinished.begin(heading_of(saved))
    assert len(read_game(first).lines) == HEADING + 11
    first.write_text("another's\n")
    unfinished.begin(heading_of(saved))
    assert first.read_text() == "another's\n"


def test_a_move_costs_less_than_a_picture(tmp_path: Path) -> None:
    from statistics import median
    from time import perf_counter

    unfinished = keep(tmp_path, 0)
    game = Game.from_lines(saved_game().lines)
    times = []
    for seat, move in game.moves:
        begun = perf_counter()
        unfinished.append(move_line(seat, move))
        times.append(perf_counter() - begun)
    assert median(times) < 1 / 60  # a disk that is busy with something else takes longer now and then


@pytest.mark.parametrize("error", [errno.EIO, errno.EMFILE])
def test_a_folder_that_cannot_be_read_is_named_once_and_nothing_in_it_is_touched(
    error: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even by a number that is taken already among the games that have ended."""

    def fails(_: Path) -> None:
        raise OSError(error, os.strerror(error))

    saved = saved_game()
    for _ in range(2):
        earlier = UnfinishedGames(tmp_path)
        earlier.begin(saved)
        assert earlier.finish() is None
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with monkeypatch.context() as patch:
        patch.setattr(os, "scandir", fails)
        unfinished = UnfinishedGames(tmp_path)
        assert [unfinished.look(), unfinished.look()] == [[], []]
        assert unfinished.complaints == [f"Can't read {tmp_path}: {os.strerror(error)}."]
        assert unfinished.begin(saved) is None
        assert unfinished.finish() == f"Can't write {ENDED}: {os.strerror(error)}."
    assert before == {path: path.read_bytes() for path in before}
    assert unfinished.look() == []
    assert len(EndedGames(tmp_path).paths) == 3


def test_two_programs_that_no_lock_parts_never_write_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".unfinished.txt.lock").mkdir()
    ours, theirs = UnfinishedGames(tmp_path), UnfinishedGames(tmp_path)
    quicker, urandom = [theirs], os.urandom

    def between(size: int) -> bytes:
        """Let them begin when our name is chosen, and nothing stands under it yet."""
        if quicker:
            assert quicker.pop().begin(heading_of(saved_game("theirs"))) is None
        return urandom(size)

    monkeypatch.setattr(os, "urandom", between)
    assert ours.begin(heading_of(saved_game("ours"))) is None
    assert (theirs.path.name, ours.path.name) == ("unfinished.txt", "unfinished-2.txt")
    for games, seed in ((ours, "ours"), (theirs, "theirs")):
        assert games.append(saved_game(seed).lines[HEADING]) is None
        assert read_game(games.path).lines == saved_game(seed).lines[: HEADING + 1]
    assert not [*tmp_path.glob("*.new")]


def test_a_disk_without_links_has_a_file_for_each_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", no_links)
    keep(tmp_path)
    keep(tmp_path)
    assert len(UnfinishedGames(tmp_path).look()) == 2
    assert not [*tmp_path.glob("*.new")]
