"""The guide's balloon: where there is room for it, and its tail at the thing that it explains."""

from collections.abc import Iterator, Sequence
from heapq import heapify, heapreplace
from itertools import product
from math import hypot, inf
from typing import NamedTuple

import pygame
from pygame import Rect

from game.paint.brushes.canvas import draw_shadow
from game.paint.brushes.page_text import fitted
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.looks.monitor import Point
from game.paint.pages.page_layout import PaintedPage
from game.paint.table.cloth_picture import CRIB_CARDS, Layout
from game.paint.table.felt_and_wood import lay_cloth
from game.paint.table.free_room import MUST, FreeRoom, crossed
from game.rules.cards import PACK
from game.sheets.sheets import BalloonSheet, Seen, Thing
from game.sheets.spots import LineSpot
from game.sheets.table_state import OnPack

WIDTHS = (34, 28, 41, 26, 24, 22, 21, 20)
"""In letters, the frame within; the first that finds room is taken."""
FRAME, AIR, AROUND, OFF, BASE, SHORT, GOOD = 2, 5, 3, 4, 11, 18, 150
"""Columns of the frame; pixels of air above and below the words, between the thing and the line around it,
from there to the tail, half of the tail's width at first, and how far a balloon stands off at least; with a
cost below the last it has found its place."""
FEWER, MOST_TAILS, LONGEST = 5, 200, 96
"""Of places that all hide something every fifth is weighed; how many tails are, at most, for one size; and
how long one may be to be drawn."""
CORNER = (8, 5, 3, 2, 1, 1)
"""What its corners lose, row by row."""
UP, DOWN, LEFT, RIGHT = "▲▼◄►"


class Tail(NamedTuple):
    """Both ends of its base, and its tip."""

    one: Point
    other: Point
    tip: Point


class Placed(NamedTuple):
    """Where a balloon lies, its rows of words, those of its remark, and its tail, if it is drawn."""

    area: Rect
    rows: tuple[str, ...]
    remark: tuple[str, ...]
    tail: Tail | None


