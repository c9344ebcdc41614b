"""Pages to read: headings, text with small cards in it, and rows of true cards."""

import re
from collections.abc import Iterator, Sequence

from pygame import Rect

from game.rules.cards import Card, Suit, parse_cards
from game.screen.looks.palette import Colour
from game.screen.paint.glyphs import HEIGHT, WIDTH
from game.screen.paint.panels import draw_panel
from game.screen.paint.picture import Picture

BACK, FRAME, WORDS, HEADING = Colour.BLUE, Colour.LIGHT_CYAN, Colour.WHITE, Colour.YELLOW
MARGIN_COLUMNS, FIRST_ROW = 3, 2
SMALL_CARD = re.compile(r"\[(10|[2-9TJQKA])([CDHS])\]")
HEADING_MARK, CARDS_MARK = "# ", "= "
CARD_GAP, APART = 6, 24
SUITS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
RED_SUITS = (Suit.DIAMONDS, Suit.HEARTS)


def page_lines(picture: Picture) -> int:
    """How many lines of a page are seen at once."""
    return picture.look.rows - 2 * FIRST_ROW


def draw_page(picture: Picture, title: str, lines: Sequence[str], footer: str, scroll: int) -> None:
    """A page from a line on, with marks where there is more above or below."""
    picture.clear(BACK)
    area = picture.cells(0, 0, picture.look.columns, picture.look.rows)
    draw_panel(picture.canvas, area, BACK, FRAME, title)
    shown = lines[scroll : scroll + page_lines(picture)]
    last = area.bottom - HEIGHT
    for row, line in enumerate(shown, FIRST_ROW):
        _draw_line(picture, line, row * HEIGHT, last)
    if footer:
        edge = picture.cells(0, picture.look.rows - 1, picture.look.columns)
        picture.canvas.centred(edge, f" {footer} ", WORDS, BACK)
    _draw_scroll_marks(picture, above=scroll > 0, below=scroll + len(shown) < len(lines))


def _draw_line(picture: Picture, line: str, top: int, last: int) -> None:
    """Cards that would pass the last row are left out: they come when the page is moved up."""
    left = MARGIN_COLUMNS * WIDTH
    if line.startswith(CARDS_MARK):
        if top + picture.look.card[1] > last:
            return
        _draw_cards(picture, line.removeprefix(CARDS_MARK), left, top)
    elif line.startswith(HEADING_MARK):
        picture.canvas.text((left, top), line.removeprefix(HEADING_MARK), HEADING)
    else:
        _draw_words(picture, line, left, top)


def _draw_words(picture: Picture, line: str, left: int, top: int) -> None:
    for words, card in _parts(line):
        picture.canvas.text((left, top), words, WORDS)
        left += len(words) * WIDTH
        if card:
            face = f"{'10' if str(card)[0] == 'T' else str(card)[0]}{SUITS[card.suit]}"
            ink = Colour.RED if card.suit in RED_SUITS else Colour.BLACK
            picture.canvas.fill(Rect(left, top + 1, len(face) * WIDTH, HEIGHT - 1), Colour.WHITE)
            picture.canvas.text((left, top), face, ink)
            left += len(face) * WIDTH


def _parts(line: str) -> Iterator[tuple[str, Card | None]]:
    """The line's words, each part with the small card that follows it."""
    end = 0
    for match in SMALL_CARD.finditer(line):
        yield line[end : match.start()], Card.parse(match[1] + match[2])
        end = match.end()
    yield line[end:], None


def _draw_cards(picture: Picture, words: str, left: int, top: int) -> None:
    for group in words.split("+"):
        for card in parse_cards(group):
            picture.canvas.blit(picture.art.face(card), (left, top))
            left += picture.look.card[0] + CARD_GAP
        left += APART


def _draw_scroll_marks(picture: Picture, *, above: bool, below: bool) -> None:
    column = picture.look.columns - 1
    if above:
        picture.canvas.text(picture.cells(column, FIRST_ROW, 1).topleft, "▲", HEADING, BACK)
    if below:
        bottom = picture.look.rows - 1 - FIRST_ROW
        picture.canvas.text(picture.cells(column, bottom, 1).topleft, "▼", HEADING, BACK)
