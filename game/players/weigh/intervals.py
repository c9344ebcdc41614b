"""How far off a mean may be, and whether one choice beats another for sure, however often anybody looks."""

from collections.abc import Sequence
from math import log, log1p, sqrt

TWO_SIDED_95 = 1.959964
SURELY_WRONG = 0.01
"""How often "for sure" may be said of a choice that is no better: once in a hundred."""
_MOST_STAKED = 0.9  # of what is held: the worst deal leaves a tenth of it
_BEFORE_ANY = 0.25  # of a square, so that the first deals are not staked upon too boldly


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and its standard error."""
    number = len(values)
    mean = sum(values) / number
    spread = sum([(value - mean) ** 2 for value in values]) / max(1, number - 1)
    return mean, sqrt(spread / number)


def two_sided(number: int) -> float:
    """Return how many standard errors hold 95 of 100 means of n values: their spread is a guess, too.

    Student's t (1908), by the first terms of its expansion (R. A. Fisher 1941), from ten values on."""
    free = max(1, number - 1)
    cubed, fifth = TWO_SIDED_95**3, TWO_SIDED_95**5
    first = (cubed + TWO_SIDED_95) / (4 * free)
    return TWO_SIDED_95 + first + (5 * fifth + 16 * cubed + 3 * TWO_SIDED_95) / (96 * free**2)


def margin_of_chance(mean: float, error: float, number: int) -> float:
    """Return how far to either side the 95 % interval of a chance reaches.

    Wilson's interval (E. B. Wilson 1927) at the effective size of the sample (E. L. Korn and B. I. Graubard
    1998): deals that end with a chance tell more than as many that are won or lost, and where all were won
    the interval still is not empty."""
    apart = mean * (1 - mean)
    size = apart / error**2 if error else number
    errors = two_sided(number)
    square = errors**2
    middle = (mean + square / (2 * size)) / (1 + square / size)
    half = errors * sqrt(apart / size + square / (4 * size**2)) / (1 + square / size)
    return half + abs(middle - mean)


def skewness(values: Sequence[float], mean: float) -> float:
    """Return how much farther values reach to one side than to the other; zero where they don't."""
    spread = sum([(value - mean) ** 2 for value in values]) / len(values)
    return sum([(value - mean) ** 3 for value in values]) / len(values) / spread**1.5 if spread else 0.0


def margin_of_difference(error: float, number: int, skew: float) -> float:
    """Return how far to either side the 95 % interval of a difference in the same deals reaches.

    Where a few deals decide, their mean is lopsided, and Student's t holds it too seldom by as much as the
    expansion of P. Hall (1983) says: so much wider is the interval. Where no deal told two choices apart one
    still may: the rule of three (Jovanovic and Levy 1997)."""
    if not error:
        return 3 / number
    square = TWO_SIDED_95**2
    lopsided = TWO_SIDED_95 * (square**2 + 2 * square - 3) / 18 * skew**2 / number
    return (two_sided(number) + lopsided) * error


class Wager:
    """Bets, deal by deal, that one choice is better than another: what is held is the proof.

    Estimating means by betting (I. Waudby-Smith and A. Ramdas, JRSS B 2024, their bets of "aGRAPA"). Whoever
    stakes on a difference between -1 and 1 before it is seen gains nothing in the mean if the choice is no
    better. By Ville's inequality (1939) he holds n times what he began with once in n runs at the most,
    whenever and however often anybody looks, and however the differences are spread."""

    def __init__(self) -> None:
        self.seen = 0
        self.most_held = 0.0  # as a logarithm
        self._held, self._sum, self._squares = 0.0, 0.0, _BEFORE_ANY

    def see(self, difference: float) -> None:
        """Settle the bet on one deal, staked by what was seen in those before it."""
        if self._sum > 0:
            staked = min(_MOST_STAKED, self._sum / self._squares)
            self._held += log1p(staked * difference)
            self.most_held = max(self.most_held, self._held)
        self.seen += 1
        self._sum += difference
        self._squares += difference * difference

    def proves(self, among: int) -> bool:
        """Tell whether it is proof enough where one of several choices is to be named.

        Of the best, any other may be named instead, and it itself although another is as good: as many wrong
        proofs as there are choices, each at its share."""
        return self.most_held >= log(among / SURELY_WRONG)
