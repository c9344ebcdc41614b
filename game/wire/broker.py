"""The carrier by a broker: two boxes for each side, with a letter that holds all that the other lacks."""

import queue
import sys
import time
from contextlib import suppress
from itertools import product
from os import urandom
from urllib.parse import unquote, urlsplit

from paho.mqtt import client as mqtt
from paho.mqtt.enums import CallbackAPIVersion

from game.rules.errors import CribbageError, is_number
from game.wire.encryption import (
    GUEST,
    HELLO,
    HOST,
    LONGEST_FRAME,
    Cipher,
    checked_hello,
    hello_of,
    opened,
    public_of,
    record_box,
    sealed,
)
from game.wire.party import EACH_TIME_LONGER, Party
from game.wire.slots import Peer, Slot
from game.wire.writing import letter

SIGN_OF_LIFE, TOO_LONG = 30.0, 75.0  # seconds
ASKS_AGAIN = 1.5  # seconds, and each time more: a broker may lose what it has taken
PUT_RIGHT = 30.0  # seconds between repairs of an own box
SURELY = 1
"""The quality of service: at least once."""
LONGEST_RECORD = 1 << 16  # bytes of a deal
HOW_TO_LOG_IN = "Start with --via {}://NAME@BROKER, which asks for the password."
SOMEBODY_CALLED = (
    "Somebody has called with this invitation before. If that wasn't you, ask your friend for a new one."
)
MOST_IN_A_VISIT = 256  # messages, whoever floods the topic
MOST_WAITING = 4 * MOST_IN_A_VISIT
"""How many messages wait for the next visit; what is lost beyond them is asked for again."""


