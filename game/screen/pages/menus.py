"""Menus, boxes with a question, and the words to click on the message line."""

from collections.abc import Sequence

from pygame import Rect

from game.screen.looks.look import Look
from game.screen.paint.felt import draw_wall
from game.screen.paint.fitting import fitted
from game.screen.paint.message_line import draw_marks, draw_note
from game.screen.paint.panels import draw_panel, draw_shadow
from game.screen.paint.picture import Picture
from game.screen.spots import BACK, BY_LETTER, ButtonSpot, LineSpot

POINTER = "► "
FRAME_ROWS = 2
"""The frame and the gap within it, above and below."""


def draw_menu(
    picture: Picture,
    title: str,
    lines: Sequence[tuple[str, str]],
    chosen: int,
    note: str,
    card: Sequence[str] = (),
    lit: str = "",
    longest_value: int = 0,
    unseen: tuple[int, int] = (0, 0),
) -> None:
    """A menu with the present values at its right; below it what there is to read about the chosen line."""
    picture.clear()
    draw_wall(picture)
    menu = _Menu(picture, lines, chosen, card, title, longest_value)
    menu.draw(title, unseen)
    _way_back(picture, menu.panel, lit)
    draw_note(picture, note)


def _way_back(picture: Picture, panel: Rect, lit: str) -> None:
    """A word to click, in the lower edge of the frame."""
    words, (wide, high) = f" {BACK} ", picture.look.cell
    area = Rect(0, panel.bottom - high, picture.look.width(words), high)
    area.right = panel.right - 2 * wide
    _draw_word(picture, area, words, is_lit=lit == BACK)
    picture.spotting.note(area, ButtonSpot(BACK))


def _draw_word(picture: Picture, area: Rect, words: str, *, is_lit: bool) -> None:
    inks = (picture.look.inks.button_words, picture.look.inks.button)
    picture.canvas.centred(area, words, *(reversed(inks) if is_lit else inks))


class _Menu:
    """One menu being drawn. A value that has no room beside its words stands below them."""

    def __init__(
        self,
        picture: Picture,
        lines: Sequence[tuple[str, str]],
        chosen: int,
        card: Sequence[str],
        title: str,
        longest_value: int,
    ) -> None:
        self.picture, self.look, self.lines, self.chosen = picture, picture.look, lines, chosen
        plan, look = self.look.pages.menu, self.look
        words_wide = max((len(words) for words, _ in lines), default=0)
        values_wide = max(longest_value, *(len(value) for _, value in lines), 0)
        self.heading, self.card = _card_rows(card, min(plan.card_columns, look.columns - 2 * plan.margin))
        card_wide = max(map(len, (*self.heading, *self.card)), default=0)
        inside = max(words_wide + plan.between + values_wide, card_wide, len(title))
        self.columns = min(max(inside + 2 * plan.margin, plan.least_columns), look.columns)
        self.room = self.columns - 2 * plan.margin
        self.heights = [1 + (len(words) + 1 + len(value) > self.room) for words, value in lines]
        frame = 2 * FRAME_ROWS
        card_rows = len(self.heading) + len(self.card) + 1 if card else 0
        lowest = look.table.message.top - look.shadow[1]
        most_rows = lowest // look.cell[1] - card_rows - frame
        self.seen = _seen(self.heights, chosen, most_rows)
        line_rows = sum(self.heights[self.seen.start : self.seen.stop])
        self.panel = look.middle_cells(self.columns, line_rows + card_rows + frame)
        self.panel.bottom = min(self.panel.bottom, lowest)

    def draw(self, title: str, unseen: tuple[int, int]) -> None:
        inks, canvas = self.look.inks.panel, self.picture.canvas
        draw_shadow(canvas, self.panel)
        draw_panel(canvas, self.panel, inks, title)
        line = lines_of(self.picture, self.panel)
        self._scroll_marks(line, *unseen)
        for index in self.seen:
            words, value = self.lines[index]
            line.height = self.heights[index] * self.look.cell[1]
            draw_choice(self.picture, line, index, words, value, chosen=index == self.chosen)
            line.top = line.bottom
        left = line.left + self.look.width(POINTER)
        rows = [(words, inks.value) for words in self.heading] + [(words, inks.words) for words in self.card]
        for row, (words, ink) in enumerate(rows, 1):
            canvas.text((left, line.top + row * self.look.cell[1]), words, ink)

    def _scroll_marks(self, first: Rect, before: int, after: int) -> None:
        rows = sum(self.heights[self.seen.start : self.seen.stop])
        right, ink = self.panel.right - self.look.cell[0], self.look.inks.panel
        if before + self.seen.start:
            self.picture.canvas.text((right, first.top), "▲", ink.title, ink.back)
        if self.seen.stop < len(self.lines) + after:
            self.picture.canvas.text((right, first.top + (rows - 1) * first.height), "▼", ink.title, ink.back)


