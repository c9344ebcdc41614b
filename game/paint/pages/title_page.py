"""The title: its letters cut from wood, the fan of cards, the strip of a board, and the menu."""

import re
from collections.abc import Callable
from functools import lru_cache

import pygame
from pygame import Rect, Surface, image, mask, transform

from game.assets import ASSETS
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look, drawings
from game.paint.looks.monitor import CLEAR, Ink
from game.paint.looks.plans import LogoPlan, StripPlan
from game.paint.pages.choice_line import choice
from game.paint.pages.page_layout import PaintedPage, key_line
from game.paint.table.board import carved, peg
from game.paint.table.felt_and_wood import draw_cloth_shadow, draw_wall, wood
from game.rules.cards import parse_cards
from game.sheets.sheets import TitleSheet
from game.sheets.spots import LineSpot

FINENESS = 4
"""How much larger it is turned, so that a thin line does not fall between the pixels."""
KEPT = 16


@lru_cache(maxsize=KEPT)
def turned(picture: Surface, degrees: int, tallness: float, edge: Ink) -> Surface:
    """Turn the picture to the right as it is seen on a monitor whose pixels are so tall.

    Its edge is drawn anew: of a line as thin as a pixel, turning leaves pieces."""
    across, down = FINENESS, FINENESS * tallness
    large = transform.rotate(transform.scale_by(picture, (across, down)), -degrees)
    small = transform.scale_by(large, (1 / across, 1 / down))
    for point in mask.from_surface(small).outline():
        small.set_at(point, edge)
    return small


WORD = "CRIB"
ICON, DEEP = (32, 32), 32
_HOLES = bytes(CLEAR * (ink == CLEAR) for ink in range(256))
ICON_PLAN = LogoPlan(square=(2, 2), gap=0, thick=2, edge=(1, 1))


@lru_cache(maxsize=8)  # looks
def logo(look: Look) -> Surface:
    """Draw the four letters side by side, with their shadow, or as they are drawn."""
    plan = look.pages.title.logo
    if plan.drawn:
        return drawings(look, plan.drawn)["name"].surface()
    letters = [_letter(look, character, plan) for character in WORD]
    wide = sum(letter.get_width() for letter in letters) + plan.gap * (len(letters) - 1)
    whole = look.palette.blank((wide, letters[0].get_height()))
    left = 0
    for letter in letters:
        whole.blit(letter, (left, 0))
        left += letter.get_width() + plan.gap
    return whole


def icon(look: Look) -> Surface:
    """Draw the first letter on the cloth, small and square: for the window's corner and the desktop."""
    square = Surface(ICON, 0, DEEP)
    square.fill(look.palette.rgb[look.inks.felt])
    letter = _letter(look, WORD[0], ICON_PLAN)
    square.blit(letter, letter.get_rect(center=square.get_rect().center))
    return square


def _letter(look: Look, character: str, plan: LogoPlan) -> Surface:
    """Draw a letter sawn out of a plank: its sides below, a light edge above, its face in grain."""
    drawing, thick, inks = drawings(look, ASSETS / "logo.txt")[character], plan.thick, look.inks

    def sawn(ink: Ink) -> Surface:
        shape = drawing.surface(ink)
        wide, high = shape.get_size()
        for _ in range(plan.rounded):
            shape = pygame.transform.scale2x(shape)
        return pygame.transform.scale(shape, (wide * plan.square[0], high * plan.square[1]))

    shadow, dark, light = map(sawn, (inks.shadow, inks.wood.dark, inks.wood.light))
    layers = [(shadow, (step, step)) for step in range(2 * thick)]
    layers += [(dark, (step, step)) for step in range(1, thick)]
    layers += [(light, (0, 0)), (_in_grain(look, light), plan.edge)]
    wide, high = shadow.get_size()
    letter = look.palette.blank((wide + 2 * thick, high + 2 * thick))
    letter.blits(layers)
    return letter


def _in_grain(look: Look, shape: Surface) -> Surface:
    """Cut wood where the shape is; a hole has all bits set, and so has whatever is laid over it."""
    grain = image.tobytes(wood(look, shape.get_size()), "P")
    holes = image.tobytes(shape, "P").translate(_HOLES)
    cut = int.from_bytes(grain, "big") | int.from_bytes(holes, "big")
    return look.palette.picture(cut.to_bytes(len(grain), "big"), shape.get_size())


