"""The table of the C-128: all that lies still stands on cells, and all that moves is a sprite."""

from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.picture import Blinking, Picture, draw_message
from game.paint.looks.look import Look
from game.paint.looks.monitor import CLEAR, Ink, Point
from game.paint.looks.plans import nowhere
from game.paint.table.board import carved
from game.paint.table.cloth_picture import draw_verdict
from game.paint.table.felt_and_wood import draw_free_place
from game.paint.table.free_room import crib_in_cells, pack_in_cells
from game.paint.table.layout import Layout
from game.paint.table.plates import counted_words, draw_count, draw_items, waiting_words
from game.paint.table.reasons import draw_last_scores, draw_last_told, draw_reached, ink_of_told
from game.rules.cards import Card
from game.sheets.sheets import TableSheet
from game.sheets.spots import CardSpot, CutSpot
from game.sheets.table_state import AmongPlayed, InHand, OnPack, Place, SpreadPack, TableState
from game.sheets.table_told import newest_told

from .board import draw_board_across, draw_count_panel_below, draw_plate, draw_streets_below
from .plans import CELL, COUNTED, HALF, MESSAGES, REASONS_BY_SEATS, WAITING, VicColor, cells

WIDEST, HIGHEST, DOUBLED = 24, 21, 2
BACK, LIT = VicColor.BLUE, (VicColor.BLACK, VicColor.YELLOW)
CURSOR, BLINK, TIMES = (VicColor.YELLOW, VicColor.LIGHT_BLUE), 36, 20
"""The colors of the highlight, in which no card is framed, how long each lasts, and how often they change."""


def lay_sprite(canvas: Canvas, shape: Surface, at: Point, times: int = DOUBLED) -> None:
    """Lay a shape of one color, its pixels as they are or doubled, with its upper left corner here."""
    canvas.blit(pygame.transform.scale_by(shape, times), at)


def lay_hand(picture: Picture, at: Point, skin: Ink, *, is_left: bool = False) -> None:
    """Lay a hand of two sprites that points to the right, or to the left."""
    for part, ink in (("fill", skin), ("outline", VicColor.BLACK)):
        shape = carved(picture.look, f"hand {part}", ink)
        lay_sprite(picture.canvas, pygame.transform.flip(shape, is_left, False), at, 1)


def frame_round(picture: Picture, seen: Rect, is_lit: bool) -> None:
    """Frame what is seen of a card; the frame moves over the cards, and changes its color as a cursor."""
    inks = CURSOR[::-1] if is_lit else CURSOR  # a card that is lit is yellow itself
    shapes = [_frame(picture.look, ink, seen.size) for ink in inks]
    doubled = [pygame.transform.scale_by(shape, DOUBLED) for shape in shapes]
    at = doubled[0].get_rect(center=seen.center).topleft
    lay_sprite(picture.canvas, shapes[0], at)
    picture.blinking = Blinking(at, doubled, BLINK, TIMES)


