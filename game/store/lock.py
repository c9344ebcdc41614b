"""A lock between programs that write the same folder. Where there is none, each write is still one piece."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from weakref import finalize

if sys.platform == "win32":
    import msvcrt

    def _wait_for(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_LOCK, 1)

    def _is_taken(_: int) -> bool:
        return False  # a lock here would shut out its own program too
else:
    import fcntl

    def _wait_for(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)

    def _is_taken(file: int) -> bool:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
        return False


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait until nobody else holds the lock of this file. It ends with the program, however that ends."""
    file = _open(path.with_name(f".{path.name}.lock"))
    try:
        yield
    finally:
        if file is not None:
            os.close(file)


def _open(path: Path) -> int | None:
    file = None
    with suppress(OSError):
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        _wait_for(file)
    return file


def is_taken(path: Path, owner: object) -> bool:
    """Whether another program has this file to itself; if none has, the owner has it as long as he lives."""
    try:
        file = os.open(path.with_name(f".{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o666)
    except OSError:
        return False  # nobody can take what nobody can write
    finalize(owner, os.close, file)
    return _is_taken(file)
