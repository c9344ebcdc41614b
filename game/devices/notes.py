"""Tunes as notes, and the square wave that a PC of 1987 makes of them.

`t180 c5:8 eb5 r:16 f#5:4.` is a tempo of 180 quarters a minute, then an eighth of C in the fifth
octave, E flat as long, a rest of a sixteenth and a dotted quarter of F sharp. A4 is 440 Hz. A length
left out is the last one given, a quarter at first.
"""

import re
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import islice, repeat
from math import ceil
from pathlib import Path
from typing import NamedTuple

from game.devices.tunes import RATE

PIECE = 1000
"""How many samples are made at once: about a millisecond's work."""
SWING = 8_000
HALVES = (array("h", [-SWING]), array("h", [SWING]))

TEMPO = re.compile(r"t([1-9]\d*)")
NOTE = re.compile(r"(?:([a-g])([#b]?)([0-8])|r)(?::([1-9]\d*)(\.?))?")
SEMITONES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
SHIFT = {"": 0, "#": 1, "b": -1}
A4 = 12 * 4 + SEMITONES["a"]


class InvalidTune(ValueError):
    """A word that is no note; the sentence says which."""


class Note(NamedTuple):
    """A pitch in hertz, 0 for a rest, and how many seconds it lasts."""

    pitch: float
    seconds: Fraction


def read_tune(text: str) -> tuple[Note, ...]:
    """Read the notes of a tune."""
    return tuple(_notes(text.split()))


@lru_cache(maxsize=8)  # machines
def read_songs(path: Path) -> Mapping[str, Sequence[tuple[Sequence[str], str]]]:
    """Read a sheet of tunes: a line for each voice tells what plays it, and its notes."""
    songs: dict[str, list[tuple[list[str], str]]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(";"):
            name, how, notes = line.split(": ")
            songs.setdefault(name, []).append((how.split(), notes))
    return songs


def _notes(words: Iterable[str]) -> Iterator[Note]:
    whole, length = Fraction(240, 120), Fraction(1, 4)
    for word in words:
        if tempo := TEMPO.fullmatch(word):
            whole = Fraction(240, int(tempo[1]))
        elif note := NOTE.fullmatch(word):
            length = _length(note) or length
            yield Note(_pitch(note), whole * length)
        else:
            raise InvalidTune(f"'{word}' is not a note: write c5:8 or f#4:16., a rest r:8, a tempo t180.")


def _length(note: re.Match[str]) -> Fraction | None:
    return Fraction(3 if note[5] else 2, 2 * int(note[4])) if note[4] else None


def _pitch(note: re.Match[str]) -> float:
    if not note[1]:
        return 0.0
    semitone = 12 * int(note[3]) + SEMITONES[note[1]] + SHIFT[note[2]]
    return 440.0 * 2 ** ((semitone - A4) / 12)


def sounded(text: str, sound: Callable[[float], Iterator[float]]) -> Iterator[float]:
    """Sound each note of a tune by its pitch for as long as it lasts; a rest is silent."""
    for note in read_tune(text):
        yield from islice(sound(note.pitch) if note.pitch else repeat(0.0), round(note.seconds * RATE))


def in_pieces(levels: Iterator[float]) -> "Iterator[array[int]]":
    """Make a few samples at a time, as they are wanted."""
    while piece := array("h", map(int, islice(levels, PIECE))):
        yield piece


def wave(notes: Iterable[Note]) -> "array[int]":
    """Return one voice of 16-bit samples. A note takes the wave up where the last one left it: no clicks."""
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
    """Fill the wave with whole half waves, up and down in turn: several times as fast as sample by sample."""
    samples = array("h")
    for half in range(1, ceil(2 * (phase + step * count)) + 1):
        end = min(ceil((half / 2 - phase) / step), count)
        samples.extend(HALVES[half % 2] * (end - len(samples)))
    return samples
