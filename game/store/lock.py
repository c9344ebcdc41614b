"""Locks between programs that write the same folder. Where there are none, each write is still one piece."""

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from weakref import WeakValueDictionary, finalize

from game.store import system
from game.store.reading import listed

MOMENT = 0.5  # seconds that anybody is held up
POLL = 0.002
_OPEN = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
_TAKEN = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)


class Busy(OSError):
    """Another program has the lock, and does not let go of it."""


class Hold:
    """A file that this program has to itself, as long as somebody keeps the hold."""

    def __init__(self, file: int | None) -> None:
        if file is not None:
            finalize(self, _let_go, file)


_holds: "WeakValueDictionary[tuple[int, Path], Hold]" = WeakValueDictionary()


@contextmanager
def locked(path: Path, patience: float = MOMENT) -> Iterator[None]:
    """Have a file to oneself for one write; `Busy` when another program sleeps over its own."""
    file = _open(path)
    try:
        if file is not None and not _is_got(file, patience):
            raise Busy(errno.EAGAIN, "another program is writing to it")
        yield
    finally:
        if file is not None:
            _let_go(file)


def take(path: Path) -> Hold | None:
    """Have a file to oneself until the hold is let go of, or the program ends; None where another has it."""
    key = os.getpid(), path.absolute()
    if key in _holds:
        return _holds[key]
    file = _open(path)
    while file is not None:
        if not _is_got(file, MOMENT / 5):  # somebody may just be looking
            _let_go(file)
            return None
        if _is_there(file, path):
            break
        _let_go(file)  # it was taken away meanwhile, with the file that it was for
        file = _open(path)
    hold = _holds[key] = Hold(file)
    return hold


def locks_of(folder: Path, pattern: str) -> list[Path]:
    """List the files that there are locks of, whether they are there themselves or not."""
    found = listed(folder, f".{pattern}.lock")
    return [path.with_name(path.name.removeprefix(".").removesuffix(".lock")) for path in found]


def forget_lock(path: Path) -> None:
    """Take away the lock of a file that is gone; whoever has it has it to himself."""
    with suppress(OSError):
        _lock_path(path).unlink()


def is_taken(path: Path) -> bool:
    """Tell whether another program has this file to itself."""
    if (os.getpid(), path.absolute()) in _holds or not os.path.lexists(_lock_path(path)):
        return False
    file = _open(path)
    if file is None:
        return False  # an unwritable file cannot be taken
    try:
        return not _is_got(file, MOMENT / 50)  # another may just be looking, too
    finally:
        _let_go(file)


def _lock_path(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def _is_there(file: int, path: Path) -> bool:
    """Tell whether an open lock is still the one that others would find."""
    try:
        return os.path.samestat(os.fstat(file), _lock_path(path).stat())
    except OSError:
        return False


def _open(path: Path) -> int | None:
    with suppress(OSError):
        return os.open(_lock_path(path), _OPEN, 0o666)
    return None


def _let_go(file: int) -> None:
    """Close the file; a disk that complains has let go of it all the same."""
    with suppress(OSError):
        os.close(file)


def _is_got(file: int, patience: float) -> bool:
    until = time.monotonic() + patience
    while _is_refused(file):
        if time.monotonic() > until:
            return False
        time.sleep(POLL)
    return True


def _is_refused(file: int) -> bool:
    try:
        system.lock(file)
    except OSError as error:
        return error.errno in _TAKEN  # a disk without locks refuses nobody
    return False
