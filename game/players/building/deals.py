"""Deals for self-play: what an able player lays away, by the tables made so far."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from random import Random

from game.players.crib import CribOdds, Weights, from_others, rank_hands, ways
from game.players.odds import Pegging
from game.players.shown import Unseen, rank_key
from game.rules.cards import PACK, Card, Cards
from game.rules.forms import Form

_WHOLE_PACK = [4] * 13
_SEEN_BEFORE, _EXPECTED_BEFORE = 0.1, 0.33  # what is thought of a hand before the first deal


@dataclass
class Deal:
    """One deal by place from the dealer's left, the dealer last."""

    kept: list[Cards]
    laid: list[Cards]
    starter: Card
    from_pack: Cards

    @property
    def ranks(self) -> list[int]:
        """The hands by rank alone."""
        return [rank_key(cards) for cards in self.kept]

    @property
    def crib(self) -> Cards:
        """The crib."""
        return tuple(card for cards in self.laid for card in cards) + self.from_pack


class LayingAway:
    """Keeps for points: the exact hand, the crib by tendencies, and the pegging of each keep."""

    def __init__(self, form: Form, laid: list[Weights], pegging: list[Pegging]) -> None:
        self.form = form
        self.laid = laid
        self.pegging = pegging
        self.cribs: dict[tuple[int, int], float] = {}

    def deal(self, rng: Random) -> Deal:
        """Deal, lay away and turn a starter."""
        form = self.form
        number = form.seats * form.dealt
        pack = rng.sample(PACK, number + form.from_pack + 1)
        hands = [tuple(sorted(pack[place : number : form.seats])) for place in range(form.seats)]
        laid = [self.choose(hand, place) for place, hand in enumerate(hands)]
        kept = [
            tuple(card for card in hand if card not in away) for hand, away in zip(hands, laid, strict=True)
        ]
        return Deal(kept, laid, pack[-1], tuple(pack[number:-1]))

    def choose(self, hand: Cards, place: int) -> Cards:
        """What an able player lays away."""
        form = self.form
        unseen = Unseen(hand)
        sign = 1 if form.side(place) == form.side(form.seats - 1) else -1

        def worth(laid: Cards) -> float:
            kept = [card for card in hand if card not in laid]
            own, other = self.pegging[place].get(rank_key(kept), (0.0, 0.0))
            return unseen.mean_shown(kept) + sign * self.crib(laid, place) + own - other

        return max(combinations(hand, form.laid_away), key=worth)

    def crib(self, laid: Cards, place: int) -> float:
        """The mean crib of cards of these ranks, nothing else having been seen."""
        key = (place, rank_key(laid))
        if key not in self.cribs:
            plain = [Card(card.rank, suit) for card, suit in zip(laid, _SUITS, strict=False)]
            unseen = Unseen(plain)
            tendencies = [weights for other, weights in enumerate(self.laid) if other != place]
            others = from_others(unseen.ranks, tendencies, self.form.from_pack)
            self.cribs[key] = CribOdds(unseen, others).mean(plain)
        return self.cribs[key]


_SUITS = tuple(card.suit for card in PACK[:2])


def tendencies(form: Form, deals: list[Deal]) -> tuple[list[Weights], list[Weights]]:
    """How much oftener each place lays away and keeps such cards than chance would have it."""
    laid = [Counter(rank_key(deal.laid[place]) for deal in deals) for place in range(form.seats)]
    kept = [Counter(rank_key(deal.kept[place]) for deal in deals) for place in range(form.seats)]
    return (
        [_against_chance(form.laid_away, counter) for counter in laid],
        [_against_chance(form.kept, counter) for counter in kept],
    )


def _against_chance(size: int, counter: Counter[int]) -> Weights:
    chances = {hand: ways(hand, _WHOLE_PACK) for hand in rank_hands(size)}
    share = counter.total() / sum(chances.values())
    return {
        hand: (counter[hand] + _SEEN_BEFORE) / (chance * share + _EXPECTED_BEFORE)
        for hand, chance in chances.items()
    }
