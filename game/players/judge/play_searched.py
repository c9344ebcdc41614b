"""Two players: what each card brings, by a search over a belief as wide as the effort allows."""

from game.players.judge.account import Account
from game.players.judge.foretold import Foretold
from game.players.player import Thought
from game.players.thought.belief import spread_out
from game.players.thought.effort import Effort
from game.players.thought.foresight import Moment
from game.players.thought.searching import Weighed, hands_held, hands_in_time, moment_now, search_for
from game.players.thought.situation import Situation

Brought = dict[int, Foretold]


def searched(known: Situation, effort: Effort) -> Thought[Brought]:
    """What each rank that fits brings; a few hands tell how many more there is time for."""
    weighed = yield from hands_held(known, effort)
    plain = yield from search_for(known)
    search = Account(plain)
    found = yield from _over(known, search, spread_out(weighed, effort.pilot_hands))
    if len(weighed) > effort.pilot_hands:
        hands = hands_in_time(known, search.work, effort)
        found = yield from _over(known, search, spread_out(weighed, hands))
    return found


def _over(known: Situation, search: Account, weighed: Weighed) -> Thought[Brought]:
    """What each rank brings over these hands of the other player."""
    moment = moment_now(known, weighed)
    found = {}
    for rank in known.fitting:
        after = search.after_own(moment, rank)
        tally = yield from search.tally(after)
        found[rank] = Foretold(*tally, *_reply(search, after))
    return found


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
