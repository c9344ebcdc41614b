"""How each kind of thing on a full page is drawn: in letters everywhere, finer where pixels are free."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from pygame import Rect

from game.paint.brushes.page_text import balanced, drawn_letters, fitted
from game.paint.looks.look import Look
from game.paint.pages.bar_chart import draw_bars
from game.paint.pages.charts import draw_graph, draw_legend, evened
from game.paint.pages.menus import closer
from game.paint.pages.page_layout import PaintedPage, fill_row, spread
from game.paint.pages.part_bars import draw_comparison, draw_sums, rows_of_sums
from game.paint.pages.part_cards import (
    card_size,
    deck_columns,
    draw_deck,
    draw_hand,
    draw_portrait,
    rows_with_cards,
    told_lines,
)
from game.paint.pages.part_dials import draw_dials, rows_of_dials
from game.paint.pages.part_grid import SCALE_COLUMNS, above_heads, columns_of, draw_grid
from game.paint.pages.part_seats import draw_seats
from game.sheets import charts
from game.sheets import page_parts as parts
from game.sheets.marks import HEADING_MARK
from game.sheets.spots import PartSpot
from game.values import replace

LEAST_WORDS, LEAST_OF_GRAPH, MOST_APART = 24, 7, 3
"""The least letters of prose, the least rows of a graph, and as many rows above one as may have air."""


def least_columns(look: Look, content: parts.Content) -> int:
    """Return how many letters wide it is at least."""
    match content:
        case parts.Deck():
            return deck_columns(look)
        case parts.Grid():
            widths = sum(wide + 1 for wide in columns_of(content)) + SCALE_COLUMNS * bool(content.estimates)
            return min(widths, look.columns - 2)
        case parts.Dials(dials, _, switch):
            return 10 if look.grain.has_two_inks else 12 * (len(dials) + bool(switch))
        case parts.Hand(cards, places, words):
            (wide, _), number = card_size(look, content), max(places, len(cards), 1)
            below = sum(len(word) + 1 for word in words.values()) + 1
            under = (number - 1) * wide * 2 // 5
            if content.fanned:  # of a long pile no more is seen than each card's index
                under = min(under, wide * 9 // 8)
            across = wide + under + wide * content.has_cut
            if wide < look.cards.size[0]:
                return number * wide // look.cell[0]
            return max(
                across // look.cell[0],
                below,
                *(drawn_letters(line) + 1 for line in told_lines(content.below)),
                0,
            )
        case parts.Choices() as choices:
            return max(sum(len(word) + 4 for word in row) for row in choices.rows)
    return LEAST_WORDS


def rows_wanted(look: Look, content: parts.Content, columns: int) -> float:
    """Return how many rows of letters it takes in a width."""
    match content:
        case parts.Words() as words:
            rows = sum(max(1, len(fitted(line, columns - 2))) for line in _lines(look, words))
            rows = max(rows, words.least)
            return -(-rows * _pitch(look, words, rows) // look.cell[1])
        case parts.Leaders(rows):
            return len(rows)
        case charts.Sums() as sums:
            return rows_of_sums(look, sums, columns)
        case parts.Grid(_, rows, by_hand=by_hand) as grid:
            above = above_heads(look, grid) / look.cell[1]
            return 1 + above + max(len(rows), 1) * (4 + look.grain.air(int(by_hand))) // 4
        case parts.Dials():
            return rows_of_dials(look, content)
        case parts.Deck() | parts.Hand() | parts.Portrait():
            return rows_with_cards(look, content, columns)
        case parts.Modem():
            return _rows_of_modem(look, content, columns)
        case charts.Comparison(rows):
            return 2 * len(rows)
        case parts.Choices() as choices:
            return len(choices.rows) * (1 + look.grain.air(1))
    return LEAST_OF_GRAPH - bool(look.pages.text.mini_card)


def _lines(look: Look, words: parts.Words) -> parts.Lines:
    """Return what is written: the brief lines, if there are any, where parts lie a row apart."""
    return words.in_brief if words.in_brief and look.grain.has_two_inks else words.lines


def _pitch(look: Look, words: parts.Words, rows: int) -> int:
    """Return how far rows of prose are apart."""
    return closer(look) if words.has_air and rows <= MOST_APART else look.cell[1]


def _rows_of_modem(look: Look, content: parts.Modem, columns: int) -> int:
    """Return the rows of a modem's words: where room is short those of the newest line."""
    return len(fitted(content.lines[-1], columns - 2)) if look.pages.text.mini_card else 4


def paint(page: PaintedPage, content: parts.Content, area: Rect, number: int) -> None:
    """Paint the content of a part, whose number tells where a click went."""
    PAINTERS[type(content)](page, content, area, number)


def _words(page: PaintedPage, content: parts.Words, area: Rect, _: int) -> None:
    look, inks = page.look, page.look.inks.panel
    left, top, words = area.left + look.cell[0], area.top, inks.words
    if content.is_printed and look.grain.is_fine:
        page.fill(area, look.inks.paper.paper)
        words, left = look.inks.on_paper(1), left + look.cell[0]
        for hole in range(area.top + 3, area.bottom - 3, 7):
            for side in (area.left + 4, area.right - 8):
                page.fill(Rect(side, hole, 4, 3), look.inks.race.grid)
    columns = look.columns_in(area) - 2
    told = _lines(look, content)
    broken = [(line, balanced(line.removeprefix(HEADING_MARK), columns) or ("",)) for line in told]
    pitch = _pitch(look, content, sum(len(rows) for _, rows in broken))
    for line, rows in broken:
        ink = inks.title if line.startswith(HEADING_MARK) else words
        for row in rows:
            if top + look.cell[1] <= area.bottom:
                page.words_with_cards(row, (left, top), ink)
            top += pitch


