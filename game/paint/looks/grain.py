"""What a picture is made of: pixels that are free, cells of letters, or letters alone.

Each lays things out and draws them in its way; a look owns one of them."""

from collections.abc import Sequence
from typing import Protocol

from pygame import Rect

from game.paint.looks.inks import Inks, PanelInks
from game.paint.looks.monitor import Ink, Point

FULL, LINE, DOT, LEADER = "█", "─", "·", "."
"""Letters that stand for a bar, a rule, a scale and what leads to a value."""
SHADES = "█▒░"
"""Bars of letters side by side, the brightest first."""
UP, DOWN = "▲", "▼"
"""Where there is more to see."""


APART = 8
"""Between the parts of a page, in pixels, where these need not stand on letters."""
FRAME = (12, 8)
"""By how much the inner line of a frame is smaller than the outer one."""


def shade_of(side: int | None) -> str:
    """Return what a side's bars are made of, or nobody's."""
    return SHADES[-1 if side is None else side]


class Strokes(Protocol):
    """What it draws on: a canvas."""

    def fill(self, area: Rect, ink: Ink) -> None: ...
    def outline(self, area: Rect, ink: Ink) -> None: ...
    def text(self, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None: ...
    def underlined(self, at: Point, words: str, ink: Ink) -> None: ...
    def centered(self, area: Rect, words: str, ink: Ink, back: Ink | None = None) -> None: ...
    def heading(self, area: Rect, words: str, ink: Ink) -> None: ...
    def reverse(self, area: Rect, back: Ink, ink: Ink) -> None: ...


class Cells:
    """Cells of letters, that can be filled and outlined as well: all that stands apart is a letter apart."""

    is_fine = False
    """Whether things may stand on any pixel, and not on letters alone."""
    has_only_letters = False
    has_two_inks = True
    """Whether a cell has no more inks than its ground and one."""
    rows_apart = 2
    """How many rows it is from one line to the next, where there is room: letters would touch."""

    def __init__(self, cell: Point, stroke: Point) -> None:
        self.cell, self.stroke = cell, stroke

    # Where things lie.

    def air(self, pixels: int) -> int:
        """Return a gap of less than a letter, where there can be one."""
        return 0

    def pitch(self, room: int, rows: int, most: int) -> int:
        """Return how far rows of letters are apart that share a room."""
        return self.cell[1]

    def columns_in(self, area: Rect) -> int:
        """Return how many letters an area has room for."""
        return area.width // self.cell[0]

    @property
    def half_row(self) -> int:
        """What a word takes above the line it is written at."""
        return self.cell[1] // 2

    @property
    def card_gap(self) -> int:
        """What lies between cards side by side."""
        return self.cell[0]

    def fanned(self, wide: int) -> int:
        """Return how much is seen of a card over which the next one lies."""
        return wide * 3 // 5

    @property
    def gaps(self) -> Point:
        """What lies between the parts of a page, side by side and one below the other."""
        return self.cell[0], 0

    @property
    def margin(self) -> int:
        """What lies beside the parts of a page."""
        return 0

    def air_of(self, parts: int) -> int:
        """Return what parts one below the other need between them: a row above each, and one below all."""
        return (parts + 1) * self.cell[1]

    def aired(self, parts: Sequence[int], spare: int) -> tuple[dict[int, int], int]:
        """Give all a row of air below, and the first parts one above if there is room; return the rest."""
        aired = parts[: max(spare // self.cell[1] - 1, 0)]
        return dict.fromkeys(aired, self.cell[1]), max(spare - (len(aired) + 1) * self.cell[1], 0)

    # What is drawn.

    def inks_of_mark(self, ink: Ink, ground: Ink) -> tuple[Ink, Ink]:
        """Return the inks of a mark that there is more to see, and of what is behind it."""
        return ink, ground

    def on_piece(self, words: str, room: int, side: int | None) -> str:
        """Return what is written on a piece of a bar."""
        return words

    def frame(self, canvas: Strokes, area: Rect, inks: PanelInks, title: str) -> None:
        """Frame an area with double lines of letters, and write the title in the upper one."""
        columns, (wide, high) = self.columns_in(area), self.cell
        canvas.fill(area, inks.back)
        canvas.text(area.topleft, f"╔{'═' * (columns - 2)}╗", inks.frame)
        canvas.text((area.left, area.bottom - high), f"╚{'═' * (columns - 2)}╝", inks.frame)
        for row in range(1, area.height // high - 1):
            for left in (area.left, area.right - wide):
                canvas.text((left, area.top + row * high), "║", inks.frame)
        if title:
            edge = Rect(area.left, area.top, area.width, high)
            canvas.centered(edge, f" {title} ", inks.title, inks.back)

    def rule(self, canvas: Strokes, row: Rect, ink: Ink) -> None:
        """Draw a line across the middle of a row."""
        canvas.text(row.topleft, LINE * self.columns_in(row), ink)

    def leaders(self, canvas: Strokes, row: Rect, ink: Ink) -> None:
        """Draw dots along a row."""
        canvas.text(row.topleft, LEADER * self.columns_in(row), ink)

    def bar(self, canvas: Strokes, area: Rect, ink: Ink) -> None:
        """Fill what a value takes of its room."""
        canvas.fill(area, ink)

    def level(self, canvas: Strokes, area: Rect, top: int, ink: Ink) -> None:
        """Draw a line of a scale across an area, of dots: it gives way to curves, and would lie in pieces."""
        for left in range(area.left, area.right, self.cell[0] // 2):
            canvas.fill(Rect(left, top, 1, 1), ink)

    def upright(self, canvas: Strokes, area: Rect, left: int, ink: Ink) -> None:
        """Draw a line of a scale down an area in the same way."""
        for top in range(area.top, area.bottom, self.cell[1] // 2):
            canvas.fill(Rect(left, top, 1, 1), ink)

    def trough(self, canvas: Strokes, area: Rect, inks: Inks) -> None:
        """Draw the room of a bar that is to be filled."""
        canvas.outline(area, inks.race.grid)

    def cloth(self, canvas: Strokes, area: Rect, ink: Ink) -> None:
        """Lay a piece of plain cloth below cards, where it need not end between letters."""

    def corners(self, canvas: Strokes, area: Rect, inks: Inks) -> None:
        """Show where something can be laid, clear of the place beside it and of the words above."""
        canvas.outline(area.inflate(-2, -2), inks.older_reasons)

    def hairline(self, canvas: Strokes, area: Rect, ink: Ink) -> None:
        """Draw a line of a single pixel between rows or columns, where it would not touch the letters."""

    def heading(self, canvas: Strokes, area: Rect, words: str, ink: Ink) -> None:
        """Write a heading twice as large."""
        canvas.heading(area, words, ink)

    def label(self, canvas: Strokes, area: Rect, words: str, inks: Inks, *, is_lit: bool) -> None:
        """Write a label, in another color than one that is lit where there are more; on paper of its own
        where letters keep off the edges of their cells."""
        ink, ground = inks.panel.title, inks.panel.back
        canvas.text(area.topleft, words, *((ground, ink) if self.has_only_letters else (ink, ground)))

    def paper(self, canvas: Strokes, area: Rect, pitch: int, rows: int, inks: Inks) -> None:
        """Lay striped paper below rows: a rule between them would touch the letters."""
        for row in range(rows):
            ink = inks.older_reasons if row % 2 else inks.paper.paper
            canvas.fill(Rect(area.left, area.top + row * pitch, area.width, pitch), ink)

    def point_at(self, canvas: Strokes, row: Rect, inks: Inks) -> None:
        """Show that a row of letters is pointed at."""
        canvas.reverse(row, inks.paper.lit, inks.ground)

    def share(self, canvas: Strokes, area: Rect, share: float, inks: Inks) -> None:
        """Draw a bar in two colors, of which the first is the share, where it is finer than its figures."""

    def whisker(self, canvas: Strokes, area: Rect, value: int, ends: Point, inks: tuple[Ink, Ink]) -> None:
        """Draw a bar as long as a value, and a line between the ends of what it may be, in its ground's ink
        where that lies on the bar."""
        bar, (ink, ground) = area.inflate(0, -area.height // 2), inks
        canvas.fill(Rect(bar.left, bar.top, max(value, 1), bar.height), ink)
        for end, own in zip(ends, (ground, ink), strict=True):
            left, right = sorted((end, value))
            canvas.fill(Rect(area.left + left, bar.centery, right - left, 1), own)
            if left < right:
                canvas.fill(Rect(area.left + end, bar.top, 1, bar.height), own)


class Pixels(Cells):
    """Pixels that are free: there are lines, and gaps narrower than a letter."""

    is_fine = True
    has_two_inks = False
    rows_apart = 1

    def air(self, pixels: int) -> int:
        return pixels

    def pitch(self, room: int, rows: int, most: int) -> int:
        return max(self.cell[1], min(room // max(rows, 1), most))

    @property
    def gaps(self) -> Point:
        return APART, APART // 2

    @property
    def margin(self) -> int:
        return APART

    def air_of(self, parts: int) -> int:
        return (parts - 1) * self.gaps[1]

    def aired(self, parts: Sequence[int], spare: int) -> tuple[dict[int, int], int]:
        return dict.fromkeys(parts, 0), spare

    def frame(self, canvas: Strokes, area: Rect, inks: PanelInks, title: str) -> None:
        """Draw two lines, and the title on a plate in the upper ones."""
        canvas.fill(area, inks.back)
        for line in (area, area.inflate(-FRAME[0], -FRAME[1])):
            canvas.outline(line, inks.frame)
        if title:
            plate = Rect(0, 0, len(f" {title} ") * self.cell[0], self.cell[1])
            plate.midtop = area.centerx, max(area.top - FRAME[1] // 2, 0)
            canvas.fill(plate, inks.bar)
            canvas.centered(plate, title, inks.bar_words)

    def rule(self, canvas: Strokes, row: Rect, ink: Ink) -> None:
        canvas.fill(Rect(row.left, row.centery, row.width, 1), ink)

    def leaders(self, canvas: Strokes, row: Rect, ink: Ink) -> None:
        top = row.top + self.cell[1] * 2 // 3
        for left in range(row.left, row.right, self.cell[0]):
            canvas.fill(Rect((left + 2, top), self.stroke), ink)

    def cloth(self, canvas: Strokes, area: Rect, ink: Ink) -> None:
        canvas.fill(area, ink)

    def level(self, canvas: Strokes, area: Rect, top: int, ink: Ink) -> None:
        canvas.fill(Rect(area.left, top, area.width, 1), ink)

    def upright(self, canvas: Strokes, area: Rect, left: int, ink: Ink) -> None:
        canvas.fill(Rect(left, area.top, 1, area.height), ink)

    def trough(self, canvas: Strokes, area: Rect, inks: Inks) -> None:
        canvas.fill(area, inks.race.panel.back)
        canvas.outline(area.inflate(2 * self.stroke[0], 2 * self.stroke[1]), inks.race.grid)

    def corners(self, canvas: Strokes, area: Rect, inks: Inks) -> None:
        canvas.outline(area, inks.crib)

    def hairline(self, canvas: Strokes, area: Rect, ink: Ink) -> None:
        canvas.fill(area, ink)

    def label(self, canvas: Strokes, area: Rect, words: str, inks: Inks, *, is_lit: bool) -> None:
        plate = inks.plate
        back, ink = (inks.lit, plate.now_words) if is_lit else (plate.chip, plate.chip_words)
        canvas.fill(area.inflate(8, 4), inks.shadow)
        canvas.fill(area.inflate(4, 2), back)
        canvas.text(area.topleft, words, ink, back)

    def paper(self, canvas: Strokes, area: Rect, pitch: int, rows: int, inks: Inks) -> None:
        canvas.fill(area, inks.paper.paper)

    def point_at(self, canvas: Strokes, row: Rect, inks: Inks) -> None:
        """Draw a frame no higher than the row, or it would cut those above and below."""
        for ring, ink in ((2, inks.ground), (1, inks.lit)):
            canvas.outline(row.inflate(2 * ring * self.stroke[0], 0), ink)

    def share(self, canvas: Strokes, area: Rect, share: float, inks: Inks) -> None:
        bar = area.inflate(0, -area.height // 3)
        canvas.fill(bar, inks.sides[0].inlay)
        canvas.fill(Rect(bar.topleft, (round(bar.width * share), bar.height)), inks.figures.up)


class Letters(Cells):
    """Letters alone: a line, a bar and a corner are letters, too."""

    has_only_letters = True
    has_two_inks = False
    rows_apart = 1

    def inks_of_mark(self, ink: Ink, ground: Ink) -> tuple[Ink, Ink]:
        """Reverse it: in the line of a frame it would be a gap."""
        return ground, ink

    @property
    def card_gap(self) -> int:
        return 2 * self.cell[0]

    def fanned(self, wide: int) -> int:
        """Return all of it: a suit is seen at its right."""
        return wide

    def on_piece(self, words: str, room: int, side: int | None) -> str:
        """Fill the piece behind its words, where it has room, each side's in its shade."""
        before = f" {words} " if words else ""
        return before.ljust(room, shade_of(side)) if room > len(words) + 1 else words

    @property
    def half_row(self) -> int:
        return 0

    def bar(self, canvas: Strokes, area: Rect, ink: Ink) -> None:
        canvas.text(area.topleft, FULL * max(self.columns_in(area), 1), ink)

    def level(self, canvas: Strokes, area: Rect, top: int, ink: Ink) -> None:
        canvas.text((area.left, top - top % self.cell[1]), DOT * (self.columns_in(area) + 1), ink)

    def upright(self, canvas: Strokes, area: Rect, left: int, ink: Ink) -> None:
        """Leave it out: letters would cover the curves."""

    def trough(self, canvas: Strokes, area: Rect, inks: Inks) -> None:
        canvas.text(area.topleft, DOT * self.columns_in(area), inks.race.grid)

    def corners(self, canvas: Strokes, area: Rect, inks: Inks) -> None:
        between = f"─{' ' * (self.columns_in(area) - 4)}─"  # a side alone would be anyone's
        for top, ends in ((area.top, "┌┐"), (area.bottom - self.cell[1], "└┘")):
            canvas.text((area.left, top), between.join(ends), inks.older_reasons)

    def heading(self, canvas: Strokes, area: Rect, words: str, ink: Ink) -> None:
        """Write it as large as all the rest, with a line below it."""
        wide, high = self.cell
        canvas.underlined((area.left - area.left % wide, area.top - area.top % high), words, ink)

    def whisker(self, canvas: Strokes, area: Rect, value: int, ends: Point, inks: tuple[Ink, Ink]) -> None:
        low, middle, high = (end // self.cell[0] for end in (ends[0], value, ends[1]))
        line = f"{'-' * (middle - low - 1)}+{'-' * (high - middle)}" if low < high else ""
        canvas.text(area.topleft, f"{'=' * low}{line}" or "=", inks[0])


Grain = Pixels | Cells | Letters
