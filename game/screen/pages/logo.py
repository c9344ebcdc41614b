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
_HOLES = bytes(CLEAR * (ink == CLEAR) for ink in range(256))
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

    shadow, dark, light = map(sawn, (inks.shadow, inks.wood.dark, inks.wood.light))
    layers = [(shadow, (step, step)) for step in range(2 * thick)]
    layers += [(dark, (step, step)) for step in range(1, thick)]
    layers += [(light, (0, 0)), (_in_grain(look, light), plan.edge)]
    wide, high = shadow.get_size()
    letter = look.palette.blank((wide + 2 * thick, high + 2 * thick))
    letter.blits(layers)
    return letter


def _in_grain(look: Look, shape: Surface) -> Surface:
    """Wood where the shape is; a hole has all bits set, and so has whatever is laid over it."""
    grain = image.tobytes(wood(look, shape.get_size()), "P")
    holes = image.tobytes(shape, "P").translate(_HOLES)
    cut = int.from_bytes(grain, "big") | int.from_bytes(holes, "big")
    return look.palette.picture(cut.to_bytes(len(grain), "big"), shape.get_size())
