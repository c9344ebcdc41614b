"""The race home of two players: what a keep, or an end of the play, is worth in games won."""

from functools import cached_property
from math import floor

from game.players.player import Thought
from game.players.tables.odds import MOST_LACKING, WIN_STEPS, FormOdds
from game.players.tables.shown import Odds

SLICE = 1  # sums over the pegging between two yields


def mean(odds: Odds) -> float:
    """The mean of some odds."""
    return sum([points * chance for points, chance in odds.items()])


def both(first: Odds, second: Odds) -> Odds:
    """The odds of two totals together."""
    found: Odds = {}
    for points, chance in first.items():
        for more, share in second.items():
            found[points + more] = found.get(points + more, 0.0) + chance * share
    return found


class Race:
    """What this player and the other lack, and who deals; all chances are this player's."""

    def __init__(self, odds: FormOdds, lacking: tuple[int, int], dealing: bool) -> None:
        self.odds = odds
        self.own, self.other = lacking
        self.dealing = dealing
        self._keeps: dict[tuple[int, int], float] = {}
        self.usual_crib = mean(odds.crib)
        self.work = self.paused_at = 0

    @cached_property
    def usual_pegging(self) -> tuple[float, float]:
        """What this player and the other peg in the mean."""
        dealers = sum([points * chance for (points, _), chance in self.odds.pegged.items()])
        pones = sum([points * chance for (_, points), chance in self.odds.pegged.items()])
        return (dealers, pones) if self.dealing else (pones, dealers)

    @cached_property
    def _their_show(self) -> list[tuple[int, float]]:
        """What the other shows of two players, with the crib if it is his."""
        pone, dealer = self.odds.hands
        return [*(pone if self.dealing else both(dealer, self.odds.crib)).items()]

    def next_deal(self, own: int, other: int) -> float:
        """The chance before the next deal, by what each gained in this one."""
        own, other = self.own - own, self.other - other
        if own <= 0 or other <= 0:
            return float(own <= 0)
        own, other = min(own, MOST_LACKING), min(other, MOST_LACKING)
        if self.dealing:
            return 1 - self.odds.win[(other - 1) * MOST_LACKING + own - 1] / WIN_STEPS
        return self.odds.win[(own - 1) * MOST_LACKING + other - 1] / WIN_STEPS

    def about(self, own: float, other: float) -> float:
        """The chance before the next deal where gains are means."""
        own_whole, other_whole = floor(own), floor(other)
        own_part, other_part = own - own_whole, other - other_whole
        return (
            (1 - own_part) * (1 - other_part) * self.next_deal(own_whole, other_whole)
            + own_part * (1 - other_part) * self.next_deal(own_whole + 1, other_whole)
            + (1 - own_part) * other_part * self.next_deal(own_whole, other_whole + 1)
            + own_part * other_part * self.next_deal(own_whole + 1, other_whole + 1)
        )

    def worth_of_a_point(self) -> float:
        """What one more point for oneself, or one less for the other, brings in the mean."""
        return (self.next_deal(1, 0) - self.next_deal(0, 1)) / 2

    def keep(self, hand: Odds, crib: float, pegged: float, conceded: float) -> Thought[float]:
        """The chance with a keep that shows by these odds, beside its mean crib and pegging."""
        own = pegged - self.usual_pegging[0]
        other = conceded - self.usual_pegging[1]
        if self.dealing:
            hand = both(hand, self.odds.crib)
            own += crib - self.usual_crib
        else:
            other += crib - self.usual_crib
        own_whole, low = floor(own), floor(other)
        own_part, other_part = own - own_whole, other - low
        total = 0.0
        for points, chance in hand.items():
            at, corners = points + own_whole, []
            for shown, shift in ((at, low), (at + 1, low), (at, low + 1), (at + 1, low + 1)):
                if self.work - self.paused_at >= SLICE:
                    self.paused_at = self.work
                    yield
                corners.append(self._kept(shown, shift))
            here = (1 - own_part) * corners[0] + own_part * corners[1]
            there = (1 - own_part) * corners[2] + own_part * corners[3]
            total += chance * ((1 - other_part) * here + other_part * there)
        return total

    def _kept(self, shown: int, shift: int) -> float:
        """The chance when this player shows so much, and the other gains `shift` above the usual."""
        found = self._keeps.get((shown, shift))
        if found is None:
            found = self._keeps[shown, shift] = self._over_pegging(shown, shift)
            self.work += 1
        return found

    def _over_pegging(self, shown: int, shift: int) -> float:
        total = 0.0
        for (dealers, pones), chance in self.odds.pegged.items():
            own, other = (dealers, pones) if self.dealing else (pones, dealers)
            if own >= self.own or other >= self.other:
                total += chance * (0.5 + 0.5 * ((own >= self.own) - (other >= self.other)))
            else:
                total += chance * self._after_play(own, shown, max(0, other + shift))
        return total

    def _after_play(self, own: int, shown: int, other: int) -> float:
        """The hands are shown, pone's first."""
        if not self.dealing and own + shown >= self.own:
            return 1.0
        key = (self.dealing, self.own - own - shown, self.other - other)
        found = self.odds.chances.get(key)
        if found is None:
            found = self.odds.chances[key] = self._over_their_show(own + shown, other)
        return found

    def _over_their_show(self, own: int, other: int) -> float:
        """The other's hand comes before the dealer's, and hand and crib after pone's."""
        total = 0.0
        for points, chance in self._their_show:
            if other + points < self.other:
                total += chance * self.next_deal(own, other + points)
        return total


class Show:
    """The end of a play: known points for this player, a crib by odds, and each world's own hand."""

    def __init__(self, race: Race, hand: int, crib: Odds) -> None:
        self.race = race
        self.hand = hand
        self.crib = [*crib.items()]
        self.chances: dict[tuple[int, int, int], float] = {}

    def end(self, own: int, other: int, worlds: list[tuple[int, float, int]]) -> float:
        """The chance to win after so much has been pegged, summed over the worlds."""
        chances = self.chances
        total = 0.0
        for _, weight, shown in worlds:
            key = (own, other, shown)
            chance = chances.get(key)
            if chance is None:
                chance = chances[key] = self._chance(own, other, shown)
            total += weight * chance
        return total

    def _chance(self, own: int, other: int, shown: int) -> float:
        race = self.race
        if own >= race.own or other >= race.other:
            return float(own >= race.own)
        if race.dealing:
            if other + shown >= race.other:
                return 0.0
            gained = [(own + self.hand + points, other + shown, chance) for points, chance in self.crib]
        else:
            if own + self.hand >= race.own:
                return 1.0
            gained = [(own + self.hand, other + shown + points, chance) for points, chance in self.crib]
        return sum([chance * race.next_deal(mine, theirs) for mine, theirs, chance in gained])
