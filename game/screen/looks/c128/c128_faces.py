"""Faces of cards in two colours a cell: the suit's ink on the paper, or on a court's coloured band."""

import pygame
from pygame import Surface

from game.rules.cards import JACK, KING, QUEEN, RANK_LETTERS, TEN, Card
from game.screen.cards.courts import COURTS
from game.screen.cards.pips import card_sheet, lay_twice, suit_name
from game.screen.looks.c128.c128_colours import VicColour
from game.screen.looks.look import Look
from game.screen.looks.palette import Ink
from game.screen.paint.glyphs import glyph

BANDS = {JACK: VicColour.LIGHT_GREEN, QUEEN: VicColour.CYAN, KING: VicColour.YELLOW}


def lay_usual(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Indices in two corners; pips, or a figure on its band."""
    plan = look.cards
    if card.rank in BANDS:
        if surface.get_at_mapped(plan.court.topleft) == look.inks.paper.outline and not _is_lit(
            look, surface
        ):
            surface.fill(int(BANDS[card.rank]), plan.court)
        lay_twice(surface, _drawn(look, COURTS[card.rank], ink), plan.court.topleft)
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
    for picture in (_rank(look, card, ink), _drawn(look, suit_name(card), ink)):
        large = pygame.transform.scale2x(picture)
        surface.blit(large, (look.cards.large.middle - large.get_width() // 2, top))
        top += large.get_height() + look.cards.large.gap
    _finish(look, surface, card, ink)


def _finish(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """The indices, and the outline, which would be a third colour if it were not the suit's own."""
    middle, top, gap = look.cards.indices
    for picture in (_rank(look, card, ink), _drawn(look, suit_name(card), ink)):
        lay_twice(surface, picture, (middle - picture.get_width() // 2, top))
        top += picture.get_height() + gap
    pygame.draw.rect(surface, int(ink), surface.get_rect(), 1)


def _rank(look: Look, card: Card, ink: Ink) -> Surface:
    if card.rank == TEN:
        return _drawn(look, "ten", ink)
    letter = glyph(look, RANK_LETTERS[card.rank - 1], ink)
    return letter.subsurface((1, 0, 6, 7))


def _drawn(look: Look, name: str, ink: Ink) -> Surface:
    return card_sheet(look, "faces")[name].surface(ink)


def _is_lit(look: Look, surface: Surface) -> bool:
    return surface.get_at_mapped((1, 1)) == look.inks.paper.lit
