"""The race home of two sides from the end of a play on: the hands are shown in turn, and then the crib."""

from collections.abc import Callable, Iterable
from math import floor

from game.players.player import Thought
from game.players.tables.odds import FormOdds, place
from game.players.tables.shown import Odds, Unseen
from game.players.thought.keep_race import leaning
from game.players.thought.keeping import Keep, lacking
from game.players.thought.race import Race, mean
from game.rules.cards import JACK
from game.rules.view import View

_HEELS = 2
_IN_A_SLICE = 100

Rooms = dict[tuple[int, int], float]  # what one side and the other lack, and how likely that is
Show = tuple[bool, Odds]  # whether it is the first side's, and what it counts


def after_show(rooms: Rooms, show: Show) -> Thought[tuple[Rooms, float]]:
    """What is lacking after a hand or crib has been counted, and how likely the first side is home by it."""
    is_own, odds = show
    left: Rooms = {}
    won = 0.0
    for number, ((own, other), likely) in enumerate(rooms.items(), 1):
        if number % _IN_A_SLICE == 0:
            yield
        for points, chance in odds.items():
            after = (own - points, other) if is_own else (own, other - points)
            if after[0] <= 0:
                won += likely * chance
            elif after[1] > 0:
                left[after] = left.get(after, 0.0) + likely * chance
    return left, won


def chance_after(
    rooms: Rooms, shows: Iterable[Show], next_deal: Callable[[int, int], float]
) -> Thought[float]:
    """The first side's chance to win, when so much is lacking before these shows."""
    won = 0.0
    for show in shows:
        rooms, more = yield from after_show(rooms, show)
        won += more
    yield
    return won + sum([likely * next_deal(own, other) for (own, other), likely in rooms.items()])


class PartnersRace:
    """What each keep is worth in games won, where each side has several hands to show."""

    def __init__(self, view: View, odds: FormOdds) -> None:
        assert view.dealer is not None
        self.view = view
        self.odds = odds
        self.own, self.other = lacking(view)
        self.race = Race(odds, (self.own, self.other), view.crib_is_ours)
        self.unseen = Unseen(view.hand)
        ours = view.crib_is_ours
        self.usual_pegging = [
            (dealers, pones, chance) if ours else (pones, dealers, chance)
            for (dealers, pones), chance in odds.pegged.items()
        ]

    def chance(self, keep: Keep) -> Thought[float]:
        """The chance to win with this keep."""
        rooms: Rooms = {}
        won = 0.0
        heels = _HEELS * self.unseen.ranks[JACK - 1] / self.unseen.size
        ours = self.view.crib_is_ours
        pegged, conceded = keep.pegged + heels * ours, keep.conceded + heels * (not ours)
        for mine, theirs, chance in leaning(self.usual_pegging, pegged, conceded):
            left = (self.own - mine, self.other - theirs)
            if min(left) > 0:
                rooms[left] = rooms.get(left, 0.0) + chance
            else:  # if both are home, nobody knows who was there first
                won += chance * (0.5 + 0.5 * ((left[0] <= 0) - (left[1] <= 0)))
        return won + (yield from chance_after(rooms, self._shows(keep), self._next_deal))

    def _shows(self, keep: Keep) -> Iterable[Show]:
        view = self.view
        assert view.dealer is not None
        own, side = place(view.form, view.seat, view.dealer), view.form.side(view.seat)
        for at, hand in enumerate(self.odds.hands):
            seat = (view.dealer + 1 + at) % view.form.seats
            yield view.form.side(seat) == side, self.unseen.odds_shown(keep.kept) if at == own else hand
        yield view.crib_is_ours, moved_odds(self.odds.crib, keep.crib - mean(self.odds.crib))

    def _next_deal(self, own: int, other: int) -> float:
        return self.race.next_deal(self.own - own, self.other - other)


def moved_odds(odds: Odds, more: float) -> Odds:
    """These odds with the mean moved by so many points."""
    low = floor(more)
    part = more - low
    found: Odds = {}
    for points, chance in odds.items():
        for step, share in ((low, 1 - part), (low + 1, part)):
            at = max(0, points + step)
            found[at] = found.get(at, 0.0) + chance * share
    return found
