"""What was made of the hands of the day and the drills: a line each, added and never changed."""

import os
from pathlib import Path

from game.store.lock import locked
from game.store.safe_files import NO_LINK, append_bytes, cannot_write, read_text

FILE_NAME = "practice.txt"
HEADING = "# CRIB: hands of the day, and counting drills. What this game cannot read, it leaves alone.\n"


class PracticeNotes:
    """The file in one folder. A line that was torn off is left as it is."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    @property
    def lines(self) -> list[str]:
        """All lines, the oldest first; the last only if it is whole."""
        return (read_text(self.path) or "").split("\n")[:-1]

    def add(self, line: str) -> str | None:
        """Add a line; a sentence when that cannot be done."""
        try:
            with locked(self.path):
                append_bytes(self.path, f"{self._lead()}{line}\n".encode(), os.O_CREAT | NO_LINK)
        except OSError as error:
            return cannot_write(self.path, error)
        return None

    def _lead(self) -> str:
        """What must stand before it: a heading in a new file, a line end after a torn line."""
        if not self.path.exists() or not self.path.stat().st_size:
            return HEADING
        with self.path.open("rb") as file:
            file.seek(-1, os.SEEK_END)
            return "" if file.read() == b"\n" else "\n"
