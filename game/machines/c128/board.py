"""The board of the C-128, lying across the table: one hole is one cell, and a peg is a cell's other ink."""

from collections.abc import Iterator, Sequence
from functools import cache

from pygame import Surface

from game.screen.looks.board_plan import FIVE, LAP, STREET, runs_down
from game.screen.looks.look import Look, drawings
from game.screen.looks.monitor import Point
from game.screen.looks.palette import Ink
from game.screen.paint.canvas import Canvas
from game.screen.tabletop import BoardLine, Tabletop

from .table import BOARDS_BY_SEATS, BoardRows, cells, hole_column

START, GAME, TURN = 0, 0, 38
GRAINS = 4


@cache
def mark(look: Look, name: str, ink: Ink) -> Surface:
    """A drawing of the board, in an ink."""
    return drawings(look, look.pegs)[name].surface(ink)


def draw_board_across(canvas: Canvas, top: Tabletop) -> None:
    """The wood, its holes and numbers, and each side's two pegs; whose table it is has the lowest streets."""
    rows, lowest = BOARDS_BY_SEATS[len(top.seats)], top.side(top.below)
    canvas.surface.blit(_empty(canvas.look, len(top.seats), tuple(top.lines)), rows.area, rows.area)
    for side, (front, back) in enumerate(top.pegs):
        streets = rows.streets[(side - lowest) % len(top.pegs)]
        for score, is_back in ((back, True), (front, False)):
            column, row = _place(streets, rows.numbers, score, top.target, side, is_back=is_back)
            _lay(canvas, (column, row), f"shape {side}", canvas.look.inks.sides[side].words)


@cache
def _empty(look: Look, seats: int, lines: tuple[BoardLine, ...]) -> Surface:
    """A picture in which the board lies without pegs."""
    canvas, rows = Canvas(look, look.palette.plain(look.inks.felt, look.size)), BOARDS_BY_SEATS[seats]
    _wood(canvas, rows)
    _numbers(canvas, rows.numbers)
    for column, letter in _letters(lines):
        area = cells(column, rows.numbers, 1)
        canvas.text(area.topleft, letter, look.inks.wood.words, look.inks.wood.light)
    for streets in rows.streets:
        _holes(canvas, streets)
    return canvas.surface


def _place(
    streets: tuple[int, int], numbers: int, score: int, target: int, side: int, *, is_back: bool
) -> Point:
    """The cell of a peg."""
    out, back = streets
    if score <= 0:
        return START + (not is_back), out
    if score >= target:
        return GAME + side % 2, numbers
    along = (score - 1) % LAP
    if along < STREET:
        return hole_column(along + 1), out
    return hole_column(LAP - along), back


def _lay(canvas: Canvas, cell: Point, name: str, ink: Ink) -> None:
    area = cells(*cell, 1)
    canvas.fill(area, canvas.look.inks.wood.face)
    canvas.blit(mark(canvas.look, name, ink), area.topleft)


def _wood(canvas: Canvas, rows: BoardRows) -> None:
    """Planks with a little grain where nothing is bored or written."""
    look, inks = canvas.look, canvas.look.inks.wood
    canvas.fill(rows.area, inks.face)
    wide, high = look.cell
    for row in range(rows.area.top // high, rows.area.bottom // high):
        for column in range(look.columns):
            grain = mark(look, f"grain {(column * 7 + row * 5 + column // 3) % GRAINS}", inks.grain)
            canvas.blit(grain, (column * wide, row * high))


def _holes(canvas: Canvas, streets: tuple[int, int]) -> None:
    inks = canvas.look.inks.wood
    out, back = streets
    for row in streets:
        for number in range(1, STREET + 1):
            _lay(canvas, (hole_column(number), row), "hole", inks.words)
        ends = ("turn upper", "turn lower") if out < back else ("turn lower", "turn upper")
        _lay(canvas, (TURN, row), ends[row == back], inks.grain)
    for column in (START, START + 1):
        _lay(canvas, (column, out), "hole", inks.words)


def _numbers(canvas: Canvas, row: int) -> None:
    """Between two holes: at its left the number on the way out, at its right the one on the way back."""
    inks = canvas.look.inks.wood
    for column, half in ((GAME, "left"), (GAME + 1, "right")):
        _lay(canvas, (column, row), f"game hole {half}", inks.words)
    for number in range(FIVE, STREET + 1, FIVE):
        gap = hole_column(number) + 1
        out, back = str(number), str(LAP - number)
        canvas.text(cells(gap - len(out), row, 1).topleft, out, inks.words, inks.face)
        if number < STREET:
            canvas.text(cells(gap, row, 1).topleft, "│", inks.grain, inks.face)
            canvas.text(cells(gap + 1, row, 1).topleft, back, inks.words, inks.face)


def _letters(lines: Sequence[BoardLine]) -> Iterator[tuple[int, str]]:
    """The lines' letters, each in the gap after its hole."""
    for hole, letter in lines:
        along = (hole - 1) % LAP
        if runs_down(hole):
            yield hole_column(LAP - along) - 1, letter
        else:
            yield hole_column(along + 1) + 1, letter
