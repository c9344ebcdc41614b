"""What a match has brought so far, in figures that can be added up."""

from collections import Counter
from math import sqrt

from game.rules.counting import Reason
from game.values import fresh, mutable, parts

_Z = 1.96  # for an interval of 95 %
BUCKETS_PER_MS = 10
SHOWS = {Reason.HAND: "hand", Reason.CRIB: "crib"}


@mutable
class Role:
    """One player's points as dealer or as pone, over the deals that were played to the end."""

    deals: int = 0
    points: Counter[str] = fresh(default_factory=Counter)

    def add(self, other: "Role") -> None:
        self.deals += other.deals
        self.points.update(other.points)

    def mean(self, word: str) -> float:
        """Return points a deal for hand, crib or pegging."""
        return self.points[word] / max(1, self.deals)


@mutable
class Times:
    """How long decisions took, in buckets of a tenth of a millisecond."""

    buckets: Counter[int] = fresh(default_factory=Counter)
    worst: float = 0.0

    def note(self, seconds: float) -> None:
        self.buckets[int(seconds * 1000 * BUCKETS_PER_MS)] += 1
        self.worst = max(self.worst, seconds * 1000)

    def add(self, other: "Times") -> None:
        self.buckets.update(other.buckets)
        self.worst = max(self.worst, other.worst)

    def share(self, part: float) -> float:
        """Return the milliseconds that this part of all decisions did not pass."""
        passed = 0
        wanted = part * self.buckets.total()
        for bucket in sorted(self.buckets):
            passed += self.buckets[bucket]
            if passed >= wanted:
                return bucket / BUCKETS_PER_MS
        return 0.0


@mutable
class Clocked:
    """The times of one player."""

    laying_away: Times = fresh(default_factory=Times)
    cards: Times = fresh(default_factory=Times)
    slices: Times = fresh(default_factory=Times)

    def add(self, other: "Clocked") -> None:
        for name, times in parts(self).items():
            times.add(getattr(other, name))


@mutable
class MeanAndError:
    """A mean over decks and how far it may be off."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        self.add(MeanAndError(1, value, value * value))

    def add(self, other: "MeanAndError") -> None:
        self.number += other.number
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / max(1, self.number)

    @property
    def interval(self) -> float:
        """Half the width of its 95 % interval."""
        if self.number < 2:
            return 0.0
        variance = max(0.0, self.squares / self.number - self.mean**2)
        return _Z * sqrt(variance / (self.number - 1))


@mutable
class Tally:
    """A match so far. Pairs are (first entrant, second entrant)."""

    games: int = 0
    wins: MeanAndError = fresh(default_factory=MeanAndError)
    margins: MeanAndError = fresh(default_factory=MeanAndError)
    dealer_wins: int = 0
    skunks: list[int] = fresh(default_factory=lambda: [0, 0])
    dealing: tuple[Role, Role] = fresh(default_factory=lambda: (Role(), Role()))
    not_dealing: tuple[Role, Role] = fresh(default_factory=lambda: (Role(), Role()))
    clocks: tuple[Clocked, Clocked] = fresh(default_factory=lambda: (Clocked(), Clocked()))
    lost: list[str] = fresh(default_factory=list)
    """Games that ended because somebody could not go on, and why."""

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.dealer_wins += other.dealer_wins
        self.wins.add(other.wins)
        self.margins.add(other.margins)
        self.lost += other.lost
        for who in (0, 1):
            self.skunks[who] += other.skunks[who]
            self.dealing[who].add(other.dealing[who])
            self.not_dealing[who].add(other.not_dealing[who])
            self.clocks[who].add(other.clocks[who])
