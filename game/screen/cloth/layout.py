"""Where each place of a tabletop lies in a look's picture."""

from collections.abc import Iterator

from game.rules.cards import Card
from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.places import CardRow, CribPlaces, TablePlaces
from game.screen.tabletop import AmongPlayed, ForCrib, InCrib, InHand, OnPack, Place, Tabletop

CRIB_CARDS = 4


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
                here = self._top.seats[seat]
                return self._hand(seat).point(index, max(len(here.hand), here.room, index + 1))
            case AmongPlayed(seat, index):
                number = max(len(self._top.played), index + 1)
                left = self.places.played.left_of(index, number, self._top.counted, self._card_width)
                return left, self.places.seats[seat].played
            case ForCrib(index):
                return self.places.laying_away[self._dealer].cards.point(index, CRIB_CARDS)
            case InCrib(index):
                return self._crib.point(index, CRIB_CARDS)
            case OnPack():
                return self.places.pack

    def cards(self) -> Iterator[tuple[Place, Card | None]]:
        """All cards in rows by their places, in the order in which they are laid."""
        for seat, seat_top in enumerate(self._top.seats):
            yield from ((InHand(seat, index), card) for index, card in enumerate(seat_top.hand))
        yield from ((AmongPlayed(seat, index), card) for index, (seat, card) in enumerate(self._top.played))
        place = InCrib if self._top.is_gathered else ForCrib
        yield from ((place(index), card) for index, card in enumerate(self._top.crib))

    @property
    def crib(self) -> CribPlaces:
        """Where the crib lies now, unless it is being counted."""
        cribs = self.places.cribs if self._top.is_gathered else self.places.laying_away
        return cribs[self._dealer]

    @property
    def is_crib_laid_open(self) -> bool:
        """Whether the cards of the crib lie side by side now, until it is gathered."""
        return self.crib != self.places.cribs[self._dealer]

    def comes_to_be_counted(self, seat: int) -> bool:
        """Whether a seat's hand lies where it is counted and not where it was held."""
        slip = self._top.slip
        return bool(self.places.show.takes_hands and slip and not slip.is_crib and slip.seat == seat)

    @property
    def _dealer(self) -> int:
        return self._top.dealer or 0

    @property
    def _crib(self) -> CardRow:
        slip = self._top.slip
        return self.places.show.cards if slip and slip.is_crib else self.places.cribs[self._dealer].cards

    def _hand(self, seat: int) -> CardRow:
        return self.places.show.cards if self.comes_to_be_counted(seat) else self.places.seats[seat].hand
