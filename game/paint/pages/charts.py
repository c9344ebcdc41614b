"""Curves as charts, and what every chart is made of where a picture is cells or letters."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress, pairwise, product
from math import ceil

import pygame
from pygame import Rect, Surface

from game.paint.brushes.picture import Picture
from game.paint.looks.grain import SHADES, Cells, Letters, Pixels
from game.paint.looks.look import Look
from game.paint.looks.monitor import CLEAR, Ink, Point
from game.sheets.charts import Curve, Scale


def leave_two_inks(picture: Picture, area: Rect, back: Ink, lines: Sequence[Ink]) -> None:
    """Leave each cell the ground, and the ink of a line before any other; its scale gives way."""
    if not picture.look.grain.has_two_inks:
        return
    wide, high = picture.look.cell
    scale = {back, picture.look.inks.race.grid, picture.look.inks.race.special}.difference(lines)
    for left, top in product(range(area.left, area.right, wide), range(area.top, area.bottom, high)):
        inks = picture.canvas.seen(Rect(left, top, wide, high))
        drawn = {*inks} - {back}
        if len(drawn) > 1:
            winner = max(drawn, key=lambda ink: (ink in lines, inks.count(ink), ink))
            pixels = bytes(back if ink in scale - {winner} else winner for ink in inks)
            picture.canvas.blit(picture.look.palette.picture(pixels, (wide, high)), (left, top))


def settle(picture: Picture, area: Rect, first: Sequence[Ink]) -> None:
    """Leave the cells of a chart two inks, the first of all."""
    look, (wide, high) = picture.look, picture.look.cell
    left, top = look.on_grid((area.left - wide, area.top))
    cells = Rect(left, top, area.right + 2 * wide - left, area.bottom + 2 * high - top)
    cells.size = look.on_grid(cells.size)
    leave_two_inks(picture, cells.clip(Rect((0, 0), look.size)), look.inks.panel.back, first)


STEM, REACH = 6, 6
"""From a point to its label, and how many half rows farther this may be to hide no curve."""
SIGNS, LEVELS = f"{SHADES[1]}+..", 4
"""What curves are made of where there are nothing but letters, and steps a letter is high."""


class _Plot:
    """Curves over a scale, in lines of pixels."""

    def __init__(self, picture: Picture, area: Rect, scale: Scale, curves: Sequence[Curve] = ()) -> None:
        self.picture, self.scale, self.curves = picture, scale, curves
        self.look, self.canvas, self.inks = picture.look, picture.canvas, picture.look.inks
        self.area = Rect(area)
        self.gap = max(self.look.pages.figures.label_gap, self.look.grain.air(self.look.cell[1] // 2 + 1))
        """Between the foot and the words below it, which stand clear of the lowest mark."""
        if scale.columns:
            self.area.height -= self.look.cell[1] + self.gap
        self.leave_room()
        longest = max(map(self.look.width, [scale.each, *(mark for _, mark in scale.marks)]))
        self.is_right = self.area.left - longest - self.look.cell[0] < self.look.cell[0] // 2
        """Whether the words of the scale stand at the right, for want of room."""
        if self.is_right:
            self.area.width -= longest + self.look.cell[0]
        if self.look.grain.has_two_inks:
            self.step_by_cells()

    of_signs, least_apart = False, 0
    """Whether curves are made of signs, and the scale of rows; letters from a numbered column to the next, at
    least."""

    def leave_room(self) -> None:
        """Leave what the curves themselves do not reach."""

    def step_by_cells(self) -> None:
        """Narrow it until numbers evenly apart are whole letters apart, each in the middle of its line."""
        wide, begun = self.look.grid[0], [along for along, words in self.columns if words.isdecimal()]
        if len(apart := {round(after - before, 6) for before, after in pairwise(begun)}) == 1:
            (step,) = apart
            self.area.width = round(int(step * self.area.width / wide) * wide / step)
            self.area.left += (wide // 2 - self.at(begun[0], self.scale.low)[0]) % wide

    def at(self, along: float, value: float) -> Point:
        """Return where a value is, by its share of the way along."""
        return _point(self.area, self.scale, along, value)

    def at_label(self, along: float, value: float) -> Point:
        """Return where a value is that has a label."""
        return self.at(along, value)

    def draw(self) -> None:
        """Draw the scale, the curves over it, and what they are marked with."""
        if self.curves and self.look.grain.is_fine:
            self.shade_below(self.curves[0].values)
        self.draw_scale()
        for number, curve in reversed([*enumerate(self.curves[: len(self.inks.figures.curves)])]):
            self.draw_curve(number, curve)
        self.draw_labels()
        settle(self.picture, self.area, self.inks.figures.curves)

    def shade_below(self, values: Sequence[float]) -> None:
        """Shade every fourth dot from the first curve to zero, or to the end of the scale that is nearer."""
        last, dots = max(len(values) - 1, 1), _dots(self.look, self.area.size)
        floor = self.at(0, max(0, self.scale.low))[1]
        for left in range(self.area.width):
            at, part = divmod(left / self.area.width * last, 1)
            before, after = values[int(at)], values[min(int(at) + 1, len(values) - 1)]
            upper, lower = sorted((self.at(0, before + (after - before) * part)[1], floor))
            strip = Rect(left, upper - self.area.top, 1, lower - upper)
            self.canvas.surface.blit(dots, strip.move(self.area.topleft), strip)

    # The scale.

    def draw_scale(self) -> None:
        """Draw its lines, and write its marks and columns."""
        (wide, high), inks, area = self.look.cell, self.inks.figures, self.area
        for value, _ in self.scale.marks:
            self.look.grain.level(self.canvas, area, self.at(0, value)[1], inks.grid)
        written = list[int]()
        for value, mark in sorted(self.scale.marks, key=lambda one: abs(one[0])):  # zero before all others
            upper = self.top_of_mark(value)
            is_tight = self.look.grain.has_two_inks and mark[-1:].isdecimal()  # figures would be a column
            if all(abs(other - upper) >= high * (1 + is_tight) for other in written):  # no mark over another
                self._beside(upper, mark)
                written.append(upper)
        if self.scale.columns:
            self._beside(self.below, self.scale.each)
        for along, words in self.columns:
            left = self.look.on_grid(self.at(along, self.scale.low))[0] + self.look.grid[0] // 2
            self.look.grain.upright(self.canvas, area, left, inks.grid)
            if words.isdecimal():  # a month begins at its line
                left += (self.look.grid[0] - self.look.width(words)) // 2
            left = min(left, self.look.size[0] - wide - self.look.width(words))  # off the picture's edge
            self.canvas.text(self.look.on_grid((left, self.below)), words, inks.words)

    def _beside(self, upper: int, words: str) -> None:
        """Write words beside the chart, in the place of its scale."""
        wide = self.look.cell[0]
        before = self.area.left - self.look.width(words) - wide - self.look.grain.air(wide // 2)
        left = self.beyond if self.is_right else self.look.on_grid((before, 0))[0]
        self.canvas.text((left, upper), words, self.inks.figures.words)

    @property
    def below(self) -> int:
        """Where the words of columns stand."""
        return self.foot + self.gap + -(self.foot + self.gap) % self.look.grid[1]

    @property
    def columns(self) -> Sequence[tuple[float, str]]:
        """Return those that are numbered: all of them, or as many as there is room for."""
        columns, letter = self.scale.columns, self.look.cell[0]
        longest = max((self.look.width(f"{words} ") for _, words in columns), default=0)
        least = max(longest, self.least_apart * letter)
        return columns[:: ceil(least * len(columns) / self.area.width) or 1]

    @property
    def beyond(self) -> int:
        """Where marks begin at the right."""
        return self.area.right + self.look.cell[0]

    def top_of_mark(self, value: float) -> int:
        """Return where the words of a mark stand."""
        return self.at(0, value)[1] - self.look.cell[1] // 2

    @property
    def foot(self) -> int:
        """Where the curves end."""
        return self.area.bottom

    # Curves.

    def draw_curve(self, number: int, curve: Curve) -> None:
        """Draw lines from value to value, or dots."""
        ink, plan = self.inks.figures.curves[number], self.look.pages.figures
        values = curve.values if len(curve.values) > 1 else [*curve.values] * 2
        points = [self.at(at / (len(values) - 1), value) for at, value in enumerate(values)]
        for (start, end), (was, now) in zip(pairwise(points), pairwise(values), strict=True):
            if curve.is_dotted:
                if self.scale.holds(was) and self.scale.holds(now):
                    self._dotted(start, end, ink)
                continue
            pygame.draw.line(self.canvas.surface, ink, start, end, self.thick(number, start, end))
            if curve.has_points:
                step = self.inks.figures.up if now > was else self.inks.figures.down
                point = Rect(0, 0, 2 * plan.thick, plan.thick + 1)
                self.canvas.fill(point.move(end[0] - plan.thick + 1, end[1] - 1), step)

    def thick(self, number: int, start: Point, end: Point) -> int:
        """Return how thick a line is: of several the first one more, and one alone where it is not flat on
        dots that are tall."""
        across, down = self.look.stroke
        is_flat = across > down and abs(end[0] - start[0]) * down >= abs(end[1] - start[1]) * across
        return self.look.pages.figures.thick - bool(number or (len(self.curves) == 1 and is_flat))

    def _dotted(self, start: Point, end: Point, ink: Ink) -> None:
        plan = self.look.pages.figures
        for left in range(-(-start[0] // plan.dots_apart) * plan.dots_apart, end[0], plan.dots_apart):
            upper = start[1] + (end[1] - start[1]) * (left - start[0]) // (end[0] - start[0])
            self.canvas.fill(Rect((left, upper), plan.dot), ink)

    def draw_labels(self) -> None:
        """Write each label near its point, at the end of a stem where lines can be that fine."""
        for curve in self.curves:
            self._label(curve, self.inks.figures.curves[: len(self.curves)])

    def _label(self, curve: Curve, inks: Sequence[Ink]) -> None:
        taken = list[Rect]()
        for number, words in sorted(curve.labels.items()):
            value = curve.values[number]
            at = self.at_label(number / max(len(curve.values) - 1, 1), value)
            is_dip = value <= min(curve.values[max(number - 1, 0) : number + 2])
            is_below = is_dip or value > (self.scale.low + self.scale.high) / 2
            places = self.places(at, self.look.width(words), is_below=is_below)
            taken.append(min(places, key=lambda place: self.price(place, at, taken, inks)))
            self.label(words, taken[-1], at, is_lit=curve.lit in (None, number))

    def places(self, at: Point, wide: int, *, is_below: bool) -> Iterator[Rect]:
        """Yield where a label can stand, those on the better side of its point first, and at its right."""
        look, (letter, high), stem = self.look, self.look.cell, self.look.grain.air(STEM)
        left, row = look.on_grid((at[0] - wide // 2 + look.grid[0] // 2, at[1]))
        step = high // 2 if stem else high
        beside = stem or high * look.grain.has_only_letters  # on cells a label has room in its point's row
        whole = self.area.inflate(2 * letter, 0)
        whole.width, whole.height = whole.width + letter, whole.height - whole.bottom % -look.grid[1]
        asides = range(REACH, -REACH - 1, -1)
        for is_under, away, aside in product((is_below, not is_below), range(REACH), asides):
            top = row + beside + away * step if is_under else row - stem - high - away * step
            place = Rect(left + aside * letter, top, wide, high)
            if whole.contains(place):
                yield place

    def price(self, paper: Rect, at: Point, taken: Sequence[Rect], inks: Sequence[Ink]) -> int:
        """Return how far a label is from its point, and how many dots of the curves it would hide."""
        room = paper.inflate(self.look.grain.air(10), self.look.grain.air(6))
        dots = self.canvas.seen(room.clip(self.canvas.surface.get_rect()))
        far = 2 * abs(paper.centerx - at[0]) + abs(paper.centery - at[1])
        if self.look.grain.has_two_inks:  # no line leads to its point, and no frame is around it
            far, room = 2 * far, room.inflate(2, 2)
        return far + 8 * sum(map(dots.count, inks)) + len(dots) * (room.collidelist(taken) >= 0)

    def label(self, words: str, paper: Rect, at: Point, *, is_lit: bool) -> None:
        """Write a label on paper of its own, and lead from it to its point."""
        if self.look.grain.is_fine:
            across, down = self.look.stroke
            lit, first = self.inks.lit, self.inks.figures.curves[0]
            ink = self.inks.panel.words if lit == first else lit  # no stem looks like the curve
            pygame.draw.line(self.canvas.surface, ink, paper.center, at, across)
            spot = Rect(0, 0, 3 * across, 3 * down)
            spot.center = at
            self.canvas.fill(spot.inflate(2 * across, 2 * down), self.inks.shadow)
            self.canvas.fill(spot, ink)
        self.look.grain.label(self.canvas, paper, words, self.inks, is_lit=is_lit)


class _LetterPlot(_Plot):
    """Curves of letters: a sign in each column, on the row that is nearest."""

    of_signs, least_apart = True, 4
    """A step that is a letter longer limps where columns are any nearer."""

    def leave_room(self) -> None:
        self.area.size = self.area.width - self.look.cell[0], self.area.height - self.look.cell[1]

    def at(self, along: float, value: float) -> Point:
        """Return a row: on a line of the scale, where it is read as that figure, only what nearly has it."""
        left, upper = super().at(along, value)
        nearest = self._row(upper)
        marks = {mark: self._row(_Plot.at(self, 0, mark)[1]) for mark, _ in self.scale.marks}
        if value not in marks and nearest in marks.values() and 3 * abs(upper - nearest) > self.look.cell[1]:
            nearest += self.look.cell[1] if upper > nearest else -self.look.cell[1]
        return left, nearest

    def at_label(self, along: float, value: float) -> Point:
        """Return where a value fills its column."""
        columns = max(self.look.columns_in(self.area), 1)
        return self.at(round(along * columns) / columns, value)

    def _row(self, upper: int) -> int:
        return self.look.on_grid((0, upper + self.look.cell[1] // 2))[1]

    @property
    def beyond(self) -> int:
        return self.area.right + 2 * self.look.cell[0]

    def top_of_mark(self, value: float) -> int:
        return self.look.on_grid(self.at(0, value))[1]

    @property
    def foot(self) -> int:
        return self.area.bottom + self.look.cell[1]

    def draw(self) -> None:
        """Draw the scale, the first curve as a shade down to zero, and signs of the others over it."""
        self.draw_scale()
        for number, curve in enumerate(self.curves[: len(self.inks.figures.curves)]):
            if number:
                self.draw_curve(number, curve)
            else:
                self.fill(curve)
        self.draw_labels()

    def fill(self, curve: Curve) -> None:
        """Fill each column from the curve to zero, cut where it ends inside a row."""
        floor = self.level(max(0, self.scale.low))
        for column, value in enumerate(self.in_columns(curve)):
            upper, lower = sorted((self.level(value), floor))
            upper = min(upper, lower - self.look.cell[1] // LEVELS)
            bar = Rect(self.area.left + column * self.look.cell[0], upper, self.look.cell[0], lower - upper)
            draw_shade(self.picture, bar, SIGNS[0], self.inks.figures.curves[0])

    def level(self, value: float) -> int:
        """Return the middle of the row that a value has on the scale, or the cut next to it."""
        high = self.look.cell[1]
        foot = self.area.bottom + high
        cuts = round((foot - super().at(0, value)[1] - high / 2) * LEVELS / high)
        return foot - cuts * high // LEVELS

    def in_columns(self, curve: Curve) -> Sequence[float]:
        """Return the value in each column: one that was had, where there is one; a marked one first, the
        highest of several, and then a peak or a dip. From point to point it is a step."""
        columns, last, values = self.look.columns_in(self.area), max(len(curve.values) - 1, 1), curve.values
        slopes = [0.0, *(after - before for before, after in pairwise(values)), 0.0]
        bends = [abs(after - before) for before, after in pairwise(slopes)]
        drawn = list[float]()
        for column in range(columns + 1):
            at, part = divmod(column * last / max(columns, 1), 1)
            before, after = (values[min(int(at) + step, len(values) - 1)] for step in (0, 1))
            drawn.append(before + (after - before) * (ceil(part) if curve.has_points else part))
        labeled = sorted(curve.labels, key=values.__getitem__)
        for number in (*sorted(range(len(values)), key=bends.__getitem__), *labeled):
            drawn[round(number * columns / last)] = values[number]
        return drawn

    def draw_curve(self, number: int, curve: Curve) -> None:
        """Draw a sign in each column, at the height of the value there, and between two heights."""
        columns, ink = max(self.look.columns_in(self.area), 1), self.inks.figures.curves[number]
        values = self.in_columns(curve)
        points = [self.look.on_grid(self.at(at / columns, value)) for at, value in enumerate(values)]
        drawn = map(self.scale.holds, values)
        for (_, before), (left, upper) in compress(pairwise([points[0], *points]), drawn):
            for line in range(min(before, upper), max(before, upper) + 1, self.look.cell[1]):
                colors = (self.inks.ground, ink) if self.is_shaded(left, line) else (ink, self.inks.ground)
                self.canvas.text((left, line), SIGNS[number], *colors)

    def is_shaded(self, left: int, upper: int) -> bool:
        """Tell whether the first curve fills a cell: a sign there is dark, or it would be cut in two."""
        cell = self.canvas.seen(Rect((left, upper), self.look.cell))
        return 3 * cell.count(self.inks.figures.curves[0]) > len(cell)


def draw_shade(picture: Picture, area: Rect, letter: str, ink: Ink) -> None:
    """Fill an area with a letter; a row that it fills in part is cut."""
    canvas, look, ground = picture.canvas, picture.look, picture.look.inks.ground
    top = look.on_grid(area.topleft)[1]
    for row in range(top, area.bottom, look.cell[1]):
        canvas.text((area.left, row), letter * look.columns_in(area), ink, ground)
    canvas.fill(Rect(area.left, top, area.width, area.top - top), ground)
    canvas.fill(Rect(area.left, area.bottom, area.width, (top - area.bottom) % look.cell[1]), ground)


@lru_cache(maxsize=16)  # graphs
def _dots(look: Look, size: Point) -> Surface:
    """Draw every fourth dot in the ink of a scale."""
    wide, high = size
    ink = look.inks.figures.grid
    rows = (bytes([ink, *[CLEAR] * 3]), bytes([CLEAR, CLEAR, ink, CLEAR]))
    dots = b"".join((rows[y % 2] * (wide // 4 + 1))[:wide] for y in range(high))
    return look.palette.picture(dots, size)


PLOTS = {Pixels: _Plot, Cells: _Plot, Letters: _LetterPlot}
"""Who draws curves, by what pictures are made of."""


def evened(look: Look, scale: Scale, area: Rect) -> Rect:
    """Return the area in which there are as many lines of letters from each mark to the next."""
    if not PLOTS[type(look.grain)].of_signs or len(scale.marks) < 2:
        return area
    units = (scale.high - scale.low) / (scale.marks[1][0] - scale.marks[0][0])
    free = look.rows_in(area) - 1 - bool(scale.columns)
    spare = round(free % units * look.cell[1]) if 0 < units <= free else 0
    return Rect(area.topleft, (area.width, area.height - spare))


def draw_graph(picture: Picture, curves: Sequence[Curve], scale: Scale, area: Rect) -> None:
    """Draw curves in an area; the words of its scale stand left of it, or right, and in its last row."""
    far = [max(curve.labels, default=0) / max(len(curve.values) - 1, 1) for curve in curves]
    ends = area.width * (1 - max(far, default=0)) < picture.look.cell[0]
    beyond = picture.look.cell[0] * (ends and not picture.look.grain.has_only_letters)
    area = Rect(area.topleft, (area.width - beyond, area.height))  # a label there keeps off the page's end
    PLOTS[type(picture.look.grain)](picture, area, scale, curves).draw()


def draw_legend(picture: Picture, curves: Sequence[Curve], row: Rect) -> None:
    """Name the curves that have one, side by side, each behind a piece of it; a sign alone tells nothing."""
    look, (left, top) = picture.look, row.topleft
    of_signs = PLOTS[type(look.grain)].of_signs
    for curve, ink, sign in zip(curves, look.inks.figures.curves, SIGNS, strict=False):
        if curve.name:
            line = "· ·" if curve.is_dotted else "───"
            piece = sign * (len(curves) > 1) if of_signs else line
            words = f"{piece} {curve.name}".lstrip()
            picture.canvas.text((left, top), words, ink)
            left += look.width(f"{words}   ")


def _point(area: Rect, scale: Scale, along: float, value: float) -> Point:
    _, inside, _ = sorted((scale.low, value, scale.high))
    upper = area.bottom - (inside - scale.low) / (scale.high - scale.low) * area.height
    return round(area.left + along * area.width), round(upper)
