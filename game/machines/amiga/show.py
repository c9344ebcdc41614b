"""The show as a list: for each combination its cards, its name and the sum so far; the total beside it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect

from game.screen.canvas import Canvas
from game.screen.plans import ShowPlaces
from game.screen.plates import CRIB, HAND, named_card
from game.screen.table_state import Slip, TableState

from .windows import draw_frame

SUM_IN_WORDS = re.compile(r"^a |(?: is| makes) .*")
"""What a row leaves out: the sum stands at its end."""
LOWEST, TOTAL_WIDE, BESIDE_STARTER = 229, 48, 320
"""How far down the list may grow, how wide the total is beside it, and both where the starter lies."""
CARDS_WIDE, SPACED = 96, 11
"""Room for the cards of a row, and up to how many letters of them are spaced."""


class ListRow(NamedTuple):
    """One combination."""

    cards: str
    words: str
    sum: str


def draw_list(canvas: Canvas, places: ShowPlaces, top: TableState, slip: Slip) -> None:
    """In a window that grows with it, away from the cards that are counted; the last row is being read."""
    look, inks = canvas.look, canvas.look.inks.panel
    across, down = look.table.slip.margin
    rows, high = [*_rows(slip)], look.cell[1]
    area = _grown(places, slip, len(rows) * high + high + 3 * down)
    draw_frame(canvas, area, inks, slip.title)
    box = Rect(area.left + across, area.top + high + down, area.width - TOTAL_WIDE - across, 0)
    box.height = area.bottom - 2 * down - box.top
    if rows:
        canvas.fill(box, look.inks.ground)
    line = Rect(box.left + across // 2, box.top, box.width - across, high)
    for row in rows[-look.rows_in(box) :]:
        is_read = bool(top.lit) and row is rows[-1]
        if is_read:
            canvas.fill(Rect(box.left, line.top, box.width, high), inks.bar)
        ink = inks.bar_words if is_read else inks.words
        canvas.text(line.topleft, row.cards, ink)
        canvas.text((line.left + CARDS_WIDE * bool(row.cards), line.top), row.words, ink)
        canvas.right(line, row.sum, ink)
        line = line.move(0, high)
    if slip.total is not None:
        beside = Rect(box.right, box.top, area.right - box.right, high)
        canvas.centred(beside, CRIB if slip.is_crib else HAND, inks.title)
        canvas.large(beside.move(0, high + high // 2).inflate(0, high), str(slip.total), inks.value)


def _rows(slip: Slip) -> Iterator[ListRow]:
    for step in slip.steps:
        named = " ".join(map(named_card, sorted(step.cards)))
        named = named if len(named) <= SPACED else named.replace(" ", "")
        yield ListRow(named, SUM_IN_WORDS.sub("", step.words), str(step.total))
    if not slip.steps:
        yield from (ListRow("", words, "") for words in slip.words)


def _grown(places: ShowPlaces, slip: Slip, high: int) -> Rect:
    """Up beside the starter where a hand is counted as it lies, otherwise down."""
    area = places.slip.copy()
    if slip.is_crib or places.takes_hands:
        area.height = min(max(area.height, high), LOWEST - area.top)
    else:
        area.height = max(area.height, high)
        area.bottom = places.slip.bottom
        if area.height > places.slip.height:
            area.width = BESIDE_STARTER
    return area
