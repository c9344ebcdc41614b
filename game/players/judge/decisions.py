"""Every choice that was made in a game, with what the seat could see when it made it."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.game import Game
from game.rules.moves import LayAway, Move, Play
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Decision:
    """A lay-away or a card where there was a choice; `at` counts the moves of the log before it."""

    at: int
    deal: int
    view: View
    move: LayAway | Play

    @property
    def seat(self) -> int:
        return self.view.seat


def decision(game: Game, seat: int, move: Move) -> Decision | None:
    """What a seat is about to decide by this move, if anything."""
    if not isinstance(move, LayAway | Play):
        return None
    view = game.view(seat)
    if isinstance(move, Play) and len({card.rank for card in view.playable}) < 2:
        return None
    return Decision(len(game.moves), game.deals, view, move)


def decisions(game: Game) -> Iterator[Decision]:
    """All decisions of a game, from its first move on."""
    again = game.begun_again()
    for seat, move in game.moves:
        made = decision(again, seat, move)
        if made:
            yield made
        again.apply(seat, move)
