"""The board of the C-128, where one hole is one cell, and the words on it: plates, counts."""

from functools import lru_cache
from itertools import chain, product

from pygame import Rect, Surface

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import balanced
from game.paint.looks.board_plan import FIVE, LAP, STREET, in_fives
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.paint.looks.plans import PlatePlaces, ShowPlaces, nowhere
from game.paint.table.board import carved, lap_told, peg
from game.paint.table.count_list import ListInks, brief_rows, draw_rows
from game.paint.table.plates import CRIB, DEALS, HAND, counted_words, draw_count, in_figures, said_alike
from game.rules.in_words import together
from game.sheets.table_state import BoardLine, CountPanel, TableState

from .plans import BOARDS_BY_SEATS, CELL, HALF, THEIR_SCORE, BoardRows, VicColor, cells

START, FIRST, GAME, TURN = 0, 3, 0, 38


def draw_board_across(canvas: Canvas, top: TableState) -> None:
    """Draw wood, holes, numbers, and each side's two pegs; the table's own side has the lowest streets."""
    rows, lowest = BOARDS_BY_SEATS[len(top.seats)], top.side(top.below)
    board = _empty(canvas.look, len(top.seats), top.target, tuple(top.lines))
    canvas.surface.blit(board, rows.area, rows.area)
    for side, (front, back) in enumerate(top.pegs):
        streets = rows.streets[(side - lowest) % len(top.pegs)]
        for score, is_back in ((back, True), (front, False)):
            column, row = _place(streets, rows.numbers, score, top.target, side, is_back=is_back)
            _lay(canvas, (column, row), f"shape {side}", canvas.look.inks.sides[side].words)


def draw_streets_below(canvas: Canvas, top: TableState) -> None:
    """Draw the streets of the board at the foot of the cloth, below a deck that is cut."""
    look, streets = canvas.look, BOARDS_BY_SEATS[len(top.seats)].streets
    board, upper = Canvas(look, look.palette.plain(look.inks.felt, look.size)), min(map(min, streets)) * CELL
    draw_board_across(board, top)
    area = Rect(0, upper, look.size[0], look.table.board.bottom - upper)
    canvas.surface.blit(board.surface, (0, look.table.cloth.bottom - area.height), area)


@lru_cache(maxsize=16)  # tables of two to four, on two looks
def _empty(look: Look, seats: int, target: int, lines: tuple[BoardLine, ...]) -> Surface:
    """Draw a picture in which the board lies without pegs."""
    canvas, rows = Canvas(look, look.palette.plain(look.inks.felt, look.size)), BOARDS_BY_SEATS[seats]
    _wood(canvas, rows)
    _numbers(canvas, rows.numbers)
    above = cells(GAME, rows.numbers - 1, 1).topleft
    canvas.text(above, f"{target:>3}", look.inks.wood.words, look.inks.wood.light)
    for hole, letter, _ in lines:  # in the gap after its hole, or behind the turn, clear of its number
        column, is_back = in_fives(hole)
        gap = cells(FIRST + column + (-1 if is_back else 1 + (hole % LAP == STREET)), rows.numbers, 1)
        canvas.text(gap.topleft, letter, look.inks.wood.words, look.inks.wood.light)
    for side, streets in enumerate(rows.streets):
        _holes(canvas, streets)
        last = _place(streets, rows.numbers, target, target, side)
        is_apart = last[1] == rows.numbers
        name = f"game hole {('left', 'right')[side % 2]}" if is_apart else "hole"
        _lay(canvas, last, name, look.inks.wood.words, None if is_apart else look.inks.wood.light)
    return canvas.surface


def _place(
    streets: tuple[int, int], numbers: int, score: int, target: int, side: int, *, is_back: bool = False
) -> Point:
    """Return the cell of a peg; a game that ends on a street has its last hole there."""
    if score <= 0:
        return START + (not is_back), streets[0]
    if score >= target and target % LAP == 1:
        return GAME + side % 2, numbers
    column, street = in_fives(min(score, target))
    return FIRST + column, streets[street]


def _lay(canvas: Canvas, cell: Point, name: str, ink: Ink, back: Ink | None = None) -> None:
    area = cells(*cell, 1)
    canvas.fill(area, canvas.look.inks.wood.face if back is None else back)
    canvas.blit(carved(canvas.look, name, ink), area.topleft)


