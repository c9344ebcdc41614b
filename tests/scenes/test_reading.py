"""A page that is longer than the picture is read part by part."""

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


def test_up_and_down_lead_to_the_parts_of_a_page() -> None:
    full = rows_of_a_page(SCREEN)
    page, first = reading(3 * full), 0
    up, down, earlier, later = Button.UP, Button.DOWN, Button.EARLIER, Button.LATER
    for button, part in ((up, 0), (down, 1), (later, 2), (down, 2), (earlier, 1), (up, 0), (later, 1)):
        first = part * full
        assert page.press(Press(button)) == STAY
        assert page.first == first
    for other in (Button.LEFT, Button.RIGHT, Button.FAST, Button.HELP, None):
        assert page.press(Press(other)) == STAY
        assert page.first == first, "there is no other page"


def test_after_the_last_line_there_is_nothing_to_read_on() -> None:
    page = reading(rows_of_a_page(SCREEN) + 6)
    assert page.press(FIRE) == STAY
    assert page.first == (rows_of_a_page(SCREEN) + 6) // 2
    assert isinstance(page.press(FIRE), TakeOff)
    assert isinstance(reading(3).press(FIRE), TakeOff)
