"""Evenings, letter by letter, as they are written down in tests/texts."""

import re
from collections.abc import Callable
from operator import methodcaller
from types import SimpleNamespace

import pytest

pytest.importorskip("nacl")

from nacl.signing import SigningKey

from game.rules.house import House
from game.wire import party as party_module
from game.wire.heading import FIRST_ROW
from game.wire.locks import letters_of
from game.wire.party import Party
from game.wire.record import Record
from game.wire.slots import ONLOOKER, Peer, Slot
from game.wire.writing import introduction
from tests.conftest import CheckText
from tests.wire.evenings import ANN, INVITATIONS, Evening
from tests.wire.parties import Open, secret_of


def next_game(number: int, gid: bytes) -> list[str]:
    rows = [FIRST_ROW, f"game {number} {letters_of(gid)}", "form five-card", "house usual", "dealer 1"]
    return [*rows, f"seat 0 0 {ANN}", "seat 1 1 bsd P1"]


TO_A_HOST = """have 5 ^|heard 4999|heard 5000|at 8589934591|at 8589934592|at -1|you 1|match 9 1 1 1 1
wave 1 hello|1 0 ^ coin 5 !||say 2 hello|say 1 hello|say 1 hello again|say 4999 hello|say 5000 hello
say x hello|row seat 0 0 person EVE|row seat 1 0 person EVE|row seat 4 1 person EVE|row seat 1|row house usual
row seat 1 1 bsd P1|row seat 3 1 bsd P1|iam nobody|sit|sit AAAA|program 1
program ,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,"""
TO_A_GUEST = """you 0|you 4|you 3|you 1|match 5|match|match ,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
sit AAAAAAAAAAAAAAAAAAAAAA|row seat 1 1 person X"""
OTHER_ROWS = """0 crib wire 2|1 game 2 -|1 game 0 -|1 game 99999 -|1 game 100000 -|1 game|2 form four-handed
2 form seven|2 |3 house go_by_hand=yes|4 dealer 0|4 dealer 4|5 seat 0 0 EVE|5 seat 0 1 person ANN LEE
6 seat 1 1 bsd P2|6 seat 1 4 bsd P1|8 seat 3 1 bsd P2|8 seat 4 1 bsd P1|9 side 1 AAAA AAAA"""
IN_THE_GAME = "have 5000 ^|have 5001 ^|have|have 0 ^|4 0 ^|4 2 ^ open A !|4 1  lock|4 1 ^ lock !"


def split(words: str) -> list[str]:
    """Each of these lines: `^` is a head that is nobody's, and `!` a signature."""
    return words.replace("\n", "|").replace("^", "A" * 43).replace("!", "A" * 86).split("|")


def strangers(evening: Evening) -> None:
    """Let others come to the host, and to the guest, by the same invitation."""
    for number, party in enumerate((evening.parties[0], evening.parties[1])):
        stranger = Party(secret_of(7 + number), 1 - number, party.slots, [])
        for spoilt in (("iam", "iam"), ("iam", "you"), (" ", "  "), (" ", "\n"), ("", "")):
            peer = Peer(party.slots[0], Open(), lambda _: None, stranger.role)  # type: ignore[arg-type]
            evening.hear(party, peer, introduction(stranger, peer).replace(*spoilt, 1) + "\nsay 1 hi\nwave")
            evening.told.append(f"  known {peer.is_known} own {peer.slot.peer is peer} {peer.slot.has}")
            evening.look(number, party)
        peer = Peer(party.slots[0], Open(), lambda _: None, stranger.role)  # type: ignore[arg-type]
        evening.hear(party, peer, f"{introduction(evening.parties[1 - number], peer)[:-2]}AA")
    evening.connect(1)


