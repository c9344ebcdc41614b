"""The stages by which one form's tables are made; each is given the tables of the one before."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from game.players.tables.habit import Habit
from game.players.tables.odds import FormOdds, Pegging
from game.players.tables.show_odds import CribOdds, Unseen, Weights, from_others, rank_hands, ranks_of
from game.rules.cards import JACK, Card, Suit
from game.rules.counting import show_points
from game.rules.forms import Form
from tools.tables.self_play import AbleKeeper, Hands, PlayedDeal, SelfPlay, Tendencies, tendencies_of, train
from tools.tables.win_tables import Places, win_of_three, win_table

_EPOCHS, _RATE = 40, 0.02
_WORTH_OF_MODEL = 100  # plays that the model counts for against those of the hand itself


def smoothed(pegging: Pegging, plays: int) -> Pegging:
    """Draw each mean toward the one to be expected by the pairs of cards in the hand."""
    pairs = {hand: _pairs(hand) for hand in pegging}
    own = _fitted(pairs, {hand: means[0] for hand, means in pegging.items()})
    other = _fitted(pairs, {hand: means[1] for hand, means in pegging.items()})
    share = plays / (plays + _WORTH_OF_MODEL)
    return {
        hand: (
            max(0.0, share * means[0] + (1 - share) * own[hand]),
            max(0.0, share * means[1] + (1 - share) * other[hand]),
        )
        for hand, means in pegging.items()
    }


def _pairs(hand: int) -> Sequence[tuple[int, int]]:
    """List every card and every two cards, by rank."""
    ranks = ranks_of(hand)
    return [*((0, rank) for rank in ranks), *combinations(ranks, 2)]


def _fitted(pairs: dict[int, Sequence[tuple[int, int]]], means: dict[int, float]) -> dict[int, float]:
    """Fit a sum over cards and pairs of cards to each hand, step by step."""
    usual = sum(means.values()) / len(means)
    weights = dict.fromkeys({pair for found in pairs.values() for pair in found}, 0.0)
    for epoch in range(_EPOCHS):
        rate = _RATE / (1 + epoch / 10)
        for hand, found in pairs.items():
            missed = means[hand] - usual - sum([weights[pair] for pair in found])
            for pair in found:
                weights[pair] += rate * missed
    return {hand: usual + sum([weights[pair] for pair in found]) for hand, found in pairs.items()}


SHARPNESS = 1.75
_RARE_PEGGING = 0.0005
_FEWER = 8  # as long as the tables are only a step toward the next


@dataclass(frozen=True)
class Workload:
    """How much is dealt and played in each stage."""

    deals: int
    lessons: int
    plays: int  # of each hand in each place, in the last stage that plays them
    last_deals: int = 12_000


@dataclass
class Tables:
    """What is known after a stage."""

    keeping: Tendencies
    pegging: list[Pegging]
    habit: list[float]
    deals: list[PlayedDeal]


def stages(form: Form, workload: Workload, seed: str, done: Tables | None, first: int) -> Iterator[Tables]:
    """Yield the stages from number `first` on: a first habit, three times all tables, and the last deals."""
    tables = done or _nothing(form)
    for number in range(first, STAGES):
        rng = Random(f"{seed} {form} {number}")
        last = number == STAGES - 1
        deals = deal_out(form, tables, workload.last_deals if last else workload.deals, rng)
        hands = [deal.ranks for deal in deals]
        habit = tables.habit if last else train(form, hands, SHARPNESS, workload.lessons, rng)
        plays = workload.plays if number == STAGES - 2 else max(1, workload.plays // _FEWER)
        pegging = tables.pegging if last else peg_all(form, habit, hands, plays, rng)
        tables = Tables(tendencies_of(form, deals), pegging, habit, deals)
        yield tables


STAGES = 4


def _nothing(form: Form) -> Tables:
    """Return the tables before the first stage, when everything comes as chance would have it."""
    evenly = dict.fromkeys(rank_hands(form.laid_away), 1.0)
    others = [evenly] * (form.seats - 1)
    cribs = {laid: plain_crib(laid, others, form.from_pack) for laid in evenly}
    keeping = Tendencies([evenly] * form.seats, [cribs] * form.seats, [{}] * form.seats)
    return Tables(keeping, [{}] * form.seats, [], [])


def plain_crib(laid: int, tendencies: list[Weights], from_pack: int) -> float:
    """Return the mean crib of cards of these ranks and different suits, by tendencies alone."""
    cards = [Card(rank, suit) for rank, suit in zip(ranks_of(laid), Suit, strict=False)]
    unseen = Unseen(cards)
    return CribOdds(unseen, from_others(unseen.ranks, tendencies, from_pack), {}).mean(cards)


def deal_out(form: Form, tables: Tables, number: int, rng: Random) -> list[PlayedDeal]:
    """Deal as an able player discards by these tables."""
    laying = AbleKeeper(form, tables.keeping, tables.pegging)
    return [laying.deal(rng) for _ in range(number)]


def peg_all(form: Form, habit: list[float], hands: Hands, plays: int, rng: Random) -> list[Pegging]:
    """Peg every hand in every place against hands that able players keep."""
    play = SelfPlay(form, Habit([habit], SHARPNESS), rng)
    found = []
    for place in range(form.seats):
        means = {hand: peg_one(form, play, hands, place, hand, plays) for hand in rank_hands(form.kept)}
        found.append(smoothed(means, plays))
    return found


def peg_one(
    form: Form, play: SelfPlay, hands: Hands, place: int, hand: int, plays: int
) -> tuple[float, float]:
    """Peg one hand in one place: its side's points, and the mean of the others."""
    own = all_sides = 0
    for _ in range(plays):
        pegged = play.play(_with(hands, place, hand, play.rng))
        own += sum(points for other, points in enumerate(pegged) if form.side(other) == form.side(place))
        all_sides += sum(pegged)
    return own / plays, (all_sides - own) / plays / (form.sides - 1)


