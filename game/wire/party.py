"""The party at one machine: who sits where, the record, and the letters that bring it level with the others'.

It knows no socket: bytes come in, and letters that are due go out."""

import time

from nacl.exceptions import CryptoError
from nacl.signing import VerifyKey

from game.rules.errors import CribbageError
from game.wire.agreement import Agreement
from game.wire.checked import MOST_LINES
from game.wire.encryption import WATCHER
from game.wire.faults import Gap, Guilty, Rubbish
from game.wire.heading import KEY
from game.wire.locks import bytes_of, letters_of, number_of
from game.wire.record import Record
from game.wire.slots import Peer, Slot

SIGN_OF_LIFE = 5.0  # seconds after which a letter goes out though there is nothing to say
A_MOMENT = 0.3
"""Seconds in which an answer may bring the news that something has come."""
TOO_LONG = 10.0
"""Seconds without a sign, after which the table says so."""
EACH_TIME_LONGER = 1.5
"""How many times as long it waits for an answer each time before it asks once more."""
OF_THE_HEADING = ("program ", "row ", "you ", "match ")
"""What the rest of a letter is read by."""
LATEST = 1 << 33
"""No line is said so late, in seconds as a calendar counts them."""
NOT_THIS_VERSION = "{} is version {} and says what this one, version {}, doesn't know. Update the older one"
TAKEN = "Somebody with the invitation wanted a seat that is taken."
TRIES_AGAIN = 1.0  # seconds after which a full disk is asked once more


