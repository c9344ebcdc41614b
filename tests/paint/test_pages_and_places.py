"""Cards on a page are never cut off; a table is turned to whoever looks at it."""

from collections.abc import Sequence

import pygame
import pytest
from pygame import Rect

from game.machines import USUAL, names
from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.paint.pages import balloon_place
from game.paint.pages.balloon_place import place_balloon
from game.paint.pages.page_layout import PaintedPage
from game.paint.screen import Screen
from game.paint.table.free_room import kept_free, read_on_table
from game.paint.table.layout import Layout
from game.paint.table.plates import DEALS, chip_area
from game.sheets.page_parts import Part, Reading
from game.sheets.pages import PageSheet, reading_page
from game.sheets.sheets import AdviceSheet, BalloonSheet, Figures, TableSheet, Thing, TitleSheet
from game.sheets.spots import LineSpot
from game.sheets.table_state import InCrib, InHand, OnPack, Pegs, SeatTop, TableState
from tests.paint.tables import TABLES
from tests.scenes.ink import InkScreen
from tests.scenes.shown import rows_of_a_page, shown


def page(*lines: str) -> bytes:
    screen = shown(Screen(switched_on(USUAL)), reading_page("A PAGE", lines))
    return bytes(screen.surface.get_buffer().raw)


def test_cards_that_do_not_fit_any_more_are_left_out() -> None:
    rows = rows_of_a_page(Screen(switched_on(USUAL)))
    above = [""] * (rows - 4)
    covered = [*[""] * 4, "below"]
    assert page(*above, "= 5H 5S") == page(*above, *covered)
    assert page(*above[:-1], "= 5H 5S") != page(*above[:-1], *covered)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_turned_to_whoever_looks(seats: int) -> None:
    """The seat that looks lies where seat 0 usually lies, and the others follow in the same order."""
    top = TableState([SeatTop("A") for _ in range(seats)], [Pegs() for _ in range(seats)])
    usual = [Layout(EGA, top).point(InHand(seat, 0)) for seat in range(seats)]
    for below in range(seats):
        top.below = top.dealer = below
        layout = Layout(EGA, top)
        turned = [layout.point(InHand((below + place) % seats, 0)) for place in range(seats)]
        assert turned == usual
        assert layout.point(InCrib(0)) == EGA.table.by_seats[seats].cribs[0].cards.point(0, 4)


@pytest.mark.parametrize("machine", names())
@pytest.mark.parametrize(("chosen", "starred"), [(0, 14), (14, 0), (13, 1), (10, 14)])
def test_ones_own_choice_is_never_below_the_fold(machine: str, chosen: int, starred: int) -> None:
    screen, choices = Screen(switched_on(machine)), [f"choice {at}" for at in range(15)]
    screen.show([AdviceSheet("COACH", choices, [Figures("to win", choices)], starred, chosen, "", seats=2)])
    spots = screen.spots
    assert {LineSpot(starred), LineSpot(chosen)} <= {*spots}


def test_the_heads_of_the_coach_stand_on_a_bar() -> None:
    screen, choices = Screen(switched_on("ega")), ["choice 1", "choice 2"]
    screen.show([AdviceSheet("COACH", choices, [Figures("to win", choices)], 0, 1, "", seats=2)])
    columns = range(EGA.table.cloth.left, EGA.size[0], 2)
    bar = [
        sum(screen.surface.get_at_mapped((left, top)) == EGA.inks.panel.head for left in columns)
        for top in range(EGA.table.cloth.top, EGA.table.cloth.centery)
    ]
    assert max(bar) > len(columns) // 2


