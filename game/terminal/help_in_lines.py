"""The help in lines: the words to type, and each page of the handbook by its number or its name."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from game.devices.button import with_keys
from game.handbook.help_page import About, Page
from game.handbook.rule_pages import Ways, coach_pages, rule_pages
from game.handbook.stories import story_pages
from game.rules.errors import quoted
from game.rules.forms import FORMS, Form
from game.rules.house import House
from game.rules.in_words import as_sentence, listed
from game.rules.position_typed import EXAMPLE as SUCH_A_HAND
from game.rules.voice import Voice
from game.session.telling import CardNames
from game.session.typed import is_short_for
from game.sheets.marks import HEADING_MARK
from game.sheets.table_words import TableWords

IN_LINES = TableWords(
    board="",
    dealer="The line of each deal names the dealer",
    old_cards="",
    new_count="",
    reasons="in the line of the points",
    score="Type score to hear the scores",
    says="type it behind the card, such as 5h 2",
    cuts="left right",
)
KEYS = {
    "fire": "Enter",
    "back": "back",
    "go": "type go",
    "hint": "hint",
    "help": "Help",
    "fast": "the period key",
    "tell": "F3",
    "full_screen": "F11",  # the window's, told under Options
    **{way: way for way in ("up", "down", "left", "right")},
    **IN_LINES.by_mark,
}
"""What stands in a text for its mark of a key, or of what a machine draws."""
WAYS = Ways(
    hint="Type hint",
    signs="",
    tutor="with the words tutor on, or with --tutor",
    practice="a word between games",
    quizzes="and a discard quiz",
    review="a word after a game",
)
_HOW_TO_ANSWER = (
    "Type your answer, then Enter. Enter alone takes the standard answer, where there is one.",
    "Type cards as rank and suit: 5h, 10d or td, js. The rank alone will do where it is clear.",
)
_AT_ANY = "You can type these words at any question."
_HINT = "hint, when you discard or play: a tip. hint again: the best choices and their price."
_UNDO = "undo: take back your last move, if nobody has answered it."
_TOLD_AGAIN = "again: what happened since your last answer. score: the score. table: the table and your hand."
_QUIT = "quit or leave: save the game. You can continue any time."
TO_READ = (
    "help rules: the pages on this game; help 1 reads the first. help tips: how to play well, and the coach.",
    "help nobs: the meaning of nobs, or of any word of the table. help words: more words to type.",
)
_HOME_FROM_A_GAME = "home: save the game, and back to where you are offered one."
HOME = "home: back to where you are offered a game, or to the game you are playing."


def game_words(no_hints: str = "", no_undo: str = "") -> tuple[str, ...]:
    """Tell the words to type in a game; a table that refuses some of them says so in their place."""
    return (_AT_ANY, no_hints or _HINT, no_undo or _UNDO, _TOLD_AGAIN, _QUIT, _HOME_FROM_A_GAME)


_LEARN, _GUIDE = "learn: eight short lessons.", "guide: each step of a game is explained when it comes."
_PRACTICE = "practice: mistakes, a quiz, a drill, rules of thumb."
_ROOMS = (
    f"{_LEARN} {_GUIDE}",
    f"{_PRACTICE} records: your figures and saved games.",
    "options: opponents, initials and tutor. house rules: change any rule. more: other ways to play.",
    "club night: nine games among regulars. demo: the computer against itself. replay: your last game again.",
)
BEFORE_A_GAME = (
    _HOW_TO_ANSWER[0],
    "yes: this game. no: another one, its rules and seats. A name, such as bsd or hoyle three: that game.",
    *_ROOMS,
    "review: what its moves cost you. quit: leave. Started with --speech, CRIB reads its window aloud.",
)
AFTER_A_GAME = (
    _HOW_TO_ANSWER[0],
    "yes: the next game. no: leave. choose: another game, its rules and its seats.",
    "review: each move with its price, and your luck. again: how the game ended.",
    *_ROOMS,
)
"""What can be typed between two games."""
FAR_WORDS = (
    _AT_ANY,
    _HINT,
    "say: talk with your friend, such as say well played. It works while you wait, too.",
    _TOLD_AGAIN,
    _QUIT,
)
"""The same for a game with a friend far away."""
A_REAL_BOARD = "to type in a game played with real cards, start the program with --enter."
OTHER_WORDS = (
    *_HOW_TO_ANSWER,
    f"{_GUIDE} off: no more of it.",
    "tutor on: a warning before a costly move. tutor off: none.",
    f"{_LEARN} {_PRACTICE}",
    "help stories: opponents and originals.",
    "words: hands as ten of hearts or as 10H, and tables in sentences or in columns, from now on.",
    "guide while it explains: the last step again. guide back: the step before it.",
    f"ask: price every choice you have now, or lay out any cards. ask {SUCH_A_HAND}: price those. ask 5 "
    "before the cards: play it out for five seconds. position: print this moment as one line, for ask.",
    f"enter: {A_REAL_BOARD}",
    "seal: read the deck seal, which proves the deal fair after the game.",
    "In practice there are no hints; in a lesson hint shows you. Table and score describe the question, and "
    "leave takes you back.",
)
_OTHER_TALK = (
    "overpeg, too high: more points said than there are. You peg the right ones, your opponent the rest.",
    "renege: a go while a card fits, or a card past thirty-one. Both are refused here.",
    "game points: what a win counts in a match: two, or three for a skunk.",
    "double skunk: a win by sixty-one or more.",
    "his nibs: at LOADSTAR's table his heels, two for the dealer.",
    "par after so many deals: what good players have by then, on average.",
)
"""What is said at a tournament's table alone, or beside a score, and stands in no story."""
_TIPS = {About.DISCARDS, About.PEGGING, About.SCORE, About.COACH, About.PRACTICE}
_RULES = {About.GAME, About.CRIB, About.PLAY, About.SHOW}
_STORIES = {About.OPPONENTS, About.HISTORY, About.TALK, About.ORIGINALS}
_ALSO_CALLED = {"counting": "the show"}
_DOING = re.compile(r"(\w{2,}?(\w))\2?ing")
"""A word that is found by what is done: dealing, cutting."""
_MOST_SENTENCES = 4
_NUMBERED = re.compile(r"^(\d+[.)]|[a-z]\)) ")
_SENTENCE = re.compile(r"(?<=[.!]) (?=[A-Z])")
_ENTRY = re.compile(r"(?<=[.]) (?=[\w ]+: )")
_LEANS = re.compile(
    r"^(Here|It|Its|He|His|She|They|This|That|These|Those|Ask again|Turn him|So|Then)\b|\bthere\.$"
)
"""How a sentence begins or ends that cannot be understood without the one before."""
_POINTS = re.compile(r": \d+\.$")
_PAGE_NAMED = re.compile(r"\bTIPS: (\w+)")
_TRAP = re.compile(r"^# (\d): (.+[^.])\.?$")
"""What not to leave, after what it costs: an ear wants the reason first."""
Pages = Mapping[int, Page]


