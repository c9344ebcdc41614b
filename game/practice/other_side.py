"""The same cards from the other side: the packs and cuts of a game, with the deal turned."""

from dataclasses import dataclass, replace

from game.rules.events import DealerChosen, Phase
from game.rules.game import Game
from game.rules.log import Heading
from game.rules.moves import Cut
from game.table import Cuts


@dataclass(frozen=True)
class OtherSide:
    """How a game is begun in which each seat has the cards that the next one to its right had."""

    heading: Heading
    seats: tuple[str, ...]
    """Who sits where, as they sat once the deal was cut for."""
    cuts: Cuts
    """Those that are made again, deal by deal; a deal more than there was is cut anew."""


def other_side(game: Game, cutters: tuple[str, ...]) -> OtherSide:
    """Of a game as far as it was played; the seal of its seed holds for this one too."""
    again = game.begun_again()
    seats, cuts = cutters, dict[tuple[int, Phase], int]()
    first_dealer = game.first_dealer
    for seat, move in game.moves:
        if isinstance(move, Cut) and again.deals:
            cuts[again.deals, again.phase] = move.depth
        for event in again.apply(seat, move):
            if isinstance(event, DealerChosen):
                first_dealer, seats = event.dealer, tuple(cutters[place] for place in event.places)
    house = game.house
    if house.target_after_cut:
        house = replace(house, target=game.target, target_after_cut=False)
    dealer = None if first_dealer is None else game.form.left_of(first_dealer)
    return OtherSide(Heading(game.form, house, game.seed, dealer, game.word), seats, cuts)
