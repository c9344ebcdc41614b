"""The end of a game and the title, in cells of two colors."""

from functools import partial

from pygame import Rect

from game.paint.brushes.page_text import balanced
from game.paint.brushes.picture import Picture
from game.paint.pages.game_ending import draw_ending, large_pegs, worth_in
from game.paint.pages.menus import title_lines
from game.paint.pages.title_page import draw_title
from game.paint.table.board import carved
from game.sheets.sheets import EndingSheet, TitleSheet
from game.sheets.table_state import Ending

from .cloth import DOUBLED, draw_ground, lay_hand, name_above
from .plans import CELL, HALF, VicColor, cells


def _banner(picture: Picture, ending: Ending) -> None:
    """Draw heading, sentence and worth, and a row of air where there is room."""
    look, canvas = picture.look, picture.canvas
    ink, inks = look.inks.sides[ending.side].words, look.inks.counter
    canvas.fill(look.table.ending.banner, inks.back)
    rows = balanced(ending.sentence, look.columns - 2)[:2]
    first = min(5 - len(rows) - bool(ending.worth), 3)
    if len(rows) == 1:  # or the frame would run through letters
        canvas.fill(look.table.ending.banner.inflate(-2, -2), ink)
        canvas.fill(look.table.ending.banner.inflate(-6, -6), inks.back)
    heading = look.cells(1, 0, look.columns - 2, first)
    canvas.heading(heading, ending.heading, ink)
    shape = carved(look, f"shape {ending.side}", ink)
    large_pegs(picture, shape, heading, heading.width - 2 * look.width(ending.heading), DOUBLED)
    for number, words in enumerate(rows):
        canvas.centered(look.cells(0, first + number, look.columns), words, inks.value)
    last = look.cells(0, first + len(rows), look.columns)
    worth = worth_in(ending.worth, look.columns - 2)
    canvas.centered(last, f" {worth} " if worth else "", ink, inks.back)


def _plate(winner: int, picture: Picture, area: Rect, words: str, side: int | None) -> None:
    """Draw a name beside its peg; the winner's is reversed."""
    look, canvas = picture.look, picture.canvas
    if side is None:
        if len(words) <= look.columns_in(area) + 2:
            name_above(canvas, area.bottomleft, words)
        return
    inks = look.inks.sides[side].words, look.inks.plate.back
    ink, back = reversed(inks) if side == winner else inks
    words = words[: look.columns_in(area)]
    canvas.fill(area, back)
    spare = area.width - look.width(words)
    if spare:
        canvas.blit(carved(look, f"shape {side}", ink), area.topleft)
    canvas.text((area.left + min(CELL + HALF, spare), area.top), words, ink)


def draw_cells_ending(picture: Picture, sheet: EndingSheet) -> None:
    """Draw it with plates on which the winner's name is reversed."""
    draw_ending(picture, sheet, draw_ground, _banner, partial(_plate, sheet.ending.side))


def _menu(picture: Picture, sheet: TitleSheet) -> None:
    """Draw a menu with a hand that points at it."""
    canvas, columns = picture.canvas, picture.look.pages.title.menu_columns
    for row, words in enumerate(("Twenty-", "nine!")):
        canvas.text(cells(27, 7 + row, 1).topleft, words, VicColor.LIGHT_GREEN)
    panel = cells((picture.look.columns - columns) // 2 + 1, 11, columns, len(sheet.lines) + 2)
    title_lines(picture, sheet, panel)
    at = panel.left - 3 * CELL - 2, panel.top + (1 + sheet.chosen) * CELL - 2
    lay_hand(picture, at, VicColor.WHITE)
    below = Rect(panel.left, panel.bottom, panel.width, CELL)
    canvas.centered(below, "".join(sheet.notes[sheet.chosen : sheet.chosen + 1]), VicColor.LIGHT_GRAY)


draw_cells_title = partial(draw_title, lines=_menu)
