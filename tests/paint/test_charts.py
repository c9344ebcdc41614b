"""Curves are seen in a large window, too."""

from itertools import product

import pytest
from pygame import Rect

from game.machines.power import switched_on
from game.paint.brushes.card_art import CardArt
from game.paint.brushes.picture import Picture
from game.paint.pages.charts import draw_graph
from game.sheets.page_parts import Curve, Scale

AREA = Rect(64, 42, 480, 200)


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_curve_throws_a_shade_down_to_zero(machine: str) -> None:
    look = switched_on(machine).look
    picture = Picture(look, CardArt(look))
    picture.clear(look.inks.panel.back)
    draw_graph(picture, [Curve("", [1.0, 1.0])], Scale(-2, 2, []), AREA)
    quarter, shaded = AREA.height // 4, []
    for row in range(4):
        part = Rect(AREA.left + 40, AREA.top + row * quarter + 8, 80, quarter - 16)
        dots = product(range(part.left, part.right), range(part.top, part.bottom))
        inks = [picture.canvas.surface.get_at_mapped(dot) for dot in dots]
        shaded.append(inks.count(look.inks.figures.grid) * 4 == len(inks))
    assert shaded == [False, True, False, False]


def test_every_curve_is_seen_on_tall_pixels() -> None:
    """A line as thin as a pixel is lost beside the shade of the first one."""
    look = switched_on("ega").look
    picture = Picture(look, CardArt(look))
    picture.clear(look.inks.panel.back)
    draw_graph(picture, [Curve("", [0.0, 0.0]), Curve("", [1.0, 1.0])], Scale(-2, 2, []), AREA)
    column = [picture.canvas.surface.get_at_mapped((AREA.centerx, y)) for y in range(AREA.top, AREA.bottom)]
    first, other = look.inks.figures.curves[:2]
    assert column.count(first) > column.count(other) > 1
