"""A page that is longer than the picture is read line by line, or by the pictureful."""

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.reading_pages import Leafing
from game.scenes.scene import FIRE, STAY, TakeOff
from game.sheets.pages import reading_page
from tests.scenes.shown import draw, rows_of_a_page

SCREEN = Screen(switched_on(USUAL))


def reading(lines: int) -> Leafing:
    found = Leafing([reading_page("PAGE", [str(number) for number in range(lines)])])
    draw(found, SCREEN)
    return found


def test_lines_are_moved_within_the_page() -> None:
    page = reading(rows_of_a_page(SCREEN) + 6)
    steps = [(Button.UP, 0), (Button.DOWN, 1), (Button.LATER, 5), (Button.LATER, 6), (Button.EARLIER, 2)]
    for button, first in steps:
        assert page.press(Press(button)) == STAY
        assert page.first == first
    for other in (Button.LEFT, Button.RIGHT, Button.FAST, Button.HELP, None):
        assert page.press(Press(other)) == STAY
        assert page.first == first, "there is no other page"


def test_after_the_last_line_there_is_nothing_to_read_on() -> None:
    page = reading(rows_of_a_page(SCREEN) + 6)
    assert page.press(FIRE) == STAY
    assert page.first == 6
    assert isinstance(page.press(FIRE), TakeOff)
    assert isinstance(reading(3).press(FIRE), TakeOff)
