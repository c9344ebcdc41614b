"""The cabinet, the card of the table, the house rules and the seats: what is chosen is what is played."""

from itertools import pairwise
from pathlib import Path
from textwrap import wrap

import pytest

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.ega.machine import EGA
from game.machines.power import switched_on
from game.paint.brushes.canvas import Canvas
from game.paint.looks.monitor import Ink, Point
from game.paint.pages import shelf
from game.paint.screen import Screen
from game.rules.forms import FORMS
from game.rules.house import COUNTINGS
from game.rules.presets import PRESETS
from game.scenes.front.choose_game import OWN_CARD, OWN_TABLE, ChooseGame, HouseRules, Seats, TableCard
from game.scenes.front.options import OptionsScene
from game.scenes.front.title import Title
from game.scenes.rows import ChoiceRow
from game.scenes.table.game_scene import GameScene
from game.session.who_sits import chosen_sitters
from game.sheets.pages import Medium
from game.sheets.spots import LineSpot
from game.store.settings import Settings, load_settings
from game.table import Sitter
from tests.scenes.driver import Home, at_home
from tests.scenes.every_scene import scene_on
from tests.scenes.ink import InkScreen

FIRE, BACK = Button.FIRE, Button.BACK
COLUMNS = 80
UP, DOWN, LEFT, RIGHT = Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return at_home(tmp_path, begin=False)


def open_cabinet(home: Home) -> ChooseGame:
    home.take_line(next(words for words in home.lines if words.startswith("Game")))
    return home.on(ChooseGame)


def take(home: Home, name: str) -> None:
    """Open the cabinet, go to a drawer, and fire."""
    cabinet = open_cabinet(home)
    steps = cabinet.names.index(name) - cabinet.chosen
    home.press(*[DOWN if steps > 0 else UP] * abs(steps), FIRE)


def type_word(home: Home, word: str) -> None:
    for letter in word:
        home.stack.press(Press(None, letter=letter))


@pytest.mark.parametrize("preset", PRESETS)
def test_each_source_is_taken_out_and_played_by_fire_alone(preset: str, home: Home) -> None:
    take(home, preset)
    assert isinstance(home.scene, TableCard)
    home.press(FIRE)
    assert isinstance(home.scene, GameScene)
    assert home.game.house == PRESETS[preset].house
    assert home.game.form.name == PRESETS[preset].forms[0]
    assert home.context.manner == PRESETS[preset].manner


def test_the_last_choice_is_remembered(home: Home, tmp_path: Path) -> None:
    take(home, "amiga")
    home.go_to_line("Kind of game")
    home.press(*[RIGHT] * 3)
    settings, complaints = load_settings(tmp_path)
    assert (settings.preset, settings.form, complaints) == ("amiga", "four-handed", [])
    home.press(BACK, BACK)
    home.press(*[UP] * home.on(Title).chosen)
    home.press(FIRE)
    assert home.game.form is FORMS["four-handed"]


def test_another_source_brings_its_own_form_target_rules_and_manner() -> None:
    settings = Settings()
    settings.preset, settings.form = "hoyle", "three-handed"
    settings.target, settings.house = 121, "nineteen=yes"
    settings.take_out("bsd")
    assert (settings.form, settings.target, settings.house, settings.explain) == ("six-card", 0, "", False)


def test_the_same_source_stays_as_it_was_left() -> None:
    settings = Settings()
    settings.preset, settings.target = "loadstar", 61
    settings.take_out("loadstar")
    assert settings.target == 61


def test_every_drawer_has_its_card_and_none_is_cut_off(home: Home) -> None:
    cabinet = open_cabinet(home)
    screen, pictures = Screen(switched_on(USUAL)), set()
    for _ in cabinet.names:
        home.stack.draw(screen)
        pictures.add(bytes(screen.surface.get_buffer().raw))
        home.press(DOWN)
    assert len(pictures) == len(PRESETS) + 1


@pytest.mark.parametrize("machine", [USUAL, "amiga"])
def test_the_last_thing_on_the_shelf_keeps_off_the_edge_as_the_first_does(
    machine: str, tmp_path: Path
) -> None:
    screen = scene_on(Screen(switched_on(machine)), "choose_game acc", tmp_path)
    wide, high = screen.surface.get_size()
    seen = [
        x for x in range(wide) if any(isinstance(screen.spot_at((x, y)), LineSpot) for y in range(0, high, 4))
    ]
    assert seen[0] == wide - 1 - seen[-1] > 12


