"""What another seat may still hold: chance, what able players keep, and how they would have played so far."""

from collections.abc import Sequence
from typing import TypeVar

from game.players.player import Thought
from game.players.tables.crib_odds import Weights, rank_hands, ways
from game.players.tables.pile import ONE
from game.players.thought.acquaintance import Acquaintance
from game.players.thought.play_so_far import Turn

T = TypeVar("T")

_HANDS_IN_A_SLICE, _LIKENED_IN_A_SLICE = 300, 25


def held_by(
    left: Sequence[int], number: int, turns: Sequence[Turn], kept: Weights, other: Acquaintance, most: int
) -> Thought[list[tuple[int, float]]]:
    """Every hand of so many cards and its weight, those alike beside each other; once cards were played, at
    most so many or a few more.
    """
    played = sum(ONE[turn.rank] for turn in turns if turn.rank)
    weighed = []
    for at, hand in enumerate(rank_hands(number)):
        often = kept.get(hand + played, 1.0)
        if often:
            weight = often * ways(hand, left)
            if weight:
                weighed.append((hand, weight))
        if at % _HANDS_IN_A_SLICE == 0:
            yield
    yield
    if not weighed:  # nobody keeps such cards, and yet it was done
        return [(hand, float(ways(hand, left))) for hand in rank_hands(number) if ways(hand, left)]
    if not turns:
        return weighed
    likened = []
    for at, (hand, weight) in enumerate(_likeliest(weighed, most)):
        weight *= other.would_have(hand + played, turns)
        if weight > 0:
            likened.append((hand, weight))
        if at % _LIKENED_IN_A_SLICE == 0:
            yield
    yield
    return likened or weighed


def _likeliest(weighed: list[tuple[int, float]], number: int) -> list[tuple[int, float]]:
    """So many or a few more, in the order in which they stand."""
    if len(weighed) <= number:
        return weighed
    least = sorted([weight for _, weight in weighed], reverse=True)[number - 1]
    return [(hand, weight) for hand, weight in weighed if weight >= least]


def spread_out(weighed: Sequence[tuple[T, float]], number: int) -> list[tuple[T, float]]:
    """At most so many that stand for all: one for each like share of the whole, as they follow each other."""
    total = sum([weight for _, weight in weighed])
    if len(weighed) <= number:
        return [(hand, weight / total) for hand, weight in weighed]
    step = total / number
    mark, passed = step / 2, 0.0
    chosen = []
    for hand, weight in weighed:
        passed += weight
        times = 0
        while mark < passed:
            times += 1
            mark += step
        if times:
            chosen.append((hand, times / number))
    return chosen
