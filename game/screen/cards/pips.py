"""Where the pips of a card stand, and how pictures are laid on a card both ways up."""

import pygame

from game.rules.cards import ACE, RANK_LETTERS, Card
from game.screen.looks.drawings import Drawings
from game.screen.looks.look import Look, drawings
from game.screen.looks.monitor import Point
from game.screen.looks.palette import Ink


def card_sheet(look: Look, name: str) -> Drawings:
    """The drawings of one file of card art."""
    return drawings(look, look.cards.drawings / f"{name}.txt")


def suit_name(card: Card) -> str:
    """The suit as the sheets call it."""
    return card.suit.name.lower()


def lay_twice(surface: pygame.Surface, picture: pygame.Surface, at: Point) -> None:
    """Lay a picture on a card, and once more with the card turned round."""
    surface.blit(picture, at)
    width, height = (whole - part for whole, part in zip(surface.get_size(), picture.get_size(), strict=True))
    surface.blit(pygame.transform.flip(picture, True, True), (width - at[0], height - at[1]))


def lay_indices(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """Rank over suit in two corners."""
    rank = card_sheet(look, "indices")[RANK_LETTERS[card.rank - 1]]
    suit = card_sheet(look, "pips")[f"small {suit_name(card)}"]
    middle, top, gap = look.cards.indices
    for drawing in (rank, suit):
        lay_twice(surface, drawing.surface(ink), (middle - drawing.size[0] // 2, top))
        top += drawing.size[1] + gap


def lay_pips(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """As many pips as an ace to a ten has, in their places."""
    if card.rank == ACE:
        _lay_ace(look, surface, card, ink)
        return
    pip = card_sheet(look, "pips")[f"pip {suit_name(card)}"].surface(ink)
    places = look.cards.pips[card.rank]
    for place in places.paired:
        lay_twice(surface, pip, place)
    for place in places.single:
        surface.blit(pip, place)


def _lay_ace(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    pip = card_sheet(look, "pips")[f"ace {suit_name(card)}"].surface(ink)
    surface.blit(pip, pip.get_rect(center=surface.get_rect().center))
