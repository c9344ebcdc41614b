"""The table: the pack spread to be cut, and all that is on the cloth."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from pygame import Rect

from game.paint.brushes.card_art import CardArt
from game.paint.brushes.page_text import fitted
from game.paint.brushes.picture import Picture, draw_message
from game.paint.looks.look import Look
from game.paint.looks.monitor import Point
from game.paint.looks.plans import ShowPlaces, nowhere
from game.paint.table.board import draw_board, peg
from game.paint.table.count_list import draw_count_panel
from game.paint.table.felt_and_wood import draw_cloth_shadow, draw_free_place, lay_cloth
from game.paint.table.layout import Layout
from game.paint.table.plates import (
    crib_words,
    draw_count,
    draw_nameplate,
    draw_owner,
    draw_speech,
    draw_speech_below,
    on_paper,
)
from game.paint.table.reasons import draw_reasons
from game.rules.cards import Card
from game.sheets.sheets import TableSheet
from game.sheets.spots import CardSpot, CutSpot
from game.sheets.table_state import (
    AmongPlayed,
    CountPanel,
    CutShown,
    InCrib,
    InHand,
    OnPack,
    Place,
    SpreadPack,
    TableState,
    Verdict,
)

TAG, AWAY = "CRIB", "on the table"


def draw_crib_owner(picture: Picture, top: TableState, layout: Layout) -> None:
    """Draw whose crib it is, to be read before a card lies there, and on the cards where there is no room."""
    look, crib, count_panel = picture.look, layout.crib, top.count_panel
    is_hidden = look.table.counting and crib.owner.colliderect(layout.places.show.count_panel)
    is_counted_below = is_hidden and count_panel and count_panel.is_crib
    if top.dealer is None or not layout.has_crib or is_counted_below:
        return
    is_tagged = bool(look.table.crib_tag) and top.is_gathered
    room = crib.owner.inflate(-look.cell[0] * (crib.owner.height > look.cell[1]), 0)  # a plate has edges
    words = crib_words(top, look.columns_in(room), is_tagged=is_tagged)
    draw_owner(picture.canvas, crib.owner, words, look.inks.on_cloth(top.side(top.dealer)))


def crib_tag(look: Look, top: TableState, layout: Layout) -> Rect:
    """Return where the tag lies on the gathered backs; nowhere without one."""
    if not look.table.crib_tag or not top.is_gathered or not top.crib or top.crib[-1]:
        return nowhere()
    return look.table.crib_tag.move(layout.point(InCrib(len(top.crib) - 1)))


def draw_crib_tag(picture: Picture, top: TableState, layout: Layout) -> None:
    """Draw a tag on the gathered backs."""
    inks = picture.look.inks
    if tag := crib_tag(picture.look, top, layout):
        picture.canvas.fill(tag, inks.paper.paper)
        picture.canvas.outline(tag, inks.paper.outline)
        picture.canvas.centered(tag, TAG, inks.paper.outline)


POINTER = "↑"


def draw_spread(picture: Picture, layout: Layout, spread: SpreadPack, top: TableState) -> None:
    """Draw the pack across the middle of the table, and the cards cut so far."""
    fan = Fan(picture, layout, spread)
    if not (top.verdict and layout.spread.colliderect(fan.plan.verdict)):  # or its edge would stand out
        fan.draw()
    for cut in spread.shown:
        fan.show(cut, is_lit=cut.card in top.lit)


def verdict_rows(look: Look, words: str) -> Sequence[str]:
    """Break a verdict where it has no room in large letters, into as many rows as its box is high for."""
    area, least = look.table.fan.verdict, len(words) // 2 + 2
    if len(words) <= look.columns_in(area) // 2:
        return (words,)
    tries = (fitted(words, wide) for wide in range(least, len(words)))
    return next((rows for rows in tries if len(rows) * verdict_row_high(look) <= area.height), (words,))


def verdict_row_high(look: Look) -> int:
    """Return how high a row of large letters is, with the air around it."""
    return 5 * look.cell[1] // 2


def verdict_parts(look: Look, verdict: Verdict) -> tuple[str, str]:
    """Return what is told large, and what was cut, where that has room in a line below it."""
    (heading, why), area = verdict.parts, look.table.fan.verdict
    is_low = verdict_row_high(look) * len(verdict_rows(look, heading)) + look.cell[1] > area.height
    if not verdict.cuts or is_low or look.width(why) > area.width - 2 * look.cell[0]:
        return verdict.heading, ""
    return heading, why


def draw_verdict(picture: Picture, verdict: Verdict) -> None:
    """Draw the verdict large, in the color of the side, until it is acknowledged."""
    look, canvas, area = picture.look, picture.canvas, picture.look.table.fan.verdict
    colors = look.inks.on_cloth(verdict.side)
    draw_cloth_shadow(canvas, area)
    canvas.fill(area, colors.inlay)
    canvas.outline(area, colors.words)
    if look.inks.plate.edges:
        canvas.outline(area.inflate(-4 * look.stroke[0], -4 * look.stroke[1]), colors.figures)
    (heading, why), high = verdict_parts(look, verdict), verdict_row_high(look)
    rows = verdict_rows(look, heading)
    longest = look.width(max(rows, key=len))
    is_wide = 2 * longest <= area.width - 2 * look.cell[0]  # or all are tall alone, clear of the edges
    is_large = is_wide or len(rows) == 1
    high = high if is_large else 3 * look.cell[1] // 2
    high = min(high, (area.height - look.cell[1]) // len(rows))  # clear of the edges
    below = area.centery + (len(rows) * high - bool(why) * look.cell[1]) // 2
    canvas.centered(Rect(area.left, below, area.width, look.cell[1]), why, colors.figures)
    for number, row in enumerate(rows):
        line = Rect(0, 0, area.width if is_wide else look.width(row), high)
        line.midtop = area.centerx, below + (number - len(rows)) * high
        (canvas.heading if is_large else canvas.centered)(line, row, colors.figures)


class Fan:
    """A fan of cards being drawn."""

    def __init__(self, picture: Picture, layout: Layout, spread: SpreadPack) -> None:
        self.picture, self.layout, self.spread, self.look = picture, layout, spread, picture.look
        self.plan, self.card = self.look.table.fan, self.look.cards.size
        self.left, self.top = layout.fan
        self.free = list(range(spread.size))
        """The places of the cards that nobody has cut: a depth is counted among them."""
        self.out = dict[int, int]()
        """How far the cards already cut stand out toward their seats, by their places."""
        for cut in spread.shown:
            self.out[self.free.pop(cut.depth)] = self.plan.lifted * (-1) ** self._is_above(cut.seat)

    def draw(self) -> None:
        """Draw the fan; the card at the cursor is drawn out of it, toward whoever cuts."""
        size, depths, cursor, _, marks = self.spread
        at_cursor = None if cursor is None else self.free[cursor]
        draw_cloth_shadow(self.picture.canvas, self.layout.spread)
        cuts = {self.free[depth]: CutSpot(depth) for depth in depths}
        for place in range(size):
            left, level = self._point(place)
            top = level + (self.plan.lifted if place == at_cursor else self.out.get(place, 0))
            for upper in (top, level):  # or a notch would be left where it stood
                self.picture.canvas.blit(self.picture.art.back(), (left, upper))
            if place in cuts:
                self.picture.spotting.note(Rect((left, top), self.card), cuts[place])
        for depth, words in marks.items():  # of a part of the pack, whichever of its cards was cut
            self._mark(depth, words, chosen=depth == cursor)
        if at_cursor is not None and cursor not in marks:
            self._mark(at_cursor, POINTER, chosen=True)

    def show(self, cut: CutShown, *, is_lit: bool) -> None:
        """Show a cut card before the seat that cut it, clear of the fan."""
        place = self.layout.cut_card(cut.seat)
        draw_cloth_shadow(self.picture.canvas, place)
        if is_lit and self.look.table.frames_lit:
            draw_frames(self.picture, [place], is_thin=len(self.layout.places.seats) > 2)
        self.picture.canvas.blit(self.picture.art.face(cut.card, lit=is_lit), place.topleft)

    def _is_above(self, seat: int) -> bool:
        return self.layout.places.seats[seat].hand.top < self.top

    def _point(self, place: int) -> Point:
        return self.left + place * self.plan.step, self.top

    def _mark(self, place: int, words: str, *, chosen: bool) -> None:
        """Mark the packets that stand out, below them."""
        left, top = self._point(place)
        below = top + self.card[1] + self.plan.lifted + self.plan.gap
        area = Rect(left, below, self.look.width(f" {words} "), self.look.cell[1])
        area.centerx = left + self.card[0] // 2
        area.right = min(area.right, self._point(self.spread.size - 1)[0] + self.card[0])
        area.topleft = self.look.on_grid(area.topleft)
        inks, canvas = self.look.inks, self.picture.canvas
        if chosen:
            canvas.fill(area, inks.lit)
        canvas.centered(area, words, inks.plate.now_words if chosen else inks.on_felt)


def draw_frames(picture: Picture, areas: Sequence[Rect], *, is_thin: bool = False) -> None:
    """Draw frames round cards, in one edge, as cards side by side share it; thin ones leave air instead."""
    look, (across, down), (wide, high) = picture.look, picture.look.stroke, picture.look.table.cursor_frame
    frames = [area.inflate(wide >> is_thin, high >> is_thin) for area in areas]
    for frame in frames * (not is_thin):
        picture.canvas.fill(frame.inflate(2 * across, 2 * down), look.inks.shadow)
    for frame in frames:
        picture.canvas.fill(frame, look.inks.lit)


CountPanelPainter = Callable[[Picture, ShowPlaces, TableState, CountPanel], None]
MOST_BUTTONS = 30
"""As many letters as a table's buttons are wide, all of them."""
BesidePainter = Callable[[Picture, TableState, Layout], None]


