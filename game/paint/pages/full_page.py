"""A page of parts: its bars above and below, and where each part lies between them."""

from collections.abc import Sequence
from itertools import accumulate

from pygame import Rect

from game.paint.brushes.page_text import balanced, drawn_letters
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.looks.plans import StripPlan
from game.paint.pages.page_layout import PaintedPage, key_line, top_bar
from game.paint.pages.part_painters import least_columns, paint, rows_wanted
from game.paint.pages.title_page import draw_holes
from game.paint.table.felt_and_wood import wood
from game.sheets.charts import Bars, Comparison, Graph, Sums
from game.sheets.page_parts import Choices, Content, Grid, Hand, Part, Words
from game.sheets.pages import PageSheet
from game.sheets.scrolling import Seen, window


def full_page(picture: Picture, sheet: PageSheet) -> Seen:
    """Draw all parts that have room; where they have not, those around the one in hand."""
    page, look = PaintedPage(picture), picture.look
    area, gap = _begun(page, sheet), look.grain.gaps
    fitting = [[part for part in row if part.is_fine in (None, look.grain.is_fine)] for row in sheet.rows]
    rows = [row for wanted in filter(None, fitting) for row in _broken(look, wanted, gap[0])]
    wanted = [
        max(_height(look, part, wide) for part, wide in _widths(look, row, area.width, gap[0]))
        for row in rows
    ]
    heights, drawn = _heights(look, rows, wanted, area.height)
    numbers = {id(part): number for number, part in enumerate(part for row in sheet.rows for part in row)}
    needy = sorted(drawn, key=lambda at: at > drawn.start and _ends_in_air(rows[at - 1]))
    airs, spare = look.grain.aired(needy, _spare(look, heights, drawn, area.height))
    top = area.top
    grows = max(drawn, key=lambda at: (wanted[at] > heights[at], _use_of_more(rows[at]), at))
    for at in drawn:
        high = heights[at] + spare // look.grid[1] * look.grid[1] * (at == grows)
        left, top = area.left, top + airs.get(at, 0)
        for part, wide in _widths(look, rows[at], area.width, gap[0]):
            _part(page, part, numbers[id(part)], Rect(left, top, wide, high))
            left += wide + gap[0]
        top += high + gap[1]
    return Seen(drawn.start, len(drawn), len(rows))


def _begun(page: PaintedPage, sheet: PageSheet) -> Rect:
    """Begin a page with its ground and its bars; return what is free between them."""
    look = page.look
    page.ground()
    if sheet.on_wood and look.grain.is_fine:
        page.picture.canvas.blit(wood(look, look.size), (0, 0))
    is_sign = sheet.is_sign and look.grain.is_fine
    above = _sign(page, sheet.title) if is_sign else top_bar(page, sheet.title, sheet.at_right)
    below = key_line(page, sheet.footer)
    gap, margin = look.grain.gaps[1], look.grain.margin
    return Rect(margin, above + gap, look.size[0] - 2 * margin, below - above - 2 * gap)


def _heights(
    look: Look, rows: Sequence[Sequence[Part]], wanted: Sequence[int], room: int
) -> tuple[list[int], range]:
    """Return how high each row of parts is, and which of them are drawn."""
    gap = look.grain.gaps[1]
    heights = _shortened(look, rows, wanted, room - look.grain.air_of(len(rows)) - gap * (len(rows) - 1))
    now = next((at for at, row in enumerate(rows) if any(part.is_now for part in row)), 0)
    drawn = window([high + gap for high in heights], room + gap, now)
    if look.grain.has_two_inks:
        lacking = look.grain.air_of(len(drawn)) - _spare(look, heights, drawn, room)
        short = [at for at in drawn if wanted[at] > heights[at]]
        if lacking > 2 * look.cell[1] and all(map(_is_only_beside, (rows[at] for at in drawn[:2]))):
            drawn = drawn[1:]  # it has a page of its own
        elif lacking > 2 * look.cell[1] and _is_only_beside(rows[drawn[-1]]):
            drawn = drawn[:-1]  # and so has this
        elif short and lacking > 0:  # a row of it for one of air
            heights[short[0]] -= look.cell[1]
    return heights, drawn


def _is_only_beside(row: Sequence[Part]) -> bool:
    return all(part.is_beside and not part.is_now for part in row)


def _spare(look: Look, heights: Sequence[int], drawn: range, room: int) -> int:
    """Return what is left of a room by the rows that are drawn in it."""
    gap = look.grain.gaps[1]
    return room + gap - sum(heights[at] + gap for at in drawn)


