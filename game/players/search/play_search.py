"""Two players' play through to the last card, over all that the other may hold, each by his own view.

At its own turn the seat takes the one card that is best for its whole belief; at the other's turn each
possible hand goes the ways that the other is likely to go from it."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

from game.players.player import Thought
from game.players.search.opponent_model import OpponentModel
from game.players.search.rank_play import RankPlay
from game.players.tables.habit import Habit, likeliest
from game.players.tables.running_count import RunningCount, RunningCounts, ranks_in
from game.rules.cards import PIPS
from game.rules.counting import ONE, THIRTY_ONE
from game.values import mutable

World = tuple[int, float, int]  # the other's hand by rank, how likely it is, and its points in the show
Worlds = list[World]
Tally = tuple[float, float, float]  # its worth, and the points of this side and the other, over all worlds
Value = TypeVar("Value", float, Tally)


@mutable
class PlayMoment:
    """The play between two cards, as the seat that looks ahead knows it."""

    mine: bool  # whose turn it is
    pile: RunningCount
    hand: int
    worlds: Worlds
    my_left: int
    their_left: int
    own: int  # pegged since the search began
    other: int
    gone: int  # who has said go: `ME`, `THEM` or both
    last: bool  # whether the last card was one's own


ME, THEM = 1, 2
_WORK_OF_A_MOMENT = 12  # as much as n worlds in it
SLICE = 400  # of such work, between two yields
_WORK_OF_A_HAND = 30  # whose card is not known yet
_GO = ((0, 1.0),)
# A belief that stood for many hands and has shrunk to one or two is no knowledge to act on.
_TOO_FEW_TO_CHOOSE_BY = 2
_CARDS_IN_A_SLICE = 3  # a thought is not cut any more when so few are left, in no more hands than these
_HANDS_IN_A_SLICE = 60
_MOST_PEGGED = 16  # more than by the last card of each
_MOST_REMEMBERED, _FORGOTTEN_IN_A_SLICE = 8_000, 1_000  # last cards of one form, with about 200 bytes each


class PlaySearch(Generic[Value]):
    """A search from one moment; `room` is the points each side lacks to its game hole.

    What the end of a play is worth is found by `end` and added up by `together`: its worth alone, or an
    account of the points pegged as well. With `last_cards` the last card of each is looked up.
    With a stink hole the last hole before it is none to win from by a go or the last card."""

    def __init__(
        self,
        habit: Habit,
        other: OpponentModel,
        end: Callable[[int, int, Worlds], Value],  # the worth of having pegged n, against m
        together: Callable[[list[Value]], Value],
        room: tuple[int, int],
        played_out: bool,
        stink_hole: bool = False,
        last_cards: "LastCards | None" = None,
    ) -> None:
        self.habit = habit
        self.other = other
        self.end: Callable[[int, int, Worlds], Value] = end
        self.together: Callable[[list[Value]], Value] = together
        self.last_cards = last_cards
        self.my_room, self.their_room = room
        self.my_stink, self.their_stink = (room[0] - 1, room[1] - 1) if stink_hole else (-1, -1)
        self.played_out = played_out
        self.work = 0
        self.foretold = 0  # hands
        self.paused_at = 0

    def value(self, moment: PlayMoment) -> Value:
        """Return the worth of the moment, summed over its worlds."""
        while True:
            self.work += _WORK_OF_A_MOMENT + len(moment.worlds)
            if not (moment.my_left or moment.their_left) or self._is_home(moment):
                return self.end(moment.own, moment.other, moment.worlds)
            if self.last_cards and moment.my_left <= 1 and moment.their_left <= 1 and self._is_far(moment):
                return self._last_card_each(moment, self.last_cards)
            moments = self.moments_after(moment)
            if len(moments) > 1:
                break
            moment = moments[0]
        values = [self.value(after) for after in moments]
        return max(values) if moment.mine else self.together(values)

    def ponder(self, moment: PlayMoment) -> Thought[Value]:
        """Find the same value in slices."""
        if self.is_tired():
            yield
        if self._is_short(moment):
            return self.value(moment)
        self.work += _WORK_OF_A_MOMENT + len(moment.worlds)
        yield from self.foretell(moment)
        values = []
        for after in self.moments_after(moment):
            values.append((yield from self.ponder(after)))
        return max(values) if moment.mine else self.together(values)

    def _is_short(self, moment: PlayMoment) -> bool:
        """Tell whether the rest is seen through at once."""
        left = moment.my_left + moment.their_left
        few = left <= _CARDS_IN_A_SLICE and len(moment.worlds) <= _HANDS_IN_A_SLICE
        looked_up = self.last_cards is not None and max(moment.my_left, moment.their_left) <= 1
        return few or looked_up or not left or self._is_home(moment)

    def foretell(self, moment: PlayMoment) -> Thought[None]:
        """Think of each hand's card now, so that the search need not think of all of them at once."""
        if moment.mine or not moment.their_left or moment.gone & THEM:
            return
        known, answer = self.other.known_on(moment.pile), 0 if moment.gone & ME else moment.my_left
        for held, _, _ in moment.worlds:
            if held * 8 + answer not in known:
                self.other.choices(moment.pile, held, answer)
                self.foretold += 1
                if self.is_tired():
                    yield

    def is_tired(self) -> bool:
        """Tell whether enough was done since it last paused, which it is to do then."""
        done = self.work + _WORK_OF_A_HAND * self.foretold
        if done - self.paused_at < SLICE:
            return False
        self.paused_at = done
        return True

    def _is_home(self, moment: PlayMoment) -> bool:
        return moment.own >= self.my_room or moment.other >= self.their_room

    def _is_far(self, moment: PlayMoment) -> bool:
        """Tell whether nobody can be home by the last card of each: who is first would be lost in the sum."""
        return moment.own + _MOST_PEGGED < self.my_room and moment.other + _MOST_PEGGED < self.their_room

    def _last_card_each(self, moment: PlayMoment, last_cards: "LastCards") -> Value:
        by_pegs: dict[tuple[int, int], Worlds] = {}
        for world in moment.worlds:
            by_pegs.setdefault(last_cards.pegs(moment, world[0]), []).append(world)
        ends = [
            self.end(moment.own + mine, moment.other + theirs, worlds)
            for (mine, theirs), worlds in by_pegs.items()
        ]
        return self.together(ends)

    def moments_after(self, moment: PlayMoment) -> list[PlayMoment]:
        """List where the next card or go can lead."""
        if moment.mine:
            return self._after_mine(moment)
        if moment.their_left and not moment.gone & THEM:
            return self._after_theirs(moment)
        if not moment.my_left or moment.gone & ME:
            return [self._cleared(moment)]
        return [self._after_go(moment, moment.worlds, THEM)]

    def _after_mine(self, moment: PlayMoment) -> list[PlayMoment]:
        if moment.my_left and not moment.gone & ME:
            answer = 0 if moment.gone & THEM else moment.their_left
            good = moment.pile.choices.get(moment.hand * 8 + answer)
            if good is None:
                good = self.habit.choices(moment.pile, moment.hand, answer)
            if len(good) > 1 and len(moment.worlds) <= _TOO_FEW_TO_CHOOSE_BY:
                return [self.after_own(moment, likeliest(good))]
            if good:
                return [self.after_own(moment, rank) for rank, _ in good]
        if not moment.their_left or moment.gone & THEM:
            return [self._cleared(moment)]
        return [self._after_go(moment, moment.worlds, ME)]

    def after_own(self, moment: PlayMoment, rank: int) -> PlayMoment:
        """Return the moment after the seat itself has played a card."""
        pile = moment.pile.after[rank] or self.habit.piles.add(moment.pile, rank)
        hand, worlds = moment.hand - ONE[rank], moment.worlds
        my_left, their_left = moment.my_left - 1, moment.their_left
        own, other = moment.own + pile.points, moment.other
        if pile.count == THIRTY_ONE:
            return self._new_count(their_left == 0, hand, worlds, my_left, their_left, own, other)
        if not my_left and not their_left:
            own += own != self.my_stink
        return PlayMoment(False, pile, hand, worlds, my_left, their_left, own, other, moment.gone, True)

    def _after_theirs(self, moment: PlayMoment) -> list[PlayMoment]:
        pile, my_left = moment.pile, moment.my_left
        choices = self.other.known_on(pile)
        answer = 0 if moment.gone & ME else my_left
        by_rank: dict[int, Worlds] = {}
        for held, weight, shown in moment.worlds:
            likely = choices.get(held * 8 + answer)
            if likely is None:
                likely = self.other.choices(pile, held, answer)
            for rank, chance in likely or _GO:
                world = (held - ONE[rank], weight * chance, shown)
                if rank in by_rank:
                    by_rank[rank].append(world)
                else:
                    by_rank[rank] = [world]
        return [
            self._after_their_card(moment, rank, left) if rank else self._after_go(moment, left, THEM)
            for rank, left in by_rank.items()
        ]

    def _after_their_card(self, moment: PlayMoment, rank: int, worlds: Worlds) -> PlayMoment:
        """Return the moment after the other has played this rank from any of these hands."""
        pile = moment.pile.after[rank] or self.habit.piles.add(moment.pile, rank)
        my_left, their_left = moment.my_left, moment.their_left - 1
        own, other = moment.own, moment.other + pile.points
        if pile.count == THIRTY_ONE:
            return self._new_count(my_left > 0, moment.hand, worlds, my_left, their_left, own, other)
        if not my_left and not their_left:
            other += other != self.their_stink
        return PlayMoment(
            True, pile, moment.hand, worlds, my_left, their_left, own, other, moment.gone, False
        )

    def _after_go(self, moment: PlayMoment, worlds: Worlds, who: int) -> PlayMoment:
        left, pegged = (moment.my_left, moment.their_left), (moment.own, moment.other)
        return PlayMoment(
            who == THEM, moment.pile, moment.hand, worlds, *left, *pegged, moment.gone | who, moment.last
        )

    def _cleared(self, moment: PlayMoment) -> PlayMoment:
        """Clear the count when all have said go: one for the last card; the other player leads."""
        my_left, their_left, last = moment.my_left, moment.their_left, moment.last
        own = moment.own + (last and moment.own != self.my_stink)
        other = moment.other + (not last and moment.other != self.their_stink)
        mine = not their_left if last else my_left > 0
        return self._new_count(mine, moment.hand, moment.worlds, my_left, their_left, own, other)

    def _new_count(
        self, mine: bool, hand: int, worlds: Worlds, my_left: int, their_left: int, own: int, other: int
    ) -> PlayMoment:
        """Return the moment before the lead of a new count, if there is one."""
        if not self.played_out:
            my_left = their_left = 0
        return PlayMoment(
            mine, self.habit.piles.empty, hand, worlds, my_left, their_left, own, other, 0, False
        )


