"""All that is known when a card is to be played, and the possible hands of the other seats."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from game.players.player import Thought
from game.players.search.opponent_model import RARE, OpponentModel, forgetting, opponent_model
from game.players.search.rank_play import Turn, play_so_far
from game.players.tables.habit import Habit
from game.players.tables.odds import FormOdds, cribs_seen_from, place
from game.players.tables.running_count import ranks_in
from game.players.tables.show_odds import CribOdds, Unseen, Weights, rank_hands, rank_key, ways
from game.rules.cards import JACK, PIPS, Card
from game.rules.counting import ONE, THIRTY_ONE
from game.rules.view import View
from game.values import frozen


@frozen
class Effort:
    """How many hands and deals are looked at; whoever has the time takes more of them."""

    work: int = 135_000  # of a search, or thereabouts, as `PlaySearch` counts it
    work_on_lead: int = 150_000  # before any card is known
    pilot_hands: int = 5  # of the other player's, looked at first to learn the cost of each
    fewest_hands: int = 8
    most_hands: int = 240
    weighed_hands: int = 600  # held against the play so far; the likeliest of them
    deals_drawn: int = 1000  # where there is too much to search
    deals_played: int = 160
    cards_played: int = 1_000_000  # in all of these, for all ranks: of more seats fewer deals are played
    shows: int = 60  # that stand for all: one alone would tell more of its own luck than of the card
    account: bool = False
    """Whether every card is followed to the end, with the points pegged; else only to tell which is best."""
    races: bool = True
    """Whether a discard near home is weighed by the race."""


class Foretold(NamedTuple):
    """What a card brings in the mean over all that may be held: the worth of that, and the points pegged."""

    worth: float
    """In points, or near home in chances to win."""
    own: float = 0.0
    other: float = 0.0
    reply: float = 0.0
    """Of `other`, the points of the very next card."""
    answered: float = 0.0
    """How likely that card pegs anything."""

    @property
    def points(self) -> float:
        return self.own - self.other


T = TypeVar("T")

_HANDS_IN_A_SLICE, _LIKENED_IN_A_SLICE = 300, 25


def held_by(
    left: Sequence[int], number: int, turns: Sequence[Turn], kept: Weights, other: OpponentModel, most: int
) -> Thought[list[tuple[int, float]]]:
    """Weigh every hand of `number` cards, like ones together; after a card, about `most` of them."""
    played = sum(ONE[turn.rank] for turn in turns if turn.rank)
    weighed = []
    for at, hand in enumerate(rank_hands(number)):
        often = kept.get(hand + played, 1.0)
        if often:
            weight = often * ways(hand, left)
            if weight:
                weighed.append((hand, weight))
        if at % _HANDS_IN_A_SLICE == 0:
            yield
    yield
    if not weighed:  # nobody keeps such cards, and yet it was done
        return [(hand, float(ways(hand, left))) for hand in rank_hands(number) if ways(hand, left)]
    if not turns:
        return weighed
    likened = []
    for at, (hand, weight) in enumerate(_likeliest(weighed, most)):
        weight *= other.would_have(hand + played, turns)
        if weight > 0:
            likened.append((hand, weight))
        if at % _LIKENED_IN_A_SLICE == 0:
            yield
    yield
    return likened or weighed


def _likeliest(weighed: list[tuple[int, float]], number: int) -> list[tuple[int, float]]:
    """Return the `number` likeliest or a few more, in their order."""
    if len(weighed) <= number:
        return weighed
    least = sorted([weight for _, weight in weighed], reverse=True)[number - 1]
    return [(hand, weight) for hand, weight in weighed if weight >= least]


def spread_out(weighed: Sequence[tuple[T, float]], number: int) -> list[tuple[T, float]]:
    """Choose at most `number` that stand for all: one for each equal share of the whole, in order."""
    total = sum([weight for _, weight in weighed])
    if len(weighed) <= number:
        return [(hand, weight / total) for hand, weight in weighed]
    step = total / number
    mark, passed = step / 2, 0.0
    chosen = []
    for hand, weight in weighed:
        passed += weight
        times = 0
        while mark < passed:
            times += 1
            mark += step
        if times:
            chosen.append((hand, times / number))
    return chosen


_BY_THUMB = 0.25  # with this share of them, the cards of every level are foretold better than with none


@lru_cache(maxsize=16)  # forms
def _habit(odds: FormOdds) -> Habit:
    return Habit(odds.by_stage or [odds.habit], odds.sharpness, RARE, _BY_THUMB)


def habit_of(odds: FormOdds) -> Habit:
    """Return the habit of a form, with its memory of earlier decisions."""
    habit = _habit(odds)
    habit.forget_some()
    return habit


class Situation:
    """What a view tells, by rank and by place from the dealer's left."""

    def __init__(self, view: View, odds: FormOdds) -> None:
        assert view.dealer is not None
        assert view.starter
        self.view = view
        self.dealer = view.dealer
        self.odds = odds
        self.form = view.form
        self.starter = view.starter
        self.place = self.place_of(view.seat)
        self.hand = rank_key(view.hand)
        self.habit = habit_of(odds)
        self.past = play_so_far(view, self.habit.piles)
        theirs = [card for seat, card in view.played if seat != view.seat]
        self.unseen = Unseen((*view.kept, *view.laid_away, view.starter, *theirs))

    def place_of(self, seat: int) -> int:
        return place(self.form, seat, self.dealer)

    @property
    def fitting(self) -> list[int]:
        count = self.past.pile.count
        return [rank for rank in ranks_in(self.hand) if count + PIPS[rank] <= THIRTY_ONE]

    @property
    def cribs(self) -> CribOdds:
        """What the crib may hold, worked out anew each time."""
        return cribs_seen_from(self.odds, self.place, self.unseen, self.form.from_pack)

    def think_opponent_model(self, at: int) -> Thought[OpponentModel]:
        """Model a place's play by this game so far."""
        model = self.opponent_model(at)
        yield
        yield from forgetting()
        yield from self.habit.piles.letting_go()
        return model

    def opponent_model(self, at: int) -> OpponentModel:
        """Return the same, once it was thought of."""
        seat = (self.dealer + 1 + at) % self.form.seats
        return opponent_model(self.form.name, self.view.past, seat, self.habit)

    def turns(self, at: int) -> list[Turn]:
        """List the cards that a place has played, and where it said go."""
        return [turn for turn in self.past.turns if turn.place == at]

    def played(self, at: int) -> int:
        return sum(ONE[turn.rank] for turn in self.turns(at) if turn.rank)

    def has_nobs(self, at: int) -> bool:
        """Tell whether a place is seen to hold his nobs, which it will show."""
        jack = Card(JACK, self.starter.suit)
        return any(card == jack and self.place_of(seat) == at for seat, card in self.view.played)
