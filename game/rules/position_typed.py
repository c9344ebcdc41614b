"""A position as anybody types it: cards, whose crib, the score; made into the words of a line."""

import re

from game.rules.cards import Cards, parse_cards
from game.rules.errors import InvalidCard, InvalidPosition, quoted
from game.rules.forms import FORMS
from game.rules.position_line import KEYS, ME, THEM, USUAL_FORM

EXAMPLE = "5S 6D 7C 8H KH KD mine 45-60"
WHOSE = f"Whose crib is it? Add mine or theirs, and the score, yours first, such as: {EXAMPLE}"
HOW_TO_ASK = (
    f"Type your cards, whose crib it is and the score, yours first, such as: {EXAMPLE}. Four cards and a "
    "starter are counted: 5S 6D 7C 8H starter 4D. Or a line: scores=45:60 dealer=me hand=5S6D7C8HKHKD."
)
STARTERS = ("starter", "cut", "start", "turn-up")
_SCORE = re.compile(r"(\d{1,3})\s*[-:]\s*(\d{1,3})")
_WHOSE = {
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
    "non-dealer": THEM,
}


def typed_position(text: str) -> str:
    """Return the line that is meant; `InvalidPosition` asks for what matters, with an example."""
    words = [word for word in text.split() if "=" in word]
    bare = " ".join(word for word in text.split() if "=" not in word).replace(",", " ").lower()
    if not bare and not words:
        raise InvalidPosition(HOW_TO_ASK)
    if not bare:
        return text
    if score := _SCORE.search(bare):
        bare = bare.replace(score[0], " ")
        words.append(f"scores={score[1]}:{score[2]}")
    bare, dealer = _dealer(bare)
    words += [f"dealer={dealer}"] if dealer else []
    if cards := _cards(bare):
        _check(cards, words)
        words.append(f"hand={''.join(map(str, cards))}")
    return " ".join(words)


def _dealer(bare: str) -> tuple[str, str]:
    """Take out of it the words that tell whose crib it is; return the rest, and who deals."""
    for words in sorted(_WHOSE, key=len, reverse=True):
        rest, found = re.subn(rf"\b{words}\b", " ", bare)
        if found:
            return rest, _WHOSE[words]
    return bare, ""


def _check(cards: Cards, words: list[str]) -> None:
    """Ask back where it matters and was not told: whose crib it is, and all of the cards."""
    told = dict(word.split("=", 1) for word in words)
    if "dealer" not in told:
        raise InvalidPosition(WHOSE)
    form = FORMS.get(told.get("form", ""), USUAL_FORM)
    if not told.keys() & {"laid", "starter"} and len(cards) != form.dealt:
        raise InvalidPosition(f"You typed {len(cards)} cards, and {form.dealt} are dealt: such as {EXAMPLE}")


def typed_hand(text: str) -> tuple[Cards, Cards] | None:
    """Return a hand and its starter, where nothing else was typed."""
    pattern = rf"(.+?)\b(?:{'|'.join(STARTERS)})\b(.+)"
    parts = re.fullmatch(pattern, text.replace(",", " ").strip().lower())
    if "=" in text or not parts:
        return None
    hand, starter = _cards(parts[1]), _cards(parts[2])
    if len(starter) != 1 or len(hand) != USUAL_FORM.kept:
        raise InvalidPosition(
            f"A hand to count is {USUAL_FORM.kept} cards and a starter, such as: 5S 6D 7C 8H starter 4D"
        )
    parse_cards(f"{parts[1]} {parts[2]}")
    return hand, starter


def _cards(words: str) -> Cards:
    for word in words.split():
        try:
            parse_cards(word)
        except InvalidCard:
            raise InvalidPosition(
                f"'{quoted(word)}' is neither a card nor a word of a position. {HOW_TO_ASK} "
                f"Its words are {', '.join(KEYS)}."
            ) from None
    return parse_cards(words)
