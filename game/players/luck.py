"""How much of a game was luck: how it stood at its stations, as soon as all cards of a deal are known."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from itertools import pairwise
from statistics import fmean

from game.players.never_seen import as_they_may_be, blanks_of
from game.players.open_deal import Laid, OpenDeal
from game.players.player import Thought
from game.players.race import Race, Values
from game.rules.events import Dealt, Events
from game.rules.game import Game
from game.rules.stage import Deal
from game.values import frozen, mutable, replace

LUCKY, VERY_LUCKY = 0.10, 0.20  # of a game, by one card or deal of cards

Key = tuple[object, ...]


class Stop(Enum):
    """The stations of a deal, in order."""

    BEFORE = auto()
    DEALT = auto()
    LAID_AWAY = auto()
    STARTER = auto()
    AFTER = auto()


@mutable
class FollowedDeal:
    """One deal: its cards, the scores before and after it, and after how many moves it came where."""

    deal: Deal
    scores: tuple[int, ...]
    reached: dict[Stop, int]
    scores_after: tuple[int, ...] | None = None
    """Nothing while it lasts."""

    @property
    def key(self) -> tuple[object, ...]:
        """What tells it from the same deal with moves taken back and made anew."""
        deal = self.deal
        return deal.number, tuple(deal.laid_away), deal.starter, self.scores, self.scores_after


class Following:
    """Goes along with a game; it is to be told of all that happens, from the opening on."""

    def __init__(self, game: Game) -> None:
        self.deals: list[FollowedDeal] = []
        self.note(game, game.opening)

    @property
    def over(self) -> list[FollowedDeal]:
        return [deal for deal in self.deals if deal.scores_after]

    def note(self, game: Game, events: Events) -> None:
        """Note the outcome of the latest move."""
        number, scores = len(game.moves), tuple(game.scores)
        is_dealt = any(isinstance(event, Dealt) for event in events)
        if (is_dealt or game.outcome) and self.deals and not self.deals[-1].scores_after:
            self.deals[-1].scores_after = scores
            self.deals[-1].reached[Stop.AFTER] = number
        if is_dealt:
            reached = {Stop.BEFORE: number, Stop.DEALT: number}
            self.deals.append(FollowedDeal(game.deal, scores, reached))
        if self.deals and all(self.deals[-1].deal.laid_away):
            self.deals[-1].reached.setdefault(Stop.LAID_AWAY, number)
        if self.deals and self.deals[-1].deal.starter:
            self.deals[-1].reached.setdefault(Stop.STARTER, number)


@frozen
class Station:
    """How the game stood after n moves."""

    deal: int
    stop: Stop
    at: int
    values: Values


@frozen
class DealLuck:
    """What each piece of a deal brought each side; the cards and the starter are luck."""

    deal: int
    dealt: Values
    laid_away: Values
    starter: Values
    play: Values

    def luck(self, side: int) -> float:
        """Return the luck of the cards for a side."""
        return self.dealt[side] + self.starter[side]


def luck_of(stations: Sequence[Station]) -> list[DealLuck]:
    """Take the luck of each deal from its stations; all its parts add up to how the game has moved since."""
    steps = [apart(one.values, after.values) for one, after in pairwise(stations)]
    deals = []
    for at, station in enumerate(stations):
        if station.stop is Stop.AFTER:
            deals.append(DealLuck(station.deal, *steps[at - len(Stop) + 1 : at]))
    return deals


def apart(before: Values, after: Values) -> Values:
    """Return the change for each side."""
    return tuple([new - old for old, new in zip(before, after, strict=True)])


class LuckTeller:
    """Goes along with a game; a deal is told once, should the game be begun again."""

    def __init__(self, game: Game, known: dict[Key, list[Station]]) -> None:
        self.game = game
        self.following = Following(game)
        self._known = known

    @property
    def is_behind(self) -> bool:
        """Whether there are deals of which nothing was told."""
        return any(deal.key not in self._known for deal in self.following.over)

    def think(self, race: Race, best: Callable[[int], Laid]) -> Thought[None]:
        """Tell of all deals that are over; `best` is the better discards of the seats in a deal."""
        for deal in self.following.over:
            if deal.key not in self._known:
                best_laid = best(deal.deal.number)
                found = stations_of if not blanks_of(deal.deal) else averaged_stations
                self._known[deal.key] = yield from found(race, self.game.target, deal, best_laid)

    @property
    def stations(self) -> tuple[Station, ...]:
        """How the game stood, deal by deal; where one ends the next begins."""
        return tuple(station for deal in self.following.over for station in self._known.get(deal.key, ()))

    @property
    def lucks(self) -> list[DealLuck]:
        """How much of each deal was luck."""
        return luck_of(self.stations)


def stations_of(race: Race, target: int, followed: FollowedDeal, best: Laid) -> Thought[list[Station]]:
    """Value each station of a deal that is over."""
    deal, scores, reached = followed.deal, followed.scores, followed.reached
    assert deal.starter
    assert followed.scores_after
    made = dict(enumerate(deal.laid_away))
    best = {**made, **best}
    lacks = [target - score for score in scores]
    lacks_after = [target - score for score in followed.scores_after]
    as_made = OpenDeal(race, deal, lacks, made)
    laid = yield from as_made.before_starter()
    best_laid = laid if best == made else (yield from OpenDeal(race, deal, lacks, best).before_starter())
    values = {
        Stop.BEFORE: race.before(lacks, deal.dealer),
        Stop.DEALT: best_laid,
        Stop.LAID_AWAY: laid,
        Stop.STARTER: (yield from as_made.with_starter(deal.starter)),
        Stop.AFTER: race.before(lacks_after, race.form.left_of(deal.dealer)),
    }
    return [Station(deal.number, stop, reached[stop], values[stop]) for stop in Stop]


_TRIED = 8  # ways in which cards may have lain that nobody saw


def averaged_stations(race: Race, target: int, followed: FollowedDeal, best: Laid) -> Thought[list[Station]]:
    """Value each station of a deal of which not all was seen, on average over what it may have been."""
    rows = []
    for deal in as_they_may_be(race.form, race.odds, followed.deal, _TRIED):
        rows.append((yield from stations_of(race, target, replace(followed, deal=deal), best)))
    return [
        replace(
            row[0], values=tuple(fmean(values) for values in zip(*(one.values for one in row), strict=True))
        )
        for row in zip(*rows, strict=True)
    ]
