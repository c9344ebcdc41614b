"""Portraits of the people of the club: one drawing in parts for all, in each machine's nearest colors."""

from functools import cache, lru_cache

import pygame
from pygame import Surface

from game.assets import ASSETS
from game.screen.drawings import Drawings, read_drawings
from game.screen.look import Look
from game.screen.monitor import CLEAR, Ink, Palette, Point

DYES = {
    "black": 0x202020,
    "brown": 0x6B3A10,
    "grey": 0x909090,
    "white": 0xF4F4F4,
    "ginger": 0xC05020,
    "gold": 0xE0B040,
    "blue": 0x2040C0,
    "red": 0xB01818,
    "green": 0x208040,
}
"""The colors of hair and of coats, by the words of a face."""
_ROLES = {
    "LINE": 0x000000,
    "WHITE": 0xFFFFFF,
    "SKIN": 0xFFB8A0,
    "PINK": 0xE88870,
    "RED": 0xC02020,
    "GOLD": 0xE8C040,
    "GREEN": 0x30A050,
    "HAIR": 0,
    "STRAND": 0,
    "COAT": 0,
    "BEHIND": 0x60A0A0,
}
_NUMBERS = {name: number for number, name in enumerate(_ROLES)}
_DARK, _HARSH, _STRAND = 110, 0.03, 0.55
_Rgb = tuple[int, int, int]


def _rgb(color: int) -> _Rgb:
    return color >> 16, color >> 8 & 255, color & 255


@cache
def _parts() -> Drawings:
    palette = Palette(tuple(map(_rgb, _ROLES.values())), _NUMBERS)
    return read_drawings(ASSETS / "faces.txt", palette)


def portrait_size(look: Look) -> Point:
    """Return how large a portrait is with its ground: whole letters where nothing stands between them."""
    (wide, high), (across, down) = _head_size(look), look.grid
    return -(-wide // across) * across, -(-high // down) * down


def _head_size(look: Look) -> Point:
    """Return how large the head is: about as high as a card, and as wide as it looks high."""
    wide, high = _parts()["head"].size
    down = max(1, look.cards.size[1] // high)
    across = max(1, round(down * look.monitor.tallness))
    return 2 * wide * across, high * down


@lru_cache(maxsize=128)  # faces on a look or two
def portrait(look: Look, face: str) -> Surface:
    """Paint a face: `bun white blue glasses` has white hair in a bun, a blue coat, and glasses."""
    style, hair, coat, *others = face.split()
    roles = {name: _rgb(color) for name, color in _ROLES.items()}
    roles["HAIR"], roles["COAT"] = _rgb(DYES[hair]), _rgb(DYES[coat])
    red, green, blue = (int(part * _STRAND) for part in roles["HAIR"])
    roles["STRAND"] = red, green, blue
    drawn = _drawn((style, *others))
    size = _head_size(look)
    numbers = pygame.image.tobytes(pygame.transform.scale(drawn, size), "P")
    mixed = [_mixture(look, rgb) for rgb in roles.values()]
    wide = size[0]
    pixels = bytes(mixed[number][(at + at // wide) % 2] for at, number in enumerate(numbers))
    whole = look.palette.plain(mixed[_NUMBERS["BEHIND"]][0], portrait_size(look))
    whole.blit(look.palette.picture(pixels, size), ((whole.get_width() - wide) // 2, 0))
    return whole


def _drawn(names: tuple[str, ...]) -> Surface:
    """Lay the parts over the head, and the left half of all turned over at its right."""
    parts = _parts()
    half = parts["head"].surface()
    for name in names:
        half.blit(parts[name].surface(), parts[name].at)
    wide, high = half.get_size()
    whole = parts["head"].palette.picture(bytes([_NUMBERS["BEHIND"]]) * (2 * wide * high), (2 * wide, high))
    whole.blit(half, (0, 0))
    whole.blit(pygame.transform.flip(half, True, False), (wide, 0))
    return whole


@lru_cache(maxsize=256)  # colors of a face on a look or two
def _mixture(look: Look, wanted: _Rgb) -> tuple[Ink, Ink]:
    """Find two inks that mix to a color when they alternate; one where a cell has but ink and paper."""
    if not look.has_fine_grid:
        is_dark = sum(wanted) < 3 * _DARK
        ink = look.inks.paper.outline if is_dark else look.inks.paper.paper
        return ink, ink
    rgb, inks = look.palette.rgb, [ink for ink in look.palette.names.values() if ink != CLEAR]

    def off(pair: tuple[Ink, Ink]) -> float:
        """Measure by how much two inks miss it, and a little of how far they lie apart."""
        parts = zip(rgb[pair[0]], rgb[pair[1]], wanted, strict=True)
        return sum(((a + b) / 2 - wish) ** 2 + _HARSH * (a - b) ** 2 for a, b, wish in parts)

    return min(((one, other) for one in inks for other in inks if one <= other), key=off)
