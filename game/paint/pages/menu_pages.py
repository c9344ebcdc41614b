"""Menus as rows of a page, where there is no room for a frame over the table; several pages have tabs."""

from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.page_text import SENTENCE_ENDS, prose_rows
from game.paint.brushes.picture import Picture
from game.paint.pages.menus import NOTE_ROWS, FramedMenu, QuietMenu, closer
from game.paint.pages.page_layout import PaintedPage
from game.sheets.pages import MenuSheet
from game.sheets.scrolling import Seen
from game.sheets.spots import ButtonSpot, LineSpot, Spot
from game.values import replace


def menu_page(picture: Picture, sheet: MenuSheet) -> Seen:
    """Draw a menu as a page: alone, as the first of several, or as the one that is opened from there."""
    drawn = _PageMenu
    if sheet.tabs and sheet.beside:
        drawn = _FirstPage if _lit_tab(sheet) == sheet.tab else _PageToOpen
    return drawn(picture, sheet).draw()


class _PageMenu(FramedMenu):
    """A menu that fills the picture, its lines apart; it may be one of several, whose tabs are above."""

    def __init__(self, picture: Picture, sheet: MenuSheet) -> None:
        look, self.whole = picture.look, sheet
        super().__init__(picture, sheet, look.columns - 2 * look.pages.menu.margin)
        self.air = not look.grain.has_two_inks
        """The rows around a list of single rows that words below it leave free, where these have no air."""

    @property
    def note_rows(self) -> int:
        """How many rows a note takes, so that lines stay where they are when another one is chosen."""
        return 0 if self.sheet.is_list else NOTE_ROWS

    @property
    def tab(self) -> str:
        number = len(self.whole.tabs)
        return f"{_lit_tab(self.whole) + 1} of {number}: press 1 to {number}" if number else super().tab

    def room(self, free: range) -> int:
        self.top += _tabs(self.page, self.whole) if self.sheet.tabs else 0
        room = free.stop - self.top - self.below
        if self.sheet.shelf:  # nothing hops as one looks along it, however long the words on a game are
            self.top += self.high * self.air
            return room - self.under
        self.step, self.under, self.apart = _spread(self.heights, room, self.high, self.plan.above)
        return room - self.under + self.step - self.high

    def panel(self, tall: int, free: range) -> Rect:
        columns = self.shown.columns + 2 * self.plan.margin
        panel = Rect(0, 0, columns * self.look.cell[0], free.stop)
        panel.centerx = self.look.size[0] // 2
        panel.left = self.look.on_grid(panel.topleft)[0]
        return panel

    def top_below(self, line: Rect, panel: Rect) -> int:
        """Return the last rows, half a row lower where the lines reach them; between lines and their card
        there would be a hole."""
        if self.sheet.shelf:
            return line.top + self.high * (1 + self.air)
        free, lowest = (panel.bottom - self.below - air for air in (self.plan.above, closer(self.look)))
        below = min(line.top + self.high - self.apart, free)
        return below if self.sheet.card else min(max(line.top, free), lowest)


class _FirstPage(_PageMenu):
    """The page that others lie on: its lines that open them are their tabs, and below the others is what
    elsewhere is beside them."""

    def __init__(self, picture: Picture, sheet: MenuSheet) -> None:
        others = [words for at, words in enumerate(sheet.tabs) if at != sheet.tab]
        own = [line for line in sheet.lines if line[0].upper() not in others]
        super().__init__(picture, replace(sheet, lines=own))
        assert sheet.beside, "there is something to see"
        self.whole, columns = sheet, self.shown.columns
        beside = replace(sheet.beside, card=_briefly(sheet.beside.card, columns))
        self.other = QuietMenu(picture, beside, columns, (), takes=True)
        self.other.pitch = closer(picture.look)

    def room(self, free: range) -> int:
        room = super().room(free)
        self.step, self.under, self.apart, self.lowest = 2 * self.high, self.plan.above, 0, free.stop
        return room

    def draw(self) -> Seen:
        seen, row = super().draw(), self.look.cells(self.plan.margin, 0, self.shown.columns)
        row.top = self.top + len(self.shown.lines) * self.step
        shown, self.other.page = self.other.shown, self.page
        tall = self.lowest - self.under - self.below - row.bottom
        is_wide = len(shown.lines) * 2 * self.high <= tall
        self.other.step = 2 * self.high if is_wide else self.high
        self.page.rule(row)
        title = f"{self.other.sheet.title} "
        self.page.text(row.topleft, title, self.look.inks.panel.title, self.look.inks.panel.back)
        is_full = len(shown.lines) * self.other.step + self.other.pitch - self.high > tall
        first = self.high if is_full else self.other.pitch
        first += first % self.high * (not is_wide)  # each line has cells of its own
        self.other.draw_rows(row.move(0, first))
        return seen


