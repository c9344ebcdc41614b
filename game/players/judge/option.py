"""What is to be expected of a choice, and of what parts that is made."""

from dataclasses import dataclass
from enum import Enum, auto

from game.rules.cards import Cards


class Part(Enum):
    """Where the points of a choice come from: the first four of a lay-away, the others of a card."""

    HAND = auto()
    CRIB = auto()
    PEGGED = auto()
    CONCEDED = auto()
    NOW = auto()
    REPLY = auto()
    LATER = auto()


@dataclass(frozen=True, slots=True)
class Option:
    """One choice. `pegged` and `conceded` are still to come, `crib` is what it counts, whosever it is.

    `points` are this side's less the others', the sum of its parts; of a card, those of the play alone.
    """

    cards: Cards
    alike: tuple[Cards, ...]
    """All choices that are the same in everything but a suit that does not matter; `cards` is the first."""
    now: int
    hand: float
    crib: float
    pegged: float
    conceded: float
    points: float
    chance: float | None
    """To win; nothing where a form has no win table."""
    parts: tuple[tuple[Part, float], ...]

    @property
    def value(self) -> float:
        """What choices are ranked by: the chance, or points where there is none."""
        return self.points if self.chance is None else self.chance

    def stands_for(self, cards: Cards) -> bool:
        """Whether choosing these cards is this choice, in whatever order they were named."""
        return tuple(sorted(cards)) in self.alike


Options = tuple[Option, ...]
