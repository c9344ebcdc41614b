"""Full disks, shut folders, clocks set back, and a million lines."""

import errno
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import monotonic, process_time

import pytest

from game.store.ended_games import EndedGames
from game.store.kept_game import KeptGame, read_game, verify
from game.store.lock import MOMENT
from game.store.settings import load_settings
from game.store.standings import standings_of
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from tests.store.games import record, saved_game, taken_up_if_any
from tests.store.small_disk import disk, fill


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    with disk(tmp_path / "disk", "64k") as folder:
        yield folder


def begun(folder: Path) -> UnfinishedGames:
    """A game that was begun before the disk was filled; disks are filled by the page."""
    saved = saved_game()
    unfinished = UnfinishedGames(folder)
    extras = saved.extras | {"note": "x" * 3600}
    assert unfinished.begin(KeptGame(saved.seats, saved.initials, saved.lines[:10], extras)) is None
    return unfinished


def play_on(unfinished: UnfinishedGames) -> list[str]:
    return [trouble for line in saved_game().lines[10:] if (trouble := unfinished.append(line))]


def test_a_full_disk_is_told_once_and_the_record_is_written_later(small_disk: Path) -> None:
    wasco, unfinished = Wasco(small_disk), begun(small_disk)
    assert wasco.add(record(1)) is None
    stone = fill(small_disk)
    told = play_on(unfinished)
    assert len(told) == 1
    assert "No space left" in told[0] or "no room" in told[0]
    number = 2
    troubles: list[str] = []
    while not troubles:
        troubles += filter(None, [wasco.add(record(number))])
        number += 1
    assert troubles[0].startswith("Can't write WASCO")
    assert "goes into the record" in str(unfinished.finish())
    assert unfinished.look() == []
    assert wasco.latest() == [record(one) for one in range(1, number - 1)]
    stone.unlink()
    assert unfinished.look() == []
    assert len(wasco.latest()) == number - 1
    assert len(EndedGames(small_disk).paths) == 1
    assert read_game(EndedGames(small_disk).paths[0]).lines == saved_game().lines


# The line that cannot be written.


def shut_by_a_folder(folder: Path, _: pytest.MonkeyPatch) -> Callable[[], object]:
    (folder / "WASCO").mkdir()
    return (folder / "WASCO").rmdir


def shut_by_a_strange_link(folder: Path, _: pytest.MonkeyPatch) -> Callable[[], object]:
    (folder / "letter").write_text("Dear Ann,\n")
    (folder / "WASCO").symlink_to("letter")
    return (folder / "WASCO").unlink


def shut_by_a_disk_that_is_read_only(_: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], object]:
    open_file = os.open

    def refuse(path: Path, *more: int) -> int:
        if str(path).endswith("WASCO"):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return open_file(path, *more)

    monkeypatch.setattr(os, "open", refuse)
    return monkeypatch.undo


def shut_by_a_sleeper(folder: Path, _: pytest.MonkeyPatch) -> Callable[[], object]:
    fcntl = pytest.importorskip("fcntl")
    file = os.open(folder / ".WASCO.lock", os.O_RDWR | os.O_CREAT)
    fcntl.flock(file, fcntl.LOCK_EX)
    return partial(os.close, file)


