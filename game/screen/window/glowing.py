"""The soft glow of a tube: what is bright shines a little on what lies beside it."""

import pygame
from pygame import Surface

from game.screen.window.enlarging import DEEP

SPECKS = (120, 90)
"""Across and down any tube: the fewer, the farther its light reaches."""
KEPT, SPREAD = (200, 200, 200), (80, 80, 80)
"""Of 255 parts of the light, so many stay where they are and so many go astray; one colour stays one."""


class Tube:
    """Lets one picture after the other glow; its workbenches are kept."""

    def __init__(self) -> None:
        self._glowing = self._astray = Surface((1, 1), 0, DEEP)
        self._specks = Surface(SPECKS, 0, DEEP)

    def glow(self, picture: Surface) -> Surface:
        """The picture as the tube shows it, until the next one."""
        size = picture.get_size()
        if self._glowing.get_size() != size:
            self._glowing, self._astray = Surface(size, 0, DEEP), Surface(size, 0, DEEP)
        self._glowing.blit(picture, (0, 0))
        pygame.transform.smoothscale(self._glowing, SPECKS, self._specks)
        self._specks.fill(SPREAD, special_flags=pygame.BLEND_MULT)
        pygame.transform.smoothscale(self._specks, size, self._astray)
        self._glowing.fill(KEPT, special_flags=pygame.BLEND_MULT)
        self._glowing.blit(self._astray, (0, 0), special_flags=pygame.BLEND_ADD)
        return self._glowing
