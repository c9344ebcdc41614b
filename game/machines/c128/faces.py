"""Faces of cards in two colours a cell: the suit's ink on the paper, or on what a court wears."""

import pygame
from pygame import Surface

from game.rules.cards import ACE, JACK, KING, QUEEN, RANK_LETTERS, Card
from game.screen.card_art import COURTS, card_sheet, lay_twice, suit_name
from game.screen.look import Look
from game.screen.monitor import Ink

from .colours import VicColour
from .plans import cells

ROBES = {JACK: VicColour.LIGHT_GREEN, QUEEN: VicColour.CYAN, KING: VicColour.YELLOW}
DYED = (cells(1, 0, 2), cells(0, 2, 4), cells(1, 4, 2))
"""Where a court wears its colour: what is on its heads, and the robe between them."""


def lay_usual(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Indices in two corners; pips, or a figure in its robe."""
    plan = look.cards
    if card.rank in ROBES:
        if not _is_lit(look, surface):
            for area in DYED:
                surface.fill(int(ROBES[card.rank]), area)
        lay_twice(surface, _drawn(look, COURTS[card.rank], ink), plan.court.topleft)
    elif card.rank == ACE:
        pip = _drawn(look, f"ace {suit_name(card)}", ink)
        surface.blit(pip, pip.get_rect(center=surface.get_rect().center))
    else:
        pip, places = _drawn(look, suit_name(card), ink), plan.pips[card.rank]
        for place in places.paired:
            lay_twice(surface, pip, place)
        for place in places.single:
            surface.blit(pip, place)
    _finish(look, surface, card, ink)


def lay_large(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Rank over suit, and again twice as large."""
    top = look.cards.large.top
    for picture in _index(look, card, ink):
        large = pygame.transform.scale2x(picture)
        surface.blit(large, (look.cards.large.middle - large.get_width() // 2, top))
        top += large.get_height() + look.cards.large.gap
    _finish(look, surface, card, ink)


def _finish(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """The indices, and the outline, which would be a third colour if it were not the suit's own."""
    middle, top, gap = look.cards.indices
    for picture in _index(look, card, ink):
        lay_twice(surface, picture, (middle - picture.get_width() // 2, top))
        top += picture.get_height() + gap
    pygame.draw.rect(surface, int(ink), surface.get_rect(), 1)


def _index(look: Look, card: Card, ink: Ink) -> tuple[Surface, Surface]:
    """The rank, and the suit that stands below it."""
    return _drawn(look, f"rank {RANK_LETTERS[card.rank - 1]}", ink), _drawn(look, suit_name(card), ink)


def _drawn(look: Look, name: str, ink: Ink) -> Surface:
    return card_sheet(look, "faces")[name].surface(ink)


def _is_lit(look: Look, surface: Surface) -> bool:
    return surface.get_at_mapped((1, 1)) == look.inks.paper.lit
