"""Everything on the fullest tables lies on the table, and whatever must be read is not covered."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path

import pytest
from pygame import Rect
from pygame.image import tobytes

from game.machines.c128.machine import C128
from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.machines.tty.plans import TTY_TABLE
from game.paint.brushes.card_art import CardArt
from game.paint.looks.card_plan import CardStyle, Faces
from game.paint.looks.played_cards import PlayedSoFar, TimeAxis, TwoRows
from game.paint.screen import Screen
from game.paint.table.board import peg
from game.paint.table.layout import Layout
from game.paint.table.plates import crib_words
from game.rules.cards import parse_cards
from game.sheets.sheets import TableSheet
from game.sheets.table_state import AmongPlayed, ForCrib, InCrib, InHand, OnPack, PlayedCard, TableState
from game.values import replace
from tests.paint.axes import left_of
from tests.paint.tables import TABLES, four_seats_shown
from tests.scenes.every_scene import scene_on
from tests.scenes.ink import InkScreen
from tests.scenes.shown import shown

INDEX_WIDTH, LEAST_STEP = 13, 12
"""What must be seen of a card to know it; where a later card lies lower, a pixel less will do."""


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES.keys())
def test_all_cards_lie_on_the_table(make: Callable[[], TableState]) -> None:
    layout = Layout(EGA, make())
    places = [place for place, _ in layout.cards()]
    for place in (*places, OnPack()):
        assert EGA.table.cloth.contains(Rect(layout.point(place), EGA.cards.size)), place


def rows(top: TableState) -> Iterator[list[Rect]]:
    """Each hand, what each seat has played, and the crib, as areas of the picture."""
    layout, size = Layout(EGA, top), EGA.cards.size
    lit = [(place, Rect(layout.point(place), size)) for place, _ in layout.cards()]
    for seat in range(len(top.seats)):
        yield [area for place, area in lit if isinstance(place, InHand) and place.seat == seat]
        yield [area for place, area in lit if isinstance(place, AmongPlayed) and place.seat == seat]
    if top.crib and top.crib[0]:
        yield [area for place, area in lit if isinstance(place, InCrib)]


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES.keys())
def test_of_every_card_in_a_row_the_index_is_seen(make: Callable[[], TableState]) -> None:
    for row in rows(make()):
        beside = [(left, right) for left, right in pairwise(row) if left.top == right.top]
        assert all(right.left - left.left >= INDEX_WIDTH for left, right in beside)


@pytest.mark.parametrize("played", range(1, 21))
@pytest.mark.parametrize("open_cards", range(6))
def test_the_longest_play_stays_on_its_axis_with_all_indices(played: int, open_cards: int) -> None:
    """Twenty cards are played where four hold five; a card is covered by later ones of all seats."""
    axis, width = EGA.table.by_seats[4].played, EGA.cards.size[0]
    counted = max(played - open_cards, 0)
    lefts = [left_of(axis, index, played, counted, width) for index in range(played)]
    assert min(lefts) >= axis.left
    assert max(lefts) + width <= axis.right
    for row in (lefts[:counted], lefts[counted:]):
        steps = {right - left for left, right in pairwise(row)}
        assert len(steps) <= 1
        assert all(step >= LEAST_STEP for step in steps)


@pytest.mark.parametrize("seats", [3, 4])
def test_on_cells_too_old_cards_of_the_longest_play_never_lie_in_one_pile(seats: int) -> None:
    axis, width = C128.table.by_seats[seats].played, C128.cards.size[0]
    assert isinstance(axis, TimeAxis)
    for played, open_cards in product(range(2, 4 * seats + 1), range(8)):
        lefts = [left_of(axis, at, played, max(played - open_cards, 0), width) for at in range(played)]
        assert all(left < right for left, right in pairwise(lefts)), (played, open_cards)
        assert lefts[-1] + width <= axis.right + axis.beyond


@pytest.mark.parametrize(("counted", "open_cards"), [(13, 3), (12, 4), (11, 4), (10, 5)])
def test_on_cells_the_last_cards_of_partners_show_a_suit_beside_the_next(
    counted: int, open_cards: int
) -> None:
    """They lay a cell apart, with cloth free at their right."""
    axis, number, width = C128.table.by_seats[4].played, counted + open_cards, C128.cards.size[0]
    lefts = [left_of(axis, at, number, counted, width) for at in range(counted, number)]
    assert all(right - left >= width // 2 for left, right in pairwise(lefts))


@pytest.mark.parametrize("apart", [False, True])
def test_on_cells_the_old_cards_of_two_close_up_before_the_open_count_does(apart: bool) -> None:
    """Five old cards kept half of themselves in sight, and of the three in play a quarter was seen."""
    axis, width = C128.table.by_seats[2].played, C128.cards.size[0]
    for counted in range(1, 8):
        lefts = [left_of(axis, at, 8, counted, width, apart=apart) for at in range(8)]
        assert all(right - left >= width // 2 for left, right in pairwise(lefts[counted:]))
        assert lefts[-1] + width <= axis.right


def test_a_new_count_lies_beside_cards_that_do_not_pale_where_there_is_room() -> None:
    """Face to face it covers none of them; the longest play keeps its axis and its indices all the same."""
    axis, width = EGA.table.by_seats[2].played, EGA.cards.size[0]
    assert isinstance(axis, TimeAxis)
    for played, counted in product(range(1, 9), range(9)):
        if 0 < played - counted <= 4:
            lefts = [left_of(axis, index, played, counted, width, apart=True) for index in range(played)]
            assert lefts[-1] + width <= axis.right
            assert all(right - left >= LEAST_STEP for left, right in pairwise(lefts))
            if counted:
                assert lefts[counted] >= lefts[counted - 1] + width + axis.air


@pytest.mark.parametrize("make", TABLES.values(), ids=TABLES.keys())
def test_hands_played_cards_and_count_panel_lie_apart(make: Callable[[], TableState]) -> None:
    """Nothing is over or under anything else, but cards of one row and those that are being played."""
    top = make()
    places = Layout(EGA, top).places
    hands = [row[0].unionall(row[1:]) for row in list(rows(top))[: 2 * len(top.seats) : 2] if row]
    others = [seat.plate.area for seat in places.seats]
    others.append(places.show.count_panel if top.count_panel else places.counter)
    areas = [*hands, *others, Rect(places.pack, EGA.cards.size)]
    assert all(area.collidelistall(areas) == [number] for number, area in enumerate(areas)), areas
    for row in list(rows(top))[1 : 2 * len(top.seats) : 2]:
        assert all(area.collidelist(hands) < 0 for area in row)


@pytest.mark.parametrize("seats", EGA.table.by_seats)
def test_the_plates_the_pack_the_count_and_every_crib_are_apart(seats: int) -> None:
    places = EGA.table.by_seats[seats]
    plates = [seat.plate for seat in places.seats]
    words = [area for plate in plates for area in (plate.name, plate.word, plate.chip, plate.score)]
    assert all(2 <= plate.area.right - plate.score.right <= 4 for plate in plates)
    for crib in places.cribs:
        first, last = (Rect(crib.cards.point(index, 4), EGA.cards.size) for index in (0, 3))
        areas = [places.counter, Rect(places.pack, EGA.cards.size), first.union(last)]
        areas += [plate.area for plate in plates]
        assert all(area.collidelistall(areas) == [number] for number, area in enumerate(areas))
        assert crib.owner.collidelist([*areas, *words]) < 0
        assert all(EGA.table.cloth.contains(area) for area in areas)


def test_a_place_past_the_end_is_where_the_next_card_goes() -> None:
    top = TABLES["thirty_one"]()
    (before, own), (left, _), after = (Layout(EGA, top).point(AmongPlayed(at % 2, at)) for at in (3, 4, 5))
    assert after == (2 * left - before, own)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("counted", [0, 4, 8, 12])
def test_no_card_of_a_count_moves_when_the_next_is_played(seats: int, counted: int) -> None:
    axis, width = EGA.table.by_seats[seats].played, EGA.cards.size[0]
    four = [left_of(axis, counted + at, counted + 4, counted, width) for at in range(4)]
    assert all(left_of(axis, counted + at, counted + at + 1, counted, width) == four[at] for at in range(4))
    least = {2: width // 3 if counted > 8 else 30, 3: 30, 4: 24}  # of four, sides have rows of their own
    assert four[1] - four[0] >= least[seats]


@pytest.mark.parametrize(("seats", "counted"), [(2, 0), (3, 0), (4, 0), (3, 3)])
def test_counts_lie_in_the_middle_where_there_is_room(seats: int, counted: int) -> None:
    """Hard at the left three cards that were played leave half of the cloth empty."""
    axis, width = EGA.table.by_seats[seats].played, EGA.cards.size[0]
    for number in (4, 5) if isinstance(axis, TimeAxis) else (4,):
        lefts = [left_of(axis, at, counted + number, counted, width) for at in range(counted + number)]
        row = lefts[counted:] if isinstance(axis, TwoRows) else lefts
        assert abs(row[0] - axis.left - (axis.right - row[-1] - width)) <= 3
    if counted:
        assert left_of(axis, 0, counted + 4, counted, width) > axis.left


@pytest.mark.parametrize("counted", [4, 7, 12, 13])
def test_old_cards_of_partners_lie_evenly_in_both_rows(counted: int) -> None:
    """Whoever played in between: a seat may play twice, and another not at all."""
    axis, width, step = EGA.table.by_seats[4].played, EGA.cards.size[0], EGA.cards.indices.middle * 2
    rows = [0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 1, 0, 1, 0, 1, 0]
    for number in range(counted, min(counted + 6, 17)):
        lefts = [left_of(axis, at, number, counted, width, rows=rows) for at in range(number)]
        old = set[int]()
        for row in (0, 1):
            own = [left for left, its in zip(lefts, rows, strict=False) if its == row]
            steps = [right - left for left, right in pairwise(own)]
            old.update(steps[: rows[:counted].count(row) - 1])
            assert min(steps, default=width) > step, (number, lefts)
        assert len(old) == 1, (number, lefts)


@pytest.mark.parametrize("counted", [4, 6, 8, 9, 12, 13])
def test_cloth_is_between_old_cards_of_partners_and_the_open_count(counted: int) -> None:
    """A white card lay straight on gray ones in one row, and in the other there was a gap."""
    axis, width, number = EGA.table.by_seats[4].played, EGA.cards.size[0], counted + 1
    rows = [at % 2 for at in range(number)]
    lefts = [left_of(axis, at, number, counted, width, of=16, rows=rows) for at in range(number)]
    assert lefts[counted] - max(lefts[:counted]) - width >= EGA.cell[0]


@pytest.mark.parametrize("machine", ["ega", "tty"])
def test_old_cards_of_one_who_played_twice_lie_evenly_between_the_first_and_the_last(machine: str) -> None:
    look, rows = switched_on(machine).look, [0, 1, 1, 0, 1, 0, 1, 1]
    axis, width = look.table.by_seats[2].played, look.cards.size[0]
    lefts = [left_of(axis, at, 8, 7, width, of=8, rows=rows) for at in range(7)]
    assert isinstance(axis, TimeAxis)
    for row in (0, 1):
        own = [left for left, its in zip(lefts, rows, strict=False) if its == row]
        steps = [after - left for left, after in pairwise(own)]
        assert max(steps) - min(steps) <= axis.grid


@pytest.mark.parametrize("counted", [3, 7, 12])
def test_old_counts_of_three_begin_where_the_open_one_does(counted: int) -> None:
    """They stay there when others are added, and a hand of four begins there too."""
    places, width = EGA.table.by_seats[3], EGA.cards.size[0]
    for more in (1, 2, 5):
        number, of = counted + more, counted + more
        lefts = [left_of(places.played, at, number, counted, width, of=of) for at in range(number)]
        assert lefts[0] == lefts[counted] == places.seats[0].hand.point(0, 4)[0]


@pytest.mark.parametrize(("seats", "counted"), [(2, 5), (2, 6), (2, 7)])
def test_the_last_cards_of_a_deal_keep_no_room_for_others(seats: int, counted: int) -> None:
    """All cards are played then, and half of the cloth would be empty."""
    axis, width, of = EGA.table.by_seats[seats].played, EGA.cards.size[0], 4 * seats
    lefts = [left_of(axis, at, of, counted, width, of=of) for at in range(of)]
    assert abs(lefts[0] - axis.left - (axis.right - lefts[-1] - width)) <= 3
    earlier = [left_of(axis, at, counted + 1, counted, width, of=of) for at in range(counted + 1)]
    assert earlier == lefts[: counted + 1]


def test_in_large_print_old_counts_among_many_have_small_indices_and_the_open_one_large_ones() -> None:
    layout = Layout(EGA, with_many_old_cards("four_seats"))
    old, now = (layout.fan_of(AmongPlayed(at % 4, at)) for at in (0, 10))
    assert old in layout.close_fans()
    assert now not in layout.close_fans()


def test_among_three_old_counts_lie_in_an_even_row_above_that_of_the_open_one() -> None:
    """A little higher or lower by whose each was, they looked crooked, and the open ones lay on them."""
    top, (_, high) = TABLES["three_seats"](), EGA.cards.size
    layout = Layout(EGA, top)
    heights = [layout.point(AmongPlayed(seat, at))[1] for at, (seat, _) in enumerate(top.played)]
    (closed,), (is_open,) = {*heights[: top.counted]}, {*heights[top.counted :]}
    assert is_open - closed > high


def test_of_four_each_side_has_a_row_of_its_own_for_what_it_has_played() -> None:
    """Old counts of all four in one row ran together: indices alone, and feet at two heights."""
    top, (_, high) = TABLES["four_seats"](), EGA.cards.size
    heights = [
        (Layout(EGA, top).point(AmongPlayed(seat, at))[1], seat % 2)
        for at, (seat, _) in enumerate(top.played)
    ]
    (theirs, others), (ours, own) = sorted({*heights})
    assert (others, own) == (1, 0)
    assert ours - theirs > high


def test_of_four_cards_of_old_counts_keep_their_pips_until_the_last_count() -> None:
    top = with_many_old_cards("four_seats", 8)
    seen = Layout(EGA, top).seen()
    right = max(left for left, _ in EGA.cards.pips[3].single) + EGA.cell[0]
    assert all(seen[AmongPlayed(top.played[at].seat, at)] > right for at in range(8) if at < 6)


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_among_many_no_card_hides_who_played_another(name: str) -> None:
    """A later card leaves index, peg and letter of all before it, though it may lie higher or lower."""
    top = TABLES[name]()
    layout, peg_top = Layout(EGA, top), EGA.table.owner_peg[1]
    laid = sorted(enumerate(top.played), key=lambda card: layout.point(AmongPlayed(card[1].seat, card[0]))[1])
    areas = [layout.area(AmongPlayed(seat, at)) for at, (seat, _) in laid]
    for number, area in enumerate(areas):
        told = Rect(area.topleft, (EGA.cards.indices.middle * 2, peg_top + 19))
        assert told.collidelist(areas[number + 1 :]) < 0


@pytest.mark.parametrize("seats", [3, 4])
def test_among_many_there_is_cloth_around_the_played_cards(seats: int) -> None:
    """The hands of others touched the old counts, and the frame of one's own card the open one."""
    places, (_, high) = EGA.table.by_seats[seats], EGA.cards.size
    above = places.played.above if isinstance(places.played, TwoRows) else 0
    own, *others = (seat.hand.top for seat in places.seats)
    frame = own - EGA.table.raised - EGA.table.cursor_frame[1] // 2
    played = [seat.played for seat in places.seats]
    assert min(played) - above - max(others) - high >= 2
    assert frame - max(played) - high >= 2


