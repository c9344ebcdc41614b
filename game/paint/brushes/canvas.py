"""A picture to draw on: words, boxes and framed panels in the colors and letters of a look."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from unicodedata import normalize

import pygame
from pygame import Rect, Surface

from game.paint.looks.drawings import Drawing
from game.paint.looks.inks import PanelInks
from game.paint.looks.look import Look, drawings
from game.paint.looks.monitor import CLEAR, Ink, Point

UNKNOWN = "unknown"
LINES_KEPT = 1000
HIGH_KEY = 3
"""Rows of letters in a key whose own are large."""


def drawing(look: Look, character: str) -> Drawing:
    """Return the drawing of one character, without an accent that the sheet lacks, or an empty frame."""
    sheet, plain = drawings(look, look.folder / "glyphs.txt"), normalize("NFKD", character)[0]
    return sheet.get(character, sheet.get(plain, sheet[UNKNOWN]))


@lru_cache(maxsize=4096)  # letters in their inks; 772 on four machines
def glyph(look: Look, character: str, ink: Ink) -> pygame.Surface:
    """Draw one character in one color, on nothing."""
    return drawing(look, character).surface(ink)


@lru_cache(maxsize=LINES_KEPT)
def line(look: Look, words: str, ink: Ink) -> pygame.Surface:
    """Draw a line of words in one color, on nothing."""
    wide, high = look.cell
    surface = look.palette.blank((len(words) * wide, high))
    surface.blits(
        [(glyph(look, character, ink), (column * wide, 0)) for column, character in enumerate(words)]
    )
    return surface


class Canvas:
    """One picture, and the strokes that everything on it is made of."""

    def __init__(self, look: Look, surface: Surface) -> None:
        self.look, self.surface = look, surface

    def fill(self, area: Rect, ink: Ink) -> None:
        self.surface.fill(ink, area)

    def blit(self, picture: Surface, at: Point) -> None:
        self.surface.blit(picture, at)

    def blit_middle(self, picture: Surface, middle: Point) -> None:
        """Lay a picture down around a point."""
        wide, high = picture.get_size()
        self.blit(picture, (middle[0] - wide // 2, middle[1] - high // 2))

    def text(self, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None:
        """Write a line; with a back color its cells are painted first."""
        if back is not None:
            self.fill(Rect(at, (self.look.width(words), self.look.cell[1])), back)
        if words:
            self.blit(line(self.look, words, ink), at)

    def underlined(self, at: Point, words: str, ink: Ink) -> None:
        """Write a line with a stroke along its foot."""
        self.text(at, words, ink)
        foot = at[1] + self.look.cell[1] - self.look.stroke[1]
        self.fill(Rect(at[0], foot, self.look.width(words), self.look.stroke[1]), ink)

    def centered(self, area: Rect, words: str, ink: Ink, back: Ink | None = None) -> None:
        """Write a line in the middle of an area."""
        left, top = area.centerx - self.look.width(words) // 2, area.centery - self.look.cell[1] // 2
        on_grid = self.look.on_grid((left, top))
        is_free = self.look.grain.has_two_inks and back is None  # of one ink, on what is there
        self.text((left, on_grid[1]) if is_free else on_grid, words, ink, back)

    def centered_rows(self, first: Rect, rows: Sequence[str], ink: Ink) -> None:
        """Write lines below each other, each in the middle of its row."""
        for number, words in enumerate(rows):
            self.centered(first.move(0, number * first.height), words, ink)

    def key(self, area: Rect, words: str, ink: Ink) -> None:
        """Write the letter that presses a gadget over the first of its words, with a line below it."""
        for lower, mark in enumerate((words[0], "_")):
            self.centered(area.move(0, lower), mark.ljust(len(words)), ink)

    def on_cloth(self, area: Rect, words: str) -> None:
        """Write a line in the middle of an area of the cloth, with its shadow."""
        self.centered(area.move(1, 1), words, self.look.inks.shadow)
        self.centered(area, words, self.look.inks.on_felt)

    def large(self, area: Rect, words: str, ink: Ink, times: Point = (2, 2)) -> None:
        """Write a line in the middle of an area, `times` as wide and high; a huge zero needs no stroke."""
        words = words.replace("0", "O") if min(times) > 2 else words
        picture = pygame.transform.scale_by(line(self.look, words, ink), times)
        self.blit(picture, picture.get_rect(center=area.center).topleft)

    def heading(self, area: Rect, words: str, ink: Ink, times: Point = (2, 2)) -> None:
        """Write a line with a shadow, `times` as wide and as high, or as wide as it has room for.

        A shadow would be one ink more than a cell may have."""
        width, high = min(times[0], area.width // max(self.look.width(words), 1)) or 1, times[1]
        words = words[: self.look.columns_in(area)]
        across, down = self.look.stroke
        if ink != self.look.inks.shadow and not self.look.grain.has_two_inks:
            self.large(area.move(width * across // 2, 2 * down), words, self.look.inks.shadow, (width, high))
        self.large(area, words, ink, (width, high))

    def wide(self, area: Rect, words: str, ink: Ink) -> None:
        """Write a score twice as wide, up to the right end of an area; the stroke would fill its zero."""
        picture = pygame.transform.scale_by(line(self.look, words.replace("0", "O"), ink), (2, 1))
        self.blit(picture, picture.get_rect(midright=area.midright).topleft)

    def by_hand(self, at: Point, words: str, ink: Ink) -> None:
        """Write a line as a pen does: letters lean, and stand a little higher or lower."""
        (left, top), (wide, high) = at, self.look.cell
        cuts = 0, high * 2 // 5, high * 3 // 4, high
        for number, letter in enumerate(words):
            drawn = glyph(self.look, letter, ink)
            upper = top + (0, 0, 1, 0, -1, 0)[(number + len(words)) % 6]
            for part, (first, last) in enumerate(pairwise(cuts)):
                strip = drawn.subsurface((0, first, wide, last - first))
                self.blit(strip, (left + number * wide + 1 - part, upper + first))

    def right(self, area: Rect, words: str, ink: Ink) -> None:
        """Write a line up to the right end of an area."""
        self.text((area.right - self.look.width(words), area.top), words, ink)

    def seen(self, area: Rect) -> bytes:
        """Return the inks of an area, pixel by pixel."""
        return pygame.image.tobytes(self.surface.subsurface(area), "P")

    def reverse(self, area: Rect, back: Ink, ink: Ink) -> None:
        """Give the words in an area another ground and one ink."""
        area = area.clip(self.surface.get_rect())
        pixels = self.seen(area)
        ground = max(set(pixels), key=pixels.count)
        inks = bytes(back if pixel == ground else ink for pixel in range(256))
        self.blit(self.look.palette.picture(pixels.translate(inks), area.size), area.topleft)

    def outline(self, area: Rect, ink: Ink) -> None:
        """Draw the edge of an area, thicker at the sides where pixels are narrow."""
        self.bevel(area, ink, ink)

    def bevel(self, area: Rect, light: Ink, dark: Ink) -> None:
        """Draw the edge of an area so that it stands out, or with the colors exchanged lies deeper."""
        across, down = self.look.stroke
        self.fill(Rect(area.left, area.top, area.width, down), light)
        self.fill(Rect(area.left, area.top, across, area.height), light)
        self.fill(Rect(area.left, area.bottom - down, area.width, down), dark)
        self.fill(Rect(area.right - across, area.top, across, area.height), dark)

    def field(self, area: Rect) -> None:
        """Draw a field that lies deeper, for what is typed, chosen or told."""
        self.fill(area, self.look.inks.ground)
        if edges := self.look.inks.plate.edges:
            self.bevel(area, *edges[::-1])

    def button(self, area: Rect, words: str, *, is_lit: bool = False, is_ghost: bool = False) -> None:
        """Draw words to press, large ones on a high key; where plates have edges so has its face, pushed in
        while it is lit.

        The words of a ghost are as pale as the edge in the light, or of half their dots."""
        inks = self.look.inks
        back, ink = (inks.panel.bar, inks.panel.bar_words) if is_lit else (inks.button, inks.button_words)
        if inks.plate.edges:
            area = area.inflate(0, 2 * self.look.stroke[1] * (area.height == self.look.cell[1]))
        self.fill(area, back)
        if inks.plate.edges:
            self.bevel(area, *inks.plate.edges[:: -1 if is_lit else 1])
            ink = inks.plate.edges[0] if is_ghost else ink
        if words and area.height >= HIGH_KEY * self.look.cell[1]:
            letter = line(self.look, "E", ink).get_bounding_rect()  # it stands high in its cell
            self.large(area.move(0, self.look.cell[1] - letter.top - letter.bottom), words, ink)
        else:
            self.centered(area, words, ink)
        if is_ghost and ink == inks.button_words:  # with high contrast none is paler
            face = area.inflate(-2 * self.look.stroke[0], -2 * self.look.stroke[1])
            self.blit(every_other_dot(self.look, face.size, back), face.topleft)

    def round_off(self, area: Rect, cuts: Sequence[int], under: Surface) -> None:
        """Show the cloth under an area at the ends of its first and last rows: `cuts` pixels of each row."""
        for row, cut in enumerate(cuts):
            for y in (row, area.height - 1 - row):
                for x in (0, area.width - cut):
                    self.surface.blit(under, (area.left + x, area.top + y), (x, y, cut, 1))


def draw_panel(canvas: Canvas, area: Rect, inks: PanelInks, title: str = "") -> None:
    """Draw a framed panel, with a title in its upper edge."""
    if canvas.look.frame:
        canvas.look.frame(canvas, area, inks, title)
        return
    canvas.look.grain.frame(canvas, area, inks, title)


def draw_shadow(canvas: Canvas, area: Rect) -> None:
    """Darken the picture right of and below an area, as far as there is picture."""
    shadow = area.move(canvas.look.shadow).clip(canvas.surface.get_rect())
    dots = _shadow(canvas.look, (shadow.width + 1, shadow.height + 1))
    begins = shadow.left % 2, shadow.top % 2  # or of a darkened table it left all dots or none
    canvas.blit(dots.subsurface(begins, shadow.size), shadow.topleft)


@lru_cache(maxsize=64)  # sizes of what throws one
def _shadow(look: Look, size: Point) -> Surface:
    """Shade three dots of four."""
    wide, high = size
    ink = look.inks.shadow
    rows = (bytes(CLEAR if y and x % 2 else ink for x in range(wide)) for y in range(2))
    dots = b"".join(rows) * (high // 2 + 1)
    return look.palette.picture(dots[: wide * high], size)


@lru_cache(maxsize=8)
def every_other_dot(look: Look, size: Point, ink: Ink) -> Surface:
    """Make a board of dots, every other one clear."""
    wide, high = size
    inks = [CLEAR, ink] * wide
    return look.palette.picture(bytes(ink for row in range(high) for ink in inks[row % 2 :][:wide]), size)
