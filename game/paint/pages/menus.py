"""Menus, lists and boxes: framed over a table that is darkened, or as rows of a page where room is short."""

from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.page_text import fitted
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.pages.backdrop import darken, draw_backdrop
from game.paint.pages.page_layout import PaintedPage, fill_row, key_line, top_bar
from game.sheets import sheets
from game.sheets.pages import Line, MenuSheet
from game.sheets.spots import ButtonSpot, CardSpot, LineSpot
from game.values import frozen

POINTER = "► "
OPENS = "►"
"""The value of a line that leads to others."""


@frozen
class _Menu:
    """What a menu shows of its lines, and the words below them: a heading, a text and a note."""

    columns: int
    listed: range
    lines: Sequence[Line]
    heading: Sequence[str]
    text: Sequence[str]
    note: Sequence[str]

    def height(self, line: Line) -> int:
        """Return the rows of a line; a value that has no room beside its words stands below them."""
        return 1 + (len(line[0]) + 1 + len(line[1]) > self.columns)


def _shown(look: Look, sheet: MenuSheet, *, fills: bool) -> _Menu:
    """Return what there is to draw; a menu that fills the picture takes all columns."""
    plan, listed = look.pages.menu, range(len(sheet.lines))
    most = look.columns - 2 * plan.margin
    if sheet.is_list:
        listed = sheets.window([1] * len(sheet.lines), plan.lines_seen, sheet.chosen, sheet.first)
    lines = sheet.lines[listed.start : listed.stop]
    room = min(plan.card_columns, most)
    heading, text = (
        [row for words in part for row in fitted(words, room) or ("",)]
        for part in (sheet.card[:1], sheet.card[1:])
    )
    words_wide = max((len(words) for words, _ in lines), default=0)
    values_wide = max(sheet.longest_value, *(len(value) for _, value in lines), 0)
    wide = max(words_wide + plan.between + values_wide, len(sheet.title), *map(len, (*heading, *text)), 0)
    columns = most if fills else min(max(wide, plan.least_columns - 2 * plan.margin), most)
    return _Menu(columns, listed, lines, heading, text, fitted(sheet.note, columns))


def menu(picture: Picture, sheet: MenuSheet) -> sheets.Seen:
    """Draw a menu with the values at its right; below it the words on the chosen line."""
    drawn = _PageMenu if picture.look.pages.menu.is_page else _FramedMenu
    return drawn(picture, sheet).draw()


