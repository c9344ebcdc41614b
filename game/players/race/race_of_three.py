"""What each keep is worth in games won, where three play, each for himself."""

from collections.abc import Iterator
from operator import mul

from game.players.player import Thought
from game.players.race.keep import Keep
from game.players.race.keep_race import leaning
from game.players.race.partners_race import moved_odds
from game.players.race.race import both, mean
from game.players.tables.odds import FormOdds, place
from game.players.tables.shown import Odds, Unseen
from game.players.tables.three_way import STOPS, around, own_chances
from game.rules.cards import JACK
from game.rules.view import View

_HEELS = 2
_DEALER = 2

Places = tuple[int, ...]  # from the dealer's left


class RaceOfThree:
    """First the play brings points, then each hand from the dealer's left, the dealer's with the crib."""

    def __init__(self, view: View, odds: FormOdds) -> None:
        assert view.dealer is not None
        self.odds = odds
        self.at = place(view.form, view.seat, view.dealer)
        order = view.form.round_from(view.form.left_of(view.dealer))
        self.lacks = [view.target - view.scores[seat] for seat in order]
        self.unseen = Unseen(view.hand)
        self.heels = _HEELS * self.unseen.ranks[JACK - 1] / self.unseen.size
        self.next_deal = own_chances(odds.win, self.at, self.lacks)
        self.usual: dict[tuple[int, int], float] = {}
        for pegged, chance in odds.pegged.items():
            apart = self._own_and_others(pegged)
            self.usual[apart] = self.usual.get(apart, 0.0) + chance

    def chance(self, keep: Keep) -> Thought[float]:
        """The chance to win with this keep."""
        left, middle, dealer = map(_Show, self._shows(keep))
        yield
        ways = [*self._pegging(keep)]
        won, planes, lines = 0.0, {}, {}
        for pegged, likely in ways:
            lacks = [lack - points for lack, points in zip(self.lacks, pegged, strict=True)]
            if min(lacks) <= 0:  # of several, nobody knows who was there first
                won += likely * (lacks[self.at] <= 0) / sum([lack <= 0 for lack in lacks])
                continue
            first, second, last = lacks
            if first not in planes:
                yield
                planes[first] = [[left.over(first, row) for row in rows] for rows in self.next_deal]
            if (first, last) not in lines:
                lines[first, last] = [dealer.over(last, row) for row in planes[first]]
            homes = left.home(first), middle.home(second), dealer.home(last)
            won += likely * (_first_home(homes, self.at) + middle.over(second, lines[first, last]))
        return won

    def _pegging(self, keep: Keep) -> Iterator[tuple[Places, float]]:
        """What the places peg when these cards are kept, his heels among it."""
        means = [2 * keep.conceded, keep.pegged]
        means[self.at == _DEALER] += self.heels
        usual = [(own, others, chance) for (own, others), chance in self.usual.items()]
        bent = leaning(usual, means[1], means[0])
        oftener = {(own, others): chance / self.usual[own, others] for own, others, chance in bent}
        for pegged, chance in self.odds.pegged.items():
            yield pegged, chance * oftener[self._own_and_others(pegged)]

    def _own_and_others(self, pegged: Places) -> tuple[int, int]:
        return pegged[self.at], sum(pegged) - pegged[self.at]

    def _shows(self, keep: Keep) -> list[Odds]:
        """What each place shows; the dealer is home by his hand or by his crib before anybody else counts."""
        hands = [*self.odds.hands]
        hands[self.at] = self.unseen.odds_shown(keep.kept)
        crib = moved_odds(self.odds.crib, keep.crib - mean(self.odds.crib))
        return [*hands[:_DEALER], both(hands[_DEALER], crib)]


class _Show:
    """What one place shows, and what comes of it by what it lacks."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self._known: dict[int, tuple[float, list[float]]] = {}

    def home(self, lack: int) -> float:
        """How likely that is enough."""
        return self._after(lack)[0]

    def over(self, lack: int, chances: list[float]) -> float:
        """These chances, which are by the stops, over all that it may lack then."""
        total: float = sum(map(mul, chances, self._after(lack)[1]))
        return total

    def _after(self, lack: int) -> tuple[float, list[float]]:
        if lack not in self._known:
            home, still = 0.0, [0.0] * len(STOPS)
            for points, chance in self.odds.items():
                if points >= lack:
                    home += chance
                    continue
                for stop, share in around(lack - points):
                    still[stop] += chance * share
            self._known[lack] = home, still
        return self._known[lack]


def _first_home(homes: tuple[float, ...], at: int) -> float:
    """How likely a place is home when it shows, and nobody before it was."""
    chance = homes[at]
    for home in homes[:at]:
        chance *= 1 - home
    return chance
