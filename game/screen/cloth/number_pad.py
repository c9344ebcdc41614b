"""A question answered by a number: what is typed, and the figures to click, over the board."""

from collections.abc import Sequence
from textwrap import wrap

from pygame import Rect

from game.screen.looks.monitor import Point
from game.screen.paint.panels import draw_panel
from game.screen.paint.picture import Picture
from game.screen.sheets import KEYS, NumberSheet
from game.screen.spots import ButtonSpot


def draw_number(picture: Picture, sheet: NumberSheet) -> None:
    """Over the board, which leaves all cards to be seen while they are counted."""
    look, plan, inks = picture.look, picture.look.pages.number, picture.look.inks.panel
    area, high = look.table.number_pad, picture.look.cell[1]
    lines = [*wrap(sheet.prompt, look.columns_in(area) - 2 * plan.margin_columns), "", f"{sheet.digits}_", ""]
    keys_high = len(KEYS) * plan.step[1]
    panel = Rect(0, 0, area.width, (len(lines) + 2 * plan.margin_rows) * high + keys_high)
    panel.height -= panel.height % high
    panel.center = area.center
    panel.topleft = look.on_grid(panel.topleft)
    draw_panel(picture.canvas, panel, inks)
    row = Rect(panel.left, panel.top + plan.margin_rows * high, panel.width, high)
    for number, words in enumerate(lines):
        ink = inks.value if number == len(lines) - 2 else inks.words
        picture.canvas.centred(row.move(0, number * high), words, ink)
    _draw_keys(picture, Rect(panel.left, row.top + len(lines) * high, panel.width, keys_high), sheet.lit)


def _draw_keys(picture: Picture, area: Rect, lit: str) -> None:
    plan = picture.look.pages.number
    wide = plan.step[0] * (len(KEYS[0]) - 1) + plan.key[0]
    left = area.centerx - wide // 2
    for row, names in enumerate(KEYS):
        _draw_row(picture, (left, area.top + row * plan.step[1]), names, lit)


def _draw_row(picture: Picture, at: Point, names: Sequence[str], lit: str) -> None:
    """A row that has fewer keys than the others ends in a wider one; the key pointed at is turned over."""
    plan, inks = picture.look.pages.number, picture.look.inks.panel
    for column, name in enumerate(names):
        key = Rect((at[0] + column * plan.step[0], at[1]), plan.key)
        if name == names[-1]:
            key.width += (len(KEYS[0]) - len(names)) * plan.step[0]
        back, words = (inks.bar_words, inks.bar) if name == lit else (inks.bar, inks.bar_words)
        picture.canvas.fill(key, back)
        picture.canvas.centred(key, name, words)
        picture.spotting.note(key, ButtonSpot(name))
