"""Whatever is wrong with a call is a sentence on the table, and the game that waits there is unharmed."""

import socket
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

pytest.importorskip("nacl")

from game.rules.errors import CribbageError
from game.session.far_away import FarAway
from game.session.far_wish import FarWish
from game.session.session import Session
from game.wire.tcp import TcpCarrier
from tests.wire.programs import LOOPBACK
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

ENOUGH = 20.0  # seconds


def until(done: Callable[[], bool], *sides: AtTable, seconds: float = ENOUGH) -> None:
    end = time.monotonic() + seconds
    while not done() and time.monotonic() < end:
        for side in sides:
            side.step()
    assert done()


def test_an_invitation_used_twice_is_a_seat_that_is_taken(
    pair: tuple[AtTable, AtTable], tmp_path: Path
) -> None:
    host, guest = pair
    until(lambda: bool(host.table and guest.table), *pair)
    second = AtTable(tmp_path / "second", FarWish(False, str(host.far.invitations[0])))
    until(lambda: "the seat is taken" in second.far.carrier.trouble, host, guest, second)
    assert any("a seat that is taken" in news for news in host.far.party.news)
    assert second.table is None
    second.far.leave()
    deals = host.table.game.deals if host.table else 0
    until(lambda: bool(host.table and host.table.game.deals > deals), *pair)


def test_a_table_that_is_gone_does_not_answer(pair: tuple[AtTable, AtTable]) -> None:
    host, guest = pair
    host.far.leave()
    until(lambda: "Nobody answers" in guest.far.carrier.trouble, guest)


def test_a_line_that_is_cut_is_not_told_as_somebody_who_leaves(pair: tuple[AtTable, AtTable]) -> None:
    host, guest = pair
    until(lambda: all(side.table and side.table.game.deals for side in pair), *pair)
    guest.far.news()
    assert isinstance(host.far.carrier, TcpCarrier)
    for connection in host.far.carrier._open:
        connection.line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.line.close()
    told: list[str] = []

    def hears() -> bool:
        told.extend(guest.far.news())
        return bool(told)

    until(hears, guest)
    assert told == ["The line to DECKHAND broke. The game is saved; play resumes when DECKHAND is back."]


def test_who_leaves_in_the_middle_of_a_game_is_named_and_so_is_whose_move_it_is_when_he_is_back(
    pair: tuple[AtTable, AtTable],
) -> None:
    host, guest = pair
    until(lambda: all(side.table and side.table.game.deals for side in pair), *pair)
    told = [*guest.far.news()]
    session, invitation = host.far.session, str(host.far.invitations[0])
    host.far.leave()

    def hears(words: str) -> bool:
        told.extend(guest.far.news())
        return bool(told) and told[-1].startswith(words)

    until(lambda: hears("DECKHAND left. The game is saved; play resumes when DECKHAND is back."), guest)
    until(lambda: bool(guest.far.carrier.trouble), guest)
    again = FarAway(Session(session.settings, session.run_options), FarWish(True, invitation))
    until(lambda: bool(again.poll()) and hears("DECKHAND is back. "), guest)
    again.leave()
    assert told[-1].removeprefix("DECKHAND is back. ") in ("", guest.far.whose_move)
    assert not any("Trying again" in words for words in told)


def test_nobody_is_called_again_before_a_moment_has_passed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = AtTable(tmp_path / "guest", FarWish(False, f"crib1:{LOOPBACK}:9:{'A' * 32}"))
    carrier, dialed = guest.far.carrier, list[float]()
    assert isinstance(carrier, TcpCarrier)

    def dial(line: socket.socket, _: object, now: float) -> None:
        line.close()
        dialed.append(now)

    monkeypatch.setattr(carrier, "_dial", dial)
    for now in range(10, 20):
        carrier._call(now / 2)
    assert dialed == [5.0, 7.0, 9.0]
    guest.far.leave()


def test_a_port_that_is_taken_is_told(pair: tuple[AtTable, AtTable], tmp_path: Path) -> None:
    port = pair[0].far.invitations[0].port
    with pytest.raises(CribbageError, match=f"Can't listen on port {port}"):
        AtTable(tmp_path / "other", FarWish(True, f"{LOOPBACK}:{port}"))


def test_a_host_that_nobody_knows_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    guest = AtTable(tmp_path / "guest", FarWish(False, f"crib1:somewhere:6121:{'A' * 32}"))
    until(lambda: guest.far.carrier.trouble.startswith("No machine is called somewhere"), guest)
    guest.far.leave()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (f"crib1:{LOOPBACK}:6121:AAAA", "cut off"),
        (f"crib2:{LOOPBACK}:6121:{'A' * 32}", "crib2.*crib1"),
        (f"crib1:{LOOPBACK}:notaport:{'A' * 32}", "not an address"),
        (f"crib1:ftp://{LOOPBACK}:{'A' * 32}", "not a way to a broker"),
        ("", "not an invitation"),
    ],
)
def test_a_line_that_invites_to_nothing_says_why(tmp_path: Path, line: str, sentence: str) -> None:
    with pytest.raises(CribbageError, match=sentence):
        AtTable(tmp_path / "guest", FarWish(False, line))


def without_paho(name: str, *_: object) -> None:
    """Find nothing of it."""
    if name.partition(".")[0] == "paho":
        raise ModuleNotFoundError("No module named 'paho'", name="paho")


@pytest.mark.parametrize(
    "wish",
    [
        FarWish(True, "", "mqtt://127.0.0.1:1883"),
        FarWish(False, f"crib1:mqtt://127.0.0.1:1883:{'A' * 32}"),
        FarWish(False, f"crib1w:mqtt://127.0.0.1:1883:{'A' * 32}", looks_on=True),
    ],
)
def test_without_paho_a_broker_is_refused_in_a_sentence_and_no_file_is_begun(
    wish: FarWish, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules]:
        if name == "game.wire.broker" or name.partition(".")[0] == "paho":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [SimpleNamespace(find_spec=without_paho), *sys.meta_path])
    with pytest.raises(CribbageError, match=r"run .*python\S* -m pip install paho-mqtt"):
        AtTable(tmp_path / "here", wish)
    assert not [*tmp_path.rglob("*.wire")]
