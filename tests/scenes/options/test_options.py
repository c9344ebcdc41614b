"""The options: groups of lines, each with its sentence."""

from bisect import insort
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.pages.page_layout import PaintedPage
from game.paint.screen import Screen
from game.scenes.front.options import OptionsScene
from game.scenes.rows import ChoiceRow, RowScene
from game.scenes.scene import LayOver, Scene
from game.scenes.spelling import LETTERS
from game.sheets.spots import ButtonSpot, LineSpot, PartSpot
from game.store.settings import load_settings
from tests.scenes.driver import Home, at_home
from tests.scenes.ink import InkScreen

FIRE, BACK = Button.FIRE, Button.BACK
UP, DOWN, LEFT, RIGHT = Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT


@pytest.fixture
def home(tmp_path: Path) -> Home:
    home = at_home(tmp_path, begin=False)
    home.stack.lay_over(OptionsScene(home.session))
    return home


def pages(home: Home) -> list[Scene]:
    """The options, and each group of them."""
    return [home.scene, *(opened for row in home.row_scene.rows if (opened := _behind(row.choose())))]


def _behind(answer: object) -> Scene | None:
    scene = answer.scene if isinstance(answer, LayOver) else None
    return scene if isinstance(scene, RowScene) else None


def test_every_option_can_be_turned_both_ways_and_is_drawn(home: Home, tmp_path: Path) -> None:
    screen = Screen(switched_on(USUAL))
    for page in pages(home):
        home.stack.lay_over(page)
        for index in range(home.row_scene.size):
            for button in (RIGHT, RIGHT, LEFT, FIRE):
                home.row_scene.chosen = index
                home.press(button)
                home.stack.draw(screen)
                if home.scene is not page:
                    home.press(BACK)
    assert load_settings(tmp_path) == (home.session.settings, [])


def test_the_key_line_says_what_the_chosen_line_does(home: Home) -> None:
    """Left and right change nothing on a line that opens."""
    assert "{fire} open" in home.row_scene.menu().footer
    assert "change" not in home.row_scene.menu().footer
    home.press(DOWN)
    assert "{left} {right} change" in home.row_scene.menu().footer


def test_on_the_pc_a_value_that_left_and_right_change_stands_between_arrows(home: Home) -> None:
    def arrows() -> list[str]:
        screen = home.drawn(InkScreen(switched_on("ega")))
        return [words for words in screen.words if words in ("◄", "►") and words not in home.lines]

    before = arrows()
    assert "◄" not in before
    home.press(DOWN)
    assert sorted(arrows()) == sorted([*before, "◄", "►"])


def test_the_note_on_a_group_is_no_list_of_its_lines(home: Home) -> None:
    """They are to be seen beside it."""
    for row in home.row_scene.rows:
        if opened := _behind(row.choose()):
            assert isinstance(opened, RowScene)
            named = [one.words for one in opened.rows if one.words.lower() in row.note.lower()]
            assert 2 * len(named) < len(opened.rows), row.note


def test_every_value_goes_round(home: Home) -> None:
    for page in pages(home):
        home.stack.lay_over(page)
        for index, row in enumerate(home.row_scene.rows):
            if isinstance(row, ChoiceRow):
                home.row_scene.chosen = index
                before = row.get()
                home.press(RIGHT)
                assert row.get() != before
                home.press(*[RIGHT] * (len(row.values) - 1))
                assert row.get() == before
                home.press(LEFT, RIGHT)
                assert row.get() == before


def test_every_line_says_what_it_is_for(home: Home) -> None:
    for page in pages(home):
        assert isinstance(page, RowScene)
        assert all(row.note for row in page.rows)


@pytest.mark.parametrize("machine", ["amiga", "tty"])
def test_what_a_hand_does_at_the_initials_is_told_once(home: Home, machine: str) -> None:
    screen = InkScreen(switched_on(machine))
    home.go_to_line("Initials")
    home.stack.draw(screen)
    assert sum("1 to 3" in line for line in screen.words) == 1


@pytest.mark.parametrize("machine", ["ega", "tty"])
def test_dots_lead_to_the_name_of_the_opponent(home: Home, machine: str) -> None:
    """There is room for two between Opponents and Landlubber."""
    screen = home.drawn(InkScreen(switched_on(machine)))
    (label,), wide = screen.areas_of("Opponents"), screen.machine.look.cell[0]
    gap = screen.surface.subsurface((label.right + wide, label.top, 2 * wide, label.height))
    assert len({*pygame.image.tobytes(gap, "P")}) > 1


