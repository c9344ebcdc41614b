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

# What is said of points that no combination of cards made.
WHAT_FOR = {
    Reason.THREE_FOR_LAST: "for last",
    Reason.HEELS: "for his heels",
    Reason.GO: "for the go",
    Reason.LAST_CARD: "for the last card",
    Reason.MUGGINS: "by muggins",
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


def steps(scores: Sequence[Score], needed: int | None = None) -> list[Step]:
    """A count, item by item; where a side needs so many points for the game, no further than that."""
    result: list[Step] = []
    total = 0
    for score in scores:
        total += score.points
        if needed is not None and total >= needed:
            return [*result, Step(f"{_noun(score)} makes the game", score.cards, needed)]
        result.append(Step(_words(score, total), score.cards, total))
    return result


def _noun(score: Score) -> str:
    match score.kind:
        case Kind.FIFTEEN:
            return "fifteen"
        case Kind.THIRTY_ONE:
            return "thirty-one"
        case Kind.RUN:
            return f"a run of {number_word(score.points)}"
        case Kind.FLUSH:
            return f"a flush of {number_word(score.points)}"
        case Kind.PAIR:
            return _PAIRS[score.points]
        case Kind.NOBS:
            return "one for his nobs"


def _words(score: Score, total: int) -> str:
    noun = _noun(score)
    match score.kind:
        case Kind.FIFTEEN:
            return f"{noun} {number_word(total)}"
        case Kind.THIRTY_ONE:
            return f"{noun} for two"
        case Kind.RUN | Kind.FLUSH:
            verb = "makes"
        case Kind.PAIR | Kind.NOBS:
            verb = "is"
    return noun if total == score.points else f"{noun} {verb} {number_word(total)}"


def aloud(scores: Sequence[Score], needed: int | None = None) -> str:
    """A whole count in one sentence, or as much of it as is needed for the game."""
    phrases = [step.words for step in steps(scores, needed)]
    if not phrases:
        return NO_SCORE
    *first, last = phrases
    return f"{', '.join(first)} and {last}" if first else last


def pegged_aloud(pegged: Pegged, target: int) -> str:
    """Why a peg moved; in the game hole it says that, and not how much more the cards would count."""
    is_home = pegged.total == target
    if pegged.reason in WHAT_FOR:
        back = " back" if pegged.holes < 0 else ""
        words = f"{number_word(abs(pegged.holes))}{back} {WHAT_FOR[pegged.reason]}"
        return f"{words}, and the game" if is_home else words
    if not pegged.scores:
        return "as counted, and the game" if is_home else "as counted"
    return aloud(pegged.scores, pegged.holes if is_home else None)


def nothing_aloud(hand: Sequence[Card]) -> str:
    """What is said of a hand that counts nothing: nineteen, where no hand of its size can count that."""
    return NO_SCORE if NINETEEN in HAND_TOTALS[len(hand)] else f"nineteen, {NO_SCORE}"


def flush_that_counts_nothing(crib: Sequence[Card], starter: Card, called: str = "starter") -> str:
    """Why four of a suit in the crib are worth nothing, or no words if they are not there."""
    suits = {card.suit for card in crib}
    if len(suits) > 1 or starter.suit in suits:
        return ""
    return f"four of a suit, but a crib needs the {called} to match: no flush"
