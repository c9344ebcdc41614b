"""Lists that are longer than the picture: what of them is worked out, seen, and scrolled to."""

from collections.abc import Callable, Sequence
from typing import TypeVar, overload

from game.values import frozen

T = TypeVar("T")


class Lazily(Sequence[T]):
    """Lines that are worked out when they are looked at: a list may be long, and each of them dear."""

    def __init__(self, size: int, line: Callable[[int], T]) -> None:
        self._size, self._line = size, line

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[T]: ...
    def __getitem__(self, at: int | slice) -> T | Sequence[T]:
        found = range(self._size)[at]  # where it ends, whoever walks through it is told so
        return self._line(found) if isinstance(found, int) else [*map(self._line, found)]


@frozen
class Seen:
    """Of a page that may be longer than the picture: the first that was seen, how many, and of how many."""

    first: int = 0
    rows: int = 1
    of: int = 1
    columns: int = 1
    """How many lines stand side by side."""
    left: int = 0
    """The last rows that are left to the next picture: of what would not be seen whole."""
    starts: Sequence[int] = ()
    """Where a picture begins, if not anywhere."""

    @property
    def last_first(self) -> int:
        """The first that is seen when the last is."""
        return self.starts[-1] if self.starts else max(0, self.of - self.rows)

    @property
    def part(self) -> str:
        """Which of its pictures is seen, if it has several."""
        at = [*self.starts].index(self.first) + 1 if self.starts[1:] else 0
        return f"part {at} of {len(self.starts)}" if at else ""

    def moved(self, first: int, rows: int) -> int:
        """Return the first that is seen after so many rows down, or up: where something begins."""
        starts, to = self.starts or range(self.of), first + rows
        if rows > 0:
            return min(self.last_first, next((start for start in starts if start >= to), to))
        return max((start for start in starts if start <= to), default=0)


def window(heights: Sequence[int], room: int, chosen: int, first: int = 0) -> range:
    """Scroll, here alone: show as many as have room, moved as little as shows the chosen one."""
    first = max(0, min(first, chosen))
    while first < chosen and sum(heights[first : chosen + 1]) > room:
        first += 1
    last = chosen + 1
    while last < len(heights) and sum(heights[first : last + 1]) <= room:
        last += 1
    return range(first, min(last, len(heights)))
