"""The files of practice: your mistakes, with the day on which each comes back, and the practice done."""

import json
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path

from game.rules.errors import CribbageError, whole_number
from game.rules.log import FIRST_LINE as LOG_LINE
from game.rules.pack import seal
from game.store.folder import ENDED
from game.store.kept_game import read_game
from game.store.line_file import LineFile, Lines
from game.store.reading import is_sure
from game.values import frozen, replace

MISTAKES_NAME = "mistakes.txt"
HEADING = """\
# CRIB: your costly mistakes. Each is a move of a saved game and comes back on its due date.
# CRIB leaves alone any line it can't read.
"""
MOST = 300
FULL = f"{MISTAKES_NAME} is full: {MOST} mistakes. Get some right in Practice to make room."
NOT_KEPT = "-"
"""Stands for a game that is not kept; its log stands at the end of the line."""
_LINE = re.compile(
    r"due (?P<due>\S+) box (?P<box>\d+) move (?P<at>\d+) of (?P<game>\S+) (?P<seal>\S+)"
    r" gave away (?P<cost>.*?) seats (?P<names>\[.*?\])(?: log (?P<log>\[.*\]))?\s*"
)
_FIRST_OF_0_5 = "crib mistakes 1"
_END_OF_0_5 = "."

NOTES_NAME = "practice.txt"
NOTES_HEADING = "# CRIB: hands of the day and counting drills. CRIB leaves alone any line it can't read.\n"


@frozen
class Mistake:
    """A decision: the move `at` moves into a game, and who sat there."""

    due: date
    box: int
    at: int
    cost: str
    names: tuple[str, ...]
    log: tuple[str, ...] = ()
    """As far as the decision at least; nothing of a kept game before it is looked for."""
    game: str = ""
    seal: str = NOT_KEPT
    """The first letters of its seal: another game may have got its name."""

    def to_line(self) -> str:
        """Write the mistake as it stands in the file: with its log only where no kept game has it."""
        words = (
            f"due {self.due} box {self.box} move {self.at} of {self.game or NOT_KEPT}"
            f" {self.seal} gave away {self.cost} seats {json.dumps(self.names, ensure_ascii=False)}"
        )
        return words if self.game else f"{words} log {json.dumps(self.log, ensure_ascii=False)}"

    @classmethod
    def parse(cls, line: str) -> "Mistake":
        """Read the text of `to_line`; a `ValueError` says that it cannot be read."""
        words = _LINE.fullmatch(line)
        if not words:
            raise ValueError("this is no mistake")
        return cls(
            date.fromisoformat(words["due"]),
            whole_number(words["box"]),
            whole_number(words["at"]),
            words["cost"],
            tuple(map(str, json.loads(words["names"]))),
            tuple(map(str, json.loads(words["log"] or "[]"))),
            "" if words["game"] == NOT_KEPT else Path(words["game"]).name,
            words["seal"],
        )

    @classmethod
    def of_0_5(cls, lines: Sequence[str]) -> "Mistake":
        """Read the lines of version 0.5.0: a line for each thing, and the log; or raise a `ValueError`."""
        start = lines.index(LOG_LINE)
        words = [line.partition(" ") for line in lines[:start]]
        value = {name: rest for name, _, rest in words}
        return cls(
            date.fromisoformat(value.get("due", "")),
            whole_number(value.get("box", "")),
            whole_number(value.get("move", "")),
            value.get("gave", "").removeprefix("away "),
            tuple(rest for name, _, rest in words if name == "seat"),
            tuple(lines[start:]),
        )

    def is_same(self, other: "Mistake") -> bool:
        """Tell whether it is the same decision of the same game, whatever became of it since."""
        if self.game and other.game:
            return (self.at, self.game, self.seal) == (other.at, other.game, other.seal)
        both = min(len(self.log), len(other.log))
        return self.at == other.at and both > 0 and self.log[:both] == other.log[:both]


