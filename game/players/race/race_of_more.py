"""What each keep is worth in games won, where more than two hands are shown: partners' or those of three."""

from collections.abc import Callable, Iterator, Sequence
from operator import mul

from game.players.player import Thought
from game.players.race.keep import Keep
from game.players.race.keep_race import leaning
from game.players.race.race import both, mean, moved
from game.players.tables.odds import MOST_LACKING, WIN_STEPS, FormOdds, place
from game.players.tables.shown import Odds, Unseen
from game.players.tables.three_way import around, own_chances
from game.rules.view import View

Lacks = tuple[int, ...]  # by side, in the order in which they begin to show: the dealer's is the last
Homes = list[tuple[int, float]]  # the turns at which a side shows, and how likely it is home by each
Spread = Callable[[int], tuple[tuple[int, float], ...]]  # where a lack stands in a table, and by what share


class RaceOfMore:
    """First the play brings points, then each hand from the dealer's left, the dealer's with the crib."""

    def __init__(self, view: View, odds: FormOdds) -> None:
        assert view.dealer is not None
        form = view.form
        self.odds = odds
        self.sides = form.sides
        self.place = place(form, view.seat, view.dealer)
        self.own = self.place % form.sides
        order = form.round_from(form.left_of(view.dealer))[: form.sides]
        self.lacks = tuple(view.target - view.scores[form.side(seat)] for seat in order)
        self.unseen = Unseen(view.hand)
        self.next_deal = (own_chances if form.sides > 2 else _own_of_two)(odds.win, self.own, self.lacks)
        # The tables have two sides with the dealer's first, and three by place.
        self.pegged = {way if form.sides > 2 else way[::-1]: chance for way, chance in odds.pegged.items()}
        self.usual: dict[tuple[int, int], float] = {}
        for way, chance in self.pegged.items():
            apart = self._own_and_others(way)
            self.usual[apart] = self.usual.get(apart, 0.0) + chance

    def chance(self, keep: Keep) -> Thought[float]:
        """The chance to win with this keep."""
        sides = self._shown(keep)
        yield
        ways = [*self._pegging(keep)]
        won, planes, lines = 0.0, {}, {}
        for pegged, likely in ways:
            lacks = tuple([lack - points for lack, points in zip(self.lacks, pegged, strict=True)])
            if min(lacks) <= 0:  # of several, nobody knows who was there first
                won += likely * (lacks[self.own] <= 0) / sum([lack <= 0 for lack in lacks])
                continue
            first, last = lacks[0], lacks[-1]
            if first not in planes:
                yield
                planes[first] = [[sides[0].over(first, row) for row in rows] for rows in self.next_deal]
            if (first, last) not in lines:
                yield
                lines[first, last] = [sides[-1].over(last, row) for row in planes[first]]
            line = lines[first, last]
            homes = [side.homes(lack) for side, lack in zip(sides, lacks, strict=True)]
            won += likely * _home_first(homes, self.own)
            won += likely * (line[0] if self.sides == 2 else sides[1].over(lacks[1], line))
        return won

    def _pegging(self, keep: Keep) -> Iterator[tuple[Lacks, float]]:
        """What the sides peg when these cards are kept, his heels among it."""
        own, others = keep.pegged, (self.sides - 1) * keep.conceded
        if self.own == self.sides - 1:
            own += self.unseen.mean_heels
        else:
            others += self.unseen.mean_heels
        bent = leaning([(*apart, chance) for apart, chance in self.usual.items()], own, others)
        oftener = {(mine, theirs): chance / self.usual[mine, theirs] for mine, theirs, chance in bent}
        for way, chance in self.pegged.items():
            yield way, chance * oftener[self._own_and_others(way)]

    def _own_and_others(self, pegged: Lacks) -> tuple[int, int]:
        return pegged[self.own], sum(pegged) - pegged[self.own]

    def _shown(self, keep: Keep) -> list["_Side"]:
        """What each side shows; between the dealer's hand and his crib nobody counts."""
        hands = [*self.odds.hands]
        hands[self.place] = self.unseen.odds_shown(keep.kept)
        hands[-1] = both(hands[-1], moved(self.odds.crib, keep.crib - mean(self.odds.crib)))
        spread = around if self.sides > 2 else _as_it_is
        turns = [*enumerate(hands)]
        return [_Side(turns[side :: self.sides], spread) for side in range(self.sides)]


class _Side:
    """What one side shows at its turns, and what comes of it by what it lacks before them."""

    def __init__(self, shows: list[tuple[int, Odds]], spread: Spread) -> None:
        self.shows = shows
        self.spread = spread
        self._known: dict[int, tuple[Homes, list[float]]] = {}

    def homes(self, lack: int) -> Homes:
        return self._after(lack)[0]

    def over(self, lack: int, chances: list[float]) -> float:
        """These chances by what is lacking, over all that may be lacking after the shows."""
        total: float = sum(map(mul, chances, self._after(lack)[1]))
        return total

    def _after(self, lack: int) -> tuple[Homes, list[float]]:
        if lack not in self._known:
            rooms, homes, still = {lack: 1.0}, [], [0.0] * MOST_LACKING
            for turn, odds in self.shows:
                home, rooms = _less(rooms, odds)
                homes.append((turn, home))
            for room, likely in rooms.items():
                for at, share in self.spread(room):
                    still[at] += likely * share
            self._known[lack] = homes, still
        return self._known[lack]


def _less(rooms: dict[int, float], odds: Odds) -> tuple[float, dict[int, float]]:
    """How likely a show is enough, and what is still lacking where it is not."""
    home = 0.0
    less: dict[int, float] = {}
    for room, likely in rooms.items():
        for points, chance in odds.items():
            if points >= room:
                home += likely * chance
            else:
                less[room - points] = less.get(room - points, 0.0) + likely * chance
    return home, less


def _home_first(homes: list[Homes], own: int) -> float:
    """How likely this side is home by a show, and no other before it."""
    total = 0.0
    for turn, chance in homes[own]:
        for other in homes[:own] + homes[own + 1 :]:
            chance *= 1 - sum([home for earlier, home in other if earlier < turn])
        total += chance
    return total


def _own_of_two(win: Sequence[int], own: int, before: Lacks) -> list[list[list[float]]]:
    """As `own_chances` has it of three, with nobody between: the dealer's left deals next."""
    left, dealer = before
    rows = [win[lack : left * MOST_LACKING : MOST_LACKING] for lack in range(dealer)]
    return [[[abs(own - chance / WIN_STEPS) for chance in row] for row in rows]]


def _as_it_is(lack: int) -> tuple[tuple[int, float], ...]:
    return ((lack - 1, 1.0),)
