"""Words that a picture paints over, cuts off, or writes into each other: their ink is looked for."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Rect, Surface
from pygame.mask import Mask

from game.paint.brushes.canvas import Canvas, line
from game.paint.looks.card_plan import CardStyle
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.paint.machine import Machine
from game.paint.screen import Screen
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.sheets import (
    DONE,
    TAKE_BACK,
    AdviceSheet,
    BalloonSheet,
    BoxSheet,
    ButtonsSheet,
    NumberSheet,
    PullDownSheet,
)
from game.sheets.spots import Spot

MAY_LIE_OVER: Mapping[type, str] = {
    BoxSheet: "a question is laid over whatever is there, and is answered before that goes on",
    BalloonSheet: "a press closes the guide's balloon; what it speaks of stays free (test_guide)",
    AdviceSheet: "the coach's sheet leaves the own hand, and its own words tell all that is weighed",
    NumberSheet: "the keys for a number leave the cards that are counted",
    PullDownSheet: "a menu is held open by a finger, and falls shut when that lets go",
}
"""What may cover words, and why; nothing else may."""
SPARED = 0.03
"""The share of a line's ink that may be lost: an edge that touches a letter's foot."""
A_SHADOW = 2
"""How far from its words it lies at the most, in pixels."""
STEM = 3
"""Pixels of a letter's own ink beside it that are more than an outline."""