LEAST_RULED = 5
"""Columns a head leaves free where a line in it is longer than a dash."""
LEAST_LISTED = 6
"""Rows of a list that is shortened, with its head and what stands above its columns."""


def _shortened(look: Look, rows: Sequence[Sequence[Part]], heights: Sequence[int], room: int) -> list[int]:
    """Return the heights at which all have room, if they can: long lists show less of themselves, the one
    in hand last."""
    shorter = [*heights]
    for at in sorted(range(len(rows)), key=lambda at: any(part.is_now for part in rows[at])):
        contents = {type(part.content) for part in rows[at]}
        if Grid in contents and Hand not in contents:
            lacking, most = sum(shorter) - room, shorter[at] - LEAST_LISTED * look.cell[1]
            shorter[at] -= max(min(lacking, most), 0)
    return shorter


def _sign(page: PaintedPage, words: str) -> int:
    """Draw letters twice as wide as a heading's, between rows of holes, below a bar where every screen has
    one; return where the page begins below them."""
    look, canvas = page.look, page.picture.canvas
    area = Rect(0, look.bar(page.picture) if look.bar else 0, look.size[0], 3 * look.cell[1])
    for moved in ((-2, -1), (2, -1), (-2, 1), (4, 3)):
        canvas.large(area.move(moved), words, look.inks.shadow, (4, 2))
    canvas.large(area, words, look.inks.panel.title, (4, 2))
    rows = area.centery - look.cell[1] // 2, area.centery + look.cell[1] // 2
    sides = (20, ((0, 11), (0, 15), (1, 7), (1, 10))), (452, ((0, 4), (0, 8), (1, 1), (1, 6)))
    for left, pegs in sides:
        draw_holes(page.picture, StripPlan(area, rows, 20, left, 8, 4, pegs))
    return area.bottom


def _use_of_more(row: Sequence[Part]) -> int:
    """Return how much more room is of use to a row: curves grow, notes and buttons stay as they are."""
    contents = [part.content for part in row]
    if any(isinstance(one, Graph | Bars) or (isinstance(one, Grid) and one.by_hand) for one in contents):
        return 2
    return int(not all(map(_stays_as_it_is, row)))


def _stays_as_it_is(part: Part) -> bool:
    """Tell whether a part is a note, or buttons that are no keys."""
    content, is_note = part.content, isinstance(part.content, Words) and not part.title
    return is_note or (isinstance(content, Choices) and not content.across)


def _ends_in_air(row: Sequence[Part]) -> bool:
    """Tell whether half a row is free below parts: there the last bar of an average ends."""
    return all(isinstance(part.content, Comparison) for part in row)


def _broken(look: Look, row: Sequence[Part], gap: int) -> list[Sequence[Part]]:
    """Break a row of parts, where they have no room side by side, one below the other."""
    needed = sum(least_columns(look, part.content) * look.cell[0] + gap for part in row) + gap
    return [row] if needed <= look.size[0] else [[part] for part in row]


