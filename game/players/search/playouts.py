"""More seats or cards than can be searched: the worth of each card in likely deals, played out by habit."""

from collections.abc import Sequence
from itertools import chain
from math import sqrt
from random import Random

from game.players.player import Thought
from game.players.race import EndOfPlay, Race, worth_of_a_point
from game.players.search.opponent_model import OpponentModel
from game.players.search.rank_play import Pick, RankPlay
from game.players.search.searching import in_chances
from game.players.search.situation import Effort, Foretold, Situation, spread_out
from game.players.tables.habit import Habit, likeliest
from game.players.tables.show_odds import row
from game.rules.cards import RANKS
from game.rules.counting import ONE, show_points

Points = tuple[int, ...]


class Finish:
    """What a deal that has been played out is worth in games won; `shows` as `likely_shows` finds them."""

    def __init__(self, known: Situation, shows: list[Points]) -> None:
        view, form = known.view, known.form
        self.sides = [form.side(seat) for seat in form.round_from(form.left_of(known.dealer))]
        self.own = form.side(view.seat)
        self.rooms = [view.target - score for score in view.scores]
        self.ending = EndOfPlay(Race(form, known.odds), known.dealer, self.own)
        self.shows = shows
        self._chances: dict[Points, float] = {}

    def chance(self, play: RankPlay, pick: Pick) -> float:
        rooms = self.rooms[:]
        home = home_in_the_play(play, pick, self.sides, rooms)
        if home is not None:
            return float(home == self.own)
        left = tuple(rooms)
        if left not in self._chances:
            chances = [self.ending.chance(left, hands, ((crib, 1.0),)) for *hands, crib in self.shows]
            self._chances[left] = sum(chances) / len(chances)
        return self._chances[left]


def home_in_the_play(play: RankPlay, pick: Pick, sides: Sequence[int], rooms: list[int]) -> int | None:
    """Play on to the last card; the side that is home first, if any. `rooms` are the points left to each."""
    pegged = [0] * len(sides)
    for _ in chain((None,), play.steps(pick)):  # a card that is looked at has been laid
        at = play.last
        side, more = sides[at], play.points[at] - pegged[at]
        pegged[at] += more
        rooms[side] -= more
        if rooms[side] <= 0:
            return side
    return None


def likely_shows(
    known: Situation, deals: Sequence[tuple[int, ...]], number: int, rng: Random
) -> Thought[list[Points]]:
    """Draw shows for each place and at last the crib; of the others' suits only nobs are seen."""
    cribs = known.cribs.odds(known.view.laid_away, known.starter)
    yield
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
        if at % _SHOWN_IN_A_SLICE == 0:
            yield
    return shows


_DRAWN_IN_A_SLICE, _DRAWN_FOR_ONE, _SHOWN_IN_A_SLICE = 8, 8, 15
# A rank is played out no longer when it lies behind by as many points and as many standard errors.
_BETWEEN_LOOKS, _SURELY, _CLEARLY = 20, 2.5, 0.25


Rows = dict[int, list[tuple[float, Foretold]]]  # by rank: how much each deal stands for, and its result


def played_out(known: Situation, effort: Effort, rng: Random) -> Thought[dict[int, Foretold]]:
    """Play each rank that fits over likely deals; its worth is in points, or near home in chances."""
    deals = yield from likely_deals(known, effort, rng)
    yield
    pick, finish, clearly = as_foretold(known), None, _CLEARLY
    if in_chances(known):
        shows = yield from likely_shows(known, [hands for hands, _ in deals], effort.shows, rng)
        finish = Finish(known, shows)
        clearly *= worth_of_a_point(known.view, known.odds)
    found: Rows = {rank: [] for rank in known.fitting}
    open_still = known.fitting
    for number, (hands, weight) in enumerate(deals, 1):
        for rank in open_still:
            yield
            found[rank].append((weight, _after(known, hands, rank, pick, finish, effort.account)))
        if number % _BETWEEN_LOOKS == 0 and not effort.account:
            open_still = _not_yet_beaten(found, open_still, clearly)
            if len(open_still) == 1:
                break
    return {rank: _mean(rows) for rank, rows in found.items()}


def _mean(rows: list[tuple[float, Foretold]]) -> Foretold:
    total = sum([weight for weight, _ in rows])
    columns = zip(*[[weight * value for value in brought] for weight, brought in rows], strict=True)
    return Foretold(*[sum(column) / total for column in columns])


