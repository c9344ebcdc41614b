"""The file beside a game by wire: what a side must not lose, each row on the disk before it is said."""

import os
import time
from collections.abc import Container, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from game.rules.errors import CribbageError
from game.store.folder import ENDED
from game.store.lock import Hold, forget_lock, locks_of, take
from game.store.reading import read_text
from game.store.safe_files import append_bytes, cannot_write, replace_with, write_lines
from game.values import mutable
from game.wire.checked import LONGEST_LINE
from game.wire.heading import CHANCE, KEY, WireHeading
from game.wire.invitation import Invitation
from game.wire.locks import bytes_of, digest, letters_of
from game.wire.party import Party
from game.wire.slots import Slot

FILES = "friend-*.wire"
"""Their names among the saves."""
SECRET = 32  # bytes
LONGEST_ROW = LONGEST_LINE + 10
"""A kept line has at most a word before it."""
LARGEST = 1 << 24  # bytes: as many lines as a game may have, each as long as one may be
SEVEN_DAYS = 7 * 24 * 60 * 60  # seconds
OF_THE_EVENING = ("mine ", "invitation ", "login ", "offer ", "who ", "at ")
"""What nobody needs when the game is over, and nobody may have."""
UNREADABLE = "{} can't be read: it is damaged. The game can't continue without it: give it up."
ASKED_AGAIN = "Part of {} was damaged. Your friend's program sends it again."


class NoWayOn(CribbageError):
    """What this side must not lose is gone: the game can only be given up."""


@dataclass
class WireFile:
    """Rows that are only ever added."""

    path: Path
    hold: Hold | None = field(default=None, repr=False)

    @classmethod
    def of(cls, saves: Path, invitation: Invitation) -> "WireFile":
        """Return the one file that belongs to an invitation; one that has no rows was never begun."""
        name = f"friend-{digest('topic', invitation.shared, size=16).hex()[:12]}"
        found = sorted(saves.glob(f"{name}-*.wire"), key=lambda path: int("0" + path.stem.rpartition("-")[2]))
        begun = [path for path in found if _has_rows(path)]
        return cls(begun[-1] if begun else saves / f"{name}.wire")

    def for_game(self, number: int, chance: bytes, rows: Iterable[str]) -> "WireFile":
        """Begin the file of another game of the match; this one is needed no longer."""
        words = next(row for row in self.rows if row.startswith("mine ")).split(" ")
        kept = [row for row in self.rows if row.startswith(("invitation ", "login ", "who ", "heard "))]
        others = [" ".join([*words[:4], letters_of(chance)]), *kept, *rows]
        _, name, *_ = self.path.stem.split("-")
        after = WireFile(self.path.with_stem(f"friend-{name}-{number}"))
        after.take()
        os.close(os.open(after.path, os.O_WRONLY | os.O_CREAT, 0o600))
        try:
            replace_with(after.path, "".join(f"{row}\n" for row in others).encode())
        except OSError:
            after.forget()
            raise
        self.forget()
        return after

    @property
    def rows(self) -> list[str]:
        """All that was kept; a row that was torn off was never said."""
        text = read_text(self.path, LARGEST) or ""
        return text.split("\n")[:-1]

    def take(self) -> bool:
        """Have it to oneself: two programs that play one side would say two things."""
        self.hold = take(self.path)
        return self.hold is not None

    def append(self, row: str) -> None:
        """Add a row that reaches the disk whole, or raise and leave none of it there."""
        if self.path.exists():
            self._cut_torn_row()
        else:
            os.close(os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o600))
        size = self.path.stat().st_size
        try:
            append_bytes(self.path, f"{row}\n".encode())
        except OSError:
            with suppress(OSError):
                os.truncate(self.path, size)
            raise

    def _cut_torn_row(self) -> None:
        """Cut off what a crash has left of a row."""
        with self.path.open("rb+") as file:
            end = file.seek(0, os.SEEK_END)
            file.seek(max(0, end - LONGEST_ROW))
            tail = file.read()
            if tail and not tail.endswith(b"\n"):
                file.truncate(end - len(tail) + tail.rfind(b"\n") + 1)

    def leave_out(self, spoilt: Container[str]) -> None:
        """Leave out lines that nobody can read; where the disk doesn't take that, they are skipped again."""
        write_lines(self.path, (row for row in self.rows if row not in spoilt))

    def archive(self) -> str | None:
        """Keep what all have signed, without what opened it; a sentence where that can't be written."""
        rows = (row for row in self.rows if not row.startswith(OF_THE_EVENING))
        return write_lines(self.path.parent / ENDED / self.path.name, rows)

    def archive_and_forget(self) -> str | None:
        """Keep what was signed and forget the secrets; what can't be kept elsewhere stays."""
        trouble = self.archive()
        if not trouble:
            self.forget()
        return trouble

    def forget(self) -> None:
        """Delete it: nobody needs what this side has to say any more; nor its lock, where we have it."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
            if self.hold:
                forget_lock(self.path)


def _has_rows(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except OSError:
        return False


@mutable
class WireEvening:
    """What a side begins with, and what its file says again after any break."""

    party: Party
    file: WireFile
    box: bytes
    """Its box for a broker, one for the evening."""
    login: str = ""
    """The broker's address with a name and a password in it, where that was asked for."""