def test_the_groups_are_left_one_by_one(home: Home) -> None:
    home.take_line("Display")
    assert home.row_scene.title == "DISPLAY"
    home.press(BACK)
    assert home.row_scene.title == "OPTIONS"


def test_a_digit_goes_into_the_initials_and_elsewhere_turns_the_page(home: Home) -> None:
    home.go_to_line("Initials")
    assert home.row_scene.rows[home.row_scene.chosen].value_words == "(none)"
    home.stack.press(Press(None, letter="A"))
    home.stack.press(Press(None, digit=3))
    assert home.session.settings.initials == "A3"
    home.go_to_line("Play")
    home.stack.press(Press(None, digit=3))
    assert home.row_scene.title == "SOUND"


def test_a_pad_spells_the_initials(home: Home) -> None:
    """Left and right walk through all keys, up and down through those below one another."""
    home.go_to_line("Initials")
    home.press(RIGHT)
    home.press(RIGHT, FIRE, DOWN, FIRE)
    assert home.session.settings.initials == "BK"
    home.press(UP, LEFT, LEFT, LEFT, FIRE)
    assert home.session.settings.initials == "B"
    home.press(RIGHT, FIRE)
    assert isinstance(home.scene, OptionsScene)


def test_clicks_spell_the_initials_and_letters_are_typed_there_too(home: Home) -> None:
    home.click(LineSpot(home.lines.index("Initials")))
    home.click(PartSpot(0, LETTERS.index("Z")))
    home.stack.press(Press(None, letter="C"))
    assert home.session.settings.initials == "ZC"
    home.press(Button.BACKSPACE)
    assert home.session.settings.initials == "Z"


def test_initials_are_typed_letter_by_letter_whatever_else_the_keys_do(home: Home) -> None:
    home.go_to_line("Initials")
    for letter, button in {"H": Button.HELP, "G": Button.GO, "M": Button.MUTE}.items():
        home.stack.press(Press(button, letter=letter))
    assert home.session.settings.initials == "HGM"
    home.press(Button.BACKSPACE)
    assert home.session.settings.initials == "HG"


def test_the_pace_and_the_sound_follow_at_once(home: Home) -> None:
    for group, name, button in (("Play", "Speed", LEFT), ("Sound", "Mute", FIRE)):
        home.take_line(group)
        home.go_to_line(name)
        home.press(button, BACK)
    assert home.session.pace.speed == home.session.settings.speed == 4
    assert home.ear.muted


def test_a_menu_keeps_its_width_while_its_values_change(home: Home) -> None:
    """Every value of every line is turned through; the frame stays where it is."""
    for page in pages(home):
        home.stack.lay_over(page)
        screen, lefts = Screen(switched_on(USUAL)), set()
        for _ in home.row_scene.rows:
            if isinstance(home.row_scene.rows[home.row_scene.chosen], ChoiceRow):
                for _ in range(2):
                    home.press(RIGHT)
                    home.stack.draw(screen)
                    areas = [(x, y) for x in range(640) for y in range(0, 350, 27)]
                    spots = sorted(x for x, y in areas if isinstance(screen.spot_at((x, y)), LineSpot))
                    lefts.add((spots[0], spots[-1]))
            home.press(DOWN)
        assert len(lefts) <= 1


def test_a_tab_is_opened_by_its_number_a_click_and_the_keys_for_reading(home: Home) -> None:
    opened = []
    for press in (Press(None, digit=3), Press(None, digit=5), Press(Button.EARLIER), Press(Button.LATER)):
        home.stack.press(press)
        opened.append(home.row_scene.title)
    assert opened == ["SOUND", "DISPLAY", "CONTROLS", "DISPLAY"]
    home.click(ButtonSpot("PLAY"))
    assert home.row_scene.title == "PLAY"
    home.stack.press(Press(None, digit=2))
    assert home.row_scene.title == "PLAY"
    home.stack.press(Press(None, digit=1))
    assert isinstance(home.scene, OptionsScene)


@pytest.mark.parametrize("machine", ["ega", "amiga", "tty"])
def test_a_group_is_seen_beside_its_line_and_opened_from_there(home: Home, machine: str) -> None:
    screen = InkScreen(switched_on(machine))
    home.go_to_line("Display")
    home.stack.draw(screen)
    assert "Scan lines" in screen.words
    home.click(next(spot for spot in screen.spots if spot == ButtonSpot("DISPLAY")))
    home.stack.draw(screen)
    assert home.row_scene.title == "DISPLAY"
    assert "Opponents" in screen.words


