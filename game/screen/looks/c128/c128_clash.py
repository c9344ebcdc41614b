"""Charts in cells: a line that comes through a cell makes all that is drawn in it its own colour."""

from collections.abc import Collection, Sequence
from itertools import product

from pygame import Rect, Surface

from game.screen.charts import Bar, Curve, Scale
from game.screen.looks.palette import Ink
from game.screen.pages.figures import draw_bars, draw_curves
from game.screen.paint.picture import Picture


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


def draw_clashing_bars(
    picture: Picture, title: str, words: Sequence[str], bars: Sequence[Bar], footer: str
) -> None:
    """Bars as on any machine, then the cells."""
    picture.draw_page_border()
    draw_bars(picture, title, words, bars, footer)
    inks = picture.look.inks.figures
    _clash_all(picture, (inks.up, inks.down))


def draw_clashing_curves(
    picture: Picture, title: str, words: Sequence[str], curves: Sequence[Curve], scale: Scale, footer: str
) -> None:
    """Curves as on any machine, then the cells."""
    picture.draw_page_border()
    draw_curves(picture, title, words, curves, scale, footer)
    _clash_all(picture, picture.look.inks.figures.curves)


def _clash_all(picture: Picture, lines: Collection[Ink]) -> None:
    clash(picture, Rect((0, 0), picture.look.size), picture.look.inks.panel.back, lines)
