"""The census: every hand of four with every starter, 12,994,800 in all, and what it counts."""

from collections import Counter
from itertools import combinations

from game.rules.cards import PACK
from game.rules.counting import show_points


def census(*, crib: bool = False) -> Counter[int]:
    """How many hands, or cribs, count each total."""
    counted: Counter[int] = Counter()
    for starter in PACK:
        others = [card for card in PACK if card != starter]
        counted.update(show_points(hand, starter, crib=crib) for hand in combinations(others, 4))
    return counted


def mean(counted: Counter[int]) -> float:
    """What the average hand of a census counts."""
    return sum(points * hands for points, hands in counted.items()) / counted.total()
