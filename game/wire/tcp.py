"""The direct carrier: a socket that waits or calls, read and written between two steps."""

import selectors
import socket
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress

from game.rules.errors import CribbageError
from game.wire.encryption import (
    GUEST,
    HELLO,
    HOST,
    WATCHER,
    Cipher,
    Frames,
    checked_hello,
    framed,
    hello_of,
    new_box,
    public_of,
)
from game.wire.faults import Rubbish
from game.wire.party import Party
from game.wire.slots import ONLOOKER, Peer, Slot
from game.wire.writing import introduction, letter

MOST_STRANGERS = 32
"""How many may stand there without the key; the oldest makes room for the next."""
MOST_UNKNOWN = 4
"""How many may have the key of a seat without having said who they are."""
MOST_AT_ONCE = 64
"""How many are let in before somebody is heard."""
MOST_ONLOOKERS = 16
KNOCKING = 512
TO_SHOW_THE_KEY = TO_SAY_WHO = 5.0  # seconds
TO_COME_WHOLE = 10.0
LETTERS_A_SECOND = 20
LETTERS_IN_THREE = 3 * LETTERS_A_SECOND
CALL_AGAIN = 2.0  # seconds
A_PIECE = 1 << 16
TO_PART = 0.2  # seconds, whoever goes on sending
LONGEST_QUEUE = 1 << 18  # bytes that somebody does not read


class Connection:
    """One socket: a hello each way, then letters."""

    def __init__(self, line: socket.socket, now: float, host: str) -> None:
        line.setblocking(False)
        self.host = host
        """The address it comes from, or calls."""
        with suppress(OSError):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.line, self.frames = line, Frames()
        self.out = bytearray()
        self.begun = self.whole_at = now
        self.peer: Peer | None = None
        self.is_hung_up = False
        """Whether the other side has ended it."""
        self.calls: tuple[bytes, bytes] | None = None
        """The own box and hello, where this side called."""
        self.letters: deque[float] = deque(maxlen=LETTERS_IN_THREE)

    def send(self, letter: bytes) -> None:
        self.out += framed(letter)

    def write(self) -> None:
        if self.out:
            with suppress(BlockingIOError, InterruptedError):
                del self.out[: self.line.send(self.out)]
        if len(self.out) > LONGEST_QUEUE:
            raise Rubbish("nobody reads what is sent")

    def is_late(self, now: float) -> bool:
        """Tell whether it took too long to show the key, say who it is, or send the rest of a letter."""
        if self.peer is None or not self.peer.is_known:
            return now - self.begun > TO_SHOW_THE_KEY + (TO_SAY_WHO if self.peer else 0)
        return self.frames.is_inside and now - self.whole_at > TO_COME_WHOLE


