"""The end of a game on the terminal: who won, what was held, and the race in letters."""

from collections.abc import Sequence

from pygame import Rect

from game.rules.cards import Card
from game.screen.looks.board_plan import STREET
from game.screen.paint.fitting import fitted
from game.screen.paint.message_line import draw_message
from game.screen.paint.picture import Picture
from game.screen.sheets import EndingSheet, Series
from game.screen.tabletop import Ending, Tabletop

from .charts import chart, line_of
from .cloth import draw_status
from .colours import NAMES_OF_PEGS, Glow
from .table import HIGH, WIDE


def draw_letters_ending(picture: Picture, sheet: EndingSheet) -> None:
    """From above: who won and how, the last hands, the race."""
    top, ending, series = sheet.top, sheet.ending, sheet.series
    picture.clear()
    draw_status(picture, top)
    look, plan = picture.look, picture.look.table.ending
    rows = fitted(ending.sentence, look.columns_in(plan.banner))[:2]
    lines = (ending.heading.lower(), *rows, ending.worth)
    for line, words in enumerate(lines):
        row = Rect(plan.banner.left, plan.banner.top + (line + 1) * HIGH, plan.banner.width, HIGH)
        picture.canvas.centred(row, words, Glow.NORMAL if line else Glow.BOLD)
    _draw_hands(picture, top, ending)
    _draw_race(picture, top, series)
    draw_message(picture, top.message)


def _draw_hands(picture: Picture, top: Tabletop, ending: Ending) -> None:
    """The winner's hands first."""
    plan = picture.look.table.ending
    seats = sorted(range(len(top.seats)), key=lambda seat: top.side(seat) != ending.side)
    for seat, plate in zip(seats, plan.plates[len(seats)], strict=True):
        words = f"{NAMES_OF_PEGS[top.side(seat)]} {top.seats[seat].name}"
        picture.canvas.text(plate.topleft, words, Glow.NORMAL)
        _draw_row(picture, plate, top.seats[seat].hand)
    if top.starter:
        beside = plan.starters[len(seats)]
        picture.canvas.text(
            beside.topleft, ending.starter[: picture.look.columns_in(beside)], picture.look.inks.crib
        )
        _draw_row(picture, beside, [top.starter])


def _draw_row(picture: Picture, plate: Rect, cards: Sequence[Card | None]) -> None:
    step = (plate.width - picture.look.cards.size[0]) // max(len(cards) - 1, 1)
    for index, card in enumerate(cards):
        face = picture.art.back() if card is None else picture.art.face(card)
        picture.canvas.blit(face, (plate.left + min(step - step % WIDE, 6 * WIDE) * index, plate.bottom))


def _draw_race(picture: Picture, top: Tabletop, series: Series) -> None:
    area, target = picture.look.pages.race.plot, top.target
    special = {line.hole: line.letter for line in top.lines}
    for score in (*range(0, target - STREET // 2, STREET), *special, target):
        upper = line_of(area, score, 0, target)
        picture.canvas.text((area.left, upper), "·" * picture.look.columns_in(area), Glow.DIM)
        words = f"{special.get(score, '')}{score}"
        picture.canvas.text((area.left - (len(words) + 1) * WIDE, upper), words, picture.look.inks.race.words)
    lines = [(scores, NAMES_OF_PEGS[side]) for side, (_, scores) in enumerate(series)]
    chart(picture, area, lines, 0, target)
    taken: set[int] = set()
    for side in sorted(range(len(series)), key=lambda side: -series[side][1][-1]):
        names, scores = series[side]
        upper = line_of(area, scores[-1], 0, target)
        for name in names:
            while upper in taken:
                upper += HIGH
            taken.add(upper)
            words = f"{NAMES_OF_PEGS[side]} {name}"
            picture.canvas.text((area.right + WIDE, upper), words, Glow.NORMAL)
