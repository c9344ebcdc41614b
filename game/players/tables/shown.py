"""Exact odds of the show: what cards count over every starter that may still be turned up."""

from collections.abc import Sequence
from operator import mul

from game.players.tables.pile import ONE
from game.rules.cards import JACK, KING, PACK, PIPS, RANKS, Card
from game.rules.counting import FIFTEEN, SHORTEST_RUN

Odds = dict[int, float]  # points and the chance of each

_HEELS = 2

_rows: dict[int, tuple[int, ...]] = {}


def rank_key(cards: Sequence[Card]) -> int:
    """These cards by rank alone."""
    return sum([ONE[card.rank] for card in cards])


def ranks_of(key: int) -> list[int]:
    """The ranks of a hand, each as often as it is there."""
    return [rank for rank in RANKS for _ in range(key >> 3 * (rank - 1) & 7)]


def row(key: int) -> tuple[int, ...]:
    """What these ranks count with each rank of starter."""
    found = _rows.get(key)
    if found is None:
        found = _rows[key] = _with_starters(ranks_of(key))
    return found


def _with_starters(ranks: list[int]) -> tuple[int, ...]:
    """What `rank_points` finds with each starter, the fifteens being added up only once."""
    ways = [1, *[0] * FIFTEEN]
    for rank in ranks:
        for total in range(FIFTEEN, PIPS[rank] - 1, -1):
            ways[total] += ways[total - PIPS[rank]]
    held = [0] * (KING + 2)
    for rank in ranks:
        held[rank] += 1
    pairs = sum([number * (number - 1) for number in held])
    runs = _runs(held)
    found = []
    for starter in RANKS:
        points = 2 * (ways[FIFTEEN] + ways[FIFTEEN - PIPS[starter]]) + pairs + 2 * held[starter]
        if held[starter - 1] or held[starter] or held[starter + 1]:
            held[starter] += 1
            points += _runs(held)
            held[starter] -= 1
        else:
            points += runs
        found.append(points)
    return tuple(found)


def _runs(held: list[int]) -> int:
    """The points for runs of so many cards of each rank."""
    total, length, ways = 0, 0, 1
    for number in held:
        if number:
            length, ways = length + 1, ways * number
        else:
            if length >= SHORTEST_RUN:
                total += length * ways
            length, ways = 0, 1
    return total


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
        return _HEELS * self.ranks[JACK - 1] / self.size

    def mean_shown(self, kept: Sequence[Card]) -> float:
        """The mean of a hand over all starters."""
        total: float = sum(map(mul, row(rank_key(kept)), self.ranks))
        for card in kept:
            if card.rank == JACK:
                total += self.suits[card.suit]
        suit = kept[0].suit
        if all(card.suit == suit for card in kept):
            total += len(kept) * self.size + self.suits[suit]
        return total / self.size

    def odds_shown(self, kept: Sequence[Card]) -> Odds:
        """How likely each total of a hand is; nobs and the fifth of a flush are told apart by chance."""
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
