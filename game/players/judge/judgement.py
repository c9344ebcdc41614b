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


_FROM = (0.01, 0.02, 0.04)  # of a game
_MOST_OF_IT = 0.5


def mark_of(cost: float) -> Mark:
    """The mark for giving away so much of a game."""
    return Mark(sum(cost >= step for step in _FROM))


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
    def cost(self) -> float:
        """What was given away of a game."""
        return self.best.chance - self.taken.chance

    @property
    def mark(self) -> Mark:
        return mark_of(self.cost)

    @property
    def why(self) -> Part | None:
        """The part that makes most of the difference, if one does."""
        return chief_part(self.best, self.taken)


def chief_part(best: Option, other: Option) -> Part | None:
    """The part that makes at least half of what one option is better by; near home points may not tell it."""
    better_by = best.chance - other.chance
    if better_by <= 0:
        return None
    lost = {part: points - dict(other.parts)[part] for part, points in best.parts}
    part = max(lost, key=lambda each: lost[each])
    return part if lost[part] * best.worth >= _MOST_OF_IT * better_by else None
