"""The name of the game in wooden letters."""

from functools import cache

import pygame
from pygame import Surface, image

from game.assets import ASSETS
from game.screen.looks.palette import Colour
from game.screen.looks.sheets import CLEAR, indexed, read_sheet
from game.screen.paint.glyphs import blank
from game.screen.paint.wood import wood

LOGO = ASSETS / "logo.txt"
WORD = "CRIB"
SQUARE = (6, 5)
GAP = 14
THICK = 6
EDGE = (2, 1)
ICON, DEEP = (32, 32), 32


@cache
def logo() -> Surface:
    """The four letters side by side, with their shadow."""
    letters = [_letter(character) for character in WORD]
    wide = sum(letter.get_width() for letter in letters) + GAP * (len(letters) - 1)
    whole = blank(wide, letters[0].get_height())
    left = 0
    for letter in letters:
        whole.blit(letter, (left, 0))
        left += letter.get_width() + GAP
    return whole


@cache
def _letter(character: str) -> Surface:
    """A letter sawn out of a plank: its sides below, a light edge above, its face in grain."""
    layers = [(_shape(character, Colour.BLACK), (step, step)) for step in range(2 * THICK)]
    layers += [(_shape(character, Colour.RED), (step, step)) for step in range(1, THICK)]
    layers += [(_shape(character, Colour.YELLOW), (0, 0)), (_face(character), EDGE)]
    wide, high = layers[0][0].get_size()
    letter = blank(wide + 2 * THICK, high + 2 * THICK)
    letter.blits(layers)
    return letter


@cache
def _shape(character: str, colour: Colour) -> Surface:
    return pygame.transform.scale_by(read_sheet(LOGO)[character].surface(ink=colour), SQUARE)


def icon() -> Surface:
    """The first letter, small and square, for the window's corner."""
    square = Surface(ICON, 0, DEEP)
    square.blit(pygame.transform.scale(_letter(WORD[0]), ICON), (0, 0))
    return square


def _face(character: str) -> Surface:
    shape = _shape(character, Colour.BROWN)
    grain = image.tobytes(wood(shape.get_size()), "P")
    cut = zip(image.tobytes(shape, "P"), grain, strict=True)
    return indexed(bytes(CLEAR if hole == CLEAR else brown for hole, brown in cut), shape.get_size())
