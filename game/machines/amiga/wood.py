"""The Amiga's wood: a plank in five shades, mixed by dots, which goes on at every edge."""

from pygame import Surface

from game.assets import ASSETS
from game.screen.looks.drawings import read_drawings
from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.palette import Palette

SHADES = ("LIGHTEST", "LIGHT", "MIDDLE", "DARK", "DARKEST")


def planed(look: Look, size: Point) -> Surface:
    """So much of it, in the shades that a look gives to wood."""
    shades = look.inks.wood.shades
    palette = Palette(look.palette.rgb, dict(zip(SHADES, shades, strict=True)))
    plank = read_drawings(ASSETS / "amiga" / "wood.txt", palette)["plank"].surface()
    surface = look.palette.plain(shades[0], size)
    wide, high = plank.get_size()
    surface.blits([(plank, (x, y)) for x in range(0, size[0], wide) for y in range(0, size[1], high)])
    return surface
