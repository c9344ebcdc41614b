"""A question answered by a number: what is typed, and the figures to click, over the board."""

from collections.abc import Sequence
from textwrap import wrap

from pygame import Rect

from game.screen.looks.palette import Colour
from game.screen.paint.glyphs import HEIGHT, WIDTH
from game.screen.paint.panels import draw_panel
from game.screen.paint.picture import Picture
from game.screen.spots import ButtonSpot

BACK, FRAME, WORDS, FIGURES = Colour.BLUE, Colour.LIGHT_CYAN, Colour.WHITE, Colour.YELLOW
KEY, KEY_WORDS = Colour.CYAN, Colour.BLACK
MORE, LESS, TAKE_BACK, DONE = "▲", "▼", "◄", "OK"
ROWS = (("7", "8", "9", MORE), ("4", "5", "6", LESS), ("1", "2", "3", TAKE_BACK), ("0", DONE))
KEY_SIZE, KEY_STEP = (32, HEIGHT + 4), (40, HEIGHT + 8)
MARGIN_ROWS = 2


def draw_number(picture: Picture, prompt: str, digits: str) -> None:
    """Over the board, which leaves all cards to be seen while they are counted."""
    board = picture.look.board
    lines = [*wrap(prompt, board.width // WIDTH - 6), "", f"{digits}_", ""]
    keys_high = len(ROWS) * KEY_STEP[1]
    panel = Rect(0, 0, board.width - 2 * WIDTH, (len(lines) + 2 * MARGIN_ROWS) * HEIGHT + keys_high)
    panel.height -= panel.height % HEIGHT
    panel.center = board.center
    draw_panel(picture.canvas, panel, BACK, FRAME)
    row = Rect(panel.left, panel.top + MARGIN_ROWS * HEIGHT, panel.width, HEIGHT)
    for number, words in enumerate(lines):
        ink = FIGURES if number == len(lines) - 2 else WORDS
        picture.canvas.centred(row.move(0, number * HEIGHT), words, ink)
    _draw_keys(picture, Rect(panel.left, row.top + len(lines) * HEIGHT, panel.width, keys_high))


def _draw_keys(picture: Picture, area: Rect) -> None:
    wide = KEY_STEP[0] * (len(ROWS[0]) - 1) + KEY_SIZE[0]
    left = area.centerx - wide // 2
    for row, names in enumerate(ROWS):
        _draw_row(picture, (left, area.top + row * KEY_STEP[1]), names)


def _draw_row(picture: Picture, at: tuple[int, int], names: Sequence[str]) -> None:
    """A row that has fewer keys than the others ends in a wider one."""
    for column, name in enumerate(names):
        key = Rect((at[0] + column * KEY_STEP[0], at[1]), KEY_SIZE)
        if name == names[-1]:
            key.width += (len(ROWS[0]) - len(names)) * KEY_STEP[0]
        picture.canvas.fill(key, KEY)
        picture.canvas.centred(key, name, KEY_WORDS)
        picture.spotting.note(key, ButtonSpot(name))
