"""Twelve programs on one folder, killed at random, on a disk that is now and then full, read-only or gone."""

import errno
import os
import time
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.store.ended_games import EndedGames
from game.store.kept_game import KeptGame
from game.store.lock import take
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from game.store.wasco_line import is_record, is_remark
from tests.programs import end_child, in_a_child
from tests.store.games import saved_game
from tests.store.test_killed import HEADING, needs_fork

PROGRAMS, PATIENCE = 12, 60
TROUBLES = (errno.ENOSPC, errno.EROFS, errno.EIO, errno.EMFILE)
CALLS = ("open", "write", "replace", "scandir")
ONE_IN = 150  # calls fails


def moment_of(number: int) -> str:
    """When one game began, so that its line is no other's."""
    return (datetime(1987, 11, 18) + timedelta(seconds=number)).isoformat()


def on_a_bad_disk(chance: Random) -> None:
    """From now on some calls of this process fail."""

    def now_and_then(call: Any, *words: Any, **more: Any) -> Any:
        if not chance.randrange(ONE_IN):
            error = chance.choice(TROUBLES)
            raise OSError(error, os.strerror(error))
        return call(*words, **more)

    for name in CALLS:
        setattr(os, name, partial(now_and_then, getattr(os, name)))


def play(folder: Path, acknowledged: Path, first: int) -> None:
    """Game after game; whatever is said to be recorded is noted elsewhere, on a disk that does not fail."""
    note = os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    write = os.write
    on_a_bad_disk(Random(first))
    saved = saved_game()
    unfinished = UnfinishedGames(folder)
    for number in count(first, PROGRAMS):
        begun = moment_of(number)
        extras = {**saved.extras, "begun": begun}
        unfinished.begin(KeptGame(saved.seats, saved.initials, saved.lines[:HEADING], extras))
        for line in saved.lines[HEADING:]:
            unfinished.append(line)
        if unfinished.finish() is None and not unfinished.complaints:
            write(note, f"{begun}\n".encode())
        unfinished.complaints.clear()


def few(acknowledged: Path) -> bool:
    """Whether too little was done to be sure of anything: a loaded machine takes longer."""
    return len(acknowledged.read_text().split()) <= 10


@needs_fork
@pytest.mark.parametrize("seconds", [0.5, pytest.param(1800, marks=pytest.mark.slow)])
def test_a_crowd_loses_no_line_and_writes_none_twice(tmp_path: Path, seconds: float) -> None:
    folder, acknowledged, chance = tmp_path / "saves", tmp_path / "acknowledged", Random(28)
    folder.mkdir()
    saved_game()
    begun, starts = time.monotonic(), count()
    crowd: list[int] = []
    acknowledged.touch()
    while (so_far := time.monotonic() - begun) < seconds or (so_far < PATIENCE and few(acknowledged)):
        while len(crowd) < PROGRAMS:
            first = next(starts) * PROGRAMS * 40 + len(crowd)  # each that is started has games of its own
            crowd.append(in_a_child(partial(play, folder, acknowledged, first)))
        time.sleep(chance.uniform(0.01, 0.2))
        end_child(crowd.pop(chance.randrange(len(crowd))))
    for child in crowd:
        end_child(child)
    assert not few(acknowledged)
    told = acknowledged.read_text().split()
    for _ in range(2):
        unfinished = UnfinishedGames(folder)
        waiting = unfinished.look()
        assert all(game.lines for game in waiting)
    lines = Wasco(folder).path.read_bytes().split(b"\n")
    ours = [line for line in lines if is_record(line)]
    assert all(is_record(line) or is_remark(line) for line in lines[:-1])
    assert len(ours) == len({*ours}), "none twice"
    assert {*told} <= {record.begun for record in Wasco(folder).latest(1 << 28)}, "none lost"
    assert len(EndedGames(folder).paths) <= 100 + PROGRAMS
    for game in waiting:
        assert take(game.path), "no lock needs a hand"
