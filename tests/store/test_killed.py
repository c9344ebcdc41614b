"""Killed and crowded: nothing that was written is lost, doubled or torn."""

import os
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from game.rules.game import Game
from game.rules.log import move_line
from game.store.ended_games import EndedGames
from game.store.kept_game import KeptGame
from game.store.standings import standings_of
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from game.store.wasco_line import is_record
from tests.programs import HAS_FORK, end_child, in_a_child, wait_for
from tests.store.games import (
    any_move,
    finished_game,
    games_counted,
    record,
    saved_game,
    taken_up,
    taken_up_if_any,
)

needs_fork = pytest.mark.skipif(not HAS_FORK, reason="needs fork")
HEADING = 4


# Killed while the record is written.


@needs_fork
@pytest.mark.slow
def test_a_writer_killed_at_any_moment_loses_no_line_and_doubles_none(tmp_path: Path) -> None:
    chance = Random(1987)
    wasco = Wasco(tmp_path)
    acknowledged = tmp_path / "acknowledged"
    acknowledged.touch()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    calls = calls_of(partial(write_on, Wasco(elsewhere), tmp_path / "noted", 0, 10))
    for kill in range(300):
        work = partial(write_on, wasco, acknowledged, kill * 1000, 1000)
        wait_for(in_a_child(partial(killed_at, chance.randrange(calls), work)))
        lines = wasco.path.read_bytes().split(b"\n") if wasco.path.exists() else []
        seeds = [line.split()[-2] for line in lines if is_record(line)]
        assert len(set(seeds)) == len(seeds)
        assert {rb"seed\x20" + word for word in acknowledged.read_bytes().split()} <= set(seeds)
        assert games_counted(wasco) == len(seeds)
        assert wasco.count().strange == 0
    assert len(acknowledged.read_bytes().split()) > 300


def write_on(wasco: Wasco, acknowledged: Path, start: int, most: int) -> None:
    with acknowledged.open("ab", buffering=0) as file:
        for number in range(start, start + most):
            assert wasco.add(record(number)) is None
            file.write(b"%d\n" % number)


@needs_fork
@pytest.mark.parametrize("each", [50, pytest.param(250, marks=pytest.mark.slow)])
def test_eight_writers_at_once_tear_no_line(tmp_path: Path, each: int) -> None:
    def write(writer: int) -> None:
        for number in range(each):
            while Wasco(tmp_path).add(record(writer * each + number, f"W{writer}")):
                pass  # the others were quicker for more than a moment: the line waits

    children = [in_a_child(partial(write, writer)) for writer in range(8)]
    for child in children:
        wait_for(child)
    path = tmp_path / "WASCO"
    assert {standing.initials: standing.games for standing in standings_of(Wasco(path.parent).count())} == {
        f"W{writer}": each for writer in range(8)
    }
    lines = path.read_bytes().split(b"\n")
    assert len({line for line in lines if is_record(line)}) == 8 * each
    assert Wasco(path.parent).count().strange == 0


@needs_fork
def test_writers_and_a_hand_that_takes_games_out_do_not_hurt_each_other(tmp_path: Path) -> None:
    def write() -> None:
        for number in range(60):
            while Wasco(tmp_path).add(record(number, "ABC")):
                pass

    child = in_a_child(write)
    for number in range(15):
        Wasco(tmp_path).add(record(number, "X"))
        Wasco(tmp_path).remove("X")
    wait_for(child)
    assert [(standing.initials, standing.games) for standing in standings_of(Wasco(tmp_path).count())] == [
        ("ABC", 60)
    ]


# Killed while a game is played.


@needs_fork
@pytest.mark.slow
def test_a_game_killed_at_any_moment_goes_on_to_the_same_end(tmp_path: Path) -> None:
    kills = 200
    chance = Random(121)
    whole = finished_game().to_lines()
    calls = calls_of(partial(go_on, *begun(tmp_path / "whole")))
    places = set()
    for kill in range(kills):
        folder = tmp_path / str(kill)
        call = chance.randrange(calls if kill % 2 else calls // 10)
        wait_for(in_a_child(partial(killed_at, call, partial(go_on, *begun(folder)))))
        unfinished = UnfinishedGames(folder)
        saved = taken_up_if_any(unfinished)
        assert unfinished.complaints == []
        if saved:
            assert list(saved.lines) == whole[: len(saved.lines)]
            places.add(len(saved.lines))
            go_on(unfinished, Game.from_lines(saved.lines))
        [path] = EndedGames(folder).paths
        assert path.read_text().split("\n")[-len(whole) - 1 : -1] == whole
        assert len(Wasco(folder).latest()) == 1
    assert len(places) > kills // 5, "most calls are made at the end, when the game is put away"


def calls_of(work: Callable[[], None]) -> int:
    """How often something is called or left while this is done."""
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    work()
    sys.setprofile(None)
    return calls


def killed_at(call: int, work: Callable[[], None]) -> None:
    """Kill this process at such a call: by the clock it would hang on what else the machine does."""

    def count(*_: object) -> None:
        nonlocal call
        call -= 1
        if call < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.setprofile(count)
    work()


def begun(folder: Path) -> tuple[UnfinishedGames, Game]:
    """A game before its first cut, and where every move is kept as it is made."""
    folder.mkdir()
    saved = saved_game()
    unfinished = UnfinishedGames(folder)
    unfinished.begin(KeptGame(saved.seats, saved.initials, saved.lines[:HEADING], saved.extras))
    return unfinished, Game.from_lines(saved.lines[:HEADING])


def go_on(unfinished: UnfinishedGames, game: Game) -> None:
    while game.waiting:
        seat, move = any_move(game)
        game.apply(seat, move)
        assert unfinished.append(move_line(seat, move)) is None
    assert unfinished.finish() is None


@needs_fork
def test_two_programs_at_once_play_two_games(tmp_path: Path) -> None:
    go, done = os.pipe()
    first = UnfinishedGames(tmp_path)
    saved = saved_game()
    first.begin(KeptGame(saved.seats, "", saved.lines[:HEADING]))

    def play_beside() -> None:
        second = UnfinishedGames(tmp_path)
        second.begin(KeptGame(saved.seats, "", saved.lines[:20]))
        os.write(done, b"!")
        time.sleep(60)

    child = in_a_child(play_beside)
    os.read(go, 1)
    for line in saved.lines[HEADING:30]:
        assert first.append(line) is None
    end_child(child)
    del first
    found = [path.read_text().split("\n")[-2] for path in sorted(tmp_path.glob("unfinished*.txt"))]
    assert found == [saved.lines[19], saved.lines[29]]
    next_time = UnfinishedGames(tmp_path)
    taken_up(next_time)
    assert next_time.finish() is None
    taken_up(UnfinishedGames(tmp_path))
