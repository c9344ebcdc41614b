"""The title of the terminal: a shell's prompt, a banner, and what can be asked for."""

from game.screen.page_layout import PaintedPage, list_lines, note
from game.screen.pages.title_page import FAN, STRAPLINE
from game.screen.paint.picture import Picture
from game.screen.sheets import TitleSheet

from .colours import Glow
from .table import HIGH, WIDE, chars

BANNER = (
    " #####   ######   ###  ######",
    "##   ##  ##   ##  ###  ##   ##",
    "##       ##   ##  ###  ##   ##",
    "##       ######   ###  ######",
    "##       ##  ##   ###  ##   ##",
    "##   ##  ##   ##  ###  ##   ##",
    " #####   ##   ##  ###  ######",
)


def draw_letters_title(picture: Picture, sheet: TitleSheet) -> None:
    """A hand worth twenty-nine stands beside it."""
    picture.clear()
    canvas, plan = picture.canvas, picture.look.pages.title
    canvas.text(chars(1, 0, 1).topleft, "% crib", picture.look.inks.crib)
    left, upper = plan.logo_middle
    for row, words in enumerate(BANNER):
        canvas.text((left, upper + row * HIGH), words, Glow.BOLD)
    canvas.text(plan.strapline.topleft, STRAPLINE.lower(), Glow.NORMAL)
    for card, (_, at) in zip(FAN, plan.fan, strict=True):
        canvas.blit(picture.art.face(card), at)
    canvas.text(chars(48, 8, 1).topleft, "that is twenty-nine", picture.look.inks.crib)
    line = chars(plan.strapline.left // WIDE, plan.menu_middle // HIGH, plan.menu_columns)
    page = PaintedPage(picture)
    list_lines(page, sheet, line)
    note(page, sheet.footer)
