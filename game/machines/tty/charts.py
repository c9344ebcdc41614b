"""Charts of letters, as a line printer would have drawn them."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.screen.looks.look import Look
from game.screen.pages.figures import LEAST_FULL, draw_page
from game.screen.paint.picture import Picture
from game.screen.sheets import Bar, BarsSheet, CurvesSheet

from .colours import Glow
from .table import HIGH, WIDE

SIGNS = "*+.."
BAR = "▒"


def chart(
    picture: Picture, area: Rect, lines: Sequence[tuple[Sequence[float], str]], low: float, high: float
) -> None:
    """Each line of values from left to right in its own sign; the first lies on top."""
    columns = picture.look.columns_in(area)
    for values, sign in reversed(lines):
        for column in range(columns):
            value = _between(values, column / max(columns - 1, 1))
            at = area.left + column * WIDE, line_of(area, value, low, high)
            picture.canvas.text(at, sign, Glow.BOLD, Glow.DARK)


def line_of(area: Rect, value: float, low: float, high: float) -> int:
    """How far down the line of a value is."""
    lines = area.height // HIGH - 1
    inside = min(max(value, low), high)
    return area.bottom - HIGH - round((inside - low) / ((high - low) or 1) * lines) * HIGH


def _between(values: Sequence[float], along: float) -> float:
    """The value so far along, between those that there are."""
    at = along * (len(values) - 1)
    left = min(int(at), max(len(values) - 2, 0))
    right = min(left + 1, len(values) - 1)
    return values[left] + (values[right] - values[left]) * (at - left)


def draw_letters_curves(picture: Picture, sheet: CurvesSheet) -> None:
    """A page with words, and curves of signs."""
    curves, scale = sheet.curves, sheet.scale
    draw_page(picture, sheet)
    area = plot(picture.look)
    area.height -= HIGH * bool(scale.columns)
    for value, mark in scale.marks:
        upper = line_of(area, value, scale.low, scale.high)
        picture.canvas.text((area.left, upper), "·" * picture.look.columns_in(area), Glow.DIM)
        picture.canvas.text(
            (area.left - (len(mark) + 1) * WIDE, upper), mark, picture.look.inks.figures.words
        )
    signed = list(zip(curves, SIGNS, strict=False))
    chart(picture, area, [(curve.values, sign) for curve, sign in signed], scale.low, scale.high)
    last = picture.look.columns_in(area) - 1
    for along, words_below in scale.columns:
        at = area.left + round(along * last) * WIDE, area.bottom
        picture.canvas.text(at, words_below, picture.look.inks.figures.words, Glow.DARK)
    for curve in curves:
        for number, label in curve.labels.items():
            column = round(number / (len(curve.values) - 1) * last)
            at = area.left + column * WIDE, line_of(area, curve.values[number], scale.low, scale.high)
            picture.canvas.text(at, label, Glow.DARK, Glow.BOLD)
    legend = "   ".join(f"{sign} {curve.name}" for curve, sign in signed if curve.name)
    row = picture.look.pages.figures.legend_row
    picture.canvas.text((area.left, row * HIGH), legend, Glow.NORMAL)


def draw_letters_bars(picture: Picture, sheet: BarsSheet) -> None:
    """A page with words, and bars above and below a line."""
    bars = sheet.bars
    draw_page(picture, sheet)
    area = plot(picture.look)
    up, down = max(bar.up for bar in bars), max(bar.down for bar in bars)
    rows = area.height // HIGH - 5
    axis = 1 + -(-rows * up // max(up + down, LEAST_FULL))
    step = picture.look.columns_in(area) // len(bars)
    labelled = -(-max(len(f" {bar.label}") for bar in bars) // step)
    picture.canvas.text((area.left, area.top + axis * HIGH), "─" * (step * len(bars)), Glow.DIM)
    for number, bar in enumerate(bars):
        left = area.left + number * step * WIDE
        for line, text in _bar(bar, rows / max(up + down, LEAST_FULL)):
            picture.canvas.text((left, area.top + (axis - line) * HIGH), text, Glow.NORMAL)
        if number % labelled == 0:
            picture.canvas.text((left, area.bottom - HIGH), bar.label, picture.look.inks.figures.words)


def _bar(bar: Bar, each: float) -> Iterator[tuple[int, str]]:
    """Its lines above the axis and below it, and its numbers at their ends."""
    for number, way in ((bar.up, 1), (bar.down, -1)):
        high = round(number * each)
        yield from ((way * line, BAR * 2) for line in range(1, high + 1))
        if number:
            yield way * (high + 1), str(number)


def plot(look: Look) -> Rect:
    """Where figures are drawn on a page."""
    plan = look.pages.figures
    columns, rows = look.columns - plan.left - plan.right, plan.last_row - plan.top_row + 1
    return look.cells(plan.left, plan.top_row, columns, rows)
