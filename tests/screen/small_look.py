"""A machine that exists in the tests alone: 320x200, forty columns, black and white.

It shares nothing with the EGA machine but the painters, so whatever they draw wrongly here they did not
ask their look for. Its letters are those of the EGA machine, made lower; its cards are plain."""

from pathlib import Path

import pygame
from pygame import Rect

from game.rules.cards import RANK_LETTERS, Card, Suit
from game.screen.looks.board_plan import BoardPlan, Track
from game.screen.looks.card_plan import CardPlan, Faces, Indices, SuitInks
from game.screen.looks.ega.ega import EGA
from game.screen.looks.inks import (
    CountInks,
    FigureInks,
    Inks,
    PanelInks,
    PaperInks,
    PlateInks,
    RaceInks,
    WoodInks,
)
from game.screen.looks.look import Look, drawings
from game.screen.looks.monitor import Monitor
from game.screen.looks.page_plans import (
    FiguresPlan,
    LogoPlan,
    MenuPlan,
    NumberPlan,
    PagePlans,
    RacePlan,
    StripPlan,
    TextPlan,
    TitlePlan,
)
from game.screen.looks.palette import Ink, Palette
from game.screen.looks.places import CardRow, FanPlan, PlatePlan, SeatPlaces, TablePlaces, TablePlan
from game.screen.looks.wood_plan import WoodPlan
from game.screen.paint.glyphs import glyph
from game.screen.painters import Painters
from game.screen.screen import Screen

BLACK, WHITE = 0, 1
WIDE, HIGH = CARD = (24, 32)
ROWS_KEPT = (2, 3, 5, 6, 7, 8, 10, 12)
"""Of the fourteen rows of a letter."""
SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

PEGS = """
k = BLACK
w = WHITE

[hole]
kk

[game hole]
.kkk.
k...k
.kkk.

[peg 0]
.kkk.
kwwwk
.kkk.

[peg 1]
kkkkk
kwkwk
kkkkk

[peg 2]
..k..
.kwk.
kwwwk

[skunk line]
kkkkkkkk
"""
BACK = "k = BLACK\nw = WHITE\n\n[quarter]\n" + "\n".join(
    ".." + ("w" if row < 2 else "wwkw"[row % 4 :][:1]) * 2 + "wkww"[row % 2 :][:1] * 8 for row in range(16)
)


def small_screen(folder: Path) -> Screen:
    """A screen of this machine; its drawings are put into the folder."""
    return Screen(small_look(folder), painters=Painters(faces=dict.fromkeys(Faces, lay_plain_face)))


def lay_plain_face(look: Look, surface: pygame.Surface, card: Card, ink: Ink) -> None:
    """Rank over suit at the left edge, and the suit large."""
    suit = glyph(look, SUIT_SIGNS[card.suit], ink)
    surface.blit(glyph(look, RANK_LETTERS[card.rank - 1], ink), (2, 3))
    surface.blit(suit, (2, 12))
    surface.blit(pygame.transform.scale2x(suit), (9, 15))


def small_look(folder: Path) -> Look:
    """The whole machine."""
    (folder / "pegs.txt").write_text(PEGS, encoding="latin-1")
    (folder / "back.txt").write_text(BACK, encoding="latin-1")
    (folder / "glyphs.txt").write_text(_low_letters(), encoding="latin-1")
    return Look(
        monitor=Monitor(size=(320, 200), shape=(4, 3)),
        cell=(8, 8),
        palette=Palette(((0, 0, 0), (255, 255, 255)), {"BLACK": BLACK, "WHITE": WHITE}),
        inks=INKS,
        glyphs=folder / "glyphs.txt",
        pegs=folder / "pegs.txt",
        logo=EGA.logo,
        stroke=(1, 1),
        shadow=(4, 4),
        wood=WoodPlan(rings=(0,), ring_width=1, bends=(0,), bend_length=1),
        cards=_cards(folder),
        boards={2: TWO_SIDES, 3: THREE_SIDES},
        table=TABLE,
        pages=PAGES,
    )


def _low_letters() -> str:
    sheet = ["# = INK"]
    for name, drawing in drawings(EGA, EGA.glyphs).items():
        rows = [drawing.rows[row] for row in ROWS_KEPT]
        sheet += ["", f"[{name}]", *rows]
    return "\n".join(sheet) + "\n"


PANEL = PanelInks(back=BLACK, frame=WHITE, title=WHITE, words=WHITE, value=WHITE, bar=WHITE, bar_words=BLACK)
INKS = Inks(
    ground=BLACK,
    felt=BLACK,
    felt_shade=WHITE,
    on_felt=WHITE,
    shadow=BLACK,
    lit=WHITE,
    crib=WHITE,
    reasons=WHITE,
    button=WHITE,
    button_words=BLACK,
    wood=WoodInks(face=WHITE, grain=WHITE, light=WHITE, dark=BLACK, words=BLACK),
    paper=PaperInks(paper=WHITE, lit=WHITE, outline=BLACK, faded={BLACK: WHITE, WHITE: BLACK}),
    plate=PlateInks(
        back=WHITE, name=BLACK, score=BLACK, chip=BLACK, chip_words=WHITE, bubble=WHITE, bubble_words=BLACK
    ),
    counter=CountInks(back=BLACK, frame=WHITE, words=WHITE, figures=WHITE),
    panel=PANEL,
    figures=FigureInks(grid=WHITE, axis=WHITE, words=WHITE, up=WHITE, down=WHITE, curves=[WHITE] * 4),
    race=RaceInks(panel=PANEL, grid=WHITE, words=WHITE, sides=[WHITE] * 3),
    suits={kind: dict.fromkeys(Suit, BLACK) for kind in SuitInks},
)


