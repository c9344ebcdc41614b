"""Lessons in playing a card: deals between champs in a hurry, and what their search found of each rank."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from game.players.player import think_through
from game.players.tables.odds import FormOdds
from game.players.thought.choosing import best_keep
from game.players.thought.effort import Effort
from game.players.thought.searching import searched_values
from game.players.thought.situation import Situation
from game.rules.cards import Card
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, Play
from game.rules.phase import Phase
from game.rules.view import View

_IN_A_HURRY = Effort(work=30_000, work_on_lead=60_000, weighed_hands=300)


@dataclass(frozen=True, slots=True)
class Searched:
    """A choice of two ranks or more, and the worth of each in points, the lowest rank first."""

    pile: tuple[int, ...]
    hand: int
    others: int
    worths: tuple[float, ...]


def lessons(form: Form, odds: FormOdds, seed: str) -> list[Searched]:
    """Every choice of one deal at the beginning of a game."""
    rng = Random(seed)
    game = Game(form, House(), seed, dealer=rng.randrange(form.seats))
    found: list[Searched] = []
    while game.deals == 1:
        seat = game.waiting[0]
        view = game.view(seat)
        if game.phase is Phase.LAY_AWAY:
            game.apply(seat, LayAway(think_through(best_keep(view, odds))))
        elif game.phase is Phase.PLAY:
            game.apply(seat, Play(_best(view, odds, found)))
        else:
            game.apply(seat, rng.choice(game.legal(seat)))
    return found


def _best(view: View, odds: FormOdds, found: list[Searched]) -> Card:
    """The card to play; where there is a choice it is written down."""
    cards = {card.rank: card for card in view.playable}
    if len(cards) > 1:
        known = Situation(view, odds)
        values = think_through(searched_values(known, _IN_A_HURRY))
        pile = tuple(card.rank for _, card in view.pile)
        worths = tuple(values[rank] for rank in sorted(cards))
        found.append(Searched(pile, known.hand, known.past.others(known.place), worths))
        return cards[max(values, key=values.__getitem__)]
    return next(iter(cards.values()))


def many_lessons(form: Form, odds: FormOdds, seed: str, deals: range) -> Iterator[Searched]:
    """The lessons of all these deals."""
    for number in deals:
        yield from lessons(form, odds, f"{seed} lesson {number}")
