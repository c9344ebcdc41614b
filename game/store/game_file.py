"""The file of one unfinished game: every move is on disk as soon as it is made."""

import os
import time
from collections.abc import Iterable
from pathlib import Path

from game.store.lock import Hold
from game.store.safe_files import NO_LINK, write_text, write_whole

QUICK = 0.004  # seconds: a quarter of a picture
PAUSE = 100  # so many times as long as a slow disk took, it is not asked again


class GameFile:
    """The lines of a game, and the file that holds them as far as the disk lets it."""

    def __init__(self, path: Path, hold: Hold, lines: Iterable[str], *, is_whole: bool = False) -> None:
        self.path = path
        self.lines = [*lines]
        self.is_whole = is_whole  # whether the file holds every line, and nothing else
        self._hold = hold
        self._synced_again = 0.0
        hold.keep_room()

    def append(self, line: str) -> str | None:
        """Keep one more move; a sentence when it is nowhere but here."""
        self.lines.append(line)
        try:
            if self.is_whole:
                self._append(f"{line}\n".encode())
                return None
        except OSError:
            self.is_whole = False
        return self.write()

    def rewrite(self, above: int, lines: Iterable[str]) -> str | None:
        """All but the first lines are others from now on."""
        self.lines[above:] = lines
        return self.write()

    def write(self) -> str | None:
        """The whole file anew; on a full disk the room that was kept is used."""
        text = "\n".join(self.lines) + "\n"
        trouble = write_text(self.path, text)
        if trouble and self._hold.give_room():
            trouble = write_text(self.path, text)
        self.is_whole = trouble is None
        return trouble

    def close(self) -> None:
        """Nothing more will be written here."""
        self._hold.give_room()

    def _append(self, line: bytes) -> None:
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND | NO_LINK | getattr(os, "O_BINARY", 0))
        try:
            write_whole(file, line)
            self._let_it_reach_the_disk(file)
        finally:
            os.close(file)

    def _let_it_reach_the_disk(self, file: int) -> None:
        """Against a power cut; a disk too slow for the next picture is left in peace for a while."""
        begun = time.monotonic()
        if begun < self._synced_again:
            return
        os.fsync(file)
        took = time.monotonic() - begun
        self._synced_again = begun + (PAUSE * took if took > QUICK else 0)
