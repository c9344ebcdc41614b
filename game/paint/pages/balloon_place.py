"""Where a balloon lies: beside what it speaks of, where a tail leads there, and over nothing that matters."""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from heapq import heappop, heappush
from itertools import chain, product
from math import dist, inf
from operator import itemgetter
from typing import NamedTuple

from pygame import Rect

from game.paint.brushes.page_text import balanced
from game.paint.brushes.picture import button_areas
from game.paint.looks.look import Look
from game.paint.looks.monitor import SHAPE, Point
from game.paint.table.free_room import (
    better_seen,
    closed_piles,
    free_if_possible,
    gadgets,
    hidden_at_a_price,
    kept_free,
    log_in_the_open,
    open_for_new_count,
    read_on_table,
    written_on_plates,
)
from game.paint.table.layout import Layout
from game.paint.table.things import AROUND, added_to, itself, listed_at, lit_in_hand, spoken_of, things
from game.sheets.sheets import BalloonSheet, Thing
from game.sheets.table_state import OnPack

WIDTHS = (30, 26, 34, 22, 40, 46, 21, 36, 18, 15, 32)
"""Of its words, in letters, the best first."""
LESS_GOOD, PLACELESS, STACKED, CROSSING, TOUCHED = 7, 120, 150, 30, 30
"""What each further width costs, less room beside the title, choices one below the other, a tail over a word,
and a pile of closed cards that it lies over, in pixels that a balloon is farther off."""
MARGIN, AIR, LEADING, GADGET_AIR, GAP = 3, 4, 1, 3, 3
"""Half columns beside the words; pixels above and below them, between them and a row of choices, in gadgets,
and around it."""
CORNER = (8, 5, 3, 2, 1, 1)
"""What its corners lose, row by row."""
BASE, GOOD, STUB, SHORT, AWAY = 11, 12, 8, 40, (6, 8, 10, 12, 15, 17, *range(20, 130, 5))
"""Half of the tail's width; how far from its thing a balloon had better be, how much worse it is nearer, how
far it is to be where it lies over no card, and may be."""
LEANS, LEANS_MOST, LONG = 0.5, 1, 70
"""How far aside a tail may end for each pixel of its length, the latter rather than at another thing; and
how long it is not worth that."""
ELSEWHERE = Thing.COUNT, Thing.PLAYED, Thing.SPEECH
"""What it points at by a card or a plate before it hides any card."""
AT_ITSELF = Thing.DECK, Thing.STARTER, Thing.COUNT
"""What it points at itself rather than at a card or a plate, if that is as good."""
MUCH = 2
"""How many times as much a balloon with a tail may hide as one without."""
A_DOT = (1, 1)
BUMP = 1 / 30
"""How long a tail must be, where a picture is shown as wide and as high as `SHAPE`."""
Areas = Sequence[tuple[int, ...]]
Rows = Sequence[tuple[str, bool]]
Tail = tuple[Point, Point, Point]


class Shape(NamedTuple):
    """The rows of a balloon, each with whether it is a remark, and its choices from their corner on."""

    rows: Rows
    choices: Sequence[Rect]
    size: Point

    @property
    def is_stacked(self) -> bool:
        """Whether its choices lie one below the other."""
        return len({place.top for place in self.choices}) > 1


class Placed(NamedTuple):
    """A balloon, what it speaks of, and the tail from one to the other, if there is room for one."""

    shape: int
    area: Rect
    thing: Rect
    tail: Tail | None

    def has_tail_over(self, crossed: Sequence[Rect]) -> bool:
        """Tell whether its tail lies over one of these that is no part of its thing."""
        return self.tail is not None and is_crossing(crossed, self.tail, self.thing)


def place_balloon(look: Look, sheet: BalloonSheet) -> tuple[Shape, Placed]:
    """Lay a balloon beside the first of its things to which a tail can lead.

    Where a table is too full for it, it hides open cards before a name."""
    table = _Table(look, sheet)
    placed = table.with_tail_to_card(table.beside_thing())
    return table.shapes[placed.shape], placed


