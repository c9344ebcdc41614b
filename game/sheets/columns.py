"""Columns of letters: how wide they are, and where each begins. Lists, figures and tables stand on it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import zip_longest

from game.rules.in_words import NO_FIGURE

Letters = Callable[[str], int]
"""How many letters wide words are, where they are drawn."""


def column_widths(rows: Iterable[Sequence[str]], letters: Letters = len) -> list[int]:
    """Return how many letters each column of a table is wide; a row may have fewer cells than others."""
    return [max(map(letters, column)) for column in zip_longest(*rows, fillvalue="")]


def with_room_for(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Fill heads of figures up at their left, till each is as wide as its column in these rows."""
    return [head.rjust(wide) for head, wide in zip(heads, column_widths([heads, *rows]), strict=True)]


def has_room(widths: Sequence[int], room: int) -> bool:
    """Tell whether columns stand side by side in a room, with a letter of air between them."""
    return sum(widths) + len(widths) - 1 <= room


def column_starts(widths: Sequence[int], most: int, room: int | None = None) -> list[int]:
    """Return where columns begin: between them is a letter of air, and as many more as the room has for
    each, up to a number."""
    gaps = max(len(widths) - 1, 1)
    spare = most * gaps if room is None else room - sum(widths) - len(widths)
    apart = 1 + min(max(spare // gaps, 0), most)
    return [sum(widths[:at]) + at * apart for at in range(len(widths))]


def to_the_end(starts: Sequence[int], widths: Sequence[int], room: int) -> list[int]:
    """Part the first columns by what is left over of a room, where that is less than a letter a gap."""
    over = room - 1 - starts[-1] - widths[-1]
    return parted(starts, range(1, 1 + over) if over < len(starts) else ())


def parted(starts: Sequence[int], before: Collection[int]) -> list[int]:
    """Put a letter of air more before each of these columns."""
    return [start + sum(one <= at for one in before) for at, start in enumerate(starts)]


def is_figures(cells: Sequence[str]) -> bool:
    """Tell whether a column has figures in it and nothing else; some of its cells may be empty, or a dash."""
    filled = [cell for cell in cells if cell not in ("", NO_FIGURE)]
    return bool(filled) and not any(map(_is_words, filled))


def _is_words(cell: str) -> bool:
    return cell[0].isalpha() or "[" in cell or not any(map(str.isdigit, cell))


def figures_ended(rows: Sequence[Sequence[str]], letters: Letters = len) -> list[list[str]]:
    """Return the rows of a table below its heads, figures and what stands over them up to their right end."""
    widths = column_widths(rows, letters)
    right = [is_figures(column) for column in zip_longest(*rows[1:], fillvalue="")]
    return [
        [
            cell.rjust(wide) if is_right else cell
            for cell, wide, is_right in zip(row, widths, right, strict=False)
        ]
        for row in rows
    ]


def in_columns(cells: Sequence[str], starts: Sequence[int], letters: Letters = len) -> str:
    """Write cells as one row, each where its column begins."""
    row = ""
    for cell, start in zip(cells, starts, strict=False):
        row += " " * (start - letters(row)) + cell
    return row.rstrip()


AIR = 2
"""Letters more than one between the columns of a table that is written."""


def laid_out(rows: Sequence[Sequence[str]]) -> list[str]:
    """Write a table below its heads as lines of text; heads alone stand as they are."""
    if not rows[1:]:
        return ["  ".join(row).rstrip() for row in rows]
    table = figures_ended(rows)
    starts = column_starts(column_widths(table), AIR)
    return [in_columns(row, starts) for row in table]
