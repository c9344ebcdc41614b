"""The coach's figures, over the upper part of the table or beside its cards: the own hand is still seen."""

from collections.abc import Sequence
from itertools import pairwise

from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import drawn_letters, fitted
from game.paint.brushes.picture import Picture
from game.paint.looks.grain import FRAME
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.page_layout import PaintedPage
from game.paint.table.felt_and_wood import lay_cloth
from game.sheets import sheets
from game.sheets.columns import column_starts, parted
from game.sheets.scrolling import Seen, window
from game.sheets.spots import CardSpot, LineSpot
from game.values import frozen

STAR, OWN = "* ", "*=yours"
"""What stands beside one's own choice, and what says so above them all."""
BEST_FIRST = ", BEST FIRST"
"""What tells of letters alone which row is advised."""
BETWEEN_ROWS = 2
"""Pixels between two rows of figures, where these are free: their cards would run together."""
BAR_AIR = 2
"""Pixels of a bar beside its words, where these are free: so far the edge of a card stands out."""
MOST_AIR = 5
"""Pixels above and below them."""
GUTTER, ADVICE_FRAME = 2, 2
"""Columns that a bar takes beside figures, and of the frame and the air within it at either side; and rows
of the frame."""


def inside_columns(look: Look, seats: int) -> list[int]:
    """Return how many columns there may be within the box: if all figures have room there, it leaves the
    starter, the count and a crib in sight, or else a board that stands beside the cloth."""
    room, off_pack = look.columns, []
    if seats in look.table.advice:
        room = look.columns_in(look.table.advice[seats])
    elif look.grain.is_fine:
        room = (look.table.cloth.width - look.shadow[0] - look.cell[0] // 2) // look.cell[0]
        off_pack = [(_off_pack(look, seats) - _leftmost(look, seats)) // look.cell[0]]
    elif look.grain.has_only_letters:
        room = (look.size[0] - look.table.board.right) // look.cell[0] - 1
    return [min(one - 2 * ADVICE_FRAME, look.pages.menu.box_columns) for one in (*off_pack, room)]


def _off_pack(look: Look, seats: int) -> int:
    """Return where a box ends whose shadow does not reach these."""
    return look.table.by_seats[seats].counter.left - look.shadow[0]


def _leftmost(look: Look, seats: int) -> int:
    """Return where a box begins at most: in line with the plate below it."""
    return look.table.by_seats[seats].seats[0].plate.area.left


def why_rows(columns: int) -> int:
    """Return how many rows the reason takes where it is longest."""
    return -(-sheets.WHY_LETTERS // columns)


def _lines_seen(look: Look, sheet: sheets.AdviceSheet, above: int, below: int) -> int:
    """Return how many choices are seen at once, between rows of heads and those of details and why."""
    room = _hand_top(look, sheet.seats) - _top(look, sheet.seats) - _air(look) - _air_above(look)
    if place := look.table.advice.get(sheet.seats):
        room = place.height
    others = ADVICE_FRAME + above + below
    return (room // look.cell[1] - others) * look.cell[1] // _row_high(look)


def _hand_top(look: Look, seats: int) -> int:
    """Return where the own hand begins, of which some cards stand higher."""
    rises = max(look.table.raised, look.table.chosen_raised)
    return look.table.by_seats[seats].seats[0].hand.top - rises


def _top(look: Look, seats: int) -> int:
    """Return where the box begins: below the plates at the upper edge, where they have one."""
    first, places = look.table.cloth.top, look.table.by_seats[seats]
    plates = [seat.plate.area for seat in places.seats if seat.plate.area.top < first + look.cell[1]]
    if look.grain.has_two_inks or not plates:
        return first + _off_plates(look) * bool(look.frame)
    return max(plate.bottom for plate in plates) + _off_plates(look)


def _off_plates(look: Look) -> int:
    """Return how far it is off the plates above it, for a title out of its upper edge, or their shadow."""
    if look.grain.has_only_letters:
        return 0
    return 1 + 3 * look.stroke[1] if look.frame else FRAME[1] // 2 + look.stroke[1]


def _row_high(look: Look) -> int:
    """Return how high a row of figures is."""
    return look.cell[1] + look.grain.air(BETWEEN_ROWS)


def _air(look: Look) -> int:
    """Return the air below the figures, where pixels are free."""
    return look.grain.air(min(look.cell[1] // 2, MOST_AIR))


def _air_above(look: Look) -> int:
    """Return the same above them, below a title that takes a row of its own."""
    return _air(look) * bool(look.frame)


def _with_starred(drawn: range, sheet: sheets.AdviceSheet) -> list[int]:
    """Return which choices are listed: one's own is, in the place of the nearest that would be."""
    listed, own = [*drawn], sheet.starred
    if own is not None and own not in drawn and len(listed) > 1:
        step, end = (-1, len(listed) - 1) if own >= drawn.stop else (1, 0)
        listed[end + step * (listed[end] == sheet.chosen)] = own
        listed.sort()
    return listed


def _first_heads(look: Look, sheet: sheets.AdviceSheet) -> Sequence[str]:
    """Return what stands above the cards: whose the star is, or what they are."""
    what = "discard" if any(" " in words for words in sheet.options) else "card"
    if sheet.starred is None:
        return [what]
    return [OWN, " " * len(STAR) + what] if look.grain.is_fine else [OWN]


def _choices(sheet: sheets.AdviceSheet) -> list[str]:
    """Return the cards to choose from, behind a star or its place if one of them is one's own."""
    if sheet.starred is None:
        return [*sheet.options]
    return [
        f"{STAR if at == sheet.starred else ' ' * len(STAR)}{cards}" for at, cards in enumerate(sheet.options)
    ]


def _inside(look: Look, sheet: sheets.AdviceSheet, cards_wide: int) -> int:
    """Return how many columns there are within the box."""
    widths, least = inside_columns(look, sheet.seats), cards_wide + _least_wide(look, sheet.figures)
    return next((wide for wide in widths if least <= wide), widths[-1])


@frozen
class _Fitting:
    """What has room in the box."""

    inside: int
    """How many letters that takes from side to side."""
    columns: Sequence[sheets.Figures]
    heads: Sequence[Sequence[str]]
    own: Sequence[str]
    """What stands above the cards, in no more rows than heads have."""
    widths: Sequence[int]
    """How many letters the cards take, and each of the columns."""
    drawn: range
    """Which choices are seen."""
    rows_apart: int
    air_rows: int
    """The rows between the heads and the choices."""
    spare: int
    """The rows left below, where air takes none but rows."""

    @classmethod
    def of(cls, look: Look, sheet: sheets.AdviceSheet) -> "_Fitting":
        """Take all columns, or those without the details, and as many choices as are left rows."""
        own, is_coarse, number = _first_heads(look, sheet), look.grain.has_two_inks, len(sheet.options)
        cards_wide = max(map(drawn_letters, [own[-1], *_choices(sheet)]))  # a row above ends over figures
        inside = _inside(look, sheet, cards_wide)
        room = look.columns - 2 * ADVICE_FRAME if is_coarse else inside
        columns = _columns_within(look, sheet.figures, room - cards_wide)
        heads = _heads(look, columns, room - cards_wide - len(columns))
        air_rows = (2 - len(heads)) * is_coarse
        detail_rows = (len(columns) < len(sheet.figures)) * (1 + is_coarse)  # there with a row of air
        below = why_rows(inside) + (detail_rows or air_rows)
        most = _lines_seen(look, sheet, len(heads) + air_rows, below)
        rows_apart = look.grain.rows_apart if look.grain.rows_apart * number <= most else 1
        drawn = window([1] * number, most, sheet.chosen, sheet.first)
        widths = [cards_wide, *(one.wide(head) for one, *head in zip(columns, *heads, strict=True))]
        if len(own) > len(heads):
            own, widths[0] = [OWN], max(widths[0], len(OWN))
        spare = max(most - rows_apart * len(drawn), 0) * (not look.grain.is_fine)
        return cls(inside, columns, heads, own, widths, drawn, rows_apart, air_rows, spare)

    def rows(self, below: int) -> int:
        """Return how many rows the box takes, with so many below the choices."""
        above = ADVICE_FRAME + len(self.heads) + self.air_rows
        return above + self.rows_apart * len(self.drawn) + below


def advice(picture: Picture, sheet: sheets.AdviceSheet) -> Seen:
    """Draw choices with their figures, those around the chosen one, and why; details where room is short."""
    cards = picture.spotting.areas(CardSpot)
    page, look, fit = PaintedPage(picture, shuts=True), picture.look, _Fitting.of(picture.look, sheet)
    inks, (wide, high), drawn = look.inks.panel, look.cell, fit.drawn
    page.seen = Seen(drawn.start, len(drawn), len(sheet.options))
    inside = max(sum(fit.widths) + len(fit.columns), fit.inside)
    below = _rows_below(look, sheet, fit, inside)
    higher = len(drawn) * (_row_high(look) - high)
    box = _box(look, inside + 2 * ADVICE_FRAME, fit.rows(len(below)), sheet.seats, higher)
    panel = _over_no_half(look, box, sheet.seats)
    has_bar = bool(look.inks.plate.edges) and len(drawn) < len(sheet.options)
    inside = panel.width // wide - 2 * ADVICE_FRAME - GUTTER * has_bar
    _draw_box(page, panel, sheet, cards)
    line = Rect(panel.left + ADVICE_FRAME * wide, panel.top + high + _air_above(look), inside * wide, high)
    is_marked = len(drawn) < len(sheet.options)  # the mark of what is below stands off the figures
    table = _Table(page, sheet, fit.columns, _ends(look, fit, inside - look.grain.air(1) * is_marked))
    line.width -= look.grain.air(wide) * (is_marked and not has_bar)  # bars end before that mark
    between = fit.air_rows * high // 2  # the title and the choices
    _write_heads(table, line.move(0, between), fit.heads, fit.own)
    row = Rect(line.left, line.top + (len(fit.heads) + fit.air_rows) * high, line.width, _row_high(look))
    more = (panel.height - box.height) // (len(drawn) + 1)  # above each, and above the reason
    row.top, step = row.top + look.grain.air(BETWEEN_ROWS) + more, fit.rows_apart * row.height + more
    marks = panel.right - (1 if look.grain.has_only_letters else ADVICE_FRAME) * wide - wide // 2 * has_bar
    page.scroll_marks(marks, row.top, row.top + (len(drawn) - 1) * step, drawn, len(sheet.options))
    for at in _with_starred(drawn, sheet):
        table.draw_choice(at, row)
        row = row.move(0, step)
    line.top = row.bottom - high - step + _air(look) // 2 + more  # off the frame below it
    for words in below:
        line = line.move(0, high)
        page.words_with_cards(words, line.topleft, inks.value if words in sheet.why else inks.words)
    return page.seen


def _write_heads(table: "_Table", line: Rect, heads: Sequence[Sequence[str]], own: Sequence[str]) -> None:
    """Write the heads from the line on, and in the last of their rows what a star is."""
    of_heads, of_own = _bar_of_heads(table.page, line, len(heads))
    for at, head in enumerate(heads):
        table.write(head, line.move(0, at * line.height), of_heads)
    for at, words in enumerate(own, len(heads) - len(own)):
        table.page.text(line.move(0, at * line.height).topleft, words, of_own)


def _bar_of_heads(page: PaintedPage, line: Rect, rows: int) -> tuple[Ink, Ink]:
    """Lay a bar under the heads, as tables have one, where pixels are free; return the inks of what stands
    there: heads, and one's own."""
    look, inks = page.look, page.look.inks.panel
    if not look.grain.is_fine:
        return inks.title, inks.title if look.grain.has_only_letters else inks.words
    bar = Rect(line.left - BAR_AIR, line.top, line.width + 2 * BAR_AIR, rows * line.height)
    page.fill(bar, inks.head)
    return inks.head_words, inks.head_words


def _ends(look: Look, fit: _Fitting, inside: int) -> list[int]:
    """Return where columns of figures end; what is over parts those whose heads fill them."""
    widths = fit.widths
    if look.grain.has_two_inks and sum(widths) + len(widths) <= inside:
        inside -= 1  # off the marks of what is above and below
    starts = column_starts(widths, inside, inside + 1 - look.grain.air(1))
    over = max(inside - starts[-1] - widths[-1], 0)
    own = *[""] * (len(fit.heads) - len(fit.own)), *fit.own
    free = dict[int, int]()
    for at, (before, head) in enumerate(pairwise([own, *zip(*fit.heads, strict=True)]), 1):
        beside = [len(words) for left, words in zip(before, head, strict=True) if left]
        free[at] = widths[at] - max(beside, default=0)
        if at == 1:  # the head before it begins where the cards do, all others end with their figures
            free[at] += widths[0] - max(map(len, own))
    tight = sorted(free, key=lambda at: (free[at], -at))[:over]
    return [start + wide for start, wide in zip(parted(starts, tight), widths, strict=True)][1:]


def _draw_box(page: PaintedPage, panel: Rect, sheet: sheets.AdviceSheet, cards: Sequence[Rect]) -> None:
    """Draw the box where nothing is left of what it covers; on a coarse grid clear as well what would be left
    beside cards that stand higher."""
    look, picture = page.look, page.picture
    if look.grain.is_fine:
        _clear_around(picture.canvas, panel, sheet.seats, cards)
    if panel.colliderect(look.table.buttons):
        within = panel.inflate(-8 * look.stroke[0], -6 * look.stroke[1])  # the line of its frame
        picture.buttons = look.table.buttons.clamp(within) if look.frame else look.table.buttons
    page.panel(panel, _title(look, panel, sheet), is_over=not look.inks.shade, is_on_cloth=True)
    if not look.grain.has_two_inks:
        return
    strip = Rect(0, panel.bottom, look.size[0], look.table.chosen_raised)
    higher = (card.right for card in cards if strip.top <= card.top < strip.bottom)
    strip.left = max(higher, default=0)
    strip.width -= strip.left
    page.fill(strip, look.inks.felt)


def _clear_around(canvas: Canvas, panel: Rect, seats: int, cards: Sequence[Rect]) -> None:
    """Clear what would be left around a box: of pack and crib, of a window of the scores, of labels and of
    other cards."""
    look, places = canvas.look, canvas.look.table.by_seats[seats]
    if window := look.table.reasons_windows.get(seats):
        above = window.move(0, -look.stroke[1])  # its frame
        lay_cloth(canvas, above.union(window.move(look.table.card_shadow)))
    labels = [places.pack_label, *(crib.owner for crib in places.laying_away)] * bool(look.frame)
    covered = panel.union(panel.move(look.shadow))
    cut = (card for card in cards if covered.colliderect(card))
    stubs = [card for card in cut if look.frame or card.bottom <= places.pack[1]]
    above = panel.move(0, -_off_plates(look))
    is_off_pack = panel.right <= _off_pack(look, seats)
    right = places.counter.left if is_off_pack else look.table.cloth.right  # with the edge of a crib there
    above.width = right - panel.left
    for stub in (above, *labels, *stubs):
        lay_cloth(canvas, stub.union(stub.move(look.table.card_shadow)))
    below = panel.move(0, look.shadow[1])  # of cards that it leaves a line of, above the hand
    below.width = above.width
    is_whole = below.bottom + look.cell[1] < _hand_top(look, seats)
    lay_cloth(canvas, below.move(0, -look.shadow[1]) if is_whole else below)


def _title(look: Look, panel: Rect, sheet: sheets.AdviceSheet) -> str:
    """Return the title of a box, with the scores of the plates that it covers or with what its order is, as
    far as that has room."""
    plates = [seat.plate.area for seat in look.table.by_seats[sheet.seats].seats]
    scores = f"   {', '.join(sheet.scores)}" if panel.collidelist(plates) >= 0 else ""
    titles = (f"{sheet.title}{more}" for more in (scores, BEST_FIRST * look.grain.has_only_letters) if more)
    return next((title for title in titles if len(title) < look.columns_in(panel) - 2), sheet.title)


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
            page.fill(row.inflate(2 * page.look.grain.air(BAR_AIR), 0), inks.bar)
        high = page.look.cell[1]
        top = row.top + (row.height - high + 1) // 2 + page.look.pages.text.over_letters
        line = Rect(row.left, top, row.width, high)
        ink = inks.bar_words if at == sheet.chosen else inks.words
        page.words_with_cards(_choices(sheet)[at], line.topleft, ink)
        is_bold = at == 0 != sheet.chosen and page.look.grain.has_only_letters  # the best shines as its cards
        self.write([one.cells[at] for one in self.columns], line, inks.title if is_bold else ink)
        page.click(row, LineSpot(at))


def _rows_below(look: Look, sheet: sheets.AdviceSheet, fit: _Fitting, inside: int) -> list[str]:
    """Return the details that have no column, and the reason, in as many rows as the longest one takes."""
    details = [figures for figures in sheet.figures if figures not in fit.columns]
    told = [", ".join(f"{one.head} {one.cells[sheet.chosen]}" for one in details)] * bool(details)
    most = why_rows(fit.inside) + len(told)
    why = fitted(sheet.why, inside)[:most]
    told = told[: most - len(why)]  # a reason that breaks badly takes their row
    most += len(told) if look.grain.has_two_inks else min(fit.spare, len(told))
    air = [""] * (most - len(told) - len(why))
    rows = [*air[:1], *told, *air[1:2][: len(told)], *why]
    return [*rows, *[""] * (most - len(rows))]


def _box(look: Look, columns: int, rows: int, seats: int, more: int) -> Rect:
    """Place the box over the cloth, and over the whole board and pack where a coarse grid would leave a
    piece."""
    box, places = look.middle_cells(columns, rows), look.table.by_seats[seats]
    box.top = _top(look, seats)
    if look.grain.is_fine:
        ends = _off_pack(look, seats), look.table.cloth.right - look.shadow[0] - look.stroke[0]
        box.right = next((end for end in ends if end - box.width >= _leftmost(look, seats)), ends[-1])
        box.height += _air_above(look) + more + _air(look) - look.shadow[1]  # it falls on no card
    elif seats in look.table.advice:
        box = Rect(look.table.advice[seats])
    elif look.grain.has_only_letters:
        box.right, box.height = look.size[0], _hand_top(look, seats) - box.top
    else:
        board, right = look.table.board, box.right
        box.left = min(box.left, board.left)
        box.width = max(right, board.right) - box.left
    if look.grain.rows_apart > 1 and box.bottom > places.pack[1]:
        box.height = _hand_top(look, seats) - box.top
    return box


def _over_no_half(look: Look, box: Rect, seats: int) -> Rect:
    """Lay the box over all of a label, of the buttons and of the pack, or over none of it."""
    box, places = box.copy(), look.table.by_seats[seats]
    labels, pack = [crib.owner for crib in places.laying_away], Rect(places.pack, look.cards.size)
    halves = *labels, look.table.buttons, pack.union(pack.move(look.table.card_shadow))
    for half in halves * look.grain.is_fine:
        if box.union(box.move(look.shadow)).colliderect(half) and half.top > look.table.cloth.top:
            box.height = max(box.height, half.bottom + look.stroke[1] - box.top)
    return box


def _columns_within(look: Look, figures: Sequence[sheets.Figures], room: int) -> list[sheets.Figures]:
    """Return all columns, or those without the details."""
    is_whole = _least_wide(look, figures) <= room
    return [*figures] if is_whole else [one for one in figures if not one.is_detail]


def _least_wide(look: Look, figures: Sequence[sheets.Figures]) -> int:
    """Return how many letters all columns take with the air before them."""
    heads = [one.head.split() for one in figures] if look.grain.is_fine else [[one.head] for one in figures]
    return sum(1 + one.wide(head) for head, one in zip(heads, figures, strict=True))


def _heads(look: Look, columns: Sequence[sheets.Figures], room: int) -> list[Sequence[str]]:
    """Return the heads in one row, or in two where the columns would run together otherwise.

    Letters have no row to spare: the last word of each has to do."""
    if sum(1 + one.wide([one.head]) for one in columns) <= room:
        return [[one.head for one in columns]]
    parts = [one.head.rpartition(" ") for one in columns]
    above, _, below = zip(*parts, strict=True)
    return [below] if look.grain.has_only_letters else [above, below]
