"""Panels framed with double lines, as programs of the time drew them, and the shadow they throw."""

from functools import cache

from pygame import Rect, Surface

from game.screen.looks.look import Point
from game.screen.looks.palette import Colour
from game.screen.looks.sheets import CLEAR, indexed
from game.screen.paint.canvas import Canvas
from game.screen.paint.glyphs import HEIGHT, WIDTH

SHADOW_RIGHT, SHADOW_DOWN = 16, 8


def draw_panel(canvas: Canvas, area: Rect, back: Colour, frame: Colour, title: str = "") -> None:
    """A framed panel on the grid of letters, with a title in its upper edge."""
    columns, rows = area.width // WIDTH, area.height // HEIGHT
    canvas.fill(area, back)
    canvas.text(area.topleft, f"╔{'═' * (columns - 2)}╗", frame)
    canvas.text((area.left, area.bottom - HEIGHT), f"╚{'═' * (columns - 2)}╝", frame)
    for row in range(1, rows - 1):
        for left in (area.left, area.right - WIDTH):
            canvas.text((left, area.top + row * HEIGHT), "║", frame)
    if title:
        edge = Rect(area.left, area.top, area.width, HEIGHT)
        canvas.centred(edge, f" {title} ", Colour.YELLOW, back)


def draw_shadow(canvas: Canvas, area: Rect) -> None:
    """Darken what lies right of and below an area."""
    canvas.blit(_shadow(area.size), (area.left + SHADOW_RIGHT, area.top + SHADOW_DOWN))


@cache
def _shadow(size: Point) -> Surface:
    """Three dots of four."""
    wide, high = size
    dots = bytes(CLEAR if (x + y) % 2 and y % 2 else Colour.BLACK for y in range(high) for x in range(wide))
    return indexed(dots, size)
