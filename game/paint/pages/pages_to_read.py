"""Pages to read: their rows, tables, cards and boards, and the contents beside them."""

from collections.abc import Sequence
from itertools import accumulate, chain, takewhile
from typing import NamedTuple

from pygame import Rect

from game.paint.brushes.page_text import (
    BOARD_APART,
    STREET_ROWS,
    card_lefts,
    card_size,
    fitted,
    leads,
    page_pieces,
    rows_needed,
    table_rows,
    tables_fit,
    text_columns,
)
from game.paint.brushes.picture import Picture
from game.paint.looks.grain import DOWN, UP
from game.paint.looks.inks import PanelInks
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.page_layout import GAP, PaintedPage, key_line, top_bar
from game.paint.table.board import draw_streets, peg
from game.paint.table.felt_and_wood import wood
from game.sheets.marks import BOARD_MARK, CARDS_MARK, COUNTS_MARK, HEADING_MARK
from game.sheets.page_parts import PageRow, Reading
from game.sheets.pages import PageSheet
from game.sheets.scrolling import Seen
from game.sheets.spots import LineSpot

HEADING_ROWS, CONTENTS_MARGIN = 2, 3
"""What the large heading of a page beside its contents takes, and the columns these leave free."""
FRAMED = 8
"""The wood at both sides of a page."""
MOST_AIR = 1
"""Rows of air above a part of a page that ends early, at most, beside its own."""
PARTS = " parts"
"""How the keys end that lead to the parts of a page."""


BELOW_BAR = 4
"""How many pixels the contents are off the bar, where there is room."""


def _foot_rows(look: Look) -> int:
    """Return how many rows the keys take, and with letters alone one above them, or they would touch."""
    return look.pages.text.footer_rows + look.grain.has_only_letters


def _below_bar(look: Look) -> int:
    """Return the row in which contents and heading begin: letters alone would touch the bar."""
    return 1 + look.grain.has_only_letters


def page_lines(look: Look, *, has_contents: bool = False) -> int:
    """Return how many rows of a page are seen at once."""
    plan = look.pages.text
    if has_contents and plan.contents:
        return look.rows - _below_bar(look) - HEADING_ROWS - _foot_rows(look)
    return look.rows - 2 * plan.first_row


