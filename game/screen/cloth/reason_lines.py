"""The reasons for the latest scores, written below the board, each behind its side's peg."""

from collections.abc import Sequence

from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.paint.canvas import Canvas
from game.screen.paint.fitting import fitted
from game.screen.tabletop import ReasonLine


def draw_reasons(canvas: Canvas, area: Rect, reasons: Sequence[ReasonLine]) -> None:
    """Write as many of the latest lines as fit."""
    look, indent = canvas.look, canvas.look.table.reasons_indent
    room = (area.width - indent) // look.cell[0]
    for row, (side, words) in enumerate(reason_lines(reasons, room)[-look.rows_in(area) :]):
        line = Rect(area.left, area.top + row * look.cell[1], area.width, look.cell[1])
        if side is not None:
            picture = peg(look, side)
            at = picture.get_rect(midleft=(line.left + look.table.reasons_margin, line.centery))
            canvas.blit(picture, at.topleft)
        canvas.text((line.left + indent, line.top), words, look.inks.reasons)


def reason_lines(reasons: Sequence[ReasonLine], room: int) -> list[ReasonLine]:
    """The reasons broken into lines of so many letters; only the first of each bears its side."""
    return [
        ReasonLine(None if row else side, words)
        for side, text in reasons
        for row, words in enumerate(fitted(text, room))
    ]
