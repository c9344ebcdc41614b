"""Par: what a side scores in a deal on average, and where it is after each; from the players' tables."""

from collections.abc import Sequence
from itertools import accumulate, cycle, islice

from game.players.race import Race
from game.players.tables.odds import FormOdds, form_odds
from game.players.tables.show_odds import Unseen, mean
from game.rules.forms import FORMS, Form
from game.values import frozen

_HEELS = Unseen(()).mean_heels
"""What a jack turned up brings the dealer on average."""


@frozen
class Par:
    """The average points of a deal for a side that deals, or does not."""

    hand: float
    """Each hand of the side."""
    crib: float
    pegged: float
    deal: float
    """All together, his heels too."""


def par_of(name: str, *, deals: bool) -> Par:
    """Return the par of a form for the dealer's side, or for another."""
    form, odds = FORMS[name], form_odds(name)
    side = form.side(form.seats - 1)
    hands = [mean(hand) for at, hand in enumerate(odds.hands) if (form.side(at) == side) == deals]
    of_a_side = form.seats // form.sides
    hand, crib, pegged = sum(hands) / len(hands), deals * mean(odds.crib), _pegged(form, odds, deals)
    return Par(hand, crib, pegged, of_a_side * hand + crib + pegged + deals * _HEELS)


def _pegged(form: Form, odds: FormOdds, deals: bool) -> float:
    """Return the mean pegging: of two sides the dealer's is told first, of three it is the last."""
    sides = [sum(points[at] * likely for points, likely in odds.pegged.items()) for at in range(form.sides)]
    dealer = 0 if form.sides == 2 else form.sides - 1
    others = [points for at, points in enumerate(sides) if at != dealer]
    return sides[dealer] if deals else sum(others) / len(others)


def positions(name: str, target: int, *, deals: bool) -> list[float]:
    """Return where a side stands at par after each deal until it is out, dealing the first or not.

    The theory of the board: of two sides, some 26 a round of two deals."""
    form = FORMS[name]
    own, other = par_of(name, deals=True).deal, par_of(name, deals=False).deal
    turns = [own] + [other] * (form.sides - 1)
    gains = turns if deals else turns[1:] + turns[:1]
    enough = 1 + int(form.sides * target // min(own, other))
    found: list[float] = []
    for at in accumulate(islice(cycle(gains), enough)):
        found.append(min(at, target))
        if at >= target:
            break
    return found


def par_after(name: str, target: int, dealt: Sequence[bool]) -> float:
    """Return par after these deals, each told by whether the side dealt it."""
    gains = {deals: par_of(name, deals=deals).deal for deals in (False, True)}
    return min(target, sum(gains[deals] for deals in dealt))


def share_of_first_dealer(name: str) -> float:
    """Return how many games of a form the side wins that deals first, at its usual length."""
    form = FORMS[name]
    dealer = form.seats - 1
    return Race(form, form_odds(name)).before([form.target] * form.sides, dealer)[form.side(dealer)]