def text_page(picture: Picture, sheet: PageSheet) -> Seen:
    """Draw a page from a row on."""
    reading = sheet.reading
    assert reading, "there is something to read"
    page, look, text = PaintedPage(picture), picture.look, TextArea.of(picture.look, reading)
    inks, (wide, high) = look.inks.panel, look.cell
    is_framed = look.grain.is_fine and not text.has_contents
    page.ground(None if is_framed else inks.back)
    below, edge = key_line(page, keys_of_use(look, sheet.footer, reading, text)), is_framed * FRAMED
    if look.grain.has_two_inks:  # there they begin right below the page, in one row or in two
        text = text._replace(room=(below - text.top) // high - 1)
    title = reading.within.title if text.has_contents else sheet.title
    above = top_bar(page, title, place_told(look, title, reading, text))
    if is_framed:
        picture.canvas.blit(wood(look, (look.size[0], below - above)), (0, above))
        page.panel(Rect(0, above, look.size[0], below - above).inflate(-2 * edge, -edge))
    air = _air_above(look, reading, text) * text.has_contents
    if text.has_contents:
        _contents(page, reading.within)
        heading_wide = min(look.size[0] - text.left - wide, 2 * look.width(sheet.title))
        upper = _below_bar(look) * high + look.stroke[1] - look.grain.air(1) + air // 2
        page.large_heading(Rect(text.left, upper, heading_wide, 2 * high), sheet.title)
    page.seen = lay_text(page, reading, text, inks, air)
    _mark_other_parts(page, text, below, edge)
    return page.seen


def _mark_other_parts(page: PaintedPage, text: "TextArea", below: int, edge: int) -> None:
    """Tell beside the rows of a page that there are others above or below them."""
    look, seen, (wide, high) = page.look, page.seen, page.look.cell
    first, last = text.top, text.top + (text.room - 1) * high
    right = (look.columns - _below_bar(look)) * wide - 2 * edge
    if text.has_contents and look.grain.is_fine:  # clear of the heading, and at the foot of the page
        first, last = first - high, below - high
        right -= wide * (not look.frame)  # at the end of the lines, and not of the screen
    drawn = range(seen.first, min(seen.first + seen.rows - seen.left, seen.of))
    page.scroll_marks(right, first, last, drawn, seen.of)


class TextArea(NamedTuple):
    """Where the rows of a page begin, how many are seen at once, and whether its contents stand beside it."""

    left: int
    top: int
    room: int
    has_contents: bool

    @classmethod
    def of(cls, look: Look, reading: Reading) -> "TextArea":
        """Measure a page; one with a wide table needs the room of the contents."""
        plan, (wide, high) = look.pages.text, look.cell
        beside = bool(reading.within.pages and plan.contents) and tables_fit(look, reading.lines)
        column, row = plan.margin, plan.first_row
        if beside:
            column, row = plan.contents + 3 - _below_bar(look), _below_bar(look) + HEADING_ROWS
        return cls(column * wide, row * high, page_lines(look, has_contents=beside), beside)


def keys_of_use(look: Look, footer: str, reading: Reading, text: TextArea) -> str:
    """Return the keys of a page; where it fits, none of them leads to its parts."""
    fits = not drawn_rows(look, reading, text)[0].last_first
    return GAP.join(part for part in footer.split(GAP) if not (fits and part.endswith(PARTS)))


def place_told(look: Look, title: str, reading: Reading, text: TextArea) -> str:
    """Tell beside a title where in a row of pages one is, and in which part of a page that has several: where
    room is short in figures alone."""
    seen, _ = drawn_rows(look, reading, text)
    place = reading.within.place
    told = [", ".join(filter(None, (place, part))) for part in (seen.part, seen.part.partition(" ")[2])]
    return next((way for way in (*told, place) if len(f"{title}  {way}") <= look.columns - 2), "")


def lay_text(page: PaintedPage, reading: Reading, text: TextArea, inks: PanelInks, above: int = 0) -> Seen:
    """Write the rows that are seen below some air."""
    look, columns = page.look, text_columns(page.look, contents=text.has_contents)
    seen, drawn = drawn_rows(look, reading, text)
    high = look.cell[1]
    rows = table_rows(reading.lines, columns)
    heads, table = rows[:1], rows[look.grain.has_two_inks :]  # there heads have an ink, and no bar
    first = Rect(text.left, text.top + above, columns * look.cell[0], high)
    _table_grounds(page, first, drawn, table, _head_inks(inks)[0])
    for row, line in enumerate(drawn):
        place = first.move(0, row * high)
        if line in table:
            up = _off_rows_below(look, drawn, row) * (line in heads)
            _table_row(page, place.move(0, -up), line, inks, is_head=line in heads)
        elif line.startswith(CARDS_MARK):
            place.top += _off_words_above(look, drawn, row)
            _lay_cards(page, place, line.removeprefix(CARDS_MARK), inks)
        elif line.startswith(COUNTS_MARK):
            _write_counts(page, place, line.removeprefix(COUNTS_MARK).split(", "))
        elif line.startswith(BOARD_MARK):
            holes = line.removeprefix(BOARD_MARK).partition(BOARD_APART)[0]
            place.top += _off_words_above(look, drawn, row)
            draw_streets(page.picture.canvas, place.topleft, [*map(int, holes.split())])
        elif line.startswith(HEADING_MARK):
            ink, words = look.inks.figures.words if line in heads else inks.title, line[len(HEADING_MARK) :]
            page.text(place.topleft, words, ink)
            if look.grain.is_fine and drawn[row + 1] in table[1:]:
                begun = look.width(f"{words} ")  # a line leads over the columns of its group
                middle, thick = place.top + (high - look.stroke[1]) // 2, look.stroke[1]
                page.fill(Rect(place.left + begun, middle, place.width - begun, thick), ink)
        else:
            page.words_with_cards(line, place.topleft, inks.words)
    return seen


def _lay_cards(page: PaintedPage, row: Rect, line: str, inks: PanelInks) -> None:
    """Lay cards in a row, with what they are an example of; below them lies a cloth of one color, if any."""
    look, wide = page.look, page.look.cell[0]
    cards, _, why = line.partition(BOARD_APART)
    if not look.inks.cloth:
        row = row.move(0, look.grain.air(1))
        last = card_lefts(look, [len(group.split()) for group in cards.split("+")], row.width)[-1]
        room, high = row.width if why else last + card_size(look)[0], card_size(look)[1]
        cloth = Rect(row.topleft, (room + wide, high + 3 - look.grain.air(1)))
        cloth.move_ip(-wide // 2, -1)
        look.grain.cloth(page.picture.canvas, cloth, look.inks.felt)
    page.true_cards(cards, row.topleft, row.width, why)
    page.example(cards, why, row.topleft, look.columns_in(row), inks.title)


def _write_counts(page: PaintedPage, row: Rect, counts: Sequence[str]) -> None:
    """Write below each card of a play in turn what it brings the count to, with the peg of who played it."""
    look, (wide, high) = page.look, (card_size(page.look)[0], page.look.cell[1])
    for at, left in enumerate(card_lefts(look, [len(counts)], row.width)):
        plate, has_pegs = Rect(row.left + left, row.top, wide, high), wide > len("# 30 ") * look.cell[0]
        if has_pegs:
            page.fill(plate, look.inks.plate.back)
            page.picture.canvas.blit_middle(peg(look, 1 - at % 2), (plate.left + wide // 5, plate.centery))
        page.centered(plate, counts[at], look.inks.plate.words)


def _height(look: Look, line: str) -> int:
    """Return how high is what is drawn from a row on: a board, cards or words."""
    high = {CARDS_MARK: card_size(look)[1], BOARD_MARK: STREET_ROWS * look.cell[1]}
    return high.get(line[: len(CARDS_MARK)], look.cell[1])


def _off_words_above(look: Look, drawn: Sequence[str], row: int) -> int:
    """Return how far cards or a board are kept off words right above them: half of what is free below."""
    below = len([*takewhile(lambda line: not line, drawn[row + 1 : -1])]) + 1
    free = below * look.cell[1] - _height(look, drawn[row])
    return look.grain.air(max(free, 0) // 2) if row and drawn[row - 1] else 0


def drawn_rows(look: Look, reading: Reading, text: TextArea) -> tuple[Seen, list[str]]:
    """Return which rows of a page are seen, and those that are drawn of them."""
    table = table_rows(reading.lines, text_columns(look, contents=text.has_contents))
    pieces = _whole_pieces(look, reading, text, table)
    begun = [*accumulate(map(len, pieces), initial=0)]
    starts = [begun[at] for at in _first_pieces(look, pieces, text.room, table[:1])]
    rows = [*chain(*pieces)]
    of = begun[-2] + rows_needed(look, pieces[-1]) if pieces else 0
    first = max((start for start in starts if start <= reading.first), default=0)
    end = next((start for start in starts if start > first), of)
    seen = [*rows[first:end], ""]  # below the last cards is cloth
    page = Seen(first, text.room, of, left=first + text.room - end, starts=starts)
    return page, _aired(look, seen, text.room) if look.grain.has_two_inks else seen


def _whole_pieces(look: Look, reading: Reading, text: TextArea, table: Sequence[str]) -> list[list[str]]:
    """Break a page into what is seen together; a table longer than a picture has its heads on each."""
    pieces = list[list[str]]()
    for rows in page_pieces(look, reading.lines, contents=text.has_contents):
        while (needed := rows_needed(look, rows)) > text.room:
            cut = -(-needed // -(-needed // (text.room - 1)))
            pieces.append(rows[:cut])
            rows = [*table[: rows[cut] in table[1:]], *rows[cut:]]
        pieces.append(rows)
    return pieces


def _first_pieces(
    look: Look, pieces: Sequence[Sequence[str]], room: int, heads: Sequence[str]
) -> Sequence[int]:
    """Return with which pieces the pictures of a page begin: there are as few as can be, as full as one
    another, and the next one begins with a heading or else a paragraph."""
    best: dict[int, tuple[int, int, Sequence[int]]] = {len(pieces): (0, 0, ())}
    for first in reversed(range(len(pieces))):
        ways, end, spare = [], first, room
        torn = _tears(pieces, first, heads) * room**2 // 2
        while end < len(pieces) and (end == first or spare >= 0):
            end += 1
            spare = room - rows_needed(look, [*chain(*pieces[first:end])])
            number, cost, starts = best[end]
            if spare >= 0 or end == first + 1:
                ways.append((number + 1, cost + spare**2 + torn, (first, *starts)))
        best[first] = min(ways)
    return best[0][2]


def _tears(pieces: Sequence[Sequence[str]], at: int, heads: Sequence[str]) -> int:
    """Return how bad it is that a picture begins with a piece: least so with a heading, most with a table."""
    first = pieces[at][0]
    if not at or (first.startswith(HEADING_MARK) and first not in heads):
        return 0
    return 2 if first in heads or pieces[at - 1][-1] else 1


def _aired(look: Look, rows: Sequence[str], room: int) -> list[str]:
    """Add a row of air above each part, and a second one, if there is room: no page ends empty.

    What words lead to stays a row below them."""
    begun = (at for at in range(1, len(rows)) if rows[at] and not rows[at - 1])
    parts = [at for at in begun if not leads(rows[at - 2])]
    more = max(min((room - 1 - rows_needed(look, rows)) // max(len(parts), 1), MOST_AIR), 0)
    return [row for at, row in enumerate(rows) for row in [*[""] * (more * (at in parts)), row]]


def _air_above(look: Look, reading: Reading, text: TextArea) -> int:
    """Return how far the rows are kept off the heading above them, where the last of them leaves room."""
    drawn, high = enumerate(drawn_rows(look, reading, text)[1]), look.cell[1]
    ends = (at * high + _height(look, line) for at, line in drawn if line)
    free = (look.rows - _foot_rows(look)) * high - text.top - max(ends, default=0)
    return look.grain.air(min(max(free, 0), high // 2))


def _table_grounds(
    page: PaintedPage, first: Rect, drawn: Sequence[str], table: Sequence[str], bar: Ink
) -> None:
    """Lay a bar under the heads of a table, as wide as the page, and a stripe under every other row: where
    it is fine off the tops of its letters, and below the tails of those above it."""
    look, up, is_striped = page.look, page.look.grain.air(1), False
    stripe = look.inks.plate.back if look.grain.is_fine else look.inks.shadow
    grounds: list[tuple[int, int, Ink]] = []
    for row, line in enumerate(drawn):
        is_striped = not is_striped and line in table and not line.startswith(HEADING_MARK)
        if is_striped and not look.grain.has_only_letters:
            grounds.append((row, 0, stripe))
        elif line in table[:1] and not look.grain.has_two_inks:
            grounds.append((row, up, bar))
    for row, more, ink in reversed(grounds):
        higher = up + _off_rows_below(look, drawn, row) * bool(more)
        ground = _wider(look, first.move(0, row * first.height - higher))
        page.fill(Rect(ground.topleft, (ground.width, ground.height + more)), ink)


def _off_rows_below(look: Look, drawn: Sequence[str], row: int) -> int:
    """Return how far the heads of a table are kept off the rows below them: where the one above is free."""
    return look.grain.air(2) * (row > 0 and not drawn[row - 1])


def _wider(look: Look, row: Rect) -> Rect:
    """Return what a row of a table is with its air at both sides."""
    return row.inflate(look.cell[0] * (2 - look.grain.is_fine), 0)


def _head_inks(inks: PanelInks) -> list[Ink]:
    """Return the inks of a bar of heads and of its words: the bar is never that of the page."""
    return sorted((inks.head, inks.head_words), key=lambda one: one == inks.back)


def _table_row(page: PaintedPage, row: Rect, line: str, inks: PanelInks, *, is_head: bool) -> None:
    """Write a row of a table, a sum below a line and off it."""
    look, words = page.look, line.removeprefix(HEADING_MARK)
    if words != line and not is_head:
        ground, thick = _wider(look, row), look.stroke[1] * look.grain.is_fine
        page.fill(Rect(ground.left, ground.top - thick, ground.width, thick), inks.title)
        row = row.move(0, thick)
    ink = _head_inks(inks)[1] if is_head else inks.words if words == line else inks.title
    page.words_with_cards(words, row.topleft, ink)


def section_starts(within: PageRow) -> list[int]:
    """List the pages with which a heading of the contents begins; the first does in any case."""
    sections = [*within.sections] or [""] * len(within.pages)
    return [at for at, section in enumerate(sections) if not at or section != sections[at - 1]]


def listed_pages(within: PageRow, needed: Sequence[int], room: int) -> range:
    """Return the pages that are listed, from the first heading on that leaves room for the one being read."""
    starts = [start for start in section_starts(within) if start <= within.at]
    first = next((start for start in starts if sum(needed[start : within.at + 1]) <= room), within.at)
    fits = [at for at in range(first, len(needed)) if sum(needed[first : at + 1]) <= room]
    return range(first, max(fits, default=first) + 1)


def _hanging(words: str, columns: int) -> list[str]:
    """Break words; what does not fit into the first row is indented below it."""
    first, *others = fitted(words, columns)
    return [first, *(f" {row}" for row in fitted(" ".join(others), columns - 1))]


def _contents(page: PaintedPage, within: PageRow) -> None:
    """List all pages at the left under the headings of their sections, as far as there is room."""
    look, high = page.look, page.look.cell[1]
    column = _contents_column(page)
    row = Rect(0, (_below_bar(look) + (not within.sections)) * high, column.width, 0)
    room = look.columns_in(row) - CONTENTS_MARGIN - look.grain.has_only_letters  # off the line beside them
    rows = [_hanging(words, room) for words in within.pages]
    headed = section_starts(within) if within.sections else []
    needed = [(len(lines) + (number in headed)) * high for number, lines in enumerate(rows)]
    apart = look.grain.air(high // 2) * (sum(needed) + len(headed) * high // 2 <= column.bottom - row.top)
    first, shown = row.top, listed_pages(within, needed, column.bottom - row.top)
    row.top += look.grain.air(BELOW_BAR) * bool(apart)
    for number in shown:
        if number in headed:
            is_later = number > shown.start
            row.top += apart * is_later
            _section_heading(page, row, within.sections[number], is_ruled=is_later and not apart)
            row.top += high
        row.height = len(rows[number]) * high
        _listed_page(page, row, rows[number], is_read=number == within.at)
        page.click(row, LineSpot(number, within.pages[number]))
        row.top = row.bottom
    if shown.start:
        _mark_more(page, column, first, UP)
    if shown.stop < len(rows):
        _mark_more(page, column, row.top - high, DOWN)


def _contents_column(page: PaintedPage) -> Rect:
    """Draw the ground of the contents with the line at its right, and return where they lie."""
    look, (wide, high) = page.look, page.look.cell
    last = look.rows - 1 - look.grain.has_only_letters  # or the list would touch the keys
    column = Rect(0, high, look.pages.text.contents * wide, (last - 1) * high)
    page.fill(column, look.inks.ground)
    left = column.right - wide + look.grain.air(wide // 2 - 1)
    for down in range(1, last):
        page.text((left, down * high), "│", look.inks.panel.frame)
    return column


def _section_heading(page: PaintedPage, row: Rect, words: str, *, is_ruled: bool) -> None:
    """Write the heading of a section; where no air parts it from the one above, a line leads on from it."""
    look, ink, (wide, high) = page.look, page.look.inks.panel.head, page.look.cell
    page.text((row.left + wide, row.top), words, ink)
    if is_ruled and look.grain.is_fine:
        begun = row.left + look.width(words) + 2 * wide
        page.fill(Rect(begun, row.top + high // 2, row.right - 2 * wide - begun, look.stroke[1]), ink)


def _listed_page(page: PaintedPage, row: Rect, lines: Sequence[str], *, is_read: bool) -> None:
    """Write the name of a page in its rows; the bar of the one being read reaches over to it."""
    look, inks, (wide, high) = page.look, page.look.inks, page.look.cell
    if is_read:
        page.fill(row.inflate(look.grain.air(wide) - 2 * wide, 0), inks.panel.bar)
        for step in range(look.grain.air(high // 2)):
            tab = Rect(row.right - wide // 2, row.top + step, wide // 2 + step, row.height - 2 * step)
            page.fill(tab, inks.panel.bar)
    for at, line in enumerate(lines):
        ink = inks.panel.bar_words if is_read else inks.older_reasons
        page.text((row.left + 2 * wide, row.top + at * high), line, ink)


def _mark_more(page: PaintedPage, column: Rect, top: int, mark: str) -> None:
    """Tell in the line beside the contents that there are more of them."""
    look, inks = page.look, page.look.inks
    place = Rect((column.right - look.cell[0], top), look.cell)
    page.fill(place, inks.ground)
    drawn_in = look.grain.inks_of_mark(inks.panel.title, inks.ground)
    page.text((place.left + look.grain.air(2), top), mark, *drawn_in)
