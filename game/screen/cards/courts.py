"""The knave, the queen and the king of each suit: half a picture, laid twice."""

import pygame

from game.rules.cards import JACK, KING, QUEEN, Card
from game.screen.cards.pips import card_sheet, lay_twice, suit_name
from game.screen.looks.palette import Colour

COURTS = {JACK: "jack", QUEEN: "queen", KING: "king"}
FRAME = pygame.Rect(13, 3, 38, 60)
SUIT_AT = (1, 1)


def lay_court(surface: pygame.Surface, card: Card, ink: Colour) -> None:
    """The court picture within its frame."""
    _frame(surface, ink)
    lay_twice(surface, _half(card, ink), (FRAME.x + 1, FRAME.y + 1))


def _half(card: Card, ink: Colour) -> pygame.Surface:
    """The figure that all four suits share, with what this suit alone holds laid over it."""
    court = COURTS[card.rank]
    sheet = card_sheet("courts")
    half = sheet[court].surface(ink, card.suit)
    for name, drawing in sheet.items():
        if name.startswith(f"{court} {suit_name(card)}"):
            half.blit(drawing.surface(ink, card.suit), drawing.at)
    half.blit(card_sheet("pips")[f"small {suit_name(card)}"].surface(ink), SUIT_AT)
    return half


def _frame(surface: pygame.Surface, ink: Colour) -> None:
    for x in (FRAME.left, FRAME.right - 1):
        surface.fill(ink, (x, FRAME.top, 1, FRAME.height))
    for y in (FRAME.top, FRAME.bottom - 1):
        surface.fill(ink, (FRAME.left, y, FRAME.width, 1))