class _PageToOpen(_PageMenu):
    """The page whose tab is pointed at on the first one, as it will be once it is open."""

    def __init__(self, picture: Picture, sheet: MenuSheet) -> None:
        assert sheet.beside, "there is something to open"
        told = replace(sheet.beside, note=sheet.note, footer=sheet.footer, opened_from=sheet)
        super().__init__(picture, replace(told, tabs=sheet.tabs))
        self.whole = sheet

    def spot(self, number: int) -> Spot:
        return ButtonSpot(self.sheet.lines[number][0])


MOST_BELOW = 5
"""Rows of words below the lines of a page."""


def _briefly(card: Sequence[str], columns: int) -> Sequence[str]:
    """Leave out the last sentences of a card that has no room: it is read whole where it is chosen."""
    heading, text = card[:1], SENTENCE_ENDS.split(" ".join(filter(None, card[1:])))
    most = MOST_BELOW - sum(len(prose_rows(words, columns)) for words in heading)
    told = (" ".join(text[:number]) for number in range(len(text), 0, -1))
    return [*heading, *[brief for brief in told if brief and len(prose_rows(brief, columns)) <= most][:1]]


def _spread(heights: Sequence[int], room: int, high: int, air: int) -> tuple[int, int, int]:
    """Return how high lines are for all of them to be seen, the air below them, and that between two."""
    wanted = sum(heights) * high
    if max(heights, default=0) > 1:
        return high, air, high * (wanted + (len(heights) - 1) * high <= room - air)
    for rows, under in ((3, air), (2, air), (2, high)):
        if wanted * rows - high * (rows == 2) <= room - under:
            return high * rows, under, 0
    is_tight = (3 * wanted - high) // 2 <= room or 2 * wanted - high <= room
    return (high, air, 0) if is_tight else (2 * high, high, 0)


def _lit_tab(sheet: MenuSheet) -> int:
    """Return which of the pages is lit: the open one, or another that is pointed at; no two are."""
    chosen = sheet.lines[sheet.chosen][0].upper() if sheet.lines else ""
    return sheet.tabs.index(chosen) if chosen in sheet.tabs else sheet.tab


def _tabs(page: PaintedPage, sheet: MenuSheet) -> int:
    """Draw the pages side by side, and a rule below; return what they take."""
    look, inks, left = page.look, page.look.inks.panel, 1
    lines, lit = [words.upper() for words, _ in sheet.lines], _lit_tab(sheet)
    for number, words in enumerate(sheet.tabs):
        area = look.cells(left, 2, len(words) + 2)
        at = lines.index(words) if number != sheet.tab and words in lines else None
        ink, back = inks.words, inks.back
        if number == lit:
            ink, back = inks.bar_words, inks.title if lit == sheet.tab else inks.bar
        page.fill(area, back)
        page.centered(area, words, ink)
        page.click(area, ButtonSpot(words) if at is None else LineSpot(at, sheet.lines[at][0]))
        left += len(words) + 2
    page.rule(look.cells(1, 3, look.columns - 2))
    return 2 * look.cell[1]
