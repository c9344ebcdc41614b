"""Draws a tabletop: the cards, the names, the count and the reasons."""

from pygame import Rect, Surface

from game.rules.cards import Card
from game.screen.board import draw_board
from game.screen.canvas import Canvas
from game.screen.cardart import CardArt
from game.screen.layout import Layout
from game.screen.look import Look
from game.screen.palette import Colour
from game.screen.spots import CardSpot
from game.screen.spotting import Spotting
from game.screen.tabletop import InHand, OnPack, Place, Played, Tabletop

RAISED = 6


class TablePicture:
    """One tabletop being drawn."""

    def __init__(self, look: Look, canvas: Canvas, art: CardArt, spotting: Spotting, top: Tabletop) -> None:
        self.look, self.canvas, self.art, self.spotting, self.top = look, canvas, art, spotting, top
        self.layout = Layout(look, top)

    def draw(self) -> None:
        """The whole table."""
        self.canvas.fill(self.look.table, Colour.GREEN)
        self._board()
        for seat in range(len(self.top.seats)):
            self._strip(seat)
        self._pack()
        for place, card in self.layout.cards():
            self._card(place, card)
        self._count()
        self._reasons()
        self.canvas.text(self.look.message.topleft, self.top.message, Colour.YELLOW)

    def _board(self) -> None:
        draw_board(self.canvas, self.look.board, self.top.pegs, self.top.target)

    def _strip(self, seat: int) -> None:
        seat_top, strip = self.top.seats[seat], self.layout.places.seats[seat].strip
        mark = " (dealer)" if seat == self.top.dealer else ""
        score = self.top.pegs[self.top.side(seat)].front
        self.canvas.text(strip.topleft, f"{seat_top.name} {score}{mark} {seat_top.says}", Colour.WHITE)

    def _pack(self) -> None:
        if not (self.top.pack or self.top.starter):
            return
        picture = self._picture(self.top.starter, faded=False)
        self._lay(OnPack(), picture)

    def _card(self, place: Place, card: Card | None) -> None:
        self._lay(place, self._picture(card, faded=self._is_faded(place)))

    def _lay(self, place: Place, picture: Surface) -> None:
        left, upper = self.layout.point(place)
        at = (left, upper - RAISED) if place == self.top.cursor else (left, upper)
        self.canvas.blit(picture, at)
        area = Rect(at, picture.get_size())
        if place == self.top.cursor:
            self.canvas.outline(area, Colour.YELLOW)
        self.spotting.note(area, CardSpot(place))

    def _picture(self, card: Card | None, *, faded: bool) -> Surface:
        if card is None:
            return self.art.back(faded=faded)
        return self.art.face(card, faded=faded, lit=card in self.top.lit)

    def _is_faded(self, place: Place) -> bool:
        match place:
            case InHand(seat, index):
                return index in self.top.seats[seat].faded
            case Played(seat, index):
                return index < self.top.seats[seat].counted
        return False

    def _count(self) -> None:
        if self.top.count is not None:
            self.canvas.fill(self.layout.places.count, Colour.BLUE)
            self.canvas.outline(self.layout.places.count, Colour.WHITE)
            self.canvas.centred(self.layout.places.count.move(0, 24), str(self.top.count), Colour.YELLOW)

    def _reasons(self) -> None:
        for number, reason in enumerate(self.top.reasons):
            at = self.look.reasons.left + 8, self.look.reasons.top + number * self.look.cell[1]
            self.canvas.text(at, reason.text, Colour.WHITE)
