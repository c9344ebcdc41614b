"""A friend's program may say anything in a well-sealed letter: it ends the connection, and no more."""

from collections.abc import Callable
from random import Random

import pytest

pytest.importorskip("nacl")

from game.rules.errors import CribbageError
from game.session.far_away import FarAway
from game.wire.encryption import GUEST, HOST
from game.wire.party import Party
from game.wire.slots import Peer
from tests.wire.parties import Open
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

TIMES = 3000
SAID = [
    *(
        "have 0 AAAA",
        "heard 1",
        "say 1 hello",
        "program 0.1",
        "you 2",
        f"sit {'A' * 22}",
        "match 3 0 0",
        "at 5",
    ),
    *("row crib wire 1", "row game 1 -", "row form five-card", "row house usual", "row dealer cut"),
    *(
        "row seat 0 0 person ANN",
        "row seat 1 1 person BOB",
        f"row side 0 {'A' * 43} {'A' * 22}",
        "1 0 AAAA coin 5",
    ),
]


def any_letter(random: Random) -> list[str]:
    """Lines that are said, in any order, each with anything changed."""
    lines = random.choices(SAID, k=random.randrange(1, 12))
    for at in range(len(lines)):
        words = lines[at].split(" ")
        if random.random() < 0.5:
            other = random.choice(["", "-1", "x", "99999999999", "A" * 43, "é", "\x1b[2J", "0", "1 2 3", "-"])
            words[random.randrange(len(words))] = other
        lines[at] = " ".join(words[: random.randrange(1, len(words) + 1)] if random.random() < 0.2 else words)
    return lines


def hear(party: Party, role: bytes, lines: list[str]) -> None:
    """Hear a letter from whoever sits there."""
    peer = Peer(party.slots[0], Open(), lambda _: None, role, is_known=True)  # type: ignore[arg-type]
    try:
        party.hear(peer, "\n".join(lines).encode())
    except CribbageError:
        return


def looks(far: FarAway) -> list[Callable[[], object]]:
    """What a page and a title look at."""
    party = far.party
    return [
        lambda: (far.offer, far.status, far.whose_move, party.own_seats, party.lost, party.is_needed),
        lambda: [party.name_of(side) for side in range(4)],
    ]


@pytest.mark.parametrize("is_host", [True, False])
def test_no_letter_is_a_traceback(pair: tuple[AtTable, AtTable], *, is_host: bool) -> None:
    host, guest = pair
    far, role = (host.far, GUEST) if is_host else (guest.far, HOST)
    random = Random(is_host)
    for _ in range(TIMES):
        far.party.slots[0].key = far.party.vk
        hear(far.party, role, any_letter(random))
        for look in looks(far):
            look()
    assert far.party.guilty is None


def test_a_newer_program_is_named_with_its_version(pair: tuple[AtTable, AtTable]) -> None:
    """What this one does not know is no rubbish of a stranger's, but of an evening in another year."""
    party = pair[0].far.party
    party.program = "0.6.0"
    peer = Peer(party.slots[0], Open(), lambda _: None, GUEST, is_known=True)  # type: ignore[arg-type]
    with pytest.raises(CribbageError, match=r"version 0\.9\.0 .*version 0\.6\.0.* Update the older one"):
        party.hear(peer, b"program 0.9.0\nwave 1 hello")
    peer = Peer(pair[1].far.party.slots[0], Open(), lambda _: None, HOST, is_known=True)  # type: ignore[arg-type]
    with pytest.raises(CribbageError, match=r"crib wire 2.*crib wire 1"):
        pair[1].far.party.hear(peer, b"row crib wire 2")
