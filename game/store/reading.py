"""Files to read: the text in one, and the names in a folder."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

BOM = "\ufeff"  # some Windows editors put it before the first word
LARGEST_PAPER = 1 << 20  # bytes
_NOT_THERE = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG)


def is_sure(ask: Callable[[], bool]) -> bool:
    """Ask a disk, as in `is_sure(path.is_file)`; where it fails to answer, that is a no."""
    try:
        return ask()
    except OSError:
        return False


def listed(folder: Path, pattern: str) -> list[Path]:
    """List the files of a folder whose names fit, none where it is not there; an `OSError` names it.

    To take a folder that cannot be read for an empty one might overwrite its files."""
    try:
        with os.scandir(folder) as entries:
            return [path for entry in entries if (path := folder / entry.name).match(pattern)]
    except OSError as error:
        if error.errno in _NOT_THERE:
            return []
        raise OSError(error.errno, error.strerror, str(folder)) from None


def read_text(path: Path | str, largest: int = LARGEST_PAPER) -> str | None:
    """Read the text of a file, with line ends as here; None when there is none to read, or far too much."""
    try:
        with open(path, "rb", opener=_without_waiting) as file:
            there = os.fstat(file.fileno())
            if not stat.S_ISREG(there.st_mode) or there.st_size > largest:
                return None
            content = file.read()
    except (OSError, ValueError):  # a name with a zero in it is no name
        return None
    text = content.decode("utf-8", "replace").removeprefix(BOM)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _without_waiting(path: str, flags: int) -> int:
    """Open a file; a pipe would be waited for."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def cannot_read(path: Path, error: OSError) -> str:
    """Return the sentence for a file or a folder that cannot be read."""
    return f"Can't read {path}: {error.strerror or error}."
