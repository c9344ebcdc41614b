"""How often an interval holds, and how often "for sure" is said of two that are equal."""

from collections.abc import Callable
from random import Random

import pytest

from game.players.weigh.intervals import (
    SURELY_WRONG,
    Wager,
    margin_of_chance,
    margin_of_difference,
    mean_and_error,
    skewness,
    two_sided,
)

RUNS = 400
Draw = Callable[[Random], float]


def near(mean: float) -> Draw:
    """As choices far from home differ in a deal: by about a tenth of a game."""
    return lambda random: max(-1.0, min(1.0, random.gauss(mean, 0.1)))


def seldom(share: float, won_of_them: float = 0.5) -> Draw:
    """As near home: most deals are alike, and in a few one choice wins the game."""
    return lambda random: (random.random() < share) * (1.0 if random.random() < won_of_them else -1.0)


def named(draw: Draw, seed: int, deals: int) -> str:
    """Look after every deal, and return which of two is named first."""
    random, first, second = Random(seed), Wager(), Wager()
    for _ in range(deals):
        difference = draw(random)
        first.see(difference)
        second.see(-difference)
        if first.proves(2) or second.proves(2):
            return "first" if first.proves(2) else "second"
    return ""


@pytest.mark.parametrize("draw", [near(0), seldom(0.1), seldom(0.01), seldom(0.9)])
def test_of_two_equal_choices_one_is_named_at_most_once_in_a_hundred(draw: Draw) -> None:
    wrong = sum(bool(named(draw, seed, 500)) for seed in range(RUNS))
    assert wrong <= RUNS * SURELY_WRONG + 3 * (RUNS * SURELY_WRONG) ** 0.5


@pytest.mark.parametrize(
    ("draw", "deals"), [(near(0.03), 1000), (near(0.01), 4000), (seldom(0.1, 0.7), 5000)]
)
def test_of_two_that_differ_the_better_is_named(draw: Draw, deals: int) -> None:
    assert {named(draw, seed, deals) for seed in range(40)} == {"first"}


def test_more_choices_want_more_proof() -> None:
    wager = Wager()
    while not wager.proves(2):
        wager.see(0.1)
    assert not wager.proves(15)


@pytest.mark.parametrize("chance", [0.01, 0.1, 0.5, 0.97])
@pytest.mark.parametrize("deals", [100, 400])
def test_an_interval_holds_the_chance_95_times_in_100(chance: float, deals: int) -> None:
    held = 0
    for seed in range(RUNS):
        random = Random(seed)
        mean, error = mean_and_error([float(random.random() < chance) for _ in range(deals)])
        held += abs(mean - chance) <= margin_of_chance(mean, error, deals)
    assert held >= 0.93 * RUNS


def test_the_interval_of_a_difference_holds_where_a_few_deals_decide() -> None:
    """One deal of twenty decides: a mean of a hundred is lopsided, and t alone holds 92 times in 100."""
    held = of_t = 0
    for seed in range(4 * RUNS):
        random = Random(seed)
        values = [float(random.random() < 0.05) for _ in range(100)]
        mean, error = mean_and_error(values)
        held += abs(mean - 0.05) <= margin_of_difference(error, 100, skewness(values, mean))
        of_t += abs(mean - 0.05) <= two_sided(100) * error
    assert of_t < 0.93 * 4 * RUNS < 0.94 * 4 * RUNS <= held


def test_what_is_even_is_not_skewed() -> None:
    assert skewness([1.0, 2.0, 3.0], 2.0) == skewness([2.0, 2.0], 2.0) == 0
    assert skewness([0.0, 0.0, 0.0, 1.0], 0.25) > 1


def test_where_all_deals_were_won_the_interval_is_not_empty() -> None:
    assert margin_of_chance(1.0, 0.0, 100) == pytest.approx(0.037, abs=0.001)
    assert margin_of_difference(0.0, 100, 0.0) == 0.03


def test_deals_that_end_with_a_chance_have_the_interval_of_a_mean() -> None:
    assert margin_of_chance(0.4, 0.005, 500) == pytest.approx(1.96 * 0.005, rel=0.01)


@pytest.mark.parametrize(("number", "errors"), [(11, 2.228), (31, 2.042), (100, 1.984), (100_000, 1.960)])
def test_few_deals_have_wider_intervals_for_their_spread_is_a_guess_too(number: int, errors: float) -> None:
    assert two_sided(number) == pytest.approx(errors, abs=0.003)
