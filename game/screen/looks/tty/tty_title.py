"""The title of the terminal: a shell's prompt, a banner, and what can be asked for."""

from collections.abc import Sequence

from game.screen.looks.tty.tty_colours import Glow
from game.screen.looks.tty.tty_table import HIGH, WIDE, chars
from game.screen.pages.menus import draw_choice
from game.screen.pages.title_page import FAN, STRAPLINE
from game.screen.paint.message_line import draw_note
from game.screen.paint.picture import Picture

BANNER = (
    " #####   ######   ###  ######",
    "##   ##  ##   ##  ###  ##   ##",
    "##       ##   ##  ###  ##   ##",
    "##       ######   ###  ######",
    "##       ##  ##   ###  ##   ##",
    "##   ##  ##   ##  ###  ##   ##",
    " #####   ##   ##  ###  ######",
)


def draw_letters_title(picture: Picture, lines: Sequence[str], chosen: int | None, footer: str) -> None:
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
    for index, words in enumerate(lines):
        if chosen is None:
            canvas.text(line.topleft, words, Glow.NORMAL)
        else:
            draw_choice(picture, line, index, words, "", chosen=index == chosen)
        line = line.move(0, HIGH)
    draw_note(picture, footer)
