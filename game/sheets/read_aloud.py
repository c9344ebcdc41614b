"""Words as a voice reads them: cards by their names, and no signs that it would spell."""

import re
from collections.abc import Iterable, Sequence

from game.rules.cards import parse_cards
from game.rules.voice import HOUSE
from game.sheets.marks import BOARD_MARK, CARDS_MARK, HEADING_MARK, PRICE_MARK, TAB, with_named

FACE_DOWN = "a card face down"
SIGNS = ("+", "-")
MARKS = re.compile(f"^({re.escape(HEADING_MARK)}|{re.escape(PRICE_MARK)})|[^\\w\\s.,:;?'+%/-]")


def spoken(lines: Iterable[str]) -> str:
    """Join lines into one text for a voice."""
    return ". ".join(words for line in lines if (words := _plain(line).rstrip(".")))


def _plain(line: str) -> str:
    if line.startswith(BOARD_MARK):
        return ""
    if line.startswith(CARDS_MARK):
        cards = parse_cards(line.removeprefix(CARDS_MARK).replace("+", " "))
        return ", ".join(map(HOUSE.named, cards))
    named = with_named(line, HOUSE.named)
    return " ".join(MARKS.sub(" ", named.replace(TAB, ", ")).split())


def cells_named(heads: Sequence[str], cells: Sequence[str]) -> list[str]:
    """Name the cells of a row by their heads; the first in letters is whom it is about, and needs none."""
    about = next((at for at, cell in enumerate(cells) if cell.strip() and not cell.strip().isdecimal()), None)
    named = zip(heads, cells, strict=True)
    return [
        cell if at == about else f"{head}{'' if head in SIGNS else ' '}{cell}".strip()
        for at, (head, cell) in enumerate(named)
        if cell.strip()
    ]