def help_lines(
    form: Form, house: House, voice: Voice, wanted: str, cards: CardNames, here: Sequence[str]
) -> Iterator[str]:
    """Tell the words to type `here`, a group of pages, or whatever page or word is named."""
    everywhere = [*rule_pages(form, house, voice), *coach_pages(WAYS), *story_pages()]
    # What is one game's alone comes last, and the rest has one number everywhere.
    pages = dict(enumerate(sorted(everywhere, key=lambda page: bool(page.section)), 1))
    others = {n for n, page in pages.items() if page.about in _TIPS | _STORIES and not page.section}
    groups: dict[str, list[str]] = {
        "": [*here, *TO_READ],
        "words": [*OTHER_WORDS],
        "rules": _named(pages, {*pages} - others),
        "tips": _named(pages, {number for number in others if pages[number].about in _TIPS}),
        "stories": _named(pages, {number for number in others if pages[number].about in _STORIES}),
    }
    wanted = wanted.lower().removeprefix("help").strip()
    wanted = _ALSO_CALLED.get(wanted, wanted)
    if wanted in groups:
        yield from groups[wanted]
    elif wanted.isdecimal():
        page = pages.get(int(wanted)) if len(wanted) <= len(str(len(pages))) else None
        unknown = f"Unknown page {quoted(wanted)}. Type help and a number from 1 to {len(pages)}."
        told = _sentences_on(wanted, pages, cards) if int(wanted) and not page else []
        yield from page_lines(page, cards) if page else told or [unknown]
        yield from _named(pages, {int(wanted) + 1}) if page else ()
    elif found := _found(pages, wanted, cards) or _in_another_form(wanted, house, voice, cards):
        yield from found
    else:
        known = listed([f"help {name}".strip() for name in groups], "or")
        yield f"Nothing on '{quoted(wanted)}'. Type {known}."


