"""The C-128's pages and endings: in forty columns words still have air."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.devices.button import Button
from game.machines import names
from game.machines.c128.machine import MACHINE
from game.machines.c128.plans import HALF
from game.machines.power import switched_on
from game.paint.brushes.canvas import drawing
from game.paint.brushes.card_art import CardArt
from game.paint.brushes.page_text import text_columns
from game.paint.brushes.picture import Picture
from game.paint.looks.card_plan import CardStyle, Faces
from game.paint.looks.monitor import CLEAR
from game.paint.pages.game_ending import MOST_TOLD, race_above, told_rows
from game.paint.pages.page_layout import OFF_EDGE
from game.paint.pages.race import draw_chart
from game.paint.screen import Screen
from game.players.levels import NAMES
from game.rules.cards import SUIT_SIGNS, Suit
from game.scenes.front.options import TABS, play, sound
from game.scenes.records.record_list import Records
from game.scenes.table.game_over import GameOver
from game.sheets.marks import PRICE_MARK, TAB
from game.sheets.sheets import EndingSheet, EndingWords
from game.sheets.spots import ButtonSpot, LineSpot, PartSpot
from game.sheets.table_state import SeatTop, TableState
from game.values import replace
from tests.paint.page_rows import page_rows
from tests.scenes.driver import Ear, Visit, at_home, at_the_end
from tests.scenes.every_scene import drawn, scene_on
from tests.scenes.ink import InkScreen
from tests.scenes.records.test_record_list import some_games
from tests.scenes.table.test_coach_pictures import COACHED
from tests.scenes.test_pictures import MOMENTS

LOOK = MACHINE.look


def row_of(screen: InkScreen, words: str) -> int:
    """In which row of letters a line begins."""
    return (screen.areas_of(words)[0].top - LOOK.inside.top) // LOOK.cell[1]


def over_at_home(folder: Path) -> EndingSheet:
    """The last picture of a game at home."""
    home = at_home(folder)
    home.until_scene(GameOver)
    ending, _ = home.scene.picture()
    assert isinstance(ending, EndingSheet)
    return ending


def test_what_a_win_is_worth_stands_below_the_sentence_in_the_banner(tmp_path: Path) -> None:
    ending, screen = over_at_home(tmp_path), InkScreen(MACHINE)
    how = replace(ending.ending, sentence="121 to 88: by 33.", worth="SKUNK: 2 games")
    screen.show([replace(ending, ending=how)])
    assert [row_of(screen, words) for words in (how.sentence, how.worth)] == [2, 3]
    assert screen.faults == {}


def test_no_letter_of_a_heading_stands_on_the_band_below_it(tmp_path: Path) -> None:
    """They are of one ink: `B WINS` and the band were one."""
    ending, screen = over_at_home(tmp_path), Screen(MACHINE)
    screen.show([replace(ending, ending=replace(ending.ending, worth="lurched: pays double"))])
    row = LOOK.table.ending.banner.move(LOOK.inside.topleft).top + 2 * LOOK.cell[1] - 1
    inks = {screen.surface.get_at_mapped((at, row)) for at in range(LOOK.inside.left, LOOK.inside.right)}
    assert LOOK.inks.counter.back not in inks


def test_a_crib_nobody_has_seen_is_told_as_not_counted(tmp_path: Path) -> None:
    """Where the play had won, its name stood alone in its row."""
    ending, screen = over_at_home(tmp_path), InkScreen(MACHINE)
    top = replace(ending.top, crib=[None] * 4)
    screen.show([replace(ending, top=top, ending=replace(ending.ending, totals=()))])
    assert [words for words in screen.words if words.endswith("crib not counted")]


def test_the_winner_is_as_tall_with_a_long_sentence_and_what_it_is_worth(tmp_path: Path) -> None:
    """How it was won gives way: the name had half its height, and its top was cut off."""
    ending, screen = over_at_home(tmp_path), InkScreen(MACHINE)
    how = replace(ending.ending, sentence="61 to 51 to 29: by 10, with CATHARINA's crib.", worth="2 games")
    screen.show([replace(ending, ending=how)])
    assert [row_of(screen, words) for words in ("61 to 51 to 29: by 10.", how.worth)] == [2, 3]
    assert screen.faults == {}


def test_the_ends_of_close_curves_have_a_row_of_air_and_so_have_cards_and_sentences(tmp_path: Path) -> None:
    ending, screen = over_at_home(tmp_path), InkScreen(MACHINE)
    told = ["Your discard of the 2 and the 4 cost you most: 8 games in 100.", "Next time discard the 9."]
    series = [(["ANN"], [0, 61]), (["BEN"], [0, 59]), (["COR"], [0, 57])]
    top = replace(ending.top, target=61)
    screen.show([replace(ending, top=top, series=series, words=EndingWords(told), reviewed=1)])
    ends = [row_of(screen, words) for words in ("ANN 61", "BEN 59", "COR 57")]
    assert [row - ends[0] for row in ends] == [0, 2, 4]
    race = LOOK.pages.race.area
    assert ends[0] - race.top // LOOK.cell[1] == 1
    assert race.top - LOOK.table.ending.plates[2][0].bottom == LOOK.cards.size[1], "cards are seen whole"
    first, *_, last = (row_of(screen, words) for words in told_rows(LOOK, told) if words)
    assert first > ends[-1] + 2
    assert LOOK.table.message.top // LOOK.cell[1] - last == 2


def test_sentences_at_the_ending_are_half_a_row_apart_where_a_whole_one_has_no_room(tmp_path: Path) -> None:
    ending, screen = over_at_home(tmp_path), InkScreen(MACHINE)
    told = ["Your discard of the 2 and the 4 cost you most: 8 games in 100.", "Next time discard the 9."]
    screen.show([replace(ending, words=EndingWords(told), reviewed=1)])
    first, second, third = (screen.areas_of(words)[0].top for words in told_rows(LOOK, told) if words)
    assert (second - first, third - second) == (LOOK.cell[1], LOOK.cell[1] * 3 // 2)


def test_beside_a_curve_a_long_name_leaves_its_room_to_the_score(tmp_path: Path) -> None:
    ending, screen = over_at_home(tmp_path), InkScreen(MACHINE)
    series = [(["ANN"], [0, 95]), (["LANDLUBBER"], [0, 121])]
    screen.show([replace(ending, series=series, reviewed=1)])
    assert {"95", "121"} <= {*screen.words}


def test_a_race_below_three_lines_is_four_rows_high() -> None:
    """And whole cards lie above it."""
    race = race_above(LOOK, MOST_TOLD, LOOK.pages.race)
    assert race.plot.height == 4 * LOOK.cell[1]


def test_the_pegs_of_a_winner_with_a_short_name_stand_beside_it(tmp_path: Path) -> None:
    ending, screen = over_at_home(tmp_path), Screen(MACHINE)
    screen.show([replace(ending, ending=replace(ending.ending, heading="B WINS"))])
    edge = LOOK.cells(0, 0, 6, 3).move(LOOK.inside.topleft)
    assert len({*pygame.image.tobytes(screen.surface.subsurface(edge.inflate(0, -4)), "P")}) == 1


def test_words_below_a_list_are_half_a_row_apart_where_there_is_room(tmp_path: Path) -> None:
    """A whole row between the lines of a sentence would tear it."""
    for name, told in (
        ("review_menu", ["You lost. Your chance to win began", "at 49%. In deal 4 you stood"]),
        ("review_menu", ["A curve, with a mark where each", "costly move was made"]),
        ("kept games", ["CHAMP '87, six cards, begun", "2026-11-18"]),
        ("options", ["Six cards, 121. It counts and says", "go for you, and beeps when the go"]),
    ):
        screen = scene_on(InkScreen(MACHINE), name, tmp_path)
        (first,), (second,) = (screen.areas_of(words) for words in told)
        assert second.top - first.top == LOOK.cell[1] * 3 // 2, name
        assert second.bottom + LOOK.cell[1] // 2 <= screen.areas_of("↑ ↓")[0].top, name


def test_a_card_below_the_options_ends_with_a_sentence(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "options", tmp_path)
    assert "is yours." in screen.words
    (rule,) = screen.areas_of("Choose the rules, the cards and")
    assert rule.top - screen.areas_of("is yours.")[0].bottom >= LOOK.cell[1]


def test_of_the_tabs_of_the_options_one_is_lit_and_what_it_holds_has_air(tmp_path: Path) -> None:
    """GAME stayed lit beside the tab that was pointed at."""
    back = LOOK.inks.panel.back
    for name, lit in (("options", "GAME"), ("options 5", "CONTROLS")):
        screen = scene_on(InkScreen(MACHINE), name, tmp_path)
        tabs = {words: screen.areas_of(words)[0] for words in TABS}
        grounds = {
            words: screen.surface.get_at_mapped((tab.left - 1, tab.centery)) for words, tab in tabs.items()
        }
        assert [words for words, ground in grounds.items() if ground != back] == [lit]
        assert screen.areas_of("OPTIONS"), "its tab says which page of them it is"
    tops = [screen.areas_of(words)[0].top for words in ("One switch", "Confirm discard", "Left hand", "Keys")]
    assert {after - before for before, after in pairwise(tops)} == {LOOK.cell[1] * 3}


def test_under_the_lit_tab_of_the_options_stand_the_lines_of_its_page_alone(tmp_path: Path) -> None:
    """The game's own lines stood under CONTROLS, with those of its page cramped below them."""
    screen = scene_on(InkScreen(MACHINE), "options", tmp_path)
    assert {"Game", "Opponents", "Initials", "Choose the rules, the cards and"} <= {*screen.words}
    assert not {"Play", "Sound", "Controls", "Display"} & {*screen.words}
    screen = scene_on(InkScreen(MACHINE), "options 5", tmp_path)
    assert {"One switch", "Confirm discard", "Left hand", "Keys", "Pad"} <= {*screen.words}
    assert not {"Game", "Opponents", "Initials"} & {*screen.words}
    assert ButtonSpot("One switch") in screen.spots


