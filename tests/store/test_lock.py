"""Locks: who has one holds up the others for no longer than a moment."""

import os
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game.store.lock import MOMENT, Busy, _is_there, is_taken, locked, take
from game.store.unfinished import UnfinishedGames
from tests.programs import end_child, in_a_child, wait_for
from tests.store.games import saved_game
from tests.store.test_killed import HEADING, needs_fork
from tests.store.test_unfinished import heading_of

pytestmark = needs_fork


def asleep_over(path: Path) -> int:
    """A program that was stopped while it held the lock."""
    ready, tell = os.pipe()

    def hold() -> None:
        with locked(path):
            os.write(tell, b"!")
            time.sleep(60)

    child = in_a_child(hold)
    os.read(ready, 1)
    os.kill(child, signal.SIGSTOP)
    return child


def test_a_program_asleep_over_a_lock_holds_nobody_up(tmp_path: Path) -> None:
    child = asleep_over(tmp_path / "WASCO")
    begun = time.monotonic()
    with pytest.raises(Busy, match="another program"), locked(tmp_path / "WASCO"):
        pytest.fail("two have it")
    assert time.monotonic() - begun < MOMENT + 10, "the other sleeps for a minute"
    end_child(child)
    with locked(tmp_path / "WASCO"):
        pass


def test_a_link_where_the_lock_should_be_is_not_followed(tmp_path: Path) -> None:
    victim = tmp_path / "letter"
    victim.write_text("Dear Ann,\n")
    for name in (".WASCO.lock", ".unfinished.txt.lock"):
        (tmp_path / name).symlink_to(victim)
    with locked(tmp_path / "WASCO"):
        pass
    assert UnfinishedGames(tmp_path).begin(heading_of(saved_game())) is None
    assert victim.read_text() == "Dear Ann,\n"


def test_one_program_has_a_game_and_whoever_only_looks_is_in_nobodys_way(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.txt"
    hold = take(path)
    assert hold
    assert take(path) is hold
    assert seen_by_another(partial(is_taken, path))
    assert seen_by_another(lambda: take(path) is None)
    del hold
    assert not is_taken(path)
    assert not seen_by_another(partial(is_taken, path))


def seen_by_another(look: Callable[[], bool]) -> bool:
    return wait_for(in_a_child(lambda: os._exit(look()))) == 1


@pytest.mark.parametrize("programs", [12, pytest.param(40, marks=pytest.mark.slow)])
def test_as_many_games_wait_as_programs_were_killed(tmp_path: Path, programs: int) -> None:
    ready, tell = os.pipe()

    def play(number: int) -> None:
        saved = saved_game(str(number))
        unfinished = UnfinishedGames(tmp_path)
        unfinished.begin(heading_of(saved))
        for line in saved.lines[HEADING : HEADING + 20 + number]:
            assert unfinished.append(line) is None
        os.write(tell, b"!")
        time.sleep(60)

    children = [in_a_child(partial(play, number)) for number in range(programs)]
    for _ in children:
        os.read(ready, 1)
    assert UnfinishedGames(tmp_path).look() == []
    for child in children:
        end_child(child)
    found = UnfinishedGames(tmp_path).look()
    assert {one.seed: len(one.lines) - HEADING for one in found if one} == {
        str(number): 20 + number for number in range(programs)
    }
    assert len(found) == programs


def test_a_lock_that_somebody_has_taken_away_is_not_the_one_that_is_found(tmp_path: Path) -> None:
    held = os.open(tmp_path / ".WASCO.lock", os.O_RDWR | os.O_CREAT)
    try:
        assert _is_there(held, tmp_path / "WASCO")
        (tmp_path / ".WASCO.lock").unlink()
        assert not _is_there(held, tmp_path / "WASCO")
        (tmp_path / ".WASCO.lock").touch()
        assert not _is_there(held, tmp_path / "WASCO"), "another one"
    finally:
        os.close(held)
