"""How each kind of thing on a full page is drawn: in letters everywhere, finer where pixels are free."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame import Rect

from game.rules.cards import Suit
from game.screen import page_parts as parts
from game.screen.charts import draw_graph, evened
from game.screen.look import Look
from game.screen.monitor import Ink
from game.screen.page_layout import PaintedPage, fill_row, spread
from game.screen.page_text import HEADING_MARK, drawn_letters, fitted
from game.screen.part_bars import draw_comparison, draw_sums
from game.screen.part_cards import (
    RANKS,
    card_size,
    draw_deck,
    draw_hand,
    draw_portrait,
    letters_of_deck,
    rows_with_cards,
)
from game.screen.part_dials import draw_dials, rows_of_dials
from game.screen.part_seats import draw_seats
from game.screen.sheets import window
from game.screen.spots import PartSpot
from game.values import frozen, replace

SIGNED = re.compile(r"[+-]\d+(\.\d+)?")
"""What is written in the color of a gain or of a loss."""
LEAST_WORDS, LEAST_BARS, SCALE_COLUMNS, MOST_MARKS, LEAST_OF_GRAPH = 24, 4, 16, 5, 7
"""The least letters of prose, and of the bars in a grid, and their most; marks on their scale; the least rows
of a graph."""


def columns_of(grid: parts.Grid) -> list[int]:
    """Return how many letters each column is wide."""
    return [max(map(drawn_letters, column)) for column in zip(grid.heads, *grid.rows, strict=True)]


def least_columns(look: Look, content: parts.Content) -> int:
    """Return how many letters wide it is at least."""
    match content:
        case parts.Deck():
            return RANKS * letters_of_deck(look)[0]
        case parts.Grid():
            widths = sum(wide + 1 for wide in columns_of(content)) + SCALE_COLUMNS * bool(content.estimates)
            return min(widths, look.columns - 2)
        case parts.Dials(dials, _, switch):
            is_beside = look.has_fine_grid or look.has_only_letters
            return 12 * (len(dials) + bool(switch)) if is_beside else 11
        case parts.Hand(cards, places, words):
            (wide, _), number = card_size(look, content), max(places, len(cards), 1)
            below = sum(len(word) + 1 for word in words.values()) + 2
            across = wide + (number - 1) * wide * 2 // 5 + wide * content.has_cut
            if wide < look.cards.size[0]:
                return number * wide // look.cell[0]
            return max(across // look.cell[0], below, *(len(line) + 1 for line in content.told), 0)
        case parts.Choices(names):
            return sum(len(name) + 4 for name in names)
    return LEAST_WORDS


def rows_wanted(look: Look, content: parts.Content, columns: int) -> float:
    """Return how many rows of letters it takes in a width."""
    match content:
        case parts.Words(lines):
            return sum(max(1, len(fitted(line, columns - 2))) for line in lines)
        case parts.Leaders(rows) | parts.Sums(rows):
            return len(rows)
        case parts.Grid(_, rows, by_hand=by_hand):
            return 1 + max(len(rows), 1) * (5 if by_hand and look.has_fine_grid else 4) // 4
        case parts.Deck():
            return len(Suit) * letters_of_deck(look)[1] + look.has_fine_grid
        case parts.Dials():
            return rows_of_dials(look, content)
        case parts.Hand() | parts.Portrait():
            return rows_with_cards(look, content, columns)
        case parts.Modem():
            return _rows_of_modem(look, content, columns)
        case parts.Comparison(rows):
            return 2 * len(rows)
        case parts.Choices():
            return 2 if look.has_fine_grid else 1
    return LEAST_OF_GRAPH - bool(look.pages.text.mini_card)


def _rows_of_modem(look: Look, content: parts.Modem, columns: int) -> int:
    """Return the rows of a modem's words: where room is short those of the newest line."""
    return max(2, len(fitted(content.lines[-1], columns - 2))) if look.pages.text.mini_card else 4


def paint(page: PaintedPage, content: parts.Content, area: Rect, number: int) -> None:
    """Paint the content of a part, whose number tells where a click went."""
    PAINTERS[type(content)](page, content, area, number)


def _words(page: PaintedPage, content: parts.Words, area: Rect, _: int) -> None:
    look, inks = page.look, page.look.inks.panel
    left, top, words = area.left + look.cell[0], area.top, inks.words
    if content.is_printed and look.has_fine_grid:
        page.fill(area, look.inks.paper.paper)
        words, left = look.inks.on_paper(1), left + look.cell[0]
        for hole in range(area.top + 3, area.bottom - 3, 7):
            for side in (area.left + 4, area.right - 8):
                page.fill(Rect(side, hole, 4, 3), look.inks.race.grid)
    for line in content.lines:
        ink = inks.title if line.startswith(HEADING_MARK) else words
        for row in fitted(line.removeprefix(HEADING_MARK), look.columns_in(area) - 2) or ("",):
            if top + look.cell[1] <= area.bottom:
                page.words_with_cards(row, (left, top), ink)
            top += look.cell[1]


