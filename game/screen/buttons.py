"""Words to click, and the figures of a question that is answered by a number."""

from collections.abc import Sequence
from textwrap import wrap

from pygame import Rect

from game.screen.canvas import draw_panel
from game.screen.look import Look
from game.screen.monitor import Point
from game.screen.picture import Picture, draw_marks
from game.screen.sheets import KEYS, ButtonsSheet, NumberSheet
from game.screen.spots import BY_LETTER, ButtonSpot


def button_words(look: Look, names: Sequence[str], beside: int = 0) -> list[str]:
    """Return words to click, with air at both sides where their line has room beside words so wide."""
    airy = [f" {name} " for name in names]
    taken = sum(look.width(words) + look.table.button_gap for words in airy)
    return airy if beside + taken <= look.table.buttons.width else [*names]


def draw_buttons(picture: Picture, sheet: ButtonsSheet) -> None:
    """Draw words to click, at the right end of their line, and marks before them; one may be pointed at."""
    look, gap, names, lit = picture.look, picture.look.table.button_gap, sheet.names, sheet.lit
    if sheet.is_large and look.table.ending.buttons:
        _draw_large(picture, sheet)
        return
    inks = (look.inks.button_words, look.inks.button)
    right, message = look.table.buttons.right, picture.message.clip(look.table.buttons).width
    beside = max(message, look.width(" ".join(sheet.marks)))
    for name, words in reversed([*zip(names, button_words(look, names, beside), strict=True)]):
        area = Rect(0, look.table.buttons.top, look.width(words), look.cell[1])
        area.right = right
        picture.canvas.fill(area.inflate(2 * gap, 0).clip(look.table.buttons), look.inks.ground)
        picture.canvas.centred(area, words, *(reversed(inks) if name == lit else inks))
        if name in BY_LETTER.values() and name != lit:
            at = words.index(name[0])
            picture.canvas.text((area.left + look.width(words[:at]), area.top), name[0], look.inks.lit)
        picture.spotting.note(area, ButtonSpot(name))
        right = area.left - gap
    draw_marks(picture, sheet.marks, right, look.table.buttons.top)


def _draw_large(picture: Picture, sheet: ButtonsSheet) -> None:
    """Draw words from the left, each with its shadow; the one that the button takes is framed."""
    look, canvas, (wide, _) = picture.look, picture.canvas, picture.look.cell
    across, down = look.stroke
    left = look.table.ending.buttons.left
    for name in sheet.names:
        area = Rect(left, look.table.ending.buttons.top, look.width(name) + 3 * wide, 0)
        area.height = look.table.ending.buttons.height
        canvas.fill(area.move(2 * across, 2 * down), look.inks.shadow)
        if name == sheet.lit:
            canvas.fill(area.inflate(4 * across, 4 * down), look.inks.lit)
        back, ink = look.inks.button, look.inks.button_words
        back, ink = (ink, look.inks.ground) if name == sheet.lit else (back, ink)
        canvas.fill(area, back)
        canvas.outline(area, look.inks.ground if name == sheet.lit else look.inks.panel.frame)
        canvas.centred(area, name, ink)
        picture.spotting.note(area, ButtonSpot(name))
        left = area.right + wide
    right = look.table.buttons.right
    draw_marks(picture, sheet.marks, right, look.table.buttons.top)


def draw_number(picture: Picture, sheet: NumberSheet) -> None:
    """Draw the keys over the board, which leaves all cards to be seen while they are counted."""
    look, plan, inks = picture.look, picture.look.pages.number, picture.look.inks.panel
    area, high = look.table.number_pad, picture.look.cell[1]
    lines = [*wrap(sheet.prompt, look.columns_in(area) - 2 * plan.margin_columns), "", f"{sheet.digits}_", ""]
    keys_high = len(KEYS) * plan.step[1]
    if not look.has_fine_grid and (len(lines) + 2 * plan.margin_rows) * high + keys_high > area.height:
        lines.remove("")  # the one above what is typed
    panel = Rect(0, 0, area.width, (len(lines) + 2 * plan.margin_rows) * high + keys_high)
    panel.height -= panel.height % high
    spare = 0 if look.has_fine_grid else max(area.height - panel.height, 0)
    panel.height += spare
    panel.center = area.center
    panel.topleft = look.on_grid(panel.topleft)
    draw_panel(picture.canvas, panel, inks)
    row = Rect(panel.left, panel.top + plan.margin_rows * high, panel.width, high)
    row.top += spare // high // 2 * high
    for number, words in enumerate(lines):
        ink = inks.value if words.endswith("_") else inks.words
        picture.canvas.centred(row.move(0, number * high), words, ink)
    _draw_keys(picture, Rect(panel.left, row.top + len(lines) * high, panel.width, keys_high), sheet.lit)


def _draw_keys(picture: Picture, area: Rect, lit: str) -> None:
    plan = picture.look.pages.number
    wide = plan.step[0] * (len(KEYS[0]) - 1) + plan.key[0]
    left = area.centerx - wide // 2
    for row, names in enumerate(KEYS):
        _draw_row(picture, (left, area.top + row * plan.step[1]), names, lit)


def _draw_row(picture: Picture, at: Point, names: Sequence[str], lit: str) -> None:
    """Draw a row; one with fewer keys ends in a wider one; the key pointed at is turned over."""
    plan, inks = picture.look.pages.number, picture.look.inks.panel
    for column, name in enumerate(names):
        key = Rect((at[0] + column * plan.step[0], at[1]), plan.key)
        if name == names[-1]:
            key.width += (len(KEYS[0]) - len(names)) * plan.step[0]
        is_raised = (name == lit) != picture.look.has_fine_grid
        back, words = (inks.head, inks.head_words) if is_raised else (inks.back, inks.head)
        if picture.look.inks.plate.edges:
            picture.canvas.button(key, name, is_lit=name == lit)
        else:
            picture.canvas.fill(key, back)
            picture.canvas.centred(key, name, words)
        picture.spotting.note(key, ButtonSpot(name))
