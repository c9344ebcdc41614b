"""Portraits of the people of the club: one drawing in parts for all, in each machine's nearest colors."""

from functools import cache, lru_cache

import pygame
from pygame import Surface

from game.assets import ASSETS
from game.paint.looks.drawings import Drawings, read_drawings
from game.paint.looks.inks import read_sections
from game.paint.looks.look import Look
from game.paint.looks.monitor import CLEAR, Ink, Palette, Point, Rgb

_DARK, _HARSH, _STRAND = 110, 0.03, 0.55


@cache
def _palette() -> Palette:
    return Palette.of(read_sections(ASSETS / "dyes.txt")[""])


@cache
def _parts() -> Drawings:
    return read_drawings(ASSETS / "faces.txt", _palette())


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
    number, rgb = _palette().names, [*_palette().rgb]
    rgb[number["HAIR"]], rgb[number["COAT"]] = rgb[number[hair]], rgb[number[coat]]
    red, green, blue = (int(part * _STRAND) for part in rgb[number[hair]])
    rgb[number["STRAND"]] = red, green, blue
    wide, high = _head_size(look)
    drawn = pygame.image.tobytes(pygame.transform.scale(_drawn(style, *others), (wide, high)), "P")
    mixed = [_mixture(look, color) for color in rgb]
    pixels = bytes(mixed[ink][(at + at // wide) % 2] for at, ink in enumerate(drawn))
    whole = look.palette.plain(mixed[number["BEHIND"]][0], portrait_size(look))
    whole.blit(look.palette.picture(pixels, (wide, high)), ((whole.get_width() - wide) // 2, 0))
    return whole


def _drawn(*names: str) -> Surface:
    """Lay the parts over the left half of the head, and mirror that for the right."""
    parts = _parts()
    half = parts["head"].surface()
    for name in names:
        half.blit(parts[name].surface(), parts[name].at)
    wide, high = half.get_size()
    whole = _palette().plain(_palette().names["BEHIND"], (2 * wide, high))
    whole.blit(half, (0, 0))
    whole.blit(pygame.transform.flip(half, True, False), (wide, 0))
    return whole


@lru_cache(maxsize=256)  # colors of a face on a look or two
def _mixture(look: Look, wanted: Rgb) -> tuple[Ink, Ink]:
    """Find two inks that mix to a color when they alternate; one where a cell has but ink and paper."""
    if not look.grain.is_fine:
        is_dark = sum(wanted) < 3 * _DARK
        ink = look.inks.paper.outline if is_dark else look.inks.paper.paper
        return ink, ink
    # Where the cloth has a color of its own in each line, its registers hold none to paint with.
    names, written = look.palette.names, ("CLOTH", "SHADE") if look.inks.cloth else ()
    rgb, inks = look.palette.rgb, [ink for name, ink in names.items() if ink != CLEAR and name not in written]

    def off(pair: tuple[Ink, Ink]) -> float:
        """Measure by how much two inks miss it, and a little of how far they lie apart."""
        parts = zip(rgb[pair[0]], rgb[pair[1]], wanted, strict=True)
        return sum(((a + b) / 2 - wish) ** 2 + _HARSH * (a - b) ** 2 for a, b, wish in parts)

    return min(((one, other) for one in inks for other in inks if one <= other), key=off)
