"""The show as a list: for each combination its cards, its name and the sum so far; the total beside it."""

from pygame import Rect

from game.paint.brushes.picture import Picture
from game.paint.looks.plans import ShowPlaces
from game.paint.table.count_list import ListInks, count_rows, draw_rows, rows_to_come, suits_of
from game.paint.table.layout import Layout
from game.paint.table.plates import CRIB, HAND, draw_speech_below
from game.sheets.spots import GO_ON, ButtonSpot
from game.sheets.table_state import CountPanel, TableState
from game.sheets.table_told import scores_title

from .plans import NEXT
from .windows import draw_frame, draw_scores

LARGE, AIR, SO_FAR = (5, 4), 2, "SO FAR"
"""How large the total stands beside the list, the air around rows, and what it is while some are to come."""


def draw_list(picture: Picture, places: ShowPlaces, top: TableState, count_panel: CountPanel) -> None:
    """Draw the count in a window; what a seat says that holds cards stands in the bar."""
    canvas, look, inks = picture.canvas, picture.look, picture.look.inks.panel
    layout, (across, down) = Layout(look, top), look.table.count_panel.margin
    rows, high = [*count_rows(count_panel)], look.cell[1]
    area, told = places.count_panel, count_panel.title.upper() or scores_title(top)
    for number, seat in enumerate(top.seats):
        is_heard = seat.says and number not in (top.turn, count_panel.seat)
        if is_heard and layout.hand(number):
            told += f"  {seat.name}: {seat.says}"
        elif is_heard:
            draw_speech_below(canvas, layout.places.seats[number].plate, seat)
    draw_frame(canvas, area, inks, told)
    has_keys = not rows or top.turn not in (None, count_panel.seat)  # another is asked what it counts
    beside = places.pad.move(-across, 0) if places.total and has_keys else places.total
    box = Rect(area.left + across, area.top + high + 2 * down, beside.left - area.left - across, 0)
    box.height = area.bottom - 2 * down - box.top
    inside = box.inflate(-4 * AIR, -2 * AIR)
    canvas.field(box)
    if rows:
        lit = (inks.bar_words, inks.bar) if top.lit else None
        own = ListInks(inks.title, inks.words, look.inks.older_reasons, lit, suits=suits_of(picture))
        picture.line_read = draw_rows(canvas, inside, rows, [*rows_to_come(count_panel)], own, is_airy=True)
    elif top.reasons:  # of a source that tells a hand among all other scores
        canvas.fill(box.inflate(-2 * look.stroke[0], -2 * look.stroke[1]), look.inks.plate.back)
        draw_scores(canvas, inside, top)
    if not places.total:  # the sums in the list are enough
        return
    name = SO_FAR if count_panel.is_part else CRIB if count_panel.is_crib else HAND
    canvas.centered(Rect(places.total.topleft, (places.total.width, high)), name, inks.title)
    total = "?" if count_panel.total is None else str(count_panel.total)
    canvas.heading(places.total.move(0, high // 2), total, inks.words, LARGE)
    picture.buttons = NEXT
    if top.waits:
        picture.button(NEXT.inflate(-20, 0), GO_ON.title(), ButtonSpot(GO_ON), is_lit=True)
