"""Values to turn: a clock's face where pixels are free, otherwise a gauge."""

from math import cos, pi, sin

import pygame
from pygame import Rect

from game.paint.looks.grain import Cells, Letters, Pixels
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.page_layout import PaintedPage
from game.sheets import page_parts as parts
from game.sheets.spots import PartSpot

SWEEP = 5 * pi / 3
"""From nothing, at seven o'clock, round to the most, at five."""


NAME_AND_VALUE = 16
"""Columns before a gauge of letters."""


class _Gauges:
    """Gauges one below the other, each in a row of its own below its name."""

    of_gauge, of_switch = 3, 2
    """Rows of each."""
    side_by_side = 0
    """Rows of all of them, where they lie so."""

    def __init__(self, page: PaintedPage, content: parts.Dials, area: Rect) -> None:
        self.page, self.content, self.area = page, content, area
        self.look, self.inks = page.look, page.look.inks

    @classmethod
    def rows(cls, content: parts.Dials) -> int:
        """Return how many rows of letters they take."""
        return cls.side_by_side or cls.of_gauge * len(content.dials) + cls.of_switch * bool(content.switch)

    def place(self, at: int) -> Rect:
        """Return where one of them lies, the switch behind the last."""
        wide, high = self.look.cell
        down = at * self.of_gauge * high
        return Rect(self.area.left + wide, self.area.top + down, self.area.width - 2 * wide, high)

    def touched(self, at: int) -> Rect:
        """Return what is clicked of it."""
        return self.place(at).inflate(2 * self.look.cell[0], 0)

    def draw(self, dial: parts.Dial, place: Rect, *, is_now: bool) -> None:
        """Draw one of them: how far it is filled is its value."""
        self.write(dial, place, self.look.columns_in(place) - 4, is_now=is_now)
        below = place.move(0, self.look.cell[1])
        self.page.fill(below, self.inks.button)
        below.width = below.width * dial.value // dial.most
        self.page.fill(below, self.inks.sides[dial.side].words)

    def write(self, dial: parts.Dial, row: Rect, room: int, *, is_now: bool) -> None:
        """Write its name and its value."""
        inks = self.inks.panel
        colors = (inks.bar_words, inks.bar) if is_now else (inks.words, None)
        self.page.text(row.topleft, f"{dial.name[:room]:{room}}{dial.value:4}", *colors)

    def switch(self, number: int) -> None:
        """Draw the switch, and its choices; one of these is lit."""
        assert self.content.switch
        at, inks, (title, words, which) = len(self.content.dials), self.inks.panel, self.content.switch
        row = self.place(at)
        row.width = self.area.right - row.left
        self.page.click(Rect(row.topleft, (row.width, self.area.bottom - row.top)), PartSpot(number, at))
        colors = (inks.bar_words, inks.bar) if at == self.content.chosen else (inks.title, None)
        self.page.text(row.topleft, title, *colors)
        row = self.beside_title(row, title)
        for choice, word in enumerate(words):
            colors = (inks.bar_words, inks.bar) if choice == which else (inks.words, None)
            row = self.choice(row, word, colors)

    def beside_title(self, row: Rect, title: str) -> Rect:
        """Return where the choices begin."""
        return row.move(0, self.look.cell[1])

    def choice(self, row: Rect, word: str, colors: tuple[Ink, Ink | None]) -> Rect:
        """Draw a choice; return where the next one begins."""
        self.page.text(row.topleft, word, *colors)
        return row.move(self.look.width(word) + self.look.cell[0], 0)


class _LetterGauges(_Gauges):
    """Gauges of letters, beside their names."""

    of_gauge, of_switch = 1, 1

    def draw(self, dial: parts.Dial, place: Rect, *, is_now: bool) -> None:
        self.write(dial, place, NAME_AND_VALUE - 5, is_now=is_now)
        room = self.look.columns_in(place) - NAME_AND_VALUE
        gauge = ("=" * (room * dial.value // dial.most)).ljust(room, "·")
        at = place.left + self.look.width(" " * NAME_AND_VALUE), place.top
        self.page.text(at, gauge, self.inks.panel.words)

    def beside_title(self, row: Rect, title: str) -> Rect:
        return row.move(self.look.width(title) + self.look.cell[0], 0)


class _Clocks(_Gauges):
    """Dials side by side, each a clock's face; the choices of the switch lie one below the other."""

    side_by_side = 5

    def place(self, at: int) -> Rect:
        many = len(self.content.dials) + bool(self.content.switch)
        across = self.area.left + at * self.area.width // many
        return Rect(across, self.area.top, self.area.width // many, self.area.height)

    def touched(self, at: int) -> Rect:
        return self.place(at)

    def draw(self, dial: parts.Dial, place: Rect, *, is_now: bool) -> None:
        _dial(self.page, dial, place, is_now=is_now)

    def choice(self, row: Rect, word: str, colors: tuple[Ink, Ink | None]) -> Rect:
        self.page.text(row.topleft, f" {word} ", *colors)
        return row.move(0, self.look.cell[1])


_OF_GRAIN = {Pixels: _Clocks, Cells: _Gauges, Letters: _LetterGauges}


def rows_of_dials(look: Look, content: parts.Dials) -> int:
    """Return how many rows of letters they take."""
    return _OF_GRAIN[type(look.grain)].rows(content)


def draw_dials(page: PaintedPage, content: parts.Dials, area: Rect, number: int) -> None:
    """Draw dials, with the switch as the last of them; the one in hand is lit."""
    drawn = _OF_GRAIN[type(page.look.grain)](page, content, area)
    for at, dial in enumerate(content.dials):
        place = drawn.place(at)
        drawn.draw(dial, place, is_now=at == content.chosen)
        page.click(drawn.touched(at), PartSpot(number, at))
    if content.switch:
        drawn.switch(number)


def _dial(page: PaintedPage, dial: parts.Dial, area: Rect, *, is_now: bool) -> None:
    """Draw a clock's face in the color of the side, its hand at the value."""
    look, inks, canvas = page.look, page.look.inks, page.picture.canvas
    colors, high = inks.sides[dial.side], look.cell[1]
    name = Rect(area.left, area.top, area.width, high)
    words = f" {dial.name[: look.columns_in(name) - 2]} "
    canvas.centered(name, words, colors.inlay_words, colors.inlay)
    face = Rect(0, 0, 0, min(area.height - 2 * high - 2, round((area.width - 8) / look.monitor.tallness)))
    face.width = round(face.height * look.monitor.tallness)
    face.midtop = area.centerx, name.bottom + (area.height - 2 * high - 2 - face.height) // 2
    for ink, ring in ((inks.paper.paper, face), (colors.inlay, face.inflate(-4, -2))):
        pygame.draw.ellipse(canvas.surface, int(ink), ring)

    def point(share: float, reach: float) -> tuple[int, int]:
        turn = SWEEP * (share - 1 / 2)
        return (
            round(face.centerx + sin(turn) * face.width / 2 * reach),
            round(face.centery - cos(turn) * face.height / 2 * reach),
        )

    for tick in range(11):
        page.fill(Rect(point(tick / 10, 0.8), (2, 1)), colors.inlay_words)
    pygame.draw.line(canvas.surface, int(inks.lit), face.center, point(dial.value / dial.most, 0.75), 2)
    value = Rect(0, face.bottom + 1, look.width("0000"), high)
    value.centerx = area.centerx
    page.fill(value, inks.lit if is_now else inks.ground)
    canvas.outline(value.inflate(2, 2), inks.panel.frame)
    canvas.centered(value, str(dial.value), inks.plate.now_words if is_now else inks.lit)
