"""The pack seen from the side, so that high is up; what was cut lies beside it."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.screen.looks.palette import Ink
from game.screen.paint.fitting import fitted
from game.screen.paint.picture import Picture
from game.screen.spots import CutSpot
from game.screen.tabletop import CutShown, SpreadPack, Tabletop, Verdict

from .board import mark
from .colours import VicColour
from .sprites import lay_small_sprite
from .table import CELL, cells

PACK_LEFT, PACK_WIDE, BACK_ROWS, FOOT = 9, 11, 2, 16
EDGE = 2
PATTERN = 4
"""Where that of a back begins, across and down."""
HEIGHT_LEFT = 1
SHOWN_LEFT, SHOWN_CARD = 24, 35
SHOWN_HIGH = (8, 4)
"""How many rows from one card to the next, where two play and where more do."""


def draw_cut(picture: Picture, top: Tabletop, spread: SpreadPack | None) -> None:
    """The pack with the heights at its left, and each seat's card below its name."""
    if spread:
        _draw_pack(picture, spread)
        for number, cut in enumerate(spread.shown):
            _show(picture, top, cut, number)
    if top.verdict:
        _draw_verdict(picture, top.verdict)


def _draw_pack(picture: Picture, spread: SpreadPack) -> None:
    """Fifty-two edges, and a back on top; the packet above the place chosen is lifted by a row."""
    head = FOOT - spread.size * EDGE // CELL
    gap = None if spread.cursor is None else FOOT - max(spread.cursor * EDGE // CELL, 1)
    if gap is None:
        _draw_packet(picture, PACK_LEFT, head, FOOT)
    else:
        _draw_packet(picture, PACK_LEFT, gap, FOOT)
        _draw_packet(picture, PACK_LEFT + 1, head - 1, gap - 1)
    _draw_back(picture, PACK_LEFT + (gap is not None), head - BACK_ROWS - (gap is not None))
    for depth in spread.depths:
        area = Rect(PACK_LEFT * CELL, FOOT * CELL - (depth + 1) * EDGE, (PACK_WIDE + 1) * CELL, EDGE)
        picture.spotting.note(area, CutSpot(depth))
    for depth, words in spread.marks.items():
        chosen = depth == spread.cursor
        felt = picture.look.inks.on_felt, picture.look.inks.felt
        inks = (VicColour.BLACK, VicColour.YELLOW) if chosen else felt
        at = cells(HEIGHT_LEFT, FOOT - max(depth * EDGE // CELL, 1), len(words))
        picture.canvas.text(at.topleft, words, *inks)
        picture.spotting.note(at, CutSpot(depth))
    if spread.cursor is not None:
        _point_at(picture, FOOT * CELL - spread.cursor * EDGE)


def _draw_packet(picture: Picture, left: int, first: int, last: int) -> None:
    area = cells(left, first, PACK_WIDE, last - first)
    picture.canvas.fill(area, VicColour.WHITE)
    for line in range(area.top + 1, area.bottom, EDGE):
        picture.canvas.fill(Rect(area.left, line, area.width, 1), VicColour.GREY)


def _draw_back(picture: Picture, left: int, row: int) -> None:
    area = cells(left, row, PACK_WIDE, BACK_ROWS)
    back = picture.art.back()
    picture.canvas.fill(area, VicColour.BLUE)
    picture.canvas.outline(area, VicColour.WHITE)
    lattice = back.subsurface((PATTERN, PATTERN, CELL, CELL))
    for column in range(1, PACK_WIDE - 1):
        picture.canvas.blit(lattice, (area.left + column * CELL, area.top + CELL // 2))


def _point_at(picture: Picture, height: int) -> None:
    """A hand of two sprites."""
    at = (PACK_LEFT + PACK_WIDE + 1) * CELL, height - CELL // 2
    for part, ink in (("fill", VicColour.LIGHT_RED), ("outline", VicColour.BLACK)):
        lay_small_sprite(picture.canvas, _hand(picture, part, ink), at)


def _hand(picture: Picture, part: str, ink: Ink) -> Surface:
    return pygame.transform.flip(mark(picture.look, f"hand {part}", ink), True, False)


def _show(picture: Picture, top: Tabletop, cut: CutShown, number: int) -> None:
    """A card beside the name of who cut it."""
    high = SHOWN_HIGH[len(top.seats) > 2]
    name, card = cells(SHOWN_LEFT, 1 + number * high, 1), cells(SHOWN_CARD, number * high, 1)
    ink = picture.look.inks.sides[top.side(cut.seat)].words
    picture.canvas.text(name.topleft, top.seats[cut.seat].name, VicColour.BLACK, ink)
    face = picture.art.face(cut.card, lit=cut.card in top.lit)
    picture.canvas.blit(face, card.topleft)


def _draw_verdict(picture: Picture, verdict: Verdict) -> None:
    """A blue field with large letters, until it is acknowledged."""
    look, canvas = picture.look, picture.canvas
    area, inks = look.table.fan.verdict, look.inks.counter
    canvas.fill(area, inks.back)
    canvas.outline(area, inks.frame)
    inside = area.inflate(-2 * CELL, -2 * CELL)
    rows: Sequence[str] = fitted(verdict.sentence, look.columns_in(inside))
    ink = look.inks.sides[verdict.side].words
    heading = Rect(inside.left, inside.top, inside.width, inside.height - len(rows) * CELL)
    if look.width(verdict.heading) * 2 <= inside.width and heading.height >= 2 * CELL:
        canvas.large(heading, verdict.heading, ink)
    else:
        canvas.centred(heading, verdict.heading, ink)
    for number, words in enumerate(rows):
        line = Rect(inside.left, heading.bottom + number * CELL, inside.width, CELL)
        canvas.centred(line, words, inks.value)
