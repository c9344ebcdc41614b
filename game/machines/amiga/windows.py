"""Windows and requesters: a white frame with a bar on top, and gadgets to answer with."""

from pygame import Rect

from game.screen.looks.inks import PanelInks
from game.screen.page_layout import PaintedPage, box_rows
from game.screen.paint.canvas import Canvas
from game.screen.paint.picture import Picture
from game.screen.sheets import BoxSheet
from game.screen.spots import LineSpot

from .bar import DEPTH_WIDE, draw_depth, draw_gadget

SAYS, ASKS = "Cribbage says", "Cribbage asks"
STRIPES = (2, 4, 6)
GADGET_HIGH, APART, ROW = 13, 16, 17
"""A gadget's height, how far gadgets are apart in a row, and how far from row to row."""
LEAST_GADGET, AIR, SIDES, ABOVE = 72, 10, 20, 5


def draw_frame(canvas: Canvas, area: Rect, inks: PanelInks, title: str = "") -> None:
    """A window: its bar has its name and stripes, and a thin line runs round within."""
    look, high = canvas.look, canvas.look.cell[1]
    across, down = look.stroke
    canvas.fill(area, inks.back)
    canvas.outline(area, inks.frame)
    canvas.outline(area.inflate(-4 * across, -4 * down), inks.bar)
    canvas.fill(Rect(area.left, area.top - 1, area.width, high + 1), inks.frame)
    left, right = area.left + 3 * across, area.right - DEPTH_WIDE
    draw_depth(canvas, Rect(right, area.top + 1, DEPTH_WIDE - 2 * across, high - 2), inks.bar)
    if title:
        canvas.text((left, area.top), title, inks.back)
        left += look.width(f"{title} ")
    for line in STRIPES:
        canvas.fill(Rect(left, area.top + line, max(right - 2 * across - left, 0), down), inks.back)


def requester(picture: Picture, sheet: BoxSheet) -> None:
    """Lines to read, and a gadget for each answer: side by side if they have room, or below one another."""
    page, look = PaintedPage(picture, shuts=True), picture.look
    high, choices, canvas = look.cell[1], sheet.choices, picture.canvas
    rows = box_rows(sheet, look)
    wides = [max(look.width(words) + 2 * AIR, LEAST_GADGET) for words in choices]
    together = sum(wides) + APART * (len(choices) - 1)
    is_row = together <= look.width(" " * look.pages.menu.box_columns)
    inside = max([look.width(words) for words in rows] + [together if is_row else max(wides)], default=0)
    gadgets_high = (1 if is_row else len(choices)) * ROW * bool(choices)
    rows = rows[: (look.size[1] - gadgets_high - high - 4 * ABOVE) // high]
    panel = Rect(0, 0, inside + 2 * SIDES, high + len(rows) * high + gadgets_high + 3 * ABOVE)
    panel.center = look.size[0] // 2, look.size[1] // 2
    page.panel(panel, ASKS if len(choices) > 1 else SAYS, is_over=True)
    line = Rect(panel.left, panel.top + high + ABOVE, panel.width, high)
    for words in rows:
        page.centred(line, words, look.inks.panel.words)
        line = line.move(0, high)
    gadget = Rect(panel.centerx - together // 2, line.top + ABOVE, 0, GADGET_HIGH)
    for index, (words, wide) in enumerate(zip(choices, wides, strict=True)):
        gadget.width = wide if is_row else max(wides)
        if not is_row:
            gadget.centerx = panel.centerx
        draw_gadget(canvas, gadget, words, is_lit=index == sheet.chosen)
        page.click(gadget, LineSpot(index, words))
        gadget = gadget.move(wide + APART, 0) if is_row else gadget.move(0, ROW)
