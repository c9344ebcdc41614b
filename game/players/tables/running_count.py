"""The cards of a running count by rank alone: the last one's points, and where each further one leads."""

from collections.abc import Iterator
from functools import lru_cache

from game.rules.cards import PIPS, RANKS
from game.rules.counting import FIFTEEN, SHORTEST_RUN, THIRTY_ONE

MOST_KNOWN = 4_000  # running counts: about 4 MB with what is made of them
_LET_GO_IN_A_SLICE = 100
Base = tuple[float, list[float], list[float]]  # the habit's view of a card on a pile
_ranks: dict[int, tuple[int, ...]] = {}  # at most 8555 hands of up to five ranks


def ranks_in(hand: int) -> tuple[int, ...]:
    """Return the different ranks of a hand, lowest first."""
    ranks = _ranks.get(hand)
    if ranks is None:
        ranks = _ranks[hand] = tuple(rank for rank in RANKS if hand >> 3 * (rank - 1) & 7)
    return ranks


class PileTail:
    """As much of the end of a pile as can still make a pair or a run, and the gain of each rank."""

    __slots__ = ("after", "gains", "ranks")

    def __init__(self, ranks: tuple[int, ...]) -> None:
        self.ranks = ranks
        self.gains = (0, *(_gain(ranks, rank) for rank in RANKS))
        self.after: list[PileTail | None] = [None] * (len(RANKS) + 1)

    def add(self, rank: int) -> "PileTail":
        longer = self.after[rank]
        if longer is None:
            longer = self.after[rank] = tail(_with(self.ranks, rank))
        return longer


@lru_cache(maxsize=1 << 15)  # ends of a pile; 4114 in six games
def tail(ranks: tuple[int, ...]) -> PileTail:
    """Return the one tail of these ranks."""
    return PileTail(ranks)


def _with(ranks: tuple[int, ...], rank: int) -> tuple[int, ...]:
    """Add a rank to the tail: like cards stay together; no run holds a rank twice, nor over thirty-one."""
    if ranks and ranks[-1] == rank:
        return (*ranks, rank) if ranks[0] == rank else (rank, rank)
    low = high = rank
    start = len(ranks)
    while start and ranks[start - 1] not in ranks[start:]:
        low, high = min(low, ranks[start - 1]), max(high, ranks[start - 1])
        if ranks[start - 1] == rank or sum(PIPS[low : high + 1]) > THIRTY_ONE:
            break
        start -= 1
    return (*ranks[start:], rank)


def _gain(ranks: tuple[int, ...], rank: int) -> int:
    """Return the points that this rank pegs as a pair or a run on these."""
    longer = _with(ranks, rank)
    if len(longer) > 1 and longer[-1] == longer[-2]:
        return len(longer) * (len(longer) - 1)
    for length in range(len(longer), SHORTEST_RUN - 1, -1):
        if max(longer[-length:]) - min(longer[-length:]) == length - 1:
            return length
    return 0


class RunningCount:
    """A running count, its last card's points, and an able player's view of it."""

    __slots__ = ("after", "bases", "choices", "count", "gains", "points", "tail", "threat")

    def __init__(self, count: int, points: int, end: PileTail) -> None:
        self.count = count
        self.points = points
        self.tail = end
        self.gains = [*end.gains]
        for rank in RANKS:
            if count + PIPS[rank] in (FIFTEEN, THIRTY_ONE):
                self.gains[rank] += 2
        self.after: list[RunningCount | None] = [None] * (len(RANKS) + 1)
        self.bases: dict[int, Base] = {}
        self.choices: dict[int, tuple[tuple[int, float], ...]] = {}
        self.threat = -1.0

    @property
    def last(self) -> int:
        """The rank of its last card."""
        return self.tail.ranks[-1]

    def gain(self, rank: int) -> int:
        """Return the points of a card that fits."""
        return self.gains[rank]

    def usual_gain(self) -> float:
        """Return the points of the next card, averaged over all ranks that fit."""
        room = THIRTY_ONE - self.count
        total = sum(self.tail.gains) if room >= PIPS[-1] else sum(self.tail.gains[: room + 1])
        for count in (FIFTEEN, THIRTY_ONE):
            total += 2 * PIPS[1:].count(count - self.count)
        return total / len(RANKS)


class RunningCounts:
    """All piles thought of so far, those with the same future being one."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int, tuple[int, ...]], RunningCount] = {}
        self.empty = RunningCount(0, 0, tail(()))
        self.all = [self.empty]
        self.age = 0
        """How often all were forgotten."""
        self.old: list[RunningCount] = []
        """Those forgotten last, as far as they have not been let go."""

    def forget(self) -> bool:
        """Forget between two decisions, before they fill the memory; tell whether all begin anew."""
        if len(self.all) <= MOST_KNOWN:
            return False
        self.known.clear()
        self.empty.after = [None] * len(self.empty.after)
        self.old, self.all = self.all[1:], [self.empty]
        self.age += 1
        return True

    def letting_go(self) -> Iterator[None]:
        """Let go of what was forgotten, a little in a slice: all of it at once would halt a picture."""
        while self.old:
            pile = self.old.pop()
            pile.choices.clear()
            pile.bases.clear()
            pile.after = [None] * len(pile.after)
            if len(self.old) % _LET_GO_IN_A_SLICE == 0:
                yield

    def add(self, pile: RunningCount, rank: int) -> RunningCount:
        """Return the pile with one more card, which must fit."""
        longer = pile.after[rank]
        if longer is None:
            count, points, end = pile.count + PIPS[rank], pile.gain(rank), pile.tail.add(rank)
            key = (count, points, end.ranks)
            longer = self.known.get(key)
            if longer is None:
                longer = self.known[key] = RunningCount(count, points, end)
                self.all.append(longer)
            pile.after[rank] = longer
        return longer
