"""Where a thing on the table lies, of which a balloon speaks."""

from collections.abc import Iterator

from pygame import Rect

from game.paint.looks.look import Look
from game.paint.table.count_list import listed_area
from game.paint.table.free_room import crib_label, pack_label
from game.paint.table.layout import CRIB_CARDS, Layout
from game.paint.table.plates import on_paper, speech_area
from game.rules.cards import Card
from game.sheets.sheets import BalloonSheet, Thing
from game.sheets.table_state import AmongPlayed, ForCrib, InHand, OnPack, Place, TableState

AROUND = 4
"""How far the line around the thing is from it."""


def things(look: Look, sheet: BalloonSheet) -> Iterator[Rect]:
    """Yield where the thing lies, and what else it can point at where nothing has room beside that."""
    layout, top = Layout(look, sheet.top), sheet.top
    yield from itself(look, sheet)
    now = None if sheet.is_alarm else listed_at(look, layout, top) or _last_played(layout, top)
    elsewhere = {Thing.HAND: None, Thing.SPEECH: layout.hand(sheet.seat)}  # who can play no card has it there
    whose = top.played[-1].seat if sheet.thing is Thing.PLAYED and top.played else sheet.seat
    plate = layout.places.seats[whose].plate.area.copy()
    yield from (area for area in (elsewhere.get(sheet.thing, now), plate) if area)


def itself(look: Look, sheet: BalloonSheet) -> Iterator[Rect]:
    """Yield where each card of it lies that is lit, the thing, and what an empty crib is called."""
    layout = Layout(look, sheet.top)
    if sheet.thing is Thing.LIT:
        yield from lit_in_hand(look, sheet)
        for free in layout.crib_laid_open[len(sheet.top.crib) :][-1:]:  # a tail touches its line
            yield free.inflate(-2 * AROUND, -2 * AROUND)
    if thing := _of_table(look, layout, sheet) or _of_cards(look, layout, sheet):
        yield thing
    is_named_alone = not (sheet.top.crib or layout.crib_to_pile or look.grain.has_two_inks)
    if sheet.thing is Thing.CRIB and is_named_alone:
        yield layout.crib.owner.copy()
    if sheet.thing is Thing.PLAYED:  # any card of a run or a pair says which one it is
        yield from (layout.area(place) for place, card in layout.cards() if _makes_it(sheet.top, place, card))


def _makes_it(top: TableState, place: Place, card: Card | None) -> bool:
    return isinstance(place, AmongPlayed) and card in top.lit and place.index < len(top.played) - 1


def added_to(look: Look, sheet: BalloonSheet) -> Iterator[Rect]:
    """Yield where the count stands, while it is a hand's turn to add a card to it."""
    top = sheet.top
    if sheet.thing is Thing.HAND and top.count is not None and not (top.lit or sheet.is_lesson):
        yield Layout(look, top).places.counter.copy()


def _of_table(look: Look, layout: Layout, sheet: BalloonSheet) -> Rect | None:
    """Return where a thing lies that is no hand."""
    top, plate = sheet.top, layout.places.seats[sheet.seat].plate
    match sheet.thing:
        case Thing.PLATE if not (top.played or top.count_panel):
            return plate.area.union(layout.hand(sheet.seat) or plate.area)  # a seat is its cards as well
        case Thing.BOARD:
            return look.table.board.inflate(-2 * AROUND, -2 * AROUND)
        case Thing.DECK if not top.pack:  # with the mark below it
            marked = layout.marked_spread
            return marked.clip(marked.move(0, look.table.fan.lifted))
        case Thing.LIT if top.starter:  # to be played, and no longer to be discarded
            return None
        case Thing.DECK | Thing.STARTER:
            return _starter(look, layout, top)
        case Thing.CRIB | Thing.LIT if layout.is_crib_laid_open:
            first, last = (layout.crib.cards.point(at, CRIB_CARDS) for at in (0, CRIB_CARDS - 1))
            cards, owner = Rect(first, look.cards.size).union(last, look.cards.size), layout.crib.owner
            return cards if owner.left > cards.right else cards.union(owner)
        case Thing.CRIB | Thing.LIT:  # where they are to go
            return _crib(look, layout, sheet)
        case Thing.COUNT:
            return layout.places.counter.copy()
        case Thing.SPEECH if says := on_paper(look, plate, top, sheet.seat):
            return speech_area(look, plate, says, layout.hand(sheet.seat)) or plate.area.copy()
    return None


