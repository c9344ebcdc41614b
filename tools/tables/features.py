"""What holds of a card and has a weight of its own in a habit, one by one as they are learned."""

from game.players.tables.habit import (
    features_beside,
    features_of_card,
    finer_beside,
    finer_of_card,
    lowest_of,
)
from game.players.tables.running_count import RunningCount, ranks_in


def features(longer: RunningCount, pile: RunningCount, kept: int, rank: int, others: int) -> list[int]:
    """List the features of a card played from a hand that have a weight of their own."""
    found = features_of_card(longer, pile, rank, others)
    for other in ranks_in(kept):
        found += features_beside(longer.count, rank, other)
    return [*found, lowest_of(kept)]


def finer_features(longer: RunningCount, pile: RunningCount, kept: int, rank: int) -> list[int]:
    """List its other features, looked at more closely."""
    found = finer_of_card(pile, rank)
    for other in ranks_in(kept):
        found += finer_beside(longer.count, rank, other)
    return found
