"""The others as one machine reaches them: players it was promised to, onlookers, and their connections."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from game.wire.encryption import Cipher
from game.wire.invitation import Invitation

ONLOOKER = -1
"""The side of whoever plays at none."""
MOST_IN_A_SECOND = 18
AN_ONLOOKERS_MOMENT = 0.2  # seconds between two letters to somebody who only looks on


@dataclass(eq=False)
class Slot:
    """Another side, as this machine reaches it: whom it was promised to, and how far it has heard."""

    invitation: Invitation
    side: int
    key: bytes | None = None
    """What it signs with, once it has sat down."""
    hello: bytes = b""
    """Its box of the evening, by a broker."""
    box: "Peer | None" = None
    """Who writes into its boxes at a broker."""
    peer: "Peer | None" = None
    has: int | None = None
    """How many lines it has, as far as it told on this connection."""
    reached: int = 0
    """The same on any."""
    told: int = 0
    """How many lines it told last that it has, though they may not be here."""
    is_due: bool = False
    is_sign_alone: bool = False
    """Whether what is due tells nothing but that this side is there."""
    sent_at: float = 0.0
    heard_at: float = 0.0
    """When there was the last sign of life; at first, since when one is waited for."""
    read_at: float = -1.0
    """When the last letter came."""
    heard: int = 0
    """The number of the last line of talk that came from there."""
    acknowledged: int = 0
    """The number of ours that came there."""
    has_hung_up: bool = False
    """Whether the last connection to it was ended there, and not cut on the way."""
    program: str = ""
    said_at: int = 0
    """When it said its last line, by its own calendar."""
    owes: float = 0.0
    """Since when it waits to hear that something has come."""
    pause: float = 0.0
    """How long it has to answer before it is asked once more."""
    sent: deque[float] = field(default_factory=lambda: deque(maxlen=MOST_IN_A_SECOND))
    """When the last letters went there."""

    @property
    def looks_on(self) -> bool:
        """Whether nobody plays there."""
        return self.side == ONLOOKER

    def may_be_sent(self, now: float) -> bool:
        """Tell whether it had fewer letters in this second than end a connection; an onlooker has time."""
        if self.looks_on and now - self.sent_at < AN_ONLOOKERS_MOMENT:
            return False
        return len(self.sent) < MOST_IN_A_SECOND or now - self.sent[0] > 1


@dataclass(eq=False)
class Peer:
    """A connection that knows the key. It is the slot's own once its first line has shown who it is."""

    slot: Slot
    cipher: Cipher
    send: Callable[[bytes], None]
    role: bytes
    is_known: bool = False
    has_introduced: bool = False
