"""A moment of a game at which a seat must choose; and the same cards from the other side."""

from collections.abc import Sequence
from itertools import takewhile

from game.rules.events import Phase
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House, Undo
from game.rules.log import Heading, SeatMove
from game.rules.moves import Cut, LayAway
from game.rules.view import View
from game.rules.voice import YOU
from game.table import Cuts
from game.values import frozen, replace

OTHER = "CHAMP"
LETTERS = "ABCD"
"""Who sits opposite in a position that nobody has played, and who sit there where several do."""


@frozen
class Position:
    """Who must choose after these moves. `scores` is where the pegs stood before the first of them."""

    heading: Heading
    moves: tuple[SeatMove, ...]
    seat: int
    scores: tuple[int, ...] = ()
    called: tuple[str, ...] = ()

    def begun(self) -> Game:
        """Return the game before the first of the moves."""
        game = Game.begun(self.heading)
        game.scores[:] = self.scores or game.scores
        return game

    def reached(self) -> Game:
        """Return the game after the last of them."""
        game = self.begun()
        for seat, move in self.moves:
            game.apply(seat, move)
        return game

    @property
    def view(self) -> View:
        return self.reached().view(self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody at the table."""
        seats = self.heading.form.seats
        others = (OTHER, OTHER) if seats == 2 else LETTERS[:seats]
        return self.called or tuple(YOU if seat == self.seat else name for seat, name in enumerate(others))


def laid_away_after(moves: Sequence[SeatMove], at: int) -> list[SeatMove]:
    """Return the others' discards at the same time, after this move of a log."""
    return [*takewhile(lambda one: isinstance(one[1], LayAway), moves[at:])][1:]


def position_in(heading: Heading, moves: Sequence[SeatMove], at: int, called: Sequence[str] = ()) -> Position:
    """Return the moment before a move of a log; the others' discards lie face down in the crib already."""
    laid = laid_away_after(moves, at)
    house = replace(heading.house, undo=Undo.NO)  # nothing is taken back where one thing alone is asked
    return Position(replace(heading, house=house), (*moves[:at], *laid), moves[at][0], called=tuple(called))


def dealt(form: Form, seed: str, dealer: int, scores: Sequence[int]) -> Position:
    """Deal to the first seat, the pegs somewhere on their way; the others have discarded whatever it was."""
    heading = Heading(form, House(undo=Undo.NO), seed, dealer)
    hands = Game.begun(heading).deal.hands
    laid = [(seat, LayAway(tuple(hands[seat][: form.laid_away]))) for seat in range(1, form.seats)]
    return Position(heading, tuple(laid), 0, tuple(scores))


@frozen
class OtherSide:
    """How a game is begun in which each seat has the cards that the next one to its right had."""

    heading: Heading
    seats: tuple[str, ...]
    """Who sits where, as they sat once the deal was cut for."""
    cuts: Cuts
    """Those that are made again, deal by deal; a deal more than there was is cut anew."""


def settled_cuts(game: Game) -> Cuts:
    """Return how deep the pack was cut in each deal of a game."""
    again, cuts = game.begun_again(), dict[tuple[int, Phase], int]()
    for seat, move in game.moves:
        if isinstance(move, Cut) and again.deals:
            cuts[again.deals, again.phase] = move.depth
        again.apply(seat, move)
    return cuts


def other_side(game: Game, cutters: tuple[str, ...]) -> OtherSide:
    """Switch the sides of a game as far as it was played; the seal of its seed holds for this one too."""
    seats, house = tuple(cutters[place] for place in game.places), game.house
    if house.target_after_cut:
        house = replace(house, target=game.target, target_after_cut=False)
    dealer = None if game.deals_first is None else game.form.left_of(game.deals_first)
    return OtherSide(Heading(game.form, house, game.seed, dealer, game.word), seats, settled_cuts(game))