def draw_beside(picture: Picture, top: TableState, _: Layout) -> None:
    """Draw the words beside the cloth: the reasons for scores, and the message; a refusal alone, where what
    is asked again leaves the buttons no room."""
    look = picture.look
    told = top.prompt_in(look.columns_in(look.table.message) - 1)
    draw_reasons(picture.canvas, look.table.reasons, top)
    if top.is_refused and len(told) > look.columns_in(look.table.message) - MOST_BUTTONS:
        told = top.refusal
    ink = look.inks.refusal if top.is_refused else None
    draw_message(picture, told, beside=MOST_BUTTONS if top.hands else 0, ink=ink)


def draw_tabletop(
    picture: Picture,
    sheet: TableSheet,
    count_panel: CountPanelPainter = draw_count_panel,
    beside: BesidePainter = draw_beside,
) -> None:
    """Begin a picture with the table and all that lies on it, is spread on it or flies over it."""
    top, flights, spread = sheet.top, sheet.flights, sheet.spread
    picture.clear()
    layout = Layout(picture.look, top)
    _TablePicture(picture, top, layout).draw(count_panel, beside)
    if spread:
        draw_spread(picture, layout, spread, top)
    if top.verdict:
        draw_verdict(picture, top.verdict)
    for flight in flights:
        left, upper = layout.on_its_way(flight)
        picture.canvas.blit(picture.art.face(flight.card), (round(left), round(upper)))


