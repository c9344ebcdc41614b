"""Where everything on a page lies: a sheet and a machine's numbers, painted with its few strokes."""

from collections.abc import Sequence

from pygame import Rect

from game.rules.cards import Card, Suit, parse_cards
from game.screen import sheets
from game.screen.canvas import draw_panel, draw_shadow
from game.screen.felt_and_wood import draw_wall
from game.screen.look import Look
from game.screen.monitor import Ink, Point
from game.screen.page_text import (
    CARDS_MARK,
    HEADING_MARK,
    SMALL_CARD,
    drawn_letters,
    fitted,
    page_rows,
    text_columns,
)
from game.screen.picture import Picture
from game.screen.spots import BACK, ButtonSpot, LineSpot

POINTER, UP, DOWN = "► ", "▲", "▼"
SUITS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
FRAME_ROWS = 2
"""The frame of a menu and the gap within it, above and below."""
GAP = "   "
"""What stands between the parts of a footer."""


class PaintedPage:
    """A page being painted: words and areas go to the picture, and what can be clicked is noted there."""

    def __init__(self, picture: Picture, *, shuts: bool = False) -> None:
        """`shuts`: nothing that was there before can be clicked any more."""
        self.picture, self.look, canvas = picture, picture.look, picture.canvas
        self.text, self.centred, self.fill = canvas.text, canvas.centred, canvas.fill
        self.click, self.seen = picture.spotting.note, sheets.Seen()
        if shuts:
            picture.blinking = None
            picture.spotting.clear()

    def ground(self, ink: Ink | None = None) -> None:
        """A picture begun on one ink, or on the wall that pages hang on."""
        self.picture.draw_page_border()
        self.picture.clear(ink)
        if ink is None:
            draw_wall(self.picture)

    def panel(self, area: Rect, title: str = "", *, is_over: bool = False) -> None:
        """A framed area; one that lies over something throws a shadow."""
        if is_over:
            draw_shadow(self.picture.canvas, area)
        draw_panel(self.picture.canvas, area, self.look.inks.panel, title)

    def scroll_marks(self, right: int, first: int, last: int, drawn: range, of: int) -> None:
        """In the first and the last row, where there is more above or below."""
        inks = self.look.inks.panel
        if drawn.start:
            self.text((right, first), UP, inks.title, inks.back)
        if drawn.stop < of:
            self.text((right, last), DOWN, inks.title, inks.back)

    def words_with_cards(self, words: str, at: Point, ink: Ink) -> None:
        """Words with small cards among them."""
        (left, top), above, end, look = at, self.look.pages.text.above_paper, 0, self.look
        for match in SMALL_CARD.finditer(words):
            before, card = words[end : match.start()], Card.parse(match[1] + match[2])
            face = f"{str(card)[0].replace('T', '10')}{SUITS[card.suit]}"
            self.text((left, top), before, ink)
            left, end = left + look.width(before), match.end()
            paper = Rect(left, top + above, look.width(face), look.cell[1] - above)
            self.fill(paper, look.inks.paper.paper)
            self.text((left, top), face, self.picture.art.inks[card.suit])
            left = paper.right
        self.text((left, top), words[end:], ink)

    def true_cards(self, words: str, at: Point) -> None:
        left, plan = at[0], self.look.pages.text
        for group in words.split("+"):
            for card in parse_cards(group):
                self.picture.canvas.blit(self.picture.art.face(card), (left, at[1]))
                left += self.look.cards.size[0] + plan.card_gap
            left += plan.cards_apart


# Pages to read.


def page_lines(look: Look) -> int:
    """How many rows of a page are seen at once."""
    return look.rows - 2 * look.pages.text.first_row - (look.pages.text.footer_rows - 1)


def text_page(picture: Picture, sheet: sheets.TextSheet) -> sheets.Seen:
    """A page from a row on; cards that would pass the last row come when the page is moved up."""
    page, look = PaintedPage(picture), picture.look
    plan, inks, high = look.pages.text, look.inks.panel, look.cell[1]
    rows, room = page_rows(look, sheet.lines), page_lines(look)
    first = max(0, min(sheet.first, len(rows) - room))
    page.seen = sheets.Seen(first, room, len(rows))
    page.ground(inks.back)
    page.panel(look.cells(0, 0, look.columns, look.rows), sheet.title)
    last = (look.rows - plan.footer_rows) * high
    for row, line in enumerate(rows[first : first + room], plan.first_row):
        at = plan.margin * look.cell[0], row * high
        if line.startswith(CARDS_MARK):
            if at[1] + look.cards.size[1] <= last:
                page.true_cards(line.removeprefix(CARDS_MARK), at)
        elif line.startswith(HEADING_MARK):
            page.text(at, line.removeprefix(HEADING_MARK), inks.title)
        else:
            page.words_with_cards(line, at, inks.words)
    _footer(page, sheet.footer)
    top = plan.first_row * high
    drawn = range(first, min(first + room, len(rows)))
    page.scroll_marks((look.columns - 1) * look.cell[0], top, top + (room - 1) * high, drawn, len(rows))
    return page.seen