class LastCards:
    """What both still peg when each holds one card at the most: nothing is chosen any more. Remembered."""

    def __init__(self, piles: RunningCounts, played_out: bool) -> None:
        self.piles = piles
        self.played_out = played_out
        self._age = piles.age
        self._known: dict[tuple[RunningCount, int, int, int], tuple[int, int]] = {}

    def forgetting(self) -> Thought[None]:
        """Forget between two decisions, a little in a slice, before it fills the memory."""
        if len(self._known) <= _MOST_REMEMBERED and self._age == self.piles.age:
            return
        known, self._known, self._age = self._known, {}, self.piles.age
        while known:
            known.popitem()
            if len(known) % _FORGOTTEN_IN_A_SLICE == 0:
                yield

    def pegs(self, moment: PlayMoment, held: int) -> tuple[int, int]:
        """Return this player's points and the other's, if the other holds this card, or none."""
        key = (moment.pile, moment.hand, held, moment.gone * 4 + moment.mine * 2 + moment.last)
        found = self._known.get(key)
        if found is None:
            left = [int(moment.hand > 0), int(held > 0)]
            turn, last = int(not moment.mine), int(not moment.last)
            hands = [moment.hand, held]
            play = RankPlay(self.piles, hands, left, turn, moment.pile, self.played_out, moment.gone, last)
            own, other = play.run(_only_card)
            found = self._known[key] = own, other
        return found


