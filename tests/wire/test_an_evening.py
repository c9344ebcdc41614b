"""Evenings, letter by letter, as they are written down in tests/texts."""

import copy
import re
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from types import SimpleNamespace

import pytest

pytest.importorskip("nacl")

from game.rules.errors import CribbageError
from game.wire import party as party_module
from game.wire.heading import FIRST_ROW
from game.wire.invitation import Invitation
from game.wire.locks import digest, letters_of
from game.wire.party import Party
from game.wire.slots import ONLOOKER, Peer, Slot
from game.wire.writing import introduction, letter
from tests.conftest import CheckText
from tests.wire.parties import Open, any_move, secret_of

A_STEP = 0.25  # seconds
INVITATIONS = [Invitation("10.0.0.7", 6121, digest("test", bytes([n]))[:20]) for n in range(2)]


def called(side: int) -> str:
    return {ONLOOKER: "onlooker", 0: "host"}.get(side, f"guest {side}")


def short(text: str) -> str:
    """Leave out what is secret anyway: long words are told apart by a few letters of their hash."""
    line = text.replace("\n", " / ")
    return re.sub(r"[\w-]{22,}", lambda word: "#" + digest("test", word[0].encode()).hex()[:6], line)


class Evening:
    """Parties that write to each other, what each keeps, and what a table may ask of it."""

    def __init__(self, form: str, seats: Sequence[int]) -> None:
        self.told: list[str] = []
        self.now, self.random = 100.0, Random(3)
        self.parties: dict[int, Party] = {}
        self.lines: dict[Peer, tuple[Party, Peer]] = {}
        self.looks: dict[int, dict[str, object]] = {}
        self.decides = True
        self.times = 1  # that each letter comes
        rows = [FIRST_ROW, "game 1 -", f"form {form}", "house usual", "dealer cut"]
        rows += [f"seat {n} {side} person {'ANN' if not side else 'FRIEND'}" for n, side in enumerate(seats)]
        for side in range(max(seats) + 1):
            invited = INVITATIONS[: max(seats)] if not side else INVITATIONS[side - 1 : side]
            slots = [Slot(invitation, n) for n, invitation in enumerate(invited, not side)]
            self.sit(side, slots, [] if side else rows, {-side: "person ANN" if not side else f"bsd P{side}"})

    def sit(self, side: int, slots: list[Slot], rows: list[str], whos: dict[int, str]) -> Party:
        chance = digest("chance", bytes([side % 9]))[:16]
        party = Party(secret_of(side), min(side, 1), slots, rows, whos, chance, self.keeper(side), "0.6.0")
        party.agrees = side <= 0
        self.parties[side] = party
        return party

    def keeper(self, side: int) -> Callable[[str], None]:
        return lambda row: self.told.append(f"  {called(side)} keeps: {short(row)}")

    def connect(self, side: int) -> None:
        """Let a guest call, or somebody who looks on."""
        guest, host = self.parties[side], self.parties[0]
        if side == ONLOOKER:
            host.onlookers.append(Slot(INVITATIONS[0].for_onlookers, ONLOOKER))
        at = host.onlookers[0] if side == ONLOOKER else host.slots[side - 1]
        here = Peer(at, Open(), lambda _: None, guest.role)  # type: ignore[arg-type]
        there = Peer(guest.slots[0], Open(), lambda _: None, host.role)  # type: ignore[arg-type]
        for one, own, other, its in ((host, here, guest, there), (guest, there, host, here)):
            self.lines[own] = other, its
            self.hear(one, own, introduction(other, its))

    def hang_up(self, side: int) -> None:
        for slot in (self.parties[0].slots[side - 1], self.parties[side].slots[0]):
            slot.peer = slot.has = None

    def hear(self, party: Party, peer: Peer, text: str) -> None:
        party.now = self.now
        try:
            party.hear(peer, text.encode())
        except CribbageError as error:
            self.told.append(f"  it is refused: {short(str(error))}")

    def step(self, times: int = 1) -> None:
        for _ in range(times):
            self.now += A_STEP
            for side, party in self.parties.items():
                for slot in party.due(self.now):
                    self.carry(side, party, slot)
                own = party.side
                while self.decides and own and (seat := own.undecided) is not None:
                    own.decide(seat, any_move(own, seat, self.random))
                party.act()
                self.look(side, party)

    def carry(self, side: int, party: Party, slot: Slot) -> None:
        peer = slot.peer
        assert peer
        alone = " as a sign of life" if slot.is_sign_alone else ""
        text = letter(party, slot).decode()
        self.told.append(f"{self.now:.2f} {called(side)} to {called(slot.side)}{alone}: {short(text)}")
        self.told += ["  it is lost"] * (not self.times)
        for _ in range(self.times):
            self.hear(*self.lines[peer], text)

    def peer_of(self, side: int) -> Peer:
        """The end of the line there that belongs to a side, or to the host that of his guest."""
        return next(own for own, (other, _) in self.lines.items() if other is self.parties[1 - side])

    def bad_letter(self, side: int, *lines: str) -> None:
        """Hear lines, or the rows of a heading; and what the party knows of the other side then."""
        text = lines[0] if len(lines) == 1 else "\n".join(f"row {row}" for row in lines)
        self.told.append(f"to {called(side)}: {short(text)}")
        self.hear(self.parties[side], self.peer_of(side), text)
        slot = self.parties[side].slots[0]
        known = (
            slot.has,
            slot.reached,
            slot.is_due,
            slot.heard,
            slot.acknowledged,
            slot.said_at,
            slot.program,
        )
        self.told.append(f"  {known}")
        self.look(side, self.parties[side])

    def look(self, side: int, party: Party) -> None:
        """Write down what a table may ask, where that is another answer than before."""
        states = party.side.states if party.side else None
        asked = {
            "is": f"{states.state} {states.step} of {states.speaker}" if states else "waiting",
            "seats": party.own_seats,
            "names": [party.name_of(n) for n in range(3)],
            "silent": party.silent,
            "lost": party.lost,
            "told": party.is_told,
            "needed": party.is_needed,
            "sat": party.has_sat,
            "news": party.news,
            "talk": party.talk.lines,
            "next": party.next_rows,
            "match": party.match,
            "verdict": str(party.verdict),
            "scores": states.game.scores if states else [],
            "hand": [*map(str, states.game.view(party.own_seats[0]).kept)]
            if states and party.own_seats and states.game.deals
            else [],
        }
        before = self.looks.setdefault(side, {})
        if told := [f"{word} {answer}" for word, answer in asked.items() if answer != before.get(word)]:
            self.told.append(f"  {called(side)}: {', '.join(told)}")
        self.looks[side] = copy.deepcopy(asked)

    def play(self, deal: int, state: str) -> None:
        """Play until the host's table stands there."""
        for n in count():
            states = self.parties[0].side.states if self.parties[0].side else None
            if states and (states.game.deals, states.state) == (deal, state):
                return
            assert n < 200, "nobody speaks any more"
            self.step()


