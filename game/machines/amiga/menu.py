"""The menu of the Amiga: the title bar turns into words, and below each hangs its column."""

from collections.abc import Sequence
from functools import cache

from pygame import Rect, Surface

from game.devices.button import Button
from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.palette import CLEAR
from game.screen.menu_bar import MenuColumn, MenuItem, OpenMenu
from game.screen.paint.picture import Picture
from game.screen.sheets import PullDownSheet
from game.screen.spots import BACK, HELP, HINT, LEAVE, UNDO, ButtonSpot, LineSpot

from .colours import Register
from .table import BAR_HIGH

AMIGA_MENU = (
    MenuColumn(
        "Game",
        (
            MenuItem("New game", ("New game", "Next game", "PLAY AGAIN")),
            MenuItem("Go on", ("Go on", "Play on")),
            MenuItem("Cabinet", ("The cabinet",)),
            MenuItem("Practice", ("Practice",)),
            MenuItem("Review", ("↑ REVIEW", "Review")),
            MenuItem("Records", ("Records", "↓ RECORDS")),
            MenuItem("Title", ("TITLE", "To the title")),
            MenuItem("Leave", (LEAVE, BACK, "Leave"), Button.BACK, "{back}"),
        ),
    ),
    MenuColumn(
        "Table",
        (
            MenuItem("Lay away", ("LAY AWAY",)),
            MenuItem("Go", ("GO",), key="{go}"),
            MenuItem("Heels", ("HEELS",)),
            MenuItem("Hint", (HINT,), key="{hint}"),
            MenuItem("Undo", (UNDO,), key="{backspace}"),
            MenuItem("Tell the cards", button=Button.TELL, key="{tell}"),
            MenuItem("Help", (HELP,), Button.HELP, "{help}"),
        ),
    ),
    MenuColumn(
        "Settings",
        (
            MenuItem("Options", ("Options",)),
            MenuItem("Sound on or off", button=Button.MUTE, key="{mute}"),
            MenuItem("Full screen", button=Button.FULL_SCREEN, key="{full_screen}"),
            MenuItem("Next machine", button=Button.MACHINE, key="{machine}"),
        ),
    ),
)
LEFT, APART, AIR, HIGH = 24, 32, 8, 11
"""Where the first word stands, how far words are apart, and the air in a line and its height."""


def draw_menu_bar(picture: Picture, sheet: PullDownSheet) -> None:
    """The bar in place of the title, and the column that hangs open."""
    canvas, look, columns, menu = picture.canvas, picture.look, sheet.columns, sheet.open
    picture.spotting.clear()
    canvas.fill(Rect(0, 0, look.size[0], BAR_HIGH), Register.WHITE)
    canvas.fill(Rect(0, BAR_HIGH - 1, look.size[0], 1), Register.BLACK)
    left = LEFT
    for number, column in enumerate(columns):
        area = Rect(left - AIR, 0, look.width(column.title) + 2 * AIR, BAR_HIGH - 1)
        _write(picture, area, column.title, is_lit=number == menu.column)
        picture.spotting.note(area, ButtonSpot(column.title))
        if number == menu.column:
            _hang(picture, area.left, column.items, menu)
        left = area.right + APART


def _write(picture: Picture, area: Rect, words: str, key: str = "", *, is_lit: bool = False) -> None:
    back, ink = (Register.GOLD, Register.BLACK) if is_lit else (Register.WHITE, Register.BLUE)
    picture.canvas.fill(area, back)
    line = area.inflate(-2 * AIR, 0).move(0, 1)
    picture.canvas.text(line.topleft, words, ink)
    picture.canvas.right(line, key, ink)


def _hang(picture: Picture, left: int, items: Sequence[MenuItem], menu: OpenMenu) -> None:
    """A column of items, each with the key that does the same."""
    look, canvas = picture.look, picture.canvas
    words_wide = max(look.width(f"{item.words}   {item.key}") for item in items)
    area = Rect(left, BAR_HIGH - 1, words_wide + 2 * AIR, len(items) * HIGH)
    frame = area.inflate(4, 2)
    canvas.fill(frame, Register.BLUE)
    for number, item in enumerate(items):
        line = Rect(area.left, area.top + number * HIGH, area.width, HIGH)
        _write(picture, line, item.words, item.key, is_lit=number == menu.item)
        if item.words in menu.ghosts:
            canvas.blit(_ghost(look, line.size), line.topleft)
        picture.spotting.note(line, LineSpot(number, item.words))


@cache
def _ghost(look: Look, size: Point) -> Surface:
    """Every other dot taken away."""
    rows = [bytes(CLEAR if (x + y) % 2 else Register.WHITE for x in range(size[0])) for y in range(size[1])]
    return look.palette.picture(b"".join(rows), size)
