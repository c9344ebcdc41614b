"""The last deals of a game that is played out: who gets home first, in the play and then in the show."""

from collections.abc import Sequence
from itertools import chain
from math import exp
from random import Random

from game.players.tables.odds import FormOdds
from game.players.tables.shown import row
from game.players.thought.keeping import lacking
from game.players.thought.race import Race
from game.players.thought.rank_play import Pick, RankPlay
from game.players.thought.situation import Situation
from game.rules.counting import show_points
from game.rules.view import View

_STRIDE = 10.0  # points by which a lead counts in a race of three

Points = tuple[int, ...]


def share_of_lead(scores: Sequence[float], side: int) -> float:
    """The chance of one of three or more sides, as far as their scores tell."""
    leads = [exp((score - max(scores)) / _STRIDE) for score in scores]
    return leads[side] / sum(leads)


def worth_of_a_point(view: View, odds: FormOdds) -> float:
    """What a point brings in the mean, in games won."""
    if view.form.sides == 2:
        return Race(odds, lacking(view), view.crib_is_ours).worth_of_a_point()
    share = share_of_lead(view.scores, view.form.side(view.seat))
    return share * (1 - share) / _STRIDE


class Finish:
    """What a deal that has been played out is worth in games won; `shows` as `likely_shows` finds them."""

    def __init__(self, known: Situation, shows: list[Points]) -> None:
        view, form = known.view, known.form
        self.sides = [form.side(seat) for seat in form.round_from(form.left_of(known.dealer))]
        self.own = form.side(view.seat)
        self.rooms = [view.target - score for score in view.scores]
        self.race = Race(known.odds, lacking(view), view.crib_is_ours) if form.sides == 2 else None
        self.shows = shows
        self._chances: dict[Points, float] = {}

    def chance(self, play: RankPlay, pick: Pick) -> float:
        """The chance to win, the play going on so."""
        rooms = self.rooms[:]
        pegged = [0] * len(self.sides)
        for _ in chain((None,), play.steps(pick)):  # the card that is looked at has been laid
            at = play.last
            side, more = self.sides[at], play.points[at] - pegged[at]
            pegged[at] += more
            rooms[side] -= more
            if rooms[side] <= 0:
                return float(side == self.own)
        left = tuple(rooms)
        if left not in self._chances:
            self._chances[left] = sum([self.after_show(left, show) for show in self.shows]) / len(self.shows)
        return self._chances[left]

    def after_show(self, rooms: Points, show: Points) -> float:
        """The hands are counted in turn, and then the crib."""
        left = [*rooms]
        for side, points in zip((*self.sides, self.sides[-1]), show, strict=True):
            left[side] -= points
            if left[side] <= 0:
                return float(side == self.own)
        if self.race:
            own, other = self.own, 1 - self.own
            return self.race.next_deal(self.rooms[own] - left[own], self.rooms[other] - left[other])
        return share_of_lead([-room for room in left], self.own)


def likely_shows(
    known: Situation, deals: Sequence[tuple[int, ...]], number: int, rng: Random
) -> list[Points]:
    """What each place and at last the crib shows in such deals; suits are known of one's own cards alone."""
    cribs = known.cribs.odds(known.view.laid_away, known.starter)
    own = show_points(known.view.kept, known.starter)
    played = [known.played(place) for place in range(known.form.seats)]
    shows = []
    for at, crib in enumerate(rng.choices([*cribs], [*cribs.values()], k=number)):
        hands = deals[at * len(deals) // number]
        wholes = [hand + before for hand, before in zip(hands, played, strict=True)]
        shown = [row(whole)[known.starter.rank - 1] for whole in wholes]
        shown[known.place] = own
        shows.append((*shown, crib))
    return shows
