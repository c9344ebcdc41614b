"""A moment of a game at which a seat must choose, and how the game came there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from game.rules.events import DealerChosen
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House, Undo
from game.rules.log import Heading, SeatMove
from game.rules.moves import LayAway
from game.rules.spoken import YOU
from game.rules.view import View

OTHER = "CHAMP"
"""Who sits opposite in a position that nobody has played."""


@dataclass(frozen=True)
class Position:
    """Who must choose after these moves. `scores` is where the pegs stood before the first of them."""

    heading: Heading
    moves: tuple[SeatMove, ...]
    seat: int
    scores: tuple[int, ...] = ()
    called: tuple[str, ...] = ()

    def begun(self) -> Game:
        """The game before the first of the moves."""
        game = Game.begun(self.heading)
        game.scores[:] = self.scores or game.scores
        return game

    @property
    def view(self) -> View:
        """What the seat that must choose can see."""
        game = self.begun()
        for seat, move in self.moves:
            game.apply(seat, move)
        return game.view(self.seat)

    @property
    def places(self) -> tuple[int, ...]:
        """By seat, from which place its sitter cut for the deal: partners may have been cut for."""
        game = self.begun()
        events = [event for seat, move in self.moves for event in game.apply(seat, move)]
        chosen = [event.places for event in events if isinstance(event, DealerChosen)]
        return tuple(chosen[-1]) if chosen else tuple(range(game.form.seats))

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody at the table."""
        seats = range(self.heading.form.seats)
        number = "" if len(seats) == 2 else " {}"
        return self.called or tuple(
            YOU if seat == self.seat else OTHER + number.format(seat + 1) for seat in seats
        )


def position_in(heading: Heading, moves: Sequence[SeatMove], at: int, called: Sequence[str] = ()) -> Position:
    """The moment before a move of a log; what the others lay away lies face down in the crib already."""
    seat, move = moves[at]
    later = takewhile(lambda one: isinstance(one[1], LayAway), moves[at + 1 :])
    laid = later if isinstance(move, LayAway) else ()
    house = replace(heading.house, undo=Undo.NO)  # nothing is taken back where one thing alone is asked
    return Position(replace(heading, house=house), (*moves[:at], *laid), seat, called=tuple(called))


def dealt(form: Form, seed: str, dealer: int, scores: Sequence[int], seat: int = 0) -> Position:
    """Cards just dealt, with the pegs somewhere on their way; the others have laid away whatever it was."""
    heading = Heading(form, House(undo=Undo.NO), seed, dealer)
    hands = Game.begun(heading).deal.hands
    laid = [
        (other, LayAway(tuple(hands[other][: form.laid_away])))
        for other in range(form.seats)
        if other != seat
    ]
    return Position(heading, tuple(laid), seat, tuple(scores))
