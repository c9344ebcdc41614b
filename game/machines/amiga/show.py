"""The show as a list: for each combination its cards, its name and the sum so far; the total beside it."""

from pygame import Rect

from game.screen.canvas import Canvas
from game.screen.count_list import count_rows, draw_rows
from game.screen.plans import ShowPlaces
from game.screen.plates import CRIB, HAND, draw_reasons
from game.screen.table_state import CountPanel, TableState

from .windows import draw_frame

LOWEST, TOTAL_WIDE = 176, 40
"""How far down the list may grow, and how wide the total is beside it."""


def draw_list(canvas: Canvas, places: ShowPlaces, top: TableState, count_panel: CountPanel) -> None:
    """Draw the count in a window that grows with it, away from the cards that are counted."""
    look, inks = canvas.look, canvas.look.inks.panel
    across, down = look.table.count_panel.margin
    rows, high = [*count_rows(count_panel)], look.cell[1]
    area = _grown(places, len(rows) * high + high + 3 * down)
    draw_frame(canvas, area, inks, count_panel.title or "Scores")
    box = Rect(area.left + across, area.top + high + down, area.width - TOTAL_WIDE - across, 0)
    box.height = area.bottom - 2 * down - box.top
    canvas.fill(box, look.inks.ground if rows else look.inks.plate.back)
    if rows:
        lit = (inks.bar_words, inks.bar) if top.lit else None
        draw_rows(canvas, box, rows, lit=lit, inks=(inks.words,) * 2)
    else:  # of a source that tells a hand among all other scores
        draw_reasons(canvas, box, top)
    if count_panel.total is not None:
        beside = Rect(box.right, box.top, area.right - box.right, high)
        canvas.centred(beside, CRIB if count_panel.is_crib else HAND, inks.title)
        canvas.large(beside.move(0, high + high // 2).inflate(0, high), str(count_panel.total), inks.value)


def _grown(places: ShowPlaces, high: int) -> Rect:
    """Give the window the height it wants, down to one's own cards at the most."""
    area = places.count_panel.copy()
    area.height = min(max(area.height, high), max(area.bottom, LOWEST) - area.top)
    return area
