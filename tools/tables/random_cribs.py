"""What the cards laid away bring to a crib whose other cards and starter come at random: exact means."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, perm

from game.rules.cards import JACK, RANK_LETTERS, RANKS
from game.rules.counting import rank_points

CRIB = 4


def uniform_crib_lines() -> Iterator[str]:
    """Write the table as text: one card or two of different suits, and the mean of the crib."""
    for size in (1, 2):
        for ranks in combinations_with_replacement(RANKS, size):
            letters = "".join(RANK_LETTERS[rank - 1] for rank in ranks)
            yield f"{letters} {float(uniform_crib(ranks)):.4f}"


def uniform_crib(ranks: tuple[int, ...]) -> Fraction:
    """Return the mean crib of one card, or of two of different suits."""
    return _by_rank(ranks) + _nobs(ranks) + _flush(ranks)


def _by_rank(ranks: tuple[int, ...]) -> Fraction:
    """Average fifteens, runs and pairs over all ways to fill up."""
    left = Counter(dict.fromkeys(RANKS, 4))
    left.subtract(ranks)
    missing = CRIB + 1 - len(ranks)
    total = 0
    for others in combinations_with_replacement(RANKS, missing):
        ways = 1
        for rank, number in Counter(others).items():
            ways *= comb(left[rank], number)
        if ways:
            total += ways * rank_points((*ranks, *others))
    return Fraction(total, comb(sum(left.values()), missing))


def _nobs(ranks: tuple[int, ...]) -> Fraction:
    """Average nobs: a discarded or later jack meets a starter of its suit; card `n` is of suit `n`."""
    left = 52 - len(ranks)
    total = Fraction(0)
    for suit in range(4):
        of_suit = 13 - (suit < len(ranks))
        if suit < len(ranks) and ranks[suit] == JACK:
            total += Fraction(of_suit, left)
        else:
            total += Fraction(CRIB - len(ranks), left) * Fraction(of_suit - 1, left - 1)
    return total


def _flush(ranks: tuple[int, ...]) -> Fraction:
    """Return five points when all the others are of the suit of a single card."""
    return 5 * Fraction(perm(12, CRIB), perm(51, CRIB)) if len(ranks) == 1 else Fraction(0)
