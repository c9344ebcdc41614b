"""A balloon as it must be: it points at what it speaks of, is near it, and hides nothing that matters."""

from collections.abc import Iterator

from pygame import Rect

from game.paint.looks.look import Look
from game.paint.pages.balloon_place import Placed, place_balloon
from game.paint.table.free_room import gadgets, labels
from game.paint.table.layout import Layout, is_counted
from game.paint.table.reasons import slip
from game.paint.table.things import itself, listed_at, spoken_of, things
from game.scenes.scene import Scene
from game.sheets.sheets import BalloonSheet, Thing
from game.sheets.table_state import ForCrib, InCrib, InHand, OnPack, Place, TableState

FAR = 120
"""How far a balloon may be from what it speaks of, in pixels."""


def balloon_of(scene: Scene) -> BalloonSheet:
    """The one balloon in the picture of a scene."""
    (sheet,) = (one for one in scene.picture() if isinstance(one, BalloonSheet))
    return sheet


def hidden_by(look: Look, top: TableState, area: Rect) -> Iterator[str]:
    """Yield what a balloon hides that it may not; of cards that wait while another hand is counted half
    still say what they are. At a table of more than two it may lie over any that do not count now."""
    layout, panel = Layout(look, top), top.count_panel
    fixed = {"board": look.table.board, "message": look.table.message}
    fixed |= dict(zip(("gadgets",), gadgets(look, top), strict=False))
    if panel and (log := log_of(look, top)):
        (fixed["log"],) = log
    if top.count is not None and not panel:
        fixed["count"] = layout.places.counter
    yield from (name for name, place in fixed.items() if area.colliderect(place))
    yield from ("plate" for seat in layout.places.seats if area.colliderect(seat.plate.area))
    waiting, is_full = list[str](), len(top.seats) > 2
    if not is_full:
        in_crib = [layout.places.pack_label] if panel and panel.is_crib else []
        named = (label for label in labels(look, top) if label not in in_crib)
        yield from (f"label at {label}" for label in named if area.colliderect(label))
    for place, card in layout.cards():
        lies = Rect(layout.point(place), look.cards.size)
        if not card or not area.colliderect(lies) or (is_full and not panel):
            continue
        if is_counted(place, panel):
            yield str(card)
        elif not is_full and area.left < lies.left + lies.width // 4:
            waiting.append(str(card))
    yield from waiting[2:]


def open_cards_under(look: Look, top: TableState, area: Rect) -> list[str]:
    """Return the cards of which something that is seen lies below it, the starter too."""
    layout = Layout(look, top)
    seen, laid = layout.seen(), [*layout.cards(), (OnPack(), top.starter)]
    areas = [(str(card), layout.area(place), seen.get(place)) for place, card in laid if card]
    return [
        card
        for card, lies, wide in areas
        if Rect(lies.topleft, (wide or lies.width, lies.height)).colliderect(area)
    ]


def log_of(look: Look, top: TableState) -> list[Rect]:
    """Return where a log lies in the open, if one does."""
    is_open = top.reasons and not look.table.reasons_windows
    return [slip(look, look.table.reasons, top)] if is_open else []


def gap(area: Rect, thing: Rect) -> int:
    """Return how far two areas are apart, across or down."""
    across = max(thing.left - area.right, area.left - thing.right)
    return max(across, thing.top - area.bottom, area.top - thing.bottom)


def _amiss_among_many(layout: Layout, sheet: BalloonSheet, placed: Placed) -> Iterator[str]:
    """Yield what is wrong among more than two: a tail over cards, or a line around no crib."""
    if len(sheet.top.seats) == 2:
        return
    cards = [(place, layout.area(place)) for place, _ in layout.cards()]
    seen = [area for _, area in cards if not placed.area.collidepoint(area.center)]
    if placed.has_tail_over(seen):
        yield "has its tail over cards"
    crib = [area for place, area in cards if isinstance(place, InCrib | ForCrib)]
    if sheet.thing is Thing.CRIB and not all(map(placed.thing.contains, crib)):
        yield f"is of a crib that is not at {placed.thing}"


MAY_BE_ELSEWHERE = (Thing.LIT, Thing.SPEECH, Thing.BOARD, Thing.COUNT, Thing.PLAYED)
"""What may lie where no balloon has room; the crib of a discard, the card last played, or whose plate
it is, stands for it."""


def _in_sight(layout: Layout, top: TableState, place: Place) -> Rect:
    """Return what the next card of a hand leaves in sight of a card."""
    area = layout.area(place)
    if isinstance(place, InHand) and place.index + 1 < len(top.seats[place.seat].hand):
        area.width = min(area.width, layout.area(InHand(place.seat, place.index + 1)).left - area.left)
    return area


def what_is_wrong(look: Look, sheet: BalloonSheet, *, elsewhere: bool = False) -> Iterator[str]:
    """Yield what a balloon does that it may not."""
    _, placed = place_balloon(look, sheet)
    is_full = len(sheet.top.seats) > 2  # what it speaks of has a line around it all the same
    far, hidden = gap(placed.area, placed.thing), [*hidden_by(look, sheet.top, placed.area)]
    about = f"{sheet.title}, {sheet.words} at {placed.area}"
    named = [card for card in spoken_of(look, sheet) if card.colliderect(placed.thing)]
    listed = listed_at(look, Layout(look, sheet.top), sheet.top)
    meant = [*named, listed] if listed else named
    if named and placed.tail and not any(card.left <= placed.tail[1][0] <= card.right for card in meant):
        yield f"{about} speaks of {named}, and its tail ends at {placed.tail[1]}"
    layout, tip = (
        Layout(look, sheet.top),
        Rect(placed.tail[1], (1, 1)).inflate(20, 20) if placed.tail else None,
    )
    dark = [
        _in_sight(layout, sheet.top, place)
        for place, card in layout.cards()
        if card and card not in sheet.top.lit
    ]
    if (
        sheet.thing is Thing.LIT
        and tip
        and tip.collidelist(dark) >= 0
        and placed.thing.collidelist(layout.crib_laid_open) < 0
    ):
        yield f"{about} points at a card that is not lit"
    is_new_count = sheet.thing is Thing.COUNT and not sheet.top.count  # may lead to cards
    is_framed = is_new_count or (sheet.thing is Thing.COUNT and not placed.tail)  # rather than a needle
    if not is_full and (not (placed.tail or named or is_framed) or (far > FAR and not is_framed)):
        yield f"{about} is {far} from {placed.thing}, its tail {placed.tail}"
    if sheet.thing is Thing.LIT and not is_full:
        crib = Layout(look, sheet.top).crib_laid_open
        hidden += ["crib" for place in crib if placed.area.colliderect(place)]
    if hidden:
        yield f"{about} hides {hidden}"
    own = [*itself(look, sheet)] or [next(things(look, sheet))]
    if placed.thing not in own and not (elsewhere or is_full or sheet.thing in MAY_BE_ELSEWHERE):
        yield f"{about} points at none of its own: {placed.thing}"
    log = [one for one in log_of(look, sheet.top) if not one.colliderect(placed.area)]  # or it is not told
    if placed.has_tail_over(log):
        yield f"{about} has its tail over the log"
    yield from (f"{about} {amiss}" for amiss in _amiss_among_many(layout, sheet, placed))
    if placed.area.colliderect(placed.thing):
        yield f"{about} lies over {placed.thing}"
    if placed.area.right >= look.size[0]:
        yield f"{about} meets the edge"
