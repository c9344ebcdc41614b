"""Killed, crowded, full, mutilated: nothing that was written is lost, and nobody sees a traceback."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from game.rules.game import Game
from game.rules.log import move_line
from game.store.counts import count_file
from game.store.finished import Finished
from game.store.record import is_record
from game.store.saved import SavedGame
from game.store.settings import load_settings
from game.store.standings import standings_of
from game.store.unfinished import Unfinished
from game.store.verifying import verify
from game.store.wasco import Wasco
from tests.store.games import any_move, finished_game, record, saved_game
from tests.store.test_settings import changed

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
HEADING = 4


def in_a_child(work: Callable[[], None]) -> int:
    """Begin some work in another process; its number."""
    child = os.fork()
    if child == 0:
        try:
            work()
        finally:
            os._exit(0)
    return child


def killed_after(seconds: float, work: Callable[[], None]) -> None:
    """Let a process work for so long, and kill it."""
    child = in_a_child(work)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)


def counted(path: Path) -> int:
    return sum(standing.games for standing in standings_of(count_file(path)))


# Killed while the record is written.


@needs_fork
@pytest.mark.parametrize("kills", [30, pytest.param(300, marks=pytest.mark.slow)])
def test_a_writer_killed_at_any_moment_loses_no_line_and_doubles_none(tmp_path: Path, kills: int) -> None:
    chance = Random(1987)
    wasco = Wasco(tmp_path)
    acknowledged = tmp_path / "acknowledged"
    acknowledged.touch()
    for kill in range(kills):
        killed_after(chance.uniform(0.001, 0.03), partial(write_on, wasco, acknowledged, kill * 1000))
        lines = wasco.path.read_bytes().split(b"\n") if wasco.path.exists() else []
        seeds = [line.split()[-2] for line in lines if is_record(line)]
        assert len(set(seeds)) == len(seeds)
        assert {rb"seed\x20" + word for word in acknowledged.read_bytes().split()} <= set(seeds)
        assert counted(wasco.path) == len(seeds)
        assert count_file(wasco.path).strange == 0
    assert len(acknowledged.read_bytes().split()) > kills


def write_on(wasco: Wasco, acknowledged: Path, start: int) -> None:
    with acknowledged.open("ab", buffering=0) as file:
        for number in range(start, start + 1000):
            assert wasco.add(record(number)) is None
            file.write(b"%d\n" % number)


@needs_fork
@pytest.mark.parametrize("each", [50, pytest.param(250, marks=pytest.mark.slow)])
def test_eight_writers_at_once_tear_no_line(tmp_path: Path, each: int) -> None:
    def write(writer: int) -> None:
        for number in range(each):
            Wasco(tmp_path).add(record(writer * each + number, f"W{writer}"))

    children = [in_a_child(partial(write, writer)) for writer in range(8)]
    for child in children:
        os.waitpid(child, 0)
    path = tmp_path / "WASCO"
    assert {standing.initials: standing.games for standing in standings_of(count_file(path))} == {
        f"W{writer}": each for writer in range(8)
    }
    lines = path.read_bytes().split(b"\n")
    assert len({line for line in lines if is_record(line)}) == 8 * each
    assert count_file(path).strange == 0


@needs_fork
def test_writers_and_a_hand_that_takes_games_out_do_not_hurt_each_other(tmp_path: Path) -> None:
    def write() -> None:
        for number in range(60):
            Wasco(tmp_path).add(record(number, "ABC"))

    child = in_a_child(write)
    for number in range(15):
        Wasco(tmp_path).add(record(number, "X"))
        Wasco(tmp_path).remove("X")
    os.waitpid(child, 0)
    assert [
        (standing.initials, standing.games) for standing in standings_of(count_file(tmp_path / "WASCO"))
    ] == [("ABC", 60)]


# Killed while a game is played.


@needs_fork
@pytest.mark.parametrize("kills", [12, pytest.param(200, marks=pytest.mark.slow)])
def test_a_game_killed_at_any_moment_goes_on_to_the_same_end(tmp_path: Path, kills: int) -> None:
    chance = Random(121)
    whole = finished_game().to_lines()
    begun = time.perf_counter()
    os.waitpid(in_a_child(partial(play_on, tmp_path / "whole")), 0)
    duration = time.perf_counter() - begun
    places = set()
    for kill in range(kills):
        folder = tmp_path / str(kill)
        killed_after(chance.uniform(0, duration), partial(play_on, folder))
        folder.mkdir(exist_ok=True)
        unfinished = Unfinished(folder)
        saved = unfinished.load()
        assert unfinished.complaints == []
        if saved:
            assert list(saved.lines) == whole[: len(saved.lines)]
            places.add(len(saved.lines))
            go_on(unfinished, Game.from_lines(saved.lines))
        elif not Finished(folder).paths:
            continue  # it was killed before it began
        [path] = Finished(folder).paths
        assert path.read_text().split("\n")[-len(whole) - 1 : -1] == whole
        assert len(Wasco(folder).latest()) == 1
    assert len(places) > min(kills // 5, 20)


def play_on(folder: Path) -> None:
    """A game from its first cut, every move kept as it is made."""
    folder.mkdir()
    saved = saved_game()
    game = Game.from_lines(saved.lines[:HEADING])
    unfinished = Unfinished(folder)
    unfinished.begin(SavedGame(saved.seats, saved.initials, saved.lines[:HEADING], saved.extras))
    go_on(unfinished, game)


def go_on(unfinished: Unfinished, game: Game) -> None:
    while game.waiting:
        seat, move = any_move(game)
        game.apply(seat, move)
        assert unfinished.append(move_line(seat, move)) is None
    assert unfinished.finish() is None


# Mutilated.


def mutations(content: bytes, number: int, chance: Random) -> Iterator[bytes]:
    """The same bytes with some changed, taken out, put in, doubled or cut off."""
    for _ in range(number):
        spoilt = bytearray(content)
        for _ in range(chance.choice((1, 1, 2, 5, 20))):
            at = chance.randrange(len(spoilt) + 1)
            end = min(len(spoilt), at + chance.choice((0, 1, 3, 40)))
            piece = chance.choice(
                (
                    b"",
                    chance.randbytes(1),
                    chance.randbytes(9),
                    b"\n",
                    b"\r",
                    b"9",
                    b" .",
                    bytes(spoilt[at:end]) * 2,
                )
            )
            spoilt[at:end] = piece
        yield bytes(spoilt[: chance.choice((len(spoilt), len(spoilt), chance.randrange(len(spoilt) + 1)))])


MANY = pytest.mark.parametrize("number", [100, pytest.param(1700, marks=pytest.mark.slow)])


@MANY
def test_every_intact_line_of_a_mutilated_record_counts(tmp_path: Path, number: int) -> None:
    wasco = Wasco(tmp_path)
    for one in range(12):
        wasco.add(record(one, f"P{one % 3}"))
    content = wasco.path.read_bytes()
    intact = {line for line in content.split(b"\n") if is_record(line)}
    for spoilt in mutations(content, number, Random(1)):
        wasco.path.write_bytes(spoilt)
        lines = spoilt.split(b"\n")
        assert counted(wasco.path) == sum(map(is_record, lines)) >= sum(line in intact for line in lines)
        before = wasco.latest()
        wasco.set_strange_lines_aside()
        assert wasco.latest() == before
        assert count_file(wasco.path).strange == 0
        assert wasco.add(record(99)) is None
        assert wasco.latest()[-1] == record(99)


@MANY
def test_a_mutilated_game_is_played_as_far_as_it_goes_or_kept_aside(tmp_path: Path, number: int) -> None:
    saved = saved_game().begun_at("now")
    content = (
        "\n".join(SavedGame(saved.seats, "ABC", saved.lines[:50], saved.extras).to_lines()).encode() + b"\n"
    )
    for count, spoilt in enumerate(mutations(content, number, Random(2))):
        folder = tmp_path / str(count)
        folder.mkdir()
        path = folder / "unfinished.txt"
        path.write_bytes(spoilt)
        unfinished = Unfinished(folder)
        found = unfinished.load()
        if found:
            assert Game.from_lines(found.lines).to_lines()[-1] == found.lines[-1]
        else:
            assert unfinished.complaints
            assert [spoilt] == [file.read_bytes() for file in folder.glob("*not-understood*")]
        verify(path)
        assert Unfinished(folder).load() is None or not found or found.lines


@MANY
def test_mutilated_settings_leave_what_can_be_read(tmp_path: Path, number: int) -> None:
    content = "\n".join(changed().to_lines()).encode()
    for count, spoilt in enumerate(mutations(content, number, Random(3))):
        folder = tmp_path / str(count)
        folder.mkdir()
        (folder / "settings.txt").write_bytes(spoilt)
        settings, complaints = load_settings(folder)
        assert len(complaints) <= 1
        assert load_settings(folder) == (settings, [])
        if complaints:
            assert [spoilt] == [file.read_bytes() for file in folder.glob("*not-understood*")]


# Full, and shut.


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    options = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(folder)]
    try:
        mounted = subprocess.run(options, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    if not mounted:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> Path:
    stone = folder / "stone"
    with stone.open("wb", buffering=0) as file:
        try:
            while file.write(b"0" * 512):
                pass
        except OSError:
            pass
    return stone


def test_a_full_disk_is_told_once_and_nothing_written_is_lost(small_disk: Path) -> None:
    saved = saved_game()
    wasco, unfinished = Wasco(small_disk), Unfinished(small_disk)
    assert wasco.add(record(1)) is None
    page = {"note": "x" * 3600}  # disks are filled by the page
    unfinished.begin(SavedGame(saved.seats, saved.initials, saved.lines[:10], saved.extras | page))
    stone = fill(small_disk)
    told = [unfinished.append(line) for line in saved.lines[10:]]
    assert "No space left" in " ".join(filter(None, told)) or "no room" in " ".join(filter(None, told))
    assert sum(trouble is not None for trouble in told) == 1
    number = 2
    troubles: list[str] = []
    while not troubles:
        troubles += filter(None, [wasco.add(record(number))])
        number += 1
    assert troubles[0].startswith("WASCO cannot be written")
    assert wasco.latest() == [record(one) for one in range(1, number - 1)]
    stone.unlink()
    assert unfinished.finish() is None
    assert len(wasco.latest()) == number - 1
    assert len(Finished(small_disk).paths) == 1


def test_a_folder_that_is_shut_raises_nothing(tmp_path: Path) -> None:
    """A file where the folder should be is shut even for the one who may do everything."""
    (tmp_path / "shut").touch()
    folder = tmp_path / "shut" / "saves"
    saved = saved_game()
    unfinished = Unfinished(folder)
    assert unfinished.load() is None
    assert str(unfinished.begin(saved)).startswith("unfinished.txt cannot be written")
    assert unfinished.append("0 go") is None
    assert str(Wasco(folder).add(record())).startswith("WASCO cannot be written")
    assert Finished(folder).paths == []
    assert load_settings(folder)[1] == []


# The clock.


def test_a_clock_set_back_puts_no_game_in_the_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter(["2026-03-29T03:00:00", "2026-03-29T02:00:00", "2026-03-29T02:00:00"])
    monkeypatch.setattr("game.store.unfinished.now", lambda: next(moments))
    for seed in ("a", "b", "c"):
        saved = saved_game(seed)
        unfinished = Unfinished(tmp_path)
        unfinished.begin(SavedGame(saved.seats, "ABC", saved.lines))
        assert unfinished.finish() is None
    assert [record.seed for record in Wasco(tmp_path).latest()] == ["a", "b", "c"]
    assert len(Finished(tmp_path).paths) == 3


@pytest.mark.slow
def test_a_million_lines_are_shown_in_three_seconds(tmp_path: Path) -> None:
    lines = "".join(f"{record(number, f'P{number % 50}').to_line()}\n" for number in range(2000))
    (tmp_path / "WASCO").write_text(lines * 500)
    begun = time.perf_counter()
    counts = count_file(tmp_path / "WASCO", os.cpu_count() or 1)
    assert sum(standing.games for standing in standings_of(counts)) == 1_000_000
    assert time.perf_counter() - begun < 3
