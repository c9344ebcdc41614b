"""An opponent as strong as you are: he errs as often and as dearly as the player he is measured by."""

from bisect import bisect_left
from functools import lru_cache
from math import exp
from typing import ClassVar

from game.players.champ import Champ
from game.players.player import Thought
from game.players.weigh.weighing import quick_options
from game.rules.cards import Card, Cards
from game.rules.view import View

NAME = "shipmate"
DECKHANDS = 36
"""A deckhand's one number, in ten-thousandths of a game: the measure of a player without a past."""
# The one number of those whom he plays as well as, and how softly he then chooses, in parts of a game:
# found by playing him against each of them until neither won more (`python -m tools.bench shipmate`).
# At the champ's cost he plays the champ's cards; between the first two costs, sometimes.
_COSTS = ((0.0001, 0.0008), (0.0021, 0.006), (0.0028, 0.0125), (0.0036, 0.013), (0.0062, 0.028), (0.02, 0.2))


class Shipmate(Champ):
    """Takes a choice more rarely the more it costs, so that in the mean he gives away his measure."""

    name = NAME
    title = "Shipmate"
    character = "As strong as you: slips as often as you did lately, and never peeks at a hidden card."
    measure: ClassVar[int] = DECKHANDS

    def think_lay_away(self, view: View) -> Thought[Cards]:
        if self._is_careful(view):
            return (yield from super().think_lay_away(view))
        return (yield from self._chosen(view))

    def think_play(self, view: View) -> Thought[Card]:
        if len({card.rank for card in view.playable}) == 1:
            return min(view.playable)
        if self._is_careful(view):
            return (yield from super().think_play(view))
        return (yield from self._chosen(view))[0]

    def _is_careful(self, view: View) -> bool:
        """Tell whether he thinks as the champ does, instead of taking a glance."""
        best, good = (10_000 * cost for cost, _ in _COSTS[:2])
        return best + (good - best) * self.chance(view, "care").random() >= self.measure

    def _chosen(self, view: View) -> Thought[Cards]:
        options = yield from quick_options(view)
        best, softly = options[0].chance, self.softness()
        weights = [exp((option.chance - best) / softly) for option in options]
        return self.chance(view, NAME).choices(options, weights)[0].cards

    @classmethod
    def softness(cls) -> float:
        """Return how much of a game a choice may cost and still be taken a third as often as the best."""
        costs = [cost for cost, _ in _COSTS]
        wished = min(max(cls.measure / 10_000, costs[0]), costs[-1])
        at = max(1, bisect_left(costs, wished))
        (low, soft), (high, softer) = _COSTS[at - 1 : at + 1]
        return soft + (softer - soft) * (wished - low) / (high - low)


@lru_cache(maxsize=64)  # measures met
def shipmate_of(measure: int) -> type[Shipmate]:
    """Return the shipmate of whoever gives up `measure` ten-thousandths of a game in a decision."""
    return type(f"Shipmate{measure}", (Shipmate,), {"measure": measure})
