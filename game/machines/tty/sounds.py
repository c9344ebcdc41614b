"""The terminal has a bell, and rings it when somebody should look."""

from array import array
from collections.abc import Sequence
from fractions import Fraction

from game.devices.notes import Note, wave

PITCH, SECONDS, BETWEEN = 800, Fraction(1, 8), Fraction(1, 16)
SILENCE = array("h", [0, 0])
RINGS = {"GO": 1, "ERROR": 1, "MUGGINS": 2, "THIRTY_ONE": 1, "WIN": 3, "LOSE": 1}


def bell(tune: str) -> "Sequence[array[int]]":
    """So many strokes; for most things none."""
    strokes = [Note(PITCH, SECONDS), Note(0, BETWEEN)] * RINGS.get(tune, 0)
    return [wave(strokes) or SILENCE]
