"""The Amiga: 640x256 on a 4:3 monitor, sixteen of 4096 colors, a cloth that grows darker to its edges."""

from functools import partial

from game.assets import ASSETS
from game.paint.looks.look import Look
from game.paint.machine import Machine, called_like
from game.paint.pages.game_ending import bare_table, draw_ending
from game.paint.painters import draw_page
from game.paint.table.cloth_picture import draw_tabletop
from game.sheets import sheets
from game.sheets.menu_bar import PULLED_DOWN
from game.sheets.pages import PageSheet
from game.sheets.table_words import TableWords

from . import MONITOR, windows
from .art import planed, pointer
from .colors import AMIGA_INKS, AMIGA_PALETTE
from .plans import AMIGA_BOARDS, AMIGA_CARDS, AMIGA_PAGES, AMIGA_TABLE
from .show import draw_list
from .sounds import sampled_voices

AMIGA = Look(
    monitor=MONITOR,
    cell=(8, 9),
    palette=AMIGA_PALETTE,
    inks=AMIGA_INKS,
    folder=ASSETS / "amiga",
    stroke=(2, 1),
    shadow=(6, 3),
    wood=planed,
    cards=AMIGA_CARDS,
    boards=AMIGA_BOARDS,
    table=AMIGA_TABLE,
    pages=AMIGA_PAGES,
    frame=windows.draw_frame,
    bar=windows.draw_bar,
)
MACHINE = Machine(
    name=called_like(__name__),
    look=AMIGA,
    words=TableWords(
        board="To 121 they go around twice: then the plates say lap 2.",
        new_count="The new count, up to 31, is in its box. The right mouse button pulls down a menu.",
        reasons="in the scores window",
    ),
    painters={
        sheets.TableSheet: partial(draw_tabletop, count_panel=draw_list, beside=windows.draw_beside),
        sheets.EndingSheet: partial(draw_ending, ground=partial(bare_table, beside=windows.draw_messages)),
        sheets.TitleSheet: windows.draw_round_title,
        PageSheet: partial(draw_page, read=windows.draw_help),
        sheets.BoxSheet: windows.requester,
        sheets.ButtonsSheet: windows.draw_gadgets,
        sheets.NumberSheet: windows.ask_number,
        sheets.PullDownSheet: windows.draw_menu_bar,
    },
    voices=sampled_voices,
    pointer=pointer,
    menu=PULLED_DOWN,
    keys={"Enter": "Return"},
)
