"""Values to turn: a clock's face where pixels are free, otherwise a gauge."""

from collections.abc import Sequence
from math import cos, pi, sin

import pygame
from pygame import Rect

from game.paint.looks.grain import Cells, Letters, Pixels
from game.paint.looks.look import Look
from game.paint.pages.page_layout import PaintedPage
from game.paint.table.board import peg
from game.sheets import page_parts as parts
from game.sheets.spots import PartSpot

SWEEP = 5 * pi / 3
"""From nothing, at seven o'clock, round to the most, at five."""


NAME_AND_VALUE = 16
"""Columns before a gauge of letters."""


class _Gauges:
    """Gauges one below the other, each on the row of its name, with air above them and above the switch."""

    air = 1
    """How many rows of that."""
    side_by_side = 0
    """Rows of all of them, where they lie so."""

    def __init__(self, page: PaintedPage, content: parts.Dials, area: Rect) -> None:
        self.page, self.content, self.area = page, content, area
        self.look, self.inks = page.look, page.look.inks

    @classmethod
    def rows(cls, content: parts.Dials) -> int:
        """Return how many rows of letters they take."""
        return cls.side_by_side or cls.air + len(content.dials) + bool(content.switch) * (1 + cls.air)

    def place(self, at: int) -> Rect:
        """Return where one of them lies, the switch behind the last."""
        wide, high = self.look.cell
        down = (at + self.air * (1 + (at == len(self.content.dials)))) * high
        return Rect(self.area.left + wide, self.area.top + down, self.area.width - 2 * wide, high)

    def touched(self, at: int) -> Rect:
        """Return what is clicked of it."""
        return self.place(at).inflate(2 * self.look.cell[0], 0)

    def draw(self, dial: parts.Dial, place: Rect, *, is_now: bool) -> None:
        """Draw one of them: as many of its letters as are in front of its color tell its value."""
        columns, own = self.look.columns_in(place), self.inks.sides[dial.side].words
        words, filled = self.words(dial, columns - 4), columns * dial.value // dial.most
        full = self.inks.panel.title if is_now else own
        self.page.text(place.topleft, words, own, self.inks.button)
        self.page.text(place.topleft, words[:filled], self.inks.button, full)

    def words(self, dial: parts.Dial, room: int) -> str:
        """Return its name and its value."""
        return f"{dial.name[:room]:{room}}{dial.value:4}"

    def switch(self, number: int) -> None:
        """Draw the switch, and its choices; one of these is lit."""
        assert self.content.switch
        at, inks, (title, words, which) = len(self.content.dials), self.inks.panel, self.content.switch
        row = self.place(at)
        self.page.click(self.touched(at), PartSpot(number, at))
        colors = (inks.back, inks.title) if at == self.content.chosen else (inks.title, None)
        title = title[: self.look.columns_in(row) - self.room_of(words)]
        self.page.text(row.topleft, title, *colors)
        taken = self.look.width(title)
        self.choose(Rect(row.left + taken, row.top, row.width - taken, row.height), words, which)

    def room_of(self, words: Sequence[str]) -> int:
        """Return the columns that the choices take, with the air before them."""
        return 1 + max(map(len, words))

    def choose(self, row: Rect, words: Sequence[str], which: int) -> None:
        """Write at the right what is chosen, on a bar half a letter wider at both ends."""
        taken = self.look.width(words[which])
        written = Rect(row.right - taken, row.top, taken, row.height)
        self.page.fill(written.inflate(self.look.cell[0], 0), self.inks.panel.bar)
        self.page.text(written.topleft, words[which], self.inks.panel.bar_words)


