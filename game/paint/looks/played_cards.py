"""How the cards that were played are laid out: each way is a value that places them."""

from collections.abc import Collection, Sequence
from itertools import accumulate

from game.paint.looks.monitor import Point
from game.values import frozen

CLOTH = 6
"""Which part of a card's width is free at least between old cards in a row and the open count."""


@frozen
class PlayedSoFar:
    """How many cards have been played, as far as it matters where each of them lies."""

    number: int
    counted: int
    """How many of them are in closed counts."""
    width: int
    """Of a card."""
    of: int = 0
    """How many are played in a deal; 0: nobody knows."""
    apart: bool = False
    """Whether nothing else tells open cards from closed ones: then they lie apart, if there is room."""
    later: Collection[int] = ()
    """With which of them later counts begin."""
    rows: Sequence[int] = ()
    """How high each of them lies."""

    @property
    def between(self) -> int:
        """How many steps the open count has."""
        return max(self.number - self.counted - 1, 0)


@frozen
class TimeAxis:
    """The cards played by all seats, from left to right: closed counts close up, the open one is spread."""

    left: int
    right: int
    closed_step: int
    air: int
    open_step: int
    least_open_step: int
    """How far apart open cards lie at least, even if closed ones must lie closer for it."""
    grid: int = 1
    """The step of all distances."""
    in_count: int = 1
    """How many cards a count mostly has: with room for them none moves when the next is played, and all of
    them lie in the middle."""
    kept_step: int = 0
    """How far apart these lie at least, while closed cards can make room for it."""
    closed_top: int = 0
    """Where all closed cards lie, whoever played them; 0: where they lay in the open count."""
    in_turn: int = 0
    """How much lower every second card of the open count lies, whoever played it."""
    least_even: int = 0
    """How far apart closed cards lie at least, in one row as in the other, from where both begin; 0: each row
    begins and ends when its cards were played."""
    beyond: int = 0
    """How much further to the right the last open card may lie, rather than all closer than at least."""

    def point(self, index: int, cards: PlayedSoFar, top: int) -> Point:
        """Return where a card lies, in a row that begins at this height."""
        counted, room = cards.counted, self.right - cards.width - self.left
        air = self._air(cards, room)
        closed_step = self._closed_step(cards, room - air)
        first = counted * closed_step + air
        most, open_step = self._open_step(cards, room - first)
        left = self.left + (max(room - first - most * open_step, 0) // 2 if self.in_count > 1 else 0)
        if index < counted:
            return left + self._closed(index, cards, closed_step), self.closed_top or top
        return left + first + (index - counted) * open_step, top + self.in_turn * ((index - counted) % 2)

    def _closed(self, index: int, cards: PlayedSoFar, step: int) -> int:
        """Return how far right a closed card lies: evenly in its row, whoever played in between."""
        rows = cards.rows[: cards.counted]
        if self.closed_top:
            return index * step
        nth, number = rows[:index].count(rows[index]), rows.count(rows[index])
        if self.least_even:
            return nth * self._even_step(cards, step)
        first = rows.index(rows[index])
        last = cards.counted - 1 - rows[::-1].index(rows[index])
        left = first * step + nth * (last - first) * step // max(number - 1, 1)
        return left - left % self.grid

    def _even_step(self, cards: PlayedSoFar, step: int) -> int:
        """Return how far apart closed cards lie in both rows: clear of the open count if enough is seen."""
        rows = cards.rows[: cards.counted]
        most = max(map(rows.count, rows))
        clear = cards.counted * step + self.air - cards.width - cards.width // CLOTH
        clear //= max(most - 1, 1)
        return min(cards.counted * step // most, max(clear, self.least_even))

    def _air(self, cards: PlayedSoFar, room: int) -> int:
        """Return how much further the open count begins."""
        if not 0 < cards.counted < cards.number:
            return 0
        if not (self.air and cards.apart):
            return self.air
        closed_step = self._closed_step(cards, room - self.air)
        most = room - cards.counted * closed_step - cards.between * self.least_open_step
        return max(min(cards.width - closed_step + self.air, most - most % self.grid), self.air)

    def _closed_step(self, cards: PlayedSoFar, room: int) -> int:
        steps = cards.counted - (cards.counted == cards.number)
        step = min(self.closed_step, (room - cards.between * self.least_open_step) // max(steps, 1))
        if self.in_count > 1 and not cards.apart:
            kept = (self._in_count(cards) - 1) * self.kept_step
            step = min(step, max((room - kept) // max(cards.counted, 1), self.least_open_step))
        return max(step - step % self.grid, self.grid)

    def _open_step(self, cards: PlayedSoFar, room: int) -> tuple[int, int]:
        """Return for how many steps there is to be room, and how long each is."""
        most = max(cards.between, self._in_count(cards) - 1)
        step = min(self.open_step, room // max(cards.between if cards.apart else most, 1))
        step = max(step, min(self.least_open_step, (room + self.beyond) // max(cards.between, 1)))
        return most, step - step % self.grid

    def _in_count(self, cards: PlayedSoFar) -> int:
        """Return how many cards the open count mostly has; the last of a deal keep no room for others."""
        return min(self.in_count, max(cards.of - cards.counted, 1)) if cards.of else self.in_count


@frozen
class TwoRows:
    """The closed counts in a row of their own, above the open one; both begin where a count in the middle
    does."""

    left: int
    right: int
    step: int
    least_step: int
    """How far cards lie apart at least in a row in which each count lies by itself."""
    in_count: int
    """How many cards a count mostly has."""
    air: int
    """Between two closed counts."""
    above: int
    """How much higher the closed counts lie."""

    def point(self, index: int, cards: PlayedSoFar, top: int) -> Point:
        """Return where a card lies: the open count is always the lower row."""
        room = self.right - cards.width - self.left
        first = (room - (self.in_count - 1) * self.step) // 2
        left, room = self.left + first, room - first
        if index < cards.counted:
            return left + self._closed(cards, room)[index], top - self.above
        step = min(self.step, room // max(cards.between, 1))
        return left + (index - cards.counted) * step, top

    def _closed(self, cards: PlayedSoFar, room: int) -> list[int]:
        """Return how far right each closed card lies: each count by itself, if enough is seen then."""
        begun, gaps = {at for at in cards.later if at < cards.counted}, cards.counted - 1
        apart = cards.width + self.air
        step = (room - len(begun) * apart) // max(gaps - len(begun), 1)
        if step < self.least_step:
            begun, step = set(), room // max(gaps, 1)
        steps = (apart if at in begun else min(self.step, step) for at in range(1, cards.counted))
        return [*accumulate(steps, initial=0)]


@frozen
class SheetColumns:
    """The columns of a sheet on which each card that is played has its own, with air between two counts."""

    left: int
    right: int
    """Where the last card begins at most, beside what a player says."""
    steps: tuple[tuple[int, int, int], ...]
    """How far closed and open cards are apart, and how much more two counts are: the first that has room."""

    def point(self, index: int, cards: PlayedSoFar, top: int) -> Point:
        """Return where a card lies, in the row of its seat."""
        lefts: list[int] = []
        last = cards.of if len(cards.later) > 1 else 0  # from the third count on none makes room any more
        for closed_step, open_step, air in self.steps:
            gaps = (
                (open_step if at > cards.counted else closed_step) + air * (at in cards.later)
                for at in range(1, max(cards.number, last))
            )
            lefts = [*accumulate(gaps, initial=self.left)]
            if lefts[-1] <= self.right:
                break
        return lefts[index], top


PlayedPlan = TimeAxis | TwoRows | SheetColumns
