"""The marks at the beginning of a line of a page that say what it is, and the cards among words."""

import re
from collections.abc import Callable, Iterable

from game.rules.cards import Card, named_card
from game.rules.in_words import capital

HEADING_MARK, CARDS_MARK, PRICE_MARK, BOARD_MARK, TAB = "# ", "= ", ". ", "| ", "\t"
ANSWER_MARK = "? "
"""Stands before an answer that is turned up when asked for."""
COUNTS_MARK = "counts: "
"""Stands below cards that two players played in turn: the count of each."""
BEFORE_KEYS = "   "
"""Stands between words and what a key does."""
SCORES_MARK = "\v"
"""Stands before the scores in a line, which is told without them where they are written."""
_BEHIND_SENTENCE = re.compile(r"\w[.?!] $")
SMALL_CARD = re.compile(r"\[(10|[2-9TJQKA])([CDHS])\]")


def small_cards(cards: Iterable[Card]) -> str:
    """Mark cards that lie side by side: whoever tells or shows the line names them in his way."""
    return " ".join(f"[{card}]" for card in cards)


def marked(cards: Iterable[Card]) -> str:
    """Mark cards one after the other, with a comma between any two."""
    return small_cards(cards).replace("] [", "], [") or "none"


def marked_hand(cards: Iterable[Card]) -> str:
    """Mark cards that lie together, lowest first."""
    return marked(sorted(cards))


def marked_sets(sets: Iterable[Iterable[Card]]) -> str:
    """Mark several sets of cards in one breath."""
    return "; ".join(small_cards(sorted(cards)) for cards in sets)


def with_named(words: str, named: Callable[[Card], str]) -> str:
    """Write words with each card that is marked among them named this way; a later sentence may begin so."""

    def name(card: re.Match[str]) -> str:
        told = named(Card.parse(card[1] + card[2]))
        return capital(told) if _BEHIND_SENTENCE.search(words, 0, card.start()) else told

    return SMALL_CARD.sub(name, words)


def with_signs(words: str) -> str:
    """Write the cards among words with the signs of their suits, where they are seen."""
    return with_named(words.replace("],", "]"), named_card)
