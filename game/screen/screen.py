"""What a scene draws with: the words of the table, never a coordinate or a colour."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.rules.cards import Card
from game.screen.canvas import Canvas
from game.screen.cardart import CardArt
from game.screen.ega import EGA
from game.screen.layout import Layout
from game.screen.look import Look, Point
from game.screen.palette import Colour
from game.screen.spots import ButtonSpot, CutSpot, LineSpot, Spot
from game.screen.spotting import Spotting
from game.screen.tablepicture import TablePicture
from game.screen.tabletop import Place, Tabletop


class Cut(NamedTuple):
    """A card that somebody cut from the spread pack: who, where, and what."""

    seat: int
    name: str
    depth: int
    card: Card


class Screen:
    """The picture, and everything that can be drawn on it."""

    def __init__(self, look: Look = EGA, *, four_colour: bool = False, big_index: bool = False) -> None:
        self.look = look
        self.canvas = Canvas(look.size)
        self._spotting = Spotting()
        self._layout: Layout | None = None
        self.show_cards(four_colour=four_colour, big_index=big_index)

    @property
    def surface(self) -> Surface:
        """The picture as it is now."""
        return self.canvas.surface

    def show_cards(self, *, four_colour: bool, big_index: bool) -> None:
        """Choose how the cards are drawn from now on."""
        self.art = CardArt(four_colour=four_colour, big_index=big_index)

    def spot_at(self, point: Point) -> Spot | None:
        """What a click on this point of the picture means."""
        return self._spotting.at(point)

    def clear(self) -> None:
        """Begin an empty picture."""
        self._spotting.clear()
        self._layout = None
        self.canvas.fill(self.surface.get_rect(), Colour.BLACK)

    def tabletop(self, top: Tabletop) -> None:
        """Begin a picture with the table and all that lies on it."""
        self.clear()
        self._layout = Layout(self.look, top)
        TablePicture(self.look, self.canvas, self.art, self._spotting, top).draw()

    def flight(self, card: Card | None, start: Place, end: Place, progress: float) -> None:
        """A card on its way over the table drawn last, from 0.0 at its start to 1.0 at its end."""
        assert self._layout is not None, "a card flies over a table"
        (left, upper), (to_left, to_upper) = self._layout.point(start), self._layout.point(end)
        at = round(left + (to_left - left) * progress), round(upper + (to_upper - upper) * progress)
        self.canvas.blit(self.art.back() if card is None else self.art.face(card), at)

    def spread(
        self,
        size: int,
        depths: Sequence[int],
        cursor: int | None = None,
        shown: Sequence[Cut] = (),
        marks: Mapping[int, str] | None = None,
    ) -> None:
        """The pack fanned across the table for a cut, with the cards cut so far."""
        for depth in range(size):
            at = self.look.table.left + 8 + depth * 6, 120 - 10 * (depth == cursor)
            self.canvas.blit(self.art.back(), at)
            if depth in depths:
                self._spotting.note(Rect(at, self.look.card), CutSpot(depth))
        for cut in shown:
            self.canvas.blit(self.art.face(cut.card), (300 + 100 * cut.seat, 200))
        for depth, mark in (marks or {}).items():
            self.canvas.text((self.look.table.left + 8 + depth * 6, 190), mark, Colour.WHITE)

    def page(self, title: str, lines: Sequence[str], footer: str = "", scroll: int = 0) -> None:
        """A page of text from the given line on; `page_lines` says how many fit."""
        self.clear()
        self.canvas.centred(Rect(0, 0, self.look.size[0], 14), title, Colour.YELLOW)
        for row, words in enumerate(lines[scroll : scroll + self.page_lines]):
            self.canvas.text((16, 28 + 14 * row), words, Colour.WHITE)
        self.canvas.centred(Rect(0, 336, self.look.size[0], 14), footer, Colour.LIGHT_CYAN)

    @property
    def page_lines(self) -> int:
        """How many lines of a page are seen at once."""
        return 20

    def menu(self, title: str, lines: Sequence[tuple[str, str]], chosen: int, note: str = "") -> None:
        """A list of things to choose, each with its present value ('' for none)."""
        self.clear()
        self.canvas.centred(Rect(0, 14, self.look.size[0], 14), title, Colour.YELLOW)
        for index, (words, value) in enumerate(lines):
            row = Rect(120, 56 + 14 * index, 400, 14)
            back = Colour.BLUE if index == chosen else None
            self.canvas.text(row.topleft, f"{words:30}{value}", Colour.WHITE, back)
            self._spotting.note(row, LineSpot(index))
        self.canvas.centred(Rect(0, 336, self.look.size[0], 14), note, Colour.LIGHT_CYAN)

    def box(self, lines: Sequence[str], choices: Sequence[str] = (), chosen: int | None = None) -> None:
        """A question or a word laid over whatever is drawn."""
        area = Rect(140, 120, 360, 14 * (len(lines) + len(choices) + 2))
        self._spotting.clear()
        self.canvas.fill(area, Colour.BLUE)
        self.canvas.outline(area, Colour.WHITE)
        for row, words in enumerate((*lines, *choices), 1):
            here = Rect(area.left, area.top + 14 * row, area.width, 14)
            index = row - 1 - len(lines)
            self.canvas.centred(here, words, Colour.YELLOW if index == chosen else Colour.WHITE)
            if index >= 0:
                self._spotting.note(here, LineSpot(index))

    def title(self, lines: Sequence[str], chosen: int | None = None, footer: str = "") -> None:
        """The title screen; with a chosen line the lines are a menu."""
        self.clear()
        self.canvas.centred(Rect(0, 60, self.look.size[0], 14), "C R I B", Colour.YELLOW)
        for index, words in enumerate(lines):
            row = Rect(0, 180 + 14 * index, self.look.size[0], 14)
            self.canvas.centred(row, words, Colour.YELLOW if index == chosen else Colour.WHITE)
            if chosen is not None:
                self._spotting.note(row, LineSpot(index))
        self.canvas.centred(Rect(0, 336, self.look.size[0], 14), footer, Colour.LIGHT_CYAN)

    def number(self, prompt: str, digits: str) -> None:
        """A question over the table that is answered by typing figures."""
        self.box([prompt, f"{digits}_"])

    def chart(self, series: Sequence[tuple[str, Sequence[int]]], target: int) -> None:
        """The race deal by deal: each side's name and its scores, from 0 on."""
        for row, (name, scores) in enumerate(series):
            self.canvas.text((240, 14 * row), f"{name} {scores} of {target}", Colour.WHITE)

    def buttons(self, names: Sequence[str]) -> None:
        """Words to click, at the right end of the message line."""
        right = self.look.message.right
        for name in reversed(names):
            area = Rect(right - 8 * len(name) - 16, self.look.message.top, 8 * len(name) + 16, 14)
            self.canvas.centred(area, name, Colour.WHITE, Colour.BLUE)
            self._spotting.note(area, ButtonSpot(name))
            right = area.left - 8
