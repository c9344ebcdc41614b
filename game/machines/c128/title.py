"""The title of the C-128, in the colours it has when it is switched on."""

from pygame import Rect

from game.screen.page_layout import title_lines
from game.screen.pages.title_page import FAN, STRAPLINE
from game.screen.paint.felt import draw_wall
from game.screen.paint.picture import Picture
from game.screen.sheets import TitleSheet

from .board import mark
from .colours import VicColour
from .sprites import lay_small_sprite
from .table import CELL, cells

LETTERS = (
    (".#####", "######", "##...#", "##....", "##....", "##...#", "######", ".#####"),
    ("#####.", "######", "##..##", "##..##", "#####.", "####..", "##.##.", "##..##"),
    ("####", ".##.", ".##.", ".##.", ".##.", ".##.", ".##.", "####"),
    ("#####.", "##..##", "##..##", "#####.", "######", "##..##", "##..##", "#####."),
)
"""Each of them in wooden blocks, a cell each."""
BLOCKS = (
    (VicColour.WHITE, VicColour.YELLOW),
    *[(VicColour.YELLOW, VicColour.LIGHT_RED)] * 2,
    *[(VicColour.LIGHT_RED, VicColour.ORANGE)] * 2,
    *[(VicColour.ORANGE, VicColour.BROWN)] * 2,
    (VicColour.BROWN, VicColour.BLACK),
)
"""From the uppermost row of blocks to the lowest: their colour, and that of what is below."""


def draw_cells_title(picture: Picture, sheet: TitleSheet) -> None:
    """The name in blocks, a hand worth twenty-nine, and a menu with a hand that points at it."""
    picture.draw_page_border()
    picture.clear()
    canvas, plan = picture.canvas, picture.look.pages.title
    draw_wall(picture)
    _draw_name(picture)
    for card, (_, at) in zip(FAN, plan.fan, strict=True):
        canvas.blit(picture.art.face(card), at)
    canvas.text(plan.strapline.topleft, STRAPLINE, VicColour.WHITE)
    panel = cells(
        (picture.look.columns - plan.menu_columns) // 2 + 1, 12, plan.menu_columns, len(sheet.lines) + 2
    )
    title_lines(picture, sheet, panel)
    if sheet.lines and sheet.chosen is not None:
        at = panel.left - 3 * CELL - 2, panel.top + (1 + sheet.chosen) * CELL - 2
        for part, ink in (("fill", VicColour.WHITE), ("outline", VicColour.BLACK)):
            lay_small_sprite(canvas, mark(picture.look, f"hand {part}", ink), at)


def _draw_name(picture: Picture) -> None:
    left, top = picture.look.pages.title.logo_middle
    for letter in LETTERS:
        for row, blocks in enumerate(letter):
            for column, block in enumerate(blocks):
                if block == "#":
                    area = Rect(left + column * CELL, top + row * CELL, CELL, CELL)
                    back, ink = BLOCKS[row]
                    picture.canvas.fill(area, back)
                    name = f"block {(column + row) % 2}"
                    picture.canvas.blit(mark(picture.look, name, ink), area.topleft)
        left += (len(letter[0]) + 1) * CELL
