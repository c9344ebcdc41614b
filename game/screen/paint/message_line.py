"""The line of messages at the lower edge, which has more than one row where rows are short."""

from collections.abc import Sequence

from pygame import Rect

from game.screen.paint.fitting import fitted
from game.screen.paint.picture import Picture


def draw_message(picture: Picture, words: str) -> None:
    """A message of the table, from the left."""
    look, area = picture.look, picture.look.table.message
    left = area.left + look.table.message_margin
    rows = fitted(words, (area.right - left) // look.cell[0])[: look.rows_in(area)]
    for row, line in enumerate(rows):
        at = left, area.top + row * look.cell[1]
        picture.canvas.text(at, line, look.inks.lit)
        picture.message = Rect(at, (look.width(line), look.cell[1]))


def draw_marks(picture: Picture, marks: Sequence[str], right: int, top: int) -> None:
    """What holds at this table, up to a point; what is asked goes before it."""
    words, look = " ".join(marks), picture.look
    area = Rect(right - look.width(words), top, look.width(words), look.cell[1])
    if not area.colliderect(picture.message):
        picture.canvas.text(area.topleft, words, look.inks.older_reasons)
