"""The guide's balloon: where there is room for it, and its tail at the thing that it explains."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot
from operator import itemgetter

import pygame
from pygame import Rect

from game.rules.cards import PACK
from game.screen.canvas import draw_shadow
from game.screen.cloth_picture import Layout
from game.screen.felt_and_wood import felt
from game.screen.look import Look
from game.screen.monitor import Point
from game.screen.page_layout import PaintedPage
from game.screen.page_text import fitted
from game.screen.picture import Picture
from game.screen.sheets import BalloonSheet, Seen, Thing
from game.screen.spots import LineSpot
from game.screen.table_state import CountPanel, InCrib, InHand, OnPack, Place, TableState

WIDTHS = (34, 28, 40, 24, 22, 21, 20)
"""In letters, the frame within; the first that finds room is taken."""
FRAME, AROUND, OFF, BASE, SHORT, LONGEST = 2, 3, 4, 11, 16, 64
"""Rows and columns of the frame; pixels between the thing and the line around it, from there to the tail,
half of its width at first, how long it is where the thing is far, and how far that is."""
A_LETTER, A_NAME, GOOD = 8, 40, 150
"""So many pixels further it goes for a letter that it covers, so many times that for a name; with less than
so many it has found its place."""
CORNER = (8, 5, 3, 2, 1, 1)
"""What its corners lose, row by row."""
UP, DOWN, LEFT, RIGHT = "▲▼◄►"


def draw_balloon(picture: Picture, sheet: BalloonSheet) -> Seen:
    """Draw a balloon over the table, beside its subject."""
    look, page = picture.look, PaintedPage(picture, shuts=True)
    thing = thing_area(look, sheet)
    area, rows = balloon_area(look, sheet, thing)
    label = Layout(look, sheet.top).crib.owner
    if area.colliderect(label):  # half a label is none
        cloth = look.table.cloth
        under = felt(look, cloth.size, cloth.top).subsurface(label.move(-cloth.left, -cloth.top))
        picture.canvas.blit(under, label.topleft)
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
    spare = look.columns_in(area) - max(map(len, rows))
    left = area.left + min(spare, _beside(look)[0]) // 2 * wide
    top = area.top + high + _air(look) // 2
    remark = len(rows) - len(_parts(look, sheet.words, look.columns_in(area) - _beside(look)[0])[1])
    for row, words in enumerate(rows):
        page.text((left, top), words, ink if row < remark else paper.faded.get(ink, ink))
        top += high
    _draw_tail(picture, area, thing)
    top = area.bottom - high - _air(look) // 2
    for at, words in enumerate(sheet.choices):  # in the lower edge of the frame
        word = Rect(left, top, look.width(f" {words} "), high)
        picture.button(word, words, LineSpot(at, words), is_lit=at == sheet.chosen)
        left = word.right + wide
    return page.seen


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
    plate = Rect(area.left + wide, area.top + high // 3, area.width - 2 * wide, high)
    page.fill(plate, inks.sides[1].inlay)
    line = Rect(plate.left + wide, plate.top, plate.width - 2 * wide, high)
    page.text(line.topleft, sheet.title, inks.sides[1].figures)
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
    """Return the columns that are no words: in a frame of letters words touch it if all else is full."""
    return (2 * FRAME,) if look.has_fine_grid else (2 * FRAME, FRAME)


def _air(look: Look) -> int:
    """Return the air around the words, where pixels are free."""
    return look.cell[1] if look.has_fine_grid else 0


def _parts(look: Look, words: str, columns: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Break words into rows: where pixels are free the last sentence is a remark by itself."""
    said, dot, remark = words.rpartition(". ")
    if not dot or not look.has_fine_grid:
        return fitted(words, columns), ()
    return fitted(f"{said}.", columns), fitted(remark, columns)


