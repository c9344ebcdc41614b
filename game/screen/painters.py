"""The painters of a machine: one for each thing that scenes draw, any of which a machine may replace."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.screen.cards.card_art import FACES, BackPainter, FacePainter, lay_back
from game.screen.cloth.cloth_picture import draw_tabletop
from game.screen.cloth.game_ending import draw_ending
from game.screen.cloth.number_pad import draw_number
from game.screen.cloth.race_chart import Series
from game.screen.looks.card_plan import Faces
from game.screen.pages.advice_panel import AdviceSheet, draw_advice
from game.screen.pages.figures import Bar, Curve, Scale, draw_bars, draw_curves
from game.screen.pages.menus import draw_box, draw_buttons, draw_menu
from game.screen.pages.power_on import draw_power_on
from game.screen.pages.text_page import draw_page
from game.screen.pages.title_page import draw_title
from game.screen.paint.picture import Picture
from game.screen.tabletop import Ending, Flight, SpreadPack, Tabletop

Lines = Sequence[str]


class Painters(NamedTuple):
    """As they are given, those of the EGA machine; all of them ask the look for its numbers."""

    faces: Mapping[Faces, FacePainter] = FACES
    back: BackPainter = lay_back
    tabletop: Callable[[Picture, Tabletop, Sequence[Flight], SpreadPack | None], None] = draw_tabletop
    page: Callable[[Picture, str, Lines, str, int], None] = draw_page
    menu: Callable[[Picture, str, Sequence[tuple[str, str]], int, str, Lines, str, int], None] = draw_menu
    bars: Callable[[Picture, str, Lines, Sequence[Bar], str], None] = draw_bars
    curves: Callable[[Picture, str, Lines, Sequence[Curve], Scale, str], None] = draw_curves
    box: Callable[[Picture, Lines, Lines, int | None], None] = draw_box
    advice: Callable[[Picture, AdviceSheet, int], None] = draw_advice
    title: Callable[[Picture, Lines, int | None, str], None] = draw_title
    number: Callable[[Picture, str, str, str], None] = draw_number
    ending: Callable[[Picture, Tabletop, Ending, Series], None] = draw_ending
    power_on: Callable[[Picture, Lines], None] = draw_power_on
    buttons: Callable[[Picture, Lines, str, Lines], None] = draw_buttons


PAINTERS = Painters()
