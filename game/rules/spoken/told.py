"""What is said at the table of what happens there, however it is shown."""

from collections.abc import Sequence

from game.rules.aloud import number_word
from game.rules.cards import KING, RANKS, TEN, Card, Suit
from game.rules.counting import points
from game.rules.events import CountSettled
from game.rules.forms import Form
from game.rules.reasons import Reason
from game.rules.results.outcome import Outcome
from game.rules.results.stakes import Win

A_TIE = "A tie: cut again."
NOTHING_TO_CALL = "There was nothing to call."
_COURT_WORDS = dict(zip(range(TEN + 1, KING + 1), ("jack", "queen", "king"), strict=True))
_RANK_WORDS = {rank: number_word(rank) for rank in RANKS} | {1: "ace"} | _COURT_WORDS
_HOW = {
    Reason.PLAY: "in the play",
    Reason.HEELS: "with his heels",
    Reason.GO: "with a go",
    Reason.LAST_CARD: "with the last card",
    Reason.HAND: "with the hand",
    Reason.CRIB: "with the crib",
    Reason.MUGGINS: "by muggins",
    Reason.PENALTY: "by a miscount",
    Reason.THREE_FOR_LAST: "with three for last",
}
_WINS = {
    Win.PLAIN: "",
    Win.LURCH: " A lurch!",
    Win.SKUNK: " A skunk!",
    Win.DOUBLE_SKUNK: " A double skunk!",
}


def in_words(card: Card) -> str:
    """A card as it is called: `ten of hearts`."""
    return f"{_RANK_WORDS[card.rank]} of {Suit(card.suit).name.lower()}"


def has_low_card(name: str) -> str:
    """Who won the cut."""
    return f"{name}: the low card, and the first crib."


def to_deal(name: str, deal: int) -> str:
    """Whose deal it is."""
    return f"{name} to deal, deal {deal}"


def count_said(said: int, running: int | None) -> str:
    """What a seat says that its cards count; or its card, in the play, if it says anything."""
    if running is None:
        return f"I count {said}"
    return f"{running} for {said}" if said else ""


def too_many(said: int) -> str:
    """A count too high, where the house asks for another."""
    return f"{said} is too many: count again."


def muggins_called(said: int) -> str:
    """Muggins, rightly or not."""
    return f"muggins: {said}!"


def miscount(settled: CountSettled, names: Sequence[str], sides: Sequence[str], form: Form) -> str:
    """A miscount and what it cost, in a sentence; nothing for a right count."""
    said, true = settled.said, points(settled.scores)
    if said == true:
        return ""
    costs = [_cost(sides[form.side(paid.seat)], paid.holes) for paid in settled.paid]
    if not costs and said < true:
        costs = [f"{true - said} lost"]
    return f"{names[settled.seat]} said {said}, it counts {true}: {', '.join(costs) or 'nothing lost'}."


def _cost(side: str, holes: int) -> str:
    return f"{holes} to {side}" if holes > 0 else f"{side} {-holes} back"


def outcome_words(outcome: Outcome, winner: str) -> str:
    """How a game was won, in a line."""
    return f"{winner} by {outcome.margin} {_HOW[outcome.reason]}.{_WINS[outcome.beaten[-1].win]}"
