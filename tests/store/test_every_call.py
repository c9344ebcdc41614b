"""Every call that touches the folder fails, is cut short, or is the last one: and nothing is lost.

The whole sweep is slow; some calls of the last moves, each failing in every way, are tried each time."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.store.ended_games import EndedGames
from game.store.kept_game import KeptGame, read_game
from game.store.settings import Settings, load_settings, save_settings
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from tests.programs import in_a_child, wait_for
from tests.store.games import record, saved_game
from tests.store.test_killed import needs_fork

CALLS = ("open", "write", "fsync", "close", "replace", "rename", "unlink", "mkdir", "fchmod", "scandir")
KILLED = 9

SAVED = saved_game()
LATE = len(SAVED.lines) - 8

Call = Callable[..., Any]
Way = Callable[[int, int, str, Call, tuple[Any, ...]], Any]
"""What becomes of a call: which one is to fail, which one it is, its name, itself, and what it is given."""


@contextmanager
def trapped(number: int, way: Way) -> Iterator[list[str]]:
    """One of the calls made within goes this way; all that were made."""
    made: list[str] = []

    def through(name: str, call: Call) -> Call:
        def do(*arguments: Any, **more: Any) -> Any:
            made.append(name)
            return call(*arguments, **more) if more else way(number, len(made), name, call, arguments)

        return do

    with pytest.MonkeyPatch.context() as patch:
        for name in CALLS:
            if hasattr(os, name):
                patch.setattr(os, name, through(name, getattr(os, name)))
        yield made


def fails(error: int, number: int, now: int, name: str, call: Call, arguments: tuple[Any, ...]) -> Any:
    if now == number:
        if name == "close":
            call(*arguments)  # a file is closed, even if something was amiss
        raise OSError(error, os.strerror(error))
    return call(*arguments)


def fails_from_now_on(number: int, now: int, name: str, call: Call, arguments: tuple[Any, ...]) -> Any:
    return fails(errno.EIO, max(number, now), now, name, call, arguments)


def is_cut_short(number: int, now: int, name: str, call: Call, arguments: tuple[Any, ...]) -> Any:
    if now == number and name == "write":
        return call(arguments[0], arguments[1][: len(arguments[1]) // 2])
    return call(*arguments)


def is_not_lived_to_see(number: int, now: int, _: str, call: Call, arguments: tuple[Any, ...]) -> Any:
    if now == number:
        os._exit(KILLED)
    return call(*arguments)


def is_the_last(number: int, now: int, _: str, call: Call, arguments: tuple[Any, ...]) -> Any:
    result = call(*arguments)
    if now == number:
        os._exit(KILLED)
    return result


ERRORS: dict[str, Way] = {
    **{errno.errorcode[error]: partial(fails, error) for error in (errno.EIO, errno.ENOSPC, errno.EMFILE)},
    "for good": fails_from_now_on,
    "cut short": is_cut_short,
}
DEATHS: dict[str, Way] = {"killed before": is_not_lived_to_see, "killed after": is_the_last}
WAYS = [
    *(pytest.param(way, id=name) for name, way in ERRORS.items()),
    *(pytest.param(way, id=name, marks=needs_fork) for name, way in DEATHS.items()),
]
each_way = pytest.mark.parametrize("way", WAYS)


def goes(number: int, way: Way, work: Callable[[], object]) -> None:
    """Do some work, of which one call goes this way; in another process where that is killed."""

    def trapped_work() -> None:
        with trapped(number, way):
            work()

    def watched() -> None:
        try:
            trapped_work()
        except BaseException:
            os._exit(1)

    if way not in DEATHS.values():
        trapped_work()
    else:
        code = wait_for(in_a_child(watched))
        assert code in (0, KILLED)


# A game.


def prepare(folder: Path) -> None:
    folder.mkdir()
    for number in range(2):
        Wasco(folder).add(record(number))


def play(folder: Path, first: int) -> None:
    """A game played to its end; each move that is safe is written down."""
    unfinished = UnfinishedGames(folder)
    unfinished.begin(KeptGame(SAVED.seats, "ABC", SAVED.lines[:first], SAVED.extras))
    for line in SAVED.lines[first:]:
        unfinished.append(line)
    unfinished.finish()
    assert unfinished.look() == []


def calls_of(folder: Path, first: int) -> int:
    prepare(folder)
    with trapped(0, is_cut_short) as made:
        play(folder, first)
    return len(made)


def go_on(folder: Path, first: int) -> None:
    """The program started again: whatever waits is what was played, and is played to its end."""
    unfinished = UnfinishedGames(folder)
    waiting = unfinished.look()
    if not waiting:
        if not EndedGames(folder).paths:  # killed before the game had its file
            play(folder, first)
        return
    [one] = waiting
    assert one.trouble == ""
    assert one.lines == SAVED.lines[: len(one.lines)]
    assert len(one.lines) >= first
    assert unfinished.take_up(one)
    for line in SAVED.lines[len(one.lines) :]:
        unfinished.append(line)
    unfinished.finish()


def check(folder: Path) -> None:
    """Started again: the game is recorded once, and lies whole among the games."""
    for _ in range(2):
        unfinished = UnfinishedGames(folder)
        assert unfinished.look() == []
        assert unfinished.complaints == []
    assert [one.seed for one in Wasco(folder).latest()] == ["seed 0", "seed 1", "1987"]
    [path] = EndedGames(folder).paths
    assert read_game(path).lines == SAVED.lines


SLOW = pytest.mark.slow


@each_way
@pytest.mark.parametrize(
    ("first", "each"), [(LATE, 17), pytest.param(LATE, 1, marks=SLOW), pytest.param(4, 1, marks=SLOW)]
)
def test_a_game_loses_nothing(tmp_path: Path, way: Way, first: int, each: int) -> None:
    for number in range(1, calls_of(tmp_path / "calls", first) + 1, each):
        folder = tmp_path / str(number)
        prepare(folder)
        goes(number, way, partial(play, folder, first))
        go_on(folder, first)
        check(folder)


# The record, and the settings.

EACH = pytest.mark.parametrize("each", [4, pytest.param(1, marks=SLOW)])


@each_way
@EACH
def test_a_record_is_as_it_was_or_as_it_should_be(tmp_path: Path, way: Way, each: int) -> None:
    for number in range(1, 12, each):
        folder = tmp_path / str(number)
        prepare(folder)
        wasco = Wasco(folder)
        deeds: list[tuple[Callable[[], str | None], set[str]]] = [
            (lambda wasco=wasco: wasco.add(record(3, "X")), {"seed 0", "seed 1", "seed 3"}),  # type: ignore[misc]
            (lambda wasco=wasco: wasco.remove("ABC"), {"seed 3"}),  # type: ignore[misc]
        ]
        for deed, wanted in deeds:
            before = {one.seed for one in wasco.latest()}
            goes(number, way, deed)
            assert {one.seed for one in wasco.latest()} in (before, wanted)
            assert deed() is None
            assert {one.seed for one in wasco.latest()} == wanted


@each_way
@EACH
def test_settings_are_the_old_or_the_new(tmp_path: Path, way: Way, each: int) -> None:
    old, new = Settings(speed=1), Settings(speed=5)
    for number in range(1, 12, each):
        save_settings(tmp_path, old)

        def work() -> None:
            trouble = save_settings(tmp_path, new)
            assert trouble is None or trouble.startswith("Can't write settings.txt")

        goes(number, way, work)
        settings, complaints = load_settings(tmp_path)
        assert settings in (old, new)
        assert complaints == []
