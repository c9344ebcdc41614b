"""The Amiga obeys its machine in every scene: sixteen registers of twelve bits, and its copper's two."""

from itertools import groupby, pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.devices.button import Button
from game.machines.amiga.art import pointer
from game.machines.amiga.colors import CLOTH, LADDER, SHADE, Register
from game.machines.amiga.machine import MACHINE
from game.machines.amiga.plans import (
    BAR_HIGH,
    BY_SEATS,
    FELT,
    GADGETS,
    MESSAGE,
    OWN_HAND,
    OWN_TOP,
    PAD,
    SCORES,
    TOTAL,
)
from game.machines.amiga.windows import CLOSE, CONTENTS, DEPTH_WIDE, LEFT_ALONE, ROOMY, RULES
from game.machines.power import switched_on
from game.paint.brushes.canvas import line
from game.paint.brushes.card_art import CardArt
from game.paint.brushes.page_text import text_columns
from game.paint.looks.board_plan import LAP
from game.paint.looks.card_plan import CardStyle, Faces
from game.paint.looks.monitor import CLEAR, Ink
from game.paint.pages.backdrop import darken
from game.paint.pages.balloon_place import place_balloon
from game.paint.screen import Screen
from game.paint.table.board import carved, empty_board, peg
from game.paint.table.cloth_picture import verdict_parts, verdict_rows
from game.paint.table.free_room import labels, pack_label
from game.paint.table.layout import Layout
from game.paint.table.plates import chip_area, speech_area
from game.paint.table.things import AROUND, lit_in_hand, things
from game.rules.cards import PACK, Card, parse_cards
from game.rules.presets import PRESETS
from game.scenes.front.ask_scene import HAND
from game.scenes.front.options import display
from game.scenes.front.title import Title
from game.scenes.reading_pages import Leafing
from game.scenes.table.guided_count import TYPES, GuidedCount
from game.sheets.marks import BEFORE_KEYS
from game.sheets.menu_bar import OpenMenu
from game.sheets.pages import MenuSheet
from game.sheets.sheets import (
    DONE,
    KEYS,
    AdviceSheet,
    BalloonSheet,
    BoxSheet,
    ButtonsSheet,
    Figures,
    NumberSheet,
    PullDownSheet,
    TableSheet,
    Thing,
    TitleSheet,
)
from game.sheets.spots import (
    BACK,
    EARLIER,
    GO_ON,
    HELP,
    HINT,
    LATER,
    LEAVE,
    UNDO,
    ButtonSpot,
    LineSpot,
    PartSpot,
)
from game.sheets.table_state import (
    AmongPlayed,
    CountPanel,
    CutShown,
    ForCrib,
    InHand,
    OnPack,
    Pegs,
    PlayedCard,
    ReasonLine,
    SpreadPack,
    Verdict,
)
from game.values import replace
from tests import pictures
from tests.paint.axes import left_of
from tests.paint.tables import TABLES
from tests.scenes.balloons import balloon_of
from tests.scenes.driver import at_home, when_asked
from tests.scenes.every_scene import EVERY_SCENE, drawn, in_a_game, scene_on
from tests.scenes.front.test_ask_scene import at_the_desk
from tests.scenes.ink import InkScreen
from tests.scenes.practice.test_practice_list import DRILL, practice
from tests.scenes.review.review_pictures import moves_page
from tests.scenes.seen import Moment
from tests.scenes.shown import shown
from tests.scenes.table.test_guide import guided, until_counting
from tests.scenes.test_pictures import MOMENTS

SIZE, STEP_OF_TWELVE_BITS, SPRITE_WIDE, INDEX = (640, 256), 17, 16, 13

REGISTERS = MACHINE.look.palette.names


def test_the_pointer_is_one_sprite() -> None:
    picture, pixel, _ = pointer()
    assert picture.get_width() <= SPRITE_WIDE
    assert pixel == (2, 1)
    inks = set(pygame.image.tobytes(picture, "P")) - {CLEAR}
    assert inks == {0, 1, 2}
    assert not [
        part for ink in inks for part in picture.get_palette_at(ink)[:3] if part % STEP_OF_TWELVE_BITS
    ]


def test_every_color_is_of_twelve_bits() -> None:
    rgb = MACHINE.look.palette.rgb
    assert not [part for color in rgb for part in color if part % STEP_OF_TWELVE_BITS]
    assert len(REGISTERS) == 16
    assert len(rgb) == len(REGISTERS) + 2 * len(LADDER)


@pytest.mark.parametrize("name", TABLES)
def test_gadgets_lie_on_the_cloth_and_cover_nothing(name: str) -> None:
    """Most of what can be pressed at once: help and the way out are in the title bar."""
    screen, top, words = Screen(MACHINE), TABLES[name](), ("DISCARD", "UNDO", "HINT", "HELP", "LEAVE")
    if top.count_panel:
        words = ("◄", "PLAY", "►", *words[-2:])
    screen.show([TableSheet(top), ButtonsSheet(words)])
    places, spotting = Layout(MACHINE.look, top).places, screen.spotting
    gadgets = [spotting.area(ButtonSpot(word)) or Rect(0, 0, 0, 0) for word in words]
    assert all(
        area.width > 7 * len(word) or word == "LEAVE" for area, word in zip(gadgets, words, strict=True)
    )
    assert all(area.collidelistall(gadgets) == [number] for number, area in enumerate(gadgets))
    others = [seat.plate.area for seat in places.seats] + [MESSAGE, SCORES]
    others += [places.show.total if top.count_panel else places.counter] + [
        seat.plate.word for seat in places.seats
    ]
    own = [Rect(row.point(at, 4), MACHINE.look.cards.size) for row in [OWN_HAND] for at in range(4)]
    assert all(area.collidelist([*others, *own]) < 0 for area in gadgets)
    assert all(MACHINE.look.table.cloth.contains(area) for area in gadgets[:-2])
    assert all(area.bottom <= BAR_HIGH for area in gadgets[-2:])
    window = places.show.count_panel if top.count_panel else Rect(0, 0, 0, 0)
    assert all(area.top > window.top + MACHINE.look.cell[1] for area in gadgets[:-2])


def test_the_coach_leaves_the_own_plate_in_sight(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "answer", tmp_path)
    gadget, why = screen.spotting.area(ButtonSpot(BACK)), screen.areas_of("gets 2.4 less.")
    assert gadget
    assert why[0].bottom < OWN_TOP - 3 * MACHINE.look.stroke[1] < gadget.top, "no window over one's own score"
    between = {screen.surface.get_at_mapped((x, gadget.top - 1)) for x in range(gadget.left, gadget.right)}
    assert between <= {CLOTH[gadget.top - 1], SHADE[gadget.top - 1]}, "off the frame of the window"
    above = SCORES.top - 1, SCORES.top
    left = {screen.surface.get_at_mapped((x, y)) for x in range(SCORES.left, SCORES.right) for y in above}
    assert left <= {CLOTH[y] for y in above}, "no piece of the scores' window above"


@pytest.mark.parametrize("name", ["thirty_one", "four_seats"])
def test_no_card_looks_out_from_under_the_window_of_the_coach(name: str) -> None:
    top, screen, size = TABLES[name](), Screen(MACHINE), MACHINE.look.cards.size
    figures, layout = [Figures("to win", ["50%"] * 4)], Layout(MACHINE.look, top)
    screen.show([TableSheet(top), AdviceSheet("COACH", "2345", figures, None, 0, "", seats=len(top.seats))])
    played = [Rect(layout.point(AmongPlayed(one.seat, at)), size) for at, one in enumerate(top.played)]
    lowest = max(area.bottom for area in played) - 1
    for area in played:
        feet = {screen.surface.get_at_mapped((x, lowest)) for x in range(area.left, area.right)}
        assert feet == {CLOTH[lowest]}


@pytest.mark.parametrize(
    ("name", "is_told"), [("thirty_one", False), ("three_seats", True), ("four_seats", True)]
)
def test_the_window_of_the_coach_tells_the_scores_that_it_covers(name: str, is_told: bool) -> None:
    top, screen = TABLES[name](), InkScreen(MACHINE)
    advised = AdviceSheet(
        "COACH", "2345", [Figures("to win", ["50%"] * 4)], None, 0, "", seats=len(top.seats)
    )
    screen.show([TableSheet(top), replace(advised, scores=["ANN 12", "BEN 7"])])
    (title,) = screen.areas_of("COACH   ANN 12, BEN 7" if is_told else "COACH")
    assert title.top > MACHINE.look.table.cloth.top + 1, "clear of the bar"


@pytest.mark.parametrize("name", TABLES)
def test_every_card_lies_on_the_cloth_clear_of_all_words_and_can_be_read(name: str) -> None:
    """Of an open card that others of its row cover, as much is seen as its index takes."""
    top, look = TABLES[name](), MACHINE.look
    layout = Layout(look, top)
    cards = [(place, card, Rect(layout.point(place), look.cards.size)) for place, card in layout.cards()]
    words = [seat.plate.area for seat in layout.places.seats] + [MESSAGE]
    words += [layout.places.counter] * (top.count is not None) + [layout.reasons_window]
    for place, _, area in cards:
        assert look.table.cloth.contains(area), place
        assert area.collidelist(words) < 0, place
    for (_, card, area), (_, _, after) in pairwise(cards):
        if card and area.top == after.top and area.colliderect(after) and after.left > area.left:
            assert after.left - area.left >= INDEX


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_among_more_than_two_own_cards_and_their_plate_lie_in_the_middle(name: str) -> None:
    own, *_ = Layout(MACHINE.look, TABLES[name]()).places.seats
    row, size = own.own_row, MACHINE.look.cards.size
    assert row
    ends = (Rect(cards.point(at, 4), size) for cards in (own.hand, row) for at in (0, 3))
    held, last, played, last_played = ends
    for area in (held.union(last), played.union(last_played), own.plate.area):
        assert abs(area.centerx - FELT.centerx) <= 1
    by_plate = own.plate.area.top - played.bottom
    assert by_plate == MACHINE.look.table.card_shadow[1] < 10 < held.top - own.plate.area.bottom


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
@pytest.mark.parametrize("words", ["go", "thinking...."])
def test_among_more_than_two_each_speaks_beside_his_own_plate(name: str, words: str) -> None:
    top, look = TABLES[name](), MACHINE.look
    layout = Layout(look, top)
    plates = [seat.plate for seat in layout.places.seats]
    assert len({plate.area.width for plate in plates}) == 1
    for number, plate in enumerate(plates):
        paper = speech_area(look, plate, words, layout.hand(number))
        assert abs(paper.centery - plate.area.centery) <= 1
        assert max(paper.left - plate.area.right, plate.area.left - paper.right) == 5


@pytest.mark.parametrize("held", [4, 5, 6, 7])
def test_of_two_nothing_said_beside_a_hand_lies_over_the_scores(held: int) -> None:
    top, look = TABLES["thirty_one"](), MACHINE.look
    top.seats[1].hand = [None] * held
    layout = Layout(look, top)
    said = speech_area(look, layout.places.seats[1].plate, "thinking....", layout.hand(1))
    assert look.columns_in(said) > len("thinking") >= len("off 99 s")
    assert not said.union(said.move(look.table.card_shadow)).colliderect(layout.reasons_window)


@pytest.mark.parametrize("name", ["thirty_one", "three_seats", "four_seats"])
def test_ones_own_plate_is_clear_of_the_gadgets(name: str) -> None:
    layout = Layout(MACHINE.look, TABLES[name]())
    own, *_ = layout.places.seats
    shadow = own.plate.area.move(MACHINE.look.table.card_shadow)
    assert not own.plate.area.union(shadow).colliderect(layout.buttons)


@pytest.mark.parametrize("name", ["thirty_one", "three_seats", "four_seats"])
def test_plates_and_count_throw_shadows_as_the_cards_do(name: str) -> None:
    top, screen = TABLES[name](), Screen(MACHINE)
    screen.show([TableSheet(top)])
    places = Layout(MACHINE.look, top).places
    for area in (places.seats[top.below].plate.area, places.counter):
        corner = area.right + 1, area.bottom + 1
        assert screen.surface.get_at_mapped(corner) == SHADE[corner[1]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("held", "kept"), [(held, kept) for kept in (4, 5) for held in range(kept + 1)])
def test_cards_lie_before_their_own_seat_however_many_are_played(seats: int, held: int, kept: int) -> None:
    """Hand, cards played, pack and crib of all seats cover none of each other, and no plate; of two seats
    the cards played lie in one pile."""
    names, size = {2: "thirty_one", 3: "three_seats", 4: "four_seats"}, MACHINE.look.cards.size
    top = TABLES[names[seats]]()
    card = Card.parse("5H")
    for seat, told in enumerate(top.seats):
        told.hand = [card if seat == top.below else None] * held
    top.played = [PlayedCard(seat, card) for seat in range(seats) for _ in range(kept - held)]
    layout = Layout(MACHINE.look, top)
    plates = [places.plate.area for places in layout.places.seats]
    piles: dict[object, Rect] = dict(enumerate(plates))
    for place in [OnPack(), *(place for place, _ in layout.cards())]:
        of = None if seats == 2 and isinstance(place, AmongPlayed) else getattr(place, "seat", None)
        pile, area = (type(place), of), Rect(layout.point(place), size)
        piles[pile] = area.union(piles.get(pile, area))
    areas = [*piles.values()]
    assert all(area.collidelistall(areas) == [number] for number, area in enumerate(areas))
    assert len({plate.width for plate in plates[1:]}) == 1


def test_a_list_that_is_seen_in_part_has_a_bar_beside_it_with_a_knob() -> None:
    screen, lines, knobs = InkScreen(MACHINE), [(f"Line {number}", "") for number in range(30)], []
    for chosen in (0, 29):
        screen.show([MenuSheet("A LIST", lines, chosen, "", is_list=True)])
        gadgets = screen.spotting.areas(LineSpot)
        column = max(area.right for area in gadgets) + MACHINE.look.cell[0] + 1
        rows = range(gadgets[0].top, gadgets[-1].bottom)
        knobs.append([row for row in rows if screen.surface.get_at_mapped((column, row)) == Register.GOLD])
    first, last = knobs
    assert max(first) < min(last)
    assert not {"▲", "▼"}.intersection("".join(screen.words))


def test_muggins_is_called_beside_the_list_and_over_no_card() -> None:
    """Where a source has counted aloud its list stays, and the keys take the place of the total."""
    screen, top, prompt = Screen(MACHINE), TABLES["show"](), "SEAT1 says nine. Call muggins: how many missed?"
    screen.show([TableSheet(top)])
    before = screen.surface.copy()
    screen.show([TableSheet(top), NumberSheet(prompt, "0", is_of_count=True)])
    window = Layout(MACHINE.look, top).places.show.count_panel
    keys = [screen.spotting.area(ButtonSpot(name)) for row in KEYS for name in row]
    assert all(key and window.contains(key) for key in keys)
    above = Rect(0, 0, SIZE[0], window.top)
    left = Rect(window.left, window.top, PAD.left - window.left, window.height)
    frame = Rect(window.left, window.bottom - 3, window.width, 3)
    for part in (above, left, frame):
        was, seen = (pygame.image.tobytes(one.subsurface(part), "P") for one in (before, screen.surface))
        assert was == seen


