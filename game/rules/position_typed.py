"""A position as anybody types it: cards, whose crib, the score; made into the words of a line."""

import re
from collections.abc import Mapping

from game.rules.card_meant import in_letters
from game.rules.cards import RANK_LETTERS, TEN, Cards, cards_text, in_one_word, parse_cards
from game.rules.counting import show
from game.rules.errors import InvalidCard, InvalidHand, InvalidPosition, quoted
from game.rules.events import HandShown
from game.rules.forms import FORMS
from game.rules.in_words import capital, listed, so_many
from game.rules.position_line import ME, THEM, USUAL_FORM
from game.rules.position_reader import WrongWord
from game.rules.presets import PRESETS

EXAMPLE = "5S 6D 7C 8H KH KD mine 45-60"
WHOSE = f"Whose crib is it? Add mine or theirs, and the score, yours first, such as: {EXAMPLE}"
HOW_TO_ASK = (
    f"Type your cards, whose crib it is and the score, yours first, such as: {EXAMPLE}. Four cards and a "
    "starter are counted: 5S 6D 7C 8H starter 4D; in the crib add crib. "
    "Or a line: scores=45:60 dealer=me hand=5S6D7C8HKHKD."
)
SUCH_AS = f"Such as: {EXAMPLE}"
CARDS_FIRST = "Your cards first, such as 5S 6D 7C 8H KH KD."
A_MATCH = "best of 5, 2-1"
NO_SUIT = f"'{{}}' has no suit: type each card with its own, C, D, H or S. {SUCH_AS}"
ONE_SCORE = f"'{{}}' is one score: type both, yours first. {SUCH_AS}"
TWO_SCORES = (
    f"'{{}}' and '{{}}' are two scores. {SUCH_AS}. A match has its length before it, such as best of 5, 2-1."
)
A_HAND = "Five cards? To count a hand, type its starter apart: {} starter {}. To discard, type six."
ONLY_COUNTED = "Four cards and a starter are only counted: leave out {}. To discard, type six cards."
WHICH_STARTER = "Which card is the starter? Such as: starter KD"
STARTERS = ("starter", "cut", "start", "turn-up")
_BETWEEN = r"\s*(?:[-:]|\bto\b)\s*"
"""What stands between two scores, as people write them or say them."""
_SCORE = re.compile(rf"(\d{{1,3}}){_BETWEEN}(\d{{1,3}})")
_TWO_NUMBERS = re.compile(r"(?<![\d:-] )(?<![:-])\b(\d{1,3}) +(\d{1,3})\b(?! *[-:]| +\d+\b)")
"""A score as well; more numbers than two are cards without suits."""
_MATCH = re.compile(
    r"(?:match )?(?:(?P<to>best of|first to) )?(?P<length>\d{1,3})(?P<points>[- ]points)?[ ,]+"
    rf"(?P<own>\d{{1,3}}){_BETWEEN}(?P<other>\d{{1,3}})(?<=\d)"
)
_HOUSES = {
    **{name: name for name in PRESETS},
    "muggins": "counting=hoyle",
    "skunks?": "stakes=1-2-3",
    "lurch(?:es)?": "stakes=lurch",
}
_IN_MATCH = re.compile(rf"\b(?:match|best of|first to)\b.*?\d+{_BETWEEN}\d+")
HOW_A_MATCH = "type its length and how it stands, yours first, such as best of 5, 2-1 or first to 12, 4-6."
_WHOSE = {
    "non-dealer": THEM,  # before the dealer who is in it
    "mine": ME,
    "my crib": ME,
    "my deal": ME,
    "your crib": ME,
    "i deal": ME,
    "dealer": ME,
    "theirs": THEM,
    "their crib": THEM,
    "their deal": THEM,
    "they deal": THEM,
    "opponent": THEM,
    "pone": THEM,
}
_ANYBODYS = "yours"
"""What the crib may be called too: who types it can mean his own, or the champ's."""

_CRIB = r"\b(?:(?:in|as) )?(?:(?:the|a|my|your|their) )?crib\b"
_NEEDLESS = re.compile(rf"\b(?:{'|'.join(_WHOSE)})\b|{_SCORE.pattern}|{_TWO_NUMBERS.pattern}")
"""What a hand to count has no use for: whose it is, and the score."""


def typed_position(text: str) -> str:
    """Return the line that is meant; `InvalidPosition` asks for what matters, with an example."""
    words = [word for word in text.split() if "=" in word]
    bare = _bare(" ".join(word for word in text.split() if "=" not in word))
    if not bare and not words:
        raise InvalidPosition(HOW_TO_ASK)
    if not bare:
        return text
    if match := _IN_MATCH.search(bare):
        bare = bare.replace(match[0], " ")
        words.append(f"match={match_word(match[0])}")
    bare = _TWO_NUMBERS.sub(r"\1-\2", bare)
    if score := _SCORE.search(bare):
        bare = bare.replace(score[0], " ", 1)
        if another := _SCORE.search(bare):
            raise InvalidPosition(TWO_SCORES.format(score[0], another[0]))
        words.append(f"scores={score[1]}:{score[2]}")
    bare, dealer = _taken_out(bare, _WHOSE)
    words += [f"dealer={dealer}"] if dealer else []
    bare, house = _taken_out(bare, _HOUSES)
    words += [f"house={house}"] if house else []
    if cards := _cards(bare, text):
        _check(cards, words)
        words.append(f"hand={in_one_word(cards)}")
    elif "=" not in text:
        raise InvalidPosition(CARDS_FIRST)
    return " ".join(words)


