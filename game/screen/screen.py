"""What a scene draws with: the words of the table, never a coordinate or a colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.devices.key_names import key_names, with_keys
from game.screen.cards.card_art import CardArt
from game.screen.looks.card_plan import USUAL_CARDS, CardStyle
from game.screen.looks.machines import USUAL
from game.screen.looks.monitor import Point
from game.screen.machine import Machine, switched_on
from game.screen.paint.picture import Picture
from game.screen.spots import Spot

if TYPE_CHECKING:
    from game.screen.charts import AdviceSheet, Bar, Curve, Scale, Series
    from game.screen.menu_bar import OpenMenu
    from game.screen.tabletop import Ending, Flight, SpreadPack, Tabletop


class Screen:
    """The picture, and everything that can be drawn on it."""

    def __init__(self, machine: Machine | None = None, style: CardStyle = USUAL_CARDS) -> None:
        self._style = style
        self._keys: Mapping[str, str] = key_names()
        self.become(machine or switched_on(USUAL))

    def become(self, machine: Machine) -> None:
        """From now on this machine draws; what was drawn is lost."""
        self.machine, self._look, self._paint = machine, machine.look, machine.painters
        self._words = {**self._keys, **machine.words.by_mark}
        self._picture = Picture(self._look, self._cards())

    @property
    def surface(self) -> Surface:
        """The picture as it is now."""
        return self._picture.whole

    def show_cards(self, style: CardStyle) -> None:
        """Choose how the cards are drawn from now on."""
        self._style = style
        self._picture.art = self._cards()

    def _cards(self) -> CardArt:
        return CardArt(self._look, self._style, self._paint.faces, self._paint.back)

    def draw_ahead(self) -> bool:
        """Draw something that will be wanted, while there is time; whether there is more of it."""
        return self._picture.art.draw_ahead()

    def show_keys(self, names: Mapping[str, str]) -> None:
        """What keys are called from now on, where a text has a mark for one, such as `{back}`."""
        self._keys, self._words = names, {**names, **self.machine.words.by_mark}

    def _named(self, lines: Sequence[str]) -> list[str]:
        return [with_keys(line, self._words) for line in lines]

    def spot_at(self, point: Point) -> Spot | None:
        """What a click on this point of the picture means."""
        left, upper = self._look.inside.topleft
        return self._picture.spotting.at((point[0] - left, point[1] - upper))

    @property
    def spots(self) -> list[Spot]:
        """All that can be clicked on the picture, in the order in which it was drawn."""
        return self._picture.spotting.spots

    def frame(self, spot: Spot) -> None:
        """Draw a frame around something that can be clicked, for whoever has but one button."""
        if area := self._picture.spotting.area(spot):
            across, down = self._look.stroke
            inks = self._look.inks
            for ring, ink in enumerate((inks.ground, inks.lit, inks.ground)):
                self._picture.canvas.outline(area.inflate(2 * ring * across, 2 * ring * down), ink)

    def clear(self) -> None:
        """Nothing but border."""
        self._picture.draw_border(self._look.inks.border)
        self._picture.clear(self._look.inks.border)

    def blinks(self, steps: int) -> bool:
        """So many steps went by; whether what blinks has changed its colour."""
        return self._picture.blinks(steps)

    def power_on(self, lines: int) -> None:
        """So many lines of what the machine writes when it is switched on."""
        self._paint.power_on(self._picture, self.machine.power_on[:lines])

    def tabletop(
        self, top: Tabletop, flights: Sequence[Flight] = (), spread: SpreadPack | None = None
    ) -> None:
        """Begin a picture with the table and all that lies on it, is spread on it or flies over it."""
        if "{" in top.message:
            top = replace(top, message=with_keys(top.message, self._keys))
        self._paint.tabletop(self._picture, top, flights, spread)

    def page(self, title: str, lines: Sequence[str], footer: str = "", scroll: int = 0) -> None:
        """A page of text from the given row on; see `page_text` for what can stand on it."""
        self._paint.page(self._picture, title, self._named(lines), with_keys(footer, self._keys), scroll)

    def page_rows(self, lines: Sequence[str]) -> int:
        """How many rows these lines take on a page, which may be too narrow for some of them."""
        from game.screen.pages.page_text import page_rows

        return len(page_rows(self._look, self._named(lines)))

    @property
    def page_lines(self) -> int:
        """How many rows of a page are seen at once."""
        from game.screen.pages.text_page import page_lines

        return page_lines(self._look)

    @property
    def menu_lines(self) -> int:
        """How many lines of a long list are seen at once."""
        return self._look.pages.menu.lines_seen

    def menu(
        self,
        title: str,
        lines: Sequence[tuple[str, str]],
        chosen: int,
        note: str = "",
        card: Sequence[str] = (),
        lit: str = "",
        longest_value: int = 0,
        unseen: tuple[int, int] = (0, 0),
    ) -> None:
        """A list of things to choose, each with its present value ('' for none), and a card to read.

        There is room for the longest value that may stand there, so that the list keeps its width; so many
        lines of it are unseen, before these and after them."""
        note, card = with_keys(note, self._keys), self._named(card)
        self._paint.menu(self._picture, title, lines, chosen, note, card, lit, longest_value, unseen)

    def bars(self, title: str, words: Sequence[str], bars: Sequence[Bar], footer: str = "") -> None:
        """A page with words, and bars above and below a line."""
        self._paint.bars(self._picture, title, words, bars, with_keys(footer, self._keys))

    def curves(
        self, title: str, words: Sequence[str], curves: Sequence[Curve], scale: Scale, footer: str = ""
    ) -> None:
        """A page with words, and curves over a scale."""
        self._paint.curves(self._picture, title, words, curves, scale, with_keys(footer, self._keys))

    def box(self, lines: Sequence[str], choices: Sequence[str] = (), chosen: int | None = None) -> None:
        """A question or a word laid over whatever is drawn."""
        self._picture.blinking = None
        self._paint.box(self._picture, self._named(lines), choices, chosen)

    def advice_lines(self, top: Tabletop) -> int:
        """How many choices are seen at once above the own hand."""
        from game.screen.pages.advice_panel import advice_lines

        return advice_lines(self._look, len(top.seats))

    def advice(self, top: Tabletop, sheet: AdviceSheet) -> None:
        """Begin a picture with a table, and over it all choices with what they are worth."""
        self.tabletop(top)
        self._paint.advice(self._picture, sheet, len(top.seats))

    def title(self, lines: Sequence[str], chosen: int | None = None, footer: str = "") -> None:
        """The title screen; with a chosen line the lines are a menu."""
        self._paint.title(self._picture, lines, chosen, with_keys(footer, self._keys))

    def number(self, prompt: str, digits: str, lit: str = "") -> None:
        """A question over the table that is answered by typing figures; one key may be pointed at."""
        self._paint.number(self._picture, prompt, digits, lit)

    def ending(self, top: Tabletop, ending: Ending, series: Series) -> None:
        """Begin a picture with the end of a game: the winner, the last hands, and the race.

        The race is each side's name and its scores from deal to deal, from 0 on."""
        self._paint.ending(self._picture, top, ending, series)

    def pull_down(self, menu: OpenMenu) -> None:
        """The machine's own menu over whatever is drawn."""
        if bar := self.machine.menu:
            self._picture.spotting.clear()
            bar.paint(self._picture, [column.with_keys(self._keys) for column in bar.columns], menu)

    def buttons(self, names: Sequence[str], lit: str = "", marks: Sequence[str] = ()) -> None:
        """Words to click, at the right end of their line; one may be pointed at. Marks stand before them."""
        self._paint.buttons(self._picture, names, lit, marks)
