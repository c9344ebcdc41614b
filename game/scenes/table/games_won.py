"""What has been won so far, told among the reasons when a game ends and before the next one."""

from collections.abc import Sequence

from game.rules.in_words import so_many
from game.rules.match import Match
from game.sheets.table_state import ReasonLine


def games_won(match: Match, names: Sequence[str]) -> Sequence[ReasonLine]:
    """Tell the games of each side, whoever leads last."""
    won = match.games if match.has_points else match.won
    sides = sorted(range(len(names)), key=lambda side: won[side])
    told = [ReasonLine(side, f"{names[side]}: {so_many(won[side], 'game')}") for side in sides]
    return [ReasonLine(None, "Games won", is_divider=True), *told]
