"""The search of the play with an account of it: what each side pegs, and what that is worth."""

from collections.abc import Iterable

from game.players.player import Thought
from game.players.search.foresight import Foresight, Moment, World
from game.players.weigh.last_cards import last_cards

Tally = tuple[float, float, float]  # what it is worth, and what this side and the other peg, over all worlds

_WORK_OF_A_MOMENT = 12
_MOST_PEGGED = 16  # more than by the last card of each


class Account(Foresight):
    """Finds what `Foresight` finds, by the same choices, and remembers what was pegged on the way."""

    def __init__(self, plain: Foresight) -> None:
        room = (plain.my_room, plain.their_room)
        super().__init__(plain.habit, plain.other, plain.end, room, plain.played_out)
        self.last_cards = last_cards(plain.habit.piles, plain.played_out)

    def settle(self, moment: Moment) -> Tally:
        """What `value` finds, and what was pegged."""
        while True:
            self.work += _WORK_OF_A_MOMENT + len(moment.worlds)
            if not (moment.my_left or moment.their_left) or self._is_home(moment):
                return self._ended(moment)
            if moment.my_left <= 1 and moment.their_left <= 1 and self._is_far(moment):
                return self._last_card_each(moment)
            moments = self.moments_after(moment)
            if len(moments) > 1:
                break
            moment = moments[0]
        tallies = [self.settle(after) for after in moments]
        return max(tallies) if moment.mine else _together(tallies)

    def tally(self, moment: Moment) -> Thought[Tally]:
        """The same, found in slices."""
        if self.is_tired():
            yield
        if max(moment.my_left, moment.their_left) <= 1 or self._is_short(moment):
            return self.settle(moment)
        self.work += _WORK_OF_A_MOMENT + len(moment.worlds)
        yield from self.foretell(moment)
        tallies = []
        for after in self.moments_after(moment):
            tallies.append((yield from self.tally(after)))
        return max(tallies) if moment.mine else _together(tallies)

    def _ended(self, moment: Moment) -> Tally:
        total = 0.0
        for world in moment.worlds:
            total += world[1]
        own, other = moment.own, moment.other
        return self.end(own, other, moment.worlds), own * total, other * total

    def _is_far(self, moment: Moment) -> bool:
        """Whether nobody can be home by the last card of each: who is first would be lost in the sum."""
        return moment.own + _MOST_PEGGED < self.my_room and moment.other + _MOST_PEGGED < self.their_room

    def _last_card_each(self, moment: Moment) -> Tally:
        by_pegs: dict[tuple[int, int], list[World]] = {}
        for world in moment.worlds:
            pegs = self.last_cards.pegs(moment, world[0])
            if pegs in by_pegs:
                by_pegs[pegs].append(world)
            else:
                by_pegs[pegs] = [world]
        worth = own = other = 0.0
        for (mine, theirs), worlds in by_pegs.items():
            mine += moment.own
            theirs += moment.other
            worth += self.end(mine, theirs, worlds)
            for world in worlds:
                own += mine * world[1]
                other += theirs * world[1]
        return worth, own, other


def _together(tallies: Iterable[Tally]) -> Tally:
    worth = own = other = 0.0
    for first, second, third in tallies:
        worth += first
        own += second
        other += third
    return worth, own, other
