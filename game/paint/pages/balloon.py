"""The guide's balloon: it lies at the free place nearest to what it speaks of, and a tail leads there."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import dist, inf

import pygame
from pygame import Rect

from game.paint.brushes.canvas import draw_shadow
from game.paint.brushes.page_text import balanced
from game.paint.brushes.picture import Picture, button_areas
from game.paint.looks.inks import Inks
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.paint.pages.page_layout import PaintedPage
from game.paint.table.cloth_picture import Layout
from game.paint.table.felt_and_wood import lay_cloth
from game.paint.table.free_room import (
    PER_CARD,
    cards_that_wait,
    hidden_at_a_price,
    kept_free,
    open_cards,
    read_on_table,
)
from game.paint.table.things import AROUND, thing_area
from game.sheets.sheets import BalloonSheet, Seen, Thing
from game.sheets.spots import LineSpot

WIDTHS = (34, 31, 28, 41, 24, 48)
"""In letters, the frame within."""
FRAME, AIR = 2, 4
"""Columns of the frame, and pixels of air above and below the words."""
BASE, SHORTEST, LONGEST = 11, 7, 64
"""Half of the tail's width, and how short and long one may be."""
NO_TAIL = 64
"""What it costs to have none, in pixels that a balloon is farther off."""
LEADING, GADGET_AIR = 3, 3
"""Pixels between the words and the choices, where pixels are free, and above and below words on gadgets."""
CORNER = (8, 5, 3, 2, 1, 1)
"""What its corners lose, row by row."""
Areas = tuple[tuple[int, ...], ...]


