"""WASCO: the file of the record, and its lines counted."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from re import Match

from game.store.line_file import LineFile, Lines
from game.store.safe_files import NO_LINK, append_bytes
from game.store.wasco_line import HEADING, LINE, WITH_SEED, GameRecord, is_record, is_remark

FILE_NAME = "WASCO"
STRANGE_NAME = "WASCO.not-understood"
RECENT = 1 << 16  # bytes: some hundreds of games
LOOKED_AT = 1 << 20  # bytes: some thousands of games
PATIENCE = 5.0  # seconds that somebody at a terminal waits for another program
_BATCH = 1 << 20  # bytes that are counted at once
COUNTED = (
    *("preset", "result", "scores", "deals", "best"),
    *("own_pegged", "own_hands", "own_cribs", "own_luck", "their_luck"),
)
_COUNTED_GROUPS = [LINE.groupindex[name] for name in COUNTED]  # quicker found than by name
_OUTSIDE = WITH_SEED.encode()
Who = tuple[bytes, bytes]


class WordCounts:
    """How often each word stands in each column, by initials and form; and how many lines are strange.

    Games on a chosen seed are outside of it."""

    def __init__(self) -> None:
        self.by_player: defaultdict[Who, dict[str, Counter[bytes]]] = defaultdict(
            lambda: {name: Counter() for name in COUNTED}
        )
        self.strange = 0

    def take(self, lines: Iterable[bytes]) -> None:
        rows: defaultdict[Who, list[tuple[bytes, ...]]] = defaultdict(list)
        for line in lines:
            if found := LINE.fullmatch(line):
                if _OUTSIDE in found["preset"]:
                    continue
                rows[found["initials"], found["form"]].append(found.group(*_COUNTED_GROUPS))
            elif not is_remark(line):
                self.strange += 1
        for who, own in rows.items():
            for counter, column in zip(self.by_player[who].values(), zip(*own, strict=True), strict=True):
                counter.update(column)


class Wasco:
    """The record in one folder. What goes wrong comes back as a sentence."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._file: LineFile[Match[bytes]] = LineFile(self.path, LINE.fullmatch, HEADING)

    def count(self) -> WordCounts:
        """Count all of it; nothing where none can be read."""
        counts = WordCounts()
        with suppress(OSError):
            if self.path.is_file():  # a pipe would be waited for
                with self.path.open("rb") as file:
                    while lines := file.readlines(_BATCH):
                        counts.take(lines)
        return counts

    def latest(self, size: int = RECENT) -> list[GameRecord]:
        """Read the games in the last n bytes, oldest first."""
        return [*map(GameRecord.of, self._file.all(size))]

    def add(self, record: GameRecord) -> str | None:
        """Add a game, unless its line is there."""
        line = record.to_line().encode()
        return self._file.add(line, lambda other: other.rstrip() == line)

    def remove(self, initials: str) -> str | None:
        """Take out all games of somebody; everything else stays as it is."""
        mine = initials.encode()
        return self._file.remove(lambda line: line["initials"] == mine, PATIENCE)

    def reset(self) -> str | None:
        return self._file.remove(lambda _: True, PATIENCE)

    def set_strange_lines_aside(self) -> str:
        """Move lines that are nobody's games to a file of their own; a sentence tells of it."""
        strange: Lines = []

        def without_strange(lines: Lines) -> Lines:
            strange.extend(line for line in lines if not (is_record(line) or is_remark(line)))
            # On the disk, before they leave the record.
            append_bytes(
                self.path.with_name(STRANGE_NAME), b"".join(line + b"\n" for line in strange), NO_LINK
            )
            return [line for line in lines if is_record(line) or is_remark(line)]

        trouble = self._file.rewrite(without_strange, PATIENCE)
        said = f"{len(strange)} {'line' if len(strange) == 1 else 'lines'} of {FILE_NAME} made no sense"
        return f"{said}. {trouble}" if trouble else f"{said}; moved to {STRANGE_NAME}."
