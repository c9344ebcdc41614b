"""Where everything on a page lies: a sheet and a machine's numbers, painted with its few strokes."""

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from pygame import Rect
from pygame.transform import scale2x

from game.paint.brushes.canvas import Canvas, draw_panel, draw_shadow
from game.paint.brushes.card_art import index_of, stack
from game.paint.brushes.page_text import (
    BOARD_APART,
    BOX,
    STREET_ROWS,
    card_lefts,
    card_size,
    example,
    fitted,
    page_rows,
    table_rows,
    tables_fit,
    text_columns,
)
from game.paint.brushes.picture import Picture
from game.paint.looks.card_plan import Indices
from game.paint.looks.grain import DOWN, UP
from game.paint.looks.inks import PanelInks
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.paint.table.board import draw_streets
from game.paint.table.cloth_picture import draw_frames
from game.paint.table.count_list import draw_named
from game.paint.table.felt_and_wood import draw_wall, wood
from game.paint.table.plates import named_card
from game.rules.cards import Card, parse_cards
from game.sheets import sheets
from game.sheets.marks import BOARD_MARK, CARDS_MARK, HEADING_MARK, SMALL_CARD
from game.sheets.page_parts import PageRow, Reading
from game.sheets.pages import WAYS_BACK, PageSheet, deed_of
from game.sheets.spots import BACK, ButtonSpot, LineSpot

HEADING_ROWS, CONTENTS_MARGIN = 2, 3
"""What the large heading of a page beside its contents takes, and the columns these leave free."""
MINI, MINI_LARGE = Indices(middle=8, top=3, gap=3), Indices(middle=8, top=2, gap=1)
"""Where rank and suit stand on a mini card."""
LEAST_DOTS = 2
"""How many dots lead from a label to its value, at least; else none."""
GADGETS = 14
"""Columns that a bar with gadgets has for no words."""
GAP, FRAMED = "   ", 8
"""What stands between the parts of a footer, and the wood at both sides of a page."""
LINES = " lines"
"""How the keys end that move the lines of a page."""


