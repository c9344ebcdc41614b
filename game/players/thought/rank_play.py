"""A play of the cards by rank alone, from any moment to the last card, for two, three or four seats."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from game.players.tables.pile import ONE, Pile, Piles
from game.rules.counting import THIRTY_ONE

Pick = Callable[["RankPlay", int], int]  # the rank that a seat plays; nought if nothing fits


@dataclass(slots=True)
class RankPlay:
    """Hands by rank, whose turn it is, and what has been pegged since it began."""

    piles: Piles
    hands: list[int]
    left: list[int]
    turn: int
    pile: Pile
    played_out: bool = True
    gone: int = 0  # a bit for each seat that has said go
    last: int = -1
    points: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.points:
            self.points = [0] * len(self.hands)

    def others(self, seat: int) -> int:
        """How many cards the next player has who may answer; nought if nobody may."""
        seats = len(self.hands)
        for step in range(1, seats):
            other = (seat + step) % seats
            if self.left[other] and not self.gone >> other & 1:
                return self.left[other]
        return 0

    def lay(self, seat: int, rank: int) -> None:
        """Play a card and peg it."""
        self.pile = self.pile.after[rank] or self.piles.add(self.pile, rank)
        self.hands[seat] -= ONE[rank]
        self.left[seat] -= 1
        self.points[seat] += self.pile.points
        self.last = seat
        self.turn = seat + 1 if seat + 1 < len(self.hands) else 0

    def next_seat(self) -> int:
        """Whose turn it is among those still in, or -1 when all have said go."""
        seats = len(self.hands)
        if self.pile.count < THIRTY_ONE:
            for step in range(seats):
                seat = (self.turn + step) % seats
                if self.left[seat] and not self.gone >> seat & 1:
                    return seat
            self.points[self.last] += 1
        return -1

    def clear(self) -> bool:
        """Begin a new count; whether there is one."""
        if not self.played_out or not any(self.left):
            return False
        self.pile, self.gone = self.piles.empty, 0
        self.turn = (self.last + 1) % len(self.hands)  # or the next who has cards
        return True

    def run(self, pick: Pick) -> list[int]:
        for _ in self.steps(pick):
            pass
        return self.points

    def steps(self, pick: Pick) -> Iterator[None]:
        """Play to the end, pausing wherever `last` may have pegged."""
        while True:
            seat = self.next_seat()
            if seat < 0:
                yield
                if not self.clear():
                    return
                continue
            rank = pick(self, seat)
            if rank:
                self.lay(seat, rank)
                yield
            else:
                self.gone |= 1 << seat
