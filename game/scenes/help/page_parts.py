"""A page of help, and the forms in which cards and longer sentences stand on it."""

from textwrap import wrap
from typing import NamedTuple

from game.rules.cards import Cards, cards_text

COLUMNS = 74
_ROWS_OF_A_CARD = 5
_PRICE_COLUMN = 56


class Page(NamedTuple):
    """One page of help, in lines of at most so many columns."""

    title: str
    lines: list[str]


def prose(*paragraphs: str) -> list[str]:
    """Paragraphs broken into lines, with an empty one between them."""
    lines = [line for paragraph in paragraphs for line in ("", *wrap(paragraph, COLUMNS))]
    return lines[1:]


def drawn(cards: Cards, apart: Cards = ()) -> list[str]:
    """Cards drawn as they are, some of them apart from the others."""
    groups = [cards_text(group) for group in (cards, apart) if group]
    return [f"= {' + '.join(groups)}", *[""] * (_ROWS_OF_A_CARD - 1)]


def priced(*rows: tuple[str, str | int]) -> list[str]:
    """A table of what counts, and how much."""
    return [f"{words} {'.' * (_PRICE_COLUMN - len(words))} {price}" for words, price in rows]
