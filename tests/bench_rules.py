"""How fast the rules are: `python -m tests.bench_rules`."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations, product
from random import Random

from game.rules.cards import PACK, Card, Cards
from game.rules.counting import points, show, show_points
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from tests.rules.census import census, mean

Hand = tuple[Cards, Card]

HANDS, ROUNDS = 5000, 7
GAMES, SLICES = 10, 40


def plain_count(hand: Sequence[Card], starter: Card) -> int:
    """A hand as anybody would count it with itertools."""
    cards = (*hand, starter)
    total = 0
    for size in range(2, 6):
        for some in combinations(cards, size):
            total += 2 * (sum(card.pips for card in some) == 15)
    total += sum(2 for one, other in combinations(cards, 2) if one.rank == other.rank)
    total += _plain_runs(cards)
    if len({card.suit for card in hand}) == 1:
        total += 4 + (hand[0].suit == starter.suit)
    return total + any(card.rank == 11 and card.suit == starter.suit for card in hand)


def _plain_runs(cards: Sequence[Card]) -> int:
    ranks = sorted({card.rank for card in cards})
    for size in (5, 4, 3):
        for low in ranks:
            run = range(low, low + size)
            if all(rank in ranks for rank in run):
                ways = list(product(*([card for card in cards if card.rank == rank] for rank in run)))
                return size * len(ways)
    return 0


def _hands(number: int) -> list[Hand]:
    random = Random(29)
    dealt = [random.sample(PACK, 5) for _ in range(number)]
    return [(tuple(cards[:4]), cards[4]) for cards in dealt]


def _best_of(rounds: int, work: Callable[[], object]) -> float:
    """The shortest time of several: whatever else the machine does only makes it longer."""
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def _microseconds_a_hand(count: Callable[[Cards, Card], int], hands: Sequence[Hand]) -> float:
    return _best_of(ROUNDS, lambda: [count(hand, starter) for hand, starter in hands]) / len(hands) * 1e6


def bench_counts() -> None:
    """The lean count, the itemised count and the plain one, on the same hands."""
    hands = _hands(HANDS)
    counts: dict[str, Callable[[Cards, Card], int]] = {
        "show_points": show_points,
        "itemised show": lambda hand, starter: points(show(hand, starter)),
        "plain itertools": plain_count,
    }
    for hand, starter in hands:  # which also warms them
        assert len({count(hand, starter) for count in counts.values()}) == 1
    times = {name: _microseconds_a_hand(count, hands) for name, count in counts.items()}
    for name, spent in times.items():
        ratio = spent / times["show_points"]
        print(f"{name:16} {spent:6.2f} microseconds a hand, {ratio:.1f} times show_points")


def _play_games(first: int) -> None:
    random = Random(first)
    for number in range(first, first + GAMES):
        game = Game(FORMS["six-card"], House(), number)
        while game.waiting:
            seat = game.waiting[0]
            game.apply(seat, random.choice(game.legal(seat)))


def bench_games() -> None:
    """Whole games of random moves, from the cut for deal to the game hole."""
    begun = time.perf_counter()
    best = min(_best_of(1, partial(_play_games, number * GAMES)) for number in range(SLICES))
    mean_time = (time.perf_counter() - begun) / SLICES
    print(f"random six-card  {GAMES / best:6.0f} games a second at best, {GAMES / mean_time:.0f} on average")


def bench_census() -> None:
    """All 12,994,800 hands."""
    begun = time.perf_counter()
    hands = census()
    spent = time.perf_counter() - begun
    print(f"census           {spent:6.1f} seconds for {hands.total():,} hands, {mean(hands):.4f} each")


if __name__ == "__main__":
    bench_counts()
    bench_games()
    bench_census()