def _only_card(play: RankPlay, at: int) -> int:
    rank = ranks_in(play.hands[at])[0]
    return rank if play.pile.count + PIPS[rank] <= THIRTY_ONE else 0


@lru_cache(maxsize=8)
def _last_cards(piles: RunningCounts, played_out: bool) -> LastCards:
    return LastCards(piles, played_out)


def last_cards(piles: RunningCounts, played_out: bool) -> Thought[LastCards]:
    """Return the last cards with the memory of earlier decisions."""
    known = _last_cards(piles, played_out)
    yield from known.forgetting()
    return known


def points_apart(own: int, other: int, worlds: Iterable[World]) -> float:
    """End a play that is worth its points alone."""
    total = 0.0  # as `weight_of`, which would be called more often than anything else
    for _, weight, _ in worlds:
        total += weight
    return (own - other) * total


def weight_of(worlds: Iterable[World]) -> float:
    """Return how likely these worlds are together."""
    total = 0.0
    for _, weight, _ in worlds:
        total += weight
    return total


add_up: Callable[[list[float]], float] = sum  # the worth of several ends together


def add_up_tallies(tallies: Sequence[Tally]) -> Tally:
    """Add up accounts."""
    worth = own = other = 0.0
    for first, second, third in tallies:
        worth += first
        own += second
        other += third
    return worth, own, other