def _wood(canvas: Canvas, rows: BoardRows) -> None:
    """Draw a plank, with a line between five holes and the next."""
    inks = canvas.look.inks.wood
    canvas.fill(rows.area, inks.face)
    streets = [*chain(*rows.streets)]
    for number, row in product(range(FIVE, STREET, FIVE), range(min(streets), max(streets) + 1)):
        canvas.text(cells(FIRST + in_fives(number)[0] + 1, row, 1).topleft, "│", inks.grain)


def _holes(canvas: Canvas, streets: tuple[int, int]) -> None:
    inks = canvas.look.inks.wood
    out, back = streets
    bends = {out: inks.words, back: inks.way_back or inks.words}
    for row in streets:
        for score in range(1, STREET + 1):
            _lay(canvas, (FIRST + in_fives(score)[0], row), "hole", inks.words)
        ends = ("turn upper", "turn lower") if out < back else ("turn lower", "turn upper")
        _lay(canvas, (TURN, row), ends[row == back], bends[row])
    for column in (START, START + 1):
        _lay(canvas, (column, out), "hole", inks.words)


def _numbers(canvas: Canvas, row: int) -> None:
    """Write between two holes the number on the way out at its left, and on the way back at its right."""
    inks = canvas.look.inks.wood
    for number in range(FIVE, STREET + 1, FIVE):
        gap, out, back = FIRST + in_fives(number)[0] + 1, str(number), str(LAP - number)
        canvas.text(cells(gap - len(out), row, 1).topleft, out, inks.words, inks.face)
        if number < STREET:
            canvas.text(cells(gap + 1, row, 1).topleft, back, inks.way_back or inks.words, inks.face)


def draw_plate(canvas: Canvas, plate: PlatePlaces, top: TableState, seat: int, hand: Rect) -> str:
    """Draw a seat's plate, its name reversed at its turn, and return what it says without room."""
    side, name, look, is_now = top.side(seat), top.seats[seat].on_plate, canvas.look, top.is_lit(seat)
    quiet = wood, ink = look.inks.plate.back, look.inks.sides[side].words
    if is_reversed := top.partners and not plate.is_wide:  # at any time
        ink, wood = VicColor.BLACK, ink
    if plate.is_wide:
        free = _draw_own_row(canvas, plate, top, seat)
    else:
        free = range(hand.right * (hand.top < plate.word.top), plate.word.right)  # or it is being counted
        quiet = look.inks.felt, look.inks.on_felt  # its paper would run into the plate
        canvas.fill(plate.area, wood)
        canvas.blit(carved(look, f"shape {side}", ink), plate.area.topleft)
        canvas.right(plate.score, str(top.pegs[side].front) * bool(plate.score), ink)
    named = Rect(plate.name.topleft, (look.width(name), CELL))
    named.right = min(named.right, plate.area.right - HALF)  # a long one takes the gap
    if is_now:
        canvas.fill(named.inflate(2 * (named.left % CELL), 0), look.inks.plate.now if is_reversed else ink)
    canvas.text(named.topleft, name, VicColor.BLACK if is_now else ink)
    if seat == top.dealer:
        _mark_deal(canvas, plate, named, top, ink, wood)
    inks = quiet if top.is_explained else (look.inks.plate.now, look.inks.plate.now_words)
    return _speech(canvas, plate, said_alike(top, seat), free, inks)


def _draw_own_row(canvas: Canvas, plate: PlatePlaces, top: TableState, seat: int) -> range:
    """Draw the row of a side but for this name, and the other team's, and return what is free behind it."""
    side, name = top.side(seat), top.seats[seat].on_plate
    both = [name, *[top.seats[(seat + 2) % len(top.seats)].on_plate] * top.partners]
    begins = _draw_row(canvas, plate.area, top, side, together(both), apart=len(name))
    if top.partners:  # with a gap behind it as wide as those between the names
        _draw_row(canvas, THEIR_SCORE, top, 1 - side, together(top.names(1 - side)))
    return range(begins + CELL * top.partners, plate.chip.left if seat == top.dealer else plate.chip.right)


