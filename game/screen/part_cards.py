"""Cards on a full page: the deck to take from, and those that lie side by side."""

from pygame import Rect

from game.rules.cards import PACK, Card, Suit
from game.screen import page_parts as parts
from game.screen.felt_and_wood import felt
from game.screen.page_layout import SUITS, PaintedPage
from game.screen.spots import PartSpot

RANKS = 13
"""Cards of a suit, side by side in the deck."""
CELL_OF_DECK = 3


def draw_deck(page: PaintedPage, content: parts.Deck, area: Rect, number: int) -> None:
    """Draw a row for each suit; where a card is in use there is a hole."""
    look, (wide, high) = page.look, page.look.cell
    step, row = min(area.width // RANKS // look.grid[0] * look.grid[0], 4 * wide), area.height // len(Suit)
    row -= row % look.grid[1]
    for at, card in enumerate(PACK):
        place = Rect(
            area.left + at // len(Suit) * step + wide // 2 * look.has_fine_grid,
            area.top + at % len(Suit) * row,
            step,
            row,
        )
        face = (
            place.inflate(-(step - 2 * wide), -(row - high))
            if not look.has_fine_grid
            else place.inflate(-3, -3)
        )
        _small_card(page, card, face, is_used=card in content.used, is_now=card == content.cursor)
        page.click(place, PartSpot(number, at))


def _small_card(page: PaintedPage, card: Card, face: Rect, *, is_used: bool, is_now: bool) -> None:
    look, inks = page.look, page.look.inks
    if is_used:
        if look.has_fine_grid:
            page.picture.canvas.outline(face, inks.panel.frame)
        else:
            page.centred(face, "··", inks.older_reasons)
        return
    words = f"{str(card)[0]}{SUITS[card.suit]}"
    page.fill(face, inks.paper.lit if is_now else inks.paper.paper)
    if is_now and look.has_fine_grid:
        page.picture.canvas.outline(face.inflate(4, 2), inks.lit)
    page.centred(face, words, page.picture.art.inks[card.suit])


def draw_hand(page: PaintedPage, content: parts.Hand, area: Rect, number: int) -> None:
    """Draw a hand as far apart as there is room; what is lit lies a little higher, and words lie below."""
    look, inks, canvas = page.look, page.look.inks, page.picture.canvas
    places = max(content.places, len(content.cards), 1)
    wide, high = look.cards.size
    left, room = area.left + look.cell[0], area.width - 2 * look.cell[0]
    step = min(wide + look.cell[0], (room - wide) // max(places - 1, 1))
    step = min(step, wide // 2) if content.fanned else step
    step -= step % look.grid[0]
    top = area.top + (look.table.lit_raised + 2 if look.has_fine_grid else 0)
    if inks.cloth:
        canvas.blit(felt(look, area.size, area.top), area.topleft)
    elif look.has_fine_grid:
        page.fill(area, inks.felt)
    for at in range(places):
        place = Rect(left + at * step, top, wide, high)
        page.click(place, PartSpot(number, at))
        if at >= len(content.cards):
            canvas.outline(place, inks.crib if look.has_fine_grid else inks.older_reasons)
            continue
        card = content.cards[at]
        lit = card in content.lit
        place.top -= look.table.lit_raised * lit
        if at == content.cursor:
            page.fill(place.inflate(look.table.cursor_frame), inks.lit)
        canvas.blit(page.picture.art.face(card, lit=lit), place.topleft)
        if words := content.words.get(at, ""):
            room = max(step, wide) if at == places - 1 else step
            words = words[: room // look.cell[0]]
            plate = Rect(
                place.left,
                top + high + look.has_fine_grid,
                max(look.width(words), min(wide, step)),
                look.cell[1],
            )
            back, ink = (
                (inks.plate.now, inks.plate.now_words) if lit else (inks.plate.chip, inks.plate.chip_words)
            )
            page.fill(plate, back)
            page.text(plate.topleft, words, ink)
