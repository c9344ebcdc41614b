"""The picture under way, which every drawing of a scene's words is given."""

import re
from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.paint.brushes.canvas import Canvas
from game.paint.brushes.card_art import CardArt
from game.paint.brushes.page_text import balanced
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.sheets.marks import BEFORE_KEYS
from game.sheets.spots import Spot
from game.values import frozen

WORD = re.compile(r"(?<!\S)[a-z]+(?!\S)")
"""One that is no key."""


@frozen
class Blinking:
    """What is drawn in one color after another, each for some steps, while the picture stands.

    It changes n times and then rests: a window to which nobody comes costs nothing."""

    at: Point
    shapes: Sequence[Surface]
    steps: int
    times: int


@frozen
class Behind:
    """A table that was seen, how it is painted, and its darkened picture once that was wanted."""

    paint: Callable[["Picture"], object]
    drawn: list[Surface]


class Spotting:
    """The clickable areas of one picture."""

    def __init__(self) -> None:
        self._areas: list[tuple[Rect, Spot]] = []

    def clear(self) -> None:
        self._areas.clear()

    def note(self, area: Rect, spot: Spot) -> None:
        """Note that something that can be clicked was drawn here."""
        self._areas.append((area.copy(), spot))

    @property
    def spots(self) -> list[Spot]:
        """All of them, in the order in which they were drawn."""
        return [spot for _, spot in self._areas]

    def areas(self, kind: type[Spot]) -> list[Rect]:
        """Return where all of a kind were drawn."""
        return [area for area, spot in self._areas if isinstance(spot, kind)]

    def area(self, spot: Spot) -> Rect | None:
        """Return where a spot was drawn last."""
        return next((area for area, known in reversed(self._areas) if known == spot), None)

    def at(self, point: Point) -> Spot | None:
        """Return the topmost spot under a point."""
        return next((spot for area, spot in reversed(self._areas) if area.collidepoint(point)), None)


class Picture:
    """A look, the canvas that is drawn on, the pictures of the cards, and what can be clicked."""

    def __init__(self, look: Look, art: CardArt) -> None:
        self.look, self.art = look, art
        self.whole = look.palette.plain(look.inks.border, look.monitor.size)
        self.canvas, self.spotting = Canvas(look, self.whole.subsurface(look.inside)), Spotting()
        self._border = look.inks.border
        self.is_page = False
        """Whether a page lies there, and no table."""
        self.is_blank = False
        """Whether nothing lies there that a box would have to stand out from."""
        self.message = Rect(0, 0, 0, 0)
        """Where the last row of the message stands."""
        self.listed = Rect(0, 0, 0, 0)
        """Where the rows of a count stand that reach below its cards, or the cards cut in letters."""
        self.line_read = Rect(0, 0, 0, 0)
        """Where the line of a list stands that is read."""
        self.buttons = look.table.buttons
        """Where words to click stand now."""
        self.behind: Behind | None = None
        """What stands behind a menu: the table that was seen last."""
        self.blinking: Blinking | None = None
        self._stood = self._changes = 0

    def button(self, area: Rect, words: str, spot: Spot, *, is_lit: bool = False) -> None:
        """Draw words to press, which a click presses too."""
        self.canvas.button(area, words, is_lit=is_lit)
        self.spotting.note(area, spot)

    @property
    def blinks_after(self) -> int | None:
        """How many steps from now the blinking changes its color; None where nothing does."""
        blinking = self.blinking
        if not blinking or self._changes == blinking.times:
            return None
        return max(1, blinking.steps - self._stood)

    def blinks(self, steps: int) -> bool:
        """Let these steps go by; tell whether the blinking has changed its color."""
        self._stood += steps
        blinking = self.blinking
        if not blinking or self._stood < blinking.steps or self._changes == blinking.times:
            return False
        self._stood, self._changes = 0, self._changes + 1
        self.canvas.blit(blinking.shapes[self._changes % len(blinking.shapes)], blinking.at)
        return True

    def draw_page_border(self) -> None:
        """Begin a page without a table, in the border of one."""
        self.is_page = True
        page, table = self.look.inks.page_border, self.look.inks.border
        self.draw_border(table if page is None else page)

    def draw_border(self, ink: Ink) -> None:
        """Draw the border around the canvas."""
        if self._border != ink:
            self._border = ink
            inside = self.canvas.surface.copy()
            self.whole.fill(ink)
            self.canvas.blit(inside, (0, 0))

    def clear(self, ink: Ink | None = None) -> None:
        self.spotting.clear()
        self.is_page = self.is_blank = False
        self.blinking, self._stood, self._changes = None, 0, 0
        self.message, self.listed, self.line_read = Rect(0, 0, 0, 0), Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)
        self.buttons = self.look.table.buttons
        self.canvas.fill(Rect((0, 0), self.look.size), self.look.inks.ground if ink is None else ink)


