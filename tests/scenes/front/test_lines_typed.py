"""A line of a menu is found by its first letter; boxes and the title take it at once."""

from pathlib import Path

from game.devices.button import Button, Press
from game.rules.house import YES_NO
from game.scenes.box import Quit
from game.scenes.front.options import OptionsScene
from game.scenes.menu import MenuScene
from game.scenes.rows import ChoiceRow, Row
from game.scenes.typed_settings import value_meant
from tests.scenes.driver import Home, at_home


def typed(visit: Home, letter: str) -> MenuScene:
    visit.stack.press(Press(None, letter=letter))
    assert isinstance(visit.scene, MenuScene)
    return visit.scene


def test_a_letter_of_the_title_is_a_command(tmp_path: Path) -> None:
    visit = at_home(tmp_path, begin=False)
    assert isinstance(typed(visit, "O"), OptionsScene)


def test_a_letter_goes_from_line_to_line_that_begins_with_it(tmp_path: Path) -> None:
    visit = at_home(tmp_path, begin=False)
    typed(visit, "O")
    assert typed(visit, "D").initials == "GOIPSCD"
    visit.press(Button.FIRE)
    assert [typed(visit, "S").chosen for _ in range(3)] == [5, 6, 5], "scan lines and soft glow"


def test_leaving_is_answered_with_yes_or_no(tmp_path: Path) -> None:
    visit = at_home(tmp_path, preset="acc")
    for letter in "NY":
        visit.press(Button.BACK)
        assert isinstance(visit.scene, Quit)
        visit.stack.press(Press(None, letter=letter))
        assert not isinstance(visit.scene, Quit)
    assert isinstance(visit.scene, MenuScene), "the title"


def test_a_key_that_does_something_else_is_no_letter(tmp_path: Path) -> None:
    visit = at_home(tmp_path, begin=False)
    scene = visit.scene
    visit.stack.press(Press(Button.HELP, letter="H"))
    assert visit.scene is not scene


def test_quotation_marks_of_a_line_need_not_be_typed() -> None:
    line = ChoiceRow('"Nineteen" for zero', YES_NO, lambda: False, lambda _: None, "")
    other = ChoiceRow("Stink hole", YES_NO, lambda: False, lambda _: None, "")
    lines: list[Row] = [other, line]
    assert value_meant("nineteen yes", lines, 0) == (1, "yes")
    assert value_meant("nineteen for zero", lines, 0) is None


def test_on_is_yes_and_off_is_no_where_a_line_has_no_other_word_for_it() -> None:
    def line(words: str, *values: str) -> Row:
        return ChoiceRow(words, [(one, one) for one in values], lambda: "", lambda _: None, "")

    lines = [line("Guide", "ask before a game", "yes", "no"), line("Tutor", "off", "blunders")]
    assert value_meant("guide off", lines, 1) == (0, "no")
    assert value_meant("guide on", lines, 1) == (0, "yes")
    assert value_meant("off", lines, 0) == (0, "no")
    assert value_meant("tutor no", lines, 0) == (1, "off")
    assert value_meant("off", lines, 1) == (1, "off")
