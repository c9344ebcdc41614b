"""What lies on a table that a balloon may not cover, and what it had better not."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.paint.looks.look import Look
from game.paint.table.count_list import listed_area
from game.paint.table.layout import INDEX, Layout, is_counted
from game.paint.table.plates import crib_words, on_paper, pack_words, speech_area, written_on_plate
from game.paint.table.reasons import slip
from game.sheets.table_state import AmongPlayed, OnPack, TableState

PER_WORD, PER_CARD, PER_LINE = 0.3, 1.0, 3.0
PER_BACK, PER_PLACE, PER_REASON = 0.03, 0.01, 0.005
"""What a pixel of these costs that is hidden, in pixels that a balloon is farther off.

A line of the log costs more than a card that was counted."""


def kept_free(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield what it may not cover: what can be read, and open cards."""
    yield from read_on_table(look, top)
    yield from open_cards(look, top)


def read_on_table(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield pegs, message, names, scores, the count, what is counted now, and the cards to choose from."""
    layout, panel = Layout(look, top), top.count_panel
    yield look.table.board
    yield look.table.message
    yield from layout.plates
    if layout.crib.owner.top in {plate.top for plate in layout.plates}:  # one in line with them
        yield layout.crib.owner
    if panel and (panel.is_laid or look.table.reasons_windows):
        yield layout.places.show.count_panel.union(listed_area(look, layout.places.show, panel))
    elif top.count is not None and not panel:
        yield layout.places.counter
    if not panel:
        yield layout.hand(top.below)


def written_on_plates(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield what no tail may lie over that leads across a plate."""
    plates = [places.plate for places in Layout(look, top).places.seats]
    for seat in range(len(plates)):
        yield from written_on_plate(look, plates, top, seat)


def open_cards(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield the cards that can be played or are counted, the starter, and what the cut shows."""
    layout, panel = Layout(look, top), top.count_panel
    for place, card in layout.cards():
        if card and is_counted(place, panel):
            area, is_thin = layout.area(place), layout.is_framed_thinly(place)
            if card in top.lit and look.table.frames_lit:
                (wide, high), (across, down) = look.table.cursor_frame, look.stroke
                edge = (wide >> 1, high >> 1) if is_thin else (wide + 2 * across, high + 2 * down)
                area = area.inflate(edge).move(0, -look.table.lit_raised)
            yield area
    if top.starter:
        yield layout.area(OnPack())
    if not (top.pack or top.starter):  # the packet in hand, and its mark
        yield layout.marked_spread
    if top.verdict:
        yield look.table.fan.verdict
        yield from map(layout.cut_card, range(len(top.seats)))


def open_for_new_count(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield what is kept free of open cards where nothing has room beside a new count: the starter, and what
    was played, of which at a table of more than two a corner says what it is."""
    layout, corner = Layout(look, top), (2 * (look.cards.indices.middle + 1), look.cards.size[1] * 2 // 5)
    yield layout.area(OnPack())
    for place, _ in layout.cards():
        if isinstance(place, AmongPlayed):
            yield Rect(layout.point(place), corner) if len(top.seats) > 2 else layout.area(place)


def free_if_possible(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield what it covers only where it has no other place: gadgets, the log, the labels, and what says
    which cards lie open that do not count now."""
    layout, (wide, high), panel = Layout(look, top), look.cards.size, top.count_panel
    yield from gadgets(look, top)
    yield from log_in_the_open(look, top)
    yield from labels(look, top)
    for place, card in layout.cards():
        if card and not is_counted(place, panel):
            yield Rect(layout.point(place), (wide // INDEX, high))


def closed_piles(layout: Layout) -> Sequence[Rect]:
    """Return where closed cards lie: those that lie over one another are one pile."""
    piles = list[Rect]()
    for back in (layout.area(place) for place, card in layout.cards() if not card):
        is_on_pile = bool(piles) and piles[-1].colliderect(back)
        piles.append(back.union(piles.pop()) if is_on_pile else back)
    return piles


def gadgets(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield where words to click lie on the cloth; there are none while a cut or a count is told."""
    buttons = Layout(look, top).buttons
    if look.table.cloth.contains(buttons) and not (top.count_panel or top.verdict):
        yield buttons


def log_in_the_open(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield where scores and what was agreed are told, if they lie in no window of their own."""
    if (top.reasons or look.table.shade) and not look.table.reasons_windows:
        yield slip(look, look.table.reasons, top)


def labels(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield what the pack and the crib are called by."""
    layout = Layout(look, top)
    if top.pack and layout.places.pack_label:
        yield pack_label(look, top)
    if top.dealer is not None and layout.has_crib:
        yield crib_label(look, top)


def pack_label(look: Look, top: TableState) -> Rect:
    """Return where it is written what the pack is called."""
    return _written(look, Layout(look, top).places.pack_label, pack_words(top))


def crib_label(look: Look, top: TableState) -> Rect:
    """Return where it is written whose crib it is, or all of its plate."""
    owner = Layout(look, top).crib.owner
    if look.grain.has_two_inks:
        return crib_in_cells(look, top)[1]
    if owner.height > look.cell[1]:
        return owner
    return _written(look, owner, crib_words(top, look.columns_in(owner)))


def _written(look: Look, place: Rect, words: str) -> Rect:
    """Return where words are written: in the middle of their place."""
    written = Rect(0, place.top, look.width(words), place.height)
    written.centerx = place.centerx
    return written


def pack_in_cells(look: Look, top: TableState) -> tuple[str, Rect]:
    """Return what the pack is called, or the starter on it, above its middle if there is room."""
    words = top.voice.starter.partition(" ")[0] if top.starter else "deck"
    pack, (wide, high) = Layout(look, top).area(OnPack()), look.cell
    beyond = pack.right + wide // 2 * (not top.count_panel)
    area = Rect(0, pack.top - high, wide * len(words), high)
    area.left = min(pack.centerx - area.width // 2, beyond - area.width)
    return words, area


def crib_in_cells(look: Look, top: TableState) -> tuple[str, Rect]:
    """Return whose crib it is, above its middle if there is room beside the pack's name and played cards."""
    layout, (wide, high), words = Layout(look, top), look.cell, ""
    owner, starter, begins = layout.crib.owner, pack_in_cells(look, top)[1].left, 0
    if layout.has_crib and not top.count_panel:
        played = (layout.area(AmongPlayed(seat, at)) for at, (seat, _) in enumerate(top.played))
        beside = (one.right for one in played if one.top < owner.bottom)
        begins = max(beside, default=0) + wide
        words = crib_words(top, min(look.columns_in(owner), (starter - wide - begins) // wide))
    area = Rect(owner.topleft, (wide * len(words), high))
    apart = starter - 3 * wide // 2 - area.width  # or both would be read as one phrase
    left = min(owner.centerx - area.width // 2, apart)
    area.left = max(left - left % wide, begins)  # a cell has one ground, which the guide lights
    return words, area


def better_seen(look: Look, top: TableState) -> Iterator[Rect]:
    """Yield labels and words on the cloth."""
    layout = Layout(look, top)
    yield from labels(look, top)
    for seat, places in enumerate(layout.places.seats):
        yield speech_area(look, places.plate, on_paper(look, places.plate, top, seat), layout.hand(seat))


def hidden_at_a_price(look: Look, top: TableState) -> Iterator[tuple[Rect, float]]:
    """Yield what it covers where there is no other room, with the price of each pixel."""
    layout = Layout(look, top)
    seen = layout.seen()
    yield from ((area, PER_WORD) for area in better_seen(look, top))
    for place, card in layout.cards():
        area = layout.area(place)
        area.width = seen.get(place, area.width)
        yield area, PER_CARD if card else PER_BACK
    yield from ((area, PER_CARD) for area in free_if_possible(look, top))
    if top.starter:  # it counts for every hand
        yield layout.area(OnPack()), PER_WORD
    if top.pack:
        yield layout.area(OnPack()), PER_BACK
    yield from ((area, PER_PLACE) for area in layout.crib_laid_open)
    log = layout.reasons_window or slip(look, look.table.reasons, top)
    yield log, PER_REASON if look.table.reasons_windows else PER_LINE
