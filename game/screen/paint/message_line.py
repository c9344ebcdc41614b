"""The line of messages at the lower edge, which has more than one row where rows are short."""

from game.screen.paint.fitting import fitted
from game.screen.paint.picture import Picture


def draw_message(picture: Picture, words: str) -> None:
    """A message of the table, from the left."""
    area = picture.look.table.message.copy()
    area.left += picture.look.table.message_margin
    area.width -= picture.look.table.message_margin
    for row, line in enumerate(_lines(picture, words, picture.look.columns_in(area))):
        at = area.left, area.top + row * picture.look.cell[1]
        picture.canvas.text(at, line, picture.look.inks.lit)


def draw_note(picture: Picture, words: str) -> None:
    """A note about a page without a table, in the middle of a dark line."""
    area = picture.look.table.message
    picture.canvas.fill(area, picture.look.inks.ground)
    lines = _lines(picture, words, picture.look.columns)
    area = area.inflate(0, (len(lines) - picture.look.rows_in(area)) * picture.look.cell[1])
    for row, line in enumerate(lines):
        strip = area.move(0, row * picture.look.cell[1])
        strip.height = picture.look.cell[1]
        picture.canvas.centred(strip, line, picture.look.inks.lit)


def _lines(picture: Picture, words: str, columns: int) -> list[str]:
    return fitted(words, columns)[: picture.look.rows_in(picture.look.table.message)]