class _FramedMenu:
    """A menu in a frame, over a table that is darkened."""

    fills = False
    """Whether it takes all of the picture."""

    def __init__(self, picture: Picture, sheet: MenuSheet) -> None:
        self.page, self.look, self.sheet = PaintedPage(picture), picture.look, sheet
        self.plan, self.high = self.look.pages.menu, self.look.cell[1]
        self.shown = _shown(self.look, sheet, fills=self.fills)
        self.heights = [self.shown.height(line) for line in self.shown.lines]
        self.below = _rows_below(self.shown, self.note_rows) * self.high
        """What the words below the lines take."""
        self.step, self.top, self.under = self.high + self.plan.air, self.plan.above, self.plan.above
        self.apart = 0
        """How high a line is, where the first begins, and the air below them all and between two."""

    @property
    def note_rows(self) -> int:
        """How many rows a note takes at least: those of the longest one."""
        return max((len(fitted(note, self.shown.columns)) for note in self.sheet.notes), default=0)

    def draw(self) -> sheets.Seen:
        """Draw all of it."""
        page, look, sheet, shown = self.page, self.look, self.sheet, self.shown
        page.ground()
        draw_backdrop(page.picture)
        lowest = key_line(page, sheet.footer, sheet.lit)
        highest = look.table.cloth.top if look.bar or look.grain.has_only_letters else 0
        if not look.grain.is_fine:
            top_bar(page, sheet.title, self.tab)
        room = self.room(range(highest, lowest))
        seen = sheets.window(self.heights, room // self.step, sheet.chosen - shown.listed.start)
        page.seen = sheets.Seen(shown.listed.start, len(shown.listed), len(sheet.lines))
        tall = sum(self.heights[seen.start : seen.stop]) * self.step
        panel = self.panel(tall, range(highest, lowest))
        wide = look.cell[0]
        line = Rect(
            panel.left + self.plan.margin * wide, panel.top + self.top, shown.columns * wide, self.step
        )
        drawn = range(shown.listed.start + seen.start, shown.listed.start + seen.stop)
        right = panel.right - wide * (1 + bool(look.frame))
        page.scroll_marks(right, line.top, line.top + tall - self.step, drawn, len(sheet.lines))
        for at in seen:
            line.height = self.heights[at] * self.step
            number = shown.listed.start + at
            choice(page, line, number, shown.lines[at], is_chosen=number == sheet.chosen)
            line.top = line.bottom + self.apart
        _below(page, shown, Rect(line.left, self.top_below(line, panel), line.width, self.high))
        return page.seen

    @property
    def tab(self) -> str:
        """Which of several pages it is."""
        return ""

    def room(self, free: range) -> int:
        """Return what its lines have of the rows that are free."""
        shadow = self.look.shadow[1] * bool(self.look.bar)
        return free.stop - free.start - shadow - self.top - self.under - self.below

    def panel(self, tall: int, free: range) -> Rect:
        """Place it in the middle of the rows that are free, and frame it."""
        look, plan = self.look, self.plan
        air = 2 * plan.above - self.high * bool(look.frame)
        panel = Rect(0, 0, (self.shown.columns + 2 * plan.margin) * look.cell[0], tall + self.below + air)
        panel.midtop = look.size[0] // 2, max((free.stop + free.start - panel.height) // 2, free.start)
        panel.topleft = look.on_grid(panel.topleft)
        self.page.panel(panel, self.sheet.title * look.grain.is_fine, is_over=True)
        return panel

    def top_below(self, line: Rect, panel: Rect) -> int:
        """Return where the words below the lines begin."""
        return line.top


class _PageMenu(_FramedMenu):
    """A menu that fills the picture, its lines apart; it may be one of several, whose tabs are above."""

    fills = True

    @property
    def note_rows(self) -> int:
        """How many rows a note takes, so that lines stay where they are when another one is chosen."""
        return NOTE_ROWS

    @property
    def tab(self) -> str:
        return f"{self.sheet.tab + 1} of {len(self.sheet.tabs)}" if self.sheet.tabs else ""

    def room(self, free: range) -> int:
        self.top += _tabs(self.page, self.sheet) if self.sheet.tabs else 0
        if self.sheet.shelf:  # nothing hops as one looks along it, however long the words on a game are
            self.step, self.top = self.high, self.top + self.high
            return free.stop - self.top - self.below - self.under
        room = free.stop - self.top - self.below
        self.step, self.under, self.apart = _spread(self.heights, room, self.high, self.plan.above)
        return room - self.under + self.step - self.high

    def panel(self, tall: int, free: range) -> Rect:
        columns = self.shown.columns + 2 * self.plan.margin
        panel = Rect(0, 0, columns * self.look.cell[0], free.stop)
        panel.centerx = self.look.size[0] // 2
        panel.left = self.look.on_grid(panel.topleft)[0]
        return panel

    def top_below(self, line: Rect, panel: Rect) -> int:
        """Return the last rows; below a list of single rows there would be a hole."""
        if self.sheet.shelf:
            return line.top + 2 * self.high
        is_list = self.sheet.card and self.step == self.high
        return line.top + self.high if is_list else panel.bottom - self.under - self.below


def _spread(heights: Sequence[int], room: int, high: int, air: int) -> tuple[int, int, int]:
    """Return how high lines are for all of them to be seen, the air below them, and that between two."""
    wanted = sum(heights) * high
    if max(heights, default=0) > 1:
        return high, air, high * (wanted + (len(heights) - 1) * high <= room - air)
    for rows, under in ((3, air), (2, air), (2, high)):
        if wanted * rows - high * (rows == 2) <= room - under:
            return high * rows, under, 0
    return (high, air, 0) if 2 * wanted - high <= room else (2 * high, high, 0)


def _tabs(page: PaintedPage, sheet: MenuSheet) -> int:
    """Draw the pages side by side, the open one reversed, and a rule below; return what they take."""
    look, inks, left = page.look, page.look.inks.panel, 1
    for number, words in enumerate(sheet.tabs):
        area = look.cells(left, 2, len(words) + 2)
        ink, back = (inks.back, inks.title) if number == sheet.tab else (inks.words, inks.back)
        page.fill(area, back)
        page.centered(area, words, ink)
        page.click(area, ButtonSpot(words))
        left += len(words) + 2
    page.rule(look.cells(1, 3, look.columns - 2))
    return 2 * look.cell[1]


NOTE_ROWS = 2
"""Rows for a note on a page, so that lines stay where they are when another one is chosen."""


def _rows_below(shown: _Menu, of_note: int) -> int:
    """Count rows of letters, with a rule above each part."""
    parts = ((*shown.heading, *shown.text), 0), (shown.note, of_note)
    return sum(1 + max(len(part), least) for part, least in parts if part)


def _below(page: PaintedPage, shown: _Menu, row: Rect) -> None:
    """Draw the words on the chosen line, and the note; above both a rule."""
    look, inks = page.look, page.look.inks.panel
    parts = (
        [*((words, inks.value) for words in shown.heading), *((words, inks.words) for words in shown.text)],
        [(words, inks.frame) for words in shown.note],
    )
    for part in filter(None, parts):
        page.rule(row.inflate(2 * look.cell[0], 0))
        for words, ink in part:
            row = row.move(0, look.cell[1])
            page.text(row.topleft, words, ink)
        row = row.move(0, look.cell[1])


def choice(page: PaintedPage, line: Rect, index: int, words_and_value: Line, *, is_chosen: bool) -> None:
    """Draw one line that can be chosen, barred while it is; dots lead to its value, in its last row."""
    look, inks, (words, value) = page.look, page.look.inks.panel, words_and_value
    (wide, high), is_page = look.cell, look.pages.menu.is_page
    is_wrapped = len(words) + 1 + len(value) > look.columns_in(line)
    rows = look.rows_in(line)
    is_button = bool(look.inks.plate.edges)
    bar = line.inflate(2 * wide * (1 if is_button else len(POINTER)), 0)
    if is_page and rows == 2 and not is_wrapped:
        bar.height = high
    first = Rect(line.left, 0, line.width, high)
    first.top = bar.top + (rows - 1) // 2 * high if is_page else bar.centery - (1 + is_wrapped) * high // 2
    first.top = max(first.top - first.top % look.grid[1], bar.top)
    last = first.move(0, high * is_wrapped)
    if is_button:
        page.picture.canvas.button(bar.inflate(0, -look.stroke[1]), "", is_lit=is_chosen)
    elif is_chosen:
        page.fill(bar, inks.bar)
        if not is_page:
            page.text((bar.left, first.top), POINTER, inks.bar_words)
    ink, quiet, bright = (inks.words, inks.frame, inks.value)
    if is_chosen or is_button:
        ink = quiet = bright = inks.bar_words if is_chosen else look.inks.button_words
    words, value = words[: look.columns_in(line)], value[: look.columns_in(line)]
    page.text(first.topleft, words, ink)
    at = last.left + 2 * wide if is_wrapped else last.right - look.width(value), last.top
    if value and is_page and rows > 1 and not is_wrapped:
        back, ink = (inks.bar_words, inks.bar) if is_chosen else (inks.bar, inks.bar_words)
        is_apart = len(words) + 1 + len(value) < look.columns_in(line)
        page.text((at[0] - wide * is_apart, at[1]), f"{' ' * is_apart}{value} ", ink, back)
    elif value:
        page.text(at, value, bright)
        if not (is_wrapped or is_page or is_button or value == OPENS):
            fill_row(page, first, words, value, quiet)
    page.click(bar, LineSpot(index, words_and_value[0]))


# Boxes.


def box(picture: Picture, sheet: sheets.BoxSheet) -> sheets.Seen:
    """Draw a question, and below it its answers line by line."""
    look, lines, cards = picture.look, picture.spotting.areas(LineSpot), picture.spotting.areas(CardSpot)
    if look.grain.is_fine:
        stand_back(picture)
    page = PaintedPage(picture, shuts=True)
    plan, inks, (wide, high) = look.pages.menu, look.inks.panel, look.cell
    is_tight = bool(cards and plan.is_page)
    above = high if is_tight else plan.above
    below = bool(sheet.lines and sheet.answers) + len(sheet.answers)
    rows = box_rows(sheet, look)[: look.rows - below - 2 * -(-above // high)]
    columns = max(len(words) for words in (*rows, *sheet.answers)) + 2 * plan.margin
    panel = Rect(0, 0, columns * wide, (len(rows) + below) * high + 2 * above)
    if not look.grain.is_fine and look.size[0] - panel.width < 2 * look.cards.size[0]:
        panel.width = look.size[0]  # beside it there would be shreds
    panel.center = look.size[0] // 2, look.size[1] // 2
    if is_tight:
        panel.bottom = max(card.top for card in cards)
    elif cards and look.grain.is_fine:
        panel.bottom = min(panel.bottom, max(card.top for card in cards) - 2 * look.shadow[1])
    panel.topleft = look.on_grid(panel.clamp(Rect((0, 0), look.size)).topleft)
    board = look.table.board
    broad = max(panel.width, board.width)  # scraps of a line would be seen beside it
    below_board = Rect(board.right - broad, board.bottom + high, broad, panel.height)
    if look.grain.has_only_letters and cards and below_board.collidelist(cards) < 0:
        panel = below_board
    if not look.grain.is_fine and 2 * panel.height > look.size[1]:
        page.ground()  # of what lies behind no more than shreds would be seen
    elif lines and not look.grain.is_fine:
        rows_within = look.rows - 1 - look.pages.text.footer_rows
        page.fill(Rect(0, high, look.size[0], rows_within * high), inks.back)
    page.panel(panel, is_over=True)
    row = Rect(panel.left + plan.margin * wide, panel.top + above, panel.width - 2 * plan.margin * wide, high)
    for words in rows:
        page.centered(row, words, inks.words)
        row = row.move(0, high)
    row = row.move(0, (below - len(sheet.answers)) * high)
    for index, words in enumerate(sheet.answers):
        choice(page, row, index, (words, ""), is_chosen=index == sheet.chosen)
        row = row.move(0, high)
    return page.seen


def stand_back(picture: Picture) -> None:
    """Darken what could be clicked until now; of the lines of a list scraps would be seen beside a box."""
    if picture.spotting.areas(LineSpot):
        draw_backdrop(picture)
    elif picture.spotting.spots:
        darken(picture)


def box_rows(sheet: sheets.BoxSheet, look: Look) -> list[str]:
    """Break a box's words to its width."""
    return [row for words in sheet.drawn for row in fitted(words, look.pages.menu.box_columns) or ("",)]


# The title's lines.


def title_lines(picture: Picture, sheet: sheets.TitleSheet, panel: Rect | None = None) -> None:
    """Draw the lines in a panel in the middle, or in one of the machine's own; and the keys."""
    page, look = PaintedPage(picture), picture.look
    plan, (wide, high) = look.pages.title, look.cell
    if not panel:
        panel = look.middle_cells(plan.menu_columns, len(sheet.lines) + 2)
        panel.centery = plan.menu_middle
    page.panel(panel, is_over=True)
    line = Rect(panel.left + 4 * wide, panel.top + high, panel.width - 8 * wide, high)
    for index, words in enumerate(sheet.lines):
        choice(page, line, index, (words, ""), is_chosen=index == sheet.chosen)
        line = line.move(0, high)
    key_line(page, sheet.footer)
