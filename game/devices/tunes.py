"""What the speaker has to say: tunes written as words, which `game/devices/notes.py` reads."""

from array import array
from collections.abc import Callable, Iterable
from enum import Enum, unique
from typing import TypeAlias

RATE = 22_050
LOUDEST = 10
"""Of all volumes; 0 is silence."""

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
