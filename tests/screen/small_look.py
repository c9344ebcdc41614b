"""A machine that exists in the tests alone: 320x200 in a border, forty columns, black and white.

It shares nothing with the EGA machine but the painters, so whatever they draw wrongly here they did not
ask their look for. Its letters are those of the EGA machine, made lower; its cards are plain."""

from pathlib import Path

import pygame
from pygame import Rect

from game.machines.ega.machine import EGA
from game.rules.cards import RANK_LETTERS, Card, Suit
from game.screen.looks.card_plan import CardPlan, Faces, Indices, SuitInks
from game.screen.looks.inks import (
    FigureInks,
    Inks,
    PanelInks,
    PaperInks,
    PlateInks,
    RaceInks,
    SideInks,
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
from game.screen.looks.wood_plan import WoodPlan
from game.screen.machine import Machine, TableWords
from game.screen.paint.glyphs import glyph
from game.screen.screen import Screen
from tests.screen.small_table import CARD, TABLE, THREE_SIDES, TWO_SIDES

BLACK, WHITE = 0, 1
INSIDE = (320, 200)
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

[board peg 0]
.kkk.
kwwwk
.kkk.

[board peg 1]
kkkkk
kwkwk
kkkkk

[board peg 2]
..k..
.kwk.
kwwwk
"""
BACK = "k = BLACK\nw = WHITE\n\n[quarter]\n" + "\n".join(
    ".." + ("w" if row < 2 else "wwkw"[row % 4 :][:1]) * 2 + "wkww"[row % 2 :][:1] * 8 for row in range(16)
)


def small_screen(folder: Path) -> Screen:
    """A screen of this machine; its drawings are put into the folder."""
    return Screen(
        Machine(
            "small",
            small_look(folder),
            TableWords("", "The dealer is marked", "", "here"),
            faces=dict.fromkeys(Faces, lay_plain_face),
        )
    )


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
        monitor=Monitor(size=(352, 220), shape=(4, 3)),
        inside=Rect((16, 10), INSIDE),
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
    border=WHITE,
    ground=BLACK,
    felt=BLACK,
    felt_shade=WHITE,
    on_felt=WHITE,
    shadow=BLACK,
    lit=WHITE,
    crib=WHITE,
    reasons=WHITE,
    older_reasons=WHITE,
    button=WHITE,
    button_words=BLACK,
    wood=WoodInks(face=WHITE, grain=WHITE, light=WHITE, dark=BLACK, words=BLACK),
    paper=PaperInks(paper=WHITE, lit=WHITE, outline=BLACK, faded={BLACK: WHITE, WHITE: BLACK}),
    plate=PlateInks(back=BLACK, words=WHITE, now=WHITE, now_words=BLACK, chip=WHITE, chip_words=BLACK),
    counter=PANEL,
    panel=PANEL,
    figures=FigureInks(grid=WHITE, axis=WHITE, words=WHITE, up=WHITE, down=WHITE, curves=[WHITE] * 4),
    race=RaceInks(panel=PANEL, grid=WHITE, words=WHITE, special=WHITE),
    sides=[SideInks(inlay=WHITE, inlay_words=BLACK, figures=BLACK, rule=BLACK, words=WHITE)] * 3,
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


PAGES = PagePlans(
    text=TextPlan(margin=2, first_row=2, footer_rows=3, price_column=26, tabs=(), card_gap=4, cards_apart=10),
    menu=MenuPlan(least_columns=28, margin=3, between=2, card_columns=34, box_columns=34, lines_seen=8),
    number=NumberPlan(key=(20, 10), step=(24, 12), margin_rows=1, margin_columns=1),
    race=RacePlan(area=Rect(114, 92, 204, 83), plot=Rect(158, 104, 70, 66), thick=1, dash=(2, 2)),
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