def bad_letters() -> list[str]:
    """To a host before anybody sits, to a guest who was offered a game, and to both as they play."""
    evening = Evening("four-handed-five-card", (0, 1, 0, 1), "cut_for_partners=yes")
    evening.connect(1)
    strangers(evening)
    host, guest = evening.parties[0], evening.parties[1]
    key, drawn, none = letters_of(guest.vk), letters_of(guest.chance), letters_of(bytes(16))
    for text in split(TO_A_HOST):
        evening.bad_letter(0, text)
    evening.bad_letter(0, f"say 2 {'long ' * 24}\nsit {drawn}\nsit {none}")
    sat = [*host.rows[:9], f"side 0 {letters_of(host.vk)} {letters_of(host.chance)}", f"side 1 {key} {drawn}"]
    for rows in (sat, sat[:9], sat[:8], sat[1:10], sat[:9] + sat[8:10]):
        evening.bad_letter(1, *rows)
    for text in split(TO_A_GUEST):
        evening.bad_letter(1, text)
    guest.agrees = True
    for at, _, row in map(methodcaller("partition", " "), split(OTHER_ROWS)):
        evening.bad_letter(1, *sat[: int(at)], row, *sat[int(at) + 1 :])
    evening.bad_letter(1, *sat[:9], f"side 0 {key} {drawn}", sat[10])
    evening.bad_letter(1, *sat[:10], f"side 1 {key} {none}")
    evening.play(5)
    strangers(evening)
    assert host.record
    head, lines = letters_of(host.record.heads[2]), host.record.lines[:3]
    for side in (0, 1):
        evening.step(3)
        own = evening.parties[side].record
        assert own
        said = [f"have 2 {head}", f"have 3 {head}", *lines, lines[2][:-1], f"have {len(own.heads)} {head}"]
        for text in (*split(IN_THE_GAME), *said, *split(TO_A_GUEST)):
            evening.bad_letter(side, text)
        evening.bad_letter(side, *next_game(2, own.gid))
    return evening.told


SIGNED = """0 0 0 @0 coin 5|0 01 0 @0 coin 5|0 5000 0 @0 coin 5|0 5001 0 @0 coin 5|0 3 00 @2 coin A
0 3 2 @2 coin A|1 3 -1 @2 coin A|0 3 0 @2|0 3 0 @2 |0 1 0 @0 coin 5|0 1 0 @1 coin 5|1 1 1 @0 coin 5
1 2 1 @1 coin 5|0 2 0 @1 coin 5|0 2 0 @0 coin 5|0 3 0 @1 coin 5|0 4 0 @2 coin 5|1 3 1 @2 coin 5|0 3 0 @2 lay 1
0 3 0 @2 coin|0 3 0 @2 coin 5|0 3 0 @2 stop 1|0 3 0 @2 coin @0|0 3 0 @2 coin @0 @0"""
"""First who signs them; @2 stands for the name of the second line."""


def spoken(record: Record, key: SigningKey, line: str) -> str:
    return f"{line} {letters_of(key.sign(record._spoken(line)).signature)}"


def signed_lines() -> list[str]:
    """Such as only a changed program signs, to somebody who has two lines, and takes none of these."""
    evening = Evening("five-card", (0, 1))
    evening.connect(1)
    evening.parties[1].sit_down()
    evening.play(2)
    host = evening.parties[0]
    assert host.record
    keys, begun = [evening.parties[side].key for side in (0, 1)], host.record
    heads = {f"@{n}": letters_of(head) for n, head in enumerate(begun.heads[:3])}
    for words in (*split(SIGNED), f"0 3 0 @2 {'x' * 2865}", f"0 3 0 @2 {'x' * 2866}"):
        line = re.sub("@.", lambda found: heads[found[0]], words[2:])
        text = spoken(begun, keys[int(words[0])], line)
        party = Party(secret_of(0), 0, [Slot(INVITATIONS[0], 1)], [], keep=evening.keeper(0))
        party.begin(begun.heading, is_kept=True)
        assert party.side
        assert all(map(party.side.hear, begun.lines[:2]))
        party.slots[0].is_due = False
        evening.told.append(f"{words[:30]} in {len(text)} letters")
        peer = Peer(party.slots[0], Open(), lambda _: None, b"G", is_known=True)  # type: ignore[arg-type]
        evening.hear(party, peer, text)
        evening.told.append(f"  due {party.slots[0].is_due} verdict {party.verdict} {len(party.proof)}")
    return evening.told


