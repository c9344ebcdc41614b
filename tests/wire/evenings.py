"""Parties that write to each other in this program, and all that a test may write down of it."""

import copy
import re
from collections.abc import Callable, Sequence
from itertools import count
from random import Random

import pytest

pytest.importorskip("nacl")

from game.rules.errors import CribbageError
from game.wire.agreement import NOBODY
from game.wire.heading import FIRST_ROW
from game.wire.invitation import Invitation
from game.wire.locks import digest
from game.wire.party import Party
from game.wire.slots import ONLOOKER, Peer, Slot
from game.wire.writing import introduction, letter
from tests.wire.parties import Open, any_move, secret_of

ANN = "person ANN LEE"
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

    def __init__(self, form: str, seats: Sequence[int], house: str = "usual") -> None:
        self.told: list[str] = []
        self.now, self.random = 100.0, Random(3)
        self.parties: dict[int, Party] = {}
        self.lines: dict[Peer, tuple[Party, Peer]] = {}
        self.looks: dict[int, dict[str, object]] = {}
        self.decides = True
        self.times = 1  # that each letter comes
        rows = [FIRST_ROW, "game 1 -", f"form {form}", f"house {house}", "dealer cut"]
        rows += [f"seat {n} {side} {NOBODY if side else ANN}" for n, side in enumerate(seats)]
        for side in range(max(seats) + 1):
            invited = INVITATIONS[: max(seats)] if not side else INVITATIONS[side - 1 : side]
            slots = [Slot(invitation, n) for n, invitation in enumerate(invited, not side)]
            self.sit(side, slots, [] if side else rows, {-side: f"bsd P{side}" if side else ANN})

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
        for own in [own for own in self.lines if own.slot in (at, *guest.slots)]:
            del self.lines[own]
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
            self.told.append(f"  {self.now:.2f} {called(side)}: {', '.join(told)}")
        self.looks[side] = copy.deepcopy(asked)

    def play(self, lines: int) -> None:
        """Play until the host's record has so many lines."""
        for n in count():
            record = self.parties[0].record
            if record and len(record.lines) >= lines:
                return
            assert n < 200, "nobody speaks any more"
            self.step()
