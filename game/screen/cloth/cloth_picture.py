"""Draws a tabletop: the cloth, the cards, the names, the count and the reasons, and what moves over them."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.rules.cards import Card
from game.screen.cloth.board import draw_board, peg
from game.screen.cloth.count_box import draw_count
from game.screen.cloth.count_slip import draw_slip
from game.screen.cloth.crib_picture import draw_crib_place, draw_crib_tag
from game.screen.cloth.fanned_pack import draw_spread, draw_verdict
from game.screen.cloth.layout import Layout
from game.screen.cloth.nameplates import draw_nameplate
from game.screen.cloth.reason_lines import draw_reasons
from game.screen.looks.monitor import Point
from game.screen.looks.places import ShowPlaces
from game.screen.paint.canvas import Canvas
from game.screen.paint.felt import draw_card_shadow, felt
from game.screen.paint.message_line import draw_message
from game.screen.paint.picture import Picture
from game.screen.sheets import TableSheet
from game.screen.spots import CardSpot
from game.screen.tabletop import AmongPlayed, OnPack, Place, Slip, Tabletop

SlipPainter = Callable[[Canvas, ShowPlaces, Tabletop, Slip], None]


def draw_tabletop(picture: Picture, sheet: TableSheet, slip: SlipPainter = draw_slip) -> None:
    """Begin a picture with the table and all that lies on it, is spread on it or flies over it."""
    top, flights, spread = sheet.top, sheet.flights, sheet.spread
    picture.clear()
    layout = Layout(picture.look, top)
    _TablePicture(picture, top, layout).draw(slip)
    if spread:
        draw_spread(picture, layout, spread, top)
    if top.verdict:
        draw_verdict(picture, top.verdict)
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

    def draw(self, slip: SlipPainter) -> None:
        self.canvas.blit(felt(self.look, self.plan.cloth.size, self.plan.cloth.top), self.plan.cloth.topleft)
        draw_board(self.canvas, self.plan.board, self.top)
        draw_reasons(self.canvas, self.plan.reasons, self.top)
        draw_message(self.picture, self.top.prompt)
        for seat, places in enumerate(self.places.seats):
            draw_nameplate(self.canvas, places.plate, self.top, seat)
        draw_crib_place(self.picture, self.top, self.layout)
        self._pack()
        self._hand_away()
        for place, card in self.layout.cards():
            self._lay(place, card)
        draw_crib_tag(self.picture, self.top, self.layout)
        if self.top.slip:
            slip(self.canvas, self.places.show, self.top, self.top.slip)
        elif self.top.count is not None:
            draw_count(self.canvas, self.places.counter, self.top.count)

    def _hand_away(self) -> None:
        """Where a hand was held that has come to be counted, its place is kept."""
        slip = self.top.slip
        if slip and self.layout.comes_to_be_counted(slip.seat):
            row, number = self.places.seats[slip.seat].hand, len(self.top.seats[slip.seat].hand)
            first, last = (Rect(row.point(index, number), self.look.cards.size) for index in (0, number - 1))
            self.canvas.outline(first.union(last), self.inks.crib)

    def _pack(self) -> None:
        if not self.top.pack:
            return
        left, upper = self.layout.point(OnPack())
        for right, down in self.plan.pack_layers:
            self.canvas.blit(self.art.back(), (left + right, upper + down))
        self._lay(OnPack(), self.top.starter)

    def _lay(self, place: Place, card: Card | None) -> None:
        is_lit = card is not None and card in self.top.lit
        area = Rect(self._point(place, is_lit=is_lit), self.look.cards.size)
        if place == self.top.cursor:
            self.canvas.fill(area.inflate(self.plan.cursor_frame), self.inks.lit)
        draw_card_shadow(self.canvas, area)
        self.canvas.blit(self._card(card, faded=self.top.is_faded(place), is_lit=is_lit), area.topleft)
        if isinstance(place, AmongPlayed) and self.places.show.takes_hands:
            across, down = self.plan.owner_peg
            side = self.top.side(place.seat)
            self.canvas.blit(peg(self.look, side), (area.left + across, area.top + down))
        self.picture.spotting.note(area, CardSpot(place))

    def _point(self, place: Place, *, is_lit: bool) -> Point:
        left, upper = self.layout.point(place)
        raised = self.plan.raised if place == self.top.cursor else self.plan.lit_raised * is_lit
        return left, upper - raised

    def _card(self, card: Card | None, *, faded: bool, is_lit: bool) -> Surface:
        if card is None:
            return self.art.back(faded=faded)
        return self.art.face(card, faded=faded, lit=is_lit)
