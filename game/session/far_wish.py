"""What was asked for of a friend far away. Without one, this module is all that is imported of it."""

from game.assets import PIP
from game.values import frozen

NEEDS_WIRE = (
    f"A friend far away needs PyNaCl and paho-mqtt, which this Python lacks: run {PIP} PyNaCl paho-mqtt."
)
NEEDS_BROKER = f"A broker needs paho-mqtt, which this Python lacks: run {PIP} paho-mqtt."


@frozen
class FarWish:
    """A friend far away: who waits gives an address or nothing, who calls an invitation."""

    waits: bool
    words: str
    via: str = ""
    """The broker that letters go by, if they do."""
    looks_on: bool = False
    """Whether it is somebody else's game."""

    @property
    def by_broker(self) -> bool:
        """Tell whether letters go by a broker."""
        return "://" in self.via + self.words


class OpenLine:
    """A line to friends far away, while it is open."""

    def poll(self, patience: float = 0.0) -> bool:
        """Look after it."""
        raise NotImplementedError

    def leave(self) -> None:
        """Put it down."""
        raise NotImplementedError
