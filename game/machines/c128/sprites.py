"""Sprites: masks of one colour, at most 24 by 21 before they are doubled, that lie over the cells."""

from functools import cache

import pygame
from pygame import Rect, Surface

from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.palette import CLEAR, Ink
from game.screen.paint.canvas import Canvas
from game.screen.paint.picture import Blinking, Picture

from .colours import VicColour

WIDEST, HIGHEST, DOUBLED = 24, 21, 2
BACK = VicColour.BLUE
CURSOR, BLINK, TIMES = (VicColour.YELLOW, VicColour.WHITE), 36, 20
"""The colours of the highlight, how many steps each of them lasts, and how often they change."""


def lay_sprite(canvas: Canvas, shape: Surface, at: Point) -> None:
    """A shape of one colour, every pixel of it twice as wide and high, with its upper left corner here."""
    canvas.blit(pygame.transform.scale_by(shape, DOUBLED), at)


def lay_small_sprite(canvas: Canvas, shape: Surface, at: Point) -> None:
    """A shape as small as it is drawn."""
    canvas.blit(shape, at)


def frame_round(picture: Picture, card: Point) -> None:
    """The frame that moves over the cards, and changes its colour as the machine's cursor does."""
    look = picture.look
    shapes = [_frame(look, ink) for ink in CURSOR]
    doubled = [pygame.transform.scale_by(shape, DOUBLED) for shape in shapes]
    at = doubled[0].get_rect(center=Rect(card, look.cards.size).center).topleft
    lay_sprite(picture.canvas, shapes[0], at)
    picture.blinking = Blinking(at, doubled, BLINK, TIMES)


@cache
def _frame(look: Look, ink: Ink) -> Surface:
    across, down = look.table.cursor_frame
    wide, high = look.cards.size
    size = min((wide + across) // DOUBLED, WIDEST), min((high + down) // DOUBLED, HIGHEST)
    shape = look.palette.plain(ink, size)
    shape.fill(CLEAR, Rect((0, 0), size).inflate(-2, -2))
    shape.set_colorkey(CLEAR)
    return shape


def fly_card(canvas: Canvas, card: Surface, at: Point) -> None:
    """A card on its way: its paper as one sprite, and what is drawn on it, coarser, as another."""
    paper, size = canvas.look.inks.paper.paper, (card.get_width() // DOUBLED, card.get_height() // DOUBLED)
    lay_sprite(canvas, canvas.look.palette.plain(paper, size), at)
    lay_sprite(canvas, canvas.look.palette.picture(_coarse(card, size), size), at)


def _coarse(card: Surface, size: Point) -> bytes:
    """Of each four pixels one: of a face what is drawn on it, of a back waves in its frame."""
    wide, high = size
    points = [(x, y) for y in range(high) for x in range(wide)]
    inks = [card.get_at_mapped((DOUBLED * x + 1, DOUBLED * y)) for x, y in points]
    drawn = card.get_at_mapped((0, 0))
    if drawn != BACK:
        return bytes(drawn if ink == drawn else CLEAR for ink in inks)
    within = Rect((0, 0), size).inflate(-2, -2)
    return bytes(BACK if within.collidepoint(x, y) and (y + abs(x % 4 - 2)) % 3 else CLEAR for x, y in points)
