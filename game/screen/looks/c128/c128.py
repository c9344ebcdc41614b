"""The C-128: 320x200 in a border on a 4:3 monitor, forty columns, two colours a cell, sprites above."""

from pygame import Rect

from game.assets import ASSETS
from game.screen.looks.c128.c128_cards import C128_CARDS
from game.screen.looks.c128.c128_clash import draw_clashing_bars, draw_clashing_curves
from game.screen.looks.c128.c128_cloth import draw_cells_table
from game.screen.looks.c128.c128_colours import C128_INKS, C128_PALETTE
from game.screen.looks.c128.c128_ending import draw_cells_ending
from game.screen.looks.c128.c128_faces import lay_large, lay_usual
from game.screen.looks.c128.c128_monitor import MONITOR
from game.screen.looks.c128.c128_pages import C128_PAGES
from game.screen.looks.c128.c128_plates import draw_cells_number
from game.screen.looks.c128.c128_sounds import sid_voices
from game.screen.looks.c128.c128_table import C128_TABLE, CELL
from game.screen.looks.c128.c128_title import (
    draw_cells_menu,
    draw_cells_page,
    draw_cells_power_on,
    draw_cells_title,
)
from game.screen.looks.card_plan import Faces
from game.screen.looks.look import Look
from game.screen.looks.wood_plan import WoodPlan
from game.screen.machine import Machine, TableWords
from game.screen.painters import Painters

ART = ASSETS / "c128"

C128 = Look(
    monitor=MONITOR,
    inside=Rect(32, 20, 320, 200),
    cell=(CELL, CELL),
    palette=C128_PALETTE,
    inks=C128_INKS,
    glyphs=ART / "glyphs.txt",
    pegs=ART / "board.txt",
    logo=ASSETS / "logo.txt",
    stroke=(1, 1),
    shadow=(0, 0),
    wood=WoodPlan(rings=(0,), ring_width=1, bends=(0,), bend_length=1),
    cards=C128_CARDS,
    boards={},
    table=C128_TABLE,
    pages=C128_PAGES,
    grid=(CELL, CELL),
)
MACHINE = Machine(
    name="c128",
    look=C128,
    words=TableWords(
        board="Your own streets are the lower ones. LAP says which time round the board it is.",
        cards=(
            "DEALS, or D, stands on the plate of the dealer, who has the crib. A grey card "
            "belongs to a count that is over. The count of the cards played since stands in the "
            "blue box, up to 31."
        ),
        reasons="Beside the hands",
    ),
    painters=Painters(
        faces={Faces.USUAL: lay_usual, Faces.LARGE: lay_large},
        tabletop=draw_cells_table,
        page=draw_cells_page,
        menu=draw_cells_menu,
        bars=draw_clashing_bars,
        curves=draw_clashing_curves,
        title=draw_cells_title,
        ending=draw_cells_ending,
        number=draw_cells_number,
        power_on=draw_cells_power_on,
    ),
    voices=sid_voices,
    power_on=(
        "  CRIB BASIC V8.7   122365 BYTES FREE",
        "     128 KILOBYTES, 40 COLUMNS",
        "",
        "READY.",
        'LOAD"CRIBBAGE 128",8,1',
        "SEARCHING FOR CRIBBAGE 128",
        "LOADING",
        "READY.",
        "RUN",
    ),
)
