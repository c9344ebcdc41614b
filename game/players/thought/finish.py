"""The last deals of a game that is played out: who gets home first, in the play and then in the show."""

from collections.abc import Sequence
from itertools import chain
from random import Random

from game.players.race.race import Race
from game.players.tables.odds import FormOdds
from game.players.tables.shown import row
from game.players.tables.three_way import before_next_deal
from game.players.thought.keeping import lacking
from game.players.thought.rank_play import Pick, RankPlay
from game.players.thought.situation import Situation
from game.rules.counting import show_points
from game.rules.view import View

Points = tuple[int, ...]


def chance_after(view: View, odds: FormOdds, gains: Sequence[float]) -> float:
    """This side's chance to win before the next deal, when each side has gained so much in this one."""
    side = view.form.side(view.seat)
    if view.form.sides == 2:
        return Race(odds, lacking(view), view.crib_is_ours).about(gains[side], gains[1 - side])
    assert view.dealer is not None
    order = view.form.round_from(view.form.left_of(view.dealer))
    left, middle, dealer = [view.target - view.scores[seat] - gains[seat] for seat in order]
    return before_next_deal(odds.win, (left, middle, dealer))[order.index(view.seat)]


def worth_of_a_point(view: View, odds: FormOdds) -> float:
    """What a point brings in the mean, in games won."""
    side = view.form.side(view.seat)
    mine = [float(at == side) for at in range(view.form.sides)]
    theirs = [(1 - own) / (view.form.sides - 1) for own in mine]
    return (chance_after(view, odds, mine) - chance_after(view, odds, theirs)) / 2


class Finish:
    """What a deal that has been played out is worth in games won; `shows` as `likely_shows` finds them."""

    def __init__(self, known: Situation, shows: list[Points]) -> None:
        view, form = known.view, known.form
        self.sides = [form.side(seat) for seat in form.round_from(form.left_of(known.dealer))]
        self.own = form.side(view.seat)
        self.rooms = [view.target - score for score in view.scores]
        self.known = known
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
        gains = [room - still for room, still in zip(self.rooms, left, strict=True)]
        return chance_after(self.known.view, self.known.odds, gains)


def likely_shows(
    known: Situation, deals: Sequence[tuple[int, ...]], number: int, rng: Random
) -> list[Points]:
    """What each place and at last the crib shows in such deals; of the others' suits only nobs are seen."""
    cribs = known.cribs.odds(known.view.laid_away, known.starter)
    own = show_points(known.view.kept, known.starter)
    places = range(known.form.seats)
    played, nobs = [*map(known.played, places)], [*map(known.has_nobs, places)]
    shows = []
    for at, crib in enumerate(rng.choices([*cribs], [*cribs.values()], k=number)):
        hands = deals[at * len(deals) // number]
        wholes = [hand + before for hand, before in zip(hands, played, strict=True)]
        shown = [row(whole)[known.starter.rank - 1] + jack for whole, jack in zip(wholes, nobs, strict=True)]
        shown[known.place] = own
        shows.append((*shown, crib))
    return shows
