"""Who paints which sheet: one function for each, any of which a machine may replace."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.paint.brushes.picture import Picture
from game.paint.pages.advice import advice
from game.paint.pages.backdrop import curtain, draw_backdrop
from game.paint.pages.balloon import draw_balloon
from game.paint.pages.boxes import box
from game.paint.pages.game_ending import draw_ending
from game.paint.pages.menu_pages import menu_page
from game.paint.pages.menus import menu
from game.paint.pages.page_layout import PaintedPage
from game.paint.pages.pages_to_read import text_page
from game.paint.pages.title_page import draw_title
from game.paint.table.buttons import draw_buttons, draw_number
from game.paint.table.cloth_picture import draw_tabletop
from game.sheets import sheets
from game.sheets.pages import MenuSheet, PageSheet
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet

Painter = Callable[[Picture, Any], Seen | None]
Painters = Mapping[type[Sheet], Painter]


FOLDS = " ▒▒ "
"""Of a curtain of letters."""


def _blank(picture: Picture, sheet: sheets.BlankSheet) -> Seen | None:
    if sheet.booted is not None:
        return _booted(picture, sheet.booted)
    border = picture.look.inks.border
    picture.draw_border(border)
    picture.clear(border)
    picture.is_page, picture.is_blank = sheet.is_curtain, True
    if sheet.is_backed:
        draw_backdrop(picture)
    look = picture.look
    if sheet.is_curtain and look.grain.has_only_letters:
        for row in range(look.rows):
            picture.canvas.text(look.cells(0, row, 1).topleft, FOLDS * look.columns, look.inks.older_reasons)
    elif sheet.is_curtain:
        picture.canvas.blit(curtain(look), (0, 0))
    return None


def _booted(picture: Picture, lines: Sequence[str]) -> Seen:
    """Draw lines from the upper left corner on, and a block where the next one will stand."""
    painted, look, inks = PaintedPage(picture), picture.look, picture.look.inks
    back, ink = inks.boot or (inks.panel.back, inks.panel.words)
    painted.ground(back)
    cursor, margin = ("_", 0) if inks.boot else ("█", 1)
    for row, words in enumerate([*lines, cursor]):
        painted.text(look.cells(margin, margin + row, 1).topleft, words, ink)
    if look.bar:
        look.bar(picture)
    return painted.seen


def draw_page(picture: Picture, sheet: PageSheet, *, read: Painter = text_page) -> Seen | None:
    """Draw a page of parts; one that is only read has a painter of its own."""
    if sheet.reading:
        return read(picture, sheet)
    from game.paint.pages.full_page import full_page

    return full_page(picture, sheet)


def _menu(picture: Picture, sheet: MenuSheet) -> Seen:
    """Draw a menu over the table or as a page, or its lines as things on a shelf if pictures have room."""
    if not (sheet.shelf and picture.look.grain.is_fine):
        return (menu_page if picture.look.pages.menu.is_page else menu)(picture, sheet)
    from game.paint.pages.shelf import draw_shelf

    return draw_shelf(picture, sheet, sheet.shelf)


def _guide(picture: Picture, sheet: sheets.BalloonSheet) -> Seen:
    """Draw the guide's balloon, or its words in a pane or in rows where pixels are not free."""
    if picture.look.grain.is_fine:
        return draw_balloon(picture, sheet)
    from game.paint.pages.strip import draw_strip

    return draw_strip(picture, sheet)


USUAL: Painters = {
    sheets.BlankSheet: _blank,
    PageSheet: draw_page,
    MenuSheet: _menu,
    sheets.BoxSheet: box,
    sheets.BalloonSheet: _guide,
    sheets.ButtonsSheet: draw_buttons,
    sheets.TableSheet: draw_tabletop,
    sheets.AdviceSheet: advice,
    sheets.TitleSheet: draw_title,
    sheets.NumberSheet: draw_number,
    sheets.EndingSheet: draw_ending,
}
"""Those of the EGA machine; all of them ask the look for its numbers."""
