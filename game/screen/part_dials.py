"""Values to turn: a clock's face where pixels are free, otherwise a bar."""

from math import cos, pi, sin

import pygame
from pygame import Rect

from game.screen import page_parts as parts
from game.screen.page_layout import PaintedPage
from game.screen.spots import PartSpot

SWEEP = 5 * pi / 3
"""From nothing, at seven o'clock, round to the most, at five."""


def draw_dials(page: PaintedPage, content: parts.Dials, area: Rect, number: int) -> None:
    """Draw dials side by side, with the switch as the last of them; the one in hand is lit."""
    look = page.look
    many = len(content.dials) + bool(content.switch)
    for at, dial in enumerate(content.dials):
        is_now = at == content.chosen
        if look.has_fine_grid:
            place = Rect(area.left + at * area.width // many, area.top, area.width // many, area.height)
            _dial(page, dial, place, is_now=is_now)
        else:
            place = Rect(area.left, area.top + at * look.cell[1], area.width, look.cell[1])
            _gauge(page, dial, place.inflate(-2 * look.cell[0], 0), is_now=is_now)
        page.click(place, PartSpot(number, at))
    if content.switch:
        _switch(page, content, area, number)


NAME_AND_VALUE = 16
"""Columns before a gauge."""


def _gauge(page: PaintedPage, dial: parts.Dial, row: Rect, *, is_now: bool) -> None:
    """Draw name, value and a bar lower than its row, so that one is seen apart from the next."""
    look, inks, (wide, high) = page.look, page.look.inks, page.look.cell
    words = f"{dial.name[:10]:10} {dial.value:4}"
    page.text(
        row.topleft, words, *((inks.panel.bar_words, inks.panel.bar) if is_now else (inks.panel.words, None))
    )
    gauge = Rect(row.left + NAME_AND_VALUE * wide, row.top + 1, row.width - NAME_AND_VALUE * wide, high - 3)
    filled = gauge.width * dial.value // dial.most
    if look.has_only_letters:
        letters = look.columns_in(gauge)
        page.text((gauge.left, row.top), ("=" * (filled // wide)).ljust(letters, "·"), inks.panel.words)
    else:
        page.fill(gauge, inks.button)
        gauge.width = filled
        page.fill(gauge, inks.sides[dial.side].words)


def _switch(page: PaintedPage, content: parts.Dials, area: Rect, number: int) -> None:
    """Draw the switch, and below it its choices; one of these is lit."""
    assert content.switch
    look, inks, (title, words, which) = page.look, page.look.inks.panel, content.switch
    at = len(content.dials)
    fine = look.has_fine_grid
    left = area.left + (at * area.width // (at + 1) if fine else look.cell[0])
    row = Rect(left, area.top + (0 if fine else at * look.cell[1]), area.right - left, look.cell[1])
    page.click(Rect(row.topleft, (row.width, area.bottom - row.top)), PartSpot(number, at))
    page.text(
        row.topleft,
        title,
        inks.title if at != content.chosen else inks.bar_words,
        None if at != content.chosen else inks.bar,
    )
    across = look.width(title) + look.cell[0]
    for choice, word in enumerate(words):
        row = row.move(0, look.cell[1]) if fine else row.move(across, 0)
        across = look.width(word) + look.cell[0]
        is_on = choice == which
        page.text(
            row.topleft,
            f" {word} " if fine else word,
            *((inks.bar_words, inks.bar) if is_on else (inks.words, None)),
        )


def _dial(page: PaintedPage, dial: parts.Dial, area: Rect, *, is_now: bool) -> None:
    """Draw a clock's face in the color of the side, its hand at the value."""
    look, inks, canvas = page.look, page.look.inks, page.picture.canvas
    colours, high = inks.sides[dial.side], look.cell[1]
    name = Rect(area.left, area.top, area.width, high)
    words = f" {dial.name[: look.columns_in(name) - 2]} "
    canvas.centred(name, words, colours.inlay_words, colours.inlay)
    face = Rect(0, 0, 0, area.height - 2 * high - 2)
    face.width = min(round(face.height * look.monitor.tallness), area.width - 8)
    face.midtop = area.centerx, name.bottom
    for ink, ring in ((inks.paper.paper, face), (colours.inlay, face.inflate(-4, -2))):
        pygame.draw.ellipse(canvas.surface, int(ink), ring)

    def point(share: float, reach: float) -> tuple[int, int]:
        turn = pi / 6 + pi / 2 + pi / 2 - SWEEP / 2 - pi / 6 + SWEEP * share - pi
        return (
            round(face.centerx + sin(turn) * face.width / 2 * reach),
            round(face.centery - cos(turn) * face.height / 2 * reach),
        )

    for tick in range(11):
        page.fill(Rect(point(tick / 10, 0.8), (2, 1)), colours.inlay_words)
    pygame.draw.line(canvas.surface, int(inks.lit), face.center, point(dial.value / dial.most, 0.75), 2)
    value = Rect(0, area.bottom - high - 1, look.width("0000"), high)
    value.centerx = area.centerx
    page.fill(value, inks.lit if is_now else inks.ground)
    canvas.outline(value.inflate(2, 0), inks.panel.frame)
    canvas.centred(value, str(dial.value), inks.plate.now_words if is_now else inks.lit)
