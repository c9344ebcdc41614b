"""Every value of the protocol for fixed secrets, to the byte."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("nacl")

from nacl import bindings

from game.rules.cards import PACK, cards_text
from game.rules.game import Game
from game.wire import locks
from game.wire.encryption import GUEST, HOST, MOST_LINES, Cipher, checked_hello, hello_of, public_of
from game.wire.faults import Rubbish
from game.wire.heading import WireHeading
from game.wire.invitation import Invitation
from game.wire.locks import (
    ORDER_TWO,
    card_points,
    deal_seed,
    digest,
    invert,
    is_point,
    library_is_sound,
    lock_key,
    lock_order,
    locked,
)
from game.wire.record import Record
from game.wire.side import Side, signing_key
from tests.wire.parties import play

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
GID = bytes.fromhex(VECTORS["gid"])


def test_hashes_are_those_of_the_protocol() -> None:
    hashes = VECTORS["hashes"]
    assert digest("head", b"abc").hex() == hashes["H('head', 'abc')"]
    assert digest("seed", b"abc", key=b"\1" * 32).hex() == hashes["H('seed', 'abc'; key 32 x 01)"]
    assert digest("lock", b"abc", size=64).hex() == hashes["H('lock', 'abc') of 64 bytes"]


def test_the_invitation_has_the_keys_of_the_protocol() -> None:
    told = VECTORS["invitation"]
    invitation = Invitation.parse(told["line"])
    assert str(invitation) == told["line"]
    assert invitation.key.hex() == told["key"]
    assert invitation.shared.hex() == told["K = H('invite', key)"]
    assert invitation.topic == told["topic = crib1/ + H('topic', K) of 16 bytes"]


def test_the_handshake_and_a_letter() -> None:
    shared = Invitation.parse(VECTORS["invitation"]["line"]).shared
    told = VECTORS["handshake"]
    boxes = [bytes.fromhex(told[f"{who} box secret"]) for who in ("host", "guest")]
    host, guest = (
        hello_of(shared, role, public_of(box)) for role, box in zip((HOST, GUEST), boxes, strict=True)
    )
    assert (host.hex(), guest.hex()) == (told["host hello"], told["guest hello"])
    assert checked_hello(shared, GUEST, guest).hex() == told["guest box public"]
    ciphers = Cipher(shared, boxes[0], host, guest), Cipher(shared, boxes[1], guest, host)
    assert {cipher.transcript.hex() for cipher in ciphers} == {told["t"]}
    letter = VECTORS["letter"]
    lines = bytes.fromhex(letter["plain"]).decode().rstrip("\n").split("\n")
    sealed = ciphers[0].sealed(lines, bytes.fromhex(letter["nonce"]))
    assert sealed.hex() == letter["sealed by the host"]
    assert ciphers[1].opened(sealed) == lines
    assert ciphers[1].opened(ciphers[0].sealed(["line"] * MOST_LINES)) == ["line"] * MOST_LINES
    with pytest.raises(Rubbish, match="too many lines"):
        ciphers[1].opened(ciphers[0].sealed(["line"] * (MOST_LINES + 1)))
    for bent in (sealed[:-1], sealed[:-1] + b"\0", b"\0" + sealed[1:]):
        with pytest.raises(Rubbish):
            ciphers[1].opened(bent)
    with pytest.raises(Rubbish):
        ciphers[0].opened(sealed)  # a letter sent back to its sender
    for hello in (guest[:-1] + b"\0", host, b"CRIB2" + guest[5:], guest[:69]):
        with pytest.raises(Rubbish):
            checked_hello(shared, GUEST, hello)


def test_secrets_of_both_sides() -> None:
    t = bytes.fromhex(VECTORS["handshake"]["t"])
    for side, letter in zip(VECTORS["sides"], b"HG", strict=True):
        secret = bytes.fromhex(side["secret"])
        key = signing_key(secret)
        assert bytes(key.verify_key).hex() == side["verify key"]
        assert key.sign(b"crib1 iam " + t + bytes([letter])).signature.hex() == side["iam proof"]
        seed = deal_seed(secret, GID, 1)
        assert seed.hex() == side["deal 1 seed"]
        assert lock_key(seed).hex() == side["deal 1 lock key"]
        assert invert(lock_key(seed)).hex() == side["deal 1 lock key inverse"]
        assert lock_order(seed) == side["deal 1 order"]


def test_points_and_packs() -> None:
    points = card_points(GID, 1)
    assert {str(card): point.hex() for card, point in zip(PACK, points, strict=True)} == VECTORS[
        "points of deal 1"
    ]
    assert card_points(GID, 2)[0].hex() == VECTORS["points of deal 2, AC"]
    seeds = [bytes.fromhex(side["deal 1 seed"]) for side in VECTORS["sides"]]
    first = locked(points, seeds[0])
    assert [point.hex() for point in first] == VECTORS["X"]
    assert [point.hex() for point in locked(first, seeds[1])] == VECTORS["Y"]


def test_points_that_must_be_refused() -> None:
    assert library_is_sound()
    five = bindings.crypto_scalarmult_ed25519_base_noclamp(b"\5" + bytes(31))
    assert not is_point(bindings.crypto_core_ed25519_add(five, ORDER_TWO))
    refused = [words.rpartition(" ")[2] for words in VECTORS["points that must be refused"].values()]
    assert len(refused) == 8
    assert not any(is_point(bytes.fromhex(point)) for point in refused)


@pytest.mark.parametrize("let_through", [ORDER_TWO, bytes(locks.POINT)])
def test_a_library_that_lets_one_of_them_through_is_not_sound(
    let_through: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "is_point", lambda point: point == let_through or is_point(point))
    assert not library_is_sound()


def test_the_record_and_its_audit() -> None:
    heading = WireHeading.parse(VECTORS["heading"])
    assert heading.gid == GID
    record = Record(heading)
    assert all(map(record.add, VECTORS["record"]))
    assert [head.hex() for head in record.heads] == VECTORS["heads"]
    told, states = VECTORS["audit"], record.states
    assert [cards_text(states.packs[name]) for name in ("1", "cut 1")] == [told["pack"], told["cut 1"]]
    assert states.game.scores == told["scores after the deal"]
    assert Game.from_lines(states.auditor.log).scores == told["scores after the deal"]


def test_a_side_says_the_same_bytes_again() -> None:
    """Killed at any line: what it says follows from its secret, the record, and what was decided."""
    heading, lines = WireHeading.parse(VECTORS["heading"]), VECTORS["record"]
    for n, line in enumerate(lines):
        me = int(line.split(" ")[1])
        side = Side(Record(heading), me, bytes.fromhex(VECTORS["sides"][me]["secret"]))
        assert all(map(side.hear, lines[:n]))
        if line.split(" ")[3] in ("lock", "open", "starter", "seed", "go"):
            side.act()
            assert side.record.lines[n] == line


def test_what_is_answered_to_a_line() -> None:
    for lines, answer in VECTORS["lines and what is answered"].values():
        record, said = Record(WireHeading.parse(VECTORS["heading"])), ""
        for line in lines:
            try:
                said = str(record.add(line))
            except Rubbish:
                said = "Rubbish"
        assert said == answer.partition(" ")[0]


def test_other_secrets_bring_other_packs() -> None:
    heading = WireHeading.parse(VECTORS["heading"])
    secrets = [bytes.fromhex(side["secret"]) for side in VECTORS["sides"]]
    sides = [Side(Record(heading), me, secret) for me, secret in enumerate(secrets)]
    assert play(sides, Random(1), deals=2) is None
    packs = sides[0].states.packs
    assert len({*packs.values()}) == len(packs) >= 3
