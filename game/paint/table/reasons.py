"""What was scored, in words beside the cards: the list of reasons, and what is told above a question."""

import re
from collections.abc import Iterator, Sequence

from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import balanced, held, in_a_row
from game.paint.looks.grain import DOWN, LINE, UP
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.table.board import peg
from game.rules.counting import MOST_POINTS
from game.rules.in_words import after_colon, capital, number_word, together
from game.rules.voice import YOU
from game.sheets.table_state import ReasonLine, TableState
from game.sheets.table_told import happened, opening
from game.values import replace

POINTS = re.compile(r"^\d+ points?(?: --|:)?(?: |$)|(?:,| for) \d+$")
"""What a reason leaves out where the points have a column."""
IN_WORDS = re.compile(
    r"^.+ \d+ points? |(?<!-)\b(?i:one|two|three|four|five|six|seven|twelve) for (?:a |the )?"
    r"|(?:, and|:) \w+(?=;|$)| for \w+(?= and |$)"
)
"""The same of each score in words, or behind who it was, which short lines have no room for."""

LEAD = re.compile(r".+ \+\d+$")
"""Who scored and how much, before a reason; a name of more letters would fill a line of it."""


def reasons_room(look: Look, area: Rect) -> int:
    """Return how many letters a reason has before the arrows, with air before them where pixels are free."""
    return (area.width - look.table.reasons_indent) // look.cell[0] - 1 - look.grain.air(1)


LAST_SCORES, LEAST_HEADED = "LAST SCORES", 4
"""What is above the scores of many, and how many rows have room for it."""


def draw_last_scores(canvas: Canvas, area: Rect, top: TableState) -> None:
    """Draw the scores of many, or a long list of them, below a heading if there are any and it has room."""
    look, inks, area = canvas.look, canvas.look.inks, Rect(area)
    if len(top.seats) == 2 and look.rows_in(area) <= LEAST_HEADED:
        draw_reasons(canvas, area, top)
        return
    if look.rows_in(area) >= LEAST_HEADED and any(reason.side is not None for reason in top.reasons):
        canvas.fill(Rect(area.topleft, (area.width, look.cell[1])), inks.older_reasons)
        canvas.text((area.left + look.table.reasons_indent, area.top), LAST_SCORES, inks.race.panel.back)
        area.top, area.height = area.top + look.cell[1], area.height - look.cell[1]
    draw_reasons(canvas, area, _with_names(top, reasons_room(look, area) - 1))


def _with_names(top: TableState, room: int) -> TableState:
    """Tell in a row above each reason who scored and how much: a color alone would tell it of many."""
    reasons = []
    for reason in top.reasons:
        if reason.points:
            rest, who = _without_points(reason) or reason.kind.capitalize(), reason.who
            rest = rest if len(rest) <= room else capital(IN_WORDS.sub("", rest))
            who += f"+{reason.points}".rjust(room - len(who))
            reason = reason._replace(text=f"{who}\n{rest}".rstrip())
        reasons.append(reason)
    return replace(top, reasons=reasons)


def slip(look: Look, area: Rect, top: TableState) -> Rect:
    """Return where reasons are told, which is no more than they need until all of the room is needed."""
    room, lead_wide, fitting = reasons_room(look, area), _lead_columns(look, top), look.rows_in(area)
    needed = sum(_height(reason, room, lead_wide) for reason in (*_first_told(look, top), *top.reasons))
    lines, is_slip = min(needed, fitting), look.table.shade or look.grain.has_two_inks
    high = (lines - 1) * _pitch(look, area) + look.cell[1]
    return Rect(area.topleft, (area.width, high)) if is_slip else area


def _first_told(look: Look, top: TableState) -> Sequence[ReasonLine]:
    """Return what stands before all reasons in a window that is there from the first cut on."""
    return opening(top) if look.table.shade else ()


def _pitch(look: Look, area: Rect) -> int:
    """Return how far lines are apart, with air where letters would touch and there is room for it."""
    fitting, high = look.rows_in(area), look.cell[1]
    return high + look.grain.air(area.height >= fitting * (high + 1))


