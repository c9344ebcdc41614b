"""What players usually play: a small linear model, trained by self-play, and the old rules of thumb."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import exp
from operator import add

from game.players.tables.running_count import Base, RunningCount, RunningCounts, ranks_in
from game.players.tables.show_odds import ranks_of
from game.rules.cards import PIPS, RANKS
from game.rules.counting import FIFTEEN, ONE, THIRTY_ONE

# Where the weights of each feature begin.
POINTS, THREAT, SAME, TO_FIFTEEN, TO_THIRTY_ONE, BEHIND_TEN, NEIGHBOR, NEXT_BUT_ONE = range(8)
DISTANCE = 8  # from the last card, up to 7
LEAD = DISTANCE + 8  # by rank
FOLLOW = LEAD + 14
COUNT = FOLLOW + 14  # by cards of the next player and the new count
LOWEST = COUNT + 6 * 32  # by cards kept and the pips of the lowest
FEATURES = LOWEST + 6 * 11
# And of the finer ones, which a habit has that was learned by stage.
ON_LAST = FEATURES  # by rank and the last card
BESIDE = ON_LAST + 14 * 14  # by rank and the rank kept
REACHING = BESIDE + 14 * 14  # by the new count and the pips kept
FINER_FEATURES = REACHING + 32 * 11
STAGES = 15

_CLOSE = {0: [SAME], 1: [NEIGHBOR], 2: [NEXT_BUT_ONE]}


def stage_of(kept: int, others: int) -> int:
    """Return how far the play has come, by the cards that stay behind and those of the next player."""
    return 5 * (min(max(kept, 1), 3) - 1) + min(others, 4)


def features_of_card(longer: RunningCount, pile: RunningCount, rank: int, others: int) -> list[int]:
    """List the features of a card, whichever others stay behind."""
    found = [COUNT + 32 * min(others, 5) + longer.count]
    if pile.count:
        return [*found, FOLLOW + rank, DISTANCE + min(abs(rank - pile.last), 7)]
    return [*found, LEAD + rank]


def features_beside(count: int, rank: int, kept: int) -> list[int]:
    """List the features of a card that brings the count so far, beside another rank that stays behind."""
    reached = count + PIPS[kept]
    found = []
    if reached == FIFTEEN:
        found.append(TO_FIFTEEN)
    elif reached == THIRTY_ONE:
        found.append(TO_THIRTY_ONE)
    elif reached == THIRTY_ONE - 10:
        found.append(BEHIND_TEN)
    return found + _CLOSE.get(abs(rank - kept), [])


def finer_of_card(pile: RunningCount, rank: int) -> list[int]:
    """List its finer features, whichever others stay behind."""
    return [ON_LAST + 14 * rank + pile.last] if pile.count else []


def finer_beside(count: int, rank: int, kept: int) -> list[int]:
    """List its finer features beside another rank that stays behind."""
    return [BESIDE + 14 * rank + kept, REACHING + 11 * count + PIPS[kept]]


def lowest_of(kept: int) -> int:
    """Return the feature of how many cards stay behind, and the lowest of them."""
    number = sum([kept >> 3 * (rank - 1) & 7 for rank in ranks_in(kept)])
    return LOWEST + 11 * number + (PIPS[ranks_in(kept)[0]] if kept else 0)


_TOWARD_FIFTEEN = (8, 7, 9, 6, 11, 12, 13, 14, 10, 5)
_TEN = 10


def rule_of_thumb(pile: RunningCount, hand: int) -> int:
    """Return the rank that pegs most, and if none pegs the one that the old rules know."""
    ranks, pips = _ranks_and_pips(hand)
    room, gains = THIRTY_ONE - pile.count, pile.gains
    most, best = 0, 0
    for rank in ranks:
        if PIPS[rank] > room:
            break
        gained = gains[rank]
        if gained > most:
            most, best = gained, rank
    return best or ranks[quiet(pips, pile.count)]


@lru_cache(maxsize=8192)  # 2380 hands of up to four ranks
def _ranks_and_pips(hand: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the ranks and the pips of every card of a hand, the lowest first."""
    ranks = tuple(ranks_of(hand))
    return ranks, tuple([PIPS[rank] for rank in ranks])


@lru_cache(maxsize=1 << 15)  # 1001 hands by their pips, and 31 counts
def quiet(pips: tuple[int, ...], count: int) -> int:
    """Choose a card by its place when none pegs; the pips stand in order, the lowest first."""
    for rule in (_four_or_three, _back_to_thirty_one, _back_to_fifteen):
        if made := rule(pips, count):
            return pips.index(made)
    for totals in ((5, 10, 21), (5, 21), ()):
        place = _highest_that_leaves_none_of(totals, pips, count)
        if place is not None:
            return place
    raise AssertionError("a card must fit where a card is asked for")


def _four_or_three(pips: tuple[int, ...], count: int) -> int:
    """Count four exactly, else lead a three: rule (a)."""
    if count < 4 and 4 - count in pips:
        return 4 - count
    return 3 if count == 0 and 3 in pips else 0


def _back_to_thirty_one(pips: tuple[int, ...], count: int) -> int:
    """Leave a ten for thirty-one that the hand answers, 21 - i with a card of i to come: rule (b)."""
    if not 1 <= count <= 19:
        return 0
    return _making_with(pips, count, [(21 - other, other) for other in range(1, _TEN + 1)])


