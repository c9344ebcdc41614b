"""A real host under floods: his friend is in soon, all play to the end, and memory and processor stay small.

`pytest -s` prints a line for each: how many came, how soon the friend was in, what it cost the host."""

import os
import re
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

pytest.importorskip("nacl")

from game.wire.encryption import GUEST, HELLO, LONGEST_FRAME, WATCHER, framed, hello_of, new_box, public_of
from game.wire.invitation import Invitation
from tests.wire.programs import LOOPBACK, Side, invitation_of, until_done

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no list of processes"),
]

SOON = 5.0  # seconds
THERE_FIRST = 1.0
MORE_MEMORY = 16_384  # KiB, of which the game itself takes some
OF_A_PROCESSOR = 0.5
MOST_SENTENCES = 4
"""How often somebody is told that a connection was ended: once a minute, whoever knocks."""
Flood = Callable[[threading.Event, Invitation], int]


def socket_to(invitation: Invitation, said: bytes = b"") -> socket.socket:
    line = socket.create_connection((LOOPBACK, invitation.port), timeout=1)
    line.sendall(said)
    return line


def crowds(many: int, renewed_every: float, said: Callable[[Invitation], bytes]) -> Flood:
    """So many at once, renewed again and again."""

    def flood(is_over: threading.Event, invitation: Invitation) -> int:
        held, came = list[socket.socket](), 0
        while not is_over.wait(renewed_every):
            for line in held:
                line.close()
            held = []
            with suppress(OSError):
                for _ in range(many):
                    held.append(socket_to(invitation, said(invitation)))
            came += len(held)
        return came

    return flood


def one_after_the_other(said: Callable[[Invitation], bytes], held: int = 0, pause: float = 0.0) -> Flood:
    """Each as soon as the one before is through; so many stay open."""

    def flood(is_over: threading.Event, invitation: Invitation) -> int:
        lines, came = deque[socket.socket](), 0
        while not is_over.wait(pause):
            with suppress(OSError):
                lines.append(socket_to(invitation, said(invitation)))
                came += 1
            while len(lines) > held:
                lines.popleft().close()
        return came

    return flood


def drips(is_over: threading.Event, invitation: Invitation) -> int:
    """Sixty that say a byte now and then; who is hung up on comes again."""
    lines, came = list[socket.socket](), 0
    while not is_over.wait(0.02):
        with suppress(OSError):
            if len(lines) < 60:
                lines.append(socket_to(invitation))
                came += 1
        for line in [*lines]:
            try:
                line.send(b"C")
            except OSError:
                lines.remove(line)
    return came


def long_letters(is_over: threading.Event, invitation: Invitation) -> int:
    """Whoever has the key sends letters that nobody can unseal, as long as they may be, and reads nothing."""
    came, letter = 0, framed(bytes(LONGEST_FRAME))
    while not is_over.is_set():
        with suppress(OSError), socket_to(invitation, hello(GUEST)(invitation)) as line:
            for _ in range(100):
                line.sendall(letter)
                came += 1
    return came


def hello(role: bytes) -> Callable[[Invitation], bytes]:
    def said(invitation: Invitation) -> bytes:
        known = invitation.for_onlookers if role == WATCHER else invitation
        return hello_of(known.shared, role, public_of(new_box()))

    return said


FLOODS = {
    "24 say six bytes": crowds(24, 0.3, lambda _: b"CRIB1G"),
    "9, renewed each quarter": crowds(9, 0.25, lambda _: b"CRIB1G"),
    "100 say six bytes": crowds(100, 0.5, lambda _: b"CRIB1G"),
    "400 say nothing": crowds(400, 0.5, lambda _: b""),
    "60 of noise": crowds(60, 0.1, lambda _: os.urandom(HELLO)),
    "open and close": one_after_the_other(lambda _: b"CRIB1G"),
    "a byte now and then": drips,
    "60 with the key": one_after_the_other(hello(GUEST), held=60, pause=0.004),
    "60 onlookers": one_after_the_other(hello(WATCHER), held=60, pause=0.01),
    "long letters": long_letters,
}


def memory(pid: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) if found else 0


def processor(pid: int) -> float:
    """How many seconds of one it has used."""
    used = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def watched(host: Side, guest: Side) -> tuple[float, int, float]:
    """How soon the friend is in; the most memory that the host has in some seconds, and what it uses."""
    assert host.program
    pid, begun, used, most, in_after = host.program.pid, time.monotonic(), processor(host.program.pid), 0, 0.0
    while time.monotonic() < begun + 2 * SOON and not host.is_gone:
        with suppress(OSError):
            most, now = max(most, memory(pid)), processor(pid)
        if not in_after and "sit at the table" in guest.text:
            in_after = time.monotonic() - begun
        time.sleep(0.05)
    assert in_after, guest.text[-600:]
    return in_after, most, (now - used) / (time.monotonic() - begun)


@pytest.mark.parametrize("name", FLOODS)
def test_a_host_under_a_flood(tmp_path: Path, name: str) -> None:
    host = Side(tmp_path / "host", ("--level", "deckhand", "--form", "five-card"))
    guest = Side(tmp_path / "guest", ("--level", "deckhand"))
    is_over, came = threading.Event(), list[int]()
    host.start("--wait", f"{LOOPBACK}:0")
    invitation = Invitation.parse(invitation_of(host))
    assert host.program
    at_first = memory(host.program.pid)
    flood = threading.Thread(target=lambda: came.append(FLOODS[name](is_over, invitation)))
    flood.start()
    try:
        time.sleep(THERE_FIRST)
        guest.start("--call", str(invitation))
        in_after, most, share = watched(host, guest)
        until_done(host, guest)
    finally:
        is_over.set()
        flood.join()
        host.kill()
        guest.kill()
    print(
        f"{name}: {came[0]} came; the friend is in after {in_after:.1f} s; memory {at_first} KiB, "
        f"at most {most}; {share:.0%} of a processor"
    )
    assert in_after < SOON
    assert most - at_first < MORE_MEMORY
    assert share < OF_A_PROCESSOR
    assert host.text.count("A connection was ended") <= MOST_SENTENCES
