"""A choice that was made, held against the best there was."""

from dataclasses import dataclass
from enum import IntEnum

from game.players.judge.option import Option, Options, Part
from game.rules.cards import Cards


class Mark(IntEnum):
    """How costly a choice was."""

    NONE = 0
    DOUBTFUL = 1
    ERROR = 2
    BLUNDER = 3


_FROM_CHANCE, _FROM_POINTS = (0.01, 0.02, 0.04), (0.5, 1.0, 2.0)
_MOST_OF_IT = 0.5


def mark_of(cost: float, *, in_points: bool) -> Mark:
    """The mark for giving away so much of a game, or so many points where there are no chances."""
    steps = _FROM_POINTS if in_points else _FROM_CHANCE
    return Mark(sum(cost >= step for step in steps))


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a seat chose among its options, which stand best first."""

    seat: int
    chosen: Cards
    options: Options
    is_careful: bool

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def taken(self) -> Option:
        """The option that was chosen."""
        return next(option for option in self.options if option.stands_for(self.chosen))

    @property
    def in_points(self) -> bool:
        """Whether the cost is in points, the form having no win table."""
        return self.best.chance is None

    @property
    def cost(self) -> float:
        """What was given away: of a game, or in points."""
        return self.best.value - self.taken.value

    @property
    def mark(self) -> Mark:
        return mark_of(self.cost, in_points=self.in_points)

    @property
    def why(self) -> Part | None:
        """The part that makes most of the difference, if one does."""
        return chief_part(self.best, self.taken)


def chief_part(best: Option, other: Option) -> Part | None:
    """The part that makes at least half of what one option is better by; near home points may not tell it."""
    better_by = best.value - other.value
    if better_by <= 0:
        return None
    lost = {part: points - dict(other.parts)[part] for part, points in best.parts}
    part = max(lost, key=lambda each: lost[each])
    return part if lost[part] * best.worth >= _MOST_OF_IT * better_by else None