class _LetterGauges(_Gauges):
    """Gauges of letters, beside their names."""

    air = 0

    def draw(self, dial: parts.Dial, place: Rect, *, is_now: bool) -> None:
        inks = self.inks.panel
        colors = (inks.bar_words, inks.bar) if is_now else (inks.words, None)
        self.page.text(place.topleft, self.words(dial, NAME_AND_VALUE - 5), *colors)
        room = self.look.columns_in(place) - NAME_AND_VALUE
        gauge = ("=" * (room * dial.value // dial.most)).ljust(room, "·")
        at = place.left + self.look.width(" " * NAME_AND_VALUE), place.top
        self.page.text(at, gauge, inks.words)

    def room_of(self, words: Sequence[str]) -> int:
        return sum(len(word) + 1 for word in words)

    def choose(self, row: Rect, words: Sequence[str], which: int) -> None:
        """Write all of them, the chosen one lit."""
        inks = self.inks.panel
        for choice, word in enumerate(words):
            row.left += self.look.cell[0]
            colors = (inks.bar_words, inks.bar) if choice == which else (inks.words, None)
            self.page.text(row.topleft, word, *colors)
            row.left += self.look.width(word)


class _Clocks(_Gauges):
    """Dials side by side, each a clock's face, and a switch beside them."""

    side_by_side = 5

    def place(self, at: int) -> Rect:
        many = len(self.content.dials) + bool(self.content.switch)
        across = self.area.left + at * self.area.width // many
        return Rect(across, self.area.top, self.area.width // many, self.area.height)

    def touched(self, at: int) -> Rect:
        return self.place(at)

    def draw(self, dial: parts.Dial, place: Rect, *, is_now: bool) -> None:
        _dial(self.page, dial, place, is_now=is_now)

    def switch(self, number: int) -> None:
        """Draw a switch that lies up or down, with a word beside each end."""
        assert self.content.switch
        at, (title, words, which) = len(self.content.dials), self.content.switch
        place, (wide, high), canvas = self.place(at), self.look.cell, self.page.picture.canvas
        inks, panel = self.inks, self.inks.panel
        self.page.click(place, PartSpot(number, at))
        name = Rect(place.topleft, (place.width, high))
        colors = (panel.bar_words, panel.bar) if at == self.content.chosen else (panel.words, None)
        self.page.centered(name, title, *colors)
        room = face_room(self.look, place)
        box = Rect(place.left + wide, room.top + high // 2, 4 * wide, room.height - high)
        knob = Rect(box.left, box.top, box.width, box.height // 2).inflate(-wide, -4)
        canvas.outline(box, inks.older_reasons)
        for choice, word in enumerate(words):
            here = knob.move(0, choice * (box.height // 2))
            ink = inks.lit if choice == which else inks.older_reasons
            self.page.text((box.right + wide, here.centery - high // 2), word, ink)
            if choice == which:
                canvas.fill(here, inks.older_reasons)
                canvas.bevel(here, inks.paper.paper, inks.ground)


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


def face_room(look: Look, area: Rect) -> Rect:
    """Return what lies between a name above and a value below."""
    high, air = look.cell[1], 3
    return Rect(area.left, area.top + high + air, area.width, area.height - 2 * (high + air) - 2)


def _dial(page: PaintedPage, dial: parts.Dial, area: Rect, *, is_now: bool) -> None:
    """Draw a clock's face in the color of the side, its hand at the value."""
    look, inks, canvas = page.look, page.look.inks, page.picture.canvas
    (wide, high), inlay = look.cell, inks.sides[dial.side].inlay
    name = Rect(area.left + wide, area.top, area.width - wide, high)
    words = dial.name[: look.columns_in(name) - 2]
    canvas.centered(name, words, inks.panel.words)
    shape = peg(look, dial.side)
    ground = shape.get_rect(center=(name.centerx - look.width(words) // 2 - 3 * wide // 2, name.centery))
    page.fill(ground.inflate(4, 2), inks.plate.back)  # as on a plate: on black it has no outline
    canvas.blit(shape, ground.topleft)
    room = face_room(look, area)
    face = Rect(0, 0, 0, min(room.height, round((room.width - wide) / look.monitor.tallness)))
    face.width = round(face.height * look.monitor.tallness)
    face.center = room.center
    for ring, ink in enumerate((inks.paper.paper, inks.ground, inlay)):
        pygame.draw.ellipse(canvas.surface, ink, face.inflate(-4 * ring, -2 * ring))

    def point(share: float, reach: float) -> tuple[int, int]:
        turn = SWEEP * (share - 1 / 2)
        return (
            round(face.centerx + sin(turn) * face.width / 2 * reach),
            round(face.centery - cos(turn) * face.height / 2 * reach),
        )

    for tick in range(11):
        page.fill(Rect(point(tick / 10, 0.8), (2, 1 + (tick % 5 == 0))), inks.paper.paper)
    pygame.draw.line(canvas.surface, inks.lit, face.center, point(dial.value / dial.most, 0.75), 2)
    page.fill(Rect(face.centerx - 3, face.centery - 1, 8, 4), inks.ground)
    value = Rect(0, area.bottom - high - 2, look.width("000000"), high)
    value.centerx = area.centerx
    box = Rect(value.left - 2, value.top - 2, value.width + 4, value.height + 3)  # air above the figures
    page.fill(box, inks.lit if is_now else inks.ground)
    canvas.outline(box, inks.older_reasons)
    canvas.centered(value, str(dial.value), inks.plate.now_words if is_now else inks.lit)