def _widths(look: Look, row: Sequence[Part], wide: int, gap: int) -> list[tuple[Part, int]]:
    """Return each part with its width, by their shares, in whole letters where they stand on these.

    Where a share is less than a part needs, each has what it needs, and of the rest its share."""
    shares, step = [part.share for part in row], look.grid[0]
    room = wide - gap * (len(row) - 1)
    columns = [max(least_columns(look, part.content), len(part.title) + 1) for part in row]
    least = [(column + 1) * look.cell[0] + 2 * _edge(look)[0] for column in columns]
    fits = all(room * share >= need * sum(shares) for share, need in zip(shares, least, strict=True))
    if fits or sum(least) > room:
        least = [0] * len(row)
    for at, part in reversed([*enumerate(row)]):
        whole = (len(part.title) + len(part.at_right) + 3) * look.cell[0]
        if part.at_right and 0 < least[at] < whole <= least[at] + room - sum(least):
            least[at] = whole
    spare = room - sum(least)
    grown = zip(accumulate(least), accumulate(shares), strict=True)
    ends = [(need + spare * share // sum(shares)) // step * step for need, share in grown]
    ends[-1] = room
    return [(part, end - start) for part, start, end in zip(row, [0, *ends], ends, strict=False)]


def _height(look: Look, part: Part, wide: int) -> int:
    """Return its height with its head and its frame."""
    inside = Rect(0, 0, wide - 2 * _edge(look)[0], 0)
    titles = _head_rows(look, part, inside)
    rows = rows_wanted(look, part.content, look.columns_in(inside)) + len(titles)
    return round(rows * look.cell[1]) + 2 * _edge(look)[1] + _below_head(look, part, titles)


def _below_head(look: Look, part: Part, titles: Sequence[str]) -> int:
    """Return the air below a head in its frame, or below a sentence above figures, as between other lines."""
    is_sentence = isinstance(part.content, Grid | Sums) and len(titles) > 1
    in_frame = 2 * look.stroke[1] if look.frame and titles else 0
    return max(in_frame, (look.grain.rows_apart - 1) * look.cell[1] * is_sentence)


def _edge(look: Look) -> tuple[int, int]:
    """Return the frame of a part; where all stands on letters it has none."""
    across, down = look.stroke
    return look.grain.air(2 * across), look.grain.air(2 * down)


def _part(page: PaintedPage, part: Part, number: int, area: Rect) -> None:
    look, inks, (across, down) = page.look, page.look.inks.panel, _edge(page.look)
    page.fill(area, look.inks.ground if part.is_dark else inks.back)
    if across:
        page.picture.canvas.outline(area, look.inks.lit if part.is_now else inks.frame)
    inside = area.inflate(-2 * across, -2 * down)
    if titles := _head_rows(look, part, inside):
        taken = _head(page, part, titles, inside) + _below_head(look, part, titles)
        inside.top, inside.height = inside.top + taken, inside.height - taken
    paint(page, part.content, inside, number)


def _bar(look: Look, head: Rect) -> Rect:
    """Return what the bar of a head takes: that of a window reaches its frame; beside another part it is half
    a cell out, as that of a line."""
    if look.frame:
        across, down = look.stroke
        return Rect(head.left - across, head.top - down, head.width + 2 * across, head.height + down)
    if not look.pages.menu.is_page or head.width == look.size[0]:
        return head
    half = look.cell[0] // 2
    whole = Rect(half, 0, look.size[0] - 2 * half, look.size[1])
    return Rect(head.left + half, head.top, head.width + 2 * half, head.height).clip(whole)


def _head_rows(look: Look, part: Part, inside: Rect) -> tuple[str, ...]:
    """Break the title of a part, where it is longer than its head; a word that is spelled takes two rows."""
    if _is_spelled(look, part.content):
        return part.title, ""
    columns = look.columns_in(inside) - 2
    rows, least = balanced(part.title, columns), -(-part.longest // columns)
    return (*rows, *[""] * (least - len(rows))) if rows else ()


def _is_spelled(look: Look, content: Content) -> bool:
    """Return whether a title is what keys below it write, and has room for letters as large as theirs."""
    return isinstance(content, Choices) and bool(content.across) and look.grain.is_fine


def _head(page: PaintedPage, part: Part, titles: Sequence[str], inside: Rect) -> int:
    """Draw the head as a bar; where all stands on letters that is kept for what the hands are on, in letters
    alone for what is chosen there, and others have a line. Return how high it is."""
    look, inks, high = page.look, page.look.inks.panel, page.look.cell[1]
    head = Rect(inside.topleft, (inside.width, len(titles) * high))
    content = part.content
    shows_row = isinstance(content, Choices) or (isinstance(content, Grid) and content.chosen is not None)
    is_bar = look.grain.is_fine or (part.is_now and not (look.grain.has_only_letters and shows_row))
    back, ink = (inks.bar, inks.bar_words) if part.is_now else (inks.head, inks.head_words)
    if look.pages.menu.is_page:
        back, ink = inks.title, inks.bar_words  # as the open tab, or it would run into the bar above the page
    if is_bar:
        page.fill(_bar(look, head), back)
    else:
        back, ink = look.inks.ground if part.is_dark else inks.back, inks.title
        if look.columns_in(head) - len(titles[0]) - len(part.at_right) > LEAST_RULED and not titles[1:]:
            page.rule(Rect(head.topleft, (head.width - look.cell[0], high)))
    at_right = part.at_right if len(titles[0]) + len(part.at_right) < look.columns_in(head) - 2 else ""
    is_spelled = _is_spelled(look, content)
    if is_spelled:
        place = Rect(head.left + look.cell[0], head.top, 2 * look.width(part.title), head.height)
        page.picture.canvas.large(place, part.title, ink)
    for row, words in enumerate(() if is_spelled else titles):
        line = Rect(head.left, head.top + row * high, (drawn_letters(words) + 2) * look.cell[0], high)
        if not is_bar:  # off the line in it
            page.fill(line, back)
        page.words_with_cards(f" {words} ", line.topleft, ink)
    if at_right:
        top = head.top + (head.height - high) // 2 * is_spelled
        page.text((head.right - look.width(f" {at_right} "), top), f" {at_right} ", ink, back)
    return head.height
