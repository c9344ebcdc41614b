"""What every sheet can do, whatever is on it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Self

from game.sheets.spots import Spot
from game.sheets.teller import Teller
from game.values import frozen

Said = tuple[object, ...]
"""What a thing is, and which of them: another one is new, and so is one that has changed."""
Told = Iterator[tuple[Said, str]]
"""Each thing with its words, in the order in which they are to be heard."""


@frozen
class Choice:
    """What can be typed, and what it clicks."""

    words: str
    spot: Spot


class Sheet:
    """One layer of a picture. This one begins it, names no keys, says nothing, and has nothing to choose."""

    __slots__ = ()

    @property
    def begins(self) -> bool:
        """Whether a picture begins with it, so that nothing is said any more of the former one."""
        return True

    def named(self, keys: Mapping[str, str]) -> Self:
        """Return the same with each key called by its name, where a text has a mark for one: `{back}`."""
        return self

    def at_rest(self) -> Self:
        """Return the same where a box lies over it, and nothing on it asks for anything."""
        return self

    def said(self) -> Told:
        """Yield what an ear is told, which hears a picture change."""
        yield from ()

    def told(self, teller: Teller) -> Told:
        """Yield what a reader is told, who cannot look at it again."""
        yield from self.said()

    def stops(self, below: Sequence[Spot | None]) -> Sequence[Spot | None]:
        """List where one button stops, given the stops of the sheets below; None: nothing in particular."""
        return [None]

    def choices(self, below: Sequence[Choice]) -> Sequence[Choice]:
        """List what can be typed, given the choices of the sheets below."""
        return [] if self.begins else below

    @property
    def pointed_at(self) -> str:
        """The choice on it that fire takes now, if any."""
        return ""


class SheetAbove(Sheet):
    """A layer over others, which are still seen."""

    __slots__ = ()

    @property
    def begins(self) -> bool:
        return False
