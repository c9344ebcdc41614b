"""A match: games one after the other, with the worth of each win, and who has won it."""

from game.rules.errors import whole_number
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House, NextDeal
from game.rules.match_length import Length, Stand, read_length
from game.rules.outcome import Outcome
from game.values import fresh, mutable, replace


@mutable
class Match:
    """Games at one table. Each brings its own seed, so that no seal gives away the next deal."""

    form: Form
    house: House
    outcomes: list[Outcome] = fresh(default_factory=list)
    next_dealer: int | None = None
    before: tuple[int, ...] = ()
    """Games that each side had won when the match was taken up again, at their worth."""
    games_before: tuple[int, ...] = ()
    """The same, each game being one."""
    length: Length | None = None

    def next_game(self, seed: str, word: str = "") -> Game:
        """Begin the next game, with its dealer where nobody cuts again; partners are cut for once."""
        house = replace(self.house, cut_for_partners=False) if self.outcomes else self.house
        return Game(self.form, house, seed, dealer=self.next_dealer, word=word)

    def finish(self, game: Game) -> None:
        assert game.outcome, "the game is not over"
        self.outcomes.append(game.outcome)
        self.next_dealer = self._dealer_after(game, game.outcome)

    def _dealer_after(self, game: Game, outcome: Outcome) -> int | None:
        """Return the next seat in turn of the side that must deal; nobody where it is cut for (D7)."""
        if self.house.next_deal is NextDeal.CUT:
            return None
        last_of_all = outcome.beaten[-1].side
        side = last_of_all if self.house.next_deal is NextDeal.LOSER else outcome.winner
        seats = self.form.round_from(self.form.left_of(game.dealer))
        return next(seat for seat in seats if self.form.side(seat) == side)

    @property
    def won(self) -> tuple[int, ...]:
        """Games won by each side, lurches and skunks at their worth."""
        return self._tally(self.before, [outcome.worth for outcome in self.outcomes])

    @property
    def games(self) -> tuple[int, ...]:
        """Games won by each side, each being one."""
        return self._tally(self.games_before, [1] * len(self.outcomes))

    def _tally(self, before: tuple[int, ...], worths: list[int]) -> tuple[int, ...]:
        won = [*before] or [0] * self.form.sides
        for outcome, worth in zip(self.outcomes, worths, strict=True):
            won[outcome.winner] += worth
        return tuple(won)

    @property
    def has_points(self) -> bool:
        """Tell whether a game counts several game points, so that both are told."""
        return self.house.stakes.plain > 1

    @property
    def tally(self) -> tuple[int, ...]:
        """Return how far each side is in the match."""
        return self.won if self.length and self.length.in_points else self.games

    def stand(self, game: Game) -> Stand | None:
        """Return how it stood between two sides before a game of it; nothing where it has no end."""
        if not self.length or self.form.sides != 2:
            return None
        outcomes = [outcome for outcome in self.outcomes if outcome is not game.outcome]
        return Stand(self.length, replace(self, outcomes=outcomes).tally)

    @property
    def is_over(self) -> bool:
        return self.winner is not None

    @property
    def winner(self) -> int | None:
        """The side that has won the match; nobody where it has no end, or is not over."""
        if not self.length or max(self.tally) < self.length.needed:
            return None
        return self.tally.index(max(self.tally))


def match_before(form: Form, house: House, length: str, won: str) -> Match:
    """Return the match that a game belongs to, as it was noted before that game: `5 1 1` and `2 3`."""
    words, _, games = length.partition(" ")
    before, games_before = read_won(won, form), read_won(games, form)
    return Match(form, house, before=before, games_before=games_before, length=read_length(words))


def read_won(text: str, form: Form) -> tuple[int, ...]:
    """Read the games won by each side, as they were written down; nothing if they were not."""
    words = text.split()
    try:
        won = tuple(map(whole_number, words))
    except ValueError:
        return ()
    return won if len(won) == form.sides else ()
