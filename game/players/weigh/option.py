"""The worth of a choice, and its parts."""

from enum import Enum, auto

from game.players.race import chance_after, worth_of_a_point
from game.players.tables.odds import FormOdds
from game.players.tables.show_odds import mean
from game.rules.cards import Cards
from game.rules.view import View
from game.values import frozen, replace


class PointsFrom(Enum):
    """Where the points of a choice come from: of a lay-away the first four, of a card the others."""

    HAND = auto()
    CRIB = auto()
    PEGGED = auto()
    CONCEDED = auto()
    NOW = auto()
    REPLY = auto()
    LATER = auto()
    POSITION = auto()
    """What is no points: the score, where they are not all alike."""


Parts = tuple[tuple[PointsFrom, float], ...]


@frozen
class Option:
    """One choice. `pegged` and `conceded` are still to come, `crib` is its points, whosever it is."""

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
        """Tell whether choosing these cards is this choice, in whatever order they were named."""
        return tuple(sorted(cards)) in self.alike

    def with_cards(self, chosen: Cards) -> "Option":
        """Name it by these cards if they are this choice, as whoever chose them calls it."""
        return replace(self, cards=tuple(sorted(chosen))) if self.stands_for(chosen) else self

    def ahead_of(self, other: "Option") -> dict[PointsFrom, float]:
        """Return how many points more than another it brings, by part."""
        less = dict(other.parts)
        return {part: points - less[part] for part, points in self.parts}


Options = tuple[Option, ...]


def best_first(options: list[Option]) -> Options:
    """Sort by chance, and equal ones in the order of the cards, so that it is always the same."""
    return tuple(sorted(options, key=lambda option: (-option.chance, option.cards)))


@frozen
class Ruler:
    """Far from home a choice has the chance of the best one, less the points it is behind.

    What two choices are apart in points was seen in the same deals, and is far surer than two chances found
    by themselves would be. Below half of the best chance it bends, since no choice here loses for sure."""

    worth: float  # of a point
    best_points: float
    best_chance: float

    @classmethod
    def laid_on(cls, view: View, odds: FormOdds, points: float, chance: float) -> "Ruler":
        """Lay the ruler of a position on its best choice."""
        return cls(worth_of_a_point(view, odds), points, chance)

    def chance(self, points: float) -> float:
        half = self.best_chance / 2
        straight = self.best_chance - self.worth * (self.best_points - points)
        return straight if straight >= half else half * half / (self.best_chance - straight)


def outlook(view: View, odds: FormOdds, own: float, crib: float, conceded: float) -> float:
    """Return the chance to win after a deal that brings these points, with average hands elsewhere."""
    side = view.form.side(view.seat)
    assert view.dealer is not None
    shown = [0.0] * view.form.sides
    for at, hand in enumerate(odds.hands):
        seat = (view.dealer + 1 + at) % view.form.seats
        if seat != view.seat:
            shown[view.form.side(seat)] += mean(hand)
    shown[view.form.side(view.dealer)] += crib
    gained = [own if at == side else conceded for at in range(view.form.sides)]
    gains = [first + second for first, second in zip(gained, shown, strict=True)]
    return chance_after(view, odds, gains)
