"""The champ's thoughts: exact odds, a belief about the other hands, a search of the play, and the race."""

from random import Random

from game.players.player import Thought
from game.players.tables.odds import FormOdds
from game.players.thought.acquaintance import Acquaint, acquaintance
from game.players.thought.effort import Effort
from game.players.thought.finish import worth_of_a_point
from game.players.thought.keeping import chance_of_keeps, keeps, lacking
from game.players.thought.playouts import played_out
from game.players.thought.searching import can_be_searched, in_chances, searched_values
from game.players.thought.situation import Situation
from game.rules.cards import Card, Cards
from game.rules.view import View

# So many decimals: what lies closer is alike, and points decide. A game that is as good as lost or won may
# still end with a skunk or without.
_ALIKE = 4
# So much a glance counts beside playouts, and beside a search for the lead: both see but few deals.
_BESIDE_PLAYOUTS, _BESIDE_SEARCH = 0.3, 0.4
_AT_THE_GOAL = 15  # points to go, where a search sees what no glance does


def best_keep(view: View, odds: FormOdds) -> Thought[Cards]:
    """What to lay away: the keep with most points; near home, the one that wins oftenest."""
    yield
    found = yield from keeps(view, odds)
    yield
    chance_of = chance_of_keeps(view, odds)
    if not chance_of:
        return max(found, key=lambda keep: keep.points).laid
    chances = []
    for keep in found:
        yield
        chance = yield from chance_of(keep)
        chances.append((round(chance, _ALIKE), keep.points, keep.laid))
    return max(chances)[2]


def best_card(
    view: View, odds: FormOdds, effort: Effort, rng: Random, acquaint: Acquaint = acquaintance
) -> Thought[Card]:
    """The card that is best for all that the others may hold."""
    cards = tuple({card.rank: card for card in sorted(view.playable, reverse=True)}.values())
    if len(cards) == 1:
        return cards[0]
    known = Situation(view, odds, acquaint)
    values = yield from values_of_ranks(known, effort, rng)
    pile = known.past.pile  # of cards as good, the one that pegs now: nothing can come between
    return max(cards, key=lambda card: (round(values[card.rank], _ALIKE), pile.gain(card.rank)))


def values_of_ranks(known: Situation, effort: Effort, rng: Random) -> Thought[dict[int, float]]:
    """What each rank that fits is worth: by search for two players, by playouts for more players or cards."""
    if not can_be_searched(known):
        pegged = yield from played_out(known, effort, rng)
        values = {rank: brought.worth for rank, brought in pegged.items()}
        share = _BESIDE_PLAYOUTS
    else:
        values = yield from searched_values(known, effort)
        share = 0.0 if known.past.turns else _BESIDE_SEARCH
    if share and min(lacking(known.view)) > _AT_THE_GOAL:
        worth = worth_of_a_point(known.view, known.odds) if in_chances(known) else 1.0
        return _with_a_glance(known, values, share, worth)
    return values


def _with_a_glance(
    known: Situation, values: dict[int, float], share: float, worth_of_a_point: float
) -> dict[int, float]:
    """These values and what a glance tells; their mean stays as it was."""
    past = known.past
    glances = dict(known.habit.worths(past.pile, known.hand, past.others(known.place)))
    usual = sum(values.values()) / len(values)
    usual_glance = sum(glances.values()) / len(glances)
    return {
        rank: value + share * (worth_of_a_point * (glances[rank] - usual_glance) - (value - usual))
        for rank, value in values.items()
    }
