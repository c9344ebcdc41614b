"""A page in rows, whatever of it is seen together."""

from collections.abc import Sequence

from game.paint.brushes.page_text import page_pieces
from game.paint.looks.look import Look


def page_rows(look: Look, lines: Sequence[str], *, contents: bool = False) -> list[str]:
    """Break a page into rows; below a row of cards as many are empty as the cards cover."""
    return [row for piece in page_pieces(look, lines, contents=contents) for row in piece]
