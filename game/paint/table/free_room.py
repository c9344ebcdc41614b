"""Where on the table a balloon hides least of what must be seen."""

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect

from game.paint.looks.look import Look
from game.paint.looks.monitor import Point
from game.paint.table.cloth_picture import Layout
from game.paint.table.plates import speech_area
from game.sheets.table_state import CountPanel, InCrib, InHand, OnPack, Place, TableState

A_LETTER, MUST, A_SHADE, A_NAME, A_BACK, A_SCRAP = 8, 1000, 2, 40, 0.3, 60
"""So many pixels further it goes for a letter that it hides, for a pixel that must be seen, and for one of
these in its shadow; so many times that for a name and for a back; and for something of which a scrap is seen
beside it."""


class FreeRoom:
    """All that lies on a table, and how much it must be seen."""

    def __init__(self, look: Look, top: TableState, *kept: Rect) -> None:
        self.look, self.kept = look, [*kept, *kept_free(look, top)]
        self.spared = [spared for spared in _spared(look, top) if spared.area]
        self._areas = [spared.area for spared in self.spared]
        self._crossed = [
            *((one, MUST) for one in self.kept if not one.contains(self.kept[0])),
            *((one, crossed) for one, _, crossed in self.spared),
        ]
        cloth, lower = look.table.cloth, look.table.message.top
        self.lines = range(lower if lower > look.size[1] // 2 else look.size[1])
        if look.has_fine_grid:
            self.lines = range(cloth.top, cloth.bottom - look.shadow[1] * bool(look.bar))

    def places(self, size: Point) -> tuple[range, range]:
        """Return the left and upper edges of all places with room for this size."""
        wide, high = self.look.cell
        lefts = range(0, self.look.size[0] - size[0] + 1, wide)
        step = 4 if self.look.has_fine_grid else high
        return lefts, range(self.lines.start, self.lines.stop - size[1] + 1, step)

    def hidden(self, area: Rect) -> float:
        """Weigh all that an area hides, and its shadow of what must be seen."""
        if self.look.has_only_letters:  # a column of air at both sides
            area = area.inflate(2 * self.look.cell[0], 0)
        shade, cost = area.union(area.move(self.look.shadow)), 0.0
        for at in shade.collidelistall(self.kept):
            cost += MUST * _size(self.kept[at].clip(area)) + A_SHADE * _size(self.kept[at].clip(shade))
        letter = self.look.cell[0] * self.look.cell[1] / A_LETTER
        for at in shade.collidelistall(self._areas):
            one, weight, _ = self.spared[at]
            if hides := _size(one.clip(area if weight < 1 else shade)):
                scrap = A_SCRAP * (hides < _size(one) and self.look.has_fine_grid)
                cost += weight * (hides / letter + scrap)
        return cost

    def between(self, area: Rect) -> list[tuple[Rect, float]]:
        """List what a tail may cross within an area, of all but what the thing lies in, and its weight."""
        letter = self.look.cell[0] * self.look.cell[1] / A_LETTER
        return [(one, weight / letter) for one, weight in self._crossed if one.colliderect(area)]


def crossed(things: list[tuple[Rect, float]], start: Point, end: Point) -> float:
    """Weigh what a line a pixel wide from one point to another hides of these."""
    cost = 0.0
    for one, weight in things:
        if clipped := one.clipline(start, end):
            (left, top), (right, bottom) = clipped
            cost += weight * max(abs(left - right), abs(top - bottom))
    return cost


def _size(area: Rect) -> int:
    return area.width * area.height


def kept_free(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield areas it may not cover: the pegs, the count, anything being counted, and open cards."""
    layout, size = Layout(look, top), look.cards.size
    yield look.table.board
    if (panel := top.count_panel) and (panel.title or (panel.words and not look.has_fine_grid)):
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


class Spared(NamedTuple):
    """What had better not be hidden, and how much so by paper, and by the tail that only crosses it."""

    area: Rect
    weight: float
    crossed: float


def _spared(look: Look, top: TableState) -> Iterator[Spared]:
    """Yield who sits where, labels, and cards that wait."""
    layout, size, is_fine = Layout(look, top), look.cards.size, look.has_fine_grid
    yield Spared(layout.crib.owner, 1 + 2 * is_fine, 1)
    yield Spared(layout.places.pack_label, 3, 1)
    is_dealt = top.pack or any(seat.hand for seat in top.seats)  # elsewhere the cut has the table for itself
    seats = [*zip(layout.places.seats, top.seats, strict=True)] if is_fine or is_dealt else []
    for seat, (places, told) in enumerate(seats):
        plate = places.plate
        yield Spared(plate.area, A_NAME, 1)
        yield Spared(Rect(plate.name.topleft, (look.width(told.name), plate.name.height)), 0, A_NAME)
        yield Spared(plate.word if told.says else plate.score, 0, A_NAME)
        yield Spared(plate.chip if seat == top.dealer else plate.score, 0, A_NAME)
        if is_fine:
            yield Spared(speech_area(look, plate, told.says, layout.hand(seat)), 3, A_NAME)
    for place, card in layout.cards():
        if card and not counts(place, top):
            yield Spared(Rect(layout.point(place), size), A_NAME, A_NAME)
        elif not card:
            yield Spared(Rect(layout.point(place), size), A_BACK if is_fine else 1, 1)
    if top.reasons and not look.table.reasons_window:
        yield Spared(look.table.reasons, 1, A_NAME)
    if look.table.cloth.contains(look.table.buttons):
        yield Spared(look.table.buttons, 1, 1)
    if top.pack and not top.starter:
        yield Spared(Rect(layout.point(OnPack()), size), 1, 1)


def listed_area(look: Look, area: Rect, counted: CountPanel) -> Rect:
    """Return what a count's list covers of its place: a screen of letters has no paper below the last row."""
    listed = Rect(area)
    if not look.has_fine_grid:
        listed.height = min(area.height, (1 + max(len(counted.steps), len(counted.words))) * look.cell[1])
    return listed
