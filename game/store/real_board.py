"""The game of a real board that is being typed in: a file of its lines, till the game is over."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from game.store.lock import take
from game.store.reading import read_text
from game.store.safe_files import keep_aside, write_lines

FILE_NAME = "real-board.txt"


class RealBoardFile:
    """What was typed of it. What goes wrong comes back as a sentence."""

    def __init__(self, folder: Path) -> None:
        """Have the file to this program alone, if no other has it."""
        self.path = folder / FILE_NAME
        self._hold = take(self.path)

    @property
    def is_ours(self) -> bool:
        """Whether no other program is at it."""
        return self._hold is not None

    def read(self) -> tuple[list[str], str]:
        """Return the lines; what is no text is moved aside."""
        if not os.path.lexists(self.path):
            return [], ""
        text = read_text(self.path)
        if text is None:
            return [], f"Can't read {FILE_NAME}. {keep_aside(self.path)}"
        return text.splitlines(), ""

    def write(self, lines: Sequence[str]) -> str | None:
        """Keep these lines; without any there is no file."""
        if lines:
            return write_lines(self.path, lines)
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        return None
