"""The Amiga: 640x256 on a 4:3 monitor, sixteen of 4096 colours, a cloth that grows darker to its edges."""

from functools import partial

from pygame import Rect

from game.assets import ASSETS
from game.screen.cloth.cloth_picture import draw_tabletop
from game.screen.cloth.game_ending import draw_ending
from game.screen.looks.amiga.amiga_bar import below_a_bar, draw_gadgets
from game.screen.looks.amiga.amiga_boards import AMIGA_BOARDS
from game.screen.looks.amiga.amiga_cards import AMIGA_CARDS
from game.screen.looks.amiga.amiga_colours import AMIGA_INKS, AMIGA_PALETTE
from game.screen.looks.amiga.amiga_faces import lay_shaded_back, lay_shaded_big_face, lay_shaded_face
from game.screen.looks.amiga.amiga_menu import AMIGA_MENU
from game.screen.looks.amiga.amiga_monitor import MONITOR
from game.screen.looks.amiga.amiga_pages import AMIGA_PAGES
from game.screen.looks.amiga.amiga_pointer import pointer
from game.screen.looks.amiga.amiga_show import draw_list
from game.screen.looks.amiga.amiga_sounds import sampled_voices
from game.screen.looks.amiga.amiga_table import AMIGA_TABLE
from game.screen.looks.amiga.amiga_windows import draw_frame, draw_requester
from game.screen.looks.amiga.amiga_wood import planed
from game.screen.looks.card_plan import Faces
from game.screen.looks.look import Look
from game.screen.machine import Machine, TableWords
from game.screen.pages.menus import draw_menu
from game.screen.pages.power_on import draw_power_on
from game.screen.pages.title_page import draw_title
from game.screen.painters import Painters

ART = ASSETS / "amiga"

AMIGA = Look(
    monitor=MONITOR,
    inside=Rect((0, 0), MONITOR.size),
    cell=(8, 9),
    palette=AMIGA_PALETTE,
    inks=AMIGA_INKS,
    glyphs=ART / "glyphs.txt",
    pegs=ART / "board.txt",
    logo=ASSETS / "logo.txt",
    stroke=(2, 1),
    shadow=(12, 6),
    wood=planed,
    cards=AMIGA_CARDS,
    boards=AMIGA_BOARDS,
    table=AMIGA_TABLE,
    pages=AMIGA_PAGES,
    frame=draw_frame,
)
MACHINE = Machine(
    name="amiga",
    look=AMIGA,
    words=TableWords(
        board="The word lap says which time round the board it is.",
        cards=(
            "DEALS stands on the plate of the dealer, who has the crib. What is grey belongs to a"
            " count that is over. The count of the cards played since stands in its box, up to 31."
            " The right button of the mouse pulls down a menu."
        ),
        reasons="Below the board",
    ),
    painters=Painters(
        faces={Faces.USUAL: lay_shaded_face, Faces.LARGE: lay_shaded_big_face},
        back=lay_shaded_back,
        tabletop=below_a_bar(partial(draw_tabletop, slip=draw_list)),
        menu=below_a_bar(draw_menu),
        title=below_a_bar(draw_title),
        ending=below_a_bar(draw_ending),
        power_on=below_a_bar(draw_power_on),
        box=draw_requester,
        buttons=draw_gadgets,
    ),
    voices=sampled_voices,
    pointer=pointer,
    menu=AMIGA_MENU,
    power_on=(
        "",
        "Workbench of the harbour",
        "512K bytes free",
        "",
        "1> run Cribbage",
        "[CLI 2]",
    ),
)
