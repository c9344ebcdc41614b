"""The race before a discard: the worth of each keep in games won, with two, three or partners."""

from math import exp, floor, prod
from operator import mul
from typing import NamedTuple

from game.players.player import Thought
from game.players.race import Corner, Lacks, Race, shared
from game.players.tables.odds import FormOdds, cribs_seen_from, place
from game.players.tables.show_odds import Odds, Unseen, both, mean, moved
from game.rules.cards import Cards
from game.rules.view import View
from game.values import frozen

_STEPS, _STEEPEST = 4, 1.5  # in which pegging is bent, and how far
_WAYS_IN_A_SLICE = 30

Pegging = list[tuple[int, int, float]]  # by this side and by the others, and how likely that is
Start = tuple[int, int]  # points lacking before the shows, and the worth of the crib beyond the usual
Starts = tuple[Start, ...]

RACE_OF_THREE_BEGINS = 30  # it takes longer to weigh


@frozen
class DiscardOption:
    """A way to discard and its expected points; `crib` is the crib's, whoever has it."""

    laid: Cards
    kept: Cards
    hand: float
    crib: float
    pegged: float
    conceded: float
    points: float


class _Way(NamedTuple):
    """A way the play may go: the points of both sides, its chance, and what each side needs afterwards."""

    apart: tuple[int, int]
    chance: float
    lack: int
    others: Starts
    home: float | None  # this side's part in it, if that brings anybody home


class DiscardRace:
    """The race before a discard: the play scores, then each hand in turn, then the dealer's crib."""

    def __init__(self, view: View, odds: FormOdds) -> None:
        assert view.dealer is not None
        self.form = form = view.form
        self.odds = odds
        self.race = Race(form, odds)
        self.place = place(form, view.seat, view.dealer)
        self.own = self.place % form.sides
        self.is_ours = self.own == form.sides - 1  # the crib
        self.lacks = tuple([view.target - view.scores[side] for side in self.race.order(view.dealer)])
        self.unseen = Unseen(view.hand)
        self.cribs = cribs_seen_from(odds, self.place, self.unseen, form.from_pack)
        self.usual_crib = mean(odds.crib)
        # The tables have two sides with the dealer's first, and three by place.
        pegged = {way if form.sides > 2 else way[::-1]: chance for way, chance in odds.pegged.items()}
        self.ways = [self._way(points, chance) for points, chance in pegged.items()]
        self.usual: dict[tuple[int, int], float] = {}
        for way in self.ways:
            self.usual[way.apart] = self.usual.get(way.apart, 0.0) + way.chance
        hands = [*odds.hands]
        hands[-1] = both(hands[-1], odds.crib)
        self.others = [self._side(side, hands) for side in range(form.sides) if side != self.own]
        self.stops = self.race.stops_within(self.lacks[self.own])
        self._against: dict[Starts, tuple[list[float], list[float]]] = {}
        self._lines: dict[tuple[Starts, Lacks], list[float]] = {}

    def chance(self, keep: DiscardOption) -> Thought[float]:
        own = self._own_side(keep)
        crib = 0.0 if self.is_ours else keep.crib - self.usual_crib
        low = floor(crib)
        shares = ((low, 1 + low - crib), (low + 1, crib - low)) if crib else ((0, 1.0),)
        yield
        won = 0.0
        more_often = self._more_often(keep)
        for number, (apart, usual, lack, others, home) in enumerate(self.ways, 1):
            if number % _WAYS_IN_A_SLICE == 0:
                yield
            likely = usual * more_often[apart]
            if home is not None:
                won += likely * home
                continue
            homes, nearest, still = own.after((lack, 0))
            before, dealers = others[:-1], others[-1][0]
            for ahead, share in shares:
                if crib:
                    others = (*before, self.others[-1].start(dealers, ahead))
                if others not in self._against:
                    yield
                    self._against[others] = self._free(others), self._line(others)
                free, line = self._against[others]
                won += likely * share * (sum(map(mul, homes, free)) + sum(map(mul, still, line[nearest:])))
        return won

    def _way(self, pegged: Lacks, chance: float) -> _Way:
        own = pegged[self.own]
        lacks = [lack - points for lack, points in zip(self.lacks, pegged, strict=True)]
        home = shared([lack <= 0 for lack in lacks])[self.own] if min(lacks) <= 0 else None
        others = tuple([(lack, 0) for at, lack in enumerate(lacks) if at != self.own])
        return _Way((own, sum(pegged) - own), chance, lacks[self.own], others, home)

    def _more_often(self, keep: DiscardOption) -> dict[tuple[int, int], float]:
        """Return how much likelier than average each pegging is with these cards kept, his heels included."""
        own, others = keep.pegged, (self.form.sides - 1) * keep.conceded
        if self.is_ours:
            own += self.unseen.mean_heels
        else:
            others += self.unseen.mean_heels
        bent = leaning([(*apart, chance) for apart, chance in self.usual.items()], own, others)
        return {(mine, theirs): chance / self.usual[mine, theirs] for mine, theirs, chance in bent}

    def _own_side(self, keep: DiscardOption) -> "_Side":
        """Add up this side's shows with these cards kept; the dealer counts hand and crib together."""
        hands = [*self.odds.hands]
        if self.is_ours and self.form.seats == 2:  # the crib goes with the hand: one starter is for both
            by_rank = dict(enumerate(self.cribs.with_hand(keep.kept, keep.laid)))
            hands[-1] = moved(by_rank, keep.hand + keep.crib - mean(by_rank))
        else:
            hands[self.place] = self.unseen.odds_shown(keep.kept)
            if self.is_ours:
                hands[-1] = both(hands[-1], moved(self.odds.crib, keep.crib - self.usual_crib))
        return self._side(self.own, hands)

    def _side(self, side: int, hands: list[Odds]) -> "_Side":
        return _Side([*enumerate(hands)][side :: self.form.sides], self.lacks[side], self.race)

    def _free(self, others: Starts) -> list[float]:
        """Return the chance that no other side is home, before each turn of this one."""
        turns = range(self.own, self.form.seats, self.form.sides)
        sides = [*zip(self.others, others, strict=True)]
        return [prod([1 - side.home_before(turn, start) for side, start in sides]) for turn in turns]

    def _line(self, others: Starts, stops: Lacks = ()) -> list[float]:
        """Return this side's chances at each stop after the shows, with the other sides at `stops`."""
        found = self._lines.get((others, stops))
        if found is None:
            if others:
                found = [0.0] * self.stops
                for stop, likely in self.others[len(others) - 1].still(others[-1]):
                    line = self._line(others[:-1], (stop, *stops))
                    found = [before + likely * chance for before, chance in zip(found, line, strict=True)]
            else:  # who sits to the dealer's left deals next
                by_place = [*stops[: self.own], 0, *stops[self.own :]]
                at = (self.own or self.form.sides) - 1
                found = self.race.line(at, by_place[1:] + by_place[:1], self.stops)
            self._lines[others, stops] = found
        return found


