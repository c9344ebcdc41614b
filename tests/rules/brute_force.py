"""A count of ranks that shares nothing with the game's: nothing is clever in it.

Fifteens are found among the sums of all subsets. A run is counted from its lowest rank upwards by trying to
lengthen it one card at a time. Pairs are two places with the same rank.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement


def multisets(cards: int) -> Iterator[tuple[int, ...]]:
    """Every multiset of so many ranks that a pack can give."""
    for ranks in combinations_with_replacement(range(1, 14), cards):
        if all(ranks.count(rank) < 5 for rank in ranks):
            yield ranks


def count_ranks(ranks: Sequence[int]) -> int:
    """Fifteens, runs and pairs."""
    return _fifteens(ranks) + _runs(ranks) + _pairs(ranks)


def _fifteens(ranks: Sequence[int]) -> int:
    sums = [0]  # of every subset: each card doubles them
    for rank in ranks:
        sums += [total + (10 if rank > 10 else rank) for total in sums]
    return 2 * sums.count(15)


def _pairs(ranks: Sequence[int]) -> int:
    total = 0
    for place, rank in enumerate(ranks):
        for later in ranks[place + 1 :]:
            total += 2 * (rank == later)
    return total


def _runs(ranks: Sequence[int]) -> int:
    """Chains that cannot be made longer at either end."""
    starts = [rank for rank in ranks if rank - 1 not in ranks]
    return sum(length for start in starts for length in _chains(ranks, start, 1) if length > 2)


def _chains(ranks: Sequence[int], top: int, length: int) -> Iterator[int]:
    """The length of each chain upwards, one for each choice of cards."""
    above = [rank for rank in ranks if rank == top + 1]
    if not above:
        yield length
    for rank in above:
        yield from _chains(ranks, rank, length + 1)
