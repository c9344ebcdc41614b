"""The coach's figures, laid over the upper part of the table: the own hand is still seen below them."""

from collections.abc import Sequence

from pygame import Rect

from game.screen.charts import AdviceSheet, Figures
from game.screen.looks.look import Look
from game.screen.looks.palette import Ink
from game.screen.pages.page_text import drawn_letters
from game.screen.pages.text_page import draw_words
from game.screen.paint.fitting import fitted
from game.screen.paint.panels import draw_panel, draw_shadow
from game.screen.paint.picture import Picture
from game.screen.spots import LineSpot

FRAME_ROWS, HEAD_ROWS, WHY_ROWS = 2, 1, 2
FRAME = 2
"""Columns of the frame and of the air within it, at either side."""
STAR = "* "
UP, DOWN = "▲", "▼"


def advice_lines(look: Look, seats: int) -> int:
    """How many choices are seen at once."""
    return _rows_above_the_hand(look, seats) - FRAME_ROWS - HEAD_ROWS - WHY_ROWS - 1


def _rows_above_the_hand(look: Look, seats: int) -> int:
    own = look.table.by_seats[seats].seats[0]
    return (own.hand.top - look.table.raised - look.table.cloth.top) // look.cell[1]


def draw_advice(picture: Picture, sheet: AdviceSheet, seats: int) -> None:
    """Only the choices and the words below the picture can be clicked any more."""
    picture.spotting.clear()
    _Sheet(picture, sheet, advice_lines(picture.look, seats)).draw()


class _Sheet:
    """One sheet being drawn."""

    def __init__(self, picture: Picture, sheet: AdviceSheet, most: int) -> None:
        self.picture, self.sheet, self.look, self.inks = picture, sheet, picture.look, picture.look.inks.panel
        self.seen = range(len(sheet.choices))[sheet.first : sheet.first + most]
        self.cards_wide = max(map(drawn_letters, sheet.choices), default=0)
        room = self.look.columns - 2 * FRAME
        self.columns = self._within(room)
        why_wide = min(self.look.pages.menu.box_columns, room)
        self.inside = max(self._wide(self.columns), why_wide)
        details = [figures for figures in sheet.figures if figures not in self.columns]
        self.below = [_in_words(details, sheet.chosen)] if details else []
        why = fitted(sheet.why, self.inside)[:WHY_ROWS]
        self.below += [""] * (WHY_ROWS - len(why)) + [*why]
        rows = FRAME_ROWS + HEAD_ROWS + len(self.seen) + WHY_ROWS + bool(details)
        self.panel = self.look.middle_cells(self.inside + 2 * FRAME, rows)
        self.panel.top = self.look.table.cloth.top

    def _within(self, room: int) -> list[Figures]:
        """All columns, or those without the details."""
        whole = [*self.sheet.figures]
        return whole if self._wide(whole) <= room else [one for one in whole if not one.is_detail]

    def _wide(self, columns: Sequence[Figures]) -> int:
        return len(STAR) + self.cards_wide + sum(figures.wide for figures in columns)

    def draw(self) -> None:
        draw_shadow(self.picture.canvas, self.panel)
        draw_panel(self.picture.canvas, self.panel, self.inks, self.sheet.title)
        wide, high = self.look.cell
        line = Rect(self.panel.left + FRAME * wide, self.panel.top + high, self.inside * wide, high)
        self._figures(line, [figures.head for figures in self.columns], self.inks.title)
        self._scroll_marks(line)
        for at in self.seen:
            line = line.move(0, high)
            self._choice(line, at)
        for words in self.below:
            line = line.move(0, high)
            draw_words(self.picture, words, line.topleft, self.inks.value)

    def _choice(self, line: Rect, at: int) -> None:
        sheet, is_chosen = self.sheet, at == self.sheet.chosen
        if is_chosen:
            self.picture.canvas.fill(line, self.inks.bar)
        ink = self.inks.bar_words if is_chosen else self.inks.words
        star = STAR if at == sheet.starred else " " * len(STAR)
        draw_words(self.picture, star + sheet.choices[at], line.topleft, ink)
        self._figures(line, [figures.cells[at] for figures in self.columns], ink)
        self.picture.spotting.note(line, LineSpot(at))

    def _figures(self, line: Rect, words: Sequence[str], ink: Ink) -> None:
        """Each up to the right end of its column, and the air that is left between them."""
        spare = (self.inside - self._wide(self.columns)) // max(len(self.columns), 1)
        row = "".join(
            word.rjust(figures.wide + spare) for figures, word in zip(self.columns, words, strict=True)
        )
        left = line.left + (len(STAR) + self.cards_wide) * self.look.cell[0]
        self.picture.canvas.text((left, line.top), row, ink)

    def _scroll_marks(self, head: Rect) -> None:
        right, high = self.panel.right - self.look.cell[0], self.look.cell[1]
        if self.seen.start:
            self.picture.canvas.text((right, head.top + high), UP, self.inks.title, self.inks.back)
        if self.seen.stop < len(self.sheet.choices):
            last = head.top + len(self.seen) * high
            self.picture.canvas.text((right, last), DOWN, self.inks.title, self.inks.back)


def _in_words(details: Sequence[Figures], at: int) -> str:
    return ", ".join(f"{figures.head} {figures.cells[at]}" for figures in details)
