"""The race home of two players: what a keep, or an end of the play, is worth in games won."""

from math import floor

from game.players.tables.odds import MOST_LACKING, WIN_STEPS, FormOdds
from game.players.tables.shown import Odds


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


def moved(odds: Odds, more: float) -> Odds:
    """These odds with the mean moved by so many points."""
    low = floor(more)
    part = more - low
    found: Odds = {}
    for points, chance in odds.items():
        for step, share in ((low, 1 - part), (low + 1, part)):
            at = max(0, points + step)
            found[at] = found.get(at, 0.0) + chance * share
    return found


class Race:
    """What this player and the other lack, and who deals; all chances are this player's."""

    def __init__(self, odds: FormOdds, lacking: tuple[int, int], dealing: bool) -> None:
        self.odds = odds
        self.own, self.other = lacking
        self.dealing = dealing

    def next_deal(self, own: int, other: int) -> float:
        """The chance before the next deal, by what each gained in this one."""
        own, other = self.own - own, self.other - other
        if own <= 0 or other <= 0:
            return float(own <= 0)
        own, other = min(own, MOST_LACKING), min(other, MOST_LACKING)
        if self.dealing:
            return 1 - self.odds.win[(other - 1) * MOST_LACKING + own - 1] / WIN_STEPS
        return self.odds.win[(own - 1) * MOST_LACKING + other - 1] / WIN_STEPS

    def next_deals(self, other: int, most: int) -> list[float]:
        """The same for all that this player may have gained, from nought to fewer than so much."""
        lacks, wins = self.other - other, self.odds.win
        mine = [min(self.own - own, MOST_LACKING) for own in range(min(most, self.own))]
        if lacks <= 0:
            found = [0.0] * len(mine)
        elif self.dealing:
            row = (min(lacks, MOST_LACKING) - 1) * MOST_LACKING - 1
            found = [1 - wins[row + own] / WIN_STEPS for own in mine]
        else:
            column = min(lacks, MOST_LACKING) - 1
            found = [wins[(own - 1) * MOST_LACKING + column] / WIN_STEPS for own in mine]
        return found + [1.0] * (most - len(mine))

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
