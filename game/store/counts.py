"""The record counted: which words stand how often in each column. It is made for a million lines."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from game.store.record import COLUMNS, END, PATTERNS, is_remark

_WIDTH = len(COLUMNS) + 1
_INDEX = {name: index for index, name in enumerate(COLUMNS)}
_BEGUN = _INDEX["begun"]
_MOMENT = b"0000-00-00T00:00:00"
_SHAPES = bytes.maketrans(b"123456789", b"000000000")
_COUNTED = ("result", "scores", "deals", "pegged", "hands", "cribs", "best", "luck")
_BATCH = 1 << 16  # bytes: few enough that the words stay in the processor's own memory
_WORTH_SHARING = 1 << 23  # bytes: fewer are read sooner by one process than two are started
_MOST_REMEMBERED = 50_000

Rows = list[list[bytes]]
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
    return {name: Counter() for name in _COUNTED}


class _Counting:
    """One pass over some lines. A word that was right once is not looked at again."""

    def __init__(self) -> None:
        self.counts = Counts()
        self._right: list[set[bytes]] = [set() for _ in COLUMNS]

    def take(self, lines: list[bytes]) -> None:
        """Count these lines; a line with one wrong word is strange as a whole."""
        rows = [row for line in lines if len(row := line.split()) == _WIDTH and row[-1] == END]
        wrong = [self._wrong(index, column) for index, column in enumerate(_columns_of(rows)[:-2])]
        if any(wrong):
            rows = [
                row for row in rows if not any(word in bad for word, bad in zip(row, wrong, strict=False))
            ]
        if len(rows) < len(lines):
            remarks = sum(is_remark(line) for line in lines)
            self.counts.strange += len(lines) - len(rows) - remarks
        self._count(rows)

    def _wrong(self, index: int, column: tuple[bytes, ...]) -> set[bytes]:
        if index == _BEGUN and _are_moments(column):
            return set()
        right = self._right[index]
        new = set(column) - right
        wrong = {word for word in new if not PATTERNS[index].fullmatch(word)}
        if len(right) < _MOST_REMEMBERED:
            right |= new - wrong
        return wrong

    def _count(self, rows: Rows) -> None:
        by_player: defaultdict[Who, Rows] = defaultdict(list)
        for row in rows:
            by_player[row[0], row[2]].append(row)
        for who, own in by_player.items():
            columns = _columns_of(own)
            for name, counter in self.counts.by_player[who].items():
                counter.update(columns[_INDEX[name]])


def _are_moments(column: tuple[bytes, ...]) -> bool:
    """Whether all have the shape of a moment; hardly any two are alike, so they are looked at together."""
    return b" ".join(column).translate(_SHAPES) == b" ".join([_MOMENT] * len(column))


def _columns_of(rows: Rows) -> list[tuple[bytes, ...]]:
    return list(zip(*rows, strict=True))


def count_file(path: Path, processors: int = 1) -> Counts:
    """Count the whole file, on several processors if it is long; nothing where none can be read."""
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
    with ProcessPoolExecutor(processors, get_context("spawn")) as pool:
        for part in pool.map(_count_part, [path] * processors, edges, edges[1:]):
            counts.add(part)
    return counts


def _count_part(path: Path, start: int, end: int) -> Counts:
    """Count the lines that begin between two places of the file."""
    counting = _Counting()
    with path.open("rb") as file:
        file.seek(max(0, start - 1))
        if start:
            file.readline()  # it began before; where a line ends just here, this is its line end
        while piece := file.read(min(_BATCH, max(0, end - file.tell()))):
            whole = piece if piece.endswith(b"\n") else piece + file.readline()
            counting.take(whole.removesuffix(b"\n").split(b"\n"))
    return counting.counts
