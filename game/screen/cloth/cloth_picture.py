"""Draws a tabletop: the cloth, the cards, the names, the count and the reasons."""

from pygame import Rect, Surface

from game.rules.cards import Card
from game.screen.cloth.board import draw_board
from game.screen.cloth.layout import Layout
from game.screen.cloth.nameplates import draw_bubble, draw_nameplate
from game.screen.cloth.reason_lines import draw_reasons
from game.screen.looks.look import Point
from game.screen.looks.palette import Colour
from game.screen.paint.felt import felt
from game.screen.paint.picture import Picture
from game.screen.spots import CardSpot
from game.screen.tabletop import AmongPlayed, InHand, OnPack, Place, Tabletop

RAISED = 6
PACK_LAYERS = ((6, 4), (4, 3), (2, 1))
CURSOR_FRAME = (8, 4)
COUNT_CAPTION = 18


class TablePicture:
    """One tabletop being drawn."""

    def __init__(self, picture: Picture, top: Tabletop, layout: Layout) -> None:
        self.top, self.layout, self.places = top, layout, layout.places
        self.look, self.canvas = picture.look, picture.canvas
        self.art, self.spotting = picture.art, picture.spotting

    def draw(self) -> None:
        """The whole table."""
        self.canvas.blit(felt(self.look.table.size), self.look.table.topleft)
        draw_board(self.canvas, self.look.board, self.top.pegs, self.top.target)
        draw_reasons(self.canvas, self.look.reasons, self.top.reasons)
        self.canvas.text(self.look.message.move(4, 0).topleft, self.top.message, Colour.YELLOW)
        self._crib_place()
        self._pack()
        for place, card in self.layout.cards():
            self._lay(place, self._picture(card, faded=self._is_faded(place)))
        self._seats()
        self._count()

    def _seats(self) -> None:
        for seat, places in enumerate(self.places.seats):
            draw_nameplate(self.canvas, places.plate, self.top, seat)
            if words := self.top.seats[seat].says:
                draw_bubble(self.canvas, places.says, words)

    def _crib_place(self) -> None:
        """Whose crib it is can be read before a card lies there."""
        if self.top.dealer is None or not self.top.pack:
            return
        crib, name = self.places.cribs[self.top.dealer], self.top.seats[self.top.dealer].name
        self.canvas.outline(Rect(crib.at, (crib.width, self.look.card[1])), Colour.BLACK)
        self.canvas.centred(self.places.crib_names[self.top.dealer], f"Crib: {name}", Colour.WHITE)

    def _pack(self) -> None:
        if not self.top.pack:
            return
        left, upper = self.layout.point(OnPack())
        for right, down in PACK_LAYERS:
            self.canvas.blit(self.art.back(), (left + right, upper + down))
        self._lay(OnPack(), self._picture(self.top.starter, faded=False))

    def _lay(self, place: Place, picture: Surface) -> None:
        area = Rect(self._point(place), self.look.card)
        if place == self.top.cursor:
            self.canvas.fill(area.inflate(CURSOR_FRAME), Colour.YELLOW)
        self.canvas.blit(picture, area.topleft)
        self.spotting.note(area, CardSpot(place))

    def _point(self, place: Place) -> Point:
        left, upper = self.layout.point(place)
        return (left, upper - RAISED) if place == self.top.cursor else (left, upper)

    def _picture(self, card: Card | None, *, faded: bool) -> Surface:
        if card is None:
            return self.art.back(faded=faded)
        return self.art.face(card, faded=faded, lit=card in self.top.lit)

    def _is_faded(self, place: Place) -> bool:
        match place:
            case InHand(seat, index):
                return index in self.top.seats[seat].faded
            case AmongPlayed(seat, index):
                return index < self.top.seats[seat].counted
        return False

    def _count(self) -> None:
        if self.top.count is None:
            return
        box = self.places.counter
        self.canvas.fill(box, Colour.BLUE)
        self.canvas.outline(box, Colour.LIGHT_CYAN)
        caption, figures = box.copy(), box.copy()
        caption.height, figures.top = COUNT_CAPTION, box.top + COUNT_CAPTION // 2
        self.canvas.centred(caption, "COUNT", Colour.LIGHT_CYAN)
        self.canvas.large(figures, str(self.top.count), Colour.YELLOW)
