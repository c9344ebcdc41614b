"""Exact odds of the show: a hand over every starter, and the crib by the others' discards."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, floor
from operator import mul

from game.players.player import Thought, think_through
from game.rules.cards import JACK, KING, PACK, PIPS, RANKS, Card, Cards
from game.rules.counting import FIFTEEN, FOR_HEELS, ONE, run_points, ways_to_make

Odds = dict[int, float]  # points and the chance of each

_rows: dict[int, tuple[int, ...]] = {}  # at most 8555 hands of up to five ranks


def rank_key(cards: Sequence[Card]) -> int:
    """Return the key of these cards by rank alone."""
    return sum([ONE[card.rank] for card in cards])


def ranks_of(key: int) -> list[int]:
    """Return the ranks of a hand, each as often as it is there."""
    return [rank for rank in RANKS for _ in range(key >> 3 * (rank - 1) & 7)]


def row(key: int) -> tuple[int, ...]:
    """Return the count of these ranks with each rank of starter."""
    found = _rows.get(key)
    if found is None:
        found = _rows[key] = _with_starters(ranks_of(key))
    return found


def _with_starters(ranks: list[int]) -> tuple[int, ...]:
    """Return the answer of `rank_points` with each starter, the fifteens being added up only once."""
    ways = ways_to_make(ranks)
    held = [0] * (KING + 2)
    for rank in ranks:
        held[rank] += 1
    pairs = sum([number * (number - 1) for number in held])
    runs = run_points(held)
    found = []
    for starter in RANKS:
        points = 2 * (ways[FIFTEEN] + ways[FIFTEEN - PIPS[starter]]) + pairs + 2 * held[starter]
        if held[starter - 1] or held[starter] or held[starter + 1]:
            held[starter] += 1
            points += run_points(held)
            held[starter] -= 1
        else:
            points += runs
        found.append(points)
    return tuple(found)


def mean(odds: Odds) -> float:
    """Return the mean of some odds."""
    return sum([points * chance for points, chance in odds.items()])


def both(first: Odds, second: Odds) -> Odds:
    """Return the odds of two totals together."""
    found: Odds = {}
    for points, chance in first.items():
        for more, share in second.items():
            found[points + more] = found.get(points + more, 0.0) + chance * share
    return found


def moved(odds: Odds, more: float) -> Odds:
    """Move the mean of these odds by `more` points."""
    low = floor(more)
    part = more - low
    found: Odds = {}
    for points, chance in odds.items():
        for step, share in ((low, 1 - part), (low + 1, part)):
            at = max(0, points + step)
            found[at] = found.get(at, 0.0) + chance * share
    return found


class Unseen:
    """The cards that a seat has not seen, counted by rank and by suit."""

    def __init__(self, seen: Sequence[Card]) -> None:
        self.cards = cards = [card for card in PACK if card not in seen]
        self.size = len(cards)
        self.ranks = [0] * len(RANKS)
        self.suits = [0] * 4
        for card in cards:
            self.ranks[card.rank - 1] += 1
            self.suits[card.suit] += 1

    @property
    def mean_heels(self) -> float:
        """What the starter brings the dealer in the mean."""
        return FOR_HEELS * self.ranks[JACK - 1] / self.size

    def mean_shown(self, kept: Sequence[Card]) -> float:
        total: float = sum(map(mul, row(rank_key(kept)), self.ranks))
        for card in kept:
            if card.rank == JACK:
                total += self.suits[card.suit]
        suit = kept[0].suit
        if all(card.suit == suit for card in kept):
            total += len(kept) * self.size + self.suits[suit]
        return total / self.size

    def odds_shown(self, kept: Sequence[Card]) -> Odds:
        """Return how likely each total of a hand is; nobs and the fifth of a flush are told by chance."""
        suit = kept[0].suit
        flush = len(kept) if all(card.suit == suit for card in kept) else 0
        more = sum(self.suits[card.suit] for card in kept if card.rank == JACK)
        if flush:
            more += self.suits[suit]
        chance = min(1.0, more / self.size)
        odds: Odds = {}
        for points, number in zip(row(rank_key(kept)), self.ranks, strict=True):
            share = number / self.size
            odds[points + flush] = odds.get(points + flush, 0.0) + share * (1 - chance)
            odds[points + flush + 1] = odds.get(points + flush + 1, 0.0) + share * chance
        return odds


Weights = dict[int, float]  # by the ranks of a few cards
_EVENLY: Weights = {}
_FLUSH, _SUITS = 5, 4
_MOST_TOGETHER = 80  # in a hand and the crib
_ROWS_IN_A_SLICE = 120


@lru_cache(maxsize=8)  # sizes of a hand
def rank_hands(size: int) -> tuple[int, ...]:
    """List every hand of n cards by rank alone, lowest first, rank by rank."""
    if size == 0:
        return (0,)
    hands = []
    for hand in rank_hands(size - 1):
        highest = max(1, (hand.bit_length() + 2) // 3)
        full = hand >> 3 * (highest - 1) & 7 == _SUITS
        hands += [hand + more for more in ONE[highest + full :]]
    return tuple(hands)


@lru_cache(maxsize=8192)  # 2380 hands of up to four ranks
def parts(hand: int) -> tuple[tuple[int, int], ...]:
    """Return the ranks, counted from zero, and how often each is there."""
    return tuple((rank - 1, number) for rank in RANKS if (number := hand >> 3 * (rank - 1) & 7))


def ways(hand: int, left: Sequence[int]) -> int:
    """Count the ways in which the cards left, counted by rank, make this hand."""
    found = 1
    for rank, number in parts(hand):
        found *= left[rank] if number == 1 else comb(left[rank], number)
    return found


def from_others(left: Sequence[int], tendencies: Iterable[Weights], from_pack: int) -> Weights:
    """Return the cards that come to the crib from others with these tendencies, and from the deck."""
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
    """Count the jacks among cards by rank."""
    return cards >> 3 * (JACK - 1) & 7


class CribOdds:
    """The crib for each choice of one's own cards, the others' weighed in.

    A player who lays away two kings has kept no cards that go with them, and one who misses the cards that
    we hold lays away others; `bonus` is that beyond the plain odds, by the ranks of one's own cards."""

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
        """Return the points for nobs and flushes."""
        size, suits = self.unseen.size, self.unseen.suits
        nobs = self.nobs + sum(suits[card.suit] for card in laid if card.rank == JACK) / size
        if len({card.suit for card in laid}) > 1:
            return nobs
        chance = 1.0
        for taken in range(self.number + 1):
            chance *= (suits[laid[0].suit] - taken) / (size - taken)
        return nobs + _FLUSH * chance

    def with_hand(self, kept: Sequence[Card], laid: Sequence[Card]) -> list[float]:
        """Return how likely hand and crib show each total together; nobs and flushes are left out."""
        hand, own = row(rank_key(kept)), rank_key(laid)
        odds = [0.0] * _MOST_TOGETHER
        for cards, chances in self.others:
            for first, second, chance in zip(hand, row(own + cards), chances, strict=True):
                odds[first + second] += chance
        return odds

    def odds(self, laid: Cards, starter: Card) -> Odds:
        """Return how likely each total is once the starter lies there; flushes are left out."""
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
