"""The unfinished game: every move is on disk as soon as it is made."""

import os
import time
from contextlib import suppress
from pathlib import Path

from game.rules.errors import CribbageError, InvalidLog
from game.store.papers import cannot_write, free_name, keep_aside, read_text, write_text
from game.store.saved import SavedGame, play_again

FILE_NAME = "unfinished.txt"
GAMES = "games"
KEPT_GAMES = 100
QUICK = 0.004  # seconds: a quarter of a picture


class Unfinished:
    """The one game that waits to be gone on with. What goes wrong is said once, as a sentence."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.games = folder / GAMES
        self.complaints: list[str] = []
        self._lines: list[str] = []
        self._whole = False  # whether the file holds every line, and nothing else
        self._troubled = False
        self._sync = True

    def begin(self, saved: SavedGame) -> str | None:
        """Put a new game in the place of the old one."""
        self._lines = saved.to_lines()
        return self._write_all()

    def append(self, line: str) -> str | None:
        """Keep one more move."""
        self._lines.append(line)
        if not self._whole:
            return self._write_all()
        try:
            self._append(f"{line}\n".encode())
        except OSError as error:
            self._whole = False
            return self._once(cannot_write(self.path, error))
        return None

    def load(self) -> SavedGame | None:
        """The game that waits, up to its last whole move; `complaints` tells what could not be understood."""
        text = read_text(self.path)
        if text is None:
            return None
        *lines, torn = text.split("\n")
        try:
            saved = self._understood(SavedGame.from_lines(lines))
        except CribbageError as error:
            self.complaints.append(f"The unfinished game cannot be read. {error} {keep_aside(self.path)}")
            return None
        self._lines = saved.to_lines()
        self._whole = not torn and self._lines == lines
        return saved

    def finish(self) -> str | None:
        """Move the game to those that were played to the end; the last hundred are kept."""
        if not self._lines:
            return None
        if not self._whole and (trouble := self._write_all()):
            return trouble
        try:
            self.games.mkdir(exist_ok=True)
            self.path.rename(free_name(self.games / f"{time.strftime('%Y-%m-%d-%H%M%S')}.txt"))
        except OSError as error:
            return self._once(cannot_write(self.games, error))
        self._lines, self._whole = [], False
        self._forget_oldest()
        return None

    def forget(self) -> str | None:
        """Put the game among the others though nobody won it, so that another can begin."""
        return self.finish()

    def _understood(self, saved: SavedGame) -> SavedGame:
        """The game up to the last move that can be played; the file is kept aside if there are others."""
        game, lines, why = play_again(saved.lines)
        if len(saved.seats) != game.form.seats:
            raise InvalidLog(f"It takes {game.form.seats} to play, and {len(saved.seats)} have sat down.")
        if not why:
            return saved
        self.complaints.append(f"The game goes on from an earlier move. {why} {keep_aside(self.path)}")
        return SavedGame(saved.seats, saved.initials, tuple(lines), saved.extras)

    def _write_all(self) -> str | None:
        trouble = write_text(self.path, "\n".join(self._lines) + "\n")
        self._whole = trouble is None
        return self._once(trouble) if trouble else None

    def _append(self, line: bytes) -> None:
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND)
        try:
            if os.write(file, line) < len(line):
                raise OSError("there is no room")
            self._let_it_reach_the_disk(file)
        finally:
            os.close(file)

    def _let_it_reach_the_disk(self, file: int) -> None:
        """Against a power cut; a disk too slow for the next picture is not asked again."""
        if self._sync:
            begun = time.perf_counter()
            os.fsync(file)
            self._sync = time.perf_counter() - begun < QUICK

    def _once(self, trouble: str) -> str | None:
        if self._troubled:
            return None
        self._troubled = True
        return trouble

    def _forget_oldest(self) -> None:
        with suppress(OSError):
            for old in finished_games(self.games.parent)[KEPT_GAMES:]:
                old.unlink()


def finished_games(folder: Path) -> list[Path]:
    """The games that were played to the end, the latest first."""
    games = (folder / GAMES).glob("*.txt")
    return sorted((path for path in games if "not-understood" not in path.name), reverse=True)
