"""What another seat may still hold: chance, what able players keep, and how they would have played so far."""

from collections.abc import Sequence
from typing import TypeVar

from game.players.crib import Weights, parts, rank_hands, ways
from game.players.habit import Habit
from game.players.history import Turn
from game.players.pile import ONE
from game.players.player import Thought

T = TypeVar("T")

_UNLIKE = 0.1  # the part of all players who do not play as is foreseen; of each level's hands this tells most
_MOST_LIKENED = 600
_HANDS_IN_A_SLICE, _LIKENED_IN_A_SLICE = 600, 40


def held_by(
    left: Sequence[int], number: int, turns: Sequence[Turn], kept: Weights, habit: Habit
) -> Thought[list[tuple[int, float]]]:
    """Every hand of so many cards and its weight, the likeliest by chance and keeping first."""
    played = sum(ONE[turn.rank] for turn in turns if turn.rank)
    weighed = []
    for at, hand in enumerate(rank_hands(number)):
        if all(count <= left[rank] for rank, count in parts(hand)):
            weighed.append((hand, ways(hand, left) * kept.get(hand + played, 1.0)))
        if at % _HANDS_IN_A_SLICE == 0:
            yield
    yield
    weighed.sort(key=lambda pair: -pair[1])
    if not turns:
        return weighed
    likened = []
    for at, (hand, weight) in enumerate(weighed[:_MOST_LIKENED]):
        weight *= would_have(hand + played, turns, habit)
        if weight > 0:
            likened.append((hand, weight))
        if at % _LIKENED_IN_A_SLICE == 0:
            yield
    yield
    return likened or weighed


def would_have(hand: int, turns: Sequence[Turn], habit: Habit) -> float:
    """How likely a player with this hand would have played as it was played."""
    chance = 1.0
    for turn in turns:
        likely = habit.choices(turn.pile, hand, turn.others)
        if not turn.rank:
            if likely:
                return 0.0
            continue
        chance *= _UNLIKE + (1 - _UNLIKE) * dict(likely).get(turn.rank, 0.0)
        hand -= ONE[turn.rank]
    return chance


def spread_out(weighed: Sequence[tuple[T, float]], number: int) -> list[tuple[T, float]]:
    """At most so many with weights that stand for all, each as often as it is likely."""
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
