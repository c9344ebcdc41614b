"""The last deals of a game that is played out: who gets home first, in the play and then in the show."""

from functools import cached_property
from itertools import chain
from math import exp

from game.players.keeping import lacking
from game.players.odds import cribs_seen_from
from game.players.playout import Pick, Playout
from game.players.race import Race
from game.players.shown import Odds, row
from game.players.situation import Situation
from game.rules.counting import show_points

STRIDE = 10.0  # points by which a lead counts in a race of three

Points = tuple[int, ...]


def share_of_lead(scores: list[float], side: int) -> float:
    """The chance of one of three or more sides, as far as their scores tell."""
    leads = [exp((score - max(scores)) / STRIDE) for score in scores]
    return leads[side] / sum(leads)


class Finish:
    """What a deal that has been played out is worth in games won."""

    def __init__(self, known: Situation) -> None:
        view, form = known.view, known.form
        self.known = known
        self.place = known.place
        self.sides = [form.side(seat) for seat in form.round_from(form.left_of(known.dealer))]
        self.own = self.sides[self.place]
        self.rooms = [view.target - score for score in view.scores]
        self.race = Race(known.odds, lacking(view), view.crib_is_ours) if form.sides == 2 else None
        self._chances: dict[Points, float] = {}

    @cached_property
    def crib(self) -> Odds:
        """What the crib may count."""
        known = self.known
        cribs = cribs_seen_from(known.odds, self.place, known.unseen, known.form.from_pack)
        return cribs.odds(known.view.laid_away, known.starter)

    def worth_of_a_point(self) -> float:
        """What a point brings in the mean."""
        if self.race:
            return self.race.worth_of_a_point()
        share = share_of_lead([-float(room) for room in self.rooms], self.own)
        return share * (1 - share) / STRIDE

    def shown(self, hands: tuple[int, ...]) -> Points:
        """What each place will show, the hands left being these; suits are nobody's but one's own."""
        known = self.known
        shown = [row(hand + known.played(at))[known.starter.rank - 1] for at, hand in enumerate(hands)]
        shown[self.place] = show_points(known.view.kept, known.starter)
        return tuple(shown)

    def chance(self, play: Playout, pick: Pick, shown: Points) -> float:
        """The chance to win, the play going on so and the hands showing so much."""
        rooms = self.rooms[:]
        pegged = [0] * len(self.sides)
        for _ in chain((None,), play.steps(pick)):  # the card that is looked at has been laid
            at = play.last
            side, more = self.sides[at], play.points[at] - pegged[at]
            pegged[at] += more
            rooms[side] -= more
            if rooms[side] <= 0:
                return float(side == self.own)
        for side, points in zip(self.sides, shown, strict=True):
            rooms[side] -= points
            if rooms[side] <= 0:
                return float(side == self.own)
        left = tuple(rooms)
        if left not in self._chances:
            cribs = self.crib.items()
            self._chances[left] = sum([share * self._after_crib(rooms, points) for points, share in cribs])
        return self._chances[left]

    def _after_crib(self, rooms: list[int], points: int) -> float:
        """The dealer's side counts it last."""
        dealing = self.sides[-1]
        left = [room - points if side == dealing else room for side, room in enumerate(rooms)]
        if left[dealing] <= 0:
            return float(dealing == self.own)
        if self.race:
            other = 1 - self.own
            return self.race.next_deal(self.rooms[self.own] - left[self.own], self.rooms[other] - left[other])
        return share_of_lead([-float(room) for room in left], self.own)