class _Table:
    """A table with all that a balloon of some shape had better not hide."""

    def __init__(self, look: Look, sheet: BalloonSheet) -> None:
        self.look, self.sheet, top = look, sheet, sheet.top
        self.layout, self.shapes = Layout(look, top), [shape_of(look, sheet, columns) for columns in WIDTHS]
        self.hidden, self.prices = zip(*hidden_at_a_price(look, top), strict=True)
        places = *(place for place, _ in self.layout.cards()), OnPack()
        self.cards, self.read = [*map(self.layout.area, places)], [*read_on_table(look, top)]
        self.is_new_count = sheet.thing is Thing.COUNT and not top.count
        told = self.layout.cards_for_crib if sheet.thing is Thing.STARTER else ()  # it counts with them
        self.written = [area.inflate(look.cell[0], 0) for area in written_on_plates(look, top)]
        framed = [one.inflate(2 * AROUND, 2 * AROUND) for one in added_to(look, sheet)]
        self.kept = [*kept_free(look, top), *self.written, *told, *framed]
        crib = self.layout.crib_laid_open if sheet.thing in (Thing.LIT, Thing.CRIB) else ()  # cards go there
        self.better = [*self.kept, *free_if_possible(look, top), *crib]
        if sheet.thing is Thing.SPEECH:  # who says go has cards left
            self.better.append(self.layout.hand(sheet.seat))
        self.words, self.log = [*better_seen(look, top)], [*log_in_the_open(look, top)]
        self.plates = self.layout.plates
        self.itself = [*itself(look, sheet)]

    def place(
        self,
        about: Sequence[Rect],
        *,
        over: Sequence[Rect] = (),
        leans: float = LEANS,
    ) -> Placed:
        """Lay it beside one of these, with a tail that may lie over some things."""
        costs = tuple(LESS_GOOD * at + self._flaws(shape) for at, shape in enumerate(self.shapes))
        sizes = tuple(shape.size for shape in self.shapes)
        own = [one for one in about if one in self.itself or self.sheet.thing in ELSEWHERE] or about
        taken = self.cards, self.better, self.log, self.kept, self.read
        areas = about, own, *taken, self.words, self.hidden, over, closed_piles(self.layout)
        return _cheapest(self.look, sizes, costs, self.prices, leans, *map(_plain, areas))

    def _flaws(self, shape: Shape) -> int:
        shorter = _ways_to_place(self.sheet).index(place_in(self.look, self.sheet, shape.size[0]))
        return STACKED * shape.is_stacked + PLACELESS * shorter

    def beside_thing(self) -> Placed:
        """Lay it beside what it speaks of in the usual way, or in the first other one that is good."""
        about, thing = [*things(self.look, self.sheet)], self.sheet.thing
        is_in_hand = thing is Thing.HAND or (thing is Thing.LIT and self.sheet.top.starter)
        usual = self.place(about[:1] if self.is_new_count else about, over=self.plates if is_in_hand else ())
        is_at_it = usual.thing == about[0] or thing not in AT_ITSELF
        ways = chain([usual] if is_at_it else [], self._other_ways(about), [usual])
        placed = next(filter(self._is_good, ways), usual)
        points_elsewhere = self.is_new_count and placed.thing != about[0]
        if thing is Thing.COUNT and (points_elsewhere or not self._is_good(placed)):  # it is framed
            placed = placed._replace(tail=None)
        return placed._replace(thing=about[0]) if self.is_new_count or thing is Thing.HAND else placed

    def _other_ways(self, about: Sequence[Rect]) -> Iterator[Placed]:
        """Yield how it can lie where the usual way is not good, the best first."""
        own = about[:1]
        match self.sheet.thing:
            case Thing.DECK | Thing.STARTER:
                yield self.place(own, over=self.plates)
            case Thing.LIT:  # at the crib, where they go
                lit = [*lit_in_hand(self.look, self.sheet)]
                yield self.place([one for one in about if one not in lit])
            case Thing.HAND:  # at its plate
                yield self.place(about[-1:])
            case Thing.SPEECH:
                yield self._over_gadgets(about)
            case Thing.COUNT:  # over gadgets, but no card; or at the cards that go on or made it
                beside = self.place(own, over=[self.layout.buttons], leans=LEANS_MOST)
                yield from [beside] if beside.area.collidelist(self.cards) < 0 else []
                yield from self._at_new_count(own) if self.is_new_count else [self.place(about[1:2])]
        if self.sheet.thing in ELSEWHERE:
            yield self.place(about, over=self.plates)

    def _at_new_count(self, own: Sequence[Rect]) -> Iterator[Placed]:
        """Yield how it can lie at a count that nothing was added to yet."""
        yield self._over_gadgets(own)
        yield self._over_played(own)

    def _is_good(self, placed: Placed) -> bool:
        """Tell whether a tail is short, and over no word."""
        return _is_short(placed.tail) and not placed.has_tail_over(self.words)

    def _over_gadgets(self, about: Sequence[Rect]) -> Placed:
        """Lay it close by, over whatever is no card and no name."""
        table = copy(self)
        table.better, table.hidden, table.prices = self.kept, (), ()
        return table.place(about, over=[self.layout.buttons], leans=LEANS_MOST)

    def _over_played(self, about: Sequence[Rect]) -> Placed:
        """Lay it close by, over backs, and among many over cards of counts that are over."""
        table, top = copy(self), self.sheet.top
        table.kept = [*self.read, *self.written, *open_for_new_count(self.look, top)]
        table.cards = [self.layout.area(OnPack()), self.layout.hand(top.below)]
        return table._over_gadgets(about)

    def with_tail_to_card(self, placed: Placed) -> Placed:
        """Lead its tail to a card it speaks of, if its thing holds any; to their list rather than another."""
        spoken = spoken_of(self.look, self.sheet)
        cards = [card.inflate(-2 * AROUND, 0) for card in spoken if card.colliderect(placed.thing)]
        if not cards:
            return placed
        crossed = [*self.words, *self.cards, *self.written, *gadgets(self.look, self.sheet.top)]
        for parts in (cards, [edge for card in cards for edge in _edges(card)]):
            tails = (tail(crossed, part, placed.area, LEANS_MOST) for part in parts)
            if led := min(filter(None, tails), key=slant, default=None):
                break
        if not led and self.sheet.thing is Thing.HAND:  # across a plate
            beside = self.place(cards, over=self.plates)
            if _is_short(beside.tail):
                placed, led = beside._replace(thing=placed.thing), beside.tail
        if not led and (listed := listed_at(self.look, self.layout, self.sheet.top)):
            led = tail(crossed, listed.inflate(-2 * AROUND, 0), placed.area, LEANS_MOST)
        return placed._replace(tail=led)


