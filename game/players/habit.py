"""What an able player usually plays: a small linear model, trained by self-play, of a card and the count."""

from math import exp

from game.players.pile import ONE, Pile, Piles
from game.players.thumb import quiet
from game.rules.cards import PIPS, RANKS
from game.rules.counting import FIFTEEN, THIRTY_ONE

# Where the weights of each feature begin.
POINTS, THREAT, SAME, TO_FIFTEEN, TO_THIRTY_ONE, BEHIND_TEN, NEIGHBOUR, NEXT_BUT_ONE = range(8)
DISTANCE = 8  # from the last card, up to 7
LEAD = DISTANCE + 8  # by rank
FOLLOW = LEAD + 14
COUNT = FOLLOW + 14  # by cards of the next player and the new count
LOWEST = COUNT + 6 * 32  # by cards kept and the pips of the lowest
FEATURES = LOWEST + 6 * 11

_CLOSE = {0: [SAME], 1: [NEIGHBOUR], 2: [NEXT_BUT_ONE]}
_MOST_REMEMBERED, _FORGOTTEN_AT_ONCE = 50_000, 4_000
Choices = tuple[tuple[int, float], ...]  # ranks and how likely each is
_ONLY: dict[int, Choices] = {ONE[rank]: ((rank, 1.0),) for rank in RANKS}

_ranks: dict[int, tuple[int, ...]] = {}


def ranks_in(hand: int) -> tuple[int, ...]:
    """The different ranks of a hand, lowest first."""
    ranks = _ranks.get(hand)
    if ranks is None:
        ranks = _ranks[hand] = tuple(rank for rank in RANKS if hand >> 3 * (rank - 1) & 7)
    return ranks


def likeliest(choices: Choices) -> int:
    """The rank that is played oftenest."""
    return max(choices, key=lambda choice: choice[1])[0]


Way = tuple[int, tuple[int, ...], int]  # a rank, the different ranks kept beside it, and their feature
_ways: dict[int, tuple[Way, ...]] = {}


def ways_to_play(hand: int) -> tuple[Way, ...]:
    """Each rank of a hand, lowest first, and what stays behind."""
    ways = _ways.get(hand)
    if ways is None:
        kept = [(rank, hand - ONE[rank]) for rank in ranks_in(hand)]
        ways = _ways[hand] = tuple((rank, ranks_in(left), lowest_of(left)) for rank, left in kept)
    return ways


def rule_of_thumb(pile: Pile, hand: int) -> int:
    """The rank that pegs most, and if none pegs the one that the old rules know."""
    ranks = ranks_in(hand)
    most, best = 0, 0
    for rank in ranks:
        if pile.count + PIPS[rank] > THIRTY_ONE:
            break
        if pile.gain(rank) > most:
            most, best = pile.gain(rank), rank
    if best:
        return best
    every = tuple([rank for rank in ranks for _ in range(hand >> 3 * (rank - 1) & 7)])
    return every[quiet(tuple([PIPS[rank] for rank in every]), pile.count)]


class Habit:
    """The model; `sharpness` is how surely the better card is played, and what is as `rare` never is.

    `by_thumb` is the part of all players who do not look so far and play by the rules of thumb.
    """

    def __init__(
        self, weights: list[float], sharpness: float, rare: float = 0.03, by_thumb: float = 0.0
    ) -> None:
        self.weights = weights
        self.rare = rare
        self.by_thumb = by_thumb
        self.sharpness = sharpness
        self.piles = Piles()
        self.remembered = self.forgotten = 0
        self._beside: dict[int, list[float]] = {}

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
        if hand in _ONLY:
            only = _ONLY[hand]
            return only if pile.count + PIPS[only[0][0]] <= THIRTY_ONE else ()
        worths = self.worths(pile, hand, others)
        if len(worths) < 2:
            return tuple([(rank, 1.0) for rank, _ in worths])
        best = max([worth for _, worth in worths])
        chances = {rank: exp(self.sharpness * (worth - best)) for rank, worth in worths}
        total = sum(chances.values())
        if self.by_thumb:
            chances[rule_of_thumb(pile, hand)] += total * self.by_thumb / (1 - self.by_thumb)
            total /= 1 - self.by_thumb
        likely = [(rank, chance) for rank, chance in chances.items() if chance >= self.rare * total]
        total = sum([chance for _, chance in likely])
        return tuple([(rank, chance / total) for rank, chance in likely])

    def worths(self, pile: Pile, hand: int, others: int) -> list[tuple[int, float]]:
        """For each rank that fits, points apart from this card on, as far as a glance tells.

        The sum of the weights of `features`, of the points and of the threat, with what depends on fewer
        things added up beforehand.
        """
        weights, bases, room = self.weights, pile.bases, THIRTY_ONE - pile.count
        found = []
        for rank, kept, lowest in ways_to_play(hand):
            if PIPS[rank] > room:
                break
            base = bases.get(rank * 8 + others)
            if base is None:
                base = bases[rank * 8 + others] = self._base(pile, rank, others)
            worth = base[0] + weights[lowest]
            beside = base[1]
            for other in kept:
                worth += beside[other]
            found.append((rank, worth))
        return found

    def _base(self, pile: Pile, rank: int, others: int) -> tuple[float, list[float]]:
        """What a card is worth by itself, and what each rank kept beside it adds."""
        longer = pile.after[rank] or self.piles.add(pile, rank)
        total = self.weights[POINTS] * longer.points
        if others:
            total += self.weights[THREAT] * self.threat(longer)
        for feature in features_of_card(longer, pile, rank, others):
            total += self.weights[feature]
        key = 32 * rank + longer.count
        if key not in self._beside:
            weights = self.weights
            found = [features_beside(longer.count, rank, kept) for kept in RANKS]
            self._beside[key] = [0.0, *(sum([weights[feature] for feature in beside]) for beside in found)]
        return total, self._beside[key]


def features(longer: Pile, pile: Pile, kept: int, rank: int, others: int) -> list[int]:
    """What holds of a card played from a hand: the features with a weight of their own."""
    found = features_of_card(longer, pile, rank, others)
    for other in ranks_in(kept):
        found += features_beside(longer.count, rank, other)
    return [*found, lowest_of(kept)]


def features_of_card(longer: Pile, pile: Pile, rank: int, others: int) -> list[int]:
    """What holds of a card whatever stays behind."""
    found = [COUNT + 32 * min(others, 5) + longer.count]
    if pile.count:
        return [*found, FOLLOW + rank, DISTANCE + min(abs(rank - pile.last), 7)]
    return [*found, LEAD + rank]


def features_beside(count: int, rank: int, kept: int) -> list[int]:
    """What holds of a card that brings the count so far, beside another rank that stays behind."""
    reached = count + PIPS[kept]
    found = []
    if reached == FIFTEEN:
        found.append(TO_FIFTEEN)
    elif reached == THIRTY_ONE:
        found.append(TO_THIRTY_ONE)
    elif reached == THIRTY_ONE - 10:
        found.append(BEHIND_TEN)
    return found + _CLOSE.get(abs(rank - kept), [])


def lowest_of(kept: int) -> int:
    """The feature of how many cards stay behind, and the lowest of them."""
    number = sum([kept >> 3 * (rank - 1) & 7 for rank in ranks_in(kept)])
    return LOWEST + 11 * number + (PIPS[ranks_in(kept)[0]] if kept else 0)
