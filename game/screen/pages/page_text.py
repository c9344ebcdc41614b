"""What stands on a page, in rows: a scene gives paragraphs, and they are broken to the page's width.

`# words` is a heading, `= 5H 5S + 5C` are true cards, `. words<tab>2` is a price with dots before it,
and cells parted by tabs are a table, whose first row names the columns."""

import re
from collections.abc import Iterator, Sequence

from game.screen.looks.look import Look
from game.screen.paint.fitting import fitted

HEADING_MARK, CARDS_MARK, PRICE_MARK, TAB = "# ", "= ", ". ", "\t"
SMALL_CARD = re.compile(r"\[(10|[2-9TJQKA])([CDHS])\]")
LEAST_DOTS = 3
INDENT = "  "


def drawn_letters(words: str) -> int:
    """How many letters wide these words are drawn, with their small cards."""
    return len(SMALL_CARD.sub(lambda card: f"{card[1].replace('T', '10')}?", words))


def text_columns(look: Look) -> int:
    """How many letters stand in a row of a page."""
    return look.columns - 2 * look.pages.text.margin


def page_rows(look: Look, lines: Sequence[str]) -> list[str]:
    """All rows of a page; below a row of cards as many are empty as the cards cover."""
    names: list[str] = []
    rows: list[str] = []
    for line in lines:
        if TAB in line and not line.startswith(PRICE_MARK):
            cells = line.split(TAB)
            names = names or cells
            rows += _table_row(look, names, cells)
        else:
            rows += _rows(look, line)
    return rows


def _rows(look: Look, line: str) -> Iterator[str]:
    if line.startswith(CARDS_MARK):
        covered = -(-look.cards.size[1] // look.cell[1])
        yield from (line, *[""] * (covered - 1))
    elif line.startswith(HEADING_MARK):
        words = line.removeprefix(HEADING_MARK)
        yield from (HEADING_MARK + row for row in fitted(words, text_columns(look)))
    elif line.startswith(PRICE_MARK):
        yield from _price_rows(look, *line.removeprefix(PRICE_MARK).split(TAB))
    else:
        yield from fitted(line, text_columns(look)) or ("",)


def _price_rows(look: Look, words: str, price: str) -> Iterator[str]:
    column = look.pages.text.price_column
    *above, last = fitted(words, column - LEAST_DOTS)
    yield from above
    yield f"{last} {'.' * (column - len(last))} {price}"


def _table_row(look: Look, names: Sequence[str], cells: Sequence[str]) -> Iterator[str]:
    if tabs := look.pages.text.tabs:
        row = ""
        for at, cell in zip((0, *tabs), cells, strict=False):
            row += " " * (at - drawn_letters(row)) + cell
        yield row
    elif cells is not names:
        yield cells[0]
        room = text_columns(look) - len(INDENT)
        for name, cell in zip(names[1:], cells[1:], strict=False):
            yield from (INDENT + row for row in fitted(f"{name}: {cell}", room) if cell)
