"""The race of a game: each side's scores from deal to deal."""

from collections.abc import Sequence
from itertools import chain, pairwise
from math import ceil, gcd

import pygame
from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.picture import Picture
from game.paint.looks.board_plan import STREET
from game.paint.looks.grain import LINE, SHADES, Cells, Letters, Pixels
from game.paint.looks.monitor import Ink, Point
from game.paint.looks.plans import RacePlan
from game.paint.pages.charts import LEVELS, draw_shade, leave_two_inks
from game.paint.table.board import peg
from game.rules.in_words import together
from game.sheets.sheets import Series
from game.sheets.table_state import TableState

TITLE, AXIS_GAP = "THE RACE", 4
MOST_OF_DEAL, FIGURES, MOST_NAMED = 14, 3, 8
"""Letters of the bars of a deal with the gap before them, of a score, and of a name that leaves room."""
THICK, MOST_CELLS = 2, 3
"""How thick a curve is, in pixels, and how wide a bar may be where it is cells."""


def draw_chart(
    picture: Picture,
    plan: RacePlan,
    series: Series,
    top: TableState,
    turned: int = 0,
) -> None:
    """Draw each side's scores from deal to deal, with its names at the end, and the lines of the board;
    the number of the deal in which the game turned stands out."""
    RACES[type(picture.look.grain)](picture, plan, series, top).draw(turned)


def lay_panel(canvas: Canvas, area: Rect) -> None:
    """Lay the panel of the race, or of what is told beside it; it stands out where plates do."""
    inks, frame = canvas.look.inks, canvas.look.inks.race.panel.frame
    canvas.fill(area, inks.race.panel.back)
    if canvas.look.grain.is_fine:
        canvas.bevel(area, *(inks.plate.edges or (frame, frame)))


