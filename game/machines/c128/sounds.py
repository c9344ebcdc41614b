"""Three voices of a sound chip: pulse, triangle and noise, each note with its own attack and decay."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import count, islice, repeat, zip_longest

from game.devices.tunes import RATE
from game.values import frozen

TYPE_CHECKING = False  # as in `game.values`
if TYPE_CHECKING:
    from game.devices.notes import Note

BLOCK = RATE // 200
"""For so many samples the envelope keeps its level."""
PIECE = 10 * BLOCK
"""So many samples are made at once, which takes about a millisecond."""
LOUDEST = 9_000
"""Three of them are no more than there is room for."""
STEPS_OF_NOISE = 16
FULL_SIZE = 100


@frozen
class Voice:
    """A wave, its notes, and in thousandths of a second how fast they rise and fall; a held note stays."""

    wave: str
    notes: str
    attack: int = 2
    decay: int = 60
    held: float = 0.0


PULSE, WIDE, THIN, TRIANGLE, NOISE = "pulse 25", "pulse 50", "pulse 12", "triangle", "noise"
_CARD = Voice(NOISE, "t240 c7:64 r:64", decay=40)
_MELODY = "t120 c5:8 e5 g5 e5 a5 g5 e5 c5 d5 f5 a5 f5 g5 b5 c6:4"
_BASS = "t120 c3:4 g2 c3 a2 f2 a2 g2 c3"
SONGS: dict[str, tuple[Voice, ...]] = {
    "FIRE": (Voice(TRIANGLE, "t240 g5:64 c6", decay=40),),
    "TICK": (Voice(TRIANGLE, "t240 c5:64", decay=24),),
    "CARD": (_CARD,),
    "PEG": (Voice(PULSE, "t240 c6:64", decay=30),),
    "THINKING": (Voice(TRIANGLE, "t240 a2:64 b2 c3 d3 e3", decay=90), Voice(THIN, "t240 a1:16", decay=90)),
    "CUT": (Voice(NOISE, "t240 c8:64 a7 f7 d7 b6 g6 r:32 c7:64", decay=60),),
    "DEAL": (Voice(NOISE, "t240 " + "c7:32 r:64 a6:32 r:64 " * 6, decay=40),),
    "GO": (Voice(THIN, "t120 g4:16 d4:8", decay=120),),
    "THEIR_GO": (Voice(THIN, "t120 d4:16 g3:8", decay=120),),
    "ERROR": (
        Voice(PULSE, "t120 g2:8", decay=400, held=0.6),
        Voice(PULSE, "t120 g#2:8", decay=400, held=0.6),
    ),
    "MUGGINS": (
        Voice(PULSE, "t180 g5:16 r:64 g5:16 eb5 c5 r:64 c5:8 g4:4", decay=150),
        Voice(TRIANGLE, "t180 c3:4 g2", decay=300),
    ),
    "THIRTY_ONE": (
        Voice(WIDE, "t120 c4:4", attack=8, decay=300),
        Voice(WIDE, "t120 e4:4", attack=8, decay=300),
        Voice(PULSE, "t120 g4:4", attack=8, decay=300),
    ),
    "WIN": (
        Voice(PULSE, _MELODY, decay=200, held=0.3),
        Voice(TRIANGLE, _BASS, decay=300, held=0.4),
        Voice(NOISE, "t120 " + "r:4 c7:64 r:8 r:16 r:32 r:64 " * 4, decay=60),
    ),
    "LOSE": (Voice(TRIANGLE, "t120 e4:8 r:32 d4:8 r:32 c4:8 r:32 g3:2", decay=600),),
}


def sid_voices(tune: str) -> Iterator[array[int]]:
    """Play all voices of a tune at once."""
    together = map(sum, zip_longest(*map(_waves, SONGS[tune]), fillvalue=0))
    while piece := array("h", islice(together, PIECE)):
        yield piece


def _waves(voice: Voice) -> Iterator[int]:
    from game.devices.notes import read_tune  # no title waits for it

    for note in read_tune(voice.notes):
        yield from islice(_note(voice, note), round(note.seconds * RATE))


def _note(voice: Voice, note: Note) -> Iterator[int]:
    """Make a note in blocks, each a piece of its wave as loud as the envelope is there."""
    if not note.pitch:
        yield from repeat(0)
    period = _period(voice.wave, note.pitch)
    for block, level in enumerate(_envelope(voice)):
        at, loud = block * BLOCK % len(period), level * LOUDEST
        swing = (period[at:] + period[:at])[:BLOCK]
        piece = [int(loud * height) for height in swing]
        yield from (piece * (BLOCK // len(piece) + 1))[:BLOCK]


def _envelope(voice: Voice) -> Iterator[float]:
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
    high = max(length * int(wave.split()[1]) // FULL_SIZE, 1)
    return [1.0] * high + [-1.0] * (length - high)


@cache
def _noise() -> list[float]:
    """Shift a register of twenty-three bits, of which the upper eight are heard."""
    bits, levels = 0x7FFFF8, list[float]()
    for _ in range(BLOCK * 10):
        bits = (bits << 1 | (bits >> 22 ^ bits >> 17) & 1) & 0x7FFFFF
        levels.append((bits >> 15) / 127.5 - 1)
    return levels
