"""A match: the same cards for each way to seat the two, and many decks among whoever does the work."""

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor
from functools import partial
from time import perf_counter
from typing import TypeVar

from game.engines.engine import Engine
from game.players.player import GaveUp, Player, Thought, player_seed
from game.rules.counting import Reason
from game.rules.errors import CribbageError
from game.rules.events import Ask, Dealt, Event, Pegged
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut, LayAway, Move, Play
from game.rules.outcome import Win
from game.tournament.entrants import entrant
from game.tournament.executors import InTurn
from game.tournament.tally import SHOWS, Clocked, Tally, Times
from game.values import frozen

T = TypeVar("T")
Seating = tuple[int, ...]  # which entrant sits in each seat


class ContestError(Exception):
    """A player did something impossible."""


@frozen
class Pairing:
    """Who plays whom, and which game, in words that any machine understands."""

    words: tuple[str, str]
    form: Form
    house: House
    seed: str
    seconds: float = Engine.seconds
    """Within which an engine must answer."""

    @property
    def entrants(self) -> tuple[type[Player], type[Player]]:
        """The classes of the two; a piece is sent to other processes, and most classes are not."""
        return entrant(self.words[0]), entrant(self.words[1])


def seatings(form: Form) -> tuple[Seating, ...]:
    """List every way to seat the entrants: the first takes each side in turn, the second all others."""
    return tuple(
        tuple(int(form.side(seat) != side) for seat in range(form.seats)) for side in range(form.sides)
    )


def play_deck(match: Pairing, deck: int) -> Tally:
    """Play all games of one deck."""
    tally = Tally()
    wins = margin = 0
    ways = seatings(match.form)
    for seating in ways:
        contest = Contest(match, deck, seating, tally)
        game, winner = contest.game, contest.play()
        side = seating.index(0) % match.form.sides
        others = [score for at, score in enumerate(game.scores) if at != side]
        wins += winner == side
        margin += game.scores[side] - max(others)
        tally.games += 1
        tally.dealer_wins += winner == match.form.side(deck % match.form.seats)
        if game.outcome:
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

    def play(self) -> int:
        """Play it to its end, and answer with the side that won."""
        try:
            while self.game.waiting:
                seat = self.game.waiting[0]
                try:
                    move = self._move(seat)
                    self._note(self.game.apply(seat, move))
                except GaveUp as why:
                    return self._lost(seat, str(why))
                except CribbageError as error:
                    raise ContestError(f"{self.names[seat]} tried '{move}': {error}") from None
        finally:
            for player in self.players:
                player.leave()
        assert self.game.outcome
        return self.game.outcome.winner

    def _lost(self, seat: int, why: str) -> int:
        """Give the game to the best of the others when a player cannot go on."""
        self.tally.lost.append(f"{self.names[seat]} lost {self.game.seed}: {why}")
        side = self.form.side(seat)
        winner = max((at for at in range(self.form.sides) if at != side), key=self.game.scores.__getitem__)
        self.game.scores[winner] = self.game.target
        return winner

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
        except GaveUp:
            raise
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
        """Close a deal: only those played to the end are counted, so means are not those of cut-off hands."""
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


_DECKS_AT_ONCE = 4


def played(match: Pairing, decks: range, workers: Executor, pieces: int = 0) -> Iterator[Tally]:
    """Yield each deck as it is done, in order: figures hang on neither workers nor pieces."""
    at_once = -(-len(decks) // pieces) if pieces else 1 if isinstance(workers, InTurn) else _DECKS_AT_ONCE
    parts = [decks[start : start + at_once] for start in range(0, len(decks), max(1, at_once))]
    try:
        for tallies in workers.map(partial(play_piece, match), parts):
            yield from tallies
    except BrokenExecutor:
        raise ContestError("A worker stopped. Run it again with the same file to continue.") from None


def play_piece(match: Pairing, decks: range) -> list[Tally]:
    """Play some decks of a match, wherever that is done."""
    Engine.seconds = match.seconds
    for player in match.entrants:
        player.get_ready(match.form)
    gc.freeze()
    gc.set_threshold(2_000, 5, 1_000_000)  # what players remember is no garbage
    return [play_deck(match, deck) for deck in decks]
