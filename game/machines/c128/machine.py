"""The C-128: 320x200 in a border on a 4:3 monitor, forty columns, two colors a cell, sprites above."""

from game.assets import ASSETS
from game.paint.looks.card_plan import Faces
from game.paint.looks.look import Look
from game.paint.machine import Machine, called_like
from game.sheets.sheets import EndingSheet, TableSheet, TitleSheet
from game.sheets.table_words import TableWords

from . import MONITOR
from .cloth import draw_cells_table
from .faces import lay_large, lay_usual
from .painters import draw_cells_ending, draw_cells_title
from .plans import C128_CARDS, C128_INKS, C128_PAGES, C128_PALETTE, C128_TABLE, CELL
from .sounds import sid_voices

C128 = Look(
    monitor=MONITOR,
    border=(32, 20),
    cell=(CELL, CELL),
    palette=C128_PALETTE,
    inks=C128_INKS,
    folder=ASSETS / "c128",
    cards=C128_CARDS,
    table=C128_TABLE,
    pages=C128_PAGES,
    grid=(CELL, CELL),
)
MACHINE = Machine(
    name=called_like(__name__),
    look=C128,
    words=TableWords(
        board="Your streets are the lower ones. LAP counts the rounds.",
        dealer="DEALS or two cards mark the dealer",
        new_count="The new count, up to 31, is in the blue box.",
        reasons="in the black box",
        cuts="{up} {down}",
    ),
    faces={Faces.USUAL: lay_usual, Faces.LARGE: lay_large},
    painters={TableSheet: draw_cells_table, TitleSheet: draw_cells_title, EndingSheet: draw_cells_ending},
    voices=sid_voices,
    keys={"Enter": "RETURN", "Esc": "ESC", "Backspace": "DEL", "A": "FIRE"},
)
