"""The title of the C-128, in the colours it has when it is switched on; and its other pages."""

from collections.abc import Sequence

from pygame import Rect

from game.screen.looks.c128.c128_board import mark
from game.screen.looks.c128.c128_colours import VicColour
from game.screen.looks.c128.c128_sprites import lay_small_sprite
from game.screen.looks.c128.c128_table import CELL, cells
from game.screen.pages.menus import draw_choice, draw_menu
from game.screen.pages.power_on import draw_power_on
from game.screen.pages.text_page import draw_page
from game.screen.pages.title_page import FAN, STRAPLINE
from game.screen.paint.felt import draw_wall
from game.screen.paint.message_line import draw_note
from game.screen.paint.panels import draw_panel
from game.screen.paint.picture import Picture

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


def draw_cells_title(picture: Picture, lines: Sequence[str], chosen: int | None, footer: str) -> None:
    """The name in blocks, a hand worth twenty-nine, and a menu with a hand that points at it."""
    picture.draw_page_border()
    picture.clear()
    canvas, plan = picture.canvas, picture.look.pages.title
    draw_wall(picture)
    _draw_name(picture)
    for card, (_, at) in zip(FAN, plan.fan, strict=True):
        canvas.blit(picture.art.face(card), at)
    canvas.text(plan.strapline.topleft, STRAPLINE, VicColour.WHITE)
    if lines:
        _draw_lines(picture, lines, chosen)
    draw_note(picture, footer)


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


def _draw_lines(picture: Picture, lines: Sequence[str], chosen: int | None) -> None:
    look, plan, inks = picture.look, picture.look.pages.title, picture.look.inks.panel
    panel = cells((look.columns - plan.menu_columns) // 2 + 1, 12, plan.menu_columns, len(lines) + 2)
    draw_panel(picture.canvas, panel, inks)
    line = Rect(panel.left + CELL, panel.top + CELL, panel.width - 2 * CELL, CELL)
    for index, words in enumerate(lines):
        if chosen is None:
            picture.canvas.centred(line, words, inks.words)
        else:
            draw_choice(picture, line, index, words, "", chosen=index == chosen)
        if index == chosen:
            for part, ink in (("fill", VicColour.WHITE), ("outline", VicColour.BLACK)):
                at = panel.left - 3 * CELL - 2, line.top - 2
                lay_small_sprite(picture.canvas, mark(look, f"hand {part}", ink), at)
        line = line.move(0, CELL)


def draw_cells_page(picture: Picture, title: str, lines: Sequence[str], footer: str, scroll: int) -> None:
    """A page in a border of its letters' colour."""
    picture.draw_page_border()
    draw_page(picture, title, lines, footer, scroll)


def draw_cells_menu(
    picture: Picture,
    title: str,
    lines: Sequence[tuple[str, str]],
    chosen: int,
    note: str,
    card: Sequence[str],
    lit: str,
    longest_value: int,
    unseen: tuple[int, int],
) -> None:
    """A menu in the same border."""
    picture.draw_page_border()
    draw_menu(picture, title, lines, chosen, note, card, lit, longest_value, unseen)


def draw_cells_power_on(picture: Picture, lines: Sequence[str]) -> None:
    """What the machine says of itself."""
    picture.draw_page_border()
    draw_power_on(picture, lines)