class _Side:
    """What one side shows at its turns, and how it ends from each start."""

    def __init__(self, shows: list[tuple[int, Odds]], most: int, race: Race) -> None:
        self.shows = shows
        self.most = most
        self.race = race
        self._known: dict[Start, tuple[list[float], int, list[float]]] = {}

    def start(self, lack: int, ahead: int) -> Start:
        """Return its start when its crib is worth `ahead` more than the average."""
        return (lack, ahead) if len(self.shows) > 1 else (min(self.most, lack - ahead), 0)

    def home_before(self, turn: int, start: Start) -> float:
        """Return the chance that it counts out before this turn."""
        homes = zip(self.shows, self.after(start)[0], strict=True)
        return sum([home for (earlier, _), home in homes if earlier < turn])

    def still(self, start: Start) -> Corner:
        """List the stops it may reach by the shows, and the chance of each."""
        _, nearest, still = self.after(start)
        return [*enumerate(still, nearest)]

    def after(self, start: Start) -> tuple[list[float], int, list[float]]:
        """Return the chance to count out at each show; else the nearest stop, and the chances from there."""
        found = self._known.get(start)
        if found is None:
            lack, ahead = start
            rooms, homes = {lack: 1.0}, []
            for turn, odds in self.shows:
                if ahead and turn == self.shows[-1][0]:
                    rooms = {room - ahead: likely for room, likely in rooms.items()}
                home, rooms = _less(rooms, odds)
                homes.append(home)
            still: dict[int, float] = {}
            for room, likely in rooms.items():
                for stop, share in self.race.around(room):
                    if share:
                        still[stop] = still.get(stop, 0.0) + likely * share
            stops = range(min(still), max(still) + 1) if still else range(0)
            found = self._known[start] = homes, stops.start, [still.get(stop, 0.0) for stop in stops]
        return found


def _less(rooms: dict[int, float], odds: Odds) -> tuple[float, dict[int, float]]:
    """Return the chance that a show is enough, and what is still needed where it isn't."""
    home = 0.0
    less: dict[int, float] = {}
    for room, likely in rooms.items():
        for points, chance in odds.items():
            if points >= room:
                home += likely * chance
            else:
                less[room - points] = less.get(room - points, 0.0) + likely * chance
    return home, less


def leaning(pegging: Pegging, own: float, other: float) -> Pegging:
    """Change the chances of this pegging as little as possible until its means are these."""
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
    """Return both means, both variances, and the covariance."""
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
