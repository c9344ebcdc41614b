"""A full disk, or one that is read-only, at either side: a sentence in time, and the game waits for it."""

import errno
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("nacl")

from game.rules.errors import CribbageError
from game.session.far_away import FarAway
from game.session.far_wish import FarWish
from game.session.session import Session
from game.store.kept_game import read_game
from game.wire.invitation import Invitation
from game.wire.party import TRIES_AGAIN
from game.wire.proof import verify_by_wire
from game.wire.wire_file import WireFile
from tests.store.small_disk import disk, fill
from tests.wire.programs import LOOPBACK
from tests.wire.test_bad_calls import until
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

SOON = 5.0  # seconds
WHY = {errno.ENOSPC: "no space left on device", errno.EROFS: "read-only file system"}
WAITS = "Can't save the game: {}. It waits here until that works."


class Disk:
    """The disk on which a folder is, as it can be: nothing more is written there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.refuses = str(folder), 0
        for name in ("open", "write", "truncate"):
            monkeypatch.setattr(os, name, self._refusing(getattr(os, name)))
        plain = Path.open

        def opened(path: Path, mode: str = "r", *more: Any, **named: Any) -> Any:
            if self.refuses == errno.EROFS and set(mode) & set("wa+"):
                self._refuse(path)
            return plain(path, mode, *more, **named)

        monkeypatch.setattr(Path, "open", opened)

    def _refusing(self, plain: Callable[..., Any]) -> Callable[..., Any]:
        def done(where: int | str | Path, *more: Any, **named: Any) -> Any:
            is_write = plain.__name__ == "write" and self.refuses
            opens = (more or [0])[0] & (os.O_WRONLY | os.O_RDWR) if plain.__name__ == "open" else 0
            if is_write or (self.refuses == errno.EROFS and (opens or plain.__name__ == "truncate")):
                self._refuse(Path(f"/proc/self/fd/{where}").readlink() if isinstance(where, int) else where)
            return plain(where, *more, **named)

        return done

    def _refuse(self, path: str | Path) -> None:
        if str(path).startswith(self.folder):
            raise OSError(self.refuses, os.strerror(self.refuses))


def begun(*sides: AtTable) -> None:
    """Until a card was played by both."""
    until(lambda: all(side.table and len(side.table.game.moves) > 6 for side in sides), *sides)


def lines(side: AtTable) -> int:
    record = side.far.party.record
    return len(record.lines) if record else 0


def stands_still(*sides: AtTable) -> bool:
    """Step for a while, and tell whether nothing was said once what was on its way had come."""
    step_for(0.5, *sides)
    before = [*map(lines, sides)]
    step_for(1.0, *sides)
    return before == [*map(lines, sides)]


def step_for(seconds: float, *sides: AtTable) -> None:
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        for side in sides:
            side.step()


def to_the_end(*sides: AtTable) -> None:
    until(lambda: all(side.is_over for side in sides), *sides, seconds=60)
    games = []
    for side in sides:
        (kept,) = (side.far.session.run_options.saves / "games").glob("0*.txt")
        assert verify_by_wire(kept)[0]
        games.append(read_game(kept).lines)
    assert games[0] == games[1]


@pytest.mark.parametrize("refuses", WHY)
@pytest.mark.parametrize("at", ["host", "guest"])
def test_the_game_waits_for_the_disk_and_goes_on(
    pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch, at: str, refuses: int
) -> None:
    side, other = pair if at == "host" else pair[::-1]
    disk = Disk(side.far.session.run_options.saves, monkeypatch)
    begun(*pair)
    disk.refuses, asked = refuses, time.monotonic()
    sentence = WAITS.format(WHY[refuses])
    until(lambda: side.far.trouble == sentence, *pair)
    assert time.monotonic() - asked < SOON
    assert stands_still(*pair)
    assert (side.far.trouble, other.far.trouble) == (sentence, "")
    assert not other.far.party.lost
    said = side.far.how_to_go_on
    assert "is not on the disk" in said
    assert "is saved" not in said
    assert side.table
    assert not side.table.journal.is_kept
    disk.refuses = 0
    until(lambda: not side.far.trouble, *pair)
    assert side.table.journal.is_kept
    to_the_end(*pair)


@pytest.mark.parametrize("refuses", WHY)
@pytest.mark.parametrize("at", ["host", "guest"])
def test_who_leaves_meanwhile_comes_back_to_what_was_kept(
    pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch, at: str, refuses: int
) -> None:
    """Nothing was said that the disk does not have, so that nothing is said twice otherwise."""
    side, other = pair if at == "host" else pair[::-1]
    disk = Disk(side.far.session.run_options.saves, monkeypatch)
    begun(*pair)
    disk.refuses = refuses
    until(lambda: bool(side.far.trouble), *pair)
    side.far.leave()
    disk.refuses = 0
    options, line = side.far.session.run_options, str(side.far.invitations[0])
    side.far = FarAway(Session(side.far.session.settings, options), FarWish(side.far.waits, line))
    side.table = None
    to_the_end(side, other)
    assert not other.far.party.verdict


@pytest.mark.parametrize("refuses", WHY)
@pytest.mark.parametrize("waits", [True, False])
def test_where_nothing_can_be_written_no_game_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waits: bool, refuses: int
) -> None:
    disk = Disk(tmp_path / "side", monkeypatch)
    disk.refuses = refuses
    words = f"{LOOPBACK}:0" if waits else f"crib1:{LOOPBACK}:9:{'A' * 32}"
    with pytest.raises(
        CribbageError, match=f"(?i)Can't write friend-.*: {WHY[refuses]}. A game with a friend"
    ):
        AtTable(tmp_path / "side", FarWish(waits, words))
    disk.refuses = 0
    assert not [path for path in (tmp_path / "side").glob("*.wire") if path.stat().st_size]


@pytest.mark.parametrize("at", ["host", "guest"])
def test_the_next_game_of_a_match_waits_for_the_disk_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"), match="3")
    guest = AtTable(tmp_path / "guest", FarWish(False, str(host.far.invitations[0])))
    side = host if at == "host" else guest
    disk, plain = Disk(side.far.session.run_options.saves, monkeypatch), WireFile.for_game
    is_refused: list[str] = []

    def for_game(self: WireFile, *more: Any) -> WireFile:
        if self.path.parent == side.far.session.run_options.saves and not is_refused:
            disk.refuses = errno.ENOSPC
        try:
            return plain(self, *more)
        except OSError as error:
            is_refused.append(str(error))
            raise

    monkeypatch.setattr(WireFile, "for_game", for_game)
    until(lambda: bool(is_refused), host, guest, seconds=60)
    troubles, began = {side.far.trouble}, time.monotonic()
    for _ in range(300):
        host.step()
        guest.step()
        troubles.add(side.far.trouble)
        time.sleep(0.01)
    assert troubles == {WAITS.format(WHY[errno.ENOSPC])}
    seconds = time.monotonic() - began
    assert len(is_refused) <= 2 + seconds / TRIES_AGAIN, "it is tried again, but not at each step"
    file = WireFile.of(side.far.session.run_options.saves, side.far.invitations[0])
    assert file.rows, "the game before is still there"
    disk.refuses = 0
    until(lambda: bool(host.table and guest.table and not host.table.is_over), host, guest)
    assert {one.far.trouble for one in (host, guest)} == {""}
    for one in (guest, host):
        one.far.leave()


def test_a_next_game_that_was_never_begun_hides_none(tmp_path: Path) -> None:
    """A crash came between the name of its file and the first row."""
    file = WireFile.of(tmp_path, Invitation.parse(f"crib1:there:1:{'A' * 32}"))
    file.append("mine 0")
    file.path.with_stem(f"{file.path.stem}-2").touch()
    assert WireFile.of(tmp_path, Invitation.parse(f"crib1:elsewhere:2:{'A' * 32}")).rows == ["mine 0"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    with disk(tmp_path / "disk", "256k") as folder:
        yield folder


@pytest.mark.parametrize("at", ["host", "guest"])
def test_a_disk_that_is_really_full(small_disk: Path, tmp_path: Path, at: str) -> None:
    host = AtTable((small_disk if at == "host" else tmp_path) / "host", FarWish(True, f"{LOOPBACK}:0"))
    line = str(host.far.invitations[0])
    guest = AtTable((small_disk if at == "guest" else tmp_path) / "guest", FarWish(False, line))
    begun(host, guest)
    stone = fill(small_disk)
    side = host if at == "host" else guest
    full = {WAITS.format(why) for why in (WHY[errno.ENOSPC], "the disk is full")}
    until(lambda: side.far.trouble in full, host, guest)
    assert stands_still(host, guest)
    stone.unlink()
    to_the_end(host, guest)
    for one in (guest, host):
        one.far.leave()
