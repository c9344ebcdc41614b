"""The terminal: eighty columns of twenty-four lines on a 4:3 tube, one phosphor, letters and lines."""

from functools import partial

from game.assets import ASSETS
from game.paint.looks.card_plan import CardPlan, Faces
from game.paint.looks.look import Look
from game.paint.machine import Machine, called_like
from game.sheets.sheets import EndingSheet, NumberSheet, TableSheet, TitleSheet
from game.sheets.table_words import TableWords

from . import MONITOR
from .cloth import draw_letters_table
from .faces import bell, lay_letters, lay_pattern
from .painters import ask_number, draw_letters_ending, draw_letters_title
from .plans import CARD, HIGH, NAMES_OF_PEGS, TTY_INKS, TTY_PAGES, TTY_PALETTE, TTY_TABLE, WIDE

TTY = Look(
    monitor=MONITOR,
    border=(0, 7),
    cell=(WIDE, HIGH),
    palette=TTY_PALETTE,
    inks=TTY_INKS,
    folder=ASSETS / "tty",
    cards=CardPlan(size=CARD),
    table=TTY_TABLE,
    pages=TTY_PAGES,
    grid=(WIDE, HIGH),
    peg_letters=NAMES_OF_PEGS,
)
MACHINE = Machine(
    name=called_like(__name__),
    look=TTY,
    words=TableWords(
        board="Pegs are letters, the front one in reverse, the back one bold.",
        dealer='The word "deals" is beside the dealer',
        old_cards="A dim card is of an old count, or of a hand not counted now.",
        new_count="The count is the large figure.",
        reasons="at the left",
    ),
    faces={Faces.USUAL: lay_letters, Faces.LARGE: partial(lay_letters, is_large=True)},
    back=lay_pattern,
    painters={
        TableSheet: draw_letters_table,
        TitleSheet: draw_letters_title,
        EndingSheet: draw_letters_ending,
        NumberSheet: ask_number,
    },
    voices=bell,
    is_typed_at=True,
    keys={"Enter": "Return", "↑": "Up", "↓": "Down", "←": "Left", "→": "Right"},
)