def _edges(card: Rect) -> Iterator[Rect]:
    """Yield the two edges of a card, to one of which a tail can lead where a word is above its middle."""
    yield from (Rect(left, card.top, 1, card.height) for left in (card.left - 2, card.right + 1))


def _is_short(led: Tail | None) -> bool:
    return led is not None and dist(*led[:2]) < LONG


def _plain(areas: Sequence[Rect]) -> Areas:
    return tuple((*area.topleft, *area.size) for area in areas)


@lru_cache(maxsize=256)  # balloons of a first evening; an answer that is lit moves none
def _cheapest(
    look: Look,
    sizes: Sequence[Point],
    costs: Sequence[int],
    prices: Sequence[float],
    leans: float,
    *areas: Areas,
) -> Placed:
    """Return the cheapest place with a tail; without one rather than over what is kept free."""
    about, own, cards, better, log, kept, read, words, hidden, over, piles = (
        [Rect(area) for area in some] for some in areas
    )
    search = _Search(look, sizes, costs, kept, cards, words, hidden, prices, over, piles, leans)
    for thing in own:  # close by, and over no card at all
        best = search.cheapest(thing, [*better, *cards], has_tail=True)
        if best and best.tail and dist(*best.tail[:2]) < SHORT and costs[best.shape] < STACKED:
            return best
    off_log = ((better, True), ([*kept, *log], True))
    for taken, has_tail in (*off_log, (kept, True), (kept, False)):
        for thing in about:
            if best := search.cheapest(thing, taken, has_tail=has_tail):
                return best
    led = next(filter(None, (search.cheapest(thing, read, has_tail=True) for thing in about)), None)
    still = search.cheapest(about[0], read, has_tail=False)
    if led and still:  # rather none than one that costs much more of what is seen
        return still if MUCH * search.hides(still.area) < search.hides(led.area) else led
    best = led or still or search.cheapest(about[0], (), has_tail=False)
    return best or Placed(0, Rect((0, 0), sizes[0]), about[0], None)


