"""The drill: hands and cribs with a starter, to be counted against the clock."""

import re
from collections.abc import Iterable
from itertools import combinations
from random import Random

from game.rules.cards import Card, Cards
from game.rules.counting import Scores, points, show, show_points
from game.rules.forms import Form
from game.rules.pack import ShuffledPacks
from game.values import frozen

HANDS = 10
CRIB_EVERY = 4
"""Every fourth is a crib."""
_GOOD = 0.7  # of the hands are kept well; the others as they come, for a nineteen among them
_WRITTEN = re.compile(r"drill (\d{4}-\d\d-\d\d) right (\d{1,3}) of (\d{1,3}) seconds (\d{1,6}\.\d)")


@frozen
class Countable:
    """A hand or a crib, and the card turned up."""

    cards: Cards
    starter: Card
    crib: bool

    @property
    def scores(self) -> Scores:
        return show(self.cards, self.starter, crib=self.crib)

    @property
    def points(self) -> int:
        """What it truly counts."""
        return points(self.scores)


def drill(form: Form, seed: str, number: int = HANDS) -> tuple[Countable, ...]:
    """Return n to count, of the size that the form keeps."""
    return tuple(_to_count(form, f"{seed} {at}", crib=at % CRIB_EVERY == 0) for at in range(1, number + 1))


def _to_count(form: Form, seed: str, *, crib: bool) -> Countable:
    starter, *pack = ShuffledPacks(seed)("drill")
    dealt = pack[: form.dealt]
    size = len(dealt) - form.laid_away
    keeps = [*combinations(dealt, size)]
    is_kept_well = not crib and Random(seed).random() < _GOOD
    cards = max(keeps, key=lambda keep: show_points(keep, starter)) if is_kept_well else keeps[0]
    return Countable(tuple(sorted(cards)), starter, crib)


@frozen
class DrillResult:
    """How many were right, of how many, and in what time."""

    day: str
    right: int
    hands: int
    seconds: float

    @property
    def words(self) -> str:
        return f"{self.right} of {self.hands} right in {self.seconds:.1f} seconds"

    def __str__(self) -> str:
        return f"drill {self.day} right {self.right} of {self.hands} seconds {self.seconds:.1f}"

    @classmethod
    def parse(cls, text: str) -> "DrillResult | None":
        """Read the text of `str`, if it is that."""
        found = _WRITTEN.fullmatch(text)
        return cls(found[1], int(found[2]), int(found[3]), float(found[4])) if found else None

    @property
    def rank(self) -> tuple[int, float]:
        """More of them right is better, and then the shorter time."""
        return self.right, -self.seconds


def best_of(lines: Iterable[str]) -> DrillResult | None:
    """Return the best drill of those that were noted down."""
    found = [result for line in lines if (result := DrillResult.parse(line)) and result.hands == HANDS]
    return max(found, key=lambda result: result.rank, default=None)
