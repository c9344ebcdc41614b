"""What is to be expected of a deal in the mean, and the chance to win that comes of it."""

from game.players.race.race import mean
from game.players.search.playouts import chance_after
from game.players.search.situation import Situation
from game.players.tables.odds import FormOdds
from game.players.tables.shown import rank_key
from game.rules.view import View


def crib_to_come(known: Situation) -> float:
    """The mean crib, the starter being known."""
    cribs, laid = known.cribs, known.view.laid_away
    return mean(cribs.odds(laid, known.starter)) + cribs.bonus.get(rank_key(laid), 0.0)


def outlook(view: View, odds: FormOdds, own: float, crib: float, conceded: float) -> float:
    """The chance to win after a deal of so much, the other hands being as usual."""
    side = view.form.side(view.seat)
    assert view.dealer is not None
    shown = [0.0] * view.form.sides
    for at, hand in enumerate(odds.hands):
        seat = (view.dealer + 1 + at) % view.form.seats
        if seat != view.seat:
            shown[view.form.side(seat)] += mean(hand)
    shown[view.form.side(view.dealer)] += crib
    gained = [own if at == side else conceded for at in range(view.form.sides)]
    gains = [first + second for first, second in zip(gained, shown, strict=True)]
    return chance_after(view, odds, gains)