def numbered(deals: int, columns: int) -> Sequence[tuple[float, str]]:
    """Return where along the way deals are numbered: all of them, or as many as there is room for."""
    every = -(-len(f"{deals} ") * deals // columns)
    return [(deal / deals, f"{deal}") for deal in range(every, deals + 1, every)]


def _even(wide: int, deals: int, step: int) -> int:
    """Return a width in which all numbers of deals lie evenly on a grid, if that takes little of it."""
    every = -(-len(f"{deals} ") * deals * step // wide)
    apart = deals // gcd(deals, every) * step
    even = wide - wide % apart
    return even if step > 1 and even > wide * 2 // 3 else wide


def _write_deal(picture: Picture, at: Point, deal: str, *, is_turn: bool) -> None:
    """Write the number of a deal, reversed where the game turned in it; or lit, where it would fill its cell
    to the edges."""
    look, canvas = picture.look, picture.canvas
    inks, back = look.inks.race, look.inks.race.panel.back
    if not is_turn or look.grain.has_two_inks:
        canvas.text(at, deal, look.inks.panel.value if is_turn else inks.words)
        return
    lit = Rect(at, (look.width(deal), look.cell[1]))
    canvas.fill(lit.inflate(look.grain.air(6), 0), inks.words)
    canvas.text(at, deal, back, inks.words)


def with_score(names: Sequence[str], scores: Sequence[int]) -> Sequence[str]:
    """Return the names of a side, the last of them with what it made."""
    return [*names[:-1], f"{names[-1]} {scores[-1]}"]


def in_rows(names: Sequence[str], room: int) -> Sequence[str]:
    """Return the names of a side in one row, or each in a row of its own."""
    row = together(names)
    return [row] if len(row) <= room else names


def is_above(series: Series, score: float, share: float) -> bool:
    """Tell whether words on the line of a score, over a share of the deals, are above all curves."""
    return all(scores[ceil(share * (len(scores) - 1))] < score for _, scores in series)


def _ranked(series: Series) -> Sequence[int]:
    """Return the sides, whoever won first."""
    return sorted(range(len(series)), key=lambda side: -series[side][1][-1])


def _longest(told: Sequence[Sequence[str]]) -> int:
    """Return how long the longest row is that is told of any side."""
    return max(len(row) for rows in told for row in rows)


class _Race:
    """One chart of curves."""

    def __init__(self, picture: Picture, plan: RacePlan, series: Series, top: TableState) -> None:
        self.picture, self.plan, self.target = picture, plan, top.target
        self.canvas, self.look, self.inks = picture.canvas, picture.look, picture.look.inks.race
        self.lines, self.of_ivory = {line.hole: line.name for line in top.lines}, top.ivory_pegs
        room = (plan.area.right - plan.plot.right) // self.look.cell[0] - 1
        told = self.told(series, room)
        self.series = [(rows, scores) for rows, (_, scores) in zip(told, series, strict=True)]
        """What is told at the end of each curve, and the scores."""
        (_, letter), plot = self.look.grid, plan.plot
        uneven = plot.height % (self.target // STREET * letter)  # 0: all streets are as many rows apart
        spare = uneven if uneven <= letter < plot.height - uneven and letter > 1 else 0
        free = max(room - _longest(told) - 1, 0)  # short names leave it to the curves
        self.deals = max(1, *(len(scores) - 1 for _, scores in series))
        wide = _even(plot.width + free * self.look.cell[0], self.deals, self.look.grid[0])
        self.plot = Rect(plot.left, plot.top + spare, wide, plot.height - spare)
        self.aside, self.columns = 0, self.look.columns_in(self.plot)
        """How far left of its line the number of a deal stands, and in how many columns all of them do."""

    def told(self, series: Series, room: int) -> Sequence[Sequence[str]]:
        """Return the names of each side in rows, with its score where there is room."""
        scored = [in_rows(with_score(names, scores), room) for names, scores in series]
        return scored if _longest(scored) <= room else [in_rows(names, room) for names, _ in series]

    def draw(self, turned: int) -> None:
        """Draw all of it on its panel."""
        lay_panel(self.canvas, self.plan.area)
        self.scale()
        self.title(self.plan.plot.top - self.plan.area.top)
        self.number_deals(turned)
        tops = self._tops_of_names()
        for place, side in enumerate(_ranked(self.series)):
            ink = self.look.inks.sides[side].words
            self.draw_scores(side, place, ink)
            at = self.plot.right + self.look.cell[0], tops[side] + self.look.grid[1] // 2
            self.name(side, self.look.on_grid(at), ink)

    def scale(self) -> None:
        """Draw a line for each street, or those that stakes have drawn there and what they are called; where
        a line of a street would run through these words, none but the numbered ones are drawn."""
        special = self.lines
        (wide, high), down = self.look.cell, self.look.grid[1]
        row, holes = ceil(high * self.target / self.plot.height), range(0, self.target - STREET // 2, STREET)
        streets = [hole for hole in holes if not any(hole - row < line <= hole for line in special)]
        is_even = self.look.grain.is_fine and all(hole in (*streets, *special) for hole in holes)
        numbered: dict[int, Point] = {}
        for score in (self.target, 0, *special, *streets):
            left, upper = self._point(0, score)
            before, beside = left - self.look.width(f"{score}") - wide, upper - high // 2 + down // 2
            at = self.look.on_grid((before, beside))
            is_beside = score in special or 4 * abs(at[1] + high // 2 - upper) <= high
            if is_beside and all(2 * abs(at[1] - other) >= 3 * high for _, other in numbered.values()):
                numbered[score] = at
            if score in special:
                self._dashes(upper)
            elif score in numbered or is_even:
                line = Rect(left, upper, self.plot.width, 1)
                self.look.grain.level(self.canvas, line, upper, self.inks.grid)
        for score, at in numbered.items():  # over the lines beside them
            left, upper = self._point(0, score)
            ink = self.inks.special if score in special else self.inks.words
            self.canvas.text(at, f"{score}", ink)
            if beside_line := self._free_for(words := special.get(score, ""), upper):
                self.canvas.text(beside_line, words, ink, self.inks.panel.back)

    def _free_for(self, words: str, upper: int) -> Point | None:
        """Return where what a line is called runs through no scores: above its beginning or at its end."""
        (wide, high), size = self.look.cell, (self.look.width(words), self.look.cell[1])
        first, last = self.plot.left + wide, self.plot.right - wide - size[0]
        corners = (first, upper - high), (last, upper + self.look.grid[1]), (last, upper - high)
        return next((at for at in map(self.look.on_grid, corners) if self.is_free(Rect(at, size))), None)

    def is_free(self, area: Rect) -> bool:
        """Tell whether no curve runs through an area."""
        curves = (pairwise(self._point(*each) for each in enumerate(scores)) for _, scores in self.series)
        return not any(area.inflate(THICK, THICK).clipline(*line) for line in chain.from_iterable(curves))

    def title(self, above: int) -> None:
        """Write what it is in the middle above it; where there is no room, in its top line, off curves."""
        high, plot = self.look.cell[1], self.plot
        line = Rect(0, plot.top - above + (above - high) // 3, self.look.width(f" {TITLE} "), high)
        line.centerx, has_room = plot.centerx, above > high
        if not has_room:
            line.centery = plot.top
        if has_room or self.is_free(line):
            self.canvas.fill(line, self.inks.panel.back)
            self.canvas.centered(line, TITLE, self.inks.panel.title)

    def number_deals(self, turned: int) -> None:
        """Write the number of each deal below its points."""
        for along, number in numbered(self.deals, self.columns):
            across = self.plot.left + int(along * self.plot.width) - self.aside
            left = across + (self.look.grid[0] - self.look.width(number)) // 2
            at = self.look.on_grid((left, self.plot.bottom + AXIS_GAP))
            _write_deal(self.picture, at, number, is_turn=number == f"{turned}")

    def name(self, side: int, at: Point, ink: Ink) -> None:
        """Write what is told of a side."""
        for row, words in enumerate(self.series[side][0]):
            self.canvas.text((at[0], at[1] + row * self.look.cell[1]), words, ink)

    def draw_scores(self, side: int, place: int, ink: Ink) -> None:
        """Draw a curve over those of the sides before it; no edge looks out below a peg."""
        points = [self._point(deal, score) for deal, score in enumerate(self.series[side][1])]
        for start, end in pairwise(points):
            pygame.draw.line(self.canvas.surface, ink, start, end, THICK)
        mark = peg(self.look, side, of_ivory=self.of_ivory)
        for deal, (across, down) in enumerate(points):
            after = _ranked(self.series)[place + 1 :]
            others = (self._point(deal, self.series[other][1][deal])[1] for other in after)
            if all(2 * abs(other - down) >= mark.get_height() for other in others):
                self.canvas.blit_middle(mark, (across, down))

    def _point(self, deal: int, score: int) -> Point:
        across = self.plot.left + deal * self.plot.width // self.deals
        return across, self.plot.bottom - score * self.plot.height // self.target

    def _dashes(self, upper: int) -> None:
        dash, gap = self.plan.dash
        for left in range(self.plot.left, self.plot.right, dash + gap):
            self.canvas.fill(Rect(left, upper, min(dash, self.plot.right - left), 1), self.inks.special)

    def _tops_of_names(self) -> dict[int, int]:
        """Place names beside the end of each line, rows apart where scores are close, within the chart."""
        high, tops = self.look.cell[1], dict[int, int]()
        highest, left = self.plot.top - high // 2, sum(len(names) for names, _ in self.series)
        lowest = self.plot.bottom + high // 2
        air = (self.look.grain.rows_apart - 1) * high
        air *= left * high + (len(self.series) - 1) * air <= lowest - highest
        for place, side in enumerate(_ranked(self.series), 1):
            names, scores = self.series[side]
            beside = self._point(0, scores[-1])[1] - len(names) * high // 2
            below = left * high + (len(self.series) - place) * air
            tops[side] = max(highest, min(beside, lowest - below))
            highest, left = tops[side] + len(names) * high + air, left - len(names)
        return tops


class _CellRace(_Race):
    """One chart in cells, each of one side's ink: a bar a deal for each side, and its peg before its name."""

    def __init__(self, picture: Picture, plan: RacePlan, series: Series, top: TableState) -> None:
        super().__init__(picture, plan, series, top)
        sides = len(series)
        self.every = -(-self.deals * (sides + 1) // self.columns)
        """Of how many deals one has bars."""
        bar = (self.columns * self.every // self.deals - 1) // sides
        self.bar = min(max(bar, 1), MOST_CELLS) * self.look.cell[0]
        self.aside, self.columns = sides * self.bar // 2 + self.look.cell[0], self.columns - 1
        """Below the middle of its bars."""

    def told(self, series: Series, room: int) -> Sequence[Sequence[str]]:
        """Return short names with the scores, or these alone: the plates tell whose ink it is."""
        scored = [in_rows(with_score(names, scores), room - 1) for names, scores in series]
        return scored if _longest(scored) <= MOST_NAMED else [[f"{scores[-1]}"] for _, scores in series]

    def draw(self, turned: int) -> None:
        super().draw(turned)
        sides = [colors.words for colors in self.look.inks.sides]
        leave_two_inks(self.picture, self.plan.area, self.inks.panel.back, sides)

    def title(self, above: int) -> None:
        """Leave it out: there is no row for it."""

    def is_free(self, area: Rect) -> bool:
        """Tell whether an area is above all bars as far as it reaches."""
        score = self.target * (self.plot.bottom - area.bottom) / self.plot.height
        return is_above(self.series, score, (area.right - self.plot.left) / self.plot.width)

    def name(self, side: int, at: Point, ink: Ink) -> None:
        wide, high = self.look.cell
        before = at[0] - wide, at[1]
        self.canvas.fill(Rect(before, (wide, high)), self.inks.panel.back)
        self.canvas.blit(peg(self.look, side), before)
        super().name(side, (at[0] + wide // 2, at[1]), ink)

    def draw_scores(self, side: int, place: int, ink: Ink) -> None:
        """Draw a bar for each deal that has room for those of all sides, whoever won at the left."""
        for deal in range(self.every, self.deals + 1, self.every):
            across, upper = self._point(deal, self.series[side][1][deal])
            left = across + (place - len(self.series)) * self.bar - self.look.cell[0]
            area = Rect(self.look.on_grid((left, 0))[0], upper, self.bar, self.plot.bottom - upper)
            self.canvas.fill(area, ink)


class _LetterRace:
    """One chart in letters: a bar a deal for each side, below it the scores that it cannot tell apart, and in
    the lower edge of the frame the deals."""

    def __init__(self, picture: Picture, plan: RacePlan, series: Series, top: TableState) -> None:
        self.picture, self.plan, self.series, self.target = picture, plan, series, top.target
        self.lines = {line.hole: line.name for line in top.lines}
        self.canvas, self.look, self.inks = picture.canvas, picture.look, picture.look.inks.race
        self.plot, (self.wide, self.high) = plan.plot, picture.look.cell
        self.edge = plan.area.bottom - self.high
        self.foot = self.edge - len(series) * self.high
        self.rows = (self.foot - self.plot.top) // self.high - 1
        self.ranked = _ranked(series)
        self.bars = dict(zip(self.ranked, SHADES, strict=False))

    def _level_of_line(self, score: int) -> int:
        """Return how high the line of the stakes is: at the foot of a row or in its middle."""
        return round(score * self.rows * 2 / self.target) * LEVELS // 2

    def _bar_level_of(self, score: int) -> int:
        """Return how high a bar is: by its share of the way from a line passed to the next, or the target.

        Who stands in the very hole of a line reaches it, if it is the edge of a row; no bar shares its row
        before it is passed."""
        passed = max((line for line in self.lines if line < score), default=0)
        ahead = min(line for line in (*self.lines, self.target) if score <= line)
        first, level = self._level_of_line(passed), self._level_of_line(ahead)
        last = level - level % LEVELS
        own = first + round((last - first) * (score - passed) / (ahead - passed))
        return min(max(own, first + (passed > 0)), last - (score < ahead and level == last))

    def frame(self) -> None:
        """Frame all of it, and say what the race is to."""
        panel, area = self.inks.panel, self.plan.area.inflate(2 * self.wide, 0)
        self.look.grain.frame(self.canvas, area, panel, "")
        words = f" race to {self.target} "
        self.canvas.text((area.left + 2 * self.wide, area.top), words, panel.words, panel.back)

    def scale(self) -> None:
        """Draw a line for the stakes, and what these are called."""
        for score, words in self.lines.items():
            row, part = divmod(self._level_of_line(score), LEVELS)
            begins = self.plot.left - self.look.width(f"{score} ")
            level = Rect(begins, self.foot - (row + 1) * self.high, self.plot.right - begins, self.high)
            write, letter = (self.canvas.text, LINE) if part else (self.canvas.underlined, " ")
            write(level.topleft, letter * self.look.columns_in(level), self.inks.grid)
            share = (len(words) + 1) * self.wide / self.plot.width
            named = f"{score} {words} " if words and is_above(self.series, score, share) else f"{score} "
            self.canvas.text(level.topleft, named, self.inks.words, self.look.inks.ground if part else None)

    def draw(self, turned: int) -> None:
        """Draw all of it in its frame."""
        self.frame()
        self.scale()
        self.bars_of_deals(turned)
        self.name()

    def bars_of_deals(self, turned: int) -> None:
        """Draw for each deal its bars, and below them the scores and its number."""
        columns, sides = self.look.columns_in(self.plot), len(self.series)
        deals = numbered(len(self.series[0][1]) - 1, columns * 3 // 4)
        step = min(columns // len(deals), MOST_OF_DEAL)
        bar = (step - 1) // sides
        for place, (_, deal) in enumerate(deals):
            cell = Rect(self.plot.left + place * step * self.wide, self.foot, step * self.wide, self.high)
            left = cell.right - sides * bar * self.wide
            cell.right -= max(sides * bar - FIGURES, 0) // 2 * self.wide  # below the middle of the bars
            self._in_edge(cell.right - self.look.width(f" {deal} ") + self.wide, f" {deal} ")
            at = cell.right - self.look.width(deal), self.edge
            _write_deal(self.picture, at, deal, is_turn=deal == f"{turned}")
            below = cell.move(0, -self.high)
            for side in self.ranked:
                score, below = self.series[side][1][int(deal)], below.move(0, self.high)
                tall = self._bar_level_of(score) * self.high // LEVELS
                area = Rect(left, self.foot - tall, bar * self.wide, tall)
                draw_shade(self.picture, area, self.bars[side], self.look.inks.on_felt)
                self.canvas.right(below, f"{score}", self._ink(side))
                left += bar * self.wide

    def name(self) -> None:
        """Name the sides before their scores, whoever won first; a long pair by the letter of its pegs."""
        left = self.plan.area.left
        row = Rect(left, self.foot - self.high, self.plot.left - left, self.high)
        self._in_edge(row.left + 3 * self.wide, " deal ")
        for side in self.ranked:
            row, words = row.move(0, self.high), together(self.series[side][0])
            if len(words) > self.look.columns_in(row) - 4:
                words = self.look.peg_letters[side]
            self.canvas.text(row.move(self.wide, 0).topleft, self.bars[side] * 2, self.look.inks.on_felt)
            self.canvas.text(row.move(4 * self.wide, 0).topleft, words, self._ink(side))

    def _in_edge(self, left: int, words: str) -> None:
        """Write words in the lower edge of the frame."""
        self.canvas.text((left, self.edge), words, self.inks.words, self.inks.panel.back)

    def _ink(self, side: int) -> Ink:
        """Return the ink of a side's row; that of the winner shines."""
        return self.look.inks.sides[side].words if side == self.ranked[0] else self.look.inks.on_felt


RACES: dict[type[Cells], type[_Race] | type[_LetterRace]] = {
    Pixels: _Race,
    Cells: _CellRace,
    Letters: _LetterRace,
}
"""Who draws a race, by what pictures are made of."""
