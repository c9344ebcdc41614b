"""Where everything lies on a table: cards as they are dealt, played, counted and fly, plates and buttons."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import TypeGuard

from pygame import Rect

from game.paint.looks.look import Look
from game.paint.looks.monitor import Point
from game.paint.looks.plans import CardRow, CribPlaces, TablePlaces, nowhere
from game.paint.looks.played_cards import PlayedSoFar
from game.rules.cards import PACK, Card
from game.sheets.table_state import (
    AmongPlayed,
    CountPanel,
    Flight,
    ForCrib,
    InCrib,
    InHand,
    OnPack,
    Place,
    TableState,
)

CRIB_CARDS = 4
PLACE_IN_HAND = 2
"""Of the places of a hand, the one in which a cut card lies."""
INDEX = 3
"""Which part of its width says what a card is."""


def is_counted(place: Place, panel: CountPanel | None) -> bool:
    """Tell whether a card counts now; while a hand is counted the others only wait."""
    if not panel:
        return True
    if panel.is_crib:
        return isinstance(place, InCrib)
    return isinstance(place, InHand) and place.seat == panel.seat


class Layout:
    """The places of one tabletop as points of the picture."""

    def __init__(self, look: Look, top: TableState) -> None:
        self._look, self._card, self._top = look, look.cards.size, top
        plan = look.table
        tables = None if top.reasons else plan.without_reasons
        if top.count_panel:
            tables = (plan.guided if top.count_panel.is_guided else None) or plan.counting
        elif not (top.is_gathered or top.played):
            tables = plan.ungathered or plan.without_reasons
        usual, seats = plan.by_seats, len(top.seats)
        self.places: TablePlaces = (tables or usual).get(seats, usual[seats]).turned_to(top.below)

    def point(self, place: Place) -> Point:
        """Return the upper left corner of a card at a place, which need not be taken yet."""
        match place:
            case InHand(seat, index):
                here = self._top.seats[seat]
                kept = self._top.kept * (self._top.is_guided and self.places.guided_crib is not None)
                room = kept if self._top.is_gathered else here.room
                held, number = self._hand(seat), max(len(here.hand), room, index + 1)
                is_closed = self._is_closed(seat)
                return self._closed(held, index, number) if is_closed else held.point(index, number)
            case AmongPlayed(seat, index) if row := self.places.seats[seat].own_row:
                own = [nth for nth, played in enumerate(self._top.played) if played.seat == seat]
                return row.point(sum(nth < index for nth in own), max(len(own), 1))
            case AmongPlayed(seat, index):
                top = self._top
                cards = PlayedSoFar(
                    max(len(top.played), index + 1),
                    top.counted,
                    self._card[0],
                    of=len(top.seats) * top.kept,
                    apart=not top.pales_counted,
                    later=top.later_counts,
                    rows=[self.places.seats[each].played for each, _ in top.played],
                )
                return self.places.played.point(index, cards, self.places.seats[seat].played)
            case ForCrib(index):
                return self._laid_away.cards.point(index, CRIB_CARDS)
            case InCrib(index):
                return self._crib.point(index, CRIB_CARDS)
            case OnPack():
                return self.places.pack

    def area(self, place: Place) -> Rect:
        """Return the area of a card at a place, as it lies flat."""
        return Rect(self.point(place), self._card)

    def on_its_way(self, flight: Flight) -> tuple[float, float]:
        """Return where a card is between two places."""
        before = Layout(self._look, flight.before) if flight.before else self
        (left, upper), (to_left, to_upper) = before.point(flight.start), self.point(flight.end)
        upper -= before.rise(flight.start)
        return left + (to_left - left) * flight.progress, upper + (to_upper - upper) * flight.progress

    def rise(self, place: Place) -> int:
        """Return how much higher a card stands that is chosen for the crib, where it does not fade.

        One that is taken up to be counted stands as high, or its mark would be that of the cursor."""
        if not isinstance(place, InHand):
            return 0
        is_chosen = not self._top.is_gathered and self._top.is_faded(place)
        held = self._top.seats[place.seat].hand[place.index : place.index + 1]
        is_taken = bool(self._top.cursor) and not self._top.lit.isdisjoint(held)
        return self._look.table.chosen_raised * (is_chosen or is_taken)

    def is_framed_thinly(self, place: Place) -> bool:
        """Tell whether a card lies so close to others, or to a plate, that a thick frame meets those."""
        return bool(self._top.count_panel) or len(self._top.seats) > 2 or isinstance(place, AmongPlayed)

    def cards(self) -> Iterator[tuple[Place, Card | None]]:
        """Yield all cards in rows by their places, in the order in which they are laid."""
        for seat, seat_top in enumerate(self._top.seats):
            yield from ((InHand(seat, index), card) for index, card in enumerate(seat_top.hand))
        yield from ((AmongPlayed(seat, index), card) for index, (seat, card) in enumerate(self._top.played))
        place = InCrib if self._top.is_gathered else ForCrib
        yield from ((place(index), card) for index, card in enumerate(self._top.crib))

    def fan_of(self, place: Place) -> object:
        """Return what has one size of index: a card by itself, but all of old counts in one row, and all of
        the new one."""
        if not isinstance(place, AmongPlayed):
            return place
        own_row = self.places.seats[place.seat].own_row
        return AmongPlayed, place.seat if own_row else None, self._top.is_of_old_count(place)

    def tells_player(self, place: Place) -> TypeGuard[AmongPlayed]:
        """Tell whether it is told below a card's index who has played it: where it lies does not say so."""
        is_among_others = len(self._top.seats) > 2 and not self.places.seats[0].own_row
        return isinstance(place, AmongPlayed) and is_among_others

    def close_fans(self) -> set[object]:
        """Return the fans in which too little is seen of a card for a large index, and the peg beside it."""
        areas = {place: self.area(place) for place, _ in self.cards()}
        covered = {one for one in areas if self._top.is_of_old_count(one) and self.tells_player(one)}
        return {*map(self.fan_of, covered)} | {
            self.fan_of(place)
            for place, area in areas.items()
            for beside, other in areas.items()
            if type(beside) is type(place) and beside not in covered and area.colliderect(other)
            if area != other and abs(area.left - other.left) < self._look.cards.least_large
        }

    def seen(self) -> dict[Place, int]:
        """Return how much is seen of each card over whose right part the next one lies."""
        rows = defaultdict[object, list[tuple[int, Place]]](list)
        for place, _ in self.cards():
            left, top = self.point(place)
            rows[type(place), top].append((left, place))
        pairs = [pair for row in rows.values() for pair in pairwise(sorted(row, key=itemgetter(0)))]
        return {
            place: beside - left for (left, place), (beside, _) in pairs if 0 < beside - left < self._card[0]
        }

    def hand(self, seat: int) -> Rect:
        """Return where a seat's hand lies now; nowhere, if it holds no card."""
        number = len(self._top.seats[seat].hand)
        ends = [self.area(InHand(seat, at)) for at in (0, number - 1) if number]
        return ends[0].union(ends[1]) if ends else nowhere()

    @property
    def hand_away(self) -> Rect:
        """Where a hand, or a crib, lay that has come to be counted; in a drill, it lay nowhere else."""
        panel = self._top.count_panel
        if not (panel and self.places.show.takes_hands) or self._top.dealer is None:
            return nowhere()
        row, cards = self.places.seats[panel.seat].hand, self._top.seats[panel.seat].hand
        if panel.is_crib:
            row, cards = self.crib.cards, self._top.crib
        first, last = (Rect(row.point(at, len(cards)), self._card) for at in (0, len(cards) - 1))
        return first.union(last)

    @property
    def counted(self) -> Rect:
        """Where the cards lie that are counted now."""
        panel = self._top.count_panel
        areas = [self.area(place) for place, _ in self.cards() if is_counted(place, panel)]
        return areas[0].union(areas[-1]) if areas else nowhere()

    @property
    def plates(self) -> Sequence[Rect]:
        """Where the plates of the seats lie."""
        return [places.plate.area for places in self.places.seats]

    @property
    def cards_for_crib(self) -> Sequence[Rect]:
        """Where each card lies that was laid away."""
        return [self.area(place) for place, _ in self.cards() if isinstance(place, ForCrib | InCrib)]

    def is_free_of_list(self, area: Rect) -> bool:
        """Tell whether a count's list does not come down to where something lies."""
        panel, listed = self._top.count_panel, Rect(self.places.show.count_panel)
        listed.height = self._look.cell[1] * max(sum(panel.rows), len(panel.words)) if panel else 0
        return not listed.colliderect(area)

    @property
    def crib(self) -> CribPlaces:
        """Where the crib lies now, unless it is being counted."""
        return self.places.cribs[self._dealer] if self._top.is_gathered else self._laid_away

    @property
    def reasons_window(self) -> Rect:
        """Where the window of the scores lies now, if there is one."""
        top, windows = self._top, self._look.table.reasons_windows
        is_open = top.reasons and top.pack and not top.count_panel
        return windows.get(len(top.seats), nowhere()) if is_open else nowhere()

    @property
    def buttons(self) -> Rect:
        """Where words to click stand now."""
        return (not self._top.count_panel and self.places.buttons) or self._look.table.buttons

    @property
    def fan(self) -> Point:
        """Where the pack begins that is spread to be cut."""
        return self.places.fan or self._look.table.fan.at

    @property
    def spread(self) -> Rect:
        """Where the pack lies while it is spread to be cut."""
        step = self._look.table.fan.step
        return Rect(self.fan, (self._card[0] + (len(PACK) - 1) * step, self._card[1]))

    @property
    def marked_spread(self) -> Rect:
        """Where it lies with packets that stand out of it, and their marks below."""
        fan, (left, top), (wide, high) = self._look.table.fan, self.spread.topleft, self.spread.size
        below = fan.lifted + fan.gap + self._look.cell[1]
        return Rect(left, top - fan.lifted, wide, fan.lifted + high + below)

    def cut_card(self, seat: int) -> Rect:
        """Return where a card lies that a seat cut for deal, before it and clear of the pack."""
        of_seat, pack = self.places.seats[seat], self.spread
        hand, size = of_seat.hand, self._card
        middle, first = (Rect(hand.point(at, 2 * PLACE_IN_HAND + 1), size) for at in (PLACE_IN_HAND, 0))
        is_in_line = first.colliderect(pack.inflate(self._look.size[0], 0))
        area = first if pack.colliderect(middle) and not pack.colliderect(first) else middle
        if len(self.places.seats) == 2:  # one above the other, over the middle of the pack
            area.topleft = pack.left + (pack.width - size[0]) // 2, first.top
        elif is_in_line:  # beside it, at the outer end of its plate
            area.topleft = first.left, pack.top
        elif self._look.grain.is_fine:
            area.left = of_seat.plate.area.centerx - first.width // 2
        return area

    @property
    def has_crib(self) -> bool:
        """Whether a crib lies there, or is to come: in many a lesson nobody discards, or between deals."""
        is_dealt = any(seat.hand or seat.room for seat in self._top.seats)
        is_to_come = self._top.pack and is_dealt and not self._top.is_gathered
        return self._top.dealer is not None and bool(is_to_come or self._top.crib)

    @property
    def is_crib_laid_open(self) -> bool:
        """Whether the cards of the crib lie so that each says what it is now, until it is gathered."""
        step = self.point(ForCrib(1))[0] - self.point(ForCrib(0))[0]
        return not self._top.is_gathered and step >= self._card[0] // INDEX

    @property
    def crib_laid_open(self) -> Sequence[Rect]:
        """Where they lie side by side, or are to come."""
        is_open = self.has_crib and self.is_crib_laid_open
        return [self.area(ForCrib(index)) for index in range(CRIB_CARDS) if is_open]

    @property
    def crib_to_pile(self) -> Sequence[Rect]:
        """Where a pile of them is to come, until one lies there."""
        is_to_come = self.has_crib and not (self._top.crib or self._top.is_gathered or self.is_crib_laid_open)
        first, last = (self.area(ForCrib(index)) for index in (0, CRIB_CARDS - 1))
        return [first.union(last)] * is_to_come

    def comes_to_be_counted(self, seat: int) -> bool:
        """Tell whether a seat's hand lies where it is counted and not where it was held."""
        panel = self._top.count_panel
        return self.places.show.takes_hands and panel is not None and is_counted(InHand(seat, 0), panel)

    def _is_closed(self, seat: int) -> bool:
        """Tell whether a hand that waits lies closed: words beside what the guide counts need the room."""
        panel, show, look = self._top.count_panel, self.places.show, self._look
        if not panel or not panel.is_guided or not look.grain.is_fine or look.table.guided:
            return False
        waits = seat == self._top.below or show.takes_hands if panel.is_crib else seat != panel.seat
        return waits and (panel.is_crib or show.takes_hands)

    def _closed(self, row: CardRow, index: int, number: int) -> Point:
        """Return where a card lies of a hand that lies closed, in no more room than usually, and away from
        one beside it that is counted.

        As much is seen of each card as says what it is, in large print as well until it has been counted."""
        panel, cards = self._top.count_panel, self._look.cards
        first, last = row.point(0, number)[0], row.point(number - 1, number)[0]
        is_done = panel and panel.is_crib
        step = 2 * (cards.indices.middle + 1) if is_done else max(self._card[0] // INDEX, cards.least_large)
        step = min(step, (last - first) // max(number - 1, 1))
        counted = self.places.seats[panel.seat].hand if panel and not panel.is_crib else row
        is_right = row.top == counted.top and row.left > counted.left
        left = last - (number - 1) * step if is_right else min(first, row.left)
        return left + index * step, row.top

    @property
    def _dealer(self) -> int:
        return self._top.dealer or 0

    @property
    def _laid_away(self) -> CribPlaces:
        """Where the crib is laid: where a discard is explained, it leaves the room above the own hand."""
        guided_crib = self.places.guided_crib if self._top.explains_discard else None
        return guided_crib or self.places.laying_away[self._dealer]

    @property
    def _crib(self) -> CardRow:
        panel = self._top.count_panel
        if panel and panel.is_crib:
            return self.places.show.cards
        return self.places.cribs[self._dealer].cards

    def _hand(self, seat: int) -> CardRow:
        if self.comes_to_be_counted(seat):
            return self.places.show.cards
        return self.places.seats[seat].hand
