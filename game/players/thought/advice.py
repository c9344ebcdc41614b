"""Advice: what is to be expected of each option, for a coach to put into words."""

from dataclasses import dataclass
from random import Random

from game.players.player import Thought
from game.players.tables.odds import FormOdds
from game.players.thought.effort import Effort
from game.players.thought.finish import chance_after
from game.players.thought.keep_race import KeepRace
from game.players.thought.keeping import keeps, race_of
from game.players.thought.playouts import played_out
from game.players.thought.race import mean
from game.players.thought.searching import in_chances
from game.players.thought.situation import Situation
from game.rules.cards import Cards
from game.rules.counting import show_points
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Advice:
    """One option: the cards to lay away, or the card to play, and what its side may expect of it.

    `crib` is what the crib will count, whosever it is; `pegged` and `conceded` are still to come.
    """

    cards: Cards
    hand: float
    crib: float
    pegged: float
    conceded: float
    chance: float


def advice_on_keeps(view: View, odds: FormOdds) -> Thought[tuple[Advice, ...]]:
    """Every way to lay away, the best chance first."""
    found = yield from keeps(view, odds)
    race = race_of(view, odds)
    keep_race = KeepRace(view, odds, race) if race else None
    advice = []
    for keep in found:
        yield
        if keep_race:
            chance = yield from keep_race.chance(keep)
        else:
            chance = outlook(view, odds, keep.hand + keep.pegged, keep.crib, keep.conceded)
        advice.append(Advice(keep.laid, keep.hand, keep.crib, keep.pegged, keep.conceded, chance))
    return _best_first(advice)


def advice_on_cards(
    known: Situation, values: dict[int, float], effort: Effort, rng: Random
) -> Thought[tuple[Advice, ...]]:
    """Every card that fits, the best first by what it is worth to the champ."""
    view, odds = known.view, known.odds
    pegged = yield from played_out(known, effort, rng)
    hand = float(show_points(view.kept, known.starter))
    crib = crib_to_come(known)
    exact = in_chances(known)
    advice = []
    for card in sorted(view.playable, key=lambda card: -values[card.rank]):
        own, other, _ = pegged[card.rank]
        chance = values[card.rank] if exact else outlook(view, odds, hand + own, crib, other)
        advice.append(Advice((card,), hand, crib, own, other, chance))
    return tuple(advice)


def crib_to_come(known: Situation) -> float:
    """The mean crib, the starter being known."""
    return mean(known.cribs.odds(known.view.laid_away, known.starter))


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


def _best_first(advice: list[Advice]) -> tuple[Advice, ...]:
    return tuple(sorted(advice, key=lambda option: -option.chance))
