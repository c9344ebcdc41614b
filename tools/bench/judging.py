"""How right the judge is and how quick, and how well cards are foretold."""

import time
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import mean, median

from game.players.levels import LEVELS
from game.players.player import Thought, think_through
from game.players.race import Race
from game.players.search.opponent_model import glance, likely_by_style, shares_after
from game.players.search.situation import Effort, Situation
from game.players.tables.odds import FormOdds, form_odds, self_play_odds
from game.players.weigh.option import Options
from game.players.weigh.weighing import CAREFUL, careful_options, quick_options
from game.review.reviewing import Reviewing
from game.rules.events import Phase
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, Move, Play
from game.rules.view import View
from tests.players.positions import answer
from tools.bench.report import Report, milliseconds

FORM = FORMS["six-card"]
ODDS, ALIKE = form_odds(FORM.name), self_play_odds(FORM.name)
ALL_HANDS = Effort(work=10**12, work_on_lead=10**12, most_hands=10**6, weighed_hands=10**6)
POSITIONS_A_GAME, A_CARD_IN, BINS, SLIP = 8, 0.3, 10, 0.05
A_HUNDRED = 100  # games of the skipper take as long as one that is judged
A_CLOSE_CHOICE = 0.08  # what lies farther behind is marked whatever the error
MOST_OFF = {"lead": 0.5, "reply": 0.3, "later": 0.1}  # % of a game
MOST_FIRST_MS, MOST_CAREFUL_MS, MOST_SLICE_MS, MOST_REVIEW_S = 40.0, 600.0, 8.0, 4.0
MOST_FROM_WHAT_CAME = 4.0  # standard errors
LEAST_FORETOLD = {"bsd": -0.3, "skipper": -0.7, "champ": -0.7}
Turn = tuple[Game, View | None, Move | None]


def played(seed: str, levels: tuple[str, str], dealer: int) -> Iterator[Turn]:
    """Play a game: before each move yield the view of who is about to make it, if he has a choice."""
    game = Game(FORM, House(), seed, dealer=dealer)
    players = [LEVELS[level](f"{seed} {seat}") for seat, level in enumerate(levels)]
    while game.waiting:
        seat = game.waiting[0]
        view, move = game.view(seat), answer(players[seat], game, seat)
        chooses = game.phase is Phase.LAY_AWAY or len({card.rank for card in view.playable}) > 1
        yield game, view if chooses and isinstance(move, LayAway | Play) else None, move
        game.apply(seat, move)
    yield game, None, None


def whole(seed: str, levels: tuple[str, str], dealer: int) -> Game:
    """Play a game to its end."""
    return [game for game, _, _ in played(seed, levels, dealer)][-1]


def reviewed(game: Game, levels: tuple[str, str]) -> Reviewing:
    """Review all of a game, of which nothing was reviewed before."""
    review = Reviewing(lambda: game, levels)
    review.finish()
    return review


def cards_met(seed: str, number: int) -> list[View]:
    """Draw views of cards to be played, a few of each game; discards are no matter of effort."""
    random, met = Random(seed), list[View]()
    while len(met) < number:
        for _, view, _ in played(f"{seed} {len(met)}", ("skipper", "bsd"), len(met) % 2):
            if view and view.kept and random.random() < A_CARD_IN:
                met.append(view)
    return met[:number]


def weighed(view: View, effort: Effort) -> Options:
    """Weigh every choice at this effort, best first."""
    return think_through(careful_options(view, effort))