def next_game(number: int, gid: bytes) -> list[str]:
    rows = [FIRST_ROW, f"game {number} {letters_of(gid)}", "form five-card", "house usual", "dealer 1"]
    return [*rows, "seat 0 0 person ANN", "seat 1 1 bsd P1"]


TO_A_HOST = """have 5 AAAA|heard 4999|heard 5000|at 9999999999|at 10000000000|at -1|you 1|match 9 1 1 1 1
wave 1 hello|1 0 AAAA coin 5||say 2 hello|say 1 hello|say 1 hello again|say 5000 hello|say x hello|row seat 1
row seat 0 0 person EVE|row seat 1 0 person EVE|row seat 2 1 person EVE|row seat 1 1 bsd P1|row house usual
iam nobody|sit|sit AAAA|program 1|program ,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,"""
TO_A_GUEST = "you 0|you 4|you 3|you 1|match 5|match|match 7|sit AAAAAAAAAAAAAAAAAAAAAA|row seat 1 1 person X"
OTHER_ROWS = [
    *[(0, "crib wire 2"), (1, "game 2 -"), (1, "game 0 -"), (2, "form six-card"), (2, "form seven"), (2, "")],
    *[(3, "house go_by_hand=yes"), (4, "dealer 0"), (4, "dealer 2"), (5, "seat 0 0 EVE")],
    *[(5, "seat 0 1 person ANN"), (6, "seat 1 1 bsd P2"), (6, "seat 2 1 bsd P1"), (8, "side 1 AAAA AAAA")],
]
IN_THE_GAME = "have 5000 AAAA|have 5001 AAAA|have|have 0|4 0 AAAA|4 2 AAAA open AAAA|4 1  lock|4 1 AAAA lock"