def test_the_letters_of_what_is_lit_differ_from_the_ground_that_they_touch(tmp_path: Path) -> None:
    """They reach the top of their row: in the ink of the page they ran into it, on tabs, bars and NEXT."""
    screen = scene_on(InkScreen(MACHINE), "options", tmp_path)
    for lit in ("GAME", "Game", " CHAMP '87"):
        (area,) = screen.areas_of(lit)
        seen = {*pygame.image.tobytes(screen.surface.subsurface(area), "P")}
        assert LOOK.inks.panel.back not in seen, lit
    picture = Picture(LOOK, CardArt(LOOK, CardStyle()))
    picture.canvas.button(LOOK.cells(0, 0, 6), "NEXT", is_lit=True)
    assert LOOK.inks.ground not in pygame.image.tobytes(
        picture.canvas.surface.subsurface(LOOK.cells(0, 0, 6)), "P"
    )


def test_the_keys_of_a_value_stand_in_one_row(tmp_path: Path) -> None:
    """RETURN changes it as the arrows do, and a second row for it took one from the page."""
    screen = scene_on(InkScreen(MACHINE), "picture_options", tmp_path)
    keys = {words: screen.areas_of(words)[0].top for words in (" choose", " change", " back")}
    assert len({*keys.values()}) == 1
    assert " select" not in screen.words


