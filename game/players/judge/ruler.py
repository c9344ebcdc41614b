"""The one ruler for all choices: a chance to win, or points where a form has no win table."""

from dataclasses import dataclass

from game.players.tables.odds import FormOdds
from game.players.thought.finish import worth_of_a_point
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Ruler:
    """Far from home a choice has the chance of the best one, less what it is behind in points.

    What two choices are apart in points was seen in the same deals, and is far surer than two chances found
    by themselves would be.
    """

    worth: float  # of a point; one where points are all there is
    best_points: float = 0.0
    best_chance: float | None = None

    @classmethod
    def of(cls, view: View, odds: FormOdds) -> "Ruler":
        """The ruler of a position, before it is laid on its best choice."""
        return cls(worth_of_a_point(view, odds) if odds.win else 1.0)

    def chance(self, points: float) -> float | None:
        """The chance of a choice of so many points."""
        if self.best_chance is None:
            return None
        return min(1.0, max(0.0, self.best_chance - self.worth * (self.best_points - points)))
