"""Values to turn: a clock's face where pixels are free, otherwise a bar."""

from math import cos, pi, sin

import pygame
from pygame import Rect

from game.paint.looks.look import Look
from game.paint.pages.page_layout import PaintedPage
from game.sheets import page_parts as parts
from game.sheets.spots import PartSpot

SWEEP = 5 * pi / 3
"""From nothing, at seven o'clock, round to the most, at five."""


def rows_of_dials(look: Look, content: parts.Dials) -> int:
    """Return how many rows of letters they take: gauges that are drawn lie below their names."""
    if look.has_fine_grid:
        return 5
    return _gauge_rows(look) * len(content.dials) + (1 if look.has_only_letters else 2) * bool(content.switch)


def _gauge_rows(look: Look) -> int:
    return 1 if look.has_only_letters else 3


def draw_dials(page: PaintedPage, content: parts.Dials, area: Rect, number: int) -> None:
    """Draw dials side by side, with the switch as the last of them; the one in hand is lit."""
    look, many = page.look, len(content.dials) + bool(content.switch)
    for at, dial in enumerate(content.dials):
        is_now = at == content.chosen
        if look.has_fine_grid:
            place = Rect(area.left + at * area.width // many, area.top, area.width // many, area.height)
            _dial(page, dial, place, is_now=is_now)
        else:
            place = Rect(
                area.left, area.top + at * _gauge_rows(look) * look.cell[1], area.width, look.cell[1]
            )
            _gauge(page, dial, place.inflate(-2 * look.cell[0], 0), is_now=is_now)
        page.click(place, PartSpot(number, at))
    if content.switch:
        _switch(page, content, area, number)


NAME_AND_VALUE = 16
"""Columns before a gauge of letters."""


def _gauge(page: PaintedPage, dial: parts.Dial, row: Rect, *, is_now: bool) -> None:
    """Write name and value, and draw the gauge; of letters it stands beside these."""
    look, inks, (wide, high) = page.look, page.look.inks, page.look.cell
    columns = look.columns_in(row)
    value = (NAME_AND_VALUE - 1 if look.has_only_letters else columns) - 4
    words = f"{dial.name[:value]:{value}}{dial.value:4}"
    page.text(
        row.topleft, words, *((inks.panel.bar_words, inks.panel.bar) if is_now else (inks.panel.words, None))
    )
    if look.has_only_letters:
        room = columns - NAME_AND_VALUE
        gauge = ("=" * (room * dial.value // dial.most)).ljust(room, "·")
        page.text((row.left + NAME_AND_VALUE * wide, row.top), gauge, inks.panel.words)
        return
    below = row.move(0, high)
    page.fill(below, inks.button)
    below.width = below.width * dial.value // dial.most
    page.fill(below, inks.sides[dial.side].words)


def _switch(page: PaintedPage, content: parts.Dials, area: Rect, number: int) -> None:
    """Draw the switch, and below it or beside it its choices; one of these is lit."""
    assert content.switch
    look, inks, (title, words, which) = page.look, page.look.inks.panel, content.switch
    at, fine, (wide, high) = len(content.dials), look.has_fine_grid, look.cell
    left = area.left + (at * area.width // (at + 1) if fine else wide)
    row = Rect(left, area.top + (0 if fine else at * _gauge_rows(look) * high), area.right - left, high)
    page.click(Rect(row.topleft, (row.width, area.bottom - row.top)), PartSpot(number, at))
    colors = (inks.bar_words, inks.bar) if at == content.chosen else (inks.title, None)
    page.text(row.topleft, title, *colors)
    row = row.move((look.width(title) + wide, 0) if look.has_only_letters else (0, high))
    for choice, word in enumerate(words):
        colors = (inks.bar_words, inks.bar) if choice == which else (inks.words, None)
        page.text(row.topleft, f" {word} " if fine else word, *colors)
        row = row.move((0, high) if fine else (look.width(word) + wide, 0))


def _dial(page: PaintedPage, dial: parts.Dial, area: Rect, *, is_now: bool) -> None:
    """Draw a clock's face in the color of the side, its hand at the value."""
    look, inks, canvas = page.look, page.look.inks, page.picture.canvas
    colors, high = inks.sides[dial.side], look.cell[1]
    name = Rect(area.left, area.top, area.width, high)
    words = f" {dial.name[: look.columns_in(name) - 2]} "
    canvas.centered(name, words, colors.inlay_words, colors.inlay)
    face = Rect(0, 0, 0, min(area.height - 2 * high - 2, round((area.width - 8) / look.monitor.tallness)))
    face.width = round(face.height * look.monitor.tallness)
    face.midtop = area.centerx, name.bottom + (area.height - 2 * high - 2 - face.height) // 2
    for ink, ring in ((inks.paper.paper, face), (colors.inlay, face.inflate(-4, -2))):
        pygame.draw.ellipse(canvas.surface, int(ink), ring)

    def point(share: float, reach: float) -> tuple[int, int]:
        turn = SWEEP * (share - 1 / 2)
        return (
            round(face.centerx + sin(turn) * face.width / 2 * reach),
            round(face.centery - cos(turn) * face.height / 2 * reach),
        )

    for tick in range(11):
        page.fill(Rect(point(tick / 10, 0.8), (2, 1)), colors.inlay_words)
    pygame.draw.line(canvas.surface, int(inks.lit), face.center, point(dial.value / dial.most, 0.75), 2)
    value = Rect(0, face.bottom + 1, look.width("0000"), high)
    value.centerx = area.centerx
    page.fill(value, inks.lit if is_now else inks.ground)
    canvas.outline(value.inflate(2, 2), inks.panel.frame)
    canvas.centered(value, str(dial.value), inks.plate.now_words if is_now else inks.lit)
