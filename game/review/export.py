"""The figures of saved games, a row each, for a spreadsheet."""

from collections.abc import Iterator, Sequence

from game.players.par import par_after
from game.store.game_figures import DealFigures, GameFigures

OF_A_GAME = "begun initials rules form opponents target points their_points won how dealt_first deals par"
DEALING = "hands_dealing hand_points_dealing cribs crib_points pegged_dealing"
NOT_DEALING = "hands_not_dealing hand_points_not_dealing pegged_not_dealing"
EXPORTED = f"{OF_A_GAME} {DEALING} {NOT_DEALING}".split()


def exported(games: Sequence[GameFigures]) -> Iterator[tuple[object, ...]]:
    """Write a row of figures for each game, below the names of its columns."""
    yield (*EXPORTED,)
    for game in games:
        dealt, other = ([deal for deal in game.deals if deal.is_dealer == deals] for deals in (True, False))
        cribs = [deal.crib for deal in dealt if deal.crib is not None]
        par = par_after(game.form, game.target, [deal.is_dealer for deal in game.deals])
        of_dealt = *_hands(dealt), len(cribs), sum(cribs), sum(deal.pegged for deal in dealt)
        of_other = *_hands(other), sum(deal.pegged for deal in other)
        who = (game.begun, game.initials, game.preset, game.form, game.opponents, game.target)
        how = (
            *game.scores,
            int(game.won),
            game.win.value,
            int(game.dealt_first),
            len(game.deals),
            round(par, 1),
        )
        yield *who, *how, *of_dealt, *of_other


def _hands(deals: Sequence[DealFigures]) -> tuple[int, int]:
    return sum(len(deal.hands) for deal in deals), sum(sum(deal.hands) for deal in deals)
