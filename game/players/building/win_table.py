"""The dealer's chance to win before a deal, by what each side lacks, from the odds of one deal."""

from game.players.tables.odds import MOST_LACKING, WIN_STEPS
from game.players.tables.shown import Odds
from game.rules.forms import Form

_Grid = list[list[float]]


def win_table(form: Form, pegged: dict[tuple[int, ...], float], hands: list[Odds], crib: Odds) -> list[int]:
    """Every chance, in the steps of the shipped table; the side that lacks less is worked out first."""
    dealer = form.side(form.seats - 1)
    shows = [(form.side(place) == dealer, list(odds.items())) for place, odds in enumerate(hands)]
    shows.append((True, list(crib.items())))
    size = MOST_LACKING + 1
    before = [[0.0] * size for _ in range(size)]
    after: list[_Grid] = [[[0.0] * size for _ in range(size)] for _ in range(len(shows) + 1)]
    for both in range(2, 2 * MOST_LACKING + 1):
        cells = [(own, both - own) for own in range(max(1, both - MOST_LACKING), min(both, size))]
        for own, other in cells:
            before[own][other] = _before_play(after[0], pegged, own, other)
        for own, other in cells:
            after[-1][own][other] = 1 - before[other][own]
        for number in range(len(shows) - 1, -1, -1):
            dealers, odds = shows[number]
            for own, other in cells:
                after[number][own][other] = _shown(after[number + 1], dealers, odds, own, other)
    rows = (before[own][1:] for own in range(1, size))
    return [round(chance * WIN_STEPS) for row in rows for chance in row]


def _before_play(after: _Grid, pegged: dict[tuple[int, ...], float], own: int, other: int) -> float:
    total = 0.0
    for (mine, theirs), chance in pegged.items():
        if mine < own and theirs < other:
            total += chance * after[own - mine][other - theirs]
        elif theirs < other:
            total += chance
        elif mine >= own:
            total += chance / 2  # nobody knows who was there first
    return total


def _shown(after: _Grid, dealers: bool, odds: list[tuple[int, float]], own: int, other: int) -> float:
    if dealers:
        return sum(
            [chance * (after[own - points][other] if points < own else 1.0) for points, chance in odds]
        )
    row = after[own]
    return sum([chance * row[other - points] for points, chance in odds if points < other])
