"""The speaker: one voice, silent where the machine has no sound."""

from array import array
from collections.abc import Iterable, Iterator

import pygame

from game.devices.notes import read_tune, wave
from game.devices.tune_player import TunePlayer
from game.devices.tunes import LOUDEST, RATE, SMALL, Tune, Voices, Waves

BUFFER = 512

# What pygame raises without a sound device, and without its mixer.
NO_SOUND = (pygame.error, NotImplementedError)


def square_voice(tune: str) -> Iterable[Waves]:
    """Return the speaker of a PC."""
    yield wave(read_tune(Tune[tune].value))


class Speaker(TunePlayer):
    """Plays the tunes, a new one in place of the last. No sound is an error that reaches anybody."""

    def __init__(self, volume: int = 6, *, muted: bool = False) -> None:
        self._volume = _within_reach(volume)
        self._muted = muted
        self._tried = False
        self._voice: pygame.mixer.Channel | None = None
        self._voices: Voices = square_voice
        self._sounds: dict[Tune, pygame.mixer.Sound] = {}
        self._begun: dict[Tune, tuple[Iterator[Waves], Waves]] = {}
        self._latest: Tune | None = None

    @property
    def volume(self) -> int:
        """How loud, 0 to 10."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        self._volume = _within_reach(volume)
        self._set_loudness()

    @property
    def muted(self) -> bool:
        """Whether the speaker keeps quiet whatever its volume."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        self._set_loudness()

    def speak_with(self, voices: Voices | None) -> None:
        """Play tunes in the voices of a machine from now on; None: one square wave."""
        self._voices = voices or square_voice
        self._sounds.clear()
        self._begun.clear()

    def open(self) -> None:
        """Open the sound device, once; it takes a while, so show the first picture before."""
        if not self._tried:
            self._tried = True
            self._voice = _open_voice()

    def get_ready(self) -> bool:
        """Make a piece of the tunes of a machine that takes long over them; whether there is more of it."""
        if not self._voice or self._voices is square_voice:
            return False
        tune = next((tune for tune in Tune if tune not in self._sounds), None)
        if tune:
            self._make_piece(tune)
        return tune is not None

    def play(self, tune: Tune) -> None:
        self.open()
        if self._voice and not self._gives_way(self._voice, tune):
            self._latest = tune
            self._voice.play(self._sound(tune))

    def _gives_way(self, voice: pygame.mixer.Channel, tune: Tune) -> bool:
        return tune in SMALL and self._latest not in SMALL and voice.get_busy()

    def _sound(self, tune: Tune) -> pygame.mixer.Sound:
        while tune not in self._sounds:
            self._make_piece(tune)
        return self._sounds[tune]

    def _make_piece(self, tune: Tune) -> None:
        if tune not in self._begun:
            self._begun[tune] = iter(self._voices(tune.name)), array("h")
        pieces, waves = self._begun[tune]
        if piece := next(pieces, None):
            waves.extend(piece)
        else:
            del self._begun[tune]
            self._sounds[tune] = pygame.mixer.Sound(buffer=waves)
            self._set_loudness()

    def _set_loudness(self) -> None:
        # The ear hears half as loud at a quarter of the swing.
        loudness = 0.0 if self._muted else (self._volume / LOUDEST) ** 2
        # Set on the sounds: a channel forgets its volume whenever it begins one.
        for sound in self._sounds.values():
            sound.set_volume(loudness)


def _within_reach(volume: int) -> int:
    return max(0, min(volume, LOUDEST))


def _open_voice() -> pygame.mixer.Channel | None:
    try:
        # A mixer open in another format would play these waves at the wrong pitch.
        pygame.mixer.quit()
        pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
        return pygame.mixer.Channel(0)
    except NO_SOUND:
        return None
