"""Bars side by side as a chart, up and down from an axis, with their numbers and labels."""

from collections.abc import Sequence

from pygame import Rect

from game.paint.brushes.picture import Picture
from game.paint.looks.grain import SHADES
from game.paint.looks.look import Look
from game.paint.pages.charts import draw_shade, settle
from game.paint.pages.page_layout import PaintedPage
from game.sheets.charts import Bar, Bars

LEAST_FULL = 5
"""As many as this fill the height; fewer leave some of it free. Of many each fifth has a line."""


def draw_bars(page: PaintedPage, content: Bars, area: Rect, _: int) -> None:
    """Draw bars side by side, with their numbers at their ends and their labels below."""
    wide, scale = page.look.cell[0], 0
    if page.look.grain.is_fine:
        scale = page.look.width(str(max(max(bar.up, bar.down) for bar in content.bars)))
    beside = 2 * wide + scale
    area = Rect(page.look.on_grid((area.left + beside, area.top)), (area.width - 2 * beside, area.height))
    drawn = _draw_letter_bars if page.look.grain.has_only_letters else _draw_solid_bars
    drawn(page.picture, content.bars, area)


def _draw_solid_bars(picture: Picture, bars: Sequence[Bar], area: Rect) -> None:
    """Draw bars in two inks over lines that tell how high they are."""
    look, grid, high = picture.look, picture.look.grid, picture.look.cell[1]
    gap, inks = look.pages.figures.label_gap, look.inks.figures
    above = look.grain.air(high // 2)  # between the frame and the number of the tallest
    area.top += above
    area.height -= above + high + gap  # for the labels
    most_up, most_down = max(bar.up for bar in bars), max(bar.down for bar in bars)
    air = 2 * grid[1] + look.grain.air(high // 2)  # between numbers and labels
    each = (area.height - 2 * high - air) / max(LEAST_FULL, most_up + most_down)
    step = area.width // len(bars) // grid[0] * grid[0]
    area.left += (area.width - step * len(bars)) // 2 // grid[0] * grid[0]
    labeled = -(-max(look.width(f" {bar.label}") for bar in bars) // step)
    wide = _width_of_bar(look, step)
    uneven = (step - wide) % (2 * grid[0])  # letters of air that are more at the right of a bar
    upper = area.top + high + _tall(most_up, each)
    axis = Rect(area.left, upper + -upper % grid[1], step * len(bars) - uneven, 1)
    if look.grain.is_fine:
        _draw_levels(picture, axis, range(-most_down, most_up + 1), each)
    for number, bar in enumerate(bars):
        slot = Rect(area.left + number * step, area.top, step, area.height)
        middle = _draw_bar(picture, slot, wide, axis.top, bar, each)
        if (len(bars) - 1 - number) % labeled == 0:  # the last one is the newest
            label = Rect(middle - step // 2, area.bottom + gap, step, high)
            picture.canvas.centered(label, bar.label, inks.words)
    picture.canvas.fill(axis, inks.axis)
    settle(picture, area, (inks.up, inks.down))


def _draw_levels(picture: Picture, axis: Rect, values: range, each: float) -> None:
    """Draw a line with its number for each value, or where two would be nearer than two rows of letters for
    each fifth."""
    look, (wide, high) = picture.look, picture.look.cell
    every = 1 if each > 2 * high else LEAST_FULL
    for value in values:
        if value % every == 0:
            upper, number = axis.top - round(value * each), str(abs(value))
            look.grain.level(picture.canvas, axis, upper, look.inks.figures.grid)
            before = axis.left - wide - look.width(number), upper - high // 2
            picture.canvas.text(before, number, look.inks.figures.words)


def _draw_letter_bars(picture: Picture, bars: Sequence[Bar], area: Rect) -> None:
    """Draw bars of nothing but whole letters, solid above the axis and pale below it, each over its label."""
    look, (wide, high) = picture.look, picture.look.cell
    inks = look.inks.figures
    up, down = max(bar.up for bar in bars), max(bar.down for bar in bars)
    rows = area.height // high - 4  # two figures, a label, and air above it
    each = rows / max(up + down, LEAST_FULL)
    each = each if each < 1 else int(each)  # as even as they can be
    tall = {points: max(int(points * each), min(points, 1)) for bar in bars for points in (bar.up, bar.down)}
    free = rows - tall[up] - tall[down]
    step = look.columns_in(area) // len(bars)
    across = step // 2 | 1  # odd, for a figure in its middle
    labeled = -(-max(len(f" {bar.label}") for bar in bars) // step)
    axis = Rect(area.left, area.top + (1 + free // 2 + tall[up]) * high, step * len(bars) * wide, high)
    axis.left += (area.width - axis.width) // 2 // wide * wide
    picture.canvas.underlined((axis.left, axis.top - high), " " * look.columns_in(axis), inks.grid)
    for number, bar in enumerate(bars):
        slot = axis.move((number * step + (step - across) // 2) * wide, 0)
        slot.width = across * wide
        for points, shade, is_up in ((bar.up, SHADES[0], True), (bar.down, SHADES[1], False)):
            place = Rect(slot.left, axis.top - tall[points] * high * is_up, slot.width, tall[points] * high)
            draw_shade(picture, place, shade, inks.axis)
            if points:
                slot.top = place.top - high if is_up else place.bottom
                picture.canvas.centered(slot, str(points), inks.axis)
        if (len(bars) - 1 - number) % labeled == 0:
            slot.bottom = area.bottom
            picture.canvas.centered(slot, bar.label, inks.words)


def _width_of_bar(look: Look, step: int) -> int:
    """Return how wide a bar is; where letters stand on a grid, one stands in its middle."""
    grid = look.grid[0]
    return ((min(step * 3 // 4, look.pages.figures.widest_bar) // grid - 1) | 1) * grid


def _tall(number: int, each: float) -> int:
    """Return how high a bar is, which is seen even of one among many."""
    return max(round(number * each), 1)


def _draw_bar(picture: Picture, slot: Rect, wide: int, line: int, bar: Bar, each: float) -> int:
    """Draw it with its numbers, and return the middle of its words."""
    inks, (_, letter), grid = picture.look.inks.figures, picture.look.cell, picture.look.grid[0]
    left = slot.left + (slot.width - wide) // 2 // grid * grid
    below = picture.look.grain.air(1)  # on cells a bar begins with the axis, and ends before its number
    place = Rect(left, slot.top, wide, slot.height) if grid > 1 else slot
    for number, ink, is_up in ((bar.up, inks.up, True), (bar.down, inks.down, False)):
        if number:
            high = _tall(number, each)
            area = Rect(left, line - high, wide, high)
            if not is_up:
                area.top, area.height = line + below, high - 1 + below
            picture.canvas.fill(area, ink)
            if edges := picture.look.inks.plate.edges:
                picture.canvas.bevel(area, *edges)
            upper = area.top - letter if is_up else area.bottom + picture.look.stroke[1]
            words = place.centerx - picture.look.width(str(number)) // 2, upper
            picture.canvas.text(words, str(number), ink, picture.look.inks.panel.back)
    return place.centerx
