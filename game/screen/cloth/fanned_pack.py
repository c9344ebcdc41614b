"""The pack fanned across the table, to be cut."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect

from game.rules.cards import Card
from game.screen.cloth.layout import Layout
from game.screen.looks.look import Point
from game.screen.looks.palette import Colour
from game.screen.paint.glyphs import HEIGHT, width
from game.screen.paint.picture import Picture
from game.screen.spots import CutSpot
from game.screen.tabletop import InHand

LIFTED = 12
MARGIN = 10
MARK_GAP = 2
POINTER = "▲"


class CutShown(NamedTuple):
    """A card that somebody cut from the spread pack: who, where, and what."""

    seat: int
    name: str
    depth: int
    card: Card


class FannedPack:
    """A fan of so many cards across the middle of the table."""

    def __init__(self, picture: Picture, size: int) -> None:
        self.picture, self.size = picture, size
        self.table = picture.look.table
        self.top = self.table.centery - picture.look.card[1] // 2

    def draw(self, depths: Sequence[int], cursor: int | None, marks: Mapping[int, str]) -> None:
        """The fan; the card at the cursor is lifted out of it."""
        for depth in range(self.size):
            left, top = self._point(depth)
            at = (left, top - LIFTED) if depth == cursor else (left, top)
            self.picture.canvas.blit(self.picture.art.back(), at)
            if depth in depths:
                self.picture.spotting.note(Rect(at, self.picture.look.card), CutSpot(depth))
        for depth, words in marks.items():
            self._mark(depth, words, chosen=depth == cursor)
        if cursor is not None and cursor not in marks:
            self._mark(cursor, POINTER, chosen=True)

    def show(self, layout: Layout, cut: CutShown) -> None:
        """A cut card before the seat that cut it."""
        left, top = layout.point(InHand(cut.seat, 0))
        self.picture.canvas.blit(self.picture.art.face(cut.card), (left, top))
        name_top = top + self.picture.look.card[1] + MARK_GAP if top < self.top else top - HEIGHT - MARK_GAP
        self.picture.canvas.text((left, name_top), cut.name, Colour.WHITE)

    def _point(self, depth: int) -> Point:
        room = self.table.width - 2 * MARGIN - self.picture.look.card[0]
        return self.table.left + MARGIN + depth * room // max(self.size - 1, 1), self.top

    def _mark(self, depth: int, words: str, *, chosen: bool) -> None:
        left, top = self._point(depth)
        at = Rect(left, top + self.picture.look.card[1] + MARK_GAP, width("X"), HEIGHT)
        at.left = min(at.left, self.table.right - MARGIN - width(words) // 2)
        self.picture.canvas.centred(at, words, Colour.YELLOW if chosen else Colour.WHITE)
