"""A machine's appearance: how large its picture is, and where everything lies on it."""

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from pygame import Rect

Point = tuple[int, int]
PlaceOfSeat = TypeVar("PlaceOfSeat")


class CardRow(NamedTuple):
    """Cards laid side by side from the left, closing up when there are too many for the width."""

    at: Point
    width: int
    step: int

    def point(self, index: int, number: int, card_width: int) -> Point:
        """Where a card lies when the row has so many."""
        room = (self.width - card_width) // max(number - 1, 1)
        return self.at[0] + index * min(self.step, room), self.at[1]


class SeatPlaces(NamedTuple):
    """Where one seat has its name, what it says, its hand and the cards it has played."""

    plate: Rect
    says: Point
    hand: CardRow
    played: CardRow


class TablePlaces(NamedTuple):
    """The places of things for one number of seats; seat 0 sits below. The crib lies by the dealer."""

    seats: tuple[SeatPlaces, ...]
    cribs: tuple[CardRow, ...]
    crib_names: tuple[Rect, ...]
    pack: Point
    counter: Rect

    def turned_to(self, below: int) -> "TablePlaces":
        """The same places, with this seat at the lower edge and the others round from it."""

        def turned(places: tuple[PlaceOfSeat, ...]) -> tuple[PlaceOfSeat, ...]:
            return places[-below:] + places[:-below] if below else places

        return self._replace(
            seats=turned(self.seats), cribs=turned(self.cribs), crib_names=turned(self.crib_names)
        )


class Look(NamedTuple):
    """One machine's picture. Places are in its pixels, shown so that the picture has the given shape."""

    size: Point
    shape: Point
    cell: Point
    card: Point
    board: Rect
    reasons: Rect
    table: Rect
    message: Rect
    tables: Mapping[int, TablePlaces]

    @property
    def columns(self) -> int:
        """Letters in a line."""
        return self.size[0] // self.cell[0]

    @property
    def rows(self) -> int:
        """Lines of letters in the picture."""
        return self.size[1] // self.cell[1]