class Mistakes:
    """The file of mistakes in one folder. What goes wrong comes back as a sentence, and nothing is lost."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / MISTAKES_NAME
        self._games = folder / ENDED
        self._kept: dict[str, tuple[tuple[str, ...], str]] = {}
        """The logs and seals of kept games that were looked for."""
        self._file = LineFile(self.path, _read, HEADING)

    def all(self) -> list[Mistake]:
        """Return all that can be asked, those that come first before the others."""
        found = (self._with_log(mistake) for mistake in self._mistakes())
        return sorted((mistake for mistake in found if mistake.log), key=lambda mistake: mistake.due)

    @property
    def games(self) -> set[str]:
        return {mistake.game for mistake in self._mistakes()}

    @property
    def trouble(self) -> str:
        """What there is in it that cannot be read, in a sentence."""
        if is_sure(self.path.exists) and not is_sure(self.path.is_file):
            return f"Can't read {MISTAKES_NAME}."
        lines = self._lines()
        ours = [mistake for line in lines if (mistake := _read(line))]
        strange = sum(bool(line.strip()) and not line.startswith(b"#") for line in lines) - len(ours)
        if strange:
            told, left = ("One line", "it is") if strange == 1 else (f"{strange} lines", "they are")
            return f"{told} of {MISTAKES_NAME} made no sense; {left} left alone."
        lost = sum(not self._with_log(mistake).log for mistake in ours)
        return f"Mistakes dropped because their games are gone: {lost}." if lost else ""

    def add(self, new: Sequence[Mistake]) -> str | None:
        """Put in those that are not there yet, as far as there is room."""
        said: list[str] = []

        def change(lines: Lines) -> Lines:
            known = [self._with_log(mistake) for line in lines if (mistake := _read(line))]
            fresh = [one for one in new if not any(map(self._with_log(one).is_same, known))]
            room = max(0, MOST - len(known))
            said.extend([FULL] if fresh[room:] else [])
            whole = lines if lines[-1] else lines[:-1]  # a torn line gets its end
            return [*whole, *(one.to_line().encode() for one in fresh[:room]), b""]

        return self._change(change) or next(iter(said), None) if new else None

    def put(self, mistake: Mistake, moved: Mistake | None) -> str | None:
        """Put one into another box, or take it out for good."""

        def change(lines: Lines) -> Lines:
            changed: Lines = []
            for line in lines:
                read = _read(line)
                if not (read and read.is_same(mistake)):
                    changed.append(line)
                elif moved:
                    changed.append(moved.to_line().encode())
            return changed

        return self._change(change)

    def _change(self, change: Callable[[Lines], Lines]) -> str | None:
        return self._file.rewrite(lambda lines: change(_as_now(lines)))

    def _mistakes(self) -> list[Mistake]:
        return [mistake for line in self._lines() if (mistake := _read(line))]

    def _lines(self) -> Lines:
        try:
            return _as_now(self._file.lines())
        except OSError:
            return []

    def _with_log(self, mistake: Mistake) -> Mistake:
        """Add the log of its kept game, if that is still there."""
        if not mistake.game:
            return mistake
        if mistake.game not in self._kept:
            with suppress(CribbageError):
                kept = read_game(self._games / mistake.game)
                self._kept[mistake.game] = kept.lines, seal(kept.seed)
        log, sealed = self._kept.get(mistake.game, ((), ""))
        return replace(mistake, log=log) if sealed.startswith(mistake.seal) else mistake


def _read(line: bytes) -> Mistake | None:
    try:
        return Mistake.parse(line.decode())
    except ValueError:
        return None


def _as_now(lines: Lines) -> Lines:
    """Translate version 0.5.0's lines, a mistake to a line; a piece that cannot be read stays as it is."""
    if lines[0].strip() != _FIRST_OF_0_5.encode():
        return lines
    changed: Lines = HEADING.encode().split(b"\n")[:-1]
    piece: Lines = []
    for line in lines[1:]:
        if line.startswith(b"#"):
            continue
        piece.append(line)
        if line.strip() == _END_OF_0_5.encode():
            changed += _mended(piece)
            piece = []
    return changed + piece


def _mended(piece: Lines) -> Lines:
    try:
        words = [line.decode().rstrip("\r") for line in piece[:-1]]
        return [Mistake.of_0_5([line for line in words if line]).to_line().encode()]
    except ValueError:
        return piece


class PracticeNotes:
    """The hands of the day and the drills in one folder: a line each, added and never changed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NOTES_NAME
        self._file = LineFile(self.path, _text, NOTES_HEADING)

    @property
    def lines(self) -> list[str]:
        """All lines, the oldest first; the last only if it is whole."""
        return self._file.all()[:-1]

    def add(self, line: str) -> str | None:
        return self._file.add(line.encode())


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\r")
