"""Charts, the end of a game and the title, in cells of two colors."""

from collections.abc import Collection, Sequence
from functools import partial
from itertools import product

from pygame import Rect, image

from game.paint.brushes.page_text import balanced
from game.paint.brushes.picture import Picture
from game.paint.looks.look import drawings
from game.paint.looks.monitor import Ink
from game.paint.pages.game_ending import draw_ending, starter_named
from game.paint.pages.menus import title_lines
from game.paint.pages.title_page import STRAPLINE, WORD, draw_fan
from game.paint.table.felt_and_wood import draw_wall
from game.rules.cards import Card
from game.sheets.sheets import TitleSheet
from game.sheets.table_state import Ending

from .board import mark
from .cloth import draw_ground, lay_hand, name_above, write_large
from .plans import CELL, VicColor, cells


def clash(picture: Picture, area: Rect, back: Ink, lines: Collection[Ink]) -> None:
    """Leave each cell the ground, and the ink of a line before any other; its scale gives way to it."""
    wide, high = picture.look.cell
    scale = {back, picture.look.inks.race.grid, picture.look.inks.race.special}.difference(lines)
    canvas = picture.canvas.surface
    for left, top in product(range(area.left, area.right, wide), range(area.top, area.bottom, high)):
        cell = canvas.subsurface((left, top, wide, high))
        inks = image.tobytes(cell, "P")
        drawn = {*inks} - {back}
        if len(drawn) > 1:
            winner = max(drawn, key=lambda ink: (ink in lines, inks.count(ink), ink))
            pixels = bytes(back if ink in scale and ink != winner else winner for ink in inks)
            cell.blit(picture.look.palette.picture(pixels, (wide, high)), (0, 0))


def _banner(picture: Picture, ending: Ending, starter: Card | None) -> None:
    """Draw heading, sentence and worth, and below them a starter that has no place among the hands."""
    look, canvas = picture.look, picture.canvas
    ink, inks = look.inks.sides[ending.side].words, look.inks.counter
    canvas.fill(look.table.ending.banner, inks.back)
    rows = balanced(ending.sentence, look.columns)[:2]
    first = 5 - len(rows) - bool(ending.worth)
    write_large(canvas, look.cells(0, 0, look.columns, first), ending.heading, ink)
    for number, words in enumerate(rows):
        canvas.centered(look.cells(0, first + number, look.columns), words, inks.value)
    last = look.cells(0, first + len(rows), look.columns)
    canvas.centered(last, f" {ending.worth} "[: look.columns] if ending.worth else "", inks.back, ink)
    canvas.centered(look.cells(0, 5, look.columns), starter_named(ending, starter), inks.value)


def _plate(picture: Picture, area: Rect, words: str, side: int | None) -> None:
    """Draw a name beside its peg; the next one is reversed: as long as their plates, they abut."""
    look, canvas = picture.look, picture.canvas
    if side is None:
        if len(words) <= look.columns_in(area) + 2:
            name_above(canvas, area.bottomleft, words)
        return
    inks = look.inks.sides[side].words, look.inks.plate.back
    ink, back = reversed(inks) if area.left // (10 * CELL) % 2 else inks
    area = Rect(area.topleft, (max(area.width, look.width(words)), area.height))
    canvas.fill(area, back)
    if len(words) < look.columns_in(area):
        canvas.blit(mark(look, f"shape {side}", ink), area.topleft)
    canvas.right(area, words.ljust(look.columns_in(area) - 1), ink)


draw_cells_ending = partial(draw_ending, ground=draw_ground, banner=_banner, plate=_plate)

CORNER = (4, 2, 1, 1)
BLOCKS = VicColor.WHITE, VicColor.YELLOW, VicColor.LIGHT_RED, VicColor.ORANGE, VicColor.BROWN, VicColor.BLACK
"""Downwards, each for two rows: the color of a block, and of the ground below it the next."""


def draw_cells_title(picture: Picture, sheet: TitleSheet) -> None:
    """Draw the name in blocks, a hand worth twenty-nine, and a menu with a hand that points at it."""
    picture.draw_page_border()
    picture.clear()
    canvas, plan = picture.canvas, picture.look.pages.title
    draw_wall(picture)
    _draw_name(picture)
    draw_fan(picture)
    canvas.text(cells(27, 8, 1).topleft, "Twenty-nine!", VicColor.LIGHT_GREEN)
    canvas.text(plan.strapline.topleft, STRAPLINE, VicColor.WHITE)
    left, rows = (picture.look.columns - plan.menu_columns) // 2 + 1, len(sheet.lines) + 2
    panel = cells(left, 11, plan.menu_columns, rows)
    title_lines(picture, sheet, panel)
    at = panel.left - 3 * CELL - 2, panel.top + (1 + sheet.chosen) * CELL - 2
    lay_hand(picture, at, VicColor.WHITE)
    below = Rect(panel.left, panel.bottom, panel.width, CELL)
    canvas.centered(below, "".join(sheet.notes[sheet.chosen : sheet.chosen + 1]), VicColor.LIGHT_GRAY)


def _draw_name(picture: Picture) -> None:
    look, (left, top) = picture.look, picture.look.pages.title.logo_middle
    for letter in (drawings(look, look.pegs)[f"letter {name}"].rows for name in WORD):
        for row, blocks in enumerate(letter):
            for column, block in enumerate(blocks):
                if block == "#":
                    area = Rect(left + column * CELL, top + row * CELL, CELL, CELL)
                    back, ink = BLOCKS[(row + 1) // 2 :][:2]
                    picture.canvas.fill(area, back)
                    name = f"block {(column + row) % 2}"
                    picture.canvas.blit(mark(look, name, ink), area.topleft)
                    _round(picture, letter, (column, row), area)
        left += (len(letter[0]) + 1) * CELL


def _round(picture: Picture, letter: Sequence[str], block: tuple[int, int], area: Rect) -> None:
    """Round a letter's corner: its block is of one color there."""

    def is_free(across: int, down: int) -> bool:
        row, column = block[1] + down, block[0] + across
        return not (0 <= row < len(letter) and 0 <= column < len(letter[0]) and letter[row][column] == "#")

    for across, down in product((-1, 1), (-1, 1)):
        if is_free(across, 0) and is_free(0, down):
            picture.canvas.fill(area, BLOCKS[(block[1] + 1) // 2])
            for line, cut in enumerate(CORNER):
                edge = Rect(0, area.top + line if down < 0 else area.bottom - 1 - line, cut, 1)
                edge.left = area.left if across < 0 else area.right - cut
                picture.canvas.fill(edge, VicColor.DARK_GRAY)
