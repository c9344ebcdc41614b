"""Every call that touches the folder fails, is cut short, or is the last one: and nothing is lost."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.store.ended_games import EndedGames
from game.store.kept_game import KeptGame, read_game
from game.store.settings import Settings, load_settings, save_settings
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from tests.store.games import record, saved_game
from tests.store.test_killed import in_a_child, needs_fork

CALLS = ("open", "write", "fsync", "replace", "rename", "unlink", "mkdir", "ftruncate", "fchmod", "lseek")
KILLED = 9

SAVED = saved_game()
LATE = len(SAVED.lines) - 8


@contextmanager
def trapped(spring: Callable[[int, str, Callable[..., Any], tuple[Any, ...]], Any]) -> Iterator[list[str]]:
    """Each call goes through the trap, which is told its number."""
    made: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        for name in CALLS:
            if hasattr(os, name):
                patch.setattr(os, name, _through(name, getattr(os, name), made, spring))
        yield made


def _through(name: str, call: Callable[..., Any], made: list[str], spring: Callable[..., Any]) -> Any:
    def do(*arguments: Any, **more: Any) -> Any:
        made.append(name)
        return spring(len(made), name, call, arguments) if not more else call(*arguments, **more)

    return do


def harmless(_: int, __: str, call: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    return call(*arguments)


def failing(number: int, error: int, *, for_good: bool = False) -> Callable[..., Any]:
    def spring(now: int, _: str, call: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        if now == number or (for_good and now > number):
            raise OSError(error, os.strerror(error))
        return call(*arguments)

    return spring


def cutting_short(number: int) -> Callable[..., Any]:
    def spring(now: int, name: str, call: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        if now == number and name == "write":
            return call(arguments[0], arguments[1][: len(arguments[1]) // 2])
        return call(*arguments)

    return spring


def killing(number: int, *, after: bool) -> Callable[..., Any]:
    def spring(now: int, _: str, call: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        if now == number and not after:
            os._exit(KILLED)
        result = call(*arguments)
        if now == number:
            os._exit(KILLED)
        return result

    return spring


# A game.


def prepare(folder: Path) -> None:
    folder.mkdir()
    for number in range(2):
        Wasco(folder).add(record(number))


def play(folder: Path, first: int = LATE) -> UnfinishedGames:
    """A game played to its end; each move that is safe is written down."""
    unfinished = UnfinishedGames(folder)
    unfinished.begin(KeptGame(SAVED.seats, "ABC", SAVED.lines[:first], SAVED.extras))
    for line in SAVED.lines[first:]:
        unfinished.append(line)
    unfinished.finish()
    return unfinished


def calls_of(folder: Path, first: int = LATE) -> int:
    prepare(folder)
    with trapped(harmless) as made:
        play(folder, first)
    return len(made)


def check(folder: Path) -> None:
    """Started again: the game is recorded once, and lies whole among the games."""
    for _ in range(2):
        unfinished = UnfinishedGames(folder)
        assert unfinished.look() == []
        assert unfinished.complaints == []
    assert [one.seed for one in Wasco(folder).latest()] == ["seed 0", "seed 1", "1987"]
    [path] = EndedGames(folder).paths
    assert read_game(path).lines == SAVED.lines


# Each seventh call in the last moves of a game; else every call of the last moves, and every call of all.
SLOW = pytest.mark.slow
FIRST = pytest.mark.parametrize(
    ("first", "each"), [(LATE, 7), pytest.param(LATE, 1, marks=SLOW), pytest.param(4, 1, marks=SLOW)]
)


@FIRST
@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC, errno.EMFILE])
def test_a_call_that_fails_loses_nothing(tmp_path: Path, first: int, each: int, error: int) -> None:
    for number in range(1, calls_of(tmp_path / "calls", first) + 1, each):
        folder = tmp_path / str(number)
        prepare(folder)
        with trapped(failing(number, error)):
            play(folder, first)
        check(folder)


@FIRST
def test_a_write_that_is_cut_short_loses_nothing(tmp_path: Path, first: int, each: int) -> None:
    for number in range(1, calls_of(tmp_path / "calls", first) + 1, each):
        folder = tmp_path / str(number)
        prepare(folder)
        with trapped(cutting_short(number)):
            play(folder, first)
        check(folder)


@FIRST
def test_a_disk_that_dies_leaves_what_it_had_and_the_rest_is_written_when_it_is_back(
    tmp_path: Path, first: int, each: int
) -> None:
    for number in range(1, calls_of(tmp_path / "calls", first) + 1, each):
        folder = tmp_path / str(number)
        prepare(folder)
        with trapped(failing(number, errno.EIO, for_good=True)):
            unfinished = play(folder, first)
        assert unfinished.look() == []
        check(folder)


@needs_fork
@FIRST
@pytest.mark.parametrize("after", [False, True])
def test_a_program_killed_at_any_call_has_lost_no_move(
    tmp_path: Path, first: int, each: int, after: bool
) -> None:
    for number in range(1, calls_of(tmp_path / "calls", first) + 1, each):
        folder = tmp_path / str(number)
        prepare(folder)

        def work(folder: Path = folder, number: int = number) -> None:
            with trapped(killing(number, after=after)):
                play(folder, first)

        assert ended(work) in (0, KILLED)
        go_on(folder, first)
        check(folder)


def go_on(folder: Path, first: int) -> None:
    """The program started again: whatever waits is what was played, and is played to its end."""
    unfinished = UnfinishedGames(folder)
    waiting = unfinished.look()
    if not waiting:
        if not EndedGames(folder).paths:  # killed before the game had its file
            play(folder, first)
        return
    [one] = waiting
    assert one.lines
    assert one.trouble == ""
    assert one.lines == SAVED.lines[: len(one.lines)]
    assert len(one.lines) >= first
    assert unfinished.take_up(one)
    for line in SAVED.lines[len(one.lines) :]:
        unfinished.append(line)
    unfinished.finish()


def ended(work: Callable[[], None]) -> int:
    """The exit code of another process that did it; 1 when something was not as it should be."""

    def watched() -> None:
        try:
            work()
        except BaseException:
            os._exit(1)

    return os.waitstatus_to_exitcode(os.waitpid(in_a_child(watched), 0)[1])


# The record.


@pytest.mark.parametrize("spring", [failing, cutting_short])
def test_a_record_is_as_it_was_or_as_it_should_be(tmp_path: Path, spring: Callable[..., Any]) -> None:
    def deeds(wasco: Wasco) -> list[tuple[str, Callable[[], str | None], set[str]]]:
        return [
            ("add", lambda: wasco.add(record(3, "X")), {"seed 0", "seed 1", "seed 3"}),
            ("remove", lambda: wasco.remove("ABC"), {"seed 3"}),
        ]

    for number in range(1, 12):
        folder = tmp_path / str(number)
        prepare(folder)
        wasco = Wasco(folder)
        for _, deed, wanted in deeds(wasco):
            before = {one.seed for one in wasco.latest()}
            with trapped(spring(number, errno.EIO) if spring is failing else spring(number)):
                trouble = deed()
            after = {one.seed for one in wasco.latest()}
            assert after == wanted if trouble is None else after in (before, wanted)
            assert deed() is None
            assert {one.seed for one in wasco.latest()} == wanted


# The settings.


@needs_fork
def test_settings_are_the_old_or_the_new(tmp_path: Path) -> None:
    old, new = Settings(speed=1), Settings(speed=5)
    for number in range(1, 12):
        for way in (failing(number, errno.EIO), cutting_short(number), killing(number, after=False)):
            save_settings(tmp_path, old)

            def work(way: Callable[..., Any] = way) -> None:
                with trapped(way):
                    trouble = save_settings(tmp_path, new)
                assert trouble is None or trouble.startswith("settings.txt cannot be written")
                assert trouble or load_settings(tmp_path)[0] == new

            assert ended(work) in (0, KILLED)
            settings, complaints = load_settings(tmp_path)
            assert settings in (old, new)
            assert complaints == []
