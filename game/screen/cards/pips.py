"""Where the pips of a card stand, and how pictures are laid on a card both ways up."""

from functools import cache

import pygame

from game.assets import ASSETS
from game.rules.cards import ACE, RANK_LETTERS, Card
from game.screen.looks.palette import Colour
from game.screen.looks.sheets import Sheet, read_sheet

CARD_SIZE = (64, 66)
CARD_ASSETS = ASSETS / "cards"

INDEX_MIDDLE, INDEX_TOP, INDEX_GAP = 7, 4, 2

LEFT, MIDDLE, RIGHT = 15, 27, 39
TOP, UPPER, THIRD, HIGH, CENTRE = 5, 13, 21, 17, 29

Spots = tuple[tuple[int, int], ...]
CORNERS: Spots = ((LEFT, TOP), (RIGHT, TOP))
FLANKS: Spots = ((LEFT, CENTRE), (RIGHT, CENTRE))
FOURS: Spots = (*CORNERS, (LEFT, THIRD), (RIGHT, THIRD))

# Each of these has its fellow upside down in the lower half.
PAIRED: dict[int, Spots] = {
    2: ((MIDDLE, TOP),),
    3: ((MIDDLE, TOP),),
    4: CORNERS,
    5: CORNERS,
    6: CORNERS,
    7: CORNERS,
    8: (*CORNERS, (MIDDLE, HIGH)),
    9: FOURS,
    10: (*FOURS, (MIDDLE, UPPER)),
}
SINGLE: dict[int, Spots] = {
    3: ((MIDDLE, CENTRE),),
    5: ((MIDDLE, CENTRE),),
    6: FLANKS,
    7: (*FLANKS, (MIDDLE, HIGH)),
    8: FLANKS,
    9: ((MIDDLE, CENTRE),),
}


@cache
def card_sheet(name: str) -> Sheet:
    """The drawings of one file of card art, read when they are first wanted."""
    return read_sheet(CARD_ASSETS / f"{name}.txt")


def suit_name(card: Card) -> str:
    """The suit as the sheets call it."""
    return card.suit.name.lower()


def lay_twice(surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int]) -> None:
    """Lay a picture on a card, and once more with the card turned round."""
    surface.blit(picture, at)
    width, height = (whole - part for whole, part in zip(surface.get_size(), picture.get_size(), strict=True))
    surface.blit(pygame.transform.flip(picture, True, True), (width - at[0], height - at[1]))


def lay_indices(surface: pygame.Surface, card: Card, ink: Colour) -> None:
    """Rank over suit in two corners."""
    rank = card_sheet("indices")[RANK_LETTERS[card.rank - 1]]
    suit = card_sheet("pips")[f"small {suit_name(card)}"]
    top = INDEX_TOP
    for drawing in (rank, suit):
        lay_twice(surface, drawing.surface(ink), (INDEX_MIDDLE - drawing.size[0] // 2, top))
        top += drawing.size[1] + INDEX_GAP


def lay_pips(surface: pygame.Surface, card: Card, ink: Colour) -> None:
    """As many pips as an ace to a ten has, in their places."""
    if card.rank == ACE:
        _lay_ace(surface, card, ink)
        return
    pip = card_sheet("pips")[f"pip {suit_name(card)}"].surface(ink)
    for spot in PAIRED[card.rank]:
        lay_twice(surface, pip, spot)
    for spot in SINGLE.get(card.rank, ()):
        surface.blit(pip, spot)


def _lay_ace(surface: pygame.Surface, card: Card, ink: Colour) -> None:
    pip = card_sheet("pips")[f"ace {suit_name(card)}"].surface(ink)
    surface.blit(pip, pip.get_rect(center=surface.get_rect().center))
