"""What can be played as things on a shelf, one of them lifted; a list where pictures have no room."""

from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.paint.brushes.canvas import draw_shadow
from game.paint.brushes.page_text import fitted
from game.paint.brushes.picture import Picture
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink
from game.paint.pages.page_layout import PaintedPage, key_line
from game.paint.table.felt_and_wood import wood
from game.sheets.pages import Medium, MenuSheet, Shelf
from game.sheets.scrolling import Seen
from game.sheets.spots import LineSpot

DOWN = 350
"""The things are told in lines of a picture so high."""
SIZES = {
    Medium.DISK: (96, 74),
    Medium.SMALL_DISK: (74, 60),
    Medium.REEL: (94, 74),
    Medium.BOOK: (66, 78),
    Medium.BOOKLET: (66, 78),
    Medium.CARD: (72, 60),
}
GAP, LEFT, BOARD, BOARD_HIGH, LIFTED = 8, 14, 150, 22, 20
PLANK, BULLET = 92, "♦ "
"""So wide is a plank of the wall; what a sentence on a card begins with."""
CARD = Rect(32, 186, 576, 138)


def draw_shelf(picture: Picture, sheet: MenuSheet, shelf: Shelf) -> Seen:
    """Draw things on a board before a wall of planks; below it is told the chosen one's card."""
    page = PaintedPage(picture)
    page.ground()
    drawing = _Shelf(page)
    drawing.wall(sheet.title)
    left = LEFT
    for number, (medium, (title, _)) in enumerate(zip(shelf.media, sheet.lines, strict=True)):
        is_chosen = number == sheet.chosen
        drawing.thing(left, medium, title, number, is_chosen=is_chosen)
        left += SIZES[medium][0] + GAP
    drawing.card(sheet, shelf.now)
    key_line(page, shelf.keys, sheet.lit)
    return page.seen


