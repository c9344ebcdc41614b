"""How a game stands for each side between two deals: its chance to win, as the win tables have it."""

from collections.abc import Sequence

from game.players.race.race import Race
from game.players.tables.odds import FormOdds
from game.players.tables.three_way import before_deal
from game.rules.forms import Form

Scores = Sequence[int]
Values = tuple[float, ...]  # the chance to win, by side


class BetweenDeals:
    """Games of one form, to one target."""

    def __init__(self, form: Form, target: int, odds: FormOdds) -> None:
        self.form = form
        self.target = target
        self.odds = odds
        self._known: dict[tuple[int, ...], Values] = {}  # of three, by the dealer and what they lack

    @property
    def even(self) -> Values:
        """Before anybody has cut."""
        return (1 / self.form.sides,) * self.form.sides

    def before(self, scores: Scores, dealer: int) -> Values:
        """Before a deal, or when the game has been won."""
        lacks = [self.target - score for score in scores]
        if min(lacks) <= 0:
            return tuple([float(lack <= 0) for lack in lacks])
        if self.form.sides == 2:
            # The next deal of one who deals now is one that the other deals.
            chance = Race(self.odds, (lacks[0], lacks[1]), self.form.side(dealer) != 0).next_deal(0, 0)
            return chance, 1 - chance
        key = (dealer, *lacks)
        if key not in self._known:
            order = self.form.round_from(self.form.left_of(dealer))
            left, middle, last = (lacks[seat] for seat in order)
            by_place = before_deal(self.odds.win, (left, middle, last))
            self._known[key] = tuple([by_place[order.index(side)] for side in range(self.form.sides)])
        return self._known[key]
