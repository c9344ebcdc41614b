"""A match: who may enter, the same cards for each way to seat the two, and many decks among processes."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from time import perf_counter
from typing import TypeVar

from game.gc_tuning import spare_them
from game.players.levels import LEVELS
from game.players.player import Player, Thought, player_seed
from game.players.seating import is_player, player_class
from game.rules.counting import Reason
from game.rules.errors import CribbageError
from game.rules.events import Ask, Dealt, Event, Pegged
from game.rules.forms import Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut, LayAway, Move, Play
from game.rules.outcome import Win
from game.tournament.tally import SHOWS, Clocked, Tally, Times


class EntryError(ValueError):
    """Somebody who cannot enter, with the reason."""


def entrant(word: str) -> type[Player]:
    """The class that this word names."""
    if ":" in word:
        return _own_class(*word.split(":", 1))
    if not is_player(word):
        raise EntryError(f"There is no player '{word}'; there are {', '.join(LEVELS)}, or module:Class.")
    return player_class(word)


def _own_class(module: str, name: str) -> type[Player]:
    try:
        found = getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        raise EntryError(f"There is no module '{error.name}' for '{module}:{name}'.") from None
    except Exception as error:
        raise EntryError(f"The module '{module}' cannot be read: {error}") from error
    if found is None:
        raise EntryError(f"There is no '{name}' in the module '{module}'.")
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise EntryError(f"'{module}:{name}' is not a Player (see game.players.player).")
    return found


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


_DECKS_AT_ONCE = 4


def played(match: Pairing, decks: range, workers: int) -> Iterator[Tally]:
    """Each deck as it is done; in their own order, so that the figures do not hang on the workers."""
    if workers == 1:
        _get_ready(match)
        yield from map(partial(play_deck, match), decks)
        return
    # Fresh processes: a copy of one with threads in it may wait for ever. They find what they do by its
    # module, which therefore must not be the command line's.
    with get_context("spawn").Pool(workers, _begin_work, (match,)) as pool:
        yield from pool.imap(partial(play_deck, match), decks, _DECKS_AT_ONCE)


def _begin_work(match: Pairing) -> None:
    """Only the first process answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _get_ready(match)


def _get_ready(match: Pairing) -> None:
    for player in match.entrants:
        player.get_ready(match.form)
    spare_them()