def button_areas(
    look: Look, words: Sequence[str], room: int, least: Point, air: int, apart: Point
) -> Sequence[Rect]:
    """Lay out words to press from a corner on: side by side if they have room, or one below the other, all
    as wide as the widest. `air` stands beside the words, `least` is how large each is."""
    wides = [max(look.width(one) + 2 * air, least[0]) for one in words]
    lefts = [sum(wides[:at]) + at * apart[0] for at in range(len(wides))]
    if not wides or lefts[-1] + wides[-1] <= room:
        return [Rect(left, 0, wide, least[1]) for left, wide in zip(lefts, wides, strict=True)]
    return [Rect(0, at * (least[1] + apart[1]), max(wides), least[1]) for at in range(len(wides))]


def draw_message(
    picture: Picture,
    words: str,
    within: Rect | None = None,
    *,
    beside: int = 0,
    happened: Sequence[str] = (),
    ink: Ink | None = None,
) -> None:
    """Draw a message of the table, from the left of its line or of a part of it; keys leave room for so
    many letters beside. Where there is none, tell what happened in the first way that has room."""
    look, area = picture.look, within or picture.look.table.message
    left = area.left + look.table.message_margin
    columns, (asked, gap, key) = (area.right - left) // look.cell[0], words.rpartition(BEFORE_KEYS)
    is_long = gap and len(words) >= columns - beside  # the key begins a row of its own, if there is one
    rows = [*balanced(asked, columns), key] if is_long else balanced(words, columns)
    rows = rows[: look.rows_in(area)]
    told = (balanced(way, columns) for way in happened)
    rows = rows or next((way for way in told if len(way) <= look.rows_in(area)), [])
    picture.message = Rect(left, area.top, 0, 0)
    for row, line in enumerate(rows):
        at = left, area.top + row * look.cell[1]
        picture.canvas.text(at, line, look.inks.lit if ink is None else ink)
        if look.grain.has_only_letters:
            _dim_between_keys(picture, at, line)
        picture.message = Rect(at, (look.width(line), look.cell[1]))


def _dim_between_keys(picture: Picture, at: Point, line: str) -> None:
    """Dim what the keys behind a message do, as it is in the line of keys."""
    begun = len(line.partition(BEFORE_KEYS)[0])
    for word in WORD.finditer(line, begun):
        left = at[0] + picture.look.width(line[: word.start()])
        picture.canvas.text((left, at[1]), word[0], picture.look.inks.crib)


def marks_in_a_row(look: Look, marks: Sequence[str]) -> str:
    """Write marks of a table so far apart that they are no sentence, where there is room."""
    return ("  " if look.grain.is_fine else " ").join(marks)


def draw_marks(picture: Picture, marks: Sequence[str], right: int, top: int) -> None:
    """Draw this table's rules, as many as have room up to a point; the question goes before it."""
    look, told = picture.look, [*marks]
    beside = picture.message.clip(Rect(0, top, *look.size))
    left = beside.right + look.cell[0] if beside else look.table.buttons.left
    while look.width(words := marks_in_a_row(look, told)) > max(right - left, 0):
        told.pop()
    if words:
        picture.canvas.text((right - look.width(words), top), words, look.inks.older_reasons)
