"""Who sits where: each seat's plate with its peg, its name and its score, and the word it says."""

from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.looks.monitor import Point
from game.screen.paint.canvas import Canvas
from game.screen.tabletop import Tabletop

DEALER_MARK = "D"
WIDEST_SCORE = "121"


def draw_nameplate(canvas: Canvas, plate: Rect, top: Tabletop, seat: int) -> None:
    """One seat's plate; the dealer's has a chip on it. Where it has two rows the name has the first."""
    look, plan, inks = canvas.look, canvas.look.table.plate, canvas.look.inks.plate
    side = top.side(seat)
    canvas.fill(plate, inks.back)
    picture = peg(look, side)
    canvas.blit(picture, picture.get_rect(midleft=(plate.left + plan.margin, plate.centery)).topleft)
    row = Rect(plate.left, plate.top, plate.width, look.cell[1])
    last = row.move(0, (look.rows_in(plate) - 1) * look.cell[1])
    score_left = plate.right - plan.margin - look.width(WIDEST_SCORE)
    chip = Rect((0, 0), plan.chip)
    chip.midright = score_left - plan.margin, last.centery
    row.left += plan.peg_room
    row.width = (chip.left if row.top == last.top else plate.right) - row.left
    canvas.text(row.topleft, top.seats[seat].name[: look.columns_in(row)], inks.name)
    canvas.text((score_left, last.top), f"{top.pegs[side].front:{len(WIDEST_SCORE)}}", inks.score)
    if seat == top.dealer:
        canvas.fill(chip, inks.chip)
        canvas.centred(chip, DEALER_MARK, inks.chip_words)


def draw_bubble(canvas: Canvas, at: Point, words: str) -> None:
    """What a seat says."""
    look, plan, inks = canvas.look, canvas.look.table.plate, canvas.look.inks.plate
    bubble = Rect(at, (look.width(words) + 2 * plan.bubble_margin, plan.bubble_height))
    bubble.right = min(bubble.right, look.size[0])
    canvas.fill(bubble, inks.bubble_words)
    across, down = plan.bubble_edge
    canvas.fill(bubble.inflate(-2 * across, -2 * down), inks.bubble)
    canvas.centred(bubble, words, inks.bubble_words)
