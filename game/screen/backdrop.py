"""What is seen behind a menu: a table that is dealt and waits, darkened."""

from functools import lru_cache

from pygame import Surface, image

from game.rules.cards import parse_cards
from game.screen.card_art import CardArt
from game.screen.cloth_picture import draw_tabletop
from game.screen.look import Look
from game.screen.picture import Picture
from game.screen.sheets import TableSheet
from game.screen.table_state import Pegs, SeatTop, TableState

HAND, STARTER = parse_cards("5S 5C JD 5D"), parse_cards("5H")[0]


def draw_backdrop(picture: Picture) -> None:
    """Lay it where every dot is free: a machine's darker neighbor of each color, and every other dot out."""
    if picture.look.has_fine_grid:
        picture.canvas.blit(_darkened(picture.look), (0, 0))


@lru_cache(maxsize=8)  # looks: four machines, for weak eyes too
def _darkened(look: Look) -> Surface:
    """Exchange each color for its neighbor, and take every other dot out."""
    table = Picture(look, CardArt(look))
    seats = [SeatTop("YOU", [*HAND]), SeatTop("SKIPPER", [None] * len(HAND))]
    top = TableState(seats, [Pegs(87, 79), Pegs(104, 101)], dealer=0, crib=[None] * 4, is_gathered=True)
    top.starter, top.pack = STARTER, True
    draw_tabletop(table, TableSheet(top))
    wide, high = look.size
    exchanged = bytes(look.inks.darker.get(ink, ink) for ink in range(256))
    pixels = bytearray(image.tobytes(table.canvas.surface, "P").translate(exchanged))
    for y in range(high):
        start = y * wide + y % 2
        pixels[start : (y + 1) * wide : 2] = bytes([look.inks.ground]) * len(
            pixels[start : (y + 1) * wide : 2]
        )
    return look.palette.picture(bytes(pixels), look.size)
