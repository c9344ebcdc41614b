"""The race home as it stands before one lays away: what each keep is worth in games won."""

from collections.abc import Sequence
from math import exp, floor
from operator import mul

from game.players.player import Thought
from game.players.tables.odds import FormOdds, cribs_seen_from, place
from game.players.tables.shown import Unseen
from game.players.thought.keeping import Keep
from game.players.thought.race import Race, both, mean
from game.rules.cards import JACK
from game.rules.view import View

HEELS = 2
_STEPS, _STEEPEST = 5, 2.0
Chances = list[float]  # by points, from nought
Pegging = list[tuple[int, int, float]]  # by oneself and by the other, and how likely that is


class KeepRace:
    """Two players run home: first the play, then pone's hand, then the dealer's hand and crib."""

    def __init__(self, view: View, odds: FormOdds, race: Race) -> None:
        assert view.dealer is not None
        self.odds = odds
        self.race = race
        self.unseen = Unseen(view.hand)
        self.cribs = cribs_seen_from(odds, place(view.form, view.seat, view.dealer), self.unseen, 0)
        pegged = odds.pegged.items()
        self.usual: Pegging = [
            (dealer, pone, chance) if race.dealing else (pone, dealer, chance)
            for (dealer, pone), chance in pegged
        ]
        pone, dealer = odds.hands
        self.their_show = [*(pone if race.dealing else both(dealer, odds.crib)).items()]
        self.usual_crib = mean(odds.crib)
        self.rows: dict[int, Chances] = {}

    def chance(self, keep: Keep) -> Thought[float]:
        """The chance to win with this keep."""
        shown, race = self.shown(keep), self.race
        crib = 0.0 if race.dealing else keep.crib - self.usual_crib
        low = floor(crib)
        part = crib - low
        total = 0.0
        for own, other, chance in self.pegging(keep):
            if own >= race.own or other >= race.other:
                total += chance * (0.5 + 0.5 * ((own >= race.own) - (other >= race.other)))
                continue
            for gained, share in ((other + low, 1 - part), (other + low + 1, part)):
                if share:
                    row = yield from self.row(max(0, gained))
                    total += chance * share * sum(map(mul, shown, row[own:]))
        return total

    def shown(self, keep: Keep) -> Chances:
        """What this player will show: the hand, and if he deals the crib as it goes with it."""
        if self.race.dealing:
            odds = self.cribs.with_hand(keep.kept, keep.laid)
            return moved(odds, keep.hand + keep.crib - _mean(odds))
        odds = self.unseen.odds_shown(keep.kept)
        return [odds.get(points, 0.0) for points in range(max(odds) + 1)]

    def pegging(self, keep: Keep) -> Pegging:
        """What both will peg, his heels among it, when these cards are kept."""
        heels = HEELS * self.unseen.ranks[JACK - 1] / self.unseen.size
        if self.race.dealing:
            return leaning(self.usual, keep.pegged + heels, keep.conceded)
        return leaning(self.usual, keep.pegged, keep.conceded + heels)

    def row(self, gained: int) -> Thought[Chances]:
        """The chance by what this player has gained when his own is shown, the other having gained so much."""
        if gained not in self.rows:
            yield
            most = max([own for own, _, _ in self.usual]) + MOST_SHOWN
            self.rows[gained] = [self.after_own_show(own, gained) for own in range(most + 1)]
        return self.rows[gained]
