"""The unfinished game: every move is on disk as soon as it is made."""

import os
import time
from pathlib import Path

from game.rules.errors import CribbageError, InvalidLog
from game.rules.game import Game
from game.store.finished import Finished
from game.store.folder import UNFINISHED_NAME
from game.store.lock import is_taken
from game.store.safe_files import cannot_write, keep_aside, read_text, write_text
from game.store.saved import SavedGame, play_again
from game.store.wasco.statistics import now, record_of
from game.store.wasco.wasco_file import Wasco

MOST_PROGRAMS = 9
QUICK = 0.004  # seconds: a quarter of a picture


class Unfinished:
    """The one game that waits to be gone on with. What goes wrong is said once, as a sentence."""

    def __init__(self, folder: Path) -> None:
        self.path = _own_place(folder, self)
        self.complaints: list[str] = []
        self._finished = Finished(folder)
        self._wasco = Wasco(folder)
        self._lines: list[str] = []
        self._is_whole = False  # whether the file holds every line, and nothing else
        self._is_troubled = False
        self._is_quick = True

    def begin(self, saved: SavedGame) -> str | None:
        """Begin a new game; one that is still there is put away unfinished."""
        self._put_away()
        self._lines = saved.begun_at(now()).to_lines()
        return self._write_all()

    def append(self, line: str) -> str | None:
        """Keep one more move."""
        self._lines.append(line)
        if not self._is_whole:
            return self._write_all()
        try:
            self._append(f"{line}\n".encode())
        except OSError as error:
            self._is_whole = False
            return self._once(cannot_write(self.path, error))
        return None

    def load(self) -> SavedGame | None:
        """The game that waits, up to its last whole move; `complaints` tells what could not be understood."""
        text = read_text(self.path)
        if text is None:
            return None
        *lines, torn = text.split("\n")
        try:
            game, saved = self._understood(SavedGame.from_lines(lines))
        except CribbageError as error:
            self.complaints.append(f"The unfinished game cannot be read. {error} {keep_aside(self.path)}")
            return None
        self._lines = saved.to_lines()
        self._is_whole = not torn and self._lines == lines
        if game.outcome:
            self._tell(self.finish())
            return None
        return saved

    def finish(self) -> str | None:
        """Write the record, then move the game to those that were played to the end."""
        if not self._lines:
            return None
        record = record_of(SavedGame.from_lines(self._lines))
        troubles = [
            self._wasco.add(record) if record else None,
            None if self._is_whole else self._write_all(),
        ]
        troubles.append(self._put_away())
        self._lines, self._is_whole = [], False
        return next(filter(None, troubles), None)

    def _put_away(self) -> str | None:
        return self._finished.take(self.path) if self.path.exists() else None

    def _understood(self, saved: SavedGame) -> tuple[Game, SavedGame]:
        """The game up to the last move that can be played; the file is kept aside if there are others."""
        game, lines, why = play_again(saved.lines)
        if len(saved.seats) != game.form.seats:
            raise InvalidLog(f"It takes {game.form.seats} to play, and {len(saved.seats)} have sat down.")
        if why:
            self._tell(f"The game goes on from an earlier move. {why} {keep_aside(self.path)}")
        return game, SavedGame(saved.seats, saved.initials, tuple(lines), saved.extras)

    def _tell(self, trouble: str | None) -> None:
        if trouble:
            self.complaints.append(trouble)

    def _write_all(self) -> str | None:
        trouble = write_text(self.path, "\n".join(self._lines) + "\n")
        self._is_whole = trouble is None
        return self._once(trouble) if trouble else None

    def _append(self, line: bytes) -> None:
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        try:
            if os.write(file, line) < len(line):
                raise OSError("there is no room")
            self._let_it_reach_the_disk(file)
        finally:
            os.close(file)

    def _let_it_reach_the_disk(self, file: int) -> None:
        """Against a power cut; a disk too slow for the next picture is not asked again."""
        if self._is_quick:
            begun = time.perf_counter()
            os.fsync(file)
            self._is_quick = time.perf_counter() - begun < QUICK

    def _once(self, trouble: str) -> str | None:
        if self._is_troubled:
            return None
        self._is_troubled = True
        return trouble


def _own_place(folder: Path, owner: object) -> Path:
    """A file that no other running program plays its game in; one where a game waits is taken first."""
    first = folder / UNFINISHED_NAME
    more = [first.with_stem(f"{first.stem}-{number}") for number in range(2, MOST_PROGRAMS + 1)]
    waiting_first = sorted([first, *more], key=lambda path: not path.exists())
    return next((path for path in waiting_first if not is_taken(path, owner)), first)
