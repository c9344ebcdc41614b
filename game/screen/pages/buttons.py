"""The words to click on the message line."""

from collections.abc import Sequence

from pygame import Rect

from game.screen.looks.look import Look
from game.screen.paint.message_line import draw_marks
from game.screen.paint.picture import Picture
from game.screen.sheets import ButtonsSheet
from game.screen.spots import BY_LETTER, ButtonSpot


def button_words(look: Look, names: Sequence[str], message: int = 0) -> list[str]:
    """Words to click, with air at both sides where their line has room for it beside a message so wide."""
    airy = [f" {name} " for name in names]
    taken = sum(look.width(words) + look.table.button_gap for words in airy)
    return airy if message + taken <= look.table.buttons.width else [*names]


def draw_buttons(picture: Picture, sheet: ButtonsSheet) -> None:
    """Words to click, at the right end of their line, and marks before them; one may be pointed at."""
    look, gap, names, lit = picture.look, picture.look.table.button_gap, sheet.names, sheet.lit
    inks = (look.inks.button_words, look.inks.button)
    right, message = look.table.buttons.right, picture.message.clip(look.table.buttons).width
    for name, words in reversed([*zip(names, button_words(look, names, message), strict=True)]):
        area = Rect(0, look.table.buttons.top, look.width(words), look.cell[1])
        area.right = right
        picture.canvas.fill(area.inflate(2 * gap, 0).clip(look.table.buttons), look.inks.ground)
        picture.canvas.centred(area, words, *(reversed(inks) if name == lit else inks))
        if name in BY_LETTER.values() and name != lit:
            at = words.index(name[0])
            picture.canvas.text((area.left + look.width(words[:at]), area.top), name[0], look.inks.lit)
        picture.spotting.note(area, ButtonSpot(name))
        right = area.left - gap
    draw_marks(picture, sheet.marks, right, look.table.buttons.top)
