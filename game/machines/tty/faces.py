"""Cards of lines and letters, and a bell."""

from array import array
from collections.abc import Sequence
from fractions import Fraction

from pygame import Rect, Surface

from game.devices.notes import Note, wave
from game.paint.brushes.canvas import Canvas
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.rules.cards import Card, letters

from .plans import HIGH, WIDE, Glow

RANK = Rect(WIDE, HIGH, 2 * WIDE, 2 * HIGH)
"""What a rank takes up: in small print the first line alone, in large all of it."""


def lay_letters(look: Look, surface: Surface, card: Card, _: Ink, *, is_large: bool = False) -> None:
    """Draw rank and, on the line below, suit; reversed while the card is lit."""
    is_lit = surface.get_at_mapped((0, 0)) == look.inks.paper.lit
    canvas = _framed(look, surface)
    rank = letters(card)[:-1]
    if is_large:
        canvas.large(RANK, rank, Glow.BOLD, (3 - len(rank), 2))
    else:
        canvas.text(RANK.topleft, rank, Glow.BOLD)
    canvas.text((3 * WIDE, 2 * HIGH), card.suit.letter, Glow.BOLD)
    if is_lit:
        canvas.reverse(surface.get_rect().inflate(-2 * WIDE, -2 * HIGH), Glow.BOLD, Glow.DARK)


def lay_pattern(look: Look, surface: Surface) -> None:
    """Draw the back of a card."""
    canvas = _framed(look, surface)
    for line in (1, 2):
        canvas.text((WIDE, line * HIGH), "▒▒▒", Glow.NORMAL)


def _framed(look: Look, surface: Surface) -> Canvas:
    canvas = Canvas(look, surface)
    look.grain.frame(canvas, surface.get_rect(), look.inks.counter, "")
    return canvas


PITCH = 800
SILENCE = array("h", [0, 0])
RINGS = {"GO": 1, "ERROR": 1, "MUGGINS": 2, "THIRTY_ONE": 1, "WIN": 3, "LOSE": 1}


def bell(tune: str) -> "Sequence[array[int]]":
    """Ring the strokes of a tune; for most things there are none."""
    strokes = [Note(PITCH, Fraction(1, 8)), Note(0, Fraction(1, 16))] * RINGS.get(tune, 0)
    return [wave(strokes) or SILENCE]
