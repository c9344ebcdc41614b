"""The pointer of the Amiga: a sprite in three colours of its own, its pixels twice as wide as the others."""

from game.assets import ASSETS
from game.screen.looks.amiga.amiga_colours import rgb_of
from game.screen.looks.palette import Palette
from game.screen.looks.pointer import Pointer
from game.screen.looks.sheets import read_sheet

SPRITE = Palette(
    tuple(map(rgb_of, ("E40", "000", "FEA"))),
    {name: ink for ink, name in enumerate(("BODY", "OUTLINE", "LIGHT"))},
)


def pointer() -> Pointer:
    """The arrow, whose tip is its upper left corner."""
    drawing = read_sheet(ASSETS / "amiga" / "pointer.txt", SPRITE)["pointer"]
    return Pointer(drawing.surface(), pixel=(2, 1), tip=drawing.at)
