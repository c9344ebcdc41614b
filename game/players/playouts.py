"""Three and four seats: what each card is worth in deals that fit what was seen, played out by habit."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from game.players.belief import spread_out, would_have
from game.players.habit import Habit, likeliest
from game.players.pile import ONE
from game.players.player import Thought
from game.players.playout import Pick, Playout
from game.players.situation import Situation
from game.rules.cards import RANKS

DRAWN, PLAYED = 1000, 160
_DRAWN_IN_A_SLICE = 30
# A rank is played out no longer when it lies behind by as many points and as many standard errors.
_BETWEEN_LOOKS, _SURELY, _CLEARLY = 20, 2.5, 0.25

Pegged = dict[int, tuple[float, float]]  # by rank: by this side, and the mean of the others


def played_out(known: Situation, rng: Random) -> Thought[Pegged]:
    """What each rank that fits brings and concedes, over likely deals."""
    deals = yield from likely_deals(known, rng)
    found: dict[int, list[tuple[float, float, float]]] = {rank: [] for rank in known.fitting}
    open_still = known.fitting
    for number, (hands, weight) in enumerate(deals, 1):
        yield
        for rank in open_still:
            found[rank].append((weight, *after(known, hands, rank)))
        if number % _BETWEEN_LOOKS == 0:
            open_still = _not_yet_beaten(found, open_still)
            if len(open_still) == 1:
                break
    return {rank: _means(rows) for rank, rows in found.items()}


def _means(rows: list[tuple[float, float, float]]) -> tuple[float, float]:
    total = sum([weight for weight, _, _ in rows])
    own = sum([weight * pegged for weight, pegged, _ in rows])
    return own / total, sum([weight * conceded for weight, _, conceded in rows]) / total


def _not_yet_beaten(found: dict[int, list[tuple[float, float, float]]], ranks: list[int]) -> list[int]:
    """The ranks that may still turn out best, after the same deals for all of them."""
    apart = {rank: [weight * (own - other) for weight, own, other in found[rank]] for rank in ranks}
    best = max(ranks, key=lambda rank: sum(apart[rank]))
    number = len(apart[best])
    total = sum([weight for weight, _, _ in found[best]])
    left = []
    for rank in ranks:
        behind = [most - less for most, less in zip(apart[best], apart[rank], strict=True)]
        mean = sum(behind) / number
        error = sqrt(sum([(each - mean) ** 2 for each in behind]) / number / number)
        if mean <= max(_SURELY * error, _CLEARLY * total / number):
            left.append(rank)
    return left


def likely_deals(known: Situation, rng: Random) -> Thought[list[tuple[tuple[int, ...], float]]]:
    """Deals of the unseen cards, as many as can be played out, standing for all."""
    unseen = [ONE[rank] for rank in RANKS for _ in range(known.unseen.ranks[rank - 1])]
    others = [at for at in range(known.form.seats) if at != known.place]
    turns = {at: known.turns(at) for at in others}
    played = {at: known.played(at) for at in others}
    left, kept = known.history.left, known.odds.kept
    number = sum([left[at] for at in others])
    weighed = []
    for drawn in range(DRAWN):
        start = drawn % (len(unseen) // max(1, number)) * number
        if start == 0:  # one shuffle is good for several deals
            rng.shuffle(unseen)
        hands = [0] * known.form.seats
        hands[known.place] = known.hand
        weight = 1.0
        for at in others:
            hands[at] = sum(unseen[start : start + left[at]])
            start += left[at]
            whole = hands[at] + played[at]
            weight *= kept[at].get(whole, 1.0)
            if weight and turns[at]:
                weight *= would_have(whole, turns[at], known.habit)
        weighed.append((tuple(hands), weight))
        if drawn % _DRAWN_IN_A_SLICE == 0:
            yield
    likely = [(hands, weight) for hands, weight in weighed if weight > 0]
    return spread_out(likely or [(hands, 1.0) for hands, _ in weighed], PLAYED)


def after(known: Situation, hands: Sequence[int], rank: int) -> tuple[float, float]:
    """What this side and the mean of the others peg in a playout after this card."""
    past, form, at = known.history, known.form, known.place
    play = Playout(
        past.piles, [*hands], past.left[:], at, past.pile, form.played_out, past.gone, past.last
    )
    play.lay(at, rank)
    points = play.run(by_habit(known.habit))
    own = sum(pegged for other, pegged in enumerate(points) if form.side(other) == form.side(at))
    return own, (sum(points) - own) / (form.sides - 1)


def by_habit(habit: Habit) -> Pick:
    """Every seat plays what it would play oftenest."""

    def pick(play: Playout, at: int) -> int:
        choices = habit.choices(play.pile, play.hands[at], play.others(at))
        return likeliest(choices) if choices else 0

    return pick
