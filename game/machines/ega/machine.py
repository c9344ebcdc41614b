"""The EGA machine: 640x350 in sixteen colors on a 4:3 monitor, text in cells of 8x14."""

from game.assets import ASSETS
from game.paint.looks.inks import read_inks
from game.paint.looks.look import Look
from game.paint.machine import Machine, called_like
from game.sheets.table_words import TableWords

from . import MONITOR
from .plans import EGA_BOARDS, EGA_CARDS, EGA_PAGES, EGA_TABLE, EGA_WOOD

EGA_PALETTE, EGA_INKS = read_inks(ASSETS / "inks.txt")
EGA = Look(
    monitor=MONITOR,
    cell=(8, 14),
    palette=EGA_PALETTE,
    inks=EGA_INKS,
    folder=ASSETS,
    stroke=(2, 1),
    shadow=(16, 8),
    wood=EGA_WOOD,
    cards=EGA_CARDS,
    boards=EGA_BOARDS,
    table=EGA_TABLE,
    pages=EGA_PAGES,
)

MACHINE = Machine(
    name=called_like(__name__),
    look=EGA,
    words=TableWords(
        board="To 121 they go around twice: lap 1 and lap 2.",
        new_count="The new count, up to 31, is in its box.",
        reasons="below the board",
    ),
)
