"""How often the intervals of rollouts hold, and how often they say "for sure" of two that are equal."""

from collections.abc import Callable, Iterator
from itertools import chain, islice
from pathlib import Path
from statistics import median

from game.players.player import think_through
from game.players.weigh.intervals import (
    SURELY_WRONG,
    Wager,
    margin_of_chance,
    margin_of_difference,
    mean_and_error,
    skewness,
)
from game.players.weigh.rollouts import Rollouts
from game.players.weigh.worlds import Worlds
from game.rules.cards import Card, Cards
from game.rules.position_reader import read_position
from game.rules.view import View
from game.tournament.yardstick import KINDS, MeasuredPosition, decisions
from tools.bench.report import Report

EQUAL_DEALS, MOST_DEALS, LOOKED_EACH = 500, 2000, 50
SHORT, LONGER = 100, 100
"""Deals of a run, and how many times as long another one is that says what is true."""
HELD_OF_100 = (94, 96)
ENOUGH_DECISIONS = 50  # of which a share is worth judging
APART = 0.01  # of a game: three errors of the yardstick, which tells the best two apart
PAIR = 2


def equal(report: Report, _: Path) -> None:
    """Play one choice out in two rows of deals, as if it were two, and count how often one is named."""
    named = 0
    for view, choices in _decisions(report.games):
        worlds = _ready(view, choices[:1])
        first, second = Wager(), Wager()
        for number in range(EQUAL_DEALS):
            (one,), (other,) = worlds.row(number), worlds.row(number + EQUAL_DEALS)
            first.see(one - other)
            second.see(other - one)
        named += first.proves(PAIR) or second.proves(PAIR)
    note = f"({named} of {report.games}, looked at after each of {EQUAL_DEALS} deals)"
    share = 100 * named / report.games
    report.figure("one of two equal choices named", share, "%", most=100 * SURELY_WRONG, note=note)


def unequal(report: Report, _: Path) -> None:
    """Play the best two of the yardstick out, where it tells them apart, until one is named for sure."""
    right = wrong = 0
    deals = []
    for view, choices in _decisions(report.games, least=APART):
        rollouts = Rollouts(view, choices[:PAIR])
        while not rollouts.is_sure and rollouts.played < MOST_DEALS:
            think_through(rollouts.think(rollouts.played + LOOKED_EACH))
        if rollouts.is_sure:
            is_right = rollouts.results()[0].cards == choices[0]
            right, wrong = right + is_right, wrong + (not is_right)
            deals.append(rollouts.played)
    note = f"({right} right, {report.games - right - wrong} still open after {MOST_DEALS} deals)"
    report.figure("the worse of two named for sure", 100 * wrong / report.games, "%", most=1.0, note=note)
    report.figure("deals until one was named", median(deals), "deals", note="(in the median)")


def coverage(report: Report, _: Path) -> None:
    """Count how many intervals of short runs hold the mean of all others, a hundred times longer."""
    chance = lead = 0
    for view, choices in _decisions(report.games):
        worlds = _ready(view, choices[:PAIR])
        runs = [[worlds.row(SHORT * run + deal) for deal in range(SHORT)] for run in range(LONGER + 1)]
        chance += _held([[one for one, _ in run] for run in runs], _of_chance)
        lead += _held([[one - other for one, other in run] for run in runs], _of_difference)
    number = report.games * (LONGER + 1)
    note = f"({number:,} of {SHORT} deals against {SHORT * LONGER:,}, {report.games} decisions)"
    is_judged = report.games >= ENOUGH_DECISIONS
    least, most = HELD_OF_100 if is_judged else (None, None)
    for name, held in (("a chance", chance), ("a difference", lead)):
        share = 100 * held / number
        report.figure(f"intervals of {name} that hold", share, "%", least=least, most=most, note=note)


def _held(runs: list[list[float]], margin: Callable[[list[float]], float]) -> int:
    """Count the runs whose interval holds the mean of all the others."""
    total = sum(map(sum, runs))
    held = 0
    for run in runs:
        others = (total - sum(run)) / (SHORT * LONGER)
        held += abs(sum(run) / SHORT - others) <= margin(run)
    return held


def _of_chance(run: list[float]) -> float:
    return margin_of_chance(*mean_and_error(run), len(run))


def _of_difference(run: list[float]) -> float:
    mean, error = mean_and_error(run)
    return margin_of_difference(error, len(run), skewness(run, mean))


def _ready(view: View, choices: list[Cards]) -> Worlds:
    worlds = Worlds(view, choices)
    think_through(worlds.get_ready())
    return worlds


def _decisions(number: int, *, least: float = 0.0) -> Iterator[tuple[View, list[Cards]]]:
    """Return decisions of the yardstick, discards and cards in turn, with their best two choices.

    Of choices that differ in suits alone it has one; `least`: how far the second is behind."""
    in_turn = chain.from_iterable(zip(*map(decisions, KINDS), strict=True))
    found = (_best_two(one) for one in in_turn if sorted({*one.behind.values()})[1:2] > [least])
    return islice(found, number)


def _best_two(one: MeasuredPosition) -> tuple[View, list[Cards]]:
    by_cost = {cost: cards for cards, cost in one.behind.items()}
    choices = [tuple(sorted(map(Card.parse, by_cost[cost]))) for cost in sorted(by_cost)[:PAIR]]
    return read_position(one.line), choices
