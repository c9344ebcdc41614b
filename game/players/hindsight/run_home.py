"""The race home from the end of a play on: the hands are shown in turn, and then the crib."""

from collections.abc import Iterable

from game.players.hindsight.between_deals import BetweenDeals, Values
from game.players.player import Thought
from game.players.tables.shown import Odds

_IN_A_SLICE = 100

Lacks = tuple[int, ...]  # by side, to the game hole
Rooms = dict[Lacks, float]  # how likely it is that so much is lacking
Show = tuple[int, Odds]  # whose side counts, and what


def chances_after(
    standing: BetweenDeals, next_dealer: int, rooms: Rooms, shows: Iterable[Show]
) -> Thought[Values]:
    """Each side's chance to win, when so much is lacking before these shows."""
    won = [0.0] * standing.form.sides
    for side, odds in shows:
        left: Rooms = {}
        for number, (lacks, likely) in enumerate(rooms.items(), 1):
            if number % _IN_A_SLICE == 0:
                yield
            before, room, behind = lacks[:side], lacks[side], lacks[side + 1 :]
            for points, chance in odds.items():
                if points >= room:
                    won[side] += likely * chance
                else:
                    after = (*before, room - points, *behind)
                    left[after] = left.get(after, 0.0) + likely * chance
        rooms = left
    for number, (lacks, likely) in enumerate(rooms.items(), 1):
        if number % _IN_A_SLICE == 0:
            yield
        values = standing.before([standing.target - lack for lack in lacks], next_dealer)
        won = [chance + likely * value for chance, value in zip(won, values, strict=True)]
    return tuple(won)
