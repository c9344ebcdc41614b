"""The chance to win over a game, station by station, and where the costliest decisions stand in it."""

from dataclasses import dataclass

from game.players.hindsight.following import Stop
from game.players.hindsight.luck import Station
from game.review.review_words import costliest
from game.review.reviewing import Judged, Reviewing


@dataclass(frozen=True)
class ChanceGraph:
    """Values from the first deal to the last; where deals begin, and what is marked."""

    values: list[float]
    deals: dict[int, int]
    """By the number of the deal, where it begins."""
    marks: dict[int, str]
    """By the place, which of the costliest decisions led there."""


def chance_graph(review: Reviewing, seat: int) -> ChanceGraph:
    """The chances of a seat's side, all cards being known. Where a deal ends the next begins."""
    side = review.game.form.side(seat)
    seen = [one for one in review.stations if one.stop is not Stop.BEFORE or one.deal == 1]
    starts = {station.deal + 1: at for at, station in enumerate(seen) if station.stop is Stop.AFTER}
    deals = {deal: at for deal, at in ({1: 0} | starts).items() if deal <= review.game.deals}
    marks: dict[int, str] = {}
    for number, one in enumerate(costliest(review), 1):
        if (at := _after(seen, one)) is not None:
            marks[at] = f"{marks[at]} {number}" if at in marks else str(number)
    return ChanceGraph([station.values[side] for station in seen], deals, marks)


def _after(stations: list[Station], one: Judged) -> int | None:
    """The first station after a decision."""
    return next((at for at, station in enumerate(stations) if station.at > one.decision.at), None)