@pytest.mark.parametrize("name", ["desk", "desk of the play"])
def test_rows_of_more_keys_and_of_fewer_begin_and_end_alike(name: str, tmp_path: Path) -> None:
    screen, ends = scene_on(InkScreen(MACHINE), name, tmp_path), {}
    for row in (1, 2):
        top = LOOK.inside.bottom - row * LOOK.cell[1]
        keys = [line.area for line in screen.lines if line.area.top == top]
        ends[row] = min(key.left for key in keys), max(key.right for key in keys)
    assert ends[1] == ends[2]


def test_what_is_chosen_on_the_desk_has_air_in_its_bar_and_signs_on_their_sheet(tmp_path: Path) -> None:
    screen, inks = scene_on(InkScreen(MACHINE), "desk", tmp_path), LOOK.inks
    for words, ground in (("you", inks.panel.bar), (SUIT_SIGNS[Suit.CLUBS], inks.paper.paper)):
        at = screen.areas_of(words)[0]
        beside = screen.surface.subsurface(Rect(at.left - HALF, at.top, HALF, at.height))
        assert {*pygame.image.tobytes(beside, "P")} == {ground}
    (you,) = screen.areas_of("you")
    assert screen.surface.get_at_mapped((you.right + HALF - 1, you.top)) == inks.panel.bar, "at both ends"


