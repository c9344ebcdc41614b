"""All that is known when a card is to be played."""

from functools import cache

from game.players.tables.crib_odds import CribOdds
from game.players.tables.habit import Habit
from game.players.tables.odds import FormOdds, cribs_seen_from, place
from game.players.tables.pile import ONE, ranks_in
from game.players.tables.shown import Unseen, rank_key
from game.players.thought.acquaintance import RARE, Acquaint, Acquaintance, acquaintance
from game.players.thought.play_so_far import Turn, play_so_far
from game.rules.cards import JACK, PIPS, Card
from game.rules.counting import THIRTY_ONE
from game.rules.view import View

_BY_THUMB = 0.25  # with so many of them, the cards of every level are foretold better than with none


@cache
def _habit(odds: FormOdds) -> Habit:
    return Habit(odds.by_stage or [odds.habit], odds.sharpness, RARE, _BY_THUMB)


def habit_of(odds: FormOdds) -> Habit:
    """The habit of a form, with what it remembers of earlier decisions."""
    habit = _habit(odds)
    habit.forget_some()
    return habit


class Situation:
    """What a view tells, by rank and by place from the dealer's left."""

    def __init__(self, view: View, odds: FormOdds, acquaint: Acquaint = acquaintance) -> None:
        assert view.dealer is not None
        assert view.starter
        self.view = view
        self.acquaint = acquaint
        self.dealer = view.dealer
        self.odds = odds
        self.form = view.form
        self.starter = view.starter
        self.place = self.place_of(view.seat)
        self.hand = rank_key(view.hand)
        self.habit = habit_of(odds)
        self.past = play_so_far(view, self.habit.piles)
        self.before_play = Unseen((*view.kept, *view.laid_away, view.starter))
        theirs = [card for seat, card in view.played if seat != view.seat]
        self.unseen = Unseen((*view.kept, *view.laid_away, view.starter, *theirs))

    def place_of(self, seat: int) -> int:
        return place(self.form, seat, self.dealer)

    @property
    def fitting(self) -> list[int]:
        """The ranks that may be played."""
        count = self.past.pile.count
        return [rank for rank in ranks_in(self.hand) if count + PIPS[rank] <= THIRTY_ONE]

    @property
    def cribs(self) -> CribOdds:
        """What the crib may hold, worked out anew each time."""
        return cribs_seen_from(self.odds, self.place, self.unseen, self.form.from_pack)

    def acquaintance(self, at: int) -> Acquaintance:
        """What this game has told of how a place plays."""
        seat = (self.dealer + 1 + at) % self.form.seats
        return self.acquaint(self.form.name, self.view.past, seat, self.habit)

    def turns(self, at: int) -> list[Turn]:
        """What a place has played, and where it said go."""
        return [turn for turn in self.past.turns if turn.place == at]

    def played(self, at: int) -> int:
        """The cards that a place has played."""
        return sum(ONE[turn.rank] for turn in self.turns(at) if turn.rank)

    def has_nobs(self, at: int) -> bool:
        """Whether a place is seen to hold his nobs, which it will show."""
        jack = Card(JACK, self.starter.suit)
        return any(card == jack and self.place_of(seat) == at for seat, card in self.view.played)