def _footer(page: PaintedPage, footer: str) -> None:
    """On the lower edge of the frame, and above it where one row is not enough."""
    look, most = page.look, page.look.pages.text.footer_rows
    rows = fitted(footer, text_columns(look))[:most]
    for row, words in enumerate(rows, look.rows - len(rows)):
        edge = look.cells(0, row, look.columns)
        page.centred(edge, f" {words} ", look.inks.panel.words, look.inks.panel.back)
        if words.endswith(sheets.LEADS_BACK):
            wide = look.width(words.rsplit(GAP, 1)[-1])
            right = edge.centerx + look.width(words) // 2
            page.click(Rect(right - wide, edge.top, wide, edge.height), ButtonSpot(BACK))


# Menus and lists.


def menu(picture: Picture, sheet: sheets.MenuSheet) -> sheets.Seen:
    """A menu with the values at its right; below it what there is to read about the chosen line."""
    page, look = PaintedPage(picture), picture.look
    plan, inks, (wide, high) = look.pages.menu, look.inks.panel, look.cell
    listed = range(len(sheet.lines))
    if sheet.is_list:
        listed = sheets.window([1] * len(sheet.lines), plan.lines_seen, sheet.chosen, sheet.first)
    lines = sheet.lines[listed.start : listed.stop]
    heading, card = _card_rows(sheet.card, min(plan.card_columns, look.columns - 2 * plan.margin))
    columns = _menu_columns(sheet, lines, max(map(len, (*heading, *card)), default=0), look)
    heights = [1 + (len(words) + 1 + len(value) > columns - 2 * plan.margin) for words, value in lines]
    card_rows = len(heading) + len(card) + 1 if sheet.card else 0
    lowest = look.table.message.top - look.shadow[1]
    room = lowest // high - card_rows - 2 * FRAME_ROWS
    seen = sheets.window(heights, room, sheet.chosen - listed.start)
    page.seen = sheets.Seen(listed.start, len(listed), len(sheet.lines))
    line_rows = sum(heights[seen.start : seen.stop])
    panel = look.middle_cells(columns, line_rows + card_rows + 2 * FRAME_ROWS)
    panel.bottom = min(panel.bottom, lowest)
    page.ground()
    page.panel(panel, sheet.title, is_over=True)
    line = lines_of(look, panel)
    drawn = range(listed.start + seen.start, listed.start + seen.stop)
    last = line.top + (line_rows - 1) * high
    page.scroll_marks(panel.right - wide, line.top, last, drawn, len(sheet.lines))
    for at in seen:
        line.height = heights[at] * high
        choice(page, line, listed.start + at, lines[at], is_chosen=listed.start + at == sheet.chosen)
        line.top = line.bottom
    left, rows = line.left + look.width(POINTER), [*heading, *card]
    for row, words in enumerate(rows):
        ink = inks.value if row < len(heading) else inks.words
        page.text((left, line.top + (1 + row) * high), words, ink)
    _way_back(page, panel, is_lit=sheet.lit == BACK)
    note(page, sheet.note)
    return page.seen


def _menu_columns(sheet: sheets.MenuSheet, lines: Sequence[sheets.Line], card_wide: int, look: Look) -> int:
    plan = look.pages.menu
    words_wide = max((len(words) for words, _ in lines), default=0)
    values_wide = max(sheet.longest_value, *(len(value) for _, value in lines), 0)
    inside = max(words_wide + plan.between + values_wide, card_wide, len(sheet.title))
    return min(max(inside + 2 * plan.margin, plan.least_columns), look.columns)


def _card_rows(card: Sequence[str], room: int) -> tuple[list[str], list[str]]:
    """The heading of a card, and its paragraphs."""
    heading, text = (
        [row for words in part for row in fitted(words, room) or ("",)] for part in (card[:1], card[1:])
    )
    return heading, text


