"""A habit by stage: lessons from deals between champs in a hurry, and what is learned from them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random

from game.players.player import think_through
from game.players.search.searching import searched
from game.players.search.situation import Effort, Situation
from game.players.tables.habit import FINER_FEATURES, POINTS, STAGES, THREAT, Habit, stage_of
from game.players.tables.odds import FormOdds
from game.players.tables.running_count import RunningCount, RunningCounts
from game.players.tables.show_odds import ranks_of
from game.players.weigh.discards import best_keep
from game.rules.cards import Card
from game.rules.counting import ONE
from game.rules.events import Phase
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, Play
from game.rules.view import View
from tools.tables.features import features, finer_features

_IN_A_HURRY = Effort(work=30_000, work_on_lead=60_000, weighed_hands=300)


@dataclass(frozen=True, slots=True)
class Searched:
    """A choice of two ranks or more, and the worth of each in points, the lowest rank first."""

    pile: tuple[int, ...]
    hand: int
    others: int
    worths: tuple[float, ...]


def lessons(form: Form, odds: FormOdds, seed: str) -> list[Searched]:
    """Take every choice of one deal at the beginning of a game."""
    rng = Random(seed)
    game = Game(form, House(), seed, dealer=rng.randrange(form.seats))
    found: list[Searched] = []
    while game.deals == 1:
        seat = game.waiting[0]
        view = game.view(seat)
        if game.phase is Phase.LAY_AWAY:
            game.apply(seat, LayAway(think_through(best_keep(view, odds))))
        elif game.phase is Phase.PLAY:
            game.apply(seat, Play(_best(view, odds, found)))
        else:
            game.apply(seat, rng.choice(game.legal(seat)))
    return found


def _best(view: View, odds: FormOdds, found: list[Searched]) -> Card:
    """Return the card to play; where there is a choice write it down."""
    cards = {card.rank: card for card in view.playable}
    if len(cards) > 1:
        known = Situation(view, odds)
        brought = think_through(searched(known, _IN_A_HURRY))
        values = {rank: foretold.worth for rank, foretold in brought.items()}
        pile = tuple(card.rank for _, card in view.pile)
        worths = tuple(values[rank] for rank in sorted(cards))
        found.append(Searched(pile, known.hand, known.past.others(known.place), worths))
        return cards[max(values, key=values.__getitem__)]
    return next(iter(cards.values()))


def many_lessons(form: Form, odds: FormOdds, seed: str, deals: range) -> Iterator[Searched]:
    """Yield the lessons of all these deals."""
    for number in deals:
        yield from lessons(form, odds, f"{seed} lesson {number}")


_ROUNDS, _RATE, _FIRST_SQUARE = 8, 0.1, 0.1
_SHRINKING = 0.01  # toward the habit of self-play
_INDIFFERENT = 0.2  # points: so much makes a rank e times likelier

Holds = list[tuple[int, float]]  # features and how much of each
ByStage = list[list[float]]


@dataclass(slots=True)
class Choice:
    """The ranks of a lesson: what holds of each, its score by the habit of self-play, and what is true."""

    holds: list[Holds]
    before: list[float]
    true: list[float]
    worths: Sequence[float]

    def scores(self, weights: list[float]) -> list[float]:
        return [
            score + sum([weights[at] * much for at, much in holds])
            for score, holds in zip(self.before, self.holds, strict=True)
        ]


def learn(lessons: Iterable[Searched], habit: Habit, rng: Random) -> tuple[float, ByStage]:
    """Learn sharpness and weights, the worths being points as well as they can be."""
    choices = [choice_of(lesson, habit) for lesson in lessons]
    size = FINER_FEATURES * (1 + STAGES)
    weights, squares = [0.0] * size, [_FIRST_SQUARE] * size
    for number in range(_ROUNDS):
        rng.shuffle(choices)
        rate = _RATE / (1 + number / 2)
        for choice in choices:
            _take(choice, weights, squares, rate)
    points = _points_of_a_score(choices, weights)
    return 1 / points, [_in_points(points, habit, weights, stage) for stage in range(STAGES)]


def _in_points(points: float, habit: Habit, weights: list[float], stage: int) -> list[float]:
    """Return the weights of a stage, with those of all stages and those of self-play."""
    own = weights[FINER_FEATURES * (1 + stage) : FINER_FEATURES * (2 + stage)]
    return [
        points * (habit.sharpness * usual + shared + more)
        for usual, shared, more in zip(habit.weights[stage], weights[:FINER_FEATURES], own, strict=True)
    ]


def choice_of(lesson: Searched, habit: Habit) -> Choice:
    """Return a lesson as it is learned from."""
    pile = _pile(lesson.pile, habit.piles)
    worths = habit.worths(pile, lesson.hand, lesson.others)
    holds = [_holds(habit, pile, lesson, rank) for rank, _ in worths]
    before = [habit.sharpness * worth for _, worth in worths]
    return Choice(holds, before, chances([worth / _INDIFFERENT for worth in lesson.worths]), lesson.worths)


def chances(scores: list[float]) -> list[float]:
    """Make the better the likelier."""
    best = max(scores)
    likely = [exp(score - best) for score in scores]
    total = sum(likely)
    return [chance / total for chance in likely]


def _pile(ranks: tuple[int, ...], piles: RunningCounts) -> RunningCount:
    pile = piles.empty
    for rank in ranks:
        pile = piles.add(pile, rank)
    return pile


def _holds(habit: Habit, pile: RunningCount, lesson: Searched, rank: int) -> Holds:
    """List everything twice, for all stages and for this one."""
    kept, others = lesson.hand - ONE[rank], lesson.others
    longer = habit.piles.add(pile, rank)
    found = [*features(longer, pile, kept, rank, others), *finer_features(longer, pile, kept, rank)]
    holds = [(POINTS, float(longer.points)), *[(at, 1.0) for at in found]]
    if others:
        holds.append((THREAT, habit.threat(longer)))
    here = FINER_FEATURES * (1 + stage_of(len(ranks_of(kept)), others))
    return [*holds, *[(here + at, much) for at, much in holds]]


def _take(choice: Choice, weights: list[float], squares: list[float], rate: float) -> None:
    """Move the weights a little toward what is true, and back toward what they were."""
    for holds, likely, true in zip(choice.holds, chances(choice.scores(weights)), choice.true, strict=True):
        for at, much in holds:
            slope = (likely - true) * much + _SHRINKING * weights[at]
            squares[at] += slope * slope
            weights[at] -= rate * slope / sqrt(squares[at])


def _points_of_a_score(choices: list[Choice], weights: list[float]) -> float:
    """Find by least squares the points that a score is best worth."""
    together = alone = 0.0
    for choice in choices:
        scores = choice.scores(weights)
        usual, usual_worth = sum(scores) / len(scores), sum(choice.worths) / len(scores)
        for score, worth in zip(scores, choice.worths, strict=True):
            together += (score - usual) * (worth - usual_worth)
            alone += (score - usual) ** 2
    return together / alone