def _back_to_fifteen(pips: tuple[int, ...], count: int) -> int:
    """Leave a total from which a card in hand makes fifteen: rule (c)."""
    if count >= FIFTEEN:
        return 0
    return _making_with(pips, count, [(total, FIFTEEN - total) for total in _TOWARD_FIFTEEN])


def _making_with(pips: tuple[int, ...], count: int, aims: Sequence[tuple[int, int]]) -> int:
    """Return the card that makes the first of these totals while another, of given pips, stays."""
    for total, other in aims:
        made = total - count
        if made in pips and pips.count(other) > (made == other):
            return made
    return 0


def _highest_that_leaves_none_of(totals: Collection[int], pips: tuple[int, ...], count: int) -> int | None:
    """Return the highest card that leaves none of these totals: rules (d), (e) and the rest."""
    for place in reversed(range(len(pips))):
        total = count + pips[place]
        if total <= THIRTY_ONE and total not in totals:
            return place
    return None


_MOST_REMEMBERED, _FORGOTTEN_AT_ONCE = 8_000, 4_000
Choices = tuple[tuple[int, float], ...]  # ranks and how likely each is
_ONLY: tuple[Choices, ...] = ((), *(((rank, 1.0),) for rank in RANKS))


def likeliest(choices: Choices) -> int:
    """Return the rank that is played oftenest."""
    return max(choices, key=lambda choice: choice[1])[0]


# A rank, the different ranks kept beside it, their feature, and the stage by the cards of the next player.
Way = tuple[int, tuple[int, ...], int, list[int]]
_STAGE = [[stage_of(kept, others) for others in range(8)] for kept in range(8)]
_ways: dict[int, tuple[Way, ...]] = {}  # at most 2380 hands of up to four ranks


def ways_to_play(hand: int) -> tuple[Way, ...]:
    """Return each rank of a hand, lowest first, and the rest of the hand."""
    ways = _ways.get(hand)
    if ways is None:
        stages = _STAGE[len(ranks_of(hand)) - 1] if hand else []
        kept = [(rank, hand - ONE[rank]) for rank in ranks_in(hand)]
        ways = _ways[hand] = tuple((rank, ranks_in(left), lowest_of(left), stages) for rank, left in kept)
    return ways


def only_choice(pile: RunningCount, hand: int) -> Choices | None:
    """Return the rank that must be played, or no rank if nothing fits; `None` where there is a choice."""
    ways, room = ways_to_play(hand), THIRTY_ONE - pile.count
    if not ways or PIPS[ways[0][0]] > room:
        return ()
    if len(ways) == 1 or PIPS[ways[1][0]] > room:
        return _ONLY[ways[0][0]]
    return None


class Habit:
    """The model; `sharpness` is how surely the better card is played, and what is as `rare` never is.

    Weights are the same in all stages, or there are some for each. `by_thumb` is the part of all players
    who do not look so far and play by the rules of thumb."""

    def __init__(
        self, weights: Sequence[list[float]], sharpness: float, rare: float = 0.03, by_thumb: float = 0.0
    ) -> None:
        by_stage = [[*some, *[0.0] * (FINER_FEATURES - len(some))] for some in weights]
        self.weights = by_stage if len(by_stage) > 1 else by_stage * STAGES
        self.rare = rare
        self.by_thumb = by_thumb
        self.sharpness = sharpness
        self.piles = RunningCounts()
        self.remembered = self.forgotten = 0
        self._beside: dict[tuple[int, int], list[float]] = {}

    def forget_some(self) -> None:
        """Forget a little between two decisions, quickly, before a long tournament fills the memory."""
        if self.piles.forget():
            self.remembered, self.forgotten = len(self.piles.empty.choices), 0
        piles = self.piles.all
        most = self.remembered - _FORGOTTEN_AT_ONCE
        while self.remembered > max(most, _MOST_REMEMBERED):
            self.forgotten = (self.forgotten + 1) % len(piles)
            self.remembered -= len(piles[self.forgotten].choices)
            piles[self.forgotten].choices.clear()

    def threat(self, pile: RunningCount) -> float:
        """Return the points that the next player may peg on this pile."""
        if pile.threat < 0.0:
            pile.threat = pile.usual_gain()
        return pile.threat

    def choices(self, pile: RunningCount, hand: int, others: int) -> Choices:
        """Return the ranks that may be played from this hand and how likely each is; none if nothing fits."""
        key = hand * 8 + others
        found = pile.choices.get(key)
        if found is None:
            found = pile.choices[key] = self._choices(pile, hand, others)
            self.remembered += 1
        return found

    def _choices(self, pile: RunningCount, hand: int, others: int) -> Choices:
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

    def worths(self, pile: RunningCount, hand: int, others: int) -> list[tuple[int, float]]:
        """Return for each rank that fits the points apart from this card on, as far as a glance tells.

        The sum of the weights of all that holds of it, of the points and of the threat, with what depends on
        fewer things added up beforehand."""
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

    def _base(self, pile: RunningCount, rank: int, others: int, stage: int) -> Base:
        """Return the worth of a card by itself, that of each rank beside it, and the stage's weights."""
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
