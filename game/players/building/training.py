"""Training the able player's habit: what a card brings, learned from the ends of its own games."""

from collections.abc import Sequence
from random import Random

from game.players.tables.features import FEATURES, POINTS, THREAT, features
from game.players.tables.habit import Choices, Habit
from game.players.tables.pile import ONE
from game.players.thought.rank_play import RankPlay
from game.rules.forms import Form

ROUNDS = 8
_FIRST_RATE, _SLOWER = 0.03, 0.6
Hands = Sequence[Sequence[int]]  # for each deal the ranks kept, by place from the dealer's left


class Lesson:
    """One card played: what it looked like, and what had been pegged before it."""

    __slots__ = ("before", "features", "place", "points", "threat")

    def __init__(self, place: int, points: int, threat: float, found: list[int], before: list[int]) -> None:
        self.place = place
        self.points = points
        self.threat = threat
        self.features = found
        self.before = before


class SelfPlay:
    """Plays deals by a habit, with all its doubts, and notes every card."""

    def __init__(self, form: Form, habit: Habit, rng: Random) -> None:
        self.form = form
        self.habit = habit
        self.rng = rng
        self.lessons: list[Lesson] = []

    def play(self, hands: Sequence[int]) -> list[int]:
        """Play one deal; answers what each place pegged."""
        self.lessons.clear()
        self.habit.forget_some()
        return begin(self.form, self.habit, hands).run(self.pick)

    def pick(self, play: RankPlay, place: int) -> int:
        """A card by its chances."""
        others = play.others(place)
        likely = self.habit.choices(play.pile, play.hands[place], others)
        if not likely:
            return 0
        rank = drawn(likely, self.rng.random())
        longer = self.habit.piles.add(play.pile, rank)
        found = features(longer, play.pile, play.hands[place] - ONE[rank], rank, others)
        threat = self.habit.threat(longer) if others else 0.0
        self.lessons.append(Lesson(place, longer.points, threat, found, play.points[:]))
        return rank


def begin(form: Form, habit: Habit, hands: Sequence[int]) -> RankPlay:
    """The play of these hands before the lead."""
    left = [form.kept] * form.seats
    return RankPlay(habit.piles, [*hands], left, 0, habit.piles.empty, form.played_out)


def drawn(likely: Choices, number: float) -> int:
    """The rank on which a random number falls."""
    for rank, chance in likely:
        number -= chance
        if number < 0:
            return rank
    return likely[-1][0]


def apart(form: Form, points: Sequence[int], place: int) -> float:
    """What a place's side has pegged beyond the mean of the other sides."""
    own = sum(pegged for other, pegged in enumerate(points) if form.side(other) == form.side(place))
    return own - (sum(points) - own) / (form.sides - 1)


def train(form: Form, deals: Hands, sharpness: float, lessons: int, rng: Random) -> list[float]:
    """Weights from self-play: each round plays by what the last has learned."""
    weights = [0.0] * FEATURES
    weights[POINTS], weights[THREAT] = 1.0, -1.0
    for number in range(ROUNDS):
        play = SelfPlay(form, Habit([weights], sharpness), rng)
        rate = _FIRST_RATE * _SLOWER**number
        for _ in range(lessons // ROUNDS):
            pegged = play.play(rng.choice(deals))
            for lesson in play.lessons:
                gained = [after - before for after, before in zip(pegged, lesson.before, strict=True)]
                learn(weights, lesson, apart(form, gained, lesson.place), rate)
    return weights


def learn(weights: list[float], lesson: Lesson, true: float, rate: float) -> None:
    """Move what is expected a little towards what came."""
    expected = weights[POINTS] * lesson.points + weights[THREAT] * lesson.threat
    expected += sum([weights[feature] for feature in lesson.features])
    step = rate * (true - expected) / (len(lesson.features) + 2)
    weights[POINTS] += step * lesson.points
    weights[THREAT] += step * lesson.threat
    for feature in lesson.features:
        weights[feature] += step