class _TablePicture:
    """One tabletop being drawn."""

    def __init__(self, picture: Picture, top: TableState, layout: Layout) -> None:
        self.picture, self.top, self.layout, self.places = picture, top, layout, layout.places
        self.look, self.plan, self.inks = picture.look, picture.look.table, picture.look.inks
        self.canvas, self.art = picture.canvas, picture.art
        self.close_fans = layout.close_fans() if picture.art.is_large else ()
        self.seen = layout.seen()

    def draw(self, count_panel: CountPanelPainter, beside: BesidePainter) -> None:
        lay_cloth(self.canvas)
        draw_board(self.canvas, self.plan.board, self.top)
        beside(self.picture, self.top, self.layout)
        plates = [places.plate for places in self.places.seats]
        for plate in plates:  # all shadows, or one would lie on the next plate
            draw_cloth_shadow(self.canvas, plate.area)
        for seat in range(len(plates)):
            draw_nameplate(self.canvas, plates, self.top, seat)
        for free in (*self.layout.crib_laid_open[len(self.top.crib) :], *self.layout.crib_to_pile):
            lay_cloth(self.canvas, free)  # of those that overlap the next one is seen whole
            draw_free_place(self.canvas, free)
        self._pack()
        self._hand_away()
        self._speeches()
        cards = [*self.layout.cards()]
        for place, card in cards:
            draw_cloth_shadow(self.canvas, self._area(place, card))
        for row in self._rows(cards):
            self._frames(row)
            for place, card in row:
                self._lay(place, card)
        draw_crib_owner(self.picture, self.top, self.layout)
        draw_crib_tag(self.picture, self.top, self.layout)
        if self.top.count_panel:
            count_panel(self.picture, self.places.show, self.top, self.top.count_panel)
        elif self.top.count is not None:
            draw_count(self.canvas, self.places.counter, self.top.voice.count_box, self.top.count)

    def _speeches(self) -> None:
        """Draw what the seats say, below the cards, or their shadows would fall on these.

        That somebody has discarded stands beside one hand alone: of many it is told as it happens."""
        voice, panel = self.top.voice, self.top.count_panel
        for seat, places in enumerate(self.places.seats):
            told, hand = self.top.seats[seat], self.layout.hand(seat)
            is_told = len(self.top.seats) > 2 and told.says == voice.say(voice.has_discarded, told.name)
            if not is_told and not (panel and panel.seat == seat):
                words = on_paper(self.look, places.plate, self.top, seat)
                draw_speech(self.canvas, places.plate, words, hand, lost=told.is_lost)

    def _rows(self, cards: Iterable[tuple[Place, Card | None]]) -> Iterator[list[tuple[Place, Card | None]]]:
        """Yield the cards row by row: a lower one lies over that above it, and the cursor's over its own.

        Over all lies a played card that alone is lit."""

        def row(laid: tuple[Place, Card | None]) -> tuple[bool, int]:
            place, card = laid
            is_alone = isinstance(place, AmongPlayed) and self.top.lit == {card}
            return is_alone, self.layout.point(place)[1]

        for _, of_row in groupby(sorted(cards, key=row), key=row):
            yield sorted(of_row, key=lambda laid: (laid[0] == self.top.cursor, self._is_advised(*laid)))

    def _frames(self, cards: Sequence[tuple[Place, Card | None]]) -> None:
        """Frame the cards that are lit, where their paper stays as it is."""
        if not self.plan.frames_lit:
            return
        lit = [laid for laid in cards if laid[1] in self.top.lit and not self._is_advised(*laid)]
        is_thin = any(self.layout.is_framed_thinly(place) for place, _ in lit)
        draw_frames(self.picture, [self._area(*laid) for laid in lit], is_thin=is_thin)

    def _is_quiet(self, card: Card | None) -> bool:
        return self.plan.frames_lit and card in self.top.lit_quietly

    def _is_advised(self, place: Place, card: Card | None) -> bool:
        """Whether it is lit in a hand that is held: its frame is whole, over its neighbors."""
        is_held = isinstance(place, InHand) and not self.top.count_panel
        return self._is_quiet(card) or (is_held and self.plan.frames_lit and card in self.top.lit)

    def _hand_away(self) -> None:
        """Outline the place of a hand, or of a crib, that has come to be counted; there its seat speaks, or
        words say where it is."""
        place, panel = self.layout.hand_away, self.top.count_panel
        if not place or not panel:
            return
        draw_free_place(self.canvas, place)
        seat, voice, plate = self.top.seats[panel.seat], self.top.voice, self.places.seats[panel.seat].plate
        is_told = panel.total is not None or panel.is_crib or panel.seat == self.top.below
        is_told |= plate.area.contains(plate.word)
        if not is_told and seat.says not in ("", voice.say(voice.counting, seat.name)):
            draw_speech_below(self.canvas, plate, seat)
            return
        rows, high = fitted(AWAY, self.look.columns_in(place)), self.look.cell[1]
        line = Rect(place.left, place.centery - len(rows) * high // 2, place.width, high)
        self.canvas.centered_rows(line, rows, self.inks.on_felt)

    def _pack(self) -> None:
        if not self.top.pack:
            return
        pack = self.layout.area(OnPack())
        draw_cloth_shadow(self.canvas, pack)
        layers = [pack.move(layer) for layer in self.plan.pack_layers]
        if self.top.cursor == OnPack():  # all of it is pointed at, or its frame would be cut by what is below
            draw_frames(self.picture, [pack.unionall(layers)])
        for layer in layers:
            self.canvas.blit(self.art.back(), layer.topleft)
        if self.plan.frames_lit and self.top.starter in self.top.lit:
            starter = self._area(OnPack(), self.top.starter)
            draw_frames(self.picture, [starter], is_thin=self.layout.is_framed_thinly(OnPack()))
        self._lay(OnPack(), self.top.starter)

    def _lay(self, place: Place, card: Card | None) -> None:
        is_lit, area, paper = card in self.top.lit, self._area(place, card), self.look.inks.paper
        is_faded = self.top.is_faded(place) and (bool(paper.old) or not self.layout.rise(place))
        is_old = is_faded and isinstance(place, AmongPlayed)
        art = self.art.usual if self.layout.fan_of(place) in self.close_fans else self.art
        face = art.face(card, faded=is_faded, lit=is_lit, old=is_old, quiet=card in self.top.lit_quietly)
        seen = self.seen.get(place, area.width)
        if card and isinstance(place, InHand):
            face = art.covered(face, seen)
        elif self.top.is_of_old_count(place):
            face = art.covered(face, seen * (7 * seen > 4 * area.width))  # half a figure is a jumble
        is_pointed = place == self.top.cursor and place != OnPack()
        if is_pointed or self._is_advised(place, card):
            area.width = self._seen(place, area)
            is_thin = self.layout.is_framed_thinly(place) or self._is_quiet(card)
            draw_frames(self.picture, [area], is_thin=place != self.top.cursor and is_thin)
            face = face.subsurface((0, 0), area.size)
        self.canvas.blit(face, area.topleft)
        if self.layout.tells_player(place):
            self._owner(place, area, art)
        self.picture.spotting.note(area, CardSpot(place))

    def _owner(self, place: AmongPlayed, area: Rect, art: CardArt) -> None:
        """Draw who played a card below its index; a large one leaves room at the right alone."""
        (across, down), has_room = self.plan.owner_peg, True
        picture = peg(self.look, self.top.side(place.seat), of_ivory=self.top.ivory_pegs)
        high = self.look.cell[1]
        if art.is_large:
            aside = self.look.cards.large_strip.middle - picture.get_width() // 2
            has_room = self.seen.get(place, area.width) >= aside + picture.get_width()
            across, down = (aside, down + high) if has_room else (across, down)
        self.canvas.blit(picture, (area.left + across, area.top + down))
        if has_room:
            at = area.left + across, area.top + down + high // 2
            self.canvas.text(at, self.top.initials[place.seat], self.inks.paper.outline)

    def _seen(self, place: Place, area: Rect) -> int:
        """Return how much of a card's width hides no index of the next one, nor either one's quiet frame."""
        if not isinstance(place, InHand) or place.index + 1 >= len(self.top.seats[place.seat].hand):
            return area.width
        after = self.layout.point(InHand(place.seat, place.index + 1))[0] - area.left
        pair = self.top.seats[place.seat].hand[place.index : place.index + 2]
        edges = self.look.stroke[0] * (1 + any(map(self._is_quiet, pair)))
        return min(area.width, after - self.plan.cursor_frame[0] // 2 - edges)

    def _area(self, place: Place, card: Card | None) -> Rect:
        raised = self.plan.lit_raised * (card in self.top.lit)
        if place == self.top.cursor:
            raised = self.plan.raised
        if place == OnPack() and not self.top.count_panel:  # above it stands what it is called
            raised = 0
        return self.layout.area(place).move(0, -raised - self.layout.rise(place))
