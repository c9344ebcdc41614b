"""The one ruler for all choices: a chance to win."""

from dataclasses import dataclass

from game.players.search.playouts import worth_of_a_point
from game.players.tables.odds import FormOdds
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Ruler:
    """Far from home a choice has the chance of the best one, less what it is behind in points.

    What two choices are apart in points was seen in the same deals, and is far surer than two chances found
    by themselves would be.
    """

    worth: float  # of a point
    best_points: float = 0.0
    best_chance: float = 0.0

    @classmethod
    def of(cls, view: View, odds: FormOdds) -> "Ruler":
        """The ruler of a position, before it is laid on its best choice."""
        return cls(worth_of_a_point(view, odds))

    def chance(self, points: float) -> float:
        """The chance of a choice of so many points."""
        return min(1.0, max(0.0, self.best_chance - self.worth * (self.best_points - points)))