@pytest.mark.parametrize(
    "shut",
    [
        shut_by_a_folder,
        shut_by_a_strange_link,
        shut_by_a_disk_that_is_read_only,
        pytest.param(shut_by_a_sleeper, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("is_started_again", [False, True])
def test_a_game_whose_line_cannot_be_written_waits_and_is_recorded_once(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    shut: Callable[[Path, pytest.MonkeyPatch], Callable[[], object]],
    is_started_again: bool,
) -> None:
    unfinished = begun(tmp_path)
    set_free = shut(tmp_path, monkeypatch)
    play_on(unfinished)
    before = monotonic()
    trouble = unfinished.finish()
    assert monotonic() - before < MOMENT + 10, "the sleeper sleeps for good"
    assert str(trouble).startswith("Can't write WASCO: ")
    assert "goes into the record" in str(trouble)
    assert EndedGames(tmp_path).paths == []
    assert (unfinished.look(), unfinished.complaints) == ([], [])
    set_free()
    if is_started_again:
        del unfinished
    for _ in range(3):
        now = UnfinishedGames(tmp_path) if is_started_again else unfinished
        assert (now.look(), now.complaints) == ([], [])
        assert [len(EndedGames(tmp_path).paths), len(Wasco(tmp_path).latest())] == [1, 1]


def test_a_game_without_its_moment_is_recorded_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line was written, and then the program was killed: in the next try it must be the same line."""
    saved = saved_game()
    path = tmp_path / "unfinished.txt"
    path.write_text("\n".join(KeptGame(saved.seats, "ABC", saved.lines).to_lines()) + "\n")
    moments = iter(f"2026-03-29T03:00:0{second}" for second in range(9))
    monkeypatch.setattr("game.store.unfinished.now", lambda: next(moments))
    with monkeypatch.context() as patch:
        patch.setattr(EndedGames, "take", lambda *_: "killed")
        UnfinishedGames(tmp_path).look()
    UnfinishedGames(tmp_path).look()
    assert [record.begun for record in Wasco(tmp_path).latest()] == ["2026-03-29T03:00:00"]
    assert not verify(EndedGames(tmp_path).paths[0])[0]  # nor has it been given a seal


def test_games_that_cannot_be_kept_among_the_others_are_recorded_once(tmp_path: Path) -> None:
    unfinished = begun(tmp_path)
    (tmp_path / "games").touch()
    play_on(unfinished)
    assert str(unfinished.finish()).startswith("Can't write games")
    for _ in range(2):
        UnfinishedGames(tmp_path).look()
    (tmp_path / "games").unlink()
    unfinished.look()
    assert [len(EndedGames(tmp_path).paths), len(Wasco(tmp_path).latest())] == [1, 1]


def test_games_may_lie_on_another_disk(small_disk: Path, tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    saves.mkdir()
    (saves / "games").symlink_to(small_disk)
    unfinished = begun(saves)
    play_on(unfinished)
    content = unfinished.path.read_bytes()
    assert unfinished.finish() is None
    (saves / "unfinished.txt").write_bytes(content)  # killed before it could leave the first disk
    assert UnfinishedGames(saves).look() == []
    [path] = EndedGames(saves).paths
    assert path.read_bytes() == content
    assert len(Wasco(saves).latest()) == 1
    assert sorted(file.name for file in saves.iterdir() if file.name[0] != ".") == ["WASCO", "games"]


def test_one_slow_disk_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    synced: list[float] = []

    def sync(_: int) -> None:
        synced.append(clock[0])
        clock[0] += 0.05 if len(synced) == 3 else 0.0001

    unfinished = begun(tmp_path)
    monkeypatch.setattr("game.store.unfinished.time.monotonic", lambda: clock[0])
    monkeypatch.setattr(os, "fsync", sync)
    for line in saved_game().lines[10:40]:
        clock[0] += 1
        unfinished.append(line)
    assert len(synced) > 20


def test_a_folder_that_is_shut_raises_nothing(tmp_path: Path) -> None:
    """A file where the folder should be is shut even for the one who may do everything."""
    (tmp_path / "shut").touch()
    folder = tmp_path / "shut" / "saves"
    saved = saved_game()
    unfinished = UnfinishedGames(folder)
    assert taken_up_if_any(unfinished) is None
    heading = KeptGame(saved.seats, "ABC", saved.lines[:4])
    assert str(unfinished.begin(heading)).startswith("Can't write unfinished.txt")
    assert unfinished.append(saved.lines[4]) is None
    assert unfinished.look()[0].lines  # as long as the program runs
    assert str(Wasco(folder).add(record())).startswith("Can't write WASCO")
    assert EndedGames(folder).paths == []
    assert load_settings(folder)[1] == []


# The clock.


def test_a_clock_set_back_puts_no_game_in_the_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter(["2026-03-29T03:00:00", "2026-03-29T02:00:00", "2026-03-29T02:00:00"])
    monkeypatch.setattr("game.store.unfinished.now", lambda: next(moments))
    for seed in ("a", "b", "c"):
        saved = saved_game(seed)
        unfinished = UnfinishedGames(tmp_path)
        unfinished.begin(KeptGame(saved.seats, "ABC", saved.lines))
        assert unfinished.finish() is None
    assert [record.seed for record in Wasco(tmp_path).latest()] == ["a", "b", "c"]
    assert len(EndedGames(tmp_path).paths) == 3


@pytest.mark.slow
def test_a_million_lines_are_shown_in_ten_seconds(tmp_path: Path) -> None:
    lines = "".join(f"{record(number, f'P{number % 50}').to_line()}\n" for number in range(2000))
    (tmp_path / "WASCO").write_text(lines * 500)
    begun = process_time()
    counts = Wasco(tmp_path).count()
    assert sum(standing.games for standing in standings_of(counts)) == 1_000_000
    assert process_time() - begun < 10
