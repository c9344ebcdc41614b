"""The pack fanned across the table, to be cut."""

from pygame import Rect

from game.screen.cloth.layout import Layout
from game.screen.looks.monitor import Point
from game.screen.paint.picture import Picture
from game.screen.spots import CutSpot
from game.screen.tabletop import CutShown, InHand, SpreadPack

POINTER = "▲"


def draw_spread(picture: Picture, layout: Layout, spread: SpreadPack) -> None:
    """The pack across the middle of the table, and the cards cut so far."""
    fan = _Fan(picture, spread)
    fan.draw()
    for cut in spread.shown:
        fan.show(layout, cut)


class _Fan:
    """A fan of cards being drawn."""

    def __init__(self, picture: Picture, spread: SpreadPack) -> None:
        self.picture, self.spread, self.look = picture, spread, picture.look
        self.cloth, self.plan = self.look.table.cloth, self.look.table.fan
        self.card = self.look.cards.size
        self.top = self.cloth.centery - self.card[1] // 2

    def draw(self) -> None:
        """The fan; the card at the cursor is lifted out of it."""
        size, depths, cursor, _, marks = self.spread
        for depth in range(size):
            left, top = self._point(depth)
            at = (left, top - self.plan.lifted) if depth == cursor else (left, top)
            self.picture.canvas.blit(self.picture.art.back(), at)
            if depth in depths:
                self.picture.spotting.note(Rect(at, self.card), CutSpot(depth))
        for depth, words in marks.items():
            self._mark(depth, words, chosen=depth == cursor)
        if cursor is not None and cursor not in marks:
            self._mark(cursor, POINTER, chosen=True)

    def show(self, layout: Layout, cut: CutShown) -> None:
        """A cut card before the seat that cut it."""
        left, top = layout.point(InHand(cut.seat, 0))
        self.picture.canvas.blit(self.picture.art.face(cut.card), (left, top))
        is_above = top < self.top
        name_top = top + self.card[1] + self.plan.gap if is_above else top - self.look.cell[1] - self.plan.gap
        room = self.look.columns_in(layout.places.seats[cut.seat].plate)
        self.picture.canvas.text((left, name_top), cut.name[:room], self.look.inks.on_felt)

    def _point(self, depth: int) -> Point:
        room = self.cloth.width - 2 * self.plan.margin - self.card[0]
        return self.cloth.left + self.plan.margin + depth * room // max(self.spread.size - 1, 1), self.top

    def _mark(self, depth: int, words: str, *, chosen: bool) -> None:
        left, top = self._point(depth)
        at = Rect((left, top + self.card[1] + self.plan.gap), self.look.cell)
        at.left = min(at.left, self.cloth.right - self.plan.margin - self.look.width(words) // 2)
        self.picture.canvas.centred(at, words, self.look.inks.lit if chosen else self.look.inks.on_felt)