def test_names_and_played_cards_have_the_peg_that_is_on_the_board() -> None:
    """Pegs of ivory stood on the board, and painted ones before the names and on the cards."""
    top, pegs = TABLES["three_seats"](), list[tuple[bytes, bytes]]()
    plate, played = EGA.table.by_seats[3].seats[0].plate, AmongPlayed(top.played[0].seat, 0)
    card = Rect(Layout(EGA, top).point(played), EGA.cards.size)
    before = Rect(plate.peg[0], plate.area.top, plate.name.left - plate.peg[0], plate.area.height)
    for top.ivory_pegs in (False, True):
        surface = shown(InkScreen(switched_on("ega")), TableSheet(top)).surface
        name, owner = (tobytes(surface.subsurface(area), "P") for area in (before, card))
        pegs.append((name, owner))
    assert all(painted != ivory for painted, ivory in zip(*pegs, strict=True))


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_an_initial_says_who_played(name: str) -> None:
    top, screen = TABLES[name](), InkScreen(switched_on("ega"))
    screen.show([TableSheet(top)])
    letters = [words for words in screen.words if words in ("A", "B", "C")]
    layout, laid = Layout(EGA, top), enumerate(top.played)
    seats = [
        seat
        for at, (seat, _) in sorted(
            laid, key=lambda card: layout.point(AmongPlayed(card[1].seat, card[0]))[1]
        )
    ]
    assert letters == [top.initials[seat] for seat in seats if top.initials[seat] != "D"]


