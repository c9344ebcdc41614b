"""Weighing every card that fits: by a search for two, by playouts for more seats or cards."""

from collections.abc import Mapping
from random import Random

from game.players.player import Thought, what_it_knows
from game.players.race import lacking, worth_of_a_point
from game.players.search.playouts import played_out
from game.players.search.searching import can_be_searched, in_chances, searched
from game.players.search.situation import Effort, Foretold, Situation
from game.players.tables.odds import FormOdds
from game.players.tables.show_odds import mean, rank_key
from game.players.weigh.discards import ALIKE_CHANCES
from game.players.weigh.option import Option, Options, Parts, PointsFrom, Ruler, best_first, outlook
from game.rules.cards import Card
from game.rules.counting import show_points
from game.rules.view import View

# The weight of a glance beside playouts, and beside a search for the lead: both see only a few deals.
_BESIDE_PLAYOUTS, _BESIDE_SEARCH = 0.3, 0.4
_AT_THE_GOAL = 15  # points to go, where a search sees more than a glance


def foretold(known: Situation, effort: Effort, rng: Random) -> Thought[dict[int, Foretold]]:
    """Foretell the gain of each rank that fits."""
    if can_be_searched(known):
        return (yield from searched(known, effort))
    return (yield from played_out(known, effort, rng))


def best_card(view: View, odds: FormOdds, effort: Effort, rng: Random) -> Thought[Card]:
    """Choose the card that is best for all that the others may hold."""
    cards = tuple({card.rank: card for card in sorted(view.playable, reverse=True)}.values())
    if len(cards) == 1:
        return cards[0]
    known = Situation(view, odds)
    found = yield from foretold(known, effort, rng)
    values = _with_a_glance(known, {rank: brought.worth for rank, brought in found.items()})
    pile = known.past.pile  # of cards as good, the one that pegs now: nothing can come between
    return max(cards, key=lambda card: (round(values[card.rank], ALIKE_CHANCES), pile.gain(card.rank)))


def _with_a_glance(known: Situation, values: dict[int, float]) -> dict[int, float]:
    """Mix a glance's values into these; their mean stays as it was."""
    past = known.past
    share = _BESIDE_PLAYOUTS
    if can_be_searched(known):
        share = 0.0 if past.turns else _BESIDE_SEARCH
    if not share or min(lacking(known.view)) <= _AT_THE_GOAL:
        return values
    worth = worth_of_a_point(known.view, known.odds) if in_chances(known) else 1.0
    glances = dict(known.habit.worths(past.pile, known.hand, past.others(known.place)))
    usual = sum(values.values()) / len(values)
    usual_glance = sum(glances.values()) / len(glances)
    return {
        rank: value + share * (worth * (glances[rank] - usual_glance) - (value - usual))
        for rank, value in values.items()
    }


def weighed_cards(view: View, odds: FormOdds, effort: Effort) -> Thought[Options]:
    """Weigh every card that fits, the best first; those of one rank are one option."""
    yield
    known = Situation(view, odds)
    yield
    found = yield from foretold(known, effort, Random(f"judge {what_it_knows(view)}"))
    yield
    return _options(known, found)


def _options(known: Situation, found: Mapping[int, Foretold]) -> Options:
    view, odds = known.view, known.odds
    hand, crib = float(show_points(view.kept, known.starter)), _crib_to_come(known)
    is_exact = in_chances(known)
    best = max(found.values(), key=lambda brought: brought.points)
    ruler = Ruler.laid_on(view, odds, best.points, outlook(view, odds, hand + best.own, crib, best.other))
    options = []
    for rank, brought in found.items():
        alike = tuple((card,) for card in sorted(view.playable) if card.rank == rank)
        now = known.past.pile.gain(rank)
        options.append(
            Option(
                cards=alike[0],
                alike=alike,
                now=now,
                hand=hand,
                crib=crib,
                pegged=brought.own - now,
                conceded=brought.other,
                points=brought.points,
                chance=brought.worth if is_exact else ruler.chance(brought.points),
                parts=_parts(now, brought),
                worth=ruler.worth,
                answered=brought.answered,
            )
        )
    return best_first(options)


def _parts(now: int, brought: Foretold) -> Parts:
    later = brought.points - now + brought.reply
    return (PointsFrom.NOW, float(now)), (PointsFrom.REPLY, -brought.reply), (PointsFrom.LATER, later)


def _crib_to_come(known: Situation) -> float:
    """Return the mean crib, the starter being known."""
    cribs, laid = known.cribs, known.view.laid_away
    return mean(cribs.odds(laid, known.starter)) + cribs.bonus.get(rank_key(laid), 0.0)
