"""The coach's figures, over the upper part of the table: the own hand is still seen below them."""

from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.page_text import drawn_letters, fitted
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.page_layout import PaintedPage
from game.sheets import sheets
from game.sheets.columns import column_starts
from game.sheets.spots import LineSpot
from game.values import frozen

STAR, OWN = "* ", "* yours"
ADVICE_FRAME = 2
"""Columns of the frame and of the air within it at either side, and rows of the frame."""


def why_rows(look: Look) -> int:
    """Return how many rows the reason takes where it is longest."""
    return -(-sheets.WHY_LETTERS // min(look.pages.menu.box_columns, look.columns - 2 * ADVICE_FRAME))


def _head_rows(look: Look) -> int:
    """Return how many rows the heads take: one of air is below them where pixels are not free."""
    return 1 if look.grain.is_fine else 2


def advice_lines(look: Look, seats: int) -> int:
    """Return how many choices are seen at once."""
    own = look.table.by_seats[seats].seats[0]
    room = own.hand.top - look.table.raised - look.table.cloth.top - 2 * _air(look)
    others = ADVICE_FRAME + _head_rows(look) + why_rows(look) + 1
    return (room // look.cell[1] - others) * look.cell[1] // _row_high(look)


def _row_high(look: Look) -> int:
    """Return how high a row of figures is: its cards keep off the next row's where pixels are free."""
    return look.cell[1] + look.grain.air(look.cell[1] // 5)


def _air(look: Look) -> int:
    """Return the air above the figures and below them, where pixels are free."""
    return look.grain.air(look.cell[1] // 2)


def _with_starred(drawn: range, sheet: sheets.AdviceSheet) -> list[int]:
    """Return which choices are listed: one's own is, in the place of the nearest that would be."""
    listed, own = [*drawn], sheet.starred
    if own is not None and own not in drawn and len(listed) > 1:
        step, end = (-1, len(listed) - 1) if own >= drawn.stop else (1, 0)
        listed[end + step * (listed[end] == sheet.chosen)] = own
        listed.sort()
    return listed


def advice(picture: Picture, sheet: sheets.AdviceSheet) -> sheets.Seen:
    """Draw choices with their figures, those around the chosen one, and why; details where room is short."""
    page, look = PaintedPage(picture, shuts=True), picture.look
    inks, (wide, high) = look.inks.panel, look.cell
    most = advice_lines(look, sheet.seats)
    rows_apart = look.grain.rows_apart if look.grain.rows_apart * len(sheet.options) <= most else 1
    drawn = sheets.window([1] * len(sheet.options), most, sheet.chosen, sheet.first)
    page.seen = sheets.Seen(drawn.start, len(drawn), len(sheet.options))
    room = look.columns - 2 * ADVICE_FRAME
    own = OWN if sheet.starred is not None else ""
    cards_wide = max(len(own), len(STAR) + max(map(drawn_letters, sheet.options), default=0))
    columns = _columns_within(sheet.figures, room - cards_wide)
    inside = max(cards_wide + _wide(columns), min(look.pages.menu.box_columns, room))
    below = _rows_below(look, sheet, columns, inside)
    high_rows = ADVICE_FRAME + _head_rows(look) + rows_apart * len(drawn) + len(below)
    more = len(drawn) * (_row_high(look) - high)
    panel = _box(look, inside + 2 * ADVICE_FRAME, high_rows, sheet.seats, more)
    inside = panel.width // wide - 2 * ADVICE_FRAME
    page.panel(panel, sheet.title, is_over=True)
    line = Rect(panel.left + ADVICE_FRAME * wide, 0, inside * wide, high)
    line.top = panel.top + high + _air(look)
    widths = [cards_wide, *(one.wide - 1 for one in columns)]
    starts = column_starts(widths, inside, inside + 1 - look.grain.air(1))
    ends = [start + wide for start, wide in zip(starts, widths, strict=True)]
    table = _Table(page, sheet, columns, ends[1:])
    table.write([one.head for one in columns], line, inks.title)
    page.text(line.topleft, own, inks.words)
    right = panel.right - wide - look.grain.air(wide)
    row = Rect(line.left, line.top + _head_rows(look) * high, line.width, _row_high(look))
    step = rows_apart * row.height
    page.scroll_marks(right, row.top, row.top + (len(drawn) - 1) * step, drawn, len(sheet.options))
    for at in _with_starred(drawn, sheet):
        table.draw_choice(at, row)
        row = row.move(0, step)
    line.top = row.bottom - high - step + _air(look)
    for words in below:
        line = line.move(0, high)
        page.words_with_cards(words, line.topleft, inks.value)
    return page.seen


@frozen
class _Table:
    """Choices by their cards, with the figures that have a column."""

    page: PaintedPage
    sheet: sheets.AdviceSheet
    columns: Sequence[sheets.Figures]
    ends: Sequence[int]
    """Where each of these ends, in letters."""

    def write(self, words: Sequence[str], line: Rect, ink: Ink) -> None:
        """Write each figure up to the right end of its column."""
        wide = self.page.look.cell[0]
        for word, end in zip(words, self.ends, strict=True):
            self.page.text((line.left + (end - len(word)) * wide, line.top), word, ink)

    def draw_choice(self, at: int, row: Rect) -> None:
        """Draw a choice, on a bar where it is looked at, and with a star where it is one's own."""
        page, sheet, inks = self.page, self.sheet, self.page.look.inks.panel
        if at == sheet.chosen:
            page.fill(row, inks.bar)
        high = page.look.cell[1]
        line = Rect(row.left, row.top + (row.height - high + 1) // 2, row.width, high)
        ink = inks.bar_words if at == sheet.chosen else inks.words
        star = STAR if at == sheet.starred else " " * len(STAR)
        page.words_with_cards(star + sheet.options[at], line.topleft, ink)
        self.write([one.cells[at] for one in self.columns], line, ink)
        page.click(row, LineSpot(at))


def _rows_below(
    look: Look, sheet: sheets.AdviceSheet, columns: Sequence[sheets.Figures], inside: int
) -> list[str]:
    """Return the details that have no column, and the reason, in as many rows as the longest one takes."""
    details = [figures for figures in sheet.figures if figures not in columns]
    told = [", ".join(f"{one.head} {one.cells[sheet.chosen]}" for one in details)] * bool(details)
    why = fitted(sheet.why, inside)[: why_rows(look)]
    spare = [""] * (why_rows(look) - len(why))
    return [*spare[:1], *told, *spare[1:], *why]


def _box(look: Look, columns: int, rows: int, seats: int, more: int) -> Rect:
    """Place the box over the cloth, over all of a label or none of it, and over the whole board and pack
    where a coarse grid would leave a piece."""
    box, places = look.middle_cells(columns, rows), look.table.by_seats[seats]
    box.top = look.table.cloth.top + 2 * look.stroke[1] * bool(look.bar)
    if look.grain.is_fine:
        box.right = look.table.cloth.right - look.shadow[0]
        box.height += 2 * _air(look) + more
        labels = [crib.owner for crib in places.laying_away]
        for half in (*labels, look.table.buttons):
            if box.union(box.move(look.shadow)).colliderect(half) and half.top > look.table.cloth.top:
                box.height = max(box.height, half.bottom + look.stroke[1] - box.top)
    else:
        board, right = look.table.board, box.right
        box.left = min(box.left, board.left)
        box.width = max(right, board.right) - box.left
    if look.grain.rows_apart > 1 and box.bottom > places.pack[1]:
        box.height = places.seats[0].hand.top - box.top
    if look.grain.has_only_letters:
        box.height = max(box.height, look.table.board.bottom + look.cell[1] - box.top)
    return box


def _columns_within(figures: Sequence[sheets.Figures], room: int) -> list[sheets.Figures]:
    """Return all columns, or those without the details."""
    whole = [*figures]
    return whole if _wide(whole) <= room else [one for one in whole if not one.is_detail]


def _wide(columns: Sequence[sheets.Figures]) -> int:
    return sum(one.wide for one in columns)
