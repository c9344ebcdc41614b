"""Panels framed with double lines, as programs of the time drew them, and the shadow they throw."""

from functools import cache

from pygame import Rect, Surface

from game.screen.looks.inks import PanelInks
from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.palette import CLEAR
from game.screen.paint.canvas import Canvas


def draw_panel(canvas: Canvas, area: Rect, inks: PanelInks, title: str = "") -> None:
    """A framed panel on the grid of letters, with a title in its upper edge."""
    if canvas.look.frame:
        canvas.look.frame(canvas, area, inks, title)
        return
    wide, high = canvas.look.cell
    columns, rows = canvas.look.columns_in(area), canvas.look.rows_in(area)
    canvas.fill(area, inks.back)
    canvas.text(area.topleft, f"╔{'═' * (columns - 2)}╗", inks.frame)
    canvas.text((area.left, area.bottom - high), f"╚{'═' * (columns - 2)}╝", inks.frame)
    for row in range(1, rows - 1):
        for left in (area.left, area.right - wide):
            canvas.text((left, area.top + row * high), "║", inks.frame)
    if title:
        edge = Rect(area.left, area.top, area.width, high)
        canvas.centred(edge, f" {title} ", inks.title, inks.back)


def draw_shadow(canvas: Canvas, area: Rect) -> None:
    """Darken what lies right of and below an area, as far as there is picture."""
    shadow = area.move(canvas.look.shadow).clip(canvas.look.inside)
    canvas.blit(_shadow(canvas.look, shadow.size), shadow.topleft)


@cache
def _shadow(look: Look, size: Point) -> Surface:
    """Three dots of four."""
    wide, high = size
    ink = look.inks.shadow
    rows = (bytes(CLEAR if y and not x % 2 else ink for x in range(wide)) for y in range(2))
    dots = b"".join(rows) * (high // 2 + 1)
    return look.palette.picture(dots[: wide * high], size)
