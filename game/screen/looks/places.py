"""Where things lie on a machine's table."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from pygame import Rect

from game.screen.looks.monitor import Point

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


class PlatePlan(NamedTuple):
    """A seat's plate: the room for its peg, the margin, the dealer's chip; and the bubble it speaks in."""

    peg_room: int
    margin: int
    chip: Point
    bubble_margin: int
    bubble_height: int
    bubble_edge: Point


class FanPlan(NamedTuple):
    """The pack spread across the table: its margin, how far a card is lifted, and the gap to words."""

    margin: int
    lifted: int
    gap: int


class TablePlan(NamedTuple):
    """The areas of the picture while there is a table in it, and how things lie on it."""

    board: Rect
    reasons: Rect
    reasons_margin: int
    reasons_indent: int
    cloth: Rect
    message: Rect
    message_margin: int
    buttons: Rect
    button_gap: int
    number_pad: Rect
    by_seats: Mapping[int, TablePlaces]
    plate: PlatePlan
    fan: FanPlan
    crib_words: str
    raised: int
    """How far the card at the cursor is lifted, and by how much its frame is larger than it."""
    cursor_frame: Point
    pack_layers: Sequence[Point]
    count_caption: int
    weave: Sequence[str]
    """The cloth's threads: a dot, or `d` for a dark one."""
