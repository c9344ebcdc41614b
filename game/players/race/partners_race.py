"""What each keep is worth in games won, where partners show their hands too."""

from collections.abc import Iterator
from math import floor

from game.players.player import Thought
from game.players.race.between_deals import BetweenDeals
from game.players.race.keep import Keep
from game.players.race.keep_race import leaning
from game.players.race.race import mean
from game.players.race.run_home import Rooms, Show, chances_after
from game.players.tables.odds import FormOdds
from game.players.tables.shown import Odds, Unseen
from game.rules.cards import JACK
from game.rules.view import View

_HEELS = 2


class PartnersRace:
    """First the play brings points, then each hand from the dealer's left, then the crib."""

    def __init__(self, view: View, odds: FormOdds) -> None:
        assert view.dealer is not None
        self.view = view
        self.odds = odds
        self.dealer = view.dealer
        self.side = view.form.side(view.seat)
        self.dealers = view.form.side(view.dealer)
        self.unseen = Unseen(view.hand)
        self.heels = _HEELS * self.unseen.ranks[JACK - 1] / self.unseen.size
        self.standing = BetweenDeals(view.form, view.target, odds)

    def chance(self, keep: Keep) -> Thought[float]:
        """The chance to win with this keep."""
        rooms: Rooms = {}
        won = 0.0
        for pegged, likely in self._pegging(keep):
            lacks = [self.view.target - score for score in self.view.scores]
            left = (lacks[0] - pegged[0], lacks[1] - pegged[1])
            if min(left) > 0:
                rooms[left] = rooms.get(left, 0.0) + likely
            else:  # if both are home, nobody knows who was there first
                own, other = left[self.side] <= 0, left[1 - self.side] <= 0
                won += likely * (0.5 + 0.5 * (own - other))
        yield
        next_dealer = self.view.form.left_of(self.dealer)
        chances = yield from chances_after(self.standing, next_dealer, rooms, self._shows(keep))
        return won + chances[self.side]

    def _pegging(self, keep: Keep) -> Iterator[tuple[tuple[int, int], float]]:
        """What each side pegs when these cards are kept, his heels among it."""
        means = [keep.pegged if side == self.side else keep.conceded for side in (0, 1)]
        means[self.dealers] += self.heels
        usual = [(dealers, others, chance) for (dealers, others), chance in self.odds.pegged.items()]
        for dealers, others, chance in leaning(usual, means[self.dealers], means[1 - self.dealers]):
            yield ((dealers, others) if self.dealers == 0 else (others, dealers)), chance

    def _shows(self, keep: Keep) -> Iterator[Show]:
        form = self.view.form
        for seat, hand in zip(form.round_from(form.left_of(self.dealer)), self.odds.hands, strict=True):
            own = seat == self.view.seat
            yield form.side(seat), self.unseen.odds_shown(keep.kept) if own else hand
        yield self.dealers, moved_odds(self.odds.crib, keep.crib - mean(self.odds.crib))


def moved_odds(odds: Odds, more: float) -> Odds:
    """These odds with the mean moved by so many points."""
    low = floor(more)
    part = more - low
    found: Odds = {}
    for points, chance in odds.items():
        for step, share in ((low, 1 - part), (low + 1, part)):
            at = max(0, points + step)
            found[at] = found.get(at, 0.0) + chance * share
    return found
