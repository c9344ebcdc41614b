"""WASCO: the file of the record. Lines are added whole; what cannot be read is never thrown away."""

import errno
import os
import re
from collections.abc import Callable, Iterable
from mmap import ACCESS_READ, mmap
from pathlib import Path

from game.store.lock import locked
from game.store.safe_files import NO_LINK, append_bytes, cannot_write, replace_with
from game.store.wasco.wasco_line import HEADING, Record, is_record, is_remark

FILE_NAME = "WASCO"
STRANGE_NAME = "WASCO.not-understood"
FIRST_LINE = HEADING.encode().partition(b"\n")[0]
RECENT = 1 << 16  # bytes: some hundreds of games
PATIENCE = 5.0  # seconds that somebody at a terminal waits for another program


class Wasco:
    """The record in one folder. What goes wrong comes back as a sentence."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def add(self, record: Record) -> str | None:
        """Add a game, unless its line is there already: a crash may have come right after it was written."""
        line = record.to_line().encode()
        try:
            with locked(self.path):
                self._refuse_what_is_not_ours()
                if not self._holds(line):
                    append_bytes(self.path, _lead(self._end(RECENT)) + line + b"\n", os.O_CREAT)
        except OSError as error:
            return cannot_write(self.path, error)
        return None

    def _refuse_what_is_not_ours(self) -> None:
        """A link may lead to a record elsewhere, but to nothing else."""
        if not self.path.exists():
            return
        if not self.path.is_file():
            raise OSError(errno.EINVAL, "it is no file")
        if self.path.is_symlink():
            lines = self._end(self.path.stat().st_size).split(b"\n")
            if lines != [b""] and lines[0] != FIRST_LINE and not any(map(is_record, lines)):
                raise OSError(errno.EINVAL, "it is a link to something else")

    def _holds(self, line: bytes) -> bool:
        if not self.path.exists() or not self.path.stat().st_size:
            return False
        whole = re.compile(re.escape(line) + rb"[ \r]*(?:\n|\Z)")
        with self.path.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as content:
            return any(
                content[found.start() - 1 : found.start()] in (b"", b"\n")
                for found in whole.finditer(content)
            )

    def _end(self, size: int) -> bytes:
        if not self.path.is_file():
            return b""
        with self.path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - size))
            return file.read()

    def latest(self, size: int = RECENT) -> list[Record]:
        """The games in the last so many bytes, oldest first."""
        try:
            lines = self._end(size).split(b"\n")
        except OSError:
            return []
        return [Record.parse(line) for line in lines if is_record(line)]

    def remove(self, initials: str) -> str | None:
        """Take out all games of somebody; everything else stays as it is."""
        mine = initials.encode()
        return self._rewrite(lambda line: not (is_record(line) and line.split()[0] == mine))

    def reset(self) -> str | None:
        """Take out everybody's games."""
        return self._rewrite(lambda line: not is_record(line))

    def set_strange_lines_aside(self) -> str:
        """Move lines that are nobody's games to a file of their own; a sentence tells of it."""
        strange: list[bytes] = []

        def is_known(line: bytes) -> bool:
            known = is_record(line) or is_remark(line)
            if not known:
                strange.append(line)
            return known

        trouble = self._rewrite(is_known, lambda: self._keep(strange))
        said = f"{len(strange)} {'line' if len(strange) == 1 else 'lines'} of {FILE_NAME} cannot be read"
        return f"{said}. {trouble}" if trouble else f"{said}; kept in {STRANGE_NAME}."

    def _keep(self, lines: Iterable[bytes]) -> None:
        """On the disk, before they leave the record."""
        append_bytes(
            self.path.with_name(STRANGE_NAME), b"".join(line + b"\n" for line in lines), os.O_CREAT | NO_LINK
        )

    def _rewrite(
        self, stays: Callable[[bytes], bool], before: Callable[[], None] | None = None
    ) -> str | None:
        if not self.path.exists():
            return None
        try:
            with locked(self.path, PATIENCE):
                self._refuse_what_is_not_ours()
                lines = self.path.read_bytes().split(b"\n")
                kept = [line for line in lines if stays(line)]
                if before:
                    before()
                replace_with(self.path.resolve(), b"\n".join(kept))
        except OSError as error:
            return cannot_write(self.path, error)
        return None


def _lead(recent: bytes) -> bytes:
    """What must stand before the next line: a heading in a new file, a line end after a torn line."""
    if not recent:
        return HEADING.encode()
    return b"" if recent.endswith(b"\n") else b"\n"