class PaintedPage:
    """A page being painted: words and areas go to the picture, and what can be clicked is noted there."""

    def __init__(self, picture: Picture, *, shuts: bool = False) -> None:
        """Begin a page; `shuts`: nothing that was there before can be clicked any more."""
        self.picture, self.look, canvas = picture, picture.look, picture.canvas
        self.text, self.centered, self.fill = canvas.text, canvas.centered, canvas.fill
        self.click, self.seen = picture.spotting.note, sheets.Seen()
        if shuts:
            picture.blinking = None
            picture.spotting.clear()

    def ground(self, ink: Ink | None = None) -> None:
        """Begin a picture on one ink, or on the wall that pages hang on."""
        self.picture.draw_page_border()
        self.picture.clear(ink)
        if ink is None:
            draw_wall(self.picture)

    def panel(self, area: Rect, title: str = "", *, is_over: bool = False) -> None:
        """Draw a framed area; one that lies over something throws a shadow."""
        if is_over:
            draw_shadow(self.picture.canvas, area)
        draw_panel(self.picture.canvas, area, self.look.inks.panel, title)

    def large_heading(self, area: Rect, words: str) -> None:
        """Write a heading twice as large, where a letter can be."""
        self.look.grain.heading(self.picture.canvas, area, words, self.look.inks.panel.title)

    def bar(self, row: Rect) -> Rect:
        """Return what a bar takes of a row; where the border is of its ink the page stays whole."""
        return row.inflate(-self.look.cell[0] * self.look.pages.menu.is_page, 0)

    def rule(self, row: Rect) -> None:
        """Draw a line across the middle of a row."""
        self.look.grain.rule(self.picture.canvas, row, self.look.inks.panel.frame)

    def scroll_marks(self, right: int, first: int, last: int, drawn: range, of: int) -> None:
        """Draw marks in the first and the last row, where there is more above or below, or a bar there."""
        inks, high = self.look.inks, self.look.cell[1]
        if inks.plate.edges and len(drawn) < of:
            bar = Rect(right - 4, first, self.look.cell[0] + 4, last + high - first)
            scroll_bar(self.picture.canvas, bar, sheets.Seen(drawn.start, len(drawn), of))
            return
        for at, mark, has_more in ((first, UP, drawn.start), (last, DOWN, drawn.stop < of)):
            if has_more:
                self.text((right, at), mark, inks.panel.title, inks.panel.back)

    def words_with_cards(self, words: str, at: Point, ink: Ink) -> None:
        """Write words with small cards among them, on paper unless red suits have an ink for the ground."""
        (left, top), above, end, look = at, self.look.pages.text.above_paper, 0, self.look
        inks, white, suits = look.inks.panel, look.inks.paper.paper, self.picture.art.inks
        reds = look.inks.red_words if len({*suits.values()}) == 2 else None
        for match in SMALL_CARD.finditer(words):
            before, card = words[end : match.start()], Card.parse(match[1] + match[2])
            face = named_card(card)
            self.text((left, top), before, ink)
            left, end = left + look.width(before), match.end()
            paper = Rect(left, top + above, look.width(face), look.cell[1] - abs(above))
            is_in_a_bar = ink == (white if look.grain.has_only_letters else inks.bar_words)
            suit = suits[card.suit]
            if reds:
                own = ink if is_in_a_bar else inks.value
                draw_named(self.picture.canvas, paper, face, own, reds[is_in_a_bar])
            elif look.grain.has_only_letters and is_in_a_bar:
                self.text((left, top), face, ink)
            else:
                if (ink, white) != (inks.head_words, inks.head):  # a head is paper already
                    air = 4 if look.grain.has_two_inks else look.grain.air(2)
                    ground = self.picture.canvas.surface.get_at_mapped(paper.topleft)
                    self.fill(paper.inflate(air * (suit in (inks.back, ground)), 0), white)
                self.text((left, top), face, suit)
            left = paper.right
        self.text((left, top), words[end:], ink)

    def example(self, cards: str, words: str, at: Point, columns: int, ink: Ink) -> None:
        """Write why cards count what they do, at their right, and how much in large figures."""
        beside = example(self.look, cards, words, columns) if words else None
        if not beside:
            return
        inks, (wide, high) = self.look.inks, self.look.cell
        box = Rect(at[0] + (columns - BOX) * wide, at[1], BOX * wide, card_size(self.look)[1])
        is_on_cloth = self.look.grain.is_fine and not self.look.inks.cloth
        back = self.look.inks.ground if is_on_cloth else inks.counter.back
        self.fill(box.inflate(self.look.grain.air(wide), 2 * is_on_cloth), back)
        is_letter = self.look.grain.has_only_letters and not beside.points.isdecimal()
        write = self.centered if is_letter else self.picture.canvas.large
        write(box, beside.points, inks.counter.value)
        for row, line in enumerate(beside.rows):
            self.text((at[0] + beside.column * wide, at[1] + row * high), line, ink)

    def true_cards(self, words: str, at: Point, room: int, *, is_example: bool, lights_last: bool) -> None:
        """Draw cards as they lie on the table, or small; those after a `+` stand apart."""
        groups = [parse_cards(group) for group in words.split("+")]
        lefts = iter(card_lefts(self.look, [*map(len, groups)], room, overlap=is_example))
        for group in groups:
            is_lit = lights_last and group is groups[-1]
            for card in group:
                place = at[0] + next(lefts), at[1]
                if self.look.pages.text.mini_card:
                    paper = self.look.inks.paper.lit if is_lit else None
                    self.mini_card(card, Rect(place, card_size(self.look)), paper)
                else:
                    if is_lit and self.look.table.frames_lit:
                        draw_frames(self.picture, [Rect(place, card_size(self.look))])
                    self.picture.canvas.blit(self.picture.art.face(card, lit=is_lit), place)

    def mini_card(self, card: Card, face: Rect, paper: Ink | None = None) -> None:
        """Rank over suit, or beside it where there is less height, in an outline in the ink of the suit."""
        ink = self.picture.art.inks[card.suit]
        self.fill(face, self.look.inks.paper.paper if paper is None else paper)
        self.picture.canvas.outline(face, ink)
        rank, suit = index_of(self.look, card, ink)
        if face.height < card_size(self.look)[1]:
            self.picture.canvas.blit(rank, (face.left + 2, face.top + 2))
            self.picture.canvas.blit(suit, face.center)
            return
        if self.picture.art.is_large:
            rank = scale2x(rank)
        stack(
            self.picture.canvas.surface.subsurface(face),
            (rank, suit),
            MINI_LARGE if self.picture.art.is_large else MINI,
        )


