"""The pointer of the Amiga: a sprite in three colours of its own, its pixels twice as wide as the others."""

from game.assets import ASSETS
from game.screen.looks.drawings import read_drawings
from game.screen.looks.palette import Palette
from game.screen.looks.pointer import Pointer

from .colours import rgb_of

SPRITE = Palette(
    tuple(map(rgb_of, ("E40", "000", "FEA"))),
    {name: ink for ink, name in enumerate(("BODY", "OUTLINE", "LIGHT"))},
)


def pointer() -> Pointer:
    """The arrow, whose tip is its upper left corner."""
    drawing = read_drawings(ASSETS / "amiga" / "pointer.txt", SPRITE)["pointer"]
    return Pointer(drawing.surface(), pixel=(2, 1), tip=drawing.at)
