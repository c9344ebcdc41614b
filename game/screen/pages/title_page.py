"""The title screen: the name in wood, a hand worth twenty-nine, a strip of board, and a menu."""

from collections.abc import Sequence

from pygame import Rect

from game.rules.cards import parse_cards
from game.screen.cloth.board import carved, peg
from game.screen.looks.board_plan import FIVE
from game.screen.pages.logo import logo
from game.screen.pages.menus import draw_choice
from game.screen.paint.felt import draw_wall
from game.screen.paint.message_line import draw_note
from game.screen.paint.panels import draw_panel, draw_shadow
from game.screen.paint.picture import Picture
from game.screen.paint.turned import turned
from game.screen.paint.wood import wood

STRAPLINE = "A cribbage table from 1987"
FAN = parse_cards("5S 5H 5C JD 5D")


def draw_title(picture: Picture, lines: Sequence[str], chosen: int | None, footer: str) -> None:
    """The title; with a chosen line the lines are a menu."""
    picture.clear()
    look, canvas = picture.look, picture.canvas
    draw_wall(picture)
    canvas.blit_middle(logo(look), look.pages.title.logo_middle)
    canvas.centred(look.pages.title.strapline, STRAPLINE, look.inks.on_felt)
    _fan(picture)
    _strip(picture)
    if lines:
        _lines(picture, lines, chosen)
    draw_note(picture, footer)


def _fan(picture: Picture) -> None:
    for card, (degrees, middle) in zip(FAN, picture.look.pages.title.fan, strict=True):
        face = turned(
            picture.art.face(card), degrees, picture.look.monitor.tallness, picture.look.inks.paper.outline
        )
        picture.canvas.blit_middle(face, middle)


def _strip(picture: Picture) -> None:
    """A board lying across the picture, with a game under way."""
    look, canvas, plan = picture.look, picture.canvas, picture.look.pages.title.strip
    holes = [
        plan.first_hole + number * plan.step + number // FIVE * plan.five_gap for number in range(plan.holes)
    ]
    canvas.blit(wood(look, plan.area.size), plan.area.topleft)
    canvas.bevel(plan.area, look.inks.wood.light, look.inks.wood.dark)
    for hole in holes:
        for row in plan.rows:
            canvas.blit_middle(carved(look, "hole"), (hole, row))
    for side, number in plan.pegs:
        canvas.blit_middle(peg(look, side), (holes[number], plan.rows[side]))


def _lines(picture: Picture, lines: Sequence[str], chosen: int | None) -> None:
    look, plan, inks = picture.look, picture.look.pages.title, picture.look.inks.panel
    wide, high = look.cell
    panel = look.middle_cells(plan.menu_columns, len(lines) + 2)
    panel.centery = plan.menu_middle
    draw_shadow(picture.canvas, panel)
    draw_panel(picture.canvas, panel, inks)
    line = Rect(panel.left + 2 * wide, panel.top + high, panel.width - 4 * wide, high)
    for index, words in enumerate(lines):
        if chosen is None:
            picture.canvas.centred(line, words, inks.words)
        else:
            draw_choice(picture, line, index, words, "", chosen=index == chosen)
        line = line.move(0, high)
