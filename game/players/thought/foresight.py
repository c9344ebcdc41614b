"""Two players' play through to the last card, over all that the other may hold, each acting on what he sees.

At its own turn the seat takes the one card that is best for its whole belief; at the other's turn each
possible hand goes the ways an able player would go from it, with chances.
"""

from collections.abc import Callable, Iterable

from game.players.player import Thought
from game.players.tables.habit import Habit, likeliest
from game.players.tables.pile import ONE, Pile
from game.rules.counting import THIRTY_ONE

World = tuple[int, float, int]  # the other's hand by rank, how likely it is, and what it will show
Worlds = list[World]
End = Callable[[int, int, Worlds], float]  # what it is worth to have pegged so many, against so many
# Whose turn it is, the pile, the own hand, the worlds, the cards left to each, pegged by each,
# who has said go (1 oneself, 2 the other), whether the own card was last.
Moment = tuple[bool, Pile, int, Worlds, int, int, int, int, int, bool]

_WORK_OF_A_MOMENT = 12  # as much as so many worlds in it
SLICE = 900  # of such work, between two yields
_GO = ((0, 1.0),)
# A belief that stood for many hands and has shrunk to one or two is no knowledge to act on.
_TOO_FEW_TO_CHOOSE_BY = 2
_CARDS_IN_A_SLICE = 3  # a thought is not cut any more when so few are left


class Foresight:
    """A search from one moment; `room` is what each side lacks to its game hole."""

    def __init__(self, habit: Habit, end: End, room: tuple[int, int], played_out: bool) -> None:
        self.habit = habit
        self.end = end
        self.my_room, self.their_room = room
        self.played_out = played_out
        self.work = 0
        self.paused_at = 0

    def value(self, moment: Moment) -> float:
        """What the moment is worth, summed over its worlds."""
        while True:
            _, _, _, worlds, my_left, their_left, own, other, _, _ = moment
            self.work += _WORK_OF_A_MOMENT + len(worlds)
            if not (my_left or their_left) or own >= self.my_room or other >= self.their_room:
                return self.end(own, other, worlds)
            moments = self.moments_after(moment)
            if len(moments) > 1:
                break
            moment = moments[0]
        values = [self.value(after) for after in moments]
        return max(values) if moment[0] else sum(values)

    def ponder(self, moment: Moment) -> Thought[float]:
        """The same value, found in slices."""
        if self.work - self.paused_at >= SLICE:
            self.paused_at = self.work
            yield
        if moment[4] + moment[5] <= _CARDS_IN_A_SLICE or self._is_home(moment):
            return self.value(moment)
        self.work += _WORK_OF_A_MOMENT + len(moment[3])
        values = []
        for after in self.moments_after(moment):
            values.append((yield from self.ponder(after)))
        return max(values) if moment[0] else sum(values)

    def _is_home(self, moment: Moment) -> bool:
        return moment[6] >= self.my_room or moment[7] >= self.their_room

    def moments_after(self, moment: Moment) -> list[Moment]:
        """Where the next card or go can lead."""
        mine, pile, hand, worlds, my_left, their_left, own, other, gone, last = moment
        if mine:
            if my_left and not gone & 1:
                answer = 0 if gone & 2 else their_left
                good = pile.choices.get(hand * 8 + answer)
                if good is None:
                    good = self.habit.choices(pile, hand, answer)
                if len(good) > 1 and len(worlds) <= _TOO_FEW_TO_CHOOSE_BY:
                    return [self.after_own(moment, likeliest(good))]
                if good:
                    return [self.after_own(moment, rank) for rank, _ in good]
            if not their_left or gone & 2:
                return [self._cleared(moment)]
            return [(False, pile, hand, worlds, my_left, their_left, own, other, gone | 1, last)]
        if their_left and not gone & 2:
            return self._after_theirs(moment)
        if not my_left or gone & 1:
            return [self._cleared(moment)]
        return [(True, pile, hand, worlds, my_left, their_left, own, other, gone | 2, last)]

    def after_own(self, moment: Moment, rank: int) -> Moment:
        """The moment after the seat itself has played a card."""
        _, pile, hand, worlds, my_left, their_left, own, other, gone, _ = moment
        pile = pile.after[rank] or self.habit.piles.add(pile, rank)
        hand -= ONE[rank]
        my_left -= 1
        own += pile.points
        if pile.count == THIRTY_ONE:
            return self._new_count(their_left > 0, hand, worlds, my_left, their_left, own, other)
        if not my_left and not their_left:
            own += 1
        return (False, pile, hand, worlds, my_left, their_left, own, other, gone, True)

    def _after_theirs(self, moment: Moment) -> list[Moment]:
        _, pile, hand, worlds, my_left, their_left, own, other, gone, last = moment
        habit, choices = self.habit, pile.choices
        answer = 0 if gone & 1 else my_left
        by_rank: dict[int, Worlds] = {}
        for held, weight, shown in worlds:
            likely = choices.get(held * 8 + answer)
            if likely is None:
                likely = habit.choices(pile, held, answer)
            for rank, chance in likely or _GO:
                world = (held - ONE[rank], weight * chance, shown)
                if rank in by_rank:
                    by_rank[rank].append(world)
                else:
                    by_rank[rank] = [world]
        moments: list[Moment] = []
        for rank, left in by_rank.items():
            if not rank:
                moments.append((True, pile, hand, left, my_left, their_left, own, other, gone | 2, last))
                continue
            longer = pile.after[rank] or habit.piles.add(pile, rank)
            pegged = other + longer.points
            if longer.count == THIRTY_ONE:
                moments.append(self._new_count(not my_left, hand, left, my_left, their_left - 1, own, pegged))
                continue
            if not my_left and their_left == 1:
                pegged += 1
            moments.append((True, longer, hand, left, my_left, their_left - 1, own, pegged, gone, False))
        return moments

    def _cleared(self, moment: Moment) -> Moment:
        """All have said go: one for the last card, and a new count led by the other player."""
        _, _, hand, worlds, my_left, their_left, own, other, _, last = moment
        if last:
            own += 1
        else:
            other += 1
        theirs = their_left > 0 if last else not my_left
        return self._new_count(theirs, hand, worlds, my_left, their_left, own, other)

    def _new_count(
        self, theirs: bool, hand: int, worlds: Worlds, my_left: int, their_left: int, own: int, other: int
    ) -> Moment:
        if not self.played_out:
            my_left = their_left = 0
        return (not theirs, self.habit.piles.empty, hand, worlds, my_left, their_left, own, other, 0, False)


def points_apart(own: int, other: int, worlds: Iterable[World]) -> float:
    """The end of a play that is worth its points alone."""
    total = 0.0
    for _, weight, _ in worlds:
        total += weight
    return (own - other) * total
