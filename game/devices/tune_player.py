"""What a scene knows of the sound: play a tune, how loud, and whether anything is heard."""

from abc import ABC, abstractmethod

from game.devices.tunes import Tune


class TunePlayer(ABC):
    """Plays the tunes; who plays them aloud is a `Speaker`."""

    volume: int
    muted: bool

    @abstractmethod
    def play(self, tune: Tune) -> None:
        """Play a tune in place of the last."""


class Silence(TunePlayer):
    """For what nobody is to hear: it opens no sound device, which would cut off the tune of another."""

    def __init__(self) -> None:
        self.volume, self.muted = 0, True

    def play(self, tune: Tune) -> None:
        pass