def balloon_area(look: Look, sheet: BalloonSheet, thing: Rect) -> tuple[Rect, tuple[str, ...]]:
    """Find the area that covers nothing that must be seen, as near to the thing as may be; and its rows."""
    kept, spared = [thing, *kept_free(look, sheet.top)], [*spared_areas(look, sheet.top, thing)]
    wide, high = look.cell
    if sheet.thing is Thing.DECK and not sheet.top.pack:  # the packet in hand and its mark
        kept.append(thing.inflate(0, 2 * (look.table.fan.lifted + look.table.fan.gap + high)))
    cloth, lower = look.table.cloth, look.table.message.top
    highest, lowest = 0, lower if lower > look.size[1] // 2 else look.size[1]
    if look.has_fine_grid:
        highest, lowest = cloth.top, cloth.bottom - look.shadow[1] * bool(look.bar)
    best: tuple[float, Rect, tuple[str, ...]] | None = None
    for beside, columns in product(_beside(look), _widths(look, sheet)):
        columns = min(columns, look.columns - 1)
        rows = sum(_parts(look, sheet.words, columns - beside), ())
        size = columns * wide, (len(rows) + FRAME) * high + _air(look)
        lefts = range(0, look.size[0] - size[0] + 1, wide)
        tops = range(highest, lowest - size[1] + 1, high)
        areas = [Rect(at, size) for at in product(lefts, tops)]
        for apart, area in sorted(((_apart(area, thing), area) for area in areas), key=itemgetter(0)):
            if best and apart >= best[0]:
                break
            around = area.inflate(2 * wide * look.has_only_letters, 0)
            cost = apart + 1000.0 * sum(_overlap(around, one) for one in kept)
            if best and cost >= best[0]:
                continue
            hidden = sum(_overlap(around, one) for one in spared)
            if look.has_fine_grid:
                tail = _tail(area, thing)
                hidden += sum(_overlap(tail, one) for one in (*kept[1:], *spared[1:]))
            cost += A_LETTER * hidden / (wide * high)
            if best is None or cost < best[0]:
                best = cost, area, rows
        if best and best[0] < GOOD:
            break
    assert best
    return best[1], best[2]


def _widths(look: Look, sheet: BalloonSheet) -> Sequence[int]:
    """Return how wide it may be: where all stands on letters its title and place are in one row."""
    if look.has_fine_grid:
        return WIDTHS[:4]
    least = len(f"{sheet.title}  {sheet.place}") + (3 * FRAME if look.has_only_letters else FRAME + 1)
    return [wide for wide in WIDTHS if wide >= least]


def _overlap(one: Rect, other: Rect) -> int:
    both = one.clip(other)
    return both.width * both.height


def _apart(area: Rect, thing: Rect) -> float:
    """Return how far they are apart, and how much further than a tail is long, or worse, nearer."""
    (left, top), (to_left, to_top) = area.center, thing.center
    between = area.union(thing)
    gap = max(between.width - area.width - thing.width, between.height - area.height - thing.height)
    return hypot(to_left - left, to_top - top) + max(2 * (gap - SHORT), 5 * (SHORT - gap))


