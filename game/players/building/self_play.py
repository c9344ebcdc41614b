"""Deals for self-play: what an able player lays away, by the tables made so far."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from random import Random

from game.players.tables.crib_odds import Weights, rank_hands, ways
from game.players.tables.odds import Pegging
from game.players.tables.shown import Unseen, rank_key, ranks_of
from game.players.thought.keeping import worth_of_crib
from game.rules.cards import PACK, Card, Cards, Suit
from game.rules.counting import show_points
from game.rules.forms import Form

_WHOLE_PACK = [4] * 13
_DEALS_FOR_CRIBS = 20_000
_SEEN_BEFORE, _EXPECTED_BEFORE = 0.1, 0.33  # what is thought of a hand before the first deal


@dataclass
class PlayedDeal:
    """One deal by place from the dealer's left, the dealer last."""

    kept: list[Cards]
    laid: list[Cards]
    starter: Card
    from_pack: Cards

    @property
    def ranks(self) -> list[int]:
        """The hands by rank alone."""
        return [rank_key(cards) for cards in self.kept]

    def laid_but_by(self, place: int) -> Cards:
        """What the crib holds but for the cards of this place."""
        others = [card for other, cards in enumerate(self.laid) if other != place for card in cards]
        return (*others, *self.from_pack)

    def seen_but_by(self, place: int) -> frozenset[Card]:
        """All cards that somebody else was dealt, the crib's and the starter."""
        kept = [card for other, cards in enumerate(self.kept) if other != place for card in cards]
        return frozenset((*kept, *self.laid_but_by(place), self.starter))

    @property
    def crib(self) -> Cards:
        return tuple(card for cards in self.laid for card in cards) + self.from_pack


@dataclass
class Tendencies:
    """Habits of keeping by place, as in `FormOdds`."""

    laid: list[Weights]
    cribs: list[Weights]  # what such cards bring the crib, nothing else having been seen
    kept: list[Weights]


class AbleKeeper:
    """Keeps for points: the exact hand, the crib by tendencies, and the pegging of each keep."""

    def __init__(self, form: Form, habits: Tendencies, pegging: list[Pegging]) -> None:
        self.form = form
        self.habits = habits
        self.pegging = pegging

    def deal(self, rng: Random) -> PlayedDeal:
        """Deal, lay away and turn a starter."""
        form = self.form
        number = form.seats * form.dealt
        pack = rng.sample(PACK, number + form.from_pack + 1)
        hands = [tuple(sorted(pack[place : number : form.seats])) for place in range(form.seats)]
        laid = [self.choose(hand, place) for place, hand in enumerate(hands)]
        kept = [
            tuple(card for card in hand if card not in away) for hand, away in zip(hands, laid, strict=True)
        ]
        return PlayedDeal(kept, laid, pack[-1], tuple(pack[number:-1]))

    def choose(self, hand: Cards, place: int) -> Cards:
        form = self.form
        unseen = Unseen(hand)
        share = worth_of_crib(form, place)

        def worth(laid: Cards) -> float:
            kept = [card for card in hand if card not in laid]
            own, other = self.pegging[place].get(rank_key(kept), (0.0, 0.0))
            return unseen.mean_shown(kept) + share * self.habits.cribs[place][rank_key(laid)] + own - other

        return max(combinations(hand, form.laid_away), key=worth)


def tendencies_of(form: Form, deals: list[PlayedDeal]) -> Tendencies:
    """What each place lays away and keeps, against what chance would have it."""
    laid = [Counter(rank_key(deal.laid[place]) for deal in deals) for place in range(form.seats)]
    kept = [Counter(rank_key(deal.kept[place]) for deal in deals) for place in range(form.seats)]
    return Tendencies(
        [_against_chance(form.laid_away, counter) for counter in laid],
        [_cribs(form, deals[:_DEALS_FOR_CRIBS], place) for place in range(form.seats)],
        [_against_chance(form.kept, counter) for counter in kept],
    )


def _cribs(form: Form, deals: list[PlayedDeal], place: int) -> Weights:
    """What cards of each rank would have brought the crib in all deals where they were left in the pack."""
    rests = [(deal.seen_but_by(place), deal.laid_but_by(place), deal.starter) for deal in deals]
    means: Weights = {}
    for laid in rank_hands(form.laid_away):
        own = [Card(rank, suit) for rank, suit in zip(ranks_of(laid), Suit, strict=False)]
        counted = [
            show_points((*own, *others), starter, crib=True)
            for seen, others, starter in rests
            if seen.isdisjoint(own)
        ]
        means[laid] = sum(counted) / len(counted)
    return means


def _against_chance(size: int, counter: Counter[int]) -> Weights:
    chances = {hand: ways(hand, _WHOLE_PACK) for hand in rank_hands(size)}
    share = counter.total() / sum(chances.values())
    return {
        hand: (counter[hand] + _SEEN_BEFORE) / (chance * share + _EXPECTED_BEFORE)
        for hand, chance in chances.items()
    }
