"""Two players: the worth of each card, by a search over a belief as wide as there is time for."""

from collections.abc import Callable

from game.players.player import Thought
from game.players.race import EndOfPlay, Race, is_near_home, lacking
from game.players.search.play_search import (
    PlayMoment,
    PlaySearch,
    Tally,
    Value,
    Worlds,
    add_up,
    add_up_tallies,
    last_cards,
    points_apart,
    weight_of,
)
from game.players.search.situation import Effort, Foretold, Situation, held_by, spread_out
from game.players.tables.show_odds import row
from game.rules.counting import show_points

_MOST_CARDS = 8  # in both hands; with more a search takes too long
_NEVER = 1000
_SHOWN_IN_A_SLICE = 60  # of hands never counted before
_LAST_DEALS = 35  # with more cards, points are all alike until a side lacks no more than that

Weighed = list[tuple[int, float]]


class ShowOfTwo:
    """The end of a play that is worth chances to win: the own show is known, the crib by its odds."""

    def __init__(self, known: Situation) -> None:
        view, place = known.view, known.place
        self.place = place
        self.hand = show_points(view.kept, known.starter)
        self.crib = [*known.cribs.odds(view.laid_away, known.starter).items()]
        self.side = view.seat
        self.lacks = [view.target - score for score in view.scores]
        self.ending = EndOfPlay(Race(known.form, known.odds), known.dealer, self.side)
        self.chances: dict[tuple[int, int, int], float] = {}

    def end(self, own: int, other: int, worlds: Worlds) -> float:
        """Return the chance to win with these points pegged, summed over the worlds."""
        chances = self.chances
        total = 0.0
        for _, weight, shown in worlds:
            key = (own, other, shown)
            chance = chances.get(key)
            if chance is None:
                chance = chances[key] = self._chance(own, other, shown)
            total += weight * chance
        return total

    def _chance(self, own: int, other: int, shown: int) -> float:
        lacks = [*self.lacks]
        lacks[self.side] -= own
        lacks[1 - self.side] -= other
        if min(lacks) <= 0:
            return float(lacks[self.side] <= 0)
        hands = (shown, self.hand) if self.place else (self.hand, shown)
        return self.ending.chance(lacks, hands, self.crib)


def can_be_searched(known: Situation) -> bool:
    """Tell whether two players hold few enough cards."""
    return known.form.seats == 2 and sum(known.past.left) <= _MOST_CARDS


def in_chances(known: Situation) -> bool:
    """Tell whether cards are valued by chances to win, and no longer in points."""
    return is_near_home(known.view) if can_be_searched(known) else min(lacking(known.view)) <= _LAST_DEALS


def searched(known: Situation, effort: Effort) -> Thought[dict[int, Foretold]]:
    """Search the gain of each rank that fits, in points or near home in chances to win."""
    weighed = yield from hands_held(known, effort)
    yield
    end: Callable[[int, int, Worlds], float] = points_apart
    room = (_NEVER, _NEVER)
    if in_chances(known):
        end, room = ShowOfTwo(known).end, lacking(known.view)
        yield
    habit, other, played_out = known.habit, known.opponent_model(1 - known.place), known.form.played_out
    stink_hole = known.view.house.stink_hole and in_chances(known)
    if not effort.account:
        plain = PlaySearch(habit, other, end, add_up, room, played_out, stink_hole)
        worths = yield from _in_time(known, plain, weighed, effort)
        return {rank: Foretold(worth) for rank, (_, worth) in worths.items()}

    def account(own: int, other: int, worlds: Worlds) -> Tally:
        weight = weight_of(worlds)
        return end(own, other, worlds), own * weight, other * weight

    last = yield from last_cards(habit.piles, played_out)
    search = PlaySearch(habit, other, account, add_up_tallies, room, played_out, stink_hole, last)
    tallies = yield from _in_time(known, search, weighed, effort)
    return {rank: Foretold(*tally, *_reply(search, after)) for rank, (after, tally) in tallies.items()}


def _reply(search: PlaySearch[Tally], moment: PlayMoment) -> tuple[float, float]:
    """Return the points of the other's next card, and how likely it pegs at all."""
    pegs = answered = 0.0
    if moment.mine or not moment.their_left or moment.own >= search.my_room:
        return pegs, answered
    for after in search.moments_after(moment):
        likely = weight_of(after.worlds)
        pegs += likely * after.other
        answered += likely * (after.other > 0)
    return pegs, answered


def _in_time(
    known: Situation, search: PlaySearch[Value], weighed: Weighed, effort: Effort
) -> Thought[dict[int, tuple[PlayMoment, Value]]]:
    """Value the moment after each rank; a few hands tell how many more there is time for."""
    found = yield from _over(known, search, spread_out(weighed, effort.pilot_hands))
    if len(weighed) > effort.pilot_hands:
        hands = hands_in_time(known, search.work, effort)
        found = yield from _over(known, search, spread_out(weighed, hands))
    return found


def hands_held(known: Situation, effort: Effort) -> Thought[Weighed]:
    """Weigh the hands that the other player may hold."""
    other = 1 - known.place
    number, kept = known.past.left[other], known.odds.kept[other]
    turns, most = known.turns(other), effort.weighed_hands
    model = yield from known.think_opponent_model(other)
    return (yield from held_by(known.unseen.ranks, number, turns, kept, model, most))


def hands_in_time(known: Situation, pilots_work: int, effort: Effort) -> int:
    """Return how many hands there is time to search, by the pilots' time."""
    work = effort.work if known.past.turns else effort.work_on_lead
    hands = work * effort.pilot_hands // max(1, pilots_work)
    return max(effort.fewest_hands, min(effort.most_hands, hands))


def _over(
    known: Situation, search: PlaySearch[Value], weighed: Weighed
) -> Thought[dict[int, tuple[PlayMoment, Value]]]:
    moment = yield from moment_now(known, weighed)
    found = {}
    for rank in known.fitting:
        after = search.after_own(moment, rank)
        found[rank] = after, (yield from search.ponder(after))
    return found


def moment_now(known: Situation, weighed: Weighed) -> Thought[PlayMoment]:
    """Set up the moment before a card is chosen, the other player holding one of these hands."""
    past, at, other = known.past, known.place, 1 - known.place
    played, at_starter, nobs = known.played(other), known.starter.rank - 1, known.has_nobs(other)
    worlds = []
    for number, (hand, weight) in enumerate(weighed, 1):
        worlds.append((hand, weight, row(hand + played)[at_starter] + nobs))
        if number % _SHOWN_IN_A_SLICE == 0:
            yield
    gone = (past.gone >> at & 1) + 2 * (past.gone >> other & 1)
    mine, theirs, last = past.left[at], past.left[other], past.last == at
    return PlayMoment(True, past.pile, known.hand, worlds, mine, theirs, 0, 0, gone, last)
