"""The play when all hands are known: each way that it is likely to go by habit, and how likely that is."""

from collections.abc import Sequence

from game.players.player import Thought
from game.players.search.rank_play import RankPlay
from game.players.tables.habit import Habit, likeliest
from game.rules.forms import Form

_RARE = 1 / 300  # a way that is no likelier is not split any more
_CARDS_IN_A_SLICE = 60


# How likely it is that each side pegs so much, and which is home in the play; sides from the dealer's left.
Ways = dict[tuple[tuple[int, ...], int | None], float]


def ways_of_play(form: Form, habit: Habit, hands: list[int], rooms: Sequence[int]) -> Thought[Ways]:
    """All ways from the first card on; hands and rooms stand by place, from the dealer's left."""
    first = RankPlay(habit.piles, hands, [form.kept] * form.seats, 0, habit.piles.empty, form.played_out)
    ways: Ways = {}
    open_still, steps = [(1.0, first)], 0
    while open_still:
        likely, play = open_still.pop()
        seat = play.next_seat()
        winner = _winner(form, play, rooms)
        if winner is None and seat >= 0:
            open_still += _after_turn(habit, likely, play, seat)
        elif winner is None and play.clear():
            open_still.append((likely, play))
        else:
            way = (_by_side(form, play), winner)
            ways[way] = ways.get(way, 0.0) + likely
        steps += 1
        if steps % _CARDS_IN_A_SLICE == 0:
            yield
    return ways


def _after_turn(habit: Habit, likely: float, play: RankPlay, seat: int) -> list[tuple[float, RankPlay]]:
    choices = habit.choices(play.pile, play.hands[seat], play.others(seat))
    if not choices:
        play.gone |= 1 << seat
        return [(likely, play)]
    if likely <= _RARE:
        choices = ((likeliest(choices), 1.0),)
    found = []
    for rank, chance in choices:
        after = play if len(choices) == 1 else _copy(play)
        after.lay(seat, rank)
        found.append((likely * chance, after))
    return found


def _copy(play: RankPlay) -> RankPlay:
    hands, left, points = play.hands[:], play.left[:], play.points[:]
    return RankPlay(
        play.piles, hands, left, play.turn, play.pile, play.played_out, play.gone, play.last, points
    )


def _by_side(form: Form, play: RankPlay) -> tuple[int, ...]:
    return tuple([sum(play.points[side :: form.sides]) for side in range(form.sides)])


def _winner(form: Form, play: RankPlay, rooms: Sequence[int]) -> int | None:
    """Whoever played last, if that brought his side home."""
    side = form.side(play.last)
    return side if sum(play.points[side :: form.sides]) >= rooms[side] else None
