"""The 52 cards and their back, drawn when they are first asked for."""

import pygame

from game.rules.cards import TEN, Card, Suit
from game.screen.cards.big_faces import lay_big_face
from game.screen.cards.courts import lay_court
from game.screen.cards.pips import CARD_SIZE, card_sheet, lay_indices, lay_pips
from game.screen.looks.palette import Colour
from game.screen.looks.sheets import CLEAR, indexed

__all__ = ["CARD_SIZE", "CardArt"]

TWO_COLOURS = {
    Suit.CLUBS: Colour.BLACK,
    Suit.DIAMONDS: Colour.RED,
    Suit.HEARTS: Colour.RED,
    Suit.SPADES: Colour.BLACK,
}
FOUR_COLOURS = TWO_COLOURS | {Suit.CLUBS: Colour.GREEN, Suit.DIAMONDS: Colour.BLUE}

PAPER, LIT_PAPER, OUTLINE = Colour.WHITE, Colour.YELLOW, Colour.BLACK
# Across and down: EGA pixels are taller than wide.
THIN, THICK = (1, 1), (2, 2)
# For the uppermost rows: how many pixels are cut off, and where the outline ends.
CORNER = ((3, 3), (1, 3), (0, 1))

FADED = {
    Colour.BLACK: Colour.DARK_GREY,
    Colour.BLUE: Colour.LIGHT_BLUE,
    Colour.GREEN: Colour.LIGHT_GREEN,
    Colour.CYAN: Colour.LIGHT_CYAN,
    Colour.RED: Colour.LIGHT_RED,
    Colour.MAGENTA: Colour.LIGHT_MAGENTA,
    Colour.BROWN: Colour.LIGHT_GREY,
    Colour.YELLOW: Colour.WHITE,
    Colour.WHITE: Colour.LIGHT_GREY,
}
FADE = bytes(FADED.get(Colour(n), n) if n < len(Colour) else n for n in range(256))


class CardArt:
    """Pictures of cards: `four_colour` gives every suit its own ink, `big_index` is for weak eyes."""

    def __init__(self, *, four_colour: bool = False, big_index: bool = False) -> None:
        self._inks = FOUR_COLOURS if four_colour else TWO_COLOURS
        self._big_index = big_index
        self._drawn: dict[tuple[Card | None, bool, bool], pygame.Surface] = {}

    def face(self, card: Card, *, faded: bool = False, lit: bool = False) -> pygame.Surface:
        """A card face up; `faded` when it is to be laid away, `lit` while it is counted."""
        return self._cached(card, faded, lit)

    def back(self, *, faded: bool = False) -> pygame.Surface:
        """A card face down."""
        return self._cached(None, faded, False)

    def _cached(self, card: Card | None, faded: bool, lit: bool) -> pygame.Surface:
        key = (card, faded, lit)
        if key not in self._drawn:
            self._drawn[key] = self._draw(card, faded, lit)
        return self._drawn[key]

    def _draw(self, card: Card | None, faded: bool, lit: bool) -> pygame.Surface:
        if faded:
            return _fade(self._cached(card, False, lit))
        return _draw_back() if card is None else self._draw_face(card, lit)

    def _draw_face(self, card: Card, lit: bool) -> pygame.Surface:
        surface = _blank(lit)
        ink = self._inks[card.suit]
        if self._big_index:
            lay_big_face(surface, card, ink)
        else:
            lay_indices(surface, card, ink)
            (lay_pips if card.rank <= TEN else lay_court)(surface, card, ink)
        return surface


def _blank(lit: bool) -> pygame.Surface:
    """A card with nothing on it."""
    width, height = CARD_SIZE
    surface = indexed(bytes([OUTLINE]) * (width * height), CARD_SIZE)
    across, down = THICK if lit else THIN
    inside = surface.get_rect().inflate(-2 * across, -2 * down)
    surface.fill(LIT_PAPER if lit else PAPER, inside)
    _clip_corners(surface)
    return surface


def _clip_corners(surface: pygame.Surface) -> None:
    width, height = CARD_SIZE
    for y, (cut, end) in enumerate(CORNER):
        for row in (y, height - 1 - y):
            for colour, span in ((OUTLINE, end), (CLEAR, cut)):
                surface.fill(colour, (0, row, span, 1))
                surface.fill(colour, (width - span, row, span, 1))


def _draw_back() -> pygame.Surface:
    """A quarter of the pattern, turned over into the other three."""
    surface = _blank(False)
    quarter = card_sheet("back")["quarter"].surface()
    width, height = quarter.get_size()
    for right in (False, True):
        for below in (False, True):
            flipped = pygame.transform.flip(quarter, right, below)
            surface.blit(flipped, (width * right, height * below))
    return surface


def _fade(surface: pygame.Surface) -> pygame.Surface:
    return indexed(pygame.image.tobytes(surface, "P").translate(FADE), CARD_SIZE)
