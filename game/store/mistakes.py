"""One's own mistakes, in plain text: the game up to each, and the day on which it comes again."""

import errno
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from game.rules.errors import InvalidLog, whole_number
from game.rules.log import FIRST_LINE as LOG_LINE
from game.store.lock import locked
from game.store.safe_files import cannot_write, keep_aside, replace_with

FILE_NAME = "mistakes.txt"
FIRST_LINE = "crib mistakes 1"
HEADING = f"""\
{FIRST_LINE}
# What you gave away much by, each up to a line with a full stop, comes again on its day.
# What this game cannot read here, it leaves alone.
"""
END = "."
MOST = 300
LARGEST = 1 << 22  # bytes: more than so many logs can have
FULL = f"{FILE_NAME} holds {MOST} mistakes; no more are added until some have been right."


@dataclass(frozen=True)
class Mistake:
    """A decision: the move `at` so many moves in a log that goes no further, and who sat there."""

    due: date
    box: int
    at: int
    cost: str
    names: tuple[str, ...]
    lines: tuple[str, ...]

    def to_lines(self) -> list[str]:
        """The mistake as text, up to its full stop."""
        own = [f"due {self.due}", f"box {self.box}", f"move {self.at}", f"gave away {self.cost}"]
        return [*own, *(f"seat {name}" for name in self.names), *self.lines, END]

    @classmethod
    def from_lines(cls, lines: Sequence[str]) -> "Mistake":
        """Read what `to_lines` wrote; a `ValueError` says that it cannot be read."""
        if LOG_LINE not in lines:
            raise InvalidLog("The log is missing.")
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

    @property
    def decision(self) -> tuple[int, tuple[str, ...]]:
        """Which decision of which game it is, whatever became of it since."""
        return self.at, self.lines


class Mistakes:
    """The file in one folder. What goes wrong comes back as a sentence, and nothing is lost by it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def all(self) -> list[Mistake]:
        """All that can be read, those that come first before the others."""
        found = [mistake for piece in self._pieces() if (mistake := _read(piece))]
        return sorted(found, key=lambda mistake: mistake.due)

    @property
    def trouble(self) -> str:
        """What there is in it that cannot be read, in a sentence."""
        strange = sum(_read(piece) is None for piece in self._pieces())
        if self.path.exists() and not self._is_ours():
            return f"{FILE_NAME} cannot be read."
        what = "One piece" if strange == 1 else f"{strange} pieces"
        return f"{what} of {FILE_NAME} cannot be read; they are left as they are." if strange else ""

    def add(self, new: Sequence[Mistake]) -> str | None:
        """Put in those that are not there yet, as far as there is room."""

        def change(pieces: list[bytes]) -> str | None:
            known = {mistake.decision for piece in pieces if (mistake := _read(piece))}
            fresh = [mistake for mistake in new if mistake.decision not in known]
            room = max(0, MOST - len(pieces))
            pieces += map(_piece, fresh[:room])
            return FULL if fresh[room:] else None

        return self._change(change) if new else None

    def put(self, mistake: Mistake, moved: Mistake | None) -> str | None:
        """Put one into another box, or take it out for good."""

        def change(pieces: list[bytes]) -> None:
            for at, piece in enumerate(pieces):
                read = _read(piece)
                if read and read.decision == mistake.decision:
                    pieces[at : at + 1] = [_piece(moved)] if moved else []
                    return

        return self._change(change)

    def _change(self, change: Callable[[list[bytes]], str | None]) -> str | None:
        try:
            with locked(self.path):
                if self.path.exists() and not self.path.is_file():
                    raise OSError(errno.EINVAL, "it is no file")
                aside = keep_aside(self.path) if self.path.exists() and not self._is_ours() else ""
                if aside and self.path.exists():
                    return f"{FILE_NAME} cannot be read. {aside}"
                pieces = self._pieces()
                said = change(pieces)
                replace_with(self.path.resolve(), b"".join([HEADING.encode(), *pieces]))
        except OSError as error:
            return cannot_write(self.path, error)
        return f"{FILE_NAME} could not be read. {aside}" if aside else said

    def _is_ours(self) -> bool:
        try:
            if self.path.stat().st_size > LARGEST:
                return False
            with self.path.open("rb") as file:
                return file.read(len(FIRST_LINE)) == FIRST_LINE.encode()
        except OSError:
            return False

    def _pieces(self) -> list[bytes]:
        """What stands between the full stops, whatever it is; what was torn off gets one of its own."""
        if not self.path.is_file() or not self._is_ours():
            return []
        pieces: list[bytes] = []
        piece: list[bytes] = []
        for line in _without_heading(self.path.read_bytes()):
            piece.append(line)
            if line.strip() == END.encode():
                pieces.append(b"\n".join([*piece, b""]))
                piece = []
        return [*pieces, b"\n".join([*piece, END.encode(), b""])] if b"".join(piece).strip() else pieces


def _without_heading(content: bytes) -> list[bytes]:
    """The lines below the heading, in which there may be remarks of somebody else's."""
    heading = HEADING.encode().split(b"\n")
    lines = content.split(b"\n")
    return [line for at, line in enumerate(lines) if at >= len(heading) or line.strip() not in heading]


def _piece(mistake: Mistake) -> bytes:
    return "\n".join([*mistake.to_lines(), ""]).encode()


def _read(piece: bytes) -> Mistake | None:
    try:
        lines = [line.rstrip("\r") for line in piece.decode().split("\n")]
        return Mistake.from_lines([line for line in lines if line and line != END])
    except ValueError:
        return None