def draw_balloon(picture: Picture, sheet: BalloonSheet) -> Seen:
    """Draw a balloon over the table, beside its subject."""
    look, page = picture.look, PaintedPage(picture, shuts=sheet.is_alarm)
    thing = thing_area(look, sheet)
    area, said, remark, tail = balloon_area(look, sheet, thing)
    layout = Layout(look, sheet.top)
    for half in (layout.crib.owner, layout.places.pack_label, layout.reasons_window):
        if area.union(area.move(look.shadow)).colliderect(half) or (
            tail and half.clipline(tail.one, tail.tip)
        ):
            lay_cloth(picture.canvas, half.inflate(0, 2))
    if look.has_fine_grid:
        _draw_paper(page, area, sheet)
    elif look.has_only_letters:
        page.fill(area.inflate(2 * look.cell[0], 0), look.inks.ground)
        page.panel(area, f"{sheet.title}  {sheet.place}", is_over=True)
    else:
        _draw_small_page(page, area, sheet)
    paper = look.inks.paper
    ink = paper.outline if look.has_fine_grid else look.inks.panel.words
    wide, high = look.cell
    spare = look.columns_in(area) - max(map(len, (*said, *remark)))
    left = area.left + min(spare, _beside(look)[0]) // 2 * wide
    top = area.top + high + _air(look) // 2
    for rows, color in ((said, ink), (remark, paper.faded.get(ink, ink))):
        for words in rows:
            page.text((left, top), words, color)
            top += high
    if tail:
        _draw_tail(picture, thing, tail)
    else:
        _draw_arrow(picture, area, thing, sheet)
    is_row, step = _choices(look, sheet, look.columns_in(area))
    word = Rect(left, area.bottom - _air(look) // 2, 0, high)
    word.top -= high if is_row else len(sheet.choices) * step  # the last one in the lower edge of the frame
    for number, words in enumerate(sheet.choices):
        word.width = (
            look.width(f" {words} ") if is_row else look.width(" " * (2 + max(map(len, sheet.choices))))
        )
        picture.button(word, words, LineSpot(number, words), is_lit=number == sheet.chosen)
        word = word.move(word.width + wide, 0) if is_row else word.move(0, step)
    return page.seen


def _choices(look: Look, sheet: BalloonSheet, columns: int) -> tuple[bool, int]:
    """Tell whether the choices have room side by side, and how far it is from row to row if not."""
    together = sum(len(words) + FRAME for words in sheet.choices) + len(sheet.choices) - 1
    return together <= columns - FRAME - 1, look.cell[1] + AIR // 2 * look.has_fine_grid


def _draw_paper(page: PaintedPage, area: Rect, sheet: BalloonSheet) -> None:
    """Draw white paper with round corners, and a plate that says where one is."""
    canvas, inks, (wide, high) = page.picture.canvas, page.look.inks, page.look.cell
    under = canvas.surface.subsurface(area).copy()
    draw_shadow(canvas, area)
    page.fill(area, inks.paper.paper)
    canvas.outline(area, inks.paper.outline)
    for row, cut in enumerate(CORNER[:-1], 1):
        for left in (area.left, area.right - cut - 2):
            for top in (area.top + row, area.bottom - 1 - row):
                page.fill(Rect(left, top, cut + 2, 1), inks.paper.outline)
    plate = Rect(area.left + wide, area.top + 2, area.width - 2 * wide, high)
    colors = inks.figures.down, inks.paper.paper
    inlay, ink = colors if sheet.is_alarm else (inks.sides[1].inlay, inks.sides[1].figures)
    page.fill(plate, inlay)
    line = Rect(plate.left + wide, plate.top, plate.width - 2 * wide, high)
    page.text(line.topleft, sheet.title, ink)
    canvas.right(line, sheet.place, inks.sides[1].inlay_words)
    canvas.round_off(area, CORNER, under)


def _draw_small_page(page: PaintedPage, area: Rect, sheet: BalloonSheet) -> None:
    """Draw a page with its bar, and no frame: in cells there is no room between a frame and words."""
    inks, (wide, high) = page.look.inks.panel, page.look.cell
    page.fill(area, inks.back)
    bar = Rect(area.topleft, (area.width, high))
    page.fill(bar, inks.head)
    line = bar.inflate(-2 * FRAME * wide, 0)
    page.text(line.topleft, sheet.title, inks.head_words)
    page.picture.canvas.right(line, sheet.place, inks.head_words)


def _beside(look: Look) -> tuple[int, ...]:
    """Return the columns that are no words: on a small page they touch its edge if all else is full."""
    return (2 * FRAME, FRAME) if look.pages.menu.is_page else (2 * FRAME,)


def _air(look: Look) -> int:
    """Return the air around the words, where pixels are free."""
    return AIR * look.has_fine_grid


def _parts(words: str, columns: int, *, apart: bool) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Break words into rows; apart the last sentence is a remark by itself."""
    said, dot, remark = words.rpartition(". ")
    if not dot or not apart:
        return fitted(words, columns), ()
    return fitted(f"{said}.", columns), fitted(remark, columns)


def balloon_area(look: Look, sheet: BalloonSheet, thing: Rect) -> Placed:
    """Find the place that covers nothing that must be seen, as near to the thing as may be."""
    wide, high = look.cell
    kept = [thing]
    if sheet.thing is Thing.DECK and not sheet.top.pack:  # the packet in hand and its mark
        kept.append(thing.inflate(0, 2 * (look.table.fan.lifted + look.table.fan.gap + high)))
    room = FreeRoom(look, sheet.top, *kept)
    best, least = None, inf
    for apart, beside, columns in product(
        (True, False)[not sheet.is_alarm or not look.has_fine_grid :], _beside(look), _widths(look, sheet)
    ):
        columns = min(columns, look.columns - 1)
        parts = _parts(sheet.all_words, columns - beside, apart=apart)
        is_row, step = _choices(look, sheet, columns)
        below = high if is_row else len(sheet.choices) * step
        size = columns * wide, (len(sum(parts, ())) + 1) * high + below + _air(look)
        if found := _least_in_the_way(room, size, thing, least):
            least, area, tail = found
            best = Placed(area, *parts, tail)
        if best and least < GOOD:
            break
    assert best
    return best


def _least_in_the_way(
    room: FreeRoom, size: Point, thing: Rect, least: float
) -> tuple[float, Rect, Tail | None] | None:
    """Return the place that costs least, with its tail, if any costs less than this.

    The nearest are weighed first, and of those that hide least the tails: few need either."""
    near = [(cost, at) for cost, at in _apart(room, size, thing) if cost < least]
    free = [(cost, at) for cost, at in near if Rect(at, size).collidelist(room.kept) < 0]
    is_fine, most, tails = room.look.has_fine_grid, least, 0
    open_to = near if not is_fine else free if free or least < MUST else near[::FEWER]
    ways: list[tuple[float, int, Point, Tail | None]] = [(cost, 0, at, None) for cost, at in open_to]
    heapify(ways)
    while ways and ways[0][0] < most:
        cost, weighed, at, tail = ways[0]
        area = Rect(at, size)
        if weighed == 2:
            return cost, area, tail
        if not weighed:
            cost += room.hidden(area)
        elif is_fine and tails < MOST_TAILS:
            tail, more = _tail(room, area, thing, least - cost)
            cost, tails = cost + more, tails + 1
            least = min(least, cost)
        elif is_fine:
            cost = inf
        heapreplace(ways, (cost, weighed + 1, at, tail))
    return None


def _widths(look: Look, sheet: BalloonSheet) -> Sequence[int]:
    """Return how wide it may be: it has room for each choice, and for title and place in a row."""
    least = max(map(len, sheet.choices), default=0) + 2 * FRAME + 2 * look.has_fine_grid
    if look.has_fine_grid:
        titled = len(f"{sheet.title} {sheet.place}") + 2 * FRAME
        return [wide for wide in WIDTHS[:5] if wide >= max(least, titled)]
    if look.has_only_letters and sheet.is_alarm and len(sheet.top.seats) == 2:
        return [look.columns_in(look.table.board)]  # beside it there would be shreds
    titled = len(f"{sheet.title}  {sheet.place}") + (3 * FRAME if look.has_only_letters else FRAME + 1)
    return [wide for wide in WIDTHS if wide >= max(least, titled)]


def _apart(room: FreeRoom, size: Point, thing: Rect) -> Iterator[tuple[float, Point]]:
    """Yield how far each place is from a thing, and more where a tail would be too long, or too short."""
    (wide, high), (x, y) = size, thing.center
    lefts, tops = room.places(size)
    down = [(top, abs(y - top - high // 2), max(thing.top - top - high, top - thing.bottom)) for top in tops]
    for left in lefts:
        far, across = abs(x - left - wide // 2), max(thing.left - left - wide, left - thing.right)
        for top, deep, gap in down:
            gap = max(gap, across)
            yield hypot(far, deep) + max(2 * (gap - SHORT), 20 * (SHORT - gap)), (left, top)


def thing_area(look: Look, sheet: BalloonSheet) -> Rect:
    """Return where the thing lies now."""
    top, size = sheet.top, look.cards.size
    layout = Layout(look, top)
    match sheet.thing:
        case Thing.DECK if not top.pack:
            fan = look.table.fan
            return Rect(fan.at, (size[0] + (len(PACK) - 1) * fan.step, size[1]))
        case Thing.DECK | Thing.STARTER:
            return Rect(layout.point(OnPack()), size)
        case Thing.CRIB if layout.is_crib_laid_open and look.has_fine_grid:
            ends = (Rect(layout.crib.cards.point(at, CRIB_CARDS), size) for at in (0, CRIB_CARDS - 1))
            return layout.crib.owner.unionall([*ends])
        case Thing.CRIB:
            return layout.crib.owner.copy()
        case Thing.DEALER if chip := layout.places.seats[sheet.seat].plate.chip:
            return chip.copy()
        case Thing.COUNT:
            return layout.places.counter.copy()
        case Thing.SHOW if top.count_panel and look.has_only_letters:
            shown = layout.places.show.cards
            last = Rect(shown.point(CRIB_CARDS - 1, CRIB_CARDS), size)
            return Rect(shown.point(0, CRIB_CARDS), size).union(last)
        case Thing.SHOW if top.count_panel:
            return layout.places.show.total.copy()
        case Thing.HAND if top.seats[sheet.seat].hand:
            return layout.hand(sheet.seat)
    return layout.places.seats[sheet.seat].plate.area.copy()


def _tail(room: FreeRoom, area: Rect, thing: Rect, most: float) -> tuple[Tail | None, float]:
    """Return the tail that hides least and its cost, `inf` where each costs more than this.

    The shortest are weighed first, and none further than it can still be the best."""
    tails: list[tuple[float, int, Point, Tail]] = []
    for tail in _tails(area, thing):
        start = (tail.one[0] + tail.other[0]) // 2, (tail.one[1] + tail.other[1]) // 2
        if not area.collidepoint(tail.tip) and not thing.clipline(start, tail.tip):
            long = hypot(start[0] - tail.tip[0], start[1] - tail.tip[1])
            slant = min(abs(start[0] - tail.tip[0]), abs(start[1] - tail.tip[1]))
            tails.append((long + slant, len(tails), start, tail))
    best, least = None, inf if tails else 0.0
    between = room.between(area.union(thing.inflate(2 * (AROUND + OFF), 2 * (AROUND + OFF))))
    for cost, _, start, tail in sorted(tails):
        for end in (start, tail.one, tail.other):
            if cost < least and cost <= most:
                cost += crossed(between, end, tail.tip) * BASE / 3
        if cost < least and cost <= most:
            best, least = tail, cost
    return best, least


def _tails(area: Rect, thing: Rect) -> Iterator[Tail]:
    """Yield tails from an area to the sides of a thing, a little off the line around it."""
    around = thing.inflate(2 * (AROUND + OFF), 2 * (AROUND + OFF))
    within = area.inflate(-2 * (BASE + CORNER[0]), -BASE - CORNER[0])
    x, y = _nearest(around.inflate(-2 * BASE, -BASE), area.center)
    lefts = range(around.left, around.right, max(2 * BASE, around.width // 4))
    tips = product({x, *lefts}, (around.top, around.bottom))
    for tip in (*tips, *product((around.left, around.right), {y, around.centery})):
        x, y = _nearest(within, tip)
        if abs(tip[0] - x) < abs(tip[1] - y):
            y = area.bottom - 1 if tip[1] > y else area.top
            yield Tail((x - BASE, y), (x + BASE, y), tip)
        else:
            x = area.right - 1 if tip[0] > x else area.left
            yield Tail((x, y - BASE * 2 // 3), (x, y + BASE * 2 // 3), tip)


def _draw_tail(picture: Picture, thing: Rect, tail: Tail) -> None:
    """Draw a line around the thing, and a point towards it."""
    look, surface = picture.look, picture.canvas.surface
    picture.canvas.outline(thing.inflate(2 * AROUND, 2 * AROUND), look.inks.lit)
    if hypot(tail.one[0] - tail.tip[0], tail.one[1] - tail.tip[1]) > LONGEST:
        return  # the line tells enough
    pygame.draw.polygon(surface, int(look.inks.paper.paper), (tail.one, tail.other, tail.tip))
    pygame.draw.lines(surface, int(look.inks.paper.outline), False, (tail.one, tail.tip, tail.other), 2)


def _draw_arrow(picture: Picture, area: Rect, thing: Rect, sheet: BalloonSheet) -> None:
    """Draw a letter in the frame that points towards the thing, beside the words that stand there."""
    look, inks = picture.look, picture.look.inks.panel
    x, y = _nearest(area.inflate(-1, -1), thing.center)
    (wide, high), columns = look.cell, look.columns_in(area)
    at = min(x // wide * wide, area.right - wide), min(y // high * high, area.bottom - high)
    letter = _letter(area, thing.center)
    colors = inks.title, inks.back
    if letter == UP:
        words = f"  {sheet.title}{sheet.place:>{columns - len(sheet.title) - 2 * FRAME}}  "
        if look.has_only_letters:
            words = f"{sheet.title}  {sheet.place}".center(columns)
        else:
            colors = inks.head_words, inks.head
        free = [at for at in range(1, columns - 1) if not words[at - 1 : at + 2].strip()]
        at = area.left + min(free, key=lambda column: abs(area.left + column * wide - x)) * wide, at[1]
    picture.canvas.text(at, letter, *colors)


def _letter(area: Rect, to: Point) -> str:
    """Return the arrow that points from an area to somewhere else."""
    if to[1] >= area.bottom or to[1] < area.top:
        return DOWN if to[1] >= area.bottom else UP
    return RIGHT if to[0] >= area.right else LEFT


def _nearest(area: Rect, point: Point) -> Point:
    """Return the point of an area that is nearest to another."""
    (x, y) = point
    return min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)
