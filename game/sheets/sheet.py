"""What every sheet can do, whatever is on it."""

from collections.abc import Mapping, Sequence
from typing import Self

from game.sheets.spots import Spot


class Sheet:
    """One layer of a picture. This one begins it, names no keys, and has nothing to choose."""

    __slots__ = ()

    @property
    def begins(self) -> bool:
        """Whether a picture begins with it, so that nothing is said any more of the former one."""
        return True

    def named(self, keys: Mapping[str, str]) -> Self:
        """Return the same with each key called by its name, where a text has a mark for one: `{back}`."""
        return self

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        """List where one button stops, given the stops of the sheets below; None: nothing in particular."""
        return [None]
