"""The game's own 8x14 letters, drawn in `assets/glyphs.txt`, and the writing of words with them."""

from functools import cache, lru_cache

import pygame

from game.assets import ASSETS
from game.screen.looks.palette import Colour
from game.screen.looks.sheets import CLEAR, Drawing, Sheet, indexed, read_sheet

WIDTH, HEIGHT = 8, 14
GLYPHS = ASSETS / "glyphs.txt"
UNKNOWN = "unknown"
LINES_KEPT = 2000

NAMES = {
    "]": "right bracket",
    "♣": "club",
    "♦": "diamond",
    "♥": "heart",
    "♠": "spade",
    "•": "bullet",
    "·": "dot",
    "°": "degree",
    "½": "half",
    "×": "times",
    "é": "e acute",
    "↑": "up",
    "↓": "down",
    "→": "right",
    "←": "left",
    "►": "triangle right",
    "◄": "triangle left",
    "▲": "triangle up",
    "▼": "triangle down",
    "─": "line",
    "│": "line down",
    "┌": "corner top left",
    "┐": "corner top right",
    "└": "corner bottom left",
    "┘": "corner bottom right",
    "├": "tee left",
    "┤": "tee right",
    "┬": "tee top",
    "┴": "tee bottom",
    "┼": "cross",
    "═": "double line",
    "║": "double line down",
    "╔": "double corner top left",
    "╗": "double corner top right",
    "╚": "double corner bottom left",
    "╝": "double corner bottom right",
    "╠": "double tee left",
    "╣": "double tee right",
    "╦": "double tee top",
    "╩": "double tee bottom",
    "╬": "double cross",
    "╟": "double tee left to line",
    "╢": "double tee right to line",
    "░": "light shade",
    "▒": "shade",
    "▓": "dark shade",
    "█": "block",
    "▀": "upper block",
    "▄": "lower block",
    "▌": "left block",
    "▐": "right block",
    "■": "square",
    "√": "tick",
    "†": "dagger",
}
"""The drawings that are not named by their own character."""


@cache
def sheet() -> Sheet:
    """All glyphs by name, read once."""
    return read_sheet(GLYPHS)


def drawing(character: str) -> Drawing:
    """The drawing of one character; what the sheet lacks is an empty frame."""
    return sheet().get(NAMES.get(character, character), sheet()[UNKNOWN])


@cache
def glyph(character: str, colour: Colour) -> pygame.Surface:
    """One character in one colour, on nothing."""
    return drawing(character).surface(ink=colour)


@lru_cache(maxsize=LINES_KEPT)
def line(words: str, colour: Colour) -> pygame.Surface:
    """A line of words in one colour, on nothing."""
    surface = blank(width(words), HEIGHT)
    surface.blits([(glyph(character, colour), (column * WIDTH, 0)) for column, character in enumerate(words)])
    return surface


def blank(wide: int, high: int) -> pygame.Surface:
    """A surface of EGA colours on which nothing is drawn yet."""
    return indexed(bytes([CLEAR]) * (wide * high), (wide, high))


def width(words: str) -> int:
    """How many pixels the words take."""
    return len(words) * WIDTH
