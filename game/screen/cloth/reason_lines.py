"""The reasons for the latest scores, written below the board, each behind its side's peg."""

import textwrap
from collections.abc import Sequence

from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.looks.palette import Colour
from game.screen.paint.canvas import Canvas
from game.screen.paint.glyphs import HEIGHT, WIDTH
from game.screen.tabletop import ReasonLine

MARGIN = 2
INDENT = 14


def draw_reasons(canvas: Canvas, area: Rect, reasons: Sequence[ReasonLine]) -> None:
    """Write as many of the latest lines as fit."""
    room = (area.width - INDENT) // WIDTH
    lines = reason_lines(reasons, room)[-(area.height // HEIGHT) :]
    for row, (side, words) in enumerate(lines):
        line = Rect(area.left, area.top + row * HEIGHT, area.width, HEIGHT)
        if side is not None:
            picture = peg(side)
            canvas.blit(picture, picture.get_rect(midleft=(line.left + MARGIN, line.centery)).topleft)
        canvas.text((line.left + INDENT, line.top), words, Colour.WHITE)


def reason_lines(reasons: Sequence[ReasonLine], room: int) -> list[ReasonLine]:
    """The reasons broken into lines of so many letters; only the first of each bears its side."""
    return [
        ReasonLine(None if row else side, words)
        for side, text in reasons
        for row, words in enumerate(textwrap.wrap(text, room))
    ]
