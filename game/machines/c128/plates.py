"""What is written beside the cards of the C-128: plates, speech, counts, and questions about them."""

from textwrap import wrap

from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.cloth.count_slip import CRIB, HAND, named_card, slip_rows
from game.screen.looks.board_plan import lap, laps
from game.screen.looks.places import PlatePlaces, ShowPlaces
from game.screen.paint.canvas import Canvas
from game.screen.paint.panels import draw_panel
from game.screen.paint.picture import Picture
from game.screen.sheets import KEYS, NumberSheet
from game.screen.spots import ButtonSpot
from game.screen.tabletop import Slip, Tabletop

from .colours import VicColour
from .table import CELL

DEALER = "DEALS"
FRAME_NEEDS = 7
"""So many cells across, or the frame would be a third colour beside the figures."""


def draw_plate(canvas: Canvas, plate: PlatePlaces, top: Tabletop, seat: int) -> None:
    """In the ink of its side on dark wood; reversed while it is the seat's turn."""
    side, seat_top, look = top.side(seat), top.seats[seat], canvas.look
    ink, wood = look.inks.sides[side].words, look.inks.plate.back
    canvas.fill(plate.area, wood)
    canvas.blit(peg(look, side), (plate.peg[0], plate.name.top))
    name = seat_top.name[: look.columns_in(plate.name)]
    canvas.text(plate.name.topleft, name, *((wood, ink) if seat == top.turn else (ink, wood)))
    speech(canvas, plate.word, seat_top.says)
    if seat == top.dealer:
        canvas.text(plate.chip.topleft, DEALER[: look.columns_in(plate.chip)], ink, wood)
    if plate.band.width and laps(top.target) > 1:
        words = f"LAP {lap(top.pegs[side].front, top.target)}"
        canvas.text(plate.band.topleft, words, look.inks.plate.chip_words, wood)
    if plate.score.width:
        canvas.right(plate.score, str(top.pegs[side].front), ink)
    if top.partners and seat == top.below:
        _both_scores(canvas, plate, top)


def _both_scores(canvas: Canvas, plate: PlatePlaces, top: Tabletop) -> None:
    """Partners share a score, and the others' plates have no room for theirs."""
    wood, other = canvas.look.inks.plate.back, 1 - top.side(top.below)
    canvas.fill(plate.band, wood)
    ink = canvas.look.inks.sides[other].words
    canvas.blit(peg(canvas.look, other), plate.band.topleft)
    canvas.right(plate.band.move(-canvas.look.cell[0], 0), str(top.pegs[other].front), ink)


def speech(canvas: Canvas, area: Rect, words: str) -> None:
    """What a seat says, in reverse."""
    inks = canvas.look.inks.plate
    canvas.text(area.topleft, words[: canvas.look.columns_in(area)], inks.now_words, inks.now)


def draw_count_box(canvas: Canvas, box: Rect, caption: str, number: int) -> None:
    """Blue, with large figures."""
    inks, (_, high) = canvas.look.inks.counter, canvas.look.cell
    canvas.fill(box, inks.back)
    if canvas.look.columns_in(box) >= FRAME_NEEDS:
        canvas.outline(box, inks.frame)
    canvas.centred(Rect(box.left, box.top + high, box.width, high), caption, inks.title)
    canvas.large(Rect(box.left, box.top + 2 * high, box.width, 2 * high), str(number), inks.value)


def draw_slip_below(canvas: Canvas, places: ShowPlaces, top: Tabletop, slip: Slip) -> None:
    """Its title in the colour of the side, and the words so far; the item being read is reversed."""
    look, area = canvas.look, places.slip
    ink, (_, high) = look.inks.sides[top.side(slip.seat)].words, look.cell
    if slip.total is not None:
        draw_count_box(canvas, places.total, CRIB if slip.is_crib else HAND, slip.total)
    canvas.fill(area, VicColour.BLACK)
    canvas.fill(Rect(area.topleft, (area.width, high)), ink)
    canvas.text(area.topleft, slip.title[: look.columns_in(area)], VicColour.BLACK)
    named = " ".join(map(named_card, sorted(top.lit)))
    if len(slip.title) + 1 + len(named) <= look.columns_in(area):
        canvas.right(area, named, VicColour.BLACK)
    rows = list(slip_rows(slip.words, look.columns_in(area)))[1 - look.rows_in(area) :]
    for number, (words, start) in enumerate(rows, 1):
        top_of_row = area.top + number * high
        canvas.text((area.left, top_of_row), words[:start], VicColour.WHITE)
        after = area.left + look.width(words[:start])
        canvas.text((after, top_of_row), words[start:], VicColour.BLACK, VicColour.YELLOW)


def draw_cells_number(picture: Picture, sheet: NumberSheet) -> None:
    """Over reasons and board: what is counted can still be seen."""
    look, inks, canvas = picture.look, picture.look.inks.panel, picture.canvas
    area, plan = look.table.number_pad, look.pages.number
    draw_panel(canvas, area, inks)
    row = Rect(area.left, area.top + CELL, area.width, CELL)
    for words in wrap(sheet.prompt, look.columns_in(area) - 2 * plan.margin_columns):
        canvas.centred(row, words, inks.title)
        row.top += CELL
    canvas.centred(row.move(0, CELL), f"{sheet.digits}_", inks.words)
    first = area.bottom - CELL - len(KEYS) * plan.step[1]
    left = area.left + (area.width - plan.step[0] * len(KEYS[0])) // 2
    for number, names in enumerate(KEYS):
        for column, name in enumerate(names):
            key = Rect((left + column * plan.step[0], first + number * plan.step[1]), plan.key)
            back, ink = (inks.bar, inks.bar_words) if name == sheet.lit else (inks.back, inks.title)
            canvas.fill(key, back)
            canvas.centred(key, name, ink)
            picture.spotting.note(key, ButtonSpot(name))
