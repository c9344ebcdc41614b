"""Where a thing on the table lies, of which a balloon speaks."""

from pygame import Rect

from game.paint.looks.look import Look
from game.paint.table.cloth_picture import CRIB_CARDS, Layout
from game.rules.cards import PACK
from game.sheets.sheets import BalloonSheet, Thing
from game.sheets.table_state import OnPack

AROUND = 3
"""How far the line around the thing is from it."""


def thing_area(look: Look, sheet: BalloonSheet) -> Rect:
    """Return where the thing lies now."""
    top, size, panel = sheet.top, look.cards.size, sheet.top.count_panel
    layout = Layout(look, top)
    match sheet.thing:
        case Thing.BOARD:
            return look.table.board.inflate(-2 * AROUND, -2 * AROUND)
        case Thing.DECK if not top.pack:
            return Rect(layout.fan, (size[0] + (len(PACK) - 1) * look.table.fan.step, size[1]))
        case Thing.DECK | Thing.STARTER:
            pack = Rect(layout.point(OnPack()), size)
            return pack.union(layout.places.pack_label) if layout.places.pack_label else pack
        case Thing.CRIB if layout.is_crib_laid_open:
            ends = (Rect(layout.crib.cards.point(at, CRIB_CARDS), size) for at in (0, CRIB_CARDS - 1))
            return layout.crib.owner.unionall([*ends])
        case Thing.CRIB:
            return layout.crib.owner.copy()
        case Thing.DEALER if chip := layout.places.seats[sheet.seat].plate.chip:
            return chip.copy()
        case Thing.COUNT:
            return layout.places.counter.copy()
        case Thing.SHOW if panel:
            show, in_panel = layout.places.show, not look.table.counting  # no place of its own
            return (
                layout.counted if show.takes_hands else (show.count_panel if in_panel else show.total).copy()
            )
        case Thing.HAND if hand := layout.hand(sheet.seat):
            rises = look.table.raised if top.cursor else look.table.lit_raised if top.lit else 0
            return Rect(hand.left, hand.top - rises, hand.width, hand.height + rises)
    return layout.places.seats[sheet.seat].plate.area.copy()
