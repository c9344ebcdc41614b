"""Pictures from bytes, and bytes from pictures."""

from .surface import Point, Surface


def frombytes(content: bytes, size: Point, _format: str) -> Surface:
    """Make a picture of color numbers."""
    return Surface((size[0], 0)).with_rows([content], size[0])


def tobytes(surface: Surface, _format: str) -> bytes:
    """Return its color numbers."""
    if surface.pitch == surface.w:
        return bytes(surface.pixels[surface.first : surface.first + surface.w * surface.h])
    return b"".join(surface.rows())
