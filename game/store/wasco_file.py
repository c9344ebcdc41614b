"""WASCO: the file of the record. Lines are added whole; what cannot be read is never thrown away."""

import errno
import gc
import os
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from mmap import ACCESS_READ, mmap
from pathlib import Path

from game.store.lock import locked
from game.store.safe_files import NO_LINK, append_bytes, cannot_write, replace_with
from game.store.wasco_line import COLUMNS, END, HEADING, PATTERNS, Record, is_record, is_remark

_WIDTH = len(COLUMNS) + 1
_INDEX = {name: index for index, name in enumerate(COLUMNS)}
_BEGUN = _INDEX["begun"]
_MOMENT = b"0000-00-00T00:00:00"
_SHAPES = bytes.maketrans(b"123456789", b"000000000")
_ALL_BUT_SLASHES = bytes(set(range(256)) - set(b" /"))
_WHOLE = ("preset", "level", "result", "scores", "deals", "best")
_BY_SIDE = ("pegged", "hands", "cribs", "luck")  # so that few words are different
THEIR = "their "  # what stands after one's own part
_BATCH = 1 << 18  # bytes: few enough that the words stay in the processor's own memory
_WORTH_SHARING = 1 << 23  # bytes: fewer are read sooner by one process than two are started
_MOST_REMEMBERED = 50_000

Row = tuple[bytes, ...]
Rows = list[Row]
Who = tuple[bytes, bytes]


@dataclass
class Counts:
    """How often each word stands in each column, by initials and form; and how many lines are strange."""

    by_player: defaultdict[Who, dict[str, Counter[bytes]]] = field(
        default_factory=lambda: defaultdict(_columns)
    )
    strange: int = 0

    def add(self, other: "Counts") -> None:
        """Add what another process has counted."""
        self.strange += other.strange
        for who, columns in other.by_player.items():
            for name, counter in columns.items():
                self.by_player[who][name].update(counter)


def _columns() -> dict[str, Counter[bytes]]:
    return {name: Counter() for name in (*_WHOLE, *_BY_SIDE, *(THEIR + name for name in _BY_SIDE))}


class _Counting:
    """One pass over some lines: at first in good faith, and if a word turns out wrong again with care."""

    def __init__(self, careful: bool) -> None:
        self.careful = careful
        self.counts = Counts()
        self.moments_are_right = True
        self._right: list[set[bytes]] = [set() for _ in COLUMNS]

    def take(self, piece: bytes) -> None:
        """Count these lines."""
        rows = (not self.careful and _rows_at_once(piece)) or self._rows_line_by_line(piece)
        by_player: defaultdict[Who, Rows] = defaultdict(list)
        for row in rows:
            by_player[row[0], row[2]].append(row)
        for who, own in by_player.items():
            self._count(self.counts.by_player[who], _columns_of(own))

    def _rows_line_by_line(self, piece: bytes) -> Rows:
        lines = piece.removesuffix(b"\n").split(b"\n")
        rows = [row for line in lines if len(row := tuple(line.split())) == _WIDTH and row[-1] == END]
        if self.careful:
            rows = self._right_ones(rows)
        if len(rows) < len(lines):
            remarks = sum(is_remark(line) for line in lines)
            self.counts.strange += len(lines) - len(rows) - remarks
        return rows

    def _count(self, counters: dict[str, Counter[bytes]], columns: list[tuple[bytes, ...]]) -> None:
        self.moments_are_right = self.moments_are_right and _are_moments(columns[_BEGUN])
        for name in _WHOLE:
            counters[name].update(columns[_INDEX[name]])
        for name in _BY_SIDE:
            own, theirs = _by_side(columns[_INDEX[name]])
            counters[name].update(own)
            counters[THEIR + name].update(theirs)

    def is_right(self) -> bool:
        """Whether every word counted could stand where it stood."""
        return self.moments_are_right and all(
            _fits("initials", who[0]) and _fits("form", who[1]) and _all_fit(counters)
            for who, counters in self.counts.by_player.items()
        )

    def _right_ones(self, rows: Rows) -> Rows:
        """A line with one wrong word is strange as a whole."""
        wrong = [self._wrong(index, column) for index, column in enumerate(_columns_of(rows)[:-2])]
        if not any(wrong):
            return rows
        return [row for row in rows if not any(word in bad for word, bad in zip(row, wrong, strict=False))]

    def _wrong(self, index: int, column: tuple[bytes, ...]) -> set[bytes]:
        """A word that was right once is not looked at again."""
        right = self._right[index]
        new = set(column) - right
        wrong = {word for word in new if not PATTERNS[index].fullmatch(word)}
        if len(right) < _MOST_REMEMBERED:
            right |= new - wrong
        return wrong


