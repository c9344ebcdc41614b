"""One voice, which the page plays: each sound is sent once, and then called by its number."""

from collections.abc import Callable
from itertools import count
from time import monotonic
from typing import Any

RATE = 22_050
to_page: list[Callable[[str, Any], None]] = []
"""What takes it there; empty where nobody listens."""
_numbers = count()


def send(kind: str, what: Any) -> None:
    """Send something to the page."""
    for take in to_page:
        take(kind, what)


class Sound:
    """Waves of two bytes, one channel."""

    def __init__(self, buffer: Any) -> None:
        self.number, self.seconds = next(_numbers), len(buffer) / RATE
        send("sound", [self.number, bytes(buffer)])

    def set_volume(self, volume: float) -> None:
        send("volume", [self.number, volume])


class Channel:
    """The voice."""

    def __init__(self, _number: int) -> None:
        self._until = 0.0

    def play(self, sound: Sound) -> None:
        self._until = monotonic() + sound.seconds
        send("play", sound.number)

    def get_busy(self) -> bool:
        return monotonic() < self._until


def init(_rate: int, _size: int, _channels: int, _buffer: int, allowedchanges: int = 0) -> None:
    """Open the voice, which the page does with the first press."""


def quit() -> None:
    """Close nothing: no other program has the voice."""