class Written(NamedTuple):
    """A line of words on a picture, the sheet that wrote it, and where its letters have ink."""

    words: str
    sheet: str
    area: Rect
    ink: Ink
    letters: Mask

    @property
    def is_mark(self) -> bool:
        """Tell whether it says nothing by itself: a rule, a frame, a peg, a dot of a curve, a letter."""
        return not re.search("[^_\\W]{2}", self.words)

    def repeats(self, other: "Written") -> bool:
        """Tell whether it writes letters of the other anew: in another ink, or over their shadow."""
        (left, upper), (across, down) = self.area.topleft, other.area.topleft
        columns, off = divmod(left - across + A_SHADOW, other.area.width // len(other.words))
        return (
            abs(upper - down) <= A_SHADOW
            and off <= 2 * A_SHADOW
            and columns >= 0
            and other.words[columns:].startswith(self.words)
        )


class NotingCanvas(Canvas):
    """A canvas that tells of all that is written on it."""

    def __init__(self, look: Look, surface: Surface, note: Callable[[str, Point, Ink], None]) -> None:
        super().__init__(look, surface)
        self._note = note

    def text(self, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None:
        super().text(at, words, ink, back)
        if words.strip():
            self._note(words.rstrip(), at, ink)


class InkScreen(Screen):
    """A screen that looks for the ink of all words, before anything may lie over them and at the end."""

    def __init__(self, machine: Machine, *style: CardStyle) -> None:
        self.faults: dict[str, Rect] = {}
        """Each told once, with where it was first."""
        self._written: list[Written] = []
        self.lines: list[Written] = []
        """What can be read of the picture as it is."""
        self._sheet = ""
        self._ghosts, self._idle_keys = set[str](), set[str]()
        """What is of half its dots, for it cannot be used."""
        super().__init__(machine, *style)

    def become(self, machine: Machine) -> None:
        super().become(machine)
        canvas = self._picture.canvas
        self._picture.canvas = NotingCanvas(canvas.look, canvas.surface, self._note)
        self._paint = {kind: partial(self._paint_one, paint) for kind, paint in self._paint.items()}

    def show(self, sheets: Sequence[Sheet]) -> Seen:
        self._written.clear()
        seen = super().show(sheets)
        self._look_for_ink()
        return seen

    @property
    def words(self) -> list[str]:
        """All lines that can be read of the picture."""
        return [one.words for one in self.lines]

    def areas_of(self, words: str) -> list[Rect]:
        """Return where a line can be read."""
        return [one.area for one in self.lines if one.words == words]

    def frame_each(self) -> None:
        """Frame one thing after the other, for whoever has but one button: what stands beside stays whole."""
        picture, written = self.surface.copy(), self.lines
        for spot, area in self._areas():
            near = area.inflate(2 * self._look.cell[0], 2 * self._look.cell[1])
            beside = [one for one in written if near.colliderect(one.area) and not area.colliderect(one.area)]
            self.frame(spot)
            self._tell((f"{fault}, under the frame", area) for fault, area in self._lost(beside))
            self.surface.blit(picture, (0, 0))

    def _areas(self) -> Iterator[tuple[Spot, Rect]]:
        for spot in self.spots:
            if area := self.spotting.area(spot):
                yield spot, area.move(self._look.inside.topleft)

    def _paint_one(self, paint: Callable[..., Seen | None], picture: object, sheet: Sheet) -> Seen | None:
        if type(sheet) in MAY_LIE_OVER or sheet.begins:
            self._look_for_ink()
        self._sheet = type(sheet).__name__
        if isinstance(sheet, ButtonsSheet):
            self._ghosts = {*sheet.ghosts} - {*sheet.names}
        if isinstance(sheet, NumberSheet):
            self._idle_keys = set() if sheet.digits else {DONE, TAKE_BACK}
        return paint(picture, sheet)

    def _note(self, words: str, at: Point, ink: Ink) -> None:
        drawn = line(self._look, words, ink)
        area = drawn.get_rect(topleft=at).move(self._look.inside.topleft)
        now = Written(words, self._sheet, area, ink, pygame.mask.from_surface(drawn))
        for one in self._written:
            if now.repeats(one):
                one.letters.erase(Mask(now.area.size, fill=True), (now.area.left - one.area.left, 0))
        self._written.append(now)

    def _look_for_ink(self) -> None:
        written = [one for one in self._written if one.letters.count()]
        self._written = []
        self._tell((*self._lost(written), *self._run_together(written), *self._melted(written)))
        self.lines = written

    def _tell(self, faults: Iterable[tuple[str, Rect]]) -> None:
        for fault, area in faults:
            self.faults.setdefault(fault, area)

    def _lost(self, written: Sequence[Written]) -> Iterator[tuple[str, Rect]]:
        """Yield each line of which less is left than was written."""
        pale = self._ghosts | self._idle_keys
        for one in (one for one in written if not one.is_mark and one.words.upper() not in pale):
            share = self._painted_over(one) / one.letters.count()
            if share > SPARED:
                yield f"{one.words!r} has lost {_told(share)} ({one.sheet})", one.area

    def _painted_over(self, one: Written) -> int:
        """Count the dots of its letters that are not of its ink any more, or off the picture."""
        seen = one.area.clip(self.surface.get_rect())
        at = seen.left - one.area.left, seen.top - one.area.top
        there = self.surface.subsurface(seen)
        there.set_colorkey(int(one.ink))
        covered = one.letters.overlap_area(pygame.mask.from_surface(there), at)
        return covered + one.letters.count() - one.letters.overlap_area(Mask(seen.size, fill=True), at)

    def _melted(self, written: Sequence[Written]) -> Iterator[tuple[str, Rect]]:
        """Yield the words whose first or last letter has a stem on a ground of its own ink."""
        whole = self.surface.get_rect()
        for one in written:
            first, last = (0, one.area.left - STEM), (one.area.width - 1, one.area.right)
            for letter, (edge, beside) in zip((one.words[0], one.words[-1]), (first, last), strict=True):
                rows = [row for row in range(one.area.height) if one.letters.get_at((edge, row))]
                areas = [Rect(beside, one.area.top + row, STEM, 1).clip(whole) for row in rows]
                touching = sum(self._is_plain(area, one.ink) for area in areas)
                if letter.isalnum() and 2 * touching > one.area.height:
                    yield f"{one.words!r} melts into what is beside it ({one.sheet})", one.area

    def _is_plain(self, area: Rect, ink: Ink) -> bool:
        """Tell whether an area is of one ink; what lies off the picture is of none."""
        points = [(area.left + across, area.top) for across in range(area.width)]
        return bool(area) and all(self.surface.get_at_mapped(at) == int(ink) for at in points)

    def _run_together(self, written: Sequence[Written]) -> Iterator[tuple[str, Rect]]:
        """Yield the words of a row between which no gap is left."""
        for one, other in pairwise(sorted(written, key=lambda one: (one.area.top, one.area.left))):
            gap = other.area.left - one.area.right
            is_near = one.area.top == other.area.top and 3 * gap < self._look.cell[0]
            if is_near and _are_words(one, other):
                yield f"{one.words!r} runs into {other.words!r} ({one.sheet}, {other.sheet})", one.area


def _told(share: float) -> str:
    return "all its ink" if share == 1 else "much of its ink" if share > 1 / 4 else "some of its ink"


def _are_words(one: Written, other: Written) -> bool:
    """Tell whether a letter or figure of one would meet one of the other, and neither is written anew."""
    is_meeting = one.words[-1].isalnum() and other.words[0].isalnum()
    return is_meeting and not (one.is_mark or other.is_mark or other.repeats(one) or one.repeats(other))
