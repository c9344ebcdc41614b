"""The race home of two players as it stands before they lay away: what each keep is worth in games won."""

from math import exp, floor
from operator import mul

from game.players.player import Thought
from game.players.race.keep import Keep
from game.players.race.race import Race, both, mean, moved
from game.players.tables.odds import FormOdds, cribs_seen_from, place
from game.players.tables.shown import Unseen
from game.rules.view import View

_MOST_GAINED = 100  # in one deal
_STEPS, _STEEPEST = 4, 1.5

Chances = list[float]  # by points, from nought
Pegging = list[tuple[int, int, float]]  # by this player and by the other, and how likely that is


class KeepRace:
    """First the play brings points, then pone's hand, then the dealer's hand and crib."""

    def __init__(self, view: View, odds: FormOdds, race: Race) -> None:
        assert view.dealer is not None
        self.race = race
        self.unseen = Unseen(view.hand)
        at = place(view.form, view.seat, view.dealer)
        self.cribs = cribs_seen_from(odds, at, self.unseen, view.form.from_pack)
        pone, dealer = odds.hands
        self.their_show = [*(pone if race.dealing else both(dealer, odds.crib)).items()]
        self.usual_crib = mean(odds.crib)
        self.usual_pegging: Pegging = [
            (dealers, pones, chance) if race.dealing else (pones, dealers, chance)
            for (dealers, pones), chance in odds.pegged.items()
        ]
        self._before_their_show: dict[int, Chances] = {}
        self._after_show: dict[int, Chances] = {}

    def chance(self, keep: Keep) -> Thought[float]:
        """The chance to win with this keep."""
        race, shown = self.race, self._shown(keep)
        crib = 0.0 if race.dealing else keep.crib - self.usual_crib
        low = floor(crib)
        yield
        total = 0.0
        for own, other, chance in self._pegging(keep):
            if own >= race.own or other >= race.other:  # if both, nobody knows who was there first
                total += chance * (0.5 + 0.5 * ((own >= race.own) - (other >= race.other)))
                continue
            for gained, share in ((other + low, 1 + low - crib), (other + low + 1, crib - low)):
                row = self._before_their_show.get(max(0, gained))
                if row is None:
                    yield
                    row = self._found_before_their_show(max(0, gained))
                total += chance * share * sum(map(mul, shown, row[own:]))
        return total

    def _shown(self, keep: Keep) -> Chances:
        """What this player will show: the hand, and if he deals the crib that goes with it."""
        if not self.race.dealing:
            odds = self.unseen.odds_shown(keep.kept)
        else:
            by_rank = dict(enumerate(self.cribs.with_hand(keep.kept, keep.laid)))
            odds = moved(by_rank, keep.hand + keep.crib - mean(by_rank))
        return [odds.get(points, 0.0) for points in range(max(odds) + 1)]

    def _pegging(self, keep: Keep) -> Pegging:
        """What both peg when these cards are kept, his heels among it."""
        heels = self.unseen.mean_heels
        if self.race.dealing:
            return leaning(self.usual_pegging, keep.pegged + heels, keep.conceded)
        return leaning(self.usual_pegging, keep.pegged, keep.conceded + heels)

    def _found_before_their_show(self, gained: int) -> Chances:
        """The chance by what this player gains with the own show, before the other shows on so much."""
        race = self.race
        row = [0.0] * _MOST_GAINED
        for points, chance in self.their_show:
            if gained + points < race.other:
                after = self._found_after_show(gained + points)
                row = [before + chance * more for before, more in zip(row, after, strict=True)]
        if not race.dealing:  # pone shows first
            row[race.own :] = [1.0] * len(row[race.own :])
        self._before_their_show[gained] = row
        return row

    def _found_after_show(self, gained: int) -> Chances:
        if gained not in self._after_show:
            self._after_show[gained] = self.race.next_deals(gained, _MOST_GAINED)
        return self._after_show[gained]


def leaning(pegging: Pegging, own: float, other: float) -> Pegging:
    """This pegging with its likelihoods bent, as little as may be, until its means are these."""
    bend_own = bend_other = 0.0
    bent = pegging
    for _ in range(_STEPS):
        mean_own, mean_other, own_own, other_other, own_other = _moments(bent)
        lacks_own, lacks_other = own - mean_own, other - mean_other
        spread = own_own * other_other - own_other**2
        bend_own = _bounded(bend_own + (other_other * lacks_own - own_other * lacks_other) / spread)
        bend_other = _bounded(bend_other + (own_own * lacks_other - own_other * lacks_own) / spread)
        weights = [chance * exp(bend_own * mine + bend_other * theirs) for mine, theirs, chance in pegging]
        total = sum(weights)
        bent = [
            (mine, theirs, weight / total) for (mine, theirs, _), weight in zip(pegging, weights, strict=True)
        ]
    return bent


def _moments(pegging: Pegging) -> tuple[float, float, float, float, float]:
    """Both means, both variances, and how far they go together."""
    own = sum([mine * chance for mine, _, chance in pegging])
    other = sum([theirs * chance for _, theirs, chance in pegging])
    apart = [(mine - own, theirs - other, chance) for mine, theirs, chance in pegging]
    return (
        own,
        other,
        sum([mine * mine * chance for mine, _, chance in apart]),
        sum([theirs * theirs * chance for _, theirs, chance in apart]),
        sum([mine * theirs * chance for mine, theirs, chance in apart]),
    )


def _bounded(bend: float) -> float:
    return max(-_STEEPEST, min(_STEEPEST, bend))