class BrokerCarrier:
    """A line to a broker, kept by a thread of paho's; what comes waits in a queue until somebody asks."""

    def __init__(self, party: Party, box: bytes, login: str = "") -> None:
        """Take `login`: the address with a user and a password in it, where the broker wants them."""
        self.party, self._box = party, box
        party.sign_of_life, party.too_long, party.asks_again = SIGN_OF_LIFE, TOO_LONG, ASKS_AGAIN
        invitation = party.slots[0].invitation
        self._where = f"{invitation.host}, port {invitation.port}"
        self._came: queue.Queue[tuple[str, bytes]] = queue.Queue(MOST_WAITING)
        self._own: dict[str, bytes] = {}
        """What is to lie in the own boxes."""
        self._hellos: dict[int, tuple[float, float]] = {}
        """When each friend was greeted last, and how long he has to answer."""
        self._put_right_at = 0.0
        self._has_missed = False
        """Whether more came than could be kept: perhaps somebody else writes to the same boxes."""
        self._shown = 0
        """How many lines of the record lie open to onlookers."""
        self._has_answered = self._is_refused = False
        client = mqtt.Client(CallbackAPIVersion.VERSION2, client_id=urandom(8).hex(), clean_session=True)
        self._client = client
        found = urlsplit(login)
        if found.username:
            client.username_pw_set(unquote(found.username), unquote(found.password or ""))
        if invitation.broker == "mqtts":
            client.tls_set()
        client.on_connect_fail = self._unreached
        client.on_connect = self._connected
        client.on_disconnect = self._disconnected
        client.on_message = lambda _, __, message: self._let_in(message.topic, bytes(message.payload))
        client.reconnect_delay_set(1, 10)
        self.trouble = f"The broker at {self._where} has not answered yet."  # it may, as soon as it is called
        try:
            client.connect_async(invitation.host, invitation.port, keepalive=30)
            client.loop_start()
        except (OSError, ValueError) as error:
            raise CribbageError(self._no_way(error)) from None

    @property
    def is_up(self) -> bool:
        return self._client.is_connected()

    def _topic(self, slot: Slot, *, own: bool, box: str) -> str:
        number = 0 if own == (self.party.me == 0) else 1
        return f"{slot.invitation.topic}/{number}/{box}"

    def _no_way(self, error: BaseException | None) -> str:
        why = str(getattr(error, "strerror", None) or "that is no address").lower()
        return f"The broker at {self._where} can't be reached: {why}."

    def _unreached(self, *_: object) -> None:
        """Say why a first call does not come through, as paho handles the error; a lost line is told."""
        if not self._has_answered:
            self.trouble = f"{self._no_way(sys.exc_info()[1])} Trying again."

    def _connected(self, client: mqtt.Client, _: object, __: object, why: object, ___: object) -> None:
        self._has_answered = True
        if getattr(why, "is_failure", False):
            self._is_refused = True
            how = HOW_TO_LOG_IN.format(self.party.slots[0].invitation.broker)
            self.trouble = f"The broker at {self._where} refuses the login: {str(why).lower()}. {how}"
            return
        self.trouble, self._is_refused, self._shown = "", False, 0
        for slot in self.party.slots:
            client.subscribe(f"{slot.invitation.topic}/#", SURELY)
            self._introduce(slot)

    def _let_in(self, topic: str, payload: bytes) -> None:
        """Keep a message until the next visit: no more of it than anybody would read, and not without end."""
        try:
            self._came.put_nowait((topic, payload[: LONGEST_RECORD + 1]))
        except queue.Full:
            self._has_missed = True

    def _introduce(self, slot: Slot, pause: float = ASKS_AGAIN) -> None:
        self._hellos[slot.side] = time.monotonic(), pause
        self._put(self._topic(slot, own=True, box="hello"), self._hello(slot))

    def _greet_again(self, now: float) -> None:
        """Greet once more whoever has not answered: a hello may be lost as any letter."""
        for slot in self.party.slots:
            since, pause = self._hellos.get(slot.side, (now, ASKS_AGAIN))
            if slot.read_at < 0 and now - since > pause and pause < SIGN_OF_LIFE and self.is_up:
                self._introduce(slot, EACH_TIME_LONGER * pause)

    def _greet_back(self, slot: Slot) -> None:
        """Greet whoever greets again: the hello here is lost, or this is the answer to it."""
        since, _ = self._hellos.get(slot.side, (0.0, ASKS_AGAIN))
        if time.monotonic() - since > 2 * ASKS_AGAIN:
            self._introduce(slot)

    def _hello(self, slot: Slot) -> bytes:
        return hello_of(slot.invitation.shared, self.party.role, public_of(self._box))

    def _disconnected(self, _: object, __: object, ___: object, why: object, ____: object) -> None:
        if self._is_refused:
            return
        self.trouble = f"The broker at {self._where} is off the line ({str(why).lower()}). Trying again."

    def _put(self, topic: str, payload: bytes) -> None:
        """Put something into a box, where it stays; a sign of life passes by."""
        if topic.endswith("/live"):
            self._client.publish(topic, payload)
            return
        self._own[topic] = payload
        self._client.publish(topic, payload, SURELY, retain=True)

    def poll(self, patience: float = 0.0) -> None:
        """Take the letters that came, and put those due into the own boxes."""
        self.party.now = time.monotonic()
        for _ in range(MOST_IN_A_VISIT):
            try:
                topic, payload = self._came.get(timeout=patience) if patience else self._came.get_nowait()
            except queue.Empty:
                break
            patience = 0.0
            self._take(topic, payload)
        if self._has_missed and self.party.now - self._put_right_at > PUT_RIGHT:
            self._has_missed, self._put_right_at = False, self.party.now
            for own, lies in [*self._own.items()]:
                self._put(own, lies)
        self.party.act()
        self._greet_again(self.party.now)
        for slot in self.party.due(time.monotonic()):
            if slot.peer and self.is_up:
                box = "live" if slot.is_sign_alone else "letter"
                self._put(self._topic(slot, own=True, box=box), letter(self.party, slot, from_the_start=True))
        self._show_record()

    def _show_record(self) -> None:
        """Onlookers find what lies on the table in a box for each deal."""
        party, record = self.party, self.party.record
        if party.me or not record or not self.is_up:
            return
        watched = party.slots[0].invitation.for_onlookers
        if self._shown > len(record.lines):  # another game of the match
            self._shown = 0
            for topic in [topic for topic in self._own if topic.startswith(f"{watched.topic}/")]:
                self._put(topic, b"")
        first = {0} if record.lines and not self._shown else set[int]()  # the heading, though nobody cut
        new = first | {said.deal for said in record.said[self._shown :]}
        self._shown = len(record.lines)
        for deal in new:
            rows = [] if deal else [f"match {party.match}", *(f"row {row}" for row in party.rows)]
            lines = (line for line, said in zip(record.lines, record.said, strict=True) if said.deal == deal)
            self._put(f"{watched.topic}/{deal}", sealed(record_box(watched.shared), [*rows, *lines]))

    def _take(self, topic: str, payload: bytes) -> None:
        """Take the other side's letters, and drop the rest, whoever wrote it."""
        if topic in self._own:
            self._put_right(topic, payload)
            return
        for slot in self.party.slots:
            with suppress(CribbageError):
                if topic == self._topic(slot, own=False, box="hello") and len(payload) == HELLO:
                    self._meet(slot, payload)
                elif (
                    topic in (self._topic(slot, own=False, box=box) for box in ("letter", "live"))
                    and slot.box
                    and len(payload) <= LONGEST_FRAME
                ):
                    self.party.hear(slot.box, payload)

    def _put_right(self, topic: str, payload: bytes) -> None:
        now, party = time.monotonic(), self.party
        if payload == self._own[topic] or (party.side and not party.is_needed):
            return
        if party.me and not party.has_sat and SOMEBODY_CALLED not in party.news:
            with suppress(CribbageError):
                checked_hello(party.slots[0].invitation.shared, party.role, payload)
                party.news.append(SOMEBODY_CALLED)
        if now - self._put_right_at > PUT_RIGHT:
            self._put_right_at = now
            self._put(topic, self._own[topic])

    def _meet(self, slot: Slot, hello: bytes) -> None:
        """Meet whoever has the key; a letter then shows who it is. Who has sat down stays."""
        role = GUEST if self.party.me == 0 else HOST
        checked_hello(slot.invitation.shared, role, hello)
        if slot.hello == hello:
            self._greet_back(slot)
            return
        if slot.box and slot.box.is_known and self.party.is_seated(slot):
            return
        cipher = Cipher(slot.invitation.shared, self._box, self._hello(slot), hello)
        slot.hello = hello
        slot.box = Peer(slot, cipher, lambda _: None, role)
        if slot.peer is None:
            slot.peer, slot.is_due = slot.box, True

    def close(self) -> None:
        """Put the letters due into the boxes, and hang up."""
        self.poll()
        self._empty()
        until = time.monotonic() + 1
        while self._client.want_write() and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(0.1)
        self._client.disconnect()
        self._client.loop_stop()

    def _empty(self) -> None:
        """Empty the boxes that nobody reads any more: the side nearer to the last line knows when that is.

        Onlookers may come later; the record is left to them."""
        party, record = self.party, self.party.record
        if party.is_needed or not self.is_up:
            return
        for slot in party.slots:
            last = record.said[-1].side if record else party.me
            is_nearer = last != slot.side if party.me == 0 else last == party.me
            whose = (True, False) if record and is_nearer else () if record else (True,)
            for own, box in product(whose, ("hello", "letter")):
                self._client.publish(self._topic(slot, own=own, box=box), b"", SURELY, retain=True)


class OnlookersCarrier(BrokerCarrier):
    """Reads the record that the host has laid open, and writes nothing."""

    def __init__(self, party: Party, box: bytes, login: str = "") -> None:
        self._deals: dict[int, list[str]] = {}
        super().__init__(party, box, login)

    def _introduce(self, slot: Slot, pause: float = ASKS_AGAIN) -> None:
        """Keep quiet: nobody hears of onlookers."""

    def _take(self, topic: str, payload: bytes) -> None:
        (slot,) = self.party.slots
        deal = topic.rpartition("/")[2]
        if not is_number(deal, 3) or len(payload) > LONGEST_RECORD:
            return
        self._deals.pop(int(deal), None)
        with suppress(CribbageError):
            self._deals[int(deal)] = opened(record_box(slot.invitation.shared), payload)
            self.party.look_at([line for n in sorted(self._deals) for line in self._deals[n]])
            slot.heard_at = self.party.now