def _not_yet_beaten(found: Rows, ranks: list[int], clearly: float) -> list[int]:
    """Return the ranks that may still turn out best, after the same deals for all of them."""
    worths = {rank: [weight * pegged.worth for weight, pegged in found[rank]] for rank in ranks}
    best = max(ranks, key=lambda rank: sum(worths[rank]))
    total = sum([weight for weight, _ in found[best]])
    left = []
    for rank in ranks:
        behind = [most - less for most, less in zip(worths[best], worths[rank], strict=True)]
        mean = sum(behind) / len(behind)
        error = sqrt(sum([(each - mean) ** 2 for each in behind])) / len(behind)
        if mean <= max(_SURELY * error, clearly * total / len(behind)):
            left.append(rank)
    return left


def likely_deals(
    known: Situation, effort: Effort, rng: Random
) -> Thought[list[tuple[tuple[int, ...], float]]]:
    """Deal the unseen cards as often as can be played out, so that the deals stand for all."""
    unseen = [ONE[rank] for rank in RANKS for _ in range(known.unseen.ranks[rank - 1])]
    others = [at for at in range(known.form.seats) if at != known.place]
    held = {}
    for at in others:
        held[at] = HandsHeld(known, at, (yield from known.think_opponent_model(at)))
    left = known.past.left
    number = sum([left[at] for at in others])
    weighed = []
    most = min(effort.deals_played, effort.cards_played // (len(known.fitting) * sum(left)))
    for drawn in range(min(effort.deals_drawn, _DRAWN_FOR_ONE * most)):
        start = drawn % (len(unseen) // max(1, number)) * number
        if start == 0:  # one shuffle is good for several deals
            rng.shuffle(unseen)
        hands = [0] * known.form.seats
        hands[known.place] = known.hand
        weight = 1.0
        for at in others:
            hand = hands[at] = sum(unseen[start : start + left[at]])
            start += left[at]
            if weight:
                weight *= held[at][hand]
        weighed.append((tuple(hands), weight))
        if drawn % _DRAWN_IN_A_SLICE == 0:
            yield
    likely = [(hands, weight) for hands, weight in weighed if weight > 0]
    return spread_out(likely or [(hands, 1.0) for hands, _ in weighed], most)


class HandsHeld(dict[int, float]):
    """How likely another place holds each hand; found once, as late in the play few are left to be drawn."""

    def __init__(self, known: Situation, at: int, model: OpponentModel) -> None:
        super().__init__()
        self._kept, self._played, self._turns = known.odds.kept[at], known.played(at), known.turns(at)
        self._model = model

    def __missing__(self, hand: int) -> float:
        whole = hand + self._played
        weight = self._kept.get(whole, 1.0)
        if weight and self._turns:
            weight *= self._model.would_have(whole, self._turns)
        self[hand] = weight
        return weight


def _after(
    known: Situation, hands: Sequence[int], rank: int, foretold: Pick, finish: Finish | None, account: bool
) -> Foretold:
    """Return the outcome of this card in one deal, near home to the finish; the reply for an account."""
    past, form, at = known.past, known.form, known.place
    play = RankPlay(past.piles, [*hands], past.left[:], at, past.pile, form.played_out, past.gone, past.last)
    play.lay(at, rank)
    reply: int | None = None

    def noted(play: RankPlay, seat: int) -> int:
        nonlocal reply
        chosen = foretold(play, seat)
        if reply is None:
            reply = play.pile.gain(chosen) if chosen and form.side(seat) != form.side(at) else 0
        return chosen

    pick = noted if account else foretold
    chance = finish.chance(play, pick) if finish else None
    points = play.run(pick) if chance is None else play.points
    own = sum([pegged for seat, pegged in enumerate(points) if form.side(seat) == form.side(at)])
    others = form.sides - 1
    other, returned = (sum(points) - own) / others, (reply or 0) / others
    return Foretold(own - other if chance is None else chance, own, other, returned, float(returned > 0))


def as_foretold(known: Situation) -> Pick:
    """Play the likeliest card of every seat: the own by habit, the others by all that is known of them."""
    seats = range(known.form.seats)
    return likeliest_of([known.habit if at == known.place else known.opponent_model(at) for at in seats])


def likeliest_of(foretold: Sequence[Habit | OpponentModel]) -> Pick:
    """Play whatever is foretold of the one in each place."""

    def pick(play: RankPlay, at: int) -> int:
        choices = foretold[at].choices(play.pile, play.hands[at], play.others(at))
        return likeliest(choices) if choices else 0

    return pick