@pytest.mark.parametrize("machine", [USUAL, "amiga"])
def test_the_frame_of_a_thing_lifted_off_the_shelf_does_not_touch_the_next(
    machine: str, tmp_path: Path
) -> None:
    """It is five dots wide, and they seemed to be one thing."""
    screen = scene_on(Screen(switched_on(machine)), "choose_game acc", tmp_path)
    row = round((shelf.BOARD - shelf.LIFTED - 10) * screen.surface.get_height() / shelf.DOWN)
    seen = [x for x in range(screen.surface.get_width()) if isinstance(screen.spot_at((x, row)), LineSpot)]
    assert min(right - left for left, right in pairwise(seen) if right - left > 1) > 5 + 2


@pytest.mark.parametrize("machine", [USUAL, "amiga"])
def test_a_disk_on_the_shelf_has_an_edge_all_around_and_a_notch_in_it(machine: str, tmp_path: Path) -> None:
    look, (wide, high) = switched_on(machine).look, shelf.SIZES[Medium.DISK]
    screen = scene_on(Screen(switched_on(machine)), "choose_game acc", tmp_path)
    top, below = (round(at * look.size[1] / shelf.DOWN) for at in (shelf.BOARD - high, shelf.BOARD))
    gray = look.inks.darker.get(look.inks.older_reasons, look.inks.older_reasons)
    edge = {screen.surface.get_at_mapped((shelf.LEFT + wide - 1, at)) for at in range(top + 1, below)}
    assert edge == {gray, look.inks.ground}
    assert screen.surface.get_at_mapped((shelf.LEFT + wide // 4, below - 1)) == gray


def test_on_the_pc_the_dots_of_a_disks_jacket_are_no_stripes(tmp_path: Path) -> None:
    seen = scene_on(Screen(switched_on("ega")), "choose_game acc", tmp_path).surface
    rows = ([seen.get_at_mapped((shelf.LEFT + x, y)) for x in range(4, 16)] for y in (144, 145))
    assert len({*map(tuple, rows)}) == 2


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_no_word_on_an_index_card_stands_above_its_line(
    machine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, written, by_hand = switched_on(machine).look, dict[str, int](), Canvas.by_hand

    def noted(canvas: Canvas, at: Point, words: str, ink: Ink) -> None:
        written[words] = at[1]
        by_hand(canvas, at, words, ink)

    monkeypatch.setattr(Canvas, "by_hand", noted)
    scene_on(Screen(switched_on(machine)), "choose_game champ", tmp_path)
    high, down = shelf.SIZES[Medium.CARD][1], look.size[1] / shelf.DOWN
    assert written["your"] >= (shelf.BOARD - high) * down + look.cell[1] - 1
    assert written["rules"] + look.cell[1] < shelf.BOARD * down


def test_all_cards_are_equally_long_so_that_no_drawer_moves() -> None:
    cards = [preset.about for preset in PRESETS.values()] + [OWN_CARD[1]]
    assert {len(wrap(about, EGA.pages.menu.card_columns)) for about in cards} == {3}


def test_the_mouse_opens_a_drawer(home: Home) -> None:
    cabinet = open_cabinet(home)
    home.stack.click(LineSpot(cabinet.names.index("acc")))
    assert home.session.settings.preset == "acc"


# The card of the table.


@pytest.mark.parametrize(("preset", "targets"), [("loadstar", [61, 91, 121]), ("bsd", [61, 121])])
def test_the_targets_of_the_source_and_no_others(preset: str, targets: list[int], home: Home) -> None:
    take(home, preset)
    home.go_to_line("Target")
    seen = set()
    for _ in targets:
        home.press(RIGHT)
        seen.add(home.session.settings.house_rules.target_of(home.session.form))
    assert sorted(seen) == targets


@pytest.mark.parametrize("preset", ["champ", "amiga", "hoyle", "acc"])
def test_no_target_is_asked_where_the_form_has_it(preset: str, home: Home) -> None:
    take(home, preset)
    assert "Target" not in home.lines


@pytest.mark.parametrize(
    ("preset", "without", "with_muggins"),
    [
        ("loadstar", "automatic", "loadstar"),
        ("hoyle", "automatic", "hoyle"),
        ("acc", "acc-without-muggins", "acc"),
    ],
)
def test_muggins_can_be_had_and_left_in_each_game(
    preset: str, without: str, with_muggins: str, home: Home
) -> None:
    take(home, preset)
    home.go_to_line("Muggins")
    seen = set()
    for _ in range(2):
        home.press(FIRE)
        seen.add(home.session.settings.house_rules.counting)
    assert seen == {COUNTINGS[without], COUNTINGS[with_muggins]}
    assert home.session.settings.house == ""


def test_a_count_is_explained_if_asked_for(home: Home) -> None:
    take(home, "bsd")
    home.take_line("-e explain")
    home.press(*[UP] * home.row_scene.chosen, FIRE)
    assert home.context.manner.explains


def test_who_only_looks_at_a_card_leaves_what_was_chosen(home: Home, tmp_path: Path) -> None:
    before = load_settings(tmp_path)[0]
    take(home, "amiga")
    home.press(BACK)
    assert isinstance(home.scene, ChooseGame)
    settings = load_settings(tmp_path)[0]
    names = ("preset", "form", "target", "house", "level", "seats", "explain")
    assert [getattr(settings, name) for name in names] == [
        getattr(home.session.settings, name) for name in names
    ]
    assert (settings.preset, settings.form) == (before.preset, before.form)
    assert home.session.settings.level == "landlubber"


def test_the_rules_as_chosen_can_be_read_before_sitting_down(home: Home) -> None:
    take(home, "loadstar")
    home.take_line("Muggins")
    home.press(Button.HELP)
    home.stack.draw(Screen(switched_on(USUAL)))
    assert home.scene.help() is None  # the help lies on top
    home.press(BACK)
    assert isinstance(home.scene, TableCard)


# The house rules.


def test_every_note_fits_its_line(home: Home) -> None:
    for preset in PRESETS:
        home.session.settings.take_out(preset)
        for scene in (TableCard(home.session), HouseRules(home.session), OptionsScene(home.session)):
            assert all(len(row.note) <= COLUMNS for row in scene.rows)


@pytest.mark.parametrize("machine", ["ega", "amiga", "c128", "tty"])
def test_headings_part_the_house_rules_beside_or_above_their_lines(machine: str, tmp_path: Path) -> None:
    screen = scene_on(InkScreen(switched_on(machine)), "house_rules", tmp_path)
    (heading,), (line,) = screen.areas_of("DEAL"), screen.areas_of("Cut before the deal")
    is_above = heading.bottom <= line.top
    assert is_above or (heading.right < line.left and heading.top == line.top)


def test_any_rule_can_be_changed_and_changed_back(home: Home) -> None:
    take(home, OWN_TABLE)
    assert isinstance(home.scene, HouseRules)

    def rules() -> tuple[object, object]:
        return home.session.form, home.session.settings.house_rules

    house = rules()
    for index, row in enumerate(home.row_scene.rows):
        if not isinstance(row, ChoiceRow):
            continue
        home.row_scene.chosen = index
        home.press(RIGHT)
        assert rules() != house
        home.press(*[RIGHT] * (len(row.values) - 1))
        assert rules() == house
    assert home.session.settings.house == ""


def test_the_last_line_takes_all_changes_back(home: Home) -> None:
    take(home, OWN_TABLE)
    settings = home.session.settings
    home.press(FIRE, DOWN, FIRE, DOWN, FIRE)
    assert (settings.form, settings.target, settings.house) == ("seven-card", 61, "cut_for_partners=yes")
    home.go_to_line("Original rules")
    home.press(LEFT, FIRE)
    assert (settings.form, settings.target, settings.house) == ("six-card", 0, "")


# The seats.


def seats(home: Home, form: str = "four-handed", preset: str = "hoyle") -> Home:
    take(home, preset)
    home.session.settings.form = form
    home.session.settings.play_against("landlubber")
    home.take_line("Seats")
    assert isinstance(home.scene, Seats)
    return home


def test_a_person_and_players_until_something_else_is_said(home: Home) -> None:
    seats(home)
    levels = [sitter.level for sitter in chosen_sitters(home.session)]
    assert levels == [None, "landlubber", "landlubber", "landlubber"]
    names = [sitter.name for sitter in chosen_sitters(home.session)]
    assert names == ["YOU", "B", "C", "D"]


def test_of_several_champs_each_has_a_letter(home: Home) -> None:
    seats(home, preset="champ")
    names = [sitter.name for sitter in chosen_sitters(home.session)]
    assert names == ["YOU", "CHAMP B", "CHAMP C", "CHAMP D"]


def test_people_and_players_in_any_seat(home: Home, tmp_path: Path) -> None:
    seats(home)
    home.go_to_line("Seat 3, above")
    home.press(LEFT)
    home.go_to_line("Seat 4, right")
    home.press(RIGHT)
    sitters = chosen_sitters(home.session)
    assert [sitter.is_person for sitter in sitters] == [True, False, True, False]
    assert sitters[3].level == "deckhand"
    assert load_settings(tmp_path)[0].seats == ("person", "landlubber", "person", "deckhand")


def test_one_seat_at_least_has_a_person(home: Home) -> None:
    seats(home, form="six-card")
    home.press(RIGHT)
    assert chosen_sitters(home.session)[0].is_person
    home.go_to_line("Seat 2, above")
    home.press(LEFT, UP, UP, RIGHT)
    assert [sitter.is_person for sitter in chosen_sitters(home.session)] == [False, True]


def test_people_are_called_what_is_typed(home: Home, tmp_path: Path) -> None:
    seats(home, form="six-card")
    home.go_to_line("Seat 2, above")
    home.press(LEFT)
    home.press(DOWN)
    assert home.row_scene.chosen == 3, "the last line is what the second person is called"
    for letter, button in {"B": None, "M": Button.MUTE, "H": Button.HELP, "G": Button.GO}.items():
        home.stack.press(Press(button, letter=letter))
    home.press(Button.BACKSPACE)
    assert chosen_sitters(home.session) == [Sitter("YOU"), Sitter("BMH")]
    assert load_settings(tmp_path)[0].names == ("", "BMH")
    home.press(*[Button.BACKSPACE] * 4)
    assert chosen_sitters(home.session)[1] == Sitter("GUEST")


def test_two_people_are_not_both_called_ann(home: Home) -> None:
    home.session.settings.form = "three-handed"
    home.session.settings.seats, home.session.settings.names = ("person", "person", "champ"), ("ANN", "ANN")
    assert [sitter.name for sitter in chosen_sitters(home.session)] == ["ANN", "ANN B", "CHAMP"]


def test_a_name_fits_its_plate(home: Home) -> None:
    seats(home, form="six-card")
    home.go_to_line("  Name 1")
    type_word(home, "BARTHOLOMEWTHESECOND")
    assert chosen_sitters(home.session)[0].name == "BARTHOLOME"


@pytest.mark.parametrize("form", FORMS)
def test_every_form_shows_its_seats(form: str, home: Home) -> None:
    seats(home, form=form)
    screen = Screen(switched_on(USUAL))
    for row in home.row_scene.rows:
        assert len(row.note) <= COLUMNS
        home.stack.draw(screen)
        home.press(DOWN)
    who = [row for row in home.row_scene.rows if row.words.startswith("Seat")]
    assert len(who) == FORMS[form].seats


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_few_sentences_on_a_game_have_air_between_them(machine: str, tmp_path: Path) -> None:
    """Its card is as high for all of them: two sentences stood at the top of an empty window."""
    screen = scene_on(InkScreen(switched_on(machine)), "choose_game acc", tmp_path)
    above = screen.areas_of("you hold, take your own heels, and watch your opponent's count.")
    below = screen.areas_of("A win is two game points, a skunk three.")
    assert below[0].top - above[0].bottom >= switched_on(machine).look.cell[1] // 2


def test_the_last_line_of_a_card_stands_off_its_frame_as_the_first_does(tmp_path: Path) -> None:
    """It lay on it where four sentences are told."""
    screen = scene_on(InkScreen(switched_on(USUAL)), "choose_game champ", tmp_path)
    (first,), (last,) = map(screen.areas_of, ("PC, 1987", "On the table: CHAMP '87"))
    air, (_, high) = shelf.CARD.bottom - last.bottom, EGA.cell
    assert high // 2 < air <= first.top - shelf.CARD.top