def _cards(folder: Path) -> CardPlan:
    nothing = Indices(0, 0, 0)
    return CardPlan(
        size=CARD,
        drawings=folder,
        thin=(1, 1),
        thick=(2, 2),
        corner=((1, 2),),
        indices=nothing,
        pips={},
        court=Rect(0, 0, 0, 0),
        court_suit=(0, 0),
        large_strip=nothing,
        large=nothing,
    )


TWO_SIDES = BoardPlan(
    size=(112, 136),
    plank=Rect(0, 0, 112, 136),
    corner_cuts=(2, 1),
    tracks=(Track(24, 42), Track(88, 70)),
    upward_numbers=(10, 102),
    downward_numbers=56,
    skunk_letters=(33, 79),
    lap_words="{}",
    laps_at=127,
    lane=9,
    lane_ends=3,
    bottom=114,
    pitch=3,
    gap=2,
    start=(6, 11),
    middle=56,
    game_above=8,
    game_below=124,
)
THREE_SIDES = TWO_SIDES._replace(
    tracks=(Track(24, 88), Track(34, 78), Track(44, 68)),
    upward_numbers=(10,),
    downward_numbers=102,
    skunk_letters=(56,),
)

OWN_PLAYED, OWN_HAND, OWN_PLATE = 102, 136, 168
CRIB_LEFT, CRIB_WIDTH, CRIB_STEP = 222, 54, 10
COUNTER = Rect(278, 138, 40, 29)
OWN_CRIB = CardRow((CRIB_LEFT, OWN_PLAYED), CRIB_WIDTH, CRIB_STEP)
OWN_CRIB_NAME = Rect(184, OWN_PLAYED - 8, 136, 8)


def _seat(plate: int, hand: int, played: int, says: int) -> SeatPlaces:
    return SeatPlaces(
        plate=Rect(116, plate, 130, 8),
        says=(116, says),
        hand=CardRow((116, hand), 158, WIDE),
        played=CardRow((116, played), 102, 12),
    )


def _column(left: int, width: int) -> SeatPlaces:
    return SeatPlaces(
        plate=Rect(left, 0, width, 16),
        says=(left, 17),
        hand=CardRow((left, 17), width, 12),
        played=CardRow((left, 27), width, 12),
    )


OWN_SEAT = _seat(OWN_PLATE, OWN_HAND, OWN_PLAYED, 91)


def _two() -> TablePlaces:
    crib = CardRow((CRIB_LEFT, 46), CRIB_WIDTH, CRIB_STEP)
    return TablePlaces(
        seats=(OWN_SEAT, _seat(0, 10, 46, 80)),
        cribs=(OWN_CRIB, crib),
        crib_names=(OWN_CRIB_NAME, Rect(184, 79, 136, 8)),
        pack=(290, 42),
        counter=COUNTER,
    )


def _round_table(lefts: tuple[int, ...], width: int) -> TablePlaces:
    return TablePlaces(
        seats=(OWN_SEAT, *(_column(left, width) for left in lefts)),
        cribs=(OWN_CRIB, *(CardRow((left, 69), CRIB_WIDTH, CRIB_STEP) for left in lefts)),
        crib_names=(OWN_CRIB_NAME, *(Rect(left, 60, width, 8) for left in lefts)),
        pack=(290, OWN_PLAYED),
        counter=COUNTER,
    )


TABLE = TablePlan(
    board=Rect(0, 0, 112, 136),
    reasons=Rect(0, 136, 112, 40),
    reasons_margin=2,
    reasons_indent=10,
    cloth=Rect(112, 0, 208, 176),
    message=Rect(0, 176, 320, 16),
    message_margin=0,
    buttons=Rect(0, 192, 320, 8),
    button_gap=4,
    number_pad=Rect(0, 0, 112, 176),
    by_seats={2: _two(), 3: _round_table((116, 220), 98), 4: _round_table((114, 183, 252), 66)},
    plate=PlatePlan(peg_room=9, margin=2, chip=(9, 8), bubble_margin=3, bubble_height=10, bubble_edge=(1, 1)),
    fan=FanPlan(margin=4, lifted=6, gap=1),
    crib_words="{}'s",
    raised=2,
    cursor_frame=(4, 4),
    pack_layers=((3, 2), (2, 1), (1, 1)),
    count_caption=12,
    weave=("........", "........", "...d....", "........"),
)

PAGES = PagePlans(
    text=TextPlan(margin=2, first_row=2, footer_rows=3, price_column=26, tabs=(), card_gap=4, cards_apart=10),
    menu=MenuPlan(least_columns=28, margin=3, between=2, lines_seen=8),
    number=NumberPlan(key=(20, 10), step=(24, 12), margin_rows=1, margin_columns=1),
    race=RacePlan(columns=26, rows=18, scale_columns=4, right_columns=4, thick=1),
    figures=FiguresPlan(
        left=6,
        right=2,
        top_row=9,
        last_row=20,
        legend_row=8,
        legend_gap=1,
        label_gap=2,
        widest_bar=12,
        thick=1,
        dot=(1, 1),
        dots_apart=6,
    ),
    title=TitlePlan(
        logo=LogoPlan(square=(3, 3), gap=6, thick=3, edge=(1, 1)),
        logo_middle=(98, 30),
        strapline=Rect(0, 58, 212, 8),
        fan=((-24, (236, 42)), (-12, (250, 37)), (0, (264, 35)), (12, (278, 37)), (24, (292, 42))),
        strip=StripPlan(
            area=Rect(0, 70, 320, 13),
            rows=(74, 79),
            holes=45,
            first_hole=10,
            step=6,
            five_gap=4,
            pegs=((0, 12), (0, 19), (1, 26), (1, 31)),
        ),
        menu_columns=36,
        menu_middle=128,
    ),
)
