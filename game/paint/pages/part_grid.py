"""How rows of cells are drawn: a list, figures with bars beside them, or a card of paper written by hand."""

import re
from collections.abc import Sequence
from math import ceil

from pygame import Rect

from game.paint.brushes.page_text import drawn_letters
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.page_layout import PaintedPage
from game.sheets import page_parts as parts
from game.sheets.columns import column_starts, column_widths, has_room, is_figures, parted, to_the_end
from game.sheets.marks import SMALL_CARD
from game.sheets.scrolling import window
from game.sheets.spots import PartSpot
from game.values import frozen, replace

SIGNED = re.compile(r"[+-]\d+(\.\d+)?")
"""What is written in the color of a gain or of a loss."""
LEAST_BARS, SCALE_COLUMNS, MOST_MARKS = 4, 16, 3
"""The least letters of the bars, and their most; marks on their scale."""
BEFORE_BARS = 4
"""Letters between the last column and the bars, with room for half of a mark over where these begin."""


def columns_of(grid: parts.Grid) -> list[int]:
    """Return how many letters each column is wide."""
    return column_widths([grid.heads, *grid.rows], drawn_letters)


def above_heads(look: Look, grid: parts.Grid) -> int:
    """Return the air that small cards need in the heads, where their paper begins above the letters."""
    has_cards = any(map(SMALL_CARD.search, grid.heads))
    return look.pages.text.over_letters * has_cards