def test_a_row_of_air_is_above_each_head_of_a_page_before_a_second_one_is_below_bars(tmp_path: Path) -> None:
    """Below the half bar of an average a row and a half stood idle, and the best hand touched the luck."""
    some_games(tmp_path, 8)
    visit = Visit(Records(tmp_path), Ear())
    visit.press(Button.FIRE)
    visit.stack.draw(screen := InkScreen(MACHINE))
    luck, best = (
        next(line.area for line in screen.lines if words in line.words) for words in ("theirs:", "Best hand")
    )
    assert best.top - luck.bottom == LOOK.cell[1]


def test_the_jack_of_the_title_and_the_starter_beside_it_stand_clear() -> None:
    """The starter lay over half of him, who is the point that makes it twenty-nine."""
    places = [Rect(at, LOOK.cards.size) for _, at in LOOK.pages.title.fan]
    assert [places[at].collidelist(places[at + 1 :]) for at in (3, 4)] == [-1, -1]


def test_no_page_of_the_help_ends_empty(tmp_path: Path) -> None:
    """Its keys take one row, and what is left of a page stands with more air between its parts."""
    for number in (4, 6, 7, 8, 13):
        screen = scene_on(InkScreen(MACHINE), f"help {number}", tmp_path)
        keys = screen.areas_of("ESC")[0].top
        assert keys == LOOK.inside.bottom - LOOK.cell[1]
        last = max(one.area.bottom for one in screen.lines if one.words.strip() and one.area.top < keys)
        assert keys - 5 * LOOK.cell[1] <= last <= keys, number


def test_the_curve_of_the_chances_has_most_of_its_page(tmp_path: Path) -> None:
    """Seven rows on what moved it, which its bars tell, left it low."""
    screen = scene_on(InkScreen(MACHINE), "review_chances", tmp_path)
    assert row_of(screen, "100%") <= 6
    assert row_of(screen, "0%") - row_of(screen, "100%") >= 15
    above = [one.area for one in screen.lines if "you stood" in one.words or one.words.startswith("You lost")]
    assert above[1].top - above[0].top == LOOK.cell[1] * 3 // 2, "their letters touched"


def test_no_label_of_a_curve_touches_the_edge_of_its_page() -> None:
    edge = Rect(LOOK.inside.right - LOOK.cell[0], LOOK.inside.top + 40, LOOK.cell[0], 140)
    column = drawn(MACHINE.name, "review_chances").surface.subsurface(edge)
    assert {*pygame.image.tobytes(column, "P")} == {LOOK.inks.panel.back}


def test_every_other_row_of_a_table_or_a_list_lies_on_black(tmp_path: Path) -> None:
    """Forty columns of figures, row on row, ran into each other."""
    screen = scene_on(InkScreen(MACHINE), "review_luck", tmp_path)
    heads = next(one.area for one in screen.lines if one.words.startswith("deal "))
    rows = (heads.move(0, LOOK.cell[1] * row) for row in range(1, 11))
    grounds = [screen.surface.get_at_mapped((row.left - 1, row.centery)) for row in rows]
    assert grounds == [LOOK.inks.shadow, LOOK.inks.panel.back] * 5
    screen = scene_on(InkScreen(MACHINE), "parts list", tmp_path)
    names = [screen.areas_of(f"row {at}")[0] for at in range(6)]
    grounds = [screen.surface.get_at_mapped((name.left - 1, name.centery)) for name in names]
    assert grounds == [LOOK.inks.panel.back, LOOK.inks.shadow] * 3


def test_the_heads_of_a_table_are_no_headings_of_its_parts(tmp_path: Path) -> None:
    """Both were white, one right below the other."""
    screen = scene_on(InkScreen(MACHINE), "review_decisions", tmp_path)
    heads = next(words for words in screen.words if words.startswith("score"))
    for words, ink in ((heads, LOOK.inks.figures.words), ("Deal 1", LOOK.inks.panel.title)):
        (area,) = screen.areas_of(words)
        assert ink in {
            screen.surface.get_at_mapped((left, area.centery)) for left in range(area.left, area.right)
        }


