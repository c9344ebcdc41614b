"""A machine's letters, from its own sheet of drawings, and the writing of words with them."""

from functools import cache, lru_cache

import pygame

from game.screen.looks.drawings import Drawing
from game.screen.looks.look import Look, drawings
from game.screen.looks.palette import Ink

UNKNOWN = "unknown"
LINES_KEPT = 1000

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


def drawing(look: Look, character: str) -> Drawing:
    """The drawing of one character; what the sheet lacks is an empty frame."""
    sheet = drawings(look, look.glyphs)
    return sheet.get(NAMES.get(character, character), sheet[UNKNOWN])


@cache
def glyph(look: Look, character: str, ink: Ink) -> pygame.Surface:
    """One character in one colour, on nothing."""
    return drawing(look, character).surface(ink)


@lru_cache(maxsize=LINES_KEPT)
def line(look: Look, words: str, ink: Ink) -> pygame.Surface:
    """A line of words in one colour, on nothing."""
    wide, high = look.cell
    surface = look.palette.blank((len(words) * wide, high))
    surface.blits(
        [(glyph(look, character, ink), (column * wide, 0)) for column, character in enumerate(words)]
    )
    return surface
