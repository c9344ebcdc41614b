"""How cards are named: in the letters in which they are typed, or in words."""

from collections.abc import Iterable

from game.rules.cards import Card, letters
from game.rules.spoken import in_words


class CardNames:
    """What has just happened is told in words; hands are spelt in letters unless words are asked for."""

    def __init__(self) -> None:
        self.are_words = False

    def hand(self, cards: Iterable[Card]) -> str:
        """Cards that lie together, lowest first."""
        return self.row(sorted(cards))

    def row(self, cards: Iterable[Card]) -> str:
        """Cards in the order in which they lie, with commas, so that a voice rests between them."""
        return ", ".join(in_words(card) if self.are_words else letters(card) for card in cards) or "none"
