"""Pixel drawings kept as text: one character a pixel, and a legend that gives each character its color.

A sheet holds several drawings. `; words` is a remark. `y = YELLOW` says what a character stands for,
`r = RED BLUE RED GREEN` says it for clubs, diamonds, hearts and spades in turn, and `INK` is the color
of the suit's own pips. Legend lines above the first drawing hold for the whole sheet, those inside a
drawing for it alone. `[king]` begins a drawing; `[king spades sword at 3 8]` one that is laid
3 pixels right and 8 down. A full stop is a pixel left alone.
"""

import re
from pathlib import Path

import pygame

from game.paint.looks.monitor import CLEAR, Ink, Palette, Point
from game.rules.cards import Suit
from game.values import frozen

NOTHING = "."
SUIT_INK = -1
SUIT_INK_NAME = "INK"

HEADER = re.compile(r"\[(\]|[^\]]+?)(?: at (\d+) (\d+))?\]")
LEGEND = re.compile(r"([!-~]) = (\w+(?: \w+)*)")

Legend = dict[str, tuple[int, ...]]


class BadDrawing(ValueError):
    """A sheet that cannot be read; the sentence names the file and the line."""


@frozen
class Drawing:
    """One picture: its rows of characters, what they stand for, and where it is laid."""

    rows: tuple[str, ...]
    legend: Legend
    palette: Palette
    at: Point = (0, 0)

    @property
    def size(self) -> Point:
        """Width and height in pixels."""
        return len(self.rows[0]), len(self.rows)

    def surface(self, ink: Ink = 0, suit: Suit = Suit.CLUBS) -> pygame.Surface:
        """Draw the picture as it is for a suit, its pips in the given ink."""
        text = "".join(self.rows).encode("latin-1")
        return self.palette.picture(text.translate(self._numbers(ink, suit)), self.size)

    def _numbers(self, ink: Ink, suit: Suit) -> bytes:
        numbers = bytearray([CLEAR]) * 256
        for character, colors in self.legend.items():
            number = colors[suit % len(colors)]
            numbers[ord(character)] = ink if number == SUIT_INK else number
        return bytes(numbers)


Drawings = dict[str, Drawing]


def read_drawings(path: Path, palette: Palette) -> Drawings:
    """Read all drawings of a file by name, in the order in which they stand there."""
    reader = _SheetReader(path.name, palette)
    reader.read(path.read_text(encoding="utf-8", errors="replace"))
    return reader.finish()


class _SheetReader:
    """Takes a sheet in line by line."""

    def __init__(self, file: str, palette: Palette) -> None:
        self.file = file
        self.palette = palette
        self.line = 0
        self.sheet: Drawings = {}
        self.common: Legend = {}
        self.name = ""
        self._begin("", (0, 0))

    def read(self, text: str) -> None:
        for self.line, line in enumerate(text.splitlines(), 1):
            if len(line) == self.wide and line[0] not in "[;" and self.known.issuperset(line):
                self.rows.append(line)  # as most lines are
            else:
                self._read_other(line.rstrip())

    def _read_other(self, line: str) -> None:
        if not line or line.startswith(";"):
            return
        if line.startswith("[") and (header := HEADER.fullmatch(line)):
            self._end()
            self._begin(header[1], (int(header[2] or 0), int(header[3] or 0)))
        elif " = " in line and (legend := LEGEND.fullmatch(line)):
            self.legend[legend[1]] = self._colors(legend[2].split())
            self.known.add(legend[1])
        else:
            self._row(line)

    def finish(self) -> Drawings:
        self._end()
        return self.sheet

    def _begin(self, name: str, at: tuple[int, int]) -> None:
        self._require(not name or name not in self.sheet, f"[{name}] is drawn twice")
        self.name, self.at, self.rows, self.wide = name, at, list[str](), -1
        self.legend: Legend = dict(self.common) if name else self.common
        self.known = {NOTHING, *self.legend}

    def _end(self) -> None:
        if self.name:
            self._require(bool(self.rows), f"[{self.name}] has no picture")
            self.sheet[self.name] = Drawing(tuple(self.rows), self.legend, self.palette, self.at)

    def _colors(self, names: list[str]) -> tuple[int, ...]:
        numbers = {**self.palette.names, SUIT_INK_NAME: SUIT_INK}
        for name in names:
            self._require(name in numbers, f"{name} is not a color of this machine")
        self._require(len(names) in (1, len(Suit)), "give one color, or one for each of the four suits")
        return tuple(numbers[name] for name in names)

    def _row(self, line: str) -> None:
        self._require(bool(self.name), "a picture begins with its [name]")
        if not self.known.issuperset(line):
            self._require(False, f"'{min(set(line) - self.known)}' is not in the legend")
        if self.rows and len(line) != self.wide:
            self._require(False, f"{len(line)} pixels wide; the rows above are {self.wide}")
        self.wide = len(line)
        self.rows.append(line)

    def _require(self, condition: bool, wrong: str) -> None:
        if not condition:
            raise BadDrawing(f"{self.file}, line {self.line}: {wrong}.")
