"""Cards on a full page: the deck to take from, and those that lie side by side."""

import math
from collections.abc import Sequence
from itertools import pairwise

from pygame import Rect

from game.paint.brushes.card_art import card_sheet, index_of, suit_name
from game.paint.brushes.page_text import drawn_letters, fitted
from game.paint.brushes.picture import Picture
from game.paint.brushes.portrait import portrait, portrait_size
from game.paint.looks.look import Look
from game.paint.looks.monitor import Point
from game.paint.pages.page_layout import PaintedPage, spread
from game.paint.table.cloth_picture import draw_frames
from game.paint.table.felt_and_wood import felt
from game.rules.cards import PACK, SUIT_SIGNS, TEN, Card, Suit, named_card
from game.sheets import page_parts as parts
from game.sheets.marks import SMALL_CARD
from game.sheets.spots import PartSpot

APART = "   "
"""What stands between words and small cards behind them."""
RANKS = 13
"""Cards of a suit, side by side in the deck."""


def letters_of_deck(look: Look) -> Point:
    """Return how many columns and rows of letters a card of the deck takes."""
    return (2, 1) if look.pages.text.mini_card else (3, 1)


def deck_columns(look: Look) -> int:
    """Return how many columns of letters a suit takes, on a sheet with its sign before the cards."""
    columns = letters_of_deck(look)[0]
    return RANKS * columns + (columns - 1) * bool(look.pages.text.mini_card) + look.grain.has_only_letters


APART_IN_DECK = 3, 2
"""Pixels between two cards of it, and between two rows."""


def _deck_high(look: Look) -> int:
    """Return how high a deck is: with ranks above suits, and air around both, where a suit takes no two rows
    of letters for it."""
    two_rows = 2 * look.cell[1]
    if look.grain.is_fine:
        signs = card_sheet(look, "indices")["A"], card_sheet(look, "pips")["small hearts"]
        suit = sum(sign.size[1] for sign in signs) + 3 * APART_IN_DECK[1]
        if suit < two_rows:
            return len(Suit) * suit + APART_IN_DECK[1]
    return len(Suit) * letters_of_deck(look)[1] * look.cell[1] + look.grain.air(two_rows)


def draw_deck(page: PaintedPage, content: parts.Deck, area: Rect, number: int) -> None:
    """Draw a row for each suit; where a card is in use there is a hole."""
    look, (wide, high) = page.look, page.look.cell
    columns, rows = letters_of_deck(look)
    first, step, row = area.move(wide, 0), columns * wide, rows * high
    if look.pages.text.mini_card:
        first.top += (look.rows_in(area) - len(Suit) + 1) // 2 * high
        _lay_sheet(page, Rect(first.topleft, (deck_columns(look) * wide, len(Suit) * high)))
        first.left += columns * wide
    if look.grain.is_fine:
        step, row = (area.width - wide) // RANKS, (area.height - APART_IN_DECK[1]) // len(Suit)
        first = Rect(0, 0, RANKS * step, len(Suit) * row)
        first.center = area.center
    for at, card in enumerate(PACK):
        left, top = first.left + at // len(Suit) * step, first.top + at % len(Suit) * row
        if look.grain.has_only_letters and card.rank >= TEN:
            left += wide  # a ten has a letter more
        place, face = Rect(left, top, step, row), Rect(left, top, 2 * wide, row)
        if look.grain.is_fine:
            face = place.inflate(*(-apart for apart in APART_IN_DECK))
        _small_card(page, card, face, is_used=card in content.used, is_now=card == content.cursor)
        page.click(place, PartSpot(number, at))


