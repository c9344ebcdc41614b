"""Sampled voices, made here: wood, cards, a bar that is struck and a string that is plucked."""

from array import array
from collections.abc import Callable, Iterator
from itertools import chain, islice, repeat
from math import cos, exp, pi, sin
from operator import add
from random import Random

from game.assets import ASSETS
from game.devices.notes import read_songs, read_tune
from game.devices.tunes import RATE

LOUD = 11_000
PIECE = 1000
"""How many samples are made at once: less than a millisecond's work."""
Sample = Callable[[float], Iterator[float]]
"""A sound of a pitch, for as long as somebody listens."""


def _ringing(pitch: float, loud: float, decay: float) -> Iterator[float]:
    """Make a sine that dies away: each swing follows from the two before it."""
    turn, fall = 2 * pi * pitch / RATE, exp(-1 / (decay * RATE))
    ahead, back = 2 * fall * cos(turn), -fall * fall
    level, coming = 0.0, loud * fall * sin(turn)
    while True:
        yield level
        level, coming = coming, ahead * coming + back * level


def wood(pitch: float) -> Iterator[float]:
    """Sound a peg in its hole."""
    knock = map(add, _ringing(pitch, 0.6, 0.03), _ringing(2.48 * pitch, 0.3, 0.018))
    return map(add, knock, _ringing(3.85 * pitch, 0.15, 0.009))


def bar(pitch: float) -> Iterator[float]:
    """Strike a bar of metal."""
    return map(add, _ringing(pitch, 0.6, 0.12), _ringing(4 * pitch, 0.25, 0.04))


def slap(pitch: float) -> Iterator[float]:
    """Sound a card that is laid down: a hiss, and the table below it."""
    return map(add, _hiss(), _ringing(pitch / 4, 0.5, 0.025))


def _hiss() -> Iterator[float]:
    chance, low, loud, fall = Random(1), 0.0, 0.9, exp(-1 / (0.015 * RATE))
    while True:
        low += 0.5 * (chance.uniform(-1, 1) - low)
        yield loud * low
        loud *= fall


def pluck(pitch: float) -> Iterator[float]:
    """Pluck a string: a ring of chance whose neighbors are evened out at each turn."""
    chance, length = Random(2), max(round(RATE / pitch), 2)
    ring = [chance.uniform(-0.7, 0.7) for _ in range(length)]
    while True:
        yield from ring
        ring = [0.498 * (one + other) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]


SAMPLES: dict[str, Sample] = {"wood": wood, "bar": bar, "slap": slap, "pluck": pluck}


def sampled_voices(tune: str) -> "Iterator[array[int]]":
    """Play a tune in the voice that it has on this machine."""
    (((name,), notes),) = read_songs(ASSETS / "amiga" / "tunes.txt")[tune]
    sample = SAMPLES[name]
    levels = chain.from_iterable(
        islice(sample(note.pitch) if note.pitch else repeat(0.0), round(note.seconds * RATE))
        for note in read_tune(notes)
    )
    while piece := array("h", [int(LOUD * level) for level in islice(levels, PIECE)]):
        yield piece
