"""Faces for weak eyes: rank and suit as large as the card allows."""

import pygame

from game.rules.cards import RANK_LETTERS, Card
from game.screen.cards.pips import card_sheet, suit_name
from game.screen.looks.palette import Colour

# A large index in the strip that still shows when cards overlap, and the whole again twice as large.
STRIP_MIDDLE, MIDDLE = 9, 38
STRIP_TOP, TOP, GAP = 4, 5, 3


def lay_big_face(surface: pygame.Surface, card: Card, ink: Colour) -> None:
    """Rank over suit at the left edge, and again twice the size in the middle."""
    rank = card_sheet("big")[RANK_LETTERS[card.rank - 1]].surface(ink)
    suit = card_sheet("pips")[f"large {suit_name(card)}"].surface(ink)
    _stack(surface, [rank, suit], (STRIP_MIDDLE, STRIP_TOP))
    _stack(surface, [pygame.transform.scale2x(rank), pygame.transform.scale2x(suit)], (MIDDLE, TOP))


def _stack(surface: pygame.Surface, pictures: list[pygame.Surface], middle_and_top: tuple[int, int]) -> None:
    middle, top = middle_and_top
    for picture in pictures:
        surface.blit(picture, (middle - picture.get_width() // 2, top))
        top += picture.get_height() + GAP
