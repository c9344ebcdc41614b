"""Menus and lists in a frame over a table that is darkened, alone or two side by side."""

from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.canvas import draw_shadow
from game.paint.brushes.page_text import fitted, prose_rows
from game.paint.brushes.picture import Picture
from game.paint.looks.inks import PanelInks
from game.paint.looks.look import Look
from game.paint.pages.backdrop import draw_backdrop, right_of_board
from game.paint.pages.choice_line import choice
from game.paint.pages.page_layout import PaintedPage, key_line, top_bar
from game.sheets.pages import Line, MenuSheet
from game.sheets.scrolling import Seen, window
from game.sheets.spots import ButtonSpot, LineSpot, Spot
from game.values import frozen, replace


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


LEAST_COLUMNS = 40
"""Of a menu, with its margins."""


def _shown(look: Look, sheet: MenuSheet, columns: int = 0) -> _Menu:
    """Return what there is to draw, in so many columns, or in as many as it needs."""
    plan, listed = look.pages.menu, range(len(sheet.lines))
    most = look.columns - 2 * plan.margin
    if sheet.is_list:
        listed = window([1] * len(sheet.lines), plan.lines_seen, sheet.chosen, sheet.first)
    lines = sheet.lines[listed.start : listed.stop]
    room = min(plan.card_columns, columns or most)
    heading, text = (
        [row for words in part for row in prose_rows(words, room)]
        for part in (sheet.card[:1], sheet.card[1:])
    )
    needed = _columns_of(look, replace(sheet, lines=lines))
    wide = max(needed, len(sheet.title), *map(len, (*heading, *text)), 0)
    if look.grain.has_only_letters:  # it neither grows as one looks along the lines nor stands off the middle
        wide = max(wide, room * bool(text))
        wide += wide % 2
    columns = columns or min(max(wide, LEAST_COLUMNS - 2 * plan.margin), most)
    note = prose_rows(sheet.note, columns) if sheet.note else ()
    return _Menu(columns, listed, lines, heading, text, note)


def menu(picture: Picture, sheet: MenuSheet) -> Seen:
    """Draw a menu with the values at its right; below it the words on the chosen line."""
    has_room = beside_columns(picture.look, sheet) >= LEAST_BESIDE
    drawn = _MenuAndAnother if has_room else FramedMenu
    return drawn(picture, sheet).draw()


def leaves_board(look: Look, wide: int) -> bool:
    """Tell whether a window leaves the slim board beside the cloth whole."""
    return bool(look.bar) and wide + 4 * look.shadow[0] <= look.table.cloth.width


def middle_for(look: Look, wide: int) -> int:
    """Return the middle of the cloth, for a window that leaves the board beside it whole, or of all."""
    return look.table.cloth.centerx if leaves_board(look, wide) else look.size[0] // 2


HEADING_AIR, LEAST_BESIDE, FIELD_AIR = 3, 23, 4
"""Columns between a heading and its line, and for the words beside a menu, at least; pixels around words in
a field."""


def _columns_of(look: Look, sheet: MenuSheet) -> int:
    """Return how many columns the lines of a menu need."""
    return (
        _aside(look, sheet)
        + max((len(words) for words, _ in sheet.lines), default=0)
        + look.pages.menu.between
        + _value_columns(sheet)
    )


def _value_columns(sheet: MenuSheet) -> int:
    """Return how many columns values take."""
    return max(sheet.longest_value, *(len(value) for _, value in sheet.lines), 0)


def _aside(look: Look, sheet: MenuSheet) -> int:
    """Return the columns for headings beside the lines; on a page they are in the air above."""
    longest = max(map(len, sheet.headings), default=0)
    return (longest + HEADING_AIR) * bool(longest) * (not look.pages.menu.is_page)


def beside_columns(look: Look, sheet: MenuSheet) -> int:
    """Return how many columns there are for words beside a menu; none if nothing is to be seen there."""
    if not (sheet.opened_from or sheet.beside):
        return 0
    around = 3 + look.shadow[0] // look.cell[0]  # left, between, and at the right with the shadow
    return look.columns - around - 4 * look.pages.menu.margin - _columns_of(look, sheet.opened_from or sheet)


