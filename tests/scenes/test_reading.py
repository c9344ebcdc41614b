"""A page that is longer than the picture is read line by line, or by the pictureful."""

from game.devices.button import Button
from game.scenes.reading import Reading
from game.screen.screen import Screen

SCREEN = Screen()


def reading(lines: int) -> Reading:
    found = Reading()
    found.draw(SCREEN, "PAGE", [str(number) for number in range(lines)], "")
    return found


def test_lines_are_moved_within_the_page() -> None:
    page = reading(SCREEN.page_lines + 6)
    steps = [(Button.UP, 0), (Button.DOWN, 1), (Button.LATER, 5), (Button.LATER, 6), (Button.EARLIER, 2)]
    for button, scroll in steps:
        assert page.moves(button)
        assert page.scroll == scroll
    assert not page.moves(Button.FIRE)
    assert not page.moves(None)


def test_after_the_last_line_there_is_nothing_to_read_on() -> None:
    page = reading(SCREEN.page_lines + 6)
    assert page.reads_on()
    assert page.scroll == 6
    assert not page.reads_on()
    assert not reading(3).reads_on()
