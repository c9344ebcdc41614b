"""Lines of the screen as a voice reads them."""

import re
from collections.abc import Iterable

from game.rules.cards import Card, parse_cards
from game.rules.spoken import in_words
from game.screen.pages.page_text import CARDS_MARK, HEADING_MARK, PRICE_MARK, SMALL_CARD, TAB

MARKS = re.compile(f"^({re.escape(HEADING_MARK)}|{re.escape(PRICE_MARK)})|[^\\w\\s.,:;?'+%/-]")


def spoken(lines: Iterable[str]) -> str:
    """Lines as a voice reads them: cards by their names, and no signs that it would spell."""
    return ". ".join(words for line in lines if (words := _plain(line).rstrip(".")))


def _plain(line: str) -> str:
    if line.startswith(CARDS_MARK):
        cards = parse_cards(line.removeprefix(CARDS_MARK).replace("+", " "))
        return ", ".join(map(in_words, cards))
    named = SMALL_CARD.sub(lambda card: in_words(Card.parse(card[1] + card[2])), line)
    return " ".join(MARKS.sub(" ", named.replace(TAB, ", ")).split())
