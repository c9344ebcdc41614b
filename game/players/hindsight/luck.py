"""How a game stood at its stations, and how much of what came between them was luck."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.players.hindsight.between_deals import Values
from game.players.hindsight.following import Stop

LUCKY, VERY_LUCKY = 0.10, 0.20  # of a game, by one card or deal of cards


@dataclass(frozen=True, slots=True)
class Station:
    """How the game stood after so many moves."""

    deal: int
    stop: Stop
    at: int
    values: Values


@dataclass(frozen=True, slots=True)
class DealLuck:
    """What each piece of a deal brought each side; the cards and the starter are luck."""

    deal: int
    dealt: Values
    laid_away: Values
    starter: Values
    play: Values

    def luck(self, side: int) -> float:
        """What the cards brought a side."""
        return self.dealt[side] + self.starter[side]


@dataclass(frozen=True, slots=True)
class GameLuck:
    """Who deals first, and each deal: with even chances at first, all together is how the game stands now."""

    opening: Values
    deals: tuple[DealLuck, ...]

    def luck(self, side: int) -> float:
        """What the first deal and all cards brought a side."""
        return self.opening[side] + sum(deal.luck(side) for deal in self.deals)


def luck_of(even: Values, stations: Sequence[Station]) -> GameLuck:
    """The luck between the stations of a game from its first deal on; `even` is how it stood before."""
    steps = [apart(one.values, after.values) for one, after in pairwise(stations)]
    deals = []
    for at, station in enumerate(stations):
        if station.stop is Stop.AFTER:
            deals.append(DealLuck(station.deal, *steps[at - len(Stop) + 1 : at]))
    opening = apart(even, stations[0].values) if stations else (0.0,) * len(even)
    return GameLuck(opening, tuple(deals))


def apart(before: Values, after: Values) -> Values:
    """What has changed for each side."""
    return tuple([new - old for old, new in zip(before, after, strict=True)])
