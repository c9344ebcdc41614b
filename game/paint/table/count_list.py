"""A count as a list that can be read back: for each item its cards, its name and the sum so far."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, pairwise

from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.page_text import fitted
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.looks.plans import ShowPlaces
from game.paint.table.plates import CRIB, HAND, SAID_IN_FIGURES
from game.paint.table.reasons import mark_more
from game.rules.cadence import CountStep
from game.rules.cards import SUIT_SIGNS, Card, Cards, signs_text
from game.rules.counting import Reason
from game.rules.in_words import as_sentence, capital, number_word
from game.sheets.table_state import CountPanel, TableState
from game.values import frozen, replace

SUM_IN_WORDS = re.compile(r"^(?:and )?(?:a |twelve for the )?|(?: is| makes|, making|:) .*|--.*")
"""What a row leaves out: the sum stands at its end."""
POINTS_FIRST = re.compile(r"\d+ ")
POINTS_FOR = re.compile(r"^\d+ for (?:the |a )?")
POINTS_TWICE = re.compile(r"^one for | of \d$", re.IGNORECASE)
FIFTEENS = re.compile(rf"^(fifteen )?(?:{'|'.join(map(number_word, range(2, 17, 2)))})$", re.IGNORECASE)
"""A fifteen that is called by its sum."""
MOST_NAMED = 4
"""So many cards have room beside their words in a narrow list."""
NUMBER = re.compile(r"\b(three|four|five)\b(?= of a )|(?<=run of )(three|four|five)", re.IGNORECASE)


@frozen
class CountRow:
    """One item; without a sum it is words alone."""

    cards: Cards
    words: str
    sum: str = ""
    points: int = 0
    """What it adds to the sum, if its words don't begin with that."""
    is_below: bool = False
    """Whether its cards have a row of their own above it."""
    all_cards: str = ""
    """What its cards are called together, if they are all there are."""
    is_lit: bool = False
    """Whether it is being read."""

    @property
    def widest(self) -> int:
        """How many letters its cards take with all their gaps."""
        return len(self.all_cards or signs_text(self.cards))

    @property
    def slips(self) -> int:
        """How many letters its cards take at least on slips, which lie half a letter apart."""
        return len(self.named(0)) + len(self.cards) // 2

    def room_in(self, columns: int) -> int:
        """Return how many letters its words and its sum leave to its cards."""
        return columns - len(self.words) - len(self.sum) - 2

    def needs_figures(self, columns: int) -> bool:
        """Tell whether figures give its cards the room for their gaps, and words do not."""
        return self.points > 0 and self.room_in(columns) < self.widest <= self.short().room_in(columns)

    def short(self) -> "CountRow":
        """Leave out its points, which the sum says, and write figures: its cards need the room."""
        words = NUMBER.sub(lambda number: SAID_IN_FIGURES[number[0].lower()], POINTS_FOR.sub("", self.words))
        return replace(self, words=words) if self.sum else self

    def in_brief(self, whole: int) -> "CountRow":
        """Leave out the sum, which stands at its end, and call so many cards all of them."""
        words = FIFTEENS.sub(lambda told: (told[1] or "fifteen").strip(), self.words)
        total = f" {number_word(int(self.sum))}" if self.sum else ""
        words = words if words.endswith(f" of{total}") else words.removesuffix(total)
        are_all = len(self.cards) == whole > MOST_NAMED
        return replace(self, words=words, all_cards=f"all {whole}" * are_all).short()

    def briefest(self) -> "CountRow":
        """Leave out too what the points at its end tell: a run of three."""
        brief = self.in_brief(0)
        return replace(brief, words=POINTS_TWICE.sub("", brief.words)) if self.points else brief

    def with_points(self) -> "CountRow":
        """Put its own points where the sum was, which stands large beside the list."""
        return replace(self, sum=f"{self.points:+}") if self.points else self

    def broken(self, columns: int) -> Sequence["CountRow"]:
        """Break its words where they and the sum have no room in a row; the sum stands at their end."""
        room = columns - len(self.sum) - bool(self.sum)
        if len(self.words) <= room:
            return [self]
        *first, last = fitted(self.words.replace(" the ", " ") if self.sum else self.words, room)
        return [
            *(CountRow((), words, is_lit=self.is_lit) for words in first),
            CountRow(() if first else self.cards, last, self.sum, is_lit=self.is_lit),
        ]

    def below_cards(self, columns: int) -> Sequence["CountRow"]:
        """Break it as usual, or below its cards where those have no room beside its words."""
        if len(self.named(0)) <= self.room_in(columns) or not self.cards:
            return self.broken(columns)
        return [
            CountRow(self.cards, "", is_lit=self.is_lit),
            *(replace(row, cards=(), is_below=True) for row in self.broken(columns)),
        ]

    def named(self, room: int) -> str:
        """Name its cards, with gaps where there is room for them."""
        named = self.all_cards or signs_text(sorted(self.cards))
        return named if len(named) <= room or self.all_cards else named.replace(" ", "")


