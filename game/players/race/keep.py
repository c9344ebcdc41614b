"""What is expected of one way to lay away."""

from dataclasses import dataclass

from game.rules.cards import Cards


@dataclass(frozen=True, slots=True)
class Keep:
    """One way to lay away and what is expected of it; `crib` is whosever it is."""

    laid: Cards
    kept: Cards
    hand: float
    crib: float
    pegged: float
    conceded: float
    points: float
