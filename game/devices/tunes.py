"""What the speaker of a PC of 1987 has to say: tunes written as words, and the square wave they make.

`t180 c5:8 eb5 r:16 f#5:4.` is a tempo of 180 quarters a minute, then an eighth of C in the fifth
octave, E flat as long, a rest of a sixteenth and a dotted quarter of F sharp. A4 is 440 Hz. A length
left out is the last one given, a quarter at first.
"""

import re
from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, unique
from fractions import Fraction
from math import ceil
from typing import TypeAlias

RATE = 22_050
SWING = 8_000
HALVES = (array("h", [-SWING]), array("h", [SWING]))

TEMPO = re.compile(r"t([1-9]\d*)")
NOTE = re.compile(r"(?:([a-g])([#b]?)([0-8])|r)(?::([1-9]\d*)(\.?))?")
SEMITONES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
SHIFT = {"": 0, "#": 1, "b": -1}
A4 = 12 * 4 + SEMITONES["a"]


class InvalidTune(ValueError):
    """A word that is no note; the sentence says which."""


@dataclass(frozen=True)
class Note:
    """A pitch in hertz, 0 for a rest, and how many seconds it lasts."""

    pitch: float
    seconds: Fraction


def read_tune(text: str) -> tuple[Note, ...]:
    """The notes of a tune."""
    return tuple(_notes(text.split()))


def _notes(words: Iterable[str]) -> Iterator[Note]:
    whole, length = Fraction(240, 120), Fraction(1, 4)
    for word in words:
        if tempo := TEMPO.fullmatch(word):
            whole = Fraction(240, int(tempo[1]))
        elif note := NOTE.fullmatch(word):
            length = _length(note) or length
            yield Note(_pitch(note), whole * length)
        else:
            raise InvalidTune(f"'{word}' is no note: write c5:8 or f#4:16., a rest r:8, a tempo t180.")


def _length(note: re.Match[str]) -> Fraction | None:
    return Fraction(3 if note[5] else 2, 2 * int(note[4])) if note[4] else None


def _pitch(note: re.Match[str]) -> float:
    if not note[1]:
        return 0.0
    semitone = 12 * int(note[3]) + SEMITONES[note[1]] + SHIFT[note[2]]
    return 440.0 * 2 ** ((semitone - A4) / 12)


def wave(notes: Iterable[Note]) -> "array[int]":
    """One voice of 16-bit samples. A note takes the wave up where the last one left it, so nothing clicks."""
    samples = array("h")
    end, phase = Fraction(0), 0.0
    for note in notes:
        end += note.seconds
        count = round(end * RATE) - len(samples)
        step = note.pitch / RATE
        samples.extend(_square(phase, step, count) if step else array("h", bytes(2 * count)))
        phase = (phase + step * count) % 1
    return samples


def _square(phase: float, step: float, count: int) -> "array[int]":
    """The wave in whole half waves, up and down in turn: several times as fast as sample by sample."""
    samples = array("h")
    for half in range(1, ceil(2 * (phase + step * count)) + 1):
        end = min(ceil((half / 2 - phase) / step), count)
        samples.extend(HALVES[half % 2] * (end - len(samples)))
    return samples


Waves: TypeAlias = "array[int]"
Voices = Callable[[str], Iterable[Waves]]
"""The waves of a tune by its notes, piece by piece."""


@unique
class Tune(Enum):
    """A sound of the table, as notes."""

    FIRE = "t240 e5:64"
    TICK = "t240 e6:256"
    CARD = "t240 g4:128 c4"
    PEG = "t240 c6:128"
    THINKING = "t240 g3:64 r b3:64 r f3:64 r a3:64"
    CUT = "t240 c4:64 f4 b4 r:32 f3:32 c3"
    DEAL = (
        "t240 e3:256 b5 g2 d6 r:64 a3:256 f5 c3 e6 r:64 d3:256 c6 a2 b5 r:64 "
        "g3:256 e5 d3 f6 r:64 e3:256 b5 c2 a5 r:64 f3:256 d6 g2 c6"
    )
    GO = "t120 a5:8"
    THEIR_GO = "t120 d5:8"
    ERROR = "t120 e3:16 r:64 c3:8"
    MUGGINS = "t180 g5:16 r:64 g5:16 eb5 c5 r:64 c5:8 g4:4"
    THIRTY_ONE = "t180 c5:32 e5 g5 c6:16 r:64 c6:8"
    WIN = "t200 g4:8 c5:8. r:64 c5:16 r:64 c5:8 e5 g5:8. e5:16 g5:4 r:16 f5:16 e5 d5:8 b4 c5:16 e5 g5 c6:4."
    LOSE = "t120 c5:8 b4 bb4 a4:4 r:16 ab4:16 g4 f4 eb4:8 d4 c4:2"


# Ticks, which must not cut off a tune that tells something.
SMALL = frozenset({Tune.FIRE, Tune.TICK, Tune.CARD, Tune.PEG, Tune.THINKING})