def kept_free(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield areas it may not cover: the pegs, the count, anything being counted, and open cards."""
    layout, size = Layout(look, top), look.cards.size
    yield look.table.board
    if top.count_panel and (top.count_panel.title or look.frame or not look.has_fine_grid):
        yield listed_area(look, layout.places.show.count_panel, top.count_panel)
    elif top.count is not None and not top.count_panel:
        yield layout.places.counter
    yield from (
        Rect(layout.point(place), size) for place, card in layout.cards() if card and counts(place, top)
    )
    if top.starter:
        yield Rect(layout.point(OnPack()), size)


def counts(place: Place, top: TableState) -> bool:
    """Tell whether a card counts now; while a hand is counted the others only wait."""
    if panel := top.count_panel:
        return (
            isinstance(place, InCrib)
            if panel.is_crib
            else isinstance(place, InHand) and place.seat == panel.seat
        )
    return True


def spared_areas(look: Look, top: TableState, thing: Rect) -> Iterator[Rect]:
    """Yield what it had better not cover: the line around the thing, and who sits where."""
    layout = Layout(look, top)
    if look.has_fine_grid:
        yield thing.inflate(2 * AROUND, 4 * AROUND)
    yield layout.crib.owner
    for places in layout.places.seats:
        yield from [places.plate.area] * A_NAME
    for place, card in layout.cards():
        if card and not counts(place, top):
            yield from [Rect(layout.point(place), look.cards.size)] * A_NAME
    backs = [place for place, card in layout.cards() if not card]
    yield from (Rect(layout.point(place), look.cards.size) for place in (*backs, *[OnPack()] * top.pack))
    if look.has_fine_grid:
        yield from [look.table.reasons] * (not look.table.cloth.contains(look.table.reasons))


def listed_area(look: Look, area: Rect, counted: CountPanel) -> Rect:
    """Return what a count's list covers of its place: a screen of letters has no paper below the last row."""
    listed = Rect(area)
    if not look.has_fine_grid:
        listed.height = min(area.height, (1 + max(len(counted.steps), len(counted.words))) * look.cell[1])
    return listed


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
        case Thing.CRIB:
            return layout.crib.owner.copy()
        case Thing.COUNT:
            return layout.places.counter.copy()
        case Thing.SHOW if top.count_panel:
            return layout.places.show.total.copy()
        case Thing.HAND if top.seats[sheet.seat].hand:
            return layout.hand(sheet.seat)
    return layout.places.seats[sheet.seat].plate.area.copy()


def _draw_tail(picture: Picture, area: Rect, thing: Rect) -> None:
    """Draw a point towards the thing: where pixels are free, and elsewhere a letter in the frame."""
    look, inks = picture.look, picture.look.inks.panel
    around = thing.inflate(2 * AROUND, 2 * AROUND)
    x, y = _nearest(area.inflate(-1, -1), thing.center)
    if look.has_fine_grid:
        picture.canvas.outline(around, look.inks.lit)
        tip = _tip(area, thing)
        far = hypot(tip[0] - x, tip[1] - y)
        share = SHORT / far if far > LONGEST else 1.0
        tip = round(x + share * (tip[0] - x)), round(y + share * (tip[1] - y))
        if not area.collidepoint(tip):
            within = area.inflate(-2 * (BASE + CORNER[0]), -2 * (BASE + CORNER[0]) // 2)
            is_across = area.left <= tip[0] < area.right
            x, y = _nearest(within, tip) if is_across else (x, _nearest(within, tip)[1])
            y = (area.bottom - 1 if tip[1] > y else area.top) if is_across else y
            across, down = (BASE, 0) if is_across else (0, BASE // 2)
            one, other = (x - across, y - down), (x + across, y + down)
            paper, surface = look.inks.paper, picture.canvas.surface
            pygame.draw.polygon(surface, int(paper.paper), (one, other, tip))
            pygame.draw.lines(surface, int(paper.outline), False, (one, tip, other), 2)
        return
    wide, high = look.cell
    at = min(x // wide * wide, area.right - wide), min(y // high * high, area.bottom - high)
    letter = _letter(area, thing.center)
    colours = inks.title, inks.back
    if letter == UP:  # beside the title
        at = area.right - (1 + look.has_only_letters) * wide, at[1]
        colours = colours if look.has_only_letters else (inks.head_words, inks.head)
    picture.canvas.text(at, letter, *colours)


def _tip(area: Rect, thing: Rect) -> Point:
    """Return where the tail ends, a little off the line around the thing."""
    return _nearest(thing.inflate(2 * (AROUND + OFF), 2 * (AROUND + OFF)), area.center)


def _tail(area: Rect, thing: Rect) -> Rect:
    """Return what the tail may cover."""
    x, y = _nearest(area, tip := _tip(area, thing))
    return Rect(min(x, tip[0]), min(y, tip[1]), abs(x - tip[0]) + 1, abs(y - tip[1]) + 1)


def _letter(area: Rect, to: Point) -> str:
    """Return the arrow that points from an area to somewhere else."""
    if to[1] >= area.bottom or to[1] < area.top:
        return DOWN if to[1] >= area.bottom else UP
    return RIGHT if to[0] >= area.right else LEFT


def _nearest(area: Rect, point: Point) -> Point:
    """Return the point of an area that is nearest to another."""
    (x, y) = point
    return min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)