class _Shelf:
    """One shelf being drawn."""

    def __init__(self, page: PaintedPage) -> None:
        self.page, self.look, self.canvas = page, page.look, page.picture.canvas
        self.inks = self.look.inks
        self.pen = self.inks.on_paper(1)
        self.gold = self.pen if self.pen == self.inks.paper.outline else self.inks.lit
        """What labels are written with, and what a book is stamped with: dark where all covers are light."""

    def area(self, left: int, top: int, wide: int, high: int) -> Rect:
        """Return an area told for a picture of the standard height."""
        down = self.look.size[1] / DOWN
        return Rect(left, round(top * down), wide, round(high * down))

    def wall(self, title: str) -> None:
        floor = self.look.size[1] - self.look.cell[1]
        self.canvas.blit(_planks(self.look, (self.look.size[0], floor)), (0, 0))
        board = self.area(0, BOARD, self.look.size[0], BOARD_HIGH)
        self.canvas.blit(wood(self.look, board.size), board.topleft)
        self.page.fill(Rect(board.topleft, (board.width, self.look.stroke[1])), self.inks.wood.light)
        self.page.fill(Rect(0, board.bottom, board.width, 3), self.inks.shadow)
        heading = self.area(0, 4, self.look.size[0], 0)
        heading.height = 2 * self.look.cell[1]
        heading.top += self.look.bar(self.page.picture) if self.look.bar else 0
        self.page.large_heading(heading, title)

    def thing(self, left: int, medium: Medium, title: str, number: int, *, is_chosen: bool) -> None:
        """Draw a thing on the board, or above it with a frame, and its name below."""
        wide, high = SIZES[medium]
        place = self.area(left, BOARD - high - LIFTED * is_chosen, wide, high)
        if is_chosen:
            self.page.fill(place.inflate(10, 8), self.inks.ground)
            self.page.fill(place.inflate(6, 6), self.inks.lit)
        _THINGS[medium](self, place, title)
        name = _short(title, self.look.columns_in(place))
        plate = self.area(left, BOARD + 4, 0, 15)
        plate.size = self.look.width(name) + self.look.cell[0], self.look.cell[1]
        plate.centerx = place.centerx
        plate.inflate_ip(0, 2)
        self.page.fill(plate, self.inks.lit if is_chosen else self.inks.wood.face)
        self.canvas.outline(plate, self.inks.ground)
        self.canvas.centered(plate, name, self.inks.ground if is_chosen else self.inks.wood.words)
        self.page.click(place.union(plate), LineSpot(number, title))

    def card(self, sheet: MenuSheet, now: str) -> None:
        """Draw the card of the chosen one, in a window with its name."""
        area, inks, high = self.area(*CARD), self.inks.panel, self.look.cell[1]
        title, whence = sheet.lines[sheet.chosen]
        draw_shadow(self.canvas, area)
        self.page.panel(area, title)
        head, *text = sheet.card
        row = Rect(area.left + 24, area.top + high + 4, area.width - 48, high)
        columns, foot = self.look.columns_in(row) - len(BULLET), area.bottom - high * 7 // 4
        told = [fitted(one, columns) for one in " ".join(text).replace(". ", ".\n").splitlines()]
        free = foot - row.bottom - sum(map(len, told)) * high
        air = max(min(free // (len(told) + 1), high // 2), self.look.stroke[1])
        row.top += max(min(free - (len(told) + 1) * air, high // 2), 0)
        self.page.text(row.topleft, head, inks.frame)
        self.canvas.right(row, whence, inks.value)
        for lines in told:
            row.top += high + air
            self.page.text(row.topleft, BULLET, inks.value)
            for number, line in enumerate(lines):
                row.top += high * bool(number)
                self.page.text((row.left + self.look.width(BULLET), row.top), line, inks.words)
        row.top = foot
        self.page.text(row.topleft, sheet.note, inks.frame)
        self.canvas.right(row, now, inks.words)

    # The things.

    def label(self, area: Rect, words: str, back: Ink, ink: Ink) -> None:
        """Write words one below the other on paper, as if by hand."""
        self.page.fill(area, back)
        lines = words.split(" ")
        top = area.centery - len(lines) * self.look.cell[1] // 2
        for number, line in enumerate(lines):
            line = line[: self.look.columns_in(area)]
            at = area.centerx - self.look.width(line) // 2, top + number * self.look.cell[1]
            self.canvas.by_hand(at, line, ink)

    def disk(self, area: Rect, title: str) -> None:
        paper = self.inks.paper
        self.page.fill(area, self.inks.ground)
        gray = self.inks.older_reasons
        vinyl, edge = (self.inks.darker.get(gray, without) for without in (self.inks.ground, gray))
        for y in range(area.top, area.bottom):  # it is not quite black
            for x in range(area.left + y % 2 * 2, area.right, 4):
                self.page.fill(Rect(x, y, 1, 1), vinyl)
        self.canvas.bevel(area, gray, edge)
        notch = Rect(area.right - 5, area.top + area.height // 4, 5, area.height // 8)
        self.page.fill(notch, self.inks.ground)
        self.page.fill(Rect(notch.left, notch.bottom, notch.width, 1), edge)
        top = Rect(area.left + 8, area.top + 4, area.width - 16, 0)
        top.height = 2 * self.look.cell[1] + area.height // 12
        self.label(top, title, paper.paper, self.pen)
        self.page.fill(Rect(top.left, top.bottom - 3, top.width, 1), self.inks.sides[0].words)
        hub = Rect(0, 0, 32, area.height * 24 // 74)
        hub.midbottom = area.centerx, area.bottom - area.height // 8
        for ink, ring in (
            (self.inks.older_reasons, hub),
            (self.inks.ground, hub.inflate(-16, -hub.height // 2)),
        ):
            pygame.draw.ellipse(self.canvas.surface, ink, ring)
        self.page.fill(Rect(hub.centerx - 3, hub.bottom, 6, area.bottom - hub.bottom), self.inks.wood.face)

    def small_disk(self, area: Rect, title: str) -> None:
        self.page.fill(area, self.inks.sides[1].inlay)
        self.canvas.bevel(area, self.inks.sides[1].words, self.inks.ground)
        shutter = Rect(area.left + 18, area.top + 1, 38, area.height // 3)
        self.page.fill(shutter, self.inks.older_reasons)
        self.page.fill(Rect(shutter.left + 22, shutter.top + 2, 8, shutter.height - 4), self.inks.ground)
        high = 2 * self.look.cell[1] + 1
        self.label(
            Rect(area.left + 7, area.bottom - high - 1, 60, high),
            title,
            self.inks.paper.paper,
            self.inks.ground,
        )

    def reel(self, area: Rect, title: str) -> None:
        inks = self.inks
        wound = ((inks.wood.dark if share % 8 else inks.wood.face, share) for share in range(8, 56, 4))
        for ink, share in ((inks.older_reasons, 0), *wound, (inks.paper.paper, 56), (inks.ground, 80)):
            ring = area.inflate(-share * area.width // 100, -share * area.height // 100)
            pygame.draw.ellipse(self.canvas.surface, ink, ring)
        label = Rect(0, 0, self.look.width(title) + 12, self.look.cell[1] + 2)
        label.midbottom = area.centerx, area.bottom - 6
        self.label(label, title, inks.paper.paper, inks.ground)

    def book(self, area: Rect, title: str) -> None:
        side = self.inks.sides[0]
        self.page.fill(area, side.inlay)
        self.page.fill(Rect(area.right - 4, area.top + 2, 3, area.height - 2), self.inks.paper.paper)
        area = area.inflate(-4, 0).move(-2, 0)
        self.canvas.bevel(area, side.words, self.inks.ground)
        self.canvas.outline(area.inflate(-10, -8), self.gold)
        row = Rect(area.left, area.top + area.height // 6, area.width, self.look.cell[1])
        self.canvas.centered(row, title, self.gold)
        self.canvas.large(area.move(0, area.height // 8), "♠", self.gold, (4, 3))

    def booklet(self, area: Rect, title: str) -> None:
        inks = self.inks
        self.page.fill(area, inks.panel.head)
        top = Rect(area.topleft, (area.width, area.height // 3))
        self.page.fill(top, inks.paper.paper)
        self.canvas.centered(top, title, self.pen)
        board = Rect(area.left + 12, area.centery, area.width - 24, area.height // 4)
        self.canvas.blit(wood(self.look, board.size), board.topleft)
        hole = Rect(board.left + 5, board.top + 4, 2, 2)
        for number in range(12):
            self.page.fill(hole.move(number % 6 * 7, number // 6 * 7), inks.ground)
        foot = Rect(area.left, board.bottom, area.width, area.bottom - board.bottom)
        self.canvas.centered(foot, "RULES", inks.panel.head_words)
        self.canvas.outline(area, inks.ground)

    def index_card(self, area: Rect, title: str) -> None:
        inks = self.inks
        self.page.fill(area, inks.paper.paper)
        for line in range(area.top + self.look.cell[1], area.bottom, self.look.cell[1]):
            self.page.fill(Rect(area.left, line, area.width, 1), inks.panel.frame)
        self.page.fill(Rect(area.left, area.top + self.look.cell[1], area.width, 1), inks.sides[0].words)
        for number, word in enumerate(title.split(" "), 1):
            at = area.left + 8, area.top + number * self.look.cell[1] + 2  # off the line above
            self.canvas.by_hand(at, word.lower(), self.pen)


_THINGS: Mapping[Medium, Callable[[_Shelf, Rect, str], None]] = {
    Medium.DISK: _Shelf.disk,
    Medium.SMALL_DISK: _Shelf.small_disk,
    Medium.REEL: _Shelf.reel,
    Medium.BOOK: _Shelf.book,
    Medium.BOOKLET: _Shelf.booklet,
    Medium.CARD: _Shelf.index_card,
}


def _short(title: str, columns: int) -> str:
    """Return as many words of a title as a plate has room for between its ends."""
    words = title.upper().split(" ")
    while len(words) > 1 and len(" ".join(words)) >= columns:
        words.pop()
    return " ".join(words)


@lru_cache(maxsize=16)  # shelves
def _planks(look: Look, size: tuple[int, int]) -> Surface:
    """Draw a dark wall: wood with five dots of eight taken out, or in its darkest shades, and a groove
    between planks."""
    (wide, high), inks = size, look.inks.wood
    *_, face, dark = inks.shades or (inks.face, look.inks.ground)
    light = inks.grain
    dots = ("#.##.#.#", "#.#.##.#", ".##.#.##", "##.#.##.")
    rows = []
    for y in range(high):
        pattern = dots[y % len(dots)]
        row = bytearray(dark if pattern[x % len(pattern)] == "#" else face for x in range(wide))
        for groove in range(PLANK, wide, PLANK):
            row[groove - 2 : groove + 2] = bytes((dark, dark, light, dark))
        rows.append(bytes(row))
    return look.palette.picture(b"".join(rows), size)
