"""What is to be expected of a choice, and of what parts that is made."""

from dataclasses import dataclass
from enum import Enum, auto

from game.rules.cards import Cards


class Part(Enum):
    """Where the points of a choice come from: of a lay-away the first four, of a card the others."""

    HAND = auto()
    CRIB = auto()
    PEGGED = auto()
    CONCEDED = auto()
    NOW = auto()
    REPLY = auto()
    LATER = auto()


Parts = tuple[tuple[Part, float], ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice. `pegged` and `conceded` are still to come, `crib` is what it counts, whosever it is."""

    cards: Cards
    alike: tuple[Cards, ...]
    """All choices that differ from this one in suits alone, where these do not matter; itself among them."""
    now: int
    hand: float
    crib: float
    pegged: float
    conceded: float
    points: float
    """This side's less the others': of a lay-away in all, of a card in the play."""
    chance: float
    """To win, by which options are ranked."""
    parts: Parts
    """In points, and these are their sum."""
    worth: float = 1.0
    """What a point is worth here, of a game."""
    answered: float = 0.0
    """How likely the next card of another side scores on this one."""

    def stands_for(self, cards: Cards) -> bool:
        """Whether choosing these cards is this choice, in whatever order they were named."""
        return tuple(sorted(cards)) in self.alike


Options = tuple[Option, ...]


def best_first(options: list[Option]) -> Options:
    """By chance, and what is equal in the order of the cards, so that it is always the same."""
    return tuple(sorted(options, key=lambda option: (-option.chance, option.cards)))
