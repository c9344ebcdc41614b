"""The name of the game in wooden letters."""

from functools import cache

import pygame
from pygame import Surface, image

from game.screen.looks.look import Look, drawings
from game.screen.looks.palette import CLEAR, Ink
from game.screen.paint.wood import wood

WORD = "CRIB"
ICON, DEEP = (32, 32), 32


@cache
def logo(look: Look) -> Surface:
    """The four letters side by side, with their shadow."""
    letters = [_letter(look, character) for character in WORD]
    gap = look.pages.title.logo.gap
    wide = sum(letter.get_width() for letter in letters) + gap * (len(letters) - 1)
    whole = look.palette.blank((wide, letters[0].get_height()))
    left = 0
    for letter in letters:
        whole.blit(letter, (left, 0))
        left += letter.get_width() + gap
    return whole


@cache
def _letter(look: Look, character: str) -> Surface:
    """A letter sawn out of a plank: its sides below, a light edge above, its face in grain."""
    thick, inks = look.pages.title.logo.thick, look.inks
    layers = [(_shape(look, character, inks.shadow), (step, step)) for step in range(2 * thick)]
    layers += [(_shape(look, character, inks.wood.dark), (step, step)) for step in range(1, thick)]
    layers += [(_shape(look, character, inks.wood.light), (0, 0))]
    layers += [(_face(look, character), look.pages.title.logo.edge)]
    wide, high = layers[0][0].get_size()
    letter = look.palette.blank((wide + 2 * thick, high + 2 * thick))
    letter.blits(layers)
    return letter


@cache
def _shape(look: Look, character: str, ink: Ink) -> Surface:
    drawing = drawings(look, look.logo)[character].surface(ink)
    return pygame.transform.scale_by(drawing, look.pages.title.logo.square)


def icon(look: Look) -> Surface:
    """The first letter, small and square, for the window's corner."""
    square = Surface(ICON, 0, DEEP)
    square.blit(pygame.transform.scale(_letter(look, WORD[0]), ICON), (0, 0))
    return square


def _face(look: Look, character: str) -> Surface:
    shape = _shape(look, character, look.inks.wood.face)
    grain = image.tobytes(wood(look, shape.get_size()), "P")
    cut = zip(image.tobytes(shape, "P"), grain, strict=True)
    pixels = bytes(CLEAR if hole == CLEAR else brown for hole, brown in cut)
    return look.palette.picture(pixels, shape.get_size())
