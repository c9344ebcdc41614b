"""Words that are longer than the room for them, broken into rows."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from textwrap import wrap

from game.paint.looks.look import Look
from game.sheets.columns import column_starts, column_widths, figures_ended, has_room, in_columns
from game.sheets.marks import BOARD_MARK, CARDS_MARK, HEADING_MARK, PRICE_MARK, SMALL_CARD, TAB

GAP = re.compile(r" {3,}")
PER_CENT, UNTORN = " %", "\N{NO-BREAK SPACE}%"
CARD, CARD_END, JOINED = "\ue000\ue000\ue001", re.compile("\ue001"), "\ue002"
PAIR = re.compile("(?<!\ue001 )(?<!\ue000)\ue000+\ue001 \ue000+\ue001(?! \ue000)")
KEPT = 500


@lru_cache(maxsize=KEPT)
def fitted(words: str, columns: int) -> tuple[str, ...]:
    """Break words into rows as they are drawn: where parts stand apart, and a part that is too long between
    its words; two small cards stay together."""
    cards = (card[0] for card in SMALL_CARD.finditer(words))
    letters = SMALL_CARD.sub(lambda card: CARD[-drawn_letters(card[0]) :], words)
    rows = _rows_of_letters(PAIR.sub(lambda pair: pair[0].replace(" ", JOINED), letters), columns)
    told = (row.replace(CARD[0], "").replace(JOINED, " ") for row in rows)
    return tuple(CARD_END.sub(lambda _: next(cards), row) for row in told)


def _rows_of_letters(words: str, columns: int) -> tuple[str, ...]:
    rows: list[str] = []
    while len(words) > columns:
        gaps = [gap for gap in GAP.finditer(words) if 0 < gap.start() <= columns]
        if not gaps:
            return (*rows, *_wrapped(words, columns))
        rows.append(words[: gaps[-1].start()])
        words = words[gaps[-1].end() :]
    return (*rows, words) if words else tuple(rows)


@lru_cache(maxsize=KEPT)
def balanced(words: str, columns: int) -> tuple[str, ...]:
    """Break words into as few rows as they need, the last of them not much shorter if it can be."""
    rows = fitted(words, columns)
    while len(rows) > 1 and len(rows[-1]) < columns // 2 and len(fitted(words, columns - 1)) == len(rows):
        columns -= 1
        rows = fitted(words, columns)
    return rows


def _wrapped(words: str, columns: int) -> list[str]:
    """Break between words; a figure keeps its percent."""
    return [row.replace(UNTORN, PER_CENT) for row in wrap(words.replace(PER_CENT, UNTORN), columns)]


BOARD_APART = " | "
"""Between the holes of the two pegs and the same in rows of letters."""
STREET_ROWS = 4
"""Of a drawn board: the numbers of the way out, its holes, those of the way home, and their numbers."""
EXAMPLE = re.compile(r"# (\d+|zero): (.+)")
"""What a row of cards counts, and why."""
LEAST_DOTS, MOST_AIR = 3, 8
INDENT = "  "


def drawn_letters(words: str) -> int:
    """Return how many letters wide these words are drawn, with their small cards."""
    return len(SMALL_CARD.sub(_index, words))


def _index(card: re.Match[str]) -> str:
    return f"{card[1].replace('T', '10')}?"


def text_columns(look: Look, *, contents: bool = False) -> int:
    """Return how many letters stand in a row of a page, which may have its contents beside it."""
    plan = look.pages.text
    return (
        look.columns - plan.contents - 3 - plan.scroll
        if contents and plan.contents
        else look.columns - 2 * plan.margin
    )


def page_rows(look: Look, lines: Sequence[str], *, contents: bool = False) -> list[str]:
    """Break a page into rows; below a row of cards as many are empty as the cards cover."""
    columns, table = text_columns(look, contents=contents), _cells(lines)
    starts, ended = _starts(table, columns), iter(figures_ended(table, drawn_letters))
    rows: list[str] = []
    for line in _with_examples(lines) if look.pages.text.mini_card else lines:
        if _is_of_table(line):
            cells, below = line.split(TAB), next(ended)
            if starts:
                rows.append(HEADING_MARK * (cells == table[0]) + in_columns(below, starts, drawn_letters))
            elif cells != table[0]:
                rows += [""] * bool(rows and rows[-1])
                rows += _below_one_another(table[0], cells, columns)
        else:
            rows += _rows(look, line, columns)
    return rows


def _with_examples(lines: Sequence[str]) -> Iterator[str]:
    """Give small cards that are an example the words above them, to stand at their right."""
    before, is_first = None, True
    for line in (*lines, None):
        if before and line and line.startswith(CARDS_MARK) and EXAMPLE.fullmatch(before):
            yield from [""] * is_first
            line, before = f"{line}{BOARD_APART}{before.removeprefix(HEADING_MARK)}", None
            is_first = False
        if before is not None:
            yield before
        before = line


def _rows(look: Look, line: str, columns: int) -> Iterator[str]:
    if line.startswith(CARDS_MARK):
        covered = -(-(look.pages.text.mini_card or look.cards.size)[1] // look.cell[1])
        yield from (line, *[""] * (covered - (not look.pages.text.mini_card)))
    elif line.startswith(BOARD_MARK):
        yield from (
            line.split(BOARD_APART)[1:] if look.grain.has_only_letters else (line, *[""] * (STREET_ROWS - 1))
        )
    elif line.startswith(HEADING_MARK):
        words = line.removeprefix(HEADING_MARK)
        yield from (HEADING_MARK + row for row in balanced(words, columns))
    elif line.startswith(PRICE_MARK):
        words, price = line.removeprefix(PRICE_MARK).split(TAB)
        room = columns - max(LEAST_DOTS, len(price) + 2)
        yield from _price_rows(min(look.pages.text.price_column, room), words, price)
    else:
        yield from fitted(line, columns) or ("",)


def _price_rows(column: int, words: str, price: str) -> Iterator[str]:
    *above, last = fitted(words, column - LEAST_DOTS)
    yield from above
    yield f"{last} {'.' * (column - len(last))} {price}"


def _is_of_table(line: str) -> bool:
    return TAB in line and not line.startswith(PRICE_MARK)


def _cells(lines: Sequence[str]) -> list[list[str]]:
    """Return the rows of the table of a page; the first of them has the names of its columns."""
    return [line.split(TAB) for line in lines if _is_of_table(line)]


def _starts(table: Sequence[Sequence[str]], columns: int) -> Sequence[int]:
    """Return where the columns of a table begin; nothing where they have no room side by side."""
    widths = column_widths(table, drawn_letters)
    return column_starts(widths, MOST_AIR, columns) if has_room(widths, columns) else ()


def tables_fit(look: Look, lines: Sequence[str]) -> bool:
    """Tell whether the table of a page has room beside the contents."""
    return has_room(column_widths(_cells(lines), drawn_letters), text_columns(look, contents=True))


def _below_one_another(names: Sequence[str], cells: Sequence[str], columns: int) -> Iterator[str]:
    """Write a row of a table whose columns have no room: its first cell, and the others with their names."""
    first = cells[0].strip()
    yield f"{HEADING_MARK}{names[0]}: {first}" if names[0] and first else first
    said = [f"{name}: {cell.strip()}" for name, cell in zip(names[1:], cells[1:], strict=False) if cell]
    yield from (INDENT + row for row in _side_by_side(said, columns - len(INDENT)))


def _side_by_side(parts: Sequence[str], columns: int) -> Iterator[str]:
    """Put into a row as many parts as have room there, drawn with their small cards."""
    row = ""
    for part in parts:
        if row and drawn_letters(f"{row}   {part}") <= columns:
            row = f"{row}   {part}"
            continue
        if row:
            yield row
        *above, row = [part] if drawn_letters(part) <= columns else fitted(part, columns)
        yield from above
    if row:
        yield row
