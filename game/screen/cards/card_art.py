"""The 52 cards and their back, drawn when they are first asked for."""

from collections.abc import Callable, Iterator, Mapping

import pygame

from game.rules.cards import PACK, TEN, Card
from game.screen.cards.big_faces import lay_big_face
from game.screen.cards.courts import lay_court
from game.screen.cards.pips import card_sheet, lay_indices, lay_pips
from game.screen.looks.card_plan import USUAL_CARDS, CardStyle, Faces
from game.screen.looks.look import Look
from game.screen.looks.palette import CLEAR, Ink

FacePainter = Callable[[Look, pygame.Surface, Card, Ink], None]
BackPainter = Callable[[Look, pygame.Surface], None]


def lay_usual_face(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """Indices in two corners; pips, or a figure."""
    lay_indices(look, surface, card, ink)
    (lay_pips if card.rank <= TEN else lay_court)(look, surface, card, ink)


FACES: Mapping[Faces, FacePainter] = {Faces.USUAL: lay_usual_face, Faces.LARGE: lay_big_face}


def lay_back(look: Look, surface: pygame.Surface) -> None:
    """A quarter of the pattern, turned over into the other three."""
    quarter = card_sheet(look, "back")["quarter"].surface()
    width, height = quarter.get_size()
    for right in (False, True):
        for below in (False, True):
            flipped = pygame.transform.flip(quarter, right, below)
            surface.blit(flipped, (width * right, height * below))


class CardArt:
    """Pictures of cards in the style chosen."""

    def __init__(
        self,
        look: Look,
        style: CardStyle = USUAL_CARDS,
        faces: Mapping[Faces, FacePainter] = FACES,
        back: BackPainter = lay_back,
    ) -> None:
        self.inks = look.inks.suits[style.suits]
        self._look, self._lay_face, self._lay_back = look, faces[style.faces], back
        self._drawn: dict[tuple[Card | None, bool, bool], pygame.Surface] = {}
        self._ahead: Iterator[Card] = iter(PACK)

    def face(self, card: Card, *, faded: bool = False, lit: bool = False) -> pygame.Surface:
        """A card face up; `faded` when it is to be laid away, `lit` while it is counted."""
        return self._cached(card, faded, lit)

    def back(self, *, faded: bool = False) -> pygame.Surface:
        return self._cached(None, faded, False)

    def draw_ahead(self) -> bool:
        """Draw one card of the pack before it is asked for; whether there are others."""
        for card in self._ahead:
            self.face(card)
            return True
        return False

    def _cached(self, card: Card | None, faded: bool, lit: bool) -> pygame.Surface:
        key = (card, faded, lit)
        if key not in self._drawn:
            self._drawn[key] = self._draw(card, faded, lit)
        return self._drawn[key]

    def _draw(self, card: Card | None, faded: bool, lit: bool) -> pygame.Surface:
        if faded:
            return _fade(self._look, self._cached(card, False, lit))
        surface = _blank(self._look, lit)
        if card is None:
            self._lay_back(self._look, surface)
        else:
            self._lay_face(self._look, surface, card, self.inks[card.suit])
        return surface


def _blank(look: Look, lit: bool) -> pygame.Surface:
    """A card with nothing on it."""
    plan, inks = look.cards, look.inks.paper
    surface = look.palette.blank(plan.size)
    surface.fill(int(inks.outline))
    across, down = plan.thick if lit else plan.thin
    inside = surface.get_rect().inflate(-2 * across, -2 * down)
    surface.fill(int(inks.lit if lit else inks.paper), inside)
    _clip_corners(look, surface)
    return surface


def _clip_corners(look: Look, surface: pygame.Surface) -> None:
    width, height = surface.get_size()
    for y, (cut, end) in enumerate(look.cards.corner):
        for row in (y, height - 1 - y):
            for ink, span in ((int(look.inks.paper.outline), end), (CLEAR, cut)):
                surface.fill(ink, (0, row, span, 1))
                surface.fill(ink, (width - span, row, span, 1))


def _fade(look: Look, surface: pygame.Surface) -> pygame.Surface:
    faded = bytes(look.inks.paper.faded.get(number, number) for number in range(256))
    return look.palette.picture(pygame.image.tobytes(surface, "P").translate(faded), surface.get_size())
