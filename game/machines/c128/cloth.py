"""The table of the C-128: what lies still stands on cells, and all that moves is a sprite."""

from pygame import Rect

from game.rules.cards import Card
from game.screen.cloth.layout import Layout
from game.screen.cloth.reason_lines import draw_reasons
from game.screen.looks.monitor import Point
from game.screen.paint.message_line import draw_message
from game.screen.paint.picture import Picture
from game.screen.sheets import TableSheet
from game.screen.spots import CardSpot
from game.screen.tabletop import AmongPlayed, OnPack, Place, Tabletop

from .board import draw_board_across, mark
from .cut import draw_cut
from .plates import draw_count_box, draw_plate, draw_slip_below
from .sprites import fly_card, frame_round
from .table import REASONS_BY_SEATS

MOST_FLYING = 3
"""Two sprites for each, and one or two for the highlight."""


def draw_cells_table(picture: Picture, sheet: TableSheet) -> None:
    """Begin a picture with the table and all that lies on it, is cut from the pack or flies over it."""
    top, flights, spread = sheet.top, sheet.flights, sheet.spread
    picture.draw_border(picture.look.inks.border)
    picture.clear()
    picture.canvas.fill(picture.look.table.cloth, picture.look.inks.felt)
    draw_message(picture, top.prompt)
    layout = Layout(picture.look, top)
    if spread or top.verdict:
        draw_cut(picture, top, spread)
    else:
        _CellsTable(picture, top, layout).draw()
    for card, start, end, progress in flights[:MOST_FLYING]:
        (left, upper), (to_left, to_upper) = layout.point(start), layout.point(end)
        at = round(left + (to_left - left) * progress), round(upper + (to_upper - upper) * progress)
        fly_card(picture.canvas, picture.art.back() if card is None else picture.art.face(card), at)


class _CellsTable:
    """One tabletop being drawn."""

    def __init__(self, picture: Picture, top: Tabletop, layout: Layout) -> None:
        self.picture, self.top, self.layout = picture, top, layout
        self.look, self.canvas = picture.look, picture.canvas
        self.cursor: Point | None = None

    def draw(self) -> None:
        """The hands of the others are tucked under the board."""
        cards = list(self.layout.cards())
        lowest = self.layout.places.seats[self.top.below].hand.top
        below = [(place, card) for place, card in cards if self.layout.point(place)[1] >= lowest // 2]
        for place, card in cards:
            if (place, card) not in below:
                self._lay(place, card)
        draw_board_across(self.canvas, self.top)
        for seat, places in enumerate(self.layout.places.seats):
            draw_plate(self.canvas, places.plate, self.top, seat)
        self._crib_label()
        if self.top.pack:
            self._lay(OnPack(), self.top.starter)
        for place, card in below:
            self._lay(place, card)
        self._beside()
        if self.cursor:
            frame_round(self.picture, self.cursor)

    def _beside(self) -> None:
        """Reasons, and the count or what is being counted."""
        top, places = self.top, self.layout.places
        reasons = REASONS_BY_SEATS[len(top.seats)]
        if not (top.slip and reasons.colliderect(places.show.slip)):
            if top.reasons:
                self.canvas.fill(reasons, self.look.inks.ground)
            draw_reasons(self.canvas, reasons, top)
        if top.slip:
            draw_slip_below(self.canvas, places.show, top, top.slip)
        elif top.count is not None:
            draw_count_box(self.canvas, places.counter, "COUNT", top.count)

    def _crib_label(self) -> None:
        if self.top.dealer is None or not (self.top.pack or self.top.crib):
            return
        owner = self.layout.crib.owner
        words = self.look.table.crib_words.format(self.top.seats[self.top.dealer].name)
        self.canvas.text(owner.topleft, words, self.look.inks.on_felt)

    def _lay(self, place: Place, card: Card | None) -> None:
        is_lit = card is not None and card in self.top.lit
        at = self.layout.point(place)
        area = Rect(at, self.look.cards.size)
        faded = self.top.is_faded(place)
        art = self.picture.art
        self.canvas.blit(
            art.back(faded=faded) if card is None else art.face(card, faded=faded, lit=is_lit), at
        )
        if isinstance(place, AmongPlayed) and len(self.top.seats) > 2 and card:
            across, down = self.look.table.owner_peg
            ink = art.inks[card.suit]
            peg = mark(self.look, f"shape {self.top.side(place.seat)}", ink)
            self.canvas.blit(peg, (at[0] + across, at[1] + down))
        self.picture.spotting.note(area, CardSpot(place))
        if place == self.top.cursor:
            self.cursor = at
