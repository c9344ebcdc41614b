"""Deals for self-play: what an able player lays away, by the tables made so far."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from random import Random

from game.players.crib import Beside, CribOdds, Weights, from_others, rank_hands, ways
from game.players.odds import Pegging
from game.players.shown import Unseen, rank_key
from game.rules.cards import PACK, RANKS, Card, Cards
from game.rules.forms import Form

_WHOLE_PACK = [4] * 13
_BESIDE_BEFORE, _MOST_BESIDE = 20, 0.6
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


@dataclass
class Keeping:
    """Habits of keeping by place, as in `FormOdds`."""

    laid: list[Weights]
    beside: list[Beside]
    kept: list[Weights]


class LayingAway:
    """Keeps for points: the exact hand, the crib by tendencies, and the pegging of each keep."""

    def __init__(self, form: Form, habits: Keeping, pegging: list[Pegging]) -> None:
        self.form = form
        self.habits = habits
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
            others = [other for other in range(self.form.seats) if other != place]
            tendencies = [self.habits.laid[other] for other in others]
            weights = from_others(unseen.ranks, tendencies, self.form.from_pack)
            beside = self.habits.beside[others[0]] if self.habits.beside else None
            self.cribs[key] = CribOdds(unseen, weights, beside).mean(plain)
        return self.cribs[key]


_SUITS = tuple(card.suit for card in PACK[:2])


def keeping(form: Form, deals: list[Deal]) -> Keeping:
    """What each place lays away and keeps, against what chance would have it."""
    laid = [Counter(rank_key(deal.laid[place]) for deal in deals) for place in range(form.seats)]
    kept = [Counter(rank_key(deal.kept[place]) for deal in deals) for place in range(form.seats)]
    beside = [_beside(form, deals, place) for place in range(form.seats)] if form.seats == 2 else []
    return Keeping(
        [_against_chance(form.laid_away, counter) for counter in laid],
        beside,
        [_against_chance(form.kept, counter) for counter in kept],
    )


def _beside(form: Form, deals: list[Deal], place: int) -> Beside:
    """Of each rank, how likely one card that was not laid away was kept by him who laid these away."""
    seen: Counter[int] = Counter()
    held: Counter[tuple[int, int]] = Counter()
    for deal in deals:
        laid = rank_key(deal.laid[place])
        seen[laid] += 1
        for card in deal.kept[place]:
            held[laid, card.rank] += 1
    usual = form.kept / (52 - form.dealt - form.laid_away)
    table: Beside = {}
    for laid in rank_hands(form.laid_away):
        left = [4 - (laid >> 3 * (rank - 1) & 7) for rank in RANKS]
        shares = [
            (held[laid, rank] + _BESIDE_BEFORE * usual * number)
            / ((seen[laid] + _BESIDE_BEFORE) * number)
            for rank, number in zip(RANKS, left, strict=True)
        ]
        table[laid] = [min(share, _MOST_BESIDE) for share in shares]
    return table


def _against_chance(size: int, counter: Counter[int]) -> Weights:
    chances = {hand: ways(hand, _WHOLE_PACK) for hand in rank_hands(size)}
    share = counter.total() / sum(chances.values())
    return {
        hand: (counter[hand] + _SEEN_BEFORE) / (chance * share + _EXPECTED_BEFORE)
        for hand, chance in chances.items()
    }