def completed(text: str, before: str) -> str:
    """Add what was typed before, where only a crib, a score or a match is typed; these replace the older."""
    rest, older = _bare(text), before
    for pattern in (_IN_MATCH, _SCORE, _TWO_NUMBERS):
        if pattern.search(rest):
            rest, older = pattern.sub(" ", rest), pattern.sub(" ", older)
    rest, whose = _taken_out(rest, _WHOSE)
    older = _taken_out(older, _WHOSE)[0] if whose else older
    return text if rest.strip() or not before else f"{older} {text}"


def names_cards(text: str) -> bool:
    """Tell whether there is a card in what was typed."""
    return any(map(_is_of_cards, _bare(text).split()))


def is_position(text: str) -> bool:
    """Tell whether a position was typed, however incomplete, where other answers are asked for."""
    return names_cards(text) or "hand=" in text.lower()


def in_plain_words(error: WrongWord, line: str) -> str:
    """Say what is wrong to somebody who typed no word of a line."""
    with_match = f" {A_MATCH}" if "match=" in line else ""
    return f"{capital(error.reason)} {SUCH_AS}{with_match}"


def match_word(text: str) -> str:
    """Return how a match stands as a position has it, from how anybody types it: best of 5, 2-1."""
    found = _MATCH.fullmatch(text.strip().lower())
    if not found:
        raise InvalidPosition(f"'{quoted(text)}' is no match: {HOW_A_MATCH}")
    in_points = found["to"] == "first to" or found["points"]
    return f"{found['length']}{'-points' * bool(in_points)},{found['own']}:{found['other']}"


def _bare(text: str) -> str:
    return in_letters(text).lower()


def _taken_out(bare: str, meanings: Mapping[str, str]) -> tuple[str, str]:
    """Take out of it the first of these words that stand there; return the rest, and what they mean."""
    for words, meaning in meanings.items():
        rest, found = re.subn(rf"\b{words}\b", " ", bare)
        if found:
            return rest, meaning
    return bare, ""


def _check(cards: Cards, words: list[str]) -> None:
    """Ask back where it matters and was not told: whose crib it is, and all of the cards."""
    told = dict(word.split("=", 1) for word in words)
    if not told and len(cards) == USUAL_FORM.kept + 1:
        raise InvalidPosition(A_HAND.format(cards_text(cards[:-1]), cards[-1]))
    form = FORMS.get(told.get("form", ""), USUAL_FORM)
    if not told.keys() & {"laid", "starter"} and len(cards) != form.dealt:
        raise InvalidPosition(
            f"You typed {so_many(len(cards), 'card')}, and {form.dealt} are dealt: such as {EXAMPLE}"
        )
    if "dealer" not in told:
        raise InvalidPosition(WHOSE)


def typed_hand(text: str) -> HandShown | None:
    """Return a hand or a crib and its starter, where nothing else was typed."""
    bare, is_crib = re.subn(_CRIB, " ", _bare(text))
    parts = re.fullmatch(rf"(.+?)\b(?:{'|'.join(STARTERS)})\b(.*)", bare.strip())
    if "=" in text or not parts:
        return None
    if needless := [found[0] for found in _NEEDLESS.finditer(bare)]:
        raise InvalidPosition(ONLY_COUNTED.format(listed(needless)))
    if not parts[2].strip():
        raise InvalidPosition(WHICH_STARTER)
    hand, starter = _cards(parts[1], text), _cards(parts[2], text)
    if len(starter) != 1 or len(hand) != USUAL_FORM.kept:
        raise InvalidPosition(
            f"A hand to count is {USUAL_FORM.kept} cards and a starter, such as: 5S 6D 7C 8H starter 4D"
        )
    _cards(f"{parts[1]} {parts[2]}", text)
    scores = show(hand, starter[0], crib=bool(is_crib))
    return HandShown(0, bool(is_crib), hand, starter[0], scores)


def _is_of_cards(word: str) -> bool:
    try:
        return bool(parse_cards(word))
    except (InvalidCard, InvalidHand):
        return False


def _as_typed(word: str, typed: str) -> str:
    """Return the word that was typed for this rank: nine for 9."""
    return next((one for one in typed.split() if _bare(one).strip() == word), word)


def _cards(words: str, typed: str) -> Cards:
    """Read cards, in letters; `typed`: as they were written."""
    for word in words.split():
        try:
            parse_cards(word)
        except InvalidCard:
            if word.isdecimal() and int(word) > TEN:  # or else a card without its suit
                raise InvalidPosition(ONE_SCORE.format(quoted(word))) from None
            if word == _ANYBODYS:
                raise InvalidPosition(WHOSE) from None
            raise InvalidPosition(
                NO_SUIT.format(quoted(_as_typed(word, typed)))
                if all(sign in f"{RANK_LETTERS}10" for sign in word.upper())
                else f"'{quoted(word)}' is neither a card nor a word of a position. {SUCH_AS}"
            ) from None
    try:
        return parse_cards(words)
    except InvalidHand as error:
        raise InvalidPosition(f"{error} {SUCH_AS}") from None