def draw_reasons(canvas: Canvas, area: Rect, top: TableState) -> tuple[int, int]:
    """Draw the latest lines, or those before; marks tell of others. Return the first drawn and the one after
    the last."""
    look, inks, high = canvas.look, canvas.look.inks, canvas.look.cell[1]
    first_told = _first_told(look, top)
    reasons, lead_wide = [*first_told, *top.reasons], _lead_columns(look, top)
    widest = reasons_room(look, area)
    for room in (widest, widest - look.grain.has_two_inks):
        first, last, lines = _lines_seen(reasons, top.reasons_back, room, look.rows_in(area), lead_wide)
        if not first or len(lines[0].text) < room:
            break  # else a letter touches the arrow
    if look.table.shade:
        canvas.fill(area, inks.plate.back)
    elif look.grain.has_two_inks:
        area = Rect(area.topleft, (area.width, len(lines) * high))
        canvas.fill(area, inks.race.panel.back)  # not the message's, which is below it
    pitch = _pitch(look, area)
    latest = top.reasons[-1:] or first_told
    newest = len(lines) - sum(_height(reason, room, lead_wide) for reason in latest)
    for row, told in enumerate(lines):
        line = Rect(area.left, area.top + row * pitch, area.width, high)
        is_new = row >= newest and last == len(reasons) and not told.is_divider
        if is_new and inks.newest is not None:
            above = look.grain.air(pitch - high)
            canvas.fill(Rect(line.left, line.top - above, line.width, high + above), inks.newest)
        is_bright = is_new or inks.newest is not None
        _draw_line(canvas, line, top, told, inks.reasons if is_bright else inks.older_reasons)
    mark_more(canvas, area, above=first > len(first_told), below=last < len(reasons))
    return first, last


def _draw_line(canvas: Canvas, line: Rect, top: TableState, told: ReasonLine, ink: Ink) -> None:
    """Write a line behind the peg of its side; where a cell has two inks, who scored is in the side's."""
    look, at = canvas.look, (line.left + canvas.look.table.reasons_indent, line.top)
    canvas.text(at, told.text, ink)
    if told.side is None:
        return
    _draw_whose(canvas, line, top, told.side, ink)
    if look.grain.has_two_inks and (lead := LEAD.match(told.text)):
        canvas.text(at, lead[0], look.inks.sides[told.side].words)


def _draw_whose(canvas: Canvas, line: Rect, top: TableState, side: int, ink: Ink) -> None:
    """Draw before a reason the peg of the side that scored, or its letter."""
    look = canvas.look
    if look.peg_letters:
        canvas.text(line.topleft, look.peg_letters[side], ink)
    else:
        picture = peg(look, side, of_ivory=top.ivory_pegs)
        at = picture.get_rect(midleft=(line.left + look.table.reasons_margin, line.centery))
        canvas.blit(picture, at.topleft)


def mark_more(canvas: Canvas, area: Rect, *, above: bool, below: bool, ink: Ink | None = None) -> None:
    """Tell at the right of the first and the last line whether there are others."""
    look, inks = canvas.look, canvas.look.inks
    right = area.right - look.cell[0] - look.grain.air(2 * look.stroke[0])
    mark: tuple[Ink, Ink | None] = inks.reasons if ink is None else ink, None
    if look.grain.has_only_letters:
        right, mark = area.right, look.grain.inks_of_mark(inks.reasons, inks.ground)  # in the frame
    if above:
        canvas.text((right, area.top), UP, *mark)
    if below:
        canvas.text((right, area.top + (look.rows_in(area) - 1) * look.cell[1]), DOWN, *mark)


def _lead_columns(look: Look, top: TableState) -> int:
    """Return how wide who scored and how much are together, where they have columns of their own; a window,
    which is narrow, has room for those that are told."""
    told = [(seat.name, str(MOST_POINTS)) for seat in top.seats]
    if look.table.reasons_windows:
        told = [(reason.who, str(reason.points)) for reason in top.reasons]
    if not (told and look.table.reasons_in_columns):
        return 0
    names, points = (max(map(len, column)) for column in zip(*told, strict=True))
    return names + 1 + points if names else 0


def seen(
    reasons: Sequence[ReasonLine], back: int, room: int, rows: int, lead_wide: int = 0
) -> tuple[int, int]:
    """Return the first reason seen and the one after the last, with some left out at the end.

    None is seen in part, but for one that alone is longer than the panel."""

    def fit(first: int, last: int) -> bool:
        return sum(_height(reason, room, lead_wide) for reason in reasons[first:last]) <= rows

    last = max(len(reasons) - back, 0)
    while last < len(reasons) and fit(0, last + 1):
        last += 1
    first = max(last - 1, 0)
    while first and fit(first - 1, last):
        first -= 1
    return first, last


def _lines_seen(
    reasons: Sequence[ReasonLine], back: int, room: int, rows: int, lead_wide: int
) -> tuple[int, int, Sequence[ReasonLine]]:
    """Return the first reason seen, the one after the last, and their lines."""
    first, last = seen(reasons, back, room, rows, lead_wide)
    in_rows = [_in_rows(reason, room, lead_wide, rows) for reason in reasons[first:last]]
    return first, last, list(reason_lines(in_rows, room, lead_wide))[-rows:]


