"""Counts as they are said at the table: `fifteen two, fifteen four and a pair is six`."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.cards import Card, Cards
from game.rules.counting import HAND_TOTALS, NINETEEN, Kind, Score
from game.rules.events import Pegged
from game.rules.reasons import Reason

_ONES = (
    *("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    "nineteen",
)
_TENS = ("", "", "twenty", "thirty", "forty")
_PAIRS = {2: "a pair", 6: "a pair royal", 12: "a double pair royal"}
NO_SCORE = "nothing at all"

# What is said of points that no combination of cards made. CRIB.DOC: an obvious go needs no reason.
_WORDS = {
    Reason.THREE_FOR_LAST: "three for last",
    Reason.HEELS: "two for his heels",
    Reason.GO: "one for the go",
    Reason.LAST_CARD: "one for the last card",
    Reason.MUGGINS: "muggins!",
    Reason.PENALTY: "for the miscount",
}


def number_word(number: int) -> str:
    """A number in words, up to forty-nine."""
    if number < len(_ONES):
        return _ONES[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_ONES[ones]}" if ones else _TENS[tens]


@dataclass(frozen=True, slots=True)
class Step:
    """One breath of a count: the words, the cards they are about, and the total so far."""

    words: str
    cards: Cards
    total: int


def steps(scores: Sequence[Score]) -> list[Step]:
    """A count, item by item."""
    result: list[Step] = []
    total = 0
    for score in scores:
        total += score.points
        result.append(Step(_words(score, total), score.cards, total))
    return result


def _words(score: Score, total: int) -> str:
    match score.kind:
        case Kind.FIFTEEN:
            return f"fifteen {number_word(total)}"
        case Kind.THIRTY_ONE:
            return "thirty-one for two"
        case Kind.RUN:
            noun, verb = f"a run of {number_word(score.points)}", "makes"
        case Kind.FLUSH:
            noun, verb = f"a flush of {number_word(score.points)}", "makes"
        case Kind.PAIR:
            noun, verb = _PAIRS[score.points], "is"
        case Kind.NOBS:
            noun, verb = "one for his nobs", "is"
    return noun if total == score.points else f"{noun} {verb} {number_word(total)}"


def aloud(scores: Sequence[Score]) -> str:
    """A whole count in one sentence."""
    phrases = [step.words for step in steps(scores)]
    if not phrases:
        return NO_SCORE
    *first, last = phrases
    return f"{', '.join(first)} and {last}" if first else last


def pegged_aloud(pegged: Pegged) -> str:
    """Why a peg moved."""
    return _WORDS.get(pegged.reason) or (aloud(pegged.scores) if pegged.scores else "as counted")


def nothing_aloud(hand: Sequence[Card]) -> str:
    """What is said of a hand that counts nothing: nineteen, where no hand of its size can count that."""
    return NO_SCORE if NINETEEN in HAND_TOTALS[len(hand)] else f"nineteen: {NO_SCORE}"


def flush_that_counts_nothing(crib: Sequence[Card], starter: Card) -> str:
    """Why four of a suit in the crib are worth nothing, or no words if they are not there."""
    suits = {card.suit for card in crib}
    if len(suits) > 1 or starter.suit in suits:
        return ""
    return "four of a suit, but a crib needs the starter to match: no flush"
