"""The show as a list: for each combination its cards, its name and the sum so far; the total beside it."""

from pygame import Rect

from game.screen.canvas import Canvas
from game.screen.count_list import count_rows, draw_rows
from game.screen.plans import ShowPlaces
from game.screen.plates import CRIB, HAND, draw_reasons
from game.screen.table_state import CountPanel, TableState

from .windows import draw_frame

LOWEST, LARGE, AIR = 176, (4, 3), 2
"""How far down the list may grow, how large the total stands beside it, and the air around rows."""


def draw_list(canvas: Canvas, places: ShowPlaces, top: TableState, count_panel: CountPanel) -> None:
    """Draw the count in a window that grows with it, away from the cards that are counted."""
    look, inks = canvas.look, canvas.look.inks.panel
    across, down = look.table.count_panel.margin
    rows, high = [*count_rows(count_panel)], look.cell[1]
    area = places.count_panel.copy()
    area.height = max(area.height, min(len(rows) * high + high + 4 * down + 2 * AIR, LOWEST - area.top))
    is_told = count_panel.total is not None or count_panel.seat == top.below
    says = "" if is_told else top.seats[count_panel.seat].says
    draw_frame(canvas, area, inks, (count_panel.title or "Scores") + f': "{says}"' * bool(says))
    beside = across if count_panel.total is None else area.width // 5
    box = Rect(area.left + across, area.top + high + 2 * down, area.width - beside - across, 0)
    box.height = area.bottom - 2 * down - box.top
    canvas.fill(box, look.inks.ground if rows else look.inks.plate.back)
    inside = box.inflate(0, -2 * AIR)
    if rows:
        lit = (inks.bar_words, inks.bar) if top.lit else None
        draw_rows(canvas, inside, rows, lit=lit, inks=(inks.words,) * 2)
    else:  # of a source that tells a hand among all other scores
        draw_reasons(canvas, inside, top)
    if count_panel.total is not None:
        total = Rect(box.right, box.top, beside, high)
        canvas.centred(total, CRIB if count_panel.is_crib else HAND, inks.title)
        canvas.large(total.move(0, box.height // 2), str(count_panel.total), inks.value, LARGE)