def _with(hands: Hands, place: int, hand: int, rng: Random) -> Sequence[int]:
    """Draw other hands beside which this one can be held."""
    while True:
        others = [*rng.choice(hands)]
        others[place] = hand
        if max(Counter(rank for held in others for rank in ranks_of(held)).values()) <= 4:
            return others


def to_odds(form: Form, tables: Tables, seed: str) -> FormOdds:
    """Turn the tables into those that are shipped."""
    deals = tables.deals
    hands = [
        _odds([show_points(deal.kept[place], deal.starter) for deal in deals]) for place in range(form.seats)
    ]
    crib = _odds([show_points(deal.crib, deal.starter, crib=True) for deal in deals])
    by_place = _pegged(form, tables, Random(f"{seed} {form} pegged"))
    if form.sides == 2:
        pegged = _often(_by_side(form, by_place))
        win = win_table(form, pegged, hands, crib)
    else:  # each of so many ways is rare: all of them are kept
        pegged = _often(by_place, 0.0)
        win = win_of_three(pegged, hands, crib)
    kept = tables.keeping
    bonus = [_bonus(form, kept, place) for place in range(form.seats)]
    return FormOdds(
        tables.habit, SHARPNESS, kept.laid, bonus, kept.kept, tables.pegging, hands, crib, pegged, win
    )


def _bonus(form: Form, kept: Tendencies, place: int) -> Weights:
    """Return the points in the cribs of self-play beyond those of the tendencies alone."""
    others = [weights for other, weights in enumerate(kept.laid) if other != place]
    return {laid: mean - plain_crib(laid, others, form.from_pack) for laid, mean in kept.cribs[place].items()}


def _odds(points: list[int]) -> dict[int, float]:
    return {total: number / len(points) for total, number in sorted(Counter(points).items())}


def _pegged(form: Form, tables: Tables, rng: Random) -> Counter[Places]:
    """Count the points that the places pegged together, deal by deal, heels among them."""
    play = SelfPlay(form, Habit([tables.habit], SHARPNESS), rng)
    counter: Counter[Places] = Counter()
    for deal in tables.deals:
        *others, dealer = play.play(deal.ranks)
        counter[(*others, dealer + 2 * (deal.starter.rank == JACK))] += 1
    return counter


def _by_side(form: Form, pegged: Counter[Places]) -> Counter[Places]:
    """Add up the points pegged by the dealer's side, and by all others."""
    dealer = form.side(form.seats - 1)
    counter: Counter[Places] = Counter()
    for points, number in pegged.items():
        own = sum(point for place, point in enumerate(points) if form.side(place) == dealer)
        counter[own, sum(points) - own] += number
    return counter


def _often(counter: Counter[Places], rare: float = _RARE_PEGGING) -> dict[Places, float]:
    """Return the odds, but for those of what hardly happens."""
    least = rare * counter.total()
    often = {pegged: number for pegged, number in counter.items() if number >= least}
    return {pegged: number / sum(often.values()) for pegged, number in sorted(often.items())}
