"""The board of the terminal: two lines of dots a side, and letters for the pegs."""

from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.looks.board_plan import FIVE, STREET, in_fives
from game.paint.looks.monitor import Point
from game.paint.table.board import lap_told
from game.sheets.table_state import TableState
from game.sheets.table_told import letters_told

from .plans import BOARDS, HIGH, NAMES_OF_PEGS, WIDE, Glow, chars

LEFT, EDGE = 5, 35
"""The column of the first hole, after two where a game starts; how many letters an edge has room for."""
HOLES = " ".join(["·" * FIVE] * (STREET // FIVE))


def draw_dotted_board(canvas: Canvas, top: TableState) -> None:
    """Draw the frame, names, numbers, holes, lines and pegs."""
    area, ink = BOARDS[len(top.seats)], canvas.look.inks.older_reasons
    line, last = area.top // HIGH, area.bottom // HIGH - 1
    draw_pane(canvas, area, *_names(top))
    for number in range(FIVE, STREET + 1, FIVE):
        for score, at in ((number, line + 1), (STREET + number, last - 1)):
            column, below = hole(score)
            canvas.text(chars(column - 1 + below, at, 1).topleft, f"{score:2}", ink)
    canvas.text(chars(3, last + 1, 1).topleft, letters_told(top) * (len(top.seats) == 2), Glow.DIM)
    for side in range(len(top.pegs)):
        _streets(canvas, top, side, line + 2 + 2 * side)


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


def _names(top: TableState) -> Sequence[str]:
    """Name one side for the upper edge and the others for the lower, with their laps if all have room."""
    signs = [f"{mark} {name}" for mark, name in zip(NAMES_OF_PEGS, top.signed_names(), strict=False)]
    on_laps = [", ".join(filter(None, (sign, lap_told(top, side)))) for side, sign in enumerate(signs)]
    ways = [(names[0], " ── ".join(names[1:])) for names in (on_laps, signs)]
    return next((edges for edges in ways if len(edges[1]) <= EDGE), ways[-1])


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
