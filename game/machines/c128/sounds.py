"""Three voices of a sound chip: pulse, triangle and noise, each note with its own attack and decay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, partial
from itertools import count, zip_longest

from game.assets import ASSETS
from game.devices.notes import in_pieces, read_songs, sounded
from game.devices.tunes import RATE, Waves
from game.values import frozen

BLOCK = RATE // 200
"""For how many samples the envelope keeps its level."""
LOUDEST = 9_000
"""Three of them are no more than there is room for."""
STEPS_OF_NOISE = 16
FULL_SIZE = 100


@frozen
class SidVoice:
    """A wave, and in thousandths of a second how fast they rise and fall; a held note stays."""

    wave: str
    attack: float
    decay: float
    held: float


TRIANGLE, NOISE, PULSE = "triangle", "noise", "pulse"
"""The last with how many hundredths of it are high."""


def sid_voices(tune: str) -> Iterable[Waves]:
    """Play all voices of a tune at once."""
    songs = read_songs(ASSETS / "c128" / "tunes.txt")
    voices = [(SidVoice(wave, *map(float, shape)), notes) for (wave, *shape), notes in songs[tune]]
    waves = [sounded(notes, partial(_note, voice)) for voice, notes in voices]
    return in_pieces(map(sum, zip_longest(*waves, fillvalue=0)))


def _note(voice: SidVoice, pitch: float) -> Iterator[float]:
    """Make a note in blocks, each a piece of its wave as loud as the envelope is there."""
    period = _period(voice.wave, pitch)
    for block, level in enumerate(_envelope(voice)):
        at, loud = block * BLOCK % len(period), level * LOUDEST
        swing = (period[at:] + period[:at])[:BLOCK]
        piece = [int(loud * height) for height in swing]
        yield from (piece * (BLOCK // len(piece) + 1))[:BLOCK]


def _envelope(voice: SidVoice) -> Iterator[float]:
    """Yield how loud a note is from block to block."""
    a_block = 1000 * BLOCK / RATE
    falls = 0.01 ** (a_block / voice.decay)
    level = 1.0
    for block in count():
        rising = block * a_block / voice.attack
        if rising < 1:
            yield (rising + 1) / 2
            continue
        yield level
        level = voice.held + (level - voice.held) * falls


@lru_cache(maxsize=256)  # waves and pitches of all tunes
def _period(wave: str, pitch: float) -> list[float]:
    """Make one swing of a wave, or as much of the noise as nobody hears again."""
    length = max(round(RATE / pitch), 2)
    if wave == NOISE:
        each = max(round(RATE / pitch / STEPS_OF_NOISE), 1)
        return [level for level in _noise() for _ in range(each)]
    if wave == TRIANGLE:
        return [4 * abs(at / length - 0.5) - 1 for at in range(length)]
    high = max(length * int(wave.removeprefix(PULSE)) // FULL_SIZE, 1)
    return [1.0] * high + [-1.0] * (length - high)


@cache
def _noise() -> list[float]:
    """Shift a register of twenty-three bits, of which the upper eight are heard."""
    bits, levels = 0x7FFFF8, list[float]()
    for _ in range(BLOCK * 10):
        bits = (bits << 1 | (bits >> 22 ^ bits >> 17) & 1) & 0x7FFFFF
        levels.append((bits >> 15) / 127.5 - 1)
    return levels
