"""Faces of cards in two colours a cell: the suit's ink on the paper, or on what a court wears."""

import pygame
from pygame import Surface

from game.rules.cards import JACK, KING, QUEEN, Card
from game.screen.card_art import COURTS, card_sheet, index_of, lay_pips, lay_twice, stack
from game.screen.look import Look
from game.screen.monitor import Ink

from .colours import VicColour
from .plans import cells

ROBES = {JACK: VicColour.LIGHT_GREEN, QUEEN: VicColour.CYAN, KING: VicColour.YELLOW}
DYED = (cells(1, 0, 2), cells(0, 2, 4), cells(1, 4, 2))
"""Where a court wears its colour: what is on its heads, and the robe between them."""


def lay_usual(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Indices in two corners; pips, or a figure in its robe."""
    if card.rank in ROBES:
        if not _is_lit(look, surface):
            for area in DYED:
                surface.fill(int(ROBES[card.rank]), area)
        lay_twice(surface, _drawn(look, COURTS[card.rank], ink), look.cards.court.topleft)
    else:
        lay_pips(look, surface, card, ink, "faces", "")
    _finish(look, surface, card, ink)


def lay_large(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Rank over suit, and again twice as large."""
    stack(surface, [*map(pygame.transform.scale2x, index_of(look, card, ink))], look.cards.large)
    _finish(look, surface, card, ink)


def _finish(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """The indices, and the outline, which would be a third colour if it were not the suit's own."""
    stack(surface, index_of(look, card, ink), look.cards.indices, lay_twice)
    pygame.draw.rect(surface, int(ink), surface.get_rect(), 1)


def _drawn(look: Look, name: str, ink: Ink) -> Surface:
    return card_sheet(look, "faces")[name].surface(ink)


def _is_lit(look: Look, surface: Surface) -> bool:
    return surface.get_at_mapped((1, 1)) == look.inks.paper.lit