STRAPLINE = "Cribbage, circa 1987"
FAN = parse_cards("5S 5H 5C JD 5D")
MENU_COLUMNS, KEY_ROWS = 34, 2
"""How wide the lines are with their frame, and how many rows of keys stand midway from it to the edge."""


def title_lines(picture: Picture, sheet: TitleSheet, panel: Rect | None = None) -> None:
    """Draw the lines in a panel in the middle, or in one of the machine's own; and the keys."""
    page, look = PaintedPage(picture), picture.look
    plan, (wide, high) = look.pages.title, look.cell
    if not panel:
        panel = look.middle_cells(MENU_COLUMNS, len(sheet.lines) + 2)
        if plan.strip:  # midway from the board to the keys
            below = plan.strip.area.bottom
            free = look.size[1] - high - look.shadow[1] - panel.height - below
            panel.top = below + free // 2
    page.panel(panel, is_over=True)
    line = Rect(panel.left + 4 * wide, panel.top + high, panel.width - 8 * wide, high)
    for index, words in enumerate(sheet.lines):
        name, _, value = words.partition(": ") if look.grain.has_two_inks else (words, "", "")
        choice(page, line, LineSpot(index, words), (name, value), is_chosen=index == sheet.chosen)
        line = line.move(0, high)
    free = look.size[1] - panel.bottom - KEY_ROWS * high if look.grain.has_two_inks else 0
    key_line(page, sheet.footer, is_bar=False, free_below=free // 2)


def draw_title(picture: Picture, sheet: TitleSheet, lines: Callable[..., None] = title_lines) -> None:
    """Draw the title and its menu."""
    picture.clear()
    picture.draw_page_border()
    look, canvas = picture.look, picture.canvas
    draw_wall(picture)
    canvas.blit_middle(logo(look), look.pages.title.logo_middle)
    below = look.pages.title.strapline
    if below.width < 2 * look.width(STRAPLINE):
        canvas.centered(below, STRAPLINE, look.inks.on_felt)
    else:
        canvas.heading(below, STRAPLINE, look.inks.lit, (2, 1))
    draw_fan(picture)
    if plan := look.pages.title.strip:
        _strip(picture, plan)
    lines(picture, sheet)


def draw_fan(picture: Picture) -> None:
    """Draw a hand worth twenty-nine, its cards turned, or upright on their shadows."""
    look, fan = picture.look, picture.look.pages.title.fan
    is_turned = any(degrees for degrees, _ in fan)
    for card, (degrees, at) in zip(FAN, fan, strict=True):
        face = picture.art.face(card)
        if is_turned:
            face = turned(face, degrees, look.monitor.tallness, look.inks.paper.outline)
            picture.canvas.blit_middle(face, at)
        else:
            draw_cloth_shadow(picture.canvas, Rect(at, look.cards.size), within=Rect((0, 0), look.size))
            picture.canvas.blit(face, at)


def _strip(picture: Picture, plan: StripPlan) -> None:
    """Draw a board lying across the picture, with a game under way."""
    look, canvas = picture.look, picture.canvas
    canvas.blit(wood(look, plan.area.size), plan.area.topleft)
    canvas.bevel(plan.area, look.inks.wood.light, look.inks.wood.dark)
    draw_holes(picture, plan)


def draw_holes(picture: Picture, plan: StripPlan) -> None:
    """Draw rows of holes in fives, and the pegs in them."""
    look, canvas = picture.look, picture.canvas
    holes = [plan.hole(number) for number in range(plan.holes)]
    for hole in holes:
        for row in plan.rows:
            canvas.blit_middle(carved(look, "hole"), (hole, row))
    for side, number in plan.pegs:
        canvas.blit_middle(peg(look, side), (holes[number], plan.rows[side]))


MATCH_SCORE = re.compile(r"\d+(-\d+)+")


def told_beside(sheet: TitleSheet, number: int) -> str:
    """Return what letters alone tell beside a line: its value, how a match stands in words, or its note."""
    value = sheet.lines[number].lower().partition(": ")[2]
    if MATCH_SCORE.fullmatch(value):
        return f"games won: {value.replace('-', ' to ')}"
    return value or sheet.note(number)
