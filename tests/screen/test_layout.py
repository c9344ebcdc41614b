"""Everything on the fullest tables lies on the table, and whatever must be read is not covered."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from pygame import Rect

from game.screen.cloth.layout import Layout
from game.screen.looks.ega.ega import EGA
from game.screen.tabletop import AmongPlayed, InCrib, InHand, OnPack, Tabletop
from tests.screen.tables import TABLES

INDEX_WIDTH = 13
"""What must be seen of a card to know it."""


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES.keys())
def test_all_cards_lie_on_the_table(make: Callable[[], Tabletop]) -> None:
    layout = Layout(EGA, make())
    places = [place for place, _ in layout.cards()]
    for place in (*places, OnPack()):
        assert EGA.table.cloth.contains(Rect(layout.point(place), EGA.cards.size)), place


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES.keys())
def test_of_every_card_in_a_row_the_index_is_seen(make: Callable[[], Tabletop]) -> None:
    top = make()
    layout = Layout(EGA, top)
    for seat, seat_top in enumerate(top.seats):
        for row in (
            [layout.point(InHand(seat, index)) for index in range(len(seat_top.hand))],
            [layout.point(AmongPlayed(seat, index)) for index in range(len(seat_top.played))],
            [layout.point(InCrib(index)) for index in range(len(top.crib))],
        ):
            assert all(right[0] - left[0] >= INDEX_WIDTH for left, right in pairwise(row))


@pytest.mark.parametrize("seats", EGA.table.by_seats)
def test_the_plates_the_pack_the_count_and_every_crib_are_apart(seats: int) -> None:
    places = EGA.table.by_seats[seats]
    plates = [seat.plate for seat in places.seats]
    for crib in places.cribs:
        laid = Rect(crib.at, (crib.width, EGA.cards.size[1]))
        areas = [*plates, places.counter, Rect(places.pack, EGA.cards.size), laid]
        assert all(area.collidelistall(areas) == [number] for number, area in enumerate(areas))
        assert all(EGA.table.cloth.contains(area) for area in areas)


def test_a_place_past_the_end_is_where_the_next_card_goes() -> None:
    layout = Layout(EGA, TABLES["thirty_one"]())
    left, upper = layout.point(AmongPlayed(0, 1))
    assert layout.point(AmongPlayed(0, 2)) == (left + 30, upper)


def test_the_crib_lies_by_its_dealer() -> None:
    top = TABLES["thirty_one"]()
    heights = []
    for dealer in (0, 1):
        top.dealer = dealer
        heights.append(Layout(EGA, top).point(InCrib(0))[1])
    assert heights[0] > EGA.table.cloth.centery > heights[1]
