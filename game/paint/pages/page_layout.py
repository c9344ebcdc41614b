"""Where everything on a page lies: a sheet and a machine's numbers, painted with its few strokes."""

from collections.abc import Sequence

from pygame import Rect
from pygame.transform import scale2x

from game.paint.brushes.canvas import Canvas, draw_panel, draw_shadow
from game.paint.brushes.card_art import index_of, stack
from game.paint.brushes.page_text import BOX, card_lefts, card_size, example, fitted, key_in
from game.paint.brushes.picture import Picture
from game.paint.looks.card_plan import Indices
from game.paint.looks.grain import DOWN, UP
from game.paint.looks.inks import PanelInks
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.paint.table.cloth_picture import draw_frames
from game.paint.table.count_list import draw_named
from game.paint.table.felt_and_wood import draw_cloth_shadow, draw_wall
from game.rules.cards import Card, named_card, parse_cards
from game.sheets.marks import HEADING_MARK, SMALL_CARD
from game.sheets.pages import WAYS_BACK, deed_of
from game.sheets.scrolling import Seen
from game.sheets.spots import BACK, ButtonSpot

MINI, MINI_LARGE = Indices(middle=8, top=3, gap=3), Indices(middle=8, top=2, gap=1)
"""Where rank and suit stand on a mini card."""
LEAST_DOTS = 2
"""How many dots lead from a label to its value, at least; else none."""
GADGETS = 14
"""Columns that a bar with gadgets has for no words."""
GAP = "   "
"""What stands between the parts of a footer."""
STOPS, APART_FROM_PAPER = (",", ".", ":", ";"), 3
"""What may follow a small card at once, and by how many pixels it then stands off the paper."""
_MARK_AIR = 2
"""Pixels between a mark and the frame at its right, where these are free."""