class _Search(NamedTuple):
    """Where balloons of these sizes can lie, and what each place costs."""

    look: Look
    sizes: Sequence[Point]
    costs: Sequence[int]
    kept: Sequence[Rect]
    cards: Sequence[Rect]
    words: Sequence[Rect]
    hidden: Sequence[Rect]
    prices: Sequence[float]
    over: Sequence[Rect]
    """What a tail may lie over, though no balloon."""
    piles: Sequence[Rect]
    """Closed cards, which had better be seen whole."""
    leans: float

    def cheapest(self, thing: Rect, taken: Sequence[Rect], *, has_tail: bool) -> Placed | None:
        """Try the nearest first, as long as one may be cheaper."""
        best, least = None, inf
        lie = self._beside if has_tail else self._anywhere
        crossed = [one for one in (*self.kept, *taken) if one not in self.over]
        for near, placed in lie(thing, taken):
            if near >= least:
                break
            if (cost := near + self.hides(placed.area)) >= least:
                continue  # whatever its tail is
            led = self._tail(crossed, placed)
            if has_tail and not led:
                continue
            placed = placed._replace(tail=led)
            if (cost := cost + self._of_tail(placed)) < least:
                best, least = placed, cost
        return best

    def _tail(self, crossed: Sequence[Rect], placed: Placed) -> Tail | None:
        """Lead a tail that is seen to the middle of its thing, or across a plate to a half of it."""
        thing = placed.thing
        half = Rect(thing.topleft, (thing.width // 2, thing.height))
        parts = [thing, *[half, half.move(thing.width - half.width, 0)] * bool(self.over)]
        for part in parts:
            led = tail(crossed, part, placed.area, self.leans)
            if led and is_seen(self.look, placed.area, led[1]):
                seen = [card for card in self.cards if not placed.area.collidepoint(card.center)]
                if not is_crossing(seen, led, part):
                    return led
        return None

    def _beside(self, thing: Rect, taken: Sequence[Rect]) -> Iterator[tuple[float, Placed]]:
        """Yield them at each side of a thing, the nearest first; what is too far is never looked at."""
        lain: list[tuple[float, int, int, Placed]] = []
        lines = sorted(self._lines(thing), key=itemgetter(0))
        for number, (least, shape, lefts, tops) in enumerate(lines):
            while lain and lain[0][0] < least:
                near, _, _, placed = heappop(lain)
                yield near, placed
            for at, area in enumerate(_free(self.sizes[shape], lefts, tops, taken)):
                placed = Placed(shape, area, thing, None)
                heappush(lain, (self._near(placed), number, at, placed))
        yield from ((near, placed) for near, _, _, placed in sorted(lain))

    def _lines(self, thing: Rect) -> Iterator[tuple[float, int, Sequence[int], Sequence[int]]]:
        """Yield all lines beside a thing: what the nearest balloon costs at the least, the shape, and where
        balloons begin."""
        for shape, size in enumerate(self.sizes):
            for away, apart, lefts, tops in _beside(self.look, size, thing):
                yield max(away - GOOD, 0) + apart / 3 + self.costs[shape], shape, lefts, tops

    def _anywhere(self, thing: Rect, taken: Sequence[Rect]) -> Iterator[tuple[float, Placed]]:
        """Yield them all over the table, but for the thing itself, the nearest first."""
        taken = [*taken, thing]
        lain = (
            Placed(shape, area, thing, None)
            for shape, size in enumerate(self.sizes)
            for area in (Rect(corner, size) for corner in product(*_room(self.look, size)))
            if area.collidelist(taken) < 0
        )
        yield from sorted(((self._near(placed), placed) for placed in lain), key=itemgetter(0))

    def _near(self, placed: Placed) -> float:
        area, thing = placed.area, placed.thing
        far = dist(_nearest(area, to := _nearest(thing, area.center)), to)
        amiss = abs(far - GOOD) * (STUB if far < GOOD else 1)
        return amiss + dist(area.center, thing.center) / 3 + self.costs[placed.shape]

    def hides(self, area: Rect) -> float:
        """Return what all costs that it lies over."""
        over, touched = area.collidelistall(self.hidden), area.collidelistall(self.piles)
        hidden = sum(self.prices[at] * _pixels(area.clip(self.hidden[at])) for at in over)
        return TOUCHED * len(touched) + hidden

    def _of_tail(self, placed: Placed) -> float:
        """Return what its tail costs."""
        slants = slant(placed.tail) if placed.tail else 0
        return CROSSING * placed.has_tail_over(self.words) + slants


def place_in(look: Look, sheet: BalloonSheet, width: int) -> str:
    """Return what says where one is, the shorter the less room there is beside the title."""
    room, ways = width - MARGIN * look.cell[0], _ways_to_place(sheet)
    said = zip(("  ", "  ", " "), ways[:-1], strict=True)
    return next((words for air, words in said if look.width(sheet.title + air + words) <= room), "")


def _ways_to_place(sheet: BalloonSheet) -> Sequence[str]:
    """Return how it can be said where one is, the longest first."""
    short = sheet.place.removeprefix("Part ")
    return sheet.place, short, short.replace(" of ", "/"), ""


def _pixels(area: Rect) -> int:
    return area.width * area.height


def _room(look: Look, size: Point) -> tuple[range, range]:
    """Return where a balloon so large can begin, in steps."""
    (wide, high), cloth, half = size, look.table.cloth, look.cell[0] // 2
    lefts = range(half, look.size[0] - half - wide + 1, 2 * half)
    return lefts, range(cloth.top, cloth.bottom - high + 1, look.stroke[1] * 2)


def _free(size: Point, lefts: Sequence[int], tops: Sequence[int], taken: Sequence[Rect]) -> Iterator[Rect]:
    """Yield the balloons of a line that lie over nothing that is taken."""
    areas = [Rect(corner, size) for corner in product(lefts, tops)]
    if areas:
        line = areas[0].union(areas[-1]).inflate(2 * GAP, 1)
        beside = [taken[at] for at in line.collidelistall(taken)]
        yield from (area for area in areas if area.inflate(2 * GAP, 1).collidelist(beside) < 0)


def _beside(look: Look, size: Point, thing: Rect) -> Iterator[tuple[int, int, Sequence[int], Sequence[int]]]:
    """Yield the lines of balloons so large at each side of a thing, so far away that a tail has room: how far
    off they are, how far apart their middles and the thing's are at the least, and where they begin."""
    (wide, high), (lefts, tops) = size, _room(look, size)
    for away in AWAY:
        apart = away + high // 2 + thing.height // 2
        for top in (thing.top - away - high, thing.bottom + away):
            if tops and tops[0] <= top <= tops[-1]:
                yield away, apart, lefts, (top,)
        apart = away + wide // 2 + thing.width // 2
        for left in (thing.left - away - wide, thing.right + away):
            if lefts and lefts[0] <= left <= lefts[-1]:
                yield away, apart, (left,), tops


def shape_of(look: Look, sheet: BalloonSheet, columns: int) -> Shape:
    """Lay out words so wide, or as its title and choices need; these have rows of their own.

    Choices side by side have air where they are gadgets, those in a column lie close."""
    (wide, high), answers = look.cell, sheet.answers
    beside = " ".join(f" {words} " for words in sheet.answers_here)
    columns = max(columns, len(sheet.title) + 2, len(beside), *(len(words) + 2 for words in answers))
    air = GADGET_AIR * bool(look.inks.plate.edges)
    each = (columns + 1) * wide // max(len(answers), 1) - wide  # as wide as the widest, if all have room
    least = max(map(look.width, answers), default=0) + 2 * wide if air else 0
    size = least * (least <= each), high + air
    choices = button_areas(look, answers, columns * wide, size, wide, (wide, AIR // 2 - air))
    if air and any(one.top for one in choices):  # closer together, if that is enough
        half = wide // 2
        close = button_areas(look, answers, columns * wide + half, (0, size[1]), half, (half, 0))
        choices = choices if close[-1].top else [one.move(-half // 2, 0) for one in close]
    rows = [*_rows(sheet, columns)]
    most = max((len(balanced(words, columns)) for words in sheet.says_here), default=0)
    rows += [("", False)] * (most - len(rows))
    are_stacked = any(one.top for one in choices)  # there they take room enough
    choices = [one.move(0, len(rows) * high + (air or LEADING) - air * are_stacked) for one in choices]
    below = max(len(rows) * high, *(one.bottom for one in choices), 0)
    return Shape(rows, choices, ((columns + MARGIN) * wide, head(look, sheet)[1] + below + AIR))


def head(look: Look, sheet: BalloonSheet) -> Point:
    """Return how far below its upper edge its title and its words begin: with air above one in no band."""
    has_edges = bool(look.inks.plate.edges)
    title = AIR if has_edges and not sheet.is_alarm else AIR // 2
    return title, title + look.cell[1] + has_edges


def _rows(sheet: BalloonSheet, columns: int) -> Rows:
    """Break its words into rows; an alarm's last sentence is a remark by itself."""
    parts = [(sheet.words, False)]
    said, dot, remark = sheet.words.rpartition(". ")
    if sheet.is_alarm and dot:
        parts = [(f"{said}.", False), (remark, True)]
    return [(row, is_remark) for words, is_remark in parts if words for row in balanced(words, columns)]


def tail(crossed: Sequence[Rect], thing: Rect, area: Rect, leans: float = LEANS) -> Tail | None:
    """Return a tail that leads to the thing: short, hardly slanted, and over nothing in the way."""
    straight = area.inflate(-2 * (BASE + 2 * CORNER[0]), -2 * area.height // 3)  # not beside the title
    straight.height = max(area.bottom - CORNER[0] - BASE * 2 // 3 - straight.top, straight.height)
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
    is_straight = aside <= away * leans
    led = ends[0], tip, ends[1]
    return led if is_straight and not is_crossing(crossed, led, thing) else None


def slant(led: Tail) -> float:
    """Tell how far aside of its root a tail ends."""
    (left, upper), (x, y), (right, lower) = led
    return min(abs((left + right) / 2 - x), abs((upper + lower) / 2 - y))


def is_crossing(crossed: Sequence[Rect], led: Tail, thing: Rect) -> bool:
    """Tell whether a tail lies over one of these that is no part of its thing."""
    left, tip, right = led
    reach = Rect(tip, A_DOT).unionall([Rect(left, A_DOT), Rect(right, A_DOT)])
    near = (crossed[at] for at in reach.collidelistall(crossed))
    others = (one for one in near if not thing.colliderect(one))
    return any(one.clipline(end, tip) for one, end in product(others, (left, right)))


def is_seen(look: Look, area: Rect, tip: Point) -> bool:
    """Tell whether a tail is more than a bump, as it is shown."""
    (x, y), wide, high = tip, look.size[0] / SHAPE[0], look.size[1] / SHAPE[1]
    across, down = max(area.left - x, x - area.right), max(area.top - y, y - area.bottom)
    return max(across / wide, down / high) > BUMP


def _nearest(area: Rect, point: Point) -> Point:
    """Return the point of an area that is nearest to another."""
    (x, y) = point
    return min(max(x, area.left), area.right), min(max(y, area.top), area.bottom)