def _lay_sheet(page: PaintedPage, sheet: Rect) -> None:
    """Lay the sheet on which ranks stand in a row for each suit, where the cards of a deck have no room."""
    beside = sheet.move(-page.look.cell[0] // 2, 0)  # air for signs
    page.fill(sheet.union(beside), page.look.inks.paper.paper)
    for at, suit in enumerate(Suit):
        below = sheet.move(0, at * page.look.cell[1])
        page.text(below.topleft, SUIT_SIGNS[suit], page.picture.art.inks[suit])


def _small_card(page: PaintedPage, card: Card, face: Rect, *, is_used: bool, is_now: bool) -> None:
    look, inks, canvas = page.look, page.look.inks, page.picture.canvas
    ink, paper = page.picture.art.inks[card.suit], inks.paper.lit if is_now else inks.paper.paper
    if look.grain.has_only_letters:
        words, ink = ("··", inks.older_reasons) if is_used else (named_card(card), ink)
        at = face.right - look.width(words), face.top
        page.text(at, words, inks.paper.paper if is_now else ink, paper)
    elif look.pages.text.mini_card:
        page.fill(face, inks.lit if is_now else inks.ground if is_used else paper)  # as in a hand
        if not is_used:
            rank = index_of(look, card, ink)[0]
            canvas.blit(rank, rank.get_rect(midtop=face.midtop).topleft)
    elif is_used:
        _lay_cloth(page, face)
        canvas.outline(face, inks.lit if is_now else inks.race.grid)
    else:
        page.fill(face, paper)
        if is_now:
            canvas.outline(face.inflate(4, 2), inks.lit)
        lay_small_face(page.picture, card, face)


def lay_small_face(picture: Picture, card: Card, face: Rect) -> None:
    """Lay rank and suit on a small card, one above the other where there is room."""
    ink = picture.art.inks[card.suit]
    rank = card_sheet(picture.look, "indices")[card.rank_letter].surface(ink)
    suit = card_sheet(picture.look, "pips")[f"small {suit_name(card)}"].surface(ink)
    if face.height > rank.get_height() + suit.get_height():
        free = (face.height - rank.get_height() - suit.get_height()) // 3
        inside = face.inflate(0, -2 * free)
        places = rank.get_rect(midtop=inside.midtop), suit.get_rect(midbottom=inside.midbottom)
    else:
        free = (face.width - rank.get_width() - suit.get_width()) // 3
        inside = face.inflate(-2 * free, 0)
        places = rank.get_rect(midleft=inside.midleft), suit.get_rect(midright=inside.midright)
    for sign, place in zip((rank, suit), places, strict=True):
        picture.canvas.blit(sign, place.topleft)


def card_size(look: Look, content: parts.Hand) -> Point:
    """Return how large its cards are drawn."""
    return (content.is_small and look.pages.text.mini_card) or look.cards.size


def _across(look: Look, content: parts.Hand, room: int) -> list[int]:
    """Return how far to the right each place begins; a cut card lies by itself."""
    places, wide = max(content.places, len(content.cards), 1), card_size(look, content)[0]
    apart = (wide + look.cell[0]) * content.has_cut
    step = min(wide + look.grain.card_gap, (room - wide - apart) // max(places - 1 - content.has_cut, 1))
    if content.fanned and wide == look.cards.size[0]:
        step = min(step, look.grain.fanned(wide))
    step -= step % look.grid[0]
    lefts = [at * step for at in range(places)]
    if content.has_cut:
        lefts[-1] = lefts[-2] + apart
    return lefts


def draw_hand(page: PaintedPage, content: parts.Hand, area: Rect, number: int) -> None:
    """Draw cards side by side; what is lit lies a little higher, and words lie below."""
    look, inks, (wide, high) = page.look, page.look.inks, card_size(page.look, content)
    is_mini = (wide, high) != look.cards.size
    room = area.width - (1 if is_mini else 2) * look.cell[0]
    across = _across(look, content, room)
    beside = columns_beside(look, content, look.columns_in(area)) * look.cell[0]
    free = look.grain.air(max(room - beside - across[-1] - wide, 0) // 2)
    begins = look.on_grid((area.left + look.cell[0] + free, 0))[0]
    lefts = [begins + left for left in across]
    top = _top_of_cards(look, content, area)
    _lay_cloth(page, area)
    seen = min((after - left for left, after in pairwise(lefts)), default=2 * wide)
    # A frame hides no corner of the next card.
    shown = wide if seen >= wide else seen - look.grain.air(look.table.cursor_frame[0] // 2 + look.stroke[0])
    for at, left in sorted(enumerate(lefts), key=lambda laid: laid[0] == content.cursor):
        is_under = at == content.cursor and at + 1 < len(content.cards)
        place = Rect(left, top, shown if is_under else wide, high)
        page.click(place, PartSpot(number, at))
        if at >= len(content.cards):
            apart = look.cell[0] if look.grain.has_only_letters else look.stroke[0]
            broad = wide if at + 1 == len(lefts) else min(wide, seen - apart)
            page.look.grain.corners(page.picture.canvas, Rect(left, top, broad, high), page.look.inks)
        elif is_mini:
            card, gone = content.cards[at], inks.older_reasons if at in content.words else None
            ink = inks.lit if at == content.cursor else inks.paper.lit if card in content.lit else gone
            page.mini_card(card, place, ink)
        else:
            _draw_card(page, content, place, lefts, at, is_under=is_under)
    _below_cards(page, content, area, [*lefts, area.right], top + high + look.grain.air(1))


def _draw_card(
    page: PaintedPage, content: parts.Hand, place: Rect, lefts: Sequence[int], at: int, *, is_under: bool
) -> None:
    """Draw a card as large as on the table, and its frame; `is_under`: the next one lies over it."""
    look, card, art, (wide, high) = page.look, content.cards[at], page.picture.art, page.look.cards.size
    is_lit = card in content.lit
    is_framed = is_lit and look.table.frames_lit and content.cursor is None
    place = place.move(0, -look.table.lit_raised * is_lit)
    if not is_under:
        place.width = _drawn_width(look, content, lefts, at, is_framed=is_framed)
    is_cut = place.width < wide and not is_under
    if (at == content.cursor or is_framed) and look.grain.is_fine:
        draw_frames(page.picture, [Rect(place.topleft, (place.width, high))], is_thin=is_framed)
    face = art.covered(art.face(card, lit=is_lit), [*lefts, lefts[at] + wide][at + 1] - lefts[at])
    page.picture.canvas.blit(face.subsurface((0, 0), place.size), place.topleft)
    if is_cut:
        page.fill(Rect(place.right - 1, place.top, look.grain.air(1), high), look.inks.paper.outline)


def _below_cards(
    page: PaintedPage, content: parts.Hand, area: Rect, lefts: Sequence[int], below: int
) -> None:
    """Write what is told of cards below them, or beside them where there is room."""
    look, is_mini = page.look, card_size(page.look, content) != page.look.cards.size
    beside = columns_beside(look, content, look.columns_in(area))
    if not is_mini and not (beside and not look.grain.is_fine):
        _words_below(page, content, lefts, below)
    if beside:
        beside *= look.cell[0]
        _told(page, content.below, Rect(area.right - beside, area.top, beside, area.height))
        return
    below += look.cell[1] + look.grain.air(_top_of_cards(look, content, area) - area.top)
    told = Rect(area.left, below, area.width, max(area.bottom - below, 0))
    if content.words and len(told_rows(content.below, look.columns_in(told) - 1)) < look.rows_in(told):
        told = told.move(0, look.cell[1] - look.grain.air(look.cell[1]))  # apart from the words of a card
    _told(page, content.below, told)


def _drawn_width(look: Look, content: parts.Hand, lefts: Sequence[int], at: int, *, is_framed: bool) -> int:
    """Return how much of a card is drawn beside one at another height: none of its corner, all its frame."""
    lit = {card in content.lit for card in content.cards[at : at + 2]}
    wide, end = look.cards.size[0], -look.table.cursor_frame[0] // 4 if is_framed else look.grain.air(1)
    return min(wide, lefts[at + 1] - lefts[at] + end) if len(lit) > 1 else wide


def _top_of_cards(look: Look, content: parts.Hand, area: Rect) -> int:
    """Return where cards lie: in the middle of their cloth, as far as what is told of them below.

    Words have their room below even where there are none, so that cards side by side are level."""
    above, words = look.grain.air(look.table.lit_raised + 2), look.cell[1] + 2
    free = area.height - 2 * above - card_size(look, content)[1] - words
    if content.below and not columns_beside(look, content, look.columns_in(area)):
        free = look.cell[1] - above
    return area.top + above + look.grain.air(max(free, 0) // 2)


def columns_beside(look: Look, content: parts.Hand, columns: int) -> int:
    """Return the columns beside cards for what is told of them; none where it has to stand below."""
    wide = look.cell[0]
    cards = _across(look, content, (columns - 2) * wide)[-1] + card_size(look, content)[0] + 2 * wide
    beside = columns + -cards // wide
    return beside * bool(content.below and beside >= LEAST_TOLD)


def _lay_cloth(page: PaintedPage, area: Rect) -> None:
    look, canvas = page.look, page.picture.canvas
    if look.inks.cloth:
        canvas.blit(felt(look, area.size, area.top), area.topleft)
    else:
        look.grain.cloth(canvas, area, look.inks.felt)


def _told(page: PaintedPage, lines: Sequence[str], area: Rect) -> None:
    """Write what is told of all the cards, as many lines as there is room for."""
    look = page.look
    if lines:
        page.fill(area, look.inks.ground)
    rows = told_rows(lines, look.columns_in(area) - 1)[: look.rows_in(area)] if lines else []
    top, apart = spread(look, area, len(rows))
    for words in rows:
        page.words_with_cards(words, (area.left + look.cell[0], top), look.inks.panel.words)
        top += apart


def told_lines(lines: Sequence[str]) -> list[str]:
    """Put the values of what is told of cards in one column."""
    parts = [line.partition(APART) for line in lines]
    first = max((len(words) for words, _, _ in parts), default=0)
    return [f"{words:<{first}}{apart}{value}" if apart else words for words, apart, value in parts]


def told_rows(lines: Sequence[str], columns: int) -> list[str]:
    """Break what is told of cards; where a column of values has no room small cards are left out, and others
    stand behind their words if they can."""
    rows = told_lines(lines)
    if any(drawn_letters(row) > columns for row in rows):
        parts = [line.partition(APART) for line in lines]
        beside = [(words, f"{words} {value}".rstrip()) for words, _, value in parts]
        rows = [words if SMALL_CARD.search(row) or len(row) > columns else row for words, row in beside]
    return [line for row in rows for line in fitted(row, columns)]


def _words_below(page: PaintedPage, content: parts.Hand, lefts: Sequence[int], below: int) -> None:
    """Write on plates below the cards, each as far as the next one; two that are close give way alike."""
    look, inks, wide = page.look, page.look.inks, page.look.cards.size[0]
    off = look.stroke[0] + look.table.cursor_frame[0] // 2 * (content.cursor is not None)
    pushed, apart = 0, look.cell[0] // 2
    for at, words in content.words.items():
        if at >= len(content.cards):
            continue
        until, left = min(lefts[later] for later in (*content.words, len(lefts) - 1) if later > at), lefts[at]
        lacking = look.grain.air(max(pushed + look.width(words) + apart - (until - left), 0))
        left = max(left + pushed - lacking // 2, min(left, lefts[0] - look.grain.air(apart)))
        pushed = lacking and left + look.width(words) + apart - until
        words = words[: (until + pushed - left) // look.cell[0]]
        until = lefts[at + 1] if content.cursor != at else until  # no wider than is seen of the card
        room = min(lefts[at] + wide, until - look.grain.air(off)) - left  # off the next plate
        plate = Rect(left, below, max(look.width(words) - look.grain.air(1), room), look.cell[1])
        if content.fanned and not content.has_cut:  # they are told of all of it
            plate = plate.union(Rect(lefts[0], below, 1, 1))
        lit = content.cards[at] in content.lit
        back, ink = (
            (inks.plate.now, inks.plate.now_words) if lit else (inks.plate.chip, inks.plate.chip_words)
        )
        aside = (plate.width - look.width(words) + 1) // 2
        if look.grain.has_only_letters:
            aside = look.on_grid((aside, 0))[0]
        written = Rect(plate.left + aside, plate.top, look.width(words), plate.height)
        ground = written  # among letters no wider than they are: a cell has no middle
        if not look.grain.has_only_letters:
            ground = plate.inflate(4 * look.grain.has_two_inks, 0).union(written.inflate(2, 0))
        page.fill(ground, back)
        page.text(written.topleft, words, ink)


SURELY_TOLD = 3
"""The lines below cards that have room for sure; of more there are as many as fit."""
LEAST_TOLD = 20
"""The least columns for what is told beside cards."""
LEAST_BESIDE = 12
"""The least letters beside a portrait."""


def rows_with_cards(look: Look, content: parts.Deck | parts.Hand | parts.Portrait, columns: int) -> float:
    """Return how many rows of letters cards or a portrait take in a width."""
    if isinstance(content, parts.Deck):
        return _deck_high(look) / look.cell[1]
    if isinstance(content, parts.Hand):
        size = card_size(look, content)
        has_words = bool(content.words and size == look.cards.size)
        told, beside = min(len(content.below), SURELY_TOLD), 0
        if columns_told := columns_beside(look, content, columns):
            told, beside = 0, len(told_rows(content.below, columns_told - 1))
            has_words &= look.grain.is_fine
        high = (size[1] + look.table.lit_raised + look.grain.air(4)) / look.cell[1]
        least = high if look.grain.is_fine else math.ceil(high)
        has_row = has_words + bool(told) if look.grain.is_fine else has_words or bool(told)
        return max(least + has_row + told, beside)
    wide, high = (-(-side // cell) for side, cell in zip(_face_size(look), look.cell, strict=True))
    room = max(columns - 3 - wide, LEAST_BESIDE)
    return max(high + look.grain.air(1), sum(len(fitted(line, room)) for line in content.lines))


def _face_size(look: Look) -> Point:
    """Return the size of a portrait on a page: none where there are but letters."""
    return (0, 0) if look.grain.has_only_letters else portrait_size(look)


def draw_portrait(page: PaintedPage, content: parts.Portrait, area: Rect, _: int) -> None:
    """Draw the face where there is more than letters and room for it; the words stand beside it."""
    look, inks, left = page.look, page.look.inks, area.left + page.look.cell[0]
    place = Rect((left, area.top + look.grain.air(look.cell[1] // 2)), _face_size(look))
    if place.width and area.contains(place):
        page.fill(place.inflate(look.grain.air(4), look.grain.air(2)), inks.lit)
        page.picture.canvas.blit(portrait(look, content.face), place.topleft)
        left = place.right + look.cell[0]
    row = Rect(left, area.top, area.right - left - look.cell[0], look.cell[1])
    name, *words = content.lines
    columns = look.columns_in(row)
    rows = [(line, inks.panel.title) for line in fitted(name, columns)]
    rows += [(line, inks.panel.words) for said in words for line in fitted(said, columns)]
    row.top += look.grain.air(min(row.height // 2, max(area.height - len(rows) * row.height, 0)))
    for line, ink in rows:
        if row.bottom <= area.bottom:
            page.text(row.topleft, line, ink)
        row.top = row.bottom
