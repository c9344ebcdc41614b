"""Sampled voices, made here: wood, cards, a bar that is struck and a string that is plucked."""

from array import array
from collections.abc import Callable, Iterator
from math import exp, pi, sin
from random import Random

from game.devices.notes import RATE, read_tune

LOUD = 11_000
Sample = Callable[[float, float], list[float]]
"""A sound of a pitch, for so many seconds."""


def _partials(pitch: float, seconds: float, partials: tuple[tuple[float, float, float], ...]) -> list[float]:
    """Sines above a pitch: how high, how loud, and how soon each is gone."""
    levels = [0.0] * int(seconds * RATE)
    for times, loud, decay in partials:
        turn, fall = 2 * pi * pitch * times / RATE, exp(-1 / (decay * RATE))
        for at in range(min(len(levels), int(decay * 5 * RATE))):
            levels[at] += loud * sin(turn * at)
            loud *= fall
    return levels


def wood(pitch: float, seconds: float) -> list[float]:
    """A peg in its hole."""
    return _partials(pitch, seconds, ((1, 0.6, 0.03), (2.48, 0.3, 0.018), (3.85, 0.15, 0.009)))


def bar(pitch: float, seconds: float) -> list[float]:
    """A bar of metal that is struck."""
    return _partials(pitch, seconds, ((1, 0.6, 0.12), (4, 0.25, 0.04)))


def slap(pitch: float, seconds: float) -> list[float]:
    """A card that is laid down: what hisses, and the table below it."""
    chance, low, levels = Random(1), 0.0, list[float]()
    fall, hiss = exp(-1 / (0.015 * RATE)), 0.9
    thud = _partials(pitch / 4, seconds, ((1, 0.5, 0.025),))
    for at in range(int(seconds * RATE)):
        low += 0.5 * (chance.uniform(-1, 1) - low)
        levels.append(hiss * low + thud[at])
        hiss *= fall
    return levels


def pluck(pitch: float, seconds: float) -> list[float]:
    """A string: a ring of chance whose neighbours are evened out at each turn."""
    chance, length = Random(2), max(round(RATE / pitch), 2)
    ring = [chance.uniform(-0.7, 0.7) for _ in range(length)]
    levels: list[float] = []
    while len(levels) < seconds * RATE:
        levels += ring
        ring = [0.498 * (one + other) for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)]
    return levels[: int(seconds * RATE)]


SONGS: dict[str, tuple[Sample, str]] = {
    "FIRE": (wood, "t240 e6:32"),
    "TICK": (wood, "t240 c6:64"),
    "CARD": (slap, "t240 g4:16"),
    "PEG": (wood, "t240 d#5:16"),
    "THINKING": (wood, "t240 a5:16 r:16 e5:16"),
    "CUT": (slap, "t240 " + "g4:32 " * 5 + "c4:16"),
    "DEAL": (slap, "t240 " + "g4:16 r:32 c5:16 r:32 " * 5),
    "GO": (bar, "t120 g5:16 e5:8"),
    "THEIR_GO": (bar, "t120 e5:16 c5:8"),
    "ERROR": (bar, "t120 e3:8"),
    "MUGGINS": (bar, "t180 g5:16 g5:16 eb5 c5:8"),
    "THIRTY_ONE": (bar, "t120 c5:16 e5 g5 c6:8"),
    "WIN": (pluck, "t120 c4:8 e4 g4 c5:4 r:16 g4:8 c5 e5 g5:4 e5:8 c5:4 g4:8 c5:2"),
    "LOSE": (pluck, "t90 a4:4 g4:8 f4 e4:4 d4:8 c4 a3:2"),
}


def sampled_voices(tune: str) -> "array[int]":
    """A tune in the voice that it has on this machine."""
    sample, notes = SONGS[tune]
    return array("h", (max(-32_000, min(int(LOUD * level), 32_000)) for level in _levels(sample, notes)))


def _levels(sample: Sample, notes: str) -> Iterator[float]:
    for note in read_tune(notes):
        seconds = float(note.seconds)
        if note.pitch:
            yield from sample(note.pitch, seconds)
        else:
            yield from [0.0] * int(seconds * RATE)
