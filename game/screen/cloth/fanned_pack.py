"""The pack fanned across the table, to be cut, and what the cut has shown."""

from pygame import Rect

from game.screen.cloth.layout import Layout
from game.screen.looks.monitor import Point
from game.screen.paint.fitting import fitted
from game.screen.paint.picture import Picture
from game.screen.spots import CutSpot
from game.screen.tabletop import CutShown, InHand, SpreadPack, Tabletop, Verdict

POINTER = "▲"
PLACE_IN_HAND = 2
"""Of the places of a hand, the one in which a cut card lies."""


def draw_spread(picture: Picture, layout: Layout, spread: SpreadPack, top: Tabletop) -> None:
    """The pack across the middle of the table, and the cards cut so far."""
    fan = _Fan(picture, layout, spread)
    fan.draw()
    for cut in spread.shown:
        fan.show(cut, is_lit=cut.card in top.lit)


def draw_verdict(picture: Picture, verdict: Verdict) -> None:
    """Large, in the colour of the side, until it is acknowledged."""
    look, canvas, area = picture.look, picture.canvas, picture.look.table.fan.verdict
    colours = look.inks.sides[verdict.side]
    canvas.fill(area, colours.inlay)
    canvas.outline(area, colours.words)
    rows = fitted(verdict.sentence, look.columns_in(area))
    lines = area.copy()
    lines.height = min(area.height * 2 // 3, area.height - len(rows) * look.cell[1])
    canvas.heading(lines, verdict.heading, colours.figures)
    row = Rect(area.left, lines.bottom, area.width, (area.bottom - lines.bottom) // max(len(rows), 1))
    for words in rows:
        canvas.centred(row, words, colours.inlay_words)
        row = row.move(0, row.height)


class _Fan:
    """A fan of cards being drawn."""

    def __init__(self, picture: Picture, layout: Layout, spread: SpreadPack) -> None:
        self.picture, self.layout, self.spread, self.look = picture, layout, spread, picture.look
        self.plan, self.card = self.look.table.fan, self.look.cards.size
        self.top = self.plan.at[1]
        self.out = {cut.depth: self.plan.lifted * (-1) ** self._is_above(cut.seat) for cut in spread.shown}
        """How far the packets already cut stand out towards their seats."""

    def draw(self) -> None:
        """The fan; the card at the cursor is lifted out of it."""
        size, depths, cursor, _, marks = self.spread
        for depth in range(size):
            left, top = self._point(depth)
            top += -self.plan.lifted if depth == cursor else self.out.get(depth, 0)
            self.picture.canvas.blit(self.picture.art.back(), (left, top))
            if depth in depths:
                self.picture.spotting.note(Rect((left, top), self.card), CutSpot(depth))
        for depth, words in marks.items():
            self._mark(depth, words, chosen=depth == cursor)
        if cursor is not None and cursor not in marks:
            self._mark(cursor, POINTER, chosen=True)

    def show(self, cut: CutShown, *, is_lit: bool) -> None:
        """A cut card before the seat that cut it."""
        place = self.layout.point(InHand(cut.seat, PLACE_IN_HAND))
        self.picture.canvas.blit(self.picture.art.face(cut.card, lit=is_lit), place)

    def _is_above(self, seat: int) -> bool:
        return self.layout.places.seats[seat].hand.top < self.top

    def _point(self, depth: int) -> Point:
        return self.plan.at[0] + depth * self.plan.step, self.top

    def _mark(self, depth: int, words: str, *, chosen: bool) -> None:
        """Below the packets that stand out."""
        left, top = self._point(depth)
        below = top + self.card[1] + self.plan.lifted + self.plan.gap
        area = Rect(left, below, self.look.width(f" {words} "), self.look.cell[1])
        area.centerx = left + self.plan.step // 2
        area.right = min(area.right, self._point(self.spread.size - 1)[0] + self.card[0])
        if chosen:
            self.picture.canvas.fill(area, self.look.inks.lit)
        self.picture.canvas.centred(
            area, words, self.look.inks.plate.now_words if chosen else self.look.inks.on_felt
        )