@pytest.mark.parametrize(
    ("name", "called"), [("game_over", "CUT"), ("three handed over", "START"), ("partners over", "START")]
)
def test_the_starter_of_an_ending_has_the_name_of_its_table(name: str, called: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    assert row_of(screen, called) == 4
    assert screen.faults == {}


def test_a_total_at_the_ending_leaves_the_peg_its_cell(tmp_path: Path) -> None:
    """WEST: 10 began at the very edge of the picture."""
    screen = InkScreen(MACHINE)
    sheets = scene_on(screen, "partners over", tmp_path).sheets
    ending = next(sheet for sheet in sheets if isinstance(sheet, EndingSheet))
    how = replace(ending.ending, totals=[10] * len(ending.ending.totals))
    seats = [SeatTop("WEST", seat.hand) for seat in ending.top.seats]
    screen.show([replace(ending, top=replace(ending.top, seats=seats), ending=how)])
    (told,) = screen.areas_of("W 10")
    assert told.left - LOOK.inside.left >= LOOK.table.ending.plates[4][0].left + LOOK.cell[0]
    assert screen.faults == {}


@pytest.mark.parametrize(("form", "letters"), [("three-handed", "BC"), ("four-handed", "BCD")])
def test_a_name_without_room_on_a_plate_of_the_ending_is_the_letter_of_its_cards(
    form: str, letters: str, tmp_path: Path
) -> None:
    """Three plates said LANDLUB, and none whose it was."""
    screen = InkScreen(MACHINE)
    at_the_end(tmp_path, preset="loadstar", form=form).stack.draw(screen)
    assert {*letters} <= {words.partition(" ")[0] for words in screen.words}


def test_the_list_of_a_review_stands_a_row_apart_from_its_curve(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "review_moves", tmp_path)
    deals, head = (row_of(screen, words) for words in ("9", " costliest first"))
    assert head - deals >= 2


def test_no_frame_strikes_the_words_of_a_race_in_high_contrast() -> None:
    look = switched_on("c128", contrast=True).look
    picture = Picture(look, CardArt(look))
    series = [(["YOU"], [0, 9, 61]), (["BEN"], [0, 12, 50])]
    draw_chart(picture, look.pages.race, series, TableState([], [], 61))
    edge = Rect(look.pages.race.area.topleft, (look.size[0], 1))
    assert {*picture.canvas.seen(edge)} == {look.inks.race.panel.back}


@pytest.mark.parametrize("name", ["coach_keeps", "coach_cards"])
def test_the_coachs_heads_have_half_a_row_above_and_below(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    (head,) = screen.areas_of("to win")
    first = min(area.top for area in screen.areas_of("♥") + screen.areas_of("♦"))
    above = LOOK.cell[1] + LOOK.inside.top  # the title in the frame
    assert head.top - above == first - head.bottom == LOOK.cell[1] // 2


@pytest.mark.parametrize("machine", ["amiga", "c128", "tty"])
def test_no_two_heads_of_an_answer_run_together(machine: str, tmp_path: Path) -> None:
    """What was over parted the first columns, and 'points to win' read as one."""
    screen = scene_on(InkScreen(switched_on(machine)), "answer", tmp_path)
    points, to_win = (screen.areas_of(words)[0] for words in ("points", "to win"))
    assert to_win.left - points.right >= 2 * screen.machine.look.cell[0]


def test_where_little_is_seen_of_the_last_hands_their_cards_have_small_corners(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="hoyle", form="four-handed")
    home.until_scene(GameOver)
    usual, large = (Screen(MACHINE, CardStyle(faces=faces)) for faces in (Faces.USUAL, Faces.LARGE))
    for screen in (usual, large):
        screen.show(home.scene.picture())
    first = LOOK.table.ending.plates[4][0]
    hand = Rect(first.left, first.bottom, first.width, LOOK.cards.size[1]).move(LOOK.inside.topleft)
    corners = [pygame.image.tobytes(screen.surface.subsurface(hand), "P") for screen in (usual, large)]
    assert corners[0] == corners[1]


@pytest.mark.parametrize("machine", names())
def test_prices_end_below_one_another_clear_of_the_mark_at_the_side(machine: str) -> None:
    look = switched_on(machine).look
    lines = [f"{PRICE_MARK}{words}{TAB}{price}" for words, price in (("a pair", "2"), ("to win", "42.9%"))]
    rows = page_rows(look, lines)
    assert len({len(row) for row in rows}) == 1
    assert len(rows[0]) < text_columns(look)


def test_rows_of_a_numbered_line_begin_behind_its_number() -> None:
    rows = page_rows(LOOK, ["2. Discard two cards to the crib. It is the dealer's.", "", "Then play."])
    assert rows == ["2. Discard two cards to the crib.", "   It is the dealer's.", "", "Then play."]


def test_the_row_in_hand_of_a_scorecard_is_as_wide_as_its_paper_and_no_part_of_the_border() -> None:
    card = LOOK.cells(0, 2, 1, 8).move(LOOK.inside.topleft)
    seen = drawn("c128", "scorecard").surface.subsurface(Rect(card.topleft, (1, card.height)))
    assert LOOK.inks.paper.lit in pygame.image.tobytes(seen, "P")
    assert LOOK.inks.panel.head not in pygame.image.tobytes(seen, "P")


def test_the_value_of_the_chosen_option_has_a_plate_as_the_others_have(tmp_path: Path) -> None:
    """It is bright, for the bar is as the other plates are."""
    screen, inks = scene_on(InkScreen(MACHINE), "options", tmp_path), LOOK.inks.panel
    for value, plate in (("CHAMP '87", inks.title), ("Landlubber", inks.bar)):
        area = screen.areas_of(f" {value}")[0]
        row = screen.surface.subsurface(area)
        seen = {row.get_at_mapped((x, y)) for x in range(area.width) for y in range(area.height)}
        assert seen == {plate, inks.bar_words}


def test_tails_of_letters_touch_no_place_for_a_card_below_them(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "desk empty", tmp_path)
    (words,) = screen.areas_of(" your hand")
    below = {screen.surface.get_at_mapped((x, words.bottom)) for x in range(words.left, words.right)}
    assert below == {LOOK.inks.panel.back}


def test_the_lit_line_is_as_slim_where_there_are_few(tmp_path: Path) -> None:
    home, screen, heights = at_home(tmp_path, begin=False), InkScreen(MACHINE), set()
    for page in (play, sound):
        home.stack.lay_over(page(home.session))
        home.stack.draw(screen)
        heights.add(screen.spotting.areas(LineSpot)[0].height)
    assert len(heights) == 1


def test_the_bar_of_an_opponent_covers_no_other(tmp_path: Path) -> None:
    """Below Shipmate are three rows of words, and its bar lay on half of Champ."""
    visit = MOMENTS["options"](tmp_path)
    visit.press(Button.DOWN)
    for _ in NAMES:
        visit.press(Button.RIGHT)
        screen = InkScreen(MACHINE)
        visit.stack.draw(screen)
        listed = [screen.areas_of("BSD" if name == "bsd" else name.title())[-1] for name in NAMES]
        barred = 0
        for area in listed:
            ends = (area.left - 1, area.top), (area.left - 1, area.bottom - 1)
            seen = [screen.surface.get_at_mapped(end) == LOOK.inks.panel.bar for end in ends]
            assert seen[0] == seen[1], "a line is barred whole or not at all"
            barred += seen[0]
        assert barred == 1


def test_the_mark_of_more_choices_stands_off_the_coachs_figures() -> None:
    screen = COACHED["coach_keeps"]().drawn(InkScreen(MACHINE))
    (mark,) = screen.areas_of("▼")
    figures = [one.area for one in screen.lines if one.area.top == mark.top and one.words.endswith("%")]
    assert figures
    assert all(mark.left - area.right >= LOOK.cell[0] for area in figures)


@pytest.mark.parametrize(("mark", "order"), [("▲", 1), ("▼", -1)])
def test_a_mark_of_more_has_sides_as_straight_as_cells_let_them_be(mark: str, order: int) -> None:
    """Each row is wider by a dot at either side: with two rows alike it was a pawn."""
    shape = drawing(LOOK, mark).surface(LOOK.inks.lit)
    wide, high = shape.get_size()
    rows = [sum(shape.get_at_mapped((x, y)) != CLEAR for x in range(wide)) for y in range(high)]
    assert [dots for dots in rows if dots][::order] == [1, 3, 5, 7]


@pytest.mark.parametrize(("name", "turns"), [("picture_options", True), ("options", False)])
def test_a_chosen_value_that_left_and_right_turn_stands_between_arrows(
    name: str, turns: bool, tmp_path: Path
) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    assert [len(screen.areas_of(arrow)) for arrow in "◄►"] == [turns, turns]
    assert not screen.faults


def test_the_key_that_takes_a_number_is_turned_over(tmp_path: Path) -> None:
    """Where nothing may be missed fire takes the 0 that stands there."""
    screen = scene_on(InkScreen(MACHINE), "muggins", tmp_path)
    for name, ink in (("OK", LOOK.inks.panel.back), ("5", LOOK.inks.panel.head)):
        words = screen.areas_of(name)[-1]
        assert screen.surface.get_at_mapped((words.left - LOOK.cell[0], words.centery)) == ink, name


def test_keys_of_letters_are_as_high_as_they_are_wide(tmp_path: Path) -> None:
    """A row high each, they lay scattered over the page."""
    screen = scene_on(InkScreen(MACHINE), "spelling", tmp_path)
    keys = screen.spotting.areas(PartSpot)
    assert {area.height for area in keys} == {3 * LOOK.cell[1]}
    assert {area.width for area in keys[:9]} == {3 * LOOK.cell[0]}
    assert not screen.faults


def test_keys_of_letters_stand_in_the_middle_of_their_page(tmp_path: Path) -> None:
    keys = scene_on(InkScreen(MACHINE), "spelling", tmp_path).spotting.areas(PartSpot)
    assert {row[0].unionall(row[1:]).centerx for row in (keys[:9], keys[-2:])} == {LOOK.size[0] // 2}


def test_a_box_over_the_table_leaves_no_strip_of_the_board(tmp_path: Path) -> None:
    for name in ("tutor", "quit_question"):
        screen = scene_on(InkScreen(MACHINE), name, tmp_path)
        board = LOOK.table.board.move(LOOK.inside.topleft)
        seen = pygame.image.tobytes(screen.surface.subsurface(board).copy(), "P")
        assert int(LOOK.inks.wood.face) not in seen, name


@pytest.mark.parametrize(("machine", "told"), [("c128", "C's crib 6"), ("tty", "C's crib 6")])
def test_where_its_cards_have_no_room_the_crib_that_won_is_written_below_the_hands(
    machine: str, told: str, tmp_path: Path
) -> None:
    screen = scene_on(InkScreen(switched_on(machine)), "partners over", tmp_path)
    assert [words for words in screen.words if words.endswith(f"{told}  2♣ 8♦ 9♣ J♠")]
    assert screen.faults == {}


@pytest.mark.parametrize(
    ("scene", "told"), [("game_over", "Champ's crib"), ("three handed over", "C's crib")]
)
def test_a_crib_that_came_too_late_is_named_at_the_end_of_two_and_three(
    scene: str, told: str, tmp_path: Path
) -> None:
    screen = scene_on(InkScreen(MACHINE), scene, tmp_path)
    assert f"{told} not counted" in screen.words
    assert screen.faults == {}


def test_what_cards_count_stands_off_the_edges_of_its_box(tmp_path: Path) -> None:
    """A 29 filled it from edge to edge."""
    screen, inks = scene_on(InkScreen(MACHINE), "help 7", tmp_path), LOOK.inks.counter
    row = [
        screen.surface.get_at_mapped((across, LOOK.inside.top + 2 * LOOK.cell[1] + 10))
        for across in range(screen.surface.get_width())
    ]
    box = row[row.index(inks.back) : len(row) - row[::-1].index(inks.back)]
    figures = box.index(inks.value), box[::-1].index(inks.value)
    assert min(figures) >= LOOK.cell[0] // 2
    assert not screen.faults


def test_names_at_the_end_stand_off_their_pegs(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "partners over", tmp_path)
    (plate,) = (one.move(LOOK.inside.topleft) for one in LOOK.table.ending.plates[4][2:3])
    (words,) = screen.areas_of("YOU 8")
    assert words.left - plate.left > LOOK.cell[0]
    assert words.right <= plate.right


@pytest.mark.parametrize(("scene", "hint"), [("options", "the score"), ("options 5", "or on your own keys")])
def test_words_below_the_options_stand_a_letter_off_the_edge_of_their_page(
    scene: str, hint: str, tmp_path: Path
) -> None:
    screen = scene_on(InkScreen(MACHINE), scene, tmp_path)
    (words,), edge = screen.areas_of(hint), LOOK.inside.bottom - LOOK.cell[1] - OFF_EDGE
    assert edge - words.bottom >= LOOK.cell[1]


@pytest.mark.parametrize(
    ("machine", "told"),
    [("ega", "C not counted"), ("amiga", "C not counted"), ("c128", "C"), ("tty", "T C not counted")],
)
def test_a_last_hand_not_counted_says_so_where_there_is_room_beside_those_that_were(
    machine: str, told: str, tmp_path: Path
) -> None:
    screen = scene_on(InkScreen(switched_on(machine)), "three handed over", tmp_path)
    assert told in screen.words
    assert [words for words in screen.words if words.endswith("B 8")]


@pytest.mark.parametrize("name", ["picture_options", "keys_page", "house_rules"])
def test_words_below_a_full_list_stand_off_its_last_line_as_off_the_keys(name: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), name, tmp_path)
    last, above, below, keys = (
        screen.areas_of(words)[0]
        for words in {
            "picture_options": ("Full screen", "The machine on your screen;", "F9 changes it", "↑ ↓"),
            "keys_page": ("hint", "Press a key for left (now ←,", "Keypad 4)", "ESC"),
            "house_rules": ("Starter", "How many play, and with how", "many cards", "↑ ↓"),
        }[name]
    )
    high = LOOK.cell[1]
    assert above.top - last.bottom == high * 3 // 2, "the rule is in the middle of it"
    assert keys.top - below.bottom >= high


def test_between_the_longest_keys_and_what_they_do_there_is_a_whole_letter(tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), "keys_page", tmp_path)
    (name,), (keys,) = screen.areas_of("select"), screen.areas_of("RETURN, Space, Keypad Enter")
    between = screen.surface.subsurface(Rect(name.topright, (LOOK.cell[0], LOOK.cell[1])))
    assert {between.get_at_mapped((x, y)) for x in range(8) for y in range(8)} == {int(LOOK.inks.panel.back)}
    assert keys.left - name.right == LOOK.cell[0] * 3 // 2


@pytest.mark.parametrize("record", ["record 5", "record 6"])
def test_the_names_of_curves_stand_a_row_below_the_numbers_of_games(record: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(MACHINE), record, tmp_path)
    (numbers,) = screen.areas_of("game")
    names = next(one.area for one in screen.lines if one.words.startswith("───"))
    assert names.top - numbers.bottom == LOOK.cell[1]


def test_the_figures_of_an_example_leave_the_marks_of_a_page_their_column(tmp_path: Path) -> None:
    """The mark of more above bit a notch out of their box."""
    screen = scene_on(InkScreen(MACHINE), "help 7", tmp_path)
    marks = Rect(0, 0, LOOK.cell[0], LOOK.inside.height)
    marks.topright = LOOK.inside.topright
    assert LOOK.inks.counter.back not in pygame.image.tobytes(screen.surface.subsurface(marks), "P")


def test_a_word_below_a_card_stands_in_its_middle(tmp_path: Path) -> None:
    """`you` began with its card, and `best`, as wide as that, stood in the middle."""
    screen = scene_on(InkScreen(MACHINE), "hand_of_the_day", tmp_path)
    best, you = screen.areas_of("best")[0], screen.areas_of("you")[0]
    assert (you.centerx - best.centerx) % (LOOK.cards.size[0] + LOOK.grain.card_gap) == 0