def lines_of(picture: Picture, panel: Rect) -> Rect:
    """The first line within a panel."""
    wide, high = picture.look.cell
    left = (picture.look.pages.menu.margin - len(POINTER)) * wide
    return Rect(panel.left + left, panel.top + FRAME_ROWS * high, panel.width - 2 * left, high)


def _card_rows(card: Sequence[str], room: int) -> tuple[list[str], list[str]]:
    """The heading of a card, and its paragraphs."""
    heading, text = (
        [row for words in part for row in fitted(words, room) or ("",)] for part in (card[:1], card[1:])
    )
    return heading, text


def _seen(heights: Sequence[int], chosen: int, room: int) -> range:
    """The lines around the chosen one for which there is room."""
    first = 0
    while first < chosen and sum(heights[first : chosen + 1]) > room:
        first += 1
    last = chosen
    while last + 1 < len(heights) and sum(heights[first : last + 2]) <= room:
        last += 1
    return range(first, min(last + 1, len(heights)))


def draw_choice(picture: Picture, line: Rect, index: int, words: str, value: str, *, chosen: bool) -> None:
    """One line that can be chosen, barred while it is; its value stands in its last row."""
    inks, canvas, look = picture.look.inks.panel, picture.canvas, picture.look
    if chosen:
        canvas.fill(line, inks.bar)
        canvas.text(line.topleft, POINTER, inks.bar_words)
    pointer = look.width(POINTER)
    room = look.columns_in(line) - 2 * len(POINTER)
    canvas.text((line.left + pointer, line.top), words[:room], inks.bar_words if chosen else inks.words)
    value_at = line.right - look.width(value[:room]) - pointer, line.bottom - look.cell[1]
    canvas.text(value_at, value[:room], inks.bar_words if chosen else inks.value)
    picture.spotting.note(line.copy(), LineSpot(index, words))


def draw_box(picture: Picture, lines: Sequence[str], choices: Sequence[str], chosen: int | None) -> None:
    """A box over the picture; nothing below it can be clicked any more."""
    look, plan = picture.look, picture.look.pages.menu
    gap = 1 if lines and choices else 0
    most = look.rows - gap - len(choices) - 2 * FRAME_ROWS
    rows = [row for words in lines for row in fitted(words, plan.box_columns) or ("",)][:most]
    columns = max(len(words) for words in (*rows, *choices)) + 2 * plan.margin
    panel = look.middle_cells(columns, len(rows) + gap + len(choices) + 2 * FRAME_ROWS)
    picture.spotting.clear()
    draw_shadow(picture.canvas, panel)
    draw_panel(picture.canvas, panel, look.inks.panel)
    row = lines_of(picture, panel)
    for words in rows:
        picture.canvas.centred(row, words, look.inks.panel.words)
        row = row.move(0, look.cell[1])
    row = row.move(0, gap * look.cell[1])
    for index, words in enumerate(choices):
        draw_choice(picture, row, index, words, "", chosen=index == chosen)
        row = row.move(0, look.cell[1])


def button_words(look: Look, names: Sequence[str], message: int = 0) -> list[str]:
    """Words to click, with air at both sides where their line has room for it beside a message so wide."""
    airy = [f" {name} " for name in names]
    taken = sum(look.width(words) + look.table.button_gap for words in airy)
    return airy if message + taken <= look.table.buttons.width else [*names]


def draw_buttons(picture: Picture, names: Sequence[str], lit: str, marks: Sequence[str]) -> None:
    """Words to click, at the right end of their line, and marks before them; one may be pointed at."""
    look, gap = picture.look, picture.look.table.button_gap
    right, message = look.table.buttons.right, picture.message.clip(look.table.buttons).width
    for name, words in reversed([*zip(names, button_words(look, names, message), strict=True)]):
        area = Rect(0, look.table.buttons.top, look.width(words), look.cell[1])
        area.right = right
        picture.canvas.fill(area.inflate(2 * gap, 0).clip(look.table.buttons), look.inks.ground)
        _draw_word(picture, area, words, is_lit=name == lit)
        if name in BY_LETTER.values() and name != lit:
            at = words.index(name[0])
            picture.canvas.text((area.left + look.width(words[:at]), area.top), name[0], look.inks.lit)
        picture.spotting.note(area, ButtonSpot(name))
        right = area.left - gap
    draw_marks(picture, marks, right, look.table.buttons.top)