@pytest.mark.parametrize("name", ["claim", "muggins"])
def test_a_count_is_typed_before_the_word_for_it_in_one_field_and_both_are_large(
    name: str, tmp_path: Path
) -> None:
    screen = scene_on(Screen(MACHINE), name, tmp_path)
    keys = [screen.spotting.area(ButtonSpot(key)) or Rect(0, 0, 0, 0) for row in KEYS for key in row]
    field = Rect(PAD.left, PAD.top, PAD.width, min(key.top for key in keys) - PAD.top)
    points = [(x, y) for x in range(field.left, field.right) for y in range(field.top, field.bottom)]
    inks = [point for point in points if screen.surface.get_at_mapped(point) == Register.SKIN]
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*inks, strict=True))
    assert bottom - top > MACHINE.look.cell[1] < (right - left) / len("_ points")


@pytest.mark.parametrize(("said", "ink"), [("", Register.GRAY), ("12", Register.GOLD)])
def test_ok_is_a_ghost_while_no_number_is_typed_and_then_the_lit_key(said: str, ink: Ink) -> None:
    asked = NumberSheet("How many?", said, is_of_count=True, is_total=True)
    screen = shown(Screen(MACHINE), TableSheet(TABLES["show"]()), asked)
    key = screen.spotting.area(ButtonSpot(DONE))
    assert key
    assert screen.surface.get_at_mapped((key.left + 3, key.centery)) == ink
    inside = {screen.surface.get_at_mapped((x, key.centery)) for x in range(key.left + 4, key.right - 4)}
    assert (Register.BLACK in inside) == bool(said)


def test_while_items_are_to_come_the_total_is_so_far(tmp_path: Path) -> None:
    visit, screen = MOMENTS["show"](tmp_path), InkScreen(MACHINE)
    visit.stack.draw(screen)
    assert visit.top.count_panel
    assert visit.top.count_panel.to_come
    assert "SO FAR" in screen.words
    assert "SO FAR" not in shown(InkScreen(MACHINE), TableSheet(TABLES["show"]())).words


def test_no_sum_touches_the_mark_that_more_is_to_come(tmp_path: Path) -> None:
    """*18* and its mark, a dot and a half apart, were one word."""
    visit, screen = MOMENTS["show"](tmp_path), InkScreen(MACHINE)
    panel = visit.top.count_panel
    assert panel
    visit.top.count_panel = replace(panel, to_come=[*panel.to_come, *panel.to_come])
    visit.stack.draw(screen)
    (mark,) = screen.areas_of("▼")
    sums = [one.area.right for one in screen.lines if one.words.isdigit() and one.area.top == mark.top]
    assert mark.left - sums[0] >= MACHINE.look.cell[0] // 2


def test_a_source_that_tells_the_whole_count_first_shows_no_wrong_sum_so_far(tmp_path: Path) -> None:
    visit, screen = MOMENTS["show"](tmp_path), InkScreen(MACHINE)
    panel = visit.top.count_panel
    assert panel
    assert panel.to_come
    visit.top.count_panel = replace(panel, total=panel.to_come[-1].total)
    visit.stack.draw(screen)
    assert "SO FAR" not in screen.words
    assert "HAND" in screen.words


def test_the_shelf_is_left_by_the_close_gadget_of_its_bar(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "choose_game champ", tmp_path)
    assert screen.spot_at(CLOSE.center) == ButtonSpot(BACK)
    assert screen.surface.get_at_mapped(CLOSE.topleft) == Register.BLUE


def test_in_large_print_a_close_fan_has_small_indices_that_are_whole() -> None:
    top, look = TABLES["four_seats"](), MACHINE.look
    screens = [Screen(MACHINE), Screen(MACHINE, CardStyle(faces=Faces.LARGE))]
    for screen in screens:
        screen.show([TableSheet(top)])
    layout = Layout(look, top)
    for place, card in layout.cards():
        strip = Rect(layout.point(place), (INDEX, look.cards.size[1]))
        usual, large = (pygame.image.tobytes(screen.surface.subsurface(strip), "P") for screen in screens)
        is_own = isinstance(place, InHand) and place.seat == top.below
        if card:
            assert (usual != large) == (is_own or layout.fan_of(place) not in layout.close_fans()), place


def test_in_large_print_the_cards_of_the_new_count_have_large_indices_beside_old_ones() -> None:
    top = TABLES["thirty_one"]()
    top.played[: top.counted] = [PlayedCard(1, card) for _, card in top.played[: top.counted]]
    layout = Layout(MACHINE.look, top)
    small = [
        at
        for at, (seat, _) in enumerate(top.played)
        if layout.fan_of(AmongPlayed(seat, at)) in layout.close_fans()
    ]
    assert small == [*range(top.counted)]


def test_the_bar_of_a_count_tells_whose_it_is_and_nothing_else(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="amiga", machine="amiga")
    home.answer_until(lambda: bool(home.top.count_panel and home.top.count_panel.seat))
    screen = home.drawn(InkScreen(MACHINE))
    words = screen.words
    assert any(line.strip().endswith("'S HAND") for line in words), "it tells whose hand is counted"
    assert not [line for line in words if "HAND" in line and ("count" in line or "Scores" in line)]


@pytest.mark.parametrize("preset", PRESETS)
def test_no_window_of_a_show_has_quotes_around_its_words(preset: str, tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset=preset, machine="amiga"), InkScreen(MACHINE)
    home.answer_until(lambda: bool(home.top.count_panel))
    while home.top.count_panel:
        home.stack.redraw()
        home.stack.draw(screen)
        assert not [line for line in screen.words if '"' in line]
        for _ in range(20):
            home.step_on()


def test_the_scores_tell_who_and_how_much_and_their_bar_the_deal(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="amiga", machine="amiga"), InkScreen(MACHINE)
    home.answer_until(lambda: home.top.deal == 2)
    home.until_asked(Moment.LAY_AWAY)
    home.stack.draw(screen)
    assert "Scores, deal 2" in screen.words
    reason = next(one for one in reversed(home.top.reasons) if one.points and one.kind)
    told = f"{reason.points} {reason.kind}: "
    assert any(line.startswith(reason.who) and told in line for line in screen.words)
    home.click(ButtonSpot(EARLIER))
    assert home.top.reasons_back == 2
    home.click(ButtonSpot(LATER))
    assert home.top.reasons_back == 0


@pytest.mark.parametrize("machine", ["amiga", "tty"])
def test_points_stand_in_their_column_alone(machine: str, tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="amiga", machine=machine), InkScreen(switched_on(machine))
    home.answer_until(lambda: any(reason.text.endswith(", 2") for reason in home.top.reasons))
    home.stack.draw(screen)
    told = next(reason for reason in home.top.reasons if reason.text.endswith(", 2"))
    lines = [line for line in screen.words if f" 2 {told.text[:-3]}" in line]
    assert lines
    assert not [line for line in lines if line.rstrip().endswith(", 2")]


def test_hint_and_undo_keep_their_places_and_are_ghosts_when_they_cannot_be_used(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, machine="amiga"), Screen(MACHINE)
    places: set[tuple[int, int]] = set()
    for wanted in (Moment.LAY_AWAY, Moment.PLAY, Moment.PLAY):
        home.until_asked(wanted)
        buttons = next(sheet for sheet in home.scene.picture() if isinstance(sheet, ButtonsSheet))
        assert [*buttons.ghosts] == [*["DISCARD"] * (wanted is Moment.LAY_AWAY), HINT, UNDO]
        home.stack.draw(screen)
        hint = screen.spotting.area(ButtonSpot(HINT))
        undo = screen.spotting.area(ButtonSpot(UNDO))
        assert (undo is not None) == (UNDO in buttons.names), "a ghost is no button"
        assert hint
        places.add(hint.topleft)
        home.answer()
    assert len(places) == 1


def test_a_gadget_waits_there_once_a_hand_is_up_and_as_long_as_it_may_be_used(tmp_path: Path) -> None:
    def ghosts() -> list[str]:
        return [name for one in home.scene.picture() if isinstance(one, ButtonsSheet) for name in one.ghosts]

    home = at_home(tmp_path, machine="amiga")
    home.until_moment(Moment.DEAL)
    assert ghosts() == []
    home.until_asked(Moment.LAY_AWAY)
    assert ghosts() == ["DISCARD", HINT, UNDO]
    home.until_asked(Moment.STARTER)
    assert ghosts() == [HINT, UNDO]


def test_go_stands_where_the_discard_did(tmp_path: Path) -> None:
    top, ends, (screen, hints) = TABLES["thirty_one"](), [], (InkScreen(MACHINE), set())
    for names, ghosts in ((["DISCARD", HINT], ["DISCARD", HINT, UNDO]), ([], ["GO", HINT, UNDO])):
        top.is_gathered = "DISCARD" not in ghosts
        screen.show([TableSheet(top), ButtonsSheet([*names, HELP], ghosts=ghosts)])
        ends.append(max(area.centerx for area in screen.areas_of(ghosts[0].title())))
        hints.add(max(area.left for area in screen.areas_of("Hint")))
    assert len(hints) == 1
    assert abs(ends[0] - ends[1]) < 16
    home = at_home(tmp_path, preset="acc", machine="amiga")
    for wanted, word in ((Moment.LAY_AWAY, "DISCARD"), (Moment.PLAY, "GO")):
        home.until_asked(wanted)
        buttons = next(sheet for sheet in home.scene.picture() if isinstance(sheet, ButtonsSheet))
        assert buttons.ghosts[0] == word


def test_the_bar_tells_before_the_first_deal_which_game_it_is(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="amiga", machine="amiga"), InkScreen(MACHINE)
    home.stack.draw(screen)
    assert "Cribbage   Six cards, 121 up" in screen.words


def test_the_bar_tells_the_deal_and_the_show(tmp_path: Path) -> None:
    home, screen = when_asked(Moment.PLAY, tmp_path, preset="amiga", machine="amiga"), InkScreen(MACHINE)
    home.stack.draw(screen)
    assert "Cribbage   Deal 1, 121 up" in screen.words
    home.answer_until(lambda: bool(home.top.count_panel and home.top.count_panel.seat == home.top.dealer))
    home.stack.draw(screen)
    assert "Cribbage   The show, 121 up" in screen.words
    assert "+" in screen.words, "the starter counts with the hand"
    name = home.top.seats[home.top.dealer or 0].name
    told = home.top.voice.say(home.top.voice.crib, name)
    assert f"{told} next" in screen.words or len(f"{told} next") > 15


@pytest.mark.parametrize(("name", "chip"), [("four_seats", ""), ("three_seats", ""), ("show", "DEALS")])
def test_the_dealers_chip_has_air_between_a_long_name_and_the_score(name: str, chip: str) -> None:
    top, look = TABLES[name](), MACHINE.look
    for places in Layout(look, top).places.seats:
        area, named = chip_area(look, places.plate, chip), places.plate.name
        assert named.left + look.width("LANDLUBBER") + 6 <= area.left
        assert area.right + 6 <= places.plate.score.right - look.width("99" if chip else "121")


@pytest.mark.parametrize(
    ("kind", "name"), [("thirty_one", "YOU"), ("thirty_one", "BARTHOLOM2"), ("four_seats", "YOU")]
)
@pytest.mark.parametrize(("score", "told"), [(60, False), (61, True)])
def test_a_plate_tells_the_second_lap(kind: str, name: str, score: int, *, told: bool) -> None:
    screen, top = InkScreen(MACHINE), TABLES[kind]()
    top.pegs, top.target = [Pegs(score, 0), Pegs(30, 0)], 121
    top.seats[0].name = name
    screen.show([TableSheet(top)])
    assert ("lap 2" in screen.words) == told


def test_the_message_names_who_pegged_and_no_partner() -> None:
    (screen := InkScreen(MACHINE)).show([TableSheet(TABLES["four_seats"]())])
    assert "CHRISTINA3: a run of three is three" in screen.words


def test_what_was_wrong_stands_in_gold_above_what_is_asked_again(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="loadstar", machine="amiga")
    home.until_asked(Moment.PLAY)
    home.top.message = "The total would be more than 31. Your turn to play a card, or 0: Go"
    screen = home.drawn(InkScreen(MACHINE))
    (wrong,), (asked,) = (screen.areas_of(words) for words in home.top.message.split(". "))
    assert (asked.left, asked.top - wrong.top) == (wrong.left, MACHINE.look.cell[1])


@pytest.mark.parametrize("name", ["three_seats", "four_seats", "four_seats_dealt"])
def test_cards_are_as_far_from_the_edge_of_the_screen_as_from_the_board(name: str) -> None:
    layout, felt = Layout(MACHINE.look, TABLES[name]()), MACHINE.look.table.cloth
    cards = [Rect(layout.point(place), MACHINE.look.cards.size) for place, _ in layout.cards()]
    whole = cards[0].unionall(cards)
    assert whole.left - felt.left == felt.right - whole.right


@pytest.mark.parametrize("name", ["ANN", "BARTHOLOM2"])
def test_any_name_has_its_peg_where_four_hands_are_shown(name: str) -> None:
    top, screen = TABLES["four_seats_shown"](), Screen(MACHINE)
    top.seats[1].name = name
    screen.show([TableSheet(top)])
    shape = peg(MACHINE.look, top.side(1))
    at = shape.get_rect(midleft=Layout(MACHINE.look, top).places.seats[1].plate.peg)
    wood = [(x, y) for x in range(at.width) for y in range(at.height) if shape.get_at_mapped((x, y)) != CLEAR]
    seen = [screen.surface.get_at_mapped((at.left + x, at.top + y)) for x, y in wood]
    assert seen == [shape.get_at_mapped(dot) for dot in wood]


def test_where_four_hands_are_shown_plates_are_apart_and_the_dealer_has_the_word() -> None:
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    top.pegs = [Pegs(LAP)] * 2
    screen.show([TableSheet(top)])
    plates = [places.plate.area for places in Layout(MACHINE.look, top).places.seats]
    assert all(after.left - plate.right >= 4 for plate, after in pairwise([*plates[1:], plates[0]]))
    assert {"DEALS", *(seat.name for seat in top.seats), "Starter", "C's crib"} <= {*screen.words}
    assert not screen.faults


def test_a_count_of_nothing_that_stands_alone_in_the_scores_says_whose_it_is() -> None:
    top, screen = TABLES["thirty_one"](), InkScreen(MACHINE)
    top.reasons = [ReasonLine(0, "No score", who="CLEMENTINE", kind="crib")]
    screen.show([TableSheet(top)])
    assert [words for words in screen.words if words.startswith("CLEMENTINE") and "crib" in words]


def test_pegs_of_three_stand_apart_before_the_first_score() -> None:
    board, wide = MACHINE.look.boards[3], peg(MACHINE.look, 0).get_width()
    lefts = [board.hole(side, 0, 61)[0] for side in range(3)]
    assert min(after - left for left, after in pairwise(lefts)) > wide
    assert lefts == [track.up for track in board.tracks], "each in the middle of its lane"
    assert {carved(MACHINE.look, f"{board.pegs} {side}").get_width() for side in range(3)} == {wide + 2}
    assert board.goal
    assert board.goal[0] - board.numbers_wide - lefts[-1] >= wide // 2


