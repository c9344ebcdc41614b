"""What lies on a table that a balloon may not cover, and what it had better not."""

from collections.abc import Iterator

from pygame import Rect

from game.paint.looks.look import Look
from game.paint.table.cloth_picture import CRIB_CARDS, Layout
from game.paint.table.plates import speech_area
from game.sheets.table_state import InCrib, InHand, OnPack, Place, TableState

EDGE = 5
"""Which part of its height is the edge of a card."""


def kept_free(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield what it may not cover: pegs, names and scores, the count, what is counted now, and open cards."""
    layout, size, panel = Layout(look, top), look.cards.size, top.count_panel
    yield look.table.board
    yield from (places.plate.area for places in layout.places.seats)
    if panel and panel.title:
        yield layout.places.show.count_panel
    elif top.count is not None and not panel:
        yield layout.places.counter
    yield from (
        Rect(layout.point(place), size) for place, card in layout.cards() if card and _counts(place, top)
    )
    if top.starter:
        yield Rect(layout.point(OnPack()), size)


def better_seen(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield what it covers only where there is no other room: words and labels."""
    layout = Layout(look, top)
    yield layout.places.pack_label
    if top.dealer is not None:
        yield layout.crib.owner
    for seat, (places, told) in enumerate(zip(layout.places.seats, top.seats, strict=True)):
        yield speech_area(look, places.plate, told.says, layout.hand(seat))
    if top.reasons and not look.table.reasons_window:
        yield look.table.reasons


def cards_that_wait(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield backs, and cards that do not count now; their edges are no loss."""
    layout = Layout(look, top)
    for place, card in layout.cards():
        if not card or not _counts(place, top):
            yield Rect(layout.point(place), look.cards.size).inflate(0, -2 * look.cards.size[1] // EDGE)


def places_that_wait(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield the pack, and where the crib's cards are to come."""
    layout = Layout(look, top)
    if top.pack:
        yield Rect(layout.point(OnPack()), look.cards.size)
    if top.dealer is not None and layout.is_crib_laid_open:
        yield from (
            Rect(layout.crib.cards.point(at, CRIB_CARDS), look.cards.size) for at in range(CRIB_CARDS)
        )


def _counts(place: Place, top: TableState) -> bool:
    """Tell whether a card counts now; while a hand is counted the others only wait."""
    if not (panel := top.count_panel):
        return True
    if panel.is_crib:
        return isinstance(place, InCrib)
    return isinstance(place, InHand) and place.seat == panel.seat
