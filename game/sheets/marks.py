"""The marks at the beginning of a line of a page that say what it is, and the card among words."""

import re

from game.rules.cards import Card, named_card

HEADING_MARK, CARDS_MARK, PRICE_MARK, BOARD_MARK, TAB = "# ", "= ", ". ", "| ", "\t"
ANSWER_MARK = "? "
"""Stands before an answer that is turned up when asked for."""
COUNTS_MARK = "counts: "
"""Stands below cards that two players played in turn: the count of each."""
BEFORE_KEYS = "   "
"""Stands between words and what a key does."""
SMALL_CARD = re.compile(r"\[(10|[2-9TJQKA])([CDHS])\]")


def marked_card(match: re.Match[str]) -> Card:
    """Return the card that is marked there."""
    return Card.parse(match[1] + match[2])


def with_signs(words: str) -> str:
    """Write the cards among words with the signs of their suits, where they are seen."""
    return SMALL_CARD.sub(lambda card: named_card(marked_card(card)), words.replace("],", "]"))
