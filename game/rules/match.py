"""A match: games one after the other, with what each win was worth."""

from dataclasses import dataclass, field, replace

from game.rules.errors import whole_number
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House, NextDeal
from game.rules.outcome import Outcome


@dataclass
class Match:
    """Games at one table. Each brings its own seed, so that no seal gives away the next deal."""

    form: Form
    house: House
    outcomes: list[Outcome] = field(default_factory=list)
    next_dealer: int | None = None
    before: tuple[int, ...] = ()
    """Games that each side had won when the match was taken up again."""

    def next_game(self, seed: str, word: str = "") -> Game:
        """The next game, with its dealer where the house does not cut again; partners are cut for once."""
        house = replace(self.house, cut_for_partners=False) if self.outcomes else self.house
        return Game(self.form, house, seed, dealer=self.next_dealer, word=word)

    def finish(self, game: Game) -> None:
        assert game.outcome, "the game is not over"
        self.outcomes.append(game.outcome)
        self.next_dealer = self._dealer_after(game, game.outcome)

    def _dealer_after(self, game: Game, outcome: Outcome) -> int | None:
        """The next seat in turn of the side that must deal; nobody where it is cut for (D7)."""
        if self.house.next_deal is NextDeal.CUT:
            return None
        last_of_all = outcome.beaten[-1].side
        side = last_of_all if self.house.next_deal is NextDeal.LOSER else outcome.winner
        seats = self.form.round_from(self.form.left_of(game.dealer))
        return next(seat for seat in seats if self.form.side(seat) == side)

    @property
    def won(self) -> tuple[int, ...]:
        """Games won by each side, lurches and skunks at their worth."""
        won = [*self.before] or [0] * self.form.sides
        for outcome in self.outcomes:
            won[outcome.winner] += outcome.worth
        return tuple(won)


def read_won(text: str, form: Form) -> tuple[int, ...]:
    """The games won by each side, as they were written down; nothing if they were not."""
    words = text.split()
    try:
        won = tuple(map(whole_number, words))
    except ValueError:
        return ()
    return won if len(won) == form.sides else ()
