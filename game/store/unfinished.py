"""The unfinished games: each has a file of its own, and none is set aside unless somebody says so."""

import os
import time
from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from pathlib import Path

from game.rules.log import FIRST_LINE as LOG_LINE
from game.store.finished import Finished
from game.store.lock import Hold, is_taken, take
from game.store.safe_files import NO_LINK, keep_aside, keep_copy, sweep, write_text, write_whole
from game.store.saved import SavedGame
from game.store.standings import news
from game.store.statistics import now, record_of
from game.store.waiting import Waiting, read_waiting, understand
from game.store.wasco_file import Wasco

UNFINISHED_NAME = "unfinished.txt"


def waiting_paths(folder: Path) -> list[Path]:
    """The files of games that are not over, the one last played first."""
    stem, dot, suffix = UNFINISHED_NAME.partition(".")
    found = [
        path
        for path in folder.glob(f"{stem}*{dot}{suffix}")
        if path.name == UNFINISHED_NAME or path.stem.removeprefix(f"{stem}-").isdecimal()
    ]
    return sorted(found, key=_changed, reverse=True)


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


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
        """The whole file anew."""
        trouble = write_text(self.path, "\n".join(self.lines) + "\n")
        self.is_whole = trouble is None
        return trouble

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


LATER = "The game waits, and is recorded as soon as that can be done."


class Unfinished:
    """The games that wait, and the one under way. What goes wrong is said once, as a sentence."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.complaints: list[str] = []
        self.news = ""
        """What the last game that ended means for the record, in a sentence."""
        self._finished = Finished(folder)
        self._wasco = Wasco(folder)
        self._file: GameFile | None = None
        self._behind: list[GameFile] = []  # left, with something that is not on the disk yet
        self._over: list[GameFile] = []  # with a record that is not written yet, or still in the way
        self._said: set[str] = set()
        sweep(folder)
        sweep(self._finished.folder)

    @property
    def path(self) -> Path:
        """The file of the game under way."""
        return self._file.path if self._file else self.folder / UNFINISHED_NAME

    def waiting(self, initials: str = "") -> list[Waiting]:
        """The games that can be gone on with, first those of these initials; the others are recorded."""
        self._leave()
        own = {file.path for file in (*self._behind, *self._over)}
        paths = (path for path in waiting_paths(self.folder) if path not in own and not is_taken(path))
        found = [understand(file.path, file.lines) for file in self._behind] + [*map(read_waiting, paths)]
        for one in found:
            if one.is_over:
                self._record_it(one)
        self._tell(self._settle())
        unfinished = (one for one in found if not one.is_over)
        return sorted(unfinished, key=lambda one: (one.saved is None, one.initials != initials))

    def begin(self, saved: SavedGame) -> str | None:
        """Begin a new game; one that was left waits on."""
        self._leave()
        trouble = self._settle()
        self.news = ""
        self._file = GameFile(*self._free_place(), saved.begun_at(now()).to_lines())
        return self._once(self._file.write()) or trouble

    def take_up(self, waiting: Waiting) -> bool:
        """Go on with a game that waits; not when another program has played it meanwhile."""
        self._leave()
        newer = next((file for file in self._behind if file.path == waiting.path), None)
        if newer:
            self._behind.remove(newer)
            self._file = newer
            return True
        hold = take(waiting.path)
        if not hold or not waiting.saved or read_waiting(waiting.path).saved != waiting.saved:
            return False
        if waiting.trouble and not self._kept_copy(waiting):
            return False
        self._file = GameFile(waiting.path, hold, waiting.saved.to_lines(), is_whole=waiting.is_whole)
        return True

    def set_aside(self, waiting: Waiting) -> str | None:
        """Nobody goes on with it: it lies among the games that were played, if it can be read."""
        self._leave()
        hold = take(waiting.path)
        if not hold:
            return f"Another program plays the game in {waiting.path.name}."
        if waiting.saved and not waiting.trouble:
            return self._finished.take(waiting.path)
        self.complaints.append(keep_aside(waiting.path))
        return None

    def append(self, line: str) -> str | None:
        """Keep one more move."""
        assert self._file, "a game is under way"
        return self._once(self._file.append(line))

    def rewrite(self, log: Iterable[str]) -> str | None:
        """The log is another from now on: a move was taken back."""
        assert self._file, "a game is under way"
        return self._once(self._file.rewrite(self._file.lines.index(LOG_LINE), log))

    def note(self, name: str, words: str) -> str | None:
        """Keep something that is to be known of the game under way, beside its moves."""
        assert self._file, "a game is under way"
        saved = SavedGame.from_lines(self._file.lines)
        self._file.lines = replace(saved, extras={**saved.extras, name: words}).to_lines()
        return self._once(self._file.write())

    def finish(self) -> str | None:
        """Write the record, then move the game to those that were played to the end."""
        if self._file:
            self._over.append(self._file)
            self._file = None
        return self._settle()

    def _record_it(self, over: Waiting) -> None:
        """A game that was played to its end, but for its record."""
        hold = take(over.path)
        if not hold or not over.saved or (over.trouble and not self._kept_copy(over)):
            return
        extras = {"begun": now()} | over.saved.extras  # lest each try be another line
        saved = replace(over.saved, extras=extras)
        is_whole = over.is_whole and saved == over.saved
        self._over.append(GameFile(over.path, hold, saved.to_lines(), is_whole=is_whole))

    def _kept_copy(self, waiting: Waiting) -> bool:
        kept = keep_copy(waiting.path)
        self._tell(f"{waiting.trouble} {kept}" if kept else f"{waiting.trouble} It is left as it is.")
        return kept is not None

    def _leave(self) -> None:
        """The game under way waits from now on, for other programs too."""
        if self._file and not self._file.is_whole and self._file.write():
            self._behind.append(self._file)
        self._file = None

    def _settle(self) -> str | None:
        """Write whatever could not be written before; what still cannot be is said once."""
        self._behind = [file for file in self._behind if file.write()]
        troubles = [(file, self._settle_one(file)) for file in self._over]
        self._over = [file for file, trouble in troubles if trouble]
        return next(filter(None, (self._once(trouble) for _, trouble in troubles)), None)

    def _settle_one(self, file: GameFile) -> str | None:
        """The whole game, then its line, then its place among the others: a crash may come in between."""
        if not file.is_whole and (trouble := file.write()):
            return f"{trouble} {LATER}"
        record = record_of(SavedGame.from_lines(file.lines))
        self.news = news(record, self._wasco.count()) if record else ""
        if record and (trouble := self._wasco.add(record)):
            return f"{trouble} {LATER}"
        return self._finished.take(file.path) if file.path.exists() else None

    def _free_place(self) -> tuple[Path, Hold]:
        """A file that no game is in, and no other program about to put one in."""
        first = self.folder / UNFINISHED_NAME
        for number in count(1):
            path = first if number == 1 else first.with_stem(f"{first.stem}-{number}")
            if os.path.lexists(path) or any(path == file.path for file in (*self._behind, *self._over)):
                continue
            hold = take(path)
            if hold and not os.path.lexists(path):
                return path, hold
        raise AssertionError("numbers do not end")

    def _tell(self, trouble: str | None) -> None:
        if trouble:
            self.complaints.append(trouble)

    def _once(self, trouble: str | None) -> str | None:
        if not trouble or trouble in self._said:
            return None
        self._said.add(trouble)
        return trouble