def _modem(page: PaintedPage, content: parts.Modem, area: Rect, _: int) -> None:
    """Write as a terminal does, the newest line brightest; the lamps are at the right."""
    look, inks, (wide, high) = page.look, page.look.inks, page.look.cell
    box = Rect(0, area.top + high // 2, (len(content.lamps) * 4 + 1) * wide, high * 5 // 2)
    beside = look.grain.air(box.width // wide + 1)
    rows = [(row, line) for line in content.lines for row in fitted(line, look.columns_in(area) - 2 - beside)]
    for at, (row, line) in enumerate(rows[-look.rows_in(area) :]):
        ink = inks.panel.words if line == content.lines[-1] else inks.figures.up
        page.text((area.left + wide, area.top + at * high), row, ink)
    if not look.grain.is_fine:
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
        page.fill(page.bar(row.inflate(2 * look.cell[0], 0)), inks.bar)
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
    top += page.look.pages.text.over_letters
    for at, (words, value) in enumerate(content.rows[: area.height // high]):
        row = Rect(area.left + wide, top + at * apart, area.width - 2 * wide, high)
        leader_row(page, row, words, value, is_chosen=at == content.chosen)
        if content.chosen is not None:
            page.click(row, PartSpot(number, at))


# Buttons and curves.


def _choices(page: PaintedPage, content: parts.Choices, area: Rect, number: int) -> None:
    """Draw them from the left, row by row; keys in rows take all the room, from the middle."""
    look, inks, (wide, high) = page.look, page.look.inks.panel, page.look.cell
    across, room = content.across, look.columns_in(area) - 1
    taken = room - room % across - 1 if across else 0
    margin = (area.width - taken * wide) // 2 if across else wide
    margin -= margin % wide * look.grain.has_only_letters
    step = area.height // len(content.rows)
    step -= step % (1 if across and look.grain.is_fine else high)
    first = look.on_grid((area.left, area.top + (area.height - step * len(content.rows)) // 2))[1]
    spots = (PartSpot(number, at) for at in range(len(content.words)))
    for top, row in enumerate(content.rows):
        left, least = area.left + margin, (taken + 1) // len(row) - 1 if across else 0
        for word in row:
            inside = (step // high - 1) // 2 * high
            button = Rect(left, first + top * step + inside, max(len(word) + 2, least) * wide, high)
            if look.grain.has_two_inks and across and inside:
                button.height = 3 * high  # a key is about as high as it is wide
            if look.grain.is_fine:
                button.height = step - high // 2 if across else max(high * 3 // 2, step * 3 // 5)
                button.centery = first + top * step + step // 2
            spot = next(spots)
            page.picture.button(button, word, spot, is_lit=spot.index == content.lit)
            if look.grain.is_fine and not look.inks.plate.edges:
                page.picture.canvas.outline(button, inks.frame)
            left = button.right + wide


def _graph(page: PaintedPage, content: charts.Graph, area: Rect, _: int) -> None:
    """Draw curves in one chart, or in letters each in its strip."""
    for graph, strip in _strips(page.look, content, area):
        _draw_named(page, graph, strip)


def _strips(look: Look, graph: charts.Graph, area: Rect) -> Iterator[tuple[charts.Graph, Rect]]:
    """Yield a strip for each curve where letters of one would hide another; the lowest has the columns."""
    are_plain = len(graph.curves) > 1 and not any(curve.is_dotted for curve in graph.curves)
    if are_plain and look.grain.has_only_letters:
        each = (look.rows_in(area) - bool(graph.scale.columns)) // len(graph.curves) * look.cell[1]
        upper = replace(graph.scale, columns=())
        for curve in graph.curves[:-1]:
            yield charts.Graph([curve], upper), Rect(area.topleft, (area.width, each))
            area = Rect(area.left, area.top + each, area.width, area.height - each)
        graph = replace(graph, curves=graph.curves[-1:])
    yield graph, area


def _draw_named(page: PaintedPage, content: charts.Graph, area: Rect) -> None:
    """Draw curves over their scale, and their names below them, or in letters above."""
    wide, high = page.look.cell
    if any(curve.name for curve in content.curves):
        is_above = page.look.grain.has_only_letters
        row = Rect(area.left + 2 * wide, area.top if is_above else area.bottom - high, area.width, high)
        below = high * page.look.grain.rows_apart  # on cells clear of the words of the columns
        area = Rect(area.left, area.top + high * is_above, area.width, area.height - below)
        draw_legend(page.picture, content.curves, row)
    longest = max(map(len, [content.scale.each, *(words for _, words in content.scale.marks)]))
    left = (longest + 2) * wide + page.look.grain.air(wide // 2)  # a number at the line takes half a letter
    above = page.look.grain.half_row
    plot = Rect(area.left + left, area.top + above, area.width - left - 2 * wide, area.height - 2 * above)
    draw_graph(page.picture, content.curves, content.scale, evened(page.look, content.scale, plot))


PAINTERS: Mapping[type[Any], Callable[[PaintedPage, Any, Rect, int], None]] = {
    parts.Words: _words,
    parts.Leaders: _leaders,
    parts.Grid: draw_grid,
    parts.Deck: draw_deck,
    parts.Hand: draw_hand,
    parts.Dials: draw_dials,
    parts.Portrait: draw_portrait,
    charts.Sums: draw_sums,
    charts.Graph: _graph,
    charts.Bars: draw_bars,
    charts.Comparison: draw_comparison,
    parts.Choices: _choices,
    parts.Modem: _modem,
}
