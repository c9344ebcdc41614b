"""The board of the terminal: two lines of dots a side, and letters for the pegs."""

from collections.abc import Iterator

from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.looks.board_plan import FIVE, STREET, in_fives, lap_words
from game.paint.looks.monitor import Point
from game.sheets.table_state import TableState

from .plans import BOARDS, HIGH, NAMES_OF_PEGS, WIDE, Glow, chars

LEFT = 5
"""The column of the first hole; before it are two where a game starts, apart from each other."""
HOLES = " ".join(["·" * FIVE] * (STREET // FIVE))


def draw_dotted_board(canvas: Canvas, top: TableState) -> None:
    """Draw the frame with names in its edges, numbers, holes, lines and pegs."""
    area = BOARDS[len(top.seats)]
    first = area.top // HIGH
    draw_pane(canvas, area, *_edge_words(top))
    for number in range(FIVE, STREET + 1, FIVE):
        for score, line in ((number, first + 1), (STREET + number, first + area.height // HIGH - 2)):
            column, below = hole(score)
            canvas.right(chars(column - 2 + below, line, 3), str(score), canvas.look.inks.older_reasons)
    for side in range(len(top.pegs)):
        _streets(canvas, top, side, first + 2 + 2 * side)


def hole(score: int) -> Point:
    """Return the column of a score, and how many lines below its side's first."""
    column, below = in_fives(score)
    return LEFT + column, below


def draw_pane(canvas: Canvas, area: Rect, *edges: str) -> None:
    """Draw a frame, with words in its upper edge, in its lower one, and at the right in the upper one."""
    canvas.look.grain.frame(canvas, area, canvas.look.inks.counter, "")
    for number, words in enumerate(edges):
        column, line = (22 if number == 2 else 2) * WIDE, area.bottom - HIGH if number == 1 else area.top
        canvas.text((area.left + column, line), f" {words} ", Glow.NORMAL, Glow.DARK)


def _edge_words(top: TableState) -> Iterator[str]:
    for side, name in enumerate(top.side_names()):
        has_room = len(top.pegs) == 2  # three have none
        lap = lap_words(top.pegs[side].front, top.target) if has_room and top.tells_laps else ""
        on_lap = f", {lap}" * bool(lap)
        yield f"{NAMES_OF_PEGS[side]} {name[: 32 - len(on_lap)]}{on_lap}"


def _streets(canvas: Canvas, top: TableState, side: int, line: int) -> None:
    """Draw the way out, below it the way back, and on them both pegs."""
    for below in range(2):
        canvas.text(chars(LEFT, line + below, 1).topleft, HOLES, Glow.NORMAL)
    for number, letter, _ in top.lines:
        column, below = hole(number)
        after = column - 1 if below else column + 1
        canvas.text(chars(after, line + below, 1).topleft, letter, canvas.look.inks.older_reasons)
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