def lines_of(look: Look, panel: Rect) -> Rect:
    """The first line within a panel."""
    wide, high = look.cell
    left = (look.pages.menu.margin - len(POINTER)) * wide
    return Rect(panel.left + left, panel.top + FRAME_ROWS * high, panel.width - 2 * left, high)


def choice(
    page: PaintedPage, line: Rect, index: int, words_and_value: sheets.Line, *, is_chosen: bool
) -> None:
    """One line that can be chosen, barred while it is; its value stands in its last row."""
    look, inks, (words, value) = page.look, page.look.inks.panel, words_and_value
    if is_chosen:
        page.fill(line, inks.bar)
        page.text(line.topleft, POINTER, inks.bar_words)
    pointer = look.width(POINTER)
    room = look.columns_in(line) - 2 * len(POINTER)
    page.text((line.left + pointer, line.top), words[:room], inks.bar_words if is_chosen else inks.words)
    value_at = line.right - look.width(value[:room]) - pointer, line.bottom - look.cell[1]
    page.text(value_at, value[:room], inks.bar_words if is_chosen else inks.value)
    page.click(line, LineSpot(index, words))


def _way_back(page: PaintedPage, panel: Rect, *, is_lit: bool) -> None:
    """A word to click, in the lower edge of the frame."""
    look, words, (wide, high) = page.look, f" {BACK} ", page.look.cell
    area = Rect(0, panel.bottom - high, look.width(words), high)
    area.right = panel.right - 2 * wide
    inks = (look.inks.button_words, look.inks.button)
    page.centred(area, words, *(reversed(inks) if is_lit else inks))
    page.click(area, ButtonSpot(BACK))


def note(page: PaintedPage, words: str) -> None:
    """In the middle of what is dark below."""
    look, high = page.look, page.look.cell[1]
    area = look.table.message.union(look.table.buttons)
    rows = fitted(words, look.columns)[: look.rows_in(area)]
    first = area.top + (look.rows_in(area) - len(rows)) // 2 * high
    page.fill(area, look.inks.ground)
    for row, line in enumerate(rows):
        page.centred(look.cells(0, 0, look.columns).move(0, first + row * high), line, look.inks.lit)


# Boxes.


def box(picture: Picture, sheet: sheets.BoxSheet) -> sheets.Seen:
    """A question, and below it its answers line by line."""
    page, look = PaintedPage(picture, shuts=True), picture.look
    plan, inks, high = look.pages.menu, look.inks.panel, look.cell[1]
    gap = 1 if sheet.lines and sheet.choices else 0
    below = gap + len(sheet.choices)
    rows = box_rows(sheet, look)[: look.rows - below - 2 * FRAME_ROWS]
    columns = max(len(words) for words in (*rows, *sheet.choices)) + 2 * plan.margin
    panel = look.middle_cells(columns, len(rows) + below + 2 * FRAME_ROWS)
    page.panel(panel, is_over=True)
    row = lines_of(look, panel)
    for words in rows:
        page.centred(row, words, inks.words)
        row = row.move(0, high)
    row = row.move(0, gap * high)
    for index, words in enumerate(sheet.choices):
        choice(page, row, index, (words, ""), is_chosen=index == sheet.chosen)
        row = row.move(0, high)
    return page.seen


def box_rows(sheet: sheets.BoxSheet, look: Look) -> list[str]:
    """What a box says, broken to its width."""
    return [row for words in sheet.lines for row in fitted(words, look.pages.menu.box_columns) or ("",)]


# The title's lines, and a machine that was just switched on.


def title_lines(picture: Picture, sheet: sheets.TitleSheet, panel: Rect | None = None) -> None:
    """In a panel in the middle of the picture, or in one of the machine's own; and the note."""
    page, look = PaintedPage(picture), picture.look
    plan, (wide, high) = look.pages.title, look.cell
    if not panel:
        panel = look.middle_cells(plan.menu_columns, len(sheet.lines) + 2)
        panel.centery = plan.menu_middle
    if sheet.lines:
        page.panel(panel, is_over=True)
    line = Rect(panel.left + plan.margin * wide, panel.top + high, panel.width - 2 * plan.margin * wide, high)
    list_lines(page, sheet, line)
    note(page, sheet.footer)


def list_lines(page: PaintedPage, sheet: sheets.TitleSheet, line: Rect) -> None:
    """One below the other; none can be chosen while there is no choice."""
    for index, words in enumerate(sheet.lines):
        if sheet.chosen is None:
            page.centred(line, words, page.look.inks.panel.words)
        else:
            choice(page, line, index, (words, ""), is_chosen=index == sheet.chosen)
        line = line.move(0, line.height)


