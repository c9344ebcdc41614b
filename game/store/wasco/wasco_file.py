"""WASCO: the file of the record. Lines are added whole; what cannot be read is never thrown away."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path

from game.store.lock import locked
from game.store.safe_files import cannot_write, write_bytes
from game.store.wasco.wasco_line import HEADING, Record, is_record, is_remark

FILE_NAME = "WASCO"
STRANGE_NAME = "WASCO.not-understood"
RECENT = 1 << 16  # bytes: some hundreds of games


class Wasco:
    """The record in one folder. What goes wrong comes back as a sentence."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def add(self, record: Record) -> str | None:
        """Add a game, unless its line is there already: a crash may have come right after it was written."""
        line = record.to_line().encode()
        try:
            with locked(self.path):
                recent = self._end(RECENT)
                if line not in map(bytes.rstrip, recent.split(b"\n")):
                    self._append(_lead(recent) + line + b"\n")
        except OSError as error:
            return cannot_write(self.path, error)
        return None

    def _append(self, piece: bytes) -> None:
        """In one write, so that the lines of several programs cannot mix."""
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
        file = os.open(self.path, flags, 0o666)
        try:
            if os.write(file, piece) < len(piece):
                raise OSError("there is no room")
            os.fsync(file)
        finally:
            os.close(file)

    def _end(self, size: int) -> bytes:
        if not self.path.exists():
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
        with self.path.with_name(STRANGE_NAME).open("ab") as file:
            file.writelines(line + b"\n" for line in lines)

    def _rewrite(
        self, stays: Callable[[bytes], bool], before: Callable[[], None] | None = None
    ) -> str | None:
        if not self.path.exists():
            return None
        try:
            with locked(self.path):
                lines = self.path.read_bytes().split(b"\n")
                kept = [line for line in lines if stays(line)]
                if before:
                    before()
                return write_bytes(self.path, b"\n".join(kept))
        except OSError as error:
            return cannot_write(self.path, error)


def _lead(recent: bytes) -> bytes:
    """What must stand before the next line: a heading in a new file, a line end after a torn line."""
    if not recent:
        return HEADING.encode()
    return b"" if recent.endswith(b"\n") else b"\n"
