"""The painters of a machine: one for each thing that scenes draw, any of which a machine may replace."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from game.screen.cards.card_art import FACES, BackPainter, FacePainter, lay_back
from game.screen.looks.card_plan import Faces
from game.screen.paint.picture import Picture

if TYPE_CHECKING:
    from game.screen.charts import AdviceSheet, Bar, Curve, Scale, Series
    from game.screen.tabletop import Ending, Flight, SpreadPack, Tabletop

Lines = Sequence[str]


def _painter(room: str, name: str) -> Callable[..., None]:
    """One of the usual painters, read in when it first paints: the title stands sooner."""

    def paint(*given: object) -> None:
        getattr(import_module(f"game.screen.{room}"), name)(*given)

    return paint


class Painters(NamedTuple):
    """As they are given, those of the EGA machine; all of them ask the look for its numbers."""

    faces: Mapping[Faces, FacePainter] = FACES
    back: BackPainter = lay_back
    tabletop: Callable[[Picture, Tabletop, Sequence[Flight], SpreadPack | None], None] = _painter(
        "cloth.cloth_picture", "draw_tabletop"
    )
    page: Callable[[Picture, str, Lines, str, int], None] = _painter("pages.text_page", "draw_page")
    menu: Callable[
        [Picture, str, Sequence[tuple[str, str]], int, str, Lines, str, int, tuple[int, int]], None
    ] = _painter("pages.menus", "draw_menu")
    bars: Callable[[Picture, str, Lines, Sequence[Bar], str], None] = _painter("pages.figures", "draw_bars")
    curves: Callable[[Picture, str, Lines, Sequence[Curve], Scale, str], None] = _painter(
        "pages.figures", "draw_curves"
    )
    box: Callable[[Picture, Lines, Lines, int | None], None] = _painter("pages.menus", "draw_box")
    advice: Callable[[Picture, AdviceSheet, int], None] = _painter("pages.advice_panel", "draw_advice")
    title: Callable[[Picture, Lines, int | None, str], None] = _painter("pages.title_page", "draw_title")
    number: Callable[[Picture, str, str, str], None] = _painter("cloth.number_pad", "draw_number")
    ending: Callable[[Picture, Tabletop, Ending, Series], None] = _painter("cloth.game_ending", "draw_ending")
    power_on: Callable[[Picture, Lines], None] = _painter("pages.power_on", "draw_power_on")
    buttons: Callable[[Picture, Lines, str, Lines], None] = _painter("pages.menus", "draw_buttons")


PAINTERS = Painters()