@lru_cache(maxsize=16)  # inks and sizes of a frame
def _frame(look: Look, ink: Ink, seen: Point) -> Surface:
    (across, down), (wide, high) = look.table.cursor_frame, seen
    size = min((wide + across) // DOUBLED, WIDEST), min((high + down) // DOUBLED, HIGHEST)
    shape = look.palette.plain(ink, size)
    shape.fill(CLEAR, Rect((0, 0), size).inflate(-2, -2))
    shape.set_colorkey(CLEAR)
    return shape


def fly_card(canvas: Canvas, card: Surface, at: Point) -> None:
    """Fly a card: its paper as one sprite, on it a back as another, and a face as fine as it lies in four."""
    look, (wide, high) = canvas.look, (length // DOUBLED for length in card.get_size())
    lay_sprite(canvas, look.palette.plain(look.inks.paper.paper, (wide, high)), at)
    drawn = BACK if (outline := card.get_at_mapped((0, 0))) == VicColor.WHITE else outline
    inks = bytes(ink if ink == drawn else CLEAR for ink in pygame.image.tobytes(card, "P"))
    shape = look.palette.picture(inks, card.get_size())
    if drawn == BACK:  # its pixels are double, and more of them fly at once
        lay_sprite(canvas, pygame.transform.scale(shape, (wide, high)), at)
        return
    for left, upper in ((0, 0), (wide, 0), (0, high), (wide, high)):
        lay_sprite(canvas, shape.subsurface(left, upper, wide, high), (at[0] + left, at[1] + upper), 1)


PACK_LEFT, PACK_WIDE, BACK_ROWS, FOOT, EDGE = {2: 10, 3: 15, 4: 15}, 11, 2, {2: 16, 3: 15, 4: 15}, 2
SHOWN_CARD, SHOWN_HIGH = {2: 31, 3: 35, 4: 35}, {2: 8, 3: 7, 4: 7}
"""How many rows from one card to the next, by seats: of more than two some lie at each side."""


def draw_cut(picture: Picture, top: TableState, spread: SpreadPack) -> None:
    """Draw the pack with the heights at its left, and each seat's card below its name; of two a heading."""
    if len(top.seats) == 2:
        inks = picture.look.inks
        picture.canvas.text(cells(0, 1, 9).topleft, " THE CUT ", inks.lit, inks.ground)
    if not top.verdict:  # or streets that it has no room for would stand out above it
        draw_streets_below(picture.canvas, top)
    own = next((cut.depth for cut in spread.shown if cut.seat == top.below), None)
    at = own if spread.cursor is None else spread.cursor
    _draw_pack(picture, PACK_LEFT[len(top.seats)], FOOT[len(top.seats)], spread, at)
    cut = {shown.seat: shown.card for shown in spread.shown}
    for number in range(len(top.seats)):  # the own seat last, which sits below
        seat = (top.below + 1 + number) % len(top.seats)
        _show(picture, top, seat, cut.get(seat), number)


def _draw_pack(picture: Picture, left: int, foot: int, spread: SpreadPack, cut: int | None) -> None:
    """Draw fifty-two edges, and a back on top; the packet above the place of the cut is a row off."""
    head = foot - spread.size * EDGE // CELL
    gap = None if cut is None else foot - max(cut * EDGE // CELL, 1)
    _draw_packet(picture, left, head if gap is None else gap, foot)
    if gap is not None:
        _draw_packet(picture, left + 1, head, gap - 1)
    _draw_back(picture, left + (gap is not None), head - BACK_ROWS)
    for depth in spread.depths:
        area = Rect(left * CELL, foot * CELL - (depth + 1) * EDGE, (PACK_WIDE + 1) * CELL, EDGE)
        picture.spotting.note(area, CutSpot(depth))
    for depth, words in spread.marks.items():
        inks = LIT if depth == spread.cursor else (VicColor.WHITE,)
        at = cells(left - len(words) - 3, foot - max(depth * EDGE // CELL, 1), len(words) + 2)
        picture.canvas.text(at.topleft, f" {words} ", *inks)
        picture.spotting.note(at, CutSpot(depth))
    if spread.cursor is not None:
        edge = (left + PACK_WIDE + 1) * CELL, foot * CELL - spread.cursor * EDGE - CELL // 2
        lay_hand(picture, edge, VicColor.LIGHT_RED, is_left=True)


def _draw_packet(picture: Picture, left: int, first: int, last: int) -> None:
    area = cells(left, first, PACK_WIDE, last - first)
    picture.canvas.fill(area, VicColor.WHITE)
    for line in range(area.top + 1, area.bottom, EDGE):
        picture.canvas.fill(Rect(area.left, line, area.width, 1), VicColor.GRAY)


def _draw_back(picture: Picture, left: int, row: int) -> None:
    """Draw a back as wide as the pack: the ends of a card's, and between them its lattice again and again."""
    back, (wide, high) = picture.art.back(), picture.look.cards.size
    for column in range(PACK_WIDE):
        part = {0: 0, PACK_WIDE - 1: wide - CELL}.get(column, CELL * (1 + 2 * column // PACK_WIDE))
        for upper, tall, at in ((0, 3 * HALF, 0), (high - HALF, HALF, 3 * HALF)):
            piece = back.subsurface((part, upper, CELL, tall))
            picture.canvas.blit(piece, ((left + column) * CELL, row * CELL + at))


def _show(picture: Picture, top: TableState, seat: int, card: Card | None, number: int) -> None:
    """Show below a name the card cut, or its place; the tag of a name is even, as a card is."""
    look, canvas, seats, says = picture.look, picture.canvas, len(top.seats), top.seats[seat].on_plate
    row, column = divmod(number, 2) if seats > 2 else (number, 1)
    place = cells((1, SHOWN_CARD[seats])[column], 1 + 2 * (seats == 2) + row * SHOWN_HIGH[seats], 4, 5)
    name = Rect(0, place.top - CELL, max(place.width, (2 + len(says) // 2 * 2) * CELL), CELL)
    name = name.move(place.centerx - name.centerx, 0).clamp(look.table.cloth)
    ink = look.inks.sides[top.side(seat)].words if top.has_sides else VicColor.LIGHT_GRAY
    canvas.fill(name, VicColor.WHITE if top.is_lit(seat) else ink)
    canvas.text((name.centerx - look.width(says) // 2, name.top), says, VicColor.BLACK)
    if card:
        canvas.blit(picture.art.face(card, lit=card in top.lit), place.topleft)
    else:
        draw_free_place(canvas, place)


MOST_FLYING = 3
"""Two sprites for each back, and one or two for the highlight; a face, which takes five, flies alone."""


def draw_ground(picture: Picture, top: TableState, told: Sequence[str] = ()) -> None:
    """Begin a picture with the cloth and the message below it, or else a score just made."""
    picture.draw_border(picture.look.inks.border)
    picture.clear()
    picture.canvas.fill(picture.look.table.cloth, picture.look.inks.felt)
    within = draw_last_told(picture.canvas, draw_reached(picture.canvas, MESSAGES, top), top)
    draw_message(picture, top.prompt, within, happened=told, ink=ink_of_told(picture.look, top, told))


def draw_cells_table(picture: Picture, sheet: TableSheet) -> None:
    """Begin a picture with the table and all that lies on it, is cut from the pack or flies over it."""
    top, flights, spread = sheet.top, sheet.flights, sheet.spread
    draw_ground(picture, top, () if top.count_panel else newest_told(top))
    layout = Layout(picture.look, top)
    if spread:
        draw_cut(picture, top, spread)
    else:
        _CellsTable(picture, top, layout).draw()
    if top.verdict:
        draw_verdict(picture, top.verdict)
    for flight in flights[:MOST_FLYING]:
        left, upper = layout.on_its_way(flight)
        fly_card(picture.canvas, picture.art.face(flight.card), (round(left), round(upper)))


class _CellsTable:
    """One tabletop being drawn."""

    def __init__(self, picture: Picture, top: TableState, layout: Layout) -> None:
        self.picture, self.top, self.layout = picture, top, layout
        self.look, self.canvas = picture.look, picture.canvas
        self.cursor: tuple[Rect, bool] | None = None
        self.seen = layout.seen()
        self.close_fans = layout.close_fans()

    def draw(self) -> None:
        """Draw the table, with the hands of the others tucked under the board."""
        lowest = self.layout.places.seats[self.top.below].hand.top
        below = [laid for laid in self.layout.cards() if self.layout.point(laid[0])[1] >= lowest // 2]
        for laid in self.layout.cards():
            if laid not in below:
                self._lay(*laid)
        draw_board_across(self.canvas, self.top)
        for seat, places in enumerate(self.layout.places.seats):
            unsaid = draw_plate(self.canvas, places.plate, self.top, seat, self.layout.hand(seat))
            if unsaid and seat != self.top.below and not (self.picture.message or self._read):
                draw_message(self.picture, f"{self.top.seats[seat].on_plate}: {unsaid}")
        self._labels()
        if self.top.pack:
            self._lay(OnPack(), self.top.starter)
        for place, card in sorted(below, key=lambda laid: isinstance(laid[0], InHand)):
            self._lay(place, card)
        self._beside()
        if self.cursor:
            frame_round(self.picture, *self.cursor)

    @property
    def _read(self) -> Sequence[str]:
        """What is read of the count on the line of messages, unless a pad lies over its end."""
        panel = self.top.count_panel
        return panel.read if panel and not self.top.prompt and self.top.turn == panel.seat else ()

    def _owner(self, place: AmongPlayed, area: Rect) -> None:
        """Tell at the foot of a card of many who played it; in turn a row higher, where they lie close."""
        row = place.index % 2 * self.top.is_of_old_count(place)
        tag = Rect(area.left, area.bottom - (1 + row) * CELL, CELL, CELL)
        air = HALF * (self.look.inks.felt == VicColor.BLACK)  # or it melts into the cloth
        self.canvas.fill(tag.union(tag.move(-air, 0)), self.look.inks.sides[self.top.side(place.seat)].words)
        self.canvas.text(tag.topleft, self.top.initials[place.seat], VicColor.BLACK)

    def _beside(self) -> None:
        """Draw the reasons, or the hand being counted."""
        top, places, listed = self.top, self.layout.places, nowhere()
        reasons, hand = REASONS_BY_SEATS[len(top.seats)], self.layout.hand(top.below)
        left = hand.right + CELL if hand.inflate(2 * CELL, 0).colliderect(reasons) else reasons.left
        right = reasons.right if top.count is not None else self.look.table.cloth.right
        reasons = Rect(left, reasons.top, right - left, reasons.height)
        if panel := top.count_panel:
            listed = draw_count_panel_below(self.canvas, places.show, top, panel)
            reasons = reasons if listed else places.show.count_panel
            draw_items(self.canvas, MESSAGES, self._read, self.look.inks.lit, LIT)
        elif top.count is not None:
            draw_count(self.canvas, places.counter, top.voice.count_box, top.count)
        if top.reasons and not reasons.colliderect(listed):
            draw_last_scores(self.canvas, reasons, top)

    def _labels(self) -> None:
        """Tell whose crib it is, and what the starter is called, each above its middle if there is room."""
        top, ink = self.top, self.look.inks.on_felt
        (label, deck), (words, crib) = pack_in_cells(self.look, top), crib_in_cells(self.look, top)
        self._label(crib, words.upper(), ink)
        if words and not top.crib:
            draw_free_place(self.canvas, Rect(self.layout.crib.cards.point(0, 1), self.look.cards.size))
        if panel := top.count_panel:  # a pad may lie over the head of its list
            room, below = deck.left // CELL - 1, self.look.columns_in(WAITING)
            colors = self.look.inks.sides[top.side(panel.seat)].words, VicColor.BLACK
            self._label(COUNTED, counted_words(top, panel, room).rstrip(), *colors)
            self._label(WAITING, waiting_words(top, panel, below), ink)
        if top.pack:
            self._label(deck, label.upper(), ink)

    def _label(self, area: Rect, words: str, ink: Ink, back: Ink | None = None) -> None:
        """Write capitals at the foot of their cells, or they melt into what is white above them."""
        self.canvas.text(area.topleft, " " * len(words), ink, back)
        self.canvas.text((area.left, area.top + 1), words, ink)

    def _lay(self, place: Place, card: Card | None) -> None:
        (left, upper), rise, art = self.layout.point(place), self.layout.rise(place), self.picture.art
        area = Rect((left, upper - rise), self.look.cards.size)
        art = art.usual if self.layout.fan_of(place) in self.close_fans else art
        is_faded = self.top.is_faded(place) and not rise
        face = art.face(card, faded=is_faded, lit=card in self.top.lit, quiet=card in self.top.lit_quietly)
        seen = self.seen.get(place, area.width)
        if card:
            face = art.covered(face, CELL if is_faded and isinstance(place, AmongPlayed) else seen)
        seen_area = area.clip(self.look.table.cloth)  # tucked under what is below, with its edge
        self.canvas.blit(face.subsurface(seen_area.move(-left, rise - upper)), seen_area.topleft)
        self.canvas.blit(face.subsurface(0, area.height - 1, area.width, 1), (left, seen_area.bottom - 1))
        if self.layout.tells_player(place):
            self._owner(place, area)
        self.picture.spotting.note(seen_area, CardSpot(place))
        if place == self.top.cursor:
            framed = Rect(area.topleft, (seen, area.height)) if card else area.inflate(-2, 0)  # a thick edge
            self.cursor = framed, card in self.top.lit
