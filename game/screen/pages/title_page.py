"""The title screen: the name in wood, a hand worth twenty-nine, a strip of board, and a menu."""

from game.rules.cards import parse_cards
from game.screen.cloth.board import carved, peg
from game.screen.looks.board_plan import FIVE
from game.screen.page_layout import title_lines
from game.screen.pages.logo import logo
from game.screen.paint.felt import draw_wall
from game.screen.paint.picture import Picture
from game.screen.paint.turned import turned
from game.screen.paint.wood import wood
from game.screen.sheets import TitleSheet

STRAPLINE = "A cribbage table from 1987"
FAN = parse_cards("5S 5H 5C JD 5D")


def draw_title(picture: Picture, sheet: TitleSheet) -> None:
    """The title; with a chosen line the lines are a menu."""
    picture.clear()
    look, canvas = picture.look, picture.canvas
    draw_wall(picture)
    canvas.blit_middle(logo(look), look.pages.title.logo_middle)
    canvas.centred(look.pages.title.strapline, STRAPLINE, look.inks.on_felt)
    _fan(picture)
    _strip(picture)
    title_lines(picture, sheet)


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