def _modem(page: PaintedPage, content: parts.Modem, area: Rect, _: int) -> None:
    """Write as a terminal does, the newest line brightest; the lamps are at the right."""
    look, inks, (wide, high) = page.look, page.look.inks, page.look.cell
    box = Rect(0, area.top + high // 2, (len(content.lamps) * 4 + 1) * wide, high * 5 // 2)
    beside = box.width // wide + 1 if look.has_fine_grid else 0
    rows = [(row, line) for line in content.lines for row in fitted(line, look.columns_in(area) - 2 - beside)]
    for at, (row, line) in enumerate(rows[-look.rows_in(area) :]):
        ink = inks.panel.words if line == content.lines[-1] else inks.figures.up
        page.text((area.left + wide, area.top + at * high), row, ink)
    if not look.has_fine_grid:
        return
    box.right = area.right - wide
    page.fill(box, inks.race.grid)
    page.picture.canvas.bevel(box, inks.older_reasons, inks.ground)
    page.fill(Rect(box.topleft, (box.width, high + 2)), inks.older_reasons)
    own = inks.sides[0]
    dark, lit = sorted((own.inlay, own.words), key=lambda ink: sum(look.palette.rgb[ink]))
    for at, lamp in enumerate(content.lamps):
        left = box.left + (1 + at * 4) * wide
        ink = lit if lamp in content.lit else dark
        page.fill(Rect(left, box.top + high * 3 // 2, 2 * wide, high // 2), inks.ground)
        page.fill(Rect(left + 2, box.top + high * 3 // 2 + 1, 2 * wide - 4, high // 2 - 2), ink)
        page.text((left, box.top + 1), lamp, inks.ground)


def leader_row(page: PaintedPage, row: Rect, words: str, value: str, *, is_chosen: bool) -> None:
    """Draw a label, dots on to its value, and the bar on it while it is chosen."""
    look, inks = page.look, page.look.inks.panel
    if is_chosen:
        page.fill(row.inflate(2 * look.cell[0], 0), inks.bar)
    ink, quiet = (inks.bar_words, inks.bar_words) if is_chosen else (inks.words, look.inks.figures.grid)
    page.text(row.topleft, words, ink)
    if value:
        fill_row(page, row, words, value, quiet)
    page.text((row.right - look.width(value), row.top), value, ink if is_chosen else inks.value)


def _leaders(page: PaintedPage, content: parts.Leaders, area: Rect, number: int) -> None:
    if content.are_seats and draw_seats(page, content, area):
        return
    wide, high = page.look.cell
    top, apart = spread(page.look, area, len(content.rows))
    for at, (words, value) in enumerate(content.rows[: area.height // high]):
        row = Rect(area.left + wide, top + at * apart, area.width - 2 * wide, high)
        leader_row(page, row, words, value, is_chosen=at == content.chosen)
        if content.chosen is not None:
            page.click(row, PartSpot(number, at))


# A table, with bars or on paper.


def _is_figures(cells: Sequence[str]) -> bool:
    return any(cells) and not any((cell and not any(map(str.isdigit, cell))) or "[" in cell for cell in cells)


def _grid(page: PaintedPage, content: parts.Grid, area: Rect, number: int) -> None:
    look, inks, (wide, high) = page.look, page.look.inks.panel, page.look.cell
    plain = _Grid.within(page, content, look.columns_in(area) - 2)
    content, starts, widths = plain.grid, plain.starts, plain.widths
    used, rows = starts[-1] + widths[-1] + 2, len(content.rows) + 1
    pitch = max(high, min(area.height // rows, high * 5 // 4)) if look.has_fine_grid else high
    is_paper = content.by_hand and not look.has_only_letters
    ruled = look.inks.figures.grid if is_paper else inks.frame
    if is_paper:
        pitch = max(min(area.height // rows, 2 * high) // look.grid[1] * look.grid[1], look.grid[1])
    row, seen = Rect(area.left, area.top, area.width, pitch), _seen_rows(content, area.height // pitch - 1)
    if is_paper:
        _paper(page, area, pitch, len(seen))
    head = inks.head if look.has_fine_grid else look.inks.figures.words
    plain.write(content.heads, row, look.inks.paper.outline if is_paper else head, is_head=True)
    scale = Rect(row.left + used * wide, 0, area.right - row.left - (used + 1) * wide, 0)
    _axis(page, content.estimates, Rect(scale.left, row.top, scale.width, pitch), pitch * rows)
    for at in seen:
        cells = content.rows[at]
        row = row.move(0, pitch)
        is_lit = at in (content.chosen, content.lit)
        if is_lit:
            page.fill(row, look.inks.lit if is_paper else inks.bar)
        is_ruled = content.by_hand or (content.last_is_total and at == len(content.rows) - 1)
        if is_ruled and look.has_fine_grid:
            line = row.top - content.last_is_total
            page.fill(Rect(row.left + wide, line, row.width - 2 * wide, 1), ruled)
        ink = look.inks.on_paper(1) if is_paper else inks.words
        plain.write(cells, row, inks.bar_words if is_lit and not is_paper else ink)
        for share in content.shares[at : at + 1] if look.has_fine_grid else ():
            _share(page, share, Rect(row.left + (widths[0] - 4) * wide, row.top, 5 * wide, pitch))
        if content.estimates:
            scale.top, scale.height = row.top, high
            _estimate(page, content.estimates, at, scale, is_chosen=at == content.chosen)
        if content.chosen is not None:
            page.click(row, PartSpot(number, at))
    _grid_marks(page, content, area, seen, pitch)
    for start in starts[1:] if is_paper and look.has_fine_grid else ():
        left = area.left + start * wide
        page.fill(Rect(left, area.top + pitch, 1, row.top - area.top - pitch), ruled)


def _grid_marks(page: PaintedPage, grid: parts.Grid, area: Rect, seen: Sequence[int], pitch: int) -> None:
    """Tell at the right of the first and the last row seen whether there are others."""
    total, first = int(grid.last_is_total), area.top + pitch
    if len(seen) == total or grid.by_hand:
        return
    listed = range(seen[0], seen[-1 - total] + 1)
    last = first + (len(listed) - 1) * pitch
    page.scroll_marks(area.right - page.look.cell[0], first, last, listed, len(grid.rows) - total)


def _paper(page: PaintedPage, area: Rect, pitch: int, rows: int) -> None:
    """Lay paper below a grid; where a rule would touch letters it ends with the rows, and has stripes."""
    look = page.look
    if look.has_fine_grid:
        page.fill(area, look.inks.paper.paper)
        return
    for row in range(1 + rows):
        ink = look.inks.older_reasons if row % 2 else look.inks.paper.paper
        page.fill(Rect(area.left, area.top + row * pitch, area.width, pitch), ink)


def _seen_rows(grid: parts.Grid, room: int) -> list[int]:
    """Return which rows are seen in so much room: those around the one that counts, and the total."""
    number = len(grid.rows) - grid.last_is_total
    at = next((row for row in (grid.chosen, grid.lit) if row is not None), 0)
    seen = window([1] * number, room - grid.last_is_total, min(at, max(number - 1, 0)))
    return [*seen, *[number] * grid.last_is_total]


def _narrowed(grid: parts.Grid, columns: int) -> tuple[parts.Grid, list[int]]:
    """Return the first columns of it, as many as there is room for, and how wide they are."""
    widths = columns_of(grid)
    while sum(widths) + len(widths) - 1 > columns:
        widths.pop()
    last = len(widths)
    return replace(grid, heads=grid.heads[:last], rows=[row[:last] for row in grid.rows]), widths


def _share(page: PaintedPage, share: float, area: Rect) -> None:
    """Draw a bar in two colors, of which the first is the share."""
    bar, inks = area.inflate(0, -area.height // 3), page.look.inks
    page.fill(bar, inks.sides[0].inlay)
    page.fill(Rect(bar.topleft, (round(bar.width * share), bar.height)), inks.figures.up)


@frozen
class _Grid:
    """Where the cells of a grid stand, and whose."""

    page: PaintedPage
    grid: parts.Grid
    starts: Sequence[int]
    widths: Sequence[int]
    right: Sequence[bool]

    @classmethod
    def within(cls, page: PaintedPage, whole: parts.Grid, columns: int) -> "_Grid":
        """Spread as many of its columns as have room, with air between them where there is more."""
        grid, widths = _narrowed(whole, columns)
        right = [_is_figures([row[at] for row in grid.rows]) for at in range(len(widths))]
        free, gaps = columns - sum(widths) - len(widths), max(len(widths) - 1, 1)
        if free - gaps < LEAST_BARS:
            grid = replace(grid, estimates=())
        bars = min(SCALE_COLUMNS, free - gaps) if grid.estimates else 0
        air = min(max((free - bars) // gaps, 0), 3 if bars else 8)
        return cls(
            page, grid, [sum(widths[:at]) + at * (1 + air) for at in range(len(widths))], widths, right
        )

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
            if self.grid.by_hand and number and not is_head and look.has_fine_grid:
                is_loss = self.grid.heads[number] == "-"
                own = look.inks.on_paper(0) if is_loss else ink
                self.page.picture.canvas.by_hand(at, cell, own)
            else:
                is_signed = ink == look.inks.panel.words and SIGNED.fullmatch(cell)
                figures = look.inks.figures
                own = (figures.down if cell[0] == "-" else figures.up) if is_signed else ink
                self.page.words_with_cards(cell, at, own)


def _along(estimates: Sequence[parts.Estimate], wide: int) -> tuple[float, float, float]:
    """Return the lowest and the highest value on the scale, and how many pixels one takes on it."""
    ends = [one.value + way * one.error for one in estimates for way in (-1, 1)]
    low, high = min(ends), max(ends)
    low -= (high - low or 1) / 10
    return low, high, wide / (high - low)


def _axis(page: PaintedPage, estimates: Sequence[parts.Estimate], head: Rect, down: int) -> None:
    """Write round values in the head of the bars, and draw a dotted line below each."""
    if not estimates or not page.look.has_fine_grid:
        return
    low, high, one = _along(estimates, head.width)
    step = next((step for step in (1, 2, 5, 10) if (high - low) / step <= MOST_MARKS), 20)
    for value in range(int(-(-low // step)) * step, int(high) + 1, step):
        left = head.left + round((value - low) * one)
        page.centred(Rect(left - 20, head.top, 40, head.height), f"{value}", page.look.inks.panel.head)
        for top in range(head.bottom, head.top + down, 4):
            page.fill(Rect(left, top, 1, 1), page.look.inks.panel.frame)


def _estimate(
    page: PaintedPage, estimates: Sequence[parts.Estimate], at: int, area: Rect, *, is_chosen: bool
) -> None:
    """Draw a bar up to the value, and a whisker as far as it may be off."""
    look, inks = page.look, page.look.inks
    low, _, one = _along(estimates, area.width)

    def along(value: float) -> int:
        return round((value - low) * one)

    value, error = estimates[at]
    ink = inks.panel.bar_words if is_chosen else inks.figures.curves[-1]
    if look.has_only_letters:
        filled = "▒" * max(along(value) // look.cell[0], 1)
        whisker = "-" * ((along(value + error) - along(value)) // look.cell[0])
        page.text(area.topleft, filled + whisker, ink)
        return
    bar = area.inflate(0, -area.height // 2)
    page.fill(Rect(bar.left, bar.top, max(along(value), 1), bar.height), ink)
    page.fill(
        Rect(area.left + along(value - error), area.centery, along(value + error) - along(value - error), 1),
        ink,
    )
    for end in (value - error, value + error) if error else ():
        page.fill(Rect(area.left + along(end), bar.top, 1, bar.height), ink)


# Sums, buttons, curves.


def _choices(page: PaintedPage, content: parts.Choices, area: Rect, number: int) -> None:
    look, inks = page.look, page.look.inks.panel
    left = area.left + look.cell[0]
    for at, name in enumerate(content.names):
        button = Rect(left, area.top, look.width(f" {name} "), look.cell[1])
        if look.has_fine_grid:
            button.inflate_ip(0, look.cell[1] // 2)
            button.centery = area.centery
        page.picture.button(button, name, PartSpot(number, at), is_lit=at == content.lit)
        if look.has_fine_grid and not look.inks.plate.edges:
            page.picture.canvas.outline(button, inks.frame)
        left = button.right + look.cell[0]


def _graph(page: PaintedPage, content: parts.Graph, area: Rect, _: int) -> None:
    wide, high = page.look.cell
    left = max((len(words) for _, words in content.scale.marks), default=0) + 2
    above = 0 if page.look.has_only_letters else high // 2
    plot = Rect(
        area.left + left * wide, area.top + above, area.width - (left + 2) * wide, area.height - 2 * above
    )
    draw_graph(page.picture, content.curves, content.scale, evened(page.look, content.scale, plot))


PAINTERS: Mapping[type[Any], Callable[[PaintedPage, Any, Rect, int], None]] = {
    parts.Words: _words,
    parts.Leaders: _leaders,
    parts.Grid: _grid,
    parts.Deck: draw_deck,
    parts.Hand: draw_hand,
    parts.Dials: draw_dials,
    parts.Portrait: draw_portrait,
    parts.Sums: draw_sums,
    parts.Graph: _graph,
    parts.Comparison: draw_comparison,
    parts.Choices: _choices,
    parts.Modem: _modem,
}
