"""What a scene draws with: the words of the table, never a coordinate or a colour."""

from collections.abc import Mapping, Sequence

from pygame import Surface

from game.rules.cards import Card
from game.screen.cards.card_art import CardArt
from game.screen.cloth.cloth_picture import TablePicture
from game.screen.cloth.fanned_pack import CutShown, FannedPack
from game.screen.cloth.layout import Layout
from game.screen.cloth.number_pad import draw_number
from game.screen.cloth.race_chart import Series, draw_chart
from game.screen.looks.ega import EGA
from game.screen.looks.look import Look, Point
from game.screen.pages.figures import Bar, Curve, Scale, draw_bars, draw_curves
from game.screen.pages.menus import draw_box, draw_buttons, draw_menu
from game.screen.pages.text_page import draw_page, page_lines
from game.screen.pages.title_page import draw_title
from game.screen.paint.picture import Picture
from game.screen.spots import Spot
from game.screen.tabletop import Place, Tabletop

__all__ = ["Bar", "Curve", "CutShown", "Scale", "Screen"]


class Screen:
    """The picture, and everything that can be drawn on it."""

    def __init__(self, look: Look = EGA, *, four_colour: bool = False, big_index: bool = False) -> None:
        self._picture = Picture(look, CardArt(four_colour=four_colour, big_index=big_index))
        self._layout: Layout | None = None

    @property
    def surface(self) -> Surface:
        """The picture as it is now."""
        return self._picture.canvas.surface

    def show_cards(self, *, four_colour: bool, big_index: bool) -> None:
        """Choose how the cards are drawn from now on."""
        self._picture.art = CardArt(four_colour=four_colour, big_index=big_index)

    def spot_at(self, point: Point) -> Spot | None:
        """What a click on this point of the picture means."""
        return self._picture.spotting.at(point)

    def clear(self) -> None:
        """Begin an empty picture."""
        self._picture.clear()

    def tabletop(self, top: Tabletop) -> None:
        """Begin a picture with the table and all that lies on it."""
        self._picture.clear()
        self._layout = Layout(self._picture.look, top)
        TablePicture(self._picture, top, self._layout).draw()

    def flight(self, card: Card | None, start: Place, end: Place, progress: float) -> None:
        """A card on its way over the table drawn last, from 0.0 at its start to 1.0 at its end."""
        (left, upper), (to_left, to_upper) = self._table_layout.point(start), self._table_layout.point(end)
        at = round(left + (to_left - left) * progress), round(upper + (to_upper - upper) * progress)
        art = self._picture.art
        self._picture.canvas.blit(art.back() if card is None else art.face(card), at)

    def spread(
        self,
        size: int,
        depths: Sequence[int],
        cursor: int | None = None,
        shown: Sequence[CutShown] = (),
        marks: Mapping[int, str] | None = None,
    ) -> None:
        """The pack fanned across the table drawn last, with the cards cut so far."""
        spread = FannedPack(self._picture, size)
        spread.draw(depths, cursor, marks or {})
        for cut in shown:
            spread.show(self._table_layout, cut)

    def page(self, title: str, lines: Sequence[str], footer: str = "", scroll: int = 0) -> None:
        """A page of text from the given line on; `page_lines` says how many fit."""
        draw_page(self._picture, title, lines, footer, scroll)

    @property
    def page_lines(self) -> int:
        """How many lines of a page are seen at once."""
        return page_lines(self._picture)

    def menu(
        self,
        title: str,
        lines: Sequence[tuple[str, str]],
        chosen: int,
        note: str = "",
        card: Sequence[str] = (),
    ) -> None:
        """A list of things to choose, each with its present value ('' for none), and a card to read."""
        draw_menu(self._picture, title, lines, chosen, note, card)

    def bars(self, title: str, words: Sequence[str], bars: Sequence[Bar], footer: str = "") -> None:
        """A page with words, and bars above and below a line."""
        draw_bars(self._picture, title, words, bars, footer)

    def curves(
        self, title: str, words: Sequence[str], curves: Sequence[Curve], scale: Scale, footer: str = ""
    ) -> None:
        """A page with words, and curves over a scale."""
        draw_curves(self._picture, title, words, curves, scale, footer)

    def box(self, lines: Sequence[str], choices: Sequence[str] = (), chosen: int | None = None) -> None:
        """A question or a word laid over whatever is drawn."""
        draw_box(self._picture, lines, choices, chosen)

    def title(self, lines: Sequence[str], chosen: int | None = None, footer: str = "") -> None:
        """The title screen; with a chosen line the lines are a menu."""
        draw_title(self._picture, lines, chosen, footer)

    def number(self, prompt: str, digits: str) -> None:
        """A question over the table that is answered by typing figures."""
        draw_number(self._picture, prompt, digits)

    def chart(self, series: Series, target: int) -> None:
        """The race deal by deal over the cloth: each side's name and its scores, from 0 on."""
        draw_chart(self._picture, series, target)

    def buttons(self, names: Sequence[str]) -> None:
        """Words to click, at the right end of the message line."""
        draw_buttons(self._picture, names)

    @property
    def _table_layout(self) -> Layout:
        assert self._layout is not None, "draw a tabletop first"
        return self._layout