def count_rows(panel: CountPanel) -> Iterator[CountRow]:
    """Yield all that was read so far; lit is what is being read last, or what was missed."""
    rows = [*_rows([*panel.steps, *panel.to_come])][: panel.rows[0]]
    for number, row in enumerate(rows, 1):
        is_lit = row.cards in panel.missed if panel.missed else number == len(rows)
        yield replace(row, is_lit=is_lit)
    if not panel.steps:
        yield from (CountRow((), words) for words in panel.words)


def rows_to_come(panel: CountPanel) -> Iterator[CountRow]:
    """Yield what is read after these."""
    yield from [*_rows([*panel.steps, *panel.to_come])][panel.rows[0] :]


def brief_rows(top: TableState, panel: CountPanel) -> tuple[Sequence[CountRow], Sequence[CountRow]]:
    """Return what was read and what is read after it, as briefly as a narrow list needs it."""
    whole = len(top.cards_counted) + 1
    read, coming = count_rows(panel), rows_to_come(panel)
    return [row.in_brief(whole) for row in read], [row.in_brief(whole) for row in coming]


def _rows(steps: Sequence[CountStep]) -> Iterator[CountRow]:
    """Yield a row for each score, however many of them are told in one breath."""
    before = 0
    for row in chain.from_iterable(step.listed for step in steps):
        words = SUM_IN_WORDS.sub("", row.words)
        points = 0 if POINTS_FIRST.match(words) else row.total - before
        yield CountRow(row.cards, words, str(row.total), points)
        before = row.total


Inks = tuple[Ink, Ink]
WIDE_LIST, NARROW = 30, (8, 0)
"""A narrower list has 8 letters of cards and no margin; they have rows of their own where words need the
room and rows are free."""
SPACED, RED_SUITS = (13, 1), "♦♥"
SMALL_CARD = re.compile(rf"\w+([{SUIT_SIGNS}])")
SLIPS_APART = 4
"""How many pixels lie between the letters of two slips at least."""
Suits = Mapping[str, Ink]
"""The ink of each suit by its sign, where cards lie on paper in a list."""


@frozen
class ListInks:
    """What a list is written in: figures, words, and what is still to come."""

    figures: Ink
    words: Ink
    dim: Ink
    lit: Inks | None
    """The item being read, and what is behind it; None: none is."""
    reds: Inks | None = None
    """Red suits of what was read and of what is lit, where they have inks of their own."""
    suits: Suits | None = None

    def name_cards(self, *, is_read: bool, is_lit: bool) -> "CardNamer":
        """Return who draws the names of the cards of an item."""
        if self.suits:
            return partial(lay_on_paper, suits=self.suits, faded=not is_read)
        red = self.reds[is_lit] if self.reds and is_read else None
        return partial(draw_named, ink=self.of(is_read=is_read, is_lit=is_lit)[0], red=red)

    def of(self, *, is_read: bool, is_lit: bool) -> Inks:
        """Return the inks of figures and words of an item."""
        if is_lit and self.lit:
            return self.lit[0], self.lit[0]
        return (self.figures, self.words) if is_read else (self.dim, self.dim)


