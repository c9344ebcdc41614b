"""Sixteen registers of twelve bits; the copper gives the cloth and its shade another color line by line."""

from types import SimpleNamespace

from game.assets import ASSETS
from game.paint.looks.inks import read_inks
from game.paint.looks.monitor import Palette, rgb_of
from game.values import replace

from . import MONITOR

_REGISTERS, _USUAL = read_inks(ASSETS / "amiga" / "inks.txt")
Register = SimpleNamespace(**_REGISTERS.names)
_LADDER = "0A5 0A4 095 094 084 083 074 073 063 062 053 052 042 041 031"
LADDER = tuple(map(rgb_of, _LADDER.split()))
"""The cloth, from the lightest line to both edges."""
LIGHTEST, BITS, SHADE_OF_IT = 118, 17, 0.45


def _shaded(rgb: tuple[int, int, int]) -> tuple[int, int, int]:
    red, green, blue = (int(part // BITS * SHADE_OF_IT) * BITS for part in rgb)
    return red, green, blue


def _step(line: int) -> int:
    """Tell how far down the ladder a line is; between two steps every other line is already on the next."""
    lines = MONITOR.size[1] - LIGHTEST
    thirds = abs(line - LIGHTEST) * (len(LADDER) - 1) * 3 // lines
    return min(thirds // 3 + (thirds % 3 == 2 and line % 2 == 1), len(LADDER) - 1)


AMIGA_PALETTE = Palette((*_REGISTERS.rgb, *LADDER, *map(_shaded, LADDER)), _REGISTERS.names)
CLOTH = tuple(len(_REGISTERS.rgb) + _step(line) for line in range(MONITOR.size[1]))
SHADE = tuple(ink + len(LADDER) for ink in CLOTH)
AMIGA_INKS = replace(_USUAL, cloth=CLOTH, shade=SHADE)
