"""Files of lines to which several programs add: whole lines, and unreadable lines are never thrown away."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from game.store.lock import MOMENT, locked
from game.store.safe_files import append_bytes, cannot_write, replace_with

LARGEST = 1 << 28  # bytes: more than a million games

T = TypeVar("T")
Lines = list[bytes]


class LineFile(Generic[T]):
    """One such file. What goes wrong comes back as a sentence."""

    def __init__(self, path: Path, read: Callable[[bytes], T | None], heading: str = "") -> None:
        """Take `read`, which returns a line's meaning, or None if it isn't ours, and a new file's heading."""
        self.path = path
        self._read = read
        self._heading = heading.encode()

    def all(self, size: int = LARGEST) -> list[T]:
        """Read the last n bytes in their order, leaving out unreadable lines."""
        with suppress(OSError):
            return [said for line in self.lines(size) if (said := self._read(line)) is not None]
        return []

    def lines(self, size: int = LARGEST) -> Lines:
        """Return all lines of the last n bytes; the last is the one a crash has torn, or empty."""
        if not self.path.is_file():  # a pipe would be waited for
            return [b""]
        with self.path.open("rb") as file:
            start = max(0, file.seek(0, os.SEEK_END) - size)
            file.seek(start)
            lines = file.read().split(b"\n")
        return lines[1:] if start else lines

    def add(self, line: bytes, is_same: Callable[[bytes], bool] = lambda _: False) -> str | None:
        """Add a line, unless the same is there already: a crash may have come right after it was written."""
        try:
            with locked(self.path):
                lines = self._own_lines()
                if not any(map(is_same, lines)):
                    lead = self._heading if lines == [b""] else b"\n" if lines[-1] else b""
                    append_bytes(self.path, lead + line + b"\n")
        except OSError as error:
            return cannot_write(self.path, error)
        return None

    def remove(self, is_gone: Callable[[T], bool], patience: float = MOMENT) -> str | None:
        """Take out lines of ours; everything else stays as it is."""

        def stays(line: bytes) -> bool:
            said = self._read(line)
            return said is None or not is_gone(said)

        is_there = os.path.lexists(self.path)
        return self.rewrite(lambda lines: [*filter(stays, lines)], patience) if is_there else None

    def rewrite(self, change: Callable[[Lines], Lines], patience: float = MOMENT) -> str | None:
        """Change all lines, in a new file that takes the place of the old one at once."""
        try:
            with locked(self.path, patience):
                lines = self._own_lines()
                changed = change(lines if lines != [b""] else self._heading.split(b"\n"))
                replace_with(self.path.resolve(), b"\n".join(changed))
        except OSError as error:
            return cannot_write(self.path, error)
        return None

    def _own_lines(self) -> Lines:
        """Return all lines, where they may be changed; a link may lead to such a file elsewhere only."""
        if not self.path.exists():
            return [b""]
        if not self.path.is_file():
            raise OSError(errno.EINVAL, "it is not a file")
        if not self.path.stat().st_mode & stat.S_IWUSR or not os.access(self.path, os.W_OK):
            raise OSError(errno.EACCES, "it is write-protected")  # a new one in its place would not heed that
        if self.path.stat().st_size > LARGEST:
            raise OSError(errno.EFBIG, "it is too long to be one of ours")
        lines = self.lines()
        if self.path.is_symlink() and lines != [b""] and not self._is_ours(lines):
            raise OSError(errno.EINVAL, "it is a link to another file")
        return lines

    def _is_ours(self, lines: Lines) -> bool:
        first = self._heading.partition(b"\n")[0]
        return first in lines[:1] or any(self._read(line) is not None for line in lines)
