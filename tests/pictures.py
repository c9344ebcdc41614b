"""Holds pictures to PNG references, and shows where they differ.

What is held is the ink of each pixel. How an ink looks is held once a machine, by the picture of its palette
(`tests/paint/test_inks.py`)."""

from collections.abc import Sequence
from pathlib import Path
from sys import byteorder
from types import SimpleNamespace

import pygame
from pygame import Surface

from game.machines.ega.machine import EGA

Colors = tuple[int, int, int]
REFERENCES = Path(__file__).parent / "pictures"
DIFFERS = Path(__file__).parent / "differs"
Color, RGB = SimpleNamespace(**EGA.palette.names), EGA.palette.rgb
"""The PC's."""
DIFFERENT, SAME = RGB[12], RGB[0]


def check(surface: Surface, name: str, *, redraw: bool = False, rgb: Sequence[Colors] = RGB) -> None:
    """Fail unless the surface is as its reference, in its machine's colors; or draw the reference anew."""
    strangers = colors(surface) - set(rgb)
    assert not strangers, f"{name} has colors that its machine has not: {sorted(strangers)}"
    reference = REFERENCES / f"{name}.png"
    if redraw and not (reference.exists() and _pixels(pygame.image.load(reference)) == _pixels(surface)):
        reference.parent.mkdir(exist_ok=True)
        pygame.image.save(surface, reference)
    assert reference.exists(), f"{reference} is missing: run pytest --redraw, and look at it"
    expected = pygame.image.load(reference)
    if surface.get_bitsize() == expected.get_bitsize() == 8:
        expected.set_palette(surface.get_palette())
    if _pixels(expected) != _pixels(surface):
        sheet = _side_by_side(expected, surface, name)
        raise AssertionError(f"{name} has changed; was, is, and where: {sheet}")


def colors(surface: Surface) -> set[tuple[int, int, int]]:
    """All colors that are on a surface."""
    if surface.get_bitsize() == 8:
        inks = map(surface.get_palette_at, set(pygame.image.tobytes(surface, "P")))
        return {(ink.r, ink.g, ink.b) for ink in inks}
    pixels = memoryview(pygame.image.tobytes(surface, "RGBA")).cast("I")
    return {(red, green, blue) for red, green, blue, _ in map(_parts, set(pixels))}


def _parts(pixel: int) -> bytes:
    return pixel.to_bytes(4, byteorder)


def _pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def _side_by_side(expected: Surface, surface: Surface, name: str) -> Path:
    wide, high = surface.get_size()
    sheet = Surface((3 * wide, max(high, expected.get_height())), 0, 32)
    for column, picture in enumerate((expected, surface, _differences(expected, surface))):
        sheet.blit(picture, (column * wide, 0))
    DIFFERS.mkdir(exist_ok=True)
    path = DIFFERS / f"{name}.png"
    pygame.image.save(sheet, path)
    return path


def _differences(expected: Surface, surface: Surface) -> Surface:
    """Light where a pixel has changed."""
    if expected.get_size() != surface.get_size():
        return surface
    was, now = _pixels(expected), _pixels(surface)
    changed = (was[n : n + 3] != now[n : n + 3] for n in range(0, len(now), 3))
    return pygame.image.frombytes(
        b"".join(bytes(DIFFERENT if pixel else SAME) for pixel in changed), surface.get_size(), "RGB"
    )
