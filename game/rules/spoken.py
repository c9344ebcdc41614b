"""What is said at the table: a count aloud, what happens, and how it ended; the same words for any screen."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.rules.cards import KING, RANKS, TEN, Card, Cards, Suit
from game.rules.counting import HAND_TOTALS, NINETEEN, Kind, Reason, Score, for_alike
from game.rules.outcome import Outcome, Stakes, Win

_ONES = (
    *("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    "nineteen",
)
_TENS = ("", "", "twenty", "thirty", "forty")
_PAIRS = {for_alike(2): "a pair", for_alike(3): "a pair royal", for_alike(4): "a double pair royal"}
NO_SCORE = "nothing at all"


def number_word(number: int) -> str:
    """A number in words, up to forty-nine."""
    if number < len(_ONES):
        return _ONES[number]
    tens, ones = divmod(number, 10)
    return f"{_TENS[tens]}-{_ONES[ones]}" if ones else _TENS[tens]


def listed(words: Sequence[str], conjunction: str = "and") -> str:
    """Words with commas, and the conjunction before the last."""
    *first, last = words
    return f"{', '.join(first)} {conjunction} {last}" if first else last


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
            return f"{number_word(score.points)} for his nobs"


def _words(score: Score, total: int) -> str:
    noun = _noun(score)
    match score.kind:
        case Kind.FIFTEEN:
            return f"{noun} {number_word(total)}"
        case Kind.THIRTY_ONE:
            return f"{noun} for {number_word(score.points)}"
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
    return listed(phrases)


def nothing_aloud(hand: Sequence[Card]) -> str:
    """What is said of a hand that counts nothing: nineteen, where no hand of its size can count that."""
    return NO_SCORE if NINETEEN in HAND_TOTALS[len(hand)] else f"nineteen, {NO_SCORE}"


def flush_that_counts_nothing(crib: Sequence[Card], starter: Card, called: str = "starter") -> str:
    """Why four of a suit in the crib are worth nothing, or no words if they are not there."""
    suits = {card.suit for card in crib}
    if len(suits) > 1 or starter.suit in suits:
        return ""
    return f"four of a suit, but a crib needs the {called} to match: no flush"


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


def rank_word(rank: int) -> str:
    """A rank as it is called: `ten`."""
    return _RANK_WORDS[rank]


def plural(noun: str) -> str:
    """Several of it."""
    return f"{noun}es" if noun.endswith("x") else f"{noun}s"


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
