"""What the crib will count: one's own cards in it, and what the other seats are likely to lay away."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from operator import mul

from game.players.player import Thought, think_through
from game.players.tables.pile import ONE
from game.players.tables.shown import Odds, Unseen, rank_key, ranks_of, row
from game.rules.cards import JACK, RANKS, Card, Cards, Suit

Weights = dict[int, float]  # by the ranks of a few cards
_EVENLY: Weights = {}
_FLUSH = 5
_MOST_TOGETHER = 80  # in a hand and the crib
_ROWS_IN_A_SLICE = 120


@cache
def rank_hands(size: int) -> tuple[int, ...]:
    """Every hand of so many cards by rank alone, in a fixed order."""
    hands = combinations_with_replacement(RANKS, size)
    held = (ranks for ranks in hands if max(map(ranks.count, ranks), default=0) <= 4)
    return tuple(sum(ONE[rank] for rank in ranks) for ranks in held)


@cache
def parts(hand: int) -> tuple[tuple[int, int], ...]:
    """The ranks of a hand, counted from nought, and how often each is there."""
    return tuple((rank - 1, number) for rank in RANKS if (number := hand >> 3 * (rank - 1) & 7))


def ways(hand: int, left: Sequence[int]) -> int:
    """In how many ways the cards left, counted by rank, make this hand."""
    found = 1
    for rank, number in parts(hand):
        found *= left[rank] if number == 1 else comb(left[rank], number)
    return found


def from_others(left: Sequence[int], tendencies: Iterable[Weights], from_pack: int) -> Weights:
    """What comes to the crib from others who lay away by these tendencies, and from the pack."""
    found: Weights = {0: 1.0}
    for tendency in (*tendencies, *[_EVENLY] * from_pack):
        size = len(ranks_of(next(iter(tendency)))) if tendency else 1
        more: Weights = {}
        for before, weight in found.items():
            still = [number - (before >> 3 * at & 7) for at, number in enumerate(left)] if before else left
            for cards in rank_hands(size):
                chance = weight * ways(cards, still) * tendency.get(cards, 1.0)
                if chance > 0:
                    more[before + cards] = more.get(before + cards, 0.0) + chance
        found = more
    total = sum(found.values())
    return {cards: weight / total for cards, weight in found.items()}


def jacks_in(cards: int) -> int:
    """How many jacks are among cards by rank."""
    return cards >> 3 * (JACK - 1) & 7


class CribOdds:
    """The crib for each choice of one's own cards, the others' weighed in.

    A player who lays away two kings has kept no cards that go with them, and one who misses the cards that
    we hold lays away others; `bonus` is what that adds to the plain odds, by the ranks of one's own cards.
    """

    def __init__(self, unseen: Unseen, others: Weights, bonus: Weights) -> None:
        self.unseen = unseen
        self.weights = others
        self.bonus = bonus
        self.number = len(ranks_of(next(iter(others))))
        self.others: list[tuple[int, list[float]]] = []
        for cards, weight in others.items():
            left = [*unseen.ranks]
            for at, number in parts(cards):
                left[at] -= number
            share = weight / (unseen.size - self.number)
            self.others.append((cards, [share * number for number in left]))
        jacks = sum(weight * jacks_in(cards) for cards, weight in others.items())
        self.nobs = jacks * 12 / 51

    def mean(self, laid: Sequence[Card]) -> float:
        return think_through(self.think_mean(laid))

    def think_mean(self, laid: Sequence[Card]) -> Thought[float]:
        own = rank_key(laid)
        total = self.bonus.get(own, 0.0)
        for number, (cards, chances) in enumerate(self.others, 1):
            total += sum(map(mul, row(own + cards), chances))
            if number % _ROWS_IN_A_SLICE == 0:
                yield
        return total + self.extra(laid)

    def extra(self, laid: Sequence[Card]) -> float:
        """Nobs and flushes."""
        size, suits = self.unseen.size, self.unseen.suits
        nobs = self.nobs + sum(suits[card.suit] for card in laid if card.rank == JACK) / size
        if len({card.suit for card in laid}) > 1:
            return nobs
        chance = 1.0
        for taken in range(self.number + 1):
            chance *= (suits[laid[0].suit] - taken) / (size - taken)
        return nobs + _FLUSH * chance

    def with_hand(self, kept: Sequence[Card], laid: Sequence[Card]) -> list[float]:
        """How likely hand and crib show each total together; nobs and flushes are left out."""
        hand, own = row(rank_key(kept)), rank_key(laid)
        odds = [0.0] * _MOST_TOGETHER
        for cards, chances in self.others:
            for first, second, chance in zip(hand, row(own + cards), chances, strict=True):
                odds[first + second] += chance
        return odds

    def odds(self, laid: Cards, starter: Card) -> Odds:
        """How likely each total is once the starter lies there; flushes are left out."""
        own, nobs = rank_key(laid), Card(JACK, starter.suit)
        a_jack = 1 / self.unseen.ranks[JACK - 1] if nobs in self.unseen.cards else 0.0
        odds: Odds = {}
        for cards, weight in self.weights.items():
            points = row(own + cards)[starter.rank - 1] + (nobs in laid)
            has_nobs = a_jack * jacks_in(cards)
            odds[points] = odds.get(points, 0.0) + weight * (1 - has_nobs)
            if has_nobs:
                odds[points + 1] = odds.get(points + 1, 0.0) + weight * has_nobs
        return odds


def plain_crib(laid: int, tendencies: list[Weights], from_pack: int) -> float:
    """The mean crib of cards of these ranks and different suits, by tendencies alone."""
    cards = [Card(rank, suit) for rank, suit in zip(ranks_of(laid), Suit, strict=False)]
    unseen = Unseen(cards)
    return CribOdds(unseen, from_others(unseen.ranks, tendencies, from_pack), {}).mean(cards)
