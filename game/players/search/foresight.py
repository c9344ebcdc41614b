"""Two players' play through to the last card, over all that the other may hold, each acting on what he sees.

At its own turn the seat takes the one card that is best for its whole belief; at the other's turn each
possible hand goes the ways that the other is likely to go from it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.players.player import Thought
from game.players.race.race import Show
from game.players.search.acquaintance import Acquaintance
from game.players.search.keeping import is_near_home, lacking, race_of
from game.players.search.situation import Effort, Situation, held_by, spread_out
from game.players.tables.habit import Habit, likeliest
from game.players.tables.pile import ONE, Pile
from game.players.tables.shown import row
from game.rules.counting import THIRTY_ONE, show_points

World = tuple[int, float, int]  # the other's hand by rank, how likely it is, and what it will show
Worlds = list[World]
End = Callable[[int, int, Worlds], float]  # what it is worth to have pegged so many, against so many


@dataclass(slots=True)
class Moment:
    """The play between two cards, as the seat that looks ahead knows it."""

    mine: bool  # whose turn it is
    pile: Pile
    hand: int
    worlds: Worlds
    my_left: int
    their_left: int
    own: int  # pegged since the search began
    other: int
    gone: int  # who has said go: `ME`, `THEM` or both
    last: bool  # whether the last card was one's own


ME, THEM = 1, 2
_WORK_OF_A_MOMENT = 12  # as much as so many worlds in it
SLICE = 400  # of such work, between two yields
_WORK_OF_A_HAND = 30  # of which it is not yet known what would be played from it
_GO = ((0, 1.0),)
# A belief that stood for many hands and has shrunk to one or two is no knowledge to act on.
_TOO_FEW_TO_CHOOSE_BY = 2
_CARDS_IN_A_SLICE = 3  # a thought is not cut any more when so few are left, in no more hands than these
_HANDS_IN_A_SLICE = 60


class Foresight:
    """A search from one moment; `room` is what each side lacks to its game hole.

    With a stink hole the last hole before it is none to win from by a go or the last card.
    """

    def __init__(
        self,
        habit: Habit,
        other: Acquaintance,
        end: End,
        room: tuple[int, int],
        played_out: bool,
        stink_hole: bool = False,
    ) -> None:
        self.habit = habit
        self.other = other
        self.end = end
        self.my_room, self.their_room = room
        self.my_stink, self.their_stink = (room[0] - 1, room[1] - 1) if stink_hole else (-1, -1)
        self.played_out = played_out
        self.work = 0
        self.foretold = 0  # hands
        self.paused_at = 0

    def value(self, moment: Moment) -> float:
        """What the moment is worth, summed over its worlds."""
        while True:
            self.work += _WORK_OF_A_MOMENT + len(moment.worlds)
            if not (moment.my_left or moment.their_left) or self._is_home(moment):
                return self.end(moment.own, moment.other, moment.worlds)
            moments = self.moments_after(moment)
            if len(moments) > 1:
                break
            moment = moments[0]
        values = [self.value(after) for after in moments]
        return max(values) if moment.mine else sum(values)

    def ponder(self, moment: Moment) -> Thought[float]:
        """The same value, found in slices."""
        if self.is_tired():
            yield
        if self._is_short(moment):
            return self.value(moment)
        self.work += _WORK_OF_A_MOMENT + len(moment.worlds)
        yield from self.foretell(moment)
        values = []
        for after in self.moments_after(moment):
            values.append((yield from self.ponder(after)))
        return max(values) if moment.mine else sum(values)

    def _is_short(self, moment: Moment) -> bool:
        """Whether the rest is seen through at once."""
        left = moment.my_left + moment.their_left
        few = left <= _CARDS_IN_A_SLICE and len(moment.worlds) <= _HANDS_IN_A_SLICE
        return few or not left or self._is_home(moment)

    def foretell(self, moment: Moment) -> Thought[None]:
        """Think of what each hand would play, lest the search has to think of all of them at once."""
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
        """Whether enough was done since it last paused, which it is to do then."""
        done = self.work + _WORK_OF_A_HAND * self.foretold
        if done - self.paused_at < SLICE:
            return False
        self.paused_at = done
        return True

    def _is_home(self, moment: Moment) -> bool:
        return moment.own >= self.my_room or moment.other >= self.their_room

    def moments_after(self, moment: Moment) -> list[Moment]:
        """Where the next card or go can lead."""
        if moment.mine:
            return self._after_mine(moment)
        if moment.their_left and not moment.gone & THEM:
            return self._after_theirs(moment)
        if not moment.my_left or moment.gone & ME:
            return [self._cleared(moment)]
        return [self._after_go(moment, moment.worlds, THEM)]

    def _after_mine(self, moment: Moment) -> list[Moment]:
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

    def after_own(self, moment: Moment, rank: int) -> Moment:
        """The moment after the seat itself has played a card."""
        pile = moment.pile.after[rank] or self.habit.piles.add(moment.pile, rank)
        hand, worlds = moment.hand - ONE[rank], moment.worlds
        my_left, their_left = moment.my_left - 1, moment.their_left
        own, other = moment.own + pile.points, moment.other
        if pile.count == THIRTY_ONE:
            return self._new_count(their_left == 0, hand, worlds, my_left, their_left, own, other)
        if not my_left and not their_left:
            own += own != self.my_stink
        return Moment(False, pile, hand, worlds, my_left, their_left, own, other, moment.gone, True)

    def _after_theirs(self, moment: Moment) -> list[Moment]:
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

    def _after_their_card(self, moment: Moment, rank: int, worlds: Worlds) -> Moment:
        """The moment after the other has played this rank from any of these hands."""
        pile = moment.pile.after[rank] or self.habit.piles.add(moment.pile, rank)
        my_left, their_left = moment.my_left, moment.their_left - 1
        own, other = moment.own, moment.other + pile.points
        if pile.count == THIRTY_ONE:
            return self._new_count(my_left > 0, moment.hand, worlds, my_left, their_left, own, other)
        if not my_left and not their_left:
            other += other != self.their_stink
        return Moment(True, pile, moment.hand, worlds, my_left, their_left, own, other, moment.gone, False)

    def _after_go(self, moment: Moment, worlds: Worlds, who: int) -> Moment:
        left, pegged = (moment.my_left, moment.their_left), (moment.own, moment.other)
        return Moment(
            who == THEM, moment.pile, moment.hand, worlds, *left, *pegged, moment.gone | who, moment.last
        )

    def _cleared(self, moment: Moment) -> Moment:
        """All have said go: one for the last card, and a new count led by the other player."""
        my_left, their_left, last = moment.my_left, moment.their_left, moment.last
        own = moment.own + (last and moment.own != self.my_stink)
        other = moment.other + (not last and moment.other != self.their_stink)
        mine = not their_left if last else my_left > 0
        return self._new_count(mine, moment.hand, moment.worlds, my_left, their_left, own, other)

    def _new_count(
        self, mine: bool, hand: int, worlds: Worlds, my_left: int, their_left: int, own: int, other: int
    ) -> Moment:
        """The moment before the lead of a new count, if there is one."""
        if not self.played_out:
            my_left = their_left = 0
        return Moment(mine, self.habit.piles.empty, hand, worlds, my_left, their_left, own, other, 0, False)


def points_apart(own: int, other: int, worlds: Iterable[World]) -> float:
    """The end of a play that is worth its points alone."""
    total = 0.0
    for _, weight, _ in worlds:
        total += weight
    return (own - other) * total


_MOST_CARDS = 8  # in both hands; with more a search takes too long
_NEVER = 1000
_LAST_DEALS = 35  # with more cards, points are all alike until a side lacks no more than that

Weighed = list[tuple[int, float]]


def can_be_searched(known: Situation) -> bool:
    """Whether two players hold few enough cards."""
    return known.form.seats == 2 and sum(known.past.left) <= _MOST_CARDS


def in_chances(known: Situation) -> bool:
    """Whether cards are valued by chances to win, and no longer in points."""
    near = is_near_home(known.view) if can_be_searched(known) else min(lacking(known.view)) <= _LAST_DEALS
    return near and bool(known.odds.win)


def searched_values(known: Situation, effort: Effort) -> Thought[dict[int, float]]:
    """What each rank that fits is worth, in points or near home in chances to win."""
    weighed = yield from hands_held(known, effort)
    search = yield from search_for(known)
    values = yield from values_over(known, search, spread_out(weighed, effort.pilot_hands))
    if len(weighed) > effort.pilot_hands:
        hands = hands_in_time(known, search.work, effort)
        values = yield from values_over(known, search, spread_out(weighed, hands))
    return values


def hands_held(known: Situation, effort: Effort) -> Thought[Weighed]:
    """What the other player may hold."""
    other = 1 - known.place
    number, kept = known.past.left[other], known.odds.kept[other]
    turns, most = known.turns(other), effort.weighed_hands
    return (yield from held_by(known.unseen.ranks, number, turns, kept, known.acquaintance(other), most))


def hands_in_time(known: Situation, pilots_work: int, effort: Effort) -> int:
    """How many hands there is time to search, by what the pilots among them took."""
    work = effort.work if known.past.turns else effort.work_on_lead
    hands = work * effort.pilot_hands // max(1, pilots_work)
    return max(effort.fewest_hands, min(effort.most_hands, hands))


def search_for(known: Situation) -> Thought[Foresight]:
    """A search for points, or near home for the game."""
    view, form = known.view, known.form
    other = known.acquaintance(1 - known.place)
    race = race_of(view, known.odds) if is_near_home(view) else None
    if not race:
        return Foresight(known.habit, other, points_apart, (_NEVER, _NEVER), form.played_out)
    yield
    cribs = known.cribs
    yield
    show = Show(race, show_points(view.kept, known.starter), cribs.odds(view.laid_away, known.starter))
    stink_hole = view.house.stink_hole
    return Foresight(known.habit, other, show.end, lacking(view), form.played_out, stink_hole)


def values_over(known: Situation, search: Foresight, weighed: Weighed) -> Thought[dict[int, float]]:
    """What each rank is worth over these hands of the other player."""
    moment = moment_now(known, weighed)
    found = {}
    for rank in known.fitting:
        found[rank] = yield from search.ponder(search.after_own(moment, rank))
    return found


def moment_now(known: Situation, weighed: Weighed) -> Moment:
    """Before a card is chosen, the other player holding one of these hands."""
    past, at, other = known.past, known.place, 1 - known.place
    played, at_starter, nobs = known.played(other), known.starter.rank - 1, known.has_nobs(other)
    worlds = [(hand, weight, row(hand + played)[at_starter] + nobs) for hand, weight in weighed]
    gone = (past.gone >> at & 1) + 2 * (past.gone >> other & 1)
    mine, theirs, last = past.left[at], past.left[other], past.last == at
    return Moment(True, past.pile, known.hand, worlds, mine, theirs, 0, 0, gone, last)
