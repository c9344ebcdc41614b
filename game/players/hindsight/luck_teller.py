"""Tells how a game stood, as soon as each deal is over and all its cards are known."""

from collections.abc import Callable

from game.players.hindsight.between_deals import BetweenDeals
from game.players.hindsight.following import FollowedDeal, Following, Stop
from game.players.hindsight.luck import GameLuck, Station, luck_of
from game.players.hindsight.open_deal import Laid, OpenDeal
from game.players.player import Thought
from game.players.tables.odds import FormOdds
from game.rules.game import Game

Key = tuple[object, ...]


class LuckTeller:
    """Goes along with a game; what was told once of a deal is known, should the game be begun again."""

    def __init__(self, game: Game, odds: FormOdds, known: dict[Key, list[Station]]) -> None:
        self.game = game
        self.odds = odds
        self.following = Following(game)
        self._known = known

    @property
    def standing(self) -> BetweenDeals:
        """How the game stands between deals; its target may be chosen after the cut."""
        return BetweenDeals(self.game.form, self.game.target, self.odds)

    @property
    def is_behind(self) -> bool:
        """Whether there are deals of which nothing was told."""
        return any(deal.key not in self._known for deal in self.following.over)

    def think(self, best: Callable[[int], Laid]) -> Thought[None]:
        """Tell of all deals that are over; `best` is what the seats had better laid away in a deal."""
        for deal in self.following.over:
            if deal.key not in self._known:
                self._known[deal.key] = yield from stations_of(self.standing, deal, best(deal.deal.number))

    @property
    def stations(self) -> tuple[Station, ...]:
        """How the game stood, deal by deal; where one ends the next begins."""
        return tuple(station for deal in self.following.over for station in self._known.get(deal.key, ()))

    @property
    def luck(self) -> GameLuck:
        """How much of it all was luck so far."""
        return luck_of(self.standing.even, self.stations)


def stations_of(standing: BetweenDeals, followed: FollowedDeal, best: Laid) -> Thought[list[Station]]:
    """The stations of a deal that is over."""
    deal, scores, reached = followed.deal, followed.scores, followed.reached
    assert deal.starter
    assert followed.scores_after
    made = dict(enumerate(deal.laid_away))
    as_made = OpenDeal(standing, deal, scores, made)
    laid = yield from as_made.before_starter()
    best_laid = laid if best == made else (yield from OpenDeal(standing, deal, scores, best).before_starter())
    values = {
        Stop.BEFORE: standing.before(scores, deal.dealer),
        Stop.DEALT: best_laid,
        Stop.LAID_AWAY: laid,
        Stop.STARTER: (yield from as_made.with_starter(deal.starter)),
        Stop.AFTER: standing.before(followed.scores_after, standing.form.left_of(deal.dealer)),
    }
    return [Station(deal.number, stop, reached[stop], values[stop]) for stop in Stop]
