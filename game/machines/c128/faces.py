"""Faces of cards in two colors a cell: the suit's ink on the paper, or on a court's robe.

Even the outline is the suit's own, or it would be a third color."""

import pygame
from pygame import Surface

from game.paint.brushes.card_art import COURTS, card_sheet, index_of, lay_pips, lay_twice, stack, suit_name
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.rules.cards import JACK, KING, QUEEN, Card

from .plans import VicColor, cells

ROBES = {JACK: VicColor.LIGHT_GREEN, QUEEN: VicColor.CYAN, KING: VicColor.YELLOW}
DYED = (cells(1, 0, 2), cells(0, 2, 4), cells(1, 4, 2))
"""Where a court wears its color: its heads, and the robe between them."""


def lay_usual(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Lay indices in two corners; pips, or a figure in its robe."""
    if card.rank in ROBES:
        if not _is_lit(look, surface):
            for area in DYED:
                surface.fill(int(ROBES[card.rank]), area)
        lay_twice(surface, _drawn(look, COURTS[card.rank], ink), look.cards.court.topleft)
    else:
        lay_pips(look, surface, card, ink, "faces", "")
    stack(surface, index_of(look, card, ink), look.cards.indices, lay_twice)
    pygame.draw.rect(surface, int(ink), surface.get_rect(), 1)


def lay_large(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Lay the rank twice as large, in two corners, and upright suits in the others; a court has its robe."""
    if card.rank in ROBES and not _is_lit(look, surface):
        surface.fill(int(ROBES[card.rank]), cells(2, 0, 2, 5))
    rank, suit = index_of(look, card, ink)[0], _drawn(look, f"large {suit_name(card)}", ink)
    lay_twice(surface, pygame.transform.scale2x(rank), (2, 3))
    for middle, upper in ((23, 4), (9, 22)):
        surface.blit(suit, (middle - suit.get_width() // 2, upper))
    pygame.draw.rect(surface, int(ink), surface.get_rect(), 1)


def _drawn(look: Look, name: str, ink: Ink) -> Surface:
    return card_sheet(look, "faces")[name].surface(ink)


def _is_lit(look: Look, surface: Surface) -> bool:
    return surface.get_at_mapped((1, 1)) != look.inks.paper.paper