def _named(pages: Pages, numbers: set[int]) -> list[str]:
    """List pages, each with what to type; an original's own are its own."""
    names = {n: f"{page.name}{f', {page.section}' * bool(page.section)}" for n, page in pages.items()}
    return [f"help {number}: {name}." for number, name in names.items() if number in numbers]


def on_a_word(wanted: str, lines: Sequence[str]) -> list[str]:
    """Return what lines of help tell of a word to type."""
    label = re.compile(rf"(?!help )(\w+ )*{re.escape(wanted)}(,? \w+)*: ")
    return [one for one in _entries(lines) if label.match(one)]


def _entries(lines: Sequence[str]) -> list[str]:
    """Part lines of help, each word with what it does."""
    return [*dict.fromkeys(one for line in lines for one in _ENTRY.split(line))]


def _found(pages: Pages, wanted: str, cards: CardNames) -> list[str]:
    """Return the lines on a word that is typed or said at the table, and the pages of that name."""
    entries = _entries((*game_words(), *TO_READ, *OTHER_WORDS, *AFTER_A_GAME))
    words = on_a_word(wanted, entries)
    talk = [line for page in pages.values() if page.about is About.TALK for line in page.lines]
    talk += _OTHER_TALK
    words += [line for line in talk if is_short_for(wanted, line.partition(":")[0])]
    found = {number for number, page in pages.items() if is_short_for(wanted, page.name.lower())}
    if len(found) == 1 and not words:
        return [*page_lines(pages[min(found)], cards)]
    names = {name.removeprefix("his ") for line in words for name in line.partition(":")[0].split(", ")}
    rules = [] if wanted.removeprefix("his ") in names else _sentences_on(wanted, pages, cards)
    told = [*dict.fromkeys([*words, *rules, *_named(pages, found)])]
    told = told or [one for one in entries if re.search(rf"\b{re.escape(wanted)}s?\b", one)]
    doing = None if told else _DOING.fullmatch(wanted)
    return _found(pages, doing[1], cards) if doing else told


def _sentences_on(wanted: str, pages: Pages, cards: CardNames) -> list[str]:
    """Return the part of the rules that is called so, or the first sentences that name the word: of the
    rules, or else of the tips or the opponents, those with points first."""
    word = re.compile(rf"\b{re.escape(wanted.removesuffix('s'))}s?\b", re.IGNORECASE)
    for abouts in (_RULES, _TIPS, {About.OPPONENTS}):
        told: dict[str, int] = {}
        for number, page in pages.items():
            lines = [*page_lines(page, cards)][1:] if page.about in abouts else []
            for heading in {f"The {wanted}.", f"{wanted.capitalize()}."} & {*lines}:
                return _part_of(page, lines[lines.index(heading) :])
            for one in (one for line in lines for one in _SENTENCE.split(_NUMBERED.sub("", line))):
                is_told = one.endswith(".") and " " in one and not _LEANS.search(one)
                if is_told and word.search(one):
                    told.setdefault(one, number)
        if found := sorted(told, key=lambda one: not _POINTS.search(one))[:_MOST_SENTENCES]:
            return [*found, *_named(pages, {told[found[0]]})]
    return []


def _part_of(page: Page, lines: Sequence[str]) -> list[str]:
    """Return the heading of a part of a page, and of its sentences those that need no picture below them."""
    headings = [f"{line[2:]}." for line in page.lines if line.startswith(HEADING_MARK)]
    told = takewhile(lambda line: line not in headings and not line.endswith(":"), lines[1:_MOST_SENTENCES])
    return [lines[0], *told]


def _in_another_form(wanted: str, house: House, voice: Voice, cards: CardNames) -> list[str]:
    """Return what the rules of another form say of a word that this game does not know."""
    for form in FORMS.values():
        if told := _sentences_on(wanted, dict(enumerate(rule_pages(form, house, voice), 1)), cards):
            sentences = (one for one in told if not one.startswith("help "))
            return ["Not in this game, but in another:", *sentences]
    return []


def page_lines(page: Page, cards: CardNames) -> Iterator[str]:
    """Read a page of the handbook; its tables stand in columns, but where hands are told in words."""
    teller, keys = cards.teller, KEYS | {"back": "leave", "help": "help"}
    lines = [_PAGE_NAMED.sub(lambda name: f"help {name[1].lower()}", line) for line in page.lines]
    lines = [_TRAP.sub(r"# \2, for \1", line) for line in lines]
    yield as_sentence(page.name)
    told = filter(None, teller.page_rows([with_keys(line, keys) for line in lines]))
    yield from (row.replace(", with ", ", then ") if page.about is About.PEGGING else row for row in told)
