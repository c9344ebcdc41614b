"""What is drawn in shades of its own: a plank of wood, and the pointer."""

from pygame import Surface

from game.assets import ASSETS
from game.paint.looks.drawings import read_drawings
from game.paint.looks.look import Look
from game.paint.looks.monitor import Palette, Point, Pointer

SHADES = ("LIGHTEST", "LIGHT", "MIDDLE", "DARK", "DARKEST")


def planed(look: Look, size: Point) -> Surface:
    """Make a plank of this size, in the look's shades of wood."""
    shades = look.inks.wood.shades
    palette = Palette(look.palette.rgb, dict(zip(SHADES, shades, strict=True)))
    plank = read_drawings(look.folder / "wood.txt", palette)["plank"].surface()
    surface = look.palette.plain(shades[0], size)
    wide, high = plank.get_size()
    surface.blits([(plank, (x, y)) for x in range(0, size[0], wide) for y in range(0, size[1], high)])
    return surface


SPRITE = Palette.of({"BODY": "E40", "OUTLINE": "000", "LIGHT": "FEA"})


def pointer() -> Pointer:
    """Read the arrow, whose tip is its upper left corner."""
    drawing = read_drawings(ASSETS / "amiga" / "pointer.txt", SPRITE)["pointer"]
    return Pointer(drawing.surface(), pixel=(2, 1), tip=drawing.at)
