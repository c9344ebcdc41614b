"""The end of a game on the C-128: the winner, the last hands, and the race over the whole width."""

from collections.abc import Sequence

from pygame import Rect

from game.rules.cards import Card
from game.screen.cloth.race_chart import draw_chart
from game.screen.paint.fitting import fitted
from game.screen.paint.message_line import draw_message
from game.screen.paint.picture import Picture
from game.screen.sheets import EndingSheet
from game.screen.tabletop import Ending, Tabletop

from .board import mark
from .clash import clash
from .table import CELL


def draw_cells_ending(picture: Picture, sheet: EndingSheet) -> None:
    """From above: banner, hands, race, message."""
    top, ending, series = sheet.top, sheet.ending, sheet.series
    picture.draw_border(picture.look.inks.border)
    picture.clear()
    look = picture.look
    picture.canvas.fill(look.table.cloth, look.inks.felt)
    _draw_banner(picture, ending)
    _draw_hands(picture, top, ending)
    draw_chart(picture, series, top.target, top.lines)
    inks = [look.inks.sides[side].words for side in range(len(series))]
    clash(picture, look.pages.race.area, look.inks.race.panel.back, inks)
    draw_message(picture, top.message)


def _draw_banner(picture: Picture, ending: Ending) -> None:
    look, canvas, plan = picture.look, picture.canvas, picture.look.table.ending
    ink, inks = look.inks.sides[ending.side].words, look.inks.counter
    canvas.fill(plan.banner, inks.back)
    if 2 * look.width(ending.heading) <= plan.heading.width:
        heading = Rect(plan.heading.left, CELL // 2, plan.heading.width, 2 * CELL)
        canvas.large(heading, ending.heading, ink)
    else:
        canvas.centred(plan.heading, ending.heading, ink)
    rows = fitted(ending.sentence, look.columns)[:2]
    for number, words in enumerate(rows):
        canvas.centred(look.cells(0, 3 + number, look.columns), words, inks.value)
    last = look.cells(0, look.rows_in(plan.banner) - 1, look.columns)
    canvas.centred(last, f" {ending.worth} "[: look.columns], inks.back, ink)


def _draw_hands(picture: Picture, top: Tabletop, ending: Ending) -> None:
    """The winner's hands first; face down what nobody has seen."""
    plan, look = picture.look.table.ending, picture.look
    seats = sorted(range(len(top.seats)), key=lambda seat: top.side(seat) != ending.side)
    for number, (seat, plate) in enumerate(zip(seats, plan.plates[len(seats)], strict=True)):
        inks = look.inks.sides[top.side(seat)].words, look.inks.plate.back
        ink, back = reversed(inks) if number % 2 else inks  # names as long as their plates abut
        picture.canvas.fill(plate, back)
        name = top.seats[seat].name
        if len(name) < look.columns_in(plate):
            picture.canvas.blit(mark(look, f"shape {top.side(seat)}", ink), plate.topleft)
        picture.canvas.right(plate, name.ljust(look.columns_in(plate) - 1), ink)
        _draw_row(picture, plate, top.seats[seat].hand)
    beside = plan.starters.get(len(seats))
    if beside and top.starter:
        _draw_row(picture, beside, [top.starter])


def _draw_row(picture: Picture, plate: Rect, cards: Sequence[Card | None]) -> None:
    """Cards below a plate, as many cells apart as its width lets them."""
    step = (plate.width - picture.look.cards.size[0]) // max(len(cards) - 1, 1)
    step = min(step - step % CELL, picture.look.cards.size[0])
    for index, card in enumerate(cards):
        face = picture.art.back() if card is None else picture.art.face(card)
        picture.canvas.blit(face, (plate.left + index * step, plate.bottom))