class TcpCarrier:
    """Listens, or calls until somebody answers; reports what strangers send once a minute."""

    def __init__(self, party: Party, listener: socket.socket | None) -> None:
        self.party, self._listener = party, listener
        self._open: list[Connection] = []
        self._selector = selectors.DefaultSelector()
        self._calls_at, self._tries = 0.0, 0
        self.trouble = ""
        """Why the call does not come through."""
        self._friends: set[str] = set()
        """The addresses from which somebody has called who sits at this table."""
        if listener:
            self._selector.register(listener, selectors.EVENT_READ)

    @property
    def is_up(self) -> bool:
        """Whether every other side is on the line."""
        return all(slot.peer for slot in self.party.slots)

    def poll(self, patience: float = 0.0) -> None:
        """Take what has come and send what is due; wait `patience` seconds at most for something to come."""
        if self._listener is None:
            self._call(time.monotonic())
        if not self._visit(0.0) and patience:
            self._visit(patience)

    def _visit(self, patience: float) -> bool:
        """Read before anything is written: to write where nobody listens loses what is still to be read."""
        ready = self._selector.select(patience)
        now = self.party.now = time.monotonic()
        for key, _ in ready:
            if key.data in self._open:
                self._guard(key.data, self._read)
        if any(key.fileobj is self._listener for key, _ in ready):  # those inside first
            self._answer(now)
        for connection in [*self._open]:
            if connection.is_late(now):
                self._give_up(connection)
        self.party.act()
        self._send_what_is_due(time.monotonic())
        return bool(ready)

    def close(self) -> None:
        """Send the letters due, and hang up."""
        with suppress(OSError, CribbageError):
            self._send_what_is_due(time.monotonic())
        _part([connection.line for connection in self._open if connection.peer and connection.peer.is_known])
        for connection in [*self._open]:
            self._end(connection)
        if self._listener:
            self._selector.unregister(self._listener)
            self._listener.close()
        self._selector.close()

    def _send_what_is_due(self, now: float) -> None:
        for slot in self.party.due(now):
            if slot.peer:
                slot.peer.send(letter(self.party, slot))
        for connection in [*self._open]:
            self._guard(connection, Connection.write)

    def _guard(self, connection: Connection, do: Callable[[Connection], None]) -> None:
        try:
            do(connection)
        except CribbageError as error:
            self._drop(connection, str(error))
        except OSError as error:
            if connection.calls and len(connection.letters) < 2:  # it has said who it is, and no more
                self.trouble = _unanswered(connection, self.party.slots[0], error)
            self._end(connection)

    def _give_up(self, connection: Connection) -> None:
        """End one that took too long; where this side called, that is why the call does not come through."""
        if connection.calls and not connection.peer:
            self.trouble = _unanswered(connection, self.party.slots[0], TimeoutError())
            self._end(connection)
        else:
            self._drop(connection, "too slow")

    def _drop(self, connection: Connection, why: str) -> None:
        """Drop a connection, and say so once a minute, whoever knocks."""
        sentence = f"A connection was ended: {why.rstrip('.')}."
        self.party.news.tell_once("connection", sentence, time.monotonic())
        self._end(connection)

    def _end(self, connection: Connection) -> None:
        if connection not in self._open:
            return
        self._open.remove(connection)
        with suppress(KeyError, ValueError):
            self._selector.unregister(connection.line)
        connection.line.close()
        peer = connection.peer
        if peer and peer.slot.peer is peer:
            peer.slot.peer = peer.slot.has = None
            peer.slot.has_hung_up = connection.is_hung_up
        if peer and peer.slot in self.party.onlookers:
            self.party.onlookers.remove(peer.slot)

    def _take_in(self, connection: Connection) -> None:
        self._open.append(connection)
        self._selector.register(connection.line, selectors.EVENT_READ, connection)

    # Waiting.

    def _answer(self, now: float) -> None:
        """Let in whoever knocks, and listen to him at once; strangers make room for each other."""
        assert self._listener
        with suppress(OSError):
            for _ in range(MOST_AT_ONCE):
                line, (host, *_) = self._listener.accept()
                connection = Connection(line, now, host)
                self._take_in(connection)
                self._guard(connection, self._read)
                self._make_room()

    def _make_room(self) -> None:
        """End the oldest without the key: of those who come in crowds, and not from where a friend called."""
        strangers = [connection for connection in self._open if connection.peer is None]
        if len(strangers) > MOST_STRANGERS:
            crowds = Counter(one.host for one in strangers)
            self._end(
                min(strangers, key=lambda one: (one.host in self._friends, -crowds[one.host], one.begun))
            )

    def _let_one_go(self, slot: Slot) -> None:
        """End the oldest that has the key of a seat, and has never said who it is."""
        unknown = [one for one in self._open if one.peer and one.peer.slot is slot and not one.peer.is_known]
        if len(unknown) > MOST_UNKNOWN:
            self._end(unknown[0])

    # Calling.

    def _call(self, now: float) -> None:
        slot = self.party.slots[0]
        if self._open or now < self._calls_at:
            return
        self._calls_at = now + CALL_AGAIN
        invitation = slot.invitation
        try:
            found = socket.getaddrinfo(invitation.host, invitation.port, type=socket.SOCK_STREAM)
            family, kind, number, _, address = found[self._tries % len(found)]  # a name may have several
            self._tries += 1
            line = socket.socket(family, kind, number)
            line.setblocking(False)
            line.connect_ex(address)
        except (OSError, ValueError, OverflowError):  # a name that can't be one is a ValueError
            self.trouble = f"No machine is called {invitation.host}. Is the invitation the whole line?"
        else:
            self._dial(line, slot, now)

    def _dial(self, line: socket.socket, slot: Slot, now: float) -> None:
        connection, box = Connection(line, now, slot.invitation.host), new_box()
        hello = hello_of(slot.invitation.shared, self.party.role, public_of(box))
        connection.calls = box, hello
        connection.out += hello
        self._take_in(connection)

    # What comes.

    def _read(self, connection: Connection) -> None:
        try:
            data = connection.line.recv(A_PIECE if connection.peer else HELLO)
        except (BlockingIOError, InterruptedError):
            return
        if not data:
            connection.is_hung_up = True
            raise ConnectionResetError
        now = time.monotonic()
        for piece in connection.frames.feed(data):
            connection.whole_at = now
            if connection.peer is None:
                self._shake(connection, piece)
                continue
            if len(connection.letters) == LETTERS_IN_THREE and now - connection.letters[0] < 3:
                raise Rubbish("too many letters")
            connection.letters.append(now)
            self.party.hear(connection.peer, piece)
            if connection.calls and connection.peer.is_known:
                self.trouble = ""  # the call has come through
            self._part_with_others(connection.peer)

    def _shake(self, connection: Connection, hello: bytes) -> None:
        """Shake hands, but say nothing as a host to whoever does not know the key."""
        if connection.calls:
            slot = self.party.slots[0]
            checked_hello(slot.invitation.shared, HOST, hello)
            box, own = connection.calls
            role = HOST
        else:
            slot = self._slot_of(hello)
            box = new_box()
            own = hello_of(slot.invitation.shared, HOST, public_of(box))
            connection.out += own
            role = hello[5:6]
        cipher = Cipher(slot.invitation.shared, box, own, hello)
        connection.peer = Peer(slot, cipher, connection.send, role)
        connection.begun = time.monotonic()
        connection.send(cipher.sealed([introduction(self.party, connection.peer)]))
        connection.peer.has_introduced = True
        self._let_one_go(slot)

    def _slot_of(self, hello: bytes) -> Slot:
        """Find which of the invitations somebody has; there is room for a few onlookers."""
        party, wrong = self.party, Rubbish("this is not the key")
        watched = Slot(party.slots[0].invitation.for_onlookers, ONLOOKER)
        for slot, role in (*((slot, GUEST) for slot in party.slots), (watched, WATCHER)):
            try:
                checked_hello(slot.invitation.shared, role, hello)
            except Rubbish as error:
                wrong = error
            else:
                if slot is watched and len(party.onlookers) < MOST_ONLOOKERS:
                    party.onlookers.append(slot)
                elif slot is watched:
                    raise Rubbish("too many look on")
                return slot
        raise wrong

    def _part_with_others(self, peer: Peer) -> None:
        """Part with the old connection, once the new one has shown who it is."""
        if peer.slot.peer is peer:
            self._friends.update(one.host for one in self._open if one.peer is peer)
            others = [one for one in self._open if one.peer and one.peer.slot is peer.slot]
            for old in others:
                if old.peer is not peer and old.peer and old.peer.is_known:
                    self._end(old)