LEAST_KNOB = 6


def scroll_bar(canvas: Canvas, bar: Rect, seen: sheets.Seen) -> None:
    """Draw a bar with a knob, as long as the part of all lines that is seen."""
    inks = canvas.look.inks
    canvas.fill(bar, inks.button)
    inside = bar.inflate(-4, -2)
    whole = max(seen.of, seen.rows)
    knob = Rect(inside.left, inside.top + inside.height * seen.first // whole, inside.width, 0)
    knob.height = max(inside.height * seen.rows // whole, LEAST_KNOB)
    knob = knob.clamp(inside)
    canvas.fill(knob, inks.panel.bar)
    if inks.plate.edges:
        canvas.bevel(knob, *inks.plate.edges)


# What stands above a page and below it.


def top_bar(page: PaintedPage, words: str, at_right: str) -> int:
    """Write where one is, across the whole picture; return where the page begins below it."""
    look, inks = page.look, page.look.inks.panel
    if look.bar:
        has_room = len(words) + len(at_right) < look.columns - GADGETS
        return look.bar(page.picture, words, at_right if has_room else "")
    bar = look.cells(0, 0, look.columns)
    page.fill(bar, inks.head)
    inside = look.cells(1, 0, look.columns - 2)
    page.text(inside.topleft, words, inks.head_words)
    if len(f"{words}  {at_right}") <= look.columns - 2:
        page.picture.canvas.right(inside, at_right, inks.head_words)
    return bar.bottom


def spread(look: Look, area: Rect, rows: int) -> tuple[int, int]:
    """Return where rows begin and how far they are apart, where pixels are free with up to a row of air."""
    high = look.cell[1]
    apart = look.grain.pitch(area.height, rows, 2 * high)
    return area.top + (apart - high) // 2, apart


def fill_row(page: PaintedPage, row: Rect, words: str, value: str, ink: Ink) -> None:
    """Draw dots from a label on to the value at the other end."""
    look, first = page.look, len(words) + 1
    dots = look.columns_in(row) - first - len(value) - 1
    if dots < LEAST_DOTS:
        return
    left = row.left + look.width(words) + look.cell[0]
    look.grain.leaders(page.picture.canvas, Rect(left, row.top, dots * look.cell[0], look.cell[1]), ink)


def key_line(page: PaintedPage, words: str, lit: str = "") -> int:
    """Write keys brighter than their verbs; return where the lines begin. The way back may be lit."""
    look, inks = page.look, page.look.inks.panel
    rows, gap = [*fitted(words, look.columns - 2)][: look.pages.text.footer_rows], GAP
    if len(rows) > 1 and len(words.replace(GAP, GAP[1:])) <= look.columns - 2:
        rows, gap = [words], GAP[1:]
    if len(rows) == 2:
        rows = _halves(words, look.columns - 2) or rows
    first = look.rows - max(len(rows), 1)
    is_reversed = look.pages.menu.is_page
    ground = inks.head if is_reversed else look.inks.ground
    page.fill(Rect((0, first * look.cell[1]), look.size).clip(Rect((0, 0), look.size)), ground)
    for row, line in enumerate(rows, first):
        left = (look.columns - len(line.replace(GAP, gap))) // 2
        for part in line.split(GAP):
            keys = 0
            tokens = part.split(" ")
            while keys < len(tokens) - 1 and not (tokens[keys].isalpha() and tokens[keys].islower()):
                keys += 1
            key = " ".join(tokens[:keys])
            leads_back = line.endswith(part) and part.endswith(WAYS_BACK)
            is_lit = leads_back and lit == BACK
            key_ink, verb = (inks.bar, inks.bar) if is_lit else (inks.title, inks.head)
            if is_reversed:
                key_ink = verb = inks.head_words
                page.fill(look.cells(left, row, len(part)), inks.title if is_lit else ground)
            page.text(look.cells(left, row, 1).topleft, key, key_ink)
            page.text(look.cells(left + len(key), row, 1).topleft, part[len(key) :], verb)
            if leads_back:
                page.click(look.cells(left, row, len(part)), ButtonSpot(BACK))
            elif deed := deed_of(part):
                page.click(look.cells(left, row, len(part)), deed)
            left += len(part) + len(gap)
    return first * look.cell[1]


def _halves(words: str, columns: int) -> list[str]:
    """Return keys in two rows of as many each, if they fit: the way back does not stand alone."""
    parts = words.split(GAP)
    middle = (len(parts) + 1) // 2
    rows = [GAP.join(parts[:middle]), GAP.join(parts[middle:])]
    return rows if max(map(len, rows)) <= columns else []


# Pages to read.


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
    return look.rows - 2 * plan.first_row - (plan.footer_rows - 1)


def text_page(picture: Picture, sheet: PageSheet) -> sheets.Seen:
    """Draw a page from a row on."""
    reading = sheet.reading
    assert reading, "there is something to read"
    page, look, text = PaintedPage(picture), picture.look, TextArea.of(picture.look, reading)
    inks, (wide, high) = look.inks.panel, look.cell
    is_framed = look.grain.is_fine and not text.has_contents
    page.ground(None if is_framed else inks.back)
    above = top_bar(page, reading.within.title if text.has_contents else sheet.title, reading.within.place)
    below, edge = key_line(page, keys_of_use(look, sheet.footer, reading, text)), is_framed * FRAMED
    if is_framed:
        picture.canvas.blit(wood(look, (look.size[0], below - above)), (0, above))
        page.panel(Rect(0, above, look.size[0], below - above).inflate(-2 * edge, -edge))
    if text.has_contents:
        _contents(page, reading.within)
        heading_wide = min(look.size[0] - text.left - wide, 2 * look.width(sheet.title))
        upper = _below_bar(look) * high + look.stroke[1] - look.grain.air(3)  # clear of the rows below it
        page.large_heading(Rect(text.left, upper, heading_wide, 2 * high), sheet.title)
    above = _air_above(look, reading, text) * text.has_contents
    page.seen = lay_text(page, reading, text, inks, above)
    seen = page.seen
    first, last = text.top, text.top + (text.room - 1) * high
    if text.has_contents and look.grain.is_fine:  # clear of the letters, above and below them
        first, last = first - high, below
    page.scroll_marks(
        (look.columns - _below_bar(look)) * wide - 2 * edge,
        first,
        last,
        range(seen.first, min(seen.first + seen.rows, seen.of)),
        seen.of,
    )
    return page.seen


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
    """Return the keys of a page; where it fits, none of them moves its lines."""
    fits = len(page_rows(look, reading.lines, contents=text.has_contents)) <= text.room
    return GAP.join(part for part in footer.split(GAP) if not (fits and part.endswith(LINES)))


def lay_text(
    page: PaintedPage, reading: Reading, text: TextArea, inks: PanelInks, above: int = 0
) -> sheets.Seen:
    """Write the rows that are seen below some air; cards that would pass the last of them come with the
    words above them when the page is moved up."""
    look, columns = page.look, text_columns(page.look, contents=text.has_contents)
    seen, drawn = _drawn_rows(look, reading, text)
    (wide, high), last = look.cell, (look.rows - _foot_rows(look)) * look.cell[1]
    rows = table_rows(reading.lines, columns)
    heads, table = rows[:1], [] if look.grain.has_two_inks else rows
    first = Rect(text.left, text.top + above, columns * wide, high)
    _table_grounds(page, first, drawn, table, inks)
    for row, line in enumerate(drawn):
        at = text.left, text.top + above + row * high
        if line in table:
            _table_row(page, Rect(at, first.size), line, inks, is_head=line == table[0])
        elif line.startswith(CARDS_MARK):
            if at[1] + card_size(look)[1] <= last:
                if not look.inks.cloth:
                    at = at[0], at[1] + look.grain.air(1)  # off the words above
                    cloth = Rect(at, (look.size[0] - text.left, card_size(look)[1] + 3 - look.grain.air(1)))
                    cloth.move_ip(-look.cell[0] // 2, -1)
                    look.grain.cloth(page.picture.canvas, cloth, look.inks.felt)
                cards, _, why = line.removeprefix(CARDS_MARK).partition(BOARD_APART)
                is_lit = why.startswith(HEADING_MARK)
                page.true_cards(cards, at, columns * wide, is_example=bool(why), lights_last=is_lit)
                page.example(cards, why, at, columns, inks.title)
        elif line.startswith(BOARD_MARK):
            if at[1] + STREET_ROWS * high <= last:
                holes = line.removeprefix(BOARD_MARK).partition(BOARD_APART)[0]
                draw_streets(page.picture.canvas, at, [*map(int, holes.split())])
        elif line.startswith(HEADING_MARK):
            ink = look.inks.figures.words if line in heads else inks.title
            page.text(at, line.removeprefix(HEADING_MARK), ink)
        else:
            page.words_with_cards(line, at, inks.words)
    return seen


def _drawn_rows(look: Look, reading: Reading, text: TextArea) -> tuple[sheets.Seen, list[str]]:
    """Return which rows of a page are seen, and those that are drawn of them."""
    rows = page_rows(look, reading.lines, contents=text.has_contents)
    first = max(0, min(reading.first, len(rows) - text.room))
    high = (look.rows - _foot_rows(look)) * look.cell[1] - text.top
    seen = rows[first : first + _before_a_cut_picture(look, rows[first:], text.room, high)]
    while seen[1:] and first + len(seen) < len(rows) and (not seen[-1] or seen[-1].startswith(HEADING_MARK)):
        seen.pop()  # a heading is seen with what it is above
    left = min(text.room, len(rows) - first) - len(seen)
    begun = next((at for at, line in enumerate(seen) if line), 0) if first else 0  # below a card cut off
    return sheets.Seen(first, text.room, len(rows), left=left), seen[begun:]


def _air_above(look: Look, reading: Reading, text: TextArea) -> int:
    """Return how far the rows are kept off the heading above them, where the last of them leaves room."""
    cards, (_, high) = card_size(look)[1], look.cell
    drawn = enumerate(_drawn_rows(look, reading, text)[1])
    ends = (at * high + (cards if line.startswith(CARDS_MARK) else high) for at, line in drawn if line)
    free = (look.rows - _foot_rows(look)) * high - text.top - max(ends, default=0)
    return look.grain.air(min(max(free, 0), high // 2))


def _table_grounds(
    page: PaintedPage, first: Rect, drawn: Sequence[str], table: Sequence[str], inks: PanelInks
) -> None:
    """Lay a bar under the heads of a table, as wide as the page, and where it is fine a stripe under every
    other row: off the tops of its letters, and below the tails of those above it."""
    look, up, is_striped = page.look, page.look.grain.air(1), False
    grounds: list[tuple[int, int, Ink]] = []
    for row, line in enumerate(drawn):
        is_striped = not is_striped and line in table and not line.startswith(HEADING_MARK)
        if is_striped and look.grain.is_fine:
            grounds.append((row, 0, look.inks.plate.back))
        elif table and line == table[0]:
            grounds.append((row, up, _head_inks(inks)[0]))
    for row, more, ink in reversed(grounds):
        ground = _wider(look, first.move(0, row * first.height - up))
        page.fill(Rect(ground.topleft, (ground.width, ground.height + more)), ink)


def _wider(look: Look, row: Rect) -> Rect:
    """Return what a row of a table is with its air at both sides."""
    return row.inflate(look.cell[0] * (2 - look.grain.is_fine), 0)


def _head_inks(inks: PanelInks) -> list[Ink]:
    """Return the inks of a bar of heads and of its words: the bar is never that of the page."""
    return sorted((inks.head, inks.head_words), key=lambda one: one == inks.back)


def _table_row(page: PaintedPage, row: Rect, line: str, inks: PanelInks, *, is_head: bool) -> None:
    """Write a row of a table, a sum below a line."""
    look, words = page.look, line.removeprefix(HEADING_MARK)
    if words != line and not is_head:
        ground, thick = _wider(look, row), look.stroke[1] * look.grain.is_fine
        page.fill(Rect(ground.left, ground.top - thick, ground.width, thick), inks.title)
    ink = _head_inks(inks)[1] if is_head else inks.words if words == line else inks.title
    page.words_with_cards(words, row.topleft, ink)


def _before_a_cut_picture(look: Look, rows: Sequence[str], room: int, high: int) -> int:
    """Return how many rows are seen: those that lead to cards or a board wait for them."""
    for at, row in enumerate(rows[: room + 1]):
        is_board = row.startswith(BOARD_MARK)
        picture = STREET_ROWS * look.cell[1] if is_board else card_size(look)[1]
        if at and row.startswith((CARDS_MARK, BOARD_MARK)) and at * look.cell[1] + picture > high:
            above = [*takewhile(bool, reversed(rows[:at]))]
            return at - len(above) if len(above) < at else at
    return room


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
    """Draw all pages at the left; the one that is read reaches over into it."""
    look, inks, (wide, high) = page.look, page.look.inks, page.look.cell
    column = Rect(0, high, look.pages.text.contents * wide, look.size[1] - 2 * high)
    page.fill(column, inks.ground)
    for down in range(1, look.rows - 1):
        edge = look.cells(look.pages.text.contents - 1, down, 1)
        page.text((edge.left + look.grain.air(wide // 2 - 1), edge.top), "│", inks.panel.frame)
    row = Rect(0, (_below_bar(look) + (not within.sections)) * high, column.width, 0)
    room = look.columns_in(row) - CONTENTS_MARGIN - look.grain.has_only_letters  # off the line beside them
    rows = [_hanging(words, room) for words in within.pages]
    headed = [bool(within.sections) and number in section_starts(within) for number in range(len(rows))]
    needed = [(len(lines) + has_heading) * high for lines, has_heading in zip(rows, headed, strict=True)]
    first, shown = row.top, listed_pages(within, needed, column.bottom - row.top)
    for number in shown:
        lines, words = rows[number], within.pages[number]
        if headed[number]:
            page.text((row.left + wide, row.top), within.sections[number], inks.panel.head)
            row.top += high
        row.height = len(lines) * high
        if number == within.at:
            page.fill(row.inflate(look.grain.air(wide) - 2 * wide, 0), inks.panel.bar)
            for step in range(look.grain.air(high // 2)):
                tab = Rect(row.right - wide // 2, row.top + step, wide // 2 + step, row.height - 2 * step)
                page.fill(tab, inks.panel.bar)
        ink = inks.panel.bar_words if number == within.at else inks.older_reasons
        for at, line in enumerate(lines):
            page.text((row.left + 2 * wide, row.top + at * high), line, ink)
        page.click(row, LineSpot(number, words))
        row.top = row.bottom
    at = column.right - wide
    for mark, top, has_more in ((UP, first, shown.start), (DOWN, row.top - high, shown.stop < len(rows))):
        if has_more:
            page.fill(Rect(at, top, wide, high), inks.ground)
            page.text((at + look.grain.air(2), top), mark, inks.panel.title)