@pytest.mark.parametrize("machine", ["ega", "amiga", "tty"])
def test_a_value_beside_its_line_is_taken_by_a_click(home: Home, machine: str) -> None:
    screen = Screen(switched_on(machine))
    home.go_to_line("Opponents")
    home.stack.draw(screen)
    value = ButtonSpot("Deckhand")
    assert value in screen.spots
    home.stack.hover(value)
    home.stack.draw(screen)
    home.stack.click(value)
    assert home.session.settings.level == "deckhand"


@pytest.mark.parametrize("machine", ["ega", "amiga", "tty"])
def test_nothing_moves_as_one_looks_along_the_options_and_no_window_is_half_empty(
    home: Home, machine: str
) -> None:
    """The sentence on a line ends the window at its right; lines are spread over that at their left."""
    screen = InkScreen(switched_on(machine))
    first, last = set(), set()
    notes = [row.note for row in home.row_scene.rows if len(row.note) < 35]
    for index in range(home.row_scene.size):
        home.row_scene.chosen = index
        home.stack.draw(screen)
        opponents, display = (screen.areas_of(words)[0] for words in ("Opponents", "Display"))
        first.add(opponents.top)
        last.add(display.bottom)
        for note in {*notes} & {*screen.words}:
            assert screen.areas_of(note)[0].left > 3 * display.right
            assert abs(screen.areas_of(note)[0].top - display.top) <= 2 * switched_on(machine).look.cell[1]
    assert len(first) == len(last) == 1


def test_all_values_are_seen_beside_the_opponents(home: Home) -> None:
    screen = InkScreen(switched_on("ega"))
    home.go_to_line("Opponents")
    home.stack.draw(screen)
    assert {"Deckhand", "Shipmate"} <= {*screen.words}
    assert {"beginner", "strongest", "your match"} <= {*screen.words}, "how strong each of them is"


@pytest.fixture
def framed(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """The areas of all windows, from left to right."""
    areas: list[Rect] = []
    panel = PaintedPage.panel

    def watched(page: PaintedPage, area: Rect, title: str = "", **how: Any) -> None:
        insort(areas, area.copy(), key=lambda one: one.left)
        panel(page, area, title, **how)

    monkeypatch.setattr(PaintedPage, "panel", watched)
    return areas


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_windows_side_by_side_throw_one_shadow(home: Home, framed: list[Rect], machine: str) -> None:
    """No light stands between two."""
    screen = home.drawn(Screen(switched_on(machine)))
    left, right = framed
    look = screen.machine.look
    last = min(left.bottom, right.bottom) + look.shadow[1] - 1
    line = last - last % 2  # of which every dot is in the shade
    between = range(left.right, right.left + look.shadow[0])
    below = {screen.surface.get_at_mapped((x, line)) for x in between}
    assert below == {look.inks.shadow}


@pytest.mark.parametrize("machine", ["ega", "amiga", "tty"])
def test_frames_side_by_side_are_as_high(home: Home, framed: list[Rect], machine: str) -> None:
    for line in ("Initials", "Controls", "Display"):
        home.go_to_line(line)
        framed.clear()
        home.stack.draw(Screen(switched_on(machine)))
        left, right = framed
        assert (left.top, left.bottom) == (right.top, right.bottom)


def test_the_bar_of_a_full_page_is_of_one_ink(home: Home) -> None:
    """No stray block stands right of the value."""
    screen = home.drawn(InkScreen(switched_on("c128")))
    value = screen.areas_of(" CHAMP '87")[0]  # with the plate that it has
    beside = (*range(value.left - 8, value.left), *range(value.right + 8, value.right + 16))
    colors = {screen.surface.get_at_mapped((x, value.top)) for x in beside}
    assert colors == {screen.machine.look.inks.panel.bar}


def test_on_the_pc_the_shadow_of_two_menus_side_by_side_is_whole(home: Home) -> None:
    """The edge of the picture cut it."""
    screen = InkScreen(switched_on("ega"))
    screen.show(home.scene.picture())
    frame, (wide, high) = screen.machine.look.inks.panel.head, screen.machine.look.size
    right = max(x for x in range(wide) if screen.surface.get_at_mapped((x, high // 2)) == frame)
    assert right + 1 + screen.machine.look.shadow[0] + screen.machine.look.cell[0] == wide