def _part(lines: list[socket.socket]) -> None:
    """Say that nothing more comes, and hear the rest for a moment: else the lines before are lost with it."""
    for line in lines:
        with suppress(OSError):
            line.shutdown(socket.SHUT_WR)
    until = time.monotonic() + TO_PART
    for line in lines:
        with suppress(OSError):
            while (left := until - time.monotonic()) > 0:
                line.settimeout(left)
                if not line.recv(A_PIECE):
                    break


def _unanswered(connection: Connection, slot: Slot, error: OSError) -> str:
    """Say why a call doesn't come through, as far as that can be told from here."""
    where = slot.invitation.address
    if connection.peer:
        return f"{where} knows this invitation and hung up: the seat is taken."
    if isinstance(error, ConnectionResetError | BrokenPipeError):
        return (
            f"{where} hung up at once: the table is gone, it doesn't know this invitation, or too many call. "
            "Trying again."
        )
    return f"Nobody answers at {where}: {(error.strerror or 'no answer').lower()}. Trying again."


def listening(host: str, port: int) -> socket.socket:
    """Open a socket that waits; raise a sentence where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(KNOCKING)
    except (OSError, OverflowError) as error:
        listener.close()
        words = getattr(error, "strerror", None) or "there is no such port"
        raise CribbageError(f"Can't listen on port {port} at {host}: {words.lower()}.") from None
    listener.setblocking(False)
    return listener
