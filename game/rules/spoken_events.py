"""What is said of events: why a peg moved, and what a miscount cost. What only words need reads no events."""

from collections.abc import Sequence

from game.rules.counting import Reason, Score, points
from game.rules.events import CountSettled, Pegged
from game.rules.forms import Form
from game.rules.spoken import aloud, number_word

# What is said of points that no combination of cards made.
WHAT_FOR = {
    Reason.THREE_FOR_LAST: "for last",
    Reason.HEELS: "for his heels",
    Reason.GO: "for the go",
    Reason.LAST_CARD: "for the last card",
    Reason.MUGGINS: "by muggins",
    Reason.PENALTY: "for the miscount",
}


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


def scored(pegged: Pegged, target: int) -> str:
    """A score with where it came from, as it is written down: `7 hand: fifteen two ...`."""
    if pegged.reason not in WHAT_FOR:
        return f"{pegged.holes} {pegged.reason.value}: {pegged_aloud(pegged, target)}"
    back = " back" if pegged.holes < 0 else ""
    words = f"{abs(pegged.holes)}{back} {WHAT_FOR[pegged.reason]}"
    return f"{words}, and the game" if pegged.total == target else words


def counted(scores: Sequence[Score], *, crib: bool, nothing: str = "") -> str:
    """What cards count where no peg tells it, written down like a score."""
    return f"{points(scores)} {'crib' if crib else 'hand'}: {aloud(scores) if scores else nothing}"


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
