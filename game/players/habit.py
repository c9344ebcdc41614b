"""What an able player usually plays: a small linear model, trained by self-play, of a card and the count."""

from math import exp

from game.players.pile import ONE, Pile, Piles
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

_RARE = 0.03
_MOST_REMEMBERED, _FORGOTTEN_AT_ONCE = 50_000, 4_000
Choices = tuple[tuple[int, float], ...]  # ranks and how likely each is

_ranks: dict[int, tuple[int, ...]] = {}


def ranks_in(hand: int) -> tuple[int, ...]:
    """The different ranks of a hand, lowest first."""
    ranks = _ranks.get(hand)
    if ranks is None:
        ranks = _ranks[hand] = tuple(rank for rank in RANKS if hand >> 3 * (rank - 1) & 7)
    return ranks


class Habit:
    """The model; `sharpness` is how surely the better card is played."""

    def __init__(self, weights: list[float], sharpness: float) -> None:
        self.weights = weights
        self.sharpness = sharpness
        self.piles = Piles()
        self.remembered = self.forgotten = 0

    def forget_some(self) -> None:
        """Between two decisions, lest a long tournament fill the memory; a little, so that it is quick."""
        piles = self.piles.all
        most = self.remembered - _FORGOTTEN_AT_ONCE
        while self.remembered > max(most, _MOST_REMEMBERED):
            self.forgotten = (self.forgotten + 1) % len(piles)
            self.remembered -= len(piles[self.forgotten].choices)
            piles[self.forgotten].choices.clear()

    def worth(self, pile: Pile, hand: int, rank: int, others: int) -> float:
        """Points for this player less those for the others from this card on, as far as a glance tells."""
        weights = self.weights
        longer = pile.after[rank] or self.piles.add(pile, rank)
        total = weights[POINTS] * longer.points
        if others:
            total += weights[THREAT] * self.threat(longer)
        for feature in features(longer, pile, hand - ONE[rank], rank, others):
            total += weights[feature]
        return total

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
        fitting = [rank for rank in ranks_in(hand) if pile.count + PIPS[rank] <= THIRTY_ONE]
        if len(fitting) < 2:
            return tuple([(rank, 1.0) for rank in fitting])
        worths = [self.worth(pile, hand, rank, others) for rank in fitting]
        best = max(worths)
        chances = [exp(self.sharpness * (worth - best)) for worth in worths]
        least = _RARE * sum(chances)
        likely = [(rank, chance) for rank, chance in zip(fitting, chances, strict=True) if chance >= least]
        total = sum(chance for _, chance in likely)
        return tuple([(rank, chance / total) for rank, chance in likely])


def features(longer: Pile, pile: Pile, kept: int, rank: int, others: int) -> list[int]:
    """What holds of a card played from a hand: the features with a weight of their own."""
    count = longer.count
    held = ranks_in(kept)
    found = [COUNT + 32 * min(others, 5) + count]
    if pile.count:
        found.append(FOLLOW + rank)
        found.append(DISTANCE + min(abs(rank - pile.last), 7))
    else:
        found.append(LEAD + rank)
    number = 0
    for other in held:
        number += kept >> 3 * (other - 1) & 7
        pips = PIPS[other]
        if count + pips == FIFTEEN:
            found.append(TO_FIFTEEN)
        if count + pips == THIRTY_ONE:
            found.append(TO_THIRTY_ONE)
        elif count + pips == THIRTY_ONE - 10:
            found.append(BEHIND_TEN)
        apart = abs(other - rank)
        if apart == 0:
            found.append(SAME)
        elif apart == 1:
            found.append(NEIGHBOUR)
        elif apart == 2:
            found.append(NEXT_BUT_ONE)
    found.append(LOWEST + 11 * number + (PIPS[held[0]] if held else 0))
    return found