def test_no_two_have_one_initial() -> None:
    top = TABLES["four_seats"]()
    for seat, name in zip(top.seats, ["ANN", "COMPUTER", "COMPUTER B", "COMPUTER C"], strict=True):
        seat.name = name
    screen = shown(InkScreen(switched_on("ega")), TableSheet(top))
    assert {words for words in screen.words if len(words) == 1 and words.isalpha()} == {*"ABCO"}


def test_hands_lie_in_the_middle_of_their_plates() -> None:
    """The own one lies below what is played, left of the crib."""
    for seats in (3, 4):
        axis = EGA.table.by_seats[seats].played
        own, *others = EGA.table.by_seats[seats].seats
        middles = [(axis.left + axis.right) // 2, *(places.plate.area.centerx for places in others)]
        for places, centerx in zip((own, *others), middles, strict=True):
            for number in range(1, 6):
                first, last = places.hand.point(0, number)[0], places.hand.point(number - 1, number)[0]
                assert abs((first + last + EGA.cards.size[0]) // 2 - centerx) <= 1


def test_a_hand_has_room_for_all_that_are_dealt_while_they_come() -> None:
    top = TABLES["discard"]()
    top.seats[1].room, top.seats[1].hand = 6, []
    assert Layout(EGA, top).point(InHand(1, 0))[0] == Layout(EGA, top).point(InHand(0, 0))[0]


@pytest.mark.parametrize("is_crib", [False, True])
def test_the_place_of_what_is_counted_says_where_it_is(is_crib: bool) -> None:
    top, screen = four_seats_shown(), InkScreen(switched_on("ega"))
    assert top.count_panel
    if is_crib:
        top.crib, top.count_panel = [*parse_cards("5H 5C 5S 6D")], replace(top.count_panel, is_crib=True)
    screen.show([TableSheet(top)])
    words = " ".join(line.words.strip() for line in screen.lines)
    assert "on the table" in words


def test_what_a_plate_says_is_not_said_below_it_too() -> None:
    top = four_seats_shown()
    assert top.count_panel
    top.count_panel = replace(top.count_panel, steps=(), words=(), total=None)
    top.seats[3].says = "4 points"
    assert len(shown(InkScreen(switched_on("ega")), TableSheet(top)).areas_of("4 points")) == 1


def test_the_crib_lies_by_its_dealer() -> None:
    top = TABLES["thirty_one"]()
    heights = []
    for dealer in (0, 1):
        top.dealer = dealer
        heights.append(Layout(EGA, top).point(InCrib(0))[1])
    assert heights[0] > EGA.table.cloth.centery > heights[1]


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_in_large_print_who_played_a_card_is_not_told_on_its_index(name: str) -> None:
    style, top = CardStyle(faces=Faces.LARGE), with_many_old_cards(name, 8)
    screen, (_, high) = Screen(switched_on("ega"), style), EGA.cards.size
    screen.show([TableSheet(top)])
    for place, card in Layout(EGA, top).cards():
        if isinstance(place, AmongPlayed) and place.index >= top.counted:
            strip = Rect(2, 2, EGA.cards.least_large - 2, high - 4)
            drawn = screen.surface.subsurface(strip.move(Layout(EGA, top).point(place)))
            face = CardArt(EGA, style).face(card).subsurface(strip)
            assert tobytes(drawn, "P") == tobytes(face, "P"), card


def with_many_old_cards(name: str, old: int = 10) -> TableState:
    """A table at which most of the cards are of old counts."""
    top, cards = TABLES[name](), parse_cards("TH KD 9H JS 4C 7D QS AH 8S 2C 6D TS 5C")
    top.played = [PlayedCard(at % len(top.seats), card) for at, card in enumerate(cards[: old + 1])]
    top.counted = old
    return top


@pytest.mark.parametrize(("old", "apart"), [(3, True), (4, True), (8, False)])
def test_old_cards_of_three_lie_side_by_side_while_they_have_room(old: int, apart: bool) -> None:
    axis, wide = EGA.table.by_seats[3].played, EGA.cards.size[0]
    lefts = [left_of(axis, at, old, old, wide) for at in range(old)]
    assert all((beside - left >= wide) == apart for left, beside in pairwise(lefts))


@pytest.mark.parametrize(("old", "later"), [(6, [3]), (8, [3]), (9, [5]), (9, [3, 6])])
def test_between_two_old_counts_of_three_there_is_cloth(old: int, later: list[int]) -> None:
    axis, wide = EGA.table.by_seats[3].played, EGA.cards.size[0]
    lefts = [left_of(axis, at, old, old, wide, later=later) for at in range(old)]
    assert [at for at in range(1, old) if lefts[at] - lefts[at - 1] >= wide + 4] == later
    assert lefts[-1] + wide <= axis.right


def test_a_first_count_of_three_lies_where_all_others_will() -> None:
    """In the middle of the cloth it was, and the next one lower."""
    axis, wide = EGA.table.by_seats[3].played, EGA.cards.size[0]
    first, later = (axis.point(at, PlayedSoFar(at + 1, at, wide), 0) for at in (0, 3))
    assert first == later


@pytest.mark.parametrize(("number", "counted"), [(4, 0), (4, 2), (5, 3), (6, 4)])
def test_open_cards_that_look_like_closed_ones_cover_none_of_each_other(number: int, counted: int) -> None:
    axis, wide = EGA.table.by_seats[2].played, EGA.cards.size[0]
    lefts = [left_of(axis, at, number, counted, wide, of=8, apart=True) for at in range(counted, number)]
    assert all(beside - left >= wide for left, beside in pairwise(lefts))


@pytest.mark.parametrize("old", [3, 5, 8, 10])
@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_in_large_print_old_cards_of_many_keep_a_small_index_above_their_peg(name: str, old: int) -> None:
    style, top = CardStyle(faces=Faces.LARGE), with_many_old_cards(name, old)
    screen, layout = Screen(switched_on("ega"), style), Layout(EGA, top)
    screen.show([TableSheet(top)])
    for place, card in layout.cards():
        if isinstance(place, AmongPlayed) and place.index < top.counted:
            corner = Rect(2, 2, 10, EGA.table.owner_peg[1] - 2)
            drawn = screen.surface.subsurface(corner.move(layout.point(place)))
            face = CardArt(EGA).face(card, old=True).subsurface(corner)
            assert tobytes(drawn, "P") == tobytes(face, "P"), card


def test_among_many_too_the_crib_has_its_places_before_it_is_gathered() -> None:
    """In the bare middle, below words that say whose it is."""
    top = TABLES["four_seats_dealt"]()
    layout = Layout(EGA, top)
    assert layout.is_crib_laid_open
    places = [Rect(layout.point(ForCrib(at)), EGA.cards.size) for at in range(4)]
    others = [layout.hand(seat) for seat in range(4)] + [Rect(layout.point(OnPack()), EGA.cards.size)]
    assert all(place.collidelist(others) < 0 for place in places)
    assert "CHRISTINA3" in crib_words(top, EGA.columns_in(layout.crib.owner))


def test_old_counts_of_many_are_spread_so_far_as_there_is_room_from_where_they_begin() -> None:
    top, axis = with_many_old_cards("three_seats"), EGA.table.by_seats[3].played
    layout, wide = Layout(EGA, top), EGA.cards.size[0]
    lefts = [layout.point(AmongPlayed(top.played[at].seat, at))[0] for at in range(top.counted)]
    assert axis.right - 10 < lefts[-1] + wide <= axis.right


def test_from_the_third_count_on_no_card_on_a_sheet_moves_for_the_next() -> None:
    sheet = TTY_TABLE.by_seats[4].played
    counted, later = 11, (6, 11)
    lies = {
        tuple(sheet.point(at, PlayedSoFar(number, counted, 40, of=16, later=later), 0)[0] for at in range(12))
        for number in range(12, 17)
    }
    assert len(lies) == 1


@pytest.mark.parametrize(
    ("seats", "old", "pales"), [("three", 10, True), ("three", 10, False), ("four", 12, True)]
)
def test_old_cards_of_which_little_is_seen_show_their_corner_alone(seats: str, old: int, pales: bool) -> None:
    """Half a pip and a piece of a figure between one card and the next are a jumble, pale or not."""
    top, screen, high = (
        with_many_old_cards(f"{seats}_seats", old),
        Screen(switched_on("ega")),
        EGA.cards.size[1],
    )
    top.pales_counted, top.played = pales, top.played[: old + (seats == "four")]
    screen.show([TableSheet(top)])
    layout = Layout(EGA, top)
    below_the_peg = EGA.table.owner_peg[1] + 3 * EGA.cell[1] // 2
    for place, seen in layout.seen().items():
        if isinstance(place, AmongPlayed) and place.index < old - 3:
            (left, upper) = layout.point(place)
            strip = Rect(left + 2, upper + below_the_peg, seen - 3, high - below_the_peg - 3)
            assert len({*tobytes(screen.surface.subsurface(strip), "P")}) == 1


@pytest.mark.parametrize("name", ["thirty_one", "three_seats", "four_seats"])
def test_whoever_is_off_line_keeps_name_and_score_on_the_plate(name: str) -> None:
    top, screen = TABLES[name](), InkScreen(switched_on("ega"))
    top.seats[1].says, top.seats[1].is_lost = "off line 12", True
    screen.show([TableSheet(top)])
    assert {"off line 12", top.seats[1].on_plate} <= {*screen.words}
    assert [*screen.faults] == []


def test_a_card_that_is_picked_for_the_crib_fades_to_a_lighter_shade_and_stands_higher() -> None:
    """CRIB.DOC has it fade; raised it is told from its neighbors at a glance."""
    top, screen = TABLES["discard"](), Screen(switched_on("ega"))
    top.cursor, top.seats[0].faded = None, {1}
    screen.show([TableSheet(top)])
    layout, place = Layout(EGA, top), InHand(0, 1)
    (left, upper), beside = layout.point(place), layout.point(InHand(0, 0))
    seen = screen.surface.subsurface(Rect((left, upper - layout.rise(place)), EGA.cards.size))
    inside = Rect((0, 0), EGA.cards.size).inflate(-16, -16)
    face = screen._picture.art.face(top.seats[0].hand[1], faded=True).subsurface(inside)
    assert tobytes(seen.subsurface(inside), "P") == tobytes(face, "P")
    assert upper - layout.rise(place) < beside[1]


def test_seven_cards_in_hand_show_no_part_of_an_index() -> None:
    top, screen = TABLES["seven_cards"](), Screen(switched_on("ega"))
    top.cursor, top.seats[0].faded = None, set()
    screen.show([TableSheet(top)])
    layout, (wide, tall) = Layout(EGA, top), (13, 26)
    for at in range(6):
        area = Rect(layout.point(InHand(0, at)), EGA.cards.size)
        beside = layout.point(InHand(0, at + 1))[0] - area.left
        strip = Rect(area.right - wide, area.bottom - tall, beside - area.width + wide, tall - 2)
        assert {*tobytes(screen.surface.subsurface(strip), "P")} == {EGA.inks.paper.paper}


@pytest.mark.parametrize(("name", "seats"), [("three", 3), ("four", 4)])
def test_on_the_pc_a_card_cut_for_the_deal_lies_amid_its_plate(name: str, seats: int, tmp_path: Path) -> None:
    """Of three it lay at the left end of it, over the edge of the cloth."""
    screen = scene_on(InkScreen(switched_on("ega")), f"cut {name}_seats", tmp_path)
    for plate in [seat.plate.area for seat in EGA.table.by_seats[seats].seats[1:]]:
        row = range(plate.left, plate.right)
        below = [
            x for x in row if screen.surface.get_at_mapped((x, plate.bottom + 20)) == EGA.inks.paper.paper
        ]
        assert abs(below[0] + below[-1] - plate.left - plate.right) <= 3


def test_on_the_pc_each_plate_has_a_band_that_is_seen_between_it_and_the_cloth() -> None:
    """That of the third side was of the cloth's own green."""
    look, screen, top = switched_on("ega").look, Screen(switched_on("ega")), TABLES["three_seats"]()
    screen.show([TableSheet(top)])
    for places in Layout(look, top).places.seats:
        assert screen.surface.get_at_mapped(places.plate.band.center) not in (
            look.inks.felt,
            look.inks.plate.back,
        )


@pytest.mark.parametrize("side", range(3))
def test_an_ivory_peg_beside_words_is_mostly_of_its_color(side: int) -> None:
    """It was a white ring with a speck."""
    look = switched_on("ega").look
    of_ivory, painted, other = (
        Counter(tobytes(peg(look, one, of_ivory=is_so), "P"))
        for one, is_so in ((side, True), (side, False), ((side + 1) % 3, False))
    )
    own, ivory = of_ivory.keys() & painted.keys() - other.keys(), of_ivory.keys() - painted.keys()
    assert sum(of_ivory[ink] for ink in own) > sum(of_ivory[ink] for ink in ivory)


def test_on_the_pc_the_longest_name_is_a_letter_apart_from_what_is_said_beside_it() -> None:
    """`LANDLUBBER discarded` was read as one word; the longest word and the dealer's chip stay apart."""
    plate = EGA.table.by_seats[2].seats[0].plate
    assert plate.word.left - plate.name.right >= EGA.cell[0]
    assert plate.chip.left > plate.word.right
    assert plate.score.left > plate.chip.right
