"""How far the account of a game is from adding up, and whether rollouts name the same best choice."""

import time
from itertools import cycle
from multiprocessing import get_context
from pathlib import Path
from statistics import linear_regression, mean

from game.players.player import think_through
from game.players.weigh.rollouts import MOST_DEALS, Rollouts
from game.players.weigh.weighing import CAREFUL, QUICK, careful_options
from game.review.account import WHOLE, account_of
from game.review.deal_by_deal import deal_rows
from game.review.reviewing import Reviewing
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway
from game.table import Sitter, Table
from tests.players.positions import decisions
from tools.bench.report import Report, milliseconds
from tools.bench.window import MOST_SELDOM_STEP_MS, MOST_STEP_MS

WEAKER = ("skipper", "bsd", "deckhand", "landlubber")
CHOICES_A_GAME, MOST_REVIEW_S = 4, 10.0
ERRORS = 2.0


class Quickly(Reviewing):
    """Judges at a glance: what a move cost matters here as little as who made it."""

    effort = QUICK


def played(form: Form, seed: str, first: int = 0) -> Game:
    """Play a whole game between players who think little."""
    levels = [*WEAKER, *WEAKER][first % len(WEAKER) :][: form.seats]
    table = Table(Game(form, House(), seed), [Sitter(level.upper(), level) for level in levels])
    while (seat := table.turn) is not None:
        table.answer(seat, think_through(table.think(seat)))
    return table.game


def account(report: Report, _: Path) -> None:
    """Report the largest gap of any deal and any game in print, and how much is left unexplained."""
    gaps, rests = [0.0], list[float]()
    by_stage: dict[str, list[tuple[float, float]]] = {"discards": [], "pegging": []}
    for number, form in zip(range(report.games), cycle(FORMS.values())):
        review = _reviewed(played(form, f"account {number}", number))
        for side in range(form.sides):
            found = account_of(review, side)
            assert found
            assert review.game.outcome
            parts = found.begins + found.own + found.theirs + found.cards + found.unexplained
            gaps.append(abs(parts - WHOLE * (review.game.outcome.winner == side)) / 10)
            rests.append(abs(found.unexplained) / 10)
            for stage, costs in _costs(review, side).items():
                by_stage[stage].append((costs, getattr(found, stage) / 10 - costs))
            rows = [row for row in deal_rows(review, side) if "\t" in row and "%" in row]
            gaps += [_gap(row) for row in rows]
    report.figure("the account's largest gap", max(gaps), "%", most=0.0, note=f"({report.games} games)")
    report.figure("left unexplained, in the mean", mean(rests), "%")
    for stage, pairs in by_stage.items():
        report.figure(f"of it, as the {stage} fell", mean(abs(moved + costs) for costs, moved in pairs), "%")
        slope = linear_regression(*zip(*pairs, strict=True)).slope
        report.figure(f"a percent that {stage} are said to cost moves", -slope, "%", note="(1: priced right)")


def _costs(review: Reviewing, side: int) -> dict[str, float]:
    """Return what the moves cost this side, less what those of the others gave it, by the stage."""
    costs = {"discards": 0.0, "pegging": 0.0}
    form = review.game.form
    for one in review.judged:
        own = form.side(one.seat) == side
        stage = "discards" if isinstance(one.decision.move, LayAway) else "pegging"
        costs[stage] += 100 * (one.cost if own else -one.cost / (form.sides - 1))
    return costs


def _reviewed(game: Game) -> Reviewing:
    review = Quickly(lambda: game, [f"person {seat}" for seat in range(game.form.seats)])
    review.finish()
    return review


def _gap(row: str) -> float:
    """Return by how much the printed parts of a deal miss its change."""
    words = row.partition("\t")[2].replace("%", "").replace(",", " ").split()
    begins, ends, *parts = (float(word) for word in words)
    return abs(round(10 * (begins + sum(parts) - ends))) / 10


def slices(report: Report, _: Path) -> None:
    """Review games of every form as beside the play: the seconds of a game, and the slices of it.

    Each form has a process of its own, in which nothing was loaded before."""
    for name in FORMS:
        with get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
            spent, taken = pool.apply(_reviewed_in_slices, (name, report.games))
        report.figure(f"{name}: a game reviewed", max(spent), "s", most=MOST_REVIEW_S)
        report.seldom(f"{name}: slices of a review", taken, 0.999, MOST_SELDOM_STEP_MS)
        report.figure(f"{name}: longest slice of a review", max(taken), "ms", most=MOST_STEP_MS)


def _reviewed_in_slices(name: str, games: int) -> tuple[list[float], list[float]]:
    """Return the seconds of each game, and the milliseconds of each slice, by the processor's clock."""
    played_out = [played(FORMS[name], f"slices {number}", number) for number in range(games)]
    taken = [_slices(Game.from_lines(game.to_lines())) for game in played_out]
    return [sum(slices) / 1000 for slices in taken], [one for slices in taken for one in slices]


def _slices(game: Game) -> list[float]:
    """Review a game as it is opened, and return how long each slice takes."""
    review = Reviewing(lambda: game, [f"person {seat}" for seat in range(game.form.seats)])
    taken = []
    while review.is_behind:
        taken.append(milliseconds(review.step, time.thread_time))
    return taken


def deeper(report: Report, _: Path) -> None:
    """Count in how many decisions the named best is within its error of the rollouts' best."""
    within, behind, spent, told = 0, [], 0.0, 0
    for number in range(report.games):
        form = FORMS["six-card"]
        made = [*decisions(played(form, f"deeper {number}", number))]
        for one in made[number % 3 :: max(1, len(made) // CHOICES_A_GAME)][:CHOICES_A_GAME]:
            options = think_through(careful_options(one.view, CAREFUL))
            rollouts = Rollouts(one.view, [option.cards for option in options])
            begun = time.process_time()
            think_through(rollouts.think(MOST_DEALS))
            spent += time.process_time() - begun
            named = next(found for found in rollouts.results() if found.cards == options[0].cards)
            within += named.behind <= ERRORS * named.behind_error
            behind.append(named.behind)
            told += len(options)
    note = f"({len(behind)} decisions, {MOST_DEALS} deals each; {100 * mean(behind):.2f}% behind in the mean)"
    report.figure("the named best is within 2 errors of the best", 100 * within / len(behind), "%", note=note)
    report.figure("choices played out", told * MOST_DEALS / spent, "/s")
