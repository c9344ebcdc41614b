"""Encryption: two hellos that prove the key, and letters that nobody else can read or change."""

from hmac import compare_digest
from os import urandom

from nacl import bindings
from nacl.exceptions import CryptoError
from nacl.public import PrivateKey
from nacl.secret import SecretBox

from game.wire.checked import lines_of
from game.wire.faults import Rubbish
from game.wire.locks import digest, two_bytes

MAGIC = b"CRIB1"
HELLO = 70  # bytes
LONGEST_FRAME = 16384
PADDED = 256
NONCE = 24
MOST_LINES = 64  # of a letter
HOST, GUEST, WATCHER = b"H", b"G", b"W"


def hello_of(shared: bytes, role: bytes, public: bytes) -> bytes:
    """Write the first words of a connection."""
    head = MAGIC + role + public
    return head + digest("hello", head, key=shared)


def checked_hello(shared: bytes, role: bytes, hello: bytes) -> bytes:
    """Return the box key of a hello by whoever knows the key; nothing curve-like is computed before."""
    if len(hello) == HELLO and hello[:4] == MAGIC[:4] and hello[4:5] != MAGIC[4:]:
        raise Rubbish(f"they speak version {hello[4:5]!r} of the wire, and this program version 1")
    public = hello[6:38]
    if hello[5:6] != role or not compare_digest(hello, hello_of(shared, role, public)):
        raise Rubbish("this is not the key")
    return public


class Cipher:
    """The two keys of a connection: one to speak with, and one to hear."""

    def __init__(self, shared: bytes, box: bytes, mine: bytes, theirs: bytes) -> None:
        """Derive the keys from both hellos and the own secret; a box point that gives zero is refused."""
        is_host = mine[5:6] == HOST
        host, guest = (mine, theirs) if is_host else (theirs, mine)
        try:
            exchanged = bindings.crypto_scalarmult(box, theirs[6:38])
        except (CryptoError, RuntimeError):
            raise Rubbish("a box key that gives nothing") from None
        self.transcript = digest("shake", host, guest)
        both = digest("keys", exchanged, self.transcript, size=64, key=shared)
        keys = both[:32], both[32:]
        self._speak, self._hear = map(SecretBox, keys if is_host else keys[::-1])

    def sealed(self, lines: list[str], nonce: bytes | None = None) -> bytes:
        return sealed(self._speak, lines, nonce)

    def opened(self, letter: bytes) -> list[str]:
        lines = opened(self._hear, letter)
        if len(lines) > MOST_LINES:
            raise Rubbish("too many lines")
        return lines


def sealed(box: SecretBox, lines: list[str], nonce: bytes | None = None) -> bytes:
    """Encrypt a letter, filled up so that its length tells nothing."""
    plain = "\n".join(lines).encode("ascii") + b"\n"
    plain += b"\n" * (-len(plain) % PADDED)
    return bytes(box.encrypt(plain, nonce or urandom(NONCE)))


def opened(box: SecretBox, letter: bytes) -> list[str]:
    """Unseal the lines of a letter."""
    try:
        plain = box.decrypt(letter)
    except (CryptoError, ValueError):
        raise Rubbish("it can't be unsealed") from None
    return lines_of(plain)


def record_box(shared: bytes) -> SecretBox:
    """Make the box for the record at a broker, for whoever has the onlookers' line."""
    return SecretBox(digest("watch", b"record", key=shared))


def new_box() -> bytes:
    """Make a secret for one connection, or at a broker for one evening."""
    return bytes(PrivateKey.generate())


def public_of(box: bytes) -> bytes:
    """Return the public half of a box."""
    return bytes(PrivateKey(box).public_key)


def framed(letter: bytes) -> bytes:
    """Put its length before a letter."""
    return two_bytes(len(letter)) + letter


class Frames:
    """Bytes as they come, in any portions, become a hello and then letters."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self.has_hello = False

    def feed(self, data: bytes) -> list[bytes]:
        """Feed bytes in, and return the whole letters: first the hello, then letters."""
        self._bytes += data
        whole = []
        while (size := self._due) and len(self._bytes) >= size:
            skip = 2 if self.has_hello else 0
            whole.append(bytes(self._bytes[skip:size]))
            del self._bytes[:size]
            self.has_hello = True
        return whole

    @property
    def is_inside(self) -> bool:
        """Whether something has begun to come, and is not whole yet."""
        return bool(self._bytes)

    @property
    def _due(self) -> int:
        """How many bytes the next piece has; none while that is not known."""
        if not self.has_hello:
            return HELLO
        if len(self._bytes) < 2:
            return 0
        size = int.from_bytes(self._bytes[:2], "big")
        if not NONCE < size <= LONGEST_FRAME:
            raise Rubbish("a letter of no such length")
        return 2 + size
