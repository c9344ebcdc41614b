"""A hand that somebody counts alone: what a wrong count is told, and a wish for a hint."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from game.practice.items import HIS_NOBS, Item
from game.rules.cards import Cards
from game.rules.in_words import listed

ENOUGH = 3
"""After so many wrong counts there is nothing new to tell."""
NOW_YOU = "Now you: how many points?"


class OwnCount:
    """The items of the hand, and how often it was counted wrong."""

    def __init__(self, items: Sequence[Item]) -> None:
        self._items = items
        self._wrong = 0

    @property
    def total(self) -> int:
        """What the hand counts."""
        return self._items[-1].total

    @property
    def hint(self) -> str:
        """The first item, and a question for the rest; where there is one alone, its kind."""
        first, *others = self._items
        if others:
            return f"{first.words} What else?"
        return f"One thing counts: {first.name}. How many points is it?"

    @property
    def hinted(self) -> Cards:
        """The cards that the hint names."""
        first, *others = self._items
        return first.cards if others else ()

    @property
    def is_stuck(self) -> bool:
        """Whether it was wrong so often that the count itself is to be offered."""
        return self._wrong >= ENOUGH

    def wrong(self, said: int) -> str:
        """Say of a count what to look at again, and show an item to whoever was told before; of a right one
        nothing."""
        if said == self.total:
            return ""
        is_again, self._wrong = self._wrong > 0, self._wrong + 1
        if said > self.total:
            look = f"Begin again. {self._items[0].words}" if is_again else "Did you count something twice?"
            return f"{said} is too high. {look}"
        lacking = self._lacking(said)
        *_, shown = (item for item in self._items if item.name in lacking)
        seen = f"this? {shown.words}" if is_again else f"{listed([*map(self._every, lacking)])}?"
        return f"{said} is too low. Did you see {seen}"

    def _lacking(self, said: int) -> Sequence[str]:
        """Return the fewest kinds that cannot all be in a count that is too low.

        What no items add up to is a slip in adding: it is taken for the sum below it."""
        kinds = [*dict.fromkeys(item.name for item in self._items)]
        counted = max(one for one in _sums(self._items) if one <= said)
        some = (some for number in range(len(kinds)) for some in combinations(kinds, number + 1))
        return next(one for one in some if not self._are_in(counted, one))

    def _are_in(self, counted: int, kinds: Sequence[str]) -> bool:
        """Tell whether all items of these kinds can be in a count, and some of the others beside them."""
        others = [item for item in self._items if item.name not in kinds]
        return counted - self.total + sum(item.points for item in others) in _sums(others)

    def _every(self, name: str) -> str:
        if name == HIS_NOBS:
            return name
        number = [item.name for item in self._items].count(name)
        return f"{'every' if number > 1 else 'the'} {name.removeprefix('a ')}"


def _sums(items: Iterable[Item]) -> set[int]:
    """Return all that some of these items may add up to."""
    sums = {0}
    for item in items:
        sums |= {one + item.points for one in sums}
    return sums
