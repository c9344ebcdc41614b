"""The champ's thoughts: exact odds, a belief about the other hands, a search of the play, and the race."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from game.players.player import Thought, what_it_knows
from game.players.search.acquaintance import Acquaint, acquaintance
from game.players.search.foresight import (
    Moment,
    Weighed,
    can_be_searched,
    hands_held,
    hands_in_time,
    in_chances,
    moment_now,
    search_for,
    searched_values,
)
from game.players.search.keeping import chance_of_keeps, keeps, lacking
from game.players.search.playouts import (
    Finish,
    as_foretold,
    likely_deals,
    likely_shows,
    played_out,
    worth_of_a_point,
)
from game.players.search.rank_play import Pick, RankPlay
from game.players.search.situation import Effort, Situation, spread_out
from game.players.tables.odds import FormOdds
from game.players.weigh.account import Account
from game.players.weigh.foretold import Foretold
from game.players.weigh.option import Option, Options, Part, Parts, best_first
from game.players.weigh.outlook import crib_to_come, outlook
from game.players.weigh.ruler import Ruler
from game.rules.cards import Card, Cards
from game.rules.counting import show_points
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


def weighed_cards(view: View, odds: FormOdds, effort: Effort) -> Thought[Options]:
    """Every card that fits, the best first; those of one rank are one option."""
    yield
    known = Situation(view, odds)
    if can_be_searched(known):
        found = yield from searched(known, effort)
    else:
        found = yield from played_in_likely_deals(known, effort, Random(f"judge {what_it_knows(view)}"))
    yield
    return _options(known, found)


def _options(known: Situation, found: Mapping[int, Foretold]) -> Options:
    view, odds = known.view, known.odds
    hand, crib = float(show_points(view.kept, known.starter)), crib_to_come(known)
    ruler = Ruler.of(view, odds)
    is_exact = in_chances(known)
    if not is_exact:
        best = max(found.values(), key=lambda brought: brought.points)
        chance = outlook(view, odds, hand + best.own, crib, best.other)
        ruler = replace(ruler, best_points=best.points, best_chance=chance)
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
    return (Part.NOW, float(now)), (Part.REPLY, -brought.reply), (Part.LATER, later)


def played_in_likely_deals(known: Situation, effort: Effort, rng: Random) -> Thought[dict[int, Foretold]]:
    """What each rank that fits brings, all of them in the same deals."""
    deals = yield from likely_deals(known, effort, rng)
    yield
    finish = None
    if in_chances(known):
        finish = Finish(known, likely_shows(known, [hands for hands, _ in deals], effort.shows, rng))
    foretold = as_foretold(known)
    rows: dict[int, list[tuple[float, ...]]] = {rank: [] for rank in known.fitting}
    for hands, weight in deals:
        for rank in known.fitting:
            yield
            rows[rank].append(
                tuple([weight * brought for brought in _after(known, hands, rank, foretold, finish)])
            )
    total = sum([weight for _, weight in deals])
    return {
        rank: Foretold(*[sum(column) / total for column in zip(*found, strict=True)])
        for rank, found in rows.items()
    }


def _after(
    known: Situation, hands: Sequence[int], rank: int, foretold: Pick, finish: Finish | None
) -> Foretold:
    """What comes of this card in one deal, near home up to the finish."""
    past, form, at = known.past, known.form, known.place
    play = RankPlay(past.piles, [*hands], past.left[:], at, past.pile, form.played_out, past.gone, past.last)
    play.lay(at, rank)
    replies: list[int] = []

    def pick(play: RankPlay, seat: int) -> int:
        chosen = foretold(play, seat)
        if not replies:
            is_theirs = chosen and form.side(seat) != form.side(at)
            replies.append(play.pile.gain(chosen) if is_theirs else 0)
        return chosen

    chance = finish.chance(play, pick) if finish else None
    points = play.run(pick) if chance is None else play.points
    own = sum([pegged for seat, pegged in enumerate(points) if form.side(seat) == form.side(at)])
    other = (sum(points) - own) / (form.sides - 1)
    reply = replies[0] / (form.sides - 1) if replies else 0.0
    return Foretold(own - other if chance is None else chance, own, other, reply, float(reply > 0))


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