def power_on(picture: Picture, sheet: sheets.PowerOnSheet) -> sheets.Seen:
    """Lines from the upper left corner on, and a block where the next one will stand."""
    page, look, inks = PaintedPage(picture), picture.look, picture.look.inks.panel
    page.ground(inks.back)
    for row, words in enumerate([*sheet.lines, "█"]):
        page.text(look.cells(1, 1 + row, 1).topleft, words, inks.words)
    return page.seen


# The coach's figures, over the upper part of the table: the own hand is still seen below them.

STAR, HEAD_ROWS, WHY_LETTERS = "* ", 1, 112
ADVICE_FRAME = 2
"""Columns of the frame and of the air within it at either side, and rows of the frame."""


def why_rows(look: Look) -> int:
    """How many rows the reason takes where it is longest."""
    return -(-WHY_LETTERS // min(look.pages.menu.box_columns, look.columns - 2 * ADVICE_FRAME))


def advice_lines(look: Look, seats: int) -> int:
    """How many choices are seen at once."""
    own = look.table.by_seats[seats].seats[0]
    rows = (own.hand.top - look.table.raised - look.table.cloth.top) // look.cell[1]
    return rows - ADVICE_FRAME - HEAD_ROWS - why_rows(look) - 1


def advice(picture: Picture, sheet: sheets.AdviceSheet) -> sheets.Seen:
    """Choices with their figures, those around the chosen one, and why; details where room is short."""
    page, look = PaintedPage(picture, shuts=True), picture.look
    inks, (wide, high) = look.inks.panel, look.cell
    drawn = sheets.window(
        [1] * len(sheet.choices), advice_lines(look, sheet.seats), sheet.chosen, sheet.first
    )
    page.seen = sheets.Seen(drawn.start, len(drawn), len(sheet.choices))
    room = look.columns - 2 * ADVICE_FRAME
    cards_wide = len(STAR) + max(map(drawn_letters, sheet.choices), default=0)
    columns = _columns_within(sheet.figures, room - cards_wide)
    inside = max(cards_wide + _wide(columns), min(look.pages.menu.box_columns, room))
    details = [figures for figures in sheet.figures if figures not in columns]
    below = [", ".join(f"{one.head} {one.cells[sheet.chosen]}" for one in details)] * bool(details)
    most = why_rows(look)
    why = fitted(sheet.why, inside)[:most]
    below += [*[""] * (most - len(why)), *why]
    rows = ADVICE_FRAME + HEAD_ROWS + len(drawn) + most + bool(details)
    panel = look.middle_cells(inside + 2 * ADVICE_FRAME, rows)
    panel.top = look.table.cloth.top
    page.panel(panel, sheet.title, is_over=True)
    line = Rect(panel.left + ADVICE_FRAME * wide, panel.top + high, inside * wide, high)
    spare = (inside - cards_wide - _wide(columns)) // max(len(columns), 1)

    def figures(words: Sequence[str], ink: Ink) -> None:
        """Each up to the right end of its column, and the air that is left between them."""
        row = "".join(word.rjust(one.wide + spare) for one, word in zip(columns, words, strict=True))
        page.text((line.left + cards_wide * wide, line.top), row, ink)

    figures([one.head for one in columns], inks.title)
    right, last = panel.right - wide, line.top + len(drawn) * high
    page.scroll_marks(right, line.top + high, last, drawn, len(sheet.choices))
    for at in drawn:
        line = line.move(0, high)
        if at == sheet.chosen:
            page.fill(line, inks.bar)
        ink = inks.bar_words if at == sheet.chosen else inks.words
        star = STAR if at == sheet.starred else " " * len(STAR)
        page.words_with_cards(star + sheet.choices[at], line.topleft, ink)
        figures([one.cells[at] for one in columns], ink)
        page.click(line, LineSpot(at))
    for words in below:
        line = line.move(0, high)
        page.words_with_cards(words, line.topleft, inks.value)
    return page.seen


def _columns_within(figures: Sequence[sheets.Figures], room: int) -> list[sheets.Figures]:
    """All columns, or those without the details."""
    whole = [*figures]
    return whole if _wide(whole) <= room else [one for one in whole if not one.is_detail]


def _wide(columns: Sequence[sheets.Figures]) -> int:
    return sum(one.wide for one in columns)
