"""Faces for weak eyes: rank and suit as large as the card allows."""

from collections.abc import Sequence

import pygame

from game.rules.cards import RANK_LETTERS, Card
from game.screen.cards.pips import card_sheet, suit_name
from game.screen.looks.card_plan import Indices
from game.screen.looks.look import Look
from game.screen.looks.palette import Ink


def lay_big_face(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """Rank over suit in the strip that shows when cards overlap, and again twice the size in the middle."""
    rank = card_sheet(look, "big")[RANK_LETTERS[card.rank - 1]].surface(ink)
    suit = card_sheet(look, "pips")[f"large {suit_name(card)}"].surface(ink)
    _stack(surface, [rank, suit], look.cards.large_strip)
    _stack(surface, [pygame.transform.scale2x(picture) for picture in (rank, suit)], look.cards.large)


def _stack(surface: pygame.Surface, pictures: Sequence[pygame.Surface], place: Indices) -> None:
    top = place.top
    for picture in pictures:
        surface.blit(picture, (place.middle - picture.get_width() // 2, top))
        top += picture.get_height() + place.gap
