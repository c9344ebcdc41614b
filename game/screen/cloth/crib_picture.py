"""The crib: whose it is, where it is laid away, and its tag once it is gathered."""

from pygame import Rect

from game.screen.cloth.layout import CRIB_CARDS, Layout
from game.screen.cloth.nameplates import draw_owner
from game.screen.paint.picture import Picture
from game.screen.tabletop import InCrib, Tabletop

TAG = "CRIB"


def draw_crib_place(picture: Picture, top: Tabletop, layout: Layout) -> None:
    """Whose crib it is can be read before a card lies there."""
    if top.dealer is None or not (top.pack or top.crib):
        return
    look, crib = picture.look, layout.crib
    name = top.seats[top.dealer].name
    words = look.table.crib_words.format(name)
    room = look.columns_in(crib.owner)
    draw_owner(
        picture.canvas,
        crib.owner,
        words if len(words) <= room else name,
        look.inks.sides[top.side(top.dealer)],
    )
    if layout.is_crib_laid_open:
        for index in range(len(top.crib), CRIB_CARDS):
            area = Rect(crib.cards.point(index, CRIB_CARDS), look.cards.size)
            picture.canvas.outline(area, look.inks.crib)


def draw_crib_tag(picture: Picture, top: Tabletop, layout: Layout) -> None:
    """What the gathered backs are."""
    if not top.is_gathered or not top.crib or top.crib[-1]:
        return
    inks = picture.look.inks
    tag = picture.look.table.crib_tag.move(layout.point(InCrib(len(top.crib) - 1)))
    picture.canvas.fill(tag, inks.paper.paper)
    picture.canvas.outline(tag, inks.paper.outline)
    picture.canvas.centred(tag, TAG, inks.paper.outline)
