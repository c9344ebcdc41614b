"""Charts in cells: a line that comes through a cell makes all that is drawn in it its own colour."""

from collections.abc import Collection
from itertools import product

from pygame import Rect, Surface

from game.screen.looks.palette import Ink
from game.screen.pages.figures import draw_bars, draw_curves
from game.screen.paint.picture import Picture
from game.screen.sheets import BarsSheet, CurvesSheet


def clash(picture: Picture, area: Rect, back: Ink, lines: Collection[Ink]) -> None:
    """Leave each cell the ground, and the ink of a line before any other."""
    wide, high = picture.look.cell
    canvas = picture.canvas.surface
    for left, top in product(range(area.left, area.right, wide), range(area.top, area.bottom, high)):
        cell = canvas.subsurface((left, top, wide, high))
        inks = _inks(cell)
        drawn = [ink for ink in inks if ink != back]
        if len(set(drawn)) > 1:
            winner = max(set(drawn), key=lambda ink: (ink in lines, drawn.count(ink), ink))
            pixels = bytes(back if ink == back else winner for ink in inks)
            cell.blit(picture.look.palette.picture(pixels, (wide, high)), (0, 0))


def _inks(cell: Surface) -> list[Ink]:
    wide, high = cell.get_size()
    return [cell.get_at_mapped((x, y)) for y in range(high) for x in range(wide)]


def draw_clashing_bars(picture: Picture, sheet: BarsSheet) -> None:
    """Bars as on any machine, then the cells."""
    draw_bars(picture, sheet)
    inks = picture.look.inks.figures
    _clash_all(picture, (inks.up, inks.down))


def draw_clashing_curves(picture: Picture, sheet: CurvesSheet) -> None:
    """Curves as on any machine, then the cells."""
    draw_curves(picture, sheet)
    _clash_all(picture, picture.look.inks.figures.curves)


def _clash_all(picture: Picture, lines: Collection[Ink]) -> None:
    clash(picture, Rect((0, 0), picture.look.size), picture.look.inks.panel.back, lines)
