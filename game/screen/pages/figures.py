"""Figures of the record: bars above and below a line, and curves over a scale."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Rect

from game.screen.looks.look import Point
from game.screen.looks.palette import Colour
from game.screen.pages.text_page import draw_page
from game.screen.paint.glyphs import HEIGHT, WIDTH, width
from game.screen.paint.picture import Picture

GRID, AXIS, WORDS = Colour.CYAN, Colour.WHITE, Colour.LIGHT_GREY
UP, DOWN = Colour.LIGHT_GREEN, Colour.LIGHT_RED
CURVES = (Colour.YELLOW, Colour.LIGHT_RED, Colour.LIGHT_CYAN, Colour.LIGHT_CYAN)
LEFT, RIGHT, TOP_ROW, LAST_ROW = 8, 4, 6, 21
LEGEND_ROW = 4
WIDEST_BAR = 32
APART = 16  # the dots of a dotted curve


@dataclass(frozen=True)
class Bar:
    """So many above the line and so many below it."""

    label: str
    up: int
    down: int = 0


@dataclass(frozen=True)
class Curve:
    """Values from left to right. The first is drawn thick, others thin or in dots."""

    name: str
    values: Sequence[float]
    is_dotted: bool = False


@dataclass(frozen=True)
class Scale:
    """The lowest and highest value, and those at which a line is drawn, each with its words."""

    low: float
    high: float
    marks: Sequence[tuple[float, str]]


def draw_bars(picture: Picture, title: str, words: Sequence[str], bars: Sequence[Bar], footer: str) -> None:
    """Bars side by side, with their numbers at their ends and their labels below."""
    draw_page(picture, title, words, footer, 0)
    area = _plot(picture)
    area.height -= HEIGHT  # for the labels
    most_up, most_down = max(bar.up for bar in bars), max(bar.down for bar in bars)
    each = (area.height - 2 * HEIGHT) / max(1, most_up + most_down)
    line = round(area.top + HEIGHT + most_up * each)
    step = area.width // len(bars)
    for number, bar in enumerate(bars):
        slot = Rect(area.left + number * step, area.top, step, area.height)
        _draw_bar(picture, slot, line, bar, each)
        picture.canvas.centred(Rect(slot.left, area.bottom, step, HEIGHT), bar.label, WORDS)
    picture.canvas.fill(Rect(area.left, line, step * len(bars), 1), AXIS)


def _draw_bar(picture: Picture, slot: Rect, line: int, bar: Bar, each: float) -> None:
    wide = min(slot.width * 3 // 4, WIDEST_BAR)
    column = Rect(0, 0, wide, 0)
    column.centerx = slot.centerx
    for number, colour, is_up in ((bar.up, UP, True), (bar.down, DOWN, False)):
        if number:
            high = round(number * each)
            area = Rect(column.left, line - high if is_up else line + 1, wide, high)
            picture.canvas.fill(area, colour)
            words = Rect(slot.left, area.top - HEIGHT if is_up else area.bottom, slot.width, HEIGHT)
            picture.canvas.centred(words, str(number), colour)


def draw_curves(
    picture: Picture, title: str, words: Sequence[str], curves: Sequence[Curve], scale: Scale, footer: str
) -> None:
    """Curves over the same scale."""
    draw_page(picture, title, words, footer, 0)
    area = _plot(picture)
    for value, mark in scale.marks:
        _, upper = _point(area, scale, 0, value)
        picture.canvas.fill(Rect(area.left, upper, area.width, 1), GRID)
        picture.canvas.text((area.left - width(mark) - WIDTH, upper - HEIGHT // 2), mark, WORDS)
    for number, (curve, colour) in enumerate(zip(curves, CURVES, strict=False)):
        _draw_curve(picture, area, scale, curve, colour, thick=1 if number else 2)
    _draw_legend(picture, curves)


def _draw_legend(picture: Picture, curves: Sequence[Curve]) -> None:
    left = LEFT * WIDTH
    for curve, colour in zip(curves, CURVES, strict=False):
        if curve.name:
            words = f"{'· ·' if curve.is_dotted else '───'} {curve.name}"
            picture.canvas.text((left, LEGEND_ROW * HEIGHT), words, colour)
            left += width(words) + 3 * WIDTH


def _draw_curve(
    picture: Picture, area: Rect, scale: Scale, curve: Curve, colour: Colour, *, thick: int
) -> None:
    values = curve.values if len(curve.values) > 1 else [*curve.values] * 2
    last = len(values) - 1
    points = [_point(area, scale, number / last, value) for number, value in enumerate(values)]
    for start, end in pairwise(points):
        if not curve.is_dotted:
            pygame.draw.line(picture.canvas.surface, int(colour), start, end, thick)
            continue
        for left in range(-(-start[0] // APART) * APART, end[0], APART):
            upper = start[1] + (end[1] - start[1]) * (left - start[0]) // (end[0] - start[0])
            picture.canvas.fill(Rect(left, upper, 2, 2), colour)


def _plot(picture: Picture) -> Rect:
    columns = picture.look.columns - LEFT - RIGHT
    return picture.cells(LEFT, TOP_ROW, columns, LAST_ROW - TOP_ROW + 1)


def _point(area: Rect, scale: Scale, along: float, value: float) -> Point:
    inside = min(max(value, scale.low), scale.high)
    upper = area.bottom - (inside - scale.low) / (scale.high - scale.low) * area.height
    return round(area.left + along * area.width), round(upper)
