"""One deck of a match: the same cards played once for each way to seat the two entrants."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar

from game.players.player import Player, Thought, player_seed
from game.rules.counting import Reason
from game.rules.errors import CribbageError
from game.rules.events import Ask, Dealt, Event, Pegged
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut, LayAway, Move, Play
from game.rules.outcome import Win
from game.tournament.tally import SHOWS, Clocked, Tally, Times

T = TypeVar("T")
Entrants = tuple[type[Player], type[Player]]
Seating = tuple[int, ...]  # which entrant sits in each seat


class ContestError(Exception):
    """A player did what cannot be done."""


@dataclass(frozen=True)
class Pairing:
    """Who plays whom at what."""

    entrants: Entrants
    form: Form
    house: House
    seed: str


def seatings(form: Form) -> tuple[Seating, ...]:
    """Every way to seat the entrants: the first takes each side in turn, the second all others."""
    return tuple(
        tuple(int(form.side(seat) != side) for seat in range(form.seats)) for side in range(form.sides)
    )


def play_deck(match: Pairing, deck: int) -> Tally:
    """All games of one deck."""
    tally = Tally()
    wins = margin = 0
    ways = seatings(match.form)
    for seating in ways:
        game = Contest(match, deck, seating, tally).play()
        assert game.outcome
        side = seating.index(0) % match.form.sides
        others = [score for at, score in enumerate(game.outcome.scores) if at != side]
        wins += game.outcome.winner == side
        margin += game.outcome.scores[side] - max(others)
        tally.games += 1
        tally.dealer_wins += game.outcome.winner == match.form.side(deck % match.form.seats)
        skunked = any(beaten.win in (Win.SKUNK, Win.DOUBLE_SKUNK) for beaten in game.outcome.beaten)
        tally.skunks[seating[game.outcome.seat]] += skunked
    tally.wins.note(wins / len(ways))
    tally.margins.note(margin / len(ways))
    return tally


class Contest:
    """One game of a match."""

    def __init__(self, match: Pairing, deck: int, seating: Seating, tally: Tally) -> None:
        self.form = match.form
        self.seating = seating
        self.tally = tally
        self.names = [match.entrants[who].name for who in seating]
        dealer = deck % match.form.seats
        self.game = Game(match.form, match.house, f"{match.seed} deck {deck}", dealer=dealer)
        self.players = [
            match.entrants[who](player_seed(self.game.seed, seat)) for seat, who in enumerate(seating)
        ]
        self.deal: list[Counter[str]] = []
        self.dealer = dealer
        self._note(self.game.opening)

    def play(self) -> Game:
        while self.game.waiting:
            seat = self.game.waiting[0]
            try:
                move = self._move(seat)
                self._note(self.game.apply(seat, move))
            except CribbageError as error:
                raise ContestError(f"{self.names[seat]} tried '{move}': {error}") from None
        return self.game

    def _move(self, seat: int) -> Move:
        view, player = self.game.view(seat), self.players[seat]
        clocks = self.tally.clocks[self.seating[seat]]
        try:
            asked = self.game.asks(seat)
            if asked is Ask.LAY_AWAY:
                return LayAway(timed(player.think_lay_away(view), clocks, clocks.laying_away))
            if asked is Ask.PLAY:  # a forced card is no decision
                cards = clocks.cards if len(view.playable) > 1 else Times()
                return Play(timed(player.think_play(view), clocks, cards))
            return Cut(player.cut(view))
        except Exception as error:
            raise ContestError(f"{self.names[seat]} failed: {type(error).__name__}: {error}") from error

    def _note(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, Dealt):
                self._close_deal()
                self.dealer = event.dealer
                self.deal = [Counter() for _ in range(self.form.seats)]
            elif isinstance(event, Pegged) and self.deal and event.reason is not Reason.HEELS:
                self.deal[event.seat][SHOWS.get(event.reason, "pegging")] += event.holes

    def _close_deal(self) -> None:
        """Only deals played to the end are counted, so that means are not those of cut-off hands."""
        for seat, points in enumerate(self.deal):
            roles = self.tally.dealing if seat == self.dealer else self.tally.not_dealing
            role = roles[self.seating[seat]]
            role.deals += 1
            role.points.update(points)


def timed(thought: Thought[T], clocks: Clocked, times: Times, now: Callable[[], float] = perf_counter) -> T:
    """Run a thought through, noting how long it took and each of its slices."""
    total = 0.0
    while True:
        began = now()
        try:
            next(thought)
        except StopIteration as end:
            taken = now() - began
            clocks.slices.note(taken)
            times.note(total + taken)
            found: T = end.value
            return found
        taken = now() - began
        total += taken
        clocks.slices.note(taken)
