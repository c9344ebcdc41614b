"""Self-play: what an able player lays away and plays by the tables made so far, and a habit trained by it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

from game.players.search.rank_play import RankPlay
from game.players.tables.habit import FEATURES, POINTS, THREAT, Choices, Habit
from game.players.tables.odds import Pegging
from game.players.tables.show_odds import Unseen, Weights, rank_hands, rank_key, ranks_of, ways
from game.players.weigh.discards import worth_of_crib
from game.rules.cards import PACK, Card, Cards, Suit
from game.rules.counting import ONE, show_points
from game.rules.forms import Form
from tools.tables.features import features

_WHOLE_PACK = [4] * 13
_DEALS_FOR_CRIBS = 20_000
_SEEN_BEFORE, _EXPECTED_BEFORE = 0.1, 0.33  # what is thought of a hand before the first deal


@dataclass
class PlayedDeal:
    """One deal by place from the dealer's left, the dealer last."""

    kept: list[Cards]
    laid: list[Cards]
    starter: Card
    from_pack: Cards

    @property
    def ranks(self) -> list[int]:
        """The hands by rank alone."""
        return [rank_key(cards) for cards in self.kept]

    def laid_but_by(self, place: int) -> Cards:
        """Return the crib but for the cards of this place."""
        others = [card for other, cards in enumerate(self.laid) if other != place for card in cards]
        return (*others, *self.from_pack)

    def seen_but_by(self, place: int) -> frozenset[Card]:
        """Return all cards that somebody else was dealt, the crib's and the starter."""
        kept = [card for other, cards in enumerate(self.kept) if other != place for card in cards]
        return frozenset((*kept, *self.laid_but_by(place), self.starter))

    @property
    def crib(self) -> Cards:
        return tuple(card for cards in self.laid for card in cards) + self.from_pack


@dataclass
class Tendencies:
    """Habits of keeping by place, as in `FormOdds`."""

    laid: list[Weights]
    cribs: list[Weights]  # what such cards bring the crib, nothing else having been seen
    kept: list[Weights]


class AbleKeeper:
    """Keeps for points: the exact hand, the crib by tendencies, and the pegging of each keep."""

    def __init__(self, form: Form, habits: Tendencies, pegging: list[Pegging]) -> None:
        self.form = form
        self.habits = habits
        self.pegging = pegging

    def deal(self, rng: Random) -> PlayedDeal:
        """Deal, lay away and turn a starter."""
        form = self.form
        number = form.seats * form.dealt
        pack = rng.sample(PACK, number + form.from_pack + 1)
        hands = [tuple(sorted(pack[place : number : form.seats])) for place in range(form.seats)]
        laid = [self.choose(hand, place) for place, hand in enumerate(hands)]
        kept = [
            tuple(card for card in hand if card not in away) for hand, away in zip(hands, laid, strict=True)
        ]
        return PlayedDeal(kept, laid, pack[-1], tuple(pack[number:-1]))

    def choose(self, hand: Cards, place: int) -> Cards:
        form = self.form
        unseen = Unseen(hand)
        share = worth_of_crib(form, place)

        def worth(laid: Cards) -> float:
            kept = [card for card in hand if card not in laid]
            own, other = self.pegging[place].get(rank_key(kept), (0.0, 0.0))
            return unseen.mean_shown(kept) + share * self.habits.cribs[place][rank_key(laid)] + own - other

        return max(combinations(hand, form.laid_away), key=worth)


def tendencies_of(form: Form, deals: list[PlayedDeal]) -> Tendencies:
    """Count the discards and keeps of each place, against those of chance."""
    laid = [Counter(rank_key(deal.laid[place]) for deal in deals) for place in range(form.seats)]
    kept = [Counter(rank_key(deal.kept[place]) for deal in deals) for place in range(form.seats)]
    return Tendencies(
        [_against_chance(form.laid_away, counter) for counter in laid],
        [_cribs(form, deals[:_DEALS_FOR_CRIBS], place) for place in range(form.seats)],
        [_against_chance(form.kept, counter) for counter in kept],
    )


def _cribs(form: Form, deals: list[PlayedDeal], place: int) -> Weights:
    """Average the crib with cards of each rank, in all deals where they were left in the pack."""
    rests = [(deal.seen_but_by(place), deal.laid_but_by(place), deal.starter) for deal in deals]
    means: Weights = {}
    for laid in rank_hands(form.laid_away):
        own = [Card(rank, suit) for rank, suit in zip(ranks_of(laid), Suit, strict=False)]
        counted = [
            show_points((*own, *others), starter, crib=True)
            for seen, others, starter in rests
            if seen.isdisjoint(own)
        ]
        means[laid] = sum(counted) / len(counted)
    return means


def _against_chance(size: int, counter: Counter[int]) -> Weights:
    chances = {hand: ways(hand, _WHOLE_PACK) for hand in rank_hands(size)}
    share = counter.total() / sum(chances.values())
    return {
        hand: (counter[hand] + _SEEN_BEFORE) / (chance * share + _EXPECTED_BEFORE)
        for hand, chance in chances.items()
    }


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
        """Pick a card by its chances."""
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
    """Begin the play of these hands before the lead."""
    left = [form.kept] * form.seats
    return RankPlay(habit.piles, [*hands], left, 0, habit.piles.empty, form.played_out)


def drawn(likely: Choices, number: float) -> int:
    """Return the rank on which a random number falls."""
    for rank, chance in likely:
        number -= chance
        if number < 0:
            return rank
    return likely[-1][0]


def apart(form: Form, points: Sequence[int], place: int) -> float:
    """Return the points that a place's side has pegged beyond the mean of the other sides."""
    own = sum(pegged for other, pegged in enumerate(points) if form.side(other) == form.side(place))
    return own - (sum(points) - own) / (form.sides - 1)


def train(form: Form, deals: Hands, sharpness: float, lessons: int, rng: Random) -> list[float]:
    """Train weights by self-play: each round plays by the lessons of the last."""
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
    """Move what is expected a little toward what came."""
    expected = weights[POINTS] * lesson.points + weights[THREAT] * lesson.threat
    expected += sum([weights[feature] for feature in lesson.features])
    step = rate * (true - expected) / (len(lesson.features) + 2)
    weights[POINTS] += step * lesson.points
    weights[THREAT] += step * lesson.threat
    for feature in lesson.features:
        weights[feature] += step
