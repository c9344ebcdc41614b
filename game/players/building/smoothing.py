"""Smoothing what few plays of each hand have shown: hands that share two cards peg alike."""

from collections.abc import Sequence
from itertools import combinations

from game.players.tables.odds import Pegging
from game.players.tables.shown import ranks_of

_EPOCHS, _RATE = 40, 0.02
_WORTH_OF_MODEL = 100  # plays that the model counts for against those of the hand itself


def smoothed(pegging: Pegging, plays: int) -> Pegging:
    """Each mean drawn towards what the pairs of cards in the hand lead one to expect."""
    pairs = {hand: _pairs(hand) for hand in pegging}
    own = _fitted(pairs, {hand: means[0] for hand, means in pegging.items()})
    other = _fitted(pairs, {hand: means[1] for hand, means in pegging.items()})
    share = plays / (plays + _WORTH_OF_MODEL)
    return {
        hand: (
            max(0.0, share * means[0] + (1 - share) * own[hand]),
            max(0.0, share * means[1] + (1 - share) * other[hand]),
        )
        for hand, means in pegging.items()
    }


def _pairs(hand: int) -> Sequence[tuple[int, int]]:
    """Every card and every two cards, by rank."""
    ranks = ranks_of(hand)
    return [*((0, rank) for rank in ranks), *combinations(ranks, 2)]


def _fitted(pairs: dict[int, Sequence[tuple[int, int]]], means: dict[int, float]) -> dict[int, float]:
    """What a sum over cards and pairs of cards makes of each hand, fitted step by step."""
    usual = sum(means.values()) / len(means)
    weights = dict.fromkeys({pair for found in pairs.values() for pair in found}, 0.0)
    for epoch in range(_EPOCHS):
        rate = _RATE / (1 + epoch / 10)
        for hand, found in pairs.items():
            missed = means[hand] - usual - sum([weights[pair] for pair in found])
            for pair in found:
                weights[pair] += rate * missed
    return {hand: usual + sum([weights[pair] for pair in found]) for hand, found in pairs.items()}