def bad_letters() -> list[str]:
    """To a host before anybody sits, to a guest who was offered a game, and to both as they play."""
    evening = Evening("five-card", (0, 1))
    evening.connect(1)
    host, guest = evening.parties[0], evening.parties[1]
    key, drawn, none = letters_of(guest.vk), letters_of(guest.chance), letters_of(bytes(16))
    for text in TO_A_HOST.replace("\n", "|").split("|"):
        evening.bad_letter(0, text)
    evening.bad_letter(0, f"say 2 {'long ' * 30}\nsit {drawn}\nsit {none}")
    sat = [*host.rows[:6], "seat 1 1 bsd P1", f"side 0 {letters_of(host.vk)} {letters_of(host.chance)}"]
    sat += [f"side 1 {key} {drawn}"]
    for rows in (sat, sat[:7], sat[:6], sat[1:8], sat[:7] + sat[6:8]):
        evening.bad_letter(1, *rows)
    for text in TO_A_GUEST.split("|"):
        evening.bad_letter(1, text)
    guest.agrees = True
    for at, row in (*OTHER_ROWS, (7, f"side 0 {key} {drawn}"), (8, f"side 1 {key} {none}")):
        evening.bad_letter(1, *sat[:at], row, *sat[at + 1 :])
    evening.play(1, "lock")
    assert host.record
    head, lines = letters_of(host.record.heads[2]), host.record.lines[:3]
    said = [f"have 2 {head}", f"have 3 {head}", *lines, lines[2][:-1], f"0{lines[2]}", f"5001{lines[0][1:]}"]
    said.append(f"{lines[0]} {'A' * 3000}")
    for side in (0, 1):
        evening.step(3)
        for text in (*IN_THE_GAME.split("|"), *said, *TO_A_GUEST.split("|")):
            evening.bad_letter(side, text)
        evening.bad_letter(side, *next_game(2, host.record.gid))
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
    evening.play(1, "open")
    onlooker = evening.sit(ONLOOKER, [Slot(INVITATIONS[0].for_onlookers, 0)], [], {})
    evening.connect(ONLOOKER)
    evening.play(1, "play")
    evening.times = 0
    evening.step(2)
    evening.times = 2
    evening.hang_up(1)
    evening.step(60)
    evening.connect(1)
    evening.play(2, "lock")
    evening.times = 1
    evening.play(2, "play")
    evening.decides = False
    evening.step(8)
    for party in (host, guest, onlooker):  # as it is when the last deal was audited
        assert party.side
        party.side.states.state = "over"
    evening.step(2)
    assert host.record
    host.turn_over(next_game(2, host.record.gid), bytes(16), evening.keeper(0))
    evening.step(4)
    evening.decides = True
    guest.turn_over(guest.next_rows, bytes(16), evening.keeper(1))
    evening.play(1, "open")
    evening.step(4)
    return evening.told


def at_three_tables() -> list[str]:
    """The second guest calls later, is away for a while, and his program breaks the rules in the end."""
    evening = Evening("three-handed", (0, 1, 2))
    for side in (1, 2):
        evening.step(2)
        evening.connect(side)
        evening.step(2)
        evening.parties[side].sit_down()
    evening.play(1, "play")
    evening.hang_up(2)
    evening.step(4)
    evening.connect(2)
    evening.play(2, "lock")
    liar = evening.parties[2]
    assert liar.record
    last = liar.record.signed(liar.key, 2, "go")
    evening.parties[0].hear(
        next(peer for peer, (party, _) in evening.lines.items() if party is liar), last.encode()
    )
    evening.step(12)
    return evening.told


@pytest.mark.parametrize("evening", [an_evening, at_three_tables, bad_letters])
def test_its_letters_are_these(
    evening: Callable[[], list[str]], monkeypatch: pytest.MonkeyPatch, check_text: CheckText
) -> None:
    monkeypatch.setattr(party_module, "time", SimpleNamespace(time=lambda: 1_800_000_000.5))
    check_text(evening.__name__, evening())
