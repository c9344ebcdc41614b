"""What is said at the table of what happens there, however it is shown."""

from collections.abc import Collection, Sequence

from game.rules.aloud import WHAT_FOR, aloud, number_word, pegged_aloud
from game.rules.cards import KING, RANKS, TEN, Card, Suit
from game.rules.counting import Score, points
from game.rules.events import CountSettled, Pegged
from game.rules.forms import Form
from game.rules.reasons import Reason
from game.rules.results.outcome import Outcome
from game.rules.results.stakes import Stakes, Win

YOU = "YOU"
"""The name that means whoever reads it."""
A_TIE = "A tie: cut again."
NOTHING_TO_CALL = "There was nothing to call."
_COURT_WORDS = dict(zip(range(TEN + 1, KING + 1), ("jack", "queen", "king"), strict=True))
_RANK_WORDS = {rank: number_word(rank) for rank in RANKS} | {1: "ace"} | _COURT_WORDS
_LAST_SCORE = {
    Reason.PLAY: "the play",
    Reason.HEELS: "his heels",
    Reason.GO: "the go",
    Reason.LAST_CARD: "the last card",
    Reason.HAND: "the hand",
    Reason.CRIB: "the crib",
    Reason.MUGGINS: "muggins",
    Reason.PENALTY: "a miscount",
    Reason.THREE_FOR_LAST: "three for last",
}
_WINS = {
    Win.PLAIN: "a win",
    Win.LURCH: "a lurch",
    Win.SKUNK: "a skunk",
    Win.DOUBLE_SKUNK: "a double skunk",
}


def in_words(card: Card) -> str:
    """A card as it is called: `ten of hearts`."""
    return f"{_RANK_WORDS[card.rank]} of {Suit(card.suit).name.lower()}"


def has_low_card(name: str) -> str:
    """Who won the cut."""
    return f"{name}: the low card, and the first crib."


def deals_first(name: str) -> str:
    """Who won the cut, in three words."""
    return f"{name} {'DEAL' if name == YOU else 'DEALS'} FIRST"


def whose_cards(name: str, *, crib: bool) -> str:
    """What a hand or a crib is called while it is counted."""
    what = "CRIB" if crib else "HAND"
    return f"YOUR {what}" if name == YOU else f"{name}'S {what}"


def together(names: Sequence[str]) -> str:
    """Those who play for one side."""
    return " & ".join(names)


def partners(sides: Sequence[str]) -> str:
    """Who plays with whom."""
    return f"{' against '.join(sides)}."


def target_chosen(target: int) -> str:
    """Which hole wins, once it was chosen."""
    return f"The game is to {target}."


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


def outcome_words(
    outcome: Outcome, sides: Sequence[str], names: Sequence[str], people: Collection[int] = ()
) -> str:
    """Who won, by how much and with what, in a sentence; people who all play for one side are `you`."""
    last = _LAST_SCORE[outcome.reason]
    if len(people) != 1:
        return f"{sides[outcome.winner]} won by {outcome.margin}: {last}."
    if outcome.reason in (Reason.HAND, Reason.CRIB):
        last = f"{names[outcome.seat]}'s {outcome.reason.value}"
    [own] = people
    if own == outcome.winner:
        return f"You won by {outcome.margin}: {last}."
    [margin] = [beaten.margin for beaten in outcome.beaten if beaten.side == own]
    return f"You lost by {margin}: {last}."


def winners(names: Sequence[str]) -> str:
    """Who won, for a heading."""
    return f"{together(names)} {'WINS' if len(names) == 1 and names[0] != YOU else 'WIN'}"


def scores_words(outcome: Outcome) -> str:
    """The scores, the winner's first."""
    losers = (beaten.score for beaten in outcome.beaten)
    return " to ".join(map(str, (outcome.scores[outcome.winner], *losers)))


def worth_words(outcome: Outcome, unit: str) -> str:
    """What the win is called by how badly the last was beaten, and what it counts."""
    return f"{_WINS[outcome.beaten[-1].win]} counts {so_many(outcome.worth, unit)}"


def unit_of(stakes: Stakes) -> str:
    """What wins are counted in: tournaments give points for a game."""
    return "game" if stakes.plain == 1 else "game point"


def so_many(number: int, unit: str) -> str:
    """A number of things, in figures: `1 game`, `2 games`."""
    return f"{number} {unit}{'' if number == 1 else 's'}"
