"""Help by typing: what can be typed, and the rules of the game in play, page by page."""

from collections.abc import Iterator

from game.handbook.about_coach import Ways, coach_page
from game.handbook.page_parts import Page
from game.handbook.rule_pages import rule_pages
from game.rules.cards import parse_cards
from game.rules.forms import Form
from game.rules.house import House
from game.terminal.card_names import CardNames
from game.terminal.conversation import quoted
from game.terminal.names import as_sentence

WORDS = (
    "Answer a question with what it asks for. Enter alone takes what is usual, where it says so.",
    "Cards are typed by rank and suit, in small or large letters: 5h, 10d or td, js. A rank alone will do "
    "where you hold one card of it.",
    "At any question you can also type these words.",
    "again: hear what happened since you last answered.",
    "score: how the game stands. table: what lies on the table.",
    "hint: where to look before you lay away or play; hint again: every choice, and what it is worth.",
    "words: hear hands as ten of hearts, and again as 10H.",
    "undo: take your last move back, while it is not answered and the house lets it.",
    "seal: what proves after the game that no card was changed.",
    "quit, or leave: the game is kept, and you can go on with it.",
    "In practice there are no hints, table and score are those of the question, and leave goes back to "
    "what is asked between games.",
    "help and a number: a page of the rules of this game.",
)
WAYS = Ways(
    hint="the word hint",
    signs="",
    tutor="by --tutor, or at the window under Options",
    practice="a word between games",
    quizzes="and a quiz of lay-aways",
    review="a word at the end of a game",
)


def help_lines(form: Form, house: House, starter: str, number: str, cards: CardNames) -> Iterator[str]:
    """What can be typed, or a page of the rules by its number."""
    pages = dict(enumerate([*rule_pages(form, house, starter), coach_page(WAYS)], 1))
    page = pages.get(int(number)) if number.isdecimal() and len(number) <= len(str(len(pages))) else None
    if page:
        yield from _page_lines(page, cards)
    elif number.isdecimal():
        yield f"There is no page {quoted(number)}: type help and a number from 1 to {len(pages)}."
    else:
        yield from WORDS
        yield from (f"help {place}: {each.title.capitalize()}." for place, each in pages.items())


def _page_lines(page: Page, cards: CardNames) -> Iterator[str]:
    yield as_sentence(page.title.capitalize())
    for line in filter(None, page.lines):
        mark, _, words = line.partition(" ")
        match mark:
            case "#":
                yield as_sentence(words)
            case "=":
                yield as_sentence(
                    ", with ".join(cards.row(parse_cards(group)) for group in words.split(" + "))
                )
            case ".":
                yield as_sentence(words.replace("\t", ": "))
            case _:
                yield line
