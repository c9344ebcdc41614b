"""The title bar above everything, and gadgets to click."""

from pygame import Rect

from game.screen.looks.palette import Ink
from game.screen.paint.canvas import Canvas
from game.screen.paint.message_line import draw_marks
from game.screen.paint.picture import Picture
from game.screen.painters import Painter
from game.screen.sheets import ButtonsSheet, Seen, Sheet
from game.screen.spots import BY_LETTER, ButtonSpot

from .colours import Register
from .table import BAR_HIGH

NAME, CLOSE_WIDE, DEPTH_WIDE = "Cribbage", 24, 26
STRIPES = (3, 5, 7)
AIR, LEAST_AIR = 8, 4
"""At both sides of the words on a gadget, and where a message leaves little room."""


def below_a_bar(paint: Painter) -> Painter:
    """What a painter draws, with the title bar over its uppermost lines."""

    def drawn(picture: Picture, sheet: Sheet) -> Seen | None:
        seen = paint(picture, sheet)
        draw_bar(picture)
        return seen

    return drawn


def draw_bar(picture: Picture) -> None:
    """The close gadget, the name, stripes, and two depth gadgets."""
    canvas, (wide, _) = picture.canvas, picture.look.size
    canvas.fill(Rect(0, 0, wide, BAR_HIGH), Register.WHITE)
    canvas.fill(Rect(0, BAR_HIGH - 1, wide, 1), Register.BLACK)
    close = Rect(4, 2, CLOSE_WIDE - 8, BAR_HIGH - 5)
    canvas.fill(close, Register.BLUE)
    canvas.fill(close.inflate(-4, -2), Register.WHITE)
    canvas.fill(close.inflate(-8, -4), Register.GOLD)
    canvas.text((CLOSE_WIDE, 1), NAME, Register.BLUE)
    left, right = CLOSE_WIDE + picture.look.width(f"{NAME} "), wide - 2 * DEPTH_WIDE
    for line in STRIPES:
        canvas.fill(Rect(left, line, right - left - 8, 1), Register.BLUE)
    for number, ink in enumerate((Register.BLUE, Register.GOLD)):
        draw_depth(canvas, Rect(right + number * DEPTH_WIDE, 1, DEPTH_WIDE - 2, BAR_HIGH - 3), ink)


def draw_depth(canvas: Canvas, area: Rect, upper: Ink) -> None:
    """Two small windows, one before the other."""
    back = Rect(area.left + 2, area.top + 1, area.width // 2, area.height // 2 + 1)
    front = back.move(back.width // 2 + 2, 2)
    for window, ink in ((back, Register.BLUE), (front, upper)):
        canvas.fill(window, Register.BLACK)
        canvas.fill(window.inflate(-4, -2), ink)


def draw_gadget(canvas: Canvas, area: Rect, words: str, *, is_lit: bool) -> None:
    """A raised face with words; the one that is chosen is pushed in."""
    inks = canvas.look.inks
    light, dark = (Register.WOOD_DARK, Register.WHITE) if is_lit else (Register.WHITE, Register.WOOD_DARK)
    canvas.fill(area, inks.panel.bar if is_lit else inks.button)
    canvas.bevel(area, light, dark)
    canvas.centred(area, words, inks.panel.bar_words if is_lit else inks.button_words)


def draw_gadgets(picture: Picture, sheet: ButtonsSheet) -> None:
    """Words on raised faces, at the right end of the messages; the one pointed at is pushed in."""
    look, canvas, gap = picture.look, picture.canvas, picture.look.table.button_gap
    names, lit = sheet.names, sheet.lit
    right, message = look.table.buttons.right - gap, picture.message.clip(look.table.buttons).right
    airy = sum(look.width(name) + 2 * AIR + gap for name in names)
    air = AIR if message + airy <= right else LEAST_AIR
    for name in reversed(names):
        area = Rect(0, look.table.buttons.top, look.width(name) + 2 * air, look.table.buttons.height)
        area.right = right
        canvas.fill(area.inflate(2 * gap, 0).clip(look.table.buttons), look.inks.ground)
        draw_gadget(canvas, area, name, is_lit=name == lit)
        if name in BY_LETTER.values() and name != lit:
            canvas.centred(area, name[0].ljust(len(name)), Register.RED)
        picture.spotting.note(area, ButtonSpot(name))
        right = area.left - gap
    draw_marks(picture, sheet.marks, right, look.table.buttons.top + 2)
