"""Menus, boxes with a question, and the words to click on the message line."""

from collections.abc import Sequence

from pygame import Rect

from game.screen.looks.palette import Colour
from game.screen.paint.felt import felt
from game.screen.paint.glyphs import HEIGHT, WIDTH, width
from game.screen.paint.panels import draw_panel, draw_shadow
from game.screen.paint.picture import Picture
from game.screen.spots import ButtonSpot, LineSpot

BACK, FRAME, WORDS, VALUE = Colour.BLUE, Colour.LIGHT_CYAN, Colour.WHITE, Colour.YELLOW
BAR, BAR_WORDS = Colour.CYAN, Colour.BLACK
BUTTON_BACK, BUTTON_WORDS = Colour.BLUE, Colour.LIGHT_CYAN
POINTER = "► "
LEAST_COLUMNS = 40
MARGIN_COLUMNS = 4
BUTTON_GAP = 8
BETWEEN = 4


def draw_menu(
    picture: Picture,
    title: str,
    lines: Sequence[tuple[str, str]],
    chosen: int,
    note: str,
    card: Sequence[str] = (),
) -> None:
    """A menu with the present values at its right; below it what there is to read about the chosen line."""
    picture.clear()
    picture.canvas.blit(felt(picture.look.size), (0, 0))
    words_wide = max((len(words) for words, _ in lines), default=0)
    values_wide = max((len(value) for _, value in lines), default=0)
    inside = max(words_wide + BETWEEN + values_wide, *(len(words) for words in card), len(title), 0)
    card_rows = len(card) + 1 if card else 0
    columns = max(inside + 2 * MARGIN_COLUMNS, LEAST_COLUMNS)
    panel = picture.middle_cells(columns, len(lines) + card_rows + 4)
    draw_shadow(picture.canvas, panel)
    draw_panel(picture.canvas, panel, BACK, FRAME, title)
    line = Rect(panel.left + 2 * WIDTH, panel.top + 2 * HEIGHT, panel.width - 4 * WIDTH, HEIGHT)
    for index, (words, value) in enumerate(lines):
        draw_choice(picture, line.move(0, index * HEIGHT), index, words, value, chosen=index == chosen)
    for row, words in enumerate(card, len(lines) + 1):
        at = line.left + len(POINTER) * WIDTH, line.top + row * HEIGHT
        picture.canvas.text(at, words, VALUE if row == len(lines) + 1 else WORDS)
    picture.canvas.fill(picture.look.message, Colour.BLACK)
    picture.canvas.centred(picture.look.message, note, VALUE)


def draw_choice(picture: Picture, line: Rect, index: int, words: str, value: str, *, chosen: bool) -> None:
    """One line that can be chosen, barred while it is."""
    if chosen:
        picture.canvas.fill(line, BAR)
        picture.canvas.text(line.topleft, POINTER, BAR_WORDS)
    picture.canvas.text((line.left + len(POINTER) * WIDTH, line.top), words, BAR_WORDS if chosen else WORDS)
    value_left = line.right - width(value) - len(POINTER) * WIDTH
    picture.canvas.text((value_left, line.top), value, BAR_WORDS if chosen else VALUE)
    picture.spotting.note(line, LineSpot(index))


def draw_box(picture: Picture, lines: Sequence[str], choices: Sequence[str], chosen: int | None) -> None:
    """A box over the picture; nothing below it can be clicked any more."""
    columns = max(len(words) for words in (*lines, *choices)) + 2 * MARGIN_COLUMNS
    gap = 1 if lines and choices else 0
    panel = picture.middle_cells(columns, len(lines) + gap + len(choices) + 4)
    picture.spotting.clear()
    draw_shadow(picture.canvas, panel)
    draw_panel(picture.canvas, panel, BACK, FRAME)
    row = Rect(panel.left + 2 * WIDTH, panel.top + 2 * HEIGHT, panel.width - 4 * WIDTH, HEIGHT)
    for words in lines:
        picture.canvas.centred(row, words, WORDS)
        row = row.move(0, HEIGHT)
    row = row.move(0, gap * HEIGHT)
    for index, words in enumerate(choices):
        draw_choice(picture, row, index, words, "", chosen=index == chosen)
        row = row.move(0, HEIGHT)


def draw_buttons(picture: Picture, names: Sequence[str]) -> None:
    """Words to click, at the right end of the message line."""
    right = picture.look.message.right
    for name in reversed(names):
        area = Rect(0, picture.look.message.top, width(name) + 2 * WIDTH, HEIGHT)
        area.right = right
        picture.canvas.fill(area.inflate(2 * BUTTON_GAP, 0), Colour.BLACK)
        picture.canvas.centred(area, f" {name} ", BUTTON_WORDS, BUTTON_BACK)
        picture.spotting.note(area, ButtonSpot(name))
        right = area.left - BUTTON_GAP
