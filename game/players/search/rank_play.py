"""The play of the cards by rank alone: as every seat saw it so far, and from any moment to the last card."""

from collections.abc import Callable, Iterator

from game.players.tables.odds import place
from game.players.tables.running_count import RunningCount, RunningCounts
from game.rules.cards import PIPS
from game.rules.counting import ONE, THIRTY_ONE
from game.rules.forms import Form
from game.rules.view import SeatCards, View
from game.values import fresh, frozen, mutable

Pick = Callable[["RankPlay", int], int]  # the rank that a seat plays; zero if nothing fits


class _Round:
    """Who still holds cards, and who may not answer any more."""

    __slots__ = ()
    left: list[int]
    gone: int

    def others(self, seat: int) -> int:
        """Return how many cards the next player who may answer has; 0 if nobody may."""
        seats = len(self.left)
        for step in range(1, seats):
            other = (seat + step) % seats
            if self.left[other] and not self.gone >> other & 1:
                return self.left[other]
        return 0


@mutable
class RankPlay(_Round):
    """Hands by rank, whose turn it is, and the points pegged since it began."""

    piles: RunningCounts
    hands: list[int]
    left: list[int]
    turn: int
    pile: RunningCount
    played_out: bool = True
    gone: int = 0  # a bit for each seat that has said go
    last: int = -1
    points: list[int] = fresh(default_factory=list)

    def __post_init__(self) -> None:
        if not self.points:
            self.points = [0] * len(self.hands)

    def lay(self, seat: int, rank: int) -> None:
        self.pile = self.pile.after[rank] or self.piles.add(self.pile, rank)
        self.hands[seat] -= ONE[rank]
        self.left[seat] -= 1
        self.points[seat] += self.pile.points
        self.last = seat
        self.turn = seat + 1 if seat + 1 < len(self.hands) else 0

    def next_seat(self) -> int:
        """Return whose turn it is among those still in, or -1 when all have said go."""
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


@frozen
class Turn:
    """A seat played a rank on a pile, or said go (zero); `others` is as in `RankPlay.others`."""

    place: int
    rank: int
    pile: RunningCount
    others: int


@mutable
class PlaySoFar(_Round):
    """Seats are counted by place from the dealer's left, as the players' tables are."""

    piles: RunningCounts
    left: list[int]
    pile: RunningCount
    turns: list[Turn] = fresh(default_factory=list)
    gone: int = 0
    last: int = -1
    next: int = 0

    def follow(self, at: int, rank: int) -> None:
        """Follow a card that was played; the events before it come first."""
        if self.gone >> at & 1 or self.pile.count + PIPS[rank] > THIRTY_ONE:
            self.clear()
        self.pass_to(at)
        self.turns.append(Turn(at, rank, self.pile, self.others(at)))
        self.pile = self.piles.add(self.pile, rank)
        self.left[at] -= 1
        self.last, self.next = at, (at + 1) % len(self.left)
        if self.pile.count == THIRTY_ONE:
            self._begin()

    def pass_to(self, at: int) -> None:
        """Let all before this place who still hold cards say go."""
        while self.next != at:
            self._go(self.next)
            self.next = (self.next + 1) % len(self.left)

    def clear(self) -> None:
        """Let all who still hold cards say go, and begin a new count."""
        for step in range(len(self.left)):
            self._go((self.next + step) % len(self.left))
        self._begin()

    def _go(self, at: int) -> None:
        if self.left[at] and not self.gone >> at & 1:
            self.turns.append(Turn(at, 0, self.pile, self.others(at)))
            self.gone |= 1 << at

    def _begin(self) -> None:
        self.pile, self.gone = self.piles.empty, 0
        self.next = (self.last + 1) % len(self.left)
        while any(self.left) and not self.left[self.next]:
            self.next = (self.next + 1) % len(self.left)


def followed(form: Form, dealer: int, played: SeatCards, piles: RunningCounts) -> PlaySoFar:
    """Follow the play up to the last of these cards."""
    found = PlaySoFar(piles, [form.kept] * form.seats, piles.empty)
    for seat, card in played:
        found.follow(place(form, seat, dealer), card.rank)
    return found


def play_so_far(view: View, piles: RunningCounts) -> PlaySoFar:
    """Follow all that has been played, up to this seat's turn."""
    form = view.form
    assert view.dealer is not None
    found = followed(form, view.dealer, view.played, piles)
    if not view.pile and found.pile.count:
        found.clear()
    found.pass_to(place(form, view.seat, view.dealer))
    return found