def test_a_page_that_is_seen_as_a_whole_has_no_bar(tmp_path: Path) -> None:
    bars = []
    for name in ("help 2", "help 13"):
        screen = scene_on(Screen(MACHINE), name, tmp_path / name)
        bars.append(screen.surface.get_at_mapped((SIZE[0] - 10, 120)) == Register.GOLD)
    assert bars == [True, False]


def test_of_the_gadgets_that_lead_on_the_one_is_lit_that_return_takes(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "help 4", tmp_path)
    spots = LineSpot(2), LineSpot(4), ButtonSpot(BACK)
    areas = [area for spot in spots if (area := screen.spotting.area(spot))]
    assert len({area.width for area in areas}) == 1
    backs = [screen.surface.get_at_mapped((area.left + 3, area.centery)) for area in areas]
    assert [back == Register.GOLD for back in backs] == [False, True, False]


def test_the_cards_of_a_count_lie_on_paper_also_where_the_row_is_lit() -> None:
    (screen := InkScreen(MACHINE)).show([TableSheet(TABLES["four_seats_shown"]())])
    *_, red = screen.areas_of("J♦")
    around = [(red.left - 1, red.top), (red.right, red.top), (red.right + 1, red.top)]
    assert {screen.surface.get_at_mapped(at) for at in around} == {Register.WHITE}
    assert screen.surface.get_at_mapped((red.right + 4, red.top)) == Register.GOLD


def test_what_is_said_without_a_card_stands_above_the_own_plate_with_its_tail_down() -> None:
    screen, top = Screen(MACHINE), TABLES["thirty_one"]()
    top.seats[0].hand, top.seats[0].says = [], "10"
    screen.show([TableSheet(top)])
    plate = Layout(MACHINE.look, top).places.seats[0].plate
    paper = speech_area(MACHINE.look, plate, "10", Rect(0, 0, 0, 0))
    assert plate.area.left < paper.centerx < plate.name.right
    assert 0 < plate.area.top - paper.bottom < MACHINE.look.cell[1]
    inks = {screen.surface.get_at_mapped((paper.centerx, paper.bottom + row)) for row in range(3)}
    assert MACHINE.look.inks.paper.paper in inks


def test_what_a_seat_says_below_its_plate_has_a_tail_that_leads_up_to_it() -> None:
    top, screen = TABLES["thirty_one"](), Screen(MACHINE)
    top.seats[1].hand, top.seats[1].says = [], "31"
    screen.show([TableSheet(top)])
    layout = Layout(MACHINE.look, top)
    plate = layout.places.seats[1].plate
    said = speech_area(MACHINE.look, plate, "31", layout.hand(1))
    column = [screen.surface.get_at_mapped((said.centerx, y)) for y in range(plate.area.bottom, said.top)]
    assert {REGISTERS["BLACK"], REGISTERS["WHITE"]} <= {*column}


def test_the_best_discard_is_framed_in_the_hand_of_the_desk() -> None:
    screen = at_the_desk("AH 4H 5H 5S 7D QS").drawn(Screen(MACHINE))
    edges = []
    for card in (1, 3):
        area = screen.spotting.area(PartSpot(HAND, card))
        assert area
        edges.append(screen.surface.get_at_mapped((area.left + 20, area.top - 3)))
    assert (edges[0] == Register.GOLD, edges[1] == Register.GOLD) == (True, False)


def test_no_name_of_a_card_of_the_desk_lies_below_the_frame_of_the_next(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "desk of the play", tmp_path)
    pointed_at, _ = screen.spotting.area(PartSpot(HAND, 3)), screen.areas_of("pile")
    assert pointed_at
    below = Rect(pointed_at.left - 6, pointed_at.bottom + 3, 6, MACHINE.look.cell[1] - 3)
    seen = {
        screen.surface.get_at_mapped((x, y))
        for x in range(below.left, below.right)
        for y in range(below.top, below.bottom)
    }
    assert MACHINE.look.inks.plate.chip not in seen


def test_the_frame_of_a_card_in_a_fan_ends_where_the_next_one_begins() -> None:
    screen = at_the_desk("AH 4H 5H 5S 7D QS").drawn(Screen(MACHINE))
    framed, beside = (screen.spotting.area(PartSpot(HAND, card)) for card in (1, 2))
    assert framed
    assert beside
    assert screen.surface.get_at_mapped((framed.left - 1, framed.centery)) == Register.GOLD
    above = framed.top - MACHINE.look.table.lit_raised - 1
    assert screen.surface.get_at_mapped((beside.left - 1, above)) == Register.GOLD
    assert screen.surface.get_at_mapped((beside.left + 1, above)) != Register.GOLD
    edge = [(beside.left + 1, y) for y in range(beside.top + 3, beside.bottom - 3)]
    assert Register.GOLD not in map(screen.surface.get_at_mapped, edge)
    side = {screen.surface.get_at_mapped((beside.left - 1, y)) for _, y in edge}
    assert side == {Register.GOLD}


def test_the_crib_of_the_computer_has_its_name(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="amiga", machine="amiga"), InkScreen(MACHINE)
    home.answer_until(lambda: home.top.dealer == 1 and home.top.count is not None)
    home.stack.draw(screen)
    assert home.top.voice.say(home.top.voice.crib, home.top.seats[1].name) in screen.words


def test_below_a_count_stands_nothing_of_the_play() -> None:
    top = TABLES["show"]()
    top.reasons = [ReasonLine(0, "one for last")]
    (screen := InkScreen(MACHINE)).show([TableSheet(top)])
    assert not [words for words in screen.words if "one for last" in words]


def test_a_requester_is_as_high_with_a_long_note_as_with_a_short_one(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, begin=False, machine="amiga"), Screen(MACHINE)
    home.stack.lay_over(display(home.session))
    tops = set()
    for _ in range(8):
        home.stack.draw(screen)
        first = screen.spotting.area(LineSpot(0))
        assert first
        tops.add(first.top)
        home.press(Button.DOWN)
    assert len(tops) == 1


def test_what_the_tutor_asks_leaves_the_name_of_the_crib_whole() -> None:
    screen, top = Screen(MACHINE), TABLES["discard"]()
    name = Layout(MACHINE.look, top).crib.owner
    screen.show([TableSheet(top)])
    darken(screen._picture)
    dark = pygame.image.tobytes(screen.surface.subsurface(name), "P")
    said = "Blunder! It costs 27 games in 100.", "A better discard: the hand keeps 8.4 more."
    asked = BoxSheet(said, ("Think again", "Play it"), 0)
    screen.show([TableSheet(top), ButtonsSheet(["HELP"]), asked])
    assert pygame.image.tobytes(screen.surface.subsurface(name), "P") == dark


def test_what_the_tutor_asks_leaves_board_and_gadgets_whole_however_much_he_says() -> None:
    screen, top = Screen(MACHINE), TABLES["discard"]()
    better = "A better card: you peg 0.2 more later and they peg 0.7 less."
    asked = BoxSheet(("Doubtful. It costs 1.6 games in 100.", better), ("Think again", "Play it"), 0)
    screen.show([TableSheet(top), ButtonsSheet(["Discard", "Hint", "Undo"])])
    darken(screen._picture)
    left = MACHINE.look.table.board, MACHINE.look.table.buttons
    dark = [pygame.image.tobytes(screen.surface.subsurface(area), "P") for area in left]
    screen.show([TableSheet(top), ButtonsSheet(["Discard", "Hint", "Undo"]), asked])
    assert [pygame.image.tobytes(screen.surface.subsurface(area), "P") for area in left] == dark


@pytest.mark.parametrize("ends", ["one for his Nobs", "a run of three and one for his Nobs makes thirteen"])
def test_the_messages_tell_a_score_to_its_end_or_not_at_all(ends: str) -> None:
    told, top = f"fifteen two, fifteen four, a pair is six, {ends}", TABLES["four_seats"]()
    top.reasons = [ReasonLine(0, told)]
    (screen := InkScreen(MACHINE)).show([TableSheet(top)])
    assert top.prompt in screen.words
    begun = [words for words in screen.words if "fifteen" in words]
    assert begun == [told] * (ends == "one for his Nobs")


def test_the_field_of_the_title_tells_of_the_lit_gadget_and_of_the_game_that_waits(tmp_path: Path) -> None:
    home = at_home(tmp_path, machine="amiga", preset="champ")
    home.answer_until(lambda: home.top.deal == 2)
    stands = [f"{seat.name} {score}" for seat, score in zip(home.top.seats, home.game.scores, strict=True)]
    title, told = at_home(tmp_path, begin=False, machine="amiga"), []
    title.press(Button.BACK)  # the offer to go on
    assert isinstance(title.scene, Title)
    for _ in title.scene.lines:
        line = title.scene.lines[title.scene.chosen][0]
        title.stack.draw(screen := InkScreen(MACHINE))
        told.append(screen.words)
        assert [*screen.words].count(line) == 1, "on its gadget, and no second time in the field"
        title.press(Button.RIGHT)
    stands.append("deal 2")
    in_one = [", ".join(stands) in "\n".join(words) for words in told]
    apart = [{*stands} <= {*words} for words in told]
    assert [one or each for one, each in zip(in_one, apart, strict=True)] == [True] * len(told)
    assert apart.count(True) == 1, "with its pegs, while the gadget that goes on is lit"


