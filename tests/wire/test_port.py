"""The port under garbage, and how soon a card is in flight: a game in this program, on the loopback."""

import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median

import pytest

pytest.importorskip("nacl")

from game.players.player import think_through
from game.rules.events import Played
from game.session.far_away import FarAway
from game.session.far_wish import FarWish
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.settings import Settings
from game.wire.far_table import FarTable
from tests.wire.programs import LOOPBACK

ENOUGH = 200.0  # seconds
A_STEP = 1 / 60
SOON = 0.05
LOOKS, A_MOMENT = 20, 0.002


class AtTable:
    """One side, stepped as a window steps; `shown` are the moments at which it saw a card played."""

    def __init__(self, folder: Path, wish: FarWish, form: str = "five-card", **more: str) -> None:
        folder.mkdir()
        settings = Settings(**{"level": "deckhand", "form": form, **more})  # type: ignore[arg-type]
        session = Session(settings, RunOptions(folder, demo=True))
        self.far = FarAway(session, wish)
        self.table: FarTable | None = None
        self.shown: dict[str, float] = {}
        self.said: dict[str, float] = {}
        self.looks = 0

    def step(self) -> None:
        if not self.table or self.table.is_over:
            self.table = self.far.sit_down() if self.far.poll() else self.table
            self.rest()
            return
        deal = self.table.game.deals
        events = [*self.table.news()]
        if not events and (seat := self.table.turn) is not None:
            moves = self.table.unasked or think_through(self.table.think(seat))
            for move in moves:
                self.said.setdefault(f"{deal} {seat} {move}", time.perf_counter())
            events = [*self.table.answer(seat, moves)]
        if not events:
            self.rest()
        for event in events:
            if isinstance(event, Played):
                self.shown.setdefault(f"{deal} {event.seat} play {event.card}", time.perf_counter())

    def rest(self) -> None:
        """Nothing has come: after many looks for it, let the line be read before the next."""
        self.looks += 1
        if self.looks % LOOKS == 0:
            time.sleep(A_MOMENT)

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.is_over


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[AtTable, AtTable]]:
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"))
    guest = AtTable(tmp_path / "guest", FarWish(False, str(host.far.invitations[0])))
    yield host, guest
    for side in (guest, host):
        side.far.leave()


def garbage(random: Random, hello: bytes) -> bytes:
    """Nothing, noise, half a hello, one that is nearly right, a letter of any length."""
    return random.choice(
        [
            b"",
            random.randbytes(random.randrange(200)),
            hello[: random.randrange(70)],
            hello[:-1] + bytes([hello[-1] ^ 1]),
            b"CRIB2" + hello[5:],
            b"CRIB1H" + hello[6:],
            b"GET / HTTP/1.1\r\n\r\n",
            random.randbytes(70) + struct.pack(">H", random.randrange(65536)) + random.randbytes(50),
        ]
    )


def knock(port: int, times: int, is_over: threading.Event, knocked: list[int]) -> None:
    random = Random(7)
    hello = b"CRIB1G" + random.randbytes(64)
    while knocked[0] < times and not is_over.is_set():
        with suppress(OSError), socket.create_connection((LOOPBACK, port), timeout=1) as line:
            line.sendall(garbage(random, hello))
            if random.random() < 0.5:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        knocked[0] += 1


def held_beside(pair: tuple[AtTable, AtTable], times: int) -> int:
    """A whole game, and as many strangers as knock meanwhile; then those that are left."""
    host, guest = pair
    is_over, knocked = threading.Event(), [0]
    port = host.far.invitations[0].port
    stranger = threading.Thread(target=knock, args=(port, times, is_over, knocked))
    stranger.start()
    until = time.monotonic() + ENOUGH
    try:
        while time.monotonic() < until and not (host.is_over and guest.is_over and knocked[0] >= times):
            guest.step()
            host.step()
            time.sleep(0.001)  # the strangers are threads of this program
    finally:
        is_over.set()
        stranger.join()
    assert host.is_over
    assert guest.is_over
    assert host.far.party.verdict is None
    assert sum("ended" in sentence for sentence in host.far.party.news) <= 1 + ENOUGH // 60
    return knocked[0]


def test_garbage_at_the_port_misses_no_step_of_a_game(pair: tuple[AtTable, AtTable]) -> None:
    assert held_beside(pair, 200) >= 200


@pytest.mark.slow
def test_ten_thousand_connections_of_garbage(pair: tuple[AtTable, AtTable]) -> None:
    assert held_beside(pair, 10_000) >= 10_000


def in_flight(host: AtTable, guest: AtTable) -> float:
    """How many seconds pass, mostly, from the press there to the first step here that has the card."""
    is_over = threading.Event()

    def at_the_other_table() -> None:
        while not is_over.is_set():
            guest.step()
            time.sleep(A_STEP)

    other = threading.Thread(target=at_the_other_table)
    other.start()
    until = time.monotonic() + ENOUGH
    while time.monotonic() < until and not host.is_over:
        host.step()
        time.sleep(A_STEP)
    is_over.set()
    other.join()
    took = [shown - guest.said[move] for move, shown in host.shown.items() if move in guest.said]
    assert len(took) > 10
    print(f"a card is in flight after {1000 * median(took):.0f} ms (most {1000 * max(took):.0f})")
    return median(took)


@pytest.mark.slow
def test_a_friends_card_is_in_flight_soon(pair: tuple[AtTable, AtTable]) -> None:
    assert in_flight(*pair) < SOON