def new_evening(file: WireFile, *, me: int, rows: Iterable[str], program: str) -> WireEvening:
    """Begin the evening of a side that has not played yet: its secrets, and what it brings along."""
    secrets = os.urandom(SECRET), os.urandom(SECRET), os.urandom(CHANCE)
    try:
        for row in (" ".join(["mine", str(me), *map(letters_of, secrets)]), *rows):
            file.append(row)
    except OSError as error:
        file.forget()
        why = cannot_write(file.path, error)
        raise CribbageError(f"{why} A game with a friend needs a file that keeps what was said.") from None
    return kept_evening(file, program)


def kept_evening(file: WireFile, program: str) -> WireEvening:
    """Open a side as its file has it: state, hands and score are made again from the lines before."""
    if not file.take():
        raise CribbageError("Another program plays this side already.")
    rows = file.rows
    try:
        _, me, secret, box, chance = next(row for row in rows if row.startswith("mine ")).split(" ")
        first = 1 if me == "0" else 0
        slots = [Slot(invitation, side) for side, invitation in enumerate(invitations_of(rows), first)]
        party = Party(
            bytes_of(secret, SECRET),
            int(me),
            slots,
            _after("offer", rows),
            {int(seat): who for seat, _, who in (row.partition(" ") for row in _after("who", rows))},
            bytes_of(chance, CHANCE),
            lambda _: None,
            program,
        )
        party.match = next(iter(_after("match", rows[::-1])), "")
        party.said_at = int(next(iter(_after("at", rows[::-1])), "0"))
        for side, _, key in (row.partition(" ") for row in _after("theirs", rows)):
            party.slots[int(side) - first].key = bytes_of(key, KEY)
        spoilt = _say_again(party, rows)
    except (StopIteration, ValueError, LookupError):
        raise NoWayOn(UNREADABLE.format(file.path.name)) from None
    if spoilt:
        file.leave_out(spoilt)
        party.news.tell(ASKED_AGAIN.format(file.path.name))
    party.keep = file.append
    return WireEvening(party, file, bytes_of(box, SECRET), next(iter(_after("login", rows[::-1])), ""))


def forget_old(saves: Path) -> None:
    """Forget what was left of games that ended long ago: nobody comes to hear it any more."""
    for name in {path.name for path in locks_of(saves, FILES)}:
        if not os.path.lexists(saves / name) and take(saves / name):
            forget_lock(saves / name)
    for path in saves.glob(FILES):
        with suppress(OSError):
            is_old = time.time() - path.stat().st_mtime > SEVEN_DAYS
            if is_old and (saves / ENDED / path.name).exists():
                path.unlink()


def open_tables(saves: Path) -> list[str]:
    """List the invitations to tables that were left open, and at which nobody sat down yet."""
    found = [WireFile(path).rows for path in sorted(saves.glob(FILES))]
    hosts = [rows for rows in found if rows and rows[0].startswith("mine 0 ") and not heading_rows(rows)]
    tables = list[str]()
    for rows in hosts:
        with suppress(CribbageError):  # a table whose invitation is damaged is nobody's
            tables += map(str, invitations_of(rows)[:1])
    return tables


def invitations_of(rows: Iterable[str]) -> list[Invitation]:
    """Read the invitations, one for each friend; the address that was learned last is where he is."""
    invited = map(Invitation.parse, _after("invitation", rows))
    return [*{invitation.key: invitation for invitation in invited}.values()]


def _after(name: str, rows: Iterable[str]) -> list[str]:
    """Return the rest behind this word."""
    return [row.partition(" ")[2] for row in rows if row.startswith(f"{name} ")]


def heading_rows(rows: Iterable[str]) -> list[str]:
    """Return the heading among them, and nothing where it was not agreed on yet."""
    first = ("crib", "game", "form", "house", "dealer", "seat", "side")
    return [row for row in rows if row.partition(" ")[0] in first]


def _say_again(party: Party, rows: list[str]) -> set[str]:
    """Make the game again from its lines; return those that are damaged, and all behind them.

    Every other side has them, or nobody has heard them."""
    heading, spoilt = heading_rows(rows), set[str]()
    if not heading:
        return spoilt
    sides = WireHeading.parse(heading).sides
    party.me = next(me for me, side in enumerate(sides) if side.key == party.vk)
    party.begin(WireHeading.parse(heading), is_kept=True)
    assert party.side
    party.side.keep = lambda _: None
    for row in rows:
        if row[:1].isdecimal():
            try:
                party.side.hear(row)
            except CribbageError:
                spoilt.add(row)
        elif row.startswith("heard "):
            slot = next(slot for slot in party.slots if str(slot.side) == row.split(" ")[1])
            slot.heard = int(row.split(" ")[2])
    party.side.keep = lambda row: party.keep(row)
    return spoilt
