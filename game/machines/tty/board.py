"""The board of the terminal: two lines of dots a side, and letters for the pegs."""

from collections.abc import Iterator

from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.looks.board_plan import FIVE, STREET, in_fives
from game.paint.looks.monitor import Point
from game.paint.table.board import lap_told
from game.sheets.table_state import TableState
from game.sheets.table_told import letters_told

from .plans import BOARDS, HIGH, NAMES_OF_PEGS, WIDE, Glow, chars

LEFT, BEFORE_TEN = 5, 6
"""The column of the first hole, after two where a game starts; how long a name is that hides 5 and not 10."""
HOLES = " ".join(["·" * FIVE] * (STREET // FIVE))


def draw_dotted_board(canvas: Canvas, top: TableState) -> None:
    """Draw the frame, names, numbers where there is room beside them, holes, lines and pegs."""
    area, names = BOARDS[len(top.seats)], [*_names(top)]
    line, last, many = area.top // HIGH, area.bottom // HIGH - 1, len(names) > 2
    draw_pane(canvas, area, *names[: 2 - many])
    for number in range(FIVE, STREET + 1, FIVE):
        for score, at in ((number, line + (not many)), (STREET + number, last - (not many))):
            (column, below), words = hole(score), f" {score} "
            left = column + 2 + below - len(words)
            if below or left >= many * (len(names[0]) + 5):
                canvas.text(chars(left, at, 1).topleft, words, canvas.look.inks.older_reasons, Glow.DARK)
    canvas.text(chars(3, last + 1, 1).topleft, letters_told(top) * (len(top.seats) == 2), Glow.DIM)
    for side, name in enumerate(names):
        if side and many:
            draw_divider(canvas, chars(1, line + 3 * side, 41), name)
        _streets(canvas, top, side, line + (1 + 3 * side if many else 2 + 2 * side))


def hole(score: int) -> Point:
    """Return the column of a score, and how many lines below its side's first."""
    column, below = in_fives(score)
    return LEFT + column, below


def draw_pane(canvas: Canvas, area: Rect, *edges: str) -> None:
    """Draw a frame, with words in its upper edge and in its lower one."""
    canvas.look.grain.frame(canvas, area, canvas.look.inks.counter, "")
    for words, line in zip(edges, (area.top, area.bottom - HIGH), strict=False):
        canvas.text((area.left + 2 * WIDE, line), f" {words} " * bool(words), Glow.NORMAL, Glow.DARK)


def draw_divider(canvas: Canvas, area: Rect, words: str) -> None:
    """Draw a line across a frame, with words in it."""
    canvas.text(area.topleft, f"├{'─' * (canvas.look.columns_in(area) - 2)}┤", Glow.NORMAL)
    canvas.text(area.move(2 * WIDE, 0).topleft, f" {words} ", Glow.NORMAL, Glow.DARK)


def _names(top: TableState) -> Iterator[str]:
    for side, name in enumerate(top.signed_names()):
        on_lap = f", {lap}" if (lap := lap_told(top, side)) else ""
        is_named = side > 0 or len(top.pegs) < 3 or len(name + on_lap) <= BEFORE_TEN
        yield f"{NAMES_OF_PEGS[side]}{f' {name[: 32 - len(on_lap)]}' * is_named}{on_lap}"


def _streets(canvas: Canvas, top: TableState, side: int, line: int) -> None:
    """Draw the way out, below it the way back, and on them both pegs."""
    for below in range(2):
        canvas.text(chars(LEFT, line + below, 1).topleft, HOLES, Glow.NORMAL)
    for marked in top.lines:
        column, below = hole(marked.hole)
        after = column - 1 if below else column + 1
        canvas.text(chars(after, line + below, 1).topleft, marked.initial, canvas.look.inks.older_reasons)
    mark, (front, back) = NAMES_OF_PEGS[side], top.pegs[side]
    for score, is_back in ((back, True), (front, False)):
        column, below = _peg(score, top.target, is_back=is_back)
        inks = (Glow.BOLD, Glow.DARK) if is_back else (Glow.DARK, Glow.NORMAL)
        canvas.text(chars(column, line + below, 1).topleft, mark, *inks)


def _peg(score: int, target: int, *, is_back: bool) -> Point:
    """Place a peg before the first hole, in one, or beyond the last."""
    if score <= 0:
        return LEFT - 1 - 2 * is_back, 0
    if score < target:
        return hole(score)
    column, below = hole(target - 1)
    return (column - 2, 1) if below else (column + 1, 0)
