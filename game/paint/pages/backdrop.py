"""What is seen behind a menu: the table that was seen last, darkened; before there is one, the title."""

from functools import lru_cache
from itertools import cycle, islice

from pygame import Rect, Surface, image

from game.paint.brushes.card_art import CardArt
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.pages.title_page import draw_title
from game.paint.table.board import empty_board
from game.paint.table.felt_and_wood import THRESHOLDS, draw_wall
from game.sheets.sheets import TitleSheet

SIDES, TARGET = 2, 121
"""Of the empty board."""


def draw_backdrop(picture: Picture, *, is_bare: bool = False, has_keys: bool = False) -> None:
    """Lay it where every dot is free: a machine's darker neighbor of each color, and every other dot out;
    the bar above it is not darkened. Of a table of which scraps would be seen it is the bare wall.

    Keys below a table take the place of its messages."""
    if picture.look.grain.is_fine:
        own = None if is_bare else _own_table(picture)
        picture.canvas.blit(own or _nobodys_table(picture.look, is_bare=is_bare), (0, 0))
        picture.is_page = False
    if picture.look.bar:
        picture.look.bar(picture)
    if picture.look.bar and has_keys and not is_bare:
        picture.canvas.fill(below_table(picture.look), picture.look.inks.ground)


def below_table(look: Look) -> Rect:
    """Return where keys take the place of messages below a table, with the line above these."""
    cloth = look.table.cloth
    return Rect((cloth.left, cloth.bottom - look.stroke[1]), look.size).clip(Rect((0, 0), look.size))


def right_of_board(look: Look, *, is_bare: bool) -> int:
    """Return where the keys below a list begin, which leave a slim board whole."""
    return look.table.cloth.left * bool(look.bar and not is_bare)


def darken(picture: Picture) -> None:
    """Darken what is seen now, up to the bar above it."""
    seen = Rect((0, picture.look.table.cloth.top * bool(picture.look.bar)), picture.look.size)
    picture.canvas.surface.blit(_darkened(picture.look, picture.canvas.surface), seen, seen)


def _own_table(picture: Picture) -> Surface | None:
    """Return the table that was seen last, drawn once."""
    behind = picture.behind
    if behind and not behind.drawn:
        table = Picture(picture.look, picture.art)
        behind.paint(table)
        behind.drawn.append(_darkened(picture.look, table.canvas.surface))
    return behind.drawn[0] if behind else None


@lru_cache(maxsize=16)  # looks: four machines, for weak eyes too
def _nobodys_table(look: Look, *, is_bare: bool) -> Surface:
    """Draw the title without its lines, darkened; below a bar the wall, and the empty board if it fits."""
    table = Picture(look, CardArt(look))
    if not look.bar:
        draw_title(table, TitleSheet([]), lines=lambda *_: None)
        return _darkened(look, table.canvas.surface)
    table.clear()
    draw_wall(table)
    if is_bare:
        return table.canvas.surface
    table.canvas.blit(empty_board(look, SIDES, TARGET), look.table.board.topleft)
    return _darkened(look, table.canvas.surface)


def _darkened(look: Look, surface: Surface) -> Surface:
    """Exchange each color for its neighbor, and take every other dot out."""
    wide, high = look.size
    exchanged = bytes(look.inks.darker.get(ink, ink) for ink in range(256))
    pixels = bytearray(image.tobytes(surface, "P").translate(exchanged))
    for y in range(high):
        out = slice(y * wide + y % 2, (y + 1) * wide, 2)
        pixels[out] = bytes([look.inks.ground]) * len(pixels[out])
    return look.palette.picture(bytes(pixels), look.size)


FOLD, FOLD_WIDE, HEM = (9, 6, 4, 2, 1, 0, 0, 1, 2, 4, 6, 8, 10, 12), 5, 8
"""How dark a fold of the curtain is from left to right, how wide each step is, and how high the hem."""


@lru_cache(maxsize=8)  # looks
def curtain(look: Look) -> Surface:
    """Let folds hang down, darker where they fall back, with a hem below, or stripes in cells; with high
    contrast none."""
    inks, dark, (wide, high) = look.inks, look.inks.ground, look.size
    light = min(inks.race.special, inks.sides[0].inlay, key=lambda ink: sum(look.palette.rgb[ink]))
    if inks.sides[0].inlay == inks.paper.paper:
        return look.palette.plain(dark, look.size)
    if not look.grain.is_fine:
        hung = look.palette.plain(inks.wood.grain, look.size)
        for left in range(look.cell[0], wide, 4 * look.cell[0]):
            hung.fill(inks.wood.face, (left, 0, 2 * look.cell[0], high))
        return hung
    across = [FOLD[x // FOLD_WIDE % len(FOLD)] for x in range(wide)]
    rows = [
        bytes(ink if darkness <= dots[x % len(dots)] else dark for x, darkness in enumerate(across))
        for ink, down in ((light, high - HEM), (inks.lit, HEM))
        for dots in islice(cycle(THRESHOLDS), down)
    ]
    return look.palette.picture(b"".join(rows), look.size)
