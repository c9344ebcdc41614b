"""What holds of a card that is played: the features to which the habit gives weights."""

from game.players.tables.pile import Pile, ranks_in
from game.rules.cards import PIPS
from game.rules.counting import FIFTEEN, THIRTY_ONE

# Where the weights of each feature begin.
POINTS, THREAT, SAME, TO_FIFTEEN, TO_THIRTY_ONE, BEHIND_TEN, NEIGHBOUR, NEXT_BUT_ONE = range(8)
DISTANCE = 8  # from the last card, up to 7
LEAD = DISTANCE + 8  # by rank
FOLLOW = LEAD + 14
COUNT = FOLLOW + 14  # by cards of the next player and the new count
LOWEST = COUNT + 6 * 32  # by cards kept and the pips of the lowest
FEATURES = LOWEST + 6 * 11
# And of the finer ones, which a habit has that was learnt by stage.
ON_LAST = FEATURES  # by rank and the last card
BESIDE = ON_LAST + 14 * 14  # by rank and the rank kept
REACHING = BESIDE + 14 * 14  # by the new count and the pips kept
FINER_FEATURES = REACHING + 32 * 11
STAGES = 15

_CLOSE = {0: [SAME], 1: [NEIGHBOUR], 2: [NEXT_BUT_ONE]}


def features(longer: Pile, pile: Pile, kept: int, rank: int, others: int) -> list[int]:
    """What holds of a card played from a hand: the features with a weight of their own."""
    found = features_of_card(longer, pile, rank, others)
    for other in ranks_in(kept):
        found += features_beside(longer.count, rank, other)
    return [*found, lowest_of(kept)]


def finer_features(longer: Pile, pile: Pile, kept: int, rank: int) -> list[int]:
    """What else holds of it, looked at more closely."""
    found = finer_of_card(pile, rank)
    for other in ranks_in(kept):
        found += finer_beside(longer.count, rank, other)
    return found


def stage_of(kept: int, others: int) -> int:
    """How far the play has come, by the cards that stay behind and those of the next player."""
    return 5 * (min(max(kept, 1), 3) - 1) + min(others, 4)


def features_of_card(longer: Pile, pile: Pile, rank: int, others: int) -> list[int]:
    """What holds of a card whatever stays behind."""
    found = [COUNT + 32 * min(others, 5) + longer.count]
    if pile.count:
        return [*found, FOLLOW + rank, DISTANCE + min(abs(rank - pile.last), 7)]
    return [*found, LEAD + rank]


def features_beside(count: int, rank: int, kept: int) -> list[int]:
    """What holds of a card that brings the count so far, beside another rank that stays behind."""
    reached = count + PIPS[kept]
    found = []
    if reached == FIFTEEN:
        found.append(TO_FIFTEEN)
    elif reached == THIRTY_ONE:
        found.append(TO_THIRTY_ONE)
    elif reached == THIRTY_ONE - 10:
        found.append(BEHIND_TEN)
    return found + _CLOSE.get(abs(rank - kept), [])


def finer_of_card(pile: Pile, rank: int) -> list[int]:
    """What else holds of a card whatever stays behind."""
    return [ON_LAST + 14 * rank + pile.last] if pile.count else []


def finer_beside(count: int, rank: int, kept: int) -> list[int]:
    """What else holds of it beside another rank that stays behind."""
    return [BESIDE + 14 * rank + kept, REACHING + 11 * count + PIPS[kept]]


def lowest_of(kept: int) -> int:
    """The feature of how many cards stay behind, and the lowest of them."""
    number = sum([kept >> 3 * (rank - 1) & 7 for rank in ranks_in(kept)])
    return LOWEST + 11 * number + (PIPS[ranks_in(kept)[0]] if kept else 0)
