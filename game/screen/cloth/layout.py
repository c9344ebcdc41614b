"""Where each place of a tabletop lies in a look's picture."""

from collections.abc import Iterator

from game.rules.cards import Card
from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.places import CardRow, TablePlaces
from game.screen.tabletop import AmongPlayed, InCrib, InHand, OnPack, Place, Tabletop


class Layout:
    """The places of one tabletop as points of the picture."""

    def __init__(self, look: Look, top: Tabletop) -> None:
        self._card_width = look.cards.size[0]
        self._top = top
        self.places: TablePlaces = look.table.by_seats[len(top.seats)].turned_to(top.below)

    def point(self, place: Place) -> Point:
        """The upper left corner of a card at a place, which need not be taken yet."""
        match place:
            case InHand(seat, index):
                return self._in_row(self.places.seats[seat].hand, index, len(self._top.seats[seat].hand))
            case AmongPlayed(seat, index):
                return self._in_row(self.places.seats[seat].played, index, len(self._top.seats[seat].played))
            case InCrib(index):
                return self._in_row(self.places.cribs[self._top.dealer or 0], index, len(self._top.crib))
            case OnPack():
                return self.places.pack

    def cards(self) -> Iterator[tuple[Place, Card | None]]:
        """All cards in rows by their places, in the order in which they are laid."""
        for seat, seat_top in enumerate(self._top.seats):
            yield from ((InHand(seat, index), card) for index, card in enumerate(seat_top.hand))
            yield from ((AmongPlayed(seat, index), card) for index, card in enumerate(seat_top.played))
        yield from ((InCrib(index), card) for index, card in enumerate(self._top.crib))

    def _in_row(self, row: CardRow, index: int, number: int) -> Point:
        return row.point(index, max(number, index + 1), self._card_width)
