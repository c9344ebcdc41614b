"""Pages to read: headings, text with small cards in it, and rows of true cards."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.rules.cards import Card, Suit, parse_cards
from game.screen.looks.look import Look
from game.screen.looks.monitor import Point
from game.screen.looks.palette import Ink
from game.screen.pages.page_text import CARDS_MARK, HEADING_MARK, SMALL_CARD, page_rows, text_columns
from game.screen.paint.fitting import fitted
from game.screen.paint.panels import draw_panel
from game.screen.paint.picture import Picture
from game.screen.spots import BACK, ButtonSpot

LEADS_BACK, GAP = " back", "   "
"""How the end of a footer that can be clicked ends, and what stands before it."""

SUITS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def page_lines(look: Look) -> int:
    """How many lines of a page are seen at once."""
    return look.rows - 2 * look.pages.text.first_row - (look.pages.text.footer_rows - 1)


def draw_page(picture: Picture, title: str, lines: Sequence[str], footer: str, scroll: int) -> None:
    """A page from a row on, with marks where there is more above or below."""
    look, inks = picture.look, picture.look.inks.panel
    picture.clear(inks.back)
    draw_panel(picture.canvas, look.cells(0, 0, look.columns, look.rows), inks, title)
    rows = page_rows(look, lines)
    shown = rows[scroll : scroll + page_lines(look)]
    last = (look.rows - look.pages.text.footer_rows) * look.cell[1]
    for row, line in enumerate(shown, look.pages.text.first_row):
        _draw_line(picture, line, row * look.cell[1], last)
    _draw_footer(picture, footer)
    _draw_scroll_marks(picture, above=scroll > 0, below=scroll + len(shown) < len(rows))


def _draw_footer(picture: Picture, footer: str) -> None:
    """On the lower edge of the frame, and above it where one row is not enough."""
    look = picture.look
    rows = fitted(footer, text_columns(look))[: look.pages.text.footer_rows]
    for row, words in enumerate(rows, look.rows - len(rows)):
        edge = look.cells(0, row, look.columns)
        picture.canvas.centred(edge, f" {words} ", look.inks.panel.words, look.inks.panel.back)
        if words.endswith(LEADS_BACK):
            wide = look.width(words.rsplit(GAP, 1)[-1])
            right = edge.centerx + look.width(words) // 2
            picture.spotting.note(Rect(right - wide, edge.top, wide, edge.height), ButtonSpot(BACK))


def _draw_line(picture: Picture, line: str, top: int, last: int) -> None:
    """Cards that would pass the last row are left out: they come when the page is moved up."""
    look = picture.look
    left = look.pages.text.margin * look.cell[0]
    if line.startswith(CARDS_MARK):
        if top + look.cards.size[1] <= last:
            _draw_cards(picture, line.removeprefix(CARDS_MARK), left, top)
    elif line.startswith(HEADING_MARK):
        picture.canvas.text((left, top), line.removeprefix(HEADING_MARK), look.inks.panel.title)
    else:
        draw_words(picture, line, (left, top), look.inks.panel.words)


def draw_words(picture: Picture, words: str, at: Point, ink: Ink) -> None:
    """Words with small cards in them."""
    look, (left, top) = picture.look, at
    for part, card in _parts(words):
        picture.canvas.text((left, top), part, ink)
        left += look.width(part)
        if card:
            face = _small_face(card)
            above = look.pages.text.above_paper
            paper = Rect(left, top + above, look.width(face), look.cell[1] - above)
            picture.canvas.fill(paper, look.inks.paper.paper)
            picture.canvas.text((left, top), face, picture.art.inks[card.suit])
            left += paper.width


def _small_face(card: Card) -> str:
    return f"{'10' if str(card)[0] == 'T' else str(card)[0]}{SUITS[card.suit]}"


def _parts(line: str) -> Iterator[tuple[str, Card | None]]:
    """The line's words, each part with the small card that follows it."""
    end = 0
    for match in SMALL_CARD.finditer(line):
        yield line[end : match.start()], Card.parse(match[1] + match[2])
        end = match.end()
    yield line[end:], None


def _draw_cards(picture: Picture, words: str, left: int, top: int) -> None:
    plan = picture.look.pages.text
    for group in words.split("+"):
        for card in parse_cards(group):
            picture.canvas.blit(picture.art.face(card), (left, top))
            left += picture.look.cards.size[0] + plan.card_gap
        left += plan.cards_apart


def _draw_scroll_marks(picture: Picture, *, above: bool, below: bool) -> None:
    look, inks = picture.look, picture.look.inks.panel
    column, first = look.columns - 1, look.pages.text.first_row
    if above:
        picture.canvas.text(look.cells(column, first, 1).topleft, "▲", inks.title, inks.back)
    if below:
        bottom = first + page_lines(look) - 1
        picture.canvas.text(look.cells(column, bottom, 1).topleft, "▼", inks.title, inks.back)