def _in_rows(reason: ReasonLine, room: int, lead_wide: int, rows: int) -> ReasonLine:
    """Leave out items after the first of a count that alone is higher than the panel: it begins a line."""
    first, *others = reason.text.split(", ")
    while others[1:] and _height(reason, room, lead_wide) > rows:
        del others[0]
        reason = reason._replace(text=f"{first}... {', '.join(others)}")
    return reason


def _height(reason: ReasonLine, room: int, lead_wide: int) -> int:
    return len(_rows(reason, room, lead_wide))


def reason_lines(reasons: Sequence[ReasonLine], room: int, lead_wide: int = 0) -> Iterator[ReasonLine]:
    """Break the reasons into lines of n letters; only the first of each bears its side."""
    for reason in reasons:
        for row, words in enumerate(_rows(reason, room, lead_wide)):
            yield ReasonLine(None if row else reason.side, words, reason.is_divider)


def told_beside_points(reason: ReasonLine) -> str:
    """Tell a reason without its points, as it stands behind them or in their place."""
    words = _without_points(reason)
    return words if reason.keeps_capital else after_colon(words)


def _without_points(reason: ReasonLine) -> str:
    return POINTS.sub("", reason.text).removesuffix(f" is {number_word(abs(reason.points))}")


def _rows(reason: ReasonLine, room: int, lead_wide: int) -> Sequence[str]:
    """Break one reason, after who pegged how much if these have columns."""
    above, _, text = reason.text.rpartition("\n")
    if reason.is_divider:
        ways = (f"{LINE * wide} {text} " if text else "" for wide in (2, 1))
        cut = f"{LINE * 2} {text}"  # a single stroke at its end would seem cut
        divided = next((way.ljust(room, LINE) for way in ways if len(way) + 2 <= room), cut)
        if len(divided) <= room:
            return [divided]
        return [row for part in text.replace(": ", ":\n").split("\n") for row in held(part, room)]
    pegged = reason.points if reason.points or reason.kind else ""
    lead = f"{reason.who}{pegged:>{lead_wide - len(reason.who)}} " if lead_wide and reason.who else ""
    if lead:
        kind = f"{reason.kind}: " if reason.kind else ""
        text = f"{kind}{told_beside_points(reason._replace(text=text))}".removesuffix(": ")
    broken = balanced if lead_wide else held  # in columns a word would stand alone
    first, *others = broken(text, room - len(lead)) or [""]
    return [*filter(None, [above]), f"{lead}{first}", *(f"{' ' * len(lead)}{words}" for words in others)]


# Above a question.


def draw_reached(canvas: Canvas, message: Rect, top: TableState) -> Rect:
    """Tell above a message that waits to be read where a count took its side; nothing before it is pegged.

    Return where the message stands."""
    panel, room, high = top.count_panel, canvas.look.columns_in(message), canvas.look.cell[1]
    waits = top.prompt.endswith(top.voice.waiting.rpartition("}")[2]) and len(top.prompt) <= room
    if not (panel and panel.total and top.prompt and waits):
        return message
    side, total = top.side(panel.seat), panel.total
    if top.pegs[side].front - top.pegs[side].back != total:
        return message
    names, reached = top.names(side), f"to {top.pegs[side].front} of {top.target}"
    whom, briefly = "you" if names == [YOU] else together(names), "you both" if YOU in names else "them"
    tries = (
        f"{said} takes {who} {reached}" for who in (whom, briefly) for said in (number_word(total), total)
    )
    words = capital(next(told for told in tries if len(told) <= room))
    canvas.text(message.topleft, words, canvas.look.inks.sides[side].words)
    return Rect(message.left, message.top + high, message.width, high)


def draw_last_told(canvas: Canvas, message: Rect, top: TableState) -> Rect:
    """Tell what happened last above a short question of the play; return where that stands."""
    look, room = canvas.look, canvas.look.columns_in(message)
    told = in_a_row(happened(top), room) if top.count is not None and not top.count_panel else ""
    if not told or not top.prompt or len(top.prompt) >= room:
        return message
    sides = [top.side(seat) for seat, one in enumerate(top.seats) if told.startswith(f"{one.name}:")]
    canvas.text(message.topleft, told, look.inks.sides[sides[0]].words if sides else look.inks.older_reasons)
    return Rect(message.left, message.top + look.cell[1], message.width, look.cell[1])


def ink_of_told(look: Look, top: TableState, told: Sequence[str]) -> Ink | None:
    """Return the ink of the side whose score is told where nothing is asked."""
    sides = [one.side for one in top.reasons if one.text in told and one.side is not None]
    return look.inks.sides[sides[-1]].words if sides and not top.prompt else None
