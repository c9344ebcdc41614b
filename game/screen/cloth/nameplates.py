"""Who sits where: each seat's plate with its peg, its name and its score, and the word it says."""

from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.looks.look import Point
from game.screen.looks.palette import Colour
from game.screen.paint.canvas import Canvas
from game.screen.paint.glyphs import WIDTH, width
from game.screen.tabletop import Tabletop

PEG_ROOM = 12
MARGIN = 2
NAME_LETTERS = 10
DEALER_MARK = "D"
DEALER_CHIP = 12
SCORE_DIGITS = 3
BUBBLE_MARGIN = 6
BUBBLE_HEIGHT = 16


def draw_nameplate(canvas: Canvas, plate: Rect, top: Tabletop, seat: int) -> None:
    """One seat's plate; the dealer's has a chip on it."""
    side = top.side(seat)
    score_left = plate.right - MARGIN - SCORE_DIGITS * WIDTH
    canvas.fill(plate, Colour.BLACK)
    picture = peg(side)
    canvas.blit(picture, picture.get_rect(midleft=(plate.left + MARGIN, plate.centery)).topleft)
    canvas.text((plate.left + PEG_ROOM, plate.top), top.seats[seat].name[:NAME_LETTERS], Colour.WHITE)
    canvas.text((score_left, plate.top), f"{top.pegs[side].front:{SCORE_DIGITS}}", Colour.YELLOW)
    if seat == top.dealer:
        chip = Rect(score_left - DEALER_CHIP - MARGIN, plate.top + 1, DEALER_CHIP, plate.height - 2)
        canvas.fill(chip, Colour.RED)
        canvas.centred(chip, DEALER_MARK, Colour.WHITE)


def draw_bubble(canvas: Canvas, at: Point, words: str) -> None:
    """What a seat says."""
    bubble = Rect(at, (width(words) + 2 * BUBBLE_MARGIN, BUBBLE_HEIGHT))
    canvas.fill(bubble, Colour.BLACK)
    canvas.fill(bubble.inflate(-4, -2), Colour.WHITE)
    canvas.centred(bubble, words, Colour.BLACK)