def test_the_lower_line_of_the_title_stands_in_the_middle_of_its_field(tmp_path: Path) -> None:
    title = at_home(tmp_path, begin=False, machine="amiga", guide="yes")
    title.press(Button.RIGHT)
    title.stack.draw(screen := InkScreen(MACHINE))
    first = next(words for words in screen.words if words.startswith("Learn to play: "))
    assert abs(screen.areas_of(first)[0].centerx - SIZE[0] // 2) <= MACHINE.look.cell[0]


@pytest.mark.parametrize(
    ("rules", "both"), [("AMIGA V1.0, 61 up", True), ("LOADSTAR 128, six cards, 61 up", False)]
)
def test_below_a_game_that_waits_two_things_told_stand_well_apart(rules: str, *, both: bool) -> None:
    (screen := InkScreen(MACHINE)).show([TitleSheet(["Continue"], waits=rules, stands=["ANN 12"])])
    (told,) = [words for words in screen.words if rules in words]
    assert told == f"{rules:31}{LEFT_ALONE}" if both else told == rules


def test_of_a_game_that_waits_for_its_first_deal_the_title_leaves_no_hole() -> None:
    (screen := InkScreen(MACHINE)).show([TitleSheet(["Continue"], waits="HOYLE", stands=["not dealt yet"])])
    (head,), (deal,) = screen.areas_of("Unfinished:"), screen.areas_of("not dealt yet")
    assert deal.left - head.right == 2 * MACHINE.look.cell[0]


def test_the_crib_that_won_is_seen_at_the_end_of_a_game_of_partners(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "partners over", tmp_path)
    assert [words for words in screen.words if words.startswith("C's crib ")]
    plates = [screen.areas_of(words)[0] for words in ("C 7", "D 10", "YOU 8", "B 4")]
    assert len({plate.top for plate in plates}) == 1, "no hand is smaller than another"


def test_a_value_and_a_note_have_fields_that_lie_deeper(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "picture_options", tmp_path)
    for words, lefts in (("4:3", (-40, -8)), ("The machine on your screen;", (-4, 300))):
        (at,) = screen.areas_of(words)
        ground = {screen.surface.get_at_mapped((at.left + left, at.top + 4)) for left in lefts}
        assert ground == {Register.BLACK}, words


def test_the_letters_of_a_value_stand_off_the_edges_of_its_field(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "house rules 5", tmp_path)
    (value,) = screen.areas_of("before the cut")
    row, above, below, edge = (
        range(value.left - 8, value.right),
        value.top - 1,
        value.bottom,
        value.bottom + 1,
    )
    assert {screen.surface.get_at_mapped((x, y)) for x in row for y in (above, below)} == {Register.BLACK}
    assert {screen.surface.get_at_mapped((x, edge)) for x in row} == {Register.WHITE}


def test_no_field_of_a_value_covers_the_words_before_it(tmp_path: Path) -> None:
    visit, screen = MOMENTS["options"](tmp_path), InkScreen(MACHINE)
    for _ in range(3):
        visit.press(Button.DOWN)
    visit.stack.draw(screen)
    (at,) = screen.areas_of("Pause after scores")
    inks = {*pygame.image.tobytes(screen.surface.subsurface(at), "P")}
    assert len(inks) == 2, "no edge of a field"
    assert screen.surface.get_at_mapped((at.right + 1, at.top)) == Register.GRAY


def test_no_field_covers_the_frame_of_its_window(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "unfinished list", tmp_path)
    (at,) = screen.areas_of("Return: continue it, or give it up")
    below = [screen.surface.get_at_mapped((at.right, at.bottom + down)) for down in range(10)]
    drawn = [ink for ink, _ in groupby(below)]
    assert drawn[:4] == [Register.WHITE, Register.BLUE, Register.LIGHT_BLUE, Register.BLUE]


def test_above_the_question_for_a_count_stands_what_it_is_about(tmp_path: Path) -> None:
    for name, rows in (
        ("claim", ("If too high, they get 2.", "SEAT0: how many?")),
        ("muggins", ("SEAT1 counts 4.", "Muggins: how many missed, or 0?")),
    ):
        (above,), (below,) = map(scene_on(InkScreen(MACHINE), name, tmp_path).areas_of, rows)
        assert (above.left, above.bottom) == below.topleft


def test_the_wall_behind_the_shelf_is_of_its_two_darkest_shades(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "choose_game champ", tmp_path)
    wall = {*pygame.image.tobytes(screen.surface.subsurface(2, BAR_HIGH + 2, 80, 20), "P")}
    assert wall == {REGISTERS["WOOD_DARK"], REGISTERS["GROOVE"]}


def test_down_from_every_gadget_of_the_title_leads_to_its_last_row(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, machine="amiga")
    home.stack.draw(Screen(MACHINE))
    assert isinstance(home.scene, Title)
    last = home.scene.size - 1
    assert (home.scene.columns, home.scene.size % 3) == (3, 2), "two gadgets are as wide as three"
    for chosen, below in ((last - 4, last - 1), (last - 3, last), (last - 2, last)):
        home.scene.chosen = chosen
        home.press(Button.DOWN)
        assert home.scene.chosen == below


def test_the_close_gadget_leads_back_from_a_list(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, begin=False, machine="amiga"), Screen(MACHINE)
    home.stack.lay_over(display(home.session))
    home.stack.draw(screen)
    home.click(screen.spot_at(CLOSE.center))
    assert isinstance(home.scene, Title)


def test_a_knob_is_seen_however_long_the_scores_are(tmp_path: Path) -> None:
    home, screen = when_asked(Moment.LAY_AWAY, tmp_path, machine="amiga"), Screen(MACHINE)
    home.top.reasons[:] = [ReasonLine(0, "a pair", points=2, who="YOU")] * 400
    home.stack.draw(screen)
    bar = SCORES.right - 14
    column = [screen.surface.get_at_mapped((bar, row)) for row in range(SCORES.top, SCORES.bottom)]
    assert column.count(REGISTERS["GOLD"]) >= 4


@pytest.mark.parametrize("is_gathered", [False, True])
def test_the_own_plate_of_two_lies_over_the_hand_and_in_the_play_below_the_count(is_gathered: bool) -> None:
    """A long name has its peg, and the dealer the whole word."""
    top = TABLES["thirty_one"]()
    top.is_gathered, top.played = is_gathered, top.played * is_gathered
    places, (wide, high) = Layout(MACHINE.look, top).places, MACHINE.look.cards.size
    plate, hand = places.seats[0].plate, places.seats[0].hand
    if is_gathered:
        assert plate.area.left >= hand.point(4, 5)[0] + wide + MACHINE.look.table.card_shadow[0]
        assert 0 < plate.area.top - places.counter.bottom < MACHINE.look.cell[1]
        assert plate.area.bottom == hand.top + high
        assert plate.area.size == places.seats[1].plate.area.size, "of one row, as the other seat's"
        assert hand.point(1, 4)[0] - hand.point(0, 4)[0] > wide
    else:
        assert plate.area.topleft == (hand.point(0, 6)[0], OWN_TOP)
        assert 0 < hand.top - plate.area.bottom - MACHINE.look.table.chosen_raised < MACHINE.look.cell[1]
    name = Rect(plate.name.topleft, (MACHINE.look.width("BARTHOLOMW"), plate.name.height))
    assert plate.name.contains(name)
    assert not name.colliderect(plate.score.union(chip_area(MACHINE.look, plate, "DEALS")))


def test_a_crib_keeps_its_name_once_it_is_gathered_clear_of_all_that_is_played() -> None:
    top, screen = TABLES["thirty_one"](), InkScreen(MACHINE)
    top.seats[1].name, top.dealer, top.voice = "LANDLUBBER", 1, replace(top.voice, starter="starter card")
    top.played, top.counted = [PlayedCard(at % 2, Card.parse("5H")) for at in range(8)], 3
    screen.show([TableSheet(top)])
    (named,) = screen.areas_of("LANDLUBBER's crib")
    layout, size = Layout(MACHINE.look, top), MACHINE.look.cards.size
    cards = [Rect(layout.point(place), size) for place, _ in layout.cards()]
    assert named.collidelist([*cards, *screen.areas_of("Starter card")]) < 0
    last = [
        card
        for place, card in zip((place for place, _ in layout.cards()), cards, strict=True)
        if isinstance(place, AmongPlayed)
    ][-5:]
    assert min(after.left - card.left for card, after in pairwise(last)) > size[0] // 2 - 2


def test_two_rows_of_cards_are_clear_of_each_other_and_a_frame_lies_whole() -> None:
    top, look, size = TABLES["thirty_one"](), MACHINE.look, MACHINE.look.cards.size
    top.lit = frozenset({own := Card.parse("AC")})
    top.played = [PlayedCard(seat, card) for seat, card in ((0, own), (1, Card.parse("KH")))]
    screen = shown(Screen(MACHINE), TableSheet(top))
    layout = Layout(look, top)
    mine, theirs = (Rect(layout.point(AmongPlayed(seat, seat)), size) for seat in (0, 1))
    assert theirs.bottom < mine.top
    (below, above), (_, shadow) = map(layout.hand, range(2)), look.table.card_shadow
    assert min(theirs.top - above.bottom, below.top - mine.bottom) >= shadow, "no shadow falls on a hand"
    mine.top -= MACHINE.look.table.lit_raised
    edge = Rect(theirs.left, mine.top - 1, mine.right - theirs.left, 1)
    inks = {screen.surface.get_at_mapped((x, edge.top)) for x in range(edge.left, edge.right)}
    assert inks == {Register.GOLD}, "its frame lies over that card as well"


@pytest.mark.parametrize("name", ["thirty_one", "three_seats", "four_seats"])
def test_a_tail_leads_from_what_a_seat_says_to_it_and_no_card_lies_in_its_shadow(name: str) -> None:
    top, screen, look = TABLES[name](), Screen(MACHINE), MACHINE.look
    screen.show([TableSheet(top)])
    layout, tails = Layout(look, top), []
    cards = [Rect(layout.point(place), look.cards.size) for place, _ in layout.cards()]
    for seat, (places, told) in enumerate(zip(layout.places.seats, top.seats, strict=True)):
        if said := speech_area(look, places.plate, told.says, hand := layout.hand(seat)):
            by = hand if hand.top <= said.top < hand.bottom else places.plate.area
            gap = range(by.right, said.left) if by.right < said.left else range(said.right, by.left)
            tails.append([screen.surface.get_at_mapped((x, said.centery)) for x in gap])
            shadow = said.move(look.table.card_shadow)
            corner = shadow.right - 1, shadow.bottom - 1
            is_bare = all(not card.collidepoint(corner) for card in cards)
            assert not is_bare or screen.surface.get_at_mapped(corner) == SHADE[corner[1]]
    assert tails
    assert all({REGISTERS["BLACK"], REGISTERS["WHITE"]} <= {*tail} for tail in tails)


def test_three_sit_round_the_middle_with_pack_and_crib_and_the_scores_above() -> None:
    """What each has played lies on a side of the middle; the scores are read above the right one."""
    top, size = TABLES["three_seats"](), MACHINE.look.cards.size
    layout = Layout(MACHINE.look, top)
    crib = layout.places.cribs[0].cards
    pack, first, last = (Rect(at, size) for at in (layout.places.pack, crib.point(0, 4), crib.point(3, 4)))
    assert pack.left == FELT.left
    assert pack.top == first.top < FELT.top + 2 * size[1]
    _, west, east = (seat.plate.area for seat in layout.places.seats)
    assert pack.bottom < west.top == east.top < FELT.centery
    assert (west.left, east.right) == (FELT.left, FELT.right)
    window, shadow = layout.reasons_window, MACHINE.look.table.card_shadow
    assert last.right + shadow[0] < window.left < window.right == SCORES.right
    assert window.bottom + shadow[1] < east.top
    assert window.collidelist([*labels(MACHINE.look, top)]) < 0


def test_what_came_of_a_count_stands_above_the_key_that_goes_on() -> None:
    screen, top = InkScreen(MACHINE), TABLES["show"]()
    top.message = f"You said 7. It is 9: 2 lost{BEFORE_KEYS}Return goes on"
    screen.show([TableSheet(top)])
    (told,), (key,) = screen.areas_of("You said 7. It is 9: 2 lost"), screen.areas_of("Return goes on")
    assert (told.left, told.bottom) == key.topleft


def test_a_list_that_was_counted_aloud_ends_before_the_keys(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "muggins aloud", tmp_path)
    between = {screen.surface.get_at_mapped((PAD.left - 5, y)) for y in range(PAD.top, PAD.bottom)}
    assert between == {Register.BLUE}


def test_what_a_seat_claims_stands_in_the_middle_of_where_its_hand_was() -> None:
    surface = drawn(MACHINE.name, "muggins").surface
    plate = Layout(MACHINE.look, TABLES["show"]()).plates[1]
    across = [surface.get_at_mapped((x, plate.bottom + 9)) for x in range(plate.left, plate.right)]
    left, right = across.index(Register.WHITE), across[::-1].index(Register.WHITE)
    assert abs(left - right) < 4, "a paper has an edge"


def test_a_note_below_a_menu_has_air_before_its_frame(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "review_menu", tmp_path)
    (note,) = screen.areas_of("A curve, with a mark where each costly move was made")
    below = [screen.surface.get_at_mapped((note.left, y)) for y in range(note.bottom, note.bottom + 20)]
    assert below.index(Register.LIGHT_BLUE) - below.index(Register.BLUE) > 4


def test_a_note_of_one_row_ends_with_its_window_as_one_of_two_does(tmp_path: Path) -> None:
    """It hung close below the last gadget, with a hole under it."""
    notes = {
        "house rules 5": "The non-dealer cuts the deck before each deal",
        "house rules 12": "behind) is worth",
    }
    screens = {words: scene_on(InkScreen(MACHINE), name, tmp_path / name) for name, words in notes.items()}
    assert len({screen.areas_of(words)[0].bottom for words, screen in screens.items()}) == 1


def test_the_seats_stand_from_the_head_of_their_window_to_its_foot(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "seats", tmp_path)
    gadgets = screen.spotting.areas(LineSpot)
    x, first, last = gadgets[0].left, gadgets[0].top, gadgets[5].bottom
    below = next(
        y for y in range(last, SIZE[1]) if screen.surface.get_at_mapped((x, y)) == Register.LIGHT_BLUE
    )
    above = next(y for y in range(first, 0, -1) if screen.surface.get_at_mapped((x, y)) == Register.WHITE)
    assert below - last < 2 * (first - above)


@pytest.mark.parametrize(
    ("name", "words"),
    [("hand_of_the_day", "11.4"), ("coach_cards", "2.0"), ("club night", "Sit down with MABEL")],
)
def test_letters_stand_in_the_middle_of_their_bar(name: str, words: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    (area,) = screen.areas_of(words)
    letters = line(MACHINE.look, words, Register.BLACK).get_bounding_rect().move(area.topleft)
    beside = range(area.top - 2, area.bottom + 8)
    bar = [y for y in beside if screen.surface.get_at_mapped((area.left - 4, y)) == Register.GOLD]
    assert letters.top - bar[0] == bar[-1] + 1 - letters.bottom > 0


def test_a_heading_beside_lines_stays_as_they_pass(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "house rules 12", tmp_path)
    assert not screen.areas_of("Kind of game"), "its line has passed"
    (heading,), (line,) = screen.areas_of("GAME"), screen.areas_of("Cut for partners")
    assert heading.top == line.top


def test_of_two_an_opponent_without_cards_speaks_below_his_plate() -> None:
    top = TABLES["thirty_one"]()
    top.seats[1].hand, top.seats[1].says = [], "31"
    layout = Layout(MACHINE.look, top)
    plate = layout.places.seats[1].plate
    said = speech_area(MACHINE.look, plate, "31", layout.hand(1))
    assert plate.area.left < said.left < said.right < plate.area.right
    assert 0 < said.top - plate.area.bottom < MACHINE.look.cell[1], "right below it"
    assert plate.name.left < said.centerx < plate.name.left + MACHINE.look.width("COMPUTER"), "and his name"


@pytest.mark.parametrize(("played", "counted"), [(7, 3), (8, 4), (8, 5), (10, 3)])
def test_of_two_a_third_of_each_old_card_is_seen_while_open_ones_lie_side_by_side(
    played: int, counted: int
) -> None:
    axis, (wide, _) = MACHINE.look.table.by_seats[2].played, MACHINE.look.cards.size
    lefts = [left_of(axis, at, played, counted, wide, of=8) for at in range(played)]
    assert lefts[-1] + wide <= MACHINE.look.table.by_seats[2].cribs[0].owner.left - MACHINE.look.cell[0]
    assert all(right - left >= wide // 3 for left, right in pairwise(lefts[:counted]))
    own = zip(lefts[counted:], lefts[counted + 2 :], strict=False)
    assert played - counted > 4 or all(after - left >= wide for left, after in own)


def test_of_two_old_cards_lie_evenly_in_their_row_whoever_played_in_between() -> None:
    top = TABLES["thirty_one"]()
    seats = [0, 1, 0, 0, 1, 0, 1, 1]
    top.played, top.counted = [PlayedCard(seat, Card.parse("5H")) for seat in seats], 6
    lefts = [Layout(MACHINE.look, top).point(AmongPlayed(seat, at))[0] for at, seat in enumerate(seats)]
    old = [left for left, seat in zip(lefts[:6], seats, strict=False) if seat == 0]
    assert len({after - left for left, after in pairwise(old)}) == 1


def test_the_newest_score_has_a_line_of_white_above_its_letters() -> None:
    top, screen = TABLES["thirty_one"](), InkScreen(MACHINE)
    screen.show([TableSheet(top)])
    words = "COMPUTER   1 one for the go", "COMPUTER   2 thirty-one for two"
    (older,), (newest,) = map(screen.areas_of, words)
    assert newest.top - older.top > MACHINE.look.cell[1], "lines are apart"
    assert screen.surface.get_at_mapped((newest.left, newest.top - 1)) == Register.WHITE


def test_a_race_has_room_for_the_longest_name_with_its_score() -> None:
    race, look = MACHINE.look.pages.race, MACHINE.look
    assert race.plot.right + look.width(" LANDLUBBER 121") <= race.area.right - look.cell[0]


def test_your_crib_is_called_yours_at_the_show_of_three() -> None:
    look = MACHINE.look
    assert look.table.counting
    assert look.columns_in(look.table.counting[3].cribs[0].owner) >= len("Your crib")


@pytest.mark.parametrize(("name", "pegs"), [("thirty_one", Pegs(LAP)), ("show", Pegs(LAP + 1))])
def test_a_name_of_ten_letters_leaves_the_dealer_his_word(name: str, pegs: Pegs) -> None:
    top, screen = TABLES[name](), InkScreen(MACHINE)
    top.seats[0].name, top.seats[1].name, top.dealer, top.pegs = "YOU", "LANDLUBBER", 1, [pegs] * 2
    screen.show([TableSheet(top)])
    assert {"LANDLUBBER", "DEALS"} <= {*screen.words}
    assert not screen.faults


def test_the_dealers_word_becomes_two_cards_where_a_plate_tells_a_lap_besides() -> None:
    top, screen = TABLES["thirty_one"](), InkScreen(MACHINE)
    top.seats[0].name, top.dealer, top.pegs = "BARTHOLOMW", 0, [Pegs(LAP + 1)] * 2
    screen.show([TableSheet(top)])
    assert screen.words.count("lap 2") == 2
    assert "DEALS" not in screen.words


def test_where_four_hands_are_shown_a_lap_and_the_dealers_mark_are_not_read_as_one() -> None:
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    screen.show([TableSheet(top)])
    assert screen.words.count("lap 3") == 4
    assert "DEALS" not in screen.words


def test_a_peg_is_level_with_its_name_on_every_plate() -> None:
    tables = [*BY_SEATS.values(), *(MACHINE.look.table.counting or {}).values()]
    plates = [seat.plate for places in tables for seat in places.seats]
    assert {plate.peg[1] - plate.name.top for plate in plates} == {4}


@pytest.mark.parametrize("name", ["three_seats", "four_seats", "four_seats_dealt"])
def test_among_more_than_two_all_above_is_level_and_a_hand_ends_with_its_plate(name: str) -> None:
    top = TABLES[name]()
    layout = Layout(MACHINE.look, top)
    cribs, others = (
        layout.crib.cards,
        [layout.places.seats[seat].plate.area for seat in range(1, len(top.seats))],
    )
    for seat, plate in enumerate(others, 1):
        hand = layout.hand(seat)
        assert hand.left == plate.left or hand.right == plate.right
    upper = [layout.hand(2).top] * (len(top.seats) > 3)
    assert {layout.area(OnPack()).top, cribs.top, *upper} == {cribs.top}
    assert len({pack_label(MACHINE.look, top).top, layout.crib.owner.top}) == 1
    assert layout.crib.owner.top == BY_SEATS[4].seats[2].plate.name.top


def test_gadgets_beside_the_own_plate_are_level_with_it() -> None:
    plate = BY_SEATS[4].seats[0].plate.area
    for area in (MACHINE.look.table.buttons, GADGETS):
        assert (area.top, area.bottom) == (plate.top, plate.bottom)


@pytest.mark.parametrize(("machine", "form"), [("amiga", "three-handed"), ("ega", "four-handed")])
def test_the_dealers_mark_is_a_word_and_no_player_more(machine: str, form: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, machine=machine, preset="hoyle", form=form, seed="3")
    home.answer_until(lambda: bool(home.top.count_panel))
    screen = home.drawn(InkScreen(switched_on(machine)))
    assert "DEALS" in screen.words


def test_what_holds_at_the_table_stands_apart_in_the_title_bar() -> None:
    screen = Screen(MACHINE)
    screen.show([TableSheet(TABLES["thirty_one"]()), ButtonsSheet([HELP, LEAVE], "", ["SILENT", "HOUSE"])])
    bar = screen.surface.subsurface((0, 0, SIZE[0], BAR_HIGH))
    right = SIZE[0] - 2 * DEPTH_WIDE - 4 - screen.machine.look.width(RULES) - ROOMY
    assert bar.get_at_mapped((right - 4, 3)) == REGISTERS["BLUE"], "a stripe between HOUSE and Help"


def test_the_message_tells_nothing_of_the_deal_before() -> None:
    screen, top = InkScreen(MACHINE), TABLES["discard"]()
    top.reasons = [ReasonLine(0, "Three for Last"), ReasonLine(None, "", is_divider=True)]
    screen.show([TableSheet(top)])
    assert not [words for words in screen.words if words.endswith("Three for Last") and ":" in words]


@pytest.mark.parametrize("name", ["keys_page", "review_menu", "kept games", "another game"])
def test_the_keys_below_a_list_leave_the_board_whole(name: str) -> None:
    board, surface = MACHINE.look.table.board, drawn("amiga", name).surface
    foot = Rect(board.left, board.bottom - 14, board.width, 12)
    inks = {
        surface.get_at_mapped((x, y))
        for x in range(foot.left, foot.right)
        for y in range(foot.top, foot.bottom)
    }
    assert len(inks) > 2


def test_while_nothing_is_asked_the_message_tells_the_last_two_things() -> None:
    screen, top = InkScreen(MACHINE), TABLES["four_seats"]()
    top.message, top.turn, top.told = "", None, ("", "ANN: ace of clubs, 1.", "BEN: two of clubs, 3.")
    screen.show([TableSheet(replace(top, is_score_old=True))])
    (first,), (last,) = (screen.areas_of(words.rstrip(".")) for words in top.told[1:])
    assert (last.left, last.top - first.top) == (first.left, MACHINE.look.cell[1])


def test_the_cards_about_to_be_counted_stand_below_the_score_before_them() -> None:
    screen, top = InkScreen(MACHINE), TABLES["show"]()
    top.message, top.turn = "", None
    top.count_panel = CountPanel(0, is_crib=False, title="ANN's hand", total=None)
    top.reasons, top.told = [ReasonLine(0, "a pair", who="BEN")], ("BEN: a pair.", "ANN's hand: 4, with 5.")
    screen.show([TableSheet(top)])
    (older,), (newer,) = map(screen.areas_of, ("BEN: a pair", "ANN's hand: 4, with 5"))
    assert newer.top - older.top == MACHINE.look.cell[1]


def test_below_a_count_stand_the_scores_that_its_window_covers() -> None:
    screen, top = InkScreen(MACHINE), TABLES["show"]()
    top.message, top.reasons = "", [ReasonLine(0, "a pair", who="ANN", kind="hand")]
    screen.show([TableSheet(top)])
    assert "ANN, hand: a pair" in screen.words


def test_a_count_that_begins_without_any_score_has_an_empty_field(tmp_path: Path) -> None:
    screen = practice(tmp_path, DRILL).drawn(InkScreen(MACHINE))
    counting = MACHINE.look.table.counting
    assert counting
    show = counting[2].show
    field = Rect(show.count_panel.topleft, (show.pad.left - show.count_panel.left, show.count_panel.height))
    inside = range(field.left + 20, field.right - 30)
    assert {screen.surface.get_at_mapped((x, field.centery)) for x in inside} == {Register.BLACK}


def test_the_message_names_the_cards_that_are_chosen(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "confirm", tmp_path)
    assert "Two of clubs, four of clubs" in screen.words


@pytest.mark.parametrize(
    ("told", "message"),
    [("YOU: One for the go. Now 3.", ": one for the go"), ("New count: you lead.", "New count: you lead")],
)
def test_the_message_tells_a_score_until_something_else_happens(told: str, message: str) -> None:
    screen, top = InkScreen(MACHINE), TABLES["four_seats"]()
    top.reasons, top.turn, top.told = [ReasonLine(0, "One for the go")], top.below, ("", told)
    screen.show([TableSheet(top)])
    is_of_it = [words for words in screen.words if "New count" in words or "ne for the go" in words]
    assert [words.endswith(message) for words in is_of_it] == [True]


def test_a_score_in_the_window_is_not_told_below_it_as_well() -> None:
    screen, top = InkScreen(MACHINE), TABLES["thirty_one"]()
    top.reasons = [ReasonLine(0, "Thirty-one for two")]
    top.told = ("", "YOU: ace of clubs, 31.", "YOU: Thirty-one for two. Now 2.")
    screen.show([TableSheet(top)])
    assert "YOU: ace of clubs, 31" in screen.words
    assert len([words for words in screen.words if "Thirty-one" in words]) == 1


def test_a_lost_line_is_told_once_where_a_seat_speaks() -> None:
    pictures_of = []
    for says, is_lost in (("", False), ("off line 12", False), ("off line 12", True)):
        top, screen = TABLES["thirty_one"](), Screen(MACHINE)
        top.seats[1].says, top.seats[1].is_lost = says, is_lost
        screen.show([TableSheet(top)])
        pictures_of.append(pygame.image.tobytes(screen.surface, "P"))
    quiet, said, lost = pictures_of
    speaks, tells = (
        {divmod(at, SIZE[0]) for at, ink in enumerate(picture) if ink != quiet[at]}
        for picture in (said, lost)
    )
    assert said != lost
    assert [(min(line), max(line)) for line in zip(*tells, strict=True)] == [
        (min(line), max(line)) for line in zip(*speaks, strict=True)
    ]


@pytest.mark.parametrize("name", TABLES)
def test_what_a_seat_says_hides_no_card(name: str) -> None:
    """Nor another's words; while a hand is counted its own stand in the bar of the window."""
    quiet, loud = (TABLES[name]() for _ in range(2))
    for silent, seat in zip(quiet.seats, loud.seats, strict=True):
        silent.says, seat.says = "", "your turn"
    before, after = Screen(MACHINE), Screen(MACHINE)
    before.show([TableSheet(quiet)])
    after.show([TableSheet(loud)])
    layout = Layout(MACHINE.look, loud)
    for place, _ in layout.cards():
        area = Rect(layout.point(place), MACHINE.look.cards.size).inflate(-4, -2)  # within its round corners
        seen = [pygame.image.tobytes(screen.surface.subsurface(area), "P") for screen in (before, after)]
        assert seen[0] == seen[1], place


@pytest.mark.parametrize("name", ["records", "desk", "review_moves"])
def test_the_names_of_columns_have_an_ink_of_their_own(name: str, tmp_path: Path) -> None:
    """They stand right above the first row."""
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    heads = {"records": "margin", "desk": "pegging", "review_moves": "better"}[name]
    area = next(area for line in screen.words if heads in line.split() for area in screen.areas_of(line))
    inks = {screen.surface.get_at_mapped((x, area.centery)) for x in range(area.left, area.right)}
    assert Register.LIGHT_BLUE in inks
    assert Register.WHITE not in inks


def test_a_page_of_the_help_has_the_same_margin_at_both_sides(tmp_path: Path) -> None:
    home, screen, look = at_home(tmp_path, begin=False), Screen(MACHINE), MACHINE.look
    home.press(Button.HELP)
    home.stack.draw(screen)
    row = look.size[1] - 4 * look.cell[1]  # below its words
    paper = [x for x in range(CONTENTS.right, SIZE[0]) if screen.surface.get_at_mapped((x, row)) == 2]
    left = (look.pages.text.contents + 2) * look.cell[0]
    right = left + text_columns(look, contents=True) * look.cell[0]
    edges = paper[0] - look.stroke[0], max(x for x in paper if x - paper[0] == paper.index(x)) + 1
    assert (left - edges[0], edges[1] - right) == (look.cell[0], look.cell[0])


def test_help_is_leafed_and_left_by_its_gadgets(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.press(Button.HELP)
    screen = Screen(MACHINE)
    for spot, at in ((LineSpot(1), 1), (LineSpot(0), 0)):
        home.stack.draw(screen)
        assert screen.spotting.area(spot)
        home.click(spot)
        assert home.on(Leafing).at == at
    home.click(ButtonSpot(BACK))
    assert not isinstance(home.scene, Leafing)


@pytest.mark.parametrize("name", [name for name, make in TABLES.items() if make().cursor])
def test_the_frame_of_the_card_in_hand_is_whole(name: str) -> None:
    """Above every shadow and every card, on all four sides."""
    screen, top = Screen(MACHINE), TABLES[name]()
    screen.show([TableSheet(top)])
    assert top.cursor
    card = Rect(Layout(MACHINE.look, top).point(top.cursor), MACHINE.look.cards.size)
    card.top -= MACHINE.look.table.raised
    inside = card.inflate(4, 2)
    ring = [(x, y) for x in range(inside.left, inside.right) for y in (inside.top, inside.bottom - 1)]
    ring += [(x, y) for y in range(inside.top, inside.bottom) for x in (inside.left, inside.right - 1)]
    assert {screen.surface.get_at_mapped(point) for point in ring} == {Register.GOLD}


@pytest.mark.parametrize("name", [name for name, make in TABLES.items() if make().lit])
def test_the_frame_of_each_card_that_counts_is_whole(name: str) -> None:
    """Counted cards lie so far apart that none covers the frame of its neighbor."""
    screen, top = Screen(MACHINE), TABLES[name]()
    screen.show([TableSheet(top)])
    layout = Layout(MACHINE.look, top)
    for place, card in layout.cards():
        if card in top.lit:
            ring = Rect(layout.point(place), MACHINE.look.cards.size).move(0, -MACHINE.look.table.lit_raised)
            inside = ring.inflate(4, 2)
            around = [
                (x, y) for x in range(inside.left, inside.right) for y in (inside.top, inside.bottom - 1)
            ]
            around += [
                (x, y) for y in range(inside.top, inside.bottom) for x in (inside.left, inside.right - 1)
            ]
            assert {screen.surface.get_at_mapped(point) for point in around} == {Register.GOLD}, place


@pytest.mark.parametrize(
    ("name", "number", "lit"), [("four_seats_shown", 5, range(1, 5)), ("show", 4, range(3))]
)
def test_frames_of_cards_that_count_are_thin_with_air_around_each(name: str, number: int, lit: range) -> None:
    top = TABLES[name]()
    assert top.count_panel
    top.lit |= {*top.count_panel.steps[-1].cards}
    screen = shown(Screen(MACHINE), TableSheet(top))
    row, (wide, high) = Layout(MACHINE.look, top).places.show.cards, MACHINE.look.cards.size
    for card in range(lit.start, min(lit.stop, number - 1)):
        (left, y), (after, _) = row.point(card, number), row.point(card + 1, number)
        middle = y + high // 2
        gap = [screen.surface.get_at_mapped((x, middle)) for x in range(left + wide, after)]
        cloth = [ink for ink in gap if ink in (CLOTH[middle], SHADE[middle])]
        assert gap[:2] == [Register.GOLD] * 2
        assert len(cloth) == len(gap) - (4 if card + 1 in lit else 2) >= 2


def test_the_list_of_a_count_has_what_is_still_to_come_and_begins_at_its_top(tmp_path: Path) -> None:
    visit, screen = MOMENTS["show"](tmp_path), InkScreen(MACHINE)
    visit.stack.draw(screen)
    assert visit.top.count_panel
    assert {str(step.total) for step in visit.top.count_panel.to_come} <= {*screen.words}
    screen.show([TableSheet(TABLES["four_seats_shown"]())])
    run, _ = screen.areas_of("run of four")
    area = Layout(MACHINE.look, TABLES["four_seats_shown"]()).places.show.count_panel
    assert run.top - area.top < 3 * MACHINE.look.cell[1]


def test_while_a_count_is_read_the_gadget_that_leads_on_hurries_it(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="amiga", wait=True, speed=1), Screen(MACHINE)
    home.answer_until(lambda: bool(home.top.count_panel and home.top.count_panel.to_come))
    assert home.drawn(screen).spotting.area(ButtonSpot(GO_ON))
    home.click(ButtonSpot(GO_ON))
    assert home.top.count_panel
    assert not home.top.count_panel.to_come
    assert home.drawn(screen).spotting.area(ButtonSpot(GO_ON)), "its place is its own until it is clicked"


def test_where_a_count_waits_a_lit_gadget_leads_on(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="amiga", wait=True), Screen(MACHINE)
    home.answer_until(lambda: bool(home.top.count_panel and home.context.acting.mover.waits))
    gadget = home.drawn(screen).spotting.area(ButtonSpot(GO_ON))
    assert gadget
    assert MACHINE.look.inks.panel.bar == screen.surface.get_at_mapped((gadget.left + 4, gadget.centery))
    home.click(ButtonSpot(GO_ON))
    assert not home.context.acting.mover.waits
    assert not home.drawn(screen).spotting.area(ButtonSpot(GO_ON))


def test_the_foot_tells_how_a_count_is_typed_that_the_guide_asks_for(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, guide="yes", seed=7), Screen(MACHINE)
    asking = until_counting(home)
    assert asking.top.message == TYPES
    foot = home.drawn(screen).surface.subsurface(MESSAGE.inflate(-8, -4))
    seen = {foot.get_at_mapped((x, y)) for x in range(foot.width) for y in range(foot.height)}
    assert Register.WHITE in seen


def test_in_the_drill_no_gadget_lies_on_the_keys(tmp_path: Path) -> None:
    screen = practice(tmp_path, DRILL).drawn(Screen(MACHINE))
    back, key = (screen.spotting.area(ButtonSpot(name)) for name in (BACK, DONE))
    assert back
    assert key
    assert back.bottom < Layout(MACHINE.look, TABLES["show"]()).places.show.count_panel.top < key.top


@pytest.mark.parametrize(("name", "times"), [("thirty_one", 1), ("three_seats", 0), ("four_seats", 0)])
def test_of_many_seats_none_says_on_paper_that_it_has_discarded(name: str, times: int) -> None:
    top, screen = TABLES[name](), InkScreen(MACHINE)
    said = top.voice.say(top.voice.has_discarded, top.seats[1].name)
    for seat in top.seats[1:]:
        seat.says = said
    screen.show([TableSheet(top)])
    assert len(screen.areas_of(said)) == times


def test_in_the_place_of_a_hand_that_is_counted_its_seat_speaks_alone() -> None:
    top, screen = TABLES["four_seats_shown"](), InkScreen(MACHINE)
    assert top.count_panel
    top.seats[3].says, top.count_panel = "I count 10", replace(top.count_panel, total=None)
    screen.show([TableSheet(top)])
    (said,) = screen.areas_of("I count 10")
    assert Layout(MACHINE.look, top).hand_away.contains(said)
    assert not screen.areas_of("on the table")


def test_with_high_contrast_all_is_drawn_and_every_hole_is_seen(tmp_path: Path) -> None:
    """No cloth has a shade then: the letters of the title throw none, and streets are inlaid."""
    screen = Screen(switched_on(MACHINE.name, contrast=True))
    for name in ("title", "help 4", "show", "game_over"):
        EVERY_SCENE[name](tmp_path, screen)
    look = screen.machine.look
    for sides, target in ((2, 121), (3, 61)):
        board, plan = empty_board(look, sides, target), look.boards[sides]
        for score in range(1, 61):
            x, y = plan.street_hole(0, score)
            assert board.get_at_mapped((x, y)) != board.get_at_mapped((x + 3, y)), score


@pytest.mark.parametrize("sides", [2, 3])
def test_no_peg_rides_over_the_rim_of_the_board(sides: int) -> None:
    plan, body = MACHINE.look.boards[sides], peg(MACHINE.look, 0).get_rect()
    inside = plan.plank.inflate(-4 * plan.bevels, 0)
    for track in plan.tracks:
        for middle in track:
            body.midtop = middle, plan.plank.centery
            assert inside.contains(body)


@pytest.mark.parametrize("sides", [2, 3])
def test_no_peg_touches_a_number_beside_it(sides: int) -> None:
    plan = MACHINE.look.boards[sides]
    lane = min(column for track in plan.tracks for column in track if column > plan.downward_numbers)
    peg_left = lane - carved(MACHINE.look, f"{plan.pegs} 0").get_width() // 2
    assert peg_left > plan.downward_numbers + plan.numbers_wide // 2


@pytest.mark.parametrize("sides", [2, 3])
def test_the_peg_that_wins_leaves_the_number_above_it_whole(sides: int) -> None:
    look, plan = MACHINE.look, MACHINE.look.boards[sides]
    assert plan.goal
    figures = line(look, "121", Register.BLACK).get_bounding_rect()
    foot = plan.goal[1] - look.cell[1] // 2 + figures.bottom
    assert plan.game_hole(121)[1] - carved(look, f"{plan.pegs} 0").get_height() // 2 > foot


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize("target", [61, 91, 121, 181])
def test_every_hole_of_the_slim_board_is_bored_into_its_plank(sides: int, target: int) -> None:
    plan, board = MACHINE.look.boards[sides], empty_board(MACHINE.look, sides, target)
    holes = {plan.street_hole(side, score) for side in range(sides) for score in range(1, 61)}
    holes |= {plan.hole(side, 0, target, back=back) for side in range(sides) for back in (False, True)}
    holes.add(plan.game_hole(target))
    assert len(holes) == 62 * sides + 1
    assert all(plan.plank.inflate(-16, -8).collidepoint(hole) for hole in holes)
    numbers = Rect(0, 0, plan.numbers_wide, 1)
    numbers.centerx = plan.downward_numbers
    assert plan.plank.inflate(-4 * plan.bevels, 0).contains(numbers.move(0, plan.bottom))
    starts = [plan.hole(side, 0, target, back=False)[0] for side in range(sides)]
    assert plan.goal
    assert min(abs(start - plan.goal[0]) for start in starts) >= 16  # half a peg, half of three figures
    assert {board.get_at_mapped(hole) for hole in holes} == {Register.BLACK}


@pytest.mark.parametrize("name", EVERY_SCENE)
def test_sixteen_colors_in_any_line(name: str) -> None:
    picture = drawn(MACHINE.name, name).surface
    assert picture.get_size() == SIZE
    pixels, wide = pygame.image.tobytes(picture, "P"), SIZE[0]
    for row in range(SIZE[1]):
        inks = set(pixels[row * wide :][:wide])
        of_the_copper = {ink for ink in inks if ink >= len(REGISTERS)}
        assert len(inks) <= len(REGISTERS), row
        assert of_the_copper <= {CLOTH[row], SHADE[row]}, row
        assert not inks & {Register.CLOTH, Register.SHADE}, row


def test_the_menu_is_drawn_as_it_was(tmp_path: Path, redraw: bool) -> None:
    screen = scene_on(Screen(MACHINE), "discard", tmp_path)
    assert MACHINE.menu
    menu = OpenMenu(column=1, item=4, ghosts=frozenset({"Discard", "Go", "Heels", "Hint"}))
    screen.show([PullDownSheet(MACHINE.menu, menu)])
    pictures.check(screen.surface, "amiga_menu", redraw=redraw, rgb=MACHINE.look.palette.rgb)


def test_no_title_of_the_menu_is_written_over_the_edge_of_the_open_column(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "discard", tmp_path)
    assert MACHINE.menu
    screen.show([PullDownSheet(MACHINE.menu, OpenMenu(column=1))])
    title = screen.spotting.area(ButtonSpot("Settings"))
    assert title
    assert screen.surface.get_at_mapped((title.left, BAR_HIGH - 2)) == Register.BLUE


def test_the_row_in_hand_of_a_scorecard_is_framed_for_no_pen_can_be_read_on_gold(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "scorecard", tmp_path)
    before, in_hand = (screen.areas_of(number)[0] for number in "23")
    assert {*pygame.image.tobytes(screen.surface.subsurface(in_hand), "P")} == {Register.WHITE, Register.BLUE}
    beside = [screen.surface.subsurface((0, row.top, row.left, row.height)) for row in (before, in_hand)]
    signed, open_one = (pygame.image.tobytes(part, "P").count(Register.GOLD) for part in beside)
    assert signed < open_one


@pytest.mark.parametrize("sides", [2, 3])
def test_the_numbers_out_and_home_stand_in_columns_of_their_own(sides: int) -> None:
    plan, wide = MACHINE.look.boards[sides], MACHINE.look.width("35")
    (out,), home = plan.upward_numbers, plan.downward_numbers
    assert home - out >= wide
    lanes = [column for track in plan.tracks for column in track]
    assert not [at for at in lanes for number in (out, home) if abs(at - number) < (plan.lane + wide) // 2]


def test_the_place_of_a_crib_that_is_counted_is_named_and_outlined() -> None:
    top = TABLES["show"]()
    assert top.count_panel
    assert top.count_panel.is_crib
    (screen := InkScreen(MACHINE)).show([TableSheet(top)])
    assert "Your crib" in screen.words
    corner = Layout(MACHINE.look, top).crib.cards.point(0, 4)
    assert screen.surface.get_at_mapped(corner) == MACHINE.look.inks.crib


def test_a_bar_beside_a_long_menu_begins_and_ends_with_its_gadgets(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "house_rules", tmp_path)
    gadgets = screen.spotting.areas(LineSpot)
    x, first, last = gadgets[0].right + 4, gadgets[0], gadgets[-1]
    gray = [y for y in range(SIZE[1]) if screen.surface.get_at_mapped((x, y)) == Register.GRAY]
    assert gray == [*range(first.top, last.bottom - 1)]


def test_two_gadgets_below_a_total_are_as_far_from_the_list_as_from_the_frame(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "drill", tmp_path)
    gadgets = [area for area in screen.spotting.areas(ButtonSpot) if area.top > TOTAL.centery]
    assert len(gadgets) == 2
    assert gadgets[0].union(gadgets[1]).centerx == TOTAL.centerx


def test_what_is_written_on_a_card_stands_off_its_red_line(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "choose_game champ", tmp_path)
    card = screen.spotting.areas(LineSpot)[-1]
    rows = [
        {screen.surface.get_at_mapped((x, y)) for x in range(card.left + 4, card.right - 4)}
        for y in range(card.top, card.bottom)
    ]
    line = rows.index({MACHINE.look.inks.sides[0].words})
    assert rows[line + 1] == {MACHINE.look.inks.paper.paper}


def test_a_bar_beside_a_page_lies_at_its_paper_and_off_the_edge(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "help 2", tmp_path)
    beside = [screen.surface.get_at_mapped((x, 40)) for x in range(SIZE[0] - 18, SIZE[0])]
    bar = [Register.GRAY] * 12
    assert beside == [Register.WHITE] * 2 + bar + [MACHINE.look.inks.panel.back] * 4


@pytest.mark.parametrize(
    "name", ["quit_question", "tutor", "keys_page", "review_menu", "another game", "unfinished list"]
)
def test_a_window_with_room_beside_the_board_leaves_it_whole(name: str, tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), name, tmp_path)
    first, *others = screen.spotting.areas(LineSpot)
    gadgets, cloth = first.unionall(others), MACHINE.look.table.cloth
    assert gadgets.left > MACHINE.look.table.board.right
    assert abs(gadgets.centerx - cloth.centerx) < 2, "in the middle of the cloth"


def test_cut_cards_lie_clear_of_the_fan_they_were_cut_from(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "cut four_seats", tmp_path)
    left, top = Layout(MACHINE.look, TABLES["four_seats"]()).fan
    beside = {x: screen.surface.get_at_mapped((x, top + 24)) for x in (left - 6, left + 51 * 5 + 64 + 10)}
    assert {*beside.values()} <= {CLOTH[top + 24], SHADE[top + 24]}


def test_cut_cards_beside_the_fan_lie_in_line_with_it(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "cut four_seats", tmp_path)
    layout = Layout(MACHINE.look, TABLES["four_seats"]())
    x, top = layout.places.seats[1].plate.area.left + 8, layout.fan[1]
    assert screen.surface.get_at_mapped((x, top - 1)) != Register.BLACK
    assert screen.surface.get_at_mapped((x, top)) == Register.BLACK, "its edge"


def test_a_crib_of_four_has_its_place_before_a_card_lies_there() -> None:
    top = TABLES["four_seats_dealt"]()
    (place,) = Layout(MACHINE.look, top).crib_to_pile
    screen = shown(Screen(MACHINE), TableSheet(top))
    assert screen.surface.get_at_mapped(place.topleft) == MACHINE.look.inks.crib
    top.crib = [None]
    layout = Layout(MACHINE.look, top)
    assert not layout.crib_to_pile
    assert place.contains(layout.area(ForCrib(0)))


def test_the_gadget_of_a_discard_has_air_at_both_sides_of_its_word(tmp_path: Path) -> None:
    home, screen = when_asked(Moment.LAY_AWAY, tmp_path, machine="amiga"), InkScreen(MACHINE)
    home.stack.draw(screen)
    (words,) = screen.areas_of("Discard")
    assert screen.surface.get_at_mapped((words.left - ROOMY + 3, words.centery)) == Register.GRAY
    plate = Layout(MACHINE.look, home.top).places.seats[0].plate.area
    assert plate.right + MACHINE.look.shadow[0] < words.left - ROOMY


def test_the_words_of_a_cut_have_air_between_the_pack_and_the_own_plate() -> None:
    for seats in (3, 4):
        places, fan = MACHINE.look.table.by_seats[seats], MACHINE.look.table.fan
        assert places.fan
        lowest = places.fan[1] + MACHINE.look.cards.size[1] + fan.lifted
        words = lowest + fan.gap, lowest + fan.gap + MACHINE.look.cell[1]
        assert words[0] - lowest >= 2
        assert places.seats[0].plate.area.top - words[1] >= 3


def test_the_field_of_a_typed_number_is_as_wide_as_its_keys_and_two_rows_high(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "claim", tmp_path)
    first, last = (screen.spotting.area(ButtonSpot(name)) for name in "04")
    assert first
    assert last
    edges, high = (first.left + 4, last.right - 5), MACHINE.look.cell[1]
    rows = [screen.surface.get_at_mapped((x, first.top - above)) for x in edges for above in (high, 2 * high)]
    assert rows == [Register.BLACK] * 4


def test_a_window_over_an_empty_table_cuts_no_pack(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "kept games", tmp_path)
    pack = Rect(MACHINE.look.table.by_seats[2].pack, MACHINE.look.cards.size)
    for y in range(pack.top, pack.bottom):
        across = [screen.surface.get_at_mapped((x, y)) for x in (pack.right - 4, pack.right + 8)]
        assert across[0] == across[1]


def test_two_windows_that_would_cut_the_board_lie_on_the_bare_cloth(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "options", tmp_path)
    assert [screen.surface.get_at_mapped((x, 20)) for x in (20, 64, 600)] == [CLOTH[20]] * 3


def test_a_window_that_gives_way_to_a_balloon_takes_its_shadow_along() -> None:
    screen, top, cloth = Screen(MACHINE), TABLES["thirty_one"](), set(CLOTH)
    balloon = BalloonSheet("The board", "It runs. " * 4, "1 of 8", Thing.BOARD, 0, top, ["Next"])
    screen.show([TableSheet(top), balloon])
    corner = [screen.surface.get_at_mapped((SCORES.right + 2, y)) for y in range(SCORES.top + 4, 40)]
    assert {*corner} <= cloth
    label, words = Layout(MACHINE.look, top).places.pack_label, []
    for sheets in ([TableSheet(top)], [TableSheet(top), balloon]):
        screen.show(sheets)
        words.append(pygame.image.tobytes(screen.surface.subsurface(label), "P"))
    assert words[0] == words[1]


@pytest.mark.parametrize("cards", ["AC 3D", "8H JH"])
def test_no_line_is_around_a_crib_whose_cards_are_lit_in_a_hand(cards: str) -> None:
    top, screen, look = TABLES["discard"](), Screen(MACHINE), MACHINE.look
    top.seats[0].hand, top.dealer, top.cursor = [*parse_cards("AC 3D 4D 5H 8H JH")], 0, None
    top.lit = frozenset(parse_cards(cards))
    if cards == "8H JH":  # of two, and with a crib that is gathered, there is room beside these
        top.seats[0].hand, top.is_gathered, top.starter = [*top.lit], True, Card.parse("2C")
    balloon = BalloonSheet(
        "Your crib", "Discard these two.", "1 of 8", Thing.LIT, 0, top, ["Next", "Guide off"]
    )
    screen.show([TableSheet(top), balloon])
    thing = place_balloon(look, balloon)[1].thing
    line = thing.inflate(2 * AROUND, 2 * AROUND)
    crib = [
        screen.surface.get_at_mapped((line.left, y)) == look.inks.lit for y in range(line.top, line.bottom)
    ]
    assert (thing not in lit_in_hand(look, balloon)) == (cards == "AC 3D"), (
        "there the balloon leads to the crib"
    )
    assert not all(crib)


def test_a_played_card_that_alone_is_lit_lies_over_all_others_with_its_frame() -> None:
    top, screen, look = TABLES["thirty_one"](), Screen(MACHINE), MACHINE.look
    top.counted, top.cursor = 0, None
    top.played = [PlayedCard(at % 2, card) for at, card in enumerate(parse_cards("2C 3D 7H KS"))]
    top.lit = frozenset(parse_cards("KS"))
    screen.show([TableSheet(top)])
    area = Layout(look, top).area(AmongPlayed(1, 3)).move(0, -look.table.lit_raised)
    left = area.left - look.table.cursor_frame[0] // 4
    down = [screen.surface.get_at_mapped((left, y)) for y in range(area.top, area.bottom)]
    assert {*down} == {look.inks.lit}


def test_a_balloon_lies_right_of_the_list_of_a_count_and_away_from_where_its_cards_were(
    tmp_path: Path,
) -> None:
    home = at_home(tmp_path, guide="yes", seed=3, machine="amiga")
    counted = (one for one in guided(home) if isinstance(one, GuidedCount))
    for sheet in map(balloon_of, counted):
        paper, layout = place_balloon(MACHINE.look, sheet)[1].area, Layout(MACHINE.look, sheet.top)
        assert not paper.colliderect(layout.hand_away)
        assert paper.left > layout.places.show.count_panel.right


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_no_frame_of_a_lit_card_cuts_the_name_above_it(name: str) -> None:
    top = TABLES[name]()
    top.lit = frozenset(played.card for played in top.played if played.card)
    plain, lit = Screen(MACHINE), Screen(MACHINE)
    plain.show([TableSheet(replace(top, lit=frozenset()))])
    lit.show([TableSheet(top)])
    for seat in Layout(MACHINE.look, top).places.seats[1:]:
        line = Rect(seat.plate.area.left, seat.plate.name.top, seat.plate.area.width, 7)
        was, seen = (pygame.image.tobytes(one.surface.subsurface(line), "P") for one in (plain, lit))
        assert was == seen


def test_with_high_contrast_a_ghost_differs_from_a_gadget() -> None:
    screen, top = Screen(switched_on("amiga", contrast=True)), TABLES["thirty_one"]()
    screen.show([TableSheet(top), ButtonsSheet([HINT], ghosts=[HINT, UNDO])])
    hint = screen.spotting.area(ButtonSpot(HINT))
    assert hint
    live = pygame.image.tobytes(screen.surface.subsurface(hint), "P")
    screen.show([TableSheet(top), ButtonsSheet([HELP], ghosts=[HINT, UNDO])])
    assert pygame.image.tobytes(screen.surface.subsurface(hint), "P") != live


def test_a_ghost_is_pale_and_its_words_are_whole() -> None:
    top, screen, dots = TABLES["thirty_one"](), Screen(MACHINE), []
    screen.show([TableSheet(top), ButtonsSheet([HINT], ghosts=[HINT, UNDO])])
    hint = screen.spotting.area(ButtonSpot(HINT))
    assert hint
    for names, ink in (([HINT], Register.BLACK), ([HELP], Register.WHITE)):
        screen.show([TableSheet(top), ButtonsSheet(names, ghosts=[HINT, UNDO])])
        face = pygame.image.tobytes(screen.surface.subsurface(hint.inflate(-4, -2)), "P")
        assert {*face} == {Register.GRAY, ink}
        dots.append(face.count(ink))
    assert len({*dots}) == 1


def test_no_plate_lies_in_the_shadow_of_another() -> None:
    top, screen = TABLES["four_seats_shown"](), Screen(MACHINE)
    screen.show([TableSheet(top)])
    for seat in Layout(MACHINE.look, top).places.seats:
        plate = pygame.image.tobytes(screen.surface.subsurface(seat.plate.area), "P")
        assert not {*plate}.intersection(SHADE)


def test_a_rule_cuts_neither_the_sum_below_it_nor_the_bar_above(tmp_path: Path) -> None:
    """And the heads of the coach end above the first row."""
    screen, look = InkScreen(MACHINE), MACHINE.look

    def ink(left: int, top: int) -> int:
        return screen.surface.get_at_mapped((left, top))

    EVERY_SCENE["review_luck"](tmp_path, screen)
    total, *_ = screen.areas_of(next(words for words in screen.words if words.startswith("end ")))
    assert [ink(total.left - 2, total.top - up) for up in (1, 2)] == [Register.WHITE, Register.DARK_RED]
    EVERY_SCENE["records"](tmp_path, screen)
    chosen, *_ = screen.areas_of("ABC")
    beside = chosen.left - 6, chosen.left + look.width("ABC ")
    for down in range(chosen.top, chosen.bottom + look.stroke[1]):
        before, after = (ink(left, down) == Register.GOLD for left in beside)
        assert before == after
    EVERY_SCENE["coach_keeps"](tmp_path, screen)
    head, first = screen.areas_of("crib")[0], screen.spotting.area(LineSpot(0))
    assert first
    assert first.top >= head.bottom + 2


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_a_cut_card_lies_below_an_end_of_its_plate_or_its_middle(name: str, tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), f"cut {name}", tmp_path)
    seats, paper = Layout(MACHINE.look, TABLES[name]()).places.seats, MACHINE.look.inks.paper.paper
    for seat in seats[1:]:
        plate, top = seat.plate.area, seat.hand.top + 20
        white = [x for x in range(FELT.left, FELT.right) if screen.surface.get_at_mapped((x, top)) == paper]
        card = [x for x in white if plate.left <= x < plate.right]
        ends = card[0] - plate.left, plate.right - 1 - card[-1]
        assert min(ends) <= 4 or abs(ends[0] - ends[1]) <= 4


def test_who_deals_is_told_in_the_middle_of_the_pack_off_the_cut_cards() -> None:
    look, top = MACHINE.look, TABLES["discard"]()
    told, fan = look.table.fan.verdict, Layout(look, top).spread
    assert abs(told.centerx - fan.centerx) <= 1
    assert fan.top <= told.top < told.bottom <= fan.bottom
    verdict = Verdict(0, "Low cut: LANDLUBBER deals", "LANDLUBBER 6♣, YOU K♥")
    assert verdict_parts(look, verdict) == ("LANDLUBBER deals", "Low cut: LANDLUBBER 6♣, YOU K♥")
    assert [*verdict_rows(look, "LANDLUBBER deals")] == ["LANDLUBBER deals"]


def test_who_is_the_dealer_is_told_large_with_air_at_both_sides() -> None:
    look, words = MACHINE.look, "CHAMP is the dealer"
    assert [*verdict_rows(look, words)] == [words]
    assert 2 * look.width(words) + 4 * look.cell[0] <= look.table.fan.verdict.width


def test_the_figures_of_the_coach_have_air_before_their_bar_and_the_window_before_the_edge(
    tmp_path: Path,
) -> None:
    screen = scene_on(InkScreen(MACHINE), "coach_keeps", tmp_path)
    inks, percent = MACHINE.look.inks, screen.areas_of("52.5%")[0]
    row = [screen.surface.get_at_mapped((x, percent.centery)) for x in range(SIZE[0])]
    assert {*row[percent.right : percent.right + 6]} == {inks.panel.back}
    assert {*row[-2:]} <= {*CLOTH}


def test_the_window_of_the_coach_covers_all_of_the_pack_or_nothing(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "coach_cards", tmp_path)
    pack = Rect(MACHINE.look.table.by_seats[2].pack, MACHINE.look.cards.size)
    pack = pack.union(pack.move(MACHINE.look.table.card_shadow))
    right, below = pack.right - 2 * MACHINE.look.shadow[0], range(pack.bottom, OWN_TOP - 6)
    inks = [screen.surface.get_at_mapped((right, y)) for y in below]
    assert inks[0] == Register.WHITE, "its frame"
    assert {*inks[1:]} <= {Register.BLACK, *CLOTH, *SHADE}
    (reason,) = screen.areas_of("five led is fifteen for every ten.")
    assert pack.bottom - reason.bottom < MACHINE.look.cell[1], "and its words take all of it"


def test_the_last_of_seven_cards_has_its_shadow_and_air_before_the_edge() -> None:
    right, shadow = OWN_HAND.point(6, 7)[0] + MACHINE.look.cards.size[0], MACHINE.look.table.card_shadow[0]
    assert right + 2 * shadow <= SIZE[0]


def test_the_line_around_a_count_is_around_the_whole_pack() -> None:
    top, look = TABLES["show"](), MACHINE.look
    sheet = BalloonSheet("The show", "How many?", "", Thing.SHOW, 0, top, ["Next"])
    pack = Rect(Layout(look, top).point(OnPack()), look.cards.size)
    thing = next(things(look, sheet))
    assert thing.right >= max(pack.move(layer).right for layer in look.table.pack_layers)
    assert thing.bottom + AROUND <= Layout(look, top).places.show.count_panel.top


def test_the_fan_of_the_title_lies_off_the_edge() -> None:
    last = max(left for _, (left, _) in MACHINE.look.pages.title.fan) + MACHINE.look.cards.size[0]
    assert last + MACHINE.look.table.card_shadow[0] <= SIZE[0] - MACHINE.look.cell[0]


def test_the_winners_letters_have_air_above_them(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "game_over", tmp_path)
    banner, across = MACHINE.look.table.ending.banner, range(280, 480)
    rows = [{screen.surface.get_at_mapped((x, banner.top + down)) for x in across} for down in range(3, 5)]
    assert rows == [{MACHINE.look.inks.sides[1].inlay}] * 2


def test_the_message_below_an_ending_tells_how_the_match_stands(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "game_over", tmp_path)
    assert "Games won: CHAMP 1, YOU 0." in screen.words


def test_what_is_told_beside_a_race_takes_its_room(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "three handed over", tmp_path)
    (cribs,), (pegged,) = screen.areas_of("9 in cribs,"), screen.areas_of("15 pegging.")
    assert pegged.top - cribs.top > MACHINE.look.cell[1]


@pytest.mark.parametrize(("name", "first"), [("review_luck", "1"), ("help 11", "deal 1")])
def test_the_first_row_of_a_table_has_air_below_its_heads(name: str, first: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    row = next(one.area for one in screen.lines if one.words.split("  ")[0] == first)
    above = [screen.surface.get_at_mapped((row.left + 60, row.top - up)) for up in (1, 2)]
    assert above == [Register.GRAY, Register.WHITE]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_frame_of_a_card_in_hand_of_many_covers_no_card_and_no_count(seats: int) -> None:
    places, (wide, _), look = MACHINE.look.table.by_seats[seats], MACHINE.look.cards.size, MACHINE.look
    frame = look.table.cursor_frame[0] // 2 + look.stroke[0]
    for number in (2, 3, 4, 5, 6):
        first, second, last = (places.seats[0].hand.point(card, number)[0] for card in (0, 1, number - 1))
        assert second - first - wide >= (frame if number != 5 else look.table.cursor_frame[0] // 2)
        assert number > 5 or last + wide <= places.counter.left - look.stroke[0]


@pytest.mark.parametrize("seats", [3, 4])
def test_hands_of_many_at_an_ending_show_corners_and_no_halves_of_figures(seats: int) -> None:
    look = MACHINE.look
    plates, art, (wide, high) = look.table.ending.plates[seats], CardArt(look), look.cards.size
    beside = range(INDEX + 1, (plates[0].width - wide) // 3)
    for card in PACK:
        face, shown = art.face(card), art.covered(art.face(card), beside.stop)
        assert {shown.get_at_mapped((x, y)) for x in beside for y in range(2, high - 4)} == {Register.WHITE}
        index = [
            [one.get_at_mapped((x, y)) for x in range(INDEX) for y in range(20)] for one in (face, shown)
        ]
        assert index[0] == index[1]


def test_the_title_tells_of_a_game_that_waits_who_plays_and_which_it_is() -> None:
    """Its scores stood amid a line, without the pegs, and below them what year it is."""
    stands, waits = ["YOU 3", "SKIPPER 19", "deal 2"], "ACC, six cards, 121 up"
    title = TitleSheet(["Continue game", "New game"], 0, waits=waits, stands=stands)
    screen = shown(InkScreen(MACHINE), title)
    assert {*stands} <= {*screen.words}
    assert any(words.startswith(waits) for words in screen.words)


def test_an_advised_card_in_a_close_hand_has_a_whole_frame() -> None:
    screen, top = Screen(MACHINE), TABLES["thirty_one"]()
    top.seats[0].hand = [*parse_cards("5H 6C 7H 8H")]
    top.lit, layout = frozenset(parse_cards("6C")), Layout(MACHINE.look, top)
    screen.show([TableSheet(top)])
    after = layout.area(InHand(0, 2))
    line = {screen.surface.get_at_mapped((after.left - 5, row)) for row in range(after.top, after.bottom - 4)}
    assert line == {MACHINE.look.inks.lit}


@pytest.mark.parametrize(("quiet", "pointed_at"), [(3, 2), (1, 2), (2, None)])
def test_a_quiet_frame_is_whole_round_what_is_seen_of_a_card(quiet: int, pointed_at: int | None) -> None:
    """Of one below its neighbors a hook was left above them, and beside the cursor it lost a side."""
    screen, top = Screen(MACHINE), TABLES["thirty_one"]()
    hand = parse_cards("7H 8H KD KH")
    top.seats[0].hand = [*hand]
    top.lit, top.lit_quietly = frozenset(), (hand[quiet],)
    top.cursor = None if pointed_at is None else InHand(0, pointed_at)
    screen.show([TableSheet(top)])
    card, lit = Layout(MACHINE.look, top).area(InHand(0, quiet)), MACHINE.look.inks.lit
    row, columns = card.top + 1, range(card.left - 2, card.right + 4)
    across = [x for x in columns if screen.surface.get_at_mapped((x, row)) == lit]
    left, right = across[0], next(x for x in across if x > card.left)
    assert left == card.left - 2
    above = {screen.surface.get_at_mapped((x, card.top - 1)) for x in range(left, right)}
    assert above == {lit}
    assert screen.surface.get_at_mapped((right + 2, card.top - 1)) != lit


def test_around_what_tells_who_deals_no_edge_of_the_pack_stands_out(tmp_path: Path) -> None:
    screen, told = scene_on(Screen(MACHINE), "cards_cut", tmp_path), MACHINE.look.table.fan.verdict
    above = [screen.surface.get_at_mapped((x, told.top - 2)) for x in range(told.left, told.right)]
    assert {*above} <= {*CLOTH}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_total_is_of_stands_off_the_bar_of_its_window(seats: int) -> None:
    counting = MACHINE.look.table.counting
    assert counting
    show = counting[seats].show
    assert show.total.top - show.count_panel.top - MACHINE.look.cell[1] >= 4


def test_the_starter_of_a_hand_to_be_counted_is_framed_like_it(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "claim", tmp_path)
    counting, across = MACHINE.look.table.counting, MACHINE.look.stroke[0]
    assert counting
    places = counting[2]
    for left, top in (places.show.cards.point(0, 4), places.pack):
        assert screen.surface.get_at_mapped((left - across, top + 20)) == MACHINE.look.inks.lit


def test_the_ways_on_from_a_game_begin_with_capitals(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "game_over", tmp_path)
    assert {"↑ Review", "↓ Records", "Cut"} <= {*screen.words}


@pytest.mark.parametrize(
    ("points", "reason", "said"),
    [
        (3, "A run of three is three", "run of three"),
        (2, "A pair is two", "a pair"),
        (4, "Thirty-one for two and a pair is four", "4 points"),
    ],
)
def test_at_four_a_seat_says_why_it_has_points_where_that_has_room(
    points: int, reason: str, said: str
) -> None:
    top, screen = TABLES["four_seats"](), InkScreen(MACHINE)
    top.reasons.append(ReasonLine(0, reason, who="CHRISTINA3", points=points))
    top.seats[2].say(f"{points} points", top.reasons[-1])
    top.seats[3].say("")
    screen.show([TableSheet(top)])
    assert screen.areas_of(said)
    assert f"CHRISTINA3: {reason[0].lower()}{reason[1:]}" in screen.words


def test_gadgets_behind_a_box_can_be_read() -> None:
    top, screen, faces = TABLES["thirty_one"](), Screen(MACHINE), []
    screen.show([TableSheet(top), ButtonsSheet([HINT, UNDO], ghosts=[HINT, UNDO])])
    hint = screen.spotting.area(ButtonSpot(HINT))
    assert hint
    for names in ([HINT], []):
        screen.show([TableSheet(top), ButtonsSheet(names, ghosts=[HINT, UNDO])])
        faces.append(pygame.image.tobytes(screen.surface.subsurface(hint), "P"))
    assert faces[0] == faces[1]


def test_the_keys_that_the_guide_asks_with_leave_no_edge_of_the_list_in_sight(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, guide="yes", seed=7), Screen(MACHINE)
    window = Layout(MACHINE.look, until_counting(home).top).places.show.count_panel
    below = Rect(window.left + 10, window.bottom - 8, window.width - 20, 4)
    seen = home.drawn(screen).surface.subsurface(below)
    assert {seen.get_at_mapped((x, y)) for x in range(below.width) for y in range(below.height)} == {
        MACHINE.look.inks.panel.back
    }


@pytest.mark.parametrize("name", ["thirty_one", "three_seats", "four_seats"])
def test_a_line_around_the_pack_lies_on_the_cloth_alone(name: str) -> None:
    look, top = MACHINE.look, replace(TABLES[name](), count=None)
    (pack, *_) = things(look, BalloonSheet("", "", "", Thing.DECK, 0, top))
    line = pack.inflate(2 * AROUND, 2 * AROUND)
    assert line.left > look.table.board.right
    assert line.right < look.size[0] - look.stroke[0]


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_neither_the_line_around_the_pack_to_cut_nor_the_tail_to_it_runs_over_a_plate(
    tmp_path: Path, form: str
) -> None:
    home = at_home(tmp_path, guide="yes", begin=True, seed=3, machine="amiga", preset="hoyle", form=form)
    sheet = balloon_of(next(guided(home)))
    screen = home.drawn(Screen(MACHINE))
    plates = [places.plate.area for places in Layout(MACHINE.look, sheet.top).places.seats]
    rows = [(x, plate.bottom - 1) for plate in plates for x in range(plate.left, plate.right)]
    assert sheet.thing is Thing.DECK
    assert Register.GOLD not in {screen.surface.get_at_mapped(at) for at in rows}
    assert not place_balloon(MACHINE.look, sheet)[1].has_tail_over(plates)
    layout = Layout(MACHINE.look, sheet.top)
    above, below = layout.spread.top, layout.marked_spread.bottom
    for ends in ((above - 4, above), (below, below + 4)):  # as thick on both sides
        seen = [screen.surface.get_at_mapped((layout.spread.left + 8, y)) for y in range(*ends)]
        assert seen.count(Register.GOLD) == 2


def test_words_beside_a_face_begin_level_with_it_where_there_is_room(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "club night", tmp_path)
    name = max(screen.areas_of("MABEL"), key=lambda area: area.top)
    row = min(area.top for area in screen.areas_of("Sit down with MABEL"))  # the first one of both boxes
    row -= MACHINE.look.pages.text.over_letters  # it begins so far below its bar
    assert name.top == row + MACHINE.look.cell[1] // 2


@pytest.mark.parametrize(("form", "seats"), [("three-handed", 3), ("four-handed", 4)])
def test_the_frame_of_the_pack_to_cut_lies_over_no_plate(tmp_path: Path, form: str, seats: int) -> None:
    screen = Screen(MACHINE)
    in_a_game(Moment.CUT_PACK, preset="hoyle", form=form)(tmp_path, screen)
    for places in BY_SEATS[seats].seats[1:]:
        plate = screen.surface.subsurface(places.plate.area)
        assert Register.GOLD not in pygame.image.tobytes(plate, "P")


@pytest.mark.parametrize("name", ["cut_for_deal", "cards_cut"])
def test_what_is_cut_and_what_tells_of_it_throw_a_shadow(name: str, tmp_path: Path) -> None:
    screen, look = scene_on(Screen(MACHINE), name, tmp_path), MACHINE.look
    area = look.table.fan.verdict if name == "cards_cut" else Rect(look.table.fan.at, look.cards.size)
    below = area.move(look.table.card_shadow).bottom - 1
    assert screen.surface.get_at_mapped((area.centerx, below)) in SHADE


def test_the_frame_of_a_starter_that_is_lit_leaves_none_of_the_pack_below_it() -> None:
    top, screen = TABLES["thirty_one"](), Screen(MACHINE)
    assert top.starter
    top.lit = frozenset([top.starter])
    screen.show([TableSheet(top)])
    pack, (across, down) = Layout(MACHINE.look, top).area(OnPack()), MACHINE.look.table.cursor_frame
    edge = pack.inflate(across, down)
    seen = [screen.surface.get_at_mapped((x, edge.bottom - 1)) for x in range(edge.left, edge.right)]
    assert {*seen} == {Register.GOLD}


def test_a_head_has_paper_above_its_letters_and_none_of_its_panel_beside_it(tmp_path: Path) -> None:
    screen, white = scene_on(InkScreen(MACHINE), "record 1", tmp_path), MACHINE.look.inks.panel.head
    for head in ("Points a deal", "Best hand"):
        (words,) = screen.areas_of(f" {head}")
        above = [screen.surface.get_at_mapped((x, words.top - 1)) for x in range(words.left - 4, words.right)]
        assert {*above} == {white}


def test_a_bar_in_the_first_row_keeps_off_the_heads_above_it(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "desk played out", tmp_path)
    (head,) = screen.areas_of("pegging")
    edge = MACHINE.look.inks.panel.bar
    column = [
        screen.surface.get_at_mapped((head.left - 12, y)) for y in range(head.bottom - 2, head.bottom + 3)
    ]
    assert column.index(edge) == 2, "where its descenders have ended"


def test_a_verdict_of_two_rows_stands_clear_of_its_frame() -> None:
    top, screen = TABLES["discard"](), Screen(MACHINE)
    top.verdict, told = Verdict(0, "LANDLUBBER is the dealer", ""), MACHINE.look.table.fan.verdict
    screen.show([TableSheet(top)])
    inside = told.inflate(-16, -8)
    edges = [
        screen.surface.get_at_mapped((x, y))
        for x in range(inside.left, inside.right)
        for y in (inside.top, inside.bottom - 1)
    ]
    assert len({*edges}) == 1, "no letter reaches there"


def test_the_cards_above_figures_lie_off_the_edge_and_the_last_row_is_seen(tmp_path: Path) -> None:
    review, screen = moves_page(tmp_path), InkScreen(MACHINE)
    review.press(Button.DOWN)
    review.drawn(screen)
    (first,), (last,) = (screen.areas_of(words) for words in ("to win", "points"))
    rows = [screen.surface.get_at_mapped((x, first.top - 12)) for x in range(first.left, SIZE[0] - 20)]
    assert {*rows} == {MACHINE.look.inks.ground}
    assert last.top > first.top


def test_the_figures_of_a_score_have_air_in_their_box(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "desk", tmp_path)
    (figures,) = screen.areas_of("78")
    above = [screen.surface.get_at_mapped((x, figures.top - 1)) for x in range(figures.left, figures.right)]
    assert {*above} == {MACHINE.look.inks.ground}


def test_the_peg_of_a_score_lies_on_the_gray_of_a_plate(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "desk", tmp_path)
    (name,) = screen.areas_of("YOU")
    before = {screen.surface.get_at_mapped((x, name.centery)) for x in range(name.left - 24, name.left)}
    assert MACHINE.look.inks.plate.back in before


def test_keys_lie_in_the_middle_of_their_strip(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "record 1", tmp_path)
    (words,) = screen.areas_of("Esc")
    column = [screen.surface.get_at_mapped((2, y)) for y in range(SIZE[1])]
    strip = column.index(MACHINE.look.inks.ground, words.top - 10)
    assert {*column[strip:]} == {MACHINE.look.inks.ground}
    assert words.top - strip == SIZE[1] - words.bottom


def test_what_four_seats_cut_keeps_off_the_edges_of_its_box_and_its_frame_off_the_plates() -> None:
    look, cuts = MACHINE.look, "D A♠, YOU 9♥, B 10♥, C 10♦"
    verdict = Verdict(0, "Low card: D deals", cuts)
    assert look.width(verdict_parts(look, verdict)[1]) <= look.table.fan.verdict.width - 4 * look.cell[0]
    top, screen = TABLES["four_seats"](), Screen(MACHINE)
    plates = [places.plate.area for places in Layout(look, top).places.seats[1:]]
    top = replace(top, seats=[replace(seat, hand=[]) for seat in top.seats], played=[], crib=[], pack=False)
    cut = [CutShown(seat, 10 * seat, PACK[seat]) for seat in range(4)]
    top.lit = frozenset(PACK[:4])
    screen.show([TableSheet(top, spread=SpreadPack(52, (), None, cut, {}))])
    lines = [(x, plate.bottom - 1) for plate in plates for x in range(plate.left, plate.right)]
    assert Register.GOLD not in {screen.surface.get_at_mapped(at) for at in lines}


def test_the_frame_of_a_row_of_paper_lies_over_the_rules_around_it(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "scorecard", tmp_path)
    (game,) = screen.areas_of("game")
    across, down = range(game.left - 6, game.left + 300), range(game.bottom, SIZE[1])
    rows = [{screen.surface.get_at_mapped((x, y)) for x in across} for y in down]
    assert rows.count({Register.GOLD}) == 5, "two lines above it, two below, and the edge of the window"


def test_a_new_score_lies_below_the_arrow_of_its_window(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "thirty_one", tmp_path)
    (arrow,) = screen.areas_of("▲")
    assert screen.surface.get_at_mapped((arrow.centerx, arrow.top - 1)) == MACHINE.look.inks.plate.back


def test_the_keys_below_a_box_are_as_bright_as_below_a_page_and_in_the_middle(tmp_path: Path) -> None:
    screen, cloth = scene_on(InkScreen(MACHINE), "quit_question", tmp_path), MACHINE.look.table.cloth
    (first,), (last,) = (screen.areas_of(words) for words in ("Arrows", " back"))
    assert {one.ink for one in screen.lines if one.area == first} == {MACHINE.look.inks.panel.title}
    assert abs(first.left - cloth.left - (cloth.right - last.right)) <= MACHINE.look.cell[0]


def test_the_card_of_a_game_has_air_above_its_words(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "choose_game acc", tmp_path)
    (head,) = screen.areas_of("tournaments of today")
    above = {screen.surface.get_at_mapped((head.centerx, y)) for y in range(head.top - 6, head.top)}
    assert above == {MACHINE.look.inks.panel.back}


def test_why_cards_count_is_told_off_the_figure(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "help 7", tmp_path)
    (words,) = screen.areas_of("fifteens, four")
    beside = {screen.surface.get_at_mapped((x, words.centery)) for x in range(words.right, words.right + 6)}
    assert beside == {Register.WHITE}


def test_the_number_that_wins_is_written_on_bare_wood() -> None:
    goal, board = MACHINE.look.boards[2].goal, empty_board(MACHINE.look, 2, 121)
    assert goal
    below = {board.get_at_mapped((x, goal[1] + 4)) for x in range(goal[0] - 16, goal[0] + 16)}
    assert Register.BLACK not in below


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_window_of_a_count_stands_off_the_message_and_its_keys_off_its_edges(seats: int) -> None:
    counting, edge = MACHINE.look.table.counting, 2 * MACHINE.look.stroke[1]
    assert counting
    show = counting[seats].show
    assert show.count_panel.bottom + edge <= MESSAGE.top
    assert show.pad.bottom + edge <= show.count_panel.bottom
    assert show.pad.top - edge >= show.count_panel.top + MACHINE.look.cell[1] - 1


def test_thirty_one_is_told_in_one_row_beside_names_of_ten_letters(tmp_path: Path) -> None:
    """The points had a column of two figures, though nobody had scored ten."""
    screen = scene_on(InkScreen(MACHINE), "table thirty_one", tmp_path)
    assert "COMPUTER   2 thirty-one for two" in screen.words


def test_of_the_messages_nothing_is_left_above_the_keys_of_a_question(tmp_path: Path) -> None:
    """Their frame was, as a row of dots that began beside the strip."""
    screen = scene_on(Screen(MACHINE), "quit_question", tmp_path)
    row = range(MACHINE.look.table.cloth.left, SIZE[0])
    assert {screen.surface.get_at_mapped((x, MESSAGE.top)) for x in row} == {Register.BLACK}


def test_the_strip_of_keys_is_as_high_below_a_menu_as_below_a_page(tmp_path: Path) -> None:
    for name in ("options", "desk"):
        screen = scene_on(Screen(MACHINE), name, tmp_path)
        above, first = (screen.surface.get_at_mapped((0, y)) for y in (242, 243))
        assert above != first == REGISTERS["BLACK"], name


def test_a_letter_stands_in_the_middle_of_its_key(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "spelling", tmp_path)
    key = screen.spotting.areas(PartSpot)[1].inflate(-4, -4)
    rows = (screen.surface.subsurface(Rect(key.left, y, key.width, 1)) for y in range(key.top, key.bottom))
    inked = [at for at, row in enumerate(rows) if REGISTERS["BLACK"] in pygame.image.tobytes(row, "P")]
    assert abs(inked[0] + inked[-1] + 1 - key.height) <= 1


def test_the_crib_of_a_long_name_among_three_stands_off_the_scores(tmp_path: Path) -> None:
    screen, window = scene_on(InkScreen(MACHINE), "table three_seats", tmp_path), Rect(356, 13, 280, 60)
    label, *_ = screen.areas_of("BARTHOLOM2's crib")
    assert label.right + MACHINE.look.cell[0] <= window.left
    below = {screen.surface.get_at_mapped((window.centerx, window.bottom - up)) for up in (2, 3)}
    assert below == {REGISTERS["GRAY"]}, "nor does the newest one touch its frame"


def test_a_suit_stands_off_a_ten_in_the_deck_of_the_desk(tmp_path: Path) -> None:
    screen = scene_on(Screen(MACHINE), "desk", tmp_path)
    ten = screen.spotting.area(PartSpot(0, PACK.index(Card.parse("10C"))))
    assert ten
    face = ten.inflate(-3, -2)
    columns = (
        screen.surface.subsurface(Rect(x, face.top, 1, face.height)) for x in range(face.left, face.right)
    )
    inked = [at for at, one in enumerate(columns) if REGISTERS["BLACK"] in pygame.image.tobytes(one, "P")]
    assert inked[-1] - 8 not in inked, "eight columns of the suit, and a free one"