def judge(report: Report, _: Path) -> None:
    """Measure how far costs are off those of the whole belief, and how long it all takes."""
    off: dict[str, list[float]] = defaultdict(list)
    for view in cards_met("errors", POSITIONS_A_GAME * report.games):
        true = {option.cards: option.chance for option in weighed(view, ALL_HANDS)}
        seen = {option.cards: option.chance for option in weighed(view, CAREFUL)}
        best = max(true, key=true.__getitem__)
        kind = ("lead", "reply", "later")[min(len(view.played), 2)]
        for cards, value in true.items():
            if cards != best and true[best] - value < A_CLOSE_CHOICE:
                off[kind].append(seen[best] - seen[cards] - (true[best] - value))
    for kind, errors in off.items():
        sd = 100 * sqrt(mean(error * error for error in errors))
        report.figure(f"costs are off, {kind}", sd, "%", most=MOST_OFF[kind], note=f"({len(errors)} costs)")
    slices: list[float] = []
    views = [view for _, view, _ in played("times", ("skipper", "bsd"), 0) if view]
    for name, think, most in (
        ("first", quick_options, MOST_FIRST_MS),
        ("careful", careful_options, MOST_CAREFUL_MS),
    ):
        spent = [_clocked(think(view), slices) for view in views]
        report.seldom(f"{name} figures", spent, 0.95, most)
    report.seldom("slices of a thought", slices, 0.999, MOST_SLICE_MS)
    games = [whole(f"times {number}", ("skipper", "bsd"), number % 2) for number in range(report.games)]
    taken = [milliseconds(partial(reviewed, game, ("skipper", "bsd")), time.process_time) for game in games]
    report.figure("a game reviewed, both seats", median(taken) / 1000, "s", most=MOST_REVIEW_S)


def _clocked(thought: Thought[Options], slices: list[float]) -> float:
    """Return how many milliseconds of the processor a thought takes."""
    begun, ended = len(slices), False
    while not ended:
        before = time.process_time()
        ended = next(thought, "ended") == "ended"
        slices.append((time.process_time() - before) * 1000)
    return sum(slices[begun:])


def calibration(report: Report, __: Path) -> None:
    """Compare the chance before each deal with the outcome, where the skipper plays himself."""
    race = Race(FORM, ODDS)
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for number in range(A_HUNDRED * report.games):
        told, deals = [], 0
        for game, _, _ in played(f"calibration {number}", ("skipper", "skipper"), number % 2):
            if game.deals != deals and not game.outcome:
                deals = game.deals
                told.append(race.before([FORM.target - score for score in game.scores], game.dealer)[0])
        assert game.outcome
        for chance in told:
            bins[min(BINS - 1, int(BINS * chance))].append((chance, game.outcome.winner == 0))
    for found in filter(None, bins):
        chance, came = mean(chance for chance, _ in found), mean(won for _, won in found)
        error = max(sqrt(chance * (1 - chance) / len(found)), 0.01)
        off, note = abs(came - chance) / error, f"{came:.3f} came, of {len(found)} deals"
        report.figure(f"{chance:.3f} foretold, off by", off, "sd", most=MOST_FROM_WHAT_CAME, note=note)


def habit(report: Report, __: Path) -> None:
    """Measure how likely a player's cards were held to be, by habit, and with the lessons of the game."""
    for level, least in LEAST_FORETOLD.items():
        choices = []
        for number in range(10 * report.games):
            for _, view, move in played(f"habit {number}", (level, "skipper"), number % 2):
                if view and view.seat == 0 and isinstance(move, Play):
                    choices.append((view, move.card.rank))
        for what, odds, limit in (("all stages alike", ALIKE, None), ("by stages", ODDS, least)):
            rows = [_told(view, rank, odds) for view, rank in choices]
            known, learned, best = (sum(row) / len(rows) for row in zip(*rows, strict=True))
            note = f"({known:.3f} before any is known, {100 * best:.1f} % held likeliest, {len(rows)} cards)"
            report.figure(f"{level} foretold, {what}: mean log", learned, "", least=limit, note=note)


def _told(view: View, rank: int, odds: FormOdds) -> tuple[float, float, bool]:
    """Return how likely this rank was held to be: by the habit, and with the lessons so far."""
    known = Situation(view, odds)
    seen = glance(known.habit, known.past.pile, known.hand, known.past.others(known.place))
    at, slip = seen.ranks.index(rank), SLIP / len(seen.ranks)
    styles = likely_by_style(seen)
    shares = shares_after(FORM.name, view.past, view.seat, known.habit)
    learned = sum(share * chances[at] for share, chances in zip(shares, styles, strict=True))
    best = max(styles[0]) == styles[0][at]
    return log(slip + (1 - SLIP) * styles[0][at]), log(slip + (1 - SLIP) * learned), best