def draw_grid(page: PaintedPage, content: parts.Grid, area: Rect, number: int) -> None:
    """Draw its rows, as many as there is room for."""
    look, (wide, high) = page.look, page.look.cell
    above = above_heads(look, content)
    area = Rect(area.left, area.top + above, area.width, area.height - above)
    plain = _Grid.within(page, content, area)
    content, starts, widths = plain.grid, plain.starts, plain.widths
    used, rows = starts[-1] + widths[-1] + BEFORE_BARS, len(content.rows) + 1
    pitch = look.grain.pitch(area.height, rows, high * 3 // 2)
    if plain.is_paper:
        lines = min(rows, area.height // (high + look.grain.air(high // 4)))
        pitch = max(min(area.height // lines, 2 * high) // look.grid[1] * look.grid[1], look.grid[1])
    first = row = Rect(area.left, area.top, area.width, pitch)
    seen = _seen_rows(content, area.height // pitch - 1)
    if plain.is_paper:
        look.grain.paper(page.picture.canvas, area, pitch, 1 + len(seen), look.inks)
    elif len(seen) < len(content.rows):  # no bar reaches into a mark
        row.width -= row.right - page.bar(row).right
    head = look.inks.paper.outline if plain.is_paper else _head_ink(look)
    begins = row.left + used * wide + look.grain.air(wide // 2)
    scale = Rect(begins, 0, area.right - begins - wide, 0)
    _axis(page, content.estimates, Rect(scale.left, row.top, scale.width, pitch), pitch * rows)
    row = row.move(0, look.pages.text.over_letters * (not plain.is_paper))  # no bar touches the heads
    for at in seen:
        row = row.move(0, pitch)
        plain.draw_row(at, row)
        if content.estimates:
            scale.top, scale.height = row.top, high
            is_lit = at == content.chosen and not plain.ends_before_bars
            _estimate(page, content.estimates, at, scale, is_lit=is_lit)
        if content.chosen is not None:
            page.click(row, PartSpot(number, at))
    plain.write(content.heads, first, head, is_head=True)  # last: letters reach into small cards below
    _grid_marks(page, content, area, seen, pitch)
    for start in starts[1:] if plain.is_paper else ():
        column = Rect(area.left + start * wide, area.top + pitch, 1, row.top - area.top - pitch)
        look.grain.hairline(page.picture.canvas, column, plain.ruled)
    if plain.is_paper and look.table.frames_lit and content.lit in seen:
        _frame(page, first.move(0, (1 + seen.index(content.lit)) * pitch))


def _frame(page: PaintedPage, row: Rect) -> None:
    """Frame a row of paper as a card is, over the rules above and below it: no pen can be read on gold."""
    (across, down), canvas = page.look.table.cursor_frame, page.picture.canvas
    frame = Rect(row.left, row.top - 1, row.width, row.height + 1)
    inside = frame.inflate(-across, -down)
    written = canvas.surface.subsurface(inside).copy()
    canvas.fill(frame, page.look.inks.lit)
    canvas.blit(written, inside.topleft)


def _head_ink(look: Look) -> Ink:
    """Return the ink of the names of columns, which is never that of the rows right below them."""
    panel = look.inks.panel
    return panel.head if look.grain.is_fine and panel.head != panel.words else look.inks.figures.words


def _grid_marks(page: PaintedPage, grid: parts.Grid, area: Rect, seen: Sequence[int], pitch: int) -> None:
    """Tell at the right of the first and the last row seen whether there are others."""
    total, first = int(grid.last_is_total), area.top + pitch
    if len(seen) == total or grid.by_hand:
        return
    listed = range(seen[0], seen[-1 - total] + 1)
    last = first + (len(listed) - 1) * pitch
    off_the_edge = 1 + page.look.grain.has_only_letters
    right = area.right - off_the_edge * page.look.cell[0]
    page.scroll_marks(right, first, last, listed, len(grid.rows) - total)


def _seen_rows(grid: parts.Grid, room: int) -> list[int]:
    """Return which rows fit into the room: those around the one that counts, and the total.

    Where none counts these are the first, or what was written last by hand."""
    number, room = len(grid.rows) - grid.last_is_total, room - grid.last_is_total
    usual = number - 1 if grid.by_hand else 0
    at = next((row for row in (grid.chosen, grid.lit) if row is not None), usual)
    at = min(at, max(number - 1, 0))
    seen = window([1] * number, room, at, min(at - room // 2, number - room))
    return [*seen, *[number] * grid.last_is_total]


def _narrowed(grid: parts.Grid, columns: int) -> tuple[parts.Grid, list[int]]:
    """Return the first columns of it, as many as there is room for, and how wide they are."""
    widths = columns_of(grid)
    while not has_room(widths, columns):
        widths.pop()
    last = len(widths)
    return replace(grid, heads=grid.heads[:last], rows=[row[:last] for row in grid.rows]), widths


def columns_apart(grid: parts.Grid, starts: Sequence[int], widths: Sequence[int], room: int) -> list[int]:
    """Set columns of several cards, and of figures below cards, off one another, by more than two cards are,
    and then those whose heads would run together, where there is room for all of it, or else for those
    behind a head."""
    apart, columns = [*starts], [*zip(grid.heads, *grid.rows, strict=True)]
    are_cards = [
        bool(SMALL_CARD.search(head)) or any(len(SMALL_CARD.findall(cell)) > 1 for cell in cells)
        for head, *cells in columns
    ]
    figures = [is_figures(column[1:]) for column in columns]
    full = [len(head) == width for head, width in zip(grid.heads, widths, strict=True)]
    ends = [is_full or is_right for is_full, is_right in zip(full, figures, strict=True)]
    begins = [is_full or not is_right for is_full, is_right in zip(full, figures, strict=True)]
    for before, after in ((are_cards, are_cards), (ends, begins)):
        close = (at for at in range(1, len(apart)) if apart[at] == apart[at - 1] + widths[at - 1] + 1)
        tight = [at for at in close if before[at - 1] and after[at]]
        named = [at for at in tight if grid.heads[at - 1]]
        fit = (each for each in (tight, named) if apart[-1] + widths[-1] + len(each) <= room)
        apart = parted(apart, next(fit, ()))
    return apart


@frozen
class _Grid:
    """Where the cells of a grid stand, and whose."""

    page: PaintedPage
    grid: parts.Grid
    starts: Sequence[int]
    widths: Sequence[int]
    right: Sequence[bool]

    @classmethod
    def within(cls, page: PaintedPage, whole: parts.Grid, area: Rect) -> "_Grid":
        """Spread as many of its columns as have room, with air between them where there is more."""
        columns = page.look.columns_in(area) - 2
        grid, widths = _narrowed(whole, columns)
        right = [is_figures([row[at] for row in grid.rows]) for at in range(len(widths))]
        free, gaps = columns - sum(widths) - len(widths), max(len(widths) - 1, 1)
        if free - gaps < LEAST_BARS:
            grid = replace(grid, estimates=())
        bars = min(SCALE_COLUMNS, free - gaps) if grid.estimates else 0
        is_cut = page.look.rows_in(area) <= len(grid.rows)
        room = columns - bars - 2 * (is_cut and page.look.grain.has_only_letters)  # off the mark of more rows
        starts = columns_apart(grid, column_starts(widths, 3 if bars else 8, room), widths, room)
        return cls(page, grid, starts if bars else to_the_end(starts, widths, room), widths, right)

    @property
    def is_paper(self) -> bool:
        return self.grid.by_hand and not self.page.look.grain.has_only_letters

    @property
    def ends_before_bars(self) -> bool:
        """Whether the bar of the row that counts does: in letters it would lengthen the row's own."""
        return bool(self.grid.estimates) and self.page.look.grain.has_only_letters

    @property
    def ruled(self) -> Ink:
        inks = self.page.look.inks
        return inks.figures.grid if self.is_paper else inks.panel.frame

    def draw_row(self, at: int, row: Rect) -> None:
        """Draw a row on its bar or below its rule, and the bar of its share."""
        page, look, grid, wide = self.page, self.page.look, self.grid, self.page.look.cell[0]
        inks, stands_out = look.inks.panel, at in (grid.chosen, grid.lit)
        is_lit = stands_out and not grid.is_quiet
        if is_lit:
            lit = row if self.is_paper else page.bar(row)
            if self.ends_before_bars:
                lit.width = (self.starts[-1] + self.widths[-1] + 1) * wide
            page.fill(lit, look.inks.paper.lit if self.is_paper else inks.bar)
        elif not self.is_paper and (ground := _ground(look, at)) != inks.back:
            page.fill(page.bar(row), ground)
        is_ruled = grid.by_hand or (grid.last_is_total and at == len(grid.rows) - 1)
        if is_ruled:
            line = row.inflate(-2 * wide * grid.by_hand, 0)  # as wide as a bar above it
            line = Rect(line.left, line.top - grid.last_is_total, line.width, 1)
            look.grain.hairline(page.picture.canvas, line, self.ruled)
        ink = look.inks.on_paper(1) if self.is_paper else inks.title if stands_out else inks.words
        self.write(grid.rows[at], row, inks.bar_words if is_lit and not self.is_paper else ink)
        for share in grid.shares[at : at + 1]:
            bar = Rect(row.left + (self.widths[0] - 4) * wide, row.top, 5 * wide, row.height)
            look.grain.share(page.picture.canvas, bar, share, look.inks)

    def write(self, cells: Sequence[str], row: Rect, ink: Ink, *, is_head: bool = False) -> None:
        """Write a row of cells; handwriting leans, and its lines are never quite straight."""
        look = self.page.look
        line = row.centery - look.cell[1] // 2
        line -= line % look.grid[1]
        for number, (cell, start, column, ends) in enumerate(
            zip(cells, self.starts, self.widths, self.right, strict=True)
        ):
            indent = (column - drawn_letters(cell)) * ends
            at = row.left + (1 + start + indent) * look.cell[0], line
            if self.grid.by_hand and number and not is_head and look.grain.is_fine:
                is_loss = self.grid.heads[number] == "-"
                own = look.inks.on_paper(0) if is_loss else ink
                self.page.picture.canvas.by_hand(at, cell, own)
            else:
                is_signed = ink == look.inks.panel.words and SIGNED.fullmatch(cell)
                figures = look.inks.figures
                own = (figures.down if cell[0] == "-" else figures.up) if is_signed else ink
                self.page.words_with_cards(cell, at, own)


def _ground(look: Look, at: int) -> Ink:
    """Return the ground of a row that does not stand out: of two inks in turn, as in a table to read."""
    return look.inks.shadow if at % 2 and look.grain.has_two_inks else look.inks.panel.back


def _along(estimates: Sequence[parts.Estimate], wide: int) -> tuple[int, float, float, int]:
    """Return where the scale begins and ends, how many pixels one takes, and how far marks are apart."""
    ends = [one.value + way * one.error for one in estimates for way in (-1, 1)]
    low, high = min(ends), max(ends)
    low -= (high - low or 1) / 10
    step = next((step for step in (1, 2, 5, 10) if (high - low) / step <= MOST_MARKS), 20)
    first = int(low // step) * step
    return first, high, wide / (high - first), step


def _axis(page: PaintedPage, estimates: Sequence[parts.Estimate], head: Rect, down: int) -> None:
    """Write round shares in the head of the bars, all or every second one, each over its place; where pixels
    are free draw a dotted line below each."""
    inks, letter = page.look.inks, page.look.cell[0]
    if not estimates or page.look.grain.has_two_inks:
        return
    first, high, one, step = _along(estimates, head.width)
    every = step * ceil((page.look.width(f"{first}%") + letter) / (step * one))
    half = letter + page.look.grain.air(letter // 2)  # of a mark
    room = Rect(head.left - half, head.top, head.width + half, head.height)  # clear of the last head
    for value in range(first, int(high) + 1, step):
        left, mark = head.left + round((value - first) * one), f"{value}%"
        written = Rect(0, head.top, page.look.width(mark), head.height)
        written.centerx = left
        if not (value - first) % every:
            page.centered(written.clamp(room), mark, _head_ink(page.look))
        for top in range(head.bottom, head.top + page.look.grain.air(down), 4):
            page.fill(Rect(left, top, 1, 1), inks.panel.frame)


def _estimate(
    page: PaintedPage, estimates: Sequence[parts.Estimate], at: int, area: Rect, *, is_lit: bool
) -> None:
    """Draw a bar up to the value, and a whisker as far as it may be off."""
    look, inks = page.look, page.look.inks
    low, _, one, _ = _along(estimates, area.width)

    def along(value: float) -> int:
        return round((value - low) * one)

    value, error = estimates[at]
    bar_inks = inks.panel.bar_words, inks.panel.bar
    ends = along(value - error), along(value + error)
    own = bar_inks if is_lit else (inks.figures.curves[-1], _ground(look, at))
    look.grain.whisker(page.picture.canvas, area, along(value), ends, own)