def draw_rows(
    canvas: Canvas,
    area: Rect,
    rows: Sequence[CountRow],
    coming: Sequence[CountRow],
    inks: ListInks,
    *,
    is_airy: bool = False,
    amid: bool = False,
) -> Rect:
    """Draw the latest of them, and as far as it has room what is still to come; return where one is read.

    Where red suits have inks of their own, or it is wanted, few items stand in more air, and so they do
    amid the area."""
    look, most = canvas.look, canvas.look.rows_in(area)
    columns = CountColumns.of(look.columns_in(area), rows, coming, most)
    items, after = ([columns.parts(row) for row in some] for some in (rows, coming))
    so_far, to_come = ([part for parts in some for part in parts] for some in (items, after))
    read = so_far[-most:]
    drawn = [*read, *to_come][:most]
    others = len(so_far) > len(read), len(read) + len(to_come) > len(drawn)
    above, below = (columns.margin > 0 and are_there for are_there in others)  # there a mark has room
    before_mark = look.grain.air(look.cell[0] // 2) * (above or below)
    lines = _lines(look, area, [*items, *after], is_airy=is_airy or amid or bool(inks.reds), is_amid=amid)
    air, line_read = look.cell[0] // 2 * (columns.margin == 0), Rect(area)
    for at, (row, line) in enumerate(zip(drawn, lines, strict=False)):
        is_read, is_lit = at < len(read), inks.lit is not None and row.is_lit
        line_read = line if row.is_lit else line_read
        if inks.lit and is_lit:
            lit_to = line.right + air * look.grain.is_fine
            canvas.fill(Rect(line.left - air, line.top, lit_to - line.left + air, line.height), inks.lit[1])
        inside = line.inflate(-2 * columns.margin * look.cell[0], look.cell[1] - line.height)
        inside.width -= before_mark
        name_cards = inks.name_cards(is_read=is_read, is_lit=is_lit)
        _draw_row(canvas, inside, row, columns, inks.of(is_read=is_read, is_lit=is_lit), name_cards)
    at_edge = area.inflate(look.grain.air(look.cell[0] * 3 // 2), 0)
    mark_more(canvas, at_edge, above=above, below=below, ink=inks.words)
    return line_read


def _lines(
    look: Look, area: Rect, items: Sequence[Sequence[CountRow]], *, is_airy: bool, is_amid: bool
) -> Iterator[Rect]:
    """Yield where each row of the items lies; with air before the first and before each other item, where
    few of them are to stand in more of it, or in the middle."""
    line, first, apart = Rect(area.topleft, (area.width, look.cell[1])), 0, 0
    if is_airy:
        air, rows, most = (look.grain.rows_apart - 1) * line.height, sum(map(len, items)), look.rows_in(area)
        first, apart = air * (rows < most), air * (rows + len(items) < most)
        line.height = look.grain.pitch(area.height, rows, line.height * 3 // 2)
        first = max(area.height - rows * line.height, 0) // 2 if is_amid else first
    for number, rows_of_item in enumerate(items):
        line = line.move(0, apart if number else first)
        for _ in rows_of_item:
            yield line
            line = line.move(0, line.height)


def listed_area(look: Look, places: ShowPlaces, panel: CountPanel) -> Rect:
    """Return where a count is listed: a long one reaches up where a hand lies that is not counted.

    While the guide counts, its balloon lies there."""
    area, high = places.count_panel.copy(), look.cell[1]
    if panel.is_guided:
        return area
    area.height += places.free_below
    edges = look.table.count_panel.title + look.table.count_panel.margin[1]
    more = sum(panel.rows) - (area.height - edges) // high
    most = (area.top - places.cards.point(0, 1)[1]) // high
    may_reach = panel.title and not (panel.is_crib or places.takes_hands)
    if not may_reach or not 0 < more <= most:
        return area
    up = more * high
    return Rect(area.left, area.top - up, places.total.left - area.left, area.height + up)


def draw_count_panel(picture: Picture, places: ShowPlaces, top: TableState, panel: CountPanel) -> None:
    """Draw the count in the color of the side that counts, its total at the end of it; a list comes with
    its first row."""
    look, area = picture.look, listed_area(picture.look, places, panel)
    total = Rect(places.total.topleft, (places.total.width, area.bottom - places.total.top))
    if panel.is_laid:
        title = Rect(area.topleft, (area.width, look.table.count_panel.title))
        across, down = look.table.count_panel.margin
        inside = Rect(area.left + across, title.bottom, total.left - area.left - 2 * across, 0)
        inside.height = area.bottom - title.bottom - down
        columns = _columns(look, inside, panel)
        _draw_title(picture.canvas, area, title, top, panel)
        line = Rect(inside.left, _title_top(look, title), inside.width, look.cell[1])
        words = _beside_title(top, panel, columns)
        if len(panel.title) + len(words) < look.columns_in(inside):
            picture.canvas.right(line, words, look.inks.on_cloth(top.side(panel.seat)).figures)
        _draw_columns(picture.canvas, columns, suits_of(picture))
    if panel.total is not None:
        _draw_total(picture.canvas, total, top, panel)


def _draw_title(canvas: Canvas, area: Rect, title: Rect, top: TableState, panel: CountPanel) -> None:
    look, colors = canvas.look, canvas.look.inks.on_cloth(top.side(panel.seat))
    canvas.fill(area, look.inks.plate.back)
    canvas.fill(title, colors.inlay)
    canvas.outline(area, colors.words)
    canvas.outline(title, colors.words)  # a dark one would run into the list
    at = (area.left + look.table.count_panel.margin[0], _title_top(look, title))
    canvas.text(at, panel.title.upper(), colors.inlay_words)


def _title_top(look: Look, title: Rect) -> int:
    """Return where the words of a title begin, rather below its middle than at a frame around the panel."""
    return title.top + (title.height - look.cell[1] + 1) // 2


Column = tuple[Rect, Sequence[CountRow], Sequence[CountRow]]
BETWEEN_COLUMNS = 2
"""How many letters they are apart."""
MORE = "more →"


def _beside_title(top: TableState, panel: CountPanel, columns: Sequence[Column]) -> str:
    """Name the cards that are read where no item has its own, or tell that items to come are out of sight."""
    if not any(row.cards for _, *parts in columns for part in parts for row in part):
        return signs_text(sorted(top.lit))
    return MORE if sum(len(after) for *_, after in columns) < panel.rows[1] else ""


def _columns(look: Look, area: Rect, panel: CountPanel) -> Sequence[Column]:
    """Lay a list in one column, or in as many as a long one needs."""
    room = look.columns_in(area) - 2 * SPACED[1] - 1
    read = [row.with_points() for row in count_rows(panel)]
    listed = in_one_way([*read, *(row.with_points() for row in rows_to_come(panel))], room)
    rows, coming = listed[: len(read)], listed[len(read) :]
    if len(listed) <= look.rows_in(area):
        return [(area, rows, coming)]
    return _several_columns(look, area, rows, coming)


def in_one_way(rows: Sequence[CountRow], columns: int) -> Sequence[CountRow]:
    """Write numbers in figures in all rows if one of them needs the room."""
    if not any(row.needs_figures(columns) for row in rows):
        return rows
    return [row.short() if row.points else row for row in rows]


def _several_columns(
    look: Look, area: Rect, rows: Sequence[CountRow], coming: Sequence[CountRow]
) -> Sequence[Column]:
    """Lay a long list in columns: as many as have room, from the first on or up to the item being read;
    without its cards, which are lit, where they have none."""
    listed, most = [*rows, *coming], look.rows_in(area)
    high = -(-len(listed) // -(-len(listed) // most))  # as many in each, as far as they go
    room, last = look.columns_in(area) + BETWEEN_COLUMNS, max(len(rows) - 1, 0) // high
    usual = [replace(row, cards=()) for row in listed]
    brief, briefest = [row.in_brief(0) for row in listed], [row.briefest() for row in listed]
    ways = brief, briefest, usual, [row.in_brief(0) for row in usual]
    every = next((way for way in ways if _has_room(_columns_needed(way, high), room)), ways[-1])
    needed = _columns_needed(every, high)
    parts = [(at, every[at : at + high]) for at in range(0, len(every), high)]
    first = next((at for at in range(last) if sum(needed[at : last + 1]) <= room), last)
    ends = range(len(parts), first + 1, -1)
    end = next((end for end in ends if sum(needed[first:end]) <= room), first + 1)
    apart, columns, left = (room - sum(needed[first:end])) // (end - first), list[Column](), area.left
    for wide, (at, part) in zip(needed[first:end], parts[first:end], strict=True):
        high_enough = area.height * len(part) // high  # so that rows of all columns stand in line
        column = Rect(left, area.top, (wide + apart - BETWEEN_COLUMNS) * look.cell[0], high_enough)
        read = max(len(rows) - at, 0)
        columns.append((column, part[:read], part[read:]))
        left = column.right + BETWEEN_COLUMNS * look.cell[0]
    return columns


def _has_room(needed: Sequence[int], room: int) -> bool:
    """Tell whether two columns of a list can stand side by side, wherever it is read."""
    return all(sum(pair) <= room for pair in pairwise(needed))


def _draw_columns(canvas: Canvas, columns: Sequence[Column], suits: Suits) -> None:
    inks = canvas.look.inks
    lit, words = (inks.plate.now_words, inks.lit), inks.plate.words
    own = ListInks(words, words, inks.older_reasons, lit, suits=suits)
    for column, read, after in columns:
        draw_rows(canvas, column, read, after, own, amid=True)


def _columns_needed(rows: Sequence[CountRow], high: int) -> Sequence[int]:
    """Return how many letters each column of a list takes, with the air after it."""
    parts = [rows[at : at + high] for at in range(0, len(rows), high)]
    cards = [max(row.slips + bool(row.cards) for row in part) for part in parts]
    words = [max(len(row.words) + len(row.sum) for row in part) for part in parts]
    return [sum(wide) + 1 + BETWEEN_COLUMNS for wide in zip(cards, words, strict=True)]


def _draw_total(canvas: Canvas, area: Rect, top: TableState, count_panel: CountPanel) -> None:
    colors = canvas.look.inks.on_cloth(top.side(count_panel.seat))
    canvas.fill(area, colors.inlay)
    canvas.outline(area, colors.words)
    caption = Rect(area.left, area.top, area.width, area.height // 3)
    canvas.centered(caption, CRIB if count_panel.is_crib else HAND, colors.inlay_words)
    figures = Rect(area.left, caption.bottom, area.width, area.bottom - caption.bottom)
    canvas.large(figures, str(count_panel.total), colors.figures)


def draw_sums(
    picture: Picture,
    area: Rect,
    top: TableState,
    panel: CountPanel,
    columns: Mapping[Card | None, int],
    wide: int,
) -> None:
    """Draw the latest in letters alone: dots lead to each sum, a mark stands below each card of the item.

    What is being read is in reverse, and a dot stands where each begins that is still to come."""
    canvas, look, inks = picture.canvas, picture.look, picture.look.inks
    letter, high = look.cell
    line = Rect(area.topleft, (area.width, high))
    read, coming, most = [*count_rows(panel)], [*rows_to_come(panel)], look.rows_in(area)
    sums, rows = Rect(line.topleft, (wide, high)), read[-most:]

    for item in rows:
        is_read = bool(top.lit) and item.is_lit
        ink = inks.ground if is_read else inks.on_felt
        if is_read:
            canvas.fill(line, inks.on_felt)
        canvas.text((area.left + 2 * letter, line.top), item.words, ink)
        if item.sum:
            dots = " ·" * ((look.columns_in(sums) - len(item.words) - 5) // 2)
            canvas.right(sums.move(-3 * letter, 0), dots, ink)
            canvas.right(sums, item.sum, ink)
            made_of = top.with_starter(item.cards)
            for card, left in columns.items():
                canvas.text((left + 2 * letter, line.top), "x" if card in made_of else "·", ink)
        line, sums = line.move(0, high), sums.move(0, high)
    within = Rect(area.topleft, (area.width - letter, area.height))
    mark_more(canvas, within, above=len(read) > most, below=len(rows) + len(coming) > most)
    for _ in coming[: most - len(rows)]:
        canvas.text((area.left + 2 * letter, line.top), "·", inks.older_reasons)
        line = line.move(0, high)
    picture.listed = Rect(area.topleft, (area.width, line.top - area.top))


def total_told(panel: CountPanel) -> str:
    """Tell before a total whether there is more to read."""
    return "so far:" if panel.is_part else "total:"


def being_read(top: TableState, room: int) -> str:
    """Tell how far a count is read, or its last item for less room; nothing once its score tells the same."""
    panel, *latest = top.count_panel, *top.reasons[-1:]
    if not (panel and top.lit) or top.prompt:
        return ""
    kind, who = Reason.CRIB if panel.is_crib else Reason.HAND, top.seats[panel.seat].on_plate
    if any((one.kind, one.who) == (kind.value, who) for one in latest):
        return ""
    words = as_sentence(", ".join(panel.read))
    return words if len(words) <= room else capital(panel.read[-1])


@frozen
class CountColumns:
    """How many letters the rows of a list have, and the cards in them."""

    room: int
    margin: int
    cards: int
    aligned: int
    """What the cards of all rows take that have room for them."""
    is_wide: bool
    """Whether two letters lie between its cards and its words, and not one."""
    below: int | None
    """Where words begin that stand below their cards, if any do."""

    @classmethod
    def of(
        cls, columns: int, rows: Sequence[CountRow], coming: Sequence[CountRow], most: int
    ) -> "CountColumns":
        """Measure rows, those that are still to come as well; no more than so many have room."""
        is_wide, below = columns >= WIDE_LIST, None
        cards, margin = SPACED if is_wide else NARROW
        room = columns - 2 * margin
        free = room - is_wide
        parts = [part for row in (*rows, *coming) for part in row.broken(room)]
        taller = [part for row in (*rows, *coming) for part in row.below_cards(room)]
        is_below = not is_wide and len(parts) < len(taller) <= most
        parts = taller if is_below else parts
        rooms = [(part.room_in(free), part) for part in parts if part.cards]
        sizes = [(has, part.widest, len(part.named(0))) for has, part in rooms if part.words]
        beside = [size for size in sizes if size[2] <= size[0]] or sizes
        least = min((has for has, *_ in beside), default=cards)
        for needed in (max(column, default=0) for column in [*zip(*beside, strict=True)][1 : 3 - is_wide]):
            if needed <= least:
                cards = needed if is_wide else max(needed, min(cards, least))
                break
        if is_below:
            lefts = (room - len(part.words) - len(part.sum) - 2 for part in parts if part.is_below)
            below = max(min(cards + 1, *lefts), 0)
        aligned = min([cards, *(has for has, part in rooms if len(part.named(0)) <= has)])
        return cls(room, margin, cards, aligned, is_wide, below)

    def parts(self, row: CountRow) -> Sequence[CountRow]:
        """Break a row as all of this list are."""
        return row.broken(self.room) if self.below is None else row.below_cards(self.room)

    def of_cards(self, row: CountRow) -> int:
        """Return how many letters the cards of a row have."""
        if not row.words:
            return row.widest
        free, tight = row.room_in(self.room - self.is_wide), len(row.named(0))
        fits = len(row.named(self.aligned))
        column = self.aligned if fits <= self.aligned <= free else min(max(self.cards, fits), free)
        return tight if not self.is_wide and column < tight <= free else column


CardNamer = Callable[[Canvas, Rect, str], None]


def _draw_row(
    canvas: Canvas, area: Rect, row: CountRow, columns: CountColumns, inks: Inks, name_cards: CardNamer
) -> None:
    """Draw its cards where they have room, its words, and the sum at its end."""
    figures, words = inks
    column, beside = columns.of_cards(row), columns.below or 0 if row.is_below else 0
    named = row.named(column)
    if named and len(named) <= column:
        name_cards(canvas, Rect(area.topleft, (column * canvas.look.cell[0], area.height)), named)
        beside = column + 1 + columns.is_wide
    left = area.left + beside * canvas.look.cell[0]
    canvas.text((left, area.top), row.words, words)
    canvas.right(area, row.sum, figures)


def draw_named(canvas: Canvas, area: Rect, named: str, ink: Ink, red: Ink | None) -> None:
    """Draw the names of cards, red suits in an ink of their own if there is one."""
    for at, letter in enumerate(named):
        own = ink if red is None or letter not in RED_SUITS else red
        canvas.text((area.left + at * canvas.look.cell[0], area.top), letter, own)


def suits_of(picture: Picture) -> Suits:
    """Return the inks of the suits as the cards have them."""
    return {SUIT_SIGNS[suit]: ink for suit, ink in picture.art.inks.items()}


def lay_on_paper(canvas: Canvas, area: Rect, named: str, suits: Suits, *, faded: bool) -> None:
    """Draw the names of cards, each on a slip of paper of its own, as far apart as there is room."""
    look, inks = canvas.look, canvas.look.inks.paper
    pale = inks.on_gray if faded else {}
    above, cards = look.pages.text.above_paper, [*SMALL_CARD.finditer(named)]
    free, gaps = area.width - sum(look.width(card[0]) for card in cards), len(cards) - 1
    room = min(free // max(gaps, 1), look.cell[0])
    apart, edge = max(room, SLIPS_APART), max(min(look.stroke[0], room // 2 - 1), 0)
    high = look.cell[1] - 1 - max(above, 0)
    left = area.left + min(free - gaps * apart, 0) // 2
    for card in cards:
        paper = Rect(left, area.top + above, look.width(card[0]), high)
        canvas.fill(paper.inflate(2 * edge, 0), pale.get(inks.paper, inks.paper))
        canvas.text((left, area.top), card[0], pale.get(suits[card[1]], suits[card[1]]))
        left = paper.right + apart
