"""The unfinished games: each has a file of its own, and none is set aside unless somebody says so."""

import os
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

from game.rules.log import FIRST_LINE as LOG_LINE
from game.rules.pack import seal
from game.rules.voice import YOU
from game.store.criblog import Criblog
from game.store.ended_games import EndedGames
from game.store.folder import UNFINISHED
from game.store.judged import JudgedGames
from game.store.kept_game import (
    CLUB,
    CLUB_OPEN,
    TURNED,
    KeptGame,
    State,
    read_as_far_as_it_goes,
    read_game,
    understand,
)
from game.store.lock import Hold, is_taken, take
from game.store.reading import cannot_read, listed
from game.store.safe_files import (
    LEFT_ALONE,
    NO_LINK,
    Taken,
    keep_aside,
    keep_copy,
    sweep,
    write_lines,
    write_whole,
)
from game.store.standings import news
from game.store.statistics import logged_at_bsd, now, record_of
from game.store.wasco_file import Wasco
from game.values import replace

LATER = "The game is safe here and goes into the record as soon as it can."
NOT_OURS = "Can't continue that game: another copy of CRIB may have it open."
QUICK = 0.004  # seconds: a quarter of a picture
PAUSE = 100  # times as long as a slow disk took, before it is asked again


def _paths(folder: Path) -> list[Path]:
    """List the files of unfinished games, the one last played first; an `OSError` if nobody can."""
    found = [
        path
        for path in listed(folder, f"{UNFINISHED}*.txt")
        if path.stem == UNFINISHED or path.stem.removeprefix(f"{UNFINISHED}-").isdecimal()
    ]
    return sorted(found, key=_changed, reverse=True)


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


class GameFile:
    """The lines of a game, and the file that holds them as far as the disk lets it."""

    def __init__(
        self, path: Path, holds: Sequence[Hold], lines: Iterable[str], *, is_whole: bool = False
    ) -> None:
        self.path = path
        self.lines = [*lines]
        self.is_whole = is_whole  # whether the file holds every line, and nothing else
        self._holds = holds
        self._synced_again = 0.0

    def append(self, line: str) -> str | None:
        """Keep one more move; a sentence when it is nowhere but here."""
        self.lines.append(line)
        with suppress(OSError):
            if self.is_whole:
                self._append(f"{line}\n".encode())
                return None
        return self.write()

    def rewrite(self, above: int, lines: Iterable[str]) -> str | None:
        """Replace all but the first lines."""
        self.lines[above:] = lines
        return self.write()

    def write(self, *, is_new: bool = False) -> str | None:
        trouble = write_lines(self.path, self.lines, is_new=is_new)
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
        """Sync the file against a power cut; a disk too slow for the next picture is left in peace."""
        begun = time.monotonic()
        if begun < self._synced_again:
            return
        os.fsync(file)
        took = time.monotonic() - begun
        self._synced_again = begun + (PAUSE * took if took > QUICK else 0)


