"""The party at one machine: who sits where, the record, and the letters that bring it level with the others'.

It knows no socket: bytes come in, and letters that are due go out."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

from game.rules.errors import CribbageError
from game.wire.errors import Gap, Guilty, Rubbish
from game.wire.heading import CHANCE, KEY, MOST_SIDES, WireHeading, WireSide, checked_offer
from game.wire.locks import bytes_of, letters_of, number_of
from game.wire.record import MOST_LINES, Record
from game.wire.sealing import GUEST, HOST, WATCHER
from game.wire.side import Side, signing_key
from game.wire.slots import ONLOOKER, Peer, Slot
from game.wire.talk import Talk

SIGN_OF_LIFE = 5.0  # seconds after which a letter goes out though there is nothing to say
A_MOMENT = 0.3
"""Seconds in which an answer may bring the news that something has come."""
TOO_LONG = 10.0
"""Seconds without a sign, after which the table says so."""
NOBODY = "person FRIEND"
OF_THE_HEADING = ("program ", "row ", "you ")
"""What the rest of a letter is read by."""
LATEST = 1 << 33
"""No line is said so late, in seconds as a calendar counts them."""
NOT_THIS_VERSION = (
    "{}'s program is version {} and says what this one, version {}, doesn't know. Update the older one"
)
Row = str


@dataclass
class Party:
    """`me` is 0 for the host, and `ONLOOKER` for whoever looks on.

    `keep` puts a row on the disk before anybody hears of it."""

    secret: bytes
    me: int
    slots: list[Slot]
    rows: list[Row]
    """The heading as far as it is agreed on: the host's offer, or its outcome."""
    seats: dict[int, str] = field(default_factory=dict)
    """Who sits at this machine, by seat."""
    chance: bytes = b""
    keep: Callable[[Row], None] = lambda _: None
    program: str = ""
    agrees: bool = True
    """Whether the people here sit down to what the host offers."""
    said_at: int = 0
    """When this side said its last line, in seconds as a calendar counts them."""

    def __post_init__(self) -> None:
        self.key = signing_key(self.secret)
        self.vk = bytes(self.key.verify_key)
        self.side: Side | None = None
        self.talk = Talk()
        self.onlookers: list[Slot] = []
        """Who looks on, each by a connection of his own; nobody waits for them."""
        self.news: list[str] = []
        """Sentences for the table."""
        self.match = ""
        """The match: its length, what each side had won before this game, and in how many games."""
        self.next_rows: list[Row] = []
        """The next game of it, as the host offers it."""
        self.proof = ""
        """The line that proved somebody guilty at once."""
        self.guilty: Guilty | None = None
        self._sat: dict[int, WireSide] = {}
        self.now = 0.0
        self.has_sat = bool(self.rows)
        """Whether it is kept to what this side has sat down."""
        self.sign_of_life, self.too_long = SIGN_OF_LIFE, TOO_LONG
        if self.me == 0:
            self._sat[0] = WireSide(self.vk, self.chance)

    # The heading.

    @property
    def record(self) -> Record | None:
        return self.side.record if self.side else None

    @property
    def _so_far(self) -> tuple[Record, int] | None:
        return (self.record, len(self.record.lines)) if self.record else None

    def begin(self, heading: WireHeading, *, is_kept: bool = False) -> None:
        """Begin the game once all sit, or continue from what was kept of it."""
        self.rows = heading.to_rows()
        if not is_kept:
            for row in self.rows:
                self.keep(row)
        self.side = Side(Record(heading), self.me, self.secret, self.keep)
        for slot in self.slots:
            slot.key, slot.is_due = heading.sides[slot.side].key, True

    def turn_over(self, rows: list[Row], chance: bytes, keep: Callable[[Row], None]) -> None:
        """Leave a game that is over for the next of the match, with the same people and keys."""
        self.side, self.rows, self.chance, self.keep, self.next_rows = None, rows, chance, keep, []
        self.agrees, self.has_sat = True, False
        self._sat = {} if self.me else {0: WireSide(self.vk, chance)}
        for slot in (*self.slots, *self.onlookers):
            slot.has, slot.reached, slot.is_due = None, 0, True

    def _follows(self, rows: list[Row]) -> bool:
        """Tell whether these rows are the next game of the match."""
        if not self.side or self.side.states.state != "over":
            return False
        record = self.side.record
        return rows[1:2] == [f"game {record.heading.number + 1} {letters_of(record.gid)}"]

    def _heading(self, sides: Sequence[WireSide]) -> WireHeading:
        rows = [row for row in self.rows if not row.startswith("side ")]
        rows += [f"side {n} {letters_of(side.key)} {letters_of(side.chance)}" for n, side in enumerate(sides)]
        return WireHeading.parse(rows)

    def sit_down(self) -> None:
        """Agree to the offer for the people here."""
        self.agrees = True
        self._owe_letters()

    def sits_down(self) -> None:
        """Keep what this side sits down to, before it says so."""
        if not self.has_sat:
            self.has_sat = True
            for row in self.rows:
                self.keep(f"offer {row}")

    def _owe_letters(self, *, but: Slot | None = None) -> None:
        """Owe everybody a letter, but for whoever told the news."""
        for slot in (*self.slots, *self.onlookers):
            slot.is_due |= slot is not but

    @property
    def role(self) -> bytes:
        """As whom it meets the others."""
        return WATCHER if self.me == ONLOOKER else GUEST if self.me else HOST

    # What comes.

    def hear(self, peer: Peer, letter: bytes) -> None:
        """Hear a sealed letter; `Rubbish` where the connection is to end. Nothing is harmed by it."""
        try:
            self._read(peer, peer.seal.opened(letter))
        except CribbageError:
            raise
        except (ValueError, LookupError) as error:
            raise Rubbish(f"a line that nobody says: {error}") from None
        self.act()

    def _read(self, peer: Peer, lines: list[str]) -> None:
        """Read the lines of a letter: the rows of the heading before those of the game, what it has last."""
        if not peer.is_known:
            self._meet(peer, lines.pop(0) if lines else "")
        elif lines and lines[0].startswith("iam "):
            lines.pop(0)
        if peer.role == WATCHER:
            lines = [line for line in lines if line.startswith("have ")]
        slot = peer.slot
        slot.heard_at = slot.read_at = self.now
        before = self._so_far
        for line in (line for line in lines if line.startswith(OF_THE_HEADING)):
            self._hear(peer, line)
        if self.me and (rows := [line.removeprefix("row ") for line in lines if line.startswith("row ")]):
            self._offered(rows)
        others = [line for line in lines if not line.startswith(OF_THE_HEADING)]
        for line in sorted(others, key=lambda line: line.startswith("have ")):  # once its lines are known
            self._hear(peer, line)
        if self._so_far != before:
            slot.owes = slot.owes or self.now
            self._owe_letters(but=slot)

    def _meet(self, peer: Peer, line: str) -> None:
        """Read from the first line who it is; a seat in which somebody has sat is his."""
        try:
            name, key, proof = line.split(" ")
            vk = bytes_of(key, KEY)
            spoken = b"crib1 iam " + peer.seal.transcript + peer.role
            VerifyKey(vk).verify(spoken, bytes_of(proof, 64))
        except (ValueError, CryptoError):
            raise Rubbish("who it is cannot be told") from None
        slot = peer.slot
        if name != "iam" or (slot.key not in (None, vk) and self.is_seated(slot)):
            self.news.append("Somebody with the invitation wanted a seat that is taken.")
            raise Rubbish("this seat is taken")
        peer.is_known, slot.key = True, vk
        if slot.peer is not peer:
            slot.peer, slot.is_due, slot.has = peer, True, None

    def is_seated(self, slot: Slot) -> bool:
        """Tell whether somebody has sat down there; till then the seat is for whoever has the invitation."""
        return bool(self.side) or (slot.side in self._sat if self.me == 0 else self.has_sat)

    def _hear(self, peer: Peer, line: str) -> None:
        slot = peer.slot
        name, _, rest = line.partition(" ")
        if name[:1].isdecimal():
            self._take(line)
        elif name == "have":
            self._has(slot, rest)
        elif name == "heard":
            slot.acknowledged = max(slot.acknowledged, number_of(rest, range(MOST_LINES)))
        elif name == "say":
            self._hear_talk(slot, rest)
        elif name == "program":
            slot.program = rest[:40]
        elif name == "at":
            slot.said_at = number_of(rest, range(LATEST))
        elif name == "row":
            self._take_seat(slot, rest)
        elif not self._hear_of_seats(slot, name, rest):
            raise Rubbish(NOT_THIS_VERSION.format(self.name_of(slot.side), slot.program or "-", self.program))

    def _hear_of_seats(self, slot: Slot, name: str, rest: str) -> bool:
        """Sit a guest down, or hear from the host which side this is."""
        if name == "sit" and self.me == 0 and slot.key:
            self._sat.setdefault(slot.side, WireSide(slot.key, bytes_of(rest, CHANCE)))
        elif name == "you" and self.me and not self.side:
            self.me = number_of(rest, range(1, MOST_SIDES))
        elif name == "match" and self.me and rest != self.match:
            self.match = rest[:40]
            self.keep(f"match {self.match}")
        return name in ("sit", "you", "match")

    def _take_seat(self, slot: Slot, row: Row) -> None:
        """Seat those whom a guest names in the seats that he was offered."""
        if self.me:
            return
        words = row.split(" ")[:3]
        at = next((n for n, mine in enumerate(self.rows) if mine.split(" ")[:3] == words), None)
        if words[0] == "seat" and words[2:] == [str(slot.side)] and at is not None and not self.side:
            self.rows[at] = row

    def _offered(self, rows: list[Row]) -> None:
        """Read the host's rows: an offer, or the whole heading once everybody has sat down."""
        sides = [row for row in rows if row.startswith("side ")]
        if self._follows(rows) and self.me == ONLOOKER:
            self.turn_over([], b"", self.keep)
        if self.side:
            self.next_rows = checked_offer(rows) if self._follows(rows) else self.next_rows
            return
        if not self.rows:
            self._owe_letters()
        if len(sides) <= self.me:
            self.rows = checked_offer(rows)
            return
        heading = WireHeading.parse(rows)
        if self.me == ONLOOKER:
            self.begin(heading)
            return
        own = heading.sides[self.me]
        seats = {seat for seat, one in enumerate(heading.seats) if one.side == self.me}
        if own != WireSide(self.vk, self.chance) or heading.sides[0].key != self.slots[0].key:
            raise Rubbish("a heading with another side in it")
        offered = [row for row in self.rows if not row.startswith(("seat ", "side "))]
        if offered != [row for row in rows if not row.startswith(("seat ", "side "))] or not self.agrees:
            raise Rubbish("another game than the one that was offered")
        if any(heading.seats[seat].who != self.who(seat) for seat in seats):
            raise Rubbish("somebody else in our seat")
        self.begin(heading)

    def who(self, seat: int) -> str:
        """Return who sits in a seat of this machine's."""
        return self.seats.get(seat) or next(iter(self.seats.values()), NOBODY)

    @property
    def own_seats(self) -> list[int]:
        """The seats that this side was offered, or has."""
        rows = [row.split(" ") for row in self.rows if row.startswith("seat ")]
        return [seat for seat, row in enumerate(rows) if row[2] == str(self.me)]

    def name_of(self, side: int) -> str:
        """Name a side by who sits first at it."""
        rows = [row.split(" ", 4) for row in self.rows if row.startswith("seat ")]
        return next((row[4] for row in rows if row[2] == str(side)), "Your friend")

    def _has(self, slot: Slot, rest: str) -> None:
        if not self.record:
            return
        count, _, head = rest.partition(" ")
        has = number_of(count, range(MOST_LINES + 1))
        heads = self.record.heads
        is_ours = has < len(heads) and letters_of(heads[has]) == head
        slot.has = has if is_ours else len(self.record.lines) if has >= len(heads) else 0
        slot.reached = slot.has
        slot.is_due |= not is_ours or has < len(self.record.lines)
        if slot.looks_on and not is_ours:
            slot.has = None  # it is at the game before, and needs the heading of this one

    def look_at(self, open_lines: list[str]) -> None:
        """Look on at a record that lies open: the heading, and every line so far."""
        for name, _, rest in (line.partition(" ") for line in open_lines):
            self.match = rest if name == "match" else self.match
        rows = [line.removeprefix("row ") for line in open_lines if line.startswith("row ")]
        if rows:
            self._offered(rows)
        lines = [line for line in open_lines if line[:1].isdecimal()]
        for line in lines[len(self.record.lines) if self.record else 0 :]:
            self._take(line)

    def _take(self, line: str) -> None:
        """Take a line of the record, whoever wrote it."""
        if not self.side or self.guilty:
            return
        try:
            if self.side.hear(line):
                self.keep(line)
        except Gap:
            self._owe_letters()
        except Guilty as guilty:
            self.guilty, self.proof = guilty, line
            self.keep(f"proof {line}")
            self._owe_letters()

    def _hear_talk(self, slot: Slot, rest: str) -> None:
        number, _, words = rest.partition(" ")
        if number_of(number, range(MOST_LINES)) != slot.heard + 1:
            return
        slot.heard += 1
        slot.is_due = True
        self.keep(f"heard {slot.side} {slot.heard}")
        self.talk.hear(slot.side, words, self.now)

    # What goes.

    def say(self, words: str) -> str:
        """Say a line of talk; return a sentence where it is not said."""
        trouble = self.talk.say(self.me, words, self.now)
        if not trouble:
            self._owe_letters()
        return trouble

    def act(self) -> None:
        """Say all that is this side's to say; begin when everybody sits."""
        if self.me == 0 and not self.side and len(self._sat) == len(self.slots) + 1:
            self.begin(self._heading([self._sat[side] for side in sorted(self._sat)]))
        if self.side and not self.guilty and self._has_heard and self.side.act():
            self.said_at = int(time.time())
            self.keep(f"at {self.said_at}")
            self._owe_letters()

    @property
    def _has_heard(self) -> bool:
        """Hear, then speak: after a start nothing new is said before every other side was heard."""
        return all(slot.has is not None for slot in self.slots)

    @property
    def verdict(self) -> Guilty | None:
        return self.guilty or (self.side.states.verdict if self.side else None)

    @property
    def silent(self) -> dict[int, int]:
        """The sides that have given no sign of life for too long, and for how many seconds."""
        since = {slot.side: self.now - slot.heard_at for slot in self.slots if slot.heard_at and self.side}
        return {side: int(seconds) for side, seconds in since.items() if seconds > self.too_long}

    @property
    def lost(self) -> str:
        """Who has given no sign of life for too long; nobody else."""
        return next(map(self.name_of, self.silent), "")

    @property
    def is_needed(self) -> bool:
        """Whether somebody may still need what this side has said: who sat down has not heard all."""
        if not self.side:
            by_broker = bool(self.slots[0].invitation.broker)
            is_seen = len(self._sat) > 1 if self.me == 0 else bool(self.rows)
            return self.has_sat if self.me and is_seen else by_broker or is_seen
        return self.side.states.state != "over" or not self.is_told

    @property
    def is_told(self) -> bool:
        """Whether every other side has heard every line, and knows that this one has."""
        lines = len(self.record.lines) if self.record else 0
        return all(
            slot.reached == lines and not (slot.peer and (slot.owes or slot.is_due)) for slot in self.slots
        )

    def due(self, now: float) -> list[Slot]:
        """Return to whom a letter is to go now; first to those who play."""
        self.now = now
        others = [*self.slots, *self.onlookers]
        for slot in others:
            slot.heard_at = slot.heard_at or now
            slot.is_due |= bool(slot.owes and now - slot.owes > A_MOMENT)
            slot.is_sign_alone = not slot.is_due
            slot.is_due |= now - slot.sent_at > self.sign_of_life
        return [slot for slot in others if slot.is_due and slot.peer and slot.may_be_sent(now)]
