"""Three and four seats: what each card is worth in deals that fit what was seen, played out by habit."""

from collections.abc import Sequence
from random import Random

from game.players.belief import spread_out, would_have
from game.players.habit import Habit
from game.players.pile import ONE
from game.players.player import Thought
from game.players.playout import Pick, Playout
from game.players.situation import Situation
from game.rules.cards import RANKS

DRAWN, PLAYED = 240, 40
_DRAWN_IN_A_SLICE = 15


Pegged = dict[int, tuple[float, float]]  # by rank: by this side, and the mean of the others


def played_out(known: Situation, rng: Random) -> Thought[Pegged]:
    """What each rank that fits brings and concedes, over likely deals."""
    deals = yield from likely_deals(known, rng)
    found = dict.fromkeys(known.fitting, (0.0, 0.0))
    for hands, weight in deals:
        yield
        for rank, (before, conceded_before) in found.items():
            pegged, conceded = after(known, hands, rank)
            found[rank] = (before + weight * pegged, conceded_before + weight * conceded)
    return found


def likely_deals(known: Situation, rng: Random) -> Thought[list[tuple[tuple[int, ...], float]]]:
    """Deals of the unseen cards, as many as can be played out, standing for all."""
    unseen = [rank for rank in RANKS for _ in range(known.unseen.ranks[rank - 1])]
    past = known.history
    others = [at for at in range(known.form.seats) if at != known.place]
    turns = {at: known.turns(at) for at in others}
    played = {at: known.played(at) for at in others}
    weighed = []
    for number in range(DRAWN):
        drawn = rng.sample(unseen, sum(past.left[at] for at in others))
        hands = [0] * known.form.seats
        hands[known.place] = known.hand
        weight = 1.0
        for at in others:
            hands[at] = sum(ONE[drawn.pop()] for _ in range(past.left[at]))
            whole = hands[at] + played[at]
            weight *= known.odds.kept[at].get(whole, 1.0)
            if weight and turns[at]:
                weight *= would_have(whole, turns[at], known.habit)
        weighed.append((tuple(hands), weight))
        if number % _DRAWN_IN_A_SLICE == 0:
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
    points = play.run(likeliest(known.habit))
    own = sum(pegged for other, pegged in enumerate(points) if form.side(other) == form.side(at))
    return own, (sum(points) - own) / (form.sides - 1)


def likeliest(habit: Habit) -> Pick:
    """Every seat plays what it would play oftenest."""

    def pick(play: Playout, at: int) -> int:
        choices = habit.choices(play.pile, play.hands[at], play.others(at))
        return max(choices, key=lambda choice: choice[1])[0] if choices else 0

    return pick