def _of_cards(look: Look, layout: Layout, sheet: BalloonSheet) -> Rect | None:
    """Return where cards lie that are held, played or counted."""
    top = sheet.top
    match sheet.thing:
        case Thing.PLAYED:
            return _last_played(layout, top)
        case Thing.SHOW:
            return _counted(look, layout, top)
        case Thing.HAND if hand := layout.hand(sheet.seat):
            rises = look.table.raised if top.cursor else look.table.lit_raised if top.lit else 0
            held = range(len(top.seats[sheet.seat].hand))
            rises = max(rises, *(layout.rise(InHand(sheet.seat, index)) for index in held))
            return Rect(hand.left, hand.top - rises, hand.width, hand.height + rises)
    return None


def lit_in_hand(look: Look, sheet: BalloonSheet) -> Iterator[Rect]:
    """Yield where each card of a hand lies that is lit, as far as the next one leaves it in sight."""
    layout, hand = Layout(look, sheet.top), sheet.top.seats[sheet.seat].hand
    for index, card in enumerate(hand):
        if card in sheet.top.lit:
            area = _as_it_stands(layout, InHand(sheet.seat, index))
            if (after := index + 1) < len(hand):
                area.width = min(area.width, layout.area(InHand(sheet.seat, after)).left - AROUND - area.left)
            yield area.inflate(-8 * AROUND, 0)  # at no neighbor


def spoken_of(look: Look, sheet: BalloonSheet) -> Iterator[Rect]:
    """Yield where each card lies that the words name, or else that is lit, where it speaks of cards.

    Where its balloon lies right of a list that is the starter, and not the gap before it."""
    layout, top = Layout(look, sheet.top), sheet.top
    laid = [*layout.cards(), (OnPack(), top.starter)]
    named = sheet.about or top.lit or ({top.starter} if look.table.guided else ())
    for place, card in laid if sheet.thing in (Thing.HAND, Thing.SHOW) else ():
        if card and card in named:
            yield _as_it_stands(layout, place)


def _as_it_stands(layout: Layout, place: Place) -> Rect:
    return layout.area(place).move(0, -layout.rise(place))


def _starter(look: Look, layout: Layout, top: TableState) -> Rect:
    """Return where the pack lies, with its label where that is no part of a count."""
    pack = layout.area(OnPack())
    pack = pack.unionall([pack.move(layer) for layer in look.table.pack_layers])  # cards below the upper one
    has_label = layout.places.pack_label and not top.count_panel
    return pack.union(pack_label(look, top)) if has_label else pack


def _crib(look: Look, layout: Layout, sheet: BalloonSheet) -> Rect:
    """Return where the crib lies or is to come, with its label where that is meant; in cells just that."""
    if look.grain.has_only_letters:
        return layout.crib.owner.copy()
    label = crib_label(look, sheet.top)
    if look.grain.has_two_inks:
        return label
    pile = [*(layout.cards_for_crib or layout.crib_to_pile)]
    if sheet.thing is not Thing.CRIB and pile:
        return pile[0].unionall(pile).inflate(-8 * AROUND, -2 * AROUND)  # a tail touches one
    if pile and not sheet.top.is_gathered:  # its label is in the middle of all that is to come
        pile += [layout.area(ForCrib(at)) for at in (0, CRIB_CARDS - 1)]
    return label.unionall(pile)


def _counted(look: Look, layout: Layout, top: TableState) -> Rect | None:
    """Return where a count is read, or what is about to be counted."""
    panel, show = top.count_panel, layout.places.show
    if not panel:
        return None
    if show.takes_hands and not show.free_below:  # or its balloon lies below the list
        starter = _starter(look, layout, top)  # its lower cards reach down to the list
        return layout.counted.union(starter.topleft, (starter.width, look.cards.size[1]))
    before_list = layout.counted if panel.is_crib else _starter(look, layout, top)
    return listed_at(look, layout, top) or before_list


def listed_at(look: Look, layout: Layout, top: TableState) -> Rect | None:
    """Return the list of a count, if that is laid: a tail touches its line."""
    panel = top.count_panel
    if not panel or not panel.is_laid:
        return None
    return listed_area(look, layout.places.show, panel).inflate(-2 * AROUND, -2 * AROUND)


def _last_played(layout: Layout, top: TableState) -> Rect | None:
    """Return where the card lies that was played last, while cards are played."""
    if not top.played or top.count_panel:
        return None
    return layout.area(AmongPlayed(top.played[-1].seat, len(top.played) - 1))
