"""The search of the play with an account of it: what each side pegs, and what that is worth."""

from collections.abc import Iterable

from game.players.player import Thought
from game.players.thought.foresight import SLICE, Foresight, Moment

Tally = tuple[float, float, float]  # what it is worth, and what this side and the other peg, over all worlds

_CARDS_IN_A_SLICE = 3  # as in the search itself
_WORK_OF_A_MOMENT = 12


class Account(Foresight):
    """The same search by the same choices, which remembers what was pegged on the way."""

    def settle(self, moment: Moment) -> Tally:
        """What `value` finds, and what was pegged."""
        while True:
            self.work += _WORK_OF_A_MOMENT + len(moment.worlds)
            own, other = moment.own, moment.other
            if not (moment.my_left or moment.their_left) or own >= self.my_room or other >= self.their_room:
                total = 0.0
                for world in moment.worlds:
                    total += world[1]
                return self.end(own, other, moment.worlds), own * total, other * total
            moments = self.moments_after(moment)
            if len(moments) > 1:
                break
            moment = moments[0]
        tallies = [self.settle(after) for after in moments]
        return max(tallies) if moment.mine else _together(tallies)

    def tally(self, moment: Moment) -> Thought[Tally]:
        """The same, found in slices."""
        if self.work - self.paused_at >= SLICE:
            self.paused_at = self.work
            yield
        if moment.my_left + moment.their_left <= _CARDS_IN_A_SLICE or self._is_home(moment):
            return self.settle(moment)
        self.work += _WORK_OF_A_MOMENT + len(moment.worlds)
        tallies = []
        for after in self.moments_after(moment):
            tallies.append((yield from self.tally(after)))
        return max(tallies) if moment.mine else _together(tallies)


def _together(tallies: Iterable[Tally]) -> Tally:
    worth = own = other = 0.0
    for first, second, third in tallies:
        worth += first
        own += second
        other += third
    return worth, own, other