@pytest.mark.parametrize("machine", names())
@pytest.mark.parametrize("table", ["thirty_one", "four_seats", "three_seats"])
def test_an_alarm_hides_no_open_card_that_is_needed_and_is_heard(machine: str, table: str) -> None:
    choices = ["Keep waiting", "Stop, continue later", "Give the game up"]
    words, about, look = "MUM is off the line. Nothing is lost.", (Thing.PLATE, 1), switched_on(machine).look
    sheet = BalloonSheet("NO CARRIER", words, "", *about, TABLES[table](), choices, is_alarm=True)
    assert dict(sheet.said())["balloon",].startswith("NO CARRIER. MUM")
    if machine in ("amiga", "ega"):  # elsewhere it stands in rows of its own
        (_, placed), top = place_balloon(look, sheet), sheet.top
        area, layout = placed.area, Layout(look, top)
        assert placed.thing == layout.places.seats[1].plate.area, "at whoever is off the line"
        is_full = machine == "amiga" and len(top.seats) > 2  # what others have played is the least to lose
        own = [*read_on_table(look, top), layout.hand(top.below)]
        kept = own if is_full else [*kept_free(look, top)]
        assert [one for one in kept if one.width and area.colliderect(one)] == []
    screen = shown(Screen(switched_on(machine)), TableSheet(sheet.top), sheet)
    assert screen.spots == [LineSpot(number, words) for number, words in enumerate(choices)]


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_a_balloons_place_is_found_once_and_few_places_are_tried_to_the_end(
    machine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, tails, tail = Screen(switched_on(machine)).machine.look, list[Rect](), balloon_place.tail
    words, answers = "Seven and seven: a pair for 2.", ["Next", "Leave"]

    def counted(crossed: Sequence[Rect], thing: Rect, area: Rect, leans: float) -> balloon_place.Tail | None:
        tails.append(area)
        return tail(crossed, thing, area, leans)

    monkeypatch.setattr(balloon_place, "tail", counted)
    for lit in (0, 1, 0):
        sheet = BalloonSheet("PAIRS", words, "2 of 9", Thing.HAND, 0, TABLES["show"](), answers, lit)
        balloon_place.place_balloon(look, sheet)
    assert 0 < len(tails) < 200


@pytest.mark.parametrize("machine", ["amiga", "ega"])
@pytest.mark.parametrize("lit", [0, 1, None])
def test_a_click_on_a_balloons_paper_is_the_answer_that_is_lit(machine: str, lit: int | None) -> None:
    """Whoever has read it with a mouse clicks what was read; where no answer is lit none is given."""
    screen, answers = Screen(switched_on(machine)), ["Next", "Leave"]
    sheet = BalloonSheet("PAIRS", "A pair for 2.", "", Thing.HAND, 0, TABLES["show"](), answers, lit)
    screen.show([TableSheet(sheet.top), sheet])
    paper = balloon_place.place_balloon(screen.machine.look, sheet)[1].area
    left, top = screen.machine.look.inside.topleft
    spot = screen.spot_at((left + paper.centerx, top + paper.top + 4))
    assert spot == (None if lit is None else LineSpot(lit, answers[lit]))


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_a_balloon_that_speaks_in_turn_stays_in_its_place(machine: str) -> None:
    look, said = switched_on(machine).look, ["A pair for 2.", "Six of clubs, seven and eight: a run for 3."]
    sheets = [
        BalloonSheet("The show", words, "", Thing.SHOW, 0, TABLES["show"](), ["Next"], says_here=said)
        for words in said
    ]
    (few, place), (many, other_place) = [balloon_place.place_balloon(look, sheet) for sheet in sheets]
    assert place == other_place
    assert few.choices == many.choices
    assert few.rows[0] != many.rows[0]


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_the_choices_of_a_balloon_have_a_row_of_their_own(machine: str) -> None:
    look = switched_on(machine).look
    sheet = BalloonSheet("The show", "A pair.", "", Thing.SHOW, 0, TABLES["show"](), ["Next", "Leave"])
    for columns in balloon_place.WIDTHS:
        shape = balloon_place.shape_of(look, sheet, columns)
        assert all(one.top >= len(shape.rows) * look.cell[1] for one in shape.choices)


def test_no_rows_of_cards_that_are_gone_stand_blank_above_a_page_moved_up() -> None:
    lines, pictures = ["= 5H 5S", *[""] * 4, "Words.", *["More."] * 40], []
    for first in (2, 5):
        screen = Screen(switched_on(USUAL))
        screen.show([PageSheet("A PAGE", "", [[Part("", Reading("A PAGE", lines, first))]])])
        upper = screen.surface.subsurface((0, 0, EGA.size[0], 10 * EGA.cell[1])).copy()
        pictures.append(bytes(upper.get_buffer().raw))
    assert pictures[0] == pictures[1]


def test_the_dealers_chip_on_the_pc_stands_off_the_word_and_its_own_word_off_its_ends() -> None:
    for places in EGA.table.by_seats.values():
        assert all(chip_area(EGA, seat.plate, DEALS).width >= EGA.width(DEALS) + 4 for seat in places.seats)
    for seat in EGA.table.by_seats[2].seats:
        assert seat.plate.chip.left - seat.plate.word.right >= 4


def test_where_gadgets_stand_out_a_balloon_has_no_band_and_its_choices_have_air() -> None:
    screen, table = Screen(switched_on("amiga")), TABLES["thirty_one"]()
    look, next_one = screen.machine.look, LineSpot(0, "Next")
    sheet = BalloonSheet("Their crib", "Discard the eight.", "First game", Thing.PLATE, 1, table, ["Next"])
    screen.show([TableSheet(table), sheet])
    area = place_balloon(look, sheet)[1].area
    before_title = area.left + 3 * look.cell[0] // 2, area.top + look.cell[1]
    above = {screen.surface.get_at_mapped((x, area.top + 3)) for x in range(area.left + 16, area.right - 16)}
    assert above == {look.inks.paper.paper}, "its title has air"
    assert screen.surface.get_at_mapped(before_title) == look.inks.paper.paper
    *_, gadget = screen.spotting.areas(LineSpot)
    assert screen.spot_at(gadget.center) == next_one
    assert gadget.height >= look.cell[1] + 3
    assert area.bottom - gadget.bottom > 3


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_black_card_among_words_on_black_has_a_margin_of_paper(machine: str) -> None:
    picture = Screen(switched_on(machine))._picture
    paper, line = picture.look.inks.paper, Rect(16, 36, 80, 18)
    picture.canvas.fill(line, paper.outline)
    PaintedPage(picture).words_with_cards("[5S]", (32, 40), picture.look.inks.panel.words)
    beside = {picture.canvas.surface.get_at_mapped((31, y)) for y in range(42, 46)}
    assert beside == {paper.paper}


@pytest.mark.parametrize("machine", ["ega", "amiga"])
@pytest.mark.parametrize("stop", ",.:;")
def test_what_ends_a_sentence_stands_off_the_paper_of_a_card(machine: str, stop: str) -> None:
    picture = Screen(switched_on(machine))._picture
    look, back, at = picture.look, picture.look.inks.panel.back, (32, 40)
    picture.canvas.fill(Rect(16, 30, 160, 30), back)
    PaintedPage(picture).words_with_cards(f"[5D]{stop} A", at, look.inks.panel.words)
    beside = 32 + look.width("5♦") + look.grain.air(2 * look.stroke[0]) // 2
    column = {picture.canvas.surface.get_at_mapped((beside + 1, y)) for y in range(41, 41 + look.cell[1])}
    assert column == {back}


def test_on_the_pc_a_score_stands_clear_of_the_chip_and_of_what_is_said() -> None:
    look = switched_on("ega").look
    wide, _ = look.cell
    for number, places in look.table.by_seats.items():
        for plate in (seat.plate for seat in places.seats):
            if plate.word.top == plate.score.top and plate.score.left < plate.word.left:
                assert plate.word.left - plate.score.right >= wide, number
            if plate.chip.top == plate.score.top:
                assert plate.score.left - plate.chip.right >= wide, number


def test_on_the_pc_who_is_your_partner_is_told_beside_what_is_said() -> None:
    top, screen = TABLES["four_seats"](), InkScreen(switched_on("ega"))
    top.dealer, top.seats[2].name, top.seats[2].says = 1, "B", "laid out"
    screen.show([TableSheet(top)])
    assert {"partner", "laid out"} <= {*screen.words}
    assert [*screen.faults] == []
    plate = EGA.table.by_seats[4].seats[2].plate
    (told,) = screen.areas_of("partner")
    assert told.right == plate.chip.right
    assert told.top == plate.name.top


def test_on_the_pc_the_title_of_a_count_stands_off_the_frame_around_it() -> None:
    top, look = TABLES["show"](), EGA
    screen = InkScreen(switched_on("ega"))
    screen.show([TableSheet(top)])
    assert top.count_panel
    (title,) = screen.areas_of(top.count_panel.title.upper())
    panel = Layout(look, top).places.show.count_panel
    assert title.top - panel.top == 1


@pytest.mark.parametrize("says", ["go", "partner", "discarded", "thinking....", "thirty-one", "muggins: 12!"])
@pytest.mark.parametrize("score", [7, 60, 181])
def test_on_the_pc_the_scores_of_four_are_wide_where_a_word_leaves_them_air(says: str, score: int) -> None:
    """Dots give way to them; a longer word has figures of usual width beside it, and touches none."""
    top, screen = TABLES["four_seats"](), InkScreen(switched_on("ega"))
    plate, look = EGA.table.by_seats[4].seats[1].plate, EGA
    top.seats[1].says, top.pegs[1] = says, Pegs(score, score - 1)
    screen.show([TableSheet(top)])
    assert [*screen.faults] == []
    words = says if says in screen.words else says.rstrip(".")
    assert words in screen.words
    after = plate.word.left + look.width(words)
    lines = (Rect(at, plate.word.top, 1, plate.word.height) for at in range(after, plate.area.right))
    columns = [one.left for one in lines if look.inks.plate.words in screen._picture.canvas.seen(one)]
    is_wide = max(columns) - min(columns) > look.width(str(score))
    assert is_wide == (len(words) * 8 + len(str(score)) * 16 <= 120)
    assert min(columns) - after >= 2


@pytest.mark.parametrize("lines", [8, 9])
def test_the_menu_of_the_title_stands_midway_from_the_board_to_the_keys_on_the_pc(lines: int) -> None:
    """It stuck to the board."""
    screen = shown(Screen(switched_on("ega")), TitleSheet(["New game"] * lines, 0, "Enter select"))
    board, frame, edge, keys = EGA.pages.title.strip, EGA.inks.panel.frame, EGA.size[1], EGA.cell[1]
    assert board
    middle = pygame.image.tobytes(screen.surface.subsurface(Rect(EGA.size[0] // 2, 0, 1, edge)), "P")
    above = middle.index(frame, board.area.bottom) - board.area.bottom
    below = edge - keys - EGA.shadow[1] - 1 - middle.rindex(frame)
    assert above == below >= 5


def test_on_the_pc_talk_is_cut_only_where_its_line_ends() -> None:
    """Of a longer line the end is seen, where it is typed."""
    top, screen = TABLES["discard"](), InkScreen(switched_on("ega"))
    for letters, seen in ((73, f"Say: {'a' * 73}_"), (74, f"Say: ...{'a' * 70}_")):
        top.talk = "a" * letters
        screen.show([TableSheet(top)])
        assert [*screen.faults] == []
        assert seen in screen.words


@pytest.mark.parametrize("seats", [3, 4])
def test_on_the_pc_the_others_lie_as_far_from_one_edge_of_the_felt_as_from_the_other(seats: int) -> None:
    """The right one's cards reached over it."""
    cloth, (_, *others) = EGA.table.cloth, EGA.table.by_seats[seats].seats
    first, last = others[0].plate.area, others[-1].plate.area
    assert first.left - cloth.left == cloth.right - last.right
    cards = [Rect(other.hand.point(at, 6), EGA.cards.size) for other in others for at in range(6)]
    assert all(first.left <= card.left and card.right <= last.right for card in cards)


@pytest.mark.parametrize(("starred", "heads"), [(None, {"card"}), (0, {"*=yours", "  card"})])
def test_on_the_pc_a_coachs_box_beside_the_pack_is_as_wide_as_the_plates(
    starred: int | None, heads: set[str]
) -> None:
    """It poked out at their left, and with a choice of one's own over the count."""
    screen, choices = InkScreen(switched_on("ega")), ["K♦", "5♦"]
    figures = [
        Figures(head, ["10", "10"]) for head in ("makes", "now", "you peg later", "they peg", "to win")
    ]
    shown(
        screen,
        TableSheet(TABLES["thirty_one"]()),
        AdviceSheet("WHICH CARD", choices, figures, starred, 0, "", 2),
    )
    assert heads <= {*screen.words}
    plate, frame = EGA.table.by_seats[2].seats[0].plate.area, EGA.inks.panel.frame
    row = [screen.surface.get_at_mapped((x, 60)) for x in range(EGA.table.cloth.left, EGA.size[0])]
    inside = [x for x, ink in enumerate(row, EGA.table.cloth.left) if ink == frame]
    assert (inside[0], inside[-1] + 1) == (plate.left, plate.right)


def test_on_the_pc_the_frame_of_a_pack_that_is_cut_is_as_wide_around_all_of_it() -> None:
    """At two sides the lower cards peeped out of it."""
    top, screen = TABLES["discard"](), Screen(switched_on("ega"))
    top.cursor, top.starter = OnPack(), None
    screen.show([TableSheet(top)])
    pack = Layout(EGA, top).area(OnPack())
    pack = pack.unionall([pack.move(layer) for layer in EGA.table.pack_layers])
    across, down = EGA.table.cursor_frame
    frame, lit = pack.inflate(across, down), EGA.inks.lit
    middles = frame.midleft, frame.midtop, (frame.right - 1, frame.centery), (frame.centerx, frame.bottom - 1)
    assert {screen.surface.get_at_mapped(at) for at in middles} == {lit}


def test_choices_of_a_narrow_balloon_stand_side_by_side_each_in_a_dark_line() -> None:
    screen, table, answers = Screen(switched_on("amiga")), TABLES["four_seats"](), ["Next", "Guide off"]
    look = screen.machine.look
    sheet = BalloonSheet("Fifteen", "Two points.", "Part 5 of 6", Thing.PLATE, 1, table, answers, 1)
    narrow = balloon_place.shape_of(look, sheet, 15)
    assert not narrow.is_stacked
    assert (
        max(one.right for one in narrow.choices) <= narrow.size[0] - balloon_place.MARGIN * look.cell[0] + 2
    )
    screen.show([TableSheet(table), sheet])
    for gadget in screen.spotting.areas(LineSpot)[-2:]:
        corners = [(x, y) for x in (gadget.left, gadget.right - 1) for y in (gadget.top, gadget.bottom - 1)]
        assert {screen.surface.get_at_mapped(at) for at in corners} == {look.inks.paper.outline}


def test_a_tail_to_a_line_low_beside_a_balloon_begins_low_as_well() -> None:
    paper, line = Rect(420, 154, 200, 58), Rect(148, 208, 250, 1)
    led = balloon_place.tail((), line, paper, 3)
    assert led
    root = (led[0][1] + led[2][1]) // 2
    assert led[1][1] - root < 10
    assert led[2][1] <= paper.bottom - balloon_place.CORNER[0]
