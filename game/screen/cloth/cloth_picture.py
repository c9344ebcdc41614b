"""Draws a tabletop: the cloth, the cards, the names, the count and the reasons, and what moves over them."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.rules.cards import Card
from game.screen.cloth.board import draw_board
from game.screen.cloth.fanned_pack import draw_spread
from game.screen.cloth.layout import Layout
from game.screen.cloth.nameplates import draw_bubble, draw_nameplate
from game.screen.cloth.reason_lines import draw_reasons
from game.screen.looks.monitor import Point
from game.screen.paint.felt import felt
from game.screen.paint.message_line import draw_message
from game.screen.paint.picture import Picture
from game.screen.spots import CardSpot
from game.screen.tabletop import AmongPlayed, Flight, InHand, OnPack, Place, SpreadPack, Tabletop


def draw_tabletop(
    picture: Picture, top: Tabletop, flights: Sequence[Flight], spread: SpreadPack | None
) -> None:
    """Begin a picture with the table and all that lies on it, is spread on it or flies over it."""
    picture.clear()
    layout = Layout(picture.look, top)
    _TablePicture(picture, top, layout).draw()
    if spread:
        draw_spread(picture, layout, spread)
    for card, start, end, progress in flights:
        (left, upper), (to_left, to_upper) = layout.point(start), layout.point(end)
        at = round(left + (to_left - left) * progress), round(upper + (to_upper - upper) * progress)
        picture.canvas.blit(picture.art.back() if card is None else picture.art.face(card), at)


class _TablePicture:
    """One tabletop being drawn."""

    def __init__(self, picture: Picture, top: Tabletop, layout: Layout) -> None:
        self.picture, self.top, self.layout, self.places = picture, top, layout, layout.places
        self.look, self.plan, self.inks = picture.look, picture.look.table, picture.look.inks
        self.canvas, self.art = picture.canvas, picture.art

    def draw(self) -> None:
        self.canvas.blit(felt(self.look, self.plan.cloth.size), self.plan.cloth.topleft)
        draw_board(self.canvas, self.plan.board, self.top.pegs, self.top.target)
        draw_reasons(self.canvas, self.plan.reasons, self.top)
        draw_message(self.picture, self.top.message)
        self._crib_place()
        self._pack()
        for place, card in self.layout.cards():
            self._lay(place, self._card(card, faded=self._is_faded(place)))
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
        crib, area = self.places.cribs[self.top.dealer], self.places.crib_names[self.top.dealer]
        words = self.plan.crib_words.format(self.top.seats[self.top.dealer].name)
        self.canvas.outline(Rect(crib.at, (crib.width, self.look.cards.size[1])), self.inks.crib)
        self.canvas.centred(area, words[: self.look.columns_in(area)], self.inks.on_felt)

    def _pack(self) -> None:
        if not self.top.pack:
            return
        left, upper = self.layout.point(OnPack())
        for right, down in self.plan.pack_layers:
            self.canvas.blit(self.art.back(), (left + right, upper + down))
        self._lay(OnPack(), self._card(self.top.starter, faded=False))

    def _lay(self, place: Place, picture: Surface) -> None:
        area = Rect(self._point(place), self.look.cards.size)
        if place == self.top.cursor:
            self.canvas.fill(area.inflate(self.plan.cursor_frame), self.inks.lit)
        self.canvas.blit(picture, area.topleft)
        self.picture.spotting.note(area, CardSpot(place))

    def _point(self, place: Place) -> Point:
        left, upper = self.layout.point(place)
        return (left, upper - self.plan.raised) if place == self.top.cursor else (left, upper)

    def _card(self, card: Card | None, *, faded: bool) -> Surface:
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
        box, inks = self.places.counter, self.inks.counter
        self.canvas.fill(box, inks.back)
        self.canvas.outline(box, inks.frame)
        caption, figures = box.copy(), box.copy()
        caption.height, figures.top = self.plan.count_caption, box.top + self.plan.count_caption // 2
        self.canvas.centred(caption, "COUNT", inks.title)
        self.canvas.large(figures, str(self.top.count), inks.value)
