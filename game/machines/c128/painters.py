"""The end of a game and the title, in cells of two colors."""

from functools import partial

from pygame import Rect

from game.paint.brushes.page_text import balanced
from game.paint.brushes.picture import Picture
from game.paint.pages.game_ending import draw_ending, draw_winner, worth_in
from game.paint.pages.title_page import MENU_COLUMNS, draw_title, title_lines
from game.paint.table.board import carved
from game.sheets.sheets import EndingSheet, TitleSheet

from .cloth import DOUBLED, draw_ground, lay_hand
from .plans import CELL, HALF, VicColor, cells


def _banner(picture: Picture, sheet: EndingSheet) -> None:
    """Draw the heading in reverse, and below it the sentence, and the worth in the winner's color."""
    look, canvas, ending = picture.look, picture.canvas, sheet.ending
    banner = look.table.ending.banner
    ink, inks = look.inks.sides[ending.side].words, look.inks.counter
    rows, worth = balanced(ending.sentence, look.columns - 2)[:2], worth_in(ending.worth, look.columns)
    if worth and len(rows) > 1:  # or the name had but half its height
        rows = (f"{ending.sentence.rpartition(', ')[0]}.",)
    told = [*((words, inks.value) for words in rows), *([(worth, ink)] if worth else [])]
    heading, row = Rect(banner), Rect(banner.left, banner.bottom, banner.width, CELL)
    heading.height -= len(told) * CELL
    canvas.fill(banner, inks.back)
    canvas.fill(heading.inflate(0, -2).move(0, -1) if len(told) == 1 else heading, ink)
    shape = carved(look, f"shape {ending.side}", inks.back)
    tall = min(heading.height // CELL, DOUBLED)
    draw_winner(picture, heading.move(0, tall - 1), ending.heading, inks.back, (shape, tall), tall)
    for number, (words, its_ink) in enumerate(told):
        canvas.centered(row.move(0, (number - len(told)) * CELL), words, its_ink)


def _plate(winner: int, picture: Picture, area: Rect, words: str, side: int | None) -> None:
    """Draw a name beside its peg, the winner's in the heading's inks, or what the starter is called."""
    look, canvas = picture.look, picture.canvas
    words = words[: look.columns_in(area)]  # START, clear of a name
    if side is None:
        canvas.centered(Rect(area.topleft, (look.cards.size[0], CELL)), words.upper(), look.inks.on_felt)
        return
    ink, back = look.inks.sides[side].words, look.inks.plate.back
    if side == winner:
        ink, back = look.inks.counter.back, ink
    canvas.fill(area, back)
    if spare := area.width - look.width(words):
        canvas.blit(carved(look, f"shape {side}", ink), area.topleft)
    canvas.text((area.left + min(CELL + HALF, spare), area.top), words, ink)


def draw_cells_ending(picture: Picture, sheet: EndingSheet) -> None:
    """Draw it with plates on which the winner's name is reversed."""
    draw_ending(picture, sheet, draw_ground, _banner, partial(_plate, sheet.ending.side))


def _menu(picture: Picture, sheet: TitleSheet) -> None:
    """Draw a menu with a hand that points at it, and in its frame what the line leads to."""
    canvas = picture.canvas
    canvas.text(cells(27, 7, 1).topleft, "Twenty-nine!", VicColor.LIGHT_GREEN)
    panel = cells((picture.look.columns - MENU_COLUMNS) // 2, 11, MENU_COLUMNS, len(sheet.lines) + 2)
    title_lines(picture, sheet, panel)
    lay_hand(picture, (panel.left - 5 * HALF - 2, panel.top + (1 + sheet.chosen) * CELL - 2), VicColor.WHITE)
    foot, back = panel.move(0, (panel.height - CELL) // 2), picture.look.inks.panel.back
    if words := sheet.note(sheet.chosen):
        canvas.centered(foot, f" {words} ", VicColor.LIGHT_GRAY, back)


draw_cells_title = partial(draw_title, lines=_menu)
