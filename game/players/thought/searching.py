"""Two players: what each card is worth, by a search over a belief as wide as there is time for."""

from game.players.player import Thought
from game.players.race.race import Show
from game.players.tables.shown import row
from game.players.thought.belief import held_by, spread_out
from game.players.thought.effort import Effort
from game.players.thought.foresight import Foresight, Moment, points_apart
from game.players.thought.keeping import is_near_home, lacking, race_of
from game.players.thought.situation import Situation
from game.rules.counting import show_points

_MOST_CARDS = 8  # in both hands; with more a search takes too long
_NEVER = 1000
_LAST_DEALS = 35  # with more cards, points are all alike until a side lacks no more than that

Weighed = list[tuple[int, float]]


def can_be_searched(known: Situation) -> bool:
    """Whether two players hold few enough cards."""
    return known.form.seats == 2 and sum(known.past.left) <= _MOST_CARDS


def in_chances(known: Situation) -> bool:
    """Whether cards are valued by chances to win, and no longer in points."""
    near = is_near_home(known.view) if can_be_searched(known) else min(lacking(known.view)) <= _LAST_DEALS
    return near and bool(known.odds.win)


def searched_values(known: Situation, effort: Effort) -> Thought[dict[int, float]]:
    """What each rank that fits is worth, in points or near home in chances to win."""
    weighed = yield from hands_held(known, effort)
    search = yield from search_for(known)
    values = yield from values_over(known, search, spread_out(weighed, effort.pilot_hands))
    if len(weighed) > effort.pilot_hands:
        hands = hands_in_time(known, search.work, effort)
        values = yield from values_over(known, search, spread_out(weighed, hands))
    return values


def hands_held(known: Situation, effort: Effort) -> Thought[Weighed]:
    """What the other player may hold."""
    other = 1 - known.place
    number, kept = known.past.left[other], known.odds.kept[other]
    turns, most = known.turns(other), effort.weighed_hands
    return (yield from held_by(known.unseen.ranks, number, turns, kept, known.acquaintance(other), most))


def hands_in_time(known: Situation, pilots_work: int, effort: Effort) -> int:
    """How many hands there is time to search, by what the pilots among them took."""
    work = effort.work if known.past.turns else effort.work_on_lead
    hands = work * effort.pilot_hands // max(1, pilots_work)
    return max(effort.fewest_hands, min(effort.most_hands, hands))


def search_for(known: Situation) -> Thought[Foresight]:
    """A search for points, or near home for the game."""
    view, form = known.view, known.form
    other = known.acquaintance(1 - known.place)
    race = race_of(view, known.odds) if is_near_home(view) else None
    if not race:
        return Foresight(known.habit, other, points_apart, (_NEVER, _NEVER), form.played_out)
    yield
    cribs = known.cribs
    yield
    show = Show(race, show_points(view.kept, known.starter), cribs.odds(view.laid_away, known.starter))
    stink_hole = view.house.stink_hole
    return Foresight(known.habit, other, show.end, lacking(view), form.played_out, stink_hole)


def values_over(known: Situation, search: Foresight, weighed: Weighed) -> Thought[dict[int, float]]:
    """What each rank is worth over these hands of the other player."""
    moment = moment_now(known, weighed)
    found = {}
    for rank in known.fitting:
        found[rank] = yield from search.ponder(search.after_own(moment, rank))
    return found


def moment_now(known: Situation, weighed: Weighed) -> Moment:
    """Before a card is chosen, the other player holding one of these hands."""
    past, at, other = known.past, known.place, 1 - known.place
    played, at_starter, nobs = known.played(other), known.starter.rank - 1, known.has_nobs(other)
    worlds = [(hand, weight, row(hand + played)[at_starter] + nobs) for hand, weight in weighed]
    gone = (past.gone >> at & 1) + 2 * (past.gone >> other & 1)
    mine, theirs, last = past.left[at], past.left[other], past.last == at
    return Moment(True, past.pile, known.hand, worlds, mine, theirs, 0, 0, gone, last)
