"""Playing choices out: the same deals for each of them, to the end of the deal and on by the race's table."""

from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import lru_cache
from typing import NamedTuple

from game.players.player import Thought, think_through
from game.players.weigh.intervals import (
    Wager,
    margin_of_chance,
    margin_of_difference,
    mean_and_error,
    skewness,
)
from game.players.weigh.worlds import Worlds
from game.rules.cards import Cards
from game.rules.view import View

MOST_DEALS = 2000
A_PIECE = 50
"""Deals that one process plays before it is asked again."""
_A_SLICE = 0.004  # seconds for which a piece of somebody else's is waited for
_AHEAD = 2  # pieces for each process, so that none stands idle

Row = list[float]
"""What came of one deal, choice by choice."""


class RolledOut(NamedTuple):
    """A choice with its chance to win, and how far it is behind the best in the same deals.

    The errors are standard errors; the margins reach to the ends of the 95 % intervals."""

    cards: Cards
    chance: float
    error: float
    behind: float
    behind_error: float
    deals: int
    behind_skew: float = 0.0

    @property
    def margin(self) -> float:
        return margin_of_chance(self.chance, self.error, self.deals)

    @property
    def behind_margin(self) -> float:
        return margin_of_difference(self.behind_error, self.deals, self.behind_skew)


class Rollouts:
    """Every choice of a view, played out in as many deals as there is time for.

    It never stops by itself before it has played all that it was asked to: a mean that was stopped when it
    looked well is too good. Whether the best is so for sure is told by `is_sure`, at any time."""

    def __init__(self, view: View, choices: Sequence[Cards]) -> None:
        self.view, self.choices = view, tuple(choices)
        self.rows: list[Row] = []
        self._worlds = Worlds(view, choices)
        self._wagers: dict[tuple[int, int], Wager] = {}

    @property
    def played(self) -> int:
        """How many deals each choice was played out in."""
        return len(self.rows)

    def think(self, most: int = MOST_DEALS) -> Thought[None]:
        """Play deals out, a slice each, until there are as many; another call continues from there."""
        yield from self._worlds.get_ready()
        while self.played < most:
            self.rows.append(self._worlds.row(self.played))
            yield

    def think_with(self, most: int, workers: Executor, others: int) -> Thought[None]:
        """Play deals out here, and in as many other processes as soon as they are ready.

        What they played is put in the order of the deals: however many play, the answer is the same."""
        yield from self._worlds.get_ready()
        shared = _Shared(self, self._worlds, workers, others, most)
        try:
            while self.played < most:
                shared.lend()
                shared.play()
                shared.collect()
                yield
        finally:
            shared.leave()

    @property
    def is_sure(self) -> bool:
        """Tell whether the best is better than every other choice: said wrongly once in a hundred at most."""
        if len(self.choices) < 2:
            return True
        if not self.rows:
            return False
        totals = [sum(column) for column in zip(*self.rows, strict=True)]
        best = max(range(len(totals)), key=totals.__getitem__)
        others = (at for at in range(len(totals)) if at != best)
        return all(self._wager(best, other).proves(len(totals)) for other in others)

    def _wager(self, better: int, other: int) -> Wager:
        wager = self._wagers.setdefault((better, other), Wager())
        for row in self.rows[wager.seen :]:
            wager.see(row[better] - row[other])
        return wager

    def results(self) -> tuple[RolledOut, ...]:
        """Return every choice, the best first; none before the first deal."""
        if not self.rows:
            return ()
        columns = [*zip(*self.rows, strict=True)]
        best = max(columns, key=sum)
        found = []
        for cards, column in zip(self.choices, columns, strict=True):
            behind = [most - less for most, less in zip(best, column, strict=True)]
            mean, error = mean_and_error(behind)
            skew = skewness(behind, mean)
            found.append(RolledOut(cards, *mean_and_error(column), mean, error, self.played, skew))
        return tuple(sorted(found, key=lambda one: (one.behind, one.cards)))


class _Shared:
    """Deals in pieces, some played here and some elsewhere, and put together in their order."""

    def __init__(self, rollouts: Rollouts, worlds: Worlds, workers: Executor, others: int, most: int) -> None:
        self.rollouts, self.worlds, self.workers = rollouts, worlds, workers
        starts = range(rollouts.played, most, A_PIECE)
        self._pieces = (range(start, min(start + A_PIECE, most)) for start in starts)
        self._of = rollouts.view, rollouts.choices
        self._beginning = [workers.submit(rows_of, *self._of, range(0)) for _ in range(others)]
        self._lent: dict[int, Future[list[Row]]] = {}
        self._own: range | None = None
        self._own_rows: list[Row] = []
        self._whole: dict[int, list[Row]] = {}

    def lend(self) -> None:
        """Give pieces to those processes that have begun."""
        begun = sum(future.done() for future in self._beginning)
        while len(self._lent) < _AHEAD * begun and (piece := next(self._pieces, None)):
            self._lent[piece.start] = self.workers.submit(rows_of, *self._of, piece)

    def play(self) -> None:
        """Play one deal here; wait a moment where only others have any left."""
        self._own = self._own or next(self._pieces, None)
        if self._own is None:
            wait(self._lent.values(), _A_SLICE, FIRST_COMPLETED)
            return
        self._own_rows.append(self.worlds.row(self._own.start + len(self._own_rows)))
        if len(self._own_rows) == len(self._own):
            self._whole[self._own.start] = self._own_rows
            self._own, self._own_rows = None, []

    def collect(self) -> None:
        """Add what is whole to the rows, as far as nothing is missing before it."""
        for start in [start for start, future in self._lent.items() if future.done()]:
            self._whole[start] = self._lent.pop(start).result()
        while rows := self._whole.pop(self.rollouts.played, None):
            self.rollouts.rows += rows

    def leave(self) -> None:
        """Take back what nobody has begun."""
        for future in (*self._beginning, *self._lent.values()):
            future.cancel()


def rows_of(view: View, choices: tuple[Cards, ...], numbers: range) -> list[Row]:
    """Play these deals out; every process finds it by this module."""
    worlds = _worlds_of(view, choices)
    return [worlds.row(number) for number in numbers]


@lru_cache(maxsize=2)
def _worlds_of(view: View, choices: tuple[Cards, ...]) -> Worlds:
    worlds = Worlds(view, choices)
    think_through(worlds.get_ready())
    return worlds
