"""How right the judge is, and how quick: `python -m tests.bench_judge WHAT`.

WHAT is errors, agreement, times, levels, sum or calibration. `levels` takes the first and the last game,
so that it can be run in pieces, and writes lines that `sum` reads; `calibration` takes the number of games.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from math import sqrt
from random import Random
from statistics import mean, median, quantiles, stdev

from game.gc_tuning import spare_them
from game.players.hindsight.between_deals import BetweenDeals
from game.players.judge.judgement import Mark
from game.players.judge.option import Options
from game.players.judge.weighing import CAREFUL, careful_options, quick_options
from game.players.levels import LEVELS
from game.players.player import Thought, think_through
from game.players.tables.odds import form_odds
from game.players.thought.effort import Effort
from game.players.thought.keeping import is_near_home
from game.review.reviewing import Reviewing
from game.rules.events import Phase
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.view import View
from tests.players.positions import answer

FORM = FORMS["six-card"]
ODDS = form_odds(FORM.name)
ALL_HANDS = Effort(work=10**12, work_on_lead=10**12, most_hands=10**6, weighed_hands=10**6)
SIXTEEN_TIMES = replace(
    CAREFUL,
    work=16 * CAREFUL.work,
    work_on_lead=16 * CAREFUL.work_on_lead,
    most_hands=16 * CAREFUL.most_hands,
    weighed_hands=16 * CAREFUL.weighed_hands,
)
POSITIONS, JUDGED_GAMES, BINS = 100, 5, 10
A_CLOSE_CHOICE = 0.08  # what lies farther behind is marked whatever the error
PAIRS = (
    ("landlubber", "deckhand"),
    ("bsd", "skipper"),
    ("champ", "landlubber"),
    ("deckhand", "bsd"),
    ("skipper", "champ"),
)


def play(seed: str, levels: tuple[str, str], dealer: int) -> Iterator[tuple[Game, View | None]]:
    """A game as it goes on, with the view of who is about to choose a card or what to lay away."""
    game = Game(FORM, House(), seed, dealer=dealer)
    players = [LEVELS[level](f"{seed} {seat}") for seat, level in enumerate(levels)]
    while game.waiting:
        seat = game.waiting[0]
        view = game.view(seat)
        chooses = game.phase is Phase.LAY_AWAY or len({card.rank for card in view.playable}) > 1
        yield game, view if chooses and game.phase in (Phase.LAY_AWAY, Phase.PLAY) else None
        game.apply(seat, answer(players[seat], game, seat))
    yield game, None


def positions(seed: str, share: float = 0.08) -> Iterator[View]:
    """Views of choices met in games, never many of one game; what is laid away is no matter of effort."""
    rng = Random(seed)
    for number in count():
        for _, view in play(f"{seed} {number}", ("skipper", "bsd"), number % 2):
            if view and view.kept and rng.random() < share:
                yield view


def kind_of(view: View) -> str:
    """Where a choice stands in a deal and in a game."""
    card = "lead " if not view.played else "reply" if len(view.played) == 1 else "later"
    return f"{card} {'near' if is_near_home(view) else 'far '}"


def weighed(view: View, effort: Effort) -> Options:
    return think_through(careful_options(view, ODDS, effort))


def errors() -> None:
    """How far costs are off, against the whole belief, at less, at as much and at more effort."""
    efforts = {
        times: replace(
            CAREFUL, work=int(times * CAREFUL.work), work_on_lead=int(times * CAREFUL.work_on_lead)
        )
        for times in (0.5, 1, 2)
    }
    found: dict[tuple[str, float], list[float]] = defaultdict(list)
    wanted = dict.fromkeys(
        [f"{card} {home}" for card in ("lead ", "reply", "later") for home in ("near", "far ")], 20
    )
    for view in positions("errors", 0.3):
        kind = kind_of(view)
        if not any(wanted.values()):
            break
        if not wanted[kind]:
            continue
        wanted[kind] -= 1
        true = {option.cards: option.chance for option in weighed(view, ALL_HANDS)}
        best = max(true, key=lambda cards: true[cards])
        for times, effort in efforts.items():
            seen = {option.cards: option.chance for option in weighed(view, effort)}
            for cards, value in true.items():
                if cards != best and true[best] - value < A_CLOSE_CHOICE:
                    found[kind, times].append(seen[best] - seen[cards] - (true[best] - value))
    for (kind, times), off in sorted(found.items()):
        print(
            f"{kind}  effort x{times:<3}  sd {100 * sqrt(mean(x * x for x in off)):.2f} %  ({len(off)} costs)"
        )


def agreement() -> None:
    """How often the coach and a search at sixteen times his effort name the same card."""
    lost = []
    for view in islice(positions("agreement"), POSITIONS):
        best, more = weighed(view, CAREFUL)[0], weighed(view, SIXTEEN_TIMES)
        lost.append(more[0].chance - next(option.chance for option in more if option.cards == best.cards))
    apart = [cost for cost in lost if cost]
    print(
        f"the same card in {POSITIONS - len(apart)} of {POSITIONS}; where not, the coach's costs "
        f"{100 * mean(apart or [0]):.2f} % (most {100 * max(apart or [0]):.2f})"
    )


def clocked(thought: Thought[Options], slices: list[float]) -> float:
    """How long a thought takes, in seconds of the processor."""
    total, ended = 0.0, False
    while not ended:
        begun = time.process_time()
        ended = next(thought, "ended") == "ended"
        slices.append(time.process_time() - begun)
        total += slices[-1]
    return total


def times() -> None:
    """First figures, careful ones, and whole games."""
    spare_them()
    slices: list[float] = []
    seen = [view for _, view in play("times", ("skipper", "bsd"), 0) if view]
    for name, think in (("first", quick_options), ("careful", careful_options)):
        spent = [clocked(think(view, ODDS), slices) for view in seen]
        print(
            f"{name:8} median {1e3 * median(spent):.0f} ms, a quarter over {1e3 * quantiles(spent)[2]:.0f}, "
            f"most {1e3 * max(spent):.0f} ({len(spent)} choices)"
        )
    games = []
    for number in range(JUDGED_GAMES):
        game = [game for game, _ in play(f"times {number}", ("skipper", "bsd"), number % 2)][-1]
        review = Reviewing(lambda game=game: game, ("skipper", "bsd"))  # type: ignore[misc]
        begun, ended = time.process_time(), False
        while not ended:
            before = time.process_time()
            ended = not review.step()
            slices.append(time.process_time() - before)
        games.append(time.process_time() - begun)
    slices = sorted(1e3 * slice for slice in slices)
    print(f"a game reviewed, both seats: median {median(games):.1f} s, most {max(games):.1f}")
    print(f"{len(slices)} slices: p99.9 {slices[int(0.999 * len(slices))]:.1f} ms, most {slices[-1]:.1f}")


def levels(first: int, last: int) -> None:
    """What each level gives away, by decision and by game, and how many of its choices are marked."""
    for number in range(first, last):
        pair = PAIRS[number % len(PAIRS)]
        game = [game for game, _ in play(f"levels {number}", pair, number // len(PAIRS) % 2)][-1]
        review = Reviewing(lambda game=game: game, pair)  # type: ignore[misc]
        review.finish()
        for seat, level in enumerate(pair):
            marks = [one.judgement.mark for one in review.of({seat})]
            counts = " ".join(str(sum(mark >= least for mark in marks)) for least in list(Mark)[1:])
            assert game.outcome
            print(
                f"game {number} {level} {review.given_away(seat):.4f} {len(marks)} {counts} "
                f"{int(game.outcome.winner == seat)} {review.luck.luck(seat):.4f}",
                flush=True,
            )


def summed(lines: list[str]) -> None:
    """The lines of `levels` in sum, with intervals of 95 %."""
    rows: dict[str, list[list[float]]] = defaultdict(list)
    for line in lines:
        _, _, level, *figures = line.split()
        rows[level].append([float(figure) for figure in figures])
    for level, games in rows.items():
        given = [row[0] for row in games]
        error = 1.96 * stdev(given) / sqrt(len(given))
        rate = sum(given) / sum(row[1] for row in games)
        marks = [mean(row[at] for row in games) for at in (2, 3, 4)]
        print(
            f"{level:10} {len(games)} games: {100 * mean(given):.1f} +- {100 * error:.1f} % a game, "
            f"{100 * rate:.2f} % a decision; 1 %: {marks[0]:.1f}, 2 %: {marks[1]:.1f}, 4 %: {marks[2]:.1f}"
        )


def calibration(games: int) -> None:
    """The chance before each deal against what came of it, where the skipper plays himself."""
    between = BetweenDeals(FORM, FORM.target, ODDS)
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for number in range(games):
        told, deals = [], 0
        for game, _ in play(f"calibration {number}", ("skipper", "skipper"), number % 2):
            if game.deals != deals and not game.outcome:
                deals = game.deals
                told.append(between.before(game.scores, game.dealer)[0])
        assert game.outcome
        for chance in told:
            bins[min(BINS - 1, int(BINS * chance))].append((chance, game.outcome.winner == 0))
    for found in filter(None, bins):
        told_mean, came = mean(chance for chance, _ in found), mean(won for _, won in found)
        print(f"{told_mean:.3f} foretold, {came:.3f} came ({len(found)} deals)")


if __name__ == "__main__":
    what, *numbers = sys.argv[1:] or ["times"]
    match what:
        case "levels":
            levels(*map(int, numbers or ("0", "500")))
        case "sum":
            summed(sys.stdin.read().splitlines())
        case "calibration":
            calibration(*map(int, numbers or ("2000",)))
        case _:
            {"errors": errors, "agreement": agreement, "times": times}[what]()
