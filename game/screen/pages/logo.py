"""The name of the game in wooden letters."""

from functools import cache

import pygame
from pygame import Surface, image

from game.screen.looks.look import Look, drawings
from game.screen.looks.page_plans import LogoPlan
from game.screen.looks.palette import CLEAR, Ink
from game.screen.paint.wood import wood

WORD = "CRIB"
ICON, DEEP = (32, 32), 32
ICON_PLAN = LogoPlan(square=(2, 2), gap=0, thick=2, edge=(1, 1))


@cache
def logo(look: Look) -> Surface:
    """The four letters side by side, with their shadow."""
    plan = look.pages.title.logo
    letters = [_letter(look, character, plan) for character in WORD]
    wide = sum(letter.get_width() for letter in letters) + plan.gap * (len(letters) - 1)
    whole = look.palette.blank((wide, letters[0].get_height()))
    left = 0
    for letter in letters:
        whole.blit(letter, (left, 0))
        left += letter.get_width() + plan.gap
    return whole


def icon(look: Look) -> Surface:
    """The first letter on the cloth, small and square: for the window's corner and the desktop."""
    square = Surface(ICON, 0, DEEP)
    square.fill(look.palette.rgb[look.inks.felt])
    letter = _letter(look, WORD[0], ICON_PLAN)
    square.blit(letter, letter.get_rect(center=square.get_rect().center))
    return square


def _letter(look: Look, character: str, plan: LogoPlan) -> Surface:
    """A letter sawn out of a plank: its sides below, a light edge above, its face in grain."""
    drawing, thick, inks = drawings(look, look.logo)[character], plan.thick, look.inks

    def sawn(ink: Ink) -> Surface:
        return pygame.transform.scale_by(drawing.surface(ink), plan.square)

    layers = [(sawn(inks.shadow), (step, step)) for step in range(2 * thick)]
    layers += [(sawn(inks.wood.dark), (step, step)) for step in range(1, thick)]
    layers += [(sawn(inks.wood.light), (0, 0))]
    layers += [(_in_grain(look, sawn(inks.wood.light)), plan.edge)]
    wide, high = layers[0][0].get_size()
    letter = look.palette.blank((wide + 2 * thick, high + 2 * thick))
    letter.blits(layers)
    return letter


def _in_grain(look: Look, shape: Surface) -> Surface:
    grain = image.tobytes(wood(look, shape.get_size()), "P")
    cut = zip(image.tobytes(shape, "P"), grain, strict=True)
    pixels = bytes(CLEAR if hole == CLEAR else brown for hole, brown in cut)
    return look.palette.picture(pixels, shape.get_size())
