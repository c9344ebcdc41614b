"""What players usually play: a small linear model, trained by self-play, and some rules of thumb."""

from collections.abc import Sequence
from math import exp
from operator import add

from game.players.tables.features import (
    FINER_FEATURES,
    POINTS,
    STAGES,
    THREAT,
    features_beside,
    features_of_card,
    finer_beside,
    finer_of_card,
    lowest_of,
    stage_of,
)
from game.players.tables.pile import ONE, Base, Pile, Piles, ranks_in
from game.players.tables.shown import ranks_of
from game.players.tables.thumb import rule_of_thumb
from game.rules.cards import PIPS, RANKS
from game.rules.counting import THIRTY_ONE

_MOST_REMEMBERED, _FORGOTTEN_AT_ONCE = 50_000, 4_000
Choices = tuple[tuple[int, float], ...]  # ranks and how likely each is
_ONLY: tuple[Choices, ...] = ((), *(((rank, 1.0),) for rank in RANKS))


def likeliest(choices: Choices) -> int:
    """The rank that is played oftenest."""
    return max(choices, key=lambda choice: choice[1])[0]


# A rank, the different ranks kept beside it, their feature, and the stage by the cards of the next player.
Way = tuple[int, tuple[int, ...], int, list[int]]
_STAGE = [[stage_of(kept, others) for others in range(8)] for kept in range(8)]
_ways: dict[int, tuple[Way, ...]] = {}


def ways_to_play(hand: int) -> tuple[Way, ...]:
    """Each rank of a hand, lowest first, and what stays behind."""
    ways = _ways.get(hand)
    if ways is None:
        stages = _STAGE[len(ranks_of(hand)) - 1] if hand else []
        kept = [(rank, hand - ONE[rank]) for rank in ranks_in(hand)]
        ways = _ways[hand] = tuple((rank, ranks_in(left), lowest_of(left), stages) for rank, left in kept)
    return ways


def only_choice(pile: Pile, hand: int) -> Choices | None:
    """What must be played, or no rank if nothing fits; `None` where there is a choice."""
    ways, room = ways_to_play(hand), THIRTY_ONE - pile.count
    if not ways or PIPS[ways[0][0]] > room:
        return ()
    if len(ways) == 1 or PIPS[ways[1][0]] > room:
        return _ONLY[ways[0][0]]
    return None


class Habit:
    """The model; `sharpness` is how surely the better card is played, and what is as `rare` never is.

    Weights are the same in all stages, or there are some for each. `by_thumb` is the part of all players
    who do not look so far and play by the rules of thumb.
    """

    def __init__(
        self, weights: Sequence[list[float]], sharpness: float, rare: float = 0.03, by_thumb: float = 0.0
    ) -> None:
        by_stage = [[*some, *[0.0] * (FINER_FEATURES - len(some))] for some in weights]
        self.weights = by_stage if len(by_stage) > 1 else by_stage * STAGES
        self.rare = rare
        self.by_thumb = by_thumb
        self.sharpness = sharpness
        self.piles = Piles()
        self.remembered = self.forgotten = 0
        self._beside: dict[tuple[int, int], list[float]] = {}

    def forget_some(self) -> None:
        """Between two decisions, lest a long tournament fill the memory; a little, so that it is quick."""
        piles = self.piles.all
        most = self.remembered - _FORGOTTEN_AT_ONCE
        while self.remembered > max(most, _MOST_REMEMBERED):
            self.forgotten = (self.forgotten + 1) % len(piles)
            self.remembered -= len(piles[self.forgotten].choices)
            piles[self.forgotten].choices.clear()

    def threat(self, pile: Pile) -> float:
        """What the next player may peg on this pile."""
        if pile.threat < 0.0:
            pile.threat = pile.usual_gain()
        return pile.threat

    def choices(self, pile: Pile, hand: int, others: int) -> Choices:
        """The ranks that may be played from this hand and how likely each is; none if nothing fits."""
        key = hand * 8 + others
        found = pile.choices.get(key)
        if found is None:
            found = pile.choices[key] = self._choices(pile, hand, others)
            self.remembered += 1
        return found

    def _choices(self, pile: Pile, hand: int, others: int) -> Choices:
        forced = only_choice(pile, hand)
        if forced is not None:
            return forced
        worths = self.worths(pile, hand, others)
        best = max([worth for _, worth in worths])
        likely = [(rank, exp(self.sharpness * (worth - best))) for rank, worth in worths]
        total = sum([chance for _, chance in likely])
        if self.by_thumb:
            thumb, more = rule_of_thumb(pile, hand), total * self.by_thumb / (1 - self.by_thumb)
            likely = [(rank, chance + more if rank == thumb else chance) for rank, chance in likely]
            total += more
        likely = [choice for choice in likely if choice[1] >= self.rare * total]
        total = sum([chance for _, chance in likely])
        return tuple([(rank, chance / total) for rank, chance in likely])

    def worths(self, pile: Pile, hand: int, others: int) -> list[tuple[int, float]]:
        """For each rank that fits, points apart from this card on, as far as a glance tells.

        The sum of the weights of `features`, of the points and of the threat, with what depends on fewer
        things added up beforehand.
        """
        bases, room = pile.bases, THIRTY_ONE - pile.count
        found = []
        for rank, kept, lowest, stages in ways_to_play(hand):
            if PIPS[rank] > room:
                break
            stage = stages[others]
            key = (stage << 4 | rank) << 3 | others
            base = bases.get(key)
            if base is None:
                base = bases[key] = self._base(pile, rank, others, stage)
            worth = base[0] + base[2][lowest]
            beside = base[1]
            for other in kept:
                worth += beside[other]
            found.append((rank, worth))
        return found

    def _base(self, pile: Pile, rank: int, others: int, stage: int) -> Base:
        """What a card is worth by itself, what each rank kept beside it adds, and the stage's weights."""
        longer, weights = pile.after[rank] or self.piles.add(pile, rank), self.weights[stage]
        total = weights[POINTS] * longer.points
        if others:
            total += weights[THREAT] * self.threat(longer)
        for feature in (*features_of_card(longer, pile, rank, others), *finer_of_card(pile, rank)):
            total += weights[feature]
        key = (stage, 32 * rank + longer.count)
        if key not in self._beside:
            found = [features_beside(longer.count, rank, kept) for kept in RANKS]
            finer = [finer_beside(longer.count, rank, kept) for kept in RANKS]
            self._beside[key] = [
                0.0,
                *(sum([weights[at] for at in beside]) for beside in map(add, found, finer)),
            ]
        return total, self._beside[key], weights