def an_evening() -> list[str]:
    """Somebody looks on, letters are lost, the line breaks; and another game follows the first."""
    evening = Evening("five-card", (0, 1))
    host, guest = evening.parties[0], evening.parties[1]
    host.match = "3 0 0 0 0"
    evening.step(30)
    evening.connect(1)
    evening.step(4)
    host.say("hello \x1b there")
    guest.sit_down()
    guest.say("good evening")
    evening.play(5)
    onlooker = evening.sit(ONLOOKER, [Slot(INVITATIONS[0].for_onlookers, 0)], [], {})
    evening.connect(ONLOOKER)
    evening.play(11)
    evening.times = 0
    evening.step(2)
    evening.times = 2
    evening.hang_up(1)
    evening.step(60)
    evening.connect(1)
    evening.play(20)
    evening.times = 1
    evening.play(27)
    evening.decides = False
    evening.step(8)
    host.say("well")
    evening.step(8)
    for party in (host, guest, onlooker):  # as it is when the last deal was audited
        assert party.side
        party.side.states.state = "over"
    evening.step(2)
    assert host.record
    late = evening.sit(ONLOOKER, [Slot(INVITATIONS[0].for_onlookers, 0)], [], {})
    seen = [f"match {host.match}", *(f"row {row}" for row in host.rows), *host.record.lines]
    for many in (10, 14, len(seen)):
        late.look_at(seen[:many])
        evening.look(ONLOOKER, late)
    evening.parties[ONLOOKER] = onlooker
    host.turn_over(next_game(2, host.record.gid), bytes(16), evening.keeper(0))
    evening.step(4)
    evening.decides = True
    guest.turn_over(guest.next_rows, bytes(16), evening.keeper(1))
    evening.play(5)
    evening.step(4)
    return evening.told


HOUSE = str(House.parse("cut_before_deal=yes target_after_cut=yes go_by_hand=yes counting=acc"))


def at_three_tables() -> list[str]:
    """The second guest calls later, is away for a while, and his program breaks the rules in the end."""
    evening = Evening("three-handed", (0, 1, 2), HOUSE)
    for side in (1, 2):
        evening.step(2)
        evening.connect(side)
        evening.times = 0
        evening.step(2)
        evening.times = 1
        evening.step(24)
        evening.parties[side].sit_down()
    evening.play(25)
    evening.hang_up(2)
    evening.step(4)
    evening.connect(2)
    evening.play(45)
    liar = evening.parties[2]
    assert liar.record
    last = liar.record.signed(liar.key, 2, "go")
    evening.hear(evening.parties[0], next(own for own, at in evening.lines.items() if at[0] is liar), last)
    evening.step(12)
    return evening.told


@pytest.mark.parametrize("evening", [an_evening, at_three_tables, bad_letters, signed_lines])
def test_its_letters_are_these(
    evening: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch, check_text: CheckText
) -> None:
    monkeypatch.setattr(party_module, "time", SimpleNamespace(time=lambda: 1_800_000_000.5))
    check_text(evening.__name__, evening())


def test_a_word_that_is_lost_three_times_in_a_row_is_said_again_within_eight_seconds() -> None:
    evening = Evening("five-card", [0, 1])
    evening.connect(1)
    party, (slot,) = evening.parties[0], evening.parties[0].slots
    party.asks_again, party.sign_of_life, party.too_long = 1.5, 30.0, 75.0
    slot.is_due = True
    said: list[float] = []
    while len(said) < 4:
        evening.now += 0.1
        if party.due(evening.now):
            said.append(evening.now)
            slot.is_due, slot.sent_at = False, evening.now
    assert said[-1] - said[0] < 8


def test_a_first_word_that_was_lost_comes_again_as_soon_as_it_is_asked_for() -> None:
    """Before a line is in the record, too: by a broker the next sign of life is half a minute away."""
    evening = Evening("five-card", [0, 1])
    for party in evening.parties.values():
        party.asks_again, party.sign_of_life, party.too_long = 1.5, 30.0, 75.0
    evening.connect(1)
    host, guest = evening.parties[0], evening.parties[1]
    guest.sit_down()
    evening.decides = False
    evening.step(20)
    host.slots[0].has, evening.decides, asked_at = None, True, evening.now
    while not (host.record and host.record.lines):
        evening.step()
        assert evening.now - asked_at < 4
