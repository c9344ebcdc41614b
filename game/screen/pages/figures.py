"""Figures of the record: bars above and below a line, and curves over a scale."""

from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from game.screen.looks.monitor import Point
from game.screen.looks.palette import Ink
from game.screen.page_layout import text_page
from game.screen.paint.picture import Picture
from game.screen.sheets import Bar, BarsSheet, Curve, CurvesSheet, Scale, TextSheet

LEAST_FULL = 5
"""As many as this fill the height; fewer leave some of it free."""


def draw_page(picture: Picture, sheet: BarsSheet | CurvesSheet) -> None:
    """The page on which figures are drawn."""
    text_page(picture, TextSheet(sheet.title, sheet.words, sheet.footer))


def draw_bars(picture: Picture, sheet: BarsSheet) -> None:
    """Bars side by side, with their numbers at their ends and their labels below."""
    bars = sheet.bars
    draw_page(picture, sheet)
    area, (_, high) = _plot(picture), picture.look.cell
    gap = picture.look.pages.figures.label_gap
    area.height -= high + gap  # for the labels
    most_up, most_down = max(bar.up for bar in bars), max(bar.down for bar in bars)
    each = (area.height - 2 * high - picture.look.grid[1]) / max(LEAST_FULL, most_up + most_down)
    line = round(area.top + high + most_up * each)
    step = area.width // len(bars)
    labelled = -(-max(picture.look.width(f" {bar.label}") for bar in bars) // step)
    for number, bar in enumerate(bars):
        slot = Rect(area.left + number * step, area.top, step, area.height)
        _draw_bar(picture, slot, line, bar, each)
        if number % labelled == 0:
            label = Rect(slot.left, area.bottom + gap, step, high)
            picture.canvas.centred(label, bar.label, picture.look.inks.figures.words)
    picture.canvas.fill(Rect(area.left, line, step * len(bars), 1), picture.look.inks.figures.axis)


def _draw_bar(picture: Picture, slot: Rect, line: int, bar: Bar, each: float) -> None:
    inks, (_, letter) = picture.look.inks.figures, picture.look.cell
    wide = min(slot.width * 3 // 4, picture.look.pages.figures.widest_bar)
    column = Rect(0, 0, wide, 0)
    column.centerx = slot.centerx
    for number, ink, is_up in ((bar.up, inks.up, True), (bar.down, inks.down, False)):
        if number:
            high = round(number * each)
            area = Rect(column.left, line - high if is_up else line + 1, wide, high)
            picture.canvas.fill(area, ink)
            upper = area.top - letter if is_up else _free_below(picture, area)
            words = Rect(slot.left, upper, slot.width, letter)
            picture.canvas.centred(words, str(number), ink)


def _free_below(picture: Picture, area: Rect) -> int:
    """Where words can stand below it without touching it."""
    grid = picture.look.grid[1]
    return -(-(area.bottom + picture.look.stroke[1]) // grid) * grid


def draw_curves(picture: Picture, sheet: CurvesSheet) -> None:
    """Curves over the same scale."""
    curves, scale = sheet.curves, sheet.scale
    draw_page(picture, sheet)
    look, area, inks = picture.look, _plot(picture), picture.look.inks.figures
    if scale.columns:
        area.height -= look.cell[1] + look.pages.figures.label_gap
    _draw_scale(picture, area, scale)
    for number, (curve, ink) in enumerate(zip(curves, inks.curves, strict=False)):
        thick = 1 if number else look.pages.figures.thick
        _draw_curve(picture, area, scale, curve, ink, thick=thick)
    for curve in curves:
        _draw_labels(picture, area, scale, curve)
    _draw_legend(picture, curves)


def _draw_scale(picture: Picture, area: Rect, scale: Scale) -> None:
    look, inks = picture.look, picture.look.inks.figures
    wide, high = look.cell
    for value, mark in scale.marks:
        _, upper = _point(area, scale, 0, value)
        picture.canvas.fill(Rect(area.left, upper, area.width, 1), inks.grid)
        picture.canvas.text((area.left - look.width(mark) - wide, upper - high // 2), mark, inks.words)
    for along, words in scale.columns:
        left, _ = _point(area, scale, along, scale.low)
        picture.canvas.fill(Rect(left, area.top, 1, area.height), inks.grid)
        picture.canvas.text((left, area.bottom + look.pages.figures.label_gap), words, inks.words)


def _draw_labels(picture: Picture, area: Rect, scale: Scale, curve: Curve) -> None:
    """Each beside its point, on the side where there is more room."""
    look, inks = picture.look, picture.look.inks
    for number, words in curve.labels.items():
        value = curve.values[number]
        point = _point(area, scale, number / (len(curve.values) - 1), value)
        paper = Rect((0, 0), (look.width(words), look.cell[1]))
        is_high = value > (scale.low + scale.high) / 2
        paper.midtop = point
        paper.top += 1 if is_high else -1 - paper.height
        picture.canvas.fill(paper, inks.panel.title)
        picture.canvas.text(paper.topleft, words, inks.panel.back)


def _draw_legend(picture: Picture, curves: Sequence[Curve]) -> None:
    look, plan = picture.look, picture.look.pages.figures
    left, top = look.cells(plan.left, plan.legend_row, 1).topleft
    for curve, ink in zip(curves, look.inks.figures.curves, strict=False):
        if curve.name:
            words = f"{'· ·' if curve.is_dotted else '───'} {curve.name}"
            picture.canvas.text((left, top), words, ink)
            left += look.width(words) + plan.legend_gap * look.cell[0]


def _draw_curve(picture: Picture, area: Rect, scale: Scale, curve: Curve, ink: Ink, *, thick: int) -> None:
    values = curve.values if len(curve.values) > 1 else [*curve.values] * 2
    last = len(values) - 1
    points = [_point(area, scale, number / last, value) for number, value in enumerate(values)]
    apart, dot = picture.look.pages.figures.dots_apart, picture.look.pages.figures.dot
    for start, end in pairwise(points):
        if not curve.is_dotted:
            pygame.draw.line(picture.canvas.surface, int(ink), start, end, thick)
            continue
        for left in range(-(-start[0] // apart) * apart, end[0], apart):
            upper = start[1] + (end[1] - start[1]) * (left - start[0]) // (end[0] - start[0])
            picture.canvas.fill(Rect((left, upper), dot), ink)


def _plot(picture: Picture) -> Rect:
    plan = picture.look.pages.figures
    columns = picture.look.columns - plan.left - plan.right
    return picture.look.cells(plan.left, plan.top_row, columns, plan.last_row - plan.top_row + 1)


def _point(area: Rect, scale: Scale, along: float, value: float) -> Point:
    inside = min(max(value, scale.low), scale.high)
    upper = area.bottom - (inside - scale.low) / (scale.high - scale.low) * area.height
    return round(area.left + along * area.width), round(upper)