class UnfinishedGames:
    """The games that wait, and the one under way. What goes wrong is said once, as a sentence."""

    def __init__(self, folder: Path, complaints: list[str] | None = None) -> None:
        """Open the folder's games; a fault without a sentence of its own goes to the complaints."""
        self.folder = folder
        self.complaints = [] if complaints is None else complaints
        self.news = ""
        """What the last game that ended means for the record, in a sentence."""
        self.found: list[KeptGame] = []
        """The games that could be gone on with when they were last looked at."""
        self.chosen: KeptGame | None = None
        """The one of them that something is to become of."""
        self.unsigned: Path | None = None
        """The game that ended last, where it is nobody's and could still be somebody's."""
        self._ended = EndedGames(folder)
        self._wasco, self._criblog = Wasco(folder), Criblog(folder)
        self._file: GameFile | None = None
        self._behind: list[GameFile] = []  # left, with something that is not on the disk yet
        self._over: list[GameFile] = []  # with a record that is not written yet, or still in the way
        self._said: set[str] = set()
        sweep(folder)
        sweep(self._ended.folder)

    @property
    def path(self) -> Path:
        return self._file.path if self._file else self.folder / f"{UNFINISHED}.txt"

    def look(self, initials: str = "") -> list[KeptGame]:
        """Find the games that can be continued, first those of these initials, the dealt before the rest;
        record those that are over."""
        self._leave()
        own = {file.path for file in (*self._behind, *self._over)}
        paths = [path for path in self._waiting() if path not in own and not is_taken(path)]
        found = [understand(file.path, file.lines) for file in self._behind]
        found += map(read_as_far_as_it_goes, paths)
        for one in found:
            if one.state is State.FINISHED:
                self._record_it(one)
        self._tell(self._settle())
        unfinished = (one for one in found if one.state is not State.FINISHED)

        def comes_late(one: KeptGame) -> tuple[bool, ...]:
            return not one.lines, one.initials != initials, not (one.reached and one.reached.deals)

        self.found = sorted(unfinished, key=comes_late)
        return self.found

    def _waiting(self) -> list[Path]:
        """List the files of this folder; none where it does not let itself be read, which is said."""
        try:
            return _paths(self.folder)
        except OSError as error:
            self._tell(self._once(cannot_read(self.folder, error)))
            return []

    def one_of(self, initials: str) -> KeptGame | None:
        """Return a game of these initials, or of nobody if there are none; one of the club waits there."""
        ours = (one for one in self.look(initials) if one.lines and one.initials == initials)
        return next((one for one in ours if CLUB not in one.extras), None)

    def begin(self, kept: KeptGame) -> str | None:
        """Begin a new game; one that was left waits on."""
        self._leave()
        trouble = self._settle()
        self.news, self.unsigned = "", None
        lines = kept.begun_at(now()).to_lines()
        for path, hold in self._free_places():
            self._file = GameFile(path, [hold], lines)
            with suppress(Taken):
                return self._once(self._file.write(is_new=True)) or trouble
        raise AssertionError("numbers do not end")

    def take_up(self, kept: KeptGame) -> bool:
        """Go on with a game that waits; not when another program has played it meanwhile."""
        self._leave()
        self._file = self._newer(kept) or self._taken_up(kept)
        if not self._file:
            self._tell(NOT_OURS)
        return self._file is not None

    def _newer(self, kept: KeptGame) -> GameFile | None:
        newer = next((file for file in self._behind if file.path == kept.path), None)
        if newer:
            self._behind.remove(newer)
        return newer

    def _taken_up(self, kept: KeptGame) -> GameFile | None:
        holds = self._holds_on(kept)
        if not holds or not kept.lines or read_as_far_as_it_goes(kept.path) != kept:
            return None
        if kept.trouble and not self._is_copied(kept):
            return None
        return GameFile(kept.path, holds, kept.to_lines(), is_whole=kept.is_whole)

    def _holds_on(self, kept: KeptGame) -> list[Hold]:
        """Have a game to this program alone, and the club with a game of it; nothing if another has one."""
        paths = [kept.path, *[self.folder / CLUB_OPEN] * (CLUB in kept.extras)]
        holds = [hold for path in paths if (hold := take(path))]
        return holds if len(holds) == len(paths) else []

    def give_up(self, kept: KeptGame) -> bool:
        """Give up a game: it lies among the games that have ended, if it can be read."""
        self._leave()
        holds = self._holds_on(kept)
        if not holds:
            trouble: str | None = f"Another copy of CRIB is playing the game in {kept.path.name}."
        elif kept.lines and not kept.trouble:
            trouble = self._ended.take(kept.path)
        else:
            trouble = None
            self._tell(keep_aside(kept.path))
        self._tell(trouble)
        if trouble is None:
            self.found = [one for one in self.found if one != kept]
        return trouble is None

    def append(self, line: str) -> str | None:
        assert self._file, "a game is under way"
        return self._once(self._file.append(line))

    def rewrite(self, log: Iterable[str]) -> str | None:
        """Replace the log: a move was taken back."""
        assert self._file, "a game is under way"
        return self._once(self._file.rewrite(self._file.lines.index(LOG_LINE), log))

    def note(self, name: str, words: str) -> str | None:
        """Keep something that is to be known of the game under way, beside its moves."""
        assert self._file, "a game is under way"
        kept = KeptGame.from_lines(self._file.lines)
        self._file.lines = replace(kept, extras={**kept.extras, name: words}).to_lines()
        return self._once(self._file.write())

    @property
    def is_playing(self) -> bool:
        """Whether a game is under way."""
        return self._file is not None

    @property
    def is_on_disk(self) -> bool:
        """Whether every move of the game under way is on the disk; if not, that is tried once more."""
        return self._file is None or self._file.is_whole or self._file.write() is None

    @property
    def is_behind(self) -> bool:
        """Whether a game that was left is not on the disk as far as it was played."""
        return bool(self._behind)

    @property
    def are_all_on_disk(self) -> bool:
        """Whether nothing of any game is missing there; if it is, that is tried once more."""
        self._settle()
        return self.is_on_disk and not (self._behind or self._over)

    def finish(self) -> str | None:
        if self._file:
            self._over.append(self._file)
            self._file = None
        return self._settle()

    def sign(self, initials: str) -> str | None:
        """Keep the game that ended last under initials; a sentence when that cannot be done."""
        assert self.unsigned, "a game has ended that is nobody's"
        kept = read_game(self.unsigned).signed(initials, YOU)
        trouble = write_lines(self.unsigned, kept.to_lines()) or self._add(kept)
        if not trouble:
            self.unsigned = None
            begun, judged = kept.extras.get("begun", ""), JudgedGames(self.folder)
            self._tell(judged.sign(begun, seal(kept.seed), initials))
        return trouble

    def _record_it(self, over: KeptGame) -> None:
        """Record a game that was played to its end, but for its record."""
        hold = take(over.path)
        if not hold or (over.trouble and not self._is_copied(over)):
            return
        kept = replace(over, extras={"begun": now()} | over.extras)  # or each try would be another line
        is_whole = over.is_whole and kept == over
        self._over.append(GameFile(over.path, [hold], kept.to_lines(), is_whole=is_whole))

    def _is_copied(self, kept: KeptGame) -> bool:
        """Copy a file that can be read in part, and tell whether there is a copy."""
        copied = keep_copy(kept.path)
        self._tell(f"{kept.trouble} {copied or LEFT_ALONE}")
        return copied is not None

    def _leave(self) -> None:
        """Leave the game under way, for other programs too."""
        if self._file and not self._file.is_whole and self._file.write():
            self._behind.append(self._file)
        self._file = None

    def _settle(self) -> str | None:
        """Write whatever could not be written before; what still cannot be is said once."""
        self._behind = [file for file in self._behind if file.write()]
        troubles = [(file, self._end(file)) for file in self._over]
        self._over = [file for file, trouble in troubles if trouble]
        return next(filter(None, (self._once(trouble) for _, trouble in troubles)), None)

    def _end(self, file: GameFile) -> str | None:
        """Write the game, news, its line, and its place among others: a crash may come in between."""
        if not file.is_whole and (trouble := file.write()):
            return f"{trouble} {LATER}"
        kept = KeptGame.from_lines(file.lines)
        if trouble := self._add(kept):
            return f"{trouble} {LATER}"
        if not os.path.lexists(file.path):
            return None
        trouble = self._ended.take(file.path)
        may_be_signed = not trouble and not kept.initials and not kept.extras.keys() & {TURNED, CLUB}
        self.unsigned = next(iter(self._ended.paths), None) if may_be_signed else None
        return trouble

    def _add(self, kept: KeptGame) -> str | None:
        """Add a game to the record, if it is anybody's, and to BSD's log, if it was played there."""
        record = record_of(kept)
        self.news = news(record, self._wasco.count()) if record else ""
        trouble = self._wasco.add(record) if record else None
        logged = logged_at_bsd(kept)
        return trouble or (self._criblog.add(logged) if logged else None)

    def _free_places(self) -> Iterator[tuple[Path, Hold]]:
        """Yield files that no game is in, and no other program is about to put one in."""
        first = self.folder / f"{UNFINISHED}.txt"
        for number in count(1):
            path = first if number == 1 else first.with_stem(f"{first.stem}-{number}")
            if os.path.lexists(path) or any(path == file.path for file in (*self._behind, *self._over)):
                continue
            if hold := take(path):
                yield path, hold

    def _tell(self, trouble: str | None) -> None:
        if trouble:
            self.complaints.append(trouble)

    def _once(self, trouble: str | None) -> str | None:
        if not trouble or trouble in self._said:
            return None
        self._said.add(trouble)
        return trouble