def _rows_at_once(piece: bytes) -> Rows:
    """The words of every line if all lines are whole, else none: the usual case, and the quick one."""
    words, lines = piece.split(), piece.count(b"\n")
    ends = [END] * lines
    if len(words) != _WIDTH * lines or words[_WIDTH - 1 :: _WIDTH] != ends:
        return []
    if piece.count(b" " + END + b"\n") != lines or words.count(END) != lines:  # an end amidst a line
        return []
    return [*zip(*[iter(words)] * _WIDTH, strict=True)]


def _by_side(column: tuple[bytes, ...]) -> tuple[list[bytes], list[bytes]]:
    """One's own part of every word, and what stands after it."""
    together = b" ".join(column)
    if together.translate(None, _ALL_BUT_SLASHES) == b" ".join([b"/"] * len(column)):
        parts = together.replace(b"/", b" ").split(b" ")
        return parts[::2], parts[1::2]
    each = [word.partition(b"/") for word in column]
    return [own for own, _, _ in each], [theirs for _, _, theirs in each]


def _fits(name: str, word: bytes) -> bool:
    return bool(PATTERNS[_INDEX[name]].fullmatch(word))


def _all_fit(counters: dict[str, Counter[bytes]]) -> bool:
    whole = all(_fits(name, word) for name in _WHOLE for word in counters[name])
    return whole and all(
        _fits(name, word.partition(b"/")[0] + b"/" + word)  # as what one of two or more sides has
        for name in _BY_SIDE
        for word in (*counters[name], *counters[THEIR + name])
    )


def _are_moments(column: tuple[bytes, ...]) -> bool:
    """Whether all have the shape of a moment; hardly any two are alike, so they are looked at together."""
    return b" ".join(column).translate(_SHAPES) == b" ".join([_MOMENT] * len(column))


def _columns_of(rows: Rows) -> list[tuple[bytes, ...]]:
    return list(zip(*rows, strict=True))


def count_file(path: Path, processors: int = 1) -> Counts:
    """Count the whole file, on several processors if it is long; nothing where none can be read."""
    if not path.is_file():
        return Counts()
    try:
        size = path.stat().st_size
        return _count_shared(path, size, processors) if size > _WORTH_SHARING else _count_part(path, 0, size)
    except OSError:
        return Counts()


def _count_shared(path: Path, size: int, processors: int) -> Counts:
    from concurrent.futures import ProcessPoolExecutor  # slow to load, for long files only
    from multiprocessing import get_context

    edges = [size * part // processors for part in range(processors + 1)]
    counts = Counts()
    with ProcessPoolExecutor(processors, get_context("spawn"), gc.disable) as pool:
        for part in pool.map(_count_part, [path] * processors, edges, edges[1:]):
            counts.add(part)
    return counts


def _count_part(path: Path, start: int, end: int) -> Counts:
    """Count the lines that begin between two places of the file."""
    counting = _read_part(path, start, end, _Counting(careful=False))
    if not counting.is_right():
        counting = _read_part(path, start, end, _Counting(careful=True))
    return counting.counts


def _read_part(path: Path, start: int, end: int, counting: _Counting) -> _Counting:
    with path.open("rb") as file:
        file.seek(max(0, start - 1))
        if start:
            file.readline()  # it began before; where a line ends just here, this is its line end
        while piece := file.read(min(_BATCH, max(0, end - file.tell()))):
            whole = piece if piece.endswith(b"\n") else piece + file.readline()
            counting.take(whole)
    return counting


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
