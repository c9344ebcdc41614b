"""Two players: what each card brings, by a search over a belief as wide as the effort allows."""

from game.players.judge.account import Account
from game.players.judge.foretold import Foretold
from game.players.player import Thought
from game.players.tables.shown import row
from game.players.thought.belief import held_by, spread_out
from game.players.thought.effort import Effort
from game.players.thought.foresight import ME, Moment
from game.players.thought.searching import Weighed, search_for
from game.players.thought.situation import Situation

_FORETOLD_IN_A_SLICE = 25

Brought = dict[int, Foretold]


def searched(known: Situation, effort: Effort) -> Thought[Brought]:
    """What each rank that fits brings; a few hands tell how many more there is time for."""
    other = 1 - known.place
    number, kept = known.past.left[other], known.odds.kept[other]
    turns, most = known.turns(other), effort.weighed_hands
    weighed = yield from held_by(known.unseen.ranks, number, turns, kept, known.acquaintance(other), most)
    plain = yield from search_for(known)
    search = Account(plain)
    found = yield from _over(known, search, spread_out(weighed, effort.pilot_hands))
    if len(weighed) > effort.pilot_hands:
        work = effort.work if known.past.turns else effort.work_on_lead
        hands = work * effort.pilot_hands // max(1, search.work)
        hands = max(effort.fewest_hands, min(effort.most_hands, hands))
        found = yield from _over(known, search, spread_out(weighed, hands))
    return found


def _over(known: Situation, search: Account, weighed: Weighed) -> Thought[Brought]:
    """What each rank brings over these hands of the other player."""
    past, at, other = known.past, known.place, 1 - known.place
    played = known.played(other)
    worlds = [(hand, weight, row(hand + played)[known.starter.rank - 1]) for hand, weight in weighed]
    gone = (past.gone >> at & 1) + 2 * (past.gone >> other & 1)
    mine, theirs, last = past.left[at], past.left[other], past.last == at
    moment = Moment(True, past.pile, known.hand, worlds, mine, theirs, 0, 0, gone, last)
    found = {}
    for rank in known.fitting:
        after = search.after_own(moment, rank)
        yield from _foretell(search, after)
        tally = yield from search.tally(after)
        found[rank] = Foretold(*tally, *_reply(search, after))
    return found


def _foretell(search: Account, moment: Moment) -> Thought[None]:
    """Think of what each hand would answer, lest the search has to think of all of them at once."""
    if moment.mine:
        return
    answer = 0 if moment.gone & ME else moment.my_left
    for number, (held, _, _) in enumerate(moment.worlds):
        search.other.choices(moment.pile, held, answer)
        if number % _FORETOLD_IN_A_SLICE == 0:
            yield


def _reply(search: Account, moment: Moment) -> tuple[float, float]:
    """What the other's next card pegs, and how likely it pegs at all."""
    pegs = answered = 0.0
    if moment.mine or not moment.their_left or moment.own >= search.my_room:
        return pegs, answered
    for after in search.moments_after(moment):
        likely = sum([weight for _, weight, _ in after.worlds])
        pegs += likely * after.other
        answered += likely * (after.other > 0)
    return pegs, answered
