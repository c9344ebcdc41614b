"""Sampled voices, made here: wood, cards, a bar that is struck and a string that is plucked."""

from collections.abc import Callable, Iterable, Iterator
from math import cos, exp, pi, sin
from random import Random

from game.assets import ASSETS
from game.devices.notes import in_pieces, read_songs, sounded
from game.devices.tunes import RATE, Waves

LOUD = 11_000
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


def _struck(*parts: tuple[float, float, float]) -> Sample:
    """Ring at several pitches at once: of each its share of the note's, how loud it is, and for how long."""
    return lambda pitch: map(
        sum, zip(*(_ringing(share * pitch, *part) for share, *part in parts), strict=True)
    )


def slap(pitch: float) -> Iterator[float]:
    """Sound a card that is laid down: a hiss, and the table below it."""
    chance, low, loud, fall = Random(1), 0.0, 0.9, exp(-1 / (0.015 * RATE))
    for knock in _ringing(pitch / 4, 0.5, 0.025):
        low += 0.5 * (chance.uniform(-1, 1) - low)
        yield loud * low + knock
        loud *= fall


def pluck(pitch: float) -> Iterator[float]:
    """Pluck a string: a ring of chance whose neighbors are evened out at each turn."""
    chance, length = Random(2), max(round(RATE / pitch), 2)
    ring = [chance.uniform(-0.7, 0.7) for _ in range(length)]
    while True:
        yield from ring
        ring = [0.498 * (one + other) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]


SAMPLES: dict[str, Sample] = {
    "wood": _struck((1, 0.6, 0.03), (2.48, 0.3, 0.018), (3.85, 0.15, 0.009)),
    "bar": _struck((1, 0.6, 0.12), (4, 0.25, 0.04)),
    "slap": slap,
    "pluck": pluck,
}


def sampled_voices(tune: str) -> Iterable[Waves]:
    """Play a tune in the voice that it has on this machine."""
    (((name,), notes),) = read_songs(ASSETS / "amiga" / "tunes.txt")[tune]
    return in_pieces(LOUD * level for level in sounded(notes, SAMPLES[name]))
