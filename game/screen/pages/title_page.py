"""The title screen: the name in wood, a hand worth twenty-nine, a strip of board, and a menu."""

from collections.abc import Sequence

from pygame import Rect

from game.rules.cards import Card, parse_cards
from game.screen.cloth.board import drawings, peg
from game.screen.looks.look import Point
from game.screen.looks.palette import Colour
from game.screen.pages.logo import logo
from game.screen.pages.menus import draw_choice
from game.screen.paint.canvas import Canvas
from game.screen.paint.felt import felt
from game.screen.paint.glyphs import HEIGHT, WIDTH
from game.screen.paint.panels import draw_panel, draw_shadow
from game.screen.paint.picture import Picture
from game.screen.paint.turned import turned
from game.screen.paint.wood import wood

LOGO_MIDDLE = (212, 64)
STRAPLINE = "A cribbage table from 1987"
FAN = parse_cards("5S 5H 5C JD 5D")
FAN_DEGREES = (-24, -12, 0, 12, 24)
FAN_PLACES = ((-58, 9), (-30, 2), (0, 0), (30, 2), (58, 9))
FAN_MIDDLE = (516, 68)
STRIP = Rect(0, 148, 640, 26)
STRIP_ROWS = (156, 166)
STRIP_PEGS = ((0, 12), (0, 19), (1, 26), (1, 31))
"""Sides, and the holes their pegs stand in."""
HOLES, FIRST_HOLE, HOLE_STEP, FIVE, FIVE_GAP = 45, 24, 12, 5, 8
MENU_COLUMNS = 34


def draw_title(picture: Picture, lines: Sequence[str], chosen: int | None, footer: str) -> None:
    """The title; with a chosen line the lines are a menu."""
    picture.clear()
    canvas = picture.canvas
    canvas.blit(felt(picture.look.size), (0, 0))
    canvas.blit(logo(), logo().get_rect(center=LOGO_MIDDLE).topleft)
    canvas.centred(Rect(LOGO_MIDDLE[0] - 160, 120, 320, HEIGHT), STRAPLINE, Colour.WHITE)
    _fan(picture, FAN)
    _strip(canvas)
    _lines(picture, lines, chosen)
    canvas.fill(picture.look.message, Colour.BLACK)
    canvas.centred(picture.look.message, footer, Colour.YELLOW)


def _fan(picture: Picture, cards: Sequence[Card]) -> None:
    for card, degrees, (right, down) in zip(cards, FAN_DEGREES, FAN_PLACES, strict=True):
        face = turned(picture.art.face(card), degrees)
        middle = FAN_MIDDLE[0] + right, FAN_MIDDLE[1] + down
        picture.canvas.blit(face, face.get_rect(center=middle).topleft)


def _strip(canvas: Canvas) -> None:
    """A board lying across the picture, with a game under way."""
    canvas.blit(wood(STRIP.size), STRIP.topleft)
    canvas.bevel(STRIP, Colour.YELLOW, Colour.RED)
    hole = drawings()["hole"].surface()
    for number in range(HOLES):
        for row in STRIP_ROWS:
            canvas.blit(hole, hole.get_rect(center=_hole(number, row)).topleft)
    for side, number in STRIP_PEGS:
        canvas.blit(peg(side), peg(side).get_rect(center=_hole(number, STRIP_ROWS[side])).topleft)


def _hole(number: int, row: int) -> Point:
    return FIRST_HOLE + number * HOLE_STEP + number // FIVE * FIVE_GAP, row


def _lines(picture: Picture, lines: Sequence[str], chosen: int | None) -> None:
    panel = picture.middle_cells(MENU_COLUMNS, len(lines) + 2)
    panel.centery = (STRIP.bottom + picture.look.message.top) // 2
    draw_shadow(picture.canvas, panel)
    draw_panel(picture.canvas, panel, Colour.BLUE, Colour.LIGHT_CYAN)
    line = Rect(panel.left + 2 * WIDTH, panel.top + HEIGHT, panel.width - 4 * WIDTH, HEIGHT)
    for index, words in enumerate(lines):
        if chosen is None:
            picture.canvas.centred(line, words, Colour.WHITE)
        else:
            draw_choice(picture, line, index, words, "", chosen=index == chosen)
        line = line.move(0, HEIGHT)