def draw_balloon(picture: Picture, sheet: BalloonSheet) -> Seen:
    """Draw a balloon over the table, beside its subject."""
    look, page = picture.look, PaintedPage(picture, shuts=sheet.is_alarm)
    thing, layout = thing_area(look, sheet), Layout(look, sheet.top)
    area = balloon_area(look, sheet, thing)
    for half in (layout.crib.owner, layout.places.pack_label, layout.reasons_window):
        if area.union(area.move(look.shadow)).colliderect(half):
            lay_cloth(picture.canvas, half.inflate(0, 2))
    if sheet.top.reasons and area.colliderect(look.table.reasons) and not look.table.reasons_window:
        page.fill(look.table.reasons, look.inks.ground)
    kept = [*kept_free(look, sheet.top)]
    if not (look.table.frames_lit and sheet.top.lit):  # no line around cards that have frames
        picture.canvas.outline(thing.inflate(2 * AROUND, 2 * AROUND), look.inks.lit)
    _draw_paper(page, area, sheet, has_shadow=area.union(area.move(look.shadow)).collidelist(kept) < 0)
    paper, (wide, high) = look.inks.paper, look.cell
    left, top = area.left + FRAME * wide, area.top + high + AIR // 2 + bool(look.inks.plate.edges)
    remark = paper.faded.get(paper.outline, paper.outline)
    for words, is_remark in _rows(sheet, look.columns_in(area)):
        page.text((left, top), words, remark if is_remark else paper.outline)
        top += high
    _draw_tail(picture, tail(in_the_way(look, sheet, thing), thing, area))
    choices, below = _choices(look, sheet, look.columns_in(area))
    for number, (words, place) in enumerate(zip(sheet.answers, choices, strict=True)):
        word = place.move(left, area.bottom - AIR // 2 - below)  # the last one in the lower edge of the frame
        picture.button(word, words, LineSpot(number, words), is_lit=number == sheet.chosen)
    return page.seen


def _choices(look: Look, sheet: BalloonSheet, columns: int) -> tuple[Sequence[Rect], int]:
    """Lay out the choices, a column of them close; tell how high they are, with the air below a column."""
    wide, high = look.cell
    room, apart = (columns - FRAME - 1) * wide, (wide, AIR // 2)
    roomy = high + GADGET_AIR * bool(look.inks.plate.edges)
    areas = button_areas(look, sheet.answers, room, (0, roomy), wide, apart)
    if areas and areas[-1].top:
        areas = button_areas(look, sheet.answers, room, (0, high), wide, apart)
        return areas, areas[-1].bottom + apart[1]
    return areas, roomy


def _draw_paper(page: PaintedPage, area: Rect, sheet: BalloonSheet, *, has_shadow: bool) -> None:
    """Draw white paper with round corners, and a plate that says where one is."""
    canvas, inks, (wide, high) = page.picture.canvas, page.look.inks, page.look.cell
    under = canvas.surface.subsurface(area).copy()
    if has_shadow:
        draw_shadow(canvas, area)
    page.fill(area, inks.paper.paper)
    canvas.outline(area, inks.paper.outline)
    for row, cut in enumerate(CORNER[:-1], 1):
        for left in (area.left, area.right - cut - 2):
            for top in (area.top + row, area.bottom - 1 - row):
                page.fill(Rect(left, top, cut + 2, 1), inks.paper.outline)
    plate = Rect(area.left + wide, area.top + 2, area.width - 2 * wide, high)
    inlay, title, place = _heading(inks, is_alarm=sheet.is_alarm)
    page.fill(plate, inlay)
    line = Rect(plate.left + wide, plate.top, plate.width - 2 * wide, high)
    page.text(line.topleft, sheet.title, title)
    canvas.right(line, sheet.place, place)
    canvas.round_off(area, CORNER, under)


def _heading(inks: Inks, *, is_alarm: bool) -> tuple[Ink, Ink, Ink]:
    """Return what a heading stands on, and what its title and the place are written in."""
    plate, side = inks.plate, inks.sides[1]
    if plate.edges and not is_alarm:
        return inks.paper.paper, inks.on_paper(0), inks.on_paper(1)
    if plate.edges:
        return plate.now, plate.now_words, plate.now_words
    if is_alarm:
        return inks.figures.down, inks.paper.paper, inks.paper.paper
    return side.inlay, side.figures, side.inlay_words


def balloon_area(look: Look, sheet: BalloonSheet, thing: Rect) -> Rect:
    """Return the place that hides least and is nearest to the thing, the flatter the better.

    Where a table is too full for it, it hides open cards of others before a name or the own hand."""
    kept, crossed = _kept(look, sheet, thing), in_the_way(look, sheet, thing)
    named = [thing, *read_on_table(look, sheet.top), Layout(look, sheet.top).hand(sheet.top.below)]
    dear = ((card, PER_CARD) for card in open_cards(look, sheet.top))
    hidden, prices = zip(*hidden_at_a_price(look, sheet.top), *dear, strict=True)
    sizes = tuple(_size(look, sheet, letters) for letters in WIDTHS)
    return Rect(_cheapest(look, sizes, prices, *map(_plain, ([thing], kept, named, hidden, crossed))))


def _plain(areas: Sequence[Rect]) -> Areas:
    return tuple((*area.topleft, *area.size) for area in areas)


@lru_cache(maxsize=256)  # balloons of a first evening; an answer that is lit moves none
def _cheapest(look: Look, sizes: Areas, prices: Sequence[float], *areas: Areas) -> Rect:
    """Return the cheapest place for a balloon: the nearest columns first, as long as one may be cheaper."""
    (thing,), kept, named, hidden, crossed = ([Rect(area) for area in some] for some in areas)
    columns = sorted(_columns(look, sizes), key=lambda column: _least(column, thing))

    def hides(area: Rect) -> float:
        met = area.collidelistall(hidden)
        return sum(prices[at] * _pixels(area.clip(hidden[at])) for at in met)

    def lacks(area: Rect) -> float:
        lacks_room = area.move(look.shadow).collidelist(kept) >= 0
        return BASE * lacks_room + NO_TAIL * (tail(crossed, thing, area) is None)

    def cheapest(taken: Sequence[Rect]) -> Rect | None:
        best, least = None, inf
        for column in columns:
            if _least(column, thing) >= least:
                break
            for area in _free_places(look, column, taken):
                if (
                    (cost := _far(area, thing)) < least
                    and (cost := cost + hides(area)) < least
                    and (cost := cost + lacks(area)) < least
                ):
                    best, least = area, cost
        return best

    return cheapest(kept) or cheapest(named) or cheapest([]) or columns[0]


def _far(area: Rect, thing: Rect) -> float:
    """Tell how far a place is from the thing, the flatter the nearer."""
    far = dist(_nearest(area, thing.center), _nearest(thing, area.center))
    return far + dist(area.center, thing.center) / 3 + area.height


def _least(column: Rect, thing: Rect) -> float:
    """Tell how far a place in a column is at least."""
    apart = max(0, column.left - thing.right, thing.left - column.right)
    return apart + abs(column.centerx - thing.centerx) / 3 + column.height


def _kept(look: Look, sheet: BalloonSheet, thing: Rect) -> list[Rect]:
    """Return what it may not cover, the thing first."""
    kept = [thing.copy(), *kept_free(look, sheet.top)]
    if sheet.thing is Thing.DECK and not sheet.top.pack:  # the packet in hand and its mark
        kept[0].inflate_ip(0, 2 * (look.table.fan.lifted + look.table.fan.gap + look.cell[1]))
    return kept


def in_the_way(look: Look, sheet: BalloonSheet, thing: Rect) -> list[Rect]:
    """Return what no tail may cross."""
    return [*_kept(look, sheet, thing)[1:], *cards_that_wait(look, sheet.top)]


def _pixels(area: Rect) -> int:
    return area.width * area.height


def _size(look: Look, sheet: BalloonSheet, columns: int) -> Point:
    """Return how large the balloon is, as wide as this or as its title and choices need."""
    wide, high = look.cell
    about = f"{sheet.title}  {sheet.place}"
    columns = max(columns, *(len(words) + 2 + 2 * FRAME for words in (*sheet.answers, about)))
    _, below = _choices(look, sheet, columns)
    air = AIR + look.grain.air(LEADING)
    return columns * wide, (1 + len(_rows(sheet, columns))) * high + below + air


def _columns(look: Look, sizes: Areas) -> Iterator[Rect]:
    """Yield the balloon at the top of the table, in each size at each place."""
    room = _room(look)
    for wide, high in sizes:
        for left in range(room.left, room.right - wide + 1, look.cell[0] // 2):
            yield Rect(left, room.top, wide, high)


def _free_places(look: Look, column: Rect, taken: Sequence[Rect]) -> Iterator[Rect]:
    """Yield the balloon all down a column, where it meets nothing that is taken."""
    step, bottom = 2 * look.stroke[1], _room(look).bottom
    while column.bottom <= bottom:
        met = column.collidelist(taken)
        if met < 0:
            yield column
        down = 1 if met < 0 else -(-(taken[met].bottom - column.top) // step)
        column = column.move(0, down * step)


def _room(look: Look) -> Rect:
    wide, cloth = look.cell[0], look.table.cloth
    return Rect(wide // 2, cloth.top, look.size[0] - wide, cloth.height)


def _rows(sheet: BalloonSheet, columns: int) -> list[tuple[str, bool]]:
    """Break its words into rows; the last sentence of an alarm is a remark by itself."""
    said, dot, remark = sheet.all_words.rpartition(". ")
    if not dot or not sheet.is_alarm:
        return [(words, False) for words in balanced(sheet.all_words, columns - 2 * FRAME)]
    rows = [(words, False) for words in balanced(f"{said}.", columns - 2 * FRAME)]
    return rows + [(words, True) for words in balanced(remark, columns - 2 * FRAME)]


def tail(crossed: Sequence[Rect], thing: Rect, area: Rect) -> tuple[Point, Point, Point] | None:
    """Return a tail that leads to the thing: short, hardly slanted, and over nothing in the way."""
    straight = area.inflate(-2 * (BASE + CORNER[0]), -2 * (BASE * 2 // 3 + len(CORNER)))
    x, y = _nearest(straight, thing.center)
    to_x, to_y = tip = _nearest(thing.inflate(2 * AROUND, 2 * AROUND), (x, y))
    if area.bottom <= thing.top or area.top >= thing.bottom:
        y = area.bottom - 1 if area.bottom <= thing.top else area.top
        ends = (x - BASE, y), (x + BASE, y)
        aside, away = abs(x - to_x), abs(y - to_y)
    else:
        x = area.right - 2 if area.right <= thing.left else area.left + 1
        ends = (x, y - BASE * 2 // 3), (x, y + BASE * 2 // 3)
        aside, away = abs(y - to_y), abs(x - to_x)
    is_straight = aside <= away // 2 and SHORTEST <= away <= LONGEST
    if not is_straight or any(one.clipline(end, tip) for one, end in product(crossed, ends)):
        return None
    return ends[0], tip, ends[1]


def _draw_tail(picture: Picture, points: tuple[Point, Point, Point] | None) -> None:
    """Draw a tail that leads to the thing."""
    if points:
        pygame.draw.polygon(picture.canvas.surface, int(picture.look.inks.paper.paper), points)
        pygame.draw.lines(picture.canvas.surface, int(picture.look.inks.paper.outline), False, points, 2)


def _nearest(area: Rect, point: Point) -> Point:
    """Return the point of an area that is nearest to another."""
    (x, y) = point
    return min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)
