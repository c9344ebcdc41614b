"""The sets of one kind in a hand, looked for one by one: what was found, what is left, and where to look."""

from collections.abc import Sequence

from game.practice.items import called, so_far, what_is_wrong
from game.practice.learn import Take
from game.rules.cards import Card, Cards, in_one_word
from game.rules.in_words import number_word
from game.sheets.marks import small_cards


class Search:
    """A search that goes on; `noted` are the sets found when it was left, as they are written."""

    def __init__(self, task: Take, hand: Cards, sets: Sequence[Cards], noted: Sequence[str]) -> None:
        self.task = task
        self.found: list[Cards] = []
        self._hand, self._sets, self._noted = hand, sets, noted

    @property
    def is_over(self) -> bool:
        return len(self.found) == len(self._sets)

    @property
    def left(self) -> list[Cards]:
        """The sets that were not found; those that were before it was left come first."""
        left = [one for one in self._sets if one not in self.found]
        return [*(one for words in self._noted for one in left if in_one_word(one) == words), *left]

    def nearest(self, taken: Sequence[Card]) -> Cards:
        """Return the set that a hint is about: one to which cards that were taken belong, if any does."""
        return next((one for one in self.left if {*taken} < {*one}), self.left[0])

    def looked_at(self, taken: Sequence[Card]) -> Card:
        """Return the card that a hint names: of this set one that was not taken."""
        *_, card = (card for card in self.nearest(taken) if card in self._hand and card not in taken)
        return card

    def hint(self, taken: Sequence[Card]) -> str:
        """Say where to look now."""
        others = len(self.nearest(taken)) - 1
        make = "card makes" if others == 1 else f"{number_word(others)} make"
        return self.task.hint.format(card=called((self.looked_at(taken),), self._hand), others=make)

    @property
    def asks(self) -> str:
        """What is asked, or after a find how much is left."""
        if not self.found:
            return self.task.words
        left = len(self._sets) - len(self.found)
        return "One more: take it." if left == 1 else f"Take another: {left} left."

    @property
    def told(self) -> Sequence[str]:
        """What was found and how much is left."""
        if self.found:
            return f"Found: {'; '.join(map(small_cards, self.found))}.", self.asks
        number = len(self._sets)
        return (self.asks, f"There are {number}.") if number > 1 else (self.asks,)

    def finds(self, taken: Cards) -> bool:
        return taken in self._sets and taken not in self.found

    def wrong(self, taken: Cards, *, are_all: bool) -> str:
        """Say why cards that were taken are none of the sets; nothing while they may still become one."""
        wrong = what_is_wrong(taken, self._sets, self.found, self.task.kind, is_all=are_all)
        again = "Try others." if len(self._sets[0]) > 1 else "Try another card."
        return wrong and f"{wrong} {self.asks if self.found else again}"

    def said_of(self, taken: Cards) -> str:
        """Say what the cards taken so far make, or ask for some."""
        return so_far(taken, self.task.kind) if taken else self.asks
