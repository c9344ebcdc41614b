"""Faces of the Amiga's cards, with an edge in shade to the right and below."""

from pygame import Rect, Surface

from game.rules.cards import Card
from game.screen.cards.big_faces import lay_big_face
from game.screen.cards.card_art import lay_back, lay_usual_face
from game.screen.looks.look import Look
from game.screen.looks.palette import Ink

from .colours import Register


def lay_shaded_face(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Indices, and pips or a figure."""
    _shade_edge(look, surface)
    lay_usual_face(look, surface, card, ink)


def lay_shaded_big_face(look: Look, surface: Surface, card: Card, ink: Ink) -> None:
    """Rank and suit as large as they can be."""
    _shade_edge(look, surface)
    lay_big_face(look, surface, card, ink)


def lay_shaded_back(look: Look, surface: Surface) -> None:
    """The lattice."""
    lay_back(look, surface)
    _shade_edge(look, surface)


def _shade_edge(look: Look, surface: Surface) -> None:
    wide, high = surface.get_size()
    across, down = look.stroke
    for edge in (Rect(wide - 1 - across, 2, across, high - 3), Rect(2, high - 1 - down, wide - 3, down)):
        surface.fill(int(Register.GREY), edge)
