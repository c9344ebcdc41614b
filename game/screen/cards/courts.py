"""The knave, the queen and the king of each suit: half a picture, laid twice."""

import pygame

from game.rules.cards import JACK, KING, QUEEN, Card
from game.screen.cards.pips import card_sheet, lay_twice, suit_name
from game.screen.looks.look import Look
from game.screen.looks.palette import Ink

COURTS = {JACK: "jack", QUEEN: "queen", KING: "king"}


def lay_court(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """The court picture within its frame."""
    frame = look.cards.court
    pygame.draw.rect(surface, int(ink), frame, 1)
    lay_twice(surface, _half(look, card, ink), (frame.x + 1, frame.y + 1))


def _half(look: Look, card: Card, ink: Ink) -> pygame.Surface:
    """The figure that all four suits share, with what this suit alone holds laid over it."""
    court = COURTS[card.rank]
    sheet = card_sheet(look, "courts")
    half = sheet[court].surface(ink, card.suit)
    for name, drawing in sheet.items():
        if name.startswith(f"{court} {suit_name(card)}"):
            half.blit(drawing.surface(ink, card.suit), drawing.at)
    half.blit(card_sheet(look, "pips")[f"small {suit_name(card)}"].surface(ink), look.cards.court_suit)
    return half
