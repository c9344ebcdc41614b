"""What a letter says: all that another side lacks, so that it makes every letter before it needless."""

from collections.abc import Iterable

from game.wire.checked import LONGEST_TALK
from game.wire.encryption import LONGEST_FRAME, MOST_LINES, PADDED
from game.wire.locks import letters_of
from game.wire.party import Party
from game.wire.slots import Peer, Slot
from game.wire.talk import A_MINUTE

OTHER_LINES = 25
"""How many lines of a letter are none of the record."""
ROOM = LONGEST_FRAME - 2 * PADDED - OTHER_LINES * (LONGEST_TALK + PADDED // 8)
"""How many bytes are left to the lines of the record."""


def introduction(party: Party, peer: Peer) -> str:
    """Prove who speaks."""
    proof = party.key.sign(b"crib1 iam " + peer.cipher.transcript + party.role).signature
    return f"iam {letters_of(party.vk)} {letters_of(proof)}"


def letter(party: Party, slot: Slot, *, from_the_start: bool = False) -> bytes:
    """Put all that another side lacks into a letter, encrypted."""
    peer = slot.peer
    assert peer, "a letter goes to somebody"
    slot.is_due, slot.sent_at, slot.owes = False, party.now, 0.0
    slot.sent.append(party.now)
    lines: list[str] = []
    if from_the_start or not peer.has_introduced:
        peer.has_introduced = True
        lines.append(introduction(party, peer))
    return peer.cipher.sealed([*lines, *_before_the_game(party, slot), *_of_the_game(party, slot)])


def _before_the_game(party: Party, slot: Slot) -> Iterable[str]:
    if slot.has is not None and party.side:
        return
    yield f"program {party.program or '-'}"
    if slot.looks_on and not party.side:
        return
    if party.me == 0:
        yield from (f"row {row}" for row in party.rows)
        if not party.side:
            yield f"row side 0 {letters_of(party.vk)} {letters_of(party.chance)}"
        if party.match:
            yield f"match {party.match}"
        if len(party.slots) > 1:
            yield f"you {slot.side}"
    elif party.me > 0 and party.rows and party.agrees:
        if not party.sits_down():
            return
        yield from (f"row seat {seat} {party.me} {party.who(seat)}" for seat in party.own_seats)
        yield f"sit {letters_of(party.chance)}"


def _of_the_game(party: Party, slot: Slot) -> Iterable[str]:
    record, talk = party.record, party.talk
    if record:
        kept = party.kept_lines
        yield f"have {kept} {letters_of(record.heads[kept])}"
    if party.said_at and not slot.looks_on:
        yield f"at {party.said_at}"
    said = [(n, words) for n, words in enumerate(talk.said, 1) if n > slot.acknowledged][:A_MINUTE]
    if not slot.looks_on and (slot.heard or said):
        yield f"heard {slot.heard}"
        yield from (f"say {n} {words}" for n, words in said)
    room, lines = ROOM, record.lines[slot.has or 0 :] if record else []
    for line in [*lines, *filter(None, [party.proof])][: MOST_LINES - OTHER_LINES]:
        room -= len(line) + 1
        if room < 0:
            break
        yield line