def _mark_deal(canvas: Canvas, plate: PlatePlaces, named: Rect, top: TableState, ink: Ink, wood: Ink) -> None:
    """Write behind a name that its seat deals; where one of many is long, all have two cards for it, and
    where one is very long those lie on the peg."""
    look, others = canvas.look, canvas.look.table.by_seats[len(top.seats)].seats[-1].plate
    free = look.columns_in(others.chip) - max(len(one.on_plate) for one in top.seats)
    behind = plate.chip if plate.is_wide else named.move(named.width + HALF + CELL, 0)
    if others.is_wide or free >= len(DEALS):
        canvas.text(behind.topleft, DEALS, ink)
        return
    at = behind.topleft if plate.is_wide or free > 0 else plate.area.topleft
    canvas.fill(Rect(at, (CELL, CELL)), wood)
    canvas.blit(carved(look, "dealer", ink), at)


def _draw_row(canvas: Canvas, row: Rect, top: TableState, side: int, names: str, apart: int = 0) -> int:
    """Draw in dark wood the peg, names (the first letters `apart`), lap and score of a side."""
    inks, ink = canvas.look.inks, canvas.look.inks.sides[side].words
    canvas.fill(row, inks.plate.back)
    canvas.blit(peg(canvas.look, side), row.topleft)
    canvas.text((row.left + (apart + 1) * CELL + HALF, row.top), names[apart:], ink)
    canvas.text((31 * CELL, row.top), lap_told(top, side).upper(), inks.older_reasons)
    canvas.right(row, str(top.pegs[side].front), ink)
    return row.left + 2 * CELL + canvas.look.width(names)


def _speech(canvas: Canvas, plate: PlatePlaces, words: str, free: range, inks: tuple[Ink, Ink]) -> str:
    """Write a seat's words, in reverse, behind names or a hand: short or in rows, if they are long. Return
    those that have no room."""
    room = (free.stop - free.start) // CELL - 2
    words = words if len(words) <= room else in_figures(words)
    if not words or max(map(len, [words] if plate.is_wide else words.split())) > room:
        return words
    rows = balanced(words, room)
    wide = canvas.look.width(max(rows, key=len))
    left = min(max(free.start + CELL, plate.word.left), free.stop - wide - CELL)
    paper = Rect(left, plate.word.bottom - len(rows) * CELL, wide, len(rows) * CELL)
    canvas.fill(paper.inflate(2 * HALF, 0), inks[0])
    for row, line in enumerate(rows):
        canvas.text((paper.left, paper.top + row * CELL), line, inks[1])
    return ""


def draw_count_panel_below(canvas: Canvas, places: ShowPlaces, top: TableState, panel: CountPanel) -> Rect:
    """Draw a heading in the color of the side, and a row for each item, and return where they have room."""
    look, high, area = canvas.look, canvas.look.cell[1], places.count_panel
    if panel.total is not None:  # else it is typed, or a table as the original tells it in words alone
        draw_count(canvas, places.total, CRIB if panel.is_crib else HAND, panel.total)
    rows, coming = brief_rows(top, panel)
    if not rows:
        return area if panel.title else nowhere()  # it is asked for there, or all scores are told there
    paper = area.inflate(HALF, 0).move(-HALF // 2, 0)
    canvas.fill(paper, VicColor.BLACK)
    canvas.fill(Rect(paper.topleft, (paper.width, high)), look.inks.sides[top.side(panel.seat)].words)
    room = look.columns_in(area) - 4
    told = counted_words(top, panel, 10 if panel.seat == top.below else room).rstrip()
    counted = f"{told.rpartition(' ')[0]} COUNT"
    canvas.text(area.topleft, counted if len(counted) <= room else told, VicColor.BLACK)
    canvas.right(area, "SUM" * any(row.sum for row in rows), VicColor.BLUE)
    lit = (VicColor.BLACK, VicColor.YELLOW) if top.lit else None
    inks = ListInks(VicColor.WHITE, VicColor.LIGHT_GREEN, VicColor.LIGHT_GRAY, lit, look.inks.red_words)
    draw_rows(canvas, Rect(area.left, area.top + high, area.width, area.height - high), rows, coming, inks)
    return area
