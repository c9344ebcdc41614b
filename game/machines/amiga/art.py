"""What is drawn in five shades: card faces, a plank of wood, and the pointer."""

from pygame import Rect, Surface

from game.assets import ASSETS
from game.paint.brushes.card_art import FacePainter, lay_back
from game.paint.looks.drawings import read_drawings
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Palette, Point, Pointer
from game.rules.cards import Card

from .colors import Register


def shaded(lay: FacePainter) -> FacePainter:
    """Lay a face on a card whose edge is shaded."""

    def lay_shaded(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
        _shade_edge(look, surface)
        lay(look, surface, card, ink)

    return lay_shaded


def lay_shaded_back(look: Look, surface: Surface) -> None:
    """Lay the lattice."""
    lay_back(look, surface)
    _shade_edge(look, surface)


def _shade_edge(look: Look, surface: Surface) -> None:
    wide, high = surface.get_size()
    across, down = look.stroke
    for edge in (Rect(wide - 1 - across, 2, across, high - 3), Rect(2, high - 1 - down, wide - 3, down)):
        surface.fill(int(Register.GRAY), edge)


SHADES = ("LIGHTEST", "LIGHT", "MIDDLE", "DARK", "DARKEST")


def planed(look: Look, size: Point) -> Surface:
    """Make a plank of this size, in the look's shades of wood."""
    shades = look.inks.wood.shades
    palette = Palette(look.palette.rgb, dict(zip(SHADES, shades, strict=True)))
    plank = read_drawings(ASSETS / "amiga" / "wood.txt", palette)["plank"].surface()
    surface = look.palette.plain(shades[0], size)
    wide, high = plank.get_size()
    surface.blits([(plank, (x, y)) for x in range(0, size[0], wide) for y in range(0, size[1], high)])
    return surface


SPRITE = Palette.of({"BODY": "E40", "OUTLINE": "000", "LIGHT": "FEA"})


def pointer() -> Pointer:
    """Read the arrow, whose tip is its upper left corner."""
    drawing = read_drawings(ASSETS / "amiga" / "pointer.txt", SPRITE)["pointer"]
    return Pointer(drawing.surface(), pixel=(2, 1), tip=drawing.at)
