"""Who paints which sheet: one function for each, any of which a machine may replace."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from game.screen import sheets

if TYPE_CHECKING:
    from game.screen.paint.picture import Picture

Painter = Callable[["Picture", Any], sheets.Seen | None]
Painters = Mapping[type[sheets.Sheet], Painter]


def _drawn(room: str, name: str) -> Painter:
    """Read in when it is first wanted: the title stands sooner."""

    def paint(picture: Picture, sheet: sheets.Sheet) -> sheets.Seen | None:
        seen: sheets.Seen | None = getattr(import_module(f"game.screen.{room}"), name)(picture, sheet)
        return seen

    return paint


def _blank(picture: Picture, _: sheets.BlankSheet) -> None:
    border = picture.look.inks.border
    picture.draw_border(border)
    picture.clear(border)


USUAL: Painters = {
    sheets.BlankSheet: _blank,
    sheets.PowerOnSheet: _drawn("page_layout", "power_on"),
    sheets.TextSheet: _drawn("page_layout", "text_page"),
    sheets.MenuSheet: _drawn("page_layout", "menu"),
    sheets.BoxSheet: _drawn("page_layout", "box"),
    sheets.ButtonsSheet: _drawn("pages.buttons", "draw_buttons"),
    sheets.TableSheet: _drawn("cloth.cloth_picture", "draw_tabletop"),
    sheets.BarsSheet: _drawn("pages.figures", "draw_bars"),
    sheets.CurvesSheet: _drawn("pages.figures", "draw_curves"),
    sheets.AdviceSheet: _drawn("page_layout", "advice"),
    sheets.TitleSheet: _drawn("pages.title_page", "draw_title"),
    sheets.NumberSheet: _drawn("cloth.number_pad", "draw_number"),
    sheets.EndingSheet: _drawn("cloth.game_ending", "draw_ending"),
}
"""Those of the EGA machine; all of them ask the look for its numbers."""
