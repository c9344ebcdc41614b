"""Packs that a test has written down."""

from collections.abc import Mapping

from game.rules.cards import PACK, Cards
from game.rules.errors import InvalidHand


class ScriptedPacks:
    """Packs whose top cards a test has written down; the rest follows in the order of the pack."""

    def __init__(self, tops: Mapping[str, Cards]) -> None:
        self.tops = tops

    def __call__(self, occasion: str) -> Cards:
        """The scripted top cards, then all the others."""
        top = self.tops.get(occasion, ())
        if len(set(top)) < len(top):
            raise InvalidHand("A scripted pack holds a card twice.")
        return top + tuple(card for card in PACK if card not in top)