class PaintedPage:
    """A page being painted: words and areas go to the picture, and what can be clicked is noted there."""

    def __init__(self, picture: Picture, *, shuts: bool = False) -> None:
        """Begin a page; `shuts`: nothing that was there before can be clicked any more."""
        self.picture, self.look, canvas = picture, picture.look, picture.canvas
        self.text, self.centered, self.fill = canvas.text, canvas.centered, canvas.fill
        self.click, self.seen = picture.spotting.note, Seen()
        if shuts:
            picture.blinking = None
            picture.spotting.clear()

    def ground(self, ink: Ink | None = None) -> None:
        """Begin a picture on one ink, or on the wall that pages hang on."""
        self.picture.clear(ink)
        self.picture.draw_page_border()
        if ink is None:
            draw_wall(self.picture)

    def panel(
        self,
        area: Rect,
        title: str = "",
        *,
        inks: PanelInks | None = None,
        is_over: bool = False,
        is_on_cloth: bool = False,
    ) -> None:
        """Draw a framed area; one that lies over something throws a shadow, on bright cloth a card's."""
        if is_on_cloth:
            draw_cloth_shadow(self.picture.canvas, area, within=Rect((0, 0), self.look.size))
        if is_over:
            draw_shadow(self.picture.canvas, area)
        draw_panel(self.picture.canvas, area, inks or self.look.inks.panel, title)

    def large_heading(self, area: Rect, words: str) -> None:
        """Write a heading twice as large, where a letter can be."""
        self.look.grain.heading(self.picture.canvas, area, words, self.look.inks.panel.title)

    def bar(self, row: Rect) -> Rect:
        """Return what a bar takes of a row; where the border is of its ink the page stays whole.

        It begins with the paper of small cards, where letters end above their row."""
        bar = row.inflate(-self.look.cell[0] * self.look.pages.menu.is_page, 0)
        return bar.move(0, -self.look.pages.text.over_letters)

    def rule(self, row: Rect) -> None:
        """Draw a line across the middle of a row."""
        self.look.grain.rule(self.picture.canvas, row, self.look.inks.panel.frame)

    def scroll_marks(self, right: int, first: int, last: int, drawn: range, of: int) -> None:
        """Draw marks in the first and the last row, where there is more above or below, or a bar there."""
        inks, high = self.look.inks, self.look.cell[1]
        if inks.plate.edges and len(drawn) < of:
            bar = Rect(right - 4, first, self.look.cell[0] + 4, last + high - first)
            scroll_bar(self.picture.canvas, bar, Seen(drawn.start, len(drawn), of))
            return
        right -= self.look.grain.air(_MARK_AIR)
        for at, mark, has_more in ((first, UP, drawn.start), (last, DOWN, drawn.stop < of)):
            if has_more:
                drawn_in = self.look.grain.inks_of_mark(inks.panel.title, inks.panel.back)
                self.text((right, at), mark, *drawn_in)

    def words_with_cards(self, words: str, at: Point, ink: Ink) -> None:
        """Write words with small cards among them, on paper unless red suits have an ink for the ground."""
        (left, top), above, end, look = at, self.look.pages.text.above_paper, 0, self.look
        inks, white, suits = look.inks.panel, look.inks.paper.paper, self.picture.art.inks
        reds = look.inks.red_words if len({*suits.values()}) == 2 else None
        for match in SMALL_CARD.finditer(words):
            before, card = words[end : match.start()], Card.parse(match[1] + match[2])
            face = named_card(card)
            self._beside_card(before, (left, top), ink)
            left, end = left + look.width(before), match.end()
            paper = Rect(left, top + above, look.width(face), look.cell[1] - abs(above) - max(above, 0))
            is_in_a_bar = ink == (white if look.grain.has_only_letters else inks.bar_words)
            suit = suits[card.suit]
            if reds:
                own = ink if is_in_a_bar else inks.value
                draw_named(self.picture.canvas, paper, face, own, reds[is_in_a_bar])
            elif look.grain.has_only_letters and is_in_a_bar:
                self.text((left, top), face, ink)
            else:
                if (ink, white) != (inks.head_words, inks.head):  # a head is paper already
                    ground = self.picture.canvas.surface.get_at_mapped(paper.topleft)
                    air = 4 * (look.grain.has_two_inks and suit in (inks.back, ground))
                    self.fill(paper.inflate(air or look.grain.air(2 * look.stroke[0]), 0), white)
                self.text((left, top), face, suit)
            left = paper.right
        self._beside_card(words[end:], (left, top), ink)

    def _beside_card(self, words: str, at: Point, ink: Ink) -> None:
        """Write words among small cards; what ends a part of a sentence stands off the paper."""
        (left, top), mark = at, words[: words[:1] in STOPS]
        if mark:
            self.text((left + self.look.grain.air(APART_FROM_PAPER), top), mark, ink)
        self.text((left + self.look.width(mark), top), words[len(mark) :], ink)

    def example(self, cards: str, words: str, at: Point, columns: int, ink: Ink) -> None:
        """Write why cards count what they do, at their right in this ink or their cloth's, and how much in
        large figures."""
        beside = example(self.look, cards, words, columns) if words else None
        if not beside:
            return
        inks, (wide, high) = self.look.inks, self.look.cell
        box = Rect(at[0] + (columns - BOX) * wide, at[1], BOX * wide, card_size(self.look)[1])
        is_on_cloth = self.look.grain.is_fine and not self.look.inks.cloth
        back = self.look.inks.ground if is_on_cloth else inks.counter.back
        beside_figure = wide if self.look.grain.has_two_inks else self.look.grain.air(4)
        aside = wide // 2 * self.look.grain.has_two_inks  # off the column of the marks at the page's edge
        paper = box.inflate(beside_figure, 2 * is_on_cloth).move(-aside, 0)
        paper.width += self.look.grain.air(2)  # as far as its cloth; its left end stays off the words
        self.fill(paper, back)
        off_left = not self.look.grain.has_only_letters  # a figure ends in air, but does not begin with it
        self.picture.canvas.large(paper.move(off_left, 0), beside.points, inks.counter.value)
        top = at[1] + self.look.on_grid((0, max(box.height - len(beside.rows) * high, 0) // 2))[1]
        ink = inks.on_felt if is_on_cloth else ink
        for row, line in enumerate(beside.rows):
            self.text((at[0] + beside.column * wide - aside, top + row * high), line, ink)

    def true_cards(self, words: str, at: Point, room: int, why: str) -> None:
        """Draw cards as they lie on the table, or small; those after a `+` stand apart, and what is lit of
        examples right before their words, which begin in one column."""
        groups, lights_last = [parse_cards(group) for group in words.split("+")], why.startswith(HEADING_MARK)
        places = [*card_lefts(self.look, [*map(len, groups)], room, overlap=bool(why))]
        beside = lights_last and example(self.look, words, why, self.look.columns_in(Rect(at, (room, 0))))
        if beside:
            aside = beside.cards_end * self.look.cell[0] - card_size(self.look)[0] - places[-1]
            lit = len(groups[-1])
            places[-lit:] = [left + aside for left in places[-lit:]]
        lefts = iter(places)
        for group in groups:
            is_lit = lights_last and group is groups[-1]
            for card in group:
                place = at[0] + next(lefts), at[1]
                if self.look.pages.text.mini_card:
                    paper = self.look.inks.paper.lit if is_lit else None
                    self.mini_card(card, Rect(place, card_size(self.look)), paper)
                else:
                    if is_lit and self.look.table.frames_lit:
                        draw_frames(self.picture, [Rect(place, card_size(self.look))])
                    self.picture.canvas.blit(self.picture.art.face(card, lit=is_lit), place)

    def mini_card(self, card: Card, face: Rect, paper: Ink | None) -> None:
        """Rank over suit, or beside it where there is less height, in an outline in the ink of the suit."""
        ink = self.picture.art.inks[card.suit]
        self.fill(face, self.look.inks.paper.paper if paper is None else paper)
        self.picture.canvas.outline(face, ink)
        rank, suit = index_of(self.look, card, ink)
        if face.height < card_size(self.look)[1]:
            self.picture.canvas.blit(rank, (face.left + 2, face.top + 2))
            self.picture.canvas.blit(suit, face.center)
            return
        if self.picture.art.is_large:
            rank = scale2x(rank)
        stack(
            self.picture.canvas.surface.subsurface(face),
            (rank, suit),
            MINI_LARGE if self.picture.art.is_large else MINI,
        )


LEAST_KNOB = 6


def scroll_bar(canvas: Canvas, bar: Rect, seen: Seen) -> None:
    """Draw a bar with a knob, as long as the part of all lines that is seen; none where all of them are."""
    inks = canvas.look.inks
    if seen.rows >= seen.of:
        return
    canvas.fill(bar, inks.button)
    inside = bar.inflate(-4, -2)
    knob = Rect(inside.left, inside.top + inside.height * seen.first // seen.of, inside.width, 0)
    knob.height = max(inside.height * seen.rows // seen.of, LEAST_KNOB)
    knob = knob.clamp(inside)
    canvas.fill(knob, inks.panel.bar)
    if inks.plate.edges:
        canvas.bevel(knob, *inks.plate.edges)


# What stands above a page and below it.


def top_bar(page: PaintedPage, words: str, at_right: str) -> int:
    """Write where one is, across the whole picture; return where the page begins below it."""
    look, inks = page.look, page.look.inks.panel
    if look.bar:
        has_room = len(words) + len(at_right) < look.columns - GADGETS
        return look.bar(page.picture, words, at_right if has_room else "")
    bar = look.cells(0, 0, look.columns)
    page.fill(bar, inks.head)
    inside = look.cells(1, 0, look.columns - 2)
    page.text(inside.topleft, words, inks.head_words)
    if len(f"{words}  {at_right}") <= look.columns - 2:
        page.picture.canvas.right(inside, at_right, inks.head_words)
    return bar.bottom


def spread(look: Look, area: Rect, rows: int) -> tuple[int, int]:
    """Return where rows begin and how far they are apart, where pixels are free with up to a row of air."""
    high = look.cell[1]
    apart = look.grain.pitch(area.height, rows, 2 * high)
    return area.top + (apart - high) // 2, apart


def fill_row(page: PaintedPage, row: Rect, words: str, value: str, ink: Ink) -> None:
    """Draw dots from a label on to the value at the other end."""
    look, first = page.look, len(words) + 1
    dots = look.columns_in(row) - first - len(value) - 1
    if dots < LEAST_DOTS:
        return
    left = row.left + look.width(words) + look.cell[0]
    look.grain.leaders(page.picture.canvas, Rect(left, row.top, dots * look.cell[0], look.cell[1]), ink)


OFF_EDGE = 2
"""How many pixels higher the ground of keys begins, so that no capital touches what is above it."""


def key_line(
    page: PaintedPage,
    words: str,
    lit: str = "",
    *,
    is_bar: bool = True,
    is_centered: bool = True,
    left: int = 0,
    free_below: int = 0,
) -> int:
    """Write keys brighter than their verbs, right of what stays seen; return where the lines begin.

    The way back may be lit, and pixels be left free below the keys."""
    look = page.look
    rows, gap = _rows_of_keys(look, words)
    first, begin = look.rows - max(len(rows), 1), left // look.cell[0]
    has_edge = look.pages.menu.is_page and is_bar
    top = first * look.cell[1] - free_below
    upper = top - OFF_EDGE * has_edge
    ground = look.inks.panel.head if has_edge else look.inks.ground
    page.fill(Rect((left, upper), look.size).clip(Rect((0, 0), look.size)), ground)
    wides, spare = _wides_of_keys(rows, look.columns), look.size[1] % look.cell[1]
    for row, line in enumerate(rows, first):
        wide = sum(wides[row - first]) + len(gap) * (len(wides[row - first]) - 1)
        column = max((look.columns + begin - wide) // 2, begin) if is_centered else 1
        for part, room in zip(line.split(GAP), wides[row - first], strict=True):
            place = look.cells(column, row, len(part)).move(0, spare // 2 - free_below)
            leads_back = line.endswith(part) and part.endswith(WAYS_BACK)
            _write_key(page, place, part, is_bar=is_bar, is_lit=leads_back and lit == BACK)
            if leads_back:
                page.click(place, ButtonSpot(BACK))
            elif deed := deed_of(part):
                page.click(place, deed)
            column += room + len(gap)
    return top


def _wides_of_keys(rows: Sequence[str], columns: int) -> Sequence[Sequence[int]]:
    """Return how wide each key of each row is with its verb; in rows of as many they stand in columns.

    Rows of more keys and of fewer begin and end alike, if that sets no two keys far apart."""
    wides = [[*map(len, row.split(GAP))] for row in rows]
    if len({*map(len, wides)}) == 1:
        even = [*map(max, zip(*wides, strict=True))]
        has_room = sum(even) + len(GAP) * (len(even) - 1) <= columns
        return [even] * len(rows) if has_room else wides
    longest = max(map(len, rows), default=0)
    return [_set_apart(keys, longest - len(row)) for keys, row in zip(wides, rows, strict=True)]


def _set_apart(wides: Sequence[int], free: int) -> Sequence[int]:
    """Put what is free in a row of keys between them, if no gap grows to two."""
    gaps = len(wides) - 1
    if not 0 < free <= gaps * len(GAP):
        return wides
    return [wide + (free + at) // gaps * (at < gaps) for at, wide in enumerate(wides)]


def _write_key(page: PaintedPage, place: Rect, part: str, *, is_bar: bool, is_lit: bool) -> None:
    """Write a key brighter than its verb; on a bar both stand reversed."""
    look, inks, key = page.look, page.look.inks.panel, key_in(part)
    key_ink, verb = (inks.bar, inks.bar) if is_lit else (inks.title, inks.head)
    if look.pages.menu.is_page and is_bar:
        key_ink = verb = inks.head_words
        page.fill(place, inks.title if is_lit else inks.head)
    elif look.pages.menu.is_page:
        verb = key_ink  # that of the heads would run into the border
    page.text(place.topleft, key, key_ink)
    page.text((place.left + look.width(key), place.top), part[len(key) :], verb)


def _rows_of_keys(look: Look, words: str) -> tuple[list[str], str]:
    """Return keys in one row, if need be closer or fewer of them, or in halves; and what is between two."""
    columns = look.columns - 2
    rows, most = [*fitted(words, columns)], look.pages.text.footer_rows
    if len(rows) < 2:
        return rows, GAP
    brief = _without_spare(words)
    for told, gap in ((words, GAP[1:]), (brief, GAP), (brief, GAP[1:])):
        if len(told.replace(GAP, gap)) <= columns:
            return [told], gap
    return _halves(words, columns) * (most > 1) or rows[:most], GAP


def _without_spare(words: str) -> str:
    """Leave out the keys that lead to parts, or that choose a value as others change it."""
    parts = words.split(GAP)
    kept = [part for part in parts if not part.endswith((" moves", " parts"))]
    is_changed = any(part.endswith(" change") for part in parts)
    return GAP.join(part for part in kept if not (is_changed and part.endswith(" select")))


def _halves(words: str, columns: int) -> list[str]:
    """Return keys in two rows of as many each, if they fit: the way back does not stand alone."""
    parts = words.split(GAP)
    middle = (len(parts) + 1) // 2
    rows = [GAP.join(parts[:middle]), GAP.join(parts[middle:])]
    return rows if max(map(len, rows)) <= columns else []