class Party(Agreement):
    """One side of the game: letters come in, and those that are due go out."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.sign_of_life, self.too_long = SIGN_OF_LIFE, TOO_LONG
        self.asks_again = 0.0
        """How soon it asks again for a word that may be lost on the way; never where none can be."""
        self._tries_at = 0.0

    @property
    def _so_far(self) -> tuple[Record, int] | None:
        return (self.record, self._lines) if self.record else None

    @property
    def _lines(self) -> int:
        """How many lines of the record are here."""
        return len(self.record.lines) if self.record else 0

    # What comes.

    def hear(self, peer: Peer, letter: bytes) -> None:
        """Hear a sealed letter; `Rubbish` where the connection is to end. Nothing is harmed by it."""
        try:
            self._read(peer, peer.cipher.opened(letter))
        except CribbageError:
            raise
        except (ValueError, LookupError):
            raise Rubbish("a line in it isn't one that anybody says") from None
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
        before, is_again = self._so_far, any(line[:1].isdecimal() for line in lines)
        if before and not before[1]:  # nothing is said yet that could be repeated but the heading
            is_again |= any(line.startswith("row ") for line in lines)
        for line in (line for line in lines if line.startswith(OF_THE_HEADING)):
            self._hear(peer, line)
        if self.me and (rows := [line.removeprefix("row ") for line in lines if line.startswith("row ")]):
            self._offered(rows)
        others = [line for line in lines if not line.startswith(OF_THE_HEADING)]
        for line in sorted(others, key=lambda line: line.startswith("have ")):  # once its lines are known
            self._hear(peer, line)
        if self._so_far != before:
            slot.owes, slot.pause = slot.owes or self.now, 0.0
            self.owe_letters(but=slot)
        elif is_again and not self.guilty:  # what was answered to these lines was lost
            slot.owes = slot.owes or self.now

    def _meet(self, peer: Peer, line: str) -> None:
        """Read from the first line who it is; a seat in which somebody has sat is his."""
        try:
            name, key, proof = line.split(" ")
            vk = bytes_of(key, KEY)
            spoken = b"crib1 iam " + peer.cipher.transcript + peer.role
            VerifyKey(vk).verify(spoken, bytes_of(proof, 64))
        except (ValueError, CryptoError):
            raise Rubbish("it doesn't say who it is") from None
        slot = peer.slot
        if name != "iam" or (slot.key not in (None, vk) and self.is_seated(slot)):
            self.news.tell_once("seat", TAKEN, self.now)
            raise Rubbish("this seat is taken")
        if slot.key == vk:
            self.once_known, learned = [], self.once_known
            for row in learned:
                self.put_down(row)
        if slot.key not in (None, vk):  # somebody else had the invitation before, and may have talked
            if slot.heard:
                self.put_down(f"heard {slot.side} 0")
            slot.heard = slot.acknowledged = slot.said_at = 0
        peer.is_known, slot.key = True, vk
        if slot.peer is not peer:
            slot.peer, slot.is_due, slot.has = peer, True, None

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
            slot.program = rest
        elif name == "at":
            slot.said_at = number_of(rest, range(LATEST))
        elif name == "row":
            self._take_seat(slot, rest)
        elif not self._hear_of_seats(slot, name, rest):
            raise Rubbish(
                NOT_THIS_VERSION.format(self.program_of(slot.side), slot.program or "-", self.program)
            )

    def _has(self, slot: Slot, rest: str) -> None:
        if not self.record:
            return
        count, _, head = rest.partition(" ")
        has = number_of(count, range(MOST_LINES + 1))
        heads = self.record.heads
        is_ours = has < len(heads) and letters_of(heads[has]) == head
        before = slot.has
        slot.has = has if is_ours else len(self.record.lines) if has >= len(heads) else 0
        slot.reached, slot.told = slot.has, has
        slot.pause = slot.pause if slot.has == before else 0.0
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
        for line in lines[self._lines :]:
            self._take(line)

    def _take(self, line: str) -> None:
        """Take a line of the record, whoever wrote it."""
        if not self.side or self.guilty:
            return
        try:
            if self.side.hear_from_another(line):
                self.put_down(line)
        except Gap:
            self.owe_letters()
        except Guilty as guilty:
            self.guilty, self.proof = guilty, line
            self.put_down(f"proof {line}")
            self.owe_letters()

    def _hear_talk(self, slot: Slot, rest: str) -> None:
        """Hear the next line of talk; one that comes too soon is not acknowledged, and comes again."""
        number, _, words = rest.partition(" ")
        if number_of(number, range(MOST_LINES)) != slot.heard + 1 or not self.talk.may_hear(
            slot.side, self.now
        ):
            return
        slot.heard += 1
        slot.is_due = True
        self.put_down(f"heard {slot.side} {slot.heard}")
        self.talk.hear(slot.side, words)

    # What goes.

    def say(self, words: str) -> str:
        """Say a line of talk; return a sentence where it is not said."""
        trouble = self.talk.say(self.me, words, self.now)
        if not trouble:
            self.owe_letters()
        return trouble

    def act(self) -> None:
        """Say all that is this side's to say; begin when everybody sits."""
        if self.me == 0 and not self.side and len(self._sat) == len(self.slots) + 1:
            self.begin(self._heading([self._sat[side] for side in sorted(self._sat)]))
        is_behind = bool(self.trouble)
        if is_behind and self.now - self._tries_at < TRIES_AGAIN:
            return
        self._tries_at = self.now
        if not (self.catches_up() and self._speaks()):
            return
        self.trouble = ""
        if is_behind:
            self.owe_letters()

    def _speaks(self) -> bool:
        """Say what there is to say; False where the disk does not take it."""
        if not self.side or self.guilty or not self._has_heard:
            return True
        try:
            has_spoken = self.side.act()
        except OSError as error:
            self.cannot_keep(error)
            return False
        if has_spoken:
            self.said_at = int(time.time())
            self.put_down(f"at {self.said_at}")
            self.owe_letters()
        return True

    @property
    def _has_heard(self) -> bool:
        """Hear, then speak: nothing new before every other side was heard, with all that was lost here."""
        return all(slot.has is not None and slot.told <= self._lines for slot in self.slots)

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
        reached = all(slot.reached == self._lines for slot in self.slots)
        return reached and not any(slot.peer and (slot.owes or slot.is_due) for slot in self.slots)

    def due(self, now: float) -> list[Slot]:
        """Return to whom a letter is to go now; first to those who play."""
        self.now = now
        others = [*self.slots, *self.onlookers]
        for slot in others:
            slot.heard_at = slot.heard_at or now
            slot.is_due |= bool(slot.owes and now - slot.owes > A_MOMENT)
            slot.is_due = slot.is_due or self._is_to_ask_again(slot, now)  # a new word is no repeat
            slot.is_sign_alone = not slot.is_due
            slot.is_due |= now - slot.sent_at > self.sign_of_life
        return [slot for slot in others if slot.is_due and slot.peer and slot.may_be_sent(now)]

    def _is_to_ask_again(self, slot: Slot, now: float) -> bool:
        """Tell whether a letter may be lost to which nobody has answered; each time it waits longer."""
        is_talk_heard = slot.acknowledged == len(self.talk.said)
        is_answered = self.side is not None and slot.has == self.kept_lines and is_talk_heard
        is_away = now - slot.heard_at > self.too_long  # who comes back says how far he has heard
        if not self.asks_again or not slot.peer or slot.looks_on or is_answered or is_away:
            slot.pause = 0.0
            return False
        pause = slot.pause or self.asks_again
        if now - slot.sent_at < pause:
            return False
        slot.pause = min(EACH_TIME_LONGER * pause, self.sign_of_life)
        return True

    @property
    def kept_lines(self) -> int:
        """How many lines of the record are on the disk here."""
        waiting = sum(row[:1].isdecimal() for row in self.unkept)
        return self._lines - waiting if self.record else 0
