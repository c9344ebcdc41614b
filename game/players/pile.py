"""The cards of a running count by rank alone: what the last one pegs, and where each further one leads."""

from game.rules.cards import PIPS, RANKS
from game.rules.counting import FIFTEEN, SHORTEST_RUN, THIRTY_ONE

_LONGEST_RUN = 7

# A hand by rank alone is a number with three bits for each rank, so that cards are added and taken off.
ONE = (0, *(1 << 3 * (rank - 1) for rank in RANKS))


class Pile:
    """A running count. `tail` is as much of its end as can still make a pair or a run."""

    __slots__ = ("after", "choices", "count", "points", "tail", "threat")

    def __init__(self, count: int, tail: tuple[int, ...]) -> None:
        self.count = count
        self.tail = tail
        self.points = _points(count, tail)
        self.after: list[Pile | None] = [None] * (len(RANKS) + 1)
        self.choices: dict[int, list[tuple[int, float]]] = {}  # what an able player makes of it
        self.threat = -1.0


class Piles:
    """All piles thought of so far, those with the same future being one."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, tuple[int, ...]], Pile] = {}
        self.empty = Pile(0, ())

    def add(self, pile: Pile, rank: int) -> Pile:
        """The pile with one more card, which must fit."""
        longer = pile.after[rank]
        if longer is None:
            key = (pile.count + PIPS[rank], _tail_with(pile.tail, rank))
            longer = self.known.get(key)
            if longer is None:
                longer = self.known[key] = Pile(key[0], key[1])
            pile.after[rank] = longer
        return longer


def _tail_with(tail: tuple[int, ...], rank: int) -> tuple[int, ...]:
    """Cards alike stay together; otherwise the look back ends at a rank seen twice."""
    if not tail:
        return (rank,)
    if tail[-1] == rank:
        return (*tail, rank) if tail[0] == rank else (rank, rank)
    if len(tail) > 1 and tail[-1] == tail[-2]:
        tail = tail[-1:]
    if rank in tail:
        tail = tail[tail.index(rank) + 1 :]
    return (*tail[1 - _LONGEST_RUN :], rank)


def _points(count: int, tail: tuple[int, ...]) -> int:
    """What the last card pegs."""
    points = 2 if count in (FIFTEEN, THIRTY_ONE) else 0
    if len(tail) > 1 and tail[-1] == tail[-2]:
        return points + len(tail) * (len(tail) - 1)
    for length in range(len(tail), SHORTEST_RUN - 1, -1):
        if max(tail[-length:]) - min(tail[-length:]) == length - 1:
            return points + length
    return points
