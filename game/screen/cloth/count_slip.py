"""The slip of a count: whose cards they are, the words so far, and the total, beside the cards."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

from pygame import Rect

from game.rules.cards import RANK_LETTERS, TEN, Card
from game.screen.looks.places import ShowPlaces
from game.screen.paint.canvas import Canvas
from game.screen.tabletop import Slip, Tabletop

HAND, CRIB = "HAND", "CRIB"
SUIT_SIGNS = "♣♦♥♠"


class SlipRow(NamedTuple):
    """A row of the words, and from which letter on it is being read."""

    words: str
    reading_from: int


def draw_slip(canvas: Canvas, places: ShowPlaces, top: Tabletop, slip: Slip) -> None:
    """In the colour of the side that counts; the item being read is inverted."""
    look, colours = canvas.look, canvas.look.inks.sides[top.side(slip.seat)]
    if slip.total is not None:
        _draw_total(canvas, places.total, top, slip)
    area, plan = places.slip, look.table.slip
    canvas.fill(area, look.inks.plate.back)
    title = Rect(area.left, area.top, area.width, plan.title)
    canvas.fill(title, colours.inlay)
    canvas.outline(area, colours.words)
    across, down = plan.margin
    inside = Rect(
        area.left + across, title.bottom, area.width - 2 * across, area.bottom - title.bottom - down
    )
    left, line = inside.left, title.centery - look.cell[1] // 2
    named = " ".join(map(named_card, sorted(top.lit)))
    if len(slip.title) + 1 + len(named) > look.columns_in(inside):
        named = ""
    canvas.text((left, line), slip.title, colours.inlay_words)
    canvas.right(Rect(inside.left, line, inside.width, look.cell[1]), named, colours.figures)
    rows = list(slip_rows(slip.words, look.columns_in(inside)))
    for number, (words, start) in enumerate(rows[-look.rows_in(inside) :]):
        at = left, inside.top + number * look.cell[1]
        canvas.text(at, words, look.inks.plate.words)
        if reading := words[start:]:
            after = left + look.width(words[:start])
            canvas.text((after, at[1]), reading, look.inks.plate.now_words, look.inks.lit)


def _draw_total(canvas: Canvas, area: Rect, top: Tabletop, slip: Slip) -> None:
    colours = canvas.look.inks.sides[top.side(slip.seat)]
    canvas.fill(area, colours.inlay)
    canvas.outline(area, colours.words)
    caption = Rect(area.left, area.top, area.width, area.height // 3)
    canvas.centred(caption, CRIB if slip.is_crib else HAND, colours.inlay_words)
    figures = Rect(area.left, caption.bottom, area.width, area.bottom - caption.bottom)
    canvas.large(figures, str(slip.total), colours.figures)


def named_card(card: Card) -> str:
    """A card in two or three letters, with the sign of its suit."""
    rank = str(TEN) if card.rank == TEN else RANK_LETTERS[card.rank - 1]
    return f"{rank}{SUIT_SIGNS[card.suit]}"


def slip_rows(items: Sequence[str], columns: int) -> Iterator[SlipRow]:
    """All items in rows; the last one is being read."""
    text = ", ".join(items)
    reading = len(text) - len(items[-1]) if items else 0
    begun = 0
    for row in wrap(text, columns):
        begun = text.index(row, begun)
        yield SlipRow(row, min(max(reading - begun, 0), len(row)))
        begun += len(row)
