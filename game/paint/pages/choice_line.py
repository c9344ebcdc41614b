"""A line that can be chosen, with its bar or its button, and the value at its end."""

from pygame import Rect

from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.page_layout import PaintedPage, fill_row
from game.sheets.pages import OPENS, Line
from game.sheets.spots import Spot

POINTER = "► "
TURNS, AIR_OF_TURNS = "◄►", 2
_BAR_OFF_MARKS = 4
"""Pixels that a bar ends before the column of marks, where these are free."""


def choice(
    page: PaintedPage,
    line: Rect,
    spot: Spot | None,
    words_and_value: Line,
    *,
    is_chosen: bool,
    is_quiet: bool = False,
    turns: bool = False,
    columns: int = 0,
) -> None:
    """Draw one line that can be chosen, barred while it is; dots lead to its value, in its last row.

    A value that left and right turn stands between arrows, on cells beside its plate.

    On a button that is not lit it has a field, so many columns wide: those of all lines are of one width."""
    look, (words, value) = page.look, words_and_value
    is_page, is_button = look.pages.menu.is_page, bool(look.inks.plate.edges)
    is_wrapped = len(words) + 1 + len(value) > look.columns_in(line)
    bar, first = _bar_and_row(look, line, is_wrapped=is_wrapped)
    last = first.move(0, look.cell[1] * is_wrapped)
    ink, quiet, bright = _lay_bar(page, bar, first.top, is_chosen=is_chosen, is_quiet=is_quiet)
    words, value = words[: look.columns_in(line)], value[: look.columns_in(line)]
    page.text(first.topleft, words, ink)
    if value and is_page and look.rows_in(line) > 1 and not is_wrapped:
        _value_on_plate(page, last, words, value, is_chosen=is_chosen, turns=turns)
    elif value:
        if is_button and value != OPENS and not (is_wrapped or is_chosen):
            bright = _field(page, last, value, columns)
        left = last.left + 2 * look.cell[0] if is_wrapped else last.right - look.width(value)
        page.text((left, last.top), value, bright)
        if turns and look.grain.is_fine and not is_button:
            _arrows(page, Rect(left, last.top, look.width(value), 0), bright)
            value = f" {value}"
        if not (is_wrapped or is_page or is_button or value == OPENS):
            fill_row(page, first, words, value, quiet)
    if spot:
        page.click(bar, spot)


def _arrows(page: PaintedPage, value: Rect, ink: Ink) -> None:
    """Write an arrow at each side of a value that left and right turn."""
    less, more = value.left - page.look.cell[0] - AIR_OF_TURNS, value.right + AIR_OF_TURNS
    for left, arrow in zip((less, more), TURNS, strict=True):
        page.text((left, value.top), arrow, ink)


def _bar_and_row(look: Look, line: Rect, *, is_wrapped: bool) -> tuple[Rect, Rect]:
    """Return where the bar of a line lies, and the row in which its words begin."""
    (wide, high), is_page, rows = look.cell, look.pages.menu.is_page, look.rows_in(line)
    aside = wide if look.inks.plate.edges else wide * len(POINTER) - look.grain.air(_BAR_OFF_MARKS)
    bar = line.inflate(2 * aside, 0)
    middle = line.top + (rows - 1) // 2 * high
    if is_page and not is_wrapped:
        off = line.top % high  # both cells that its letters are in are its own, or they had a third color
        above = off or int(line.height > high)  # letters reach the top of their row
        bar.update(bar.left, middle - above, bar.width, 2 * high if off else high + above)
    row = Rect(line.left, 0, line.width, high)
    row.top = middle if is_page else bar.centery - ((1 + is_wrapped) * high + 1) // 2
    row.top = max(row.top - row.top % look.grid[1], line.top)
    return bar, row


def _field(page: PaintedPage, row: Rect, value: str, columns: int) -> Ink:
    """Draw the field of a value in the face of its button, so wide at least; return its ink."""
    look = page.look
    field = Rect(0, row.top - 1, (max(columns, len(value)) + 1) * look.cell[0], row.height + 3)
    field.right = row.right + look.cell[0] // 2
    page.picture.canvas.field(field)
    return look.inks.panel.value


def _value_on_plate(
    page: PaintedPage, row: Rect, words: str, value: str, *, is_chosen: bool, turns: bool
) -> None:
    """Write a value on a plate at the end of its row, between arrows; long words leave it half its air."""
    look, inks = page.look, page.look.inks.panel
    has_air = len(words) + len(value) + 2 <= look.columns_in(row)
    padded, air = (f" {value} ", 0) if has_air else (value, look.cell[0] // 2)
    plate = Rect(0, row.top, look.width(padded) + 2 * air, row.height)
    plate.right = row.right + look.cell[0]
    back = inks.title if is_chosen else inks.bar
    above = not is_chosen  # above a bright one lies the edge of the bar
    page.fill(Rect(plate.left, plate.top - above, plate.width, plate.height + above), back)
    page.text((plate.left + air, plate.top), padded, inks.bar_words, back)
    if turns and has_air:
        page.text((plate.left - look.cell[0], plate.top), TURNS[0], inks.bar_words)
        page.text((plate.right, plate.top), TURNS[1], inks.bar_words)


def _lay_bar(
    page: PaintedPage, bar: Rect, top: int, *, is_chosen: bool, is_quiet: bool
) -> tuple[Ink, Ink, Ink]:
    """Draw a line's bar, or its button on a machine that has these; return the inks of its words, its dots
    and its value."""
    look, inks = page.look, page.look.inks.panel
    if is_chosen and is_quiet:
        page.fill(bar, inks.head if inks.head != inks.bar else inks.frame)
        return (inks.head_words,) * 3
    if look.inks.plate.edges:
        page.picture.canvas.button(bar.inflate(0, -look.stroke[1]), "", is_lit=is_chosen)
        return (inks.bar_words if is_chosen else look.inks.button_words,) * 3
    if not is_chosen:
        return inks.words, inks.frame, inks.value
    page.fill(bar, inks.bar)
    if not look.pages.menu.is_page:
        page.text((bar.left, top), POINTER, inks.bar_words)
    return (inks.bar_words,) * 3
