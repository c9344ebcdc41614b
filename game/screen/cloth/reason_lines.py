"""The reasons for the latest scores, written below the board, each behind its side's peg."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.screen.cloth.board import peg
from game.screen.paint.canvas import Canvas
from game.screen.paint.fitting import fitted
from game.screen.tabletop import ReasonLine, Tabletop

RULE, EARLIER, LATER = "─", "▲", "▼"


def draw_reasons(canvas: Canvas, area: Rect, top: Tabletop) -> None:
    """As many of the latest reasons as fit, or those before them; marks say that there are others."""
    look, inks = canvas.look, canvas.look.inks
    indent, high, fitting = look.table.reasons_indent, look.cell[1], look.rows_in(area)
    room = (area.width - indent) // look.cell[0] - 1
    first, last = seen(top.reasons, top.reasons_back, room, fitting)
    lines = list(reason_lines(top.reasons[first:last], room))[-fitting:]
    newest = len(lines) - sum(_height(reason, room) for reason in top.reasons[-1:])
    for row, (side, words, _) in enumerate(lines):
        line = Rect(area.left, area.top + row * high, area.width, high)
        if side is not None:
            picture = peg(look, side)
            at = picture.get_rect(midleft=(line.left + look.table.reasons_margin, line.centery))
            canvas.blit(picture, at.topleft)
        is_new = row >= newest and last == len(top.reasons)
        canvas.text((line.left + indent, line.top), words, inks.reasons if is_new else inks.older_reasons)
    right = area.right - look.cell[0]
    if first:
        canvas.text((right, area.top), EARLIER, inks.reasons)
    if last < len(top.reasons):
        canvas.text((right, area.top + (fitting - 1) * high), LATER, inks.reasons)


def seen(reasons: Sequence[ReasonLine], back: int, room: int, rows: int) -> tuple[int, int]:
    """The first reason seen and the one after the last, when so many are left out at the end.

    None is seen in part, but for one that alone is longer than the panel; no room is left unused."""

    def fit(first: int, last: int) -> bool:
        return sum(_height(reason, room) for reason in reasons[first:last]) <= rows

    last = max(len(reasons) - back, 0)
    while last < len(reasons) and fit(0, last + 1):
        last += 1
    first = max(last - 1, 0)
    while first and fit(first - 1, last):
        first -= 1
    return first, last


def _height(reason: ReasonLine, room: int) -> int:
    return len(fitted(reason.text, room))


def reason_lines(reasons: Sequence[ReasonLine], room: int) -> Iterator[ReasonLine]:
    """The reasons broken into lines of so many letters; only the first of each bears its side."""
    for side, text, is_divider in reasons:
        if is_divider:
            yield ReasonLine(None, f"{RULE * 2} {text} ".ljust(room, RULE))
        else:
            for row, words in enumerate(fitted(text, room)):
                yield ReasonLine(None if row else side, words)