class FramedMenu:
    """A menu in a frame, over a table that is darkened."""

    cuts_board = False
    """Whether no more than stumps of a slim board would be seen beside it."""

    def __init__(self, picture: Picture, sheet: MenuSheet, columns: int = 0) -> None:
        self.page, self.look, self.sheet = PaintedPage(picture), picture.look, sheet
        self.plan, self.high = self.look.pages.menu, self.look.cell[1]
        self.shown = _shown(self.look, sheet, columns)
        self.heights = [self.shown.height(line) for line in self.shown.lines]
        self.below = _rows_below(self.shown, self.note_rows) * self.high
        """What the words below the lines take."""
        self.step, self.top, self.under = self.high + self.plan.air, self.plan.above, self.plan.above
        self.apart = 0
        """How high a line is, where the first begins, and the air below them all and between two."""
        self.aside = _aside(self.look, sheet)
        words = max((len(words) for words, value in sheet.lines if value), default=0)
        room = self.shown.columns - self.aside
        self.values = min(max(_value_columns(sheet), room // 2), room - words - 1)
        """The columns of values, half of all at least, and clear of all words."""
        self.cuts_board |= not leaves_board(self.look, self.panel_wide)

    @property
    def panel_wide(self) -> int:
        """How wide its panel is."""
        return (self.shown.columns + 2 * self.plan.margin) * self.look.cell[0]

    @property
    def note_rows(self) -> int:
        """How many rows a note takes at least: those of the longest one."""
        return max((len(fitted(note, self.shown.columns)) for note in self.sheet.notes), default=0)

    def draw(self) -> Seen:
        """Draw all of it."""
        page, look, sheet, shown = self.page, self.look, self.sheet, self.shown
        free = self.backdrop()
        room = self.room(free)
        above = self.high * look.grain.rows_apart * (not self.aside)
        tops = [bool(sheet.heading_of(at)) * above for at in shown.listed]
        heights = [high * self.step + top for high, top in zip(self.heights, tops, strict=True)]
        seen = window(heights, room, sheet.chosen - shown.listed.start)
        page.seen = Seen(shown.listed.start, len(shown.listed), len(sheet.lines))
        tall = sum(heights[seen.start : seen.stop])
        panel = self.panel(tall, free)
        wide = look.cell[0]
        first = Rect(panel.left + self.plan.margin * wide, 0, shown.columns * wide, self.high)
        line = first.inflate(-self.aside * wide, 0)
        line.right, line.top = first.right, panel.top + self.top
        drawn = range(shown.listed.start + seen.start, shown.listed.start + seen.stop)
        right = panel.right - wide * (1 + look.grain.is_fine)  # clear of a frame that is no letter
        out = self.high * look.grain.has_two_inks  # there a bar reaches the column of the marks
        # Beside gadgets the bar ends with the last of them.
        low = self.high + look.stroke[1] if look.inks.plate.edges else self.step - out
        page.scroll_marks(right, line.top - out, line.top + tall - low, drawn, len(sheet.lines))
        for at in seen:
            line.top, line.height = line.top + tops[at], self.heights[at] * self.step
            up = tops[at] or (self.high + 1) // 2 - self.step // 2
            goes_on = bool(self.aside) and at == seen.start  # a heading beside lines stays as they pass
            heading = (sheet.group_of if goes_on else sheet.heading_of)(shown.listed.start + at)
            page.text((first.left, line.top - up), heading.upper(), look.inks.panel.title)
            self.draw_line(at, line)
            line.top = line.bottom + self.apart
        first.top = self.top_below(line, panel)
        rows = (panel.bottom - first.bottom) // self.high - _rows_below(shown, 0)
        _below(page, shown, first, self.note_rows, rows * (look.grain.rows_apart - 1))
        return page.seen

    def backdrop(self) -> range:
        """Draw what is behind it, the keys below it and the bar above it; return the rows between them."""
        page, look, sheet = self.page, self.look, self.sheet
        page.ground()
        draw_backdrop(page.picture, is_bare=self.cuts_board and bool(look.bar), has_keys=True)
        cloth, left = look.table.cloth, right_of_board(look, is_bare=self.cuts_board)
        lowest = key_line(page, sheet.footer, sheet.lit, left=left)
        highest = cloth.top if look.bar or look.grain.has_only_letters else 0
        if not look.grain.is_fine:
            top_bar(page, (sheet.opened_from or sheet).title, self.tab)
        return range(highest, cloth.bottom if left else lowest)

    def draw_line(self, at: int, line: Rect) -> None:
        """Draw a line that is shown."""
        number = self.shown.listed.start + at
        is_chosen, spot, words = number == self.sheet.chosen, self.spot(number), self.shown.lines[at]
        turns = is_chosen and self.sheet.turns
        choice(self.page, line, spot, words, is_chosen=is_chosen, turns=turns, columns=self.values)

    @property
    def tab(self) -> str:
        """Which of several pages it is, or which of several games is on the table."""
        now = self.sheet.shelf.now if self.sheet.shelf else ""
        has_room = len(self.sheet.title) + len(now) + 3 < self.look.columns
        return now if has_room else now.rpartition(": ")[2]

    def spot(self, number: int) -> Spot:
        """Return what a click on a line points at."""
        return LineSpot(number, self.sheet.lines[number][0])

    def room(self, free: range) -> int:
        """Return what its lines have of the rows that are free."""
        shadow = self.look.shadow[1] * bool(self.look.bar)
        return free.stop - free.start - shadow - self.top - self.under - self.below

    def panel(self, tall: int, free: range) -> Rect:
        """Place it in the middle of the rows that are free, and frame it."""
        panel = self.area(tall, free)
        panel.centerx = middle_for(self.look, panel.width)
        panel.topleft = self.look.on_grid(panel.topleft)
        self.frame(panel)
        return panel

    def area(self, tall: int, free: range) -> Rect:
        """Return what its panel takes, in the middle of the rows that are free."""
        panel = Rect(0, 0, self.panel_wide, self.top + tall + self.below + self._air_below)
        panel.top = max((free.stop + free.start - panel.height) // 2, free.start)
        return panel

    def frame(self, panel: Rect) -> None:
        title = self.sheet.title * self.look.grain.is_fine
        self.page.panel(panel, title, inks=self.inks, is_over=True)

    @property
    def inks(self) -> PanelInks:
        """What it is framed in."""
        return self.look.inks.panel

    def top_below(self, line: Rect, panel: Rect) -> int:
        """Return where the words below the lines begin."""
        return line.top

    def foot(self, panel: Rect) -> int:
        """Return where these words begin if they are to end with their panel."""
        return self.look.on_grid((0, panel.bottom - self._air_below - self.below))[1]

    @property
    def _air_below(self) -> int:
        """The air between these words and the lower edge; a title takes half its row off it."""
        return self.under - self.high // 2 * bool(self.look.frame)

    def spread(self, tall: int) -> int:
        """Return the air between two lines that fill a panel so high: a line at most."""
        free = tall - self.top - self._air_below - self.below - sum(self.heights) * self.step
        return self.look.on_grid((0, max(min(free // max(len(self.heights) - 1, 1), self.step), 0)))[1]


LEAST_LINES, NOTE_ROWS = 9, 2
"""Of two menus side by side the lines that have room, and the rows of a note: neither grows nor moves as one
looks along the lines."""


class _MenuAndAnother(FramedMenu):
    """A menu with the one it was opened from at its left, or what its chosen line opens at its right.

    The words on the chosen line are at the right, where there is more room for them."""

    cuts_board = True

    def __init__(self, picture: Picture, sheet: MenuSheet) -> None:
        look, other = picture.look, sheet.opened_from or sheet.beside
        assert other, "there is another"
        needed, beside = _columns_of(look, sheet.opened_from or sheet), beside_columns(look, sheet)
        over = min(max(needed - beside, 0) // 2, look.pages.menu.between - 1)  # both nearly of one width
        columns = needed - over, beside + over
        at_left, at_right = columns[::-1] if sheet.opened_from else columns
        bare = replace(sheet, note="", notes=())
        own, note = (sheet, "") if sheet.opened_from else (bare, sheet.note)
        super().__init__(picture, own, at_left)
        other = replace(other, note=note, notes=())
        self.other = QuietMenu(picture, other, at_right, sheet.tabs, takes=not sheet.opened_from)
        self.left: FramedMenu = self.other if sheet.opened_from else self

    @property
    def note_rows(self) -> int:
        return NOTE_ROWS * bool(self.sheet.note)

    def panel(self, tall: int, free: range) -> Rect:
        own, others = self.area(tall, free), self.other.area(self.other.tall, free)
        lines = LEAST_LINES if self.look.grain.is_fine else len(self.left.heights) * 2 - 1
        least = lines * self.step + (1 + NOTE_ROWS) * self.high * self.look.grain.is_fine
        own.height = max(own.height, others.height, least + own.height - tall - self.below)
        others.height = own.height
        own.top = others.top = max((free.stop + free.start - own.height) // 2, free.start)
        left, right = (own, others) if self.left is self else (others, own)
        left.topleft = self.look.on_grid((self.look.cell[0], left.top))
        right.topleft = left.right + self.look.cell[0], left.top
        self.other.page = self.page
        for one in (self, self.other):
            one.apart = one.spread(own.height)
        to_right = Rect(left.topleft, (right.left - left.left, left.height))
        draw_shadow(self.page.picture.canvas, to_right)  # both fall together, with no gap between them
        if own is left:  # first, for its shadow falls on the one at its right
            self.frame(own)
        self.other.draw_in(others)
        if own is right:
            self.frame(own)
        return own

    def top_below(self, line: Rect, panel: Rect) -> int:
        return self.foot(panel)


class QuietMenu(FramedMenu):
    """Another menu than the one that has the keys, or a card to read; its tabs can be clicked.

    Where it shows what the chosen line opens or can be, `takes`, all of it can."""

    def __init__(
        self, picture: Picture, sheet: MenuSheet, columns: int, tabs: Sequence[str], *, takes: bool
    ) -> None:
        super().__init__(picture, sheet, columns)
        self.tabs, self.takes, self.pitch = tabs, takes, self.high
        """How far rows of words are apart."""
        self.tall = sum(self.heights) * self.step
        card = self.shown.heading, self.shown.text
        self.tall += sum(len(part) + 1 for part in card if part) * self.high
        self.note_alone = replace(self.shown, heading=(), text=())
        self.below = _rows_below(self.note_alone, NOTE_ROWS) * self.high

    @property
    def inks(self) -> PanelInks:
        """Of two plates with titles the other one's is lit."""
        inks, has_plate = self.look.inks.panel, self.look.grain.is_fine and not self.look.frame
        dim = replace(inks, frame=inks.head, bar=inks.head, bar_words=inks.head_words)
        return dim if has_plate else inks

    def draw_in(self, panel: Rect) -> None:
        """Frame it, and draw what is in it."""
        page, plan, look = self.page, self.plan, self.look
        self.frame(panel)
        if self.sheet.title in self.tabs:
            page.click(panel, ButtonSpot(self.sheet.title))
        row = panel.inflate(-2 * plan.margin * look.cell[0], 0)
        row.top, row.height = panel.top + self.top, self.high
        self.draw_rows(row)
        row.top, row.height = self.foot(panel), self.high
        _below(page, self.note_alone, row, NOTE_ROWS)

    def draw_rows(self, row: Rect) -> None:
        """Draw its words and its lines from a row on."""
        page, look = self.page, self.look
        for words in self.shown.heading:
            page.text(row.topleft, words, look.inks.panel.value)
            row.top += self.pitch
        air = bool(self.shown.heading) and not look.grain.has_two_inks  # there it has an ink of its own
        for number, words in enumerate(self.shown.text, air):
            page.text(row.move(0, number * self.pitch).topleft, words, look.inks.panel.words)
        for at, line in enumerate(self.shown.lines):
            row.height = self.heights[at] * self.step
            words, is_tab = line[0], line[0].upper() in self.tabs
            spot = ButtonSpot(words.upper() if is_tab else words) if is_tab or self.takes else None
            is_lit = bool(words) and words == self.sheet.lit
            is_chosen = is_lit or at == self.sheet.chosen
            choice(page, row, spot, line, is_chosen=is_chosen, is_quiet=not is_lit, columns=self.values)
            row.top = row.bottom + self.apart


def closer(look: Look) -> int:
    """Return how high a line is with half a row of air, where letters are as high as rows and would touch."""
    high = look.cell[1]
    return high * 3 // 2 if look.grain.has_two_inks else high


def _rows_below(shown: _Menu, of_note: int) -> int:
    """Count rows of letters, with a rule above each part."""
    parts = ((*shown.heading, *shown.text), 0), (shown.note, of_note)
    return sum(1 + max(len(part), least) for part, least in parts if part)


def _below(page: PaintedPage, shown: _Menu, row: Rect, of_note: int, free: int = 0) -> None:
    """Draw the words on the chosen line, and the note; above both a rule, and air between their rows where
    rows are free. A field ends with the rows that the longest note takes."""
    look, inks, high = page.look, page.look.inks.panel, page.look.cell[1]
    parts = [
        [*((words, inks.value) for words in shown.heading), *((words, inks.words) for words in shown.text)],
        [(words, inks.note or inks.frame) for words in shown.note],
    ]
    for part in filter(None, parts):
        is_last = part is parts[-1]  # below it is half a row
        if is_last and look.inks.plate.edges:
            row = row.move(0, max(of_note - len(part), 0) * high)
        _set_off(page, row.inflate(2 * look.cell[0], 0), len(part))
        wanted = (len(part) - is_last) // 2
        pitch = closer(look) if wanted <= free else high
        free -= wanted * (pitch > high)
        for number, (words, ink) in enumerate(part):
            page.text((row.left, row.top + high + number * pitch), words, ink)
        row = row.move(0, high + -(-(len(part) - 1) * pitch // high) * high + high)


def _set_off(page: PaintedPage, above: Rect, rows: int) -> None:
    """Set rows of words off from what is above them: by a rule, or by a field where buttons have faces."""
    if page.look.inks.plate.edges:
        words = Rect(above.left, above.bottom, above.width, rows * above.height)
        page.picture.canvas.field(words.inflate(0, FIELD_AIR).move(0, -1))  # letters end above their row
    else:
        page.rule(above)
